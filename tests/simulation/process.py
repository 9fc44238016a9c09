"""A server process: the real store and hub, and the real sockets of the server, on the simulated
database, network and clocks. It can die at any step; another one is started in its place."""

import asyncio
from typing import TYPE_CHECKING, Any

from regalia.core.errors import RegaliaError
from regalia.server.farewell import Farewell
from regalia.server.guard import Guard
from regalia.server.sockets import serve
from regalia.tables.hub import Hub, Limits
from regalia.tables.store import Store
from regalia.tables.workers import ThinkingError

from .database import POSTGRES, SQLITE
from .loop import Owner

if TYPE_CHECKING:
    from .network import Line
    from .world import World


class Process:
    """One life of a server."""

    def __init__(self, world: "World", name: str) -> None:
        self._world = world
        chance = world.faults.chance
        skew = chance.uniform(-2.0, 2.0) if world.faults.happens(0.5) else 0.0
        self.owner = Owner(name, skew=skew, boot=chance.uniform(0.0, 1000.0))
        self.hub: Hub | None = None
        self.guard = Guard()
        self._farewell = Farewell()
        self.lines: list[Line] = []
        self._stop = asyncio.Event()
        self.ended = world.loop.run_as(self.owner, self._run())

    async def _run(self) -> None:
        world = self._world
        limits = Limits(
            away_after=world.away_after, forget_after=world.forget_after, check_every=20.0
        )
        url = POSTGRES if world.database.shared else SQLITE
        try:
            async with Store.open(url) as store, Hub.open(store, limits=limits) as hub:
                self.hub = hub
                world.trace("up", self.owner.name)
                await self._stop.wait()
                self.hub = None
        except RegaliaError as error:
            world.trace("not up", self.owner.name, error.code)

    @property
    def starting(self) -> bool:
        return self.owner.alive and self.hub is None and not self.ended.done()

    def serve(self, line: "Line") -> None:
        assert self.hub is not None
        self.lines.append(line)
        socket: Any = line.socket
        work = serve(
            socket=socket,
            hub=self.hub,
            guard=self.guard,
            table=socket.table,
            farewell=self._farewell,
        )
        self._world.loop.run_as(self.owner, work)

    def crash(self) -> None:
        """Vanish."""
        world = self._world
        world.trace("crash", self.owner.name)
        world.loop.kill(self.owner)
        world.database.lose(self.owner)
        for line in self.lines:
            line.cut(silent=world.faults.happens(0.1))
        self.lines.clear()

    async def stop(self) -> None:
        """Come to an end in good order."""
        self._stop.set()
        await asyncio.wait({self.ended})


class Thinkers:
    """Stands in for the processes in which bots think: any legal move of the view it is given, now
    or later; some die, some fail."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.busy = self.deaths = 0

    async def choose(self, _bot: str, view: Any, *_: Any, **__: Any) -> str:
        faults = self._world.faults
        await asyncio.sleep(faults.delay(0.05, 3.0))
        if faults.happens(faults.bots):
            raise ThinkingError("thinking/died")
        return str(faults.chance.choice(view["legal_moves"]))

    async def advise(self, *_: Any, **__: Any) -> list[Any]:
        await asyncio.sleep(self._world.faults.delay(0.05, 3.0))
        return []

    def forget(self, *_: Any, **__: Any) -> None:
        pass

    async def close(self) -> None:
        pass
