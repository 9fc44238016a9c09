"""Bots live as long as their game, in processes of their own; and can be made again at any time."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from regalia import games, players
from regalia.core.game import Bot, State, View
from regalia.tables.jobs import KEPT, KEPT_EACH, Choose, KeptBots, do
from regalia.tables.workers import ThinkingError, Workers

from .test_hub import ANNA, begun, file, hub_at, until  # noqa: F401

BOTS = [name for game in games.names() for name in players.names(game)]
#: With little time, so that many moves are played.
QUICK = 20


def run(work: Coroutine[Any, Any, Any], seconds: float = 120.0) -> Any:
    return asyncio.run(asyncio.wait_for(work, seconds))


def dealt(bot: str, seed: str = "workers") -> State:
    return games.game(bot.partition("/")[0]).deal(seed)


def view_of(state: State) -> View:
    assert state.to_move is not None
    return state.view(state.to_move)


class Thought:
    """A process's work, done here."""

    def __init__(self, most: int = KEPT) -> None:
        self.bots = KeptBots(most)
        self.last: Bot | None = None

    def choose(self, bot: str, view: View, table: str = "table") -> str:
        return str(do(Choose(bot, view, QUICK, table), self.bots, self._thinks))

    def _thinks(self, bot: Bot) -> None:
        self.last = bot


def every_decision(state: State) -> Iterator[tuple[int, View]]:
    """A game played on by whoever takes the views; whose turn it is."""
    while (seat := state.to_move) is not None:
        yield seat, state.view(seat)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_the_same_one_all_through_its_game(name: str) -> None:
    thought, state = Thought(), dealt(name)
    mine: dict[int, Bot] = {}
    for number, (seat, view) in enumerate(every_decision(state)):
        state.play(thought.choose(name, view))
        assert thought.last is not None
        assert mine.setdefault(seat, thought.last) is thought.last
        if number == 11:
            break
    assert len(thought.bots) == len(mine) == len({id(bot) for bot in mine.values()})


@pytest.mark.parametrize("name", BOTS)
def test_a_kept_bot_plays_on_from_whatever_it_sees_next(name: str) -> None:
    """The same view again, a move taken back, moves somebody else made, another game."""
    thought, chance = Thought(), random.Random(name)
    state, before = dealt(name), dealt(name)
    for number in range(40):
        if state.to_move is None or number % 16 == 15:
            state, before = dealt(name, f"{number}"), dealt(name, f"{number}")
        legal = state.legal_moves()
        moves = [thought.choose(name, view_of(state)) for _ in range(1 + number % 2)]
        assert set(moves) <= set(legal)
        if number % 5 == 4 and before.moves != state.moves:
            state = before.copy()  # taken back
            continue
        before = state.copy()
        state.play(chance.choice(legal) if number % 3 == 2 else moves[-1])


@pytest.mark.parametrize("game", games.names())
def test_a_bot_that_was_stopped_thinks_again_at_its_next_move(game: str) -> None:
    name = f"{game}/{games.manifest(game).bots[-1]}"
    thought, state = Thought(), dealt(name)
    for _ in range(6):
        state.play(thought.choose(name, view_of(state)))
        assert thought.last is not None
        thought.last.stop()


def test_a_bot_is_kept_for_its_table_seat_name_and_time_only() -> None:
    thought, view = Thought(), view_of(dealt("revolution/greedy"))
    seen = set()
    for table in ("one", "two"):
        for name in ("revolution/greedy", "revolution/random"):
            for milliseconds in (None, 20):
                do(Choose(name, view, milliseconds, table), thought.bots, thought._thinks)
                seen.add(id(thought.last))
    assert len(thought.bots) == len(seen) == 8
    thought.bots.forget("one")
    assert len(thought.bots) == 4
    thought.choose("revolution/greedy", view, table="")
    assert len(thought.bots) == 4  # nobody asked to keep it


def test_the_bots_that_have_not_played_for_longest_are_dropped() -> None:
    thought, view = Thought(most=2), view_of(dealt("revolution/greedy"))
    first: dict[str, Bot | None] = {}
    for table in ("a", "b", "a", "c", "a", "b"):
        thought.choose("revolution/greedy", view, table)
        fresh = table not in first or thought.last is not first[table]
        assert fresh == (len(first) < 2 or table == "c" or (table == "b" and "c" in first)), table
        first[table] = thought.last
    assert len(thought.bots) == 2


def test_one_address_keeps_few_bots() -> None:
    bots, view = KeptBots(), view_of(dealt("revolution/greedy"))
    for number in range(KEPT_EACH + 2):
        job = Choose("revolution/greedy", view, None, f"{number}", "there")
        do(job, bots, lambda _: None)
    do(Choose("revolution/greedy", view, None, "hers", "here"), bots, lambda _: None)
    assert len(bots) == KEPT_EACH + 1
    bots.forget("hers")
    assert len(bots) == KEPT_EACH


def test_a_bot_that_failed_is_not_used_again() -> None:
    thought, view = Thought(), view_of(dealt("revolution/greedy"))
    thought.choose("revolution/greedy", view)
    with pytest.raises(Exception, match=r"."):
        thought.choose("revolution/greedy", {**view, "board": 7})
    assert len(thought.bots) == 0
    assert thought.choose("revolution/greedy", view) in view["legal_moves"]


# The processes


def test_a_move_goes_to_the_process_that_has_the_bot_unless_that_one_is_busy() -> None:
    async def work() -> None:
        workers = Workers(2)
        view = view_of(dealt("puppeteer/search"))
        player = Choose("puppeteer/search", view, QUICK, "table").player
        assert player is not None
        try:

            async def choose() -> str:
                return await workers.choose("puppeteer/search", view, QUICK, 100.0, "table")

            await choose()
            home = workers._at[player]
            workers._free.reverse()  # whichever was free for longest
            for _ in range(3):
                await choose()
                assert workers._at[player] is home
            workers._free.remove(home)  # something else is thought about there
            await choose()
            assert workers._at[player] is not home
            workers._free.append(home)
            workers.forget("table")
            assert not workers._at
            assert await choose() in view["legal_moves"]
            assert len(workers._free) == 2 and workers.deaths == workers.busy == 0
        finally:
            await workers.close()

    run(work())


def test_jobs_wait_in_their_order_and_whoever_stops_waiting_takes_no_process_along() -> None:
    async def work() -> None:
        workers = Workers(1)
        view = view_of(dealt("puppeteer/greedy"))
        done: list[int] = []

        async def choose(number: int) -> None:
            await workers.choose("puppeteer/greedy", view, None, 100.0, f"{number}")
            done.append(number)

        try:
            tasks = [asyncio.create_task(choose(number)) for number in range(6)]
            await asyncio.sleep(0)
            tasks[3].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert done == [0, 1, 2, 4, 5]
            assert len(workers._free) == 1 and workers.busy == 0
        finally:
            await workers.close()

    run(work())


def test_a_bot_whose_process_was_killed_is_made_again() -> None:
    async def work() -> None:
        workers = Workers(1)
        state = dealt("puppeteer/search")
        try:
            for number in range(9):
                if number in (4, 6):
                    process = workers._all[0].process
                    assert process is not None
                    os.kill(process.pid, signal.SIGKILL)
                    if number == 4:
                        await process.wait()
                try:
                    move = await workers.choose(
                        "puppeteer/search", view_of(state), QUICK, 100.0, "table"
                    )
                except ThinkingError as error:
                    assert error.code == "thinking/died"
                    move = await workers.choose(
                        "puppeteer/search", view_of(state), QUICK, 100.0, "table"
                    )
                state.play(move)
        finally:
            await workers.close()

    run(work())


def test_the_bots_of_a_table_are_dropped_when_its_game_is_over(file: str) -> None:  # noqa: F811
    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub, "puppeteer", (), ("greedy",))
            await until(lambda: bool(hub._bots._at))
            await until(lambda: live.table.over)
            assert not hub._bots._at

    run(work())


def test_a_guest_with_many_tables_does_not_make_others_wait() -> None:
    """Long thoughts of one guest are cut short, and others go before the rest of them."""

    async def work() -> None:
        workers = Workers(1)
        view = view_of(dealt("revolution/search"))

        async def choose(guest: str, table: str, milliseconds: int) -> str:
            whom = ("", guest, table)
            return await workers.choose(
                "revolution/search", view, milliseconds, 100.0, table, whom=whom
            )

        try:
            await choose("anna", "hers", 20)
            crowd = [asyncio.create_task(choose("mallory", f"{n}", 5000)) for n in range(8)]
            await asyncio.sleep(0.2)
            begin = time.monotonic()
            for _ in range(2):
                assert await choose("anna", "hers", 20) in view["legal_moves"]
            assert time.monotonic() - begin < 6.0  # sixteen times that without turns
            for task in crowd:
                task.cancel()
            done = [
                each
                for each in await asyncio.gather(*crowd, return_exceptions=True)
                if isinstance(each, str)
            ]
            assert 1 <= len(done) < 8 and set(done) <= set(view["legal_moves"])
            await workers._tidying.finish()
            assert workers.waiting == workers.busy == 0
        finally:
            await workers.close()

    run(work())


def test_what_cannot_wait_is_refused_at_once() -> None:
    async def work() -> None:
        workers = Workers(1, most_waiting=3, most_each=2)
        view = view_of(dealt("revolution/greedy"))
        jobs = [Choose("revolution/greedy", view, None) for _ in range(6)]

        async def wait_for(job: Choose, who: str) -> str:
            return str(await workers.run(job, 100.0, (who,)))

        try:
            tasks = [
                asyncio.create_task(wait_for(job, who))
                for job, who in zip(jobs, "mmmman", strict=True)
            ]
            await asyncio.sleep(0)
            assert [workers.place(job) for job in jobs] == [0, 1, 3, 0, 2, 0]
            found = await asyncio.gather(*tasks, return_exceptions=True)
            refused = [each.code for each in found if isinstance(each, ThinkingError)]
            assert refused == ["thinking/busy"] * 2
            assert isinstance(found[3], ThinkingError) and isinstance(found[5], ThinkingError)
        finally:
            await workers.close()

    run(work())
