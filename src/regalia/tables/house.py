"""The house: the tables that are in use in this process, around a store that keeps all of them.

Every request takes the same way: the table says what it leads to, the store writes that down, and
only then the table changes and anybody hears of it. Nothing sticks to a process: a table can be
dropped at any time and is again what its log says.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .. import games
from ..coach.advice import Advice
from ..coach.looking_back import Review
from ..core.errors import BadRecord, RegaliaError
from . import asks
from . import thinking as jobs
from .attendance import Attendance
from .bot_seats import BotSeats
from .coaching import Coaching
from .errands import Errands
from .log import Entry, check_chain, now
from .preparing import Preparations
from .room import Room, Watcher
from .store import Store, StoreError
from .table import Asker, Table, TableError
from .thinking import Thinkers
from .warming import BOTS

logger = logging.getLogger("regalia.tables")

#: Another process's bot gets so long before this one steps in.
OTHERS_BOT_SECONDS = 5.0
#: So often a request is tried again after others were faster.
TRIES = 16
#: How long a record of somebody's is checked.
VERIFY_SECONDS = 10.0
#: What could not be read is tried again so often, with a second between.
READ_AGAIN = 30


@dataclass
class Limits:
    """How long things are kept, in seconds."""

    away_after: float = 60.0  # a guest without a connection has left
    forget_after: float = 600.0  # a table nobody looks at is dropped from memory
    gathering_expires: float = 2 * 86_400.0
    playing_expires: float = 30 * 86_400.0
    tables_per_guest: int = 30
    watchers_per_table: int = 200


class House:
    """Open one with `async with House.open(store, ...)`."""

    def __init__(
        self,
        store: Store,
        bots: Thinkers,
        coach: Thinkers,
        limits: Limits,
        pace: float,
        preparations: Preparations,
    ) -> None:
        self.store = store
        self.limits = limits
        self.preparations = preparations
        self.rooms: dict[str, Room] = {}
        self._bots = bots
        self._coach = coach
        self._errands = Errands()
        self._bot_seats = BotSeats(self._ask, bots, preparations, self._errands, pace)
        self._coaching = Coaching(bots, coach, self._errands)
        self._attendance = Attendance(
            self._ask,
            self._errands,
            away_after=limits.away_after,
            watchers_per_table=limits.watchers_per_table,
        )
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.counts: dict[str, int] = {}

    @classmethod
    @contextlib.asynccontextmanager
    async def open(
        cls,
        store: Store,
        *,
        workers: int = 1,
        pace: float = 0.0,
        limits: Limits | None = None,
        unprepared: Iterable[str] = (),
    ) -> AsyncIterator["House"]:
        """`pace`: so many seconds a bot's move takes at least. `unprepared`: games that can be
        played when `prepare` has made them ready."""
        house = cls(
            store,
            Thinkers(workers),
            Thinkers(1),
            limits or Limits(),
            pace,
            Preparations(unprepared),
        )
        house._errands.run(house._keep_tidy())
        if store.shared:
            house._errands.run(store.listen(house._heard))
        try:
            yield house
        finally:
            await house._errands.stop()
            await house.preparations.close()
            await house._bots.close()
            await house._coach.close()

    @property
    def thinking(self) -> int:
        """Processes that are thinking now."""
        return self._bots.busy + self._coach.busy

    def prepare(self, compiling: Callable[[str], None], loaded: Callable[[], None]) -> None:
        """Make the games ready, meanwhile."""
        self._errands.run(self.preparations.run(compiling, loaded))

    # Tables

    async def create(
        self, host: Asker, game: str, options: Mapping[str, Any], *, hints: bool = True
    ) -> Room:
        """A new table; whoever opens it is its host."""
        assert host.guest is not None
        await self.preparations.need(game)
        entry = Table.opening(host, now(), game, options, hints=hints)
        opened = await self.store.open_tables_of(host.guest)
        if len(opened) >= self.limits.tables_per_guest:
            await self._give_up_one_of(host.guest, opened)
        if not await self.store.append(entry):
            raise TableError("table/busy")
        self._count("created")
        room = self.rooms[entry.table] = Room(Table(entry.table, [entry]))
        return room

    async def _give_up_one_of(self, guest: str, tables: list[str]) -> None:
        """Too many tables of one guest: the oldest where nobody else plays is given up."""
        for table_id in tables:
            with contextlib.suppress(RegaliaError):
                room = await self.room(table_id)
                if all(each.guest in (None, guest) for each in room.table.seats):
                    await self._write(room, lambda table: table.closing(now()))
                    return
        raise TableError("table/many", count=self.limits.tables_per_guest)

    async def room(self, table_id: str) -> Room:
        """A table in use, taken from the store if need be."""
        room = self.rooms.get(table_id)
        if room is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            try:
                room = await asyncio.shield(self._loading[table_id])
            finally:
                self._loading.pop(table_id, None)
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        entries = await self.store.entries(table_id)
        if not entries:
            raise TableError("table/unknown")
        check_chain(table_id, entries)
        await self.preparations.need(entries[0].body["game"])
        room = self.rooms.setdefault(table_id, Room(Table(table_id, entries)))
        self._bot_seats.nudge(room)
        self._attendance.expect(room)
        return room

    async def ask(self, table_id: str, asker: Asker, ask: asks.Ask) -> Entry:
        """The one door: people, scripts and bots all come in here. The entry is on the disk when
        this returns. Whoever stops waiting does not stop the request."""
        return await asyncio.shield(self._errands.run(self._ask(table_id, asker, ask)))

    async def _ask(self, table_id: str, asker: Asker, ask: asks.Ask) -> Entry:
        room = await self.room(table_id)
        return await self._write(room, lambda table: table.answer(asker, ask, now()))

    async def _write(self, room: Room, draft: Callable[[Table], Entry]) -> Entry:
        """Write what `draft` says comes next; if others were faster, see what it says then."""
        async with room.lock:
            sure = not self.store.shared
            for _ in range(TRIES):
                if room.behind:
                    await self._catch_up(room)
                try:
                    entry = draft(room.table)
                except RegaliaError:
                    if sure:
                        raise
                    sure = room.unsure = True  # perhaps others have made it right by now
                    continue
                if entry.number <= room.table.number:
                    return entry  # it has been answered before
                try:
                    first = await self.store.append(entry)
                except StoreError:
                    room.unsure = True  # written or not: the store will tell
                    raise
                if first:
                    self._apply(room, entry)
                    self._bot_seats.nudge(room)
                    return entry
                room.unsure = True
        raise TableError("table/busy")

    async def _catch_up(self, room: Room) -> None:
        """Apply what other processes have written. The lock is held."""
        room.unsure = False  # first: what is heard of while we read counts again
        try:
            entries = await self.store.entries(room.table.id, after=room.table.number)
        except BaseException:
            room.unsure = True
            raise
        for entry in entries:
            self._apply(room, entry)

    async def refresh(self, room: Room) -> None:
        """See what other processes have written."""
        if self.store.shared:
            async with room.lock:
                await self._catch_up(room)

    def _apply(self, room: Room, entry: Entry) -> None:
        begun = room.table.phase == "playing"
        known = {each.guest for each in room.table.seats if each.present and begun}
        room.table.apply(entry)
        room.used = time.monotonic()
        self._count(entry.kind)
        room.tell(entry)
        if entry.kind in ("started", "moved", "handed_over"):
            self._attendance.expect(room, known)
        if entry.body.get("absent"):
            self._attendance.called_absent(room, entry.body["seat"])

    def _count(self, kind: str) -> None:
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def _heard(self, table_id: str, number: int) -> None:
        """A process, this one too, has written something, or may have (no name: anywhere)."""
        if not table_id:
            for room in self.rooms.values():
                room.unsure = True
                self._errands.run(self._follow(room))
        elif (one := self.rooms.get(table_id)) and number > one.table.number:
            one.heard = max(one.heard, number)
            self._errands.run(self._follow(one))

    async def _follow(self, room: Room) -> None:
        for _ in range(READ_AGAIN):
            async with room.lock:
                if not room.behind:
                    return  # it was our own
                try:
                    await self._catch_up(room)
                except StoreError:
                    pass
                else:
                    break
            await asyncio.sleep(1.0)
        self._bot_seats.nudge(room, OTHERS_BOT_SECONDS)

    async def hand_over(self, table_id: str, seat: int, since: int, to: Asker) -> Entry:
        """Give a seat to its player's other device."""
        room = await self.room(table_id)
        return await self._write(room, lambda table: table.handing_over(seat, since, to, now()))

    # Looking

    def watch(self, room: Room, watcher: Watcher) -> None:
        """From now on the watcher is told of everything."""
        self._attendance.come(room, watcher)
        self._bot_seats.nudge(room)

    def unwatch(self, room: Room, watcher: Watcher) -> None:
        self._attendance.go(room, watcher)

    # The coach

    async def hint(self, table_id: str, asker: Asker, ask_id: str) -> tuple[int, list[Advice]]:
        """The best moves with odds and reasons, for whoever is to move; and the position they are
        for. That a hint was used is written down first."""
        room = await self.room(table_id)
        seat = room.table.seat_of(asker.guest)
        if seat is None:
            raise TableError("table/not_seated")
        await self.preparations.need(room.table.game.name, BOTS)
        entry = await self.ask(table_id, asker, asks.Hinted(id=ask_id, seat=seat))
        state, position = room.table.state, room.table.position
        assert state is not None
        if state.to_move != seat:
            raise TableError("move/turn")
        if entry.number < position:
            raise TableError("message/reused")  # that was for another position
        return position, await self._coaching.advise(room, seat)

    async def verify(self, record: Any) -> dict[str, Any]:
        """Whether a record proves a fair game. Whatever it is made of, it is not checked for long,
        and not where messages are answered."""
        if isinstance(record, dict):
            await self.preparations.need(str(record.get("game")))
        found = await self._bots.run(jobs.Verify(record), VERIFY_SECONDS)
        if isinstance(found, BadRecord):
            raise found
        return dict(found)

    async def preview(self, table_id: str, asker: Asker, move: str) -> dict[str, Any]:
        """What a move would do, as far as the one who asks can know."""
        room = await self.room(table_id)
        state, seat = room.table.state, room.table.seat_of(asker.guest)
        if seat is None or state is None or state.to_move != seat:
            raise TableError("move/turn")
        return state.preview(move)

    async def review(self, table_id: str) -> Review | None:
        """A finished game looked back at; None while the coach is at it."""
        record = (await self.room(table_id)).table.record()
        found: Review | None = await self._coaching.look_back(table_id, jobs.Review(record))
        return found

    async def hindsight(self, table_id: str) -> Any:
        """Whether a lost game could have been won; None while that is being proven."""
        record = (await self.room(table_id)).table.record()
        if not games.has_part(record["game"], "hindsight") or record["outcome"].get("won"):
            raise TableError("page/unknown")
        return await self._coaching.look_back(table_id, jobs.Hindsight(record))

    # Keeping tidy

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.limits.forget_after))
            try:
                self._forget()
                await self._expire()
            except StoreError as error:
                logger.warning("store", extra={"code": error.code})

    def _forget(self) -> None:
        """Drop tables that nobody looks at."""
        before = time.monotonic() - self.limits.forget_after
        for table_id, room in list(self.rooms.items()):
            idle = not room.watchers and room.used < before and not room.lock.locked()
            if idle and (room.bot is None or room.bot.done()):
                del self.rooms[table_id]

    async def _expire(self) -> None:
        """Give up tables where nothing has happened for long."""
        at = now()
        soonest = min(self.limits.gathering_expires, self.limits.playing_expires)
        for table_id in await self.store.idle_since(at - int(1000 * soonest)):
            try:
                room = await self.room(table_id)
            except RegaliaError:
                continue
            table = room.table
            allowed = (
                self.limits.gathering_expires
                if table.phase == "gathering"
                else self.limits.playing_expires
            )
            if table.last and not table.over and at - table.last.at > 1000 * allowed:
                with contextlib.suppress(TableError, StoreError):
                    await self._write(room, lambda table: table.closing(now()))
