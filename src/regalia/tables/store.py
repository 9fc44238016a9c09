"""The database of logs, guests and links: SQLite in one file, or PostgreSQL by URL.

An entry is on the disk when `append` returns. Entries that wait at the same time are committed
together, so that safety does not cost speed. The unique (table, number) decides which of several
writers was first.
"""

import asyncio
import contextlib
import json
import logging
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..core.errors import RegaliaError
from . import schema
from .condition import Condition
from .database import FAULTS, alone, cut_short, engine_for, failure, file_of
from .database import StoreError as StoreError
from .entries import Abandoned, Claimed, Created, HandedOver, Moved, Sat, fields
from .guest_book import GuestBook
from .log import Entry, canonical, check_end, entry_of, stored_entry

CHANNEL = "regalia"
logger = logging.getLogger("regalia.tables")

#: Notifications have at most 8,000 bytes: so many hints in one, or an entry with a body so long.
NEWS, NEWS_BODY = 150, 6000
#: Seconds between two tries whether the store can be written to: at a failure a try follows soon.
PROBE, PROBE_SOON = 30.0, 1.0

# An entry is only written where its log ends, together with its head. A log that has gone on, or
# was cut short, takes nothing.
_COLUMNS = "table_id, number, at, kind, body, hash"
_INSERT_EACH = (
    f"INSERT INTO entries ({_COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6"
    " WHERE ?2 = 1 + coalesce((SELECT number FROM heads WHERE table_id = ?1), 0)"
)
_HEAD_EACH = (
    "INSERT INTO heads (table_id, number, hash) VALUES (?, ?, ?) ON CONFLICT (table_id)"
    " DO UPDATE SET number = excluded.number, hash = excluded.hash"
)
_INSERT_MANY = (
    f"WITH new AS (SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[],"
    f" $5::text[], $6::text[]) AS each ({_COLUMNS})), kept AS (INSERT INTO entries ({_COLUMNS})"
    " SELECT new.* FROM new LEFT JOIN heads USING (table_id)"
    " WHERE new.number = 1 + coalesce(heads.number, 0)"
    f" ON CONFLICT DO NOTHING RETURNING {_COLUMNS}), headed AS (INSERT INTO heads"
    " (table_id, number, hash) SELECT table_id, number, hash FROM kept ON CONFLICT (table_id)"
    " DO UPDATE SET number = excluded.number, hash = excluded.hash)"
)
_AND_SAY = _INSERT_MANY + " SELECT table_id, number FROM kept"
#: The same with a notification of each to other processes, in one round trip.
_AND_TELL = (
    _INSERT_MANY + f", told AS (SELECT count(pg_notify('{CHANNEL}', concat(table_id, ':', number,"
    f" CASE WHEN octet_length(body) <= {NEWS_BODY} THEN concat(' ', at, ' ', kind, ' ', hash,"
    " ' ', body) END))) AS told FROM kept) SELECT table_id, number, told FROM kept, told"
)


def _entries_and_head() -> sql.CompoundSelect[Any]:
    """The first `most` entries of a `table` after a number, and its head, as a row without a kind.
    In one statement: what others write meanwhile is in both or in neither."""
    stored, head = schema.entries.c, schema.heads.c
    table: Any = sql.bindparam("table")
    after: Any = sql.bindparam("after")
    most: Any = sql.bindparam("most")
    mine = (
        sql.select(stored.number, stored.at, stored.kind, stored.body, stored.hash)
        .where(stored.table_id == table, stored.number > after)
        .order_by(stored.number)
        .limit(most)
        .subquery()
    )
    end = sql.select(head.number, sql.literal(0), sql.literal(""), sql.literal(""), head.hash)
    both = sql.union_all(sql.select(mine), end.where(head.table_id == table))
    return both.order_by("number")


_ENTRIES_AND_HEAD = _entries_and_head()
#: More entries than a log ever has.
MANY = 1 << 31


class Notification(NamedTuple):
    """A process (perhaps this one) has written an entry. Without a table: anything may have been
    written."""

    table: str
    number: int
    rest: str = ""  # of the entry, if it came with the news

    def entry(self) -> Entry | None:
        """The entry itself. Whoever takes it checks that it is the next one of its chain."""
        with contextlib.suppress(ValueError, TypeError, RegaliaError):
            at, kind, hash_, body = self.rest.split(" ", 3)
            return entry_of(self.table, self.number, int(at), kind, json.loads(body), hash_)
        return None


def read_notification(text: str) -> Iterator[Notification]:
    """What a notification says: one entry, or hints at several."""
    first, _, rest = text.partition(" ")
    whole = rest.partition(" ")[0].isdigit()
    for hint in [first] if whole else text.split(" "):
        table, _, number = hint.rpartition(":")
        if table and number.isdigit():
            yield Notification(table, int(number), rest if whole else "")


class _NotAll(Exception):
    """Not every entry of a group could be written: each has to be tried by itself."""


@dataclass(frozen=True)
class _Waiting:
    """Something that waits to be written: an entry or a statement."""

    entry: Entry | None
    statement: Any
    done: "asyncio.Future[bool]"


class Store:
    """Open one with `async with Store.open(database) as store`."""

    def __init__(self, engine: AsyncEngine, file: Path | None) -> None:
        self._engine = engine
        self._file, self._identity = file, _identity(file)
        # PostgreSQL needs no transaction around a single statement
        alone = {} if engine.dialect.name == "sqlite" else {"isolation_level": "AUTOCOMMIT"}
        self._at_once = engine.execution_options(**alone)
        # Dialects are slow to load: load only the one in use
        self._insert = import_module(f"sqlalchemy.dialects.{engine.dialect.name}").insert
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.condition = Condition()
        self.guests = GuestBook(self.reading, lambda statement: self._queued(None, statement))

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it too."""
        return self._engine.dialect.name == "postgresql"

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, database: str) -> AsyncIterator["Store"]:
        """Open the store at a file or URL, for this process alone if it is a file. Make it if it is
        not there; bring it up to date if an older Regalia made it."""
        engine = engine_for(database)
        with alone(database):
            try:
                try:
                    async with engine.begin() as connection:
                        await schema.prepare(connection)
                except FAULTS as error:
                    raise failure(error, "store/closed") from error
                store = cls(engine, file_of(database))
                writer = asyncio.create_task(store._write())
                watch = asyncio.create_task(store._watch())
                try:
                    yield store
                finally:
                    watch.cancel()
                    store._closing = True
                    store._wake.set()
                    await writer  # write what still waits
            finally:
                await engine.dispose()

    # Writing

    async def append(self, entry: Entry) -> bool:
        """Write an entry to the disk. False: the log does not end before it; mostly because another
        writer has taken its number."""
        return await self._queued(entry, None)

    async def _queued(self, entry: Entry | None, statement: Any) -> bool:
        """Write something together with all that waits; concurrent writers would only block each
        other."""
        waiting = _Waiting(entry, statement, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        return await waiting.done

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            group = self._next_group()
            if not group:
                continue
            begin = time.perf_counter()
            if not await self._write_group(group):
                # One that cannot be written must not take the others with it
                for waiting in group if len(group) > 1 else ():
                    await self._write_group([waiting])
            self.condition.committed(time.perf_counter() - begin)

    def _next_group(self) -> list[_Waiting]:
        """Take from what waits what can be written together: of each log one entry. Of several with
        the same number only the first has a chance."""
        group: list[_Waiting] = []
        later: list[_Waiting] = []
        first: dict[str, Entry] = {}
        for each in self._waiting:
            entry = each.entry
            if entry is None or first.setdefault(entry.table, entry) is entry:
                group.append(each)
            elif first[entry.table].number == entry.number:
                if not each.done.done():
                    each.done.set_result(False)
            else:
                later.append(each)
        self._waiting = later
        if later:
            self._wake.set()
        return group

    async def _write_group(self, group: Sequence[_Waiting]) -> bool:
        """Commit a group and tell those who wait for it; whether that worked. A group of several
        that failed is told nothing yet."""
        try:
            kept = await self._commit(group)
        except Exception as error:
            if len(group) == 1 and not isinstance(error, _NotAll):
                await self._explain(group[0], error)
            if len(group) > 1 or not isinstance(error, _NotAll):
                return False
            kept = [False]
        else:
            self.condition.worked("write")
        for waiting, written in zip(group, kept, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(written)
        return True

    async def _explain(self, waiting: _Waiting, error: Exception) -> None:
        """Tell who waits why something could not be written."""
        if waiting.entry and await self._taken(waiting.entry):
            told = None
        elif isinstance(error, sql.exc.IntegrityError):
            told = failure(error, "store/unsure")  # what was asked is at fault, not the store
        else:
            known = error if isinstance(error, StoreError) else failure(error, "store/unsure")
            told = self.condition.failed("write", known)
        if waiting.done.done():
            return
        if told is None:
            waiting.done.set_result(False)
        else:
            waiting.done.set_exception(told)

    async def _taken(self, entry: Entry) -> bool:
        """Whether another entry stands under this number."""
        mine = (schema.entries.c.table_id == entry.table, schema.entries.c.number == entry.number)
        with contextlib.suppress(Exception):
            async with self.reading() as connection:
                found = await connection.execute(sql.select(schema.entries.c.hash).where(*mine))
                return found.scalar() not in (None, entry.hash)
        return False

    async def _commit(self, group: Sequence[_Waiting]) -> list[bool]:
        """Commit a group; for each whether it changed anything."""
        self._need_file()
        entries = [waiting.entry for waiting in group if waiting.entry]
        found_by = [(entry, row) for entry in entries if (row := self._found_by(entry)) is not None]
        kept: set[tuple[str, int]] = set()
        changed: list[bool] = []
        if self.shared and len(entries) == len(group) <= NEWS and not found_by:
            async with self._at_once.connect() as connection:
                told: Any = await connection.exec_driver_sql(_AND_TELL, _columns(entries))
                kept = {(table, number) for table, number, _ in told}
        else:
            async with self._engine.begin() as connection:
                for waiting in group:
                    if waiting.entry is None:
                        result = await connection.execute(waiting.statement)
                        changed.append(result.rowcount > 0)
                if entries:
                    kept = await self._insert_entries(connection, entries)
                for entry, row in found_by:
                    if (entry.table, entry.number) in kept:
                        await connection.execute(row)
                if self.shared:
                    await self._tell(connection, kept)
        others = iter(changed)
        return [
            (waiting.entry.table, waiting.entry.number) in kept if waiting.entry else next(others)
            for waiting in group
        ]

    async def _insert_entries(
        self, connection: AsyncConnection, entries: Sequence[Entry]
    ) -> set[tuple[str, int]]:
        """Insert entries and their heads; the (table, number) of those that were written."""
        if self.shared:
            written: Any = await connection.exec_driver_sql(_AND_SAY, _columns(entries))
            return {(table, number) for table, number in written}
        rows = [_row(entry) for entry in entries]
        inserted = await connection.exec_driver_sql(_INSERT_EACH, rows)
        if inserted.rowcount < len(rows):
            raise _NotAll
        heads = [(entry.table, entry.number, entry.hash) for entry in entries]
        await connection.exec_driver_sql(_HEAD_EACH, heads)
        return {(entry.table, entry.number) for entry in entries}

    async def _tell(self, connection: AsyncConnection, kept: set[tuple[str, int]]) -> None:
        """Tell other processes what was written."""
        hints = [f"{table}:{number}" for table, number in sorted(kept)]
        for start in range(0, len(hints), NEWS):
            news = " ".join(hints[start : start + NEWS])
            await connection.execute(sql.select(sql.func.pg_notify(CHANNEL, news)))

    def _found_by(self, entry: Entry) -> Any:
        """The statement that updates the index of tables; None for most entries."""
        match entry.body:
            case Created(game=game, by=host):
                row = self._insert(schema.tables).values(
                    id=entry.table, game=game, host=host, created=entry.at, closed=False
                )
                return row.on_conflict_do_nothing()
            case Sat(by=guest) | HandedOver(guest=guest):
                row = self._insert(schema.sittings).values(guest=guest, table_id=entry.table)
                return row.on_conflict_do_nothing()
            case Abandoned() | Claimed() | Moved(last=True):
                return (
                    schema.tables.update()
                    .where(schema.tables.c.id == entry.table)
                    .values(closed=True)
                )
        return None

    # Reading

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """A table's entries after a number, the first `most` of them; empty if there is no such
        table. A BrokenLog if they do not end where its log was last written to."""
        which = {"table": table, "after": after, "most": most or MANY}
        async with self.reading() as connection:
            rows = (await connection.execute(_ENTRIES_AND_HEAD, which)).all()
        ends = [row for row in rows if not row.kind]
        entries = [stored_entry(table, row) for row in rows if row.kind]
        more = len(entries) == most and ends and ends[0].number > entries[-1].number
        if not more and (ends or entries or after):
            check_end(after, entries, (ends[0].number, ends[0].hash) if ends else None)
        return entries

    async def tables_of(self, guest: str, most: int = 50) -> list[str]:
        """The tables a guest has sat at or opened, the latest first."""
        mine = sql.select(schema.sittings.c.table_id).where(schema.sittings.c.guest == guest)
        query = (
            sql.select(schema.tables.c.id)
            .where(sql.or_(schema.tables.c.id.in_(mine), schema.tables.c.host == guest))
            .order_by(schema.tables.c.created.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def open_tables_of(self, host: str) -> list[str]:
        """The unfinished tables that a guest has opened, the oldest first."""
        query = (
            sql.select(schema.tables.c.id)
            .where(schema.tables.c.host == host, schema.tables.c.closed.is_(False))
            .order_by(schema.tables.c.created)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def idle_since(self, at: int, most: int = 200) -> list[str]:
        """Unfinished tables without an entry since `at`, the longest idle first."""
        query = (
            sql.select(schema.tables.c.id)
            .join(schema.entries, schema.entries.c.table_id == schema.tables.c.id)
            .where(schema.tables.c.closed.is_(False))
            .group_by(schema.tables.c.id)
            .having(sql.func.max(schema.entries.c.at) < at)
            .order_by(sql.func.max(schema.entries.c.at))
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._at_once.connect() as connection:
                yield connection
        except FAULTS as error:
            raise self.condition.failed("read", failure(error, "store/closed")) from error
        self.condition.worked("read")

    # Whether all is well

    async def healthy(self) -> bool:
        """Whether the store answers and nothing is known to be wrong with it."""
        with contextlib.suppress(StoreError):
            async with self.reading() as connection:
                await connection.execute(sql.select(schema.house))
        return not self.condition.troubles()

    async def _watch(self) -> None:
        """Try now and then whether something can be written, whoever else does: a full disk is
        known before a player meets it, and room is known when it is there again."""
        while True:
            waited = 0.0
            while waited < PROBE and not (waited and self.condition.failing):
                await asyncio.sleep(PROBE_SOON)
                waited += PROBE_SOON
            with contextlib.suppress(StoreError):
                await self._queued(None, schema.house.update().values(schema=schema.SCHEMA))
            if self._file and cut_short(self._file):
                await asyncio.sleep(PROBE_SOON)  # it may just be growing
                if cut_short(self._file):
                    self.condition.failed("read", StoreError("store/damaged"))

    def _need_file(self) -> None:
        """What is written to a file that was removed or replaced would be lost at the end."""
        if self._file and _identity(self._file) != self._identity:
            raise StoreError("store/gone")

    @property
    def free_bytes(self) -> int | None:
        """Room on the disk of the file; None if it is elsewhere."""
        return shutil.disk_usage(self._file.parent).free if self._file else None

    # News from other processes

    async def listen(self, heard: Callable[[Notification], None]) -> None:
        """Call `heard` with what other processes, and this one, write, until cancelled. A broken
        connection is made again."""
        while self.shared:
            try:
                async with self._engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver = raw.driver_connection
                    assert driver is not None

                    def notified(_connection: Any, _pid: int, _channel: str, text: str) -> None:
                        for news in read_notification(text):
                            heard(news)

                    await driver.add_listener(CHANNEL, notified)
                    heard(Notification("", 0))  # anything may have happened while nobody listened
                    while not driver.is_closed():
                        await asyncio.sleep(1)
            except Exception as error:  # also the driver's own errors: listening must go on
                logger.warning("listening", extra={"why": type(error).__name__})
            await asyncio.sleep(1)


def _row(entry: Entry) -> tuple[Any, ...]:
    """An entry as the table `entries` holds it."""
    body = canonical(fields(entry.body))
    return entry.table, entry.number, entry.at, entry.kind, body, entry.hash


def _columns(entries: Sequence[Entry]) -> tuple[list[Any], ...]:
    """Entries as the columns of `entries`. Always in the same order: two processes that write to
    the same tables must not wait for each other in a circle."""
    rows = sorted(map(_row, entries))
    return tuple(list(column) for column in zip(*rows, strict=True))


def _identity(file: Path | None) -> tuple[int, int] | None:
    """What tells a file apart from one that stands in its place later."""
    try:
        found = os.stat(file) if file else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None
