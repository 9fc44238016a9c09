"""The server as a process, or several: it opens, then makes the games ready. A signal stops it
gracefully; a kill loses nothing."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace

import uvicorn

from .. import games
from ..core import logs
from ..core.errors import RegaliaError
from ..tables.database import default_file, engine_for
from ..tables.hub import Limits
from ..tables.store import Store
from .addresses import Names, Proxies, folder
from .app import build
from .connections import KNOCKS, Connections
from .guard import Guard, Rates
from .page import handlers
from .processes import Family, Ties
from .transport import Config

#: Seconds from the start of a bot's turn to its move.
PACE = 0.8
#: Seconds that open requests get when the server stops.
GRACE = 5
#: Open files that are not connections: the store, the workers, what is being read.
FILES_KEPT = 192


class ServeError(RegaliaError):
    """The server cannot start."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8470
    database: str | None = None  # a file or a URL
    processes: int = 1  # behind one address
    workers: int | None = None  # processes in which bots think, for each of them
    pace: float = PACE
    origins: tuple[str, ...] = ()  # pages elsewhere that may use this server
    unlimited: bool = False  # no limits by address: behind a proxy that has its own, or for load
    host_names: tuple[str, ...] = ()  # by which browsers know this server, besides its addresses
    proxies: tuple[str, ...] = ()  # whose word on where a request comes from is believed
    metrics: tuple[str, int] | None = None  # an address of their own
    metrics_token: str = ""
    prefix: str = ""  # the folder on its host: "/games"

    def default_database(self) -> str:
        file = default_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        return str(file)

    def rates(self) -> Rates:
        if self.unlimited:
            return Rates.unlimited(self.origins)
        return Rates(origins=self.origins).shared_by(self.processes)

    def limits(self) -> Limits:
        if self.unlimited:
            return Limits(trials=(1e9, 1e9))
        steady, at_once = Limits().trials
        return Limits(trials=(steady / self.processes, at_once))

    def thinkers(self) -> int:
        """Unless told otherwise, the cores that the servers leave over are shared out."""
        cores = os.cpu_count() or 2
        return self.workers or max(1, (cores - self.processes) // self.processes)


def serve(
    settings: Settings,
    *,
    compiling: Callable[[str], None],
    opened: Callable[[str], None],
) -> None:
    """Run until told to stop. `opened` is called with the address, then `compiling` for each game
    that has to be compiled."""
    logs.set_up(logging.WARNING)
    database = settings.database or settings.default_database()
    settings, several = replace(settings, database=database), settings.processes > 1
    if several and not _can_share(database):
        raise ServeError("serve/processes")
    door = _bind(settings.host, settings.port)
    if several and _BALANCED:
        # Nobody else is there: now with a port that the children can open too
        place = door.getsockname()[:2]
        door.close()
        door = _bind(*place, together=True)
    figures = _bind_figures(settings)
    address = _address(settings.host, door, folder(settings.prefix))
    asyncio.run(_try(database))
    if not several:
        _serve([door, *figures], settings, compiling, lambda: opened(address))
        return

    def work(ties: Ties) -> None:
        asyncio.run(_try(database))  # it may be gone by now: the log is to say so in one line
        own = _bind(*door.getsockname()[:2], together=True) if _BALANCED else door
        doors = [own, *figures[ties.number : ties.number + 1]]
        tell = compiling if ties.number == 0 else lambda _: None
        _serve(doors, settings, tell, ties.opened, ties)

    Family(settings.processes, work).run(lambda: opened(address))


#: Whether the kernel spreads connections evenly over several doors at one port. Where all take them
#: from one door, whoever wakes first takes what is there. Also, nobody waits at the door of a
#: process that has ended.
_BALANCED = sys.platform == "linux"


def _can_share(database: str) -> bool:
    """Whether several processes can use it."""
    return hasattr(os, "fork") and engine_for(database).dialect.name == "postgresql"


def _bind_figures(settings: Settings) -> list[socket.socket]:
    """The doors for those who read figures: one for each process, at ports in a row."""
    if settings.metrics is None:
        return []
    host, port = settings.metrics
    return [_bind(host, port + number if port else 0) for number in range(settings.processes)]


def _serve(
    doors: list[socket.socket],
    settings: Settings,
    compiling: Callable[[str], None],
    opened: Callable[[], None],
    ties: Ties | None = None,
) -> None:
    """Be one server process. Of its doors the second, if there is one, is for figures."""
    guard, proxies = Guard(settings.rates()), Proxies(settings.proxies)
    figures = None
    if settings.metrics is not None:
        figures = (settings.metrics[0], doors[1].getsockname()[1])
    app = build(
        str(settings.database),
        workers=settings.thinkers(),
        pace=settings.pace,
        guard=guard,
        limits=settings.limits(),
        handlers=handlers(),
        unprepared=games.names(),
        names=Names(settings.host, settings.host_names),
        proxies=proxies,
        metrics_at=figures,
        metrics_token=settings.metrics_token,
        prefix=folder(settings.prefix),
    )
    connections = Connections(
        min(guard.rates.connections, _most_files() - FILES_KEPT),
        guard.rates.connections_per_address,
        proxies.trusts,
        KNOCKS / settings.processes,
    )
    config = Config(app, guard, connections, timeout_graceful_shutdown=GRACE)

    def begin() -> None:
        opened()
        app.state.hub.prepare(compiling, _loaded)

    server = _Server(config, begin, lambda: app.state.farewell.say(GRACE), ties)
    try:
        server.run(sockets=doors)
    except SystemExit:  # uvicorn's way to say that the application did not start
        raise ServeError("serve/failed") from None
    if server.failure is not None:
        raise server.failure


def _loaded() -> None:
    """Keep the garbage collector away from all that is loaded: it stays, and scanning it takes
    time."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()


async def _try(database: str) -> None:
    """Open the store once, so that a wrong database is refused before anything else happens."""
    async with Store.open(database):
        pass


class _Server(uvicorn.Server):
    """Calls `opened` when it is open. A signal ends it without an error, after `farewell`, and so
    does the end of its parent if it has one."""

    def __init__(
        self,
        config: uvicorn.Config,
        opened: Callable[[], None],
        farewell: Callable[[], Awaitable[None]],
        ties: Ties | None = None,
    ) -> None:
        super().__init__(config)
        self._ties = ties
        self._opened = opened
        self._farewell = farewell
        self.failure: RegaliaError | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        if self._ties is not None:
            loop.add_reader(self._ties.parent, self._orphaned, self._ties.parent)
        for number in (signal.SIGTERM,) if self._ties else (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    def _orphaned(self, parent: int) -> None:
        asyncio.get_running_loop().remove_reader(parent)
        self.handle_exit(signal.SIGTERM, None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._opened()
        else:
            self.failure = ServeError("serve/failed")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new comes in
        await self._farewell()
        await super().shutdown(sockets)


def _most_files() -> int:
    """How many files this process may have open; as many as it can get."""
    try:
        import resource  # not on every system
    except ModuleNotFoundError:
        return 1024
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 1 << 20
    wanted = 16_384 if hard == resource.RLIM_INFINITY else min(hard, 16_384)
    if wanted > soft:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft


def _bind(host: str, port: int, *, together: bool = False) -> socket.socket:
    """A door. Only those made `together` can be at the same address."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        doors = socket.socket(family)
        doors.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if together:
            doors.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        doors.bind((host, port))
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise ServeError("serve/address", host=host, port=str(port), why=why) from None
    return doors


def _address(host: str, doors: socket.socket, prefix: str = "") -> str:
    """The address of the page. A server open to all names the address its neighbours use: links to
    tables are made from it."""
    port = doors.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    if host in ("127.0.0.1", "::1"):
        shown = "localhost"
    elif host in ("0.0.0.0", "::"):
        shown = _seen_by_neighbours() or "localhost"
    return f"http://{shown}:{port}{prefix}/"


def _seen_by_neighbours() -> str | None:
    """This machine's address in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent
        except OSError:
            return None
        return str(way.getsockname()[0])
