"""One run: two processes on one database (or one on a file of its own), a table or two, people and
onlookers. A seed decides all of it: who sits where, what they do, and everything that goes wrong.
"""

import asyncio
import logging
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import Context
from dataclasses import dataclass, field
from itertools import count
from types import ModuleType
from typing import Any
from unittest import mock

from regalia.core.errors import BadRecord, RegaliaError
from regalia.server.guests import new_guest
from regalia.tables import hub as hubs
from regalia.tables.hub import Hub
from regalia.tables.live import Watcher
from regalia.tables.log import Entry
from regalia.tables.table import Asker

from .clients import Device
from .database import Database, Engine, Session
from .faults import Faults
from .loop import Owner, VirtualLoop, machine
from .people import Person
from .process import Process, Thinkers

#: What is played: a game, its options, and how many people sit down; bots fill the other seats.
PLANS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("regicide", {"players": 1}, 1),
    ("regicide", {"players": 2}, 2),
    ("regicide", {"players": 2}, 1),
    ("regicide", {"players": 3}, 3),
    ("regicide", {"players": 4}, 2),
    ("regicide", {"players": 4}, 4),
    ("revolution", {}, 2),
    ("revolution", {"system": "secret_draft"}, 2),
    ("revolution", {"system": "secret_draft"}, 1),
    ("puppeteer", {}, 1),
)
#: Seconds in which all must have come right after the last fault, and moves that must still follow.
RECOVERS, MOVES = 90.0, 3
#: Devices that people can go on with.
DEVICES = 4


@dataclass
class Outcome:
    """What is left of a run for the checks, and what was wrong already."""

    seed: int
    logs: dict[str, list[Entry]] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)  # the last entry of each on the disk
    devices: list[Device] = field(default_factory=list)
    hubs: "list[Hub]" = field(default_factory=list)
    calm: float = 0.0  # when the faults were over
    keys: list[str] = field(default_factory=list)  # what nobody may hear: cookies, ids of guests
    violations: list[str] = field(default_factory=list)
    trace: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)  # of each kind of line in the trace


class World:
    def __init__(self, seed: int) -> None:
        self.outcome = Outcome(seed)
        self._chance = random.Random(f"world {seed}")
        self.faults = Faults(random.Random(f"faults {seed}"))
        order = random.Random(f"order {seed}")
        self.loop = VirtualLoop(order, shuffles=self._chance.random() < 0.7)
        self.context = Context()
        self.database = Database(self, shared=self._chance.random() < 0.8)
        self.away_after = self._chance.choice((1.5, 5.0, 30.0))
        self.forget_after = self._chance.choice((4.0, 20.0, 600.0))
        self.devices: list[Device] = self.outcome.devices
        self.people: list[Person] = []
        self.tables: list[str] = []
        self._crowds: dict[str, int] = {}
        self._devices = count(1)
        self._lives = count(1)
        self._guests: dict[str, tuple[str, str]] = {}  # id and cookie, by name
        self._processes: list[Process] = []

    # Time and what is written down

    def later(self, seconds: float, work: Callable[[], Any]) -> None:
        """Let something happen outside all processes."""
        self.loop.call_later(seconds, work, context=self.context)

    def at(self, when: float, work: Callable[[], Any]) -> None:
        self.loop.call_at(when, work, context=self.context)

    def trace(self, kind: str, *what: Any) -> None:
        self.outcome.counts[kind] += 1
        self.outcome.trace.append(" ".join(map(str, (f"{self.loop.time():.6f}", kind, *what))))

    def wrong(self, what: str) -> None:
        self.trace("WRONG", what)
        self.outcome.violations.append(what)

    def leaves(self, message: dict[str, Any]) -> None:
        """Something leaves a process: nobody hears of what is not on the disk."""
        look = message.get("look") or {}
        if look and not self.database.holds(look["table"], look["number"]):
            self.wrong(f"{look['number']} was told before it was on the disk")

    # Processes

    def some_process(self) -> Process | None:
        """One of those that answer, or (more often than one would like) one that does not."""
        return self.faults.chance.choice(self._processes) if self._processes else None

    def strike(self, owner: Owner) -> None:
        """The database has done something for a process, which may die before it knows."""
        if self.faults.happens(self.faults.struck):
            for process in self._processes:
                if process.owner is owner and owner.alive:
                    process.crash()

    def frail(self, session: Session) -> None:
        """The line on which a process listens for news breaks at some time, unnoticed at first."""
        if self.faults.happens(0.5):

            def silent() -> None:
                session.silent = True
                self.later(self.faults.delay(1.0, 4.0), lambda: self.database.drop(session))

            self.later(self.faults.chance.uniform(0.5, 20.0), silent)

    async def _replace(self, place: int) -> None:
        """Start a process in the place of one that is gone."""
        lives = next(self._lives)
        await asyncio.sleep(self.faults.delay(0.5, 8.0))
        self._processes[place] = Process(self, f"process {place}.{lives}")

    async def _go_wrong(self) -> None:
        """Crashes, cuts, restarts of the database, clocks that jump; and what is gone is started
        again."""
        faults = self.faults
        starting: dict[int, asyncio.Task[None]] = {}
        while True:
            await asyncio.sleep(0.25)
            for place, process in enumerate(self._processes):
                gone = not process.owner.alive or process.ended.done()
                if gone and (place not in starting or starting[place].done()):
                    starting[place] = self.loop.create_task(self._replace(place))
            for process in self._processes:
                if process.owner.alive and faults.happens(faults.crashes):
                    process.crash()
                if faults.happens(faults.clocks):
                    process.owner.skew += faults.chance.uniform(-600.0, 600.0)
            for device in self.devices:
                if faults.happens(faults.lines):
                    device.cut()
            if faults.happens(faults.outages) and not self.database.down:
                self.trace("restart", "database")
                self.database.stop(faults.chance.uniform(0.1, 3.0))

    # People

    def people_at(self, person: Person) -> int:
        return self._crowds[person.device.table]

    def may_hand_over(self) -> bool:
        return sum(each.name.startswith("device") for each in self.devices) < DEVICES

    def another_device(self, person: Person) -> Device:
        """A device of the same person: a guest of its own."""
        number = next(self._devices)
        return self._device(person.device.table, f"device {number}")

    def _device(self, table: str, name: str) -> Device:
        return Device(self, table, name, *self._guests[name])

    # The run

    def run(self) -> Outcome:
        def numbered(watcher: Watcher) -> int:
            return watcher.__dict__.setdefault("number", next(self.loop.numbers))

        with ExitStack() as stack:
            stack.enter_context(machine(self.loop, f"entropy {self.outcome.seed}"))
            for where, name, stand_in in (
                *((each, "create_async_engine", self._engine) for each in _tables()),
                (hubs, "Workers", lambda *_, **__: Thinkers(self)),
                (Watcher, "__hash__", numbered),
            ):
                if hasattr(where, name):
                    stack.enter_context(mock.patch.object(where, name, stand_in))
            stack.enter_context(self._logged())
            try:
                self.loop.run_until_complete(self.loop.create_task(self._run()))
                self._after()
            except Exception as error:
                self.wrong(f"the run broke off: {error!r}")
            finally:
                self.loop.discard()
                self.database.close()
        return self.outcome

    def _engine(self, *_: Any, **__: Any) -> Engine:
        return Engine(self.database)

    @contextmanager
    def _logged(self) -> Iterator[None]:
        """What the processes log is part of the run; some of it only a bug can cause."""
        logger, handler = logging.getLogger("regalia"), logging.Handler()

        def emit(record: logging.LogRecord) -> None:
            code = getattr(record, "code", "")
            self.trace("log", record.getMessage(), code)
            if record.getMessage() == "internal" or code.startswith("move/"):
                error = record.exc_info[1] if record.exc_info else code
                self.wrong(f"logged: {record.getMessage()} {error!r}")

        handler.emit = emit  # type: ignore[method-assign]
        logger.addHandler(handler)
        with mock.patch.object(logger, "propagate", False):
            yield
        logger.removeHandler(handler)

    async def _run(self) -> None:
        self.faults.on = False
        processes = 2 if self.database.shared else 1
        self._processes = [Process(self, f"process {place}.0") for place in range(processes)]
        while any(process.starting for process in self._processes):
            await asyncio.sleep(0.1)
        await self._open_tables()
        self.faults.on = True
        going_wrong = self.loop.create_task(self._go_wrong())
        lives_of_people = [self.loop.create_task(each.live()) for each in self.people]
        await asyncio.sleep(self._chance.uniform(2.0, 12.0))
        self.trace("faults end")
        self.faults.on = False
        self.outcome.calm = self.loop.time()
        await self._recover()
        await _end(lives_of_people)
        for person in self.people:
            person.say_goodbye()
        await self._quiet()
        for device in self.devices:
            device.close()
        await asyncio.sleep(9.0)  # until every process has noticed
        await _end([going_wrong])
        await self._read_logs()
        for process in self._processes:
            assert process.hub is not None
            self.outcome.hubs.append(process.hub)
            await process.stop()
        # Who went without a word was perhaps found to be away since the logs were read
        self.outcome.last = {table: self.database.last(table) for table in self.tables}

    async def _open_tables(self) -> None:
        """Before anything goes wrong: guests, tables and who wants to play there."""
        store = self._processes[0].hub.store  # type: ignore[union-attr]
        number = count(1)
        for _ in range(self._chance.choice((1, 1, 2))):
            game, options, people = self._chance.choice(PLANS)
            names = [f"person {next(number)}" for _ in range(people)]
            process = self._chance.choice(self._processes)
            await self._known(names)
            first = Asker(self._guests[names[0]][0], names[0])
            live = await self.loop.run_as(
                process.owner,
                process.hub.create(first, game, options),  # type: ignore[union-attr]
            )
            table = live.table.id
            live.used = self.loop.time() + process.owner.boot
            self.tables.append(table)
            self._crowds[table] = people
            self.trace("table", game, options, people, "shared" if store.shared else "alone")
            for name in names:
                person = Person(self, self._device(table, name), opened=name == names[0])
                self.people.append(person)
            for onlooker in range(self._chance.choice((0, 1))):
                Device(self, table, f"onlooker {onlooker}")
        await self._known([f"device {number + 1}" for number in range(DEVICES)])

    async def _known(self, names: list[str]) -> None:
        """Guests, who have their cookies."""
        process = self._processes[0]
        assert process.hub is not None
        for name in names:
            work = new_guest(process.hub, name, secure=False, path="/")
            guest, cookie = await self.loop.run_as(process.owner, work)
            self._guests[name] = guest.id, str(cookie.value)
            self.outcome.keys += self._guests[name]

    async def _recover(self) -> None:
        """Without faults, everybody gets through and the games go on."""
        end = self.loop.time() + RECOVERS
        moves = {table: self._moves(table) for table in self.tables}
        while self.loop.time() < end:
            await asyncio.sleep(0.5)
            behind = self._behind()
            going = [
                table
                for table in self.tables
                if not self._over(table) and self._moves(table) < moves[table] + MOVES
            ]
            if not behind and not going:
                return
        for what in behind:
            self.wrong(what)
        for table in going:
            self.wrong(f"the game at {table} does not go on")

    async def _quiet(self) -> None:
        """Nobody does anything more: wait for what is under way."""
        end = self.loop.time() + RECOVERS
        while self._behind() and self.loop.time() < end:
            await asyncio.sleep(0.25)
        for what in self._behind():
            self.wrong(f"in the end {what}")

    def _behind(self) -> list[str]:
        last = {table: self.database.last(table) for table in self.tables}
        found = []
        for device in self.devices:
            if not device.settled:
                found.append(f"{device.name} does not get through")
            elif device.number < last[device.table] and not device.ended:
                found.append(f"{device.name} has heard {device.number} of {last[device.table]}")
        return found

    def _moves(self, table: str) -> int:
        return self.database.count(table, "moved")

    def _over(self, table: str) -> bool:
        looks = [each.look for each in self.devices if each.table == table and each.look]
        return any(look["phase"] in ("finished", "abandoned") for look in looks)

    async def _read_logs(self) -> None:
        process = self._processes[0]
        for table in self.tables:
            read = process.hub.store.entries(table)  # type: ignore[union-attr]
            log = self.outcome.logs[table] = await self.loop.run_as(process.owner, read)
            self.outcome.counts["entries"] += len(log)

    def _after(self) -> None:
        """What must not be left behind."""
        for error in self.loop.unheard_errors():
            # Refusals that nobody waited for any more are fine; a log that does not fit is not
            if isinstance(error, BadRecord) or not isinstance(error, RegaliaError):
                self.wrong(f"nobody heard of {type(error).__name__}: {error}")
        for name in self.loop.left_over():
            self.wrong(f"left hanging: {name}")


def _tables() -> list[ModuleType]:
    return [module for name, module in sys.modules.items() if name.startswith("regalia.tables")]


async def _end(tasks: list["asyncio.Task[Any]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
