"""The store, on SQLite and on PostgreSQL: what it has said to be written is there."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from regalia.tables import guest_book
from regalia.tables.database import StoreError
from regalia.tables.entries import Abandoned, Created, Emptied, HandedOver, Moved, Said, Sat
from regalia.tables.guest_book import Guest
from regalia.tables.log import Entry, check_chain, next_entry
from regalia.tables.store import Notification, Store, read_notification
from tests import postgres
from tests.scale import only_prove
from tests.server.conftest import postgresql  # noqa: F401

Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result], seconds: float = 60.0) -> Result:
    """Nothing here may hang."""
    return asyncio.run(asyncio.wait_for(work, seconds))


@pytest.fixture
def fresh_postgresql(request: pytest.FixtureRequest) -> str:
    make: Callable[[], str] = request.getfixturevalue("postgresql")
    return make()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty one of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("fresh_postgresql"))


def chain(count: int, table: str = "table", host: str = "host", at: int = 1000) -> list[Entry]:
    """A log of words, with signs that a database might take amiss."""
    entries = [
        next_entry(
            table, None, at, Created(game="regicide", rules=1, options={}, hints=True, by=host)
        )
    ]
    for number in range(1, count):
        body = Said(seat=0, by=host, id=f"{number}", phrase="♠ ü '\"\\ \x00 %s :x {}")
        entries.append(next_entry(table, entries[-1], at + number, body))
    return entries


def other(entry: Entry) -> Entry:
    """Another entry that wants the same number."""
    return Entry(entry.table, entry.number, entry.at, Emptied(seat=7, by="x", id="x"), "0" * 64)


@contextlib.asynccontextmanager
async def stores(database: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two on one database, as of two processes."""
    async with Store.open(database) as one, Store.open(database) as two:
        yield one, two


async def write(store: Store, entries: Sequence[Entry]) -> None:
    for entry in entries:
        assert await store.append(entry)


async def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


# Logs


def test_what_is_written_is_read_again_and_its_chain_holds(database: str) -> None:
    entries = chain(12)

    async def work() -> None:
        async with Store.open(database) as store:
            await write(store, entries)
            assert await store.entries("table") == entries
            assert await store.entries("table", after=9) == entries[9:]
            assert await store.entries("table", after=12) == []
            assert await store.entries("no such table") == []
            check_chain("table", await store.entries("table"))

    run(work())


def test_a_reopened_store_has_everything(database: str) -> None:
    entries = chain(5)

    async def work() -> None:
        async with Store.open(database) as store:
            await write(store, entries[:3])
        async with Store.open(database) as store:
            assert await store.entries("table") == entries[:3]
            await write(store, entries[3:])
        async with Store.open(database) as store:
            check_chain("table", await store.entries("table"))
            assert await store.entries("table") == entries

    run(work())


def test_of_two_stores_that_write_one_number_exactly_one_is_first(fresh_postgresql: str) -> None:
    entries = chain(10)

    async def work() -> None:
        async with stores(fresh_postgresql) as (one, two):
            for entry in entries:
                firsts = await asyncio.gather(one.append(entry), two.append(other(entry)))
                assert sorted(firsts) == [False, True]
                (written,) = await one.entries("table", after=entry.number - 1)
                assert written == (entry if firsts[0] else other(entry))

    run(work())


def test_of_two_writers_in_one_group_exactly_one_is_first(database: str) -> None:
    entries = chain(10)

    async def work() -> None:
        async with Store.open(database) as store:
            for entry in entries:
                firsts = await asyncio.gather(store.append(entry), store.append(other(entry)))
                assert sorted(firsts) == [False, True]

    run(work())


def test_a_number_that_is_taken_stays_as_it_is(database: str) -> None:
    entries = chain(3)

    async def work() -> None:
        async with Store.open(database) as store:
            await write(store, entries)
            assert not await store.append(other(entries[1]))
            assert await store.entries("table") == entries

    run(work())


def test_entries_that_wait_at_the_same_time_are_committed_together(database: str) -> None:
    logs = [chain(5, f"table{number}") for number in range(60)]

    async def work() -> None:
        async with Store.open(database) as store:
            await asyncio.gather(*(write(store, log) for log in logs))
            assert store.condition.commits <= 30  # of 300 entries
            assert store.condition.commit_seconds > 0
            for log in logs:
                assert await store.entries(log[0].table) == log

    run(work())


def test_what_waits_when_the_store_closes_is_still_written(database: str) -> None:
    logs = [chain(1, f"table{number}") for number in range(20)]

    async def work() -> None:
        async with Store.open(database) as store:
            waiting = [asyncio.create_task(store.append(log[0])) for log in logs]
            await asyncio.sleep(0)
        assert await asyncio.gather(*waiting) == [True] * len(logs)
        async with Store.open(database) as store:
            assert [await store.entries(log[0].table) for log in logs] == logs

    run(work())


def test_whoever_stops_waiting_takes_nobody_else_along(database: str) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            gone = asyncio.create_task(store.append(chain(1, "gone")[0]))
            stays = asyncio.create_task(store.append(chain(1, "stays")[0]))
            await asyncio.sleep(0)
            gone.cancel()
            assert await stays

    run(work())


def test_a_commit_that_fails_leaves_everybody_unsure_and_the_store_goes_on(database: str) -> None:
    logs = [chain(2, f"table{number}") for number in range(8)]

    def fails(*_: object) -> None:
        raise OSError("the disk is gone")

    async def work() -> None:
        async with Store.open(database) as store:
            await asyncio.gather(*(store.append(log[0]) for log in logs))
            engine = store._engine.sync_engine
            sql.event.listen(engine, "before_cursor_execute", fails)
            answers = await asyncio.gather(
                *(store.append(log[1]) for log in logs), return_exceptions=True
            )
            for answer in answers:
                assert isinstance(answer, StoreError) and answer.code == "store/unsure"
                assert "OSError" in str(answer)
            assert not await store.healthy()
            sql.event.remove(engine, "before_cursor_execute", fails)
            async with asyncio.timeout(10):
                while not await store.healthy():  # it tries by itself whether it can write again
                    await asyncio.sleep(0.05)
            assert await store.entries("table0") == logs[0][:1]
            await asyncio.gather(*(write(store, log[1:]) for log in logs))
            assert [await store.entries(log[0].table) for log in logs] == logs

    run(work())


# What tables are found by


def test_tables_are_found_by_their_host_and_by_who_sat_there(database: str) -> None:
    opened = [chain(1, f"table{number}", "host", 1000 * number)[0] for number in range(4)]
    sat = next_entry("table1", opened[1], 5000, Sat(seat=0, by="guest", id="1", name="G"))
    again = next_entry("table1", sat, 5001, Sat(seat=1, by="guest", id="2", name="G"))
    handed = next_entry("table2", opened[2], 5000, HandedOver(seat=0, guest="guest"))

    async def work() -> None:
        async with Store.open(database) as store:
            await write(store, [*opened, sat, again, handed])
            assert await store.tables_of("host") == ["table3", "table2", "table1", "table0"]
            assert await store.tables_of("host", most=2) == ["table3", "table2"]
            assert await store.tables_of("guest") == ["table2", "table1"]
            assert await store.tables_of("nobody") == []

    run(work())


def test_tables_that_are_over_are_neither_open_nor_idle(database: str) -> None:
    opened = [chain(1, f"table{number}", "host", 1000 * number)[0] for number in range(1, 5)]
    move = Moved(seat=0, move="x", by="host", id="1")
    moved = next_entry("table1", opened[0], 9000, move)
    last = next_entry("table2", opened[1], 9000, replace(move, last=True))
    abandoned = next_entry("table3", opened[2], 9000, Abandoned())

    async def work() -> None:
        async with Store.open(database) as store:
            await write(store, opened)
            assert len(await store.open_tables_of("host")) == 4
            assert sorted(await store.idle_since(2500)) == ["table1", "table2"]
            await write(store, [moved, last, abandoned])
            assert await store.open_tables_of("host") == ["table1", "table4"]
            assert await store.open_tables_of("nobody") == []
            assert await store.idle_since(4000) == []
            assert await store.idle_since(4001) == ["table4"]
            assert sorted(await store.idle_since(9001)) == ["table1", "table4"]
            assert len(await store.idle_since(9001, most=1)) == 1

    run(work())


# Guests and links


def test_guests_are_found_by_their_key_and_can_change_their_name(database: str) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            assert await store.guests.guest("key") is None
            await store.guests.add(Guest("one", "Änne ♠"), "key", 1)
            await store.guests.rename("nobody", "Nobody")
            assert await store.guests.guest("key") == Guest("one", "Änne ♠")
            await store.guests.rename("one", "Anne")
        async with Store.open(database) as store:
            assert await store.guests.guest("key") == Guest("one", "Anne")
            assert await store.guests.guest("one") is None

    run(work())


def test_two_guests_never_share_a_key(database: str) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            await store.guests.add(Guest("one", "One"), "key", 1)
            with pytest.raises(StoreError) as refusal:
                await store.guests.add(Guest("two", "Two"), "key", 2)
            assert refusal.value.code == "store/unsure"
            assert await store.guests.guest("key") == Guest("one", "One")

    run(work())


DAY = 86_400_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time of guests and links; what is added to the list is the time from then on."""
    times = [1_000 * DAY]
    monkeypatch.setattr(guest_book, "now", lambda: times[-1])
    return times


def test_a_link_leads_to_its_table_and_seat_until_it_expires(
    database: str, clock: list[int]
) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            await store.guests.add_link("key", "table", 3, clock[0] + DAY)
            assert await store.guests.link("key") == guest_book.Link("table", 3)
            assert await store.guests.link("other") is None
            clock.append(clock[0] + DAY - 1)
            assert await store.guests.link("key") is not None
            clock.append(clock[0] + DAY)
            assert await store.guests.link("key") is None
            assert not await store.guests.take_link("key", "anna")

    run(work())


def test_only_one_guest_takes_a_link(database: str, clock: list[int]) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            await store.guests.add_link("key", "table", 3, clock[0] + DAY)
            takers = [store.guests.take_link("key", f"guest {number}") for number in range(5)]
            assert sorted(await asyncio.gather(*takers)) == [False] * 4 + [True]
            await store.guests.give_link_back("key", "somebody else")
            assert not await store.guests.take_link("key", "anna")
            for number in range(5):
                await store.guests.give_link_back("key", f"guest {number}")
            assert await store.guests.take_link("key", "anna")

    run(work())


def test_a_new_link_revokes_the_one_before_and_no_other(database: str, clock: list[int]) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            ends = clock[0] + DAY
            for key, table, seat in (("a", "one", 0), ("b", "one", 1), ("c", "two", 0)):
                await store.guests.add_link(key, table, seat, ends)
            await store.guests.add_link("d", "one", 0, ends)
            assert [bool(await store.guests.link(key)) for key in "abcd"] == [False, *[True] * 3]
            assert await store.guests.revoke_links("one", 0)
            assert not await store.guests.revoke_links("one", 0)
            assert [bool(await store.guests.link(key)) for key in "abcd"] == [
                False,
                True,
                True,
                False,
            ]

    run(work())


def test_guests_who_never_sat_and_stayed_away_are_forgotten(
    database: str, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_book, "KNOWN_SECONDS", 0.0)

    async def work() -> None:
        async with Store.open(database) as store:
            begin = clock[0]
            for name in ("idle", "sat", "host", "done", "back"):
                await store.guests.add(Guest(name, name), name, begin)
            await store.guests.add_link("old", "table", 0, begin + DAY)
            first = chain(1, "table", "host")[0]
            over = chain(1, "over", "done")[0]
            sat = next_entry("table", first, 5000, Sat(seat=0, by="sat", id="1", name="S"))
            await write(store, [first, over, sat, next_entry("over", over, 5000, Abandoned())])
            # Being seen is written down once a day at most
            clock.append(begin + DAY - 1)
            commits = store.condition.commits
            assert await store.guests.guest("back")
            assert store.condition.commits == commits
            clock.append(begin + 29 * DAY)
            for _ in range(5):
                assert await store.guests.guest("back")
            assert store.condition.commits == commits + 1
            clock.append(begin + 30 * DAY)
            await store.guests.forget(clock[-1], clock[-1] - 30 * DAY)
            assert await rows(store, "guests") == 5
            clock.append(begin + 30 * DAY + 1)
            await store.guests.forget(clock[-1], clock[-1] - 30 * DAY)
            known = [
                name
                for name in ("idle", "sat", "host", "done", "back")
                if await store.guests.guest(name)
            ]
            assert known == ["sat", "host", "back"]
            assert await rows(store, "links") == 0

    run(work())


async def rows(store: Store, table: str) -> int:
    async with store.reading() as connection:
        found = await connection.execute(sql.text(f"SELECT count(*) FROM {table}"))
        return int(found.scalar_one())


# Opening


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store.open(str(tmp_path / "tables.db")) as store:
            assert not store.shared
            async with store._engine.connect() as one, store._engine.connect() as two:
                for connection in (one, two):
                    journal = await connection.exec_driver_sql("PRAGMA journal_mode")
                    assert journal.scalar_one() == "wal"
                    synchronous = await connection.exec_driver_sql("PRAGMA synchronous")
                    assert synchronous.scalar_one() == 2

    run(work())


async def refused(database: str) -> str:
    """The code with which a database is refused."""
    with pytest.raises(StoreError) as refusal:
        async with Store.open(database):
            pass
    assert "\n" not in str(refusal.value)
    await asyncio.sleep(0.1)  # the SQLite driver's thread still ends in this loop
    return refusal.value.code


@pytest.mark.parametrize("database", ["mysql://localhost/x", "https://example.org", "://", "x://y"])
def test_another_kind_of_database_is_refused(database: str) -> None:
    assert run(refused(database)) == "store/kind"


@pytest.mark.parametrize(
    "database", ["postgresql://localhost:port/x", "postgresql://[::1/x", "sqlite://host/x"]
)
def test_an_address_that_is_none_is_refused(database: str) -> None:
    assert run(refused(database)).startswith("store/")


def test_a_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "no database").write_text("This is a letter, not a database. " * 100)
    for place in (tmp_path, tmp_path / "no folder" / "tables.db"):
        assert run(refused(str(place))) == "store/closed"
    assert run(refused(str(tmp_path / "no database"))) == "store/damaged"


def test_a_server_that_is_not_there_is_refused() -> None:
    assert run(refused("postgresql://somebody@127.0.0.1:1/tables")) == "store/closed"


def test_a_database_that_is_not_there_is_refused(fresh_postgresql: str) -> None:
    address, _, where = fresh_postgresql.partition("?")
    assert run(refused(f"{address}_not?{where}")) == "store/closed"


def test_a_store_of_another_regalia_is_refused(database: str) -> None:
    async def work() -> None:
        async with Store.open(database) as store, store._engine.begin() as connection:
            await connection.execute(sql.text("UPDATE house SET schema = 99"))
        assert await refused(database) == "store/schema"

    run(work())


def test_two_that_open_an_empty_database_at_once_do_not_disturb_each_other(
    fresh_postgresql: str,
) -> None:
    async def opened() -> bool:
        async with Store.open(fresh_postgresql) as store:
            return await store.healthy()

    async def work() -> None:
        assert all(await asyncio.gather(*(opened() for _ in range(4))))

    run(work())


# News


@contextlib.asynccontextmanager
async def listening(store: Store) -> AsyncIterator[list[Notification]]:
    """What a store hears meanwhile. First comes ANYTHING: it may have happened before."""
    heard: list[Notification] = []
    task = asyncio.create_task(store.listen(heard.append))
    try:
        await until(lambda: ANYTHING in heard)
        yield heard
        assert not task.done()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


ANYTHING = Notification("", 0)


def test_one_store_hears_what_another_writes(fresh_postgresql: str) -> None:
    entries = chain(12)
    long = Said(seat=0, by="host", id="long", phrase="x" * 7000)
    entries.append(next_entry("table", entries[-1], 2000, long))

    async def work() -> None:
        async with stores(fresh_postgresql) as (one, two), listening(one) as heard:
            assert one.shared
            await write(two, entries)
            await until(lambda: len(heard) == 14)
            told = [("table", entry.number) for entry in entries]
            assert [(news.table, news.number) for news in heard[1:]] == told
            # The entries themselves, but those that are written with something else or too long
            assert [news.entry() for news in heard[1:]] == [None, *entries[1:-1], None]
            assert not await two.append(other(entries[3]))  # nothing was written: nothing is told
            await write(two, chain(1, "next"))
            await until(lambda: len(heard) == 15)
            assert heard[14][:2] == ("next", 1)

    run(work())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("nonsense", []),
        ("a:1", [("a", 1)]),
        ("a:1 b:22 1:3", [("a", 1), ("b", 22), ("1", 3)]),
        ("a:1 5 said", [("a", 1)]),
        ("a:1 5 said hash {", [("a", 1)]),
        ('a:1 5 dreamt hash {"by":"x"}', [("a", 1)]),
        ("a:1 5 said hash []", [("a", 1)]),
    ],
)
def test_news_without_an_entry_are_hints(text: str, found: list[tuple[str, int]]) -> None:
    heard = list(read_notification(text))
    assert [(news.table, news.number) for news in heard] == found
    assert all(news.entry() is None for news in heard)


def test_of_a_large_group_every_entry_is_heard(fresh_postgresql: str) -> None:
    firsts = [chain(1, f"a-table-{number:04}")[0] for number in range(1500)]

    async def work() -> None:
        async with stores(fresh_postgresql) as (one, two), listening(one) as heard:
            await asyncio.gather(*(two.append(entry) for entry in firsts))
            await write(two, chain(1, "last"))
            await until(lambda: Notification("last", 1) in heard)
            assert {news[:2] for news in heard[1:-1]} == {(entry.table, 1) for entry in firsts}

    run(work())


@only_prove
def test_a_database_that_was_killed_and_comes_back_is_used_again(fresh_postgresql: str) -> None:
    entries = chain(6)
    cluster = postgres.shared()
    assert cluster is not None

    async def work() -> None:
        async with stores(fresh_postgresql) as (one, two), listening(one) as heard:
            await write(two, entries[:3])
            cluster.kill()
            with pytest.raises(StoreError) as refusal:
                await two.append(entries[3])
            assert refusal.value.code == "store/unsure"
            with pytest.raises(StoreError) as refusal:
                await two.entries("table")
            assert refusal.value.code == "store/closed"
            assert not await two.healthy()
            heard.clear()
            starting = asyncio.create_task(asyncio.to_thread(cluster.start))
            while not starting.done():
                await two.healthy()  # it is about to come back: that is no reason to fail
                await asyncio.sleep(0.01)
            await starting
            assert await two.entries("table") == entries[:3]
            await write(two, entries[3:])
            # The listener is back, and knows it missed things
            await until(lambda: ANYTHING in heard)
            await write(two, chain(1, "next"))
            await until(lambda: Notification("next", 1) in heard)

    try:
        run(work())
    finally:
        cluster.stop()
        cluster.start()
