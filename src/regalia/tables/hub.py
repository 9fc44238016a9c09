"""The hub: the tables this process has in use, around a store that keeps all of them.

Every request takes the same way: the authority says what it leads to, the store writes that down,
and only then does the table change and anybody hear of it. A process holds nothing that is not in
the log: it can drop a table at any time and load it again.
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
from . import jobs, requests, sight
from .attendance import Attendance
from .authority import answer, answered, closing, handing_over, opening
from .background import BackgroundTasks, Pause
from .bot_seats import BotSeats
from .checking import keep_checking
from .clock import SteadyClock
from .coaching import Coaching, Later
from .entries import Created, HandedOver, Left, Moved, Started
from .fold import apply, fold, reapply
from .links import Links
from .live import LiveTable, Watcher
from .log import BrokenLog, Entry, check_stored, now
from .preparing import Preparations
from .rations import Rations
from .store import Notification, Store, StoreError
from .table import CLAIM_AFTER, Asker, Table, TableError
from .warming import BOTS
from .workers import Workers

logger = logging.getLogger("regalia.tables")

#: Seconds that another process's bot gets before one of ours steps in.
OTHERS_BOT_SECONDS = 5.0
#: How often a request is tried when other writers are faster.
TRIES = 16
#: The longest that a submitted record is checked.
VERIFY_SECONDS = 10.0
#: How many records may wait to be checked, and games to be looked back at: in all, and from one
#: address.
CHECKS_WAITING = 16, 2
LOOKS_WAITING = 32, 8
#: How far bots, and those who check and review, step back before who answers messages.
BOTS_NICENESS, PATIENT_NICENESS = 5, 10
#: Entries that are read and applied at once.
PORTION = 100
#: How often a failed read is tried again, a second apart.
READ_AGAIN = 30


@dataclass
class Limits:
    """How long things are kept, in seconds, and how much there may be."""

    away_after: float = 60.0  # a guest without a connection has left
    forget_after: float = 600.0  # a table nobody looks at is dropped from memory
    gathering_expires: float = 2 * 86_400.0
    playing_expires: float = 30 * 86_400.0
    expiry_confirmed: float = 3600.0  # a table is watched so long before it is given up
    link_expires: float = 86_400.0  # a personal link
    guest_expires: float = 30 * 86_400.0  # a guest who never sat anywhere, since last seen
    check_every: float = 1.0  # one log after the other is read through, so many seconds apart
    tables_per_guest: int = 30
    watchers_per_table: int = 200
    #: A second, and at once: phrases of a guest at a table, moves tried out from an address.
    talk: tuple[float, float] = (0.2, 6.0)
    trials: tuple[float, float] = (10.0, 60.0)


class Hub:
    """Open one with `async with Hub.open(store, ...)`."""

    def __init__(
        self,
        store: Store,
        bots: Workers,
        coach: Workers,
        limits: Limits,
        pace: float,
        preparations: Preparations,
    ) -> None:
        self.store = store
        self.limits = limits
        self.preparations = preparations
        self.tables: dict[str, LiveTable] = {}
        self._bots = bots
        self._coach = coach
        most, each = CHECKS_WAITING
        self._checkers = Workers(1, most_waiting=most, most_each=each, niceness=PATIENT_NICENESS)
        self._background = BackgroundTasks()
        self._bot_seats = BotSeats(self._ask, bots, preparations, self._background, pace)
        self._coaching = Coaching(bots, coach, self._background)
        self._clock = SteadyClock()
        self._attendance = Attendance(
            self._ask,
            self._background,
            clock=self._clock,
            away_after=limits.away_after,
            watchers_per_table=limits.watchers_per_table,
        )
        self.links = Links(store, self.live, self.hand_over, limits.link_expires)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._talk = Rations(*limits.talk)
        self._trials = Rations(*limits.trials)
        self._idle: dict[str, float] = {}  # since when a table is seen to be idle for too long
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
    ) -> AsyncIterator["Hub"]:
        """`pace`: the least seconds a bot takes for a move. `unprepared`: games that cannot be
        played until `prepare` has made them ready."""
        hub = cls(
            store,
            Workers(workers, niceness=BOTS_NICENESS),
            Workers(
                1,
                most_waiting=LOOKS_WAITING[0],
                most_each=LOOKS_WAITING[1],
                niceness=PATIENT_NICENESS,
            ),
            limits or Limits(),
            pace,
            Preparations(unprepared),
        )
        hub._background.run(hub._keep_tidy())
        hub._background.run(keep_checking(store.reading, store.condition, hub.limits.check_every))
        if store.shared:
            hub._background.run(store.listen(hub._heard))
        try:
            yield hub
        finally:
            await hub._background.stop()
            await hub.preparations.close()
            await hub._bots.close()
            await hub._coach.close()
            await hub._checkers.close()

    @property
    def thinking(self) -> int:
        """Processes that are thinking now."""
        return self._bots.busy + self._coach.busy + self._checkers.busy

    @property
    def waiting(self) -> dict[str, int]:
        """Jobs that wait for a process, by what they are."""
        return {
            "bots": self._bots.waiting,
            "reviews": self._coach.waiting,
            "checks": self._checkers.waiting,
        }

    def prepare(self, compiling: Callable[[str], None], loaded: Callable[[], None]) -> None:
        """Make the games ready in the background."""
        self._background.run(self.preparations.run(compiling, loaded))

    # Tables

    async def create(
        self,
        host: Asker,
        game: str,
        options: Mapping[str, Any],
        *,
        hints: bool = True,
        claim_after: int = CLAIM_AFTER,
    ) -> LiveTable:
        """Open a new table; whoever opens it is its host."""
        assert host.guest is not None
        await self.preparations.need(game)
        entry = opening(host, now(), game, options, hints=hints, claim_after=claim_after)
        opened = await self.store.open_tables_of(host.guest)
        if len(opened) >= self.limits.tables_per_guest:
            await self._give_up_one_of(host.guest, opened)
        if not await self.store.append(entry):
            raise TableError("table/busy")
        self._count("created")
        live = self.tables[entry.table] = LiveTable(fold(entry.table, [entry]))
        return live

    async def _give_up_one_of(self, guest: str, tables: list[str]) -> None:
        """Give up the oldest of a guest's tables at which nobody else plays."""
        for table_id in tables:
            with contextlib.suppress(RegaliaError):
                live = await self.live(table_id)
                if all(each.guest in (None, guest) for each in live.table.seats):
                    await self._write(live, lambda table: closing(table, now()))
                    return
        raise TableError("table/many", count=self.limits.tables_per_guest)

    async def live(self, table_id: str) -> LiveTable:
        """A table in use, loaded from the store if need be."""
        live = self.tables.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = self._background.run(self._load(table_id))
            try:
                live = await asyncio.shield(self._loading[table_id])
            finally:
                self._loading.pop(table_id, None)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        """Read and fold a log, portion by portion: others are answered in between."""
        table = Table(table_id)
        with self.store.condition.noticing(table_id):
            async for entries in self._portions(table):
                check_stored(table_id, entries, table.last)
                if table.last is None:
                    opened = entries[0].body
                    if not isinstance(opened, Created):
                        raise BrokenLog("replay", 1)
                    await self.preparations.need(opened.game)
                pause = Pause()
                for entry in entries:
                    reapply(table, entry)
                    await pause()
        if not table.entries:
            raise TableError("table/unknown")
        live = self.tables.setdefault(table_id, LiveTable(table))
        self._bot_seats.nudge(live)
        self._attendance.expect(live)
        return live

    async def _portions(self, table: Table) -> AsyncIterator[list[Entry]]:
        """What the store has after the entries of a table, which grows meanwhile."""
        while True:
            entries = await self.store.entries(table.id, after=table.number, most=PORTION)
            if entries:
                yield entries
            if len(entries) < PORTION:
                return

    async def ask(self, table_id: str, asker: Asker, request: requests.AnyRequest) -> Entry:
        """Carry out a request of a person or a script; bots come in behind this door. The entry is
        on the disk when this returns. A caller who stops waiting does not stop the request."""
        return await asyncio.shield(self._background.run(self._heed(table_id, asker, request)))

    async def _heed(self, table_id: str, asker: Asker, request: requests.AnyRequest) -> Entry:
        live = await self.live(table_id)
        live.look(asker)
        self._ration(live, asker, request)
        return await self._ask(table_id, asker, request)

    def _ration(self, live: LiveTable, asker: Asker, request: requests.AnyRequest) -> None:
        """Refuse what is asked too often and costs others something: their attention, or time."""
        match request:
            case requests.Talk():
                enough = answered(live.table, asker, request) or self._talk.take(
                    f"{live.table.id} {asker.guest}"
                )
                if not enough:
                    raise TableError("talk/often")
            case requests.TakeBack():
                self._ration_trial(asker)

    def _ration_trial(self, asker: Asker) -> None:
        """Moves that are tried out take a while, in which nobody else is answered."""
        if not self._trials.take(asker.address or asker.guest or ""):
            raise TableError("rate/limited")

    async def _ask(self, table_id: str, asker: Asker, request: requests.AnyRequest) -> Entry:
        live = await self.live(table_id)
        return await self._write(
            live, lambda table: answer(table, asker, request, now(), self._clock.since())
        )

    async def _write(self, live: LiveTable, draft: Callable[[Table], Entry]) -> Entry:
        """Write the entry that `draft` makes; if another writer was faster, draft it again."""
        async with live.lock:
            sure = not self.store.shared
            for _ in range(TRIES):
                if live.behind:
                    await self._catch_up(live)
                try:
                    entry = draft(live.table)
                except RegaliaError as error:
                    if sure:
                        if error.code == "table/behind":
                            self._note_ahead(live, error.facts["seen"])
                        raise
                    sure = live.unsure = True  # what other processes wrote may allow it
                    continue
                if entry.number <= live.table.number:
                    return entry  # the same request, sent again
                try:
                    first = await self.store.append(entry)
                except StoreError:
                    live.unsure = True  # it may be written or not
                    raise
                if first:
                    self._apply(live, entry)
                    self._bot_seats.nudge(live)
                    return entry
                live.unsure = True
        raise TableError("table/busy")

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have written. The caller holds the lock."""
        before = live.table.number
        live.unsure = False  # first: news that comes while we read must not be lost
        try:
            with self.store.condition.noticing(live.table.id):
                async for entries in self._portions(live.table):
                    check_stored(live.table.id, entries, live.table.last)
                    for entry in entries:
                        self._apply(live, entry)
        except BaseException:
            live.unsure = True
            raise
        if live.table.number > before:
            # Whoever wrote it may be gone; if it was us, our bots do not know of it yet
            self._bot_seats.nudge(live, OTHERS_BOT_SECONDS if self.store.shared else 0.0)

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have written."""
        if self.store.shared:
            async with live.lock:
                await self._catch_up(live)

    def _apply(self, live: LiveTable, entry: Entry) -> None:
        begun = live.table.phase == "playing"
        known = {each.guest for each in live.table.seats if each.present and begun}
        apply(live.table, entry)
        live.used = time.monotonic()
        self._count(entry.kind)
        if live.table.over:
            self._bots.forget(live.table.id)
        live.tell(entry)
        match entry.body:
            case Started() | Moved() | HandedOver():
                self._attendance.expect(live, known)
            case Left(seat=seat, absent=True):
                self._attendance.called_absent(live, seat)

    def _count(self, kind: str) -> None:
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def _heard(self, news: Notification) -> None:
        """Something was written, perhaps by ourselves."""
        if not news.table:
            for live in self.tables.values():
                live.unsure = True
                self._background.run(self._follow(live, news))
        elif (one := self.tables.get(news.table)) and news.number > one.table.number:
            one.heard = max(one.heard, news.number)
            self._background.run(self._follow(one, news))

    async def _follow(self, live: LiveTable, news: Notification) -> None:
        for _ in range(READ_AGAIN):
            async with live.lock:
                if not live.behind:
                    return  # we wrote it ourselves
                if self._take(live, news):
                    return
                try:
                    await self._catch_up(live)
                except StoreError:
                    pass
                else:
                    break
            await asyncio.sleep(1.0)
        self._bot_seats.nudge(live, OTHERS_BOT_SECONDS)

    def _take(self, live: LiveTable, news: Notification) -> bool:
        """Apply an entry that came with the news of it, if it is the next one. Whatever follows has
        news of its own. The caller holds the lock."""
        if live.unsure or news.number != live.table.number + 1:
            return False
        entry = news.entry()
        try:
            check_stored(live.table.id, [entry] if entry else [], live.table.last)
        except BrokenLog:
            return False  # what is stored will tell
        if entry is not None:
            self._apply(live, entry)
            self._bot_seats.nudge(live, OTHERS_BOT_SECONDS)
        return entry is not None

    async def hand_over(self, table_id: str, seat: int, since: int, to: Asker) -> Entry:
        """Give a seat to its player's other device."""
        live = await self.live(table_id)
        return await self._write(live, lambda table: handing_over(table, seat, since, to, now()))

    # Looking

    async def look(self, table_id: str, asker: Asker) -> LiveTable:
        """A table that somebody looks at now, without staying."""
        live = await self.live(table_id)
        live.look(asker)
        self._bot_seats.nudge(live)
        return live

    def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Tell a watcher of everything from now on."""
        self._attendance.come(live, watcher)
        live.look(Asker(watcher.guest, address=watcher.address))
        self._bot_seats.nudge(live)

    def need_seen(self, live: LiveTable, number: int) -> None:
        """Refuse a client who has seen more than there is: what they saw is gone, and they must not
        take what is left for all."""
        if number > live.table.number:
            self._note_ahead(live, number)
            raise TableError("table/behind", seen=number)

    def _note_ahead(self, live: LiveTable, seen: int) -> None:
        self.store.condition.client_ahead(live.table.id, live.table.number, seen)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        self._attendance.go(live, watcher)

    # The coach

    async def hint(self, table_id: str, asker: Asker, request_id: str) -> tuple[int, list[Advice]]:
        """The best moves for the player to move, with odds and reasons, and the revision they are
        for. The log says that a hint was used before anybody gets it."""
        live = await self.live(table_id)
        seat = live.table.seat_of(asker.guest)
        if seat is None:
            raise TableError("table/not_seated")
        await self.preparations.need(live.table.game.name, BOTS)
        entry = await self.ask(table_id, asker, requests.Hint(id=request_id, seat=seat))
        state, revision = live.table.state, live.table.revision
        assert state is not None
        if state.to_move != seat:
            raise TableError("move/turn")
        if entry.number < revision:
            raise TableError("message/reused")  # that was for another revision
        return revision, await self._coaching.advise(live, seat)

    async def verify(self, record: bytes, address: str = "") -> dict[str, Any]:
        """Check that a record, as JSON, proves a fair game: in another process, and for a limited
        time, since anybody may send anything. Cancelled, it is dropped."""
        await self.preparations.need(jobs.game_of(record))
        found = await self._checkers.run(jobs.Verify(record), VERIFY_SECONDS, (address,))
        if isinstance(found, BadRecord):
            raise found
        return dict(found)

    async def preview(self, table_id: str, asker: Asker, move: str) -> dict[str, Any]:
        """What a move would do, as far as the asker can know."""
        live = await self.live(table_id)
        state, seat = live.table.state, live.table.seat_of(asker.guest)
        if seat is None or state is None or state.to_move != seat:
            raise TableError("move/turn")
        self._ration_trial(asker)
        return state.preview(move)

    async def review(self, table_id: str, address: str = "") -> Review | Later:
        """The coach's review of a finished game."""
        table = (await self.live(table_id)).table
        sight.need_finished(table)
        found: Review | Later = await self._coaching.look_back(
            jobs.Review, table_id, lambda: jobs.Review(sight.record(table)), (address,)
        )
        return found

    async def hindsight(self, table_id: str, address: str = "") -> Any:
        """Whether a lost game could have been won, once that is proven."""
        table = (await self.live(table_id)).table
        outcome = sight.need_finished(table).outcome
        if not games.has_part(table.game.name, "hindsight") or (outcome and outcome.won):
            raise TableError("page/unknown")
        return await self._coaching.look_back(
            jobs.Hindsight, table_id, lambda: jobs.Hindsight(sight.record(table)), (address,)
        )

    # Keeping tidy

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.limits.forget_after))
            self._clock.since()  # looked at now and then, it notices when it is set
            try:
                self._forget()
                self._coaching.drop_unwanted()
                await self._expire()
                await self.store.guests.forget(now(), now() - int(1000 * self.limits.guest_expires))
            except StoreError as error:
                logger.warning("store", extra={"code": error.code})

    def _forget(self) -> None:
        """Drop tables from memory that nobody looks at."""
        before = time.monotonic() - self.limits.forget_after
        for table_id, live in list(self.tables.items()):
            idle = not live.watchers and live.used < before and not live.lock.locked()
            if idle and (live.bot is None or live.bot.done()):
                del self.tables[table_id]
                self._bots.forget(table_id)

    async def _expire(self) -> None:
        """Give up tables at which nothing has happened for long, and nothing does while they are
        watched for a while."""
        soonest = min(self.limits.gathering_expires, self.limits.playing_expires)
        idle = await self.store.idle_since(now() - int(1000 * soonest))
        seen = time.monotonic()
        self._idle = {table_id: self._idle.get(table_id, seen) for table_id in idle}
        for table_id, first in list(self._idle.items()):
            if seen - first < self.limits.expiry_confirmed:
                continue
            try:
                live = await self.live(table_id)
            except RegaliaError:
                continue
            table = live.table
            allowed = (
                self.limits.gathering_expires
                if table.phase == "gathering"
                else self.limits.playing_expires
            )
            if table.last and not table.over and self._clock.passed(table.last.at) > allowed:
                with contextlib.suppress(TableError, StoreError):
                    await self._write(live, lambda table: closing(table, now()))
