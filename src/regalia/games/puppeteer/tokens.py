"""The pieces: Houses, objectives and their scores, and the geometry of the finished board."""

import numpy as np

from ...core.bits import ZERO, popcount
from ...core.compile import Array, Word, compiled
from . import OBJECTIVES as OBJECTIVES

HOUSES = ("Drave", "Halvern", "Bearth", "Gantis", "Na'Ghar", "Avondale")  # AT-3
LETTERS = "".join(house[0] for house in HOUSES)
BY_NAME = {house: number for number, house in enumerate(HOUSES)}
EACH = 6  # tokens of a House, rows, columns, Intrigues
TOKENS = 36

UNITED, DIVIDE, CENTRAL, BORDER = range(4)

#: TIT-14, AT-1, AT-2: the scores on which Identities lie.
SCORES = ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4, 6), (0, 2, 3, 4, 5, 6))
LIST = np.array(SCORES, np.int8)

# The finished board: cell 6 * row + column, a1 in the corner of the smallest row and column. AT-23
CELLS = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
BY_CELL = {cell: number for number, cell in enumerate(CELLS)}


def _cells(wanted: list[bool]) -> np.uint64:
    return np.uint64(sum(1 << cell for cell, member in enumerate(wanted) if member))


_ROW, _COLUMN = np.divmod(np.arange(TOKENS), EACH)
CENTRE = _cells([1 <= row <= 4 and 1 <= column <= 4 for row, column in zip(_ROW, _COLUMN)])  # noqa: B905
_NOT_FIRST = _cells([column > 0 for column in _COLUMN])
DOWN = np.uint64(EACH)
SIDE = np.uint64(1)
BOARD = np.uint64((1 << TOKENS) - 1)

#: The sixty pairs of neighbours in the order of AT-23: by first cell, the right one before the
#: lower one.
PAIRS = np.array(
    [
        (cell, cell + step)
        for cell in range(TOKENS)
        for step in (1, EACH)
        if (cell % EACH < 5 if step == 1 else cell < 30)
    ],
    np.int64,
)

#: The number of the pair that a cell forms with its right and its lower neighbour.
PAIR_OF = np.full((TOKENS, 2), -1, np.int64)
for _number, (_one, _two) in enumerate(PAIRS.tolist()):
    PAIR_OF[_one, 0 if _two == _one + 1 else 1] = _number
HAS_RIGHT = _cells([int(pair) >= 0 for pair in PAIR_OF[:, 0]])
HAS_LOWER = _cells([int(pair) >= 0 for pair in PAIR_OF[:, 1]])

#: The sixteen pairs of a border cell and the central cell beside it: only swaps across these change
#: what Central concentration and Border control count.
CROSSINGS = np.array(
    [
        (one, two) if int(CENTRE) >> two & 1 else (two, one)
        for one, two in PAIRS.tolist()
        if (int(CENTRE) >> one ^ int(CENTRE) >> two) & 1
    ],
    np.int64,
)


@compiled
def neighbours(cells: Word) -> Word:
    """The cells beside a set of cells. AT-4"""
    return (
        (cells << DOWN)
        | (cells >> DOWN)
        | ((cells & HAS_RIGHT) << SIDE)
        | ((cells & _NOT_FIRST) >> SIDE)
    ) & BOARD


@compiled
def clusters(cells: Word) -> tuple[int, int]:
    """How many clusters a House's tokens form, and how large the largest is. TIT-10, AT-18"""
    count = 0
    largest = 0
    while cells != ZERO:
        cluster = cells & (~cells + SIDE)
        while True:
            grown = (cluster | neighbours(cluster)) & cells
            if grown == cluster:
                break
            cluster = grown
        cells ^= cluster
        count += 1
        largest = max(largest, popcount(cluster))
    return count, largest


@compiled
def score(cells: Word, objective: int) -> int:
    """What a House scores that stands on these cells. TIT-6 to TIT-9, AT-19"""
    if objective == CENTRAL:
        return popcount(cells & CENTRE)
    if objective == BORDER:
        return popcount(cells & ~CENTRE)
    count, largest = clusters(cells)
    return largest if objective == UNITED else count


@compiled
def score_ranges(tokens: Array, rows: int, columns: int, objective: int, found: Array) -> None:
    """The least and the most that each House's tokens score, over so many places of the frame; one
    place on, tokens are the same bits, shifted."""
    for house in range(len(tokens)):
        for row in range(rows):
            for column in range(columns):
                shift = np.uint64(EACH * row + column)
                points = score(tokens[house] >> shift, objective)
                first = row == 0 and column == 0
                if first or points < found[house, 0]:
                    found[house, 0] = points
                if first or points > found[house, 1]:
                    found[house, 1] = points
