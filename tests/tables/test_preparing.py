"""The house is open before its games are ready: who needs one waits or is told, nothing is lost."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regalia.tables import preparing, thinking, warming
from regalia.tables.house import House
from regalia.tables.preparing import PREPARING, Preparations
from regalia.tables.warming import BOTS, TABLE

from .test_house import ANNA, BERT, a_move, begun, house_at, kinds, refusal, run, to_move, until


class Stage:
    """Compiling and loading as the tests say: compiled in `processes` until let go, loaded here
    until let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cold: set[tuple[str, str]] = set()
        self.compiled = asyncio.Event()
        self.loading = threading.Event()
        self.loaded = threading.Event()
        self.did: list[tuple[str, str, str]] = []
        self.told: list[str] = []
        monkeypatch.setattr(warming, "worth_compiling", lambda *what: what in self.cold)
        monkeypatch.setattr(warming, "warm", self._load)
        monkeypatch.setattr(thinking.Thinkers, "run", self._compile)

    def _load(self, game: str, what: str) -> None:
        self.loading.set()
        assert self.loaded.wait(60)
        self.did.append(("load", game, what))

    async def _compile(self, job: Any, seconds: float) -> Any:
        if not isinstance(job, thinking.Prepare):
            raise AssertionError(job)
        assert seconds > 60
        await self.compiled.wait()
        self.did.append(("compile", job.game, job.purpose))

    def begin(self, house: House) -> None:
        house.prepare(self.told.append, lambda: self.told.append("loaded"))


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    found = Stage(monkeypatch)
    yield found
    found.loaded.set()


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


def test_whoever_comes_while_a_game_is_compiled_is_told_and_finds_it_later(
    file: str, stage: Stage
) -> None:
    stage.cold = {("revolution", TABLE)}
    stage.loaded.set()

    async def work() -> None:
        async with house_at(file, unprepared=("revolution", "regicide")) as house:
            assert not house.preparations.ready("revolution")
            assert house.preparations.ready("puppeteer")  # nobody said that it is not
            stage.begin(house)
            assert await refusal(house.create(ANNA, "revolution", {})) == PREPARING
            assert stage.told == ["revolution"]
            await house.create(ANNA, "regicide", {})  # it was loaded in a moment
            assert house.preparations.ready("regicide")
            assert not house.preparations.ready("revolution")
            stage.compiled.set()
            await until(lambda: house.preparations.ready("revolution"))
            await house.create(ANNA, "revolution", {})
            await until(lambda: stage.told == ["revolution", "loaded"])
            compiled = stage.did.index(("compile", "revolution", TABLE))
            assert compiled < stage.did.index(("load", "revolution", TABLE))

    run(work())


def test_whoever_comes_while_a_game_is_loaded_waits_for_it(file: str, stage: Stage) -> None:
    async def work() -> None:
        async with house_at(file, unprepared=("regicide",)) as house:
            stage.begin(house)
            asked = asyncio.create_task(house.create(ANNA, "regicide", {}))
            await asyncio.sleep(0.05)
            assert not asked.done()
            stage.loaded.set()
            assert (await asked).table.game.name == "regicide"

    run(work())


def test_whoever_waits_too_long_is_told(
    file: str, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "PATIENCE", 0.01)

    async def work() -> None:
        async with house_at(file, unprepared=("regicide",)) as house:
            stage.begin(house)
            assert await refusal(house.create(ANNA, "regicide", {})) == PREPARING
            stage.loaded.set()

    run(work())


def test_a_table_of_a_game_that_is_not_ready_waits_and_loses_nothing(
    file: str, stage: Stage
) -> None:
    stage.cold = {("revolution", TABLE)}
    stage.loaded.set()

    async def work() -> None:
        async with house_at(file) as house:
            room = await begun(house)
            table = room.table.id
            move = a_move(room.table, "first")
            mover = to_move(room.table, (ANNA, BERT))
            await house.ask(table, mover, move)
            entries = room.table.entries
        async with house_at(file, unprepared=("revolution",)) as house:
            stage.begin(house)
            await until(lambda: stage.told == ["revolution"])
            assert await refusal(house.room(table)) == PREPARING
            assert await refusal(house.ask(table, mover, move)) == PREPARING
            stage.compiled.set()
            await until(lambda: house.preparations.ready("revolution"))
            # Sent again, it gets the same answer
            assert (await house.ask(table, mover, move)).number == entries[-1].number
            assert (await house.room(table)).table.entries == entries
            following = to_move((await house.room(table)).table, (ANNA, BERT))
            await house.ask(table, following, a_move((await house.room(table)).table, "second"))
            assert kinds((await house.room(table)).table.entries)[-2:] == ["moved", "moved"]

    run(work())


def test_bots_think_when_they_are_prepared_and_hints_wait_for_it(file: str, stage: Stage) -> None:
    stage.cold = {("revolution", BOTS)}
    stage.loaded.set()

    async def work() -> None:
        async with house_at(file, unprepared=("revolution",)) as house:
            stage.begin(house)
            await until(lambda: house.preparations.ready("revolution"))
            asked: list[str] = []

            async def choose(bot: str, view: Any, *_: Any) -> str:
                asked.append(bot)
                return str(view["legal_moves"][0])

            house._bots.choose = choose  # type: ignore[method-assign]
            room = await begun(house, people=(ANNA,), bots=("greedy",), first="religion")
            assert room.table.bot_to_move() == 1
            hint = house.hint(room.table.id, ANNA, "hint")
            assert await refusal(hint) == PREPARING
            assert "hinted" not in kinds(room.table.entries)
            await asyncio.sleep(0.05)
            assert asked == []
            stage.compiled.set()
            await until(lambda: room.table.bot_to_move() is None)
            assert asked[0] == "revolution/greedy"
            assert stage.did[-1] == ("compile", "revolution", BOTS)

    run(work())


def test_a_game_that_cannot_be_prepared_is_tried_by_whoever_asks(
    file: str, stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(warming, "warm", fail)

    async def work() -> None:
        async with house_at(file, unprepared=("regicide",)) as house:
            stage.begin(house)
            await house.create(ANNA, "regicide", {})
            assert house.preparations.ready("regicide")

    run(work())
    assert [record.getMessage() for record in caplog.records] == ["preparing"]


def test_what_no_process_could_compile_is_compiled_here(
    file: str, stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def die(*_: Any) -> None:
        raise thinking.ThinkingError("thinking/died")

    stage.cold = {("regicide", TABLE)}
    stage.loaded.set()
    monkeypatch.setattr(thinking.Thinkers, "run", die)

    async def work() -> None:
        async with house_at(file, unprepared=("regicide",)) as house:
            stage.begin(house)
            await until(lambda: house.preparations.ready("regicide"))

    run(work())
    assert stage.did == [("load", "regicide", TABLE)]
    assert [record.getMessage() for record in caplog.records] == ["preparing"]


def test_a_house_closes_while_games_are_prepared(file: str, stage: Stage) -> None:
    stage.cold = {("revolution", TABLE)}

    async def work() -> None:
        async with house_at(file, unprepared=("revolution", "regicide")) as house:
            stage.begin(house)
            await until(lambda: stage.told == ["revolution"] and stage.loading.is_set())
            asyncio.get_running_loop().call_later(0.05, stage.loaded.set)
        assert ("load", "regicide", TABLE) in stage.did  # what had begun came to its end

    run(work(), 20)


def test_without_preparations_all_is_ready() -> None:
    async def work() -> None:
        everything = Preparations()
        for game in ("regicide", "no such game"):
            assert everything.ready(game)
            await everything.need(game)
            await everything.bots(game)

    run(work())


def test_rules_and_bots_are_really_compiled_and_marked() -> None:
    """After it nothing is worth compiling any more."""
    for game in ("regicide", "revolution", "puppeteer"):
        warming.warm(game, TABLE)
        assert not warming.worth_compiling(game, TABLE)
