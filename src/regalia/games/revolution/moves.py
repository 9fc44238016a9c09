"""Move notation: `Queen@b2 ne`, `Poet@b2 b3 ne`, `Fairy@c1 a1-b3`, `take Samurai`, `first`.

Actions are what `rules` works with; this is the only place that knows how they are written.
"""

import re
from functools import lru_cache

from ...core.errors import BadOption, IllegalMove
from .actions import (
    TO_CHOOSE,
    TO_KEEP,
    TO_PLACE,
    TO_TAKE,
    card_of,
    cell_of,
    choice_of,
    choosing,
    copied_of,
    copying,
    copying_deeper,
    deeper_of,
    kind_of,
    of_kind,
    placing,
)
from .cards import BY_NAME, CARDS, NAMES
from .cells import BLIND, BY_CELL, CELLS, FIRST_CARD, FIRST_PAIR, WORDS, pair

EXAMPLES = "Queen@b2 ne, King@a1 b2, Citizen@b2, take Samurai, first"

_CARD = {name.lower(): card for name, card in BY_NAME.items()}
_ORDER = ("first", "second")
_DRAFT = {"take": TO_TAKE, "keep": TO_KEEP}
_CHOICE = {
    **{word: number for number, word in enumerate(WORDS) if word},
    **{name: FIRST_CARD + card for name, card in _CARD.items()},
    "?": BLIND,
    **{
        f"{start}-{goal}": FIRST_PAIR + pair(BY_CELL[start], BY_CELL[goal])
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
    kind = kind_of(action)
    if kind == TO_CHOOSE:
        return _ORDER[card_of(action)]
    if kind != TO_PLACE:
        return f"{'take' if kind == TO_TAKE else 'keep'} {NAMES[card_of(action)]}"
    words = [f"{NAMES[card_of(action)]}@{CELLS[cell_of(action)]}"]
    words += [CELLS[copied] for copied in (copied_of(action), deeper_of(action)) if copied >= 0]
    choice = choice_of(action)
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
        return of_kind(TO_CHOOSE, _ORDER.index(flat))
    first, *rest = flat.split() or [""]
    if first in _DRAFT:
        if len(rest) != 1 or rest[0] not in _CARD:
            return None
        return of_kind(_DRAFT[first], _CARD[rest[0]])
    name, _, cell = first.partition("@")
    if name not in _CARD or cell not in BY_CELL or len(rest) > 3:
        return None
    action = placing(_CARD[name], BY_CELL[cell])
    if not rest:
        return action
    *copied, choice = rest
    if choice not in _CHOICE or any(cell not in BY_CELL for cell in copied):
        return None
    for copies, cell in zip((copying, copying_deeper), copied, strict=False):
        action = copies(action, BY_CELL[cell])
    return choosing(action, _CHOICE[choice])
