"""The database of logs, guests and links: SQLite in one file, or PostgreSQL by URL.

An entry is on the disk when `append` returns. Entries that wait at the same time are committed
together, so that safety does not cost speed. The unique (table, number) decides which of several
writers was first.
"""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..core.errors import RegaliaError
from .entries import Abandoned, Claimed, Created, HandedOver, Moved, Sat, fields
from .log import Entry, canonical, entry_of

CHANNEL = "regalia"
logger = logging.getLogger("regalia.tables")

#: Hints in one notification, which PostgreSQL limits to 8,000 bytes.
NEWS = 150
#: How many guests are cached, and for how long: another process may rename them.
KNOWN, KNOWN_SECONDS = 10_000, 30.0
SCHEMA = 1

metadata = sql.MetaData()
_entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("hash", sql.String(64), nullable=False),
)
_tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("host", sql.String(32), index=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("closed", sql.Boolean, nullable=False, index=True),
)
_sittings = sql.Table(
    "sittings",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
)
_guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("key", sql.String(64), nullable=False, unique=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
)
_links = sql.Table(
    "links",
    metadata,
    sql.Column("key", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
)
_house = sql.Table("house", metadata, sql.Column("schema", sql.Integer, primary_key=True))


_COLUMNS = "table_id, number, at, kind, body, hash"
_INSERT_EACH = f"INSERT INTO entries ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
_INSERT_MANY = (
    f"INSERT INTO entries ({_COLUMNS}) SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[],"
    " $4::text[], $5::text[], $6::text[]) ON CONFLICT DO NOTHING RETURNING table_id, number"
)
#: The same with a notification to other processes, in one round trip.
_INSERT_AND_TELL = (
    f"WITH kept AS ({_INSERT_MANY}), told AS (SELECT pg_notify('{CHANNEL}',"
    " string_agg(table_id || ':' || number, ' ')) FROM kept)"
    " SELECT table_id, number, told FROM kept, told"
)


class StoreError(RegaliaError):
    """The disk or the database failed."""


@dataclass(frozen=True)
class Guest:
    """Somebody without an account: a random id and a name."""

    id: str
    name: str


@dataclass(frozen=True)
class _Waiting:
    """Something that waits to be written: an entry or a statement."""

    entry: Entry | None
    statement: Any
    done: "asyncio.Future[bool]"


def _url(database: str) -> str:
    """The URL with the driver we use; a plain path is a SQLite file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    scheme, _, rest = database.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    if scheme not in (*drivers, *drivers.values()):
        raise StoreError("store/kind", given=scheme, allowed="sqlite, postgresql")
    return f"{drivers.get(scheme, scheme)}://{rest}"


class Store:
    """Open one with `async with Store.open(database) as store`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # PostgreSQL needs no transaction around a single statement
        alone = {} if engine.dialect.name == "sqlite" else {"isolation_level": "AUTOCOMMIT"}
        self._at_once = engine.execution_options(**alone)
        # Dialects are slow to load: load only the one in use
        self._insert = import_module(f"sqlalchemy.dialects.{engine.dialect.name}").insert
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._known: dict[str, tuple[Guest, float]] = {}
        self.commits = 0  # groups written so far
        self.commit_seconds = 0.0

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it too."""
        return self._engine.dialect.name == "postgresql"

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, database: str) -> AsyncIterator["Store"]:
        """Open the store at a file or URL; make it if it is not there."""
        url = _url(database)
        try:
            engine = create_async_engine(url, **_settings(url))
        except ImportError:
            raise StoreError("store/driver") from None
        except (ValueError, sql.exc.SQLAlchemyError):
            raise StoreError("store/address") from None
        if engine.dialect.name == "sqlite":
            sql.event.listen(engine.sync_engine, "connect", _durable)
        store = cls(engine)
        try:
            await store._prepare()
            writer = asyncio.create_task(store._write())
            try:
                yield store
            finally:
                store._closing = True
                store._wake.set()
                await writer  # write what still waits
        finally:
            await engine.dispose()

    async def _prepare(self) -> None:
        try:
            async with self._engine.begin() as connection:
                if self.shared:
                    # Two processes that start at once must not make the same tables
                    await connection.execute(sql.text("SELECT pg_advisory_xact_lock(7361)"))
                await connection.run_sync(metadata.create_all)
                known = (await connection.execute(sql.select(_house.c.schema))).scalars().all()
                if not known:
                    await connection.execute(_house.insert().values(schema=SCHEMA))
                elif max(known) != SCHEMA:
                    raise StoreError("store/schema", given=max(known), ours=SCHEMA)
        except (OSError, sql.exc.SQLAlchemyError) as error:
            raise StoreError("store/closed", why=_why(error)) from error

    # Logs

    async def append(self, entry: Entry) -> bool:
        """Write an entry to the disk. False: another writer has taken its number."""
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
            group, self._waiting = self._without_twins(self._waiting), []
            if not group:
                continue
            begin = time.perf_counter()
            if not await self._write_group(group):
                # One that cannot be written must not take the others with it
                for waiting in group if len(group) > 1 else ():
                    await self._write_group([waiting])
            self.commits += 1
            self.commit_seconds += time.perf_counter() - begin

    @staticmethod
    def _without_twins(waiting: Sequence[_Waiting]) -> list[_Waiting]:
        """Of entries with the same number, keep only the first."""
        first: dict[tuple[str, int], _Waiting] = {}
        for each in waiting:
            if each.entry is None:
                continue
            if first.setdefault((each.entry.table, each.entry.number), each) is not each:
                each.done.set_result(False)
        return [*first.values(), *(each for each in waiting if each.entry is None)]

    async def _write_group(self, group: Sequence[_Waiting]) -> bool:
        """Commit a group and tell those who wait for it; whether that worked. A group of several
        that failed is told nothing yet."""
        try:
            kept = await self._commit(
                [waiting.entry for waiting in group if waiting.entry],
                [waiting.statement for waiting in group if not waiting.entry],
            )
        except Exception as error:
            if len(group) == 1 and not group[0].done.done():
                if group[0].entry and await self._taken(group[0].entry):
                    group[0].done.set_result(False)
                else:
                    group[0].done.set_exception(StoreError("store/unsure", why=_why(error)))
            return False
        for waiting in group:
            if not waiting.done.done():
                entry = waiting.entry
                waiting.done.set_result(entry is None or (entry.table, entry.number) in kept)
        return True

    async def _taken(self, entry: Entry) -> bool:
        """Whether another entry stands under this number."""
        with contextlib.suppress(Exception):
            found = await self.entries(entry.table, after=entry.number - 1)
            return bool(found) and found[0].hash != entry.hash
        return False

    async def _commit(
        self, group: Sequence[Entry], statements: Sequence[Any]
    ) -> set[tuple[str, int]]:
        """Commit a group; the (table, number) of the entries that were first."""
        rows = [_row(entry) for entry in group]
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        found_by = [(entry, row) for entry in group if (row := self._found_by(entry)) is not None]
        if self.shared and not statements and not found_by and len(group) <= NEWS:
            async with self._at_once.connect() as connection:
                told: Any = await connection.exec_driver_sql(_INSERT_AND_TELL, columns)
                return {(table, number) for table, number, _ in told}
        async with self._engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
            if not rows:
                return set()
            if self.shared:
                written: Any = await connection.exec_driver_sql(_INSERT_MANY, columns)
                kept = {(table, number) for table, number in written}
            else:
                # This process alone writes the file: a number that is taken is an error
                await connection.exec_driver_sql(_INSERT_EACH, rows)
                kept = {(row[0], row[1]) for row in rows}
            for entry, row in found_by:
                if (entry.table, entry.number) in kept:
                    await connection.execute(row)
            if self.shared and kept:
                hints = [f"{table}:{number}" for table, number in sorted(kept)]
                for start in range(0, len(hints), NEWS):
                    news = " ".join(hints[start : start + NEWS])
                    await connection.execute(sql.select(sql.func.pg_notify(CHANNEL, news)))
        return kept

    def _found_by(self, entry: Entry) -> Any:
        """The statement that updates the index of tables; None for most entries."""
        match entry.body:
            case Created(game=game, by=host):
                row = self._insert(_tables).values(
                    id=entry.table, game=game, host=host, created=entry.at, closed=False
                )
                return row.on_conflict_do_nothing()
            case Sat(by=guest) | HandedOver(guest=guest):
                row = self._insert(_sittings).values(guest=guest, table_id=entry.table)
                return row.on_conflict_do_nothing()
            case Abandoned() | Claimed() | Moved(last=True):
                return _tables.update().where(_tables.c.id == entry.table).values(closed=True)
        return None

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """A table's entries after a number, the first `most` of them; empty if there is no such
        table."""
        query = (
            sql.select(_entries)
            .where(_entries.c.table_id == table, _entries.c.number > after)
            .order_by(_entries.c.number)
            .limit(most)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            entry_of(table, row.number, row.at, row.kind, json.loads(row.body), row.hash)
            for row in rows
        ]

    async def tables_of(self, guest: str, most: int = 50) -> list[str]:
        """The tables a guest has sat at or opened, the latest first."""
        mine = sql.select(_sittings.c.table_id).where(_sittings.c.guest == guest)
        query = (
            sql.select(_tables.c.id)
            .where(sql.or_(_tables.c.id.in_(mine), _tables.c.host == guest))
            .order_by(_tables.c.created.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def open_tables_of(self, host: str) -> list[str]:
        """The unfinished tables that a guest has opened, the oldest first."""
        query = (
            sql.select(_tables.c.id)
            .where(_tables.c.host == host, _tables.c.closed.is_(False))
            .order_by(_tables.c.created)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def idle_since(self, at: int, most: int = 200) -> list[str]:
        """Unfinished tables without an entry since `at`, the longest idle first."""
        query = (
            sql.select(_tables.c.id)
            .join(_entries, _entries.c.table_id == _tables.c.id)
            .where(_tables.c.closed.is_(False))
            .group_by(_tables.c.id)
            .having(sql.func.max(_entries.c.at) < at)
            .order_by(sql.func.max(_entries.c.at))
            .limit(most)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    # Guests and links: only hashes of their keys are kept

    async def guest(self, key: str) -> Guest | None:
        guest, until = self._known.get(key, (None, 0.0))
        if guest is not None and time.monotonic() < until:
            return guest
        query = sql.select(_guests.c.id, _guests.c.name).where(_guests.c.key == key)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if len(self._known) >= KNOWN:
            self._known.clear()
        guest = Guest(row.id, row.name)
        self._known[key] = guest, time.monotonic() + KNOWN_SECONDS
        return guest

    async def add_guest(self, guest: Guest, key: str, at: int) -> None:
        row = {"id": guest.id, "key": key, "name": guest.name, "created": at}
        await self._execute(_guests.insert().values(row))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._execute(_guests.update().where(_guests.c.id == guest).values(name=name))
        self._known = {key: found for key, found in self._known.items() if found[0].id != guest}

    async def add_link(self, key: str, table: str, seat: int) -> None:
        await self._execute(_links.insert().values(key=key, table_id=table, seat=seat))

    async def link(self, key: str) -> tuple[str, int] | None:
        """The table and seat a link leads to."""
        query = sql.select(_links.c.table_id, _links.c.seat).where(_links.c.key == key)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return (row.table_id, row.seat) if row else None

    async def _execute(self, statement: Any) -> None:
        await self._queued(None, statement)

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._at_once.connect() as connection:
                yield connection
        except (OSError, sql.exc.SQLAlchemyError) as error:
            raise StoreError("store/closed", why=_why(error)) from error

    async def healthy(self) -> bool:
        try:
            async with self._reading() as connection:
                await connection.execute(sql.select(1))
        except StoreError:
            return False
        return True

    # News from other processes

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard` with (table, number) of what other processes write, until cancelled. A
        broken connection is made again."""
        while self.shared:
            try:
                async with self._engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver = raw.driver_connection
                    assert driver is not None

                    def notified(_connection: Any, _pid: int, _channel: str, news: str) -> None:
                        for hint in news.split(" "):
                            table, _, number = hint.rpartition(":")
                            if table and number.isdigit():
                                heard(table, int(number))

                    await driver.add_listener(CHANNEL, notified)
                    heard("", 0)  # anything may have happened while nobody listened
                    while not driver.is_closed():
                        await asyncio.sleep(1)
            except Exception as error:  # also the driver's own errors: listening must go on
                logger.warning("listening", extra={"why": _why(error)})
            await asyncio.sleep(1)


def _row(entry: Entry) -> tuple[Any, ...]:
    """An entry as the table `entries` holds it."""
    body = canonical(fields(entry.body))
    return entry.table, entry.number, entry.at, entry.kind, body, entry.hash


def _settings(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"connect_args": {"timeout": 30}}
    return {"pool_size": 6, "max_overflow": 6, "pool_pre_ping": True}


def _durable(connection: Any, _record: Any) -> None:
    """Set SQLite up so that readers do not block and a commit is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _why(error: BaseException) -> str:
    """The kind of an error. The driver's message is left out: it may hold statements and
    addresses."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "strerror", None) or type(cause).__name__
