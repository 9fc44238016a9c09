"""The players: always a legal move, from a view alone, the same one for the same seed."""

import itertools
import json
import random

import numpy as np
import pytest

import regalia
from regalia.games.puppeteer import builder, distances, plain, planner, solver
from regalia.games.puppeteer.bots import PuppeteerBot
from regalia.games.puppeteer.search import Solver
from regalia.games.puppeteer.tokens import HOUSES, SCORES
from tests.games.puppeteer.boards import ALL_OPTIONS, OBJECTIVES
from tests.scale import covering, first, only_prove, prove, size

BOTS = ("random", "greedy", "search")
every_bot = pytest.mark.parametrize("name", BOTS)
every_objective = pytest.mark.parametrize("objective", OBJECTIVES)


def bot(name, seed="bot", simulations=2):
    return regalia.bot(f"puppeteer/{name}", seed=seed, simulations=simulations)


def played(options, name, seed, simulations=2):
    state = regalia.game("puppeteer", **options).deal(seed)
    player = bot(name, f"of {seed}", simulations)
    while state.to_move is not None:
        move = player.choose(state.view(0))
        assert move in state.legal_moves()
        state.play(move)
    return state


@prove
@pytest.mark.parametrize("name", first(2, BOTS))  # games of `search` are played below
@pytest.mark.parametrize("options", covering(ALL_OPTIONS), ids=str)
def test_a_bot_plays_a_whole_game_of_legal_moves(name, options):
    state = played(options, name, "whole")
    assert state.outcome.intrigues <= 6


@prove
@every_bot
@pytest.mark.parametrize("objective", first(2, OBJECTIVES))
def test_the_same_seed_plays_the_same_game(name, objective):
    options = {"objective": objective, "reveal": 1}
    assert played(options, name, "same").moves == played(options, name, "same").moves


@prove
@every_bot
@every_objective
def test_a_bot_does_not_see_what_is_hidden(name, objective):
    """Hidden Identities and the pile's order exchanged: the same move."""
    chance = random.Random(objective)
    state = regalia.game("puppeteer", objective=objective, reveal=1, lookahead=0).deal("hidden")
    walker = bot("greedy")
    asked = 0
    while state.view(0)["phase"] != "intrigue":
        position = state.position()
        hidden = [house for house in HOUSES if house not in state.view(0)["targets"]]
        scores = [position["targets"][house] for house in hidden]
        chance.shuffle(scores)
        position["targets"] |= dict(zip(hidden, scores, strict=True))
        pile = list(position["pile"])
        known = 0 if state.view(0)["phase"] == "reveal" else 1
        rest = pile[known:]
        chance.shuffle(rest)
        position["pile"] = "".join(pile[:known] + rest)
        twin = state.game.load(position)
        assert json.dumps(twin.view(0)) == json.dumps(state.view(0))
        if len(state.moves) % size(12, 5) == 0:
            asked += 1
            assert bot(name).choose(twin.view(0)) == bot(name).choose(state.view(0))
        state.play(walker.choose(state.view(0)))
    assert asked > size(2, 5)


@every_bot
def test_a_bot_that_is_not_to_move_says_so(name):
    state = regalia.game("puppeteer").deal(1)
    for view in (state.view(None), {}, None, {**state.view(0), "legal_moves": []}):
        with pytest.raises(regalia.BadOption) as caught:
            bot(name).choose(view)
        assert caught.value.code == "bot/not_to_move"


def test_search_wins_nearly_every_game():
    """One game of each kind, with a twentieth of the thought of the measured table."""
    kinds = covering(ALL_OPTIONS)
    won = sum(played(options, "search", "wins", 10).outcome.won for options in kinds)
    assert won >= len(kinds) - 2


@only_prove
@pytest.mark.parametrize("options", [o for o in ALL_OPTIONS if o["lookahead"] == 0], ids=str)
def test_search_wins_whatever_the_options(options):
    games = 12
    won = sum(played(options, "search", f"wins#{n}", 10).outcome.won for n in range(games))
    assert won >= games - 1 - (options["reveal"] == 1)


@every_objective
def test_greedy_wins_now_and_then_and_random_never(objective):
    result = regalia.simulate("puppeteer", bots="greedy", games=4000, seed=1, objective=objective)
    assert result.counts["won"] > 40
    result = regalia.simulate("puppeteer", bots="random", games=4000, seed=1, objective=objective)
    assert result.counts["won"] < 5


@pytest.mark.parametrize("name", ["random", "greedy"])
@every_objective
def test_compiled_games_have_the_moves_a_game_has(name, objective):
    """Three reveals, 35 placements, the Intrigues, and `stop` unless the sixth has ended it."""
    game = regalia.game("puppeteer", objective=objective)
    from regalia.games.puppeteer import batch

    results = batch.play(game, [name], "deals", 0, 200)
    assert set(results["moves"] - results["intrigues"]) <= {38, 39}  # 3 reveals, 35, perhaps stop
    sixes = results["intrigues"] == 6
    assert set((results["moves"] - results["intrigues"])[sixes]) <= {38}
    assert set((results["moves"] - results["intrigues"])[~sixes]) == {39}


@every_objective
def test_a_bot_takes_over_in_the_middle_of_a_game(objective):
    """A board somebody else has begun, then another board: no plan is carried over wrongly."""
    player = bot("search")
    for number in range(3):
        state = regalia.game("puppeteer", objective=objective, reveal=2).deal(f"middle#{number}")
        chance = random.Random(number)
        for _ in range(8 + 5 * number):
            state.play(chance.choice(state.legal_moves()))
        while state.to_move is not None:
            move = player.choose(state.view(0))
            assert move in state.legal_moves()
            state.play(move)


def test_asked_twice_the_bot_answers_twice():
    state = regalia.game("puppeteer", objective="central").deal(3)
    player = bot("search")
    for _ in range(3):
        state.play(player.choose(state.view(0)))
    for _ in range(12):
        view = state.view(0)
        player.choose(view)
        move = player.choose(view)
        assert move in state.legal_moves()
        state.play(move)


@every_objective
def test_search_plays_the_solvers_intrigues_and_stops_where_nothing_helps(objective):
    state = played({"objective": objective, "reveal": 3}, "search", "ends", 5)
    fresh = state.game.deal("ends")
    for move in state.moves[:38]:
        fresh.play(move)
    verdict = Solver().solve(fresh.array)
    assert verdict.proven
    if verdict.solvable:
        assert state.outcome.won
        assert state.outcome.intrigues == verdict.intrigues
    lost = regalia.game("puppeteer", objective=objective).deal("lost")
    chance = random.Random(5)
    while lost.view(0)["phase"] != "intrigue":
        lost.play(chance.choice(lost.legal_moves()))
    assert not Solver().solve(lost.array).solvable
    assert bot("search").choose(lost.view(0)) == "stop"


@prove
@pytest.mark.parametrize("name", first(1, BOTS[::-1]))
@pytest.mark.parametrize("objective", first(1, OBJECTIVES))
def test_odds_are_for_every_move_and_best_first(name, objective):
    state = regalia.game("puppeteer", objective=objective, reveal=2).deal("odds")
    chance = random.Random(2)
    walker = bot("greedy")
    seen = set()
    while state.to_move is not None:
        view = state.view(0)
        if (view["phase"], view["intrigues"]) not in seen:
            seen.add((view["phase"], view["intrigues"]))
            found = bot(name).evaluate(view)
            assert sorted(c.move for c in found) == sorted(state.legal_moves())
            wins = [candidate.win for candidate in found]
            assert wins == sorted(wins, reverse=True)
            assert all(0 <= win <= 1 for win in wins)
            errors = {candidate.error for candidate in found}
            assert errors == {0.0} if view["phase"] == "intrigue" else min(errors) > 0
        legal = state.legal_moves()
        state.play(walker.choose(view) if len(legal) < 50 else chance.choice(legal[:-1]))
        if len(seen) > 3:
            break
    assert {phase for phase, _ in seen} == {"reveal", "expansion", "intrigue"}


@prove
@pytest.mark.parametrize("objective", first(2, OBJECTIVES))
@pytest.mark.parametrize("reveal", [3, 1])
def test_odds_of_the_last_placement_are_over_what_is_still_hidden(objective, reveal):
    """The board is full then: the odds are the share of arrangements the solver wins."""
    state = regalia.game("puppeteer", objective=objective, reveal=reveal).deal("last")
    player = bot("search", simulations=5)
    while sum(state.view(0)["pile"].values()) or state.view(0)["phase"] == "reveal":
        state.play(player.choose(state.view(0)))
    found_by = bot("search")
    (found,) = found_by.evaluate(state.view(0))
    assert found.move == state.legal_moves()[0]
    known = state.view(0)["targets"]
    hidden = [house for house in HOUSES if house not in known]
    listed = [n for n in SCORES[OBJECTIVES.index(objective)] if n not in known.values()]
    won = asked = 0
    for order in itertools.permutations(listed):
        position = state.position()
        position["targets"] = known | dict(zip(hidden, order, strict=True))
        twin = state.game.load(position)
        twin.play(found.move)
        verdict = Solver().solve(twin.array, nodes=planner.LIMIT)
        won += bool(verdict.solvable)
        asked += 1
    assert asked == (6 if reveal == 3 else 120)
    assert found.win == won / asked
    assert found.proven == (won == asked)  # nothing is left to plan
    assert found.error == (0.0 if found.proven else found_by.SLIP)


def test_an_estimate_has_no_error_of_what_was_asked_about():
    """Three Identities are hidden: all six arrangements are, so that only the plan is in doubt."""
    state = regalia.game("puppeteer", reveal=3).deal("m1")
    walker = bot("greedy")
    while state.view(0)["phase"] == "reveal":
        state.play(walker.choose(state.view(0)))
    found = bot("search").evaluate(state.view(0))
    sure = [each for each in found if each.win == 1]
    assert sure
    assert {(each.error, each.proven) for each in sure} == {(PuppeteerBot.SLIP, False)}


@prove
@pytest.mark.parametrize("objective", first(2, OBJECTIVES))
def test_the_plan_agrees_with_what_is_laid(objective):
    """What is within reach is laid where the plan has it, and the plan holds six of each House."""
    state = regalia.game("puppeteer", objective=objective, reveal=1).deal("plan")
    player = bot("search", simulations=5)
    mind = player._planner
    while state.view(0)["phase"] != "intrigue":
        state.play(player.choose(state.view(0)))
        if state.view(0)["phase"] == "expansion" and len(state.moves) > 2:
            plan = mind._plans[0]
            assert sorted(np.bincount(plan["house"], minlength=6)) == [6] * 6
            assert mind._goes_on(plain.fields_of(plain.read_view(state.view(0))))
    assert "".join(state.view(0)["board"]) == "".join("DHBGNA"[h] for h in mind._plans[0]["house"])


def test_what_the_builder_counts_as_won_is_won():
    """The marks of `improve` against the solver, arrangement by arrangement."""
    state = regalia.game("puppeteer", objective="united", reveal=2).deal("marks")
    player = bot("search", simulations=50)
    mind = player._planner
    while state.view(0)["phase"] != "intrigue":
        state.play(player.choose(state.view(0)))
    plan, scratches = mind._plans[0], np.zeros(1, solver.SCRATCH)
    assert plan.checked
    lost = 0
    for number, order in enumerate(planner.ORDERS[4]):
        slots = plan.known.copy()
        for each in range(4):
            slots[plan.unknown[each]] = plan.places[order[each]]
        board = solver.Board(plan.house, np.uint64(0), 0, slots)
        said = solver.solve_into(scratches, board, 6, distances.steps(0), planner.LIMIT)
        assert (said >= 0) == (mind._marks[number] == builder.WON)
        lost += said < 0
    assert lost == plan.lost


def test_a_plan_is_worth_the_mean_over_all_arrangements():
    plans = np.zeros(2, builder.PLAN)
    plan = plans[0]
    chance = random.Random(1)
    cells = [house for house in range(6) for _ in range(6)]
    chance.shuffle(cells)
    plan.house[:] = cells
    plan.known[:] = [3, -1, -1, 0, -1, -1]
    plan.unknown[:4], plan.places[:4], plan.hidden = [1, 2, 4, 5], [1, 2, 4, 5], 4
    builder.judge_of(plans, distances.steps(1), planner.ORDERS[4])
    total = 0.0
    for order in planner.ORDERS[4]:
        steps = plan.need[0, 3] + plan.need[3, 0]
        steps += sum(plan.need[plan.unknown[n], plan.places[order[n]]] for n in range(4))
        total += builder.WORTH[min(steps, len(builder.WORTH) - 1)]
    assert plan.value == pytest.approx(total / 24)


def test_the_scores_to_reveal_are_of_the_list():
    from regalia.games.puppeteer.policies import REVEALS

    for objective, listed in enumerate(SCORES):
        assert len(set(REVEALS[objective].tolist())) == 3
        assert set(REVEALS[objective].tolist()) <= set(listed)
    # Central and Border are one game: 6 - s
    assert REVEALS[2].tolist() == [6 - s for s in REVEALS[3].tolist()]
