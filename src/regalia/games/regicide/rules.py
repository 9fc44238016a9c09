"""The rulebook, compiled: set-up and play. Rule ids stand where a rule is carried out.

Everything works on one STATE record. Nothing here knows text, views or players' names. What may be
played is in `legal`, what is known of the enemy in `enemy`.
"""

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.chance import begin, below, shuffle
from ...core.compile import Array, Record, Word, compiled, int64
from .cards import (
    BIT,
    CARDS,
    CLUBS,
    DIAMONDS,
    HAND_LIMIT,
    HEARTS,
    JESTERS,
    NUMBERED,
    SOLO_JESTERS,
    SPADES,
    TAVERN_JESTERS,
    worth,
)
from .enemy import blow, has_power, health, recount
from .legal import (
    CARD_MASK,
    FINE,
    KIND_SHIFT,
    TO_DISCARD,
    TO_FLIP,
    TO_NAME,
    TO_PLAY,
    TO_YIELD,
    flip_refusal,
    list_actions,
    refusal,
    yield_refusal,
)
from .state import (
    BRONZE,
    DISCARD,
    GOLD,
    LAST_KING,
    NAME,
    NO_MEDAL,
    NOBODY,
    OVER,
    PLAY,
    SILVER,
    STUCK,
    TAVERN_CAPACITY,
    UNCOVERED,
    UNDECIDED,
)

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
    s.jesters = SOLO_JESTERS if players == 1 else 0  # RGC-38
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
    s.top = (s.top + 1) & (TAVERN_CAPACITY - 1)
    s.tavern_size -= 1
    s.hands[seat] |= BIT[card]
    report.drawn[seat] |= BIT[card]


@compiled
def heal(s: Record, value: int, report: Record) -> None:
    """Hearts: cards from the shuffled discard pile go unseen under the Tavern. RGC-10"""
    # The pile is spread out below the Tavern, where the ring has space for it; as many cards as are
    # drawn from it stay, in the order drawn.
    bottom = int64(s.top) + s.tavern_size
    size = 0
    rest = s.discard
    while rest:
        s.tavern[(bottom + size) & (TAVERN_CAPACITY - 1)] = lowest(rest)
        rest &= rest - ONE
        size += 1
    count = min(value, size)
    healed = ZERO
    for place in range(count):
        here = (bottom + place) & (TAVERN_CAPACITY - 1)
        there = (bottom + place + below(s.chance, size - place)) & (TAVERN_CAPACITY - 1)
        card = s.tavern[there]
        s.tavern[there] = s.tavern[here]
        s.tavern[here] = card
        healed |= BIT[card]
        s.lot[card] = s.next_lot
    s.discard ^= healed
    report.healed = healed
    s.tavern_size += count
    if count > 0:
        s.next_lot += 1


@compiled
def draw(s: Record, value: int, report: Record) -> None:
    """Diamonds: one card each, clockwise from the current player, full hands skipped. RGC-11"""
    limit = HAND_LIMIT[s.players]
    seat = int64(s.seat)
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
        s.top = (s.top - 1) & (TAVERN_CAPACITY - 1)
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
        _draw_one(s, int64(s.seat), report)
    if s.phase == PLAY:
        begin_turn(s)
    else:
        suffer(s)


def medal(reason: int, players: int, jesters: int) -> int:
    """What a finished game earns: a solo victory, a medal by the Jesters left. RGC-41"""
    if reason != LAST_KING or players > 1:
        return NO_MEDAL
    return (BRONZE, SILVER, GOLD)[jesters]


@compiled
def apply(s: Record, action: Word, report: Record) -> None:
    """Carry out a legal action. What happens is entered into the report, which only those who want
    to read it need to have cleared."""
    kind = action >> KIND_SHIFT
    cards = action & CARD_MASK
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
        report.named = cards
        s.seat = cards  # RGC-26
        begin_turn(s)


# Doors for Python: arrays of one state


@compiled
def deal_into(states: Array, family: Array, settings: Array) -> None:
    s, setting = states[0], settings[0]
    begin(family, s.chance)
    set_up(s, setting.players, setting.first, setting.overpay, setting.solo_yield)


@compiled
def actions_of(states: Array, out: Array) -> int:
    return list_actions(states[0], out)


@compiled
def clear(report: Record) -> None:
    """Nothing has happened yet."""
    report.cards = ZERO
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


@compiled
def try_action(states: Array, action: int, reports: Array) -> int:
    """Carry out an action if it is legal. Returns its refusal, or FINE."""
    s = states[0]
    why = refusal(s, np.uint64(action))
    if why == FINE:
        report = reports[0]
        clear(report)
        report.seat = s.seat
        report.kind = np.uint64(action) >> KIND_SHIFT
        if report.kind != TO_NAME:
            report.cards = np.uint64(action) & CARD_MASK
        apply(s, np.uint64(action), report)
        if s.phase == OVER:
            s.seat = report.seat
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
