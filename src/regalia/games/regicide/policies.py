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
WEIGHTS = np.array(
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
    ],
    np.float64,
).T.copy()
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
) = range(17)

LOSS = -1e6


@compiled
def _keep(cards: Word, weights: Array) -> float:
    """What a set of cards is worth keeping for."""
    total = weights[CARD] * popcount(cards) + weights[POINT] * worth(cards)
    for suit in range(4):
        total += weights[HEART + suit] * popcount(cards & SUIT[suit])
    return total + weights[JESTER] * popcount(cards & JESTERS)


@compiled
def _thumb_play(v: Record, cards: Word, weights: Array) -> float:
    """What the hand will be worth after playing these cards (none: yielding)."""
    rest = v.hand & ~cards
    score = _keep(rest, weights)
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
            keep = _keep(chosen, weights)
            if keep < best_keep:
                best_keep = keep
                best = chosen
    return best


@compiled
def thumb_action(v: Record, all_weights: Array, plays: Array) -> Word:
    """The rule of thumb's action for the seat whose view this is."""
    weights = all_weights[0 if v.players == 1 else 1]
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
            score = _keep(v.hand & ~cards, weights)
        else:
            score = _thumb_play(v, cards, weights)
        if score > best_score:
            best_score = score
            best = cards
    if yield_refusal(v) == FINE:
        score = _thumb_play(v, ZERO, weights)
        if score > best_score:
            best_score = score
            best = ACTION[TO_YIELD]
    if can_flip and best_score < LOSS / 2:
        return ACTION[TO_FLIP]
    return best


@compiled
def _thumb_into(views: Array, weights: Array) -> int:
    return np.int64(thumb_action(views[0], weights, np.empty(MOST_MOVES, np.uint64)))


def thumb_of(views: Array) -> int:
    """The rule of thumb's action for an array of one view."""
    return int(_thumb_into(views, WEIGHTS))
