"""The house: one door for people and bots, over a store that may be shared with other houses."""

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from regalia.core.errors import BadRecord, RegaliaError
from regalia.tables import asks
from regalia.tables import house as houses
from regalia.tables import thinking as jobs
from regalia.tables.bot_seats import BotSeats
from regalia.tables.coaching import HINTS_SHOWN
from regalia.tables.fairness import verify
from regalia.tables.fold import Seat
from regalia.tables.house import House, Limits
from regalia.tables.log import Entry
from regalia.tables.room import Room, Watcher
from regalia.tables.store import Store, StoreError
from regalia.tables.table import Asker, Table, TableError
from regalia.tables.thinking import ThinkingError
from tests.server.conftest import postgresql  # noqa: F401

Result = TypeVar("Result")
POSTGRESQL = pytest.mark.xdist_group("postgresql")
ANNA, BERT, CARL = Asker("anna", "Anna"), Asker("bert", "Bert"), Asker("carl", "Carl")
DAY = 86_400_000


def run(work: Coroutine[Any, Any, Result], seconds: float = 120.0) -> Result:
    """Nothing here may hang."""
    return asyncio.run(asyncio.wait_for(work, seconds))


async def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> str:
    """A database that several houses can use."""
    make: Callable[[], str] = request.getfixturevalue("postgresql")
    return make()


@contextlib.asynccontextmanager
async def house_at(database: str, **how: Any) -> AsyncIterator[House]:
    async with Store.open(database) as store, House.open(store, **how) as house:
        yield house


async def begun(
    house: House,
    game: str = "revolution",
    people: Sequence[Asker] = (ANNA, BERT),
    bots: Sequence[str] = (),
    *,
    milliseconds: int | None = None,
    hints: bool = True,
    **options: Any,
) -> Room:
    """A table in play: people on the first seats, bots after them."""
    room = await house.create(people[0] if people else ANNA, game, options, hints=hints)
    table = room.table.id
    for seat, who in enumerate(people):
        await house.ask(table, who, asks.Sit(id=f"sit {seat}", seat=seat))
    for seat, bot in enumerate(bots, len(people)):
        ask = asks.SeatBot(id=f"bot {seat}", seat=seat, bot=bot, milliseconds=milliseconds)
        await house.ask(table, people[0] if people else ANNA, ask)
    await house.ask(table, people[0] if people else ANNA, asks.Begin(id="start"))
    return room


def a_move(table: Table, key: str) -> asks.Move:
    """A legal one for whoever is to move."""
    assert table.state is not None and table.state.to_move is not None
    legal = table.state.view(table.state.to_move)["legal_moves"]
    move = random.Random(f"{key} {table.number}").choice(legal)
    return asks.Move(id=key, answers=table.position, move=move)


def to_move(table: Table, people: Sequence[Asker]) -> Asker:
    assert table.state is not None and table.state.to_move is not None
    return people[table.state.to_move]


async def refusal(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(RegaliaError) as refused:
        await work
    return refused.value.code


def kinds(entries: Sequence[Entry]) -> list[str]:
    return [entry.kind for entry in entries]


# Several houses, one store


def watched(house: House, room: Room) -> list[int]:
    """The numbers of all that a watcher there is told from now on."""
    heard: list[int] = []

    def tell(_room: Room, entry: Entry | None) -> None:
        if entry is not None:
            heard.append(entry.number)

    house.watch(room, Watcher(None, tell))
    return heard


@POSTGRESQL
def test_two_houses_serve_one_table_and_both_hear_everything(shared: str) -> None:
    async def work() -> None:
        async with house_at(shared) as one, house_at(shared) as two:
            here = await begun(one)
            there = await two.room(here.table.id)
            rooms, since = (here, there), here.table.number
            heard = [watched(one, here), watched(two, there)]
            for turn in range(60):
                if here.table.over:
                    break
                house, room = (one, two)[turn % 2], rooms[turn % 2]
                who = to_move(room.table, (ANNA, BERT))
                entry = await house.ask(room.table.id, who, a_move(room.table, f"{turn}"))
                await until(lambda entry=entry: all(r.table.number == entry.number for r in rooms))
            assert turn > 5
            assert heard[0] == heard[1] == list(range(since + 1, here.table.number + 1))
            assert here.table.look(0) == there.table.look(0)
            assert await one.store.entries(here.table.id) == there.table.entries

    run(work())


@POSTGRESQL
def test_of_moves_that_race_through_two_houses_exactly_one_wins(shared: str) -> None:
    async def work() -> None:
        async with house_at(shared) as one, house_at(shared) as two:
            here = await begun(one)
            there = await two.room(here.table.id)
            for turn in range(20):
                if here.table.over:
                    break
                who, key = to_move(here.table, (ANNA, BERT)), here.table.id
                moves = [a_move(here.table, f"{turn} {name}") for name in "ab"]
                before = here.table.number
                answers = await asyncio.gather(
                    one.ask(key, who, moves[0]), two.ask(key, who, moves[1]), return_exceptions=True
                )
                lost = [answer for answer in answers if isinstance(answer, TableError)]
                won = [answer for answer in answers if isinstance(answer, Entry)]
                assert len(won) == len(lost) == 1
                assert won[0].number == before + 1
                assert lost[0].code in ("move/stale", "move/turn", "table/over")
                await until(lambda: here.table.number == there.table.number)
                assert here.table.number == before + 1

    run(work())


@POSTGRESQL
def test_a_request_repeated_through_the_other_house_gets_the_same_entry(shared: str) -> None:
    async def work() -> None:
        async with house_at(shared) as one, house_at(shared) as two:
            here = await begun(one)
            key = here.table.id
            await two.room(key)
            for turn in range(12):
                if here.table.over:
                    break
                who, move = to_move(here.table, (ANNA, BERT)), a_move(here.table, f"{turn}")
                entry = await one.ask(key, who, move)
                assert await two.ask(key, who, move) == entry
                both = await asyncio.gather(one.ask(key, who, move), two.ask(key, who, move))
                assert both == [entry, entry]
            entries = await one.store.entries(key)
            ids = [entry.body["id"] for entry in entries if "id" in entry.body]
            assert len(ids) == len(set(ids))

    run(work())


@POSTGRESQL
def test_one_request_sent_through_both_houses_at_once_is_written_once(shared: str) -> None:
    async def work() -> None:
        async with house_at(shared) as one, house_at(shared) as two:
            here = await begun(one)
            there, key = await two.room(here.table.id), here.table.id
            for turn in range(12):
                if here.table.over:
                    break
                who, move = to_move(here.table, (ANNA, BERT)), a_move(here.table, f"{turn}")
                first, second = await asyncio.gather(
                    one.ask(key, who, move), two.ask(key, who, move)
                )
                assert first == second
                await until(lambda: here.table.number == there.table.number)

    run(work())


@POSTGRESQL
def test_a_house_that_has_not_heard_the_news_refuses_nothing_that_is_right(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(House, "_heard", lambda *_: None)  # as if news were late

    async def work() -> None:
        async with house_at(shared) as one, house_at(shared) as two:
            here = await begun(one)
            there, key = await two.room(here.table.id), here.table.id
            who, move = to_move(here.table, (ANNA, BERT)), a_move(here.table, "first")
            await one.ask(key, who, move)
            who, move = to_move(here.table, (ANNA, BERT)), a_move(here.table, "second")
            entry = await two.ask(key, who, move)
            assert there.table.entries[-1] == entry

    run(work())


@POSTGRESQL
def test_news_that_come_while_a_house_catches_up_are_not_lost(shared: str) -> None:
    async def work() -> None:
        async with house_at(shared) as one, house_at(shared) as two:
            here = await begun(one)
            there, key = await two.room(here.table.id), here.table.id
            read, reading, go_on = two.store.entries, asyncio.Event(), asyncio.Event()

            async def slowly(table: str, after: int = 0) -> list[Entry]:
                found = await read(table, after)
                reading.set()
                await go_on.wait()
                return found

            await until(lambda: two.store._engine.pool.checkedout() >= 1)  # it listens
            two.store.entries = slowly  # type: ignore[method-assign]
            for turn in range(2):
                who = to_move(here.table, (ANNA, BERT))
                await one.ask(key, who, a_move(here.table, f"{turn}"))
                await asyncio.wait_for(reading.wait(), 20)
            await asyncio.sleep(0.5)  # the second news are there, the first are still being read
            go_on.set()
            await until(lambda: there.table.number == here.table.number, 5)

    run(work())


@POSTGRESQL
def test_a_bot_plays_once_however_many_houses_see_that_it_is_its_turn(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "OTHERS_BOT_SECONDS", 0.0)

    async def work() -> None:
        async with house_at(shared) as one, house_at(shared) as two:
            here = await begun(one, people=(), bots=("random", "random"))
            there = await two.room(here.table.id)
            await until(lambda: here.table.over and there.table.over)
            entries = await one.store.entries(here.table.id)
            assert here.table.entries == there.table.entries == entries
            verify(there.table.record())

    run(work())


# One house after the other


def test_a_house_that_is_opened_again_goes_on_where_it_was(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house)
            key = room.table.id
            for turn in range(5):
                ask = a_move(room.table, f"{turn}")
                last = await house.ask(key, to_move(room.table, (ANNA, BERT)), ask)
            looks = [room.table.look(seat) for seat in (None, 0, 1)]
            mover = to_move(room.table, (ANNA, BERT))
        async with house_at(file) as house:
            again = await house.room(key)
            assert again is not room
            assert [again.table.look(seat) for seat in (None, 0, 1)] == looks
            assert to_move(again.table, (ANNA, BERT)) == mover
            before = ANNA if last.body["by"] == "anna" else BERT
            assert await house.ask(key, before, ask) == last  # asked once more
            for turn in range(5, 200):
                if again.table.over:
                    break
                who = to_move(again.table, (ANNA, BERT))
                await house.ask(key, who, a_move(again.table, f"{turn}"))
            assert verify(again.table.record())["moves"] == turn

    run(work())


def test_a_table_nobody_looks_at_is_dropped_and_is_the_same_when_it_comes_back(file: str) -> None:
    async def work() -> None:
        async with house_at(file, limits=Limits(forget_after=0.05)) as house:
            room = await begun(house)
            look, key = room.table.look(0), room.table.id
            await until(lambda: key not in house.rooms)
            assert (await house.room(key)).table.look(0) == look

    run(work())


def test_an_unknown_table_is_refused(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            assert await refusal(house.room("none")) == "table/unknown"
            ask = asks.Sit(id="sit")
            assert await refusal(house.ask("none", ANNA, ask)) == "table/unknown"

    run(work())


def test_whoever_stops_waiting_does_not_stop_the_request(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house)
            who, move = to_move(room.table, (ANNA, BERT)), a_move(room.table, "gone")
            before = room.table.number
            asking = asyncio.create_task(house.ask(room.table.id, who, move))
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: room.table.number == before + 1)
            assert (await house.ask(room.table.id, who, move)).number == before + 1

    run(work())


# Bots


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("regicide", ["greedy", "random", "greedy"]),
        ("revolution", ["random", "greedy"]),
        ("puppeteer", ["greedy"]),
    ],
)
def test_bots_play_a_game_to_its_end_through_the_same_door(
    file: str, game: str, bots: list[str]
) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            options = {"players": len(bots)} if game == "regicide" else {}
            room = await begun(house, game, (), bots, **options)
            await until(lambda: room.table.over)
            record = room.table.record()
            assert record["seats"] == bots
            assert verify(record)["moves"] > 0
            moved = [entry for entry in room.table.entries if entry.kind == "moved"]
            assert all(entry.body["bot"] and entry.body["by"] is None for entry in moved)
            assert await house.store.entries(room.table.id) == room.table.entries

    run(work())


def test_people_and_bots_take_turns(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house, people=(ANNA,), bots=("greedy",))
            table = room.table
            for turn in range(200):
                await until(lambda: table.over or table.state.to_move == 0)
                if table.over:
                    break
                await house.ask(table.id, ANNA, a_move(table, f"{turn}"))
            movers = {
                (e.body["seat"], bool(e.body.get("bot")))
                for e in table.entries
                if e.kind == "moved"
            }
            assert movers == {(0, False), (1, True)}
            verify(table.record())

    run(work())


async def until_berts_turn(house: House, room: Room) -> None:
    while room.table.state.to_move == 0:
        await house.ask(room.table.id, ANNA, a_move(room.table, f"anna {room.table.number}"))
    assert room.table.state.to_move == 1


def test_a_bot_stops_thinking_when_its_player_comes_back(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house)
            key = room.table.id
            await house.ask(key, BERT, asks.Leave(id="leave"))
            bot = asks.StandIn(id="bot", seat=1, bot="search", milliseconds=5000)
            assert (await house.ask(key, ANNA, bot)).kind == "stood_in"
            await until_berts_turn(house, room)
            await until(lambda: house.thinking == 1)
            number = room.table.number
            await house.ask(key, BERT, asks.Return(id="return"))
            await until(lambda: house.thinking == 0)
            assert kinds(room.table.entries[number:]) == ["returned"]
            await house.ask(key, BERT, a_move(room.table, "mine again"))
            assert "bot" not in room.table.entries[-1].body

    run(work())


def test_a_bot_stands_in_when_all_others_agree(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house, "regicide", (ANNA, BERT, CARL), players=3)
            key = room.table.id
            bot = asks.StandIn(id="too early", seat=1, bot="greedy")
            assert await refusal(house.ask(key, ANNA, bot)) == "table/not_away"
            await house.ask(key, BERT, asks.Leave(id="leave"))
            proposed = await house.ask(key, ANNA, asks.StandIn(id="bot", seat=1, bot="greedy"))
            assert proposed.kind == "proposed"
            assert room.table.seats[1].bot is None
            yes = asks.Answer(id="yes", proposal=proposed.number, yes=True)
            assert (await house.ask(key, CARL, yes)).body["carried"] == "stand_in"
            for turn in range(200):
                await until(lambda: room.table.over or room.table.state.to_move != 1)
                moved = [entry for entry in room.table.entries if entry.kind == "moved"]
                if room.table.over or any(entry.body["seat"] == 1 for entry in moved):
                    break
                who = to_move(room.table, (ANNA, BERT, CARL))
                await house.ask(key, who, a_move(room.table, f"{turn}"))
            assert all(("bot" in entry.body) == (entry.body["seat"] == 1) for entry in moved)
            assert any(entry.body["seat"] == 1 for entry in moved)

    run(work())


def test_a_bot_that_is_killed_while_thinking_is_replaced_and_the_game_goes_on(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            people, bots = (ANNA,), ("search",)
            room = await begun(house, people=people, bots=bots, milliseconds=1500)
            for _ in range(2):
                await until_berts_turn(house, room)
                await until(lambda: any(each.alive for each in house._bots._all))
                await asyncio.sleep(0.3)
                (process,) = house._bots._all
                number, deaths = room.table.number, house._bots.deaths
                os.kill(process.process.pid, signal.SIGKILL)
                await until(lambda number=number: room.table.number > number)
                assert room.table.entries[number].body["bot"] is True
                assert house._bots.deaths == deaths + 1
                (successor,) = house._bots._all
                assert successor is not process
                await until(lambda: room.table.state.to_move == 0)

    run(work())


# Tables nobody comes back to


def test_idle_tables_are_given_up_sooner_before_the_game_than_during_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, real = [0], houses.now
    monkeypatch.setattr(houses, "now", lambda: real() + late[0])

    async def work() -> None:
        async with house_at(file, limits=Limits(forget_after=0.05)) as house:
            gathering = (await house.create(ANNA, "regicide", {})).table.id
            playing = (await begun(house)).table.id
            store = house.store
            await asyncio.sleep(0.3)
            assert len(await store.open_tables_of("anna")) == 2
            late[0] = 3 * DAY
            async with asyncio.timeout(30):
                while len(await store.open_tables_of("anna")) == 2:
                    await asyncio.sleep(0.02)
            assert kinds(await store.entries(gathering)) == ["created", "abandoned"]
            await asyncio.sleep(0.3)
            assert "abandoned" not in kinds(await store.entries(playing))
            late[0] = 31 * DAY
            async with asyncio.timeout(30):
                while len(await store.open_tables_of("anna")) == 1:
                    await asyncio.sleep(0.02)
            assert kinds(await store.entries(playing))[-1] == "abandoned"
            ask = asks.Leave(id="leave")
            assert await refusal(house.ask(playing, ANNA, ask)) == "table/over"

    run(work())


def test_a_guest_opens_only_so_many_tables_at_a_time(file: str) -> None:
    async def work() -> None:
        async with house_at(file, limits=Limits(tables_per_guest=2)) as house:
            both = [await begun(house), await begun(house)]
            assert await refusal(house.create(ANNA, "regicide", {})) == "table/many"
            await house.create(BERT, "regicide", {})
            assert [each.table.phase for each in both] == ["playing", "playing"]

    run(work())


def test_of_too_many_tables_the_oldest_without_other_people_is_given_up(file: str) -> None:
    async def work() -> None:
        async with house_at(file, limits=Limits(tables_per_guest=3)) as house:
            together = await begun(house)
            alone = [await begun(house, "puppeteer", (ANNA,)) for _ in range(2)]
            refused = await refusal(house.create(ANNA, "regicide", {"players": 9}))
            assert refused == "option/value"
            assert [each.table.phase for each in alone] == ["playing", "playing"]
            await house.create(ANNA, "regicide", {})
            assert together.table.phase == "playing"
            assert [each.table.phase for each in alone] == ["abandoned", "playing"]

    run(work())


def test_who_is_not_there_when_the_game_starts_is_away_after_a_while(file: str) -> None:
    """Also when the house was closed meanwhile: else nobody could let a bot play for them."""

    async def work() -> None:
        async with house_at(file, limits=Limits(away_after=0.2)) as house:
            room = await begun(house)
            house.watch(room, Watcher("anna", lambda *_: None))
            await until(lambda: room.table.seats[1].away)
            assert not room.table.seats[0].away
            key = room.table.id
            await house.ask(key, BERT, asks.Return(id="back"))
        async with house_at(file, limits=Limits(away_after=0.2)) as house:
            room = await house.room(key)
            assert not room.table.seats[1].away
            await until(lambda: room.table.seats[1].away)
            stand_in = asks.StandIn(id="bot", seat=1, bot="greedy")
            await until(lambda: room.table.seats[0].away)
            assert (await house.ask(key, ANNA, stand_in)).kind == "stood_in"

    run(work())


def test_who_plays_without_a_connection_is_not_away(file: str) -> None:
    async def work() -> None:
        async with house_at(file, limits=Limits(away_after=0.6)) as house:
            room = await begun(house, "puppeteer", (ANNA,))
            for number in range(8):
                await asyncio.sleep(0.2)
                await house.ask(room.table.id, ANNA, a_move(room.table, f"{number}"))
            assert "left" not in kinds(room.table.entries)
            await until(lambda: room.table.seats[0].away)
            # Who was away and moves is back, and may be missed again
            await house.ask(room.table.id, ANNA, a_move(room.table, "back"))
            assert room.table.seats[0].present
            await until(lambda: room.table.seats[0].away)

    run(work())


def test_a_device_that_got_a_seat_and_never_came_is_missed(file: str) -> None:
    async def work() -> None:
        async with house_at(file, limits=Limits(away_after=0.4)) as house:
            room = await begun(house)
            for guest in ("anna", "bert"):
                house.watch(room, Watcher(guest, lambda *_: None))
            await house.hand_over(room.table.id, 1, room.table.seats[1].since, CARL)
            assert room.table.seats[1].guest == "carl"
            await until(lambda: room.table.seats[1].away)
            assert room.table.seats[0].present

    run(work())


def test_a_seat_comes_back_from_a_bot_to_who_looks_again(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house)
            await house.ask(room.table.id, BERT, asks.Leave(id="leave"))
            await house.ask(room.table.id, ANNA, asks.StandIn(id="bot", seat=1, bot="greedy"))
            assert room.table.seats[1].bot == "greedy"
            house.watch(room, Watcher("bert", lambda *_: None))
            await until(lambda: room.table.seats[1].present)
            # Who gets up while looking is not pulled back
            await house.ask(room.table.id, BERT, asks.Leave(id="up"))
            await asyncio.sleep(0.1)
            assert room.table.seats[1].away

    run(work())


def test_who_got_up_while_looking_stays_up_when_another_goes_missing(file: str) -> None:
    async def work() -> None:
        async with house_at(file, limits=Limits(away_after=0.3)) as house:
            room = await begun(house)
            house.watch(room, Watcher("bert", lambda *_: None))
            await house.ask(room.table.id, BERT, asks.Leave(id="up"))
            await until(lambda: room.table.seats[0].away)
            await asyncio.sleep(0.2)
            assert room.table.seats[1].away
            assert "returned" not in kinds(room.table.entries)

    run(work())


@POSTGRESQL
def test_who_is_at_another_process_is_back_at_once(shared: str) -> None:
    async def work() -> None:
        limits = Limits(away_after=0.2)
        async with house_at(shared, limits=limits) as one, house_at(shared) as two:
            room = await begun(one)
            there = await two.room(room.table.id)
            for guest in ("anna", "bert"):
                two.watch(there, Watcher(guest, lambda *_: None))
            await until(lambda: kinds(room.table.entries).count("returned") == 2)
            await until(lambda: all(seat.present for seat in room.table.seats))

    run(work())


def test_what_could_not_be_read_is_read_again(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house)
            read, broken = house.store.entries, 2

            async def entries(*given: Any, **how: Any) -> Any:
                nonlocal broken
                broken -= 1
                if broken >= 0:
                    raise StoreError("store/closed", why="test")
                return await read(*given, **how)

            house.store.entries = entries  # type: ignore[method-assign]
            room.unsure = True
            with pytest.raises(StoreError):
                async with room.lock:
                    await house._catch_up(room)
            assert room.unsure
            await house._follow(room)
            assert not room.unsure
            assert broken == -1

    run(work())


def test_all_who_wait_for_a_review_that_fails_are_told_why(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:

            async def fail(*_: Any) -> Any:
                await asyncio.sleep(0.05)
                raise ThinkingError("thinking/died")

            house._coaching._patient.run = fail  # type: ignore[method-assign]
            waiting = [house._coaching.look_back("x", jobs.Review({})) for _ in range(3)]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(each) for each in found] == [ThinkingError] * 3
            assert not house._coaching._looks

    run(work())


def test_a_record_is_checked_elsewhere_and_not_for_long(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house, "puppeteer", (), ("greedy",))
            await until(lambda: room.table.over)
            record = room.table.record()
            proven = await house.verify(record)
            assert proven == verify(record)
            with pytest.raises(BadRecord) as caught:
                await house.verify({**record, "seed": "another"})
            assert caught.value.code == "record/edited"
            monkeypatch.setattr(houses, "VERIFY_SECONDS", 0.0)
            with pytest.raises(ThinkingError) as slow:
                await house.verify(record)
            assert slow.value.code == "thinking/slow"

    run(work())


def test_a_bot_with_much_time_never_answers_sooner_than_one_that_used_it() -> None:
    bots = BotSeats(None, None, None, None, pace=0.8)  # type: ignore[arg-type]
    assert bots.pace_of(Seat(bot="greedy")) == 0.8
    assert bots.pace_of(Seat(bot="search", milliseconds=300)) == 0.8
    assert bots.pace_of(Seat(bot="search", milliseconds=5000)) > 5.0


def test_a_guest_who_is_gone_for_long_is_away_until_they_look_again(file: str) -> None:
    async def work() -> None:
        async with house_at(file, limits=Limits(away_after=0.1)) as house:
            room = await begun(house)
            watcher = Watcher("bert", lambda *_: None)
            house.watch(room, watcher)
            assert room.present() == [False, True]
            house.unwatch(room, watcher)
            await until(lambda: room.table.seats[1].away)
            house.watch(room, watcher)
            await until(lambda: not room.table.seats[1].away)
            assert kinds(room.table.entries)[-2:] == ["left", "returned"]

    run(work())


# Hints


async def hint_table(house: House, hints: bool = True) -> Room:
    """Anna is to move."""
    people = (ANNA, BERT)
    room = await begun(house, "regicide", people, hints=hints, players=2, first=0)
    assert room.table.state.to_move == 0
    return room


def test_a_hint_is_in_the_log_before_it_is_given(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await hint_table(house)
            written, advise = [], house._bots.advise

            async def spy(*given: Any) -> Any:
                written.extend(kinds(await house.store.entries(room.table.id)))
                return await advise(*given)

            house._bots.advise = spy  # type: ignore[method-assign]
            position, found = await house.hint(room.table.id, ANNA, "hint")
            assert written[-1] == "hinted"
            assert position == room.table.position
            assert 1 <= len(found) <= HINTS_SHOWN
            legal = room.table.state.view(0)["legal_moves"]
            assert all(each.candidate.move in legal for each in found)
            assert room.table.entries[-1].body == {"seat": 0, "by": "anna", "id": "hint"}

    run(work())


def test_a_hint_asked_for_again_is_not_thought_out_again(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await hint_table(house)
            thought, advise = [], house._bots.advise

            async def spy(*given: Any) -> Any:
                thought.append(given)
                return await advise(*given)

            house._bots.advise = spy  # type: ignore[method-assign]
            asked = [house.hint(room.table.id, ANNA, f"hint {number}") for number in range(4)]
            found = await asyncio.gather(*asked)
            assert len(thought) == 1
            assert all(each == found[0] for each in found)
            assert kinds(room.table.entries).count("hinted") == 4

    run(work())


def test_a_hint_is_refused_where_it_is_forbidden_or_to_whom_it_is_not_due(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await hint_table(house)
            key, number = room.table.id, room.table.number
            assert await refusal(house.hint(key, BERT, "hint")) == "move/turn"
            assert await refusal(house.hint(key, CARL, "hint")) == "table/not_seated"
            assert room.table.number == number
            strict = await hint_table(house, hints=False)
            number = strict.table.number
            assert await refusal(house.hint(strict.table.id, ANNA, "hint")) == "hint/forbidden"
            assert strict.table.number == number

    run(work())


def test_an_id_used_before_is_no_way_to_a_forbidden_hint(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await hint_table(house, hints=False)
            told = await refusal(house.hint(room.table.id, ANNA, "sit 0"))
            assert told in ("hint/forbidden", "message/reused")

    run(work())


def test_an_id_used_before_is_no_way_to_an_unwritten_hint(file: str) -> None:
    async def work() -> None:
        async with house_at(file) as house:
            room = await hint_table(house)
            with contextlib.suppress(TableError):
                await house.hint(room.table.id, ANNA, "sit 0")
                assert "hinted" in kinds(room.table.entries)
            await house.hint(room.table.id, ANNA, "hint")
            before = room.table.position
            for turn in range(20):
                who = to_move(room.table, (ANNA, BERT))
                await house.ask(room.table.id, who, a_move(room.table, f"{turn}"))
                if room.table.over or room.table.state.to_move == 0:
                    break
            assert not room.table.over and room.table.position > before
            with contextlib.suppress(TableError):
                await house.hint(room.table.id, ANNA, "hint")  # at another position: another hint
                assert kinds(room.table.entries).count("hinted") == 2

    run(work())
