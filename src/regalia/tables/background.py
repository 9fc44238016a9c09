"""Work in the background: a task is held until it is done, even if nobody waits for it; and work
that lets others in."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class BackgroundTasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for all tasks, and for those that they start."""
        while tasks := list(self._tasks):
            await asyncio.gather(*tasks, return_exceptions=True)
            self._tasks.difference_update(tasks)

    async def stop(self) -> None:
        """Cancel all tasks, and those that they start meanwhile."""
        while tasks := list(self._tasks):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._tasks.difference_update(tasks)


class Pause:
    """Long work in the event loop awaits one between its steps: after some milliseconds everything
    else gets its turn."""

    SECONDS = 0.005

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def __call__(self) -> None:
        if time.perf_counter() - self._since > self.SECONDS:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


def has_failed(task: "asyncio.Task[Any]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
