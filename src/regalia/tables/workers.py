"""Processes in which bots and the coach think, never where messages are answered.

A process that dies or does not come to an end is replaced; whoever waited for it is told so. Who
waits for a process gets one in turn with the others (`turns`).
"""

import asyncio
import contextlib
import pickle
import sys
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import RegaliaError
from ..core.game import Candidate, View
from .background import BackgroundTasks
from .jobs import KEPT, Advise, Choose, Forget, Job, Player
from .turns import Turns, Whom
from .worker import HEAD, STOP, packed

#: How long a move or advice is waited for; the first one may have to compile.
ANSWER_SECONDS = 120.0
#: How long a process may take to stop when it is told to.
GRACE = 3.0
#: How long somebody waits before the bots of others, if they have thought as long, must answer.
PATIENCE = 0.5


class ThinkingError(RegaliaError):
    """No answer came from a process that should have given one."""


class _Worker:
    """A place for one process, which is started when it is first needed, and again if it died."""

    def __init__(self, niceness: int) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._niceness = niceness

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            f"{__package__}.worker",
            str(self._niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which ends its processes
        )

    def write(self, message: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(message)

    async def send(self, message: bytes) -> None:
        self.write(message)
        assert self.process is not None
        assert self.process.stdin is not None
        await self.process.stdin.drain()

    async def answer(self) -> tuple[bool, Any]:
        assert self.process is not None
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(HEAD))
        good, what = pickle.loads(await self.process.stdout.readexactly(size))
        return good, what

    def kill(self) -> asyncio.subprocess.Process | None:
        """End the process at once; the next job gets a new one."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            # There is no public way to close the pipes at once
            process._transport.close()  # type: ignore[attr-defined]
        return process


async def _ended(process: asyncio.subprocess.Process) -> None:
    """Wait until a process is gone, and so are the pipes to it."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), 5 * GRACE)


@dataclass(eq=False)
class _Waiting:
    """A job that waits for a process."""

    job: Job
    worker: "asyncio.Future[_Worker]"


@dataclass(eq=False)
class _Running:
    """A job that a process does."""

    worker: _Worker
    job: Job
    whom: Whom
    since: float = field(default_factory=time.monotonic)
    hurried: float = 0.0  # when it was last told to answer

    @property
    def stoppable(self) -> bool:
        """Whether it can come to an end early; only bots can."""
        return isinstance(self.job, Choose)


class Workers:
    """A fixed number of processes. Jobs wait in fair turns for a free one; what cannot wait with
    `most_waiting` others, or `most_each` of the same address, is refused. Processes with a higher
    `niceness` leave the processor to others."""

    def __init__(
        self,
        count: int,
        *,
        most_waiting: int | None = None,
        most_each: int | None = None,
        niceness: int = 0,
    ) -> None:
        self._all = [_Worker(niceness) for _ in range(count)]
        self._free = list(self._all)
        self._most_waiting = most_waiting
        self._most_each = most_each
        self._waiting: Turns[_Waiting] = Turns()
        self._running: set[_Running] = set()
        #: Where each kept bot played last.
        self._at: OrderedDict[Player, _Worker] = OrderedDict()
        self._tidying = BackgroundTasks()
        self.busy = 0
        self.deaths = 0

    @property
    def waiting(self) -> int:
        """Jobs that wait for a process."""
        return len(self._waiting)

    def place(self, job: Job) -> int:
        """How many go before this job, and itself; 0 if it does not wait any more."""
        for place, each in enumerate(self._waiting, 1):
            if each.job is job:
                return place
        return 0

    async def run(self, job: Job, seconds: float, whom: Whom = ()) -> Any:
        """What comes of a job, or a ThinkingError. Cancelled, it stops the thinking too. `whom` it
        is for decides whose turn it is when many wait."""
        self._need_place(whom)  # before anything is done for it
        message = packed(job)  # first: what cannot be packed must not cost a process
        worker = await self._taken(job, whom)
        self.busy += 1
        running = _Running(worker, job, whom)
        self._running.add(running)
        answer: asyncio.Task[tuple[bool, Any]] | None = None
        try:
            if not worker.alive:
                await worker.start()
            await worker.send(message)
            answer = asyncio.create_task(worker.answer())
            good, what = await asyncio.wait_for(asyncio.shield(answer), seconds)
        except TimeoutError:  # (an OSError too: it goes first)
            self._tidying.run(self._stop(running, answer))
            raise ThinkingError("thinking/slow") from None
        except (EOFError, OSError):
            self._replace(worker)
            raise ThinkingError("thinking/died") from None
        except asyncio.CancelledError:
            self._tidying.run(self._stop(running, answer))
            raise
        finally:
            self._running.discard(running)
        self._give_back(worker)
        if not good:
            raise ThinkingError("thinking/failed", why=str(what))
        return what

    async def choose(
        self,
        bot: str,
        view: View,
        milliseconds: int | None,
        seconds: float,
        table: str = "",
        whom: Whom = (),
    ) -> str:
        """A bot's move; at a table the bot is kept for its next one."""
        address = whom[0] if whom else ""
        return str(await self.run(Choose(bot, view, milliseconds, table, address), seconds, whom))

    async def advise(self, view: View, seconds: float, whom: Whom = ()) -> list[Candidate]:
        found: list[Candidate] = await self.run(Advise(view), seconds, whom)
        return found

    def forget(self, table: str) -> None:
        """Drop the bots of a table, wherever they are."""
        players = [player for player in self._at if player[0] == table]
        for worker in {id(self._at[player]): self._at[player] for player in players}.values():
            if worker.alive:
                with contextlib.suppress(OSError):
                    worker.write(packed(Forget(table)))
        for player in players:
            del self._at[player]

    async def _taken(self, job: Job, whom: Whom) -> _Worker:
        """A free worker: the one that has this player's bot if that one is free, else any. Another
        makes the bot anew, which is better than to wait."""
        player = job.player if isinstance(job, Choose) else None
        if self._free:
            worker = self._at.get(player) if player else None
            if worker is None or worker not in self._free:
                worker = self._free[0]
            self._free.remove(worker)
        else:
            worker = await self._turn(job, whom)
        if player:
            self._at[player] = worker
            self._at.move_to_end(player)
            while len(self._at) > KEPT * len(self._all):
                self._at.popitem(last=False)
        return worker

    def _need_place(self, whom: Whom) -> None:
        """Refuse what can neither be done now nor wait."""
        full = self._most_waiting is not None and len(self._waiting) >= self._most_waiting
        mine = self._waiting.waiting(whom[:1])
        if not self._free and (full or (self._most_each is not None and mine >= self._most_each)):
            raise ThinkingError("thinking/busy")

    async def _turn(self, job: Job, whom: Whom) -> _Worker:
        """Wait for a worker."""
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        self._waiting.add(whom, waiting)
        try:
            while not (await asyncio.wait({waiting.worker}, timeout=PATIENCE))[0]:
                self._hurry(whom)
        except asyncio.CancelledError:
            if waiting.worker.done():
                self._pass_on(waiting.worker.result())
            else:
                self._waiting.remove(whom, waiting)
            raise
        return waiting.worker.result()

    def _hurry(self, whom: Whom) -> None:
        """Let a bot of somebody else, the one that has thought for longest, answer now: nobody's
        long thoughts may make others wait."""
        before = time.monotonic() - PATIENCE
        others = [
            each
            for each in self._running
            if each.stoppable
            and each.whom[:2] != whom[:2]
            and max(each.since, each.hurried) <= before
        ]
        if others:
            longest = min(others, key=lambda each: each.since)
            longest.hurried = time.monotonic()
            if longest.worker.alive:
                with contextlib.suppress(OSError):
                    longest.worker.write(packed(STOP))

    def _give_back(self, worker: _Worker) -> None:
        self.busy -= 1
        self._pass_on(worker)

    def _pass_on(self, worker: _Worker) -> None:
        if len(self._waiting):
            self._waiting.pop().worker.set_result(worker)
        else:
            self._free.append(worker)

    def _replace(self, worker: _Worker) -> None:
        """Another process will be started in its place when one is needed."""
        self.deaths += 1
        process = worker.kill()
        if process is not None:
            self._tidying.run(_ended(process))
        self._give_back(worker)

    async def _stop(
        self, running: _Running, answer: "asyncio.Task[tuple[bool, Any]] | None"
    ) -> None:
        """Tell a process to come to an end; one that does not, or cannot, is replaced."""
        worker = running.worker
        if answer is not None and running.stoppable:
            with contextlib.suppress(EOFError, OSError, TimeoutError):
                await worker.send(packed(STOP))
                await asyncio.wait_for(answer, GRACE)
                self._give_back(worker)
                return
        self._replace(worker)
        if answer is not None:
            answer.cancel()
            await asyncio.gather(answer, return_exceptions=True)

    async def close(self) -> None:
        killed = [worker.kill() for worker in self._all]
        await asyncio.gather(*(_ended(process) for process in killed if process))
        await self._tidying.finish()
