"""Looking back on a lost game: the proof that it could have been won, played through."""

import pytest

import regalia
from regalia.games.puppeteer.hindsight import look_back
from regalia.games.replay import steps
from tests.games.puppeteer.boards import BALANCED, OBJECTIVES, kinds, load, named


def built(objective):
    """A board as the builder leaves it when it knows little: some Intrigues away from a win."""
    builder = regalia.bot("puppeteer/search", seed="builder", simulations=20)
    state = regalia.game("puppeteer", objective=objective, reveal=1).deal("hindsight")
    while state.view(0)["phase"] != "intrigue":
        state.play(builder.choose(state.view(0)))
    return state


def looked_back(state):
    record = state.record()
    return look_back((each for each, _ in steps(record)), record["moves"])


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_the_line_is_played_through_to_the_win(objective):
    board = built(objective)
    state = board.copy()
    state.play("stop")
    found = looked_back(state)
    assert found.verdict == "winnable" and found.mistake == "stop"
    assert found.facts["intrigues"] > 2
    assert len(found.line) == (6 if found.facts["intrigues"] == 6 else found.facts["intrigues"] + 1)
    assert [step["step"] for step in found.steps] == list(range(len(found.line) + 1))
    assert {step["steps"] for step in found.steps} == {len(found.line)}
    assert [step.get("move") for step in found.steps] == [None, *found.line]
    for step in found.steps:
        if step["step"]:
            assert step["happened"] == board.play(step["move"]) and step["seat"] == 0
        assert step["view"] == board.view(None)
    assert kinds(found.steps[-1]["happened"])[-1] == "judged"
    assert found.steps[-1]["view"]["outcome"]["won"]
    assert board.outcome.intrigues == found.facts["intrigues"]


def balanced():
    """A finished board that wins as it stands."""
    board, scores = BALANCED["central"]
    return load(board, targets=named(scores))


def test_a_board_that_won_as_it_stood():
    """There is no Intrigue to list, but the end to be declared."""
    state = balanced()
    crossing = next(move for move in state.legal_moves() if move.startswith("swap b1 b2"))
    state.play(crossing)
    state.play("stop")
    found = looked_back(state)
    assert (found.verdict, found.facts["intrigues"], found.line) == ("winnable", 0, [])
    assert found.mistake in (crossing, "stop")
    assert [step.get("move") for step in found.steps] == [None, "stop"]
    assert found.steps[-1]["view"]["outcome"]["won"]


def test_what_cannot_be_won_is_not_played_through():
    state = regalia.game("puppeteer", objective="united").deal("hopeless")
    while state.outcome is None:
        legal = state.legal_moves()
        state.play("stop" if "stop" in legal else legal[0])
    found = looked_back(state)
    assert (found.verdict, found.line, found.steps) == ("lost", [], [])


def test_a_game_that_was_won_needs_no_proof():
    state = balanced()
    state.play("stop")
    assert state.outcome.won
    assert looked_back(state) is None
