"""A game looked back on: the move that lost it is named, and only if one did."""

import random

import pytest

import regalia
from regalia.coach import Judgement, Review, review
from regalia.coach.looking_back import TURNING
from regalia.core.game import Candidate, Outcome
from regalia.games.puppeteer.search import Solver
from tests.games.puppeteer import boards
from tests.games.regicide import positions as regicide
from tests.games.revolution.test_bots import last_cell
from tests.scale import only_prove

# Games with a plain mistake in them


def thrown_away():
    """A game the reflexes would have won, had not somebody near its end made a move that cannot
    survive."""
    quick = regalia.bot("regicide/reflex", seed=1)
    for number in range(200):
        state = regalia.game("regicide", players=2).deal(f"blunder {number}")
        played = []
        while state.to_move is not None:
            played.append(state.copy())
            state.play(quick.choose(state.view(state.to_move)))
        if not state.outcome.won:
            continue
        for before in played[-6:]:
            for move in before.legal_moves():
                if before.preview(move)["survives"] is False:
                    before.play(move)
                    return before
    raise AssertionError("nobody could have lost these games")


@only_prove
def test_the_move_that_lost_a_dealt_game_of_regicide_is_named():
    state = thrown_away()
    number = len(state.moves)
    assert state.outcome.won is False
    found = review(state.record(), simulations=10)
    lost_by = found.lost_by
    assert lost_by is not None
    assert (lost_by.number, lost_by.played.move) == (number, state.moves[-1])
    assert lost_by.played.win == 0
    assert lost_by.best.win > 0.5
    assert lost_by.against[0].kind == "cannot_survive"
    assert found.curve[-1].number == number
    assert found.curve[-1].win == 0


def test_the_move_that_lost_the_last_duel_is_named():
    state = regicide.load("Tc 2h", enemy="Kh", castle="", table=["Kd"], tavern="", jesters=0)
    state.play("play 2h")
    lost_by = review(state.record(), simulations=10).lost_by
    assert lost_by.played.move == "play 2h"
    assert lost_by.best.move == "play Tc"
    assert lost_by.cost == 1
    assert lost_by.instead[0].kind == "wins"


def test_a_discard_may_have_been_named_in_any_order():
    state = regicide.load("Tc 3h 2h 8d", enemy="Kh", phase="discard", table=["Ts", "4c"])
    assert "discard 2h 8d Tc" in state.legal_moves()
    state.play("discard Tc 8d 2h")
    (judgement,) = review(state.record(), simulations=10).judgements
    assert judgement.played.move == "discard 2h 8d Tc"


@pytest.mark.parametrize("side", [0, 1])
def test_a_proven_win_thrown_away_in_revolution_is_called_proven(side):
    state = last_cell(side=side)
    state.play("Mage@c3")
    record = (state.state if side else state).record()
    found = review(record, simulations=10)
    lost_by = found.lost_by
    assert found.loser == lost_by.seat == side
    assert lost_by.proven
    assert lost_by.cost == 1
    assert lost_by.against[0].kind == "loses"
    assert [point.win for point in found.curve] == ([1.0, 0.0] if side == 0 else [0.0, 1.0])


def test_an_intrigue_after_which_nothing_wins_is_named():
    """Four Intrigues are spent and the board is right; a fifth spoils it beyond repair."""
    board = "AAAAAA hDDDDh BDDHHB BHHBBG GBGGNG gNNNNn"
    assert board.upper() == boards.BALANCED["central"][0]
    targets = boards.named(boards.BALANCED["central"][1])
    state = boards.load(board, "central", paid="DHBG", targets=targets)
    solver = Solver()
    for move in state.legal_moves():
        after = state.copy()
        after.play(move)
        if after.to_move is not None and solver.solve(after.array).solvable is False:
            break
    after.play("stop")
    found = review(after.record(), simulations=10)
    assert found.lost_by.number == 1
    assert found.lost_by.proven
    assert found.lost_by.cost == 1
    assert found.lost_by.against[0].kind == "hopeless"
    assert found.judgements[1].cost == 0


def begun():
    """A game that goes on."""
    state = regalia.game("regicide", players=2).deal("half")
    quick = regalia.bot("regicide/greedy", seed=1)
    for _ in range(8):
        state.play(quick.choose(state.view(state.to_move)))
    return state


def test_a_game_that_goes_on_is_reviewed_as_far_as_it_goes():
    heard = []
    found = review(begun().record(), simulations=10, progress=heard.append)
    assert sum(heard) == 8
    assert found.outcome is None
    assert not found.lost
    assert found.lost_by is None
    assert len(found.curve) == len(found.judgements) + 1


def test_where_there_is_no_choice_there_is_nothing_to_judge(monkeypatch):
    state = regicide.load("2h", enemy="Kh", castle="", tavern="", jesters=0)
    assert state.legal_moves() == ["play 2h"]
    state.play("play 2h")
    monkeypatch.setattr("regalia.coach.advice.seated", None)  # nobody is asked
    found = review(state.record())
    assert (found.judgements, found.curve, found.lost, found.lost_by) == ([], [], True, None)


def test_the_same_record_gets_the_same_review():
    record = begun().record()
    assert review(record, simulations=5) == review(record, simulations=5)


def test_a_record_that_does_not_hold_is_not_reviewed():
    record = regalia.game("regicide", players=2).deal("x").record()
    with pytest.raises(regalia.BadRecord) as caught:
        review({**record, "seed": "y"})
    assert caught.value.code == "record/edited"


# What is made of the figures


def judged(number, played, best, *, seat=0, error=0.01, proven=False, game=1):
    error = 0.0 if proven else error
    return Judgement(
        number,
        seat,
        Candidate("played", played, error, proven),
        Candidate("best", best, error, proven),
        5,
        [],
        [],
        game,
    )


def lost_game(*judgements, game="regicide"):
    outcome = Outcome("x", won=False) if game != "revolution" else Outcome("x", winner=0)
    return Review(game, 40, outcome, list(judgements))


def test_the_dearest_mistake_lost_the_game():
    found = lost_game(judged(3, 0.5, 0.62), judged(7, 0.1, 0.45), judged(9, 0.0, 0.12))
    assert [each.number for each in found.turning_points] == [3, 7, 9]
    assert found.lost_by.number == 7


def test_what_is_proven_comes_first():
    found = lost_game(judged(3, 0.2, 0.9), judged(7, 0.0, 0.5, proven=True), game="puppeteer")
    assert found.lost_by.number == 7
    assert found.lost_by.proven


def test_a_mistake_made_good_did_not_lose_the_game():
    found = lost_game(judged(3, 0.2, 0.6), judged(7, 0.7, 0.7))
    assert [each.number for each in found.turning_points] == [3]
    assert found.lost_by is None
    assert found.dearest == found.judgements[:1]
    assert [point.win for point in found.misfortune] == [0.7, 0.0]


def test_a_mistake_that_luck_made_good_did_not_lose_the_game():
    """Before the second mistake the chance was better than ever."""
    found = lost_game(judged(3, 0.3, 0.9), judged(7, 0.4, 0.95))
    assert [each.number for each in found.turning_points] == [3, 7]
    assert found.lost_by.number == 7


def test_only_the_losers_moves_lose():
    """Seat 1 loses; what seat 0 gave away it got back."""
    winner = judged(4, 0.1, 0.9, seat=0)
    found = lost_game(winner, judged(5, 0.3, 0.9, seat=1), game="revolution")
    assert found.loser == 1
    assert found.lost_by.number == 5
    assert found.misfortune is None
    assert [point.win for point in found.curve] == [0.9, 0.1, 0.7, 1.0]


def test_a_match_is_lost_in_its_last_game():
    """Seat 1 lost the first game by a greater mistake, but came back and lost the last one."""
    first, last = judged(5, 0.0, 0.9, seat=1), judged(19, 0.2, 0.6, seat=1, game=3)
    assert lost_game(first, last, game="revolution").lost_by is last


def test_a_fall_within_the_errors_is_no_misfortune():
    assert (
        lost_game(judged(3, 0.9, 0.9, error=0.1), judged(5, 0.1, 0.7, error=0.1)).misfortune is None
    )


def test_a_fall_smaller_than_the_dearest_mistake_is_no_misfortune():
    """Luck took three tenths; a mistake before it cost four, or two."""
    for cost, luck in ((0.4, False), (0.2, True)):
        found = lost_game(judged(3, 0.9 - cost, 0.9), judged(5, 0.2, 0.6 - cost))
        assert bool(found.misfortune) == luck


def test_no_mistake_is_no_mistake():
    found = lost_game(judged(3, 0.5, 0.52), judged(7, 0.3, 0.42, error=0.08))
    assert found.turning_points == []
    assert found.lost_by is None
    assert found.dearest == []


def test_a_won_game_has_turning_points_but_was_not_lost():
    found = Review("regicide", 9, Outcome("last_king", won=True), [judged(3, 0.5, 0.8)])
    assert [each.number for each in found.turning_points] == [3]
    assert found.lost_by is None
    assert found.dearest == []
    assert found.curve[-1].win == 1


def test_noise_is_no_mistake(monkeypatch):
    """Forty moves that are all worth the same: the best-looking one always looks much better than
    the one played, and fresh looks show that it is not."""

    class Noise:
        def __init__(self, seed):
            self.random = random.Random(seed)

        def evaluate(self, view):
            return [Candidate(m, self.random.gauss(0.5, 0.06), 0.06) for m in view["legal_moves"]]

    monkeypatch.setattr("regalia.coach.advice.seated", lambda _, *, seed, **__: Noise(seed))
    from regalia.coach.looking_back import _judge

    view = {"game": "regicide", "legal_moves": [f"move {n}" for n in range(40)]}
    flattered, costs = 0, []
    for number in range(150):
        first = Noise(f"game {number}, all").evaluate(view)
        flattered += max(each.win for each in first) - first[5].win >= TURNING
        played, best = _judge(view, "move 5", f"game {number}", 10)
        costs.append(Judgement(number, 0, played, best, 40, [], []))
    assert flattered > 75
    assert sum(each.turning for each in costs) <= 1
    assert sum(each.cost for each in costs) / len(costs) < 0.03


def test_a_real_difference_is_found_in_the_noise(monkeypatch):
    class Noise:
        def __init__(self, seed):
            self.random = random.Random(seed)

        def evaluate(self, view):
            worth = {"good": 0.7, "bad": 0.4}
            return [
                Candidate(m, self.random.gauss(worth[m], 0.04), 0.04) for m in view["legal_moves"]
            ]

    monkeypatch.setattr("regalia.coach.advice.seated", lambda _, *, seed, **__: Noise(seed))
    from regalia.coach.looking_back import _judge

    view = {"game": "regicide", "legal_moves": ["bad", "good"]}
    played, best = _judge(view, "bad", "seed", 10)
    assert best.move == "good"
    assert best.error == pytest.approx(0.02)
    assert Judgement(1, 0, played, best, 2, [], []).turning
