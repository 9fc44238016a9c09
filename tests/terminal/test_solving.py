"""`regalia solve`: its questions and its answers."""

import json
import re

import pytest

import regalia
from regalia.core import record as records
from regalia.core import texts
from regalia.games.revolution.search import OPEN_SYSTEMS
from regalia.terminal.app import run
from tests.games.puppeteer import boards
from tests.games.revolution.test_bots import last_cell


@pytest.fixture
def solve(tmp_path, capsys, monkeypatch):
    """Solve data from a file. Returns the output, or the code of the refusal."""
    monkeypatch.setenv("COLUMNS", "100")

    def ask(game, data, *arguments):
        path = tmp_path / "asked.json"
        path.write_text(json.dumps(data))
        return said(game, "--position", str(path), *arguments)

    def said(*arguments):
        status = run(["solve", *arguments])
        out, complaint = capsys.readouterr()
        lines = [line for line in complaint.splitlines() if not line.startswith("Compiling")]
        return " ".join(out.split()) if status == 0 else lines[-1].partition(":")[0]

    ask.said = said
    return ask


def old_style():
    return last_cell(options={"system": "old_style"})


def test_options_need_not_be_given_again(solve):
    state = old_style()
    told = solve("revolution", state.position())
    assert "Regality (first player) wins in 1 ply" in told
    assert "Best moves: Minister@c3 b2" in told
    same = solve("revolution", state.position(), "-o", "system=old_style", "--json")
    assert json.loads(same)[0]["distance"] == 1
    assert (
        solve("revolution", state.position(), "-o", "system=standard") == "position/other_options"
    )
    assert solve("revolution", state.record(), "--numbered", "yes") == "position/other_options"
    assert solve("puppeteer", state.position()) == "position/other_game"
    assert solve("puppeteer", state.record()) == "position/other_game"


def test_a_record_is_solved_where_it_ends(solve):
    record = old_style().record()
    assert "Regality (first player) wins in 1 ply" in solve("revolution", record)
    assert solve("revolution", {**record, "rules": 1}) == "record/edited"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_winning_side_is_named(solve, language):
    told = solve("revolution", old_style().position(), "--lang", language)
    side = texts.say(language, "revolution-side-0")
    assert texts.say(language, "revolution-solve-first", side=side) in told


def test_a_finished_game_is_called_finished(solve):
    state = last_cell()
    while state.to_move is not None:
        state.play(state.legal_moves()[0])
    for data in (state.position(), state.record()):
        told = solve("revolution", data)
        assert f"({texts.say('en', f'revolution-side-{state.outcome.winner}')}) wins" in told
        assert "over: " in told
        assert "provable" not in told
    (verdict,) = json.loads(solve("revolution", state.position(), "--json"))
    assert (verdict["winner"], verdict["proven"]) == (state.outcome.winner, True)
    assert (verdict["phase"], verdict["best"], verdict["estimate"]) == ("over", [], None)


@pytest.mark.parametrize("system", ["draft", "secret_draft"])
def test_a_draft_is_not_solved_and_it_says_why(solve, system):
    state = regalia.game("revolution", system=system).deal(1)
    told = solve("revolution", state.position())
    assert "not solved: the draft is not over yet" in told
    assert "provable" not in told
    assert re.search(r"estimated and not proven: (take|keep) ", told)


def test_who_plays_first_must_be_chosen(solve):
    state = last_cell(options={"match": "best_of_three"})
    state.play("Mage@c3")
    assert state.view(None)["phase"] == "choose"
    assert "it is not chosen yet who plays first" in solve("revolution", state.position())


def test_an_estimate_is_always_the_same(solve):
    state = regalia.game("revolution", first="regality").deal(3).position()
    pool = sorted({*state["neutral"], *state["aside"]} - {"Merchant"})
    state |= {"neutral": ["Merchant", *pool[:4]], "aside": pool[4:]}
    first, second = (json.loads(solve("revolution", state, "--json"))[0] for _ in range(2))
    assert first["estimate"] == second["estimate"] is not None


def test_the_cards_that_are_solved_are_shown(solve):
    seconds = ("--seconds", "0.01")
    start = regalia.game("revolution").deal(0).position()
    told = solve.said("revolution", *seconds)
    for card in start["neutral"]:
        assert texts.say("en", f"revolution-card-{card}") in told
    data = json.loads(solve.said("revolution", *seconds, "--json"))
    assert all(row["neutral"] == start["neutral"] for row in data)
    drawn = regalia.game("revolution", system="random").deal(0).position()
    (row, *_) = json.loads(solve.said("revolution", "--system", "random", *seconds, "--json"))
    assert row["areas"] == drawn["areas"]


def test_the_systems_that_can_be_solved_from_the_start_are_those_named(capsys):
    for system in ("standard", "old_style", "random", "draft", "secret_random", "secret_draft"):
        status = run(["solve", "revolution", "--system", system, "--seconds", "0.01"])
        complaint = capsys.readouterr().err
        assert (status == 0) is (system in OPEN_SYSTEMS)
        if status:
            assert complaint.strip().endswith(f"it can be: {', '.join(OPEN_SYSTEMS)}.")


def test_a_board_is_not_taken_for_one_of_another_objective(solve):
    board, scores = boards.BALANCED["divide"]
    state = boards.load(board, "divide", targets=boards.named(scores))
    told = solve("puppeteer", state.position())
    assert "Proven: this board wins as it stands." in told
    assert solve("puppeteer", state.position(), "--objective", "united") == "position/other_options"
    old = {part: value for part, value in state.position().items() if part != "options"}
    assert "wins as it stands" not in solve("puppeteer", old)
    assert "wins as it stands" in solve("puppeteer", old, "--objective", "divide")


def test_a_record_of_puppeteer_is_solved_where_its_board_was_finished(solve):
    board, scores = boards.BALANCED["united"]
    state = boards.load(board, "united", targets=boards.named(scores))
    state.play(state.legal_moves()[0])
    told = solve("puppeteer", state.record())
    assert "Proven: this board wins as it stands." in told
    edited = records.sealed({**state.record(), "options": {**state.game.options, "reveal": 9}})
    assert solve("puppeteer", edited) == "record/options"
