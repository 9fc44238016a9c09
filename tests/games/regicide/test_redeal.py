"""Dealing the unknown anew from a view: consistent, diverse, uniform, blind to the truth."""

import itertools
import json
from collections import Counter

import numpy as np
import pytest

import regalia
from regalia.core.chance import stream
from regalia.games.regicide import plain, position
from regalia.games.regicide.state import STATE
from regalia.games.regicide.view import redeal_into
from tests.games.regicide.positions import load
from tests.games.regicide.walk import OPTIONS, name, sample_states
from tests.likely import chance_of
from tests.rulebook import rule
from tests.scale import covering, prove, size


def redealt(view, chance):
    """A random truth behind a view, as a position."""
    return next(redeals(view, chance, 1))


def redeals(view, chance, count):
    """Random truths behind a view, as positions."""
    views, states = plain.read_view(view), np.zeros(1, STATE)
    for _ in range(count):
        redeal_into(views, chance, states)
        yield position.write(states)


@prove
@rule("RGC-44")
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_a_redeal_cannot_be_told_from_the_truth(options):
    chance = stream(name(options))
    for state in sample_states(options, size(6, 40), seed="redeal"):
        for seat in (None, *range(state.game.players)):
            view = state.view(seat)
            for _ in range(3):
                twin = state.game.load(redealt(view, chance))
                assert json.dumps(twin.view(seat)) == json.dumps(view)
                # What others know of the lots stays the same too: it is public.
                for other in range(state.game.players):
                    counts = [sum(lot["hands"]) + lot["tavern"] for lot in twin.view(other)["lots"]]
                    assert counts == [
                        sum(lot["hands"]) + lot["tavern"] for lot in state.view(other)["lots"]
                    ]


@rule("RGC-44")
def test_redeals_are_diverse_and_independent_of_the_truth():
    state = load(["2c Th 9h", "3c Td 4d 5s"], enemy="Jh", tavern="5c 6c 7c 8c 9c")
    chance = stream("diverse")
    dealt = {json.dumps(deal["hands"][1]) for deal in redeals(state.view(0), chance, 300)}
    assert len(dealt) > 100  # of 126 hands
    twin = load(["2c Th 9h", "5c 6c 7c 8c"], enemy="Jh", tavern="9c 3c Td 4d 5s")
    assert state.view(0) == twin.view(0)
    one, two = stream("same"), stream("same")
    for _ in range(50):
        assert redealt(state.view(0), one) == redealt(twin.view(0), two)


def assert_uniform(counts, kinds):
    assert len(counts) == kinds
    assert chance_of(list(counts.values())) > 1e-4


@prove
@rule("RGC-44")
def test_within_a_lot_every_distribution_is_equally_likely():
    state = load(["2c Th", "3c Td", "4c"], enemy="Jh", tavern="5c 6c")
    chance = stream("uniform")
    counts = Counter(
        json.dumps([deal["hands"][1:], deal["tavern"]])
        for deal in redeals(state.view(0), chance, size(4_000, 12_000))
    )
    # Five hidden cards: C(5,2) hands, C(3,1) hands, 2 orders of the Tavern
    assert_uniform(counts, 10 * 3 * 2)


@prove
@rule("RGC-44")
def test_lots_never_mix():
    state = load(
        ["2c Th", "3c Td", "4c"],
        enemy="Jh",
        tavern="5c 6c 7c",
        lots=[["2c", "3c", "4c", "5c"], ["Td", "Th", "6c", "7c"]],
    )
    chance = stream("lots")
    first = {"3c", "4c", "5c"}
    counts = Counter()
    for deal in redeals(state.view(0), chance, size(2000, 6000)):
        assert len(set(deal["hands"][1]) & first) == 1
        assert deal["hands"][2][0] in first
        assert deal["tavern"][0] in first
        counts[json.dumps([deal["hands"], deal["tavern"]])] += 1
    assert_uniform(counts, 6 * 3 * 2)


@prove
@rule("RGC-44")
def test_the_castle_is_shuffled_within_its_ranks():
    state = load("2c Th", enemy="Qh", castle="Qs Qd Kh Kd Kc Ks", discard="Qc")
    chance = stream("castle")
    castles = redeals(state.view(0), chance, size(4_000, 10_000))
    counts = Counter(tuple(deal["castle"]) for deal in castles)
    assert all([card[0] for card in castle] == list("QQKKKK") for castle in counts)
    assert_uniform(counts, 2 * 24)


def worth(card):
    return {"A": 1, "T": 10, "J": 10, "Q": 15, "K": 20, "X": 0}.get(card[0]) or int(card[0])


@prove
@rule("RGC-46")
def test_the_hand_of_a_player_deciding_a_discard_can_pay_and_all_such_hands_are_equally_likely():
    state = load(
        ["4c 9c 3d", "Ah 5d Td", "2d 6s"],
        enemy="Qh",
        tavern="5c 8h",
        phase="discard",
        to_move=1,
        lots=[["9c", "3d", "4c", "2d", "5c", "Ah", "6s"], ["5d", "Td", "8h"]],
    )
    assert state.view(0)["owed"] == 15
    chance = stream("pays")
    counts = Counter()
    for deal in redeals(state.view(0), chance, size(3000, 8000)):
        hand = deal["hands"][1]
        assert sum(map(worth, hand)) >= 15
        counts[json.dumps([hand, deal["hands"][2], deal["tavern"]])] += 1
    # Counted by hand: one card of the first lot, two of the second, worth 15 together
    first, second = ["2d", "5c", "Ah", "6s"], ["5d", "Td", "8h"]
    hands = [
        (one, two)
        for one in first
        for two in itertools.combinations(second, 2)
        if worth(one) + sum(map(worth, two)) >= 15
    ]
    assert 0 < len(hands) < 12
    assert_uniform(counts, len(hands) * 3)  # which other card lies in the Tavern


@rule("RGC-46")
def test_nothing_more_is_inferred_outside_a_discard_or_from_ones_own_seat():
    state = load(["4c 9c", "5d Td"], enemy="Jh", tavern="2d 3d", to_move=1)
    chance = stream("nothing")
    poor = [deal["hands"][1] == ["2d", "3d"] for deal in redeals(state.view(0), chance, 600)]
    assert 60 < sum(poor) < 140  # one of six hands
    solo = load("2c 3c", enemy="Jh", phase="discard", tavern="9h Th", jesters=1)
    # A Jester is left, so an onlooker cannot conclude that the hand pays.
    counts = Counter(tuple(deal["hands"][0]) for deal in redeals(solo.view(None), chance, 2400))
    assert_uniform(counts, 6)


@rule("RGC-46")
def test_the_belief_never_excludes_the_truth():
    """The true hand of a paying partner comes up among the redeals of a small position."""
    state = load(["4c 9c", "5d Td"], enemy="Jh", tavern="2d 3d", phase="discard", to_move=1)
    chance = stream("truth")
    hands = {tuple(deal["hands"][1]) for deal in redeals(state.view(0), chance, 200)}
    assert hands == {("2d", "Td"), ("3d", "Td"), ("5d", "Td")}


def test_a_view_that_is_none_is_refused():
    for view in ({}, {"options": {}}, None, [], "view"):
        with pytest.raises(regalia.BadPosition) as caught:
            plain.read_view(view)
        assert caught.value.code == "view/shape"


@pytest.mark.parametrize(
    "change",
    [
        lambda v: v.update(hand=[*v["hand"], "9c", "9d", "9h", "9s", "8c", "8d", "8h", "8s"]),
        lambda v: v["lots"][0].update(hands=[120, 120]),
        lambda v: v["lots"][0].update(hands=[-5, -5]),
        lambda v: v["lots"][0].update(tavern=3),
        lambda v: v["lots"][0]["cards"].append("Th"),
        lambda v: v["enemy"].update(blow=-3),
        lambda v: v["enemy"].update(card="2h"),
        lambda v: v["enemy"].update(damage=-30_000),
        lambda v: v["enemy"].update(damage=20),
        lambda v: v["enemy"].update(shield=-5, blow=15),
        lambda v: v.update(jesters=1),
        lambda v: v.update(jesters=-1),
        lambda v: v.update(enemy=None),
        lambda v: v.update(seat=7),
        lambda v: v.update(to_move=7),
        lambda v: v.update(tavern=9),
        lambda v: v.update(castle=["2h"]),
        lambda v: v.update(discard=v["hand"]),
        lambda v: v.update(hand_sizes=[3, 9]),
    ],
)
def test_a_view_whose_numbers_do_not_agree_is_refused(change):
    """Kernels write where a view tells them to."""
    view = load(["2c Th 9h", "3c Td 4d 5s"], enemy="Jh", tavern="5c 6c").view(0)
    plain.read_view(view)
    change(view)
    with pytest.raises(regalia.BadPosition) as caught:
        plain.read_view(view)
    assert caught.value.code == "view/shape"
