"""Compiled players that answer at once, from a VIEW record alone: the rule of thumb.

A play is judged by what the hand is worth afterwards: cards drawn in, the blow paid, and the blows
still to come until the enemy falls at the usual pace. A discard gives away what it misses least.
"""

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.compile import Array, Record, Word, compiled, int64
from .cards import (
    ATTACK,
    BIT,
    CLUBS,
    DIAMONDS,
    HAND_LIMIT,
    HEALTH,
    HEARTS,
    JACK,
    JESTERS,
    NUMBERED,
    ROYALS,
    SPADES,
    SUIT,
    VALUE,
    worth,
)
from .instincts import (
    KEEP_FIRST,
    MOST,
    PLAY_FIRST,
    TELL_AFTER,
    TELL_HEALED,
    TELL_HIT,
    TELL_LEFT,
    TELL_MINE,
    TELL_SHARED,
    TOLD,
    feel,
    points_more,
    worth_more,
)
from .legal import (
    ACTION,
    CARD_MASK,
    FINE,
    KIND_SHIFT,
    MOST_MOVES,
    TO_DISCARD,
    TO_FLIP,
    TO_NAME,
    TO_PLAY,
    TO_YIELD,
    discard_refusal,
    flip_refusal,
    list_plays,
    yield_refusal,
)
from .prospects import UNITS
from .rules import clockwise
from .state import DISCARD, NAME
from .weights import (
    BLOWS,
    CROWN,
    DAMAGE,
    DEFEATED,
    DRAWN,
    EXACT,
    EXPOSED,
    FEEL,
    FINISHER,
    FLIP_FIRST,
    FLIP_LATE,
    FLOOR,
    FREED,
    HEALED,
    HUNGER,
    IMMUNE,
    JESTING,
    KEEP,
    LACK,
    PACE,
    READY,
    READY_EXACTLY,
    REFLEX,
    SAVED,
    SHARED,
    THIRST,
    UNAIDED,
    WASTE,
    WEIGHTS,
    YIELDING,
)

#: A compiled player's own stream, and scratch space. (A record, because arrays of their own
#: would be reference-counted at every call.)
MIND = np.dtype(
    (
        np.record,
        [
            ("chance", np.uint64, (2,)),
            ("actions", np.uint64, (MOST_MOVES,)),
            ("totals", np.int64, (MOST_MOVES,)),
            ("points", np.float64, (MOST_MOVES,)),
            ("missed", np.float64, (HAND_LIMIT[1],)),  # by card
            # What units of a network get: from a view, and from a play too
            ("sums", np.float32, (UNITS,)),
            ("lean", np.float32, (UNITS,)),
            ("on", np.int64, (MOST,)),  # its inputs
            ("told", np.int64, (TOLD,)),  # what a play leads to
        ],
    )
)

LOSS = -1e6
#: Points beyond which it makes no difference how much worse a move seems.
NEVER_MIND = 40.0


@compiled
def _damage(card: int, clubs: bool) -> int:
    """What a card alone would do. `clubs`: whether they act."""
    value = VALUE[card]
    return int64(2 * value if clubs and card & 3 == CLUBS else value)


@compiled
def _group(v: Record, cards: Word, weights: Array, told: Array) -> float:
    """How much better off one is after playing these cards (none: yielding). What they lead to is
    told for the instincts."""
    immune = -1 if v.cancelled else v.enemy & 3
    value = 0
    suits = 0
    score = 0.0
    left_to_read = cards
    while left_to_read:
        card = lowest(left_to_read)
        left_to_read &= left_to_read - ONE
        value += VALUE[card]
        if card & 3 != immune:
            suits |= 1 << (card & 3)
        score -= weights[KEEP + card]
    rest = v.hand & ~cards
    shield = int64(v.shield)
    left = HEALTH[v.enemy >> 2] - int64(v.damage)
    attack = ATTACK[v.enemy >> 2]
    tavern = int64(v.tavern_size)
    mine = draws = healed = 0
    if suits & 1 << HEARTS:
        healed = min(value, popcount(v.discard))
        score += weights[HEALED] * healed
        if tavern < 10:
            score += weights[THIRST] * healed
        tavern += healed
    if suits & 1 << DIAMONDS:
        limit = HAND_LIMIT[v.players]
        mine_free = limit - popcount(rest)
        free = mine_free
        for seat in range(v.players):
            if seat != v.viewer:
                free += limit - v.hand_sizes[seat]
        draws = min(value, tavern, free)
        mine = min(mine_free, (draws + v.players - 1) // v.players)
        score += weights[DRAWN] * mine + weights[SHARED] * (draws - mine)
        score += weights[HUNGER] * mine * mine_free / limit
        if draws > 0 and v.lots > 0 and v.lot_places[0, 4] == 1:
            if popcount(v.lot_cards[0]) == 1 and lowest(v.lot_cards[0]) >= NUMBERED:
                score += weights[CROWN] * VALUE[lowest(v.lot_cards[0])] / 10.0
    if suits & 1 << SPADES:
        shield += value
    damage = 2 * value if suits & 1 << CLUBS else value
    score += weights[DAMAGE] * min(damage, left)
    left -= damage
    after = worth(rest) + 5 * mine
    hit = max(attack - shield, 0)
    told[TELL_LEFT] = left
    told[TELL_HIT] = hit
    told[TELL_MINE] = mine
    told[TELL_SHARED] = draws - mine
    told[TELL_HEALED] = healed
    told[TELL_AFTER] = after
    if left <= 0:
        score += weights[DEFEATED]
        score += weights[EXACT] * attack / 10.0 if left == 0 else weights[WASTE] * left / 10.0
        next_attack = ATTACK[JACK + (v.castle_next >> 2)] if v.castle_next < 12 else 0
        lack = max(weights[FLOOR] * next_attack - after, 0.0)
        return float(score - weights[LACK] * lack)
    if after < hit:
        return float(LOSS + score)
    if v.players > 1:
        follower = clockwise(int64(v.viewer), int64(v.players))
        score -= weights[EXPOSED] * max(hit - 5 * int64(v.hand_sizes[follower]), 0)
    clubs = immune != CLUBS
    ready = 0.0
    here = rest & ~JESTERS
    while here:
        done = _damage(lowest(here), clubs)
        here &= here - ONE
        if done == left:
            ready = weights[READY] + weights[READY_EXACTLY]
            break
        if done > left:
            ready = weights[READY]
    if immune >= 0:
        score += weights[IMMUNE] * popcount(rest & SUIT[immune])
    score -= weights[LACK] * max((1.0 + weights[FLOOR]) * hit - after, 0.0)
    return float(score + ready - hit - weights[BLOWS] * hit * (left / weights[PACE]))


@compiled
def _jester(v: Record, card: int, weights: Array) -> float:
    """How much better off one is after playing a Jester: it saves a blow, and frees a suit."""
    saved = max(ATTACK[v.enemy >> 2] - int64(v.shield), 0)
    score = weights[JESTING] + weights[SAVED] * saved - weights[KEEP + card]
    if not v.cancelled:
        score += weights[FREED] * popcount(v.hand & SUIT[v.enemy & 3])
    return float(score)


@compiled
def weigh(v: Record, cards: Word, weights: Array, told: Array) -> float:
    """How much better off one is after this play, or (no cards) after a yield."""
    if cards & JESTERS:
        return _jester(v, lowest(cards), weights)
    if cards == ZERO:
        return float(_group(v, cards, weights, told) + weights[YIELDING])
    return _group(v, cards, weights, told)


@compiled
def weigh_plays(v: Record, weights: Array, whose: int, mind: Record) -> int:
    """All plays, and yielding (no cards) where one may, into mind.actions; how much better off one
    is after each into mind.points. Returns how many."""
    count = list_plays(v.hand, mind.actions)
    if yield_refusal(v) == FINE:
        mind.actions[count] = ZERO
        count += 1
    feelings = weights[FEEL:]
    if whose == REFLEX:
        feel(PLAY_FIRST, v, feelings, mind)
    for number in range(count):
        points = weigh(v, mind.actions[number], weights, mind.told)
        if whose == REFLEX:
            points += points_more(mind.actions[number], feelings, mind)
        mind.points[number] = points
    return count


@compiled
def weigh_cards(v: Record, weights: Array, whose: int, mind: Record) -> int:
    """What each card of the hand, lowest first, would be missed for: into mind.missed. Returns how
    many."""
    left = HEALTH[v.enemy >> 2] - int64(v.damage)
    immune = -1 if v.cancelled else v.enemy & 3
    feelings = weights[FEEL:]
    if whose == REFLEX:
        feel(KEEP_FIRST, v, feelings, mind)
    count = 0
    rest = v.hand
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        missed = weights[KEEP + card]
        if card & 3 == immune and card < ROYALS:
            missed += weights[IMMUNE]
        if _damage(card, immune != CLUBS) == left:
            missed += weights[FINISHER]
        if whose == REFLEX:
            missed += worth_more(card, feelings, mind)
        mind.missed[count] = missed
        count += 1
    return count


@compiled
def _thumb_discard(v: Record, weights: Array, whose: int, mind: Record) -> Word:
    """The set that answers the blow and is missed least."""
    owed = int64(v.blow)
    weigh_cards(v, weights, whose, mind)
    best = 0
    best_keep = 1e9
    # Every subset from the one without its highest card: what it is worth and what it is missed for
    chosen = mind.actions
    totals = mind.totals
    misses = mind.points
    chosen[0] = ZERO
    totals[0] = 0
    misses[0] = 0.0
    size = 1
    place = 0
    rest = v.hand
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        value = VALUE[card]
        missed = mind.missed[place]
        place += 1
        for number in range(size):
            other = number + size
            chosen[other] = chosen[number] | BIT[card]
            totals[other] = totals[number] + value
            misses[other] = misses[number] + missed
            if totals[other] >= owed and misses[other] < best_keep:
                if discard_refusal(v.hand, chosen[other], owed, v.overpay) == FINE:
                    best_keep = misses[other]
                    best = other
        size *= 2
    return chosen[best]


@compiled
def row_of(v: Record) -> int:
    """Whose weights a decision is made by: those for so many players, or for a solo player without
    a Jester to flip."""
    if v.players == 1 and flip_refusal(v) != FINE:
        return UNAIDED - 1
    return int(v.players) - 1


@compiled
def thumb_action(v: Record, all_weights: Array, whose: int, mind: Record) -> Word:
    """The action of the rule of thumb, or of the reflexes, for the seat whose view this is."""
    weights = all_weights[whose, row_of(v)]
    can_flip = flip_refusal(v) == FINE
    if v.phase == NAME:
        # Whoever holds most cards, rather oneself
        best_seat = int64(v.viewer)
        for seat in range(v.players):
            if v.hand_sizes[seat] > v.hand_sizes[best_seat] + 1:
                best_seat = seat
        return ACTION[TO_NAME] | np.uint64(best_seat)
    if v.phase == DISCARD:
        best = _thumb_discard(v, weights, whose, mind)
        if can_flip and (best == ZERO or worth(v.hand ^ best) <= weights[FLIP_LATE]):
            if best == ZERO or v.tavern_size >= 4:
                return ACTION[TO_FLIP]
        return best | ACTION[TO_DISCARD]
    if can_flip and worth(v.hand) <= weights[FLIP_FIRST] and v.tavern_size >= 4:
        return ACTION[TO_FLIP]
    best_score = -1e18
    best = ZERO
    for number in range(weigh_plays(v, weights, whose, mind)):
        if mind.points[number] > best_score:
            best_score = mind.points[number]
            best = mind.actions[number]
    if best == ZERO:
        best = ACTION[TO_YIELD]
    if can_flip and best_score < LOSS / 2:
        return ACTION[TO_FLIP]
    return best


@compiled
def short_of_best(
    views: Array, actions: Array, all_weights: Array, minds: Array, out: Array
) -> None:
    """How many points each action lies behind what the reflexes would do, NEVER_MIND at most."""
    v, mind = views[0], minds[0]
    weights = all_weights[REFLEX, row_of(v)]
    chosen = thumb_action(v, all_weights, int64(REFLEX), mind)
    if v.phase == DISCARD:
        weigh_cards(v, weights, int64(REFLEX), mind)
    elif v.phase != NAME:
        feel(PLAY_FIRST, v, weights[FEEL:], mind)
    best = -1e18
    for number in range(len(actions)):
        cards = actions[number] & CARD_MASK
        kind = actions[number] >> KIND_SHIFT
        points = 0.0
        if kind == TO_DISCARD:
            place = 0
            rest = v.hand
            while rest:
                card = lowest(rest)
                rest &= rest - ONE
                if cards & BIT[card]:
                    points -= mind.missed[place]
                place += 1
        elif kind == TO_PLAY or kind == TO_YIELD:
            points = weigh(v, cards, weights, mind.told)
            points += points_more(cards, weights[FEEL:], mind)
        else:
            points = -1e18  # a flip, a name: chosen by rules of their own
        out[number] = points
        best = max(best, points)
    for number in range(len(actions)):
        out[number] = min(best - out[number], NEVER_MIND)
        if actions[number] == chosen:
            out[number] = 0.0


@compiled
def _thumb_into(views: Array, weights: Array, whose: int, minds: Array) -> int:
    return int64(thumb_action(views[0], weights, whose, minds[0]))


def thumb_of(views: Array, whose: int) -> int:
    """The action of the rule of thumb, or of the reflexes, for an array of one view."""
    return int(_thumb_into(views, WEIGHTS, whose, np.zeros(1, MIND)))
