"""Compiled players that answer at once, from a VIEW record alone: the rule of thumb.

A play is judged by what the hand is worth afterwards: cards drawn in, the blow paid, and the blows
still to come until the enemy falls at the usual pace. A discard gives away what it misses least.
"""

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.compile import Array, Record, Word, compiled
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
from .enemy import blow
from .instincts import (
    KEEP_FIRST,
    MOST,
    PLAY_FIRST,
    TOLD,
    feel,
    points_more,
    read_weights,
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
from .state import DISCARD, NAME, TAVERN_ROOM

#: A fifth set of weights, for a solo player who flips no Jester.
UNAIDED = 5
#: What a move is weighed by. The weights of the rule of thumb, alone and in a team; then those of
#: the reflexes, with one to four players and UNAIDED, found by `python -m benchmarks.tuning`.
_FEATURES = (
    # a card drawn by oneself
    ("DRAWN", 5.40, 6.70, 8.94, 7.29, 11.17, 8.02, 7.46),
    # a card drawn by another player
    ("SHARED", 3.70, 5.20, 4.29, 12.49, 9.46, 7.66, 4.49),
    # more for a card drawn, the emptier the hand it comes to
    ("HUNGER", 0.00, 0.00, 1.40, 0.57, 0.08, -0.35, 3.96),
    # ten points of the enemy known to lie on the Tavern, drawn
    ("CROWN", 0.00, 0.00, -1.74, -1.41, 0.29, 1.69, -2.16),
    # a card healed
    ("HEALED", 1.30, 2.00, 1.68, 2.11, 2.81, 2.68, 1.41),
    # more for it when the Tavern has less than ten
    ("THIRST", 0.00, 0.00, 1.46, 1.15, 1.22, 1.13, 0.85),
    # each further blow until the enemy falls
    ("BLOWS", 0.70, 1.00, 0.74, 1.37, 1.07, 1.24, 0.75),
    # the damage of a usual turn
    ("PACE", 8.80, 12.00, 7.73, 14.37, 12.81, 13.24, 8.77),
    # a point of damage that was needed
    ("DAMAGE", 0.00, 0.00, 0.35, 0.78, 0.40, -0.16, 0.62),
    # an enemy defeated
    ("DEFEATED", 0.10, 4.50, -0.98, 3.17, 4.03, -1.06, -1.27),
    # exactly, for each ten of its attack
    ("EXACT", 5.80, 6.20, 6.85, 5.30, 6.64, 7.16, 6.50),
    # ten points of damage wasted
    ("WASTE", 3.30, 4.70, 2.02, 2.92, 8.67, 8.72, 3.11),
    # a card left in hand that would then kill
    ("READY", 0.00, 0.00, 2.12, 1.28, 1.05, 1.26, 3.00),
    # and exactly
    ("READY_EXACTLY", 0.00, 0.00, 7.81, 2.93, 0.03, 0.79, 4.64),
    # a card kept whose suit the enemy on the table is immune to
    ("IMMUNE", 0.00, 0.00, -2.73, -0.76, -1.37, -1.80, -2.81),
    # a point that the hand will be worth less than it should
    ("LACK", 0.00, 0.00, 0.13, 0.34, 0.31, 0.61, 0.92),
    # that is, so many times the next blow
    ("FLOOR", 0.00, 0.00, -0.15, -0.12, -0.10, 0.77, 0.83),
    # a point of the blow beyond five for each card of the next player
    ("EXPOSED", 0.00, 0.00, -1.91, -0.01, 1.10, 1.40, 0.03),
    # a yield
    ("YIELDING", 0.00, 0.00, 0.91, -5.75, -2.01, -3.17, 1.95),
    # a Jester played
    ("JESTING", 0.00, 0.00, 1.81, 0.74, 1.07, 2.26, -1.60),
    # each point of the blow it saves
    ("SAVED", 0.00, 0.00, -0.19, 0.48, -0.90, -1.28, 1.01),
    # each card in hand whose power it frees
    ("FREED", 0.00, 0.00, -1.03, 0.17, 1.48, 1.17, -1.17),
    # solo: flip at step 1 when the hand has at most so many points
    ("FLIP_FIRST", 0.90, 2.40, -0.31, 1.08, 2.44, 2.61, 0.38),
    # solo: flip at step 4 when paying leaves at most so many points
    ("FLIP_LATE", -0.40, 5.30, -3.25, 2.21, 6.93, 5.52, -3.13),
    # not discarding a card that would kill exactly
    ("FINISHER", 0.00, 0.00, 6.03, 0.56, -0.23, -0.00, 4.52),
    # keeping a card, whatever its value
    ("CARD", 0.10, -2.20, 2.93, -1.20, -2.40, -3.28, 1.30),
    # a point
    ("POINT", 1.00, 0.80, 1.54, 1.66, 1.55, 1.49, 1.45),
    # more for a heart
    ("HEART", 0.10, 0.40, 0.69, 0.94, -0.15, -1.17, 2.01),
    ("DIAMOND", 10.20, 4.60, 14.44, 5.99, 6.69, 7.38, 15.03),
    ("CLUB", -0.50, 0.20, -0.03, -0.09, -0.55, -1.71, -1.44),
    ("SPADE", 1.50, 1.40, -0.84, 0.43, -0.29, -0.45, 0.86),
    # more for each of its points
    ("HEART_POINT", 0.00, 0.00, -0.36, -0.19, -0.02, 0.35, -0.48),
    ("DIAMOND_POINT", 0.00, 0.00, 0.33, 0.78, 0.72, 0.69, 0.39),
    ("CLUB_POINT", 0.00, 0.00, -0.27, -0.06, -0.26, -0.09, 0.23),
    ("SPADE_POINT", 0.00, 0.00, -0.10, -0.20, -0.15, -0.03, -0.11),
    # more for a Jack, Queen or King
    ("ROYAL", 0.00, 0.00, 5.03, 3.24, 0.93, 1.64, 5.92),
    ("JESTER", 5.20, 4.40, 1.93, 1.81, 5.15, 5.01, 5.33),
)
FEATURES = tuple(row[0] for row in _FEATURES)
(
    DRAWN,
    SHARED,
    HUNGER,
    CROWN,
    HEALED,
    THIRST,
    BLOWS,
    PACE,
    DAMAGE,
    DEFEATED,
    EXACT,
    WASTE,
    READY,
    READY_EXACTLY,
    IMMUNE,
    LACK,
    FLOOR,
    EXPOSED,
    YIELDING,
    JESTING,
    SAVED,
    FREED,
    FLIP_FIRST,
    FLIP_LATE,
    FINISHER,
    CARD,
    POINT,
    HEART,
    _DIAMOND,
    _CLUB,
    _SPADE,
    HEART_POINT,
    _DIAMOND_POINT,
    _CLUB_POINT,
    _SPADE_POINT,
    ROYAL,
    JESTER,
) = range(len(FEATURES))
#: After the features: what each card is worth keeping for, which follows from them.
KEEP = len(FEATURES)


def complete(features: Array) -> Array:
    """Weights as the kernels want them, from those of the features."""
    suits, ranks = np.arange(52) % 4, np.arange(52) // 4
    cards = features[CARD] + (features[POINT] + features[HEART_POINT + suits]) * VALUE[:52]
    cards += features[HEART + suits] + features[ROYAL] * (ranks > 9)
    jesters = [features[CARD] + features[JESTER]] * 2
    return np.concatenate([features, cards, jesters])


_COLUMNS = np.array([row[1:] for row in _FEATURES]).T
#: Whose weights: the rule of thumb's, or the reflexes'; then for how many players.
THUMB, REFLEX = range(2)
_THUMBS = np.array(
    [[complete(_COLUMNS[which]) for which in whose] for whose in ((0, 1, 1, 1, 0), (2, 3, 4, 5, 6))]
)
#: After those: the networks of `instincts`, which the rule of thumb does without.
FEEL = _THUMBS.shape[2]
_INSTINCTS = read_weights()
WEIGHTS = np.concatenate(
    [_THUMBS, np.stack([np.zeros_like(_INSTINCTS), _INSTINCTS])], axis=2, dtype=np.float32
)

#: A compiled player's own stream, and room to think in. (A record, because arrays of their own
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
def lies_alone(s: Record, card: int) -> bool:
    """Whether the card on top of the Tavern is all that is left of its lot."""
    if s.tavern_size > 1 and s.lot[s.tavern[(s.top + 1) & (TAVERN_ROOM - 1)]] == s.lot[card]:
        return False
    for seat in range(s.players):
        rest = s.hands[seat]
        while rest:
            if s.lot[lowest(rest)] == s.lot[card]:
                return False
            rest &= rest - ONE
    return True


@compiled
def glimpse(s: Record, v: Record) -> None:
    """What is looked at here of the view of whose turn it is: quick to fill, without the lots."""
    seat = np.int64(s.seat)
    v.viewer = seat
    v.seat = seat
    v.hand = s.hands[seat]
    v.discard = s.discard
    v.damage = s.damage
    v.shield = s.shield
    v.blow = blow(s)
    v.tavern_size = s.tavern_size
    v.castle_next = s.castle_next
    v.enemy = s.enemy
    v.cancelled = s.cancelled
    v.phase = s.phase
    v.jesters = s.jesters
    v.players = s.players
    v.overpay = s.overpay
    v.solo_yield = s.solo_yield
    for each in range(s.players):
        v.hand_sizes[each] = popcount(s.hands[each])
        v.yielded[each] = s.yielded[each]
    # Of the lots only an enemy laid on the Tavern
    v.lots = 0
    if s.tavern_size > 0 and s.tavern[s.top] >= NUMBERED:
        card = s.tavern[s.top]
        if lies_alone(s, card):
            v.lots = 1
            v.lot_cards[0] = BIT[card]
            v.lot_places[0, 4] = 1


@compiled
def _damage(card: int, clubs: bool) -> int:
    """What a card alone would do. `clubs`: whether they act."""
    value = VALUE[card]
    return 2 * value if clubs and card & 3 == CLUBS else value


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
    shield = np.int64(v.shield)
    left = HEALTH[v.enemy >> 2] - np.int64(v.damage)
    attack = ATTACK[v.enemy >> 2]
    tavern = np.int64(v.tavern_size)
    mine = draws = healed = 0
    if suits & 1 << HEARTS:
        healed = min(value, popcount(v.discard))
        score += weights[HEALED] * healed
        if tavern < 10:
            score += weights[THIRST] * healed
        tavern += healed
    if suits & 1 << DIAMONDS:
        limit = HAND_LIMIT[v.players]
        mine_room = limit - popcount(rest)
        room = mine_room
        for seat in range(v.players):
            if seat != v.viewer:
                room += limit - v.hand_sizes[seat]
        draws = min(value, tavern, room)
        mine = min(mine_room, (draws + v.players - 1) // v.players)
        score += weights[DRAWN] * mine + weights[SHARED] * (draws - mine)
        score += weights[HUNGER] * mine * mine_room / limit
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
    told[0] = left
    told[1] = hit
    told[2] = mine
    told[3] = draws - mine
    told[4] = healed
    told[5] = after
    if left <= 0:
        score += weights[DEFEATED]
        score += weights[EXACT] * attack / 10.0 if left == 0 else weights[WASTE] * left / 10.0
        next_attack = ATTACK[JACK + (v.castle_next >> 2)] if v.castle_next < 12 else 0
        return score - weights[LACK] * max(weights[FLOOR] * next_attack - after, 0.0)
    if after < hit:
        return LOSS + score
    if v.players > 1:
        follower = clockwise(np.int64(v.viewer), np.int64(v.players))
        score -= weights[EXPOSED] * max(hit - 5 * np.int64(v.hand_sizes[follower]), 0)
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
    return score + ready - hit - weights[BLOWS] * hit * (left / weights[PACE])


@compiled
def _jester(v: Record, card: int, weights: Array) -> float:
    """How much better off one is after playing a Jester: it saves a blow, and frees a suit."""
    saved = max(ATTACK[v.enemy >> 2] - np.int64(v.shield), 0)
    score = weights[JESTING] + weights[SAVED] * saved - weights[KEEP + card]
    if not v.cancelled:
        score += weights[FREED] * popcount(v.hand & SUIT[v.enemy & 3])
    return score


@compiled
def weigh(v: Record, cards: Word, weights: Array, told: Array) -> float:
    """How much better off one is after this play, or (no cards) after a yield."""
    if cards & JESTERS:
        return _jester(v, lowest(cards), weights)
    if cards == ZERO:
        return _group(v, cards, weights, told) + weights[YIELDING]
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
    left = HEALTH[v.enemy >> 2] - np.int64(v.damage)
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
    owed = np.int64(v.blow)
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
        best_seat = np.int64(v.viewer)
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
    chosen = thumb_action(v, all_weights, REFLEX, mind)
    if v.phase == DISCARD:
        weigh_cards(v, weights, REFLEX, mind)
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
def glimpse_into(states: Array, views: Array) -> None:
    glimpse(states[0], views[0])


@compiled
def _thumb_into(views: Array, weights: Array, whose: int, minds: Array) -> int:
    return np.int64(thumb_action(views[0], weights, whose, minds[0]))


def thumb_of(views: Array, whose: int) -> int:
    """The action of the rule of thumb, or of the reflexes, for an array of one view."""
    return int(_thumb_into(views, WEIGHTS, whose, np.zeros(1, MIND)))
