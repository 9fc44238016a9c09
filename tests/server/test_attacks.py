"""Attacks by one client: whatever it does, the others play on as before.

Each was first run against a server that did not stand it.
"""

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.scale import only_prove

from .attacks import Place, attacked, frame, is_closed, push

Report = Callable[[str, object], None]

CONT, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA


# Frames on a socket


def _flood(place: Place, data: bytes, *, read: bool = True) -> int:
    """One socket after the other, as fast as the server takes it; how many were closed."""
    key = place.guest()
    table = place.table(key, players=1)
    line, closed = place.websocket(table, key), 0
    for _ in place.while_open():
        stands = push(line, data)
        if not stands or (read and is_closed(line)):
            closed += 1
            time.sleep(0.2)
            with suppress(AssertionError, OSError):
                line = place.websocket(table, key)
    return closed


def pings(place: Place) -> int:
    return _flood(place, frame(PING) * 40_000)


def unread_pings(place: Place) -> int:
    return _flood(place, frame(PING, bytes(125)) * 2_000, read=False)


def pongs(place: Place) -> int:
    return _flood(place, frame(PONG) * 40_000)


def fragments(place: Place) -> int:
    return _flood(place, frame(TEXT, last=False) + frame(CONT, last=False) * 40_000)


def messages(place: Place) -> int:
    return _flood(place, frame(TEXT, b"{}") * 40_000)


@only_prove
@pytest.mark.parametrize("attack", [pings, unread_pings, pongs, fragments, messages])
def test_frames_of_every_kind(
    attack: Callable[[Place], int], tmp_path: Path, record_property: Report
) -> None:
    story = attacked(tmp_path, attack, seconds=5.0)
    record_property(attack.__name__, f"{story.summary()}, {story.found} sockets closed")
    story.nobody_noticed()
    assert story.found > 0


# Headers without an end


def _heads(place: Place, piece: bytes, most: int) -> list[bytes]:
    """Headers sent until the server has enough; how its answers began."""
    answers = []
    for _ in place.while_open():
        with place.connect() as line:
            sent = 0
            with suppress(OSError):
                line.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n")
                while sent < most:
                    line.sendall(piece)
                    sent += len(piece)
            line.settimeout(2)
            with suppress(OSError):
                answers.append(line.recv(64)[:12])
        time.sleep(0.1)
    return answers


def many_headers(place: Place) -> list[bytes]:
    return _heads(
        place, b"".join(b"x-%d: %s\r\n" % (i, b"a" * 1000) for i in range(100)), 100 << 20
    )


def long_header(place: Place) -> list[bytes]:
    with place.connect() as line, suppress(OSError):
        line.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx: ")
        for _ in range(40):
            line.sendall(bytes(1 << 20).replace(b"\0", b"a"))
    return _heads(place, b"x: " + b"a" * (1 << 20) + b"\r\n", 40 << 20)


@only_prove
@pytest.mark.parametrize("attack", [many_headers, long_header])
def test_headers_without_an_end(
    attack: Callable[[Place], list[bytes]], tmp_path: Path, record_property: Report
) -> None:
    story = attacked(tmp_path, attack, seconds=5.0)
    record_property(attack.__name__, f"{story.summary()}, {len(story.found)} tries")
    story.nobody_noticed()


# Connections that do nothing


def silent(place: Place) -> int:
    """As many connections as can be had, in part silent, in part slow; how many still stand."""
    held: list[socket.socket] = []
    for _ in place.while_open():
        with suppress(OSError):
            line = place.connect(seconds=0.2)
            line.settimeout(0.2)
            if len(held) % 2:
                line.sendall(b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-le")
            held.append(line)
        if len(held) >= 1500:
            time.sleep(0.05)
            for line in held[::50]:
                push(line, b"x")
    return sum(not is_closed(line) for line in held)


@only_prove
def test_silent_connections_lock_nobody_out(tmp_path: Path, record_property: Report) -> None:
    story = attacked(tmp_path, silent, seconds=7.0)
    record_property("silent", f"{story.summary()}, {story.found} still open")
    story.nobody_noticed()
    assert story.found <= 300
