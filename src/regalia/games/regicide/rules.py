"""The rulebook, compiled: set-up, legal moves, play. Rule ids stand where a rule is carried out.

Everything works on one STATE record. Nothing here knows text, views or players' names.

A move is one 64-bit word, an action: its kind in the top byte, below it the set of cards (or, for
`name`, the seat).
"""

import numpy as np

from ...core.bits import ONE, ZERO, highest, lowest, popcount
from ...core.chance import below, shuffle
from ...core.compile import Array, Record, Word, compiled
from .cards import (
    ACES,
    ATTACK,
    BIT,
    CARDS,
    CLUBS,
    DIAMONDS,
    HAND_LIMIT,
    HEALTH,
    HEARTS,
    JESTERS,
    NUMBERED,
    RANK,
    SPADES,
    SUIT,
    TAVERN_JESTERS,
    VALUE,
    cheapest,
    dearest,
    worth,
)
from .state import (
    DISCARD,
    LAST_KING,
    NAME,
    NOBODY,
    OVER,
    OVERPAY_FORBIDDEN,
    OVERPAY_UNTIL_COVERED,
    PLAY,
    STUCK,
    TAVERN_ROOM,
    UNCOVERED,
    UNDECIDED,
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


# Set-up


@compiled
def set_up(s: Record, players: int, first: int, overpay: int, solo_yield: int) -> None:
    """Deal a new game from the state's own stream. `first` below 0: drawn."""
    s.players = players
    s.overpay = overpay
    s.solo_yield = solo_yield
    # RGC-2: Kings at the bottom, Queens on them, Jacks on top; the first is turned up
    for place in range(12):
        s.castle[place] = NUMBERED + place
    for rank in range(3):
        shuffle(s.chance, s.castle[4 * rank : 4 * rank + 4])
    s.enemy = s.castle[0]
    s.castle_next = 1
    # RGC-3, RGC-4: numbers, Companions and this table's Jesters, shuffled
    jesters = TAVERN_JESTERS[players]
    size = NUMBERED + jesters
    for card in range(NUMBERED):
        s.tavern[card] = card
    for jester in range(jesters):
        s.tavern[NUMBERED + jester] = 52 + jester
    shuffle(s.chance, s.tavern[:size])
    s.top = 0
    s.tavern_size = size
    # RGC-6
    if first < 0:
        first = below(s.chance, players)
    # RGC-3: hands one card at a time, clockwise from the start player
    for seat in range(4):
        s.hands[seat] = ZERO
        s.yielded[seat] = 0
    limit = HAND_LIMIT[players]
    seat = first
    for place in range(players * limit):
        s.hands[seat] |= BIT[s.tavern[place]]
        seat = clockwise(seat, players)
    s.top = players * limit
    s.tavern_size = size - players * limit
    for card in range(CARDS):
        s.lot[card] = 0
    s.next_lot = 1
    s.discard = ZERO  # RGC-5
    s.jesters = 2 if players == 1 else 0  # RGC-38
    _clear_table(s)
    s.reason = UNDECIDED
    s.seat = first
    s.phase = PLAY


@compiled
def clockwise(seat: int, players: int) -> int:
    """The next seat. (A remainder would take longer than the rest of a turn's bookkeeping.)"""
    return seat + 1 if seat + 1 < players else 0


@compiled
def _clear_table(s: Record) -> None:
    s.table_size = 0
    s.plays = 0
    s.damage = 0
    s.shield = 0
    s.cancelled = 0


# The enemy


@compiled
def health(s: Record) -> int:
    return HEALTH[s.enemy >> 2]


@compiled
def blow(s: Record) -> int:
    """The enemy's attack less all shields, never below 0. RGC-17"""
    return max(ATTACK[s.enemy >> 2] - int(s.shield), 0)


@compiled
def has_power(s: Record, cards: Word, suit: int) -> bool:
    """Whether this suit is among the cards and acts. RGC-24"""
    return (cards & SUIT[suit]) != ZERO and (s.cancelled != 0 or (s.enemy & 3) != suit)


@compiled
def recount(s: Record) -> None:
    """Damage and shield from the table alone: what each play did when it was made, and since."""
    s.damage = 0
    s.shield = 0
    s.cancelled = 0
    banked = 0
    place = 0
    while place < s.table_size:
        cards = ZERO
        play = s.table_play[place]
        while place < s.table_size and s.table_play[place] == play:
            cards |= BIT[s.table[place]]
            place += 1
        value = worth(cards)
        if cards & JESTERS:
            s.cancelled = 1
            s.shield += banked  # RGC-27: full value, once
            banked = 0
        s.damage += 2 * value if has_power(s, cards, CLUBS) else value  # RGC-28
        if has_power(s, cards, SPADES):
            s.shield += value
        elif cards & SUIT[SPADES]:
            banked += value


# Legal moves


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


# A turn, step by step


@compiled
def is_stuck(s: Record) -> bool:
    """Whether the player at step 1 can neither play, nor yield, nor flip."""
    return s.hands[s.seat] == ZERO and yield_refusal(s) != FINE and flip_refusal(s) != FINE


@compiled
def can_answer(s: Record) -> bool:
    """Whether the player at step 4 can meet the blow, or flip first."""
    return worth(s.hands[s.seat]) >= blow(s) or flip_refusal(s) == FINE


@compiled
def begin_turn(s: Record) -> None:
    """Step 1 is open; whoever can do nothing has lost."""
    s.phase = PLAY
    if is_stuck(s):
        s.phase = OVER  # RGC-35
        s.reason = STUCK


@compiled
def pass_turn(s: Record) -> None:
    """The next player clockwise starts at step 1. RGC-19"""
    s.seat = clockwise(s.seat, s.players)
    begin_turn(s)


@compiled
def _draw_one(s: Record, seat: int, report: Record) -> None:
    card = s.tavern[s.top]
    s.top = (s.top + 1) & (TAVERN_ROOM - 1)
    s.tavern_size -= 1
    s.hands[seat] |= BIT[card]
    report.drawn[seat] |= BIT[card]


@compiled
def heal(s: Record, value: int, report: Record) -> None:
    """Hearts: cards from the shuffled discard pile go unseen under the Tavern. RGC-10"""
    # The pile is spread out below the Tavern, where the ring has room for it; as many cards as are
    # drawn from it stay, in the order drawn.
    bottom = np.int64(s.top) + s.tavern_size
    size = 0
    rest = s.discard
    while rest:
        s.tavern[(bottom + size) & (TAVERN_ROOM - 1)] = lowest(rest)
        rest &= rest - ONE
        size += 1
    count = min(value, size)
    for place in range(count):
        here = (bottom + place) & (TAVERN_ROOM - 1)
        there = (bottom + place + below(s.chance, size - place)) & (TAVERN_ROOM - 1)
        card = s.tavern[there]
        s.tavern[there] = s.tavern[here]
        s.tavern[here] = card
        report.healed |= BIT[card]
        s.lot[card] = s.next_lot
    s.discard ^= report.healed
    s.tavern_size += count
    if count > 0:
        s.next_lot += 1


@compiled
def draw(s: Record, value: int, report: Record) -> None:
    """Diamonds: one card each, clockwise from the current player, full hands skipped. RGC-11"""
    limit = HAND_LIMIT[s.players]
    seat = np.int64(s.seat)
    skipped = 0
    while value > 0 and s.tavern_size > 0 and skipped < s.players:
        if popcount(s.hands[seat]) < limit:
            _draw_one(s, seat, report)
            value -= 1
            skipped = 0
        else:
            skipped += 1
        seat = clockwise(seat, s.players)


@compiled
def play(s: Record, cards: Word, report: Record) -> None:
    """Steps 1 to 3; step 4 where it comes to that. RGC-7"""
    seat = s.seat
    s.hands[seat] ^= cards
    s.yielded[seat] = 0  # RGC-31
    rest = cards
    while rest:
        s.table[s.table_size] = lowest(rest)
        s.table_play[s.table_size] = 4 * s.plays + seat
        s.table_size += 1
        rest &= rest - ONE
    s.plays += 1
    if cards & JESTERS:
        # RGC-25, RGC-26: no damage, no blow; who plays next is a move of its own
        if not s.cancelled:
            report.cancelled = s.enemy
        before = s.shield
        recount(s)
        report.shield = s.shield - before
        report.shield_total = s.shield
        s.phase = NAME
        return
    value = worth(cards)  # RGC-8, RGC-20, RGC-23
    report.value = value
    # RGC-9, RGC-22: red suits at once, hearts first
    if has_power(s, cards, HEARTS):
        heal(s, value, report)
    if has_power(s, cards, DIAMONDS):
        draw(s, value, report)
    if has_power(s, cards, SPADES):
        s.shield += value  # RGC-13
        report.shield = value
        report.shield_total = s.shield
    damage = 2 * value if has_power(s, cards, CLUBS) else value  # RGC-12
    report.damage = damage
    s.damage += damage  # RGC-14
    report.damage_total = s.damage
    if s.damage >= health(s):
        defeat(s, report)
    else:
        suffer(s)


@compiled
def defeat(s: Record, report: Record) -> None:
    """The enemy falls. RGC-15"""
    enemy = int(s.enemy)
    report.defeated = enemy
    if s.damage == health(s):
        # Exactly: face down on the Tavern, after everything was drawn (RGC-16)
        report.exact = 1
        s.top = (s.top - 1) & (TAVERN_ROOM - 1)
        s.tavern[s.top] = enemy
        s.tavern_size += 1
        s.lot[enemy] = s.next_lot
        s.next_lot += 1
    else:
        s.discard |= BIT[enemy]
    for place in range(s.table_size):
        s.discard |= BIT[s.table[place]]
    _clear_table(s)
    if s.castle_next == 12:
        s.enemy = NOBODY
        s.phase = OVER  # RGC-34
        s.reason = LAST_KING
        return
    s.enemy = s.castle[s.castle_next]
    s.castle_next += 1
    report.revealed = s.enemy
    begin_turn(s)


@compiled
def suffer(s: Record) -> None:
    """Step 4: the blow, if there is one, and if it can be met. RGC-17"""
    if blow(s) == 0:
        pass_turn(s)
    elif can_answer(s):
        s.phase = DISCARD
    else:
        s.phase = OVER  # RGC-18
        s.reason = UNCOVERED


@compiled
def pay(s: Record, cards: Word) -> None:
    """The blow is met. RGC-18"""
    s.hands[s.seat] ^= cards
    s.discard |= cards
    pass_turn(s)


@compiled
def flip(s: Record, report: Record) -> None:
    """A solo Jester: the hand away, a new one, the same moment again. RGC-39, RGC-40"""
    s.jesters -= 1
    s.discard |= s.hands[0]
    report.cards = s.hands[0]
    s.hands[0] = ZERO
    for _ in range(min(HAND_LIMIT[1], int(s.tavern_size))):
        _draw_one(s, np.int64(s.seat), report)
    if s.phase == PLAY:
        begin_turn(s)
    else:
        suffer(s)


@compiled
def apply(s: Record, action: Word, report: Record) -> None:
    """Carry out a legal action."""
    kind = action >> KIND_SHIFT
    cards = action & CARD_MASK
    report.kind = kind
    report.seat = s.seat
    report.cards = cards
    report.healed = ZERO
    for seat in range(4):
        report.drawn[seat] = ZERO
    report.value = 0
    report.damage = 0
    report.shield = 0
    report.cancelled = NOBODY
    report.defeated = NOBODY
    report.exact = 0
    report.revealed = NOBODY
    if kind == TO_PLAY:
        play(s, cards, report)
    elif kind == TO_DISCARD:
        pay(s, cards)
    elif kind == TO_YIELD:
        s.yielded[s.seat] = 1  # RGC-30, RGC-31
        suffer(s)
    elif kind == TO_FLIP:
        flip(s, report)
    else:
        report.cards = ZERO
        report.named = cards
        s.seat = cards  # RGC-26
        begin_turn(s)


# Doors for Python: arrays of one state


@compiled
def deal_into(
    states: Array, family: Array, players: int, first: int, overpay: int, solo_yield: int
) -> None:
    s = states[0]
    s.chance[0] = family[0]
    s.chance[1] = family[1]
    set_up(s, players, first, overpay, solo_yield)


@compiled
def actions_of(states: Array, out: Array) -> int:
    return list_actions(states[0], out)


@compiled
def try_action(states: Array, action: int, reports: Array) -> int:
    """Carry out an action if it is legal. Returns its refusal, or FINE."""
    s = states[0]
    why = refusal(s, np.uint64(action))
    if why == FINE:
        report = reports[0]
        apply(s, np.uint64(action), report)
        report.owed = blow(s) if s.phase == DISCARD else 0
        report.jesters = s.jesters
        report.players = s.players
        report.phase = s.phase
        report.reason = s.reason
    return why


#: What is wrong with the moment a loaded position shows.
SOUND, DEFEATED, FINISHED, NOTHING_OWED, NOT_OVER = range(5)


@compiled
def inspect(states: Array) -> int:
    """Count damage and shields of a position just read; can it be a moment of a game?"""
    s = states[0]
    if s.enemy == NOBODY:
        return SOUND
    recount(s)
    if s.damage >= health(s):
        return DEFEATED
    if s.phase == DISCARD and blow(s) == 0:
        return NOTHING_OWED
    if (s.phase == PLAY and is_stuck(s)) or (s.phase == DISCARD and not can_answer(s)):
        return FINISHED
    if s.phase == OVER:
        # Somebody must have lost it
        for seat in range(s.players):
            s.seat = seat
            if is_stuck(s) if s.reason == STUCK else not can_answer(s):
                return SOUND
        return NOT_OVER
    return SOUND
