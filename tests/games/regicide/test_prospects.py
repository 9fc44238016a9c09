"""How a game stands: what goes in, and whether the answers are of use."""

import numpy as np
import pytest

import regalia
from regalia.games.regicide import prospects
from regalia.games.regicide.cards import CARDS
from tests.games.regicide.positions import load
from tests.scale import only_prove

TWO = load(
    ["2c Th 9h", "3c Td 4d 5s"],
    enemy="Qd",
    tavern="5c 6c 7c 8c 9c Jh Js",
    castle="Qh Kc Kd Ks Kh",
    to_move=1,
)


def inputs(state):
    on = np.zeros(prospects.MOST, np.int64)
    return set(on[: prospects.describe(state.array[0], on)].tolist())


def test_every_card_lies_in_one_place():
    on = inputs(TWO)
    cards = sorted(number % CARDS for number in on if number < prospects.SUITS_AT)
    assert len(cards) == len(set(cards))
    position = TWO.position()
    elsewhere = len(position["castle"]) + 1
    assert len(cards) == 52 - elsewhere
    assert len(on) == len(cards) + 2


def test_hands_are_told_from_who_is_to_move():
    mine = {number for number in inputs(TWO) if number < CARDS}
    assert len(mine) == 4
    theirs = {number for number in inputs(TWO) if CARDS <= number < 2 * CARDS}
    assert len(theirs) == 3


def test_the_tavern_is_told_apart_by_what_comes_next():
    on = inputs(TWO)
    soon = [number for number in on if prospects.NEXT * CARDS <= number < prospects.DEEPER * CARDS]
    assert len(soon) == prospects.SOON
    deeper = [n for n in on if prospects.DEEPER * CARDS <= n < prospects.DISCARDED * CARDS]
    assert len(deeper) == 1


@only_prove
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_prospects_foretell_how_the_reflexes_end(players):
    """Of fresh games those with the better prospects at the tenth enemy are won more often, and the
    mean prospect is the share won."""
    game = regalia.game("regicide", players=players)
    on, sums = np.zeros(prospects.MOST, np.int64), np.zeros(prospects.UNITS, np.float32)
    foretold, won = [], []
    player = regalia.bot("regicide/reflex", seed=1)
    number = 0
    while len(won) < 200:
        state = game.deal(f"foretell#{number}")
        number += 1
        seen = None
        while state.to_move is not None:
            state.play(player.choose(state.view(state.to_move)))
            here = state.array[0]
            if seen is None and here["castle_next"] == 10 and state.to_move is not None:
                table = prospects.table_of(players, int(here["jesters"]))
                seen = prospects.prospect(here, table, prospects.FIRST, prospects.SECOND, on, sums)
        if seen is not None:
            foretold.append(seen)
            won.append(state.outcome.won)
    foretold, won = np.array(foretold), np.array(won)
    assert foretold[~won].mean() < foretold[won].mean() - 0.1
    assert abs(foretold.mean() - won.mean()) < 0.07
