"""The end of a solo game, exactly: the best play against everything that chance can still do.

What a solo player does not know is which cards of a lot are drawn, which cards a heart heals, and
which enemy comes next. Every case is tried with the rules themselves, on a state arranged for it:
the cards to be drawn put on top, the cards to be healed alone in the pile. So the odds are exact,
as long as the tree is small enough; where it is not, the answer is UNKNOWN.
"""

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.compile import Array, Record, Word, compiled
from .cards import BIT, DIAMONDS, HAND_LIMIT, HEARTS, worth
from .enemy import has_power
from .legal import CARD_MASK, KIND_SHIFT, MOST_MOVES, TO_FLIP, TO_PLAY, list_actions
from .rules import apply
from .state import LAST_KING, OVER, REPORT, STATE, TAVERN_ROOM

UNKNOWN = -1.0
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
#: What a won game counts for each Jester not flipped: the better medal among equals.
MEDAL = 0.005
#: Moves ahead that are looked at.
DEEPEST = 40
#: Positions remembered.
MEMORY = 1 << 14

_MIX = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(29)


@compiled
def _stir(key: Word, word: Word) -> Word:
    key = (key ^ word) * _MIX
    return key ^ (key >> _SHIFT)


@compiled
def _key(s: Record, unaided: bool) -> Word:
    """A fingerprint of all that matters for what is to come."""
    key = _stir(s.hands[0], s.discard)
    numbers = np.int64(s.damage) << 40 | np.int64(s.shield) << 24 | np.int64(s.enemy) << 16
    numbers |= np.int64(s.phase) << 12 | np.int64(s.jesters) << 8 | np.int64(s.yielded[0]) << 4
    key = _stir(key, np.uint64(numbers | (1 if unaided else 0)))
    to_come = ZERO
    for place in range(s.castle_next, 12):
        to_come |= BIT[s.castle[place]]
    key = _stir(key, to_come)
    if to_come:
        on_table = ZERO
        for place in range(s.table_size):
            on_table |= BIT[s.table[place]]
        key = _stir(key, on_table)
    lot = ZERO
    for place in range(s.tavern_size):
        card = s.tavern[(s.top + place) & (TAVERN_ROOM - 1)]
        lot |= BIT[card]
        after = s.tavern[(s.top + place + 1) & (TAVERN_ROOM - 1)]
        if place + 1 == s.tavern_size or s.lot[after] != s.lot[card]:
            key = _stir(key, lot)
            lot = ZERO
    return key


@compiled
def _choose(cards: Word, picked: int) -> Word:
    """The cards of a set whose places, from the lowest, are picked."""
    chosen = ZERO
    place = 0
    while cards:
        if picked >> place & 1:
            chosen |= cards & (~cards + ONE)
        cards &= cards - ONE
        place += 1
    return chosen


@compiled
def _following(picked: int) -> int:
    """The next larger number with as many binary ones; 0 for 0."""
    if picked == 0:
        return 0
    low = picked & -picked
    carried = picked + low
    return carried | (((carried ^ picked) // low) >> 2)


@compiled
def _cut(s: Record, count: int) -> int:
    """Where the lot begins of which only some are drawn when so many cards are; -1: none is."""
    begin = 0
    while begin < s.tavern_size:
        card = s.tavern[(s.top + begin) & (TAVERN_ROOM - 1)]
        end = begin + 1
        while end < s.tavern_size:
            other = s.tavern[(s.top + end) & (TAVERN_ROOM - 1)]
            if s.lot[other] != s.lot[card]:
                break
            end += 1
        if count <= begin:
            return -1
        if count < end:
            return begin
        begin = end
    return -1


@compiled
def _lot_at(s: Record, begin: int) -> Word:
    """The cards of the lot that begins there in the Tavern."""
    first = s.tavern[(s.top + begin) & (TAVERN_ROOM - 1)]
    cards = ZERO
    for place in range(begin, s.tavern_size):
        card = s.tavern[(s.top + place) & (TAVERN_ROOM - 1)]
        if s.lot[card] != s.lot[first]:
            break
        cards |= BIT[card]
    return cards


@compiled
def _put_on_top(s: Record, begin: int, lot: Word, drawn: Word) -> None:
    """The cards of a lot in an order in which those to be drawn come first."""
    place = begin
    for part in (drawn, lot & ~drawn):
        rest = part
        while rest:
            s.tavern[(s.top + place) & (TAVERN_ROOM - 1)] = lowest(rest)
            rest &= rest - ONE
            place += 1


@compiled
def value_of(
    stack: Array,
    depth: int,
    only: Word,
    unaided: bool,
    left: Array,
    keys: Array,
    values: Array,
    moves: Array,
    reports: Array,
) -> float:
    """The chance to win from stack[depth] by the best play, and a little for each Jester left;
    UNKNOWN if the tree is too large. `only`: this action, or ALL. `unaided`: a flip counts as lost.
    `left`: positions that may still be looked at."""
    s = stack[depth]
    left[0] -= 1
    if s.phase == OVER:
        return 1.0 + MEDAL * s.jesters if s.reason == LAST_KING else 0.0
    if left[0] < 0 or depth + 1 >= len(stack):
        return UNKNOWN
    key = _key(s, unaided)
    slot = np.int64(key & np.uint64(len(keys) - 1))
    if only == ALL and keys[slot] == key:
        return float(values[slot])
    ceiling = 1.0 + MEDAL * s.jesters
    best = 0.0
    certain = True
    # An enemy comes from those of its rank that are left
    last_enemy = min(12, (s.castle_next >> 2) * 4 + 4)
    for number in range(list_actions(s, moves[depth])):
        action = moves[depth, number]
        kind = action >> KIND_SHIFT
        if (only != ALL and action != only) or (unaided and kind == TO_FLIP):
            continue
        cards = action & CARD_MASK
        pile = ZERO
        healed = 0
        drawn = 0
        if kind == TO_PLAY:
            value = worth(cards)
            if has_power(s, cards, HEARTS):
                pile = s.discard
                healed = min(value, popcount(pile))
            if has_power(s, cards, DIAMONDS):
                room = HAND_LIMIT[1] - popcount(s.hands[0] & ~cards)
                drawn = min(value, np.int64(s.tavern_size) + healed, room)
                if healed > 0 and drawn > s.tavern_size:
                    certain = False  # some of those just healed: too many cases
                    continue
        elif kind == TO_FLIP:
            drawn = min(HAND_LIMIT[1], np.int64(s.tavern_size))
        begin = _cut(s, drawn)
        lot = _lot_at(s, begin) if begin >= 0 else ZERO
        total = 0.0
        cases = 0
        heals = (1 << healed) - 1
        draws = (1 << (drawn - begin)) - 1 if begin >= 0 else 0
        enemy = np.int64(s.castle_next)
        while True:
            stack[depth + 1] = stack[depth]
            t = stack[depth + 1]
            if begin >= 0:
                _put_on_top(t, begin, lot, _choose(lot, draws))
            if healed > 0:
                t.discard = _choose(pile, heals)
            if enemy < 12:
                t.castle[s.castle_next] = s.castle[enemy]
                t.castle[enemy] = s.castle[s.castle_next]
            apply(t, action, reports[0])
            if healed > 0:
                t.discard |= pile & ~_choose(pile, heals)
            # Whether the enemy falls does not depend on chance
            falls = t.castle_next > s.castle_next
            found = value_of(stack, depth + 1, ALL, unaided, left, keys, values, moves, reports)
            if found == UNKNOWN:
                if left[0] < 0:
                    return UNKNOWN
                certain = False
                cases = 0
                break
            total += found
            cases += 1
            if left[0] < 0:
                return UNKNOWN
            # The next case: another enemy, other cards drawn, other cards healed
            enemy += 1
            if falls and enemy < last_enemy:
                continue
            enemy = np.int64(s.castle_next)
            draws = _following(draws)
            if draws != 0 and draws >> popcount(lot) == 0:
                continue
            draws = (1 << (drawn - begin)) - 1 if begin >= 0 else 0
            heals = _following(heals)
            if heals == 0 or heals >> popcount(pile) != 0:
                break
        if cases > 0 and total > best * cases:
            best = total / cases
            if best >= ceiling:
                break
    if not certain and best < ceiling:
        return UNKNOWN
    if only == ALL:
        keys[slot] = key
        values[slot] = best
    return best


@compiled
def exact_values(
    stack: Array,
    actions: Array,
    unaided: bool,
    positions: int,
    left: Array,
    keys: Array,
    values: Array,
    moves: Array,
    reports: Array,
    out: Array,
) -> None:
    """What each action is worth in stack[0], or UNKNOWN after looking at so many positions."""
    for number in range(len(actions)):
        left[0] = positions // len(actions)
        out[number] = value_of(
            stack, 0, actions[number], unaided, left, keys, values, moves, reports
        )


class Tail:
    """Looks at the ends of solo games."""

    def __init__(self) -> None:
        self._stack = np.zeros(DEEPEST, STATE)
        self._left = np.zeros(1, np.int64)
        self._keys = np.zeros(MEMORY, np.uint64)
        self._values = np.zeros(MEMORY)
        self._moves = np.zeros((DEEPEST, MOST_MOVES), np.uint64)
        self._reports = np.zeros(1, REPORT)

    def values(
        self, states: Array, actions: Array, positions: int, *, unaided: bool = False
    ) -> Array:
        """What each action is worth in a solo state, of which only what the player knows is used;
        UNKNOWN where more positions than an even share would have to be looked at."""
        self._stack[0] = states[0]
        self._keys[:] = 0
        out = np.empty(len(actions))
        room = (self._left, self._keys, self._values, self._moves, self._reports)
        exact_values(self._stack, actions, unaided, positions, *room, out)
        return out
