"""Move notation: `reveal 6`, `place 0,1`, `swap c3 d3 dark d3 pay Drave`, `stop`. AT-22, AT-23

Actions are what `rules` works with; this is the only place that knows how they are written.
"""

import re
from functools import lru_cache

from ...core.errors import IllegalMove
from .legal import (
    DARK_SHIFT,
    KIND_SHIFT,
    PAYER_SHIFT,
    ROW_SHIFT,
    SECOND_SHIFT,
    TO_PLACE,
    TO_REVEAL,
    TO_STOP,
    TO_SWAP,
    ZERO_AT,
)
from .tokens import BY_CELL, CELLS, HOUSES, LETTERS

EXAMPLES = "reveal 6, place 0,1, swap c3 d3 dark d3 pay Drave, stop"

_FORMS = {
    TO_REVEAL: re.compile(r"reveal (\d)", re.ASCII),
    TO_PLACE: re.compile(r"place ([+-]?\d{1,2}) ?[, ] ?([+-]?\d{1,2})", re.ASCII),
    TO_SWAP: re.compile(r"swap ([a-f][1-6])[- ,]*([a-f][1-6]) dark ([a-f][1-6]) pay (\S+)"),
    TO_STOP: re.compile("stop"),
}
_HOUSE = {re.sub(r"\W", "", house).lower(): number for number, house in enumerate(HOUSES)}
_HOUSE |= {letter.lower(): number for number, letter in enumerate(LETTERS)}


@lru_cache(maxsize=1 << 14)
def write(action: int) -> str:
    """An action in notation."""
    kind = action >> KIND_SHIFT
    if kind == TO_REVEAL:
        return f"reveal {action}"
    if kind == TO_PLACE:
        return f"place {(action >> ROW_SHIFT & 255) - ZERO_AT},{(action & 255) - ZERO_AT}"
    if kind == TO_STOP:
        return "stop"
    one, two = CELLS[action & 63], CELLS[action >> SECOND_SHIFT & 63]
    dark = two if action >> DARK_SHIFT & 3 else one
    return f"swap {one} {two} dark {dark} pay {HOUSES[action >> PAYER_SHIFT & 7]}"


@lru_cache(maxsize=1 << 14)
def read(text: str) -> int:
    """The action a text means. Letters may be large or small, spaces many, the two cells of a swap
    in either order, a House its initial."""
    flat = " ".join(text.lower().split())
    for kind, form in _FORMS.items():
        match = form.fullmatch(flat)
        if match:
            action = _encode(kind, match.groups())
            if action is not None:
                return action
    raise IllegalMove("move/notation", given=text.strip()[:40], examples=EXAMPLES)


def place(row: int, column: int) -> int:
    """The action that lays a token there."""
    return (TO_PLACE << KIND_SHIFT) + ((row + ZERO_AT) << ROW_SHIFT) + column + ZERO_AT


def _encode(kind: int, words: tuple[str, ...]) -> int | None:
    if kind == TO_REVEAL:
        return int(words[0])
    if kind == TO_PLACE:
        return place(int(words[0]), int(words[1]))
    if kind == TO_STOP:
        return TO_STOP << KIND_SHIFT
    one, two = sorted(BY_CELL[cell] for cell in words[:2])
    dark = BY_CELL[words[2]]
    payer = _HOUSE.get(re.sub(r"\W", "", words[3]))
    if payer is None:
        return None
    turned = {one: 0, two: 1}.get(dark, 2)
    return (
        (TO_SWAP << KIND_SHIFT)
        + one
        + (two << SECOND_SHIFT)
        + (turned << DARK_SHIFT)
        + (payer << PAYER_SHIFT)
    )
