"""Which moves are legal, and why others are not: the rules' table of refusals, compiled.

A move is one 64-bit word, an action: its kind in the top byte, below it the set of cards (or, for
`name`, the seat).
"""

import numpy as np

from ...core.bits import ONE, ZERO, highest, lowest, popcount
from ...core.compile import Array, Record, Word, compiled
from .cards import (
    ACES,
    BIT,
    CARDS,
    JESTERS,
    RANK,
    VALUE,
    cheapest,
    dearest,
    worth,
)
from .enemy import blow
from .state import (
    DISCARD,
    NAME,
    OVER,
    OVERPAY_FORBIDDEN,
    OVERPAY_UNTIL_COVERED,
    PLAY,
    YIELD_ALWAYS,
    YIELD_NEVER,
)

KINDS = ("play", "yield", "flip", "discard", "name")
TO_PLAY, TO_YIELD, TO_FLIP, TO_DISCARD, TO_NAME = range(5)
KIND_SHIFT = np.uint64(56)
CARD_MASK = np.uint64((1 << CARDS) - 1)
ACTION = np.array([kind << 56 for kind in range(len(KINDS))], np.uint64)

#: Why a move is refused, and by which rule.
REFUSALS = (
    ("", ""),
    ("game_over", "RGC-34"),
    ("not_now", "RGC-7"),
    ("not_in_hand", "RGC-8"),
    ("no_cards", "RGC-8"),
    ("jester_alone", "RGC-25"),
    ("companion", "RGC-20"),
    ("different_numbers", "RGC-23"),
    ("over_ten", "RGC-23"),
    ("all_others_yielded", "RGC-31"),
    ("solo_yield", "RGC-32"),
    ("solo_yield_twice", "RGC-32"),
    ("solo_yield_free", "RGC-32"),
    ("not_solo", "RGC-39"),
    ("no_jester_left", "RGC-40"),
    ("not_covered", "RGC-18"),
    ("overpaid", "RGC-18"),
    ("second_jester_first", "RGC-45"),
    ("no_such_seat", "RGC-26"),
    ("no_action", "RGC-48"),
)
(
    FINE,
    GAME_OVER,
    NOT_NOW,
    NOT_IN_HAND,
    NO_CARDS,
    JESTER_ALONE,
    COMPANION,
    DIFFERENT_NUMBERS,
    OVER_TEN,
    ALL_OTHERS_YIELDED,
    SOLO_YIELD,
    SOLO_YIELD_TWICE,
    SOLO_YIELD_FREE,
    NOT_SOLO,
    NO_JESTER_LEFT,
    NOT_COVERED,
    OVERPAID,
    SECOND_JESTER_FIRST,
    NO_SUCH_SEAT,
    NO_ACTION,
) = range(len(REFUSALS))

#: No hand has more legal moves: every subset of eight cards that pays, and a flip.
MOST_MOVES = 257


@compiled
def play_refusal(hand: Word, cards: Word) -> int:
    """Why these cards may not be played together, or FINE."""
    if cards == ZERO:
        return NO_CARDS
    if cards & ~hand:
        return NOT_IN_HAND
    count = popcount(cards)
    if cards & JESTERS:
        if count > 1:
            return JESTER_ALONE  # RGC-25
        return _jester_refusal(hand, cards)
    if count == 1:
        return FINE  # RGC-8
    if cards & ACES:
        return FINE if count == 2 else COMPANION  # RGC-20
    rank = lowest(cards) >> 2
    if cards & ~RANK[rank]:
        return DIFFERENT_NUMBERS  # RGC-23
    return FINE if worth(cards) <= 10 else OVER_TEN  # RGC-23


@compiled
def _jester_refusal(hand: Word, cards: Word) -> int:
    # RGC-45: of two Jesters in a hand the first leaves first
    if (hand & JESTERS) == JESTERS and (cards & JESTERS) == BIT[53]:
        return SECOND_JESTER_FIRST
    return FINE


@compiled
def yield_refusal(s: Record) -> int:
    """Why the player at step 1 may not yield, or FINE."""
    if s.players == 1:
        # RGC-32
        if s.solo_yield == YIELD_NEVER:
            return SOLO_YIELD
        if s.solo_yield != YIELD_ALWAYS and s.yielded[0]:
            return SOLO_YIELD_TWICE
        return FINE if blow(s) > 0 else SOLO_YIELD_FREE
    # RGC-31
    for seat in range(s.players):
        if seat != s.seat and not s.yielded[seat]:
            return FINE
    return ALL_OTHERS_YIELDED


@compiled
def flip_refusal(s: Record) -> int:
    """Why no Jester may be flipped, or FINE. RGC-39, RGC-40"""
    if s.players > 1:
        return NOT_SOLO
    return FINE if s.jesters > 0 else NO_JESTER_LEFT


@compiled
def discard_refusal(hand: Word, cards: Word, owed: int, overpay: int) -> int:
    """Why these cards do not answer the blow, or FINE."""
    if cards & ~hand:
        return NOT_IN_HAND
    total = worth(cards)
    if total < owed:
        return NOT_COVERED  # RGC-18
    # The rulings on `overpay`
    if overpay == OVERPAY_UNTIL_COVERED and total - dearest(cards) >= owed:
        return OVERPAID
    if overpay == OVERPAY_FORBIDDEN and total - cheapest(cards) >= owed:
        return OVERPAID
    return _jester_refusal(hand, cards)


@compiled
def refusal(s: Record, action: Word) -> int:
    """Why this action is not legal now, or FINE."""
    if s.phase == OVER:
        return GAME_OVER
    kind = action >> KIND_SHIFT
    cards = action & CARD_MASK
    if kind > TO_NAME or (ACTION[kind] | cards) != action:
        return NO_ACTION
    if cards != ZERO and (kind == TO_YIELD or kind == TO_FLIP):
        return NO_ACTION
    if kind == TO_NAME:
        if s.phase != NAME:
            return NOT_NOW
        return FINE if cards < np.uint64(s.players) else NO_SUCH_SEAT
    if kind == TO_FLIP:
        return NOT_NOW if s.phase == NAME else flip_refusal(s)
    if kind == TO_DISCARD:
        if s.phase != DISCARD:
            return NOT_NOW
        return discard_refusal(s.hands[s.seat], cards, blow(s), s.overpay)
    if s.phase != PLAY:
        return NOT_NOW
    if kind == TO_YIELD:
        return yield_refusal(s)
    return play_refusal(s.hands[s.seat], cards)


@compiled
def list_plays(hand: Word, out: Array) -> int:
    """All groups this hand can play, in the order of RGC-48; returns how many."""
    count = 0
    rest = hand & ~JESTERS
    while rest:
        first = rest & (~rest + ONE)
        rest ^= first
        out[count] = first
        count += 1
        if first & ACES:
            # RGC-20: one other card, another Ace included
            others = rest
            while others:
                second = others & (~others + ONE)
                others ^= second
                out[count] = first | second
                count += 1
        else:
            # RGC-23: pairs up to 5, triples up to 3, four 2s
            rank = lowest(first) >> 2
            if rank <= 4:
                seconds = rest & RANK[rank]
                while seconds:
                    second = seconds & (~seconds + ONE)
                    seconds ^= second
                    out[count] = first | second
                    count += 1
                    thirds = seconds if rank <= 2 else ZERO
                    while thirds:
                        third = thirds & (~thirds + ONE)
                        thirds ^= third
                        out[count] = first | second | third
                        count += 1
                        if rank == 1 and thirds:
                            out[count] = first | second | third | thirds
                            count += 1
    jesters = hand & JESTERS
    if jesters:
        out[count] = jesters & (~jesters + ONE)  # RGC-45
        count += 1
    return count


@compiled
def list_discards(s: Record, out: Array) -> int:
    """All sets that answer the blow, in the order of RGC-48; returns how many."""
    hand = s.hands[s.seat]
    owed = blow(s)
    count = 0
    # Every subset as a sequence in card order, a prefix before what it begins: go on with the
    # next higher card; where there is none, replace the last but one by its successor.
    chosen = ZERO
    total = 0
    rest = hand
    while True:
        if rest:
            card = rest & (~rest + ONE)
            chosen |= card
            total += VALUE[lowest(card)]
            rest ^= card
            if total >= owed and discard_refusal(hand, chosen, owed, s.overpay) == FINE:
                out[count] = chosen | ACTION[TO_DISCARD]
                count += 1
        elif chosen:
            card = BIT[highest(chosen)]
            chosen ^= card
            total -= VALUE[highest(card)]
            rest = hand & ~(card | (card - ONE))
        else:
            return count


@compiled
def list_actions(s: Record, out: Array) -> int:
    """All legal actions in the order of RGC-48; returns how many."""
    count = 0
    if s.phase == PLAY:
        count = list_plays(s.hands[s.seat], out)
        if yield_refusal(s) == FINE:
            out[count] = ACTION[TO_YIELD]
            count += 1
    elif s.phase == DISCARD:
        count = list_discards(s, out)
    elif s.phase == NAME:
        for seat in range(s.players):
            out[count] = ACTION[TO_NAME] | np.uint64(seat)
            count += 1
        return count
    else:
        return 0
    if flip_refusal(s) == FINE:
        out[count] = ACTION[TO_FLIP]
        count += 1
    return count
