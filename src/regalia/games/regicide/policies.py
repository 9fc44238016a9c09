"""Compiled players that answer at once, from a VIEW record alone: the rule of thumb.

A play is judged by what the hand is worth afterwards: cards drawn in, the blow paid, and the blows
still to come until the enemy falls at the usual pace. A discard gives away what it misses least.
"""

import numpy as np

from ...core.bits import ONE, ZERO, popcount
from ...core.compile import Array, Record, Word, compiled
from .cards import (
    ATTACK,
    CLUBS,
    DIAMONDS,
    HAND_LIMIT,
    HEALTH,
    HEARTS,
    JESTERS,
    SPADES,
    SUIT,
    worth,
)
from .enemy import has_power
from .legal import (
    ACTION,
    FINE,
    MOST_MOVES,
    TO_DISCARD,
    TO_FLIP,
    TO_NAME,
    TO_YIELD,
    discard_refusal,
    flip_refusal,
    list_plays,
    yield_refusal,
)
from .state import DISCARD, NAME

#: What the rule of thumb goes by: alone, and in a team. Found by cross-entropy over played games.
_THUMB = np.array(
    [
        (5.4, 6.7),  # a card drawn by oneself
        (1.3, 2.0),  # a card healed
        (0.7, 1.0),  # each further blow until the enemy falls
        (8.8, 12.0),  # the damage of a usual turn
        (0.1, 4.5),  # an enemy defeated
        (5.8, 6.2),  # exactly, for each ten of its attack
        (0.1, -2.2),  # a card in hand, whatever its value
        (1.0, 0.8),  # a point in hand
        (0.1, 0.4),  # more for a heart in hand
        (10.2, 4.6),  # for a diamond
        (-0.5, 0.2),  # for a club
        (1.5, 1.4),  # for a spade
        (5.2, 4.4),  # for a Jester
        (0.9, 2.4),  # solo: flip at step 1 when the hand has at most so many points
        (-0.4, 5.3),  # solo: flip at step 4 when paying leaves at most so many points
        (3.7, 5.2),  # a card drawn by another player
        (3.3, 4.7),  # ten points of damage wasted
        (0.0, 0.0),  # a card kept whose suit the enemy on the table is immune to
        (0.0, 0.0),  # more for a card healed when the Tavern has less than ten
        (0.0, 0.0),  # a yield
        (0.0, 0.0),  # a Jester played
        (0.0, 0.0),  # each point of the blow it saves
    ],
    np.float64,
).T[[0, 1, 1, 1]]
(
    DRAWN,
    HEALED,
    BLOWS,
    PACE,
    DEFEATED,
    EXACT,
    CARD,
    POINT,
    HEART,
    _DIAMOND,
    _CLUB,
    _SPADE,
    JESTER,
    FLIP_FIRST,
    FLIP_LATE,
    SHARED,
    WASTE,
    IMMUNE,
    THIRST,
    YIELDING,
    JESTING,
    SAVED,
) = range(22)

#: What the reflexes go by, with one, two, three and four players. Found by
#: `python -m benchmarks.tuning`.
_REFLEX = _THUMB.copy()
_REFLEX[0] = (
    6.95,
    1.29,
    0.84,
    10.50,
    0.16,
    6.27,
    0.05,
    1.19,
    0.66,
    14.70,
    -0.32,
    1.36,
    6.25,
    1.16,
    -1.02,
    1.66,
    2.54,
    0.14,
    1.18,
    0.53,
    -0.32,
    -0.70,
)
_REFLEX[1] = (
    8.47,
    2.41,
    1.83,
    14.31,
    3.71,
    5.45,
    -3.15,
    1.11,
    0.63,
    7.37,
    0.06,
    0.55,
    1.27,
    3.08,
    2.31,
    8.74,
    4.68,
    -0.85,
    0.51,
    -2.43,
    -1.10,
    0.16,
)

#: Whose weights: the rule of thumb's, or the reflexes'.
THUMB, REFLEX = range(2)
WEIGHTS = np.stack([_THUMB, _REFLEX])

LOSS = -1e6


@compiled
def keeping(cards: Word, weights: Array) -> float:
    """What a set of cards is worth keeping for."""
    total = weights[CARD] * popcount(cards) + weights[POINT] * worth(cards)
    for suit in range(4):
        total += weights[HEART + suit] * popcount(cards & SUIT[suit])
    return total + weights[JESTER] * popcount(cards & JESTERS)


@compiled
def _thumb_play(v: Record, cards: Word, weights: Array) -> float:
    """What the hand will be worth after playing these cards (none: yielding)."""
    rest = v.hand & ~cards
    score = keeping(rest, weights)
    value = worth(cards)
    shield = np.int64(v.shield)
    left = HEALTH[v.enemy >> 2] - np.int64(v.damage)
    attack = ATTACK[v.enemy >> 2]
    tavern = np.int64(v.tavern_size)
    mine = 0
    if has_power(v, cards, HEARTS):
        healed = min(value, popcount(v.discard))
        tavern += healed
        score += weights[HEALED] * healed
        if tavern - healed < 10:
            score += weights[THIRST] * healed
    if has_power(v, cards, DIAMONDS):
        limit = HAND_LIMIT[v.players]
        draws = min(value, tavern)
        mine_room = limit - popcount(rest)
        room = mine_room
        for seat in range(v.players):
            if seat != v.viewer:
                room += limit - v.hand_sizes[seat]
        draws = min(draws, room)
        mine = min(mine_room, (draws + v.players - 1) // v.players)
        score += weights[DRAWN] * mine + weights[SHARED] * (draws - mine)
    if has_power(v, cards, SPADES):
        shield += value
    left -= 2 * value if has_power(v, cards, CLUBS) else value
    if left <= 0:
        score += weights[DEFEATED]
        if left == 0:
            return score + weights[EXACT] * attack / 10.0
        return score + weights[WASTE] * left / 10.0
    blow = max(attack - shield, 0)
    if worth(rest) + 5 * mine < blow:
        return LOSS + score
    if not v.cancelled:
        score += weights[IMMUNE] * popcount(rest & SUIT[v.enemy & 3])
    return score - blow - weights[BLOWS] * blow * (left / weights[PACE])


@compiled
def _thumb_discard(v: Record, weights: Array) -> Word:
    """The set that answers the blow and is missed least."""
    cards = np.empty(8, np.uint64)
    size = 0
    rest = v.hand
    while rest:
        cards[size] = rest & (~rest + ONE)
        rest ^= cards[size]
        size += 1
    best = ZERO
    best_keep = 1e9
    for number in range(1, 1 << size):
        chosen = ZERO
        for place in range(size):
            if number >> place & 1:
                chosen |= cards[place]
        if discard_refusal(v.hand, chosen, v.blow, v.overpay) == FINE:
            keep = keeping(chosen, weights)
            if keep < best_keep:
                best_keep = keep
                best = chosen
    return best


@compiled
def thumb_action(v: Record, all_weights: Array, whose: int, plays: Array) -> Word:
    """The action of the rule of thumb, or of the reflexes, for the seat whose view this is."""
    weights = all_weights[whose, v.players - 1]
    can_flip = flip_refusal(v) == FINE
    if v.phase == NAME:
        # Whoever holds most cards, rather oneself
        best_seat = np.int64(v.viewer)
        for seat in range(v.players):
            if v.hand_sizes[seat] > v.hand_sizes[best_seat] + 1:
                best_seat = seat
        return ACTION[TO_NAME] | np.uint64(best_seat)
    if v.phase == DISCARD:
        best = _thumb_discard(v, weights)
        if can_flip and (best == ZERO or worth(v.hand ^ best) <= weights[FLIP_LATE]):
            if best == ZERO or v.tavern_size >= 4:
                return ACTION[TO_FLIP]
        return best | ACTION[TO_DISCARD]
    if can_flip and worth(v.hand) <= weights[FLIP_FIRST] and v.tavern_size >= 4:
        return ACTION[TO_FLIP]
    best_score = -1e18
    best = ZERO
    for index in range(list_plays(v.hand, plays)):
        cards = plays[index]
        if cards & JESTERS:
            # Saves a blow, and frees the enemy's suit
            saved = max(ATTACK[v.enemy >> 2] - np.int64(v.shield), 0)
            score = keeping(v.hand & ~cards, weights) + weights[JESTING] + weights[SAVED] * saved
        else:
            score = _thumb_play(v, cards, weights)
        if score > best_score:
            best_score = score
            best = cards
    if yield_refusal(v) == FINE:
        score = _thumb_play(v, ZERO, weights) + weights[YIELDING]
        if score > best_score:
            best_score = score
            best = ACTION[TO_YIELD]
    if can_flip and best_score < LOSS / 2:
        return ACTION[TO_FLIP]
    return best


@compiled
def _thumb_into(views: Array, weights: Array, whose: int) -> int:
    return np.int64(thumb_action(views[0], weights, whose, np.empty(MOST_MOVES, np.uint64)))


def thumb_of(views: Array, whose: int) -> int:
    """The action of the rule of thumb, or of the reflexes, for an array of one view."""
    return int(_thumb_into(views, WEIGHTS, whose))
