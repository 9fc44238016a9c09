"""The application: pages, sockets, guard rails, put together around one hub."""

import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Any

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from .. import __version__, games
from ..core.errors import RegaliaError
from ..tables.hub import Hub, Limits
from ..tables.store import Store
from ..tables.warming import BOTS, TABLE
from . import sockets, wire
from .api_page import api_page
from .errors import failed, misread, refused, unreadable
from .farewell import Farewell
from .front import Front
from .guard import MOST_BODY, Guard, Rates
from .metrics import Metrics
from .rest import ERRORS, Entrance, Tables


@get("/health", summary="Whether the server is open, and for which games", tags=["server"])
async def health(hub: Hub) -> Response[wire.Health]:
    ok = await hub.store.healthy()
    ready, bots = (
        [name for name in games.names() if hub.preparations.ready(name, what)]
        for what in (TABLE, BOTS)
    )
    preparing = [name for name in games.names() if name not in ready]
    found = wire.Health(ok, ready, preparing, bots, hub.store.condition.troubles())
    return Response(found, status_code=200 if ok else 503)


@get(
    "/metrics",
    summary="Figures for Prometheus, at an address of their own or for whoever knows the word",
    tags=["server"],
    media_type="text/plain",
    responses=ERRORS,
)
async def metrics(metrics: Metrics) -> bytes:
    return metrics.text()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], hub: Hub, guard: Guard, farewell: Farewell, table: str
) -> None:
    await sockets.serve(socket, hub, guard, farewell, table)


class _App(Litestar):
    """Litestar without its support for Pydantic and attrs, which takes as long to load as all of
    our code. Should Litestar find its plugins another way one day, this does nothing. Before it
    stands the front."""

    front: Front

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.front(scope, receive, send)

    async def pass_on(self, scope: Any, receive: Any, send: Any) -> None:
        """What the front lets through."""
        await super().__call__(scope, receive, send)

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def build(
    database: str,
    *,
    workers: int = 1,
    pace: float = 0.0,
    limits: Limits | None = None,
    guard: Guard | None = None,
    handlers: tuple[Any, ...] = (),
    unprepared: Iterable[str] = (),
    prefix: str = "",
    **front: Any,
) -> Litestar:
    """The application; it opens the store when it starts and closes it when it stops. Its hub has
    to prepare the games in `unprepared`. On its host it is below `prefix`. The rest is for its
    `Front`."""
    guard = guard or Guard(Rates())
    farewell = Farewell()
    measures: dict[str, Metrics] = {}

    @contextlib.asynccontextmanager
    async def open_hub(app: Litestar) -> AsyncIterator[None]:
        async with (
            Store.open(database) as store,
            Hub.open(
                store, workers=workers, pace=pace, limits=limits, unprepared=unprepared
            ) as hub,
        ):
            app.state.hub = hub
            app.state.farewell = farewell
            app.state.metrics = measures["now"] = Metrics(hub)
            yield

    async def give_hub(state: State) -> Hub:
        return state.hub  # type: ignore[no-any-return]

    async def give_metrics(state: State) -> Metrics:
        return state.metrics  # type: ignore[no-any-return]

    async def give_guard() -> Guard:
        return guard

    async def give_farewell() -> Farewell:
        return farewell

    def taken(method: str, status: int, seconds: float) -> None:
        if "now" in measures:
            measures["now"].requests.labels(method, str(status)).observe(seconds)

    app = _App(
        [Entrance, Tables, api_page, health, metrics, table_socket, *handlers],
        lifespan=[open_hub],
        dependencies={
            "hub": Provide(give_hub),
            "metrics": Provide(give_metrics),
            "guard": Provide(give_guard),
            "farewell": Provide(give_farewell),
        },
        exception_handlers={
            RegaliaError: refused,
            HTTPException: misread,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Regalia",
            version=__version__,
            path="/api/schema",
            description="Tables people and bots play at.",
            render_plugins=[JsonRenderPlugin()],
            servers=[Server(url=prefix or "/")],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    app.state.prefix = prefix
    app.front = Front(app.pass_on, guard, farewell, prefix=prefix, taken=taken, **front)
    return app
