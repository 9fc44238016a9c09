"""How a game stands when a new enemy is turned up: the chance that the reflexes win from there, by
a small neural network instead of playing it out.

What goes in is where each card lies, which enemy it is and how far down the Castle; between that
and the answer lies one layer. The weights are in `prospects.npz`, one set for each kind of table,
found by `python -m benchmarks.prospects`.
"""

from pathlib import Path

import numpy as np

from ...core.bits import ONE, lowest
from ...core.compile import Array, Record, compiled
from .cards import CARDS
from .rules import clockwise
from .state import TAVERN_CAPACITY

#: Tables of two, three and four; alone with two, one and no Jester left to flip.
TABLES = 6
#: Where a card can lie: four hands from who is to move, next in the Tavern, deeper, discarded.
NEXT, DEEPER, DISCARDED = 4, 5, 6
PLACES = 7
#: So many cards of the Tavern are next.
SOON = 6
#: A moment is told by the inputs that are on: a card in a place; the enemy's suit and its number.
SUITS_AT = PLACES * CARDS
NUMBER_AT = SUITS_AT + 4
#: No more are on than all cards and two.
MOST = CARDS + 2
#: Units between inputs and answer.
UNITS = 32


@compiled
def table_of(players: int, jesters: int) -> int:
    """Which kind of table it is."""
    return players - 2 if players > 1 else 5 - jesters


@compiled
def describe(s: Record, on: Array) -> int:
    """Which inputs are on when a new enemy has just been turned up; returns how many."""
    count = 0
    seat = int(s.seat)
    for order in range(s.players):
        rest = s.hands[seat]
        while rest:
            on[count] = order * CARDS + lowest(rest)
            count += 1
            rest &= rest - ONE
        seat = clockwise(seat, s.players)
    for place in range(s.tavern_size):
        where = NEXT if place < SOON else DEEPER
        on[count] = where * CARDS + s.tavern[(s.top + place) & (TAVERN_CAPACITY - 1)]
        count += 1
    rest = s.discard
    while rest:
        on[count] = DISCARDED * CARDS + lowest(rest)
        count += 1
        rest &= rest - ONE
    on[count] = SUITS_AT + (s.enemy & 3)
    on[count + 1] = NUMBER_AT + s.castle_next
    return count + 2


@compiled
def answer(table: int, on: Array, count: int, first: Array, second: Array, sums: Array) -> float:
    """The network's answer, in log-odds. `sums`: what the units get, for who wants to learn."""
    for unit in range(UNITS):
        sums[unit] = 0.0
    for number in range(count):
        row = first[table, on[number]]
        # A length the compiler does not know lets it add several at a time
        for unit in range(len(row)):
            sums[unit] += row[unit]
    total = second[table, UNITS]
    for unit in range(UNITS):
        total += max(sums[unit], np.float32(0.0)) * second[table, unit]
    return float(total)


@compiled
def prospect(s: Record, table: int, first: Array, second: Array, on: Array, sums: Array) -> float:
    """The chance that the reflexes win from here."""
    total = answer(table, on, describe(s, on), first, second, sums)
    return float(1.0 / (1.0 + np.exp(-total)))


def _read() -> tuple[Array, Array]:
    with np.load(Path(__file__).with_suffix(".npz")) as kept:
        return kept["first"].astype(np.float32), kept["second"].astype(np.float32)


FIRST, SECOND = _read()
