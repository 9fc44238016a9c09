"""What partners' plays and yields tell of their hands.

All deals that a view allows are equally likely as long as nobody has chosen anything (RGC-44). But
partners choose, more or less as the reflexes would: who yields before a Jack on its last legs is
not likely to hold what would fell it. So a few deals are drawn, each is asked how well it explains
the last thing that every partner did, and one of them is taken by that. No deal is ever ruled out.
"""

import numpy as np

from ...core.bits import ZERO
from ...core.chance import next_word
from ...core.compile import Array, Record, compiled
from .cards import BIT, HAND_LIMIT, JESTERS
from .enemy import recount
from .legal import FINE, list_plays, yield_refusal
from .policies import REFLEX, glimpse, weigh
from .state import PLAY
from .view import redeal

#: Deals that are drawn to take one of.
DRAWN = 4
#: How far in points a choice may lie behind the best before it becomes unlikely.
DOUBT = 6.0
#: However strange a choice, so likely it is at least.
LEAST = 0.05
_UNIT = 1.0 / 2.0**53
_SHIFT = np.uint64(11)


@compiled
def explains(
    s: Record, seat: int, before: Record, view: Record, weights: Array, mind: Record
) -> float:
    """How likely the last thing this partner did on the table is, if the deal is this one."""
    begin = -1
    cards = ZERO
    for place in range(s.table_size):
        if s.table_play[place] & 3 == seat:
            if begin < 0 or s.table_play[place] != s.table_play[begin]:
                begin = place
                cards = ZERO
            cards |= BIT[s.table[place]]
    if s.yielded[seat]:
        begin = int(s.table_size)
        cards = ZERO
    if begin < 0 or cards & JESTERS:
        return 1.0
    before.table_size = begin
    recount(before)
    before.seat = seat
    before.phase = PLAY
    before.hands[seat] = s.hands[seat] | cards
    glimpse(before, view)
    if view.hand_sizes[seat] > HAND_LIMIT[s.players]:
        return 1.0  # has drawn since
    mine = weights[REFLEX, s.players - 1]
    chosen = weigh(view, cards, mine)
    total = 0.0
    for number in range(list_plays(view.hand, mind.actions)):
        total += np.exp((weigh(view, mind.actions[number], mine) - chosen) / DOUBT)
    if yield_refusal(view) == FINE:
        total += np.exp((weigh(view, ZERO, mine) - chosen) / DOUBT)
    return max(1.0 / total, LEAST) if total > 0.0 else LEAST


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
        if number > 0 and (next_word(chance) >> _SHIFT) * _UNIT * total < weight:
            states[0] = states[1]
