"""The hub: one door for people and bots, over a store that may be shared with other hubs."""

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec import UNSET

from regalia.core.errors import BadRecord, RegaliaError
from regalia.tables import coaching, jobs, requests, sight
from regalia.tables import hub as hubs
from regalia.tables import live as lives
from regalia.tables import log as logs
from regalia.tables.bot_seats import BotSeats
from regalia.tables.clock import SteadyClock
from regalia.tables.coaching import HINTS_SHOWN, Later
from regalia.tables.entries import Hinted, Said, Signed
from regalia.tables.fairness import verify
from regalia.tables.hub import Hub, Limits
from regalia.tables.live import LiveTable, News, Watcher
from regalia.tables.log import Entry, next_entry
from regalia.tables.store import Notification, Store, StoreError
from regalia.tables.table import Asker, Seat, Table, TableError
from regalia.tables.workers import ThinkingError
from tests.server.conftest import postgresql  # noqa: F401
from tests.tables.sitting import look_of

Result = TypeVar("Result")
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
    """A database that several hubs can use."""
    make: Callable[[], str] = request.getfixturevalue("postgresql")
    return make()


@contextlib.asynccontextmanager
async def hub_at(database: str, **how: Any) -> AsyncIterator[Hub]:
    async with Store.open(database) as store, Hub.open(store, **how) as hub:
        yield hub


async def begun(
    hub: Hub,
    game: str = "revolution",
    people: Sequence[Asker] = (ANNA, BERT),
    bots: Sequence[str] = (),
    *,
    milliseconds: int | None = None,
    hints: bool = True,
    **options: Any,
) -> LiveTable:
    """A table in play: people on the first seats, bots after them."""
    live = await hub.create(people[0] if people else ANNA, game, options, hints=hints)
    table = live.table.id
    for seat, who in enumerate(people):
        await hub.ask(table, who, requests.Sit(id=f"sit {seat}", seat=seat))
    for seat, bot in enumerate(bots, len(people)):
        ask = requests.Bot(id=f"bot {seat}", seat=seat, bot=bot, milliseconds=milliseconds)
        await hub.ask(table, people[0] if people else ANNA, ask)
    await hub.ask(table, people[0] if people else ANNA, requests.Start(id="start"))
    return live


def a_move(table: Table, key: str) -> requests.Move:
    """A legal one for whoever is to move."""
    assert table.state is not None and table.state.to_move is not None
    legal = table.state.view(table.state.to_move)["legal_moves"]
    move = random.Random(f"{key} {table.number}").choice(legal)
    return requests.Move(id=key, revision=table.revision, move=move)


def to_move(table: Table, people: Sequence[Asker]) -> Asker:
    assert table.state is not None and table.state.to_move is not None
    return people[table.state.to_move]


async def refusal(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(RegaliaError) as refused:
        await work
    return refused.value.code


def kinds(entries: Sequence[Entry]) -> list[str]:
    return [entry.kind for entry in entries]


# Several hubs, one store


def watched(hub: Hub, live: LiveTable) -> list[int]:
    """The numbers of all that a watcher there is told from now on."""
    heard: list[int] = []

    def tell(news: News) -> None:
        if news.entry is not None:
            heard.append(news.entry.number)

    hub.watch(live, Watcher(None, tell))
    return heard


def test_two_houses_serve_one_table_and_both_hear_everything(shared: str) -> None:
    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one)
            there = await two.live(here.table.id)
            lives, since = (here, there), here.table.number
            heard = [watched(one, here), watched(two, there)]
            for turn in range(60):
                if here.table.over:
                    break
                hub, live = (one, two)[turn % 2], lives[turn % 2]
                who = to_move(live.table, (ANNA, BERT))
                entry = await hub.ask(live.table.id, who, a_move(live.table, f"{turn}"))
                await until(lambda entry=entry: all(r.table.number == entry.number for r in lives))
            assert turn > 5
            assert heard[0] == heard[1] == list(range(since + 1, here.table.number + 1))
            assert look_of(here.table, 0) == look_of(there.table, 0)
            assert await one.store.entries(here.table.id) == there.table.entries

    run(work())


def test_of_moves_that_race_through_two_houses_exactly_one_wins(shared: str) -> None:
    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one)
            there = await two.live(here.table.id)
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


def test_a_request_repeated_through_the_other_house_gets_the_same_entry(shared: str) -> None:
    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one)
            key = here.table.id
            await two.live(key)
            for turn in range(12):
                if here.table.over:
                    break
                who, move = to_move(here.table, (ANNA, BERT)), a_move(here.table, f"{turn}")
                entry = await one.ask(key, who, move)
                assert await two.ask(key, who, move) == entry
                both = await asyncio.gather(one.ask(key, who, move), two.ask(key, who, move))
                assert both == [entry, entry]
            entries = await one.store.entries(key)
            ids = [entry.body.id for entry in entries if isinstance(entry.body, Signed)]
            assert len(ids) == len(set(ids))

    run(work())


def test_one_request_sent_through_both_houses_at_once_is_written_once(shared: str) -> None:
    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one)
            there, key = await two.live(here.table.id), here.table.id
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


def test_a_house_that_has_not_heard_the_news_refuses_nothing_that_is_right(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hub, "_heard", lambda *_: None)  # as if news were late

    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one)
            there, key = await two.live(here.table.id), here.table.id
            who, move = to_move(here.table, (ANNA, BERT)), a_move(here.table, "first")
            await one.ask(key, who, move)
            who, move = to_move(here.table, (ANNA, BERT)), a_move(here.table, "second")
            entry = await two.ask(key, who, move)
            assert there.table.entries[-1] == entry

    run(work())


def test_news_that_come_while_a_house_catches_up_are_not_lost(shared: str) -> None:
    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one)
            there, key = await two.live(here.table.id), here.table.id
            read, reading, go_on = two.store.entries, asyncio.Event(), asyncio.Event()

            async def slowly(table: str, after: int = 0, most: int | None = None) -> list[Entry]:
                found = await read(table, after, most)
                reading.set()
                await go_on.wait()
                return found

            await until(lambda: two.store._engine.pool.checkedout() >= 1)  # it listens
            two.store.entries = slowly  # type: ignore[method-assign]
            for turn in range(2):
                there.unsure = True  # so that it has to read
                who = to_move(here.table, (ANNA, BERT))
                await one.ask(key, who, a_move(here.table, f"{turn}"))
                await asyncio.wait_for(reading.wait(), 20)
            await asyncio.sleep(0.5)  # the second news are there, the first are still being read
            go_on.set()
            await until(lambda: there.table.number == here.table.number, 5)

    run(work())


def test_what_another_house_writes_comes_with_the_news_of_it(shared: str) -> None:
    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one)
            there, key = await two.live(here.table.id), here.table.id
            await until(lambda: two.store._engine.pool.checkedout() >= 1)  # it listens
            await until(lambda: not there.behind)
            read = two.store.entries

            async def never(*_: Any) -> list[Entry]:
                raise AssertionError("read again")

            two.store.entries = never  # type: ignore[method-assign]
            for turn in range(4):
                who = to_move(here.table, (ANNA, BERT))
                await one.ask(key, who, a_move(here.table, f"{turn}"))
            await until(lambda: there.table.entries == here.table.entries, 5)
            two.store.entries = read  # type: ignore[method-assign]
            # What does not follow from the last entry is not believed
            two._heard(Notification(key, there.table.number + 1, f"5 hinted {'0' * 64} {{}}"))
            two._heard(
                Notification(key, there.table.number + 1, '5 said 0 {"by":"x","id":"","seat":0}')
            )
            await two.refresh(there)
            assert there.table.entries == here.table.entries

    run(work())


def test_a_bot_plays_once_however_many_houses_see_that_it_is_its_turn(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "OTHERS_BOT_SECONDS", 0.0)

    async def work() -> None:
        async with hub_at(shared) as one, hub_at(shared) as two:
            here = await begun(one, people=(), bots=("random", "random"))
            there = await two.live(here.table.id)
            await until(lambda: here.table.over and there.table.over)
            entries = await one.store.entries(here.table.id)
            assert here.table.entries == there.table.entries == entries
            verify(sight.record(there.table))

    run(work())


# One hub after the other


def test_a_house_that_is_opened_again_goes_on_where_it_was(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub)
            key = live.table.id
            for turn in range(5):
                ask = a_move(live.table, f"{turn}")
                last = await hub.ask(key, to_move(live.table, (ANNA, BERT)), ask)
            looks = [look_of(live.table, seat) for seat in (None, 0, 1)]
            mover = to_move(live.table, (ANNA, BERT))
        async with hub_at(file) as hub:
            again = await hub.live(key)
            assert again is not live
            assert [look_of(again.table, seat) for seat in (None, 0, 1)] == looks
            assert to_move(again.table, (ANNA, BERT)) == mover
            before = ANNA if last.body.by == "anna" else BERT
            assert await hub.ask(key, before, ask) == last  # asked once more
            for turn in range(5, 200):
                if again.table.over:
                    break
                who = to_move(again.table, (ANNA, BERT))
                await hub.ask(key, who, a_move(again.table, f"{turn}"))
            assert verify(sight.record(again.table))["moves"] == turn

    run(work())


def test_a_table_nobody_looks_at_is_dropped_and_is_the_same_when_it_comes_back(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(forget_after=0.05)) as hub:
            live = await begun(hub)
            before, key = look_of(live.table, 0), live.table.id
            await until(lambda: key not in hub.tables)
            assert look_of((await hub.live(key)).table, 0) == before

    run(work())


def test_an_unknown_table_is_refused(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            assert await refusal(hub.live("none")) == "table/unknown"
            ask = requests.Sit(id="sit")
            assert await refusal(hub.ask("none", ANNA, ask)) == "table/unknown"

    run(work())


def test_whoever_stops_waiting_does_not_stop_the_request(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub)
            who, move = to_move(live.table, (ANNA, BERT)), a_move(live.table, "gone")
            before = live.table.number
            asking = asyncio.create_task(hub.ask(live.table.id, who, move))
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: live.table.number == before + 1)
            assert (await hub.ask(live.table.id, who, move)).number == before + 1

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
        async with hub_at(file) as hub:
            options = {"players": len(bots)} if game == "regicide" else {}
            live = await begun(hub, game, (), bots, **options)
            await until(lambda: live.table.over)
            record = sight.record(live.table)
            assert record["seats"] == bots
            assert verify(record)["moves"] > 0
            moved = [entry for entry in live.table.entries if entry.kind == "moved"]
            assert all(entry.body.bot and entry.body.by is None for entry in moved)
            assert await hub.store.entries(live.table.id) == live.table.entries

    run(work())


def test_bots_do_not_play_on_where_nobody_looks(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_at(file, pace=0.01) as hub:
            monkeypatch.setattr(lives, "LOOKED_SECONDS", 0.2)
            live = await begun(hub, "regicide", (), ("random", "random"), players=2)
            await asyncio.sleep(0.6)
            await until(lambda: live.bot is None or live.bot.done())
            stood = live.table.number
            assert live.table.phase == "playing"
            await hub.live(live.table.id)  # that somebody lists their tables is no look
            await asyncio.sleep(0.3)
            assert live.table.number == stood
            await hub.look(live.table.id, Asker(None))
            await until(lambda: live.table.number > stood)
            watched(hub, live)
            await until(lambda: live.table.over)

    run(work())


def test_people_and_bots_take_turns(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub, people=(ANNA,), bots=("greedy",))
            table = live.table
            for turn in range(200):
                await until(lambda: table.over or table.state.to_move == 0)
                if table.over:
                    break
                await hub.ask(table.id, ANNA, a_move(table, f"{turn}"))
            movers = {(e.body.seat, bool(e.body.bot)) for e in table.entries if e.kind == "moved"}
            assert movers == {(0, False), (1, True)}
            verify(sight.record(table))

    run(work())


@pytest.mark.parametrize("again", ["the same", "another"])
def test_a_bot_goes_on_after_a_move_of_which_nobody_knew_that_it_was_written(
    file: str, again: str
) -> None:
    """Found by the simulation: what a request finds in the store may be a bot's turn."""

    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub, people=(ANNA,), bots=("random",))
            await until(lambda: live.table.state.to_move == 0)
            append, number = hub.store.append, live.table.number

            async def unsure(entry: Entry) -> bool:
                hub.store.append = append
                assert await append(entry)
                raise StoreError("store/unsure", why="test")

            hub.store.append = unsure
            move = a_move(live.table, "move")
            assert await refusal(hub.ask(live.table.id, ANNA, move)) == "store/unsure"
            if again == "the same":
                assert (await hub.ask(live.table.id, ANNA, move)).number == number + 1
            else:
                start = requests.Start(id="again")
                assert await refusal(hub.ask(live.table.id, ANNA, start)) == "table/begun"
            await until(lambda: live.table.over or live.table.movers[-1] == (1, True), 10)

    run(work())


async def until_berts_turn(hub: Hub, live: LiveTable) -> None:
    while live.table.state.to_move == 0:
        await hub.ask(live.table.id, ANNA, a_move(live.table, f"anna {live.table.number}"))
    assert live.table.state.to_move == 1


def test_a_bot_stops_thinking_when_its_player_comes_back(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub, "regicide", players=2)
            key = live.table.id
            await hub.ask(key, BERT, requests.Leave(id="leave"))
            bot = requests.StandIn(id="bot", seat=1, bot="search", milliseconds=5000)
            assert (await hub.ask(key, ANNA, bot)).kind == "stood_in"
            await until_berts_turn(hub, live)
            await until(lambda: hub.thinking == 1)
            number = live.table.number
            await hub.ask(key, BERT, requests.Return(id="return"))
            await until(lambda: hub.thinking == 0)
            assert kinds(live.table.entries[number:]) == ["returned"]
            await hub.ask(key, BERT, a_move(live.table, "mine again"))
            assert not live.table.entries[-1].body.bot

    run(work())


def test_a_bot_stands_in_when_all_others_agree(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub, "regicide", (ANNA, BERT, CARL), players=3)
            key = live.table.id
            bot = requests.StandIn(id="too early", seat=1, bot="greedy")
            assert await refusal(hub.ask(key, ANNA, bot)) == "table/not_away"
            await hub.ask(key, BERT, requests.Leave(id="leave"))
            proposed = await hub.ask(key, ANNA, requests.StandIn(id="bot", seat=1, bot="greedy"))
            assert proposed.kind == "proposed"
            assert live.table.seats[1].bot is None
            yes = requests.Answer(id="yes", proposal=proposed.number, yes=True)
            assert (await hub.ask(key, CARL, yes)).body.carried == "stand_in"
            for turn in range(200):
                await until(lambda: live.table.over or live.table.state.to_move != 1)
                moved = [entry for entry in live.table.entries if entry.kind == "moved"]
                if live.table.over or any(entry.body.seat == 1 for entry in moved):
                    break
                who = to_move(live.table, (ANNA, BERT, CARL))
                await hub.ask(key, who, a_move(live.table, f"{turn}"))
            assert all(entry.body.bot == (entry.body.seat == 1) for entry in moved)
            assert any(entry.body.seat == 1 for entry in moved)

    run(work())


def test_a_bot_that_is_killed_while_thinking_is_replaced_and_the_game_goes_on(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            people, bots = (ANNA,), ("search",)
            live = await begun(hub, people=people, bots=bots, milliseconds=1500)
            for _ in range(2):
                await until_berts_turn(hub, live)
                await until(lambda: any(each.alive for each in hub._bots._all))
                await asyncio.sleep(0.3)
                process = hub._bots._all[0].process
                number, deaths = live.table.number, hub._bots.deaths
                os.kill(process.pid, signal.SIGKILL)
                await until(lambda number=number: live.table.number > number)
                assert live.table.entries[number].body.bot is True
                assert hub._bots.deaths == deaths + 1
                assert hub._bots._all[0].process is not process
                await until(lambda: live.table.state.to_move == 0)

    run(work())


# Tables nobody comes back to


def test_idle_tables_are_given_up_sooner_before_the_game_than_during_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, real = [0], hubs.now
    monkeypatch.setattr(hubs, "now", lambda: real() + late[0])
    limits = Limits(forget_after=0.05, expiry_confirmed=0.0)

    async def work() -> None:
        async with hub_at(file, limits=limits) as hub:
            hub._clock = SteadyClock(hubs.now, lambda: time.monotonic() + late[0] / 1000)
            gathering = (await hub.create(ANNA, "regicide", {})).table.id
            playing = (await begun(hub)).table.id
            store = hub.store
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
            ask = requests.Leave(id="leave")
            assert await refusal(hub.ask(playing, ANNA, ask)) == "table/over"

    run(work())


def test_a_guest_opens_only_so_many_tables_at_a_time(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(tables_per_guest=2)) as hub:
            both = [await begun(hub), await begun(hub)]
            assert await refusal(hub.create(ANNA, "regicide", {})) == "table/many"
            await hub.create(BERT, "regicide", {})
            assert [each.table.phase for each in both] == ["playing", "playing"]

    run(work())


def test_of_too_many_tables_the_oldest_without_other_people_is_given_up(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(tables_per_guest=3)) as hub:
            together = await begun(hub)
            alone = [await begun(hub, "puppeteer", (ANNA,)) for _ in range(2)]
            refused = await refusal(hub.create(ANNA, "regicide", {"players": 9}))
            assert refused == "option/value"
            assert [each.table.phase for each in alone] == ["playing", "playing"]
            await hub.create(ANNA, "regicide", {})
            assert together.table.phase == "playing"
            assert [each.table.phase for each in alone] == ["abandoned", "playing"]

    run(work())


def test_who_is_not_there_when_the_game_starts_is_away_after_a_while(file: str) -> None:
    """Also when the hub was closed meanwhile: else nobody could let a bot play for them."""

    async def work() -> None:
        async with hub_at(file, limits=Limits(away_after=0.2)) as hub:
            live = await begun(hub, "regicide", players=2)
            hub.watch(live, Watcher("anna", lambda *_: None))
            await until(lambda: live.table.seats[1].away)
            assert not live.table.seats[0].away
            key = live.table.id
            await hub.ask(key, BERT, requests.Return(id="back"))
        async with hub_at(file, limits=Limits(away_after=0.2)) as hub:
            live = await hub.live(key)
            assert not live.table.seats[1].away
            await until(lambda: live.table.seats[1].away)
            stand_in = requests.StandIn(id="bot", seat=1, bot="greedy")
            await until(lambda: live.table.seats[0].away)
            assert (await hub.ask(key, ANNA, stand_in)).kind == "stood_in"

    run(work())


def test_a_clock_that_jumps_forward_gives_nothing_up_and_sends_nobody_away(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, real = [0], hubs.now
    for module in (hubs, logs):
        monkeypatch.setattr(module, "now", lambda: real() + late[0])
    limits = Limits(forget_after=0.05, expiry_confirmed=0.0, away_after=1.0)

    async def work() -> None:
        async with hub_at(file, limits=limits) as hub:
            await hub.create(ANNA, "regicide", {})
            live = await begun(hub)
            watched(hub, live)  # it stays in memory
            late[0] = 40 * DAY
            await hub.ask(live.table.id, ANNA, requests.Talk(phrase="hello"))
            await hub.ask(live.table.id, BERT, requests.Talk(phrase="hello"))
            late[0] = 80 * DAY
            await asyncio.sleep(0.6)  # many looks at the clock
            assert not any(seat.away for seat in live.table.seats)
            assert len(await hub.store.open_tables_of("anna")) == 2
            await until(lambda: all(seat.away for seat in live.table.seats))
            late[0] = 120 * DAY
            await hub.ask(live.table.id, ANNA, requests.Return())
            who = to_move(live.table, (ANNA, BERT))
            if who is ANNA:
                await hub.ask(live.table.id, ANNA, a_move(live.table, "mine"))
            assert await refusal(hub.ask(live.table.id, ANNA, requests.Claim())) == "claim/early"

    run(work())


def test_a_table_is_given_up_only_after_it_was_seen_idle_for_a_while(file: str) -> None:
    async def work() -> None:
        limits = Limits(forget_after=0.05, expiry_confirmed=0.5, gathering_expires=0.1)
        async with hub_at(file, limits=limits) as hub:
            live = await hub.create(ANNA, "regicide", {})
            watched(hub, live)  # it stays in memory
            await asyncio.sleep(0.35)
            assert not live.table.over
            await until(lambda: live.table.over)

    run(work())


def test_who_asks_for_the_table_now_and_then_is_not_away(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(away_after=0.6)) as hub:
            live = await begun(hub)
            for _ in range(8):
                await asyncio.sleep(0.2)
                await hub.look(live.table.id, ANNA)
            assert live.table.seats[0].present and live.table.seats[1].away

    run(work())


def test_a_move_drawn_for_a_bot_that_could_not_think_is_named(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:

            async def fail(*_: Any) -> str:
                raise ThinkingError("thinking/died")

            choose, hub._bots.choose = hub._bots.choose, fail  # type: ignore[method-assign]
            live = await begun(hub, "puppeteer", (), ("greedy",))
            await until(lambda: len(live.table.movers) > 1)
            hub._bots.choose = choose  # type: ignore[method-assign]
            await until(lambda: live.table.over)
            moved = [entry for entry in live.table.entries if entry.kind == "moved"]
            told = [sight.event(live.table, entry, None).by_chance for entry in moved]
            assert told[0] is True and told[-1] is UNSET
            log = sight.record(live.table)["table"]["log"]
            assert [
                each["body"].get("by_chance", False) for each in log if each["kind"] == "moved"
            ] == [each is True for each in told]
            assert verify(sight.record(live.table))

    run(work())


def test_who_plays_without_a_connection_is_not_away(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock of its own: a machine that stalls makes nobody late."""
    clock = 1000.0
    monkeypatch.setattr(lives, "time", SimpleNamespace(monotonic=lambda: clock))

    async def work() -> None:
        nonlocal clock
        async with hub_at(file, limits=Limits(away_after=0.3)) as hub:
            live = await begun(hub, "puppeteer", (ANNA,))
            for number in range(8):
                clock += 0.2
                await asyncio.sleep(0.1)
                await hub.ask(live.table.id, ANNA, a_move(live.table, f"{number}"))
            assert "left" not in kinds(live.table.entries)
            clock += 0.4
            await until(lambda: live.table.seats[0].away)
            # Who was away and moves is back, and may be missed again
            await hub.ask(live.table.id, ANNA, a_move(live.table, "back"))
            assert live.table.seats[0].present
            clock += 0.4
            await until(lambda: live.table.seats[0].away)

    run(work())


def test_a_device_that_got_a_seat_and_never_came_is_missed(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(away_after=0.4)) as hub:
            live = await begun(hub)
            for guest in ("anna", "bert"):
                hub.watch(live, Watcher(guest, lambda *_: None))
            await hub.hand_over(live.table.id, 1, live.table.seats[1].since, CARL)
            assert live.table.seats[1].guest == "carl"
            await until(lambda: live.table.seats[1].away)
            assert live.table.seats[0].present

    run(work())


def test_a_seat_comes_back_from_a_bot_to_who_looks_again(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub, "regicide", players=2)
            await hub.ask(live.table.id, BERT, requests.Leave(id="leave"))
            await hub.ask(live.table.id, ANNA, requests.StandIn(id="bot", seat=1, bot="greedy"))
            assert live.table.seats[1].bot == "greedy"
            hub.watch(live, Watcher("bert", lambda *_: None))
            await until(lambda: live.table.seats[1].present)
            # Who gets up while looking is not pulled back
            await hub.ask(live.table.id, BERT, requests.Leave(id="up"))
            await asyncio.sleep(0.1)
            assert live.table.seats[1].away

    run(work())


def test_who_got_up_while_looking_stays_up_when_another_goes_missing(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(away_after=0.3)) as hub:
            live = await begun(hub)
            hub.watch(live, Watcher("bert", lambda *_: None))
            await hub.ask(live.table.id, BERT, requests.Leave(id="up"))
            await until(lambda: live.table.seats[0].away)
            await asyncio.sleep(0.2)
            assert live.table.seats[1].away
            assert "returned" not in kinds(live.table.entries)

    run(work())


def test_who_is_at_another_process_is_back_at_once(shared: str) -> None:
    async def work() -> None:
        limits = Limits(away_after=0.2)
        async with hub_at(shared, limits=limits) as one, hub_at(shared) as two:
            live = await begun(one)
            there = await two.live(live.table.id)
            for guest in ("anna", "bert"):
                two.watch(there, Watcher(guest, lambda *_: None))
            await until(lambda: kinds(live.table.entries).count("returned") == 2)
            await until(lambda: all(seat.present for seat in live.table.seats))

    run(work())


def test_what_could_not_be_read_is_read_again(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub)
            read, broken = hub.store.entries, 2

            async def entries(*given: Any, **how: Any) -> Any:
                nonlocal broken
                broken -= 1
                if broken >= 0:
                    raise StoreError("store/closed", why="test")
                return await read(*given, **how)

            hub.store.entries = entries  # type: ignore[method-assign]
            live.unsure = True
            with pytest.raises(StoreError):
                async with live.lock:
                    await hub._catch_up(live)
            assert live.unsure
            await hub._follow(live, Notification("", 0))
            assert not live.unsure
            assert broken == -1

    run(work())


def test_all_who_wait_for_a_review_that_fails_are_told_why(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:

            async def fail(*_: Any) -> Any:
                await asyncio.sleep(0.05)
                raise ThinkingError("thinking/died")

            hub._coaching._patient.run = fail  # type: ignore[method-assign]
            waiting = [
                hub._coaching.look_back(jobs.Review, "x", lambda: jobs.Review({})) for _ in range(3)
            ]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(each) for each in found] == [ThinkingError] * 3
            assert not hub._coaching._looks

    run(work())


def test_talk_is_rationed_and_what_was_said_is_told_again(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub)
            key = live.table.id
            for number in range(6):
                await hub.ask(key, ANNA, requests.Talk(id=f"{number}", phrase="hello"))
            assert await refusal(hub.ask(key, ANNA, requests.Talk(phrase="hello"))) == "talk/often"
            again = await hub.ask(key, ANNA, requests.Talk(id="3", phrase="hello"))
            assert again.number == live.table.number - 2
            await hub.ask(key, BERT, requests.Talk(phrase="hello"))  # others may

    run(work())


def test_moves_are_tried_out_as_often_as_a_person_would(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(trials=(0.001, 5.0))) as hub:
            live = await begun(hub, "puppeteer", (ANNA,))
            move = live.table.state.legal_moves()[0]
            one, two = (Asker("anna", "Anna", address=each) for each in ("here", "there"))
            for _ in range(5):
                await hub.preview(live.table.id, one, move)
            assert await refusal(hub.preview(live.table.id, one, move)) == "rate/limited"
            await hub.preview(live.table.id, two, move)  # others may

    run(work())


def test_a_long_log_is_loaded_while_others_are_answered(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs.Pause, "SECONDS", 0.0)  # whatever the time: after every entry

    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub)
            last = live.table.last
            for number in range(3 * hubs.PORTION):
                said = Said(seat=0, phrase="hello", by="anna", id=f"old {number}")
                last = next_entry(live.table.id, last, 0, said)
                await hub.store.append(last)
        async with hub_at(file) as hub:
            ticks = 0

            async def tick() -> None:
                nonlocal ticks
                while True:
                    ticks += 1
                    await asyncio.sleep(0)

            ticking = asyncio.create_task(tick())
            loaded = await hub.live(live.table.id)
            ticking.cancel()
            assert loaded.table.last == last
            assert ticks > 3 * hubs.PORTION

    run(work())


class Slow:
    """Stands in for a worker: jobs take until they are told to end."""

    def __init__(self, workers: Any) -> None:
        self.begun: list[Any] = []
        self.end = asyncio.Event()
        workers._all[0].start = self.start
        workers._all[0].send = self.send
        workers._all[0].answer = self.answer

    async def start(self) -> None:
        pass

    async def send(self, message: bytes) -> None:
        self.begun.append(message)

    async def answer(self) -> tuple[bool, Any]:
        await self.end.wait()
        return True, "found"


def test_who_waits_for_a_review_is_told_the_place_and_refused_where_there_is_none(
    file: str,
) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            slow = Slow(hub._coach)

            async def ask(table: str, address: str) -> Any:
                job = jobs.Review({"table": table})
                return await hub._coaching.look_back(jobs.Review, table, lambda: job, (address,))

            first = await asyncio.gather(*(ask(f"{number}", "m") for number in range(9)))
            assert [each.place for each in first] == list(range(9))
            assert await refusal(ask("9", "m")) == "thinking/busy"
            assert await ask("hers", "a") == Later(2)  # after one of the crowd, not after eight
            assert await ask("0", "a") == Later(0)  # the same one, for whoever asks
            slow.end.set()
            assert await ask("hers", "a") == "found"

    run(work())


def test_a_review_that_nobody_asks_for_any_more_is_dropped(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            slow = Slow(hub._coach)
            found: dict[str, Any] = {}

            async def ask(table: str) -> None:
                found[table] = await hub._coaching.look_back(
                    jobs.Review, table, lambda: jobs.Review({})
                )

            await asyncio.gather(ask("one"), ask("two"), ask("three"))
            assert [found[each] for each in ("one", "two", "three")] == [
                Later(0),
                Later(1),
                Later(2),
            ]
            monkeypatch.setattr(coaching, "WANTED_SECONDS", 0.5)
            await ask("three")
            hub._coaching.drop_unwanted()
            await until(lambda: len(slow.begun) == 2)  # the third: "two" is not even begun
            await ask("three")
            assert found["three"] == Later(0) and hub._coach.waiting == 0

    run(work())


def test_a_record_is_checked_elsewhere_and_not_for_long(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub, "puppeteer", (), ("greedy",))
            await until(lambda: live.table.over)
            record = sight.record(live.table)
            sent = msgspec.json.encode(record)
            proven = await hub.verify(sent)
            assert proven == verify(record)
            with pytest.raises(BadRecord) as caught:
                await hub.verify(msgspec.json.encode({**record, "seed": "another"}))
            assert caught.value.code == "record/edited"
            for nonsense in (b"[]", b"{", b"[" * 100_000):
                with pytest.raises(BadRecord) as caught:
                    await hub.verify(nonsense)
                assert caught.value.code == "record/damaged"
            monkeypatch.setattr(hubs, "VERIFY_SECONDS", 0.0)
            with pytest.raises(ThinkingError) as slow:
                await hub.verify(sent)
            assert slow.value.code == "thinking/slow"

    run(work())


def test_a_bot_with_much_time_never_answers_sooner_than_one_that_used_it() -> None:
    bots = BotSeats(None, None, None, None, pace=0.8)  # type: ignore[arg-type]
    assert bots.pace_of(Seat(bot="greedy")) == 0.8
    assert bots.pace_of(Seat(bot="search", milliseconds=300)) == 0.8
    assert bots.pace_of(Seat(bot="search", milliseconds=5000)) > 5.0


def test_a_guest_who_is_gone_for_long_is_away_until_they_look_again(file: str) -> None:
    async def work() -> None:
        async with hub_at(file, limits=Limits(away_after=0.1)) as hub:
            live = await begun(hub)
            watcher = Watcher("bert", lambda *_: None)
            hub.watch(live, watcher)
            assert live.present() == [False, True]
            hub.unwatch(live, watcher)
            await until(lambda: live.table.seats[1].away)
            hub.watch(live, watcher)
            await until(lambda: not live.table.seats[1].away)
            assert kinds(live.table.entries)[-2:] == ["left", "returned"]

    run(work())


# Hints


async def hint_table(hub: Hub, hints: bool = True) -> LiveTable:
    """Anna is to move."""
    people = (ANNA, BERT)
    live = await begun(hub, "regicide", people, hints=hints, players=2, first=0)
    assert live.table.state.to_move == 0
    return live


def test_a_hint_is_in_the_log_before_it_is_given(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await hint_table(hub)
            written, advise = [], hub._bots.advise

            async def spy(*given: Any) -> Any:
                written.extend(kinds(await hub.store.entries(live.table.id)))
                return await advise(*given)

            hub._bots.advise = spy  # type: ignore[method-assign]
            revision, found = await hub.hint(live.table.id, ANNA, "hint")
            assert written[-1] == "hinted"
            assert revision == live.table.revision
            assert 1 <= len(found) <= HINTS_SHOWN
            legal = live.table.state.view(0)["legal_moves"]
            assert all(each.candidate.move in legal for each in found)
            assert live.table.entries[-1].body == Hinted(seat=0, by="anna", id="hint")

    run(work())


def test_a_hint_asked_for_again_is_not_thought_out_again(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await hint_table(hub)
            thought, advise = [], hub._bots.advise

            async def spy(*given: Any) -> Any:
                thought.append(given)
                return await advise(*given)

            hub._bots.advise = spy  # type: ignore[method-assign]
            asked = [hub.hint(live.table.id, ANNA, f"hint {number}") for number in range(4)]
            found = await asyncio.gather(*asked)
            assert len(thought) == 1
            assert all(each == found[0] for each in found)
            assert kinds(live.table.entries).count("hinted") == 1

    run(work())


def test_a_hint_is_refused_where_it_is_forbidden_or_to_whom_it_is_not_due(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await hint_table(hub)
            key, number = live.table.id, live.table.number
            assert await refusal(hub.hint(key, BERT, "hint")) == "move/turn"
            assert await refusal(hub.hint(key, CARL, "hint")) == "table/not_seated"
            assert live.table.number == number
            strict = await hint_table(hub, hints=False)
            number = strict.table.number
            assert await refusal(hub.hint(strict.table.id, ANNA, "hint")) == "hint/forbidden"
            assert strict.table.number == number

    run(work())


def test_an_id_used_before_is_no_way_to_a_forbidden_hint(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await hint_table(hub, hints=False)
            told = await refusal(hub.hint(live.table.id, ANNA, "sit 0"))
            assert told in ("hint/forbidden", "message/reused")

    run(work())


def test_an_id_used_before_is_no_way_to_an_unwritten_hint(file: str) -> None:
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await hint_table(hub)
            with contextlib.suppress(TableError):
                await hub.hint(live.table.id, ANNA, "sit 0")
                assert "hinted" in kinds(live.table.entries)
            await hub.hint(live.table.id, ANNA, "hint")
            before = live.table.revision
            for turn in range(20):
                who = to_move(live.table, (ANNA, BERT))
                await hub.ask(live.table.id, who, a_move(live.table, f"{turn}"))
                if live.table.over or live.table.state.to_move == 0:
                    break
            assert not live.table.over and live.table.revision > before
            with contextlib.suppress(TableError):
                await hub.hint(live.table.id, ANNA, "hint")  # at another revision: another hint
                assert kinds(live.table.entries).count("hinted") == 2

    run(work())
