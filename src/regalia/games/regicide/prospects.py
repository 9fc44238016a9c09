"""How a game stands when a new enemy is turned up: the chance that the reflexes win from there,
read off a few numbers instead of played out.

The weights lie in `prospects.npy`, one set for each kind of table and each enemy's place in the
Castle, found by `python -m benchmarks.prospects`.
"""

from pathlib import Path

import numpy as np

from ...core.bits import ZERO, popcount
from ...core.compile import Array, Record, compiled
from .cards import BIT, JESTERS, NUMBERED, SUIT, VALUE, worth
from .rules import clockwise
from .state import TAVERN_ROOM

#: Tables of two, three and four; alone with two, one and no Jester left to flip.
TABLES = 6
#: Numbers a moment is described by.
NUMBERS = 36


@compiled
def table_of(players: int, jesters: int) -> int:
    """Which kind of table it is."""
    return players - 2 if players > 1 else 5 - jesters


@compiled
def describe(s: Record, out: Array) -> None:
    """A moment at which a new enemy has just been turned up, in numbers of the order of 1."""
    for number in range(NUMBERS):
        out[number] = 0.0
    out[0] = 1.0
    held = ZERO
    points = 0
    seat = int(s.seat)
    for order in range(s.players):
        hand = s.hands[seat]
        held |= hand
        mine = worth(hand)
        points += mine
        out[1 + order] = mine * 0.02
        out[5 + order] = popcount(hand) * 0.1
        out[9] += mine * mine * 0.0004
        seat = clockwise(seat, s.players)
    for suit in range(4):
        here = held & SUIT[suit]
        out[10 + suit] = worth(here) * 0.02
        out[14 + suit] = popcount(here) * 0.1
    out[18] = popcount(held >> np.uint64(NUMBERED) & ~(JESTERS >> np.uint64(NUMBERED))) * 0.2
    out[19] = popcount(held & JESTERS) * 0.5
    hidden = ZERO
    for place in range(s.tavern_size):
        card = s.tavern[(s.top + place) & (TAVERN_ROOM - 1)]
        hidden |= BIT[card]
        if place < 5:
            out[20] += VALUE[card] * 0.02
    size = int(s.tavern_size)
    out[21] = size * 0.05
    out[22] = size * size * 0.001
    out[23] = min(size, 8) * 0.1
    out[24] = worth(hidden) * 0.005
    out[25] = popcount(s.discard) * 0.05
    out[26] = worth(s.discard) * 0.005
    out[27] = popcount(s.discard & SUIT[0]) * 0.1
    immune = s.enemy & 3
    out[28 + immune] = 1.0
    out[32] = worth(held & SUIT[immune]) * 0.02
    out[33] = points * size * 0.0005
    for order in range(4):
        out[34] += s.yielded[order] * 0.5
    out[35] = popcount(hidden & SUIT[1]) * 0.1


@compiled
def prospect(s: Record, table: int, prospects: Array, numbers: Array) -> float:
    """The chance that the reflexes win from here."""
    describe(s, numbers)
    total = 0.0
    for number in range(NUMBERS):
        total += numbers[number] * prospects[table, s.castle_next, number]
    return float(1.0 / (1.0 + np.exp(-total)))


PROSPECTS = np.load(Path(__file__).with_suffix(".npy"))
