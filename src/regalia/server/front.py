"""What every request passes before the application: whether it names this server, where it comes
from, whether that address has asked too much, and what every answer carries.

Whatever is refused here costs next to nothing.
"""

import contextlib
import hmac
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

from litestar.types import ASGIApp, Message, Receive, Send
from litestar.utils.path import normalize_path

from ..core.errors import RegaliaError
from ..tables.table import TableError
from .addresses import Names, Proxies
from .costs import SOCKET, cost, takes_long
from .errors import HUNG_UP, language_of, plain_answer, status
from .farewell import Farewell
from .guard import HEADERS, Guard, policy

_COMMON = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
#: Answers that nobody may keep.
_FRESH = ("/api", "/health", "/metrics")
_NO_STORE = (b"cache-control", b"no-store")
Taken = Callable[[str, int, float], None]
Scope = dict[str, Any]  # Litestar's types tell HTTP and sockets apart by enums, which are not sent


class Front:
    """Stands before the application."""

    def __init__(
        self,
        app: ASGIApp,
        guard: Guard,
        farewell: Farewell,
        *,
        names: Names | None = None,
        proxies: Proxies | None = None,
        metrics_at: tuple[str, int] | None = None,
        metrics_token: str = "",
        prefix: str = "",
        taken: Taken = lambda *_: None,
    ) -> None:
        self._app = app
        self._guard = guard
        self._farewell = farewell
        self._names = names or Names()
        self._proxies = proxies or Proxies()
        self._metrics_at, self._metrics_token = metrics_at, metrics_token
        self._prefix = prefix
        self._taken = taken

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)  # type: ignore[arg-type]
            return
        begin, said = time.perf_counter(), 500
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        self._locate(scope, headers)
        self._enter(scope)
        common = self._common(scope, headers)

        async def sending(message: Message) -> None:
            nonlocal said
            if message["type"] == "http.response.start":
                said = message["status"]
                message["headers"] = _with(message["headers"], common)
            await send(message)

        async def receiving() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope["state"][HUNG_UP] = True
            return message

        method = scope["method"] if scope["type"] == "http" else SOCKET
        client = scope["client"][0] if scope["client"] else "-"
        try:
            await self._guard.admit(client, cost(method, scope["path"]))
            self._check(scope, headers, method)
        except RegaliaError as error:
            said = status(error.code)
            wanted = parse_qs(scope["query_string"].decode("latin-1")).get("language", [None])[0]
            language = language_of(wanted, headers.get(b"accept-language"))
            await _refuse(scope, sending, error, language)
        else:
            place = self._guard.place(client, long=takes_long(method, scope["path"]))
            async with contextlib.nullcontext() if method == SOCKET else place:
                await self._app(scope, receiving, sending)  # type: ignore[arg-type]
        finally:
            if scope["type"] == "http":
                self._taken(scope["method"], said, time.perf_counter() - begin)

    def _locate(self, scope: Scope, headers: dict[bytes, str]) -> None:
        """Where it comes from, if a proxy of ours brings it."""
        peer = scope["client"] or ("-", 0)
        if self._proxies.trusts(peer[0]):
            forwarded = ",".join(
                value.decode("latin-1")
                for name, value in scope["headers"]
                if name == b"x-forwarded-for"
            )
            scope["client"] = (self._proxies.client(peer[0], forwarded), peer[1])
            kind = headers.get(b"x-forwarded-proto", "").rpartition(",")[2].strip().lower()
            if kind in ("http", "https"):
                secure, is_socket = kind == "https", scope["type"] == "websocket"
                scope["scheme"] = ("ws" if is_socket else "http") + ("s" if secure else "")

    def _enter(self, scope: Scope) -> None:
        """Take the path as the application will, so that what is checked here is what is asked for
        there; without our own prefix, of which nobody behind this knows. A path elsewhere is none.
        """
        path, prefix = normalize_path(scope["path"]), self._prefix
        if prefix and not self._for_figures(scope):
            inside = path == prefix or path.startswith(f"{prefix}/")
            path = (path[len(prefix) :] or "/") if inside else ""
        scope["path"] = path

    def _for_figures(self, scope: Scope) -> bool:
        here = scope["server"] or ("", 0)
        return self._metrics_at is not None and _same(self._metrics_at, here)

    def _check(self, scope: Scope, headers: dict[bytes, str], method: str) -> None:
        """Refuse what must not reach the application."""
        here, path = scope["server"] or ("", 0), scope["path"]
        if not self._names.allow(headers.get(b"host", ""), here[0]):
            raise TableError("host/refused")
        if not path or ("\0" in path and method != SOCKET):
            raise TableError("page/unknown")
        for_figures = self._for_figures(scope)
        if path.startswith("/metrics"):
            if not (for_figures or self._knows_the_word(headers)):
                raise TableError("page/unknown")
        elif for_figures and path != "/health":
            raise TableError("page/unknown")
        if method != SOCKET:  # a socket has to be closed in its own way
            self._farewell.need_open()
        if method not in ("GET", "HEAD", SOCKET):
            self._guard.origin({name.decode(): value for name, value in headers.items()})

    def _knows_the_word(self, headers: dict[bytes, str]) -> bool:
        kind, _, word = headers.get(b"authorization", "").partition(" ")
        given, known = word.strip().encode(), self._metrics_token.encode()
        return bool(known) and kind.lower() == "bearer" and hmac.compare_digest(given, known)

    @staticmethod
    def _common(scope: Scope, headers: dict[bytes, str]) -> list[tuple[bytes, bytes]]:
        allowed = policy(scope["scheme"], headers.get(b"host", "")).encode()
        common = [*_COMMON, (b"content-security-policy", allowed)]
        return [*common, _NO_STORE] if scope["path"].startswith(_FRESH) else common


def _with(headers: Any, common: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    found = list(headers)
    named = {name.lower() for name, _ in found}
    return found + [each for each in common if each[0] not in named]


def _same(bound: tuple[str, int], here: tuple[str, int | None]) -> bool:
    return bound[1] == here[1] and bound[0] in (here[0], "0.0.0.0", "::")


async def _refuse(scope: Scope, send: Send, error: RegaliaError, language: str) -> None:
    headers, body = plain_answer(error, language)
    kind = "http" if scope["type"] == "http" else "websocket.http"
    start: Any = {
        "type": f"{kind}.response.start",
        "status": status(error.code),
        "headers": headers,
    }
    await send(start)
    rest: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
    await send(rest)
