"""What of a position still matters for the rest of its game: the key the solver remembers it by.

A card on the field that nobody can copy or bring back is only an ally of somebody, perhaps a
standing one (a shield, a silence, Death). A position turned or mirrored is the same position as
long as no card in play tells the directions apart. The number of cards played is part of the key,
so nothing remembered depends on the path (AR-14).
"""

import numpy as np

from ...core.bits import ZERO, lowest
from ...core.compile import Array, Record, Word, compiled, int64
from .cards import BIT, BY_NAME, CARDS, EFFECTS, KIND_NAMES, KINDS, NEGATE
from .cells import holds
from .state import NOBODY, OCCUPIED, UNCOVERS


def _bits(*names: str) -> np.uint64:
    return np.uint64(sum(1 << BY_NAME[name] for name in names))


COPIERS = _bits("Poet", "Artist")
RECYCLERS = _bits("Witch", "Necromancer")  # they bring cards back
AXIAL = _bits("Sage", "Hermit")  # columns are not rows
FACING = _bits("FortuneTeller", "Historian")  # front is not behind
MERCHANT = _bits("Merchant")

#: How much of a card on the field matters: its passive effect, its kind, or which card it is.
STANDING, KIND, IDENTITY = range(3)


def _codes() -> Array:
    """By whether a Tower that falls uncovers what it covered, level and card: a number from 0 that
    only cards that matter alike share."""
    codes = np.zeros((2, 3, CARDS), np.uint64)
    for uncovers in (0, 1):
        for card, kind in enumerate(KIND_NAMES):
            standing = EFFECTS[kind].verb >= NEGATE
            shape = "Castle" if kind == "Tower" and not uncovers else kind
            matters = KINDS.index(shape) + 1
            codes[uncovers, STANDING, card] = matters if standing else 0
            codes[uncovers, KIND, card] = matters if standing or EFFECTS[kind].active else 0
            codes[uncovers, IDENTITY, card] = card
    return codes


CODE = _codes()

# The field packed into one word: a code of seven bits for each cell
_CODE_BITS = np.uint64(7)
_TWO_CELLS, _FOUR_CELLS, _SIX_CELLS = (np.uint64(7 * cells) for cells in (2, 4, 6))
# Which cells change places with the cell two, four or six after them
_LEFT, _FRONT, _NEAR, _CORNER = (
    np.uint64(sum(127 << 7 * cell for cell in cells))
    for cells in ((0, 3, 6), (0, 1, 2), (1, 5), (2,))
)
_FACE_DOWN = np.uint64(126)
_ONE = np.uint64(1)
_MIX0, _MIX1, _MIX2, _MIX3 = (
    np.uint64(n)
    for n in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xD6E8FEB86659FD93)
)
# The word of what is not seen on the field: plies, a card that lies face down, a covered one
_DOWN_AT, _COVERED_AT = np.uint64(40), np.uint64(48)
_S29, _S32 = np.uint64(29), np.uint64(32)


@compiled
def on_field(s: Record) -> Word:
    """The cards that lie on the field, also covered or face down."""
    cards = ZERO
    rest = int64(s.occupied)
    while rest:
        cards |= BIT[s.card[lowest(rest)]]
        rest &= rest - 1
    if s.covered != NOBODY:
        cards |= BIT[s.covered]
    return cards


@compiled
def usable(s: Record, field: Word) -> Word:
    """The cards whose active effects can still be used in this game, in any way."""
    cards = s.area[0] | s.area[1] | s.neutral
    if cards & COPIERS:
        cards |= field
    if cards & RECYCLERS:
        cards |= field | s.discard
    return cards


@compiled
def needs_chance(s: Record) -> bool:
    """Whether a Merchant can still draw: then nothing is certain."""
    return bool(usable(s, on_field(s)) & MERCHANT != ZERO)


@compiled
def _in_cell(code: Word, cell: int) -> Word:
    """A code at its cell's place in the packed field."""
    return code << (_CODE_BITS * np.uint64(cell))


@compiled
def _swap(word: Word, cells: Word, shift: Word) -> Word:
    change = (word ^ (word >> shift)) & cells
    return word ^ change ^ (change << shift)


@compiled
def _least(word: Word, turns: int) -> Word:
    """The smallest of a field's turned and mirrored forms: two that keep front and behind, four
    that keep rows rows, or all eight."""
    best = word
    if turns >= 2:
        best = min(best, _swap(word, _LEFT, _TWO_CELLS))
    if turns >= 4:
        turned = _swap(word, _FRONT, _SIX_CELLS)
        best = min(best, turned, _swap(turned, _LEFT, _TWO_CELLS))
    if turns == 8:
        word = _swap(_swap(word, _NEAR, _TWO_CELLS), _CORNER, _FOUR_CELLS)
        turned = _swap(word, _FRONT, _SIX_CELLS)
        best = min(best, word, _swap(word, _LEFT, _TWO_CELLS))
        best = min(best, turned, _swap(turned, _LEFT, _TWO_CELLS))
    return best


@compiled
def key_of(s: Record) -> Word:
    """The same for positions that go on alike, and different for all others, as far as 64 bits
    can tell them apart."""
    field = on_field(s)
    useful = usable(s, field)
    level = STANDING
    if (s.area[0] | s.area[1] | s.neutral) & COPIERS:
        level = KIND
    if useful & RECYCLERS:
        level = IDENTITY
    turns = 8
    if s.numbered:
        turns = 1
    elif useful & FACING:
        turns = 2
    elif (useful | field) & AXIAL:
        turns = 4
    uncovers = 1 if s.tower_falls == UNCOVERS else 0
    extra = np.uint64(s.plies)
    packed = ZERO
    rest = int64(s.occupied)
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        red = np.uint64(holds(s.red, cell))
        code = _ONE + CODE[uncovers, level, s.card[cell]] * np.uint64(2) + red
        if holds(s.down, cell):
            # When a player chooses, at most one card lies face down
            code = _FACE_DOWN + (red if s.ending == OCCUPIED or uncovers else ZERO)
            if level == IDENTITY or uncovers:
                extra += np.uint64(s.card[cell] + 1) << _DOWN_AT
        packed |= _in_cell(code, cell)
    if s.covered != NOBODY:
        extra += np.uint64(s.covered + 1) << _COVERED_AT
    if level == IDENTITY:
        extra ^= s.discard * _MIX3
    word = (_least(packed, turns) ^ (extra * _MIX1)) * _MIX0
    word ^= word >> _S29
    word = (word + s.area[0] * _MIX2) * _MIX1
    word ^= word >> _S32
    word = (word + s.area[1] * _MIX3 + s.neutral * _MIX0) * _MIX2
    return word ^ (word >> _S29)
