"""Processes in which bots and the coach think, never where messages are answered.

A process that dies or does not come to an end is replaced; whoever waited for it is told so.
"""

import asyncio
import contextlib
import pickle
import sys
from collections import OrderedDict, deque
from typing import Any

from ..core.errors import RegaliaError
from ..core.game import Candidate, View
from .background import BackgroundTasks
from .jobs import KEPT, Advise, Choose, Forget, Job, Player
from .worker import HEAD, STOP, packed

#: How long a move or advice is waited for; the first one may have to compile.
ANSWER_SECONDS = 120.0
#: How long a process may take to stop when it is told to.
GRACE = 3.0


class ThinkingError(RegaliaError):
    """No answer came from a process that should have given one."""


class _Worker:
    """A place for one process, which is started when it is first needed, and again if it died."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            f"{__package__}.worker",
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


class Workers:
    """A fixed number of processes. Jobs wait, in their order, for a free one."""

    def __init__(self, count: int) -> None:
        self._all = [_Worker() for _ in range(count)]
        self._free = list(self._all)
        self._waiting: deque[asyncio.Future[_Worker]] = deque()
        #: Where each kept bot played last.
        self._at: OrderedDict[Player, _Worker] = OrderedDict()
        self._tidying = BackgroundTasks()
        self.busy = 0
        self.deaths = 0

    async def run(self, job: Job, seconds: float) -> Any:
        """What comes of a job, or a ThinkingError. Cancelled, it stops the thinking too."""
        message = packed(job)  # first: what cannot be packed must not cost a process
        player = job.player if isinstance(job, Choose) else None
        worker = await self._taken(player)
        self.busy += 1
        answer: asyncio.Task[tuple[bool, Any]] | None = None
        try:
            if not worker.alive:
                await worker.start()
            await worker.send(message)
            answer = asyncio.create_task(worker.answer())
            good, what = await asyncio.wait_for(asyncio.shield(answer), seconds)
        except TimeoutError:  # (an OSError too: it goes first)
            self._tidying.run(self._stop(worker, answer))
            raise ThinkingError("thinking/slow") from None
        except (EOFError, OSError):
            self._replace(worker)
            raise ThinkingError("thinking/died") from None
        except asyncio.CancelledError:
            self._tidying.run(self._stop(worker, answer))
            raise
        self._give_back(worker)
        if not good:
            raise ThinkingError("thinking/failed", why=str(what))
        return what

    async def choose(
        self, bot: str, view: View, milliseconds: int | None, seconds: float, table: str = ""
    ) -> str:
        """A bot's move; at a table the bot is kept for its next one."""
        return str(await self.run(Choose(bot, view, milliseconds, table), seconds))

    async def advise(self, view: View, seconds: float) -> list[Candidate]:
        found: list[Candidate] = await self.run(Advise(view), seconds)
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

    async def _taken(self, player: Player | None) -> _Worker:
        """A free worker: the one that has this player's bot if that one is free, else any. Another
        makes the bot anew, which is better than to wait."""
        if self._free:
            worker = self._at.get(player) if player else None
            if worker is None or worker not in self._free:
                worker = self._free[0]
            self._free.remove(worker)
        else:
            waiting: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            try:
                worker = await waiting
            except asyncio.CancelledError:
                if waiting.done() and not waiting.cancelled():
                    self._pass_on(waiting.result())
                raise
        if player:
            self._at[player] = worker
            self._at.move_to_end(player)
            while len(self._at) > KEPT * len(self._all):
                self._at.popitem(last=False)
        return worker

    def _give_back(self, worker: _Worker) -> None:
        self.busy -= 1
        self._pass_on(worker)

    def _pass_on(self, worker: _Worker) -> None:
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(worker)
                return
        self._free.append(worker)

    def _replace(self, worker: _Worker) -> None:
        """Another process will be started in its place when one is needed."""
        self.deaths += 1
        process = worker.kill()
        if process is not None:
            self._tidying.run(_ended(process))
        self._give_back(worker)

    async def _stop(self, worker: _Worker, answer: "asyncio.Task[tuple[bool, Any]] | None") -> None:
        """Tell a process to come to an end; one that does not is replaced."""
        if answer is not None:
            with contextlib.suppress(EOFError, OSError, TimeoutError):
                await worker.send(packed(STOP))
                await asyncio.wait_for(answer, GRACE)
                self._give_back(worker)
                return
        self._replace(worker)

    async def close(self) -> None:
        killed = [worker.kill() for worker in self._all]
        await asyncio.gather(*(_ended(process) for process in killed if process))
        await self._tidying.finish()
