"""Instant players, compiled: what a position is worth at a glance, and moves chosen by it."""

import numpy as np

from ...core.bits import ONE, lowest, popcount
from ...core.chance import below
from ...core.compile import Array, Record, compiled, int64
from .actions import TO_CHOOSE, kind_of, of_kind
from .cards import BY_NAME, CARDS
from .legal import MOST_MOVES, list_actions
from .memory import YES
from .rules import apply
from .solver import death_cell, is_last_cell, last_cell
from .state import NOBODY, OVER, PLAYING, SINGLE

#: A compiled player's own stream, and space to list and try moves. (A record, because arrays of
#: their own would be reference-counted at every call.)
MIND = np.dtype((np.record, [("chance", np.uint64, (2,)), ("actions", np.int64, (MOST_MOVES,))]))

#: What a card is worth in a draft, by rule of thumb.
_WORTH = {
    "Dragon": 9,
    "Revolutionary": 8,
    "Samurai": 7,
    "Ninja": 7,
    "FortuneTeller": 6,
    "Historian": 6,
    "Tower": 6,
    "Poet": 5,
    "Artist": 5,
    "Adventurer": 5,
    "Sage": 4,
    "Hermit": 4,
    "Witch": 4,
    "Fairy": 4,
    "Assassin": 4,
    "Merchant": 3,
    "Pirate": 3,
    "Shaman": 3,
    "Enchantress": 3,
    "Necromancer": 2,
}
WORTH = np.zeros(CARDS, np.int64)
for _name, _worth in _WORTH.items():
    WORTH[BY_NAME[_name]] = _worth

WON = 10_000
ALLY, SHIELD, DOOM, CARD = 100, 30, 250, 8


@compiled
def glance(s: Record, me: int) -> int:
    """What a position is worth to a player, at a glance."""
    if s.phase == OVER:
        if s.winner == NOBODY:
            return 0
        return WON if s.winner == me else -WON
    if s.phase != PLAYING:
        return 0
    if s.seat != me and is_last_cell(s):
        return -WON // 2 if last_cell(s) == YES else WON // 2
    total = 0
    rest = s.occupied & ~s.down
    death = death_cell(s)
    while rest:
        cell = lowest(rest)
        bit = 1 << cell
        rest &= rest - 1
        value = 20 * int64(s.number[cell]) if s.numbered else ALLY
        if s.shield & bit:
            value += SHIELD
        if death & bit:
            value -= DOOM
        total += value if ((s.red & bit) != 0) == (me == 0) else -value
    return total + CARD * (popcount(s.area[me]) - popcount(s.area[1 - me]))


@compiled
def best_offer(s: Record) -> int:
    """The card of a draft that is worth most."""
    best = int64(-1)
    rest = s.offer
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        if best < 0 or WORTH[card] > WORTH[best]:
            best = card
    return best


@compiled
def greedy_action(s: Record, afters: Array, mind: Record, report: Record) -> int:
    """The move that looks best one ply ahead; of equal ones any."""
    count = list_actions(s, mind.actions)
    if s.phase != PLAYING:
        kind = kind_of(mind.actions[0])
        if kind == TO_CHOOSE:
            return int64(mind.actions[0])
        return of_kind(kind, best_offer(s))
    best = int64(-1)
    best_value = -(1 << 30)
    equal = 0
    for number in range(count):
        afters[0] = s
        afters[0].match = SINGLE  # this game counts; the field must not be cleared for the next
        apply(afters[0], mind.actions[number], report)
        value = glance(afters[0], int64(s.seat))
        if value > best_value:
            best_value = value
            best = mind.actions[number]
            equal = 1
        elif value == best_value:
            equal += 1
            if below(mind.chance, equal) == 0:
                best = mind.actions[number]
    return best
