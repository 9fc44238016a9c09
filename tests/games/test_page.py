"""What the page is told of the games when it is built: tables and types that hold."""

import json
import subprocess
import sys

import msgspec
import pytest

import regalia
from regalia import games
from regalia.games import page
from regalia.games.revolution.cards import EFFECTS, NAMES

OURS = ("regicide", "revolution", "puppeteer")


@pytest.mark.parametrize("game", OURS)
def test_facts_are_plain_data(game):
    facts = page.facts(game)
    assert facts
    assert json.loads(json.dumps(facts)).keys() == facts.keys()


def test_only_games_with_a_folder_are_written(tmp_path):
    (tmp_path / "regicide").mkdir()
    page.write(tmp_path)
    written = sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.json"))
    assert written == ["regicide/facts.json", "regicide/schema.json"]
    assert json.loads((tmp_path / "regicide/facts.json").read_text())["worth"]["Kh"] == 20


def test_writing_facts_compiles_nothing(tmp_path):
    """It runs whenever the page is built, on machines without a cache too."""
    for game in OURS:
        (tmp_path / game).mkdir()
    source = (
        "import sys\n"
        "from numba.core.dispatcher import Dispatcher\n"
        "def refuse(self, *_): raise AssertionError(self)\n"
        "Dispatcher.compile = refuse\n"
        "from pathlib import Path\n"
        "from regalia.games import page\n"
        "page.write(Path(sys.argv[1]))\n"
    )
    subprocess.run([sys.executable, "-c", source, str(tmp_path)], check=True)


def test_the_marks_of_a_diagram_lie_where_an_effect_reaches():
    facts = page.facts("revolution")
    around = {(mark["x"], mark["y"]) for mark in facts["marks"]["adjacent"]}
    assert len(around) == 8
    assert {mark["mark"] for mark in facts["marks"]["adjacent"]} == {"one"}
    assert {mark["mark"] for mark in facts["marks"]["line"]} == {"line"}
    assert {(mark["y"], mark["mark"]) for mark in facts["marks"]["front"]} == {(1, "all")}
    straight = {(mark["x"], mark["mark"]) for mark in facts["marks"]["axis"]}
    assert straight == {(0, "all"), (1, "other"), (-1, "other")}
    assert facts["reach"]["line"]["ne"][0][0] == ["b2", "c3"]
    assert facts["reach"]["front"]["front"][1][4] == ["a1", "b1", "c1"]
    assert facts["effects"].keys() == set(NAMES)
    assert facts["effects"]["Monk"] == facts["effects"]["Mage"]
    assert facts["effects"]["Pirate"]["where"] == "adjacent-shielded"
    assert {effect["kind"] for effect in facts["effects"].values()} == {"active", "passive", None}
    assert len(EFFECTS) == 29


@pytest.mark.parametrize("game", OURS)
def test_views_and_previews_are_what_the_types_say(game):
    """Nothing missing, nothing unknown, from the first move to the last."""
    wire = games.part(game, "wire")
    state = regalia.game(game).deal("types")
    bot = regalia.bot(f"{game}/greedy", seed=1)
    while True:
        for seat in (*range(state.game.players), None):
            assert msgspec.convert(state.view(seat), wire.VIEW)
        if state.to_move is None:
            break
        for move in state.legal_moves()[:3]:
            assert msgspec.convert(state.preview(move), wire.PREVIEW)
        state.play(bot.choose(state.view(state.to_move)))
