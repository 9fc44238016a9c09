"""What partners' plays and yields tell of their hands.

All deals that a view allows are equally likely as long as nobody has chosen anything (RGC-44). But
partners choose, more or less as the reflexes would: who yields before a Jack on its last legs is
not likely to hold what would fell it. So a few deals are drawn, each is asked how well it explains
the last thing that every partner did, and one of them is taken by that. No deal is ever ruled out.
"""

import numpy as np

from ...core.bits import ZERO
from ...core.chance import unit
from ...core.compile import Array, Record, compiled, int64
from .cards import BIT, DIAMONDS, JESTERS, SUIT
from .enemy import recount
from .policies import LOSS, weigh_plays
from .rules import clockwise
from .state import DISCARD, PLAY
from .view import glimpse, redeal
from .weights import REFLEX

#: Deals that are drawn to take one of.
DRAWN = 4
#: How far in points a choice may lie behind the best before it becomes unlikely.
DOUBT = 10.0
#: However strange a choice, a deal explains it so well at least.
LEAST = 0.1


@compiled
def _turn_began(s: Record) -> int:
    """How many cards lay on the table when the turn began: who discards has played already."""
    size = int(s.table_size)
    if s.phase == DISCARD and size > 0 and not s.yielded[s.seat]:
        last = s.table_play[size - 1]
        while size > 0 and s.table_play[size - 1] == last:
            size -= 1
    return size


@compiled
def _has_just_yielded(s: Record, seat: int, began: int) -> bool:
    """Whether a partner's yield was the turn before this one. Older yields may have been before
    another enemy; and after a Jester nobody knows whose turn came before."""
    if not s.yielded[seat] or clockwise(seat, int(s.players)) != s.seat or began == 0:
        return False
    return bool(BIT[s.table[began - 1]] & JESTERS == ZERO)


@compiled
def explains(
    s: Record, seat: int, before: Record, view: Record, weights: Array, mind: Record
) -> float:
    """How well this deal explains the last thing that a partner did against the enemy on the table:
    1 if nothing in that hand would have been better, down to LEAST."""
    cards = ZERO
    begin = _turn_began(s)
    if not _has_just_yielded(s, seat, begin):
        begin = -1
        for place in range(s.table_size):
            if s.table_play[place] & 3 == seat:
                if begin < 0 or s.table_play[place] != s.table_play[begin]:
                    begin = place
                    cards = ZERO
                cards |= BIT[s.table[place]]
        if begin < 0 or cards & JESTERS:
            return 1.0
    for place in range(begin, s.table_size):
        if BIT[s.table[place]] & SUIT[DIAMONDS]:
            return 1.0  # whose hand has been refilled since
    before.table_size = begin
    recount(before)
    before.seat = seat
    before.phase = PLAY
    for place in range(begin, s.table_size):
        before.hands[s.table_play[place] & 3] |= BIT[s.table[place]]
    glimpse(before, view)
    chosen = best = 2 * LOSS
    for number in range(weigh_plays(view, weights[REFLEX, s.players - 1], int64(REFLEX), mind)):
        best = max(best, mind.points[number])
        if mind.actions[number] == cards:
            chosen = mind.points[number]
    if chosen < LOSS / 2:
        return 1.0  # had more in hand then: what paid for the blow is gone
    return float(max(np.exp((chosen - best) / DOUBT), LEAST))


@compiled
def likely_deal(
    known: Record, chance: Array, states: Array, view: Record, weights: Array, mind: Record
) -> None:
    """A state the viewer cannot tell from the true one, into states[0]; rather one that explains
    what the partners did. states[1] and states[2] are needed on the way."""
    redeal(known, chance, states[0])
    if known.players == 1:
        return
    total = 0.0
    for number in range(DRAWN):
        if number > 0:
            redeal(known, chance, states[1])
        else:
            states[1] = states[0]
        weight = 1.0
        for seat in range(known.players):
            if seat != known.viewer:
                states[2] = states[1]
                weight *= explains(states[1], seat, states[2], view, weights, mind)
        total += weight
        if number > 0 and unit(chance) * total < weight:
            states[0] = states[1]
