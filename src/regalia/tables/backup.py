"""Backups: a store of either kind copied into one SQLite file, while a server runs, and back into
an empty store of either kind. A backup is itself a store: `regalia store check` reads it, and
`regalia serve` could open it."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .checking import Checked, Progress, check_all, opened_to_read
from .database import FAULTS, StoreError, alone, engine_for, failure, file_of

#: Rows copied at a time.
ROWS = 1000


async def backup(database: str, file: Path, progress: Progress) -> Checked:
    """Copy a store as it is at one moment into a new file. What is wrong with the logs in it is
    told, and copied as it is."""
    if file.exists():
        raise StoreError("store/exists", file=file.name)
    part = file.with_name(file.name + ".part")
    try:
        _remove(part)
        async with _snapshot(database) as source:
            found = await _fill(source, str(part), progress)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise failure(error, "store/closed") from error
    finally:
        _remove(part)
    return found


async def restore(file: Path, database: str, progress: Progress) -> Checked:
    """Copy a backup into an empty store, all of it or nothing."""
    if not file.is_file():
        raise StoreError("store/missing", file=file.name)
    place = file_of(database)
    made = place is not None and not place.exists()
    with tempfile.TemporaryDirectory() as folder, alone(database):
        try:
            async with _snapshot(await _brought_up_to_date(file, Path(folder))) as source:
                return await _fill(source, database, progress)
        except BaseException:
            if made and place is not None:
                _remove(place)
            raise


async def _brought_up_to_date(file: Path, folder: Path) -> str:
    """The backup itself if it is of our version; a copy of it, migrated, if it is older."""
    with contextlib.suppress(StoreError):
        async with opened_to_read(str(file)):
            return str(file)
    copy = folder / file.name
    shutil.copyfile(file, copy)
    engine = engine_for(str(copy))
    try:
        async with engine.begin() as connection:
            if await schema.version(connection) is None:
                raise StoreError("store/missing", file=file.name)
        async with engine.begin() as connection:
            await schema.prepare(connection)
    except FAULTS as error:
        raise failure(error, "store/closed") from error
    finally:
        await engine.dispose()
    return str(copy)


@contextlib.asynccontextmanager
async def _snapshot(database: str) -> AsyncIterator[AsyncConnection]:
    """A store as it is at one moment, however long reading takes."""
    async with opened_to_read(database) as reading, reading() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.exec_driver_sql(
                "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
            )
        yield connection


async def _fill(source: AsyncConnection, database: str, progress: Progress) -> Checked:
    """Copy everything into an empty store, and check it there before it counts."""
    engine = engine_for(database)
    try:
        async with engine.begin() as connection:
            await schema.prepare(connection)
            await _need_empty(connection)
            for table in schema.metadata.sorted_tables:
                if table is not schema.house:
                    await _copy(table, source, connection)

            @contextlib.asynccontextmanager
            async def copied() -> AsyncIterator[AsyncConnection]:
                yield connection

            found = await check_all(copied, progress, replay=False)
        if engine.dialect.name == "sqlite":
            async with engine.connect() as connection:
                # All of it in one file; a server that opens it writes ahead again
                await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        return found
    except FAULTS as error:
        raise failure(error, "store/closed") from error
    finally:
        await engine.dispose()


async def _need_empty(connection: AsyncConnection) -> None:
    for table in schema.metadata.sorted_tables:
        if table is not schema.house:
            query = sql.select(sql.literal(1)).select_from(table).limit(1)
            if (await connection.execute(query)).first():
                raise StoreError("store/not_empty")


async def _copy(table: sql.Table, source: AsyncConnection, target: AsyncConnection) -> None:
    rows = await source.stream(sql.select(table).order_by(*table.primary_key))
    copied = 0
    async for part in rows.mappings().partitions(ROWS):
        await target.execute(table.insert(), [dict(row) for row in part])
        copied += len(part)
    count = sql.select(sql.func.count()).select_from(table)
    if (await target.execute(count)).scalar_one() != copied:
        raise StoreError("store/unsure", why=table.name)


def _remove(file: Path) -> None:
    for name in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal"))):
        with contextlib.suppress(FileNotFoundError):
            name.unlink()
