"""A server in a process of its own, and clients that play at its tables over real sockets: for the
tests and measurements of the server.

A client is stubborn: it sends a request again, with the same id, until it is answered, over as many
connections as that takes. What was acknowledged is remembered, to be compared with the record.
"""

import asyncio
import contextlib
import itertools
import os
import random
import signal
import ssl
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import websockets

_encode = msgspec.json.encode
_decode = msgspec.json.decode
#: Made once: reading certificates for every call would take longer than the call.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Server:
    """`regalia serve` as a process that can be killed and started again at the same port. With
    several `processes` it is a parent and its children behind one port."""

    #: What `python` is told to run.
    program: tuple[str, ...] = ("-m", "regalia")

    def __init__(
        self, database: str, *arguments: str, home: Path | None = None, processes: int = 1
    ) -> None:
        self.database = database
        self.processes = processes
        self._arguments = arguments
        self._environment = dict(os.environ)
        if home is not None:
            self._environment["XDG_DATA_HOME"] = str(home)
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self._prefix = ""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self._prefix}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def serving(self) -> list[int]:
        """The processes that answer, by their ids."""
        return [self.pid] if self.processes == 1 else children(self.pid)

    def start(self, *, bots: bool = True) -> Self:
        """Start it, and wait until it is open and all games can be played, with bots too unless
        they are not wanted."""
        self.open()
        # Each time another of several processes answers
        in_a_row = 0
        while in_a_row < (1 if self.processes == 1 else 8 * self.processes):
            health = self.health()
            if health["preparing"] or (bots and health["bots"] != health["ready"]):
                in_a_row = 0
                time.sleep(0.1 if bots else 0.02)
            else:
                in_a_row += 1
        return self

    def health(self) -> dict[str, Any]:
        """What the server says of itself."""
        answer = httpx.get(f"{self.address}/health", verify=NO_TLS, trust_env=False, timeout=60)
        return dict(answer.json())

    def open(self) -> Self:
        """Start it, and wait until its doors are open."""
        command = [sys.executable, *self.program, "--lang", "en", "serve"]
        command += ["--port", str(self.port), "--database", self.database, *self._arguments]
        if self.processes > 1:
            command += ["--processes", str(self.processes)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not open: {line!r}")
        place, _, prefix = line.split("http://")[1].split()[0].partition("/")
        self.port = int(place.rpartition(":")[2])
        self._prefix = f"/{prefix}".rstrip("/")
        return self

    def kill(self) -> None:
        """At once, as a power cut would, with its children."""
        if self._process is None:
            return
        if self.processes > 1:
            self._process.send_signal(signal.SIGSTOP)  # it must not start any child meanwhile
            for each in children(self.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(each, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As one closes it; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        status = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        return status

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


def kibibytes(pid: int) -> int:
    """The memory that a process has in use (Linux only)."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def open_files(pid: int) -> int:
    """How many files, sockets and pipes a process has open (Linux only)."""
    return len(os.listdir(f"/proc/{pid}/fd"))


def children(pid: int) -> list[int]:
    """The processes that a process has started, the oldest first (Linux only)."""
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


class Client:
    """One guest at one table."""

    def __init__(self, addresses: list[str], name: str, seed: str, source: str = "") -> None:
        self.name = name
        self._source = source  # the own address, for several on one machine
        self.chance = random.Random(seed)
        self._addresses = addresses
        self._key: dict[str, str] = {}
        self._numbers = itertools.count()
        self._seed = seed
        self.table = ""
        self.look: dict[str, Any] = {}
        self.number = 0  # the last event heard of
        self.events: list[dict[str, Any]] = []
        self.heard: list[str] = []  # every byte received over the socket
        self.acknowledged: dict[str, int] = {}  # request id -> entry number
        self.moves: dict[str, str] = {}  # request id -> move
        self.refusals: list[str] = []
        self.delays: list[float] = []  # from sending a request to its acknowledgement
        self.keep_bytes = False

    def _address(self) -> str:
        return self.chance.choice(self._addresses)

    async def rest(self, method: str, path: str, body: Any = None) -> Any:
        """One call of the API, until the server answers."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                way = httpx.AsyncHTTPTransport(verify=NO_TLS, local_address=self._source or None)
                async with httpx.AsyncClient(
                    base_url=self._address(), cookies=self._key, transport=way
                ) as http:
                    content = None if body is None else _encode(body)
                    answer = await http.request(
                        method,
                        path,
                        content=content,
                        headers={"content-type": "application/json"},
                        timeout=30,
                    )
                if answer.status_code < 500:
                    self._key.update(answer.cookies)
                    data = _decode(answer.content)
                    if answer.status_code >= 400:
                        raise Refused(data["code"])
                    return data
            await asyncio.sleep(0.2)

    async def introduce(self) -> Self:
        await self.rest("PUT", "/api/me", {"name": self.name})
        return self

    async def open_table(self, game: str, **options: Any) -> str:
        table = await self.rest("POST", "/api/tables", {"game": game, "options": options})
        self.table = str(table["table"])
        return self.table

    async def at(self, what: str, body: Any = None, method: str = "POST") -> Any:
        """Something at this client's table."""
        body = {} if body is None and method == "POST" else body
        return await self.rest(method, f"/api/tables/{self.table}/{what}", body)

    # The socket

    @contextlib.asynccontextmanager
    async def connected(self) -> Any:
        """A socket that goes on after the last event heard of."""
        url = self._address().replace("http", "ws")
        url += f"/api/tables/{self.table}/socket?after={self.number}"
        cookie = "; ".join(f"{name}={value}" for name, value in self._key.items())
        own: dict[str, Any] = {"local_addr": (self._source, 0)} if self._source else {}
        async with websockets.connect(
            url, additional_headers={"cookie": cookie}, max_size=None, compression=None, **own
        ) as socket:
            yield socket

    def take(self, text: str | bytes) -> dict[str, Any]:
        """What a message tells."""
        if self.keep_bytes:
            self.heard.append(text if isinstance(text, str) else text.decode())
        message: dict[str, Any] = _decode(text)
        if message["type"] == "event":
            event = message["event"]
            if event["number"] != self.number + 1:
                raise AssertionError(f"event {event['number']} after {self.number}")
            self.number = event["number"]
            self.events.append(event)
        if message.get("look"):
            self.look = message["look"]
        return message

    def request(self, kind: str, **facts: Any) -> dict[str, Any]:
        return {"type": kind, "id": f"{self._seed}-{next(self._numbers)}", **facts}

    async def ask(self, socket: Any, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request and read on until it is answered. The connection may break."""
        begin = time.perf_counter()
        await socket.send(_encode(request).decode())
        while True:
            message = self.take(await socket.recv())
            if message["type"] in ("done", "refused", "preview") and message["id"] == request["id"]:
                self.delays.append(time.perf_counter() - begin)
                if message["type"] == "done":
                    self.acknowledged[request["id"]] = message["number"]
                elif message["type"] == "refused":
                    self.refusals.append(message["code"])
                return message

    @property
    def my_turn(self) -> bool:
        view = self.look.get("view")
        return bool(
            view
            and self.look["phase"] == "playing"
            and view["to_move"] is not None
            and view["to_move"] == self.look["seat"]
        )

    @property
    def over(self) -> bool:
        return self.look.get("phase") in ("finished", "abandoned")

    def next_move(self) -> dict[str, Any]:
        """A random legal move."""
        move = self.chance.choice(self.look["view"]["legal_moves"])
        request = self.request("move", revision=self.look["revision"], move=move)
        self.moves[request["id"]] = move
        return request

    async def play(self) -> None:
        """Play to the end, through every broken connection."""
        pending: dict[str, Any] | None = None
        while not self.over:
            try:
                async with self.connected() as socket:
                    self.take(await socket.recv())
                    while not self.over:
                        if pending is None and self.my_turn:
                            pending = self.next_move()
                        if pending is not None:
                            answer = await self.ask(socket, pending)
                            if answer["type"] == "done" or not answer["code"].startswith("store/"):
                                pending = None
                            else:
                                await asyncio.sleep(0.1)  # the database is gone for a while
                        else:
                            self.take(await socket.recv())
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05 + 0.2 * self.chance.random())


class Refused(Exception):
    """The server refused a call; the code is its text."""
