"""Dealing the unknown anew from a view: consistent, diverse, uniform, blind to the truth."""

import itertools
import json
import random
from collections import Counter
from math import factorial

import numpy as np
import pytest

import regalia
from regalia.core.chance import stream
from regalia.games.puppeteer import plain, position
from regalia.games.puppeteer.state import STATE
from regalia.games.puppeteer.view import redeal_into
from tests.games.puppeteer.boards import (
    ALL_OPTIONS,
    HOUSES,
    LETTERS,
    OBJECTIVES,
    SCORES,
    any_move,
    game,
    growing,
    load,
    reveal_all,
    sample_states,
)
from tests.likely import chance_of
from tests.rulebook import rule
from tests.scale import covering, prove

every_options = pytest.mark.parametrize(
    "options", covering(ALL_OPTIONS), ids=lambda options: "-".join(map(str, options.values()))
)


def redealt(view, chance, times=1):
    """Random truths behind a view, as positions."""
    views, states = plain.read_view(view), np.zeros(1, STATE)
    for _ in range(times):
        redeal_into(views, chance, states)
        yield position.write(states)


def assert_uniform(counts, kinds):
    assert len(counts) == kinds
    assert chance_of(list(counts.values())) > 1e-4


def hidden_of(deal):
    """The Houses whose Identity is hidden, in the order of their scores."""
    by_score = sorted(deal["targets"], key=deal["targets"].get)
    return tuple(h for h in by_score if deal["targets"][h] not in deal["revealed"])


@rule("AT-7", "AT-9")
@prove
@every_options
def test_a_redeal_cannot_be_told_from_the_truth(options):
    chance = stream(str(options))
    for state in sample_states(options, 12, "redeal"):
        for seat in (0, None):
            view = state.view(seat)
            for deal in redealt(view, chance, 3):
                twin = state.game.load(deal)
                for other in (0, None):
                    assert json.dumps(twin.view(other)) == json.dumps(state.view(other))
                assert twin.legal_moves() == state.legal_moves()
                for part in ("phase", "revealed", "board", "origin", "paid"):
                    assert deal[part] == state.position()[part]
                assert sorted(deal["pile"]) == sorted(state.position()["pile"])


@prove
@every_options
def test_redeals_are_blind_to_the_truth(options):
    """The same view and the same stream give the same deal, whatever lies behind the view."""
    differed = 0
    for number, state in enumerate(sample_states(options, 9, "blind")):
        for truth in redealt(state.view(0), stream(f"blind {number}"), 3):
            twin = state.game.load(truth)
            one = list(redealt(state.view(0), stream("same"), 3))
            two = list(redealt(twin.view(0), stream("same"), 3))
            assert one == two
            differed += truth != state.position()
    assert differed > 6


@prove
@every_options
def test_redeals_can_be_played_to_the_end(options):
    for number, state in enumerate(sample_states(options, 6, "played")):
        for deal in redealt(state.view(0), stream(f"played {number}"), 2):
            twin = state.game.load(deal)
            chance = random.Random(number)
            while twin.to_move is not None:
                twin.play(any_move(twin, chance))
            assert sorted(twin.outcome.targets) == SCORES[options["objective"]]


@rule("TIT-26")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_after_the_raven_a_redeal_is_the_truth(objective):
    states = sample_states({"objective": objective, "reveal": 1}, 12, "truth")
    open_ = [state for state in states if state.view(0)["phase"] == "intrigue"]
    assert open_
    over = open_[0].copy()
    over.play("stop")
    for state in [*open_, over]:
        for deal in redealt(state.view(0), stream("truth"), 4):
            assert state.position() | deal == state.position()


# Identities


@rule("AT-9")
@pytest.mark.parametrize("reveal", [3, 2, 1])
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_hidden_identities_are_uniform(objective, reveal):
    """(6 - k)! arrangements after k reveals, whichever scores were named."""
    state = game(objective, reveal).deal("uniform")
    chance = random.Random(f"{objective} {reveal}")
    while state.view(0)["phase"] == "reveal":
        state.play(chance.choice(state.legal_moves()))
    known = state.view(0)["targets"]
    kinds = factorial(6 - reveal)
    counts = Counter()
    for deal in redealt(state.view(0), stream(f"{objective} {reveal}"), 25 * kinds + 500):
        assert known.items() <= deal["targets"].items()
        assert sorted(deal["targets"].values()) == SCORES[objective]
        counts[hidden_of(deal)] += 1
    assert_uniform(counts, kinds)
    assert hidden_of(state.position()) in counts


@rule("AT-9")
def test_before_and_between_reveals_identities_are_uniform():
    state = game("united", 3).deal("between")
    for count, times in ((720, 7200), (120, 3600), (24, 1200)):
        counts = Counter(hidden_of(deal) for deal in redealt(state.view(0), stream("b"), times))
        assert_uniform(counts, count)
        state.play(state.legal_moves()[2])


# The pile


@rule("AT-7")
@pytest.mark.parametrize("lookahead", [0, 1])
def test_the_next_token_is_as_likely_as_it_is_frequent(lookahead):
    state = growing("DHBGNA DDDHHB", pile="GA", lookahead=lookahead)
    left = state.view(0)["pile"]
    truth = state.position()["pile"]
    counts, last = Counter(), Counter()
    times = 6000
    for deal in redealt(state.view(0), stream(f"next {lookahead}"), times):
        assert deal["pile"][0] == truth[0] == "G"
        if lookahead:
            assert deal["pile"][1] == truth[1] == "A"
        counts[deal["pile"][1 + lookahead]] += 1
        last[deal["pile"][-1]] += 1
    rest = {house[0]: count for house, count in left.items()}
    if lookahead:
        rest["A"] -= 1
    total = sum(rest.values())
    assert set(counts) == {letter for letter in LETTERS if rest[letter]}
    for found in (counts, last):
        expected = [times * rest[letter] / total for letter in LETTERS if rest[letter]]
        observed = [found[letter] for letter in LETTERS if rest[letter]]
        assert chance_of(observed, expected) > 1e-4


def nearly_done(rest, hand, lookahead=0):
    """A board on which as many cells are free as tokens are left."""
    tokens = "".join(letter * 6 for letter in LETTERS)
    for letter in hand + rest:
        tokens = tokens.replace(letter, "", 1)
    tokens = tokens.ljust(36, ".")
    lines = [tokens[at : at + 6] for at in range(0, 36, 6)]
    board = " ".join(line for line in lines if line.strip("."))
    return growing(board, (0, 0), hand + rest, lookahead=lookahead)


@rule("AT-7")
@pytest.mark.parametrize(
    ("rest", "kinds"), [("DHBG", 24), ("DDHB", 12), ("DDHH", 6), ("DDDH", 4), ("DDDD", 1), ("", 1)]
)
def test_every_order_of_the_pile_is_equally_likely(rest, kinds):
    state = nearly_done(rest, "N")
    counts = Counter(deal["pile"] for deal in redealt(state.view(0), stream(rest), 2400))
    assert set(counts) == {"N" + "".join(order) for order in itertools.permutations(rest)}
    if kinds > 1:
        assert_uniform(counts, kinds)


@rule("AT-7")
@pytest.mark.parametrize("rest", ["DHBG", "DDHB", "DDDH", "D", "DD"])
def test_with_lookahead_the_top_of_the_pile_stays(rest):
    state = nearly_done(rest, "D", lookahead=1)
    assert state.view(0)["next"] == "Drave"
    counts = Counter(deal["pile"] for deal in redealt(state.view(0), stream(rest), 1800))
    expected = {"DD" + "".join(order) for order in itertools.permutations(rest[1:])}
    assert set(counts) == expected
    if len(expected) > 1:
        assert_uniform(counts, len(expected))


@rule("AT-7", "AT-9")
def test_pile_and_identities_are_independent():
    state = nearly_done("DH", "N")
    counts = Counter(
        (hidden_of(deal), deal["pile"]) for deal in redealt(state.view(0), stream("both"), 3000)
    )
    assert_uniform(counts, 6 * 2)


@rule("TIT-20")
def test_before_the_first_token_the_whole_pile_is_dealt():
    state = game("central", 2, 1).deal("whole")
    for _ in range(2):
        first, tenth, pairs = Counter(), Counter(), 0
        for deal in redealt(state.view(0), stream("whole"), 2400):
            assert Counter(deal["pile"]) == dict.fromkeys(LETTERS, 6)
            first[deal["pile"][0]] += 1
            tenth[deal["pile"][9]] += 1
            pairs += sum(one == two for one, two in itertools.pairwise(deal["pile"]))
        assert_uniform(first, 6)
        assert_uniform(tenth, 6)
        assert abs(pairs / 2400 - 5) < 0.25
        if state.view(0)["revealed"] == []:
            state.play("reveal 6")


@rule("AT-7")
@pytest.mark.parametrize("lookahead", [0, 1])
def test_the_belief_never_excludes_the_truth(lookahead):
    state = reveal_all(game("border", 3, lookahead).deal("belief"))
    chance = random.Random("belief")
    while state.view(0)["phase"] == "expansion":
        truth = state.position()
        if len(truth["pile"]) < 5:
            deals = list(redealt(state.view(0), stream("belief"), 1500))
            assert truth["pile"] in {deal["pile"] for deal in deals}
            assert hidden_of(truth) in {hidden_of(deal) for deal in deals}
        state.play(any_move(state, chance))


def test_redeals_do_not_depend_on_global_generators():
    view = reveal_all(game().deal("global")).view(0)
    random.seed(1)
    np.random.seed(1)
    one = list(redealt(view, stream("same"), 5))
    random.seed(2)
    np.random.seed(2)
    assert list(redealt(view, stream("same"), 5)) == one
    assert list(redealt(view, stream("other"), 5)) != one
    assert len({json.dumps(deal) for deal in one}) == 5


def test_previews_stand_on_redeals_that_agree():
    """A preview deals anew from the view: the same whatever stream the game itself had."""
    state = load(phase="intrigue")
    shown = [state.preview(move) for move in state.legal_moves()]
    twin = regalia.replay(json.loads(json.dumps(state.record())))
    assert [twin.preview(move) for move in twin.legal_moves()] == shown
    assert set(shown[0]["scores"]) == set(HOUSES)
