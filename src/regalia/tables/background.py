"""Work that goes on even if nobody waits for it, held on to until it is done."""

import asyncio
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
        """Wait for all of it, and for what comes of it."""
        while tasks := list(self._tasks):
            await asyncio.gather(*tasks, return_exceptions=True)
            self._tasks.difference_update(tasks)

    async def stop(self) -> None:
        """Break all of it off, and what comes of that."""
        while tasks := list(self._tasks):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._tasks.difference_update(tasks)


def has_failed(task: "asyncio.Task[Any]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
