"""The door itself: bounds on heads, frames and connections, without a network and without a clock;
and the names inside uvicorn and websockets on which that leans."""

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from regalia.server import connections, transport
from regalia.server.connections import Connection, Connections
from regalia.server.guard import Guard, Rates
from regalia.server.transport import MOST_HEAD, Config, HttpProtocol, SocketProtocol

from .attacks import frame

HEAD = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\n"
    b"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A connection that remembers what is written, and that nobody need read."""

    def __init__(self, peer: str = "192.0.2.1") -> None:
        super().__init__()
        self.peer, self.written, self.protocol = peer, b"", None
        self.closed = self.aborted = self.paused = False
        self.unread = 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self.peer, 5), "sockname": ("127.0.0.1", 8470)}.get(name, default)

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_write_buffer_size(self) -> int:
        return self.unread

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Door:
    """A server without a network; `asked` holds the requests that have reached the application."""

    def __init__(self, **rates: Any) -> None:
        self.asked: list[dict[str, Any]] = []
        limits = Rates(**rates)
        self.connections = Connections(limits.connections, limits.connections_per_address)
        self.config = Config(
            self._app, Guard(limits), self.connections, lifespan="off", interface="asgi3"
        )
        self.config.load()

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"yes"})

    def connect(self, peer: str = "192.0.2.1") -> Wire:
        wire = Wire(peer)
        wire.protocol = HttpProtocol(self.config, ServerState(), {})
        wire.protocol.connection_made(wire)
        return wire


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def run(work: Callable[[], Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work(), 30))


async def _said(head: bytes) -> tuple[bytes, int]:
    """What is answered to these bytes, and how many requests have arrived."""
    door = Door()
    wire = door.connect()
    wire.protocol.data_received(head)
    await settle()
    return wire.written[9:12], len(door.asked)


def _filled(size: int) -> bytes:
    """A head of exactly so many bytes, counted as the server counts: address, names, values and
    four bytes a header."""
    counted = len("/health") + len("host") + len("localhost") + 4 + len("x") + 4
    return HEAD + b"x: " + b"a" * (size - counted) + b"\r\n\r\n"


@pytest.mark.parametrize(
    ("head", "status", "arrived"),
    [
        (_filled(MOST_HEAD), b"200", 1),
        (_filled(MOST_HEAD + 1), b"431", 0),
        (HEAD + b"x: " + b"a" * 10_000_000, b"431", 0),
        (HEAD + b"".join(b"x%d: %s\r\n" % (n, b"a" * 900) for n in range(2000)), b"431", 0),
        (b"GET /" + b"a" * 1_000_000, b"431", 0),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n1;" + b"a" * 100_000, b"431", 1),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n0\r\nx: " + b"a" * 100_000, b"431", 1),
        (HEAD + b"content-length: 900000\r\n\r\n" + b"a" * 900_000, b"200", 1),
        (b"nonsense\r\n\r\n", b"400", 0),
    ],
)
def test_the_head_of_a_request_has_an_end(head: bytes, status: bytes, arrived: int) -> None:
    async def work() -> None:
        assert await _said(head) == (status, arrived)

    run(work)


def test_no_more_of_a_head_is_kept_than_allowed() -> None:
    async def work() -> None:
        wire = Door().connect()
        protocol = wire.protocol
        protocol.data_received(HEAD + b"x: ")
        sent = 0
        while not wire.closed:
            protocol.data_received(b"a" * 1000)
            sent += 1000
        assert MOST_HEAD <= sent + len(HEAD) <= MOST_HEAD + 3 * transport.PIECE

    run(work)


def test_requests_in_crumbs_and_without_waiting_are_cut() -> None:
    async def work() -> None:
        wire = Door().connect()
        for byte in _filled(4000):
            if wire.closed:
                break
            wire.protocol.data_received(bytes([byte]))
        assert wire.aborted
        door = Door()
        wire = door.connect()
        wire.protocol.data_received((HEAD + b"\r\n") * 9)
        assert not wire.closed
        wire.protocol.data_received((HEAD + b"\r\n") * 9)
        assert wire.aborted

    run(work)


async def _socket(door: Door) -> Wire:
    wire = door.connect()
    wire.protocol.data_received(UPGRADE)
    await settle()
    assert wire.written.startswith(b"HTTP/1.1 101")
    assert isinstance(wire.protocol, SocketProtocol)
    wire.written = b""
    return wire


POLICY = b"\x88\x08\x03\xf0frames"


@pytest.mark.parametrize(
    "flood",
    [
        frame(0x9) * 5000,
        frame(0xA) * 5000,
        frame(0x1, last=False) + frame(0x0, last=False) * 5000,
        frame(0x1, b"{}") * 5000,
        frame(0x2, b"{}") * 5000,
    ],
    ids=["pings", "pongs", "fragments", "texts", "bytes"],
)
def test_a_socket_over_its_budget_of_frames_is_closed(flood: bytes) -> None:
    async def work() -> None:
        door = Door()
        wire = await _socket(door)
        wire.protocol.data_received(flood)
        assert wire.written.endswith(POLICY)
        assert wire.paused
        # No more was done than the budget, and one piece, allow
        assert wire.written.count(b"\x8a\x00") <= 200 + transport.FRAMES_PIECE // 6 + 1
        wire.protocol.data_received(flood)
        assert wire.written.endswith(POLICY) and wire.written.count(POLICY) == 1
        await settle()
        wire.protocol.close_timer.cancel()
        wire.protocol.connection_lost(None)

    run(work)


def test_a_frame_in_crumbs_counts_as_many() -> None:
    async def work() -> None:
        wire = await _socket(Door())
        data = frame(0x1, b" " * 16_000)
        for start in range(400):
            wire.protocol.data_received(data[start : start + 1])
        assert wire.written == POLICY
        wire.protocol.close_timer.cancel()
        wire.protocol.connection_lost(None)

    run(work)


def test_what_nobody_reads_is_not_kept() -> None:
    async def work() -> None:
        wire = await _socket(Door())
        wire.unread = transport.MOST_UNREAD + 1
        wire.protocol.data_received(frame(0x9))
        assert wire.written.endswith(b"\x88\x08\x03\xf0unread")
        wire.protocol.close_timer.cancel()
        wire.protocol.connection_lost(None)

    run(work)


def test_messages_of_one_moment_are_sent_together_and_in_order() -> None:
    async def work() -> None:
        door = Door()
        wire = await _socket(door)
        say = door.asked[0]["extensions"][transport.SAY]
        assert say(b"one") and say(b"two")
        assert wire.written == b""
        wire.protocol.data_received(frame(0x9))  # its answer does not overtake them
        await settle()
        assert wire.written == b"\x81\x03one\x81\x03two\x8a\x00"
        wire.unread = transport.MOST_UNREAD + 1
        assert not say(b"three")
        wire.unread, wire.closed = 0, True
        assert say(b"four")  # to nobody
        await settle()
        assert wire.written.endswith(b"\x8a\x00")
        wire.protocol.connection_lost(None)

    run(work)


def test_a_handshake_that_the_parser_refuses_is_answered() -> None:
    async def work() -> None:
        wire = Door().connect()
        long = b"x: " + b"a" * 9_000 + b"\r\n\r\n"  # more than a line of websockets' parser
        wire.protocol.data_received(UPGRADE[:-2] + long)
        assert wire.written.startswith(b"HTTP/1.1 431") and wire.closed

    run(work)


# Connections


def test_an_address_holds_only_so_many() -> None:
    async def work() -> None:
        door = Door(connections_per_address=3)
        wires = [door.connect() for _ in range(5)]
        assert [wire.aborted for wire in wires] == [False, False, False, True, True]
        assert not door.connect("192.0.2.2").aborted
        wires[0].protocol.connection_lost(None)
        assert not door.connect().aborted
        assert len(door.connections) == 4
        # One line to the internet has a whole network of IPv6 addresses
        neighbours = [door.connect(f"2001:db8::{number}") for number in range(5)]
        assert sum(wire.aborted for wire in neighbours) == 2

    run(work)


def test_nobody_is_locked_out_of_a_full_house() -> None:
    async def work() -> None:
        door = Door(connections=8, connections_per_address=6)
        first = [door.connect("192.0.2.1") for _ in range(6)]
        first[0].protocol.data_received(HEAD + b"\r\n")
        await settle()
        assert first[0].written.startswith(b"HTTP/1.1 200")
        others = [door.connect(f"198.51.100.{number}") for number in range(6)]
        assert not any(wire.aborted for wire in others)
        # Who has asked something goes last
        assert [wire.aborted for wire in first] == [False, True, True, True, True, False]
        assert len(door.connections) == 8
        # All have one, or two: now it is full for everybody
        assert door.connect("192.0.2.1").aborted

    run(work)


def test_what_is_overdue_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        door, clock = Door(), [1000.0]
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", lambda: clock[0])
        silent, slow, idle = (door.connect(f"192.0.2.{number}") for number in (1, 2, 3))
        slow.protocol.data_received(HEAD + b"content-length: 9\r\n\r\n")
        idle.protocol.data_received(HEAD + b"\r\n")
        stuck = door.connect("192.0.2.4")
        stuck.protocol.data_received(HEAD + b"\r\n")
        stuck.protocol.pause_writing()
        closing = door.connect("192.0.2.5")
        closing.closed = True
        met = []
        for clock[0] in (1001.0, 1009.0, 1011.0, 1021.0, 1031.0):
            door.connections._sweep()
            met.append([wire.aborted for wire in (silent, slow, idle, stuck, closing)])
        assert met == [
            [False, False, False, False, False],
            [False, False, False, False, True],
            [True, False, False, False, True],
            [True, False, False, True, True],
            [True, True, False, True, True],
        ]
        assert door.connections._sweeper is not None
        door.connections._sweeper.cancel()

    run(work)


def test_slow_readers_of_one_address_may_not_keep_everything() -> None:
    async def work() -> None:
        door = Door()
        wires = [door.connect() for _ in range(3)]
        for wire in wires:
            wire.unread = connections.MOST_UNSENT // 2
        wires[0].protocol.pause_writing()
        assert wires[0].aborted
        wires[1].protocol.pause_writing()
        assert not wires[1].aborted

    run(work)


# What this leans on


def test_uvicorn_and_websockets_are_as_we_know_them() -> None:
    """If this fails, look at `regalia.server.transport` before anything else."""
    http, line = HttpToolsProtocol, WebSocketsSansIOProtocol
    for kind, ours in ((http, HttpProtocol), (line, SocketProtocol)):
        assert list(inspect.signature(kind.__init__).parameters)[1:] == [
            "config",
            "server_state",
            "app_state",
            "_loop",
        ]
        overridden = set(vars(ours)) & set(vars(kind))
        assert {"connection_made", "connection_lost", "data_received"} <= overridden
    for name in ("on_message_begin", "on_headers_complete", "on_body", "on_message_complete"):
        assert name in vars(http)
    for name in ("_start_asgi_task", "on_response_complete", "send_400_response", "pause_writing"):
        assert name in vars(http)
    for name in ("handle_connect", "handle_events", "send", "pause_writing", "resume_writing"):
        assert name in vars(line)
    inside = inspect.getsource(http)
    assert "self.send_400_response(msg)" in inside and "self._start_asgi_task(" in inside
    assert "self.ws_protocol_class(" in inside and "protocol.connection_made(self.tr" in inside
    source = inspect.getsource(RequestResponseCycle)
    assert "if self.disconnected:" in source and "response_complete" in source
    inside = inspect.getsource(line)
    assert "self.handle_events()" in inside and "self.conn.events_received()" in inside
    assert "if self.close_timer is None:" in inside and "self.read_paused" in inside
    parser = ServerProtocol()
    assert parser.events == [] and parser.handshake_exc is None
    assert {"due", "drained", "closing"} <= set(Connection.__slots__)
