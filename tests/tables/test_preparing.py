"""The hub is open before its games are ready: who needs one waits or is told, nothing is lost."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regalia.tables import jobs, preparing, warming, workers
from regalia.tables.hub import Hub
from regalia.tables.preparing import PREPARING, Preparations
from regalia.tables.warming import BOTS, TABLE

from .test_hub import ANNA, BERT, a_move, begun, hub_at, kinds, refusal, run, to_move, until


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
        monkeypatch.setattr(workers.Workers, "run", self._compile)

    def _load(self, game: str, what: str) -> None:
        self.loading.set()
        assert self.loaded.wait(60)
        self.did.append(("load", game, what))

    async def _compile(self, job: Any, seconds: float) -> Any:
        if not isinstance(job, jobs.Prepare):
            raise AssertionError(job)
        assert seconds > 60
        await self.compiled.wait()
        self.did.append(("compile", job.game, job.purpose))

    def begin(self, hub: Hub) -> None:
        hub.prepare(self.told.append, lambda: self.told.append("loaded"))


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
        async with hub_at(file, unprepared=("revolution", "regicide")) as hub:
            assert not hub.preparations.ready("revolution")
            assert hub.preparations.ready("puppeteer")  # nobody said that it is not
            stage.begin(hub)
            assert await refusal(hub.create(ANNA, "revolution", {})) == PREPARING
            assert stage.told == ["revolution"]
            await hub.create(ANNA, "regicide", {})  # it was loaded in a moment
            assert hub.preparations.ready("regicide")
            assert not hub.preparations.ready("revolution")
            stage.compiled.set()
            await until(lambda: hub.preparations.ready("revolution"))
            await hub.create(ANNA, "revolution", {})
            await until(lambda: stage.told == ["revolution", "loaded"])
            compiled = stage.did.index(("compile", "revolution", TABLE))
            assert compiled < stage.did.index(("load", "revolution", TABLE))

    run(work())


def test_whoever_comes_while_a_game_is_loaded_waits_for_it(file: str, stage: Stage) -> None:
    async def work() -> None:
        async with hub_at(file, unprepared=("regicide",)) as hub:
            stage.begin(hub)
            asked = asyncio.create_task(hub.create(ANNA, "regicide", {}))
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
        async with hub_at(file, unprepared=("regicide",)) as hub:
            stage.begin(hub)
            assert await refusal(hub.create(ANNA, "regicide", {})) == PREPARING
            stage.loaded.set()

    run(work())


def test_a_table_of_a_game_that_is_not_ready_waits_and_loses_nothing(
    file: str, stage: Stage
) -> None:
    stage.cold = {("revolution", TABLE)}
    stage.loaded.set()

    async def work() -> None:
        async with hub_at(file) as hub:
            live = await begun(hub)
            table = live.table.id
            move = a_move(live.table, "first")
            mover = to_move(live.table, (ANNA, BERT))
            await hub.ask(table, mover, move)
            entries = live.table.entries
        async with hub_at(file, unprepared=("revolution",)) as hub:
            stage.begin(hub)
            await until(lambda: stage.told == ["revolution"])
            assert await refusal(hub.live(table)) == PREPARING
            assert await refusal(hub.ask(table, mover, move)) == PREPARING
            stage.compiled.set()
            await until(lambda: hub.preparations.ready("revolution"))
            # Sent again, it gets the same answer
            assert (await hub.ask(table, mover, move)).number == entries[-1].number
            assert (await hub.live(table)).table.entries == entries
            following = to_move((await hub.live(table)).table, (ANNA, BERT))
            await hub.ask(table, following, a_move((await hub.live(table)).table, "second"))
            assert kinds((await hub.live(table)).table.entries)[-2:] == ["moved", "moved"]

    run(work())


def test_bots_think_when_they_are_prepared_and_hints_wait_for_it(file: str, stage: Stage) -> None:
    stage.cold = {("revolution", BOTS)}
    stage.loaded.set()

    async def work() -> None:
        async with hub_at(file, unprepared=("revolution",)) as hub:
            stage.begin(hub)
            await until(lambda: hub.preparations.ready("revolution"))
            asked: list[str] = []

            async def choose(bot: str, view: Any, *_: Any) -> str:
                asked.append(bot)
                return str(view["legal_moves"][0])

            hub._bots.choose = choose  # type: ignore[method-assign]
            live = await begun(hub, people=(ANNA,), bots=("greedy",), first="religion")
            assert live.table.bot_to_move() == 1
            hint = hub.hint(live.table.id, ANNA, "hint")
            assert await refusal(hint) == PREPARING
            assert "hinted" not in kinds(live.table.entries)
            await asyncio.sleep(0.05)
            assert asked == []
            stage.compiled.set()
            await until(lambda: live.table.bot_to_move() is None)
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
        async with hub_at(file, unprepared=("regicide",)) as hub:
            stage.begin(hub)
            await hub.create(ANNA, "regicide", {})
            assert hub.preparations.ready("regicide")

    run(work())
    assert [record.getMessage() for record in caplog.records] == ["preparing"]


def test_what_no_process_could_compile_is_compiled_here(
    file: str, stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def die(*_: Any) -> None:
        raise workers.ThinkingError("thinking/died")

    stage.cold = {("regicide", TABLE)}
    stage.loaded.set()
    monkeypatch.setattr(workers.Workers, "run", die)

    async def work() -> None:
        async with hub_at(file, unprepared=("regicide",)) as hub:
            stage.begin(hub)
            await until(lambda: hub.preparations.ready("regicide"))

    run(work())
    assert stage.did == [("load", "regicide", TABLE)]
    assert [record.getMessage() for record in caplog.records] == ["preparing"]


def test_a_house_closes_while_games_are_prepared(file: str, stage: Stage) -> None:
    stage.cold = {("revolution", TABLE)}

    async def work() -> None:
        async with hub_at(file, unprepared=("revolution", "regicide")) as hub:
            stage.begin(hub)
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
