"""What the reflexes feel beyond their rules of thumb: one small neural network gives each play more
or fewer points, another says what each card is worth keeping for.

What goes in is what the view shows: the own hand, the discard pile, the enemy, the sizes of the
other hands and of the Tavern; for a play also its cards and what they lead to. Between that and the
answer lies one layer. The weights are in `instincts.npz`, one set for each kind of table, found by
`python -m benchmarks.instincts`.
"""

from pathlib import Path

import numpy as np

from ...core.bits import ONE, lowest
from ...core.compile import Array, Record, Word, compiled, int64
from .cards import CARDS, HEALTH, JESTERS, NUMBERED
from .prospects import UNITS
from .rules import clockwise

#: The inputs of a view: for each kind how many there are. One of each is on, or one a card.
_OF_A_VIEW = {
    "hand": CARDS,
    "discard": CARDS,
    "enemy": 24,  # twelve of them; the others with their immunity cancelled
    "health": 41,
    "blow": 21,
    "tavern": 28,
    "number": 13,
    "follower": 9,
    "others": 13,
    "flips": 3,
    "crown": 1,
}
#: The inputs of a play beside those.
_OF_A_PLAY = {
    "played": CARDS,
    "left": 41,
    "waste": 21,
    "hit": 21,
    "mine": 9,
    "shared": 21,
    "healed": 21,
    "margin": 22,
    "yield": 1,
}
HAND, DISCARDED, ENEMY, HEALTH_LEFT, BLOW, TAVERN, NUMBER, FOLLOWER, OTHERS, FLIPS, CROWNED = (
    int(at) for at in np.cumsum([0, *_OF_A_VIEW.values()])[:-1]
)
VIEW_INPUTS = sum(_OF_A_VIEW.values())
PLAYED, LEFT, WASTED, HIT, MINE, SHARED, HEALED, MARGIN, YIELDED = (
    int(at) for at in np.cumsum([VIEW_INPUTS, *_OF_A_PLAY.values()])[:-1]
)
PLAY_INPUTS = sum(_OF_A_PLAY.values())
#: No more inputs of a view are on.
MOST = 2 * CARDS
#: What a play leads to, as `policies` tells it: health left (below zero: wasted), the blow to
#: meet, cards drawn by oneself and by others, cards healed, what the hand is then worth.
TELL_LEFT, TELL_HIT, TELL_MINE, TELL_SHARED, TELL_HEALED, TELL_AFTER = range(6)
TOLD = 6

#: Where the parts of the networks lie in a row of weights. For plays: from inputs to units, from
#: units to points, from the inputs of a play straight to points. For keeping: from inputs to
#: units, from units to each card's worth, and a worth of its own.
PLAY_FIRST = 0
PLAY_SECOND = PLAY_FIRST + (VIEW_INPUTS + PLAY_INPUTS) * UNITS
PLAY_STRAIGHT = PLAY_SECOND + UNITS
KEEP_FIRST = PLAY_STRAIGHT + PLAY_INPUTS
KEEP_SECOND = KEEP_FIRST + VIEW_INPUTS * UNITS
KEEP_STRAIGHT = KEEP_SECOND + CARDS * UNITS
SIZE = KEEP_STRAIGHT + CARDS


@compiled
def inputs_of_view(v: Record, on: Array) -> int:
    """Which inputs of a view are on; returns how many."""
    count = 0
    rest = v.hand
    while rest:
        on[count] = HAND + lowest(rest)
        count += 1
        rest &= rest - ONE
    rest = v.discard
    while rest:
        on[count] = DISCARDED + lowest(rest)
        count += 1
        rest &= rest - ONE
    follower = clockwise(int(v.viewer), int(v.players))
    others = 0
    for seat in range(v.players):
        if seat != v.viewer and seat != follower:
            others += v.hand_sizes[seat]
    size = int64(v.tavern_size)
    on[count] = ENEMY + v.enemy - NUMBERED + (12 if v.cancelled else 0)
    on[count + 1] = HEALTH_LEFT + max(HEALTH[v.enemy >> 2] - int64(v.damage), 0)
    on[count + 2] = BLOW + v.blow
    on[count + 3] = TAVERN + (size if size < 20 else 16 + size // 5)
    on[count + 4] = NUMBER + v.castle_next
    on[count + 5] = FOLLOWER + v.hand_sizes[follower]
    on[count + 6] = OTHERS + others
    on[count + 7] = FLIPS + v.jesters
    count += 8
    if v.lots > 0 and v.lot_places[0, 4] == 1 and lowest(v.lot_cards[0]) >= NUMBERED:
        if v.lot_cards[0] & (v.lot_cards[0] - ONE) == 0:
            on[count] = CROWNED
            count += 1
    return count


@compiled
def inputs_of_play(cards: Word, told: Array, on: Array) -> int:
    """Which inputs of a play are on; returns how many."""
    count = 0
    rest = cards
    while rest:
        on[count] = PLAYED + lowest(rest)
        count += 1
        rest &= rest - ONE
    if cards & JESTERS:
        return count
    if cards == 0:
        on[count] = YIELDED
        count += 1
    left, hit = told[TELL_LEFT], told[TELL_HIT]
    if left > 0:
        on[count] = LEFT + left
    else:
        on[count] = WASTED + min(-left, 20)
        hit = 0
    on[count + 1] = HIT + hit
    on[count + 2] = MINE + told[TELL_MINE]
    on[count + 3] = SHARED + min(told[TELL_SHARED], 20)
    on[count + 4] = HEALED + min(told[TELL_HEALED], 20)
    on[count + 5] = MARGIN + min(max(told[TELL_AFTER] - hit, -1), 20) + 1
    return count + 6


@compiled
def add_up(first: int, on: Array, count: int, weights: Array, sums: Array) -> None:
    """What the units get from the inputs that are on."""
    for number in range(count):
        here = first + on[number] * UNITS
        row = weights[here : here + UNITS]
        # A length the compiler does not know lets it add several at a time
        for unit in range(len(row)):
            sums[unit] += row[unit]


@compiled
def answer(second: int, weights: Array, sums: Array) -> float:
    """The answer of the units to what they got."""
    nothing = np.float32(0.0)
    one = two = three = four = nothing
    for unit in range(0, UNITS, 4):
        one += max(sums[unit], nothing) * weights[second + unit]
        two += max(sums[unit + 1], nothing) * weights[second + unit + 1]
        three += max(sums[unit + 2], nothing) * weights[second + unit + 2]
        four += max(sums[unit + 3], nothing) * weights[second + unit + 3]
    return float((one + two) + (three + four))


@compiled
def feel(first: int, v: Record, weights: Array, mind: Record) -> None:
    """Let the units of a network see a view: into mind.sums."""
    for unit in range(UNITS):
        mind.sums[unit] = 0.0
    add_up(first, mind.on, inputs_of_view(v, mind.on), weights, mind.sums)


@compiled
def points_more(cards: Word, weights: Array, mind: Record) -> float:
    """More points for a play, after `feel` and with what it leads to in mind.told."""
    count = inputs_of_play(cards, mind.told, mind.on)
    points = np.float32(0.0)
    for number in range(count):
        points += weights[PLAY_STRAIGHT - VIEW_INPUTS + mind.on[number]]
    for unit in range(UNITS):
        mind.lean[unit] = mind.sums[unit]
    add_up(PLAY_FIRST, mind.on, count, weights, mind.lean)
    return float(points + answer(PLAY_SECOND, weights, mind.lean))


@compiled
def worth_more(card: int, weights: Array, mind: Record) -> float:
    """How much more a card is worth keeping for, after `feel`."""
    own = weights[KEEP_STRAIGHT + card]
    return float(own + answer(KEEP_SECOND + card * UNITS, weights, mind.sums))


def read_weights() -> Array:
    """One row for each kind of table."""
    with np.load(Path(__file__).with_suffix(".npz")) as kept:
        return kept["weights"].astype(np.float32)
