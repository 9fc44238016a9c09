"""Bots and simulations."""

import json
from collections import Counter

import numpy as np
import pytest

import regalia
from regalia.core.chance import stream
from regalia.core.game import Bot, Outcome
from regalia.games.regicide import batch, moves
from regalia.games.regicide.outcome import RegicideOutcome
from regalia.players.intervals import wilson
from regalia.players.simulation import Simulation
from tests.games.regicide.positions import load
from tests.games.regicide.test_redeal import redealt
from tests.games.regicide.walk import OPTIONS, Walker, name, sample_states
from tests.likely import chance_of
from tests.scale import covering, prove, size

OTHERS = [options for options in OPTIONS if options["overpay"] == "allowed"]


def test_the_public_face():
    game = regalia.game("regicide", players=2)
    state = game.deal(seed=7)
    bot = regalia.bot("regicide/greedy", seed=3)
    while state.to_move is not None:
        view = json.loads(json.dumps(state.view(state.to_move)))
        state.play(bot.choose(view))
    assert state.outcome is not None


@prove
@pytest.mark.parametrize("bot_name", ["random", "greedy"])
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_bots_only_play_legal_moves(options, bot_name):
    bot = regalia.bot(f"regicide/{bot_name}", seed=1)
    for state in sample_states(options, size(4, 30), seed="bots"):
        view = state.view(state.to_move)
        assert bot.choose(view) in view["legal_moves"]


@prove
def test_bots_cannot_see_what_is_hidden():
    """Handed another truth behind the same view, they choose the same."""
    for options in OTHERS:
        for number, state in enumerate(sample_states(options, size(6, 15), seed="blind")):
            seat = state.to_move
            twin = state.game.load(redealt(state.view(seat), stream(number)))
            for bot_name in ("random", "greedy"):
                one = regalia.bot(f"regicide/{bot_name}", seed=number, simulations=3)
                two = regalia.bot(f"regicide/{bot_name}", seed=number, simulations=3)
                assert one.choose(state.view(seat)) == two.choose(twin.view(seat))
                assert one.evaluate(state.view(seat)) == two.evaluate(twin.view(seat))


def test_a_bot_is_not_asked_out_of_turn():
    state = regalia.game("regicide", players=2, first=0).deal(1)
    for bot_name in ("random", "greedy"):
        bot = regalia.bot(f"regicide/{bot_name}")
        for view in (state.view(1), state.view(None)):
            with pytest.raises(regalia.BadOption) as caught:
                bot.choose(view)
            assert caught.value.code == "bot/not_to_move"


def test_evaluations_are_win_shares_with_errors():
    state = load("Kc 2h 3d", enemy="Kh", castle="", jesters=0)
    bot = regalia.bot("regicide/greedy", seed=1, simulations=50)
    odds = {candidate.move: candidate for candidate in bot.evaluate(state.view(0))}
    assert set(odds) == set(state.legal_moves())
    assert odds["play Kc"].win == 1.0
    assert odds["play 2h"].win == 0.0
    assert all(0 < candidate.error < 0.1 for candidate in odds.values())
    assert bot.evaluate(state.view(0))[0].move == "play Kc"


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: regalia.bot("regicide/genius"), "bot/unknown"),
        (lambda: regalia.bot("chess/random"), "game/unknown"),
        (lambda: regalia.bot("regicide/random", speed=5), "option/unknown"),
        (lambda: regalia.bot("regicide/random", simulations=0), "option/number"),
        (lambda: regalia.bot("regicide/random", seed=1.5), "option/seed"),
        (lambda: regalia.game("chess"), "game/unknown"),
        (lambda: regalia.game("regicide", colour="red"), "option/unknown"),
        (lambda: regalia.game("regicide", overpay="maybe"), "option/value"),
        (lambda: regalia.simulate("regicide", bots="genius"), "bot/unknown"),
        (lambda: regalia.simulate("regicide", players=3, bots="random,greedy"), "bot/count"),
        (lambda: regalia.simulate("regicide", games=0), "option/number"),
        (lambda: regalia.simulate("regicide", games=1.5), "option/number"),
        (lambda: regalia.simulate("regicide", threads=0), "option/number"),
        (lambda: regalia.simulate("regicide", budget=5), "option/value"),
        (lambda: regalia.simulate("regicide", budget={"seed": 1}), "option/value"),
        (lambda: regalia.simulate("regicide", budget={"speed": 1}), "option/unknown"),
        (lambda: regalia.simulate("regicide", players=7), "option/value"),
        (lambda: regalia.game("regicide", players=2).deal(1).view(2), "option/seat"),
        (lambda: regalia.game("regicide", players=2).deal(1).view(True), "option/seat"),
    ],
)
def test_bad_names_and_numbers(call, code):
    with pytest.raises(regalia.BadOption) as caught:
        call()
    assert caught.value.code == code
    assert str(caught.value)


# Bots as objects


class First(Bot):
    """The first legal move: all that a bot has to define."""

    __hash__ = None

    def __init__(self):
        self.seats = Counter()

    def choose(self, view):
        self.seats[view["seat"]] += 1
        return view["legal_moves"][0]


class Named(First):
    name = "the first"


def test_a_bot_of_ones_own_plays_in_every_seat():
    mine = First()
    result = regalia.simulate("regicide", players=3, bots=[mine], games=4, seed=1)
    assert result.bots == ["First"] * 3
    assert result.games == result.counts["lost"] == 4
    assert result.moves == mine.seats.total()
    assert set(mine.seats) == {0, 1, 2}
    again = regalia.simulate("regicide", players=3, bots=First(), games=4, seed=1)
    assert (again.moves, again.outcomes) == (result.moves, result.outcomes)


def test_objects_and_names_play_together():
    mine, other = First(), Named()
    bots = (mine, "regicide/greedy", other)
    result = regalia.simulate("regicide", players=3, bots=bots, games=4, seed=1)
    assert result.bots == ["First", "greedy", "the first"]
    assert set(mine.seats) == {0}
    assert set(other.seats) == {2}
    # Whoever is named has the budget
    limit = {"simulations": 3}
    pair = regalia.simulate("regicide", players=2, bots=[mine, "search"], games=1, budget=limit)
    assert pair.bots == ["First", "search"]


@pytest.mark.parametrize(
    ("bots", "settings", "code"),
    [
        ([First()], {"threads": 2}, "bot/threads"),
        ([First(), "greedy"], {"threads": 64}, "bot/threads"),
        ([First(), "genius"], {}, "bot/unknown"),
        ([First], {}, "bot/unknown"),
        ([First(), 5], {}, "bot/unknown"),
        ([First(), First(), First()], {}, "bot/count"),
        ([First()], {"budget": {"simulations": 5}}, "option/unknown"),
    ],
)
def test_objects_that_cannot_play_are_refused(bots, settings, code):
    with pytest.raises(regalia.BadOption) as caught:
        regalia.simulate("regicide", players=2, bots=bots, games=1, **settings)
    assert caught.value.code == code
    assert str(caught.value)


def test_an_illegal_move_of_a_bot_of_ones_own_is_told():
    class Cheat(Bot):
        def choose(self, _view):
            return "play Kh Kd"

    with pytest.raises(regalia.IllegalMove):
        regalia.simulate("regicide", bots=[Cheat()], games=1)


def test_a_bot_need_not_say_what_it_thinks():
    state = regalia.game("regicide").deal(1)
    with pytest.raises(regalia.RegaliaError, match="First") as caught:
        First().evaluate(state.view(0))
    assert caught.value.code == "bot/silent"


# Simulations


def test_wilsons_interval():
    share = wilson(18, 100)
    assert (round(share.low, 4), round(share.high, 4)) == (0.1170, 0.2667)
    assert wilson(0, 50).low == 0.0
    assert wilson(0, 50).high > 0.05
    assert wilson(50, 50).high == 1.0
    assert wilson(0, 0).high == 1.0


def test_a_tally_tells_wins_first_and_splits_nothing_by_who_moved_last():
    result = Simulation("regicide", {"players": 2}, [], "", 1)
    for won, reason, medal in ((False, "stuck", None), (True, "last_king", "gold")):
        result.outcomes[RegicideOutcome(reason=reason, won=won, medal=medal)] += 1
    assert list(result.counts)[:2] == ["won", "lost"]
    assert set(result.counts) == {"won", "lost", "medal gold", "reason last_king", "reason stuck"}
    other = Simulation("revolution", {}, [], "", 1)
    for winner in (1, None, 0):
        other.outcomes[Outcome(reason="allies", winner=winner)] += 1
    assert list(other.counts) == ["winner 1", "winner 2", "drawn", "reason allies"]
    # Inside the kernel and through views: the same games, the same outcomes
    settings = {"bots": "random", "players": 2, "games": 40, "seed": 1}
    for budget in (None, {"simulations": 1}):
        played = regalia.simulate("regicide", budget=budget, **settings)
        assert {outcome.ended_by for outcome in played.outcomes} == {None}
        assert len(played.outcomes) == 2


def test_a_simulation_counts_every_game_and_does_not_depend_on_threads():
    one = regalia.simulate("regicide", players=3, bots="random", games=50_001, seed=5)
    two = regalia.simulate("regicide", players=3, bots="random", games=50_001, seed=5, threads=2)
    assert one.games == two.games == 50_001
    assert one.counts == two.counts
    assert one.moves == two.moves
    assert one.counts["lost"] + one.counts.get("won", 0) == 50_001
    other = regalia.simulate("regicide", players=3, bots="random", games=50_001, seed=6)
    assert other.moves != one.moves


def test_bots_that_think_do_not_depend_on_threads():
    one, two = (
        regalia.simulate(
            "regicide", players=2, bots="search", games=4, seed=3, threads=threads,
            budget={"simulations": 40},
        )
        for threads in (1, 3)
    )  # fmt: skip
    assert (one.games, one.moves, one.outcomes) == (two.games, two.moves, two.outcomes)
    assert one.games == 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_mixed_bots_in_threads_play_the_same_games(players):
    """Each thread has memory of its own, and nothing left over in it matters."""
    bots = ["greedy", "random", "greedy", "random"][:players]
    one = regalia.simulate("regicide", players=players, bots=bots, games=3000, seed=2)
    game = regalia.game("regicide", players=players)
    results = batch.play(game, bots, "2", 0, 3000)
    assert one.moves == results["moves"].sum()
    assert one.outcomes == batch.tally(game, results)


def test_progress_is_told():
    heard = []
    regalia.simulate("regicide", games=45_000, seed=1, progress=heard.append)
    assert sum(heard) == 45_000
    assert len(heard) > 1


@prove
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_the_compiled_greedy_games_are_those_the_bot_plays_through_views(options):
    game = regalia.game("regicide", **options)
    results = batch.play(game, ["greedy"] * game.players, "same", 0, size(4, 15))
    for number, result in enumerate(results):
        state = game.deal(f"same#{number}")
        assert state.to_move == result["first"]
        bot = regalia.bot("regicide/greedy")
        while state.to_move is not None:
            state.play(bot.choose(state.view(state.to_move)))
        assert state.outcome.reason == ["", "last_king", "uncovered", "stuck"][result["reason"]]
        assert len(state.moves) == result["moves"]


def test_bots_through_views_give_the_same_tally_as_the_kernel():
    kernel = regalia.simulate("regicide", players=2, bots="greedy", games=40, seed="t")
    views = regalia.simulate(
        "regicide", players=2, bots="greedy", games=40, seed="t", budget={"simulations": 1}
    )
    assert kernel.counts == views.counts
    assert kernel.moves == views.moves


@prove
def test_random_players_in_the_kernel_choose_every_legal_move_equally_often():
    """The kernel draws moves without listing them; the list is what it must agree with."""
    minds = np.zeros(1, batch.MIND)
    minds["chance"][0] = stream("uniform")
    for options in covering(OPTIONS):
        checked = 0
        for state in sample_states(options, size(10, 14), seed="choice"):
            legal = set(state.actions())
            if not 1 < len(legal) <= 60:
                continue
            states = state._states
            counts = Counter(
                int(batch.random_action(states[0], minds[0])) for _ in range(40 * len(legal))
            )
            assert set(counts) <= legal
            observed = [counts[action] for action in legal]
            assert chance_of(observed) > 1e-6, [moves.write(a) for a in legal]
            checked += 1
        assert checked >= 3


@pytest.mark.parametrize(("players", "at_least"), [(1, 0.18), (2, 0.20)])
def test_the_rule_of_thumb_reaches_its_mark(players, at_least):
    result = regalia.simulate("regicide", players=players, bots="greedy", games=3000, seed="mark")
    assert result.rates["won"].low > at_least


def test_medals_are_tallied():
    result = regalia.simulate("regicide", players=1, bots="greedy", games=2000, seed="medals")
    medals = sum(count for label, count in result.counts.items() if label.startswith("medal"))
    assert medals == result.counts["won"] > 0


def test_walkers_reach_deep_into_the_game():
    """The sample of states the other tests rely on is not shallow."""
    enemies = Counter(
        state.view(None)["enemy"]["card"][0]
        for options in OTHERS
        for state in sample_states(options, 40, seed="deep")
    )
    assert enemies["Q"] > 10
    assert enemies["K"] > 3
    assert Walker("x", skilled=True).skilled
