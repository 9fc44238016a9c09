"""The application: pages, sockets, guard rails, put together around one hub."""

import contextlib
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__, games
from ..core.errors import RegaliaError
from ..tables.hub import Hub, Limits
from ..tables.store import Store
from ..tables.warming import BOTS, TABLE
from . import sockets, wire
from .api_page import api_page
from .errors import failed, misread, refused, too_deep
from .farewell import Farewell
from .guard import HEADERS, MOST_BYTES, Guard, Rates
from .metrics import Metrics
from .rest import Entrance, Tables


@get("/health", summary="Whether the server is open, and for which games", tags=["server"])
async def health(hub: Hub) -> Response[wire.Health]:
    ok = await hub.store.healthy()
    ready, bots = (
        [name for name in games.names() if hub.preparations.ready(name, what)]
        for what in (TABLE, BOTS)
    )
    preparing = [name for name in games.names() if name not in ready]
    found = wire.Health(ok, len(hub.tables), ready, preparing, bots, hub.store.condition.troubles())
    return Response(found, status_code=200 if ok else 503)


@get("/metrics", summary="Figures for Prometheus", tags=["server"], media_type="text/plain")
async def metrics(metrics: Metrics) -> bytes:
    return metrics.text()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], hub: Hub, guard: Guard, farewell: Farewell, table: str
) -> None:
    await sockets.serve(socket, hub, guard, farewell, table)


def _guarded(guard: Guard, farewell: Farewell, measures: dict[str, Metrics]) -> Any:
    """Check every request, and add the common headers to every answer."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            begin, status = time.perf_counter(), 500

            async def sending(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                    headers = list(message["headers"])
                    named = {name.lower() for name, _ in headers}
                    for name, value in HEADERS.items():
                        if name.encode() not in named:
                            headers.append((name.encode(), value.encode()))
                    message["headers"] = headers
                await send(message)

            request: Request[Any, Any, Any] = Request(scope, receive=receive)
            farewell.need_open()
            if not request.url.path.startswith(("/health", "/metrics")):
                guard.request(request.client.host if request.client else "-")
            if request.method not in ("GET", "HEAD"):
                guard.origin(request.headers)
            try:
                await app(scope, receive, sending)
            finally:
                took = time.perf_counter() - begin
                if "now" in measures:
                    labels = (str(request.method), str(status))
                    measures["now"].requests.labels(*labels).observe(took)

        return guarded

    return middleware


class _App(Litestar):
    """Litestar without its support for Pydantic and attrs, which takes as long to load as all of
    our code. Should Litestar find its plugins another way one day, this does nothing."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def build(
    database: str,
    *,
    workers: int = 1,
    pace: float = 0.0,
    limits: Limits | None = None,
    rates: Rates | None = None,
    handlers: tuple[Any, ...] = (),
    unprepared: Iterable[str] = (),
) -> Litestar:
    """The application; it opens the store when it starts and closes it when it stops. Its hub has
    to prepare the games in `unprepared`."""
    guard = Guard(rates or Rates())
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

    return _App(
        [Entrance, Tables, api_page, health, metrics, table_socket, *handlers],
        lifespan=[open_hub],
        dependencies={
            "hub": Provide(give_hub),
            "metrics": Provide(give_metrics),
            "guard": Provide(give_guard),
            "farewell": Provide(give_farewell),
        },
        middleware=[_guarded(guard, farewell, measures)],
        exception_handlers={
            RegaliaError: refused,
            HTTPException: misread,
            RecursionError: too_deep,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Regalia",
            version=__version__,
            path="/api/schema",
            description="Tables people and bots play at.",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=64 * MOST_BYTES,
        logging_config=None,
    )
