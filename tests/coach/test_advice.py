"""Advice: few moves, best first, from what the asker knows and nothing else."""

import re

import pytest

import regalia
from regalia import games
from regalia.coach import Advice, advise, hardly_matters
from regalia.coach.advice import odds
from regalia.core import texts
from regalia.core.chance import stream
from regalia.core.game import Candidate
from regalia.terminal.coaching import odds_text, show_advice
from regalia.terminal.play import painter_of
from regalia.terminal.voice import Voice
from tests.games.puppeteer import boards
from tests.games.puppeteer import test_redeal as redeals_of_puppeteer
from tests.games.regicide import positions as regicide
from tests.games.regicide.test_redeal import redealt
from tests.games.regicide.walk import sample_states
from tests.games.revolution import test_redeal as redeals_of_revolution
from tests.games.revolution.test_bots import WINS, last_cell
from tests.scale import PROVING, prove, size

DEALS = [
    ("regicide", {"players": 1}),
    ("regicide", {"players": 3}),
    ("revolution", {"system": "old_style"}),
    ("revolution", {"system": "secret_draft"}),
    ("puppeteer", {"objective": "border"}),
]


def advice(state, **settings):
    return advise(state.view(state.to_move), state.preview, simulations=4, **settings)


@prove
@pytest.mark.parametrize(("game", "options"), DEALS)
def test_the_best_three_moves_best_first(game, options):
    state = regalia.game(game, **options).deal("advice")
    quick = regalia.bot(f"{game}/greedy", seed=1)
    for _ in range(size(1, 6)):
        found = advice(state)
        wins = [each.candidate.win for each in found]
        assert len(found) == min(3, len(state.legal_moves()))
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= win <= 1 for win in wins)
        assert {each.candidate.move for each in found} <= set(state.legal_moves())
        assert all(each.candidate.proven or each.candidate.error > 0 for each in found)
        if PROVING:  # it takes a while
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
    for game in games.names():
        state = regalia.game(game).deal("estimate")
        view = state.view(state.to_move)
        few = {**view, "legal_moves": view["legal_moves"][:3]}
        found = advise(few, state.preview, simulations=4)
        assert found
        assert not any(each.candidate.proven for each in found)


def test_whoever_has_tried_all_there_are_has_no_error():
    assert Candidate.counted("a", 6, 6, of=6) == Candidate("a", 1.0, 0.0)
    assert Candidate.counted("a", 3, 6, of=6) == Candidate("a", 0.5, 0.0)
    assert Candidate.counted("a", 1, 1, of=1).error == 0
    some, any_number = Candidate.counted("a", 30, 40, of=120), Candidate.counted("a", 30, 40)
    assert 0 < some.error < any_number.error
    assert some.win == any_number.win


def test_moves_hardly_differ_when_each_may_be_as_good_as_the_best():
    def moves(*pairs):
        return [Candidate("a", win, error) for win, error in pairs]

    assert hardly_matters(moves((1, 0.01), (1, 0.01), (1, 0.01)))
    assert hardly_matters(moves((0.5, 0.02), (0.47, 0.01)))
    assert not hardly_matters(moves((0.5, 0.02), (0.47, 0.009)))
    assert not hardly_matters(moves((1, 0.01)))
    assert not hardly_matters([])


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_odds_never_pass_always_or_never(language):
    voice = Voice(language)

    def numbers(win, error):
        return [int(n) for n in re.findall(r"\d+", odds_text(voice, Candidate("a", win, error)))]

    assert numbers(1.0, 0.126) == [87, 100]
    assert numbers(0.999, 0.001) == [99, 100]
    assert numbers(0.0, 0.04) == [0, 4]
    assert numbers(0.98, 0.02) == [98, 2]
    assert numbers(0.5, 0.02) == [50, 2]
    assert numbers(0.5, 0.0) == [50]


def test_a_hint_says_when_it_hardly_matters(capsys):
    state = regalia.game("revolution", first="regality").deal(1)
    painter = painter_of("revolution", Voice("en"), str)
    for errors, said in (((0.01, 0.01), True), ((0.001, 0.001), False)):
        found = [
            Advice(Candidate(move, win, error), [])
            for move, win, error in zip(state.legal_moves(), (1.0, 0.99), errors, strict=False)
        ]
        show_advice(painter.voice, painter, state, found, why=False)
        assert ("It hardly matters which of these." in capsys.readouterr().out) is said


def test_equal_odds_prefer_the_proven_win_and_avoid_the_proven_loss(monkeypatch):
    class Player:
        def evaluate(self, view):
            proven = {"b", "d"}
            wins = dict(zip("abcd", (1.0, 1.0, 0.0, 0.0), strict=True))
            return [Candidate(m, wins[m], 0.1, m in proven) for m in view["legal_moves"]]

    monkeypatch.setattr("regalia.coach.advice.seated", lambda *_, **__: Player())
    view = {"game": "revolution", "legal_moves": list("dcba")}
    assert [each.move for each in odds(view, seed="", simulations=1)] == ["b", "a", "c", "d"]
