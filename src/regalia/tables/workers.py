"""Bots and the coach think in processes of their own, never where messages are answered.

A process that dies or does not come to an end is replaced; who waited for it is told so.
"""

import asyncio
import contextlib
import os
import pickle
import queue
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..core.errors import BadRecord, RegaliaError
from ..core.game import Bot, Candidate, View
from .background import BackgroundTasks

#: How long a move or advice is waited for; the first one may have to compile.
ANSWER_SECONDS = 120.0
#: How long a process may take to stop when it is told to.
GRACE = 3.0
_HEAD = 4


class ThinkingError(RegaliaError):
    """No answer came from a process that should have given one."""


@dataclass(frozen=True)
class Choose:
    """A bot's move."""

    bot: str
    view: View
    milliseconds: int | None


@dataclass(frozen=True)
class Advise:
    """The few best moves, by the coach."""

    view: View


@dataclass(frozen=True)
class Review:
    """A finished game looked back at."""

    record: dict[str, Any]


@dataclass(frozen=True)
class Hindsight:
    """Whether a lost game could have been won, where a game can prove that."""

    record: dict[str, Any]


@dataclass(frozen=True)
class Verify:
    """Whether a record proves a fair game: what is proven, or the BadRecord that says why not."""

    record: Any


@dataclass(frozen=True)
class Prepare:
    """What a game needs for a purpose (see `warming`) compiled, and left on the disk."""

    game: str
    purpose: str


Job = Choose | Advise | Review | Hindsight | Verify | Prepare


def seated_bot(name: str, milliseconds: int | None) -> Bot:
    """A bot with a budget, if it is one that takes its time."""
    from .. import players

    game, _, short = name.partition("/")
    if milliseconds is not None and "milliseconds" in players.keywords(game, short):
        return players.bot(name, milliseconds=milliseconds)
    return players.bot(name)


class _Process:
    """One process. Jobs and answers are pickled, each with its length before it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "_Process":
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its processes
            )
        )

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def send(self, packed: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(packed)
        await self.process.stdin.drain()

    async def answer(self) -> tuple[bool, Any]:
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(_HEAD))
        good, what = pickle.loads(await self.process.stdout.readexactly(size))
        return good, what

    async def ended(self) -> None:
        """It is gone, and so are the pipes to it."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), 5 * GRACE)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        # There is no public way to close the pipes at once
        self.process._transport.close()  # type: ignore[attr-defined]


def _packed(what: Any) -> bytes:
    data = pickle.dumps(what)
    return len(data).to_bytes(_HEAD) + data


class Workers:
    """So many processes, started when first needed. Jobs wait for a free one."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.Queue[_Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[_Process] = set()
        self._tidying = BackgroundTasks()
        self.busy = 0
        self.deaths = 0

    async def run(self, job: Job, seconds: float) -> Any:
        """What comes of a job, or a ThinkingError. Cancelled, it stops the thinking too."""
        packed = _packed(job)  # first: what cannot be packed must not cost a process
        process = await self._free.get()
        self.busy += 1
        answer: asyncio.Task[tuple[bool, Any]] | None = None
        try:
            if process is None or not process.alive:
                process = await _Process.start()
                self._all.add(process)
            await process.send(packed)
            answer = asyncio.create_task(process.answer())
            good, what = await asyncio.wait_for(asyncio.shield(answer), seconds)
        except TimeoutError:  # (an OSError too: it goes first)
            self._tidying.run(self._stop(process, answer))
            raise ThinkingError("thinking/slow") from None
        except (EOFError, OSError):
            self._replace(process)
            raise ThinkingError("thinking/died") from None
        except asyncio.CancelledError:
            self._tidying.run(self._stop(process, answer))
            raise
        self._give_back(process)
        if not good:
            raise ThinkingError("thinking/failed", why=str(what))
        return what

    async def choose(self, bot: str, view: View, milliseconds: int | None, seconds: float) -> str:
        return str(await self.run(Choose(bot, view, milliseconds), seconds))

    async def advise(self, view: View, seconds: float) -> list[Candidate]:
        found: list[Candidate] = await self.run(Advise(view), seconds)
        return found

    def _give_back(self, process: _Process | None) -> None:
        self.busy -= 1
        self._free.put_nowait(process)

    def _replace(self, process: _Process | None) -> None:
        """Another will be started in its place when one is needed."""
        self.deaths += 1
        if process is not None:
            self._all.discard(process)
            process.kill()
            self._tidying.run(process.ended())
        self._give_back(None)

    async def _stop(
        self, process: _Process | None, answer: "asyncio.Task[tuple[bool, Any]] | None"
    ) -> None:
        """Tell a process to come to an end; one that does not is replaced."""
        if process is not None and answer is not None:
            with contextlib.suppress(EOFError, OSError, TimeoutError):
                await process.send(_packed("stop"))
                await asyncio.wait_for(answer, GRACE)
                self._give_back(process)
                return
        self._replace(process)

    async def close(self) -> None:
        for process in self._all:
            process.kill()
        await asyncio.gather(*(each.ended() for each in self._all))
        await self._tidying.finish()


def _do(job: Job, thinking: Callable[[Bot], None]) -> Any:
    if isinstance(job, Prepare):
        from .warming import warm

        warm(job.game, job.purpose)
        return None
    if isinstance(job, Choose):
        from .. import players

        players.prepare(job.bot)  # the time of its first move is for thinking
        bot = seated_bot(job.bot, job.milliseconds)
        thinking(bot)
        return bot.choose(job.view)
    if isinstance(job, Advise):
        from ..coach.advice import SIMULATIONS, closest

        return closest(job.view, seed="advice", simulations=SIMULATIONS)
    if isinstance(job, Verify):
        from .fairness import verify

        try:
            return verify(job.record)
        except BadRecord as error:
            return error
    if isinstance(job, Hindsight):
        from ..games import part
        from ..games.replay import steps

        look_back = part(job.record["game"], "hindsight").look_back
        return look_back((state for state, _ in steps(job.record)), job.record["moves"])
    from ..coach import review

    return review(job.record)


def _work() -> None:
    """What runs in a process: one job after the other; a word to stop is heard meanwhile. It ends
    when its server does."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not come between
    jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
    present: list[Bot] = []

    def hear() -> None:
        while head := sys.stdin.buffer.read(_HEAD):
            word = pickle.loads(sys.stdin.buffer.read(int.from_bytes(head)))
            if word == "stop":
                for bot in present:
                    bot.stop()
            else:
                jobs.put(word)
        os._exit(0)

    threading.Thread(target=hear, daemon=True).start()
    while (job := jobs.get()) is not None:
        try:
            answer = (True, _do(job, present.append))
        except RegaliaError as error:
            answer = (False, error.code)
        except Exception as error:
            answer = (False, type(error).__name__)
        present.clear()
        out.write(_packed(answer))
        out.flush()


if __name__ == "__main__":
    # Under its importable name, so that jobs are of the types this module knows
    from regalia.tables.workers import _work as work

    work()
