"""A store that an older Regalia wrote is brought up to date, and nothing in it is lost."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from regalia.tables import guest_book, schema
from regalia.tables.database import StoreError, engine_for
from regalia.tables.entries import Abandoned
from regalia.tables.fold import refold
from regalia.tables.guest_book import Guest, hashed
from regalia.tables.log import Entry, check_stored, next_entry, now
from regalia.tables.store import Store
from tests.server.conftest import postgresql  # noqa: F401
from tests.tables.test_store import database, fresh_postgresql, run  # noqa: F401

#: Written by the code of schema 1: a table of every phase, four guests and a link.
STORED = Path(__file__).parent / "stored_schema_1.sql"
PHASES = {
    "2de360a00188336ffa": ("gathering", 5),
    "f6c6c95e2ca6e8f046": ("playing", 11),
    "fd6e21578f14152a59": ("playing", 10),
    "12d035adee9d5948c4": ("finished", 30),
    "b098ce2076d300a651": ("abandoned", 8),
    "3b1ba7e1bf15e5c357": ("abandoned", 2),
}


async def load_stored(database: str) -> None:  # noqa: F811
    """Make a database what schema 1 was. PostgreSQL made that one column another way."""
    text = STORED.read_text(encoding="utf-8")
    engine = engine_for(database)
    if engine.dialect.name == "postgresql":
        text = text.replace("schema INTEGER", "schema SERIAL")
    async with engine.begin() as connection:
        for statement in text.split(";\n"):
            if statement.strip():
                await connection.exec_driver_sql(statement)
    await engine.dispose()


async def shape(engine: AsyncEngine) -> dict[str, Any]:
    """All tables with their columns, keys and indexes."""

    def look(connection: Any) -> dict[str, Any]:
        found = sql.inspect(connection)
        return {
            name: (
                sorted(
                    (each["name"], str(each["type"]), each["nullable"], str(each["default"]))
                    for each in found.get_columns(name)
                ),
                found.get_pk_constraint(name)["constrained_columns"],
                sorted((each["name"], each["column_names"]) for each in found.get_indexes(name)),
                [each["column_names"] for each in found.get_unique_constraints(name)],
            )
            for name in sorted(found.get_table_names())
        }

    async with engine.connect() as connection:
        return await connection.run_sync(look)


def test_every_table_of_the_first_schema_is_there_and_goes_on(database: str) -> None:  # noqa: F811
    async def work() -> None:
        await load_stored(database)
        before = now()
        async with Store.open(database) as store:
            for table_id, (phase, count) in PHASES.items():
                entries = await store.entries(table_id)
                check_stored(table_id, entries)
                table = refold(table_id, entries)
                assert (table.phase, len(entries)) == (phase, count)
                if not table.over:
                    assert await store.append(next_entry(table_id, table.last, now(), Abandoned()))
                    assert len(await store.entries(table_id)) == count + 1
            assert await store.guests.guest(hashed("bob")) == Guest("bob", "O'Bob")
            assert await store.guests.guest(hashed("ann")) == Guest("ann", "Ann ♠")
            link = await store.guests.link(hashed("2-link"))
            assert link == guest_book.Link("f6c6c95e2ca6e8f046", 0)
            # Nobody is forgotten at once because nobody had counted
            await store.guests.forget(now(), before - 1)
            assert await store.guests.guest(hashed("idle")) == Guest("idle", "Idle")
            assert await store.guests.take_link(hashed("2-link"), "idle")

    run(work())


def test_a_database_brought_up_to_date_is_like_a_fresh_one(
    database: str,  # noqa: F811
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    shared = "postgresql" in database
    fresh = request.getfixturevalue("postgresql")() if shared else str(tmp_path / "fresh.db")

    async def work() -> None:
        await load_stored(database)
        async with Store.open(database) as old, Store.open(fresh) as new:
            found, wanted = await shape(old._engine), await shape(new._engine)
            assert "heads" in wanted and "seen" in str(wanted["guests"])
            assert found == wanted

    run(work())


def test_a_migration_that_fails_changes_nothing(
    database: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        await load_stored(database)
        engine = engine_for(database)
        before = await shape(engine)
        steps = (*schema.MIGRATIONS[0], "CREATE NONSENSE")
        monkeypatch.setattr(schema, "MIGRATIONS", (steps,))
        with pytest.raises(StoreError) as refused:
            async with Store.open(database):
                pass
        assert refused.value.code == "store/closed"
        assert await shape(engine) == before
        monkeypatch.undo()
        await engine.dispose()
        async with Store.open(database) as store:
            assert len(await store.entries("f6c6c95e2ca6e8f046")) == 11
        await asyncio.sleep(0.1)  # the SQLite driver's thread still ends in this loop

    run(work())


def test_there_is_a_way_from_every_version_to_ours() -> None:
    assert len(schema.MIGRATIONS) == schema.SCHEMA - 1


def test_the_stored_file_is_of_the_first_schema() -> None:
    text = STORED.read_text(encoding="utf-8")
    assert "INSERT INTO house VALUES (1)" in text
    assert "heads" not in text and "seen" not in text
    assert hashlib.sha256(b"bob").hexdigest() in text
    assert Entry.__struct_fields__ == ("table", "number", "at", "body", "hash")
