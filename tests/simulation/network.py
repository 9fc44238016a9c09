"""Lines between people and processes. As on TCP, what is sent on one line arrives in order, until
it is cut: what was under way is lost then, and either end hears of it soon, late or never. Whatever
is asked again over another line, or without one, can arrive in any order, and twice."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from regalia.server.transport import SAY

if TYPE_CHECKING:
    from .process import Process
    from .world import World

COOKIE = "regalia_guest"


class Line:
    """A WebSocket, from the client's handshake on; `socket` is its other end."""

    def __init__(
        self,
        world: "World",
        process: "Process | None",
        who: SimpleNamespace,
        after: int,
        *,
        opened: Callable[[], None],
        heard: Callable[[str], None],
        closed: Callable[[], None],
    ) -> None:
        self.world = world
        self.process = process
        self.open = False
        self._opened, self._heard, self._closed = opened, heard, closed
        self._arrivals = {"up": 0.0, "down": 0.0}
        self._cut = False
        self.socket = Socket(self, who, after)
        self._travel("up", self._knock)

    def _travel(self, way: str, arrive: Callable[[], None]) -> None:
        """Let something arrive, after all that was sent before it."""
        world = self.world
        due = world.loop.time() + world.faults.delay(0.01, 4.0)
        due = self._arrivals[way] = max(due, self._arrivals[way] + 1e-6)
        if world.faults.happens(world.faults.lines / 10):
            self.cut(silent=world.faults.chance.random() < 0.3)

        def at_the_end() -> None:
            if not self._cut:
                arrive()

        world.at(due, at_the_end)

    def _knock(self) -> None:
        process = self.process
        if process is None or process.hub is None or not process.owner.alive:
            self.cut()
        else:
            process.serve(self)

    # The client's end

    def send(self, text: str) -> None:
        self._travel("up", lambda: self.socket.arrived(text))

    def close(self) -> None:
        """The client has had enough; the other end hears of it, or finds out."""
        self._closed = lambda: None
        self._travel("up", self.socket.disconnected)

    def cut(self, *, silent: bool = False) -> None:
        """The line breaks; silently, it takes long until anybody notices."""
        if self._cut:
            return
        self._cut = True
        self.world.trace("cut", silent)
        faults = self.world.faults
        self.world.later(faults.delay(4.0 if silent else 0.01, 8.0), self.socket.disconnected)
        if not silent:
            self.world.later(faults.delay(0.01, 1.0), self._closed_once)

    def _closed_once(self) -> None:
        closed, self._closed = self._closed, lambda: None
        self.open = False
        closed()

    # The server's end

    def accepted(self) -> None:
        def tell() -> None:
            self.open = True
            self._opened()

        self._travel("down", tell)

    def sent(self, text: str) -> None:
        self._travel("down", lambda: self._heard(text))

    def hung_up(self) -> None:
        self._travel("down", self._closed_once)


class Socket:
    """As much of a Litestar WebSocket as the server uses."""

    def __init__(self, line: Line, who: SimpleNamespace, after: int) -> None:
        self._line = line
        self._in: asyncio.Queue[str | None] = asyncio.Queue()
        self._gone = False
        self.connection_state = "connect"
        self.query_params = {"after": str(after)}
        self.headers: dict[str, str] = {"host": "simulated"}
        self.cookies = {COOKIE: who.key} if who.key else {}
        self.client = SimpleNamespace(host=who.address)
        self.scope = {"extensions": {SAY: self.say}}

    def arrived(self, text: str) -> None:
        self._in.put_nowait(text)

    def disconnected(self) -> None:
        if not self._gone:
            self._gone = True
            self._in.put_nowait(None)

    async def accept(self, *_: Any, **__: Any) -> None:
        self.connection_state = "receive"
        self._line.accepted()

    async def receive_data(self, mode: str = "text") -> str:  # noqa: ARG002
        text = await self._in.get()
        if text is None:
            self._in.put_nowait(None)
            raise WebSocketDisconnect(detail="gone", code=1006)
        return text

    def say(self, text: bytes) -> bool:
        """Without waiting; a reader who is very slow is not waited for."""
        world = self._line.world
        if not self._gone:
            if world.faults.happens(world.faults.slow / 10):
                return False
            world.leaves(msgspec.json.decode(text))
            self._line.sent(text.decode())
        return True

    async def send_data(self, data: str, mode: str = "text") -> None:  # noqa: ARG002
        world = self._line.world
        if world.faults.happens(world.faults.slow):
            await asyncio.sleep(world.faults.delay(0.01, 2.0))  # a reader who is slow
        if self._gone:
            raise WebSocketDisconnect(detail="gone", code=1006)
        world.leaves(msgspec.json.decode(data))
        self._line.sent(data)

    async def close(self, code: int = 1000, **_: Any) -> None:  # noqa: ARG002
        if not self._gone:
            self._gone = True
            self._line.hung_up()


class Lost(Exception):
    """No answer came."""


async def call(world: "World", process: "Process", work: Callable[["Process"], Any]) -> Any:
    """A request without a line, as over HTTP: it, or its answer, can be lost; it can arrive twice.
    What comes of it, or `Lost`."""
    faults, answer = world.faults, world.loop.create_future()

    def arrive(answered: bool) -> None:
        if process.hub is None or not process.owner.alive:
            return
        task = world.loop.run_as(process.owner, work(process))
        task.add_done_callback(lambda _: answered and leave(task), context=world.context)

    def leave(task: "asyncio.Task[Any]") -> None:
        if task.cancelled() or answer.done() or faults.happens(faults.lines):
            return
        error = task.exception()

        def settle() -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(task.result())
            else:
                answer.set_exception(error)

        world.later(faults.delay(0.01, 4.0), settle)

    if not faults.happens(faults.lines):
        world.later(faults.delay(0.01, 4.0), lambda: arrive(True))
    if faults.happens(faults.lines):
        world.later(faults.delay(0.5, 4.0), lambda: arrive(False))
    done, _ = await asyncio.wait({answer}, timeout=5.0)
    if not done:
        answer.cancel()
        raise Lost
    return answer.result()
