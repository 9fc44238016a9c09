"""Which games can be played already: the server opens before their rules are compiled.

Compiling would block the process, so other processes do it and leave the result on the disk; here
it is only loaded, in a thread beside the event loop. A request for a game that is being loaded
waits a moment; a request for one that is being compiled is refused, to be sent again."""

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

from ..core.errors import Term
from . import warming
from .jobs import Prepare
from .table import TableError
from .warming import BOTS, TABLE
from .workers import GRACE, ThinkingError, Workers

logger = logging.getLogger("regalia.tables")
T = TypeVar("T")

#: The code of the refusal while a game is being prepared.
PREPARING = "game/preparing"
#: The longest that a request waits for a game to be loaded.
PATIENCE = 10.0
#: The longest that compiling may take, on the slowest of machines.
COMPILE_SECONDS = 1800.0


class _Step:
    """One thing to prepare."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.settled = asyncio.Event()  # it is ready, or will not be soon


class Preparations:
    """The games that are prepared while the hub is open; all others are always ready."""

    def __init__(self, unprepared: Iterable[str] = ()) -> None:
        self._games = tuple(unprepared)
        self._steps = {(game, what): _Step() for game in self._games for what in (TABLE, BOTS)}
        self._one_at_a_time = asyncio.Lock()
        self._beside: asyncio.Future[Any] | None = None

    def ready(self, game: str, what: str = TABLE) -> bool:
        """Whether this game can be played, or its bots can think."""
        step = self._steps.get((game, what))
        return step is None or step.ready.is_set()

    async def need(self, game: str, what: str = TABLE) -> None:
        """Wait until this is ready; refuse if that takes long."""
        step = self._steps.get((game, what))
        if step is None or step.ready.is_set():
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(step.settled.wait(), PATIENCE)
        if not step.ready.is_set():
            raise TableError(PREPARING, game=Term(game, f"{game}-title"))

    async def bots(self, game: str) -> None:
        """Wait until the bots of a game can think, however long that takes."""
        step = self._steps.get((game, BOTS))
        if step is not None:
            await step.ready.wait()

    async def run(self, compiling: Callable[[str], None], loaded: Callable[[], None]) -> None:
        """Prepare everything: first all games, then their bots. `compiling` is called for each game
        that has to be compiled, `loaded` when all can be played."""
        count = max(1, min(len(self._games), os.cpu_count() or 1))
        processes, free = Workers(count), asyncio.Semaphore(count)

        async def compile_(game: str, what: str) -> None:
            async with free:
                self._steps[game, what].settled.set()
                if what == TABLE:
                    compiling(game)
                try:
                    await processes.run(Prepare(game, what), COMPILE_SECONDS)
                except ThinkingError as error:  # it will be compiled where it is needed
                    logger.error("preparing", extra={"game": game, "code": error.code})
                self._steps[game, what].settled.clear()

        try:
            for what in (TABLE, BOTS):
                await asyncio.gather(*(self._run(game, what, compile_) for game in self._games))
                if what == TABLE:
                    loaded()
        finally:
            await processes.close()

    async def _run(self, game: str, what: str, compile_: Callable[[str, str], Any]) -> None:
        step = self._steps[game, what]
        try:
            if await self._in_thread(partial(warming.worth_compiling, game, what)):
                await compile_(game, what)
            if what == TABLE:  # bots do not think here
                await self._in_thread(partial(warming.warm, game, what))
        except Exception as error:
            # Whoever asks for the game gets it, or the same error, as without preparing
            logger.error("preparing", exc_info=error, extra={"game": game})
        step.ready.set()
        step.settled.set()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Do work in a thread. Unlike an executor's threads it does not delay the exit."""
        async with self._one_at_a_time:  # so that the first of several games is ready first
            loop = asyncio.get_running_loop()
            done: asyncio.Future[T] = loop.create_future()

            def settle(how: Callable[[Any], None], what: Any) -> None:
                if not done.done():
                    how(what)

            def run() -> None:
                try:
                    how, what = done.set_result, work()
                except BaseException as error:
                    how, what = done.set_exception, error  # type: ignore[assignment]
                with contextlib.suppress(RuntimeError):  # the loop may be closed by now
                    loop.call_soon_threadsafe(settle, how, what)

            threading.Thread(target=run, daemon=True).start()
            self._beside = done
            return await asyncio.shield(done)

    async def close(self) -> None:
        """Wait for what is being loaded, but not too long."""
        if self._beside is not None:
            await asyncio.wait({self._beside}, timeout=GRACE)
