"""What the page has to know of cards and cells: the same tables the rules are made of, as plain
data. It explains effects and draws them; what is legal only the rules know."""

from typing import Any

from .cards import EFFECTS, KIND_NAMES, NAMES, NONE, REGALITY, RELIGION, SHIELDED, VERBS, Effect
from .cells import CELLS, CHOICES, DIRECTIONS, FIRST, IS_SINGLE, PATTERNS, REACH, WORDS, cell_names

_CENTRE, _CORNER, _OPPOSITE = (CELLS.index(cell) for cell in ("b2", "a1", "c3"))
_ANYWHERE = ("field", "itself")


def _effect(effect: Effect) -> dict[str, Any]:
    """A card's effect; `where` is what its text is called."""
    kind = None if effect.verb == NONE else "active" if effect.active else "passive"
    where = effect.pattern + ("-shielded" if effect.object == SHIELDED else "")
    return {
        "verb": VERBS[effect.verb],
        "pattern": effect.pattern,
        "where": where,
        "kind": kind,
    }


def _reach(pattern: int) -> dict[str, list[list[list[str]]]]:
    """By the word that chooses, seat and the acting card's cell: the cells it covers."""
    words = WORDS[FIRST[pattern] :][: CHOICES[pattern]]
    return {
        word: [
            [cell_names(int(REACH[pattern, choice, seat, cell])) for cell in range(len(CELLS))]
            for seat in range(2)
        ]
        for choice, word in enumerate(words)
        if word and word not in CELLS
    }


def _marks(pattern: int) -> list[dict[str, Any]]:
    """A diagram of the pattern: places from the card, y up, as who plays it sees them. `one`: one
    of these; `line`: the whole line; `all`: all of these, `other`: or all of the other group."""
    if PATTERNS[pattern] in _ANYWHERE:
        return []
    reach = REACH[pattern]
    far = any(reach[choice, 0, _CORNER] >> _OPPOSITE & 1 for choice in range(CHOICES[pattern]))
    found = []
    for choice in range(CHOICES[pattern]):
        group = "all" if choice == 0 else "other"
        mark = "one" if IS_SINGLE[pattern] else "line" if far else group
        for cell in range(len(CELLS)):
            if reach[choice, 0, _CENTRE] >> cell & 1:
                found.append({"x": cell % 3 - 1, "y": cell // 3 - 1, "mark": mark})
    return found


FACTS = {
    "regality": REGALITY,
    "religion": RELIGION,
    "cards": NAMES,
    "effects": {name: _effect(EFFECTS[kind]) for name, kind in zip(NAMES, KIND_NAMES, strict=True)},
    "cells": CELLS,
    "directions": DIRECTIONS,
    "reach": {name: reach for n, name in enumerate(PATTERNS) if (reach := _reach(n))},
    "marks": {name: marks for n, name in enumerate(PATTERNS) if (marks := _marks(n))},
}
