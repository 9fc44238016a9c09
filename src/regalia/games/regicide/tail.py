"""The end of a solo game, exactly: the best play against everything that chance can still do.

What a solo player does not know is which cards of a lot are drawn, which cards a heart heals, and
which enemy comes next. Every case is tried with the rules themselves, on a state arranged for it:
the cards to be drawn put on top, the cards to be healed alone in the pile. So the odds are exact,
as long as the tree is small enough; where it is not, the answer is UNKNOWN.
"""

from typing import NamedTuple

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.compile import Array, Record, Word, compiled, int64
from .cards import BIT, CLUBS, DIAMONDS, HAND_LIMIT, HEARTS, worth
from .enemy import has_power, health
from .legal import CARD_MASK, KIND_SHIFT, MOST_MOVES, TO_FLIP, TO_PLAY, list_actions
from .rules import apply
from .state import LAST_KING, OVER, REPORT, STATE, TAVERN_CAPACITY

UNKNOWN = -1.0
#: What a won game counts for each Jester not flipped: the better medal among equals.
MEDAL = 0.005
#: Moves ahead that are looked at.
DEEPEST = 40
#: Positions remembered.
MEMORY = 1 << 14

#: Where the search stands at one depth: the position, the action looked at, and the case.
FRAME = np.dtype(
    (
        np.record,
        [
            ("key", np.uint64),
            ("best", np.float64),
            ("certain", np.int8),  # no action so far was UNKNOWN
            ("at_work", np.int8),  # on an action
            ("next", np.int64),
            ("actions", np.int64),
            ("action", np.uint64),
            ("total", np.float64),
            ("cases", np.int64),
            ("pile", np.uint64),  # to heal from
            ("healed", np.int64),
            ("heals", np.int64),  # which places of the pile, as binary digits
            ("drawn", np.int64),
            ("begin", np.int64),  # of the lot of which some are drawn
            ("lot", np.uint64),
            ("draws", np.int64),  # which places of that lot
            ("enemy", np.int64),  # which place of the Castle comes next
            ("falls", np.int8),
        ],
    )
)

_MIX = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(29)


@compiled
def _stir(key: Word, word: Word) -> Word:
    key = (key ^ word) * _MIX
    return key ^ (key >> _SHIFT)


@compiled
def _key(s: Record, unaided: bool) -> Word:
    """A fingerprint of all that matters for what is to come."""
    key = _stir(_stir(_MIX, s.hands[0]), s.discard)
    numbers = int64(s.damage) << 40 | int64(s.shield) << 24 | int64(s.enemy) << 16
    numbers |= int64(s.phase) << 12 | int64(s.jesters) << 8 | int64(s.yielded[0]) << 4
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
        card = s.tavern[(s.top + place) & (TAVERN_CAPACITY - 1)]
        lot |= BIT[card]
        after = s.tavern[(s.top + place + 1) & (TAVERN_CAPACITY - 1)]
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
        card = s.tavern[(s.top + begin) & (TAVERN_CAPACITY - 1)]
        end = begin + 1
        while end < s.tavern_size:
            other = s.tavern[(s.top + end) & (TAVERN_CAPACITY - 1)]
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
    first = s.tavern[(s.top + begin) & (TAVERN_CAPACITY - 1)]
    cards = ZERO
    for place in range(begin, s.tavern_size):
        card = s.tavern[(s.top + place) & (TAVERN_CAPACITY - 1)]
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
            s.tavern[(s.top + place) & (TAVERN_CAPACITY - 1)] = lowest(rest)
            rest &= rest - ONE
            place += 1


@compiled
def _open(s: Record, f: Record, action: Word, unaided: bool) -> bool:
    """Begin with an action's first case; False if there are too many to begin with."""
    kind = action >> KIND_SHIFT
    cards = action & CARD_MASK
    f.action = action
    f.pile = ZERO
    f.healed = 0
    f.drawn = 0
    value = worth(cards)
    damage = 2 * value if has_power(s, cards, CLUBS) else value
    wins = s.castle_next == 12 and s.damage + damage >= health(s)
    if kind == TO_PLAY and not wins:
        if has_power(s, cards, HEARTS):
            f.pile = s.discard
            f.healed = min(value, popcount(f.pile))
        if has_power(s, cards, DIAMONDS):
            free = HAND_LIMIT[1] - popcount(s.hands[0] & ~cards)
            f.drawn = min(value, s.tavern_size + f.healed, free)
            if f.healed > 0 and f.drawn > s.tavern_size:
                return False  # some of those just healed
    elif kind == TO_FLIP:
        if unaided:
            return False
        f.drawn = min(HAND_LIMIT[1], int64(s.tavern_size))
    f.begin = _cut(s, f.drawn)
    f.lot = _lot_at(s, f.begin) if f.begin >= 0 else ZERO
    f.heals = (1 << f.healed) - 1
    f.draws = (1 << (f.drawn - f.begin)) - 1 if f.begin >= 0 else 0
    f.enemy = s.castle_next
    f.total = 0.0
    f.cases = 0
    return True


@compiled
def _case(s: Record, f: Record, t: Record, report: Record) -> None:
    """Carry out the action on a copy of the state, arranged for the case."""
    if f.begin >= 0:
        _put_on_top(t, f.begin, f.lot, _choose(f.lot, f.draws))
    if f.healed > 0:
        t.discard = _choose(f.pile, f.heals)
    if f.enemy < 12:
        t.castle[s.castle_next] = s.castle[f.enemy]
        t.castle[f.enemy] = s.castle[s.castle_next]
    apply(t, f.action, report)
    if f.healed > 0:
        t.discard |= f.pile & ~_choose(f.pile, f.heals)
    # Whether the enemy falls does not depend on chance
    f.falls = t.castle_next > s.castle_next


@compiled
def _next_case(s: Record, f: Record) -> bool:
    """Another enemy of those left of its rank, other cards drawn, other cards healed; or False."""
    f.enemy += 1
    if f.falls and f.enemy < min(12, (s.castle_next >> 2) * 4 + 4):
        return True
    f.enemy = s.castle_next
    f.draws = _following(f.draws)
    if f.draws != 0 and f.draws >> popcount(f.lot) == 0:
        return True
    f.draws = (1 << (f.drawn - f.begin)) - 1 if f.begin >= 0 else 0
    f.heals = _following(f.heals)
    return bool(f.heals != 0 and f.heals >> popcount(f.pile) == 0)


class Scratch(NamedTuple):
    """What the search works in: by depth the states, frames and moves; the positions remembered,
    by key; a report nobody reads."""

    stack: Array
    frames: Array
    moves: Array
    keys: Array
    values: Array
    reports: Array

    @classmethod
    def new(cls) -> "Scratch":
        return cls(
            np.zeros(DEEPEST, STATE),
            np.zeros(DEEPEST, FRAME),
            np.zeros((DEEPEST, MOST_MOVES), np.uint64),
            np.zeros(MEMORY, np.uint64),
            np.zeros(MEMORY),
            np.zeros(1, REPORT),
        )


@compiled
def value_of(scratch: Scratch, only: Word, unaided: bool, medal: float, positions: int) -> float:
    """The chance to win from stack[0] by the best play that begins with one action, and a little
    for each Jester left; UNKNOWN if more positions would have to be looked at. `unaided`: without a
    flip. (No recursion: kernels that call themselves do not survive Numba's cache.)"""
    stack, frames, moves = scratch.stack, scratch.frames, scratch.moves
    keys, values = scratch.keys, scratch.values
    report = scratch.reports[0]
    depth = 0
    entering = True
    result = 0.0
    while True:
        s = stack[depth]
        f = frames[depth]
        leaving = False
        if entering:
            positions -= 1
            if positions < 0:
                return UNKNOWN
            if s.phase == OVER:
                result = 1.0 + medal * s.jesters if s.reason == LAST_KING else 0.0
                leaving = True
            elif depth + 1 == len(stack):
                result = UNKNOWN
                leaving = True
            else:
                f.key = _key(s, unaided)
                slot = int64(f.key & np.uint64(len(keys) - 1))
                if depth > 0 and keys[slot] == f.key:
                    result = values[slot]
                    leaving = True
                else:
                    f.best = 0.0
                    f.certain = 1
                    f.at_work = 0
                    f.next = 0
                    f.actions = list_actions(s, moves[depth])
        elif result == UNKNOWN:
            f.certain = 0
            f.at_work = 0
        else:
            f.total += result
            f.cases += 1
            if not _next_case(s, f):
                f.best = max(f.best, f.total / f.cases)
                f.at_work = 0
        if not leaving:
            ceiling = 1.0 + medal * s.jesters
            while not f.at_work and f.next < f.actions and f.best < ceiling:
                action = moves[depth, f.next]
                f.next += 1
                if depth > 0 or action == only:
                    if _open(s, f, action, unaided):
                        f.at_work = 1
                    elif not unaided or action >> KIND_SHIFT != TO_FLIP:
                        f.certain = 0
            if f.at_work:
                stack[depth + 1] = stack[depth]
                _case(s, f, stack[depth + 1], report)
                depth += 1
                entering = True
                continue
            result = f.best if f.certain or f.best >= ceiling else UNKNOWN
            if depth > 0 and result != UNKNOWN:
                slot = int64(f.key & np.uint64(len(keys) - 1))
                keys[slot] = f.key
                values[slot] = result
        if depth == 0:
            return result
        depth -= 1
        entering = False


@compiled
def exact_values(
    scratch: Scratch, actions: Array, unaided: bool, medal: float, positions: int, out: Array
) -> None:
    """What each action is worth in stack[0], or UNKNOWN; so many positions for each."""
    for number in range(len(actions)):
        out[number] = value_of(scratch, actions[number], unaided, medal, positions)


class Tail:
    """Looks at the ends of solo games."""

    def __init__(self) -> None:
        self._scratch = Scratch.new()

    def values(
        self,
        states: Array,
        actions: Array,
        positions: int,
        *,
        unaided: bool = False,
        medal: float = MEDAL,
    ) -> Array:
        """What each action is worth in a solo state, of which only what the player knows is used:
        the chance to win, and `medal` for each Jester then left. UNKNOWN where more positions than
        an even share would have to be looked at."""
        self._scratch.stack[0] = states[0]
        self._scratch.keys[:] = 0
        out = np.empty(len(actions))
        share = positions // len(actions)
        exact_values(self._scratch, actions, unaided, medal, share, out)
        return out
