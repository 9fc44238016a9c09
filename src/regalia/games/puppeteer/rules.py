"""The rulebook, compiled: set-up, Identities, Expansion, the Raven, Intrigues, the judgement.

All chance is in the deal: the Identities and the pile. Nothing is random afterwards.
"""

import numpy as np

from ...core.bits import ONE, ZERO
from ...core.chance import shuffle
from ...core.compile import Array, Record, Word, compiled, int64
from .legal import (
    DARK_SHIFT,
    FINE,
    KIND_SHIFT,
    PAYER_SHIFT,
    ROW_SHIFT,
    SECOND_SHIFT,
    TO_PLACE,
    TO_REVEAL,
    TO_SWAP,
    ZERO_AT,
    corner,
    grid_cell,
    list_actions,
    refusal,
    slot_of,
)
from .state import EXPANDING, GRID, INTRIGUING, MIDDLE, NOBODY, OVER, REVEALING
from .tokens import EACH, LIST, TOKENS, score

ALL_SIX = 0b111111


@compiled
def clear_board(s: Record) -> None:
    """An empty table, all Point tokens light. TIT-12"""
    for cell in range(GRID * GRID):
        s.cell[cell] = NOBODY
    for row in range(GRID + 2):
        s.row[row] = 0
    for house in range(6):
        s.score[house] = 0
    s.dark = ZERO
    s.top = MIDDLE
    s.bottom = MIDDLE
    s.left = MIDDLE
    s.right = MIDDLE
    s.laid = 0
    s.open = 0
    s.paid = 0
    s.intrigues = 0
    s.won = 0
    s.phase = REVEALING


@compiled
def set_up(s: Record, chance: Array, setting: Record) -> None:
    """TIT-11 to TIT-14, TIT-20; the pile is made at once, which nobody can tell. AT-9"""
    s.objective = setting.objective
    s.reveal = setting.reveal
    s.lookahead = setting.lookahead
    clear_board(s)
    for slot in range(6):
        s.identity[slot] = slot
    shuffle(chance, s.identity)
    for token in range(TOKENS):
        s.pile[token] = token // EACH
    shuffle(chance, s.pile)


@compiled
def lay(s: Record, row: int, column: int, house: int) -> None:
    """Put a token on a cell of the grid."""
    s.cell[row * GRID + column] = house
    s.row[row + 1] |= 1 << column
    s.top = min(s.top, row)
    s.bottom = max(s.bottom, row)
    s.left = min(s.left, column)
    s.right = max(s.right, column)
    s.laid += 1


@compiled
def house_cells(s: Record, house: int) -> Word:
    """The cells of the finished board on which a House stands."""
    base = corner(s)
    cells = ZERO
    for cell in range(TOKENS):
        if s.cell[base + grid_cell(cell)] == house:
            cells |= ONE << np.uint64(cell)
    return cells


@compiled
def count_scores(s: Record) -> None:
    """TIT-35, AT-6"""
    for house in range(6):
        s.score[house] = score(house_cells(s, house), int64(s.objective))


@compiled
def balanced(s: Record) -> bool:
    """Whether every House stands on its Identity's score. TIT-36"""
    for slot in range(6):  # noqa: SIM110
        if s.score[s.identity[slot]] != LIST[s.objective, slot]:
            return False
    return True


@compiled
def _show_pile(s: Record, report: Record) -> None:
    """AT-7"""
    report.hand = s.pile[s.laid] if s.laid < TOKENS else NOBODY
    top = s.lookahead == 1 and s.laid + 1 < TOKENS
    report.next = s.pile[s.laid + 1] if top else NOBODY


@compiled
def _reveal(s: Record, action: int, report: Record) -> None:
    """TIT-16, TIT-17; after the last one the first token is laid. TIT-21, AT-20"""
    slot = slot_of(int64(s.objective), action)
    s.open |= 1 << slot
    report.slot = slot
    report.house[0] = s.identity[slot]
    revealed = 0
    for each in range(6):
        revealed += s.open >> each & 1
    if revealed == s.reveal:
        report.first = s.pile[0]
        lay(s, MIDDLE, MIDDLE, s.pile[0])
        s.phase = EXPANDING
        _show_pile(s, report)


@compiled
def _place(s: Record, action: int, report: Record) -> None:
    """TIT-22 to TIT-24; after the last one comes the Raven. TIT-25, AT-20"""
    row = (action >> ROW_SHIFT & 255) - ZERO_AT
    column = (action & 255) - ZERO_AT
    report.row = row
    report.column = column
    report.house[0] = s.pile[s.laid]
    lay(s, row + MIDDLE, column + MIDDLE, s.pile[s.laid])
    _show_pile(s, report)
    if s.laid == TOKENS:
        report.raven = ALL_SIX & ~s.open
        for slot in range(6):
            report.identity[slot] = s.identity[slot]
        s.open = ALL_SIX
        s.phase = INTRIGUING
        count_scores(s)


@compiled
def _swap(s: Record, action: int, report: Record) -> None:
    """TIT-28 to TIT-31, AT-22"""
    one = action & 63
    two = action >> SECOND_SHIFT & 63
    dark = two if action >> DARK_SHIFT & 3 else one
    payer = action >> PAYER_SHIFT & 7
    base = corner(s)
    here = base + grid_cell(one)
    there = base + grid_cell(two)
    a = s.cell[here]
    b = s.cell[there]
    s.cell[here] = b
    s.cell[there] = a
    s.dark |= ONE << np.uint64(dark)
    s.paid |= 1 << payer
    s.intrigues += 1
    if a != b:
        s.score[a] = score(house_cells(s, a), int64(s.objective))
        s.score[b] = score(house_cells(s, b), int64(s.objective))
    report.cells[0] = one
    report.cells[1] = two
    report.house[0] = a
    report.house[1] = b
    report.dark = dark
    report.payer = payer


@compiled
def _end(s: Record, report: Record) -> None:
    """The War: the final judgement. TIT-35 to TIT-37, AT-17"""
    s.phase = OVER
    s.won = balanced(s)
    report.over = 1
    report.won = s.won
    report.intrigues = s.intrigues
    for house in range(6):
        report.score[house] = s.score[house]
    for slot in range(6):
        report.identity[slot] = s.identity[slot]


@compiled
def apply(s: Record, action: int, report: Record) -> None:
    """Carry out a legal action."""
    kind = action >> KIND_SHIFT
    report.kind = kind
    report.over = 0
    report.raven = 0
    report.first = NOBODY
    report.hand = NOBODY
    if kind == TO_REVEAL:
        _reveal(s, action, report)
    elif kind == TO_PLACE:
        _place(s, action, report)
    elif kind == TO_SWAP:
        _swap(s, action, report)
        if s.intrigues == EACH:
            _end(s, report)  # AT-20
    else:
        _end(s, report)  # AT-15, AT-21


# Doors for Python: a record is reached through the array it lies in.


@compiled
def deal_into(states: Array, chance: Array, settings: Array) -> None:
    set_up(states[0], chance, settings[0])


@compiled
def actions_of(states: Array, actions: Array) -> int:
    return list_actions(states[0], actions)


@compiled
def try_action(states: Array, action: int, reports: Array) -> int:
    """Carry out an action if it is legal; otherwise nothing changes and the reason is returned."""
    why = refusal(states[0], action)
    if why == FINE:
        apply(states[0], action, reports[0])
    return why


@compiled
def lay_out(records: Array, grid: Array) -> None:
    """Clear the table and lay the tokens of a grid of Houses."""
    clear_board(records[0])
    for row in range(GRID):
        for column in range(GRID):
            if grid[row, column] != NOBODY:
                lay(records[0], row, column, grid[row, column])


@compiled
def count_scores_of(states: Array) -> None:
    count_scores(states[0])


@compiled
def balanced_of(states: Array) -> bool:
    return balanced(states[0])
