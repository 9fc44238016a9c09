"""Advice: few moves, best first, from what the asker knows and nothing else."""

import pytest

import regalia
from regalia import games
from regalia.coach import advise
from regalia.coach.advice import odds
from regalia.core.chance import stream
from regalia.core.game import Candidate
from tests.games.puppeteer import boards
from tests.games.puppeteer import test_redeal as redeals_of_puppeteer
from tests.games.regicide import positions as regicide
from tests.games.regicide.test_redeal import redealt
from tests.games.regicide.walk import sample_states
from tests.games.revolution import test_redeal as redeals_of_revolution
from tests.games.revolution.test_bots import WINS, last_cell

DEALS = [
    ("regicide", {"players": 1}),
    ("regicide", {"players": 3}),
    ("revolution", {"system": "old_style"}),
    ("revolution", {"system": "secret_draft"}),
    ("puppeteer", {"objective": "border"}),
]


def advice(state, **settings):
    return advise(state.view(state.to_move), state.preview, simulations=4, **settings)


@pytest.mark.parametrize(("game", "options"), DEALS)
def test_the_best_three_moves_best_first(game, options):
    state = regalia.game(game, **options).deal("advice")
    quick = regalia.bot(f"{game}/greedy", seed=1)
    for _ in range(6):
        found = advice(state)
        wins = [each.candidate.win for each in found]
        assert len(found) == min(3, len(state.legal_moves()))
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= win <= 1 for win in wins)
        assert {each.candidate.move for each in found} <= set(state.legal_moves())
        assert all(each.candidate.proven or each.candidate.error > 0 for each in found)
        assert [each.candidate for each in found] == [each.candidate for each in advice(state)]
        state.play(quick.choose(state.view(state.to_move)))


def test_more_or_fewer_moves_if_asked_for():
    state = regalia.game("regicide", players=2).deal("few")
    assert len(advice(state, most=1)) == 1
    assert len(advice(state, most=5)) == 5


def test_advice_is_blind_to_what_is_hidden():
    """Another truth behind the same view: the same moves, odds and reasons."""
    changed = 0
    for number, state in enumerate(sample_states({"players": 2}, 12, seed="coach")):
        seat = state.to_move
        twin = state.game.load(redealt(state.view(seat), stream(number)))
        changed += twin.position()["hands"] != state.position()["hands"]
        assert advice(twin) == advice(state)
    assert changed > 6


@pytest.mark.parametrize(
    ("game", "options", "redeal"),
    [
        ("revolution", {"system": "secret_random"}, redeals_of_revolution.redealt),
        ("puppeteer", {"objective": "central"}, redeals_of_puppeteer.redealt),
    ],
)
def test_advice_is_blind_in_the_other_games_too(game, options, redeal):
    changed = 0
    for number in range(4):
        state = regalia.game(game, **options).deal(f"blind {number}")
        quick = regalia.bot(f"{game}/greedy", seed=number)
        for _ in range(4 + number):
            state.play(quick.choose(state.view(state.to_move)))
        (other,) = redeal(state.view(state.to_move), stream(number))
        twin = state.game.load(other)
        changed += twin.position() != state.position()
        assert advice(twin) == advice(state)
    assert changed > 2


def test_nobody_is_advised_out_of_turn():
    state = regalia.game("regicide", players=2, first=0).deal(1)
    with pytest.raises(regalia.BadOption) as caught:
        advise(state.view(1), state.preview)
    assert caught.value.code == "bot/not_to_move"


def test_a_win_at_hand_is_advised_with_its_reason():
    state = regicide.load("Tc 2h", enemy="Kh", castle="", table=["Kd"], tavern="", jesters=0)
    best = advice(state)[0]
    assert best.candidate.move == "play Tc"
    assert best.candidate.win == 1
    assert best.reasons[0].kind == "wins"


def test_what_is_proven_is_called_proven():
    found = {each.candidate.move: each.candidate for each in advice(last_cell())}
    assert set(found) == WINS
    assert all(each == Candidate(each.move, 1.0, 0.0, proven=True) for each in found.values())
    board, scores = boards.BALANCED["border"]
    state = boards.load(board, "border", targets=boards.named(scores))
    best = advice(state)[0]
    assert best.candidate == Candidate("stop", 1.0, 0.0, proven=True)
    assert best.reasons[0].kind == "peace"


def test_an_estimate_is_not_called_proven():
    for game in games.NAMES:
        state = regalia.game(game).deal("estimate")
        assert not any(each.candidate.proven for each in advice(state))


def test_equal_odds_prefer_the_proven_win_and_avoid_the_proven_loss(monkeypatch):
    class Player:
        def evaluate(self, view):
            proven = {"b", "d"}
            wins = dict(zip("abcd", (1.0, 1.0, 0.0, 0.0), strict=True))
            return [Candidate(m, wins[m], 0.1, m in proven) for m in view["legal_moves"]]

    monkeypatch.setattr("regalia.coach.advice.bot", lambda *_, **__: Player())
    view = {"game": "revolution", "legal_moves": list("dcba")}
    assert [each.move for each in odds(view, seed="", simulations=1)] == ["b", "a", "c", "d"]
