"""The solver against a plain search, against itself, and against what is known."""

import random
import time

import numpy as np
import pytest

import regalia
from regalia.games.revolution import moves, reduce
from regalia.games.revolution.rules import try_action
from regalia.games.revolution.search import Solver, beginning, openings, rules_out_proof
from regalia.games.revolution.state import REPORT
from tests.games.revolution import plain_search
from tests.games.revolution.walk import RULINGS
from tests.scale import PROVING, only_prove, prove, size


def positions(free, count, seed="solver", rulings=None, **options):
    """Random positions with so many free cells and nothing left to chance; under all rulings in
    turn, unless some are given."""
    number = 0
    found = 0
    while found < count:
        number += 1
        chance = random.Random(f"{seed} {number}")
        ruled = RULINGS[number % len(RULINGS)] if rulings is None else rulings
        state = regalia.game("revolution", **ruled, **options).deal(f"{seed}#{number}")
        while state.to_move is not None and 9 - len(state.view(None)["board"]) > free:
            state.play(chance.choice(state.legal_moves()))
        if state.to_move is not None and not rules_out_proof(state.array):
            if 9 - len(state.view(None)["board"]) == free:
                found += 1
                yield state


#: Positions looked for, and how many of them at least are small enough for the plain search.
SETTINGS = [
    ("standard", "no", 2, size(6, 60), size(2, 40)),
    ("standard", "yes", 2, size(4, 40), size(1, 25)),
    ("old_style", "no", 3, size(5, 90), size(1, 50)),
    ("old_style", "yes", 3, size(5, 80), size(2, 50)),
    ("random", "no", 2, size(8, 80), size(4, 60)),
    *([("standard", "no", 3, 40, 3)] if PROVING else []),
]


@prove
@pytest.mark.parametrize(("system", "numbered", "free", "count", "least"), SETTINGS)
def test_the_solver_agrees_with_a_plain_search(system, numbered, free, count, least):
    """Same winner, same distance, and exactly the best moves."""
    solver = Solver(table_bits=18)
    compared = 0
    for state in positions(free, count, system=system, numbered=numbered):
        actions = state.actions()
        values = plain_search.move_values(state.array, actions, size(250_000, 1_000_000))
        if values is None:
            continue
        compared += 1
        mover = state.to_move
        value = max(values, key=plain_search.rank)
        verdict = solver.solve(state.array)
        assert verdict.proven and verdict.complete
        winner = None if value == 0 else mover if value > 0 else 1 - mover
        assert verdict.winner == winner
        if winner is not None:
            assert verdict.distance == abs(value)
        best = [moves.write(a) for a, v in zip(actions, values, strict=True) if v == value]
        assert verdict.best == best
    assert compared >= least


@pytest.mark.parametrize("tower_falls", ["with_covered", "uncovers"])
@pytest.mark.parametrize("ending", ["face_up", "occupied"])
def test_what_is_remembered_says_nothing_of_games_that_only_look_alike(tower_falls, ending):
    """The same field with the other player to move, with Tower and Castle in each other's places:
    a solver that has seen them all says what fresh ones say."""
    shared = Solver(table_bits=16)
    rulings = {"tower_falls": tower_falls, "ending": ending}
    asked = differed = 0
    for state in positions(2, 24, seed="alike", rulings=rulings):
        truth = state.position()
        board = truth["board"]
        swapped = {"Tower": "Castle", "Castle": "Tower"}
        alike = [truth, {**truth, "to_move": 1 - truth["to_move"], "first": 1 - truth["first"]}]
        stones = {it["card"]: cell for cell, it in board.items() if it["card"] in swapped}
        if len(stones) == 2:
            one, two = stones["Tower"], stones["Castle"]
            alike += [
                {**each, "board": {**board, one: board[two], two: board[one]}} for each in alike
            ]
        said = []
        for each in alike:
            try:
                twin = state.game.load(each)
            except regalia.BadPosition:
                continue  # what lies there could not have come about so
            verdict = shared.solve(twin.array, distance=False, every_move=False, nodes=200_000)
            if verdict.proven:
                fresh = Solver(table_bits=12)
                again = fresh.solve(twin.array, distance=False, every_move=False, nodes=400_000)
                assert not again.proven or again.winner == verdict.winner, each
                asked += again.proven
                said.append(verdict.winner)
        differed += len(set(said)) > 1
    assert asked > 25
    assert differed > 2


def laid(*cards):
    """A field, from cards with their cells and allies."""
    return {cell: {"card": card, "ally": ally} for cell, card, ally in cards}


def test_a_draw_stays_a_draw_however_often_it_is_asked_for():
    """Three cards before the sixtieth."""
    board = laid(
        ("a1", "King", 0), ("b1", "Citizen", 0), ("c1", "Pope", 1), ("a2", "Monk", 1),
        ("b2", "Samurai", 1),
    )  # fmt: skip
    gone = ["Princess", "Minister", "General", "Mage", "Cardinal", "Bishop", "Paladin"]
    facts = {"areas": [["Castle", "Queen"], ["Temple", "Saint"]], "neutral": [], "discard": gone}
    game = regalia.game("revolution")
    state = game.load({**facts, "board": board, "to_move": 0, "plies": 57, "first": 1})
    solver = Solver(table_bits=16)
    said = [solver.solve(state.array, distance=False, every_move=False) for _ in range(3)]
    assert [(each.proven, each.winner) for each in said] == [(True, None)] * 3


#: A Tower that fell may uncover a card: then it is not just another Castle.
TOWERS = laid(("c1", "Pope", 1), ("a2", "Citizen", 0), ("c3", "Monk", 1), ("b3", "Bishop", 1))
LEFT = {
    "areas": [
        ["Queen", "General", "King", "Princess", "Minister"],
        ["Cardinal", "Temple", "Saint", "Paladin"],
    ],
    "neutral": ["Dragon"],
    "to_move": 0,
}


@pytest.mark.parametrize(("tower_falls", "alike"), [("with_covered", True), ("uncovers", False)])
def test_where_a_tower_stands_matters_if_its_fall_uncovers(tower_falls, alike):
    game = regalia.game("revolution", tower_falls=tower_falls)
    tower, castle = {"card": "Tower", "ally": 0, "covers": "Mage"}, {"card": "Castle", "ally": 0}
    keys = {
        int(reduce.key_of(game.load({**LEFT, "board": {**TOWERS, **stones}}).array[0]))
        for stones in ({"a1": tower, "b1": castle}, {"a1": castle, "b1": tower})
    }
    assert len(keys) == (1 if alike else 2)


@pytest.mark.parametrize(("tower_falls", "alike"), [("with_covered", True), ("uncovers", False)])
def test_to_whom_a_fallen_tower_points_matters_if_that_is_uncovered(tower_falls, alike):
    """AR-40: its direction is kept."""
    game = regalia.game("revolution", tower_falls=tower_falls)
    keys = set()
    for ally in (0, 1):
        tower = {"card": "Tower", "ally": ally, "covers": "Mage", "down": True, "doomed_by": 1}
        board = {**TOWERS, "a1": tower, "b1": {"card": "Castle", "ally": 0}}
        keys.add(int(reduce.key_of(game.load({**LEFT, "board": board}).array[0])))
    assert len(keys) == (1 if alike else 2)


def test_nothing_is_remembered_of_games_that_the_other_began():
    """The same field after as many cards, with the other player to move."""
    board = laid(
        ("a1", "King", 0), ("b1", "Queen", 0), ("c1", "Mage", 0), ("a2", "Citizen", 1),
        ("b2", "Samurai", 1), ("c2", "Monk", 1),
    )  # fmt: skip
    areas = [["Princess", "Minister", "General"], ["Cardinal", "Saint", "Bishop", "Paladin"]]
    game = regalia.game("revolution")
    gone = ["Castle", "Temple", "Pope"]
    facts = {"board": board, "areas": areas, "neutral": ["Dragon"], "discard": gone, "plies": 6}
    one, two = (game.load({**facts, "to_move": mover, "first": mover}) for mover in (0, 1))
    shared = Solver(table_bits=16)
    shared.solve(one.array)
    again, fresh = shared.solve(two.array), Solver(table_bits=16).solve(two.array)
    assert (again.winner, again.best) == (fresh.winner, fresh.best)
    assert again.nodes > 0.9 * fresh.nodes
    assert shared.solve(two.array).nodes < 0.5 * fresh.nodes  # this is remembered


MIRRORED = str.maketrans("abc", "cba")


def test_what_is_remembered_of_a_mirrored_field_is_no_move_on_this_one():
    solver = Solver(table_bits=16)
    asked = 0
    for state in positions(3, 60, seed="mirror", system="old_style"):
        truth = state.position()
        truth["board"] = {cell.translate(MIRRORED): it for cell, it in truth["board"].items()}
        mirrored = state.game.load(truth)
        for this in (state, mirrored, state):
            verdict = solver.solve(this.array, distance=False, every_move=False)
            if verdict.winner == this.to_move:
                asked += 1
                assert verdict.best[0] in this.legal_moves()
                this = this.copy()
                this.play(verdict.best[0])
                if this.outcome is None:
                    assert solver.solve(this.array, every_move=False).winner == verdict.winner
                else:
                    assert this.outcome.winner == verdict.winner
    assert asked > 30


@prove
def test_two_threads_say_the_same_as_one():
    one, two = Solver(1, table_bits=18), Solver(2, table_bits=18)
    compared = 0
    for state in positions(4, size(3, 12), seed="threads"):
        verdicts = [
            solver.solve(state.array, nodes=size(500_000, 2_000_000)) for solver in (one, two)
        ]
        if verdicts[0].proven and verdicts[1].proven:
            compared += 1
            assert verdicts[0].winner == verdicts[1].winner
            if verdicts[0].complete and verdicts[1].complete:
                assert verdicts[0].best == verdicts[1].best
    assert compared > size(0, 3)


@only_prove
@pytest.mark.parametrize("ending", ["face_up", "occupied"])
def test_old_style_is_won_by_the_first_player_from_the_centre(ending):
    """The known result, one opening of the three; all of them are in benchmarks/RESULTS.md."""
    game = regalia.game("revolution", system="old_style", ending=ending, first="religion")
    state = openings(beginning(game))["b2"]
    verdict = Solver(table_bits=23).solve(state.array, distance=False, every_move=False)
    assert verdict.proven
    assert verdict.winner == 1


@pytest.mark.parametrize(("first", "second"), [("a1", "c3"), ("a1", "c1"), ("b1", "a2")])
def test_turned_and_mirrored_positions_are_one(first, second):
    """Old Style knows all eight; the Historian only left and right; numbers none."""

    def keys(cells, **options):
        game = regalia.game("revolution", first="regality", **options)
        return {int(reduce.key_of(openings(beginning(game))[cell].array[0])) for cell in cells}

    assert len(keys((first, second), system="old_style")) == 1
    assert len(keys((first, second), system="old_style", numbered="yes")) == 2


def test_front_and_behind_leave_the_mirror():
    game = regalia.game("revolution")
    plain = openings(beginning(game, ["Samurai", "Ninja", "Dragon", "Fairy", "Pirate"]))
    sides = openings(beginning(game, ["Samurai", "Ninja", "Dragon", "Fairy", "Sage"]))
    facing = openings(beginning(game, ["Samurai", "Ninja", "Dragon", "Fairy", "Historian"]))

    def classes(opened):
        return len({int(reduce.key_of(state.array[0])) for state in opened.values()})

    assert (classes(plain), classes(sides), classes(facing)) == (3, 4, 6)


def test_what_cannot_matter_any_more_is_not_in_the_key():
    """Old Style: King or General face up are the same; with a Poet about they are not."""
    board = {"b2": {"card": "King", "ally": 0}, "a1": {"card": "Citizen", "ally": 1}}
    others = ["Queen", "Princess", "Minister", "Mage", "Castle"]
    religion = ["Pope", "Cardinal", "Saint", "Bishop", "Paladin", "Monk", "Temple"]

    def key(card, neutral, away):
        lying = {**board, "b2": {"card": card, "ally": 0}}
        position = {
            "board": lying,
            "areas": [others, religion],
            "discard": [away],
            "neutral": neutral,
            "to_move": 0,
            "plies": 4,
        }
        system = "standard" if neutral else "old_style"
        return int(reduce.key_of(regalia.game("revolution", system=system).load(position).array[0]))

    assert key("King", [], "General") == key("General", [], "King")
    assert key("King", ["Poet"], "General") != key("General", ["Poet"], "King")
    assert key("King", ["Pirate"], "General") == key("General", ["Pirate"], "King")
    assert key("King", ["Witch"], "General") != key("General", ["Witch"], "King")


def test_the_merchant_and_hidden_cards_forbid_certainty():
    game = regalia.game("revolution")
    start = beginning(game, ["Merchant", "Ninja", "Dragon", "Fairy", "Sage"])
    with_merchant = openings(start)["b2"]
    verdict = Solver(table_bits=10).solve(with_merchant.array, nodes=10)
    assert (verdict.proven, verdict.provable) == (False, False)
    secret = regalia.game("revolution", system="secret_random").deal(1)
    assert not Solver(table_bits=10).solve(secret.array, nodes=10).provable
    spent = openings(beginning(game, ["Samurai", "Ninja", "Dragon", "Fairy", "Sage"]))["b2"]
    assert Solver(table_bits=10).solve(spent.array, nodes=10).provable


def test_a_finished_game_is_known():
    state = next(iter(positions(1, 1, seed="over", system="old_style"))).copy()
    while state.to_move is not None:
        state.play(state.legal_moves()[0])
    verdict = Solver(table_bits=10).solve(state.array)
    assert (verdict.proven, verdict.winner) == (True, state.outcome.winner)
    assert (verdict.distance, verdict.best, verdict.complete) == (0, [], True)


def test_a_time_limit_is_kept_and_nothing_is_claimed():
    game = regalia.game("revolution")
    state = openings(beginning(game, ["Samurai", "Poet", "Witch", "Fairy", "Necromancer"]))["b2"]
    solver = Solver(table_bits=16)
    solver.solve(state.array, nodes=10)
    begin = time.perf_counter()
    verdict = solver.solve(state.array, seconds=0.3)
    assert time.perf_counter() - begin < 1.5
    assert not verdict.proven
    assert verdict.nodes > 1000
    seen = []
    solver.solve(state.array, seconds=0.3, progress=seen.append)
    assert seen[-1].nodes > 1000
    assert seen[-1].asking == "winner"


def test_the_sixtieth_card_draws_whatever_the_table_remembers():
    """AR-14 is part of the key: the same cards nearer to the limit are another position."""
    state = next(iter(positions(2, 1, seed="limit")))
    far, near = state.array.copy(), state.array.copy()
    mover = int(near["seat"][0])
    near["plies"] = 59
    solver = Solver(table_bits=14)
    assert solver.solve(far).winner is not None
    verdict = solver.solve(near)
    values = set()
    for action in state.actions():
        after = near.copy()
        try_action(after, action, np.zeros(1, REPORT))
        values.add(int(after["winner"][0]))
    if mover in values:
        assert verdict.winner == mover
    else:
        assert verdict.winner == (None if -1 in values else 1 - mover)
    assert verdict.distance in (1, None)


@prove
def test_the_table_starts_anew_with_other_rules():
    """An answer under one ending is not taken for an answer under another."""
    solver = Solver(table_bits=16)
    compared = 0
    for state in positions(3, size(6, 40), seed="rules", system="old_style"):
        verdicts = []
        for ending in (0, 1):
            states = state.array.copy()
            states["ending"] = ending
            if not states["down"].any():
                fresh = Solver(table_bits=14).solve(states, nodes=400_000)
                again = solver.solve(states, nodes=400_000)
                assert (fresh.winner, fresh.distance) == (again.winner, again.distance)
                verdicts.append(again.winner)
        compared += len(verdicts) == 2
    assert compared > size(1, 10)
