"""The store tells the truth: what was changed, cut short or cannot be written is noticed, and known
to whoever runs the server; one file has one server."""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from regalia.tables import requests
from regalia.tables import store as stores
from regalia.tables.condition import Condition
from regalia.tables.database import StoreError, cut_short
from regalia.tables.hub import Hub
from regalia.tables.log import BrokenLog
from regalia.tables.store import Store
from tests.scale import first, prove
from tests.server.conftest import postgresql  # noqa: F401
from tests.tables.test_hub import ANNA, BERT, a_move, begun, refusal, to_move
from tests.tables.test_store import chain, database, fresh_postgresql, run, write  # noqa: F401

#: What somebody may do to a log by hand, and what is then said to be wrong with it.
DAMAGE = {
    "the last entry removed": ("DELETE FROM entries WHERE number = 8", ("tail", 8)),
    "the last three removed": ("DELETE FROM entries WHERE number > 5", ("tail", 6)),
    "one in the middle removed": ("DELETE FROM entries WHERE number = 4", ("chain", 4)),
    "the first removed": ("DELETE FROM entries WHERE number = 1", ("chain", 1)),
    "all removed": ("DELETE FROM entries", ("tail", 1)),
    "a time changed": ("UPDATE entries SET at = at + 1 WHERE number = 8", ("chain", 8)),
    "a body changed": (
        "UPDATE entries SET body = replace(body, '\"seat\":0', '\"seat\":1') WHERE number = 3",
        ("chain", 3),
    ),
    "a body that is none": ("UPDATE entries SET body = '{' WHERE number = 3", ("chain", 3)),
    "a kind that is none": ("UPDATE entries SET kind = 'x' WHERE number = 3", ("chain", 3)),
    "the last hash changed": (
        "UPDATE entries SET hash = replace(hash, substr(hash, 1, 4), '....') WHERE number = 8",
        ("head", 8),
    ),
    "the head set back": ("UPDATE heads SET number = 7", ("head", 8)),
    "the head removed": ("DELETE FROM heads", ("head", 1)),
    "one added by hand": (
        "INSERT INTO entries SELECT table_id, 9, at, kind, body, hash FROM entries"
        " WHERE number = 8",
        ("head", 9),
    ),
}


async def by_hand(store: Store, statement: str) -> None:
    async with store._engine.begin() as connection:
        await connection.exec_driver_sql(statement)


async def cut(store: Store, table: str) -> None:
    """Remove the last entry of a log together with its head, as if it had never been."""
    last = f"SELECT max(number) FROM entries WHERE table_id = '{table}'"
    await by_hand(store, f"DELETE FROM entries WHERE table_id = '{table}' AND number = ({last})")
    hash_ = f"SELECT hash FROM entries WHERE table_id = '{table}' AND number = ({last})"
    await by_hand(
        store, f"UPDATE heads SET number = ({last}), hash = ({hash_}) WHERE table_id = '{table}'"
    )


@pytest.mark.parametrize(
    ("database", "how"),
    [*(("sqlite", how) for how in DAMAGE), *(("postgresql", how) for how in first(3, [*DAMAGE]))],
    indirect=["database"],
)
@prove
def test_a_log_changed_by_hand_is_refused_and_known(
    database: str,  # noqa: F811
    how: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    damage, (reason, number) = DAMAGE[how]

    async def work() -> None:
        async with Store.open(database) as store, Hub.open(store) as hub:
            await write(store, chain(8))
            assert await store.healthy()
            await by_hand(store, damage)
            for _ in range(2):
                with pytest.raises(BrokenLog) as refused:
                    await hub.live("table")
            assert (refused.value.reason, refused.value.facts["number"]) == (reason, number)
            assert str(number) in str(refused.value)
            assert store.condition.troubles() == ["table/broken"]
            assert not await store.healthy()
            # It takes nothing more
            last = await refusal(hub.ask("table", ANNA, requests.Sit(id="sit")))
            assert last == "table/broken"

    run(work())
    (line,) = [record for record in caplog.records if record.getMessage() == "broken log"]
    assert line.levelno == logging.ERROR
    assert (vars(line)["table"], vars(line)["number"]) == ("table", number)


def test_a_table_in_use_whose_end_and_head_are_cut_off_takes_no_more(database: str) -> None:  # noqa: F811
    """The process knows better than the store."""

    async def work() -> None:
        async with Store.open(database) as store, Hub.open(store) as hub:
            live = await begun(hub)
            table, before = live.table, live.table.number
            await cut(store, table.id)
            for _ in range(2):
                move = a_move(table, "1")
                code = await refusal(hub.ask(table.id, to_move(table, (ANNA, BERT)), move))
                assert code == "table/broken"
            assert store.condition.troubles() == ["table/broken"]
            assert table.number == before
            assert len(await store.entries(table.id)) == before - 1  # nothing was written

    run(work())


def test_an_entry_that_would_leave_a_gap_is_not_written(database: str) -> None:  # noqa: F811
    entries = chain(8)

    async def work() -> None:
        async with Store.open(database) as store:
            assert not await store.append(entries[1])
            await write(store, entries[:3])
            assert not await store.append(entries[5])
            # Nor does it take others along
            other = chain(1, "other")[0]
            wrong, right = await asyncio.gather(store.append(entries[5]), store.append(other))
            assert (wrong, right) == (False, True)
            # Several entries of one log that wait together are written one after the other
            assert all(await asyncio.gather(*map(store.append, entries[3:])))
            assert await store.entries("table") == entries

    run(work())


def test_a_log_that_is_whole_again_is_trouble_no_more(database: str) -> None:  # noqa: F811
    async def work() -> None:
        async with Store.open(database) as store, Hub.open(store) as hub:
            await write(store, chain(8))
            await by_hand(store, "UPDATE entries SET at = at + 1 WHERE number = 2")
            assert await refusal(hub.live("table")) == "table/broken"
            await by_hand(store, "UPDATE entries SET at = at - 1 WHERE number = 2")
            assert (await hub.live("table")).table.number == 8
            assert await store.healthy()

    run(work())


def test_a_move_from_the_future_is_refused_and_known(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        async with Store.open(str(tmp_path / "a.db")) as store, Hub.open(store) as hub:
            live = await begun(hub)
            table = live.table
            hub.need_seen(live, table.number)
            move = requests.Move(id="1", revision=table.number + 1, move="x")
            mover = to_move(table, (ANNA, BERT))
            for _ in range(5):
                assert await refusal(hub.ask(table.id, mover, move)) == "table/behind"
            back = requests.TakeBack(id="2", revision=10**6)
            assert await refusal(hub.ask(table.id, mover, back)) == "table/behind"
            assert store.condition.ahead == 6
            assert await store.healthy()  # anybody can invent that

    run(work())
    told = [record for record in caplog.records if "ahead" in record.getMessage()]
    assert len(told) == 3  # the 1st, the 2nd, the 4th


# Faults of the disk


@contextlib.contextmanager
def quick_probes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patched:
        patched.setattr(stores, "PROBE", 0.1)
        patched.setattr(stores, "PROBE_SOON", 0.05)
        yield


async def until_troubles(store: Store, *codes: str) -> None:
    async with asyncio.timeout(20):
        while store.condition.troubles() != list(codes):
            await asyncio.sleep(0.02)


def lines(caplog: pytest.LogCaptureFixture, what: str) -> list[str]:
    """The codes in the lines of the log that say this."""
    return [vars(record)["code"] for record in caplog.records if record.getMessage() == what]


def test_a_full_disk_is_known_though_nobody_plays_and_passes_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite itself says that there is no room: it may not have another page."""
    entries = chain(400)

    pages = 2**30

    def limit(connection: Any, *_: Any) -> None:
        """Whichever connection of the pool is used."""
        connection.cursor().execute(f"PRAGMA max_page_count={pages}")

    async def work() -> None:
        nonlocal pages
        async with Store.open(str(tmp_path / "tables.db")) as store:
            sql.event.listen(store._engine.sync_engine, "checkout", limit)
            with monkeypatch.context() as calm:
                # Trying to write comes later: here, unlike on a full disk, it needs no new page
                calm.setattr(stores, "PROBE", 1e9)
                calm.setattr(Condition, "failing", False)
                await write(store, entries[:5])
                pages = 1
                with pytest.raises(StoreError) as refused:
                    await write(store, entries[5:])
                assert refused.value.code == "store/full"
                written = len(await store.entries("table"))
                assert written < 400
                assert store.condition.troubles() == ["store/full"]
                assert not await store.healthy()
                assert await store.entries("table") == entries[:written]
                with pytest.raises(StoreError):
                    await store.append(entries[written])
                pages = 2**30
            await until_troubles(store)
            assert await store.healthy()
            await write(store, entries[written:])
            assert await store.entries("table") == entries
            assert store.condition.errors["store/full"] >= 2

    with quick_probes(monkeypatch):
        run(work())
    assert lines(caplog, "store trouble") == lines(caplog, "store works again") == ["store/full"]


def test_a_file_that_is_removed_takes_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written to it then would be gone with the process."""
    file, aside = tmp_path / "tables.db", tmp_path / "aside.db"

    async def work() -> None:
        async with Store.open(str(file)) as store:
            await write(store, chain(3))
            file.rename(aside)
            await until_troubles(store, "store/gone")
            with pytest.raises(StoreError) as refused:
                await store.append(chain(4)[3])
            assert refused.value.code == "store/gone"
            assert not await store.healthy()

    with quick_probes(monkeypatch):
        run(work())


def test_a_file_cut_short_is_known_though_nobody_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"

    async def work() -> None:
        async with Store.open(str(file)) as store:
            await write(store, chain(60))
        assert not cut_short(file)
        async with Store.open(str(file)) as store:
            os.truncate(file, file.stat().st_size // 2)
            assert cut_short(file)
            await until_troubles(store, "store/damaged")
            assert not await store.healthy()
            await asyncio.sleep(0.3)
            assert store.condition.troubles() == ["store/damaged"]  # that does not pass

    with quick_probes(monkeypatch):
        run(work())
    assert "store/damaged" in lines(caplog, "store trouble")


def flip(file: Path, what: bytes) -> None:
    """Change one bit of a byte string where it stands in a file."""
    data = bytearray(file.read_bytes())
    place = data.index(what)
    data[place + 2] ^= 1
    file.write_bytes(bytes(data))


def test_a_bit_flipped_in_the_file_is_noticed(tmp_path: Path) -> None:
    """In an entry by the chain; in the structure of the file by SQLite."""
    file, entries = tmp_path / "tables.db", chain(30)

    async def work() -> None:
        async with Store.open(str(file)) as store:
            await write(store, entries)
        flip(file, entries[20].hash.encode())
        async with Store.open(str(file)) as store, Hub.open(store) as hub:
            assert await refusal(hub.live("table")) == "table/broken"
            assert store.condition.troubles() == ["table/broken"]
        data = bytearray(file.read_bytes())
        for page in range(4096, len(data), 4096):
            data[page] ^= 0x55  # what kind of page it is
        file.write_bytes(bytes(data))
        with pytest.raises(StoreError) as refused:
            async with Store.open(str(file)):
                pass
        assert refused.value.code == "store/damaged"
        await asyncio.sleep(0.1)  # the SQLite driver's thread still ends in this loop

    run(work())


# One file, one server


def test_a_file_in_use_is_refused_until_it_is_free(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    (tmp_path / "link.db").symlink_to(file)

    async def work() -> None:
        async with Store.open(str(file)) as store:
            await write(store, chain(3))
            for way in (str(file), f"sqlite:///{file}", str(tmp_path / "link.db")):
                with pytest.raises(StoreError) as refused:
                    async with Store.open(way):
                        pass
                assert refused.value.code == "store/in_use"
                assert "tables.db" in str(refused.value)
                assert str(tmp_path) not in str(refused.value)
        async with Store.open(str(file)) as store:
            assert len(await store.entries("table")) == 3

    run(work())


HOLDER = """
import asyncio, sys
from regalia.tables.store import Store
async def hold():
    async with Store.open(sys.argv[1]):
        print("open", flush=True)
        await asyncio.sleep(600)
asyncio.run(hold())
"""


def test_a_file_whose_server_was_killed_is_free(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")

    async def opened() -> None:
        async with Store.open(file) as store:
            assert await store.healthy()

    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, file], stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(StoreError) as refused:
            run(opened())
        assert refused.value.code == "store/in_use"
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        assert holder.stdout is not None
        holder.stdout.close()
    run(opened())
