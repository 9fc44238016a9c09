"""The application behind real doors in this process, and plain clients for it."""

import asyncio
import contextlib
import itertools
import socket
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from benchmarks.clients import NO_TLS

from regalia.server.app import build
from regalia.server.connections import Connections
from regalia.server.guard import Guard, Rates
from regalia.server.guests import COOKIE
from regalia.server.transport import Config


@contextlib.asynccontextmanager
async def opened(database: str, **settings: Any) -> AsyncIterator[tuple[Any, str]]:
    """The application and its address, while it runs here."""
    guard = settings.setdefault("guard", Guard(Rates.unlimited()))
    connections = settings.pop("connections", None) or Connections(10**9, 10**9)
    app = build(database, **settings)
    with socket.socket() as doors:
        doors.bind(("127.0.0.1", 0))
        config = Config(app, guard, connections, timeout_graceful_shutdown=2, lifespan="on")
        server = uvicorn.Server(config)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        running = asyncio.create_task(server.serve(sockets=[doors]))
        try:
            while not server.started:
                assert not running.done()
                await asyncio.sleep(0.01)
            yield app, f"http://127.0.0.1:{doors.getsockname()[1]}"
        finally:
            server.should_exit = True
            await asyncio.wait_for(running, 20)


class Visitor:
    """Somebody with a browser. Keeps every byte received."""

    def __init__(self, address: str, key: str = "", **headers: str) -> None:
        cookies = {COOKIE: key} if key else {}
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address,
            cookies=cookies,
            timeout=60,
            headers=headers,
            verify=NO_TLS,
            trust_env=False,
        )
        self.received: list[bytes] = []
        self.heard: list[str] = []
        self.numbers = itertools.count()
        self.look: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.socket: Any = None

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    @property
    def key(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    async def named(self, name: str) -> "Visitor":
        assert (await self.call("PUT", "/api/me", {"name": name}))[0] == 200
        return self

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer of a call."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers)
        self.received.append(answer.content)
        assert b"Traceback" not in answer.content
        json = "json" in answer.headers.get("content-type", "")
        return answer.status_code, msgspec.json.decode(answer.content) if json else answer.text

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """The answer of a call that is carried out."""
        status, answer = await self.call(method, path, body)
        assert 200 <= status < 300, (method, path, status, answer)
        return answer

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code of a call that is refused."""
        status, answer = await self.call(method, path, body)
        assert 400 <= status < 500, (method, path, status, answer)
        assert answer["sentence"]
        return str(answer["code"])

    # The socket

    async def connect(self, table: str, after: Any = None, **settings: Any) -> "Visitor":
        url = self.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        url += "" if after is None else f"?after={after}"
        headers = dict(settings.pop("headers", {}))
        if self.key:
            headers["cookie"] = f"{COOKIE}={self.key}"
        self.socket = await websockets.connect(
            url,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            compression=None,
            proxy=None,
            **settings,
        )
        return self

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def read(self, seconds: float = 30) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        self.heard.append(text)
        assert "Traceback" not in text
        message: dict[str, Any] = msgspec.json.decode(text)
        self.look = message.get("look") or self.look
        if message["type"] == "event":
            self.events.append(message["event"])
        return message

    async def until(self, *types: str, to: str | None = None) -> dict[str, Any]:
        while True:
            message = await self.read()
            if message["type"] in types and (to is None or message["id"] == to):
                return message

    async def quiet(self) -> list[dict[str, Any]]:
        """Everything that was on its way."""
        found, mark = [], f"ping {next(self.numbers)}"
        await self.socket.send(msgspec.json.encode({"type": "ping", "id": mark}).decode())
        while not found or found[-1].get("id") != mark:
            found.append(await self.read())
        return found[:-1]

    async def ask(self, kind: str, **facts: Any) -> dict[str, Any]:
        """A request over the socket, and what came of it."""
        request = {"type": kind, "id": f"ask {next(self.numbers)}", **facts}
        await self.socket.send(msgspec.json.encode(request).decode())
        return await self.until("done", "refused", "preview", to=request["id"])
