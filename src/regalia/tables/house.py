"""The house: the tables that are in use in this process, around a store that keeps all of them.

Every request takes the same way: the table says what it leads to, the store writes that down, and
only then the table changes and anybody hears of it. Nothing sticks to a process: a table can be
dropped at any time and is again what its log says.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from ..coach.advice import Advice, why
from ..coach.looking_back import Review
from ..core.errors import BadRecord, IllegalMove, RegaliaError
from ..core.game import Candidate
from . import asks
from . import thinking as jobs
from .fold import Seat
from .log import Entry, check_chain
from .store import Store, StoreError
from .table import Asker, Table, TableError
from .thinking import Thinkers, ThinkingError

logger = logging.getLogger("regalia.tables")

#: How long a bot's answer is waited for; the first one may have to compile.
BOT_SECONDS = 120.0
#: Another process's bot gets so long before this one steps in.
OTHERS_BOT_SECONDS = 5.0
#: So often a request is tried again after others were faster.
TRIES = 16
HINTS_SHOWN = 3
#: How long a record of somebody's is checked.
VERIFY_SECONDS = 10.0
#: A bot with a time limit moves so long after it, with its pace: whatever it did with its time.
SPARE_SECONDS = 0.2
#: What could not be read is tried again so often, with a second between.
READ_AGAIN = 30
#: The longest a game is looked back at, and how many such looks are remembered.
LONG_SECONDS = 1800.0
REVIEWS_KEPT = 100


@dataclass
class Limits:
    """How long things are kept, in seconds."""

    away_after: float = 60.0  # a guest without a connection has left
    forget_after: float = 600.0  # a table nobody looks at is dropped from memory
    gathering_expires: float = 2 * 86_400.0
    playing_expires: float = 30 * 86_400.0
    tables_per_guest: int = 30
    watchers_per_table: int = 200


class Watcher:
    """Somebody who looks at a table. `seat` follows the guest; onlookers have none."""

    def __init__(self, guest: str | None, tell: Callable[["Room", Entry | None], None]) -> None:
        self.guest = guest
        self.tell = tell


@dataclass(eq=False)
class Room:
    """A table in use, and who looks at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    unsure: bool = False  # the store may know more
    heard: int = 0  # the last entry that was heard of
    used: float = field(default_factory=time.monotonic)
    bot: "asyncio.Task[None] | None" = None
    bot_for: tuple[int, int] | None = None  # the position and seat it thinks about
    #: By seat the last advice asked for: the position it is for, and what comes of it.
    advice: dict[int, tuple[int, "asyncio.Task[list[Candidate]]"]] = field(default_factory=dict)

    @property
    def behind(self) -> bool:
        """Whether the store has, or may have, more than we know."""
        return self.unsure or self.heard > self.table.number

    def present(self) -> list[bool]:
        """Which seats have a person looking, or a bot."""
        here = {watcher.guest for watcher in self.watchers if watcher.guest}
        return [each.bot is not None or each.guest in here for each in self.table.seats]


class House:
    """Open one with `async with House.open(store, ...)`."""

    def __init__(
        self, store: Store, bots: Thinkers, coach: Thinkers, limits: Limits, pace: float
    ) -> None:
        self.store = store
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self._bots = bots
        self._coach = coach
        self._pace = pace
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reviews: dict[tuple[str, str], asyncio.Task[Any]] = {}
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
    ) -> AsyncIterator["House"]:
        """`pace`: a bot's move comes so many seconds after its turn began, or when all of its time
        is over, however long it took to find: the time tells nothing of its cards."""
        house = cls(store, Thinkers(workers), Thinkers(1), limits or Limits(), pace)
        house._spawn(house._keep_tidy())
        if store.shared:
            house._spawn(store.listen(house._heard))
        try:
            yield house
        finally:
            for task in [*house._tasks, *house._reviews.values()]:
                task.cancel()
            await asyncio.gather(*house._tasks, *house._reviews.values(), return_exceptions=True)
            await house._bots.close()
            await house._coach.close()

    def _spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def thinking(self) -> int:
        """Processes that are thinking now."""
        return self._bots.busy + self._coach.busy

    # Tables

    async def create(
        self, host: Asker, game: str, options: Mapping[str, Any], *, hints: bool = True
    ) -> Room:
        """A new table; whoever opens it is its host."""
        assert host.guest is not None
        entry = Table.opening(host, _now(), game, options, hints=hints)
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
                    await self._write(room, lambda table: table.closing(_now()))
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
        room = self.rooms.setdefault(table_id, Room(Table(table_id, entries)))
        self._nudge(room)
        self._expect_guests(room)
        return room

    async def ask(self, table_id: str, asker: Asker, ask: asks.Ask) -> Entry:
        """The one door: people, scripts and bots all come in here. The entry is on the disk when
        this returns. Whoever stops waiting does not stop the request."""
        return await asyncio.shield(self._spawn(self._ask(table_id, asker, ask)))

    async def _ask(self, table_id: str, asker: Asker, ask: asks.Ask) -> Entry:
        room = await self.room(table_id)
        return await self._write(room, lambda table: table.answer(asker, ask, _now()))

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
                    self._nudge(room)
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
        for watcher in list(room.watchers):
            watcher.tell(room, entry)
        if entry.kind in ("started", "moved", "handed_over"):
            self._expect_guests(room, known)
        if entry.body.get("absent"):
            guest = room.table.seats[entry.body["seat"]].guest
            if any(each.guest == guest for each in room.watchers):
                self._welcome(room, guest)  # another process could not know

    def _count(self, kind: str) -> None:
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def _heard(self, table_id: str, number: int) -> None:
        """A process, this one too, has written something, or may have (no name: anywhere)."""
        if not table_id:
            for room in self.rooms.values():
                room.unsure = True
                self._spawn(self._follow(room))
        elif (one := self.rooms.get(table_id)) and number > one.table.number:
            one.heard = max(one.heard, number)
            self._spawn(self._follow(one))

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
        self._nudge(room, OTHERS_BOT_SECONDS)

    async def hand_over(self, table_id: str, seat: int, since: int, to: Asker) -> Entry:
        """Give a seat to its player's other device."""
        room = await self.room(table_id)
        return await self._write(room, lambda table: table.handing_over(seat, since, to, _now()))

    # Looking

    def watch(self, room: Room, watcher: Watcher) -> None:
        """From now on the watcher is told of everything."""
        if len(room.watchers) >= self.limits.watchers_per_table:
            raise TableError("table/crowded")
        room.watchers.add(watcher)
        self._presence(room)
        self._nudge(room)
        self._welcome(room, watcher.guest)

    def _welcome(self, room: Room, guest: str | None) -> None:
        """Whoever comes back gets their seat back, also from a bot."""
        seat = room.table.seat_of(guest)
        if seat is not None and room.table.phase == "playing" and room.table.seats[seat].away:
            self._spawn(self._quietly(room, guest, asks.Return(id=secrets.token_hex(8))))

    def unwatch(self, room: Room, watcher: Watcher) -> None:
        room.watchers.discard(watcher)
        self._presence(room)
        if room.table.seat_of(watcher.guest) is not None and not room.table.over:
            self._spawn(self._notice_absence(room, watcher.guest))

    def _presence(self, room: Room) -> None:
        for watcher in list(room.watchers):
            watcher.tell(room, None)

    def _expect_guests(self, room: Room, known: Set[str | None] = frozenset()) -> None:
        """Those who play, were not known to before and do not look on: they may come, or be
        missed."""
        if room.table.phase == "playing":
            here = known | {watcher.guest for watcher in room.watchers}
            for each in room.table.seats:
                if each.present and each.guest not in here:
                    self._spawn(self._notice_absence(room, each.guest))

    async def _notice_absence(self, room: Room, guest: str | None) -> None:
        """Somebody in a game who is without a connection for long, and does nothing, has left."""
        idle = 0.0
        while idle < self.limits.away_after:
            await asyncio.sleep(self.limits.away_after - idle)
            seat = room.table.seat_of(guest)
            here = any(watcher.guest == guest for watcher in room.watchers)
            if seat is None or here or not room.table.seats[seat].present:
                return
            idle = (_now() - room.table.last_by(guest)) / 1000
        if room.table.phase == "playing":
            await self._quietly(room, guest, asks.Absent(id=secrets.token_hex(8)))

    async def _quietly(self, room: Room, guest: str | None, ask: asks.Ask) -> None:
        with contextlib.suppress(TableError, StoreError):
            await self._ask(room.table.id, Asker(guest), ask)

    # Bots

    def _nudge(self, room: Room, wait: float = 0.0) -> None:
        """See that a bot thinks if it is its turn, and that none does if it is not."""
        seat = room.table.bot_to_move()
        wanted = None if seat is None else (room.table.position, seat)
        if room.bot is not None and not room.bot.done():
            if room.bot_for == wanted or room.bot is asyncio.current_task():
                return
            room.bot.cancel()
        room.bot_for = wanted
        if seat is not None:
            room.bot = self._spawn(self._play_bot(room, seat, wait))

    async def _play_bot(self, room: Room, seat: int, wait: float) -> None:
        """One bot's move, and those of the bots that come after it."""
        await asyncio.sleep(wait)
        while seat is not None:
            position = room.bot_for[0] if room.bot_for else -1
            begin = time.monotonic()
            move = await self._bots_move(room.table, seat)
            pace = self._pace_of(room.table.seats[seat])
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begin)))
            ask = asks.Move(id=f"{position}", answers=position, move=move)
            try:
                await self._ask(room.table.id, Asker(None, bot_seat=seat), ask)
            except TableError:
                return  # the table needs it no more
            except IllegalMove as error:
                logger.error("bot", extra={"bot": room.table.seats[seat].bot, "code": error.code})
                return
            except StoreError:
                logger.warning("store", extra={"table": room.table.id})
                await asyncio.sleep(1.0)
            following = room.table.bot_to_move()
            if following is None:
                return
            seat = following
            room.bot_for = (room.table.position, seat)

    def _pace_of(self, seat: Seat) -> float:
        """How long after its turn began a bot moves: no sooner than one that has used all of its
        time, so that a quick answer tells nothing."""
        if not self._pace or seat.milliseconds is None:
            return self._pace
        return max(self._pace, seat.milliseconds / 1000 + SPARE_SECONDS)

    async def _bots_move(self, table: Table, seat: int) -> str:
        assert table.state is not None
        view = table.state.view(seat)
        bot = f"{table.game.name}/{table.seats[seat].bot}"
        for _ in range(2):
            try:
                return await self._bots.choose(
                    bot, view, table.seats[seat].milliseconds, BOT_SECONDS
                )
            except ThinkingError as error:
                logger.error("bot", extra={"bot": bot, "code": error.code})
        return str(secrets.choice(view["legal_moves"]))

    # The coach

    async def hint(self, table_id: str, asker: Asker, ask_id: str) -> tuple[int, list[Advice]]:
        """The best moves with odds and reasons, for whoever is to move; and the position they are
        for. That a hint was used is written down first."""
        room = await self.room(table_id)
        seat = room.table.seat_of(asker.guest)
        if seat is None:
            raise TableError("table/not_seated")
        entry = await self.ask(table_id, asker, asks.Hinted(id=ask_id, seat=seat))
        state, position = room.table.state, room.table.position
        assert state is not None
        if state.to_move != seat:
            raise TableError("move/turn")
        if entry.number < position:
            raise TableError("message/reused")  # that was for another position
        state = state.copy()
        view = state.view(seat)
        asked_for, advice = room.advice.get(seat, (-1, None))
        if advice is None or asked_for != position or _has_failed(advice):
            advice = self._spawn(self._bots.advise(view, BOT_SECONDS))
            room.advice[seat] = position, advice
        best = (await asyncio.shield(advice))[:HINTS_SHOWN]
        return position, [Advice(each, why(view, each.move, state.preview)) for each in best]

    async def verify(self, record: Any) -> dict[str, Any]:
        """Whether a record proves a fair game. Whatever it is made of, it is not checked for long,
        and not where messages are answered."""
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
        found: Review | None = await self._looked_back(("review", table_id), jobs.Review(record))
        return found

    async def hindsight(self, table_id: str) -> Any:
        """Whether a lost game could have been won; None while that is being proven."""
        record = (await self.room(table_id)).table.record()
        if record["game"] != "puppeteer" or record["outcome"]["won"]:
            raise TableError("page/unknown")
        return await self._looked_back(("hindsight", table_id), jobs.Hindsight(record))

    async def _looked_back(self, name: tuple[str, str], job: jobs.Job) -> Any:
        """What comes of a long job, remembered for whoever asks again; None until it is done."""
        if name not in self._reviews:
            self._reviews[name] = asyncio.create_task(self._coach.run(job, LONG_SECONDS))
            while len(self._reviews) > REVIEWS_KEPT:
                self._reviews.pop(next(iter(self._reviews))).cancel()
        task = self._reviews[name]
        done, _ = await asyncio.wait({task}, timeout=1.0)
        if not done:
            return None
        if _has_failed(task):
            self._reviews.pop(name, None)
        if task.cancelled():
            return None  # so many others came since that it was dropped: it can be asked for again
        return task.result()

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
        now = _now()
        soonest = min(self.limits.gathering_expires, self.limits.playing_expires)
        for table_id in await self.store.idle_since(now - int(1000 * soonest)):
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
            if table.last and not table.over and now - table.last.at > 1000 * allowed:
                with contextlib.suppress(TableError, StoreError):
                    await self._write(room, lambda table: table.closing(_now()))


def _has_failed(task: "asyncio.Task[Any]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _now() -> int:
    return time.time_ns() // 1_000_000
