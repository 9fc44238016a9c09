"""A device at a table: it behaves as the page does (web/src/lib/net.ts). A request keeps its id and
is sent until it is answered, to whichever process; events are taken by their numbers, and after a
break those after the last one are asked for. All it is told is kept for the checks."""

import asyncio
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.core.errors import RegaliaError
from regalia.tables import requests
from regalia.tables.table import Asker

from .network import Line, Lost, call

if TYPE_CHECKING:
    from .process import Process
    from .world import World

#: Seconds: how long a line may be silent, open or not yet; how often that is looked at; how long to
#: wait when we have sent too much. (The page is more patient.)
SILENCE, CONNECTING, LOOKS, TOO_OFTEN = 9.0, 4.0, 3.0, 1.5

_decode = msgspec.json.Decoder(requests.FromPeople).decode


@dataclass
class Answer:
    """What came of a request: the number of an entry, or a refusal."""

    at: float
    stood: int  # the last entry on the disk by then
    number: int | None
    code: str | None = None


@dataclass
class Asked:
    """A request, and every answer to it."""

    guest: str | None
    message: dict[str, Any]
    sent: float
    stood: int  # the last entry on the disk when it was first sent
    answers: list[Answer] = field(default_factory=list)

    @property
    def id(self) -> str:
        return str(self.message["id"])

    @property
    def request(self) -> requests.FromPeople:
        return _decode(msgspec.json.encode(self.message))


@dataclass
class Heard:
    """All that came over one line, word for word."""

    after: int
    texts: list[str] = field(default_factory=list)


class Device:
    """`guest` is None for somebody who only looks on, without a cookie."""

    def __init__(
        self, world: "World", table: str, name: str, guest: str | None = None, key: str = ""
    ) -> None:
        self.world = world
        self.table = table
        self.guest = guest
        self.name = name
        self._who = SimpleNamespace(key=key, address=f"{name}.{len(world.devices)}")
        self.number = 0
        self.look: dict[str, Any] = {}
        self.heard: list[Heard] = []
        self.asked: list[Asked] = []
        self._waiting: dict[str, tuple[Asked, asyncio.Future[Answer]]] = {}
        self._line: Line | None = None
        self._last = 0.0  # when something was heard
        self._tries = 0
        self._greeted = self.ended = False
        self._later = False
        world.devices.append(self)
        self._connect()
        world.later(LOOKS, self._check)

    @property
    def settled(self) -> bool:
        """Whether it is connected, and nothing of its own is unanswered."""
        return self.ended or (self._greeted and self._line is not None and not self._waiting)

    # The line

    def _connect(self) -> None:
        if self.ended:
            return
        heard = Heard(self.number)
        self.heard.append(heard)
        self._greeted = False
        self._last = self.world.loop.time()
        line: Line

        def opened() -> None:
            if self._line is line:
                self._last = self.world.loop.time()
                self._resend()

        def told(text: str) -> None:
            if self._line is line:
                self._last = self.world.loop.time()
                heard.texts.append(text)
                message = msgspec.json.decode(text)
                number = (message.get("event") or message.get("look") or message).get("number", "")
                check = zlib.crc32(text.encode())
                self.world.trace("hear", self.name, message["type"], number, check)
                self._take(message)

        line = self._line = Line(
            self.world,
            self.world.some_process(),
            self._who,
            self.number,
            opened=opened,
            heard=told,
            closed=lambda: self._lose(line),
        )
        line.socket.table = self.table

    def _lose(self, line: Line) -> None:
        """A line that is gone is made anew after a while, a longer one after each try in vain."""
        if self._line is not line:
            return
        self._line = None
        if self.ended:
            return
        line.close()
        wait = min(4.0, 0.25 * 2**self._tries) * self.world.faults.chance.uniform(0.75, 1.25)
        self._tries += 1
        self.world.later(wait, self._connect)

    def cut(self) -> None:
        """Something on the way breaks."""
        if self._line is not None:
            self._line.cut(silent=self.world.faults.chance.random() < 0.3)

    def close(self) -> None:
        """Go away for good."""
        self.ended = True
        if self._line is not None:
            self._line.close()

    def _check(self) -> None:
        if self.ended:
            return
        line = self._line
        if line is not None:
            silent = self.world.loop.time() - self._last
            if silent >= (SILENCE if line.open else CONNECTING):
                self._lose(line)
            elif line.open:
                line.send('{"type":"ping","id":"ping"}')
        self.world.later(LOOKS, self._check)

    def _resend(self) -> None:
        self._later = False
        if self._line is not None and self._line.open:
            for asked, _ in self._waiting.values():
                self._line.send(msgspec.json.encode(asked.message).decode())

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self._greeted, self._tries = True, 0
                self.look = message["look"]
            case "event":
                if message["event"]["number"] > self.number:
                    self.number = message["event"]["number"]
                    self.look = message["look"] or self.look
            case "done":
                self._settle(message["id"], message["number"], None)
            case "refused" if message["id"]:
                self._settle(message["id"], None, message["code"])
            case "refused" if message["code"] == "rate/limited":
                if not self._later:
                    self._later = True
                    self.world.later(TOO_OFTEN, self._resend)
            case "refused" if not self._greeted and not message["code"].startswith("store/"):
                self.world.wrong(f"{self.name} was turned away: {message['code']}")

    # Asking

    def _settle(self, request: str, number: int | None, code: str | None) -> None:
        found = self._waiting.pop(request, None)
        if found is not None:
            asked, future = found
            self.answered(asked, number, code)
            if not future.done():
                future.set_result(asked.answers[-1])

    def answered(self, asked: Asked, number: int | None, code: str | None) -> None:
        stood = self.world.database.last(self.table)
        asked.answers.append(Answer(self.world.loop.time(), stood, number, code))
        self.world.trace("answer", self.name, asked.message["type"], number, code)

    def _new(self, kind: str, facts: dict[str, Any]) -> Asked:
        message = {"type": kind, "id": f"{self.name} {len(self.asked)}", **facts}
        stood = self.world.database.last(self.table)
        asked = Asked(self.guest, message, self.world.loop.time(), stood)
        self.asked.append(asked)
        self.world.trace("ask", self.name, *message.values())
        return asked

    def ask(self, kind: str, **facts: Any) -> "asyncio.Future[Answer]":
        """Ask over the line; it is answered at some time."""
        asked = self._new(kind, facts)
        future: asyncio.Future[Answer] = self.world.loop.create_future()
        self._waiting[asked.id] = asked, future
        if self._line is not None and self._line.open:
            self._line.send(msgspec.json.encode(asked.message).decode())
        return future

    async def post(self, kind: str, **facts: Any) -> Answer:
        """Ask without a line, again and again until there is an answer."""
        return await self.post_again(self._new(kind, facts))

    async def post_again(self, asked: Asked) -> Answer:
        request, asker = asked.request, Asker(self.guest, self.name)

        async def work(process: "Process") -> int:
            assert process.hub is not None
            return (await process.hub.ask(self.table, asker, request)).number

        await self._until_answered(asked, work)
        return asked.answers[-1]

    async def hint(self) -> Answer:
        asked = self._new("hint", {})
        asker = Asker(self.guest, self.name)

        async def work(process: "Process") -> None:
            assert process.hub is not None
            await process.hub.hint(self.table, asker, asked.id)

        await self._until_answered(asked, work)
        return asked.answers[-1]

    async def _until_answered(self, asked: Asked, work: "Callable[[Process], Any]") -> None:
        while True:
            process = self.world.some_process()
            if process is not None:
                try:
                    self.answered(asked, await call(self.world, process, work), None)
                except RegaliaError as error:
                    self.answered(asked, None, error.code)
                except Lost:
                    continue
                return
            await asyncio.sleep(0.5)

    async def hand_over_to(self, other: "Device") -> bool:
        """Take one's seat to another device, as a personal link does; whether that worked."""

        async def work(process: "Process") -> None:
            assert process.hub is not None
            table = (await process.hub.live(self.table)).table
            seat = table.seat_of(self.guest)
            if seat is not None:
                to = Asker(other.guest, other.name)
                await process.hub.hand_over(self.table, seat, table.seats[seat].since, to)

        process = self.world.some_process()
        if process is not None:
            try:
                await call(self.world, process, work)
                return True
            except (RegaliaError, Lost):
                pass
        return False
