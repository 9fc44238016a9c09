"""What attack tests share: a real `regalia serve` with its default limits, guests who play moves
all the time from addresses of their own, and an attacker in a process of its own at another one.

`attacked(folder, attack)` runs `attack(place)` beside the guests and tells how they fared: how long
their moves took to be acknowledged, how often they were cut off, and how much the server grew. Only
loopback addresses are used. An attack is a function of a module; it ends after `place.seconds`.
"""

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import websockets
from benchmarks.clients import Client

from .processes import Watched

#: What the guests may feel of an attack: seconds to an acknowledgement at the 99th percentile, and
#: mebibytes that the server, its workers included, may grow by.
MOST_SECONDS = 0.25
MOST_GROWTH = 64.0
#: Seconds between two moves of a guest; well within the limits.
PAUSE = 0.06
#: Seconds after which a guest counts a move as unanswered.
PATIENCE = 20.0
ATTACKER = "127.0.0.9"
COOKIE = "regalia_guest"


@dataclass(frozen=True)
class Place:
    """Where the attacker finds the server, and for how long."""

    port: int
    seconds: float
    host: str = "127.0.0.1"

    def while_open(self) -> Iterator[float]:
        """Seconds since the beginning, again and again, until the time is over."""
        begin = time.monotonic()
        while (now := time.monotonic() - begin) < self.seconds:
            yield now

    def connect(self, source: str = ATTACKER, seconds: float = 5.0) -> socket.socket:
        """A bare connection from an address of the attacker's choice."""
        return socket.create_connection((self.host, self.port), seconds, (source, 0))

    def call(
        self, method: str, path: str, body: Any = None, *, key: str = "", source: str = ATTACKER
    ) -> tuple[int, Any, str]:
        """One call: its status, its answer and the guest's key, if it gave one."""
        connection = http.client.HTTPConnection(self.host, self.port, 30, (source, 0))
        headers = {"cookie": f"{COOKIE}={key}"} if key else {}
        content = None
        if body is not None:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            headers["content-type"] = "application/json"
        with contextlib.closing(connection):
            connection.request(method, path, content, headers)
            answer = connection.getresponse()
            data = answer.read()
            cookie = answer.headers.get("set-cookie") or ""
        is_json = "json" in (answer.headers.get("content-type") or "")
        given = cookie.partition("=")[2].partition(";")[0] or key
        return answer.status, json.loads(data) if is_json else data.decode(), given

    def guest(self, source: str = ATTACKER) -> str:
        """The key of somebody new."""
        status, answer, key = self.call("PUT", "/api/me", {"name": "Mallory"}, source=source)
        assert status == 200, answer
        return key

    def table(
        self, key: str, game: str = "regicide", source: str = ATTACKER, **options: Any
    ) -> str:
        """A table opened by the attacker."""
        asked = {"game": game, "options": options}
        status, answer, _ = self.call("POST", "/api/tables", asked, key=key, source=source)
        assert status in (200, 201), answer
        return str(answer["table"])

    def websocket(self, table: str, key: str = "", source: str = ATTACKER) -> socket.socket:
        """A table's socket, after its handshake, for frames made by hand."""
        sock = self.connect(source)
        cookie = f"cookie: {COOKIE}={key}\r\n" if key else ""
        sock.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{cookie}\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = sock.recv(65_536)
            assert more, answer
            answer += more
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return sock


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send it; masked with zeros, which change nothing."""
    size = len(payload)
    head = bytes([(0x80 if last else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


def push(sock: socket.socket, data: bytes) -> bool:
    """Send as much as the server takes now; whether the connection still stands."""
    try:
        sock.setblocking(False)
        sock.send(data)
    except BlockingIOError:
        time.sleep(0.005)
    except OSError:
        return False
    return True


def is_closed(sock: socket.socket) -> bool:
    """Whether the server has closed the connection, or said that it will (1008); what came before
    that is thrown away."""
    sock.setblocking(False)
    try:
        while data := sock.recv(65_536):
            if b"\x03\xf0" in data[-64:]:
                return True
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


class Guest(Client):
    """Somebody who plays alone, one move after the other, and notes how long each took."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__([address], f"Guest {number}", f"guest {number}", f"127.0.0.{number}")
        self.cut = 0

    async def sit_down(self) -> None:
        await self.open_table("regicide", players=1)
        await self.at("requests", {"type": "start"})
        self.number, self.look = 0, {}

    async def play_on(self, over: asyncio.Event) -> None:
        """Play until told to stop, at a new table whenever a game is over."""
        await self.introduce()
        while not over.is_set():
            await self.sit_down()
            try:
                async with self.connected() as line:
                    self.take(await asyncio.wait_for(line.recv(), PATIENCE))
                    while not over.is_set() and not self.over:
                        await asyncio.wait_for(self.ask(line, self.next_move()), PATIENCE)
                        await asyncio.sleep(PAUSE)
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.cut += 1
                self.delays.append(PATIENCE)


@dataclass
class Story:
    """How an attack went."""

    delays: list[float] = field(default_factory=list)  # of the guests' moves, in seconds
    calm: list[float] = field(default_factory=list)  # before the attack
    cut: int = 0  # how often a guest was cut off or left without an answer
    before: float = 0.0  # the server's memory, in mebibytes
    most: float = 0.0
    log: list[dict[str, Any]] = field(default_factory=list)
    found: Any = None  # what the attack returned

    @property
    def p99(self) -> float:
        return float(np.percentile(self.delays, 99))

    @property
    def growth(self) -> float:
        return self.most - self.before

    def summary(self) -> str:
        return (
            f"{len(self.delays)} moves, p99 {1000 * self.p99:.0f} ms (calm"
            f" {1000 * float(np.percentile(self.calm, 99)):.0f} ms), {self.growth:+.0f} MiB"
        )

    def nobody_noticed(self) -> None:
        """The promise: whatever is done, other guests play on as before."""
        assert len(self.delays) >= 40, self.summary()
        assert self.cut == 0, self.summary()
        assert self.p99 <= MOST_SECONDS, self.summary()
        assert self.growth <= MOST_GROWTH, self.summary()


def attacked(
    folder: Path,
    attack: Callable[[Place], Any],
    *arguments: str,
    seconds: float = 6.0,
    guests: int = 3,
) -> Story:
    """Run an attack on a fresh server; how it went for the others."""
    with Watched(folder, *arguments) as server:
        return besieged(server, attack, seconds=seconds, guests=guests)


def besieged(
    server: Watched, attack: Callable[[Place], Any], *, seconds: float = 6.0, guests: int = 3
) -> Story:
    """Run an attack on a server that stands already. The machine is shared with others, who are no
    part of it: a siege in which guests wait is tried again. What an attack can do, it does each
    time. Memory counts from the first siege on."""
    with _first(server.process.pid), _first(os.getpid()):
        story = first = asyncio.run(_besieged(server, attack, seconds, guests))
        for _ in range(2):
            if story.p99 > MOST_SECONDS:
                story = asyncio.run(_besieged(server, attack, seconds, guests))
                story.before = first.before
    return story


@contextlib.contextmanager
def _first(pid: int) -> Iterator[None]:
    """A process goes before others on this machine, if we may say so: the tests beside this one are
    no part of the attack. What it starts meanwhile goes with the others."""
    ours, others = os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.SCHED_OTHER
    for how, rank in ((ours, 5), (others, 0)):
        with contextlib.suppress(OSError):
            for thread in os.listdir(f"/proc/{pid}/task"):
                os.sched_setscheduler(int(thread), how, os.sched_param(rank))
        if how == ours:
            yield


async def _besieged(
    server: Watched, attack: Callable[[Place], Any], seconds: float, guests: int
) -> Story:
    story, over, said = Story(), asyncio.Event(), len(server.log())
    people = [Guest(server.address, 2 + number) for number in range(guests)]
    playing = [asyncio.create_task(guest.play_on(over)) for guest in people]
    await asyncio.sleep(1.5)
    for guest in people:
        story.calm += guest.delays
        guest.delays = []
    story.before = story.most = mebibytes(server)
    sooner = multiprocessing.get_context("spawn")
    answers: Any = sooner.SimpleQueue()
    place = Place(server.port, seconds)
    attacker = sooner.Process(target=_run, args=(attack, place, answers), daemon=True)
    attacker.start()
    try:
        deadline = time.monotonic() + 4 * seconds + 60
        while answers.empty() and attacker.is_alive() and time.monotonic() < deadline:
            story.most = max(story.most, mebibytes(server))
            await asyncio.sleep(0.1)
        assert not answers.empty(), "the attacker has failed; what it wrote says why"
        story.found = answers.get()
        await asyncio.sleep(0.2)
    finally:
        over.set()
        attacker.kill()
        attacker.join()
    await asyncio.gather(*playing)
    for guest in people:
        story.delays += guest.delays
        story.cut += guest.cut
    story.log = [json.loads(line) for line in server.log()[said:].splitlines()]
    return story


def _run(attack: Callable[[Place], Any], place: Place, answers: Any) -> None:
    os.nice(10)  # an attacker has a machine of their own: do not take the server's time
    answers.put(attack(place))


def mebibytes(server: Watched) -> float:
    """Memory in use by the server and its workers."""
    return sum(_kibibytes(pid) for pid in _family(server.process.pid)) / 1024


def _family(pid: int) -> Iterator[int]:
    yield pid
    with contextlib.suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            yield from _family(int(child))


def _kibibytes(pid: int) -> int:
    with contextlib.suppress(OSError, IndexError):
        return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0])
    return 0
