"""Checking, backing up and restoring a store, also while it is written to."""

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from regalia.tables import checking, schema
from regalia.tables.backup import backup, restore
from regalia.tables.checking import Checked, check
from regalia.tables.database import StoreError, engine_for
from regalia.tables.guest_book import Guest
from regalia.tables.hub import Hub, Limits
from regalia.tables.store import Store
from tests.scale import prove, size
from tests.server.conftest import postgresql  # noqa: F401
from tests.tables.sitting import Sitting
from tests.tables.test_store import chain, database, fresh_postgresql, run, until, write  # noqa: F401
from tests.tables.test_store_schema import STORED
from tests.tables.test_store_truth import by_hand, cut
from tests.terminal.running import regalia_command

NOBODY: Any = lambda _done, _all: None


async def fill(store: Store) -> list[str]:
    """A few real tables, guests and a link."""
    await store.guests.add(Guest("ann", "Ann ♠"), "key", 1)
    await store.guests.add_link("link", "table", 0, 2**60)
    tables = []
    for number, game in enumerate(("regicide", "revolution", "puppeteer")):
        sitting = Sitting(game, players=1 if game != "revolution" else 2)
        sitting.seat(*["ann", "bob"][: len(sitting.table.seats)]).start(None)
        sitting.play_on(random.Random(number), 400 if game == "regicide" else 5)
        await write(store, sitting.table.entries)
        tables.append(sitting.table.id)
    return tables


async def everything(database: str) -> dict[str, Any]:  # noqa: F811
    """All rows of all tables."""
    engine = engine_for(database, read_only=True)
    found = {}
    async with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            query = sql.select(table).order_by(*table.primary_key)
            found[table.name] = [tuple(row) for row in await connection.execute(query)]
    await engine.dispose()
    return found


@pytest.fixture
def another(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the other kind than `database`."""
    if request.node.callspec.params["database"] == "sqlite":
        make: Any = request.getfixturevalue("postgresql")
        return str(make())
    return str(tmp_path / "another.db")


def test_a_backup_restored_into_either_kind_of_store_is_the_same(
    database: str,  # noqa: F811
    another: str,
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            await fill(store)
            found = await backup(database, tmp_path / "backup.db", NOBODY)  # while it is open
        assert found.whole and found.tables == 3 and found.entries > 20
        assert [each.name for each in tmp_path.glob("backup*")] == ["backup.db"]
        restored = await restore(tmp_path / "backup.db", another, NOBODY)
        assert restored == found
        before = await everything(database)
        assert await everything(another) == await everything(str(tmp_path / "backup.db")) == before
        assert len(before["links"]) == len(before["guests"]) == 1
        assert (await check(another, NOBODY)).whole
        async with Store.open(another) as store:
            await write(store, chain(3, "goes on"))
        # There is something in it now
        with pytest.raises(StoreError) as refused:
            await restore(tmp_path / "backup.db", another, NOBODY)
        assert refused.value.code == "store/not_empty"
        with pytest.raises(StoreError) as refused:
            await backup(database, tmp_path / "backup.db", NOBODY)
        assert refused.value.code == "store/exists"

    run(work())


@prove
def test_a_backup_of_a_store_in_use_is_of_one_moment(database: str, tmp_path: Path) -> None:  # noqa: F811
    """Every log in it is whole, whatever was written meanwhile."""

    async def work() -> None:
        async with Store.open(database) as store:
            logs = [chain(size(60, 400), f"table {number}") for number in range(12)]
            playing = [asyncio.create_task(write(store, log)) for log in logs]
            entries = []
            for number in range(size(2, 12)):
                found = await backup(database, tmp_path / f"{number}.db", NOBODY)
                assert found.whole, found.broken
                assert (await check(database, NOBODY, str(tmp_path / f"{number}.db"))).whole
                entries.append(found.entries)
            assert entries == sorted(entries)
            await asyncio.gather(*playing)
            assert [await store.entries(log[0].table) for log in logs] == logs

    run(work())


def test_a_broken_log_is_named_wherever_it_is(database: str, tmp_path: Path) -> None:  # noqa: F811
    async def work() -> None:
        async with Store.open(database) as store:
            regicide, revolution, _ = await fill(store)
            await backup(database, tmp_path / "before.db", NOBODY)
            await by_hand(store, f"UPDATE entries SET at = at + 1 WHERE table_id = '{regicide}'")
            await cut(store, revolution)  # only the backup knows
        found = await check(database, NOBODY)
        assert {table: error.reason for table, error in found.broken.items()} == {regicide: "chain"}
        found = await check(database, NOBODY, str(tmp_path / "before.db"))
        assert {table: error.reason for table, error in found.broken.items()} == {
            regicide: "chain",
            revolution: "tail",
        }
        # A backup keeps it as it is, and says so
        copied = await backup(database, tmp_path / "after.db", NOBODY)
        assert set(copied.broken) == {regicide}
        assert await everything(str(tmp_path / "after.db")) == await everything(database)

    run(work())


def test_a_finished_game_that_lost_its_end_and_its_head_is_noticed(database: str) -> None:  # noqa: F811
    async def work() -> None:
        async with Store.open(database) as store:
            regicide, *_ = await fill(store)
            await cut(store, regicide)
        found = await check(database, NOBODY)
        assert set(found.broken) == {regicide} and found.broken[regicide].reason == "tail"

    run(work())


def test_a_restore_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> Checked:
        raise OSError("no more")

    async def work() -> None:
        async with Store.open(str(tmp_path / "tables.db")) as store:
            await fill(store)
        await backup(str(tmp_path / "tables.db"), tmp_path / "backup.db", NOBODY)
        with monkeypatch.context() as patched:
            patched.setattr("regalia.tables.backup.check_all", fails)
            for work in (
                restore(tmp_path / "backup.db", str(tmp_path / "new.db"), NOBODY),
                backup(str(tmp_path / "tables.db"), tmp_path / "new.db", NOBODY),
            ):
                with pytest.raises(StoreError):
                    await work
                assert [
                    each.name for each in tmp_path.glob("new*") if "lock" not in each.name
                ] == []
        async with Store.open(str(tmp_path / "new.db")) as store:
            with pytest.raises(StoreError) as refused:
                await restore(tmp_path / "backup.db", str(tmp_path / "new.db"), NOBODY)
            assert refused.value.code == "store/in_use"
        await restore(tmp_path / "backup.db", str(tmp_path / "new.db"), NOBODY)
        await asyncio.sleep(0.1)  # the SQLite driver's thread still ends in this loop

    run(work())


def test_long_logs_are_read_in_pieces(database: str, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(checking, "PIECE", 7)

    async def work() -> None:
        async with Store.open(database) as store:
            for length in (6, 7, 8, 14, 15):
                await write(store, chain(length, f"table {length}"))
                assert await checking.check_log(store.reading, f"table {length}") == length
            await by_hand(store, "DELETE FROM entries WHERE number = 14")
            for length, reason in ((14, "tail"), (15, "chain")):
                with pytest.raises(checking.BrokenLog) as found:
                    await checking.check_log(store.reading, f"table {length}")
                assert (found.value.reason, found.value.facts["number"]) == (reason, 14)

    run(work())


def test_a_running_server_finds_broken_logs_that_nobody_asks_for(database: str) -> None:  # noqa: F811
    async def work() -> None:
        limits = Limits(check_every=0.01)
        async with Store.open(database) as store, Hub.open(store, limits=limits):
            for number in range(4):
                await write(store, chain(5, f"table {number}"))
            await until(lambda: store.condition.checked > 8)
            assert await store.healthy()
            await by_hand(store, "DELETE FROM entries WHERE number = 5 AND table_id = 'table 2'")
            await until(lambda: store.condition.troubles() == ["table/broken"])
            assert set(store.condition.broken) == {"table 2"}
            # Repaired, or removed as a whole: it is trouble no more
            for name in ("entries", "heads"):
                await by_hand(store, f"DELETE FROM {name} WHERE table_id = 'table 2'")
            await by_hand(store, "DELETE FROM tables WHERE id = 'table 2'")
            await until(lambda: store.condition.troubles() == [])

    run(work())


# The commands


def test_the_commands_work_in_every_language(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with contextlib.closing(sqlite3.connect(old)) as made, made:
        made.executescript(STORED.read_text(encoding="utf-8"))
    where = ["--database", str(tmp_path / "tables.db")]
    status, said, _ = regalia_command("store", "restore", str(old), *where)
    assert (status, "6" in said, "66" in said) == (0, True, True)
    status, said, _ = regalia_command("store", "backup", str(tmp_path / "backup.db"), *where)
    assert (status, "66" in said) == (0, True)
    with contextlib.closing(sqlite3.connect(tmp_path / "backup.db")) as made, made:
        made.execute("UPDATE entries SET at = 5 WHERE number = 11")
    for language in ("en", "it", "es", "fr", "pt"):
        status, said, _ = regalia_command("--lang", language, "store", "check", *where)
        assert (status, "66" in said) == (0, True)
        damaged = ["--database", str(tmp_path / "backup.db")]
        status, said, _ = regalia_command("--lang", language, "store", "check", *damaged)
        assert status == 1
        assert "f6c6c95e2ca6e8f046: " in said and "11" in said
        assert "12d035adee9d5948c4: " in said
    status, _, refused = regalia_command("store", "check", "--database", str(old))
    assert status == 1 and refused.startswith("store/schema")
    assert regalia_command("store", "check", "--database", str(tmp_path / "no.db"))[0] == 1
    assert not (tmp_path / "no.db").exists()
