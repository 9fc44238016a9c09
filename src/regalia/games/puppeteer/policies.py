"""Instant players, compiled: one look, one move. They see views only."""

import numpy as np

from ...core.bits import ONE, ZERO
from ...core.chance import below
from ...core.compile import Record, compiled, int64
from .legal import (
    KIND_SHIFT,
    MOST_MOVES,
    ROW_SHIFT,
    SECOND_SHIFT,
    TO_STOP,
    ZERO_AT,
    corner,
    grid_cell,
    list_actions,
)
from .state import EXPANDING, GRID, MIDDLE, NOBODY, REVEALING
from .tokens import BORDER, CENTRAL, DIVIDE, EACH, LIST, TOKENS, UNITED, score

#: A compiled player's own stream, and space to list moves. (A record, because arrays of their own
#: would be reference-counted at every call.)
MIND = np.dtype((np.record, [("chance", np.uint64, (2,)), ("actions", np.int64, (MOST_MOVES,))]))

#: The scores worth knowing first: those that boards can least be kept open for. Measured by
#: `python -m benchmarks.puppeteer reveals`.
REVEALS = np.zeros((4, 3), np.int64)
REVEALS[UNITED] = (1, 6, 5)
REVEALS[DIVIDE] = (6, 1, 2)
REVEALS[CENTRAL] = (6, 0, 4)
REVEALS[BORDER] = (0, 6, 2)


@compiled
def best_reveal(v: Record) -> int:
    """The next score to look at, as an action."""
    for number in range(3):
        wanted = REVEALS[v.objective, number]
        seen = False
        for slot in range(6):
            if v.open >> slot & 1 and LIST[v.objective, slot] == wanted:
                seen = True
        if not seen:
            return int64(wanted)
    return NOBODY


@compiled
def aim(v: Record, house: int) -> float:
    """The score a House should reach: its target, or the mean of those hidden."""
    total = 0.0
    count = 0
    for slot in range(6):
        if v.identity[slot] == house:
            return np.float64(LIST[v.objective, slot])
        if v.identity[slot] == NOBODY:
            total += LIST[v.objective, slot]
            count += 1
    return total / max(count, 1)


@compiled
def _inside(low: int, high: int, place: int) -> float:
    """How likely a row (or column) is one of the four inner ones, all places of the frame being
    equally likely."""
    first = max(0, high - EACH + 1)
    last = min(low, GRID - EACH)
    inner = 0
    for begin in range(first, last + 1):
        if begin < place < begin + EACH - 1:
            inner += 1
    return inner / (last - first + 1)


@compiled
def _so_far(v: Record, house: int, row: int, column: int) -> float:
    """What the House's tokens would score as they lie, with one more on this cell."""
    top = min(int64(v.top), row)
    bottom = max(int64(v.bottom), row)
    left = min(int64(v.left), column)
    right = max(int64(v.right), column)
    cells = ZERO
    inner = 0.0
    count = 0
    for each_row in range(top, bottom + 1):
        for each_column in range(left, right + 1):
            here = v.cell[each_row * GRID + each_column] == house
            if here or (each_row == row and each_column == column):
                cells |= ONE << np.uint64((each_row - top) * EACH + each_column - left)
                count += 1
                if v.objective >= CENTRAL:
                    inner += _inside(top, bottom, each_row) * _inside(left, right, each_column)
    if v.objective == CENTRAL:
        return inner
    if v.objective == BORDER:
        return count - inner
    return np.float64(score(cells, int64(v.objective)))


@compiled
def _place(v: Record, mind: Record, count: int) -> int:
    """The cell that keeps the House in hand nearest to its share of what it should reach."""
    house = int64(v.hand)
    laid = EACH - int64(v.rest[house])  # the one in hand included
    wanted = aim(v, house) * laid / EACH
    best = int64(-1)
    best_miss = 1e9
    equal = 0
    for number in range(count):
        action = mind.actions[number]
        row = (action >> ROW_SHIFT & 255) - ZERO_AT + MIDDLE
        column = (action & 255) - ZERO_AT + MIDDLE
        miss = abs(_so_far(v, house, row, column) - wanted)
        if miss < best_miss - 1e-9:
            best_miss = miss
            best = action
            equal = 1
        elif miss < best_miss + 1e-9:
            equal += 1
            if below(mind.chance, equal) == 0:
                best = action
    return best


@compiled
def _swap(v: Record, mind: Record, count: int) -> int:
    """The Intrigue that brings the Houses nearest to their scores, or `stop`."""
    base = corner(v)
    cells = np.zeros(6, np.uint64)
    wanted = np.zeros(6, np.int64)
    for cell in range(TOKENS):
        cells[v.cell[base + grid_cell(cell)]] |= ONE << np.uint64(cell)
    for slot in range(6):
        wanted[v.identity[slot]] = LIST[v.objective, slot]
    best = int64(TO_STOP << KIND_SHIFT)
    best_gain = 0
    equal = 0
    for number in range(count - 1):
        action = mind.actions[number]
        one = action & 63
        two = action >> SECOND_SHIFT & 63
        a = int64(v.cell[base + grid_cell(one)])
        b = int64(v.cell[base + grid_cell(two)])
        if a == b:
            continue
        bits = (ONE << np.uint64(one)) | (ONE << np.uint64(two))
        gain = abs(wanted[a] - int64(v.score[a])) + abs(wanted[b] - int64(v.score[b]))
        gain -= abs(wanted[a] - score(cells[a] ^ bits, int64(v.objective)))
        gain -= abs(wanted[b] - score(cells[b] ^ bits, int64(v.objective)))
        if gain > best_gain:
            best_gain = gain
            best = action
            equal = 1
        elif gain == best_gain and gain > 0:
            equal += 1
            if below(mind.chance, equal) == 0:
                best = action
    return best


@compiled
def greedy_action(v: Record, mind: Record) -> int:
    """What looks best at once."""
    if v.phase == REVEALING:
        return best_reveal(v)
    count = list_actions(v, mind.actions)
    if v.phase == EXPANDING:
        return _place(v, mind, count)
    return _swap(v, mind, count)
