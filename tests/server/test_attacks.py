"""Attacks by one client: whatever it does, the others play on as before.

Each but knocking was first run against a server without these bounds, which failed it.
"""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from tests.scale import only_prove

from .attacks import Place, besieged, frame, is_closed, push
from .processes import Watched

pytestmark = pytest.mark.alone

Report = Callable[[str, object], None]

CONT, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """One server with its default limits. Time heals: each attacker comes from another address."""
    with Watched(tmp_path_factory.mktemp("attacks")) as process:
        yield process


def stands(house: Watched, attack: Callable[[Place], Any], report: Report, seconds: float) -> Any:
    """The attack changes nothing for the others; what it found, and what the log says of it."""
    story = besieged(house, attack, seconds=seconds)
    report(attack.__name__, f"{story.summary()}; {story.found}")
    story.nobody_noticed()
    return story.found, {line["why"] for line in story.log if line["what"] == "cut"}


# Frames on a socket

FLOODS = {
    "pings": frame(PING) * 40_000,
    "long pings": frame(PING, bytes(125)) * 2_000,
    "pongs": frame(PONG) * 40_000,
    "fragments": frame(TEXT, last=False) + frame(CONT, last=False) * 40_000,
    "crumbs of a frame": frame(TEXT, b" " * 16_000)[:8],
    "messages": frame(TEXT, b"{}") * 40_000,
}


def frames(place: Place) -> dict[str, int]:
    """One socket after the other, as fast as the server takes it; how many it closed of each."""
    key = place.guest()
    table = place.table(key, players=1)
    closed = dict.fromkeys(FLOODS, 0)
    kinds = list(FLOODS)
    line, kind = place.websocket(table, key), kinds[0]
    for _ in place.while_open():
        if kind.startswith("crumbs"):
            time.sleep(0.001)
            data = b" "
        else:
            data = FLOODS[kind]
        if not push(line, data) or is_closed(line):
            closed[kind] += 1
            kind = kinds[(kinds.index(kind) + 1) % len(kinds)]
            with suppress(AssertionError, OSError):
                line = place.websocket(table, key)
                if kind.startswith("crumbs"):
                    line.sendall(FLOODS[kind])
    return closed


def unread(place: Place) -> int:
    """Pings whose answers nobody reads, on many sockets."""
    key = place.guest("127.0.0.10")
    table = place.table(key, source="127.0.0.10", players=1)
    lines: list[socket.socket] = []
    for _ in place.while_open():
        if len(lines) < 100:
            with suppress(AssertionError, OSError):
                lines.append(place.websocket(table, key, "127.0.0.10"))
        lines = [line for line in lines if push(line, FLOODS["long pings"])]
    return len(lines)


@only_prove
def test_frames_of_every_kind(house: Watched, record_property: Report) -> None:
    closed, why = stands(house, frames, record_property, 6.0)
    assert all(closed.values()), closed
    assert "frames" in why


@only_prove
def test_pongs_that_nobody_reads(house: Watched, record_property: Report) -> None:
    _, why = stands(house, unread, record_property, 5.0)
    assert why & {"frames", "unread"}


# Headers without an end


def heads(place: Place) -> list[int]:
    """Long headers, many headers, long addresses, trailers: what the server said to each."""
    lines = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 1000) for number in range(100))
    begin = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
    chunked = b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    said = []
    pieces = (
        (begin, lines),
        (begin + b"x: ", b"a" * (1 << 20)),
        (b"GET /", b"a" * (1 << 20)),
        (chunked + b"1;", b"a" * (1 << 20)),
        (chunked + b"0\r\n", lines),
    )
    for number, _ in enumerate(place.while_open()):
        first, more = pieces[number % len(pieces)]
        with place.connect("127.0.0.11") as line:
            with suppress(OSError):
                line.sendall(first)
                for _ in range(80):
                    line.sendall(more)
            with suppress(OSError):
                line.settimeout(2)
                said.append(int(line.recv(64)[9:12] or 0))
    return sorted(set(said))


@only_prove
def test_headers_without_an_end(house: Watched, record_property: Report) -> None:
    said, _ = stands(house, heads, record_property, 5.0)
    assert set(said) <= {0, 431, 400, 429}, said


# Connections that do nothing


def silent(place: Place) -> int:
    """As many connections as can be had, in part silent, in part slow; how many still stand."""
    held: list[socket.socket] = []
    for _ in place.while_open():
        with suppress(OSError):
            line = place.connect("127.0.0.12", 0.2)
            if len(held) % 3 == 1:
                line.sendall(b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-le")
            if len(held) % 3 == 2:
                line.sendall(
                    b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n"
                )
            held.append(line)
        if len(held) >= 1500:
            time.sleep(0.05)
            for line in held[::50]:
                push(line, b"x")
    return sum(not is_closed(line) for line in held)


def greedy(place: Place) -> int:
    """Large answers that nobody reads."""
    asked = b"GET %s HTTP/1.1\r\nhost: localhost\r\n\r\n" % _largest().encode()
    held: list[socket.socket] = []
    for _ in place.while_open():
        with suppress(OSError):
            line = place.connect("127.0.0.13", 0.2)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(asked * 4)
            held.append(line)
    return len(held)


def _largest() -> str:
    """The largest file of the page, else the largest answer of the API."""
    from regalia.server.page import FOLDER

    files = sorted((FOLDER / "assets").glob("*.js"), key=lambda each: each.stat().st_size)
    return f"/assets/{files[-1].name}" if files else "/api/schema/openapi.json"


@only_prove
def test_silent_connections_lock_nobody_out(house: Watched, record_property: Report) -> None:
    left, why = stands(house, silent, record_property, 7.0)
    assert left <= 256
    assert "connections" in why


@only_prove
def test_answers_that_nobody_reads(house: Watched, record_property: Report) -> None:
    stands(house, greedy, record_property, 5.0)


# More than the server can do


def calls(place: Place) -> dict[int, int]:
    """Cheap and dear calls over many connections at once; how often each status came."""
    source = "127.0.0.14"
    key = place.guest(source)
    table = place.table(key, source=source, players=1)
    asked = [
        ("GET", "/api/tables", None),
        ("POST", "/api/tables", {"game": "puppeteer", "options": {}}),
        ("GET", f"/api/tables/{table}", None),
        ("GET", "/health", None),
        ("GET", "/metrics", None),
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("GET", "/api", None),
    ]
    lines = []
    for number in range(120):
        method, path, body = asked[number % len(asked)]
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncookie: regalia_guest={key}\r\n"
            f"content-length: {len(content)}\r\n\r\n"
        )
        lines.append((place.connect(source), head.encode() + content))
    said: dict[int, int] = {}
    for line, request in lines:
        line.sendall(request)
    for _ in place.while_open():
        for number, (line, request) in enumerate(lines):
            answers: list[bytes] = []
            with suppress(OSError):
                line.setblocking(False)
                answers = line.recv(1 << 20).split(b"HTTP/1.1 ")[1:]
            for answer in answers:
                said[int(answer[:3])] = said.get(int(answer[:3]), 0) + 1
            if answers or number % 10 == 0:  # some do not wait for the answer
                push(line, request)
    return said


def messages(place: Place) -> dict[str, int]:
    """Many sockets, each within its own limits, together far beyond."""
    source = "127.0.0.15"
    key = place.guest(source)
    table = place.table(key, "puppeteer", source)
    place.call("POST", f"/api/tables/{table}/requests", {"type": "start"}, key=key, source=source)
    lines = []
    for _ in range(60):
        with suppress(AssertionError, OSError):
            lines.append(place.websocket(table, key, source))
    asked = frame(TEXT, b'{"type":"preview","id":"x","move":"reveal 1"}')
    heard = 0
    for _ in place.while_open():
        for line in lines:
            push(line, asked)
            with suppress(OSError):
                heard += line.recv(1 << 20).count(b'"type":"preview"')
        time.sleep(0.05)
    return {"sockets": len(lines), "previews": heard}


def knocks(place: Place) -> int:
    """Connections made and dropped as fast as they can be."""
    made = 0
    for _ in place.while_open():
        with suppress(OSError):
            place.connect("127.0.0.16", 0.2).close()
            made += 1
    return made


@only_prove
def test_more_calls_than_one_address_may_make(house: Watched, record_property: Report) -> None:
    said, _ = stands(house, calls, record_property, 6.0)
    assert said[429] > 0 and said[200] > 0 and said[404] > 0
    assert set(said) <= {200, 201, 404, 409, 429, 503}


@only_prove
def test_more_messages_than_one_address_may_send(house: Watched, record_property: Report) -> None:
    found, _ = stands(house, messages, record_property, 6.0)
    assert 0 < found["previews"] < 6 * 300


@only_prove
def test_knocking_and_running_away(house: Watched, record_property: Report) -> None:
    made, _ = stands(house, knocks, record_property, 4.0)
    assert made > 100


@only_prove
def test_nothing_but_lines_of_json_was_said(house: Watched) -> None:
    """After all of these attacks, if they have run here."""
    for line in house.log().splitlines():
        assert "trace" not in json.loads(line), line
    assert house.health()["ok"]
