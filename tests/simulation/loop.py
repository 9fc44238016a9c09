"""An event loop in which nothing is left to chance: time is virtual, the order of what is ready is
the seed's, and a process can vanish between any two steps. No threads, no sockets, no clock."""

import asyncio
import contextlib
import random
import secrets
import threading
import time
import warnings
from collections.abc import Callable, Coroutine, Iterator
from contextvars import Context, ContextVar
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from unittest import mock

from tests.scale import Entropy

#: Steps after which a run that gets nowhere is given up.
MOST_STEPS = 2_000_000
#: When every run begins, in seconds since 1970.
EPOCH = 1_700_000_000.0


class Stuck(Exception):
    """Nothing can happen any more, and the run is not over."""


@dataclass(eq=False)
class Owner:
    """A process: what its tasks see of time, until they vanish with it."""

    name: str
    skew: float = 0.0  # of its clock, in seconds
    boot: float = 0.0  # where its monotonic clock began
    alive: bool = True
    context: Context = field(default_factory=Context)

    def __post_init__(self) -> None:
        self.context.run(OWNER.set, self)


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)


class _Numbered:
    """Sets of these are walked in the same order in every run: addresses differ, numbers do not."""

    _number: int

    def __hash__(self) -> int:
        return self._number


class _Task(_Numbered, asyncio.Task):  # type: ignore[type-arg]
    owner: Owner | None

    def __init__(self, coro: Any, *, loop: "VirtualLoop", **given: Any) -> None:
        self._number = next(loop.numbers)
        super().__init__(coro, loop=loop, **given)


class _Future(_Numbered, asyncio.Future):  # type: ignore[type-arg]
    def __init__(self, *, loop: "VirtualLoop") -> None:
        self._number = next(loop.numbers)
        super().__init__(loop=loop)


class VirtualLoop(asyncio.BaseEventLoop):
    def __init__(self, chance: random.Random, *, shuffles: bool = True) -> None:
        super().__init__()
        self.numbers = count(1)
        self.steps = 0
        self.tasks: list[_Task] = []  # all of them: none is lost to the collector
        self._chance = chance
        self._shuffles = shuffles
        self._now = 1000.0
        self._discarding = False
        self._selector = self  # what BaseEventLoop waits with
        self.set_task_factory(self._make_task)  # type: ignore[arg-type]

    # What BaseEventLoop needs

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Nothing is ready: go on to the next timer."""
        if timeout is None:
            raise Stuck("nothing is ready, and no timer is set")
        if timeout > 0:
            self._now = max(self._now, self._scheduled[0]._when)  # type: ignore[attr-defined]
        return []

    def _process_events(self, _events: Any) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def _run_once(self) -> None:
        ready = self._ready  # type: ignore[attr-defined]
        self.steps += len(ready)
        if self.steps > MOST_STEPS:
            raise Stuck("busy without an end")
        if self._shuffles and len(ready) > 1:
            self._chance.shuffle(ready)
        super()._run_once()  # type: ignore[misc]

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Asked for by `unheard_errors` instead, and not when the collector finds them."""

    # Order

    def _make_task(self, _loop: Any, coro: Any, **given: Any) -> "asyncio.Task[Any]":
        task = _Task(coro, loop=self, **given)
        context = given.get("context")
        task.owner = OWNER.get() if context is None else context.get(OWNER)
        self.tasks.append(task)
        return task

    def create_future(self) -> "asyncio.Future[Any]":
        return _Future(loop=self)

    # Processes

    def kill(self, owner: Owner) -> None:
        """End a process at once: none of its tasks runs any further."""
        owner.alive = False
        for handle in [*self._ready, *self._scheduled]:  # type: ignore[attr-defined]
            if handle._context.get(OWNER) is owner:
                handle.cancel()

    def _vanished(self, context: Context | None) -> bool:
        owner = OWNER.get() if context is None else context.get(OWNER)
        return self._discarding or (owner is not None and not owner.alive)

    def call_soon(
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        if self._vanished(context):
            return _never(asyncio.Handle(callback, args, self, context))
        return super().call_soon(callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        if self._vanished(context):
            return _never(asyncio.TimerHandle(when, callback, args, self, context))
        return super().call_at(when, callback, *args, context=context)

    def run_as(self, owner: Owner, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        return self.create_task(work, context=owner.context)

    def unheard_errors(self) -> list[BaseException]:
        """What went wrong in tasks that nobody asked about."""
        found = []
        for task in self.tasks:
            if task.done() and not task.cancelled() and task._log_traceback:  # type: ignore[attr-defined]
                error = task.exception()
                assert error is not None
                found.append(error)
        return found

    def left_over(self) -> list[str]:
        """Tasks of processes that came to an end, but they did not."""
        return [
            f"{task.owner.name}: {task.get_coro()}"
            for task in self.tasks
            if task.owner is not None and task.owner.alive and not task.done()
        ]

    def discard(self) -> None:
        """Throw away what has vanished, and close the loop."""
        self._discarding = True
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for task in self.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                if not task.done():
                    _close(task.get_coro())
            self.tasks.clear()
            self._ready.clear()  # type: ignore[attr-defined]
            self._scheduled.clear()  # type: ignore[attr-defined]
            self.close()


def _close(work: Any) -> None:
    """End a coroutine that waits, and wherever it would wait while it ends."""
    for _ in range(100):
        try:
            work.close()
        except BaseException:
            continue
        return


def _never(handle: Any) -> Any:
    handle._cancelled = True
    return handle


@contextlib.contextmanager
def machine(loop: VirtualLoop, seed: str) -> Iterator[None]:
    """While this is open, clocks and entropy of this thread are the simulation's."""
    ours, entropy = threading.get_ident(), Entropy(seed)
    real = {name: getattr(time, name) for name in ("monotonic", "perf_counter", "time", "time_ns")}

    def monotonic() -> float:
        owner = OWNER.get()
        return loop.time() + (owner.boot if owner else 0.0)

    def wall() -> float:
        owner = OWNER.get()
        return EPOCH + loop.time() + (owner.skew if owner else 0.0)

    told: dict[str, Callable[[], Any]] = {
        "monotonic": monotonic,
        "perf_counter": monotonic,
        "time": wall,
        "time_ns": lambda: round(wall() * 1000) * 1_000_000,
    }

    def here(name: str) -> Callable[[], Any]:
        return lambda: told[name]() if threading.get_ident() == ours else real[name]()

    with contextlib.ExitStack() as stack:
        for name in told:
            stack.enter_context(mock.patch.object(time, name, here(name)))
        for name in ("token_bytes", "token_hex", "token_urlsafe", "choice"):
            stack.enter_context(mock.patch.object(secrets, name, getattr(entropy, name)))
        yield
