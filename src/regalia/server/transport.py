"""Uvicorn's protocols with bounds: on the head of a request, on time, on frames, on what waits to
be read. They lean on names inside uvicorn; tests/server/test_transport.py notices if these change.
"""

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ..core.errors import RegaliaError
from .connections import (
    BODY_SECONDS,
    HANDSHAKE_SECONDS,
    HEAD_SECONDS,
    Connection,
    Connections,
)
from .errors import plain_answer
from .guard import MOST_BODY, MOST_BYTES, Guard, policy

#: All of a request that is not its body: request line, headers, sizes of chunks, trailers.
MOST_HEAD = 32_768
#: Data is looked at in pieces, so that a bound is noticed before much is done.
PIECE = 4_096
FRAMES_PIECE = 1_024
#: Requests sent before the answer to the one before has come; browsers send none.
MOST_PIPELINED = 8
#: A request may come in so many crumbs, and in more if they are not crumbs.
CRUMBS, CRUMB = 64, 128
#: Bytes that may wait for somebody who does not read.
MOST_UNREAD = 262_144
#: Seconds to hear why one is shut off.
LAST_WORD = 1.0
#: Seconds that a connection stays open for the next request.
KEEP_ALIVE = 5
#: In the scope of a socket: how to send a message without waiting.
SAY = "regalia.say"
_FOREVER = float("inf")
_POLICY = 1008


class Config(uvicorn.Config):
    """What uvicorn needs to know, and who guards the door."""

    def __init__(self, app: Any, guard: Guard, connections: Connections, **more: Any) -> None:
        self.guard, self.door = guard, connections
        settings: dict[str, Any] = {
            "http": HttpProtocol,
            "ws": SocketProtocol,
            "ws_max_size": MOST_BYTES,
            "ws_ping_interval": 20,
            "ws_per_message_deflate": False,
            "timeout_keep_alive": KEEP_ALIVE,
            "proxy_headers": False,  # `front` believes only proxies that were named
            "server_header": False,
            "log_config": None,
            "access_log": False,
        }
        super().__init__(app, **{**settings, **more})


class _TooLong(Exception):
    """The head of a request has no end."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP until a request becomes a table's socket."""

    config: Config
    connection: Connection | None = None
    _sent = 0  # bytes of this request that are not its body
    _body = 0
    _of_body = 0  # bytes of this piece that are
    _crumbs = 0
    _running: RequestResponseCycle | None = None
    _begun = True  # the head of a request is being waited for
    _too_long = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        peer = get_remote_addr(transport)
        self.connection = self.config.door.enter(transport, peer[0] if peer else "-", self._hung_up)
        if self.connection is None:
            transport.abort()
            return
        super().connection_made(transport)
        self._due(HEAD_SECONDS, "head")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._hung_up()  # uvicorn forgets all but the last of several requests
        if self.connection is not None:
            self.config.door.leave(self.connection)
            self.connection = None  # no ring: it is not collected for a long time

    def data_received(self, data: bytes) -> None:
        if not self._begun:
            self._begun = True
            self._due(HEAD_SECONDS, "head")
        self._crumbs += 1
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece, self._of_body = data[start : start + PIECE], 0
            super().data_received(piece)
            self._sent += len(piece) - self._of_body
            if self._sent > MOST_HEAD + PIECE:
                self._too_long = True
                self.send_400_response("")
            elif self._body > 4 * MOST_BODY or len(self.pipeline) > MOST_PIPELINED:
                self._cut("body" if self._body > 4 * MOST_BODY else "pipelined")
            elif self._crumbs > CRUMBS + (self._sent + self._body) // CRUMB:
                self._cut("crumbs")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._sent = self._body = 0

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > MOST_HEAD:
            self._too_long = True
            raise _TooLong
        self._due(BODY_SECONDS, "body")
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._of_body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._due(_FOREVER, "")
        self._begun, self._crumbs = False, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.connection is not None:
            self.connection.used = True
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """What cannot be parsed is refused in our words."""
        if self._too_long:
            self._refuse(RegaliaError("message/large"), 431)
        else:
            self._refuse(RegaliaError("message/shape", where="HTTP"), 400)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.connection is not None:
            self.config.door.stuck(self.connection)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.connection is not None:
            self.connection.drained = _FOREVER

    def _hung_up(self) -> None:
        """Nothing can be written from now on."""
        for cycle in (self._running, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True

    def _due(self, seconds: float, why: str) -> None:
        if self.connection is not None:
            self.connection.due, self.connection.why = self.loop.time() + seconds, why

    def _cut(self, why: str) -> None:
        if self.connection is not None:
            self.config.door.cut(self.connection, why)

    def _refuse(self, error: RegaliaError, status: int) -> None:
        """Answer without the application, and close."""
        if self.transport.is_closing():
            return
        headers, body = plain_answer(error)
        headers.append((b"content-security-policy", policy("http", "").encode()))
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[status] + lines + b"connection: close\r\n\r\n" + body)
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A table's socket. Every frame counts, and so does every piece of one."""

    config: Config
    connection: Connection | None = None
    _frames = 0
    _shut_off = False
    _speaking = False  # messages are sent at the end of this turn of the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        before: Any = cast(asyncio.Transport, transport).get_protocol()
        self.connection, before.connection = before.connection, None
        self._budget = self.config.guard.frames()
        if self.connection is not None:
            self.connection.hung_up = self._hung_up
            self.connection.seated = self.connection.used = True
            self.connection.due = self.loop.time() + HANDSHAKE_SECONDS
            self.connection.why = "handshake"

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.connection is not None:
            self.config.door.leave(self.connection)
            self.connection = None

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), FRAMES_PIECE):
            if self._shut_off or self.transport.is_closing():
                return
            self._frames = 0
            super().data_received(data[start : start + FRAMES_PIECE])
            if self.transport.is_closing():
                return
            if self.conn.handshake_exc is not None:  # refused by the parser; uvicorn says nothing
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
            elif not self._budget.take(max(1, self._frames)):
                self._shut("frames")
            elif self.transport.get_write_buffer_size() > MOST_UNREAD:
                self._shut("unread")

    def handle_events(self) -> None:
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][SAY] = self.say

    def say(self, text: bytes) -> bool:
        """Send a message without waiting, together with all others of this moment. False: too much
        waits to be read already."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True  # nobody hears it
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            return False
        self.conn.send_text(text)
        if not self._speaking:
            self._speaking = True
            self.loop.call_soon(self._speak)
        return True

    def _speak(self) -> None:
        self._speaking = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.connection is not None and self.handshake_complete:
            self.connection.due = _FOREVER

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.connection is not None:
            self.config.door.stuck(self.connection)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.connection is not None:
            self.connection.drained = _FOREVER

    def _hung_up(self) -> None:
        """Nothing can be written from now on."""
        self.disconnected = True

    def _shut(self, why: str) -> None:
        """Close the socket as one that does what it must not; the application hears of it."""
        if self.connection is not None:
            self.config.door.note(self.connection.address, why)
        self.conn.fail(_POLICY, why)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _POLICY, "reason": why})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._shut_off = self.close_sent = True
        # Not at once: what has not been read would take the last word with it
        self.transport.pause_reading()
        self.read_paused = False  # nobody resumes it
        self.close_timer = self.loop.call_later(LAST_WORD, self.transport.close)
