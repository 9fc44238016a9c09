"""One WebSocket a table: numbered events out, requests in.

A client says `after=n` and gets every event from n + 1 on, without a gap unless they are very many;
each request gets an acknowledgement or a refusal that carries its id.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..core.errors import RegaliaError
from ..tables import sight
from ..tables.background import Pause
from ..tables.hub import Hub
from ..tables.live import LiveTable, News, Watcher
from ..tables.log import Entry
from ..tables.table import Asker, Table, TableError
from . import wire
from .costs import MESSAGE
from .errors import error_body, language_of
from .farewell import Farewell
from .guard import MOST_BYTES, Guard
from .guests import address_of, asker_of
from .transport import SAY

#: Messages that may wait for a slow reader before the socket is closed; the client can resume.
MOST_WAITING = 256
#: Events that a client who comes back is told; of more, the last ones.
MOST_MISSED = 1000
#: Refusals for sending too often before the socket is closed.
PATIENCE = 100

_TRY_AGAIN, _POLICY, _TOO_BIG, _RESTART = 1013, 1008, 1009, 1012

logger = logging.getLogger("regalia.server")
_encoder = msgspec.json.Encoder()
_requests = msgspec.json.Decoder(wire.SocketRequest)


class Line:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hub: Hub,
        guard: Guard,
        language: str,
        address: str = "-",
    ) -> None:
        self._socket = socket
        self._hub = hub
        self._guard = guard
        self._language = language
        self._address = address
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._say: Callable[[bytes], bool] | None = None
        self._missed = range(0)  # entries of the log that are told after the first message
        self._asker = Asker(None)
        self._closing = asyncio.Event()
        self._answering = asyncio.Lock()

    def finish(self) -> None:
        """Answer the request that is being carried out, then close; take no other."""
        self._closing.set()

    async def run(self, live: LiveTable, asker: Asker, after: int | None) -> None:
        """Serve the client until it goes."""
        self._asker = asker
        watcher = Watcher(asker.guest, self._tell, asker.address)
        self._begin(live, after)
        self._hub.watch(live, watcher)
        writer = asyncio.create_task(self._write(live))
        reader = asyncio.create_task(self._read(live))
        closing = asyncio.create_task(self._closing.wait())
        tasks = (writer, reader, closing)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._closing.is_set():
                async with self._answering:
                    reader.cancel()  # it waits for a message, or has one that it has not begun
                self._out.put_nowait(_RESTART)
                await asyncio.wait({writer})
        finally:
            self._hub.unwatch(live, watcher)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _seat(self, live: LiveTable) -> int | None:
        return live.table.seat_of(self._asker.guest)

    def _begin(self, live: LiveTable, after: int | None) -> None:
        """Say how the table stands, and what a client who comes back has missed."""
        seat, table = self._seat(live), live.table
        self._send(wire.HelloMessage(sight.look(table, seat), live.present()))
        if after is not None:
            self._missed = range(max(after, table.number - MOST_MISSED), table.number)

    def _tell(self, news: News) -> None:
        """Send news of the table."""
        live, entry = news.live, news.entry
        if entry is None:
            presence = wire.PresenceMessage(live.present())
            self._put(news.once(None, lambda: _written(presence)))
            return
        seat = self._seat(live)
        self._put(news.once(seat, lambda: _written(_event(live.table, entry, seat))))

    def _send(self, message: wire.SocketMessage) -> None:
        self._put(_written(message))

    def _put(self, text: bytes) -> None:
        """Send a message, or keep it for the writer while that has something to say first."""
        if self._say is not None and self._out.empty():
            if not self._say(text):
                self._out.put_nowait(_TRY_AGAIN)
        elif self._out.qsize() < MOST_WAITING:
            self._out.put_nowait(text)
        else:
            self._out.put_nowait(_TRY_AGAIN)

    async def _write(self, live: LiveTable) -> None:
        """Say how the table stands and what was missed, then all that has waited meanwhile; from
        then on messages go out by themselves, where the transport knows how."""
        hello = await self._out.get()
        assert isinstance(hello, bytes)
        await self._send_text(hello)
        pause = Pause()
        for number in self._missed:
            await self._send_text(self._missed_event(live, number))
            await pause()
        while True:
            if self._out.empty():
                known: Any = self._socket.scope.get("extensions")
                self._say = (known or {}).get(SAY)
            message = await self._out.get()
            if isinstance(message, int):
                await self._socket.close(code=message)
                return
            await self._send_text(message)

    async def _send_text(self, text: bytes) -> None:
        await self._socket.send_data(text.decode(), mode="text")

    def _missed_event(self, live: LiveTable, number: int) -> bytes:
        entry = live.table.entries[number]
        return _written(wire.EventMessage(sight.event(live.table, entry, self._seat(live)), None))

    async def _read(self, live: LiveTable) -> None:
        bucket, patience = self._guard.messages(), PATIENCE
        while True:
            try:
                data = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            raw = data.encode() if isinstance(data, str) else bytes(data or b"")
            if len(raw) > MOST_BYTES:
                self._out.put_nowait(_TOO_BIG)
                await asyncio.sleep(1)
                return
            if not bucket.take():
                patience -= 1
                self._refuse("", TableError("rate/limited"))
                if patience <= 0:
                    self._out.put_nowait(_POLICY)
                    await asyncio.sleep(1)
                    return
                continue
            # Whoever asks too much waits: nothing is lost, and nothing more is read meanwhile
            await self._guard.admit(self._address, MESSAGE, math.inf)
            async with self._guard.place(self._address), self._answering:
                await self._answer(live, raw)

    async def _answer(self, live: LiveTable, raw: bytes) -> None:
        try:
            request = _requests.decode(raw)
        except (
            msgspec.ValidationError,
            msgspec.DecodeError,
            UnicodeError,
            RecursionError,
        ) as error:
            where = (
                str(error).rpartition("`$")[2].rstrip("`").lstrip(".") if "$" in str(error) else "-"
            )
            self._refuse(_id_in(raw), TableError("message/shape", where=where or "-"))
            return
        try:
            match request:
                case wire.Ping():
                    self._send(wire.PongMessage(request.id))
                case wire.PreviewRequest(move=move):
                    found = await self._hub.preview(live.table.id, self._asker, move)
                    self._send(wire.PreviewMessage(request.id, move, found))
                case _:
                    entry = await self._hub.ask(live.table.id, self._asker, request)
                    revision = live.table.revision
                    self._send(wire.DoneMessage(request.id, entry.number, revision))
        except RegaliaError as error:
            self._refuse(request.id, error)
        except Exception as error:  # a bug of ours: its trace goes to the log, never out
            logger.error("internal", exc_info=error, extra={"path": "socket"})
            self._refuse(request.id, RegaliaError("internal/error", why=type(error).__name__))

    def _refuse(self, request: str, error: RegaliaError) -> None:
        self._send(_refusal(request, error, self._language))


def _written(message: wire.SocketMessage) -> bytes:
    return _encoder.encode(message)


def _event(table: Table, entry: Entry, seat: int | None) -> wire.EventMessage:
    return wire.EventMessage(sight.event(table, entry, seat), sight.look(table, seat))


def _refusal(request: str, error: RegaliaError, language: str) -> wire.RefusedMessage:
    told = error_body(error, language)
    return wire.RefusedMessage(request, told.code, told.sentence, told.rule)


def _id_in(raw: bytes) -> str:
    """The id in a malformed message, so that its sender knows which one was refused."""
    with contextlib.suppress(msgspec.DecodeError, msgspec.ValidationError, RecursionError):
        found = msgspec.json.decode(raw, type=dict[str, Any]).get("id")
        return found[:64] if isinstance(found, str) else ""
    return ""


async def serve(
    socket: WebSocket[Any, Any, Any], hub: Hub, guard: Guard, farewell: Farewell, table: str
) -> None:
    """Serve a table's socket, from the handshake on."""
    language = language_of(
        socket.query_params.get("language"), socket.headers.get("accept-language")
    )
    address = address_of(socket)
    try:
        farewell.need_open()
        guard.origin(socket.headers)
        after = _after(socket.query_params.get("after"))
        guard.socket_opens(address)
    except RegaliaError as error:
        await _turn_away(socket, error, language)
        return
    try:
        asker = await asker_of(socket, hub)
        live = await hub.live(table)
        await hub.refresh(live)
        hub.need_seen(live, after or 0)
        await socket.accept()
        line = Line(socket, hub, guard, language, address)
        farewell.comes(line)
        try:
            farewell.need_open()
            await line.run(live, asker, after)
        finally:
            farewell.goes(line)
    except RegaliaError as error:
        await _turn_away(socket, error, language)
    finally:
        guard.socket_closes(address)
        with contextlib.suppress(Exception):
            await socket.close()


async def _turn_away(socket: WebSocket[Any, Any, Any], error: RegaliaError, language: str) -> None:
    """Accept, say why, close: browsers do not show why a handshake was refused."""
    with contextlib.suppress(Exception):
        if socket.connection_state != "receive":
            await socket.accept()
        await socket.send_data(_written(_refusal("", error, language)).decode(), mode="text")
        await socket.close(code=_RESTART if error.code == "serve/closing" else _POLICY)


def _after(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise TableError("message/shape", where="after")
    return int(text)
