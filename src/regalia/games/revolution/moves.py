"""Move notation: `Queen@b2 ne`, `Poet@b2 b3 ne`, `Fairy@c1 a1-b3`, `take Samurai`, `first`.

Actions are what `rules` works with; this is the only place that knows how they are written.
"""

import re
from functools import lru_cache

from ...core.errors import BadOption, IllegalMove
from .cards import BY_NAME, CARDS, NAMES
from .cells import BLIND, BY_CELL, CELLS, FIRST_CARD, FIRST_PAIR, WORDS
from .legal import (
    CELL_SHIFT,
    CHOICE_SHIFT,
    COPY_SHIFT,
    DEEP_SHIFT,
    KIND_SHIFT,
    TO_CHOOSE,
    TO_KEEP,
    TO_PLACE,
    TO_TAKE,
)

EXAMPLES = "Queen@b2 ne, King@a1 b2, Citizen@b2, take Samurai, first"

_CARD = {name.lower(): card for name, card in BY_NAME.items()}
_ORDER = ("first", "second")
_DRAFT = {"take": TO_TAKE, "keep": TO_KEEP}
_CHOICE = {
    **{word: number for number, word in enumerate(WORDS) if word},
    **{name: FIRST_CARD + card for name, card in _CARD.items()},
    "?": BLIND,
    **{
        f"{start}-{goal}": FIRST_PAIR + 9 * BY_CELL[start] + BY_CELL[goal]
        for start in CELLS
        for goal in CELLS
    },
}
_WRITTEN = {
    number: NAMES[number - FIRST_CARD] if FIRST_CARD <= number < FIRST_CARD + CARDS else word
    for word, number in _CHOICE.items()
}


@lru_cache(maxsize=1 << 16)
def write(action: int) -> str:
    """An action in notation."""
    kind = action >> KIND_SHIFT
    if kind == TO_CHOOSE:
        return _ORDER[action & 63]
    if kind != TO_PLACE:
        return f"{'take' if kind == TO_TAKE else 'keep'} {NAMES[action & 63]}"
    words = [f"{NAMES[action & 63]}@{CELLS[(action >> CELL_SHIFT) & 15]}"]
    for shift in (COPY_SHIFT, DEEP_SHIFT):
        copied = (action >> shift) & 15
        if copied:
            words.append(CELLS[copied - 1])
    choice = (action >> CHOICE_SHIFT) & 255
    if choice:
        words.append(_WRITTEN[choice])
    return " ".join(words)


@lru_cache(maxsize=1 << 16)
def read(text: str) -> int:
    """The action a text means. Letters may be large or small, spaces many."""
    action = _read(text)
    if action is None:
        raise IllegalMove("move/notation", given=text.strip()[:40], examples=EXAMPLES)
    return action


def card_name(text: str) -> str:
    """A card's name as the notation has it, from a text in any case and spacing."""
    card = _CARD.get(text.lower().replace(" ", "").replace("_", ""))
    if card is None:
        raise BadOption("option/card", given=text.strip()[:40])
    return NAMES[card]


def _read(text: str) -> int | None:
    flat = re.sub(r"\s*([@-])\s*", r"\1", " ".join(text.lower().replace("_", " ").split()))
    flat = flat.replace("fortune teller", "fortuneteller")
    if flat in _ORDER:
        return (TO_CHOOSE << KIND_SHIFT) + _ORDER.index(flat)
    first, *rest = flat.split() or [""]
    if first in _DRAFT:
        if len(rest) != 1 or rest[0] not in _CARD:
            return None
        return (_DRAFT[first] << KIND_SHIFT) + _CARD[rest[0]]
    name, _, cell = first.partition("@")
    if name not in _CARD or cell not in BY_CELL or len(rest) > 3:
        return None
    action = _CARD[name] + (BY_CELL[cell] << CELL_SHIFT)
    if not rest:
        return action
    *copied, choice = rest
    if choice not in _CHOICE or any(cell not in BY_CELL for cell in copied):
        return None
    for shift, cell in zip((COPY_SHIFT, DEEP_SHIFT), copied, strict=False):
        action += (1 + BY_CELL[cell]) << shift
    return action + (_CHOICE[choice] << CHOICE_SHIFT)
