"""Whether stored logs are as they were written: read through piece by piece, while a server runs.

The chain of hashes notices what was changed in the middle, the head what is missing at the end, the
index of tables a finished game that has lost its end together with its head. Somebody who rewrites
all of that by hand is only noticed by comparing with a backup, or by clients who have seen more.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.errors import RegaliaError
from . import schema
from .condition import Condition
from .database import FAULTS, StoreError, engine_for, failure, file_of
from .entries import Abandoned, Claimed, Moved
from .fold import refold
from .log import BrokenLog, Entry, check_stored, stored_entry

#: Entries read at a time.
PIECE = 500

Reading = Callable[[], contextlib.AbstractAsyncContextManager[AsyncConnection]]
#: Told how many tables are done, of how many.
Progress = Callable[[int, int], None]


@dataclass
class Checked:
    """What a check has found."""

    tables: int = 0
    entries: int = 0
    other_rules: int = 0  # tables of games or rules that are not here: not replayed
    broken: dict[str, BrokenLog] = field(default_factory=dict)  # by table
    damaged: bool = False  # the file itself, or its index

    @property
    def whole(self) -> bool:
        return not self.broken and not self.damaged


async def check_log(reading: Reading, table_id: str, *, replay: bool = False) -> int:
    """Check one log, and with `replay` also that it adds up to a table; the number of its entries.
    A BrokenLog says what is wrong."""
    closed = await _value(reading, schema.tables.c.closed, schema.tables.c.id == table_id)
    last: Entry | None = None
    kept: list[Entry] = []
    over = False
    while True:
        # The head first: what is written meanwhile is only more than it says
        head = await _head(reading, table_id)
        piece = await _piece(reading, table_id, last.number if last else 0)
        check_stored(table_id, piece, last)
        over = over or any(_ends(entry) for entry in piece)
        kept += piece if replay else []
        last = piece[-1] if piece else last
        number = last.number if last else 0
        if len(piece) < PIECE:
            break
    if head is None or head[0] < number:
        head = await _head(reading, table_id)  # perhaps it was written to since
        if head is None or head[0] < number:
            raise BrokenLog("head" if number else "tail", head[0] + 1 if head else 1)
    elif head[0] > number:
        raise BrokenLog("tail", number + 1)
    if head[0] == number and last and last.hash != head[1]:
        raise BrokenLog("head", number)
    if closed and not over:
        raise BrokenLog("tail", number + 1)
    if replay:
        refold(table_id, kept)
    return number


def _ends(entry: Entry) -> bool:
    body = entry.body
    return isinstance(body, Abandoned | Claimed) or (isinstance(body, Moved) and body.last)


async def _value(reading: Reading, column: Any, where: Any) -> Any:
    async with reading() as connection:
        return (await connection.execute(sql.select(column).where(where))).scalar()


async def _head(reading: Reading, table_id: str) -> tuple[int, str] | None:
    columns = schema.heads.c
    query = sql.select(columns.number, columns.hash).where(columns.table_id == table_id)
    async with reading() as connection:
        row = (await connection.execute(query)).first()
    return (row.number, row.hash) if row else None


async def _piece(reading: Reading, table_id: str, after: int) -> list[Entry]:
    columns = schema.entries.c
    query = (
        sql.select(columns.number, columns.at, columns.kind, columns.body, columns.hash)
        .where(columns.table_id == table_id, columns.number > after)
        .order_by(columns.number)
        .limit(PIECE)
    )
    async with reading() as connection:
        return [stored_entry(table_id, row) for row in await connection.execute(query)]


async def keep_checking(reading: Reading, condition: Condition, every: float) -> None:
    """Read one log after the other through, over and over: what is broken is known before a player
    meets it, and so is that it was repaired."""
    after = ""
    while True:
        await asyncio.sleep(every)
        try:
            table_id = await _next_table(reading, after)
            for known in [*condition.broken] if table_id is None else ():
                if not await _value(reading, schema.tables.c.id, schema.tables.c.id == known):
                    condition.gone(known)
            after = table_id or ""
            if table_id:
                with condition.noticing(table_id):
                    await check_log(reading, table_id)
                condition.checked += 1
        except (BrokenLog, StoreError):
            pass  # it is taken down already


async def _next_table(reading: Reading, after: str) -> str | None:
    """The next table after this one, in the order of their ids."""
    known = sql.union(sql.select(schema.tables.c.id), sql.select(schema.heads.c.table_id))
    every = known.subquery("known").c.id
    async with reading() as connection:
        query = sql.select(every).where(every > after).order_by(every).limit(1)
        return (await connection.execute(query)).scalar()


async def check_all(reading: Reading, progress: Progress, *, replay: bool) -> Checked:
    """Check every log there is."""
    found = Checked()
    known = sql.union(
        sql.select(schema.tables.c.id),
        sql.select(schema.heads.c.table_id),
        sql.select(schema.entries.c.table_id).distinct(),
    )
    async with reading() as connection:
        every = sorted((await connection.execute(known)).scalars())
    for table_id in every:
        try:
            found.entries += await check_log(reading, table_id, replay=replay)
        except BrokenLog as error:
            found.broken[table_id] = error
        except StoreError as error:
            if error.code != "store/damaged":
                raise
            found.damaged = True
            found.broken[table_id] = BrokenLog("chain", 1)
        except RegaliaError:
            found.other_rules += 1
        found.tables += 1
        progress(found.tables, len(every))
    return found


@contextlib.asynccontextmanager
async def opened_to_read(database: str) -> AsyncIterator[Reading]:
    """The way to read a store that a server may be using. Nothing in it is changed or locked."""
    file = file_of(database)
    if file and not file.is_file():
        raise StoreError("store/missing", file=file.name)
    engine = engine_for(database, read_only=True)

    @contextlib.asynccontextmanager
    async def reading() -> AsyncIterator[AsyncConnection]:
        try:
            async with engine.connect() as connection:
                yield connection
        except FAULTS as error:
            raise failure(error, "store/closed") from error

    try:
        async with reading() as connection:
            version = await schema.version(connection)
        if version is None:
            raise StoreError("store/missing", file=file.name if file else "-")
        if version != schema.SCHEMA:
            raise StoreError("store/schema", given=version, ours=schema.SCHEMA)
        yield reading
    finally:
        await engine.dispose()


async def check(database: str, progress: Progress, against: str | None = None) -> Checked:
    """Check all of a store, and that every log of the backup `against` is still there."""
    async with opened_to_read(database) as reading:
        damaged = await _file_is_damaged(reading)
        found = await check_all(reading, progress, replay=True)
        found.damaged = found.damaged or damaged
        if against:
            async with opened_to_read(against) as before:
                await _compare(reading, before, found)
        return found


async def _file_is_damaged(reading: Reading) -> bool:
    try:
        async with reading() as connection:
            if connection.dialect.name != "sqlite":
                return False
            said = (await connection.exec_driver_sql("PRAGMA integrity_check(1)")).scalar()
            return bool(said != "ok")
    except StoreError as error:
        if error.code != "store/damaged":
            raise
        return True


async def _compare(reading: Reading, before: Reading, found: Checked) -> None:
    """Every log was once as the backup has it: there must be the same entry where it ended."""
    entries = schema.entries.c
    async with before() as connection:
        heads = (await connection.execute(sql.select(schema.heads))).all()
    for head in heads:
        there = sql.and_(entries.table_id == head.table_id, entries.number == head.number)
        if await _value(reading, entries.hash, there) != head.hash:
            found.broken.setdefault(head.table_id, BrokenLog("tail", head.number))
