"""The server as a process: it opens, then makes the games ready. A signal stops it gracefully; a
kill loses nothing."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

import uvicorn

from .. import games
from ..core import logs
from ..core.errors import RegaliaError
from ..tables.database import default_file
from ..tables.hub import Limits
from ..tables.store import Store
from .addresses import Names, Proxies, folder
from .app import build
from .connections import Connections
from .guard import Guard, Rates
from .page import handlers
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
    workers: int | None = None  # processes in which bots think
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
        return Rates.unlimited(self.origins) if self.unlimited else Rates(origins=self.origins)

    def limits(self) -> Limits:
        return Limits(trials=(1e9, 1e9)) if self.unlimited else Limits()


def serve(
    settings: Settings,
    *,
    compiling: Callable[[str], None],
    opened: Callable[[str], None],
) -> None:
    """Run until told to stop. `opened` is called with the address, then `compiling` for each game
    that has to be compiled."""
    logs.set_up(logging.WARNING)
    prefix = folder(settings.prefix)
    doors = [_bind(settings.host, settings.port)]
    figures = None
    if settings.metrics is not None:
        doors.append(_bind(*settings.metrics))
        figures = (settings.metrics[0], doors[1].getsockname()[1])
    database = settings.database or settings.default_database()
    asyncio.run(_try(database))
    workers = settings.workers or max(1, (os.cpu_count() or 2) - 1)
    guard, proxies = Guard(settings.rates()), Proxies(settings.proxies)
    app = build(
        database,
        workers=workers,
        pace=settings.pace,
        guard=guard,
        limits=settings.limits(),
        handlers=handlers(),
        unprepared=games.names(),
        names=Names(settings.host, settings.host_names),
        proxies=proxies,
        metrics_at=figures,
        metrics_token=settings.metrics_token,
        prefix=prefix,
    )
    connections = Connections(
        min(guard.rates.connections, _most_files() - FILES_KEPT),
        guard.rates.connections_per_address,
        proxies.trusts,
    )
    config = Config(app, guard, connections, timeout_graceful_shutdown=GRACE)

    def begin() -> None:
        opened(_address(settings.host, doors[0], prefix))
        app.state.hub.prepare(compiling, _loaded)

    server = _Server(config, begin, lambda: app.state.farewell.say(GRACE))
    server.run(sockets=doors)
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
    """Calls `opened` when it is open. A signal ends it without an error, after `farewell`."""

    def __init__(
        self,
        config: uvicorn.Config,
        opened: Callable[[], None],
        farewell: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._opened = opened
        self._farewell = farewell
        self.failure: RegaliaError | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

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


def _bind(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        doors = socket.socket(family)
        doors.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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
