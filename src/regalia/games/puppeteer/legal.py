"""What a player may do: legal moves in the documented order, and why others are refused.

An action is a number. Its kind stands above bit 17; below are: the score of a `reveal`; row and
column of a `place`, each plus 128; of a `swap` two cells, which of them turns dark (0, 1; 2 is
neither) and the House that pays (6 is none of the two).
"""

import numpy as np

from ...core.bits import ONE, lowest
from ...core.compile import Array, Record, compiled, int64
from .state import EXPANDING, GRID, INTRIGUING, MIDDLE, NOBODY, OVER, REVEALING
from .tokens import EACH, LIST, PAIRS

TO_REVEAL, TO_PLACE, TO_SWAP, TO_STOP = range(4)
KIND_SHIFT = 17
ROW_SHIFT, ZERO_AT = 8, 128
SECOND_SHIFT, DARK_SHIFT, PAYER_SHIFT = 6, 12, 14
MOST_MOVES = 4 * len(PAIRS) + 1

#: Why a move is refused, and by which rule.
REFUSALS = (
    ("", ""),
    ("game_over", "AT-21"),
    ("no_action", "AT-23"),
    ("other_phase", "TIT-2"),
    ("no_such_score", "TIT-14"),
    ("revealed_before", "AT-9"),
    ("taken", "AT-5"),
    ("not_adjacent", "TIT-23"),
    ("outside_frame", "TIT-24"),
    ("not_neighbours", "TIT-28"),
    ("dark_token", "TIT-32"),
    ("both_paid", "TIT-34"),
    ("dark_elsewhere", "TIT-30"),
    ("not_involved", "TIT-31"),
    ("has_paid", "AT-11"),
)
(
    FINE,
    GAME_OVER,
    NO_ACTION,
    OTHER_PHASE,
    NO_SUCH_SCORE,
    REVEALED_BEFORE,
    TAKEN,
    NOT_ADJACENT,
    OUTSIDE_FRAME,
    NOT_NEIGHBOURS,
    DARK_TOKEN,
    BOTH_PAID,
    DARK_ELSEWHERE,
    NOT_INVOLVED,
    HAS_PAID,
) = range(len(REFUSALS))


@compiled
def corner(s: Record) -> int:
    """Where on the grid the finished board's a1 lies."""
    return int64(s.top) * GRID + int64(s.left)


@compiled
def grid_cell(cell: int) -> int:
    """A cell of the finished board on the grid, counted from a1."""
    return cell // EACH * GRID + cell % EACH


@compiled
def frame_of(low: int, high: int) -> tuple[int, int]:
    """The rows (or columns) the frame may still reach when these are reached. AT-5"""
    return max(0, high - EACH + 1), min(GRID - 1, low + EACH - 1)


@compiled
def list_places(s: Record, actions: Array) -> int:
    """By row, then column. AT-5"""
    first, last = frame_of(int64(s.top), int64(s.bottom))
    left, right = frame_of(int64(s.left), int64(s.right))
    frame = np.uint64((2 << right) - (1 << left))
    count = 0
    for row in range(first, last + 1):
        here = np.uint64(s.row[row + 1])
        beside = np.uint64(s.row[row]) | np.uint64(s.row[row + 2]) | (here << ONE) | (here >> ONE)
        free = beside & ~here & frame
        base = (TO_PLACE << KIND_SHIFT) + ((row - MIDDLE + ZERO_AT) << ROW_SHIFT)
        base += ZERO_AT - MIDDLE
        while free:
            actions[count] = base + lowest(free)
            count += 1
            free &= free - ONE
    return count


@compiled
def list_swaps(s: Record, actions: Array) -> int:
    """In the order of AT-23, `stop` last. TIT-28 to TIT-34, AT-11 to AT-15"""
    count = 0
    base = corner(s)
    paid = int64(s.paid)
    for number in range(len(PAIRS)):
        one = PAIRS[number, 0]
        two = PAIRS[number, 1]
        if ((s.dark >> np.uint64(one)) | (s.dark >> np.uint64(two))) & ONE:
            continue
        a = int64(s.cell[base + grid_cell(one)])
        b = int64(s.cell[base + grid_cell(two)])
        low = min(a, b)
        high = max(a, b)
        swap = (TO_SWAP << KIND_SHIFT) + one + (two << SECOND_SHIFT)
        for dark in range(2):
            if not paid >> low & 1:
                actions[count] = swap + (dark << DARK_SHIFT) + (low << PAYER_SHIFT)
                count += 1
            if low != high and not paid >> high & 1:
                actions[count] = swap + (dark << DARK_SHIFT) + (high << PAYER_SHIFT)
                count += 1
    actions[count] = TO_STOP << KIND_SHIFT
    return count + 1


@compiled
def list_actions(s: Record, actions: Array) -> int:
    """Fill in all legal actions; returns how many there are."""
    if s.phase == EXPANDING:
        return list_places(s, actions)
    if s.phase == INTRIGUING:
        return list_swaps(s, actions)
    count = 0
    if s.phase == REVEALING:
        for slot in range(6):
            if not s.open >> slot & 1:
                actions[count] = int64(LIST[s.objective, slot])
                count += 1
    return count


@compiled
def slot_of(objective: int, wanted: int) -> int:
    """Where a score stands in the objective's list, or NOBODY."""
    for slot in range(6):
        if LIST[objective, slot] == wanted:
            return slot
    return NOBODY


@compiled
def _refused_place(s: Record, action: int) -> int:
    row = (action >> ROW_SHIFT & 255) - ZERO_AT + MIDDLE
    column = (action & 255) - ZERO_AT + MIDDLE
    first, last = frame_of(int64(s.top), int64(s.bottom))
    left, right = frame_of(int64(s.left), int64(s.right))
    if not (first <= row <= last and left <= column <= right):
        return OUTSIDE_FRAME
    here = int64(s.row[row + 1])
    if here >> column & 1:
        return TAKEN
    beside = int64(s.row[row]) | int64(s.row[row + 2]) | here << 1 | here >> 1
    return FINE if beside >> column & 1 else NOT_ADJACENT


@compiled
def _refused_swap(s: Record, action: int) -> int:
    one = action & 63
    two = action >> SECOND_SHIFT & 63
    dark = action >> DARK_SHIFT & 3
    payer = action >> PAYER_SHIFT & 7
    if two >= 36 or not (two == one + EACH or (two == one + 1 and two % EACH != 0)):
        return NOT_NEIGHBOURS
    if ((s.dark >> np.uint64(one)) | (s.dark >> np.uint64(two))) & ONE:
        return DARK_TOKEN
    base = corner(s)
    a = int64(s.cell[base + grid_cell(one)])
    b = int64(s.cell[base + grid_cell(two)])
    if a != b and s.paid >> a & 1 and s.paid >> b & 1:
        return BOTH_PAID
    if dark > 1:
        return DARK_ELSEWHERE
    if payer != a and payer != b:
        return NOT_INVOLVED
    return HAS_PAID if s.paid >> payer & 1 else FINE


@compiled
def refusal(s: Record, action: int) -> int:
    """FINE, or why this action is not legal now."""
    if s.phase == OVER:
        return GAME_OVER
    kind = action >> KIND_SHIFT
    if kind < TO_REVEAL or kind > TO_STOP:
        return NO_ACTION
    if kind == TO_STOP and action != TO_STOP << KIND_SHIFT:
        return NO_ACTION
    if min(kind, TO_SWAP) != s.phase:
        return OTHER_PHASE
    if kind == TO_REVEAL:
        slot = slot_of(int64(s.objective), action)
        if slot == NOBODY:
            return NO_SUCH_SCORE
        return REVEALED_BEFORE if s.open >> slot & 1 else FINE
    if kind == TO_PLACE:
        if action >> 16 & 1:
            return NO_ACTION
        return _refused_place(s, action)
    if kind == TO_SWAP:
        return _refused_swap(s, action)
    return FINE
