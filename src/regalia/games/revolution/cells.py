"""The nine cells and the patterns that effects draw on them.

Cells count a1 b1 c1 a2 ... c3; row 1 lies nearest Regality (seat 0), `n` is towards row 3 for both.
A set of cells is a number of nine bits.
"""

from collections.abc import Callable

import numpy as np

from ...core.compile import shared

CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
BY_CELL = {cell: number for number, cell in enumerate(CELLS)}
ALL_CELLS = 511

DIRECTIONS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
ORTHOGONAL = ("n", "e", "s", "w")
DIAGONAL = ("ne", "se", "sw", "nw")


@shared
def holds(cells: int, cell: int) -> bool:
    """Whether a cell is in a set."""
    return (cells >> cell) & 1 != 0


#: From one cell to another, as one number.
PAIRS = 81


@shared
def pair(start: int, goal: int) -> int:
    return 9 * start + goal


@shared
def start_of(pair: int) -> int:
    return pair // 9


@shared
def goal_of(pair: int) -> int:
    return pair - 9 * (pair // 9)


Choice = Callable[[int, int], int]  # seat, cell -> the cells of the pattern


def _ray(cell: int, direction: str, reach: int = 2) -> int:
    """The cells from this one towards a direction, to the edge."""
    step_x, step_y = DIRECTIONS[direction]
    x, y = cell % 3, cell // 3
    found = 0
    for _ in range(reach):
        x, y = x + step_x, y + step_y
        if 0 <= x < 3 and 0 <= y < 3:
            found |= 1 << (3 * y + x)
    return found


def _rays(*directions: str, reach: int = 1) -> Choice:
    return lambda _seat, cell: sum(_ray(cell, direction, reach) for direction in directions)


def _row(north: Choice, south: Choice) -> Choice:
    """AR-23: the cells of the next row that touch this one, seen by who plays the card. AR-22"""
    return lambda seat, cell: (south if seat else north)(seat, cell)


def _one_of(*directions: str) -> dict[str, Choice]:
    """Every single cell the pattern reaches: written as that cell."""
    reach = _rays(*directions)
    return {
        name: lambda seat, cell, target=target: reach(seat, cell) & 1 << target  # type: ignore[misc]
        for target, name in enumerate(CELLS)
    }


#: The patterns: for each, its choices by the word that writes them. RRR-51 to RRR-54
_CHOICES: dict[str, dict[str, Choice]] = {
    "nowhere": {},
    "adjacent": _one_of(*DIRECTIONS),  # RRR-52
    "orthogonal": _one_of(*ORTHOGONAL),
    "diagonal": _one_of(*DIAGONAL),
    "field": {name: lambda _seat, _cell, n=n: 1 << n for n, name in enumerate(CELLS)},  # type: ignore[misc]
    "line": {name: _rays(name, reach=2) for name in DIRECTIONS},  # RRR-54, AR-25
    "group": {"orthogonal": _rays(*ORTHOGONAL), "diagonal": _rays(*DIAGONAL)},  # RRR-53, AR-26
    "axis": {"ns": _rays("n", "s"), "ew": _rays("e", "w")},  # AR-27
    "diagonal_axis": {"nesw": _rays("ne", "sw"), "nwse": _rays("nw", "se")},
    "front": {"front": _row(_rays("nw", "n", "ne"), _rays("sw", "s", "se"))},  # AR-24
    "behind": {"behind": _row(_rays("sw", "s", "se"), _rays("nw", "n", "ne"))},
    "around": {"all": _rays(*DIRECTIONS)},
    "all_lines": {"all": _rays(*DIRECTIONS, reach=2)},
    "all_orthogonal": {"": _rays(*ORTHOGONAL)},
    "all_diagonal": {"": _rays(*DIAGONAL)},
    "sides": {"": _rays("e", "w")},
    "ends": {"": _rays("n", "s")},
    "itself": {"": lambda _seat, cell: 1 << cell},
    # Choices that are no cells around the card: two cells, a card, or nothing to choose
    "from_to": {},
    "opponent": {},
    "discard": {},
    "aside": {"draw": lambda _seat, _cell: 0},
}
PATTERNS = tuple(_CHOICES)

#: Every choice there is, as it is written; a move holds its place in this list. After the
#: words come the cards and “any face-down one”, then pairs of cells.
WORDS = (
    "",
    *CELLS,
    *DIRECTIONS,
    *("orthogonal", "diagonal", "ns", "ew", "nesw", "nwse", "front", "behind", "all", "draw"),
)
FIRST_CARD = len(WORDS)
BLIND = FIRST_CARD + 36
FIRST_PAIR = BLIND + 1

#: Of each pattern, how many choices it has and the first of them in that list.
CHOICES = np.array([len(choices) for choices in _CHOICES.values()], np.int64)
FIRST = np.array(
    [
        FIRST_PAIR
        if name == "from_to"
        else FIRST_CARD
        if name in ("opponent", "discard")
        else WORDS.index(next(iter(choices), ""))
        for name, choices in _CHOICES.items()
    ],
    np.int64,
)
#: One cell out of several: the choice is that cell.
IS_SINGLE = np.array([tuple(choices) == CELLS for choices in _CHOICES.values()], np.int64)

#: By pattern, choice, seat and the acting card's cell: the cells it reaches.
REACH = np.zeros((len(PATTERNS), 9, 2, 9), np.int64)
for _pattern, _choices in enumerate(_CHOICES.values()):
    for _number, _choice in enumerate(_choices.values()):
        for _seat in range(2):
            for _cell in range(9):
                REACH[_pattern, _number, _seat, _cell] = _choice(_seat, _cell)
#: All cells any choice of the pattern reaches.
WHOLE = np.bitwise_or.reduce(REACH, axis=1)

SIZE = np.array([cells.bit_count() for cells in range(512)], np.int64)


def cell_names(cells: int) -> list[str]:
    """The names of a set of cells."""
    return [name for number, name in enumerate(CELLS) if holds(cells, number)]
