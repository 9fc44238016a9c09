"""The exact solver, compiled: the shortest sequence of Intrigues that brings every House to its
score, or the proof that there is none.

What makes it fast:
- Which token turns dark is decided afterwards. A token may be swapped again and again as long as
  every Intrigue keeps one of its two tokens for which it was the last: that one turns dark.
- Who pays is decided afterwards too. Draw each Intrigue as a line between its two Houses: the
  Intrigues can be paid for, in any order, if no connected group of Houses has more lines than
  Houses. A House that has paid before counts as having a line to itself.
- Swaps without a common cell can be made in either order; only one order is looked at.
- The tables say how many more steps each House needs. An Intrigue is one step of two Houses, so all
  steps together must not exceed twice the Intrigues left.
"""

from typing import NamedTuple

import numpy as np

from ...core.bits import ONE, ZERO, lowest
from ...core.compile import Array, Record, Word, compiled, int64
from .distances import rank, steps_to
from .tokens import DOWN, EACH, HAS_LOWER, HAS_RIGHT, PAIR_OF, PAIRS, SIDE, TOKENS

NONE = -1  # proven: no sequence of Intrigues wins
UNDECIDED = -2  # the limit was reached first
_LOCKED = 7
_PAIRS = len(PAIRS)
_DEPTH = 8

#: Scratch space of the search. (Arrays of their own would be counted at every call.)
SCRATCH = np.dtype(
    (
        np.record,
        [
            ("cells", np.uint64, (_DEPTH, 6)),  # of each House, at each depth
            ("need", np.int8, (_DEPTH, 6)),  # steps each House is from its score
            ("total", np.int64, (_DEPTH,)),
            ("group", np.int8, (_DEPTH, 6)),  # of Houses joined by Intrigues
            ("full", np.int8, (_DEPTH,)),  # the set of groups with as many lines as Houses
            ("house", np.int8, (TOKENS,)),
            ("last", np.int8, (TOKENS,)),  # the last Intrigue of the token on each cell, from 1
            ("kept", np.int8, (_DEPTH,)),  # tokens for which an Intrigue was the last
            ("was", np.int8, (_DEPTH, 2)),  # `last` of the two tokens, before
            ("pair", np.int8, (_DEPTH,)),  # the swap made at each depth
            ("found", np.int8, (_DEPTH, _PAIRS)),  # swaps to try
            ("gain", np.int8, (_DEPTH, _PAIRS)),  # how far each brings the Houses
            ("rank", np.int64, (_DEPTH, _PAIRS, 2)),
            ("count", np.int8, (_DEPTH,)),
            ("turn", np.int8, (_DEPTH,)),  # where in `found` we are
            ("wanted", np.int8, (_DEPTH,)),  # and which gain is tried now
            ("slot", np.int8, (6,)),  # each House's score, by its place in the list
            ("answer", np.int8, (_DEPTH,)),
            ("nodes", np.int64),
            ("most", np.int64),  # Intrigues looked for now
            ("depth", np.int64),  # where the search was interrupted
        ],
    )
)


@compiled
def _commutes(one: int, two: int) -> bool:
    """Whether two swaps have no cell in common."""
    return bool(
        PAIRS[one, 0] != PAIRS[two, 0]
        and PAIRS[one, 0] != PAIRS[two, 1]
        and PAIRS[one, 1] != PAIRS[two, 0]
        and PAIRS[one, 1] != PAIRS[two, 1]
    )


@compiled
def _in_order(scratch: Record, depth: int, pair: int) -> bool:
    """Whether a swap may follow: not if it could as well have been made before a later one."""
    before = depth - 1
    while before >= 0:
        made = int64(scratch.pair[before])
        if not _commutes(made, pair):
            return True
        if pair < made:
            return False
        before -= 1
    return True


@compiled
def _list_swaps(scratch: Record, depth: int, left: int, table: Array) -> None:
    """Swaps after which the goal is not out of reach, with what they gain."""
    total = scratch.total[depth]
    most = 2 * (left - 1)  # steps that may be missing afterwards
    # Where nothing may be wasted both Houses must gain, or one of them
    needy = ZERO
    for house in range(6):
        if scratch.need[depth, house] > 0:
            needy |= scratch.cells[depth, house]
    rights = HAS_RIGHT
    lowers = HAS_LOWER
    if total == most + 2:
        rights &= needy & (needy >> SIDE)
        lowers &= needy & (needy >> DOWN)
    elif total == most + 1:
        rights &= needy | (needy >> SIDE)
        lowers &= needy | (needy >> DOWN)
    count = 0
    while rights | lowers:
        if rights:
            one = lowest(rights)
            rights &= rights - ONE
            two = one + 1
            pair = PAIR_OF[one, 0]
        else:
            one = lowest(lowers)
            lowers &= lowers - ONE
            two = one + EACH
            pair = PAIR_OF[one, 1]
        a = int64(scratch.house[one])
        b = int64(scratch.house[two])
        if a == b:
            continue
        need_a = int64(scratch.need[depth, a])
        need_b = int64(scratch.need[depth, b])
        if total - (need_a > 0) - (need_b > 0) > most:
            continue
        last_a = int64(scratch.last[one])
        last_b = int64(scratch.last[two])
        if last_a > 0:
            if last_a == _LOCKED or last_a == last_b or scratch.kept[last_a] < 2:
                continue
        if last_b > 0 and (last_b == _LOCKED or scratch.kept[last_b] < 2):
            continue
        group_a = int64(scratch.group[depth, a])
        group_b = int64(scratch.group[depth, b])
        if scratch.full[depth] >> group_a & 1 and scratch.full[depth] >> group_b & 1:
            continue
        if not _in_order(scratch, depth, pair):
            continue
        scratch.nodes += 1
        bits = (ONE << np.uint64(one)) | (ONE << np.uint64(two))
        after_a = steps_to(table[rank(scratch.cells[depth, a] ^ bits)], int64(scratch.slot[a]))
        if after_a >= left or total - need_a + after_a - (need_b > 0) > most:
            continue
        after_b = steps_to(table[rank(scratch.cells[depth, b] ^ bits)], int64(scratch.slot[b]))
        if after_b >= left or total - need_a - need_b + after_a + after_b > most:
            continue
        scratch.found[depth, count] = pair
        scratch.gain[depth, count] = need_a + need_b - after_a - after_b
        scratch.rank[depth, count, 0] = after_a
        scratch.rank[depth, count, 1] = after_b
        count += 1
    scratch.count[depth] = count
    scratch.turn[depth] = 0
    scratch.wanted[depth] = 2


@compiled
def _make(scratch: Record, depth: int, number: int) -> None:
    """Make a swap: the next depth is what comes of it."""
    pair = int64(scratch.found[depth, number])
    one = PAIRS[pair, 0]
    two = PAIRS[pair, 1]
    a = int64(scratch.house[one])
    b = int64(scratch.house[two])
    bits = (ONE << np.uint64(one)) | (ONE << np.uint64(two))
    deeper = depth + 1
    for house in range(6):
        scratch.cells[deeper, house] = scratch.cells[depth, house]
        scratch.need[deeper, house] = scratch.need[depth, house]
        scratch.group[deeper, house] = scratch.group[depth, house]
    scratch.cells[deeper, a] ^= bits
    scratch.cells[deeper, b] ^= bits
    scratch.need[deeper, a] = scratch.rank[depth, number, 0]
    scratch.need[deeper, b] = scratch.rank[depth, number, 1]
    scratch.total[deeper] = scratch.total[depth] - scratch.gain[depth, number]
    group_a = scratch.group[depth, a]
    group_b = scratch.group[depth, b]
    full = int64(scratch.full[depth])
    if group_a == group_b:
        full |= 1 << group_a
    else:
        if full >> group_b & 1:
            full |= 1 << group_a
        for house in range(6):
            if scratch.group[deeper, house] == group_b:
                scratch.group[deeper, house] = group_a
    scratch.full[deeper] = full
    last_a = scratch.last[one]
    last_b = scratch.last[two]
    scratch.was[depth, 0] = last_a
    scratch.was[depth, 1] = last_b
    if last_a > 0:
        scratch.kept[last_a] -= 1
    if last_b > 0:
        scratch.kept[last_b] -= 1
    scratch.kept[deeper] = 2
    scratch.last[one] = deeper
    scratch.last[two] = deeper
    scratch.house[one] = b
    scratch.house[two] = a
    scratch.pair[depth] = pair


@compiled
def _unmake(scratch: Record, depth: int) -> None:
    pair = int64(scratch.pair[depth])
    one = PAIRS[pair, 0]
    two = PAIRS[pair, 1]
    a = scratch.house[two]
    scratch.house[two] = scratch.house[one]
    scratch.house[one] = a
    last_a = scratch.was[depth, 0]
    last_b = scratch.was[depth, 1]
    scratch.last[one] = last_a
    scratch.last[two] = last_b
    if last_a > 0:
        scratch.kept[last_a] += 1
    if last_b > 0:
        scratch.kept[last_b] += 1


@compiled
def _within(scratch: Record, most: int, table: Array, limit: int) -> int:
    """Look for a sequence of exactly so many Intrigues, from where the search was interrupted."""
    depth = int64(scratch.depth)
    _list_swaps(scratch, depth, most - depth, table)
    while depth >= 0:
        turn = int64(scratch.turn[depth])
        count = int64(scratch.count[depth])
        wanted = scratch.wanted[depth]
        while turn < count and scratch.gain[depth, turn] != wanted:
            turn += 1
        if turn == count:
            if wanted > -2:
                scratch.wanted[depth] = wanted - 1
                scratch.turn[depth] = 0
            else:
                depth -= 1
                if depth >= 0:
                    _unmake(scratch, depth)
            continue
        scratch.turn[depth] = turn + 1
        _make(scratch, depth, turn)
        depth += 1
        if depth == most:
            # Nothing may be missing after the last one, or it would not have been listed
            for number in range(most):
                scratch.answer[number] = scratch.pair[number]
            return most
        if scratch.nodes > limit:
            scratch.depth = depth
            return UNDECIDED
        _list_swaps(scratch, depth, most - depth, table)
    scratch.depth = 0
    return NONE


@compiled
def begin(
    scratch: Record, houses: Array, dark: Word, paid: int, slots: Array, table: Array
) -> None:
    """Lay a finished board: the House on each cell, dark tokens, Houses that have paid, and the
    place of each House's score in the list."""
    scratch.total[0] = 0
    scratch.full[0] = paid
    for house in range(6):
        scratch.cells[0, house] = ZERO
        scratch.group[0, house] = house
        scratch.slot[house] = slots[house]
    for cell in range(TOKENS):
        scratch.house[cell] = houses[cell]
        scratch.cells[0, houses[cell]] |= ONE << np.uint64(cell)
        scratch.last[cell] = _LOCKED if dark >> np.uint64(cell) & ONE else 0
    for house in range(6):
        scratch.need[0, house] = steps_to(table[rank(scratch.cells[0, house])], slots[house])
        scratch.total[0] += int64(scratch.need[0, house])


@compiled
def go_on(scratch: Record, left: int, table: Array, limit: int) -> int:
    """Search on after UNDECIDED, to a higher limit: what is found, and after how many nodes, does
    not depend on how often the search was interrupted."""
    # Swaps are undone in `_within` except where it stops early
    while scratch.most <= left:
        said = _within(scratch, int64(scratch.most), table, limit)
        if said != NONE:
            return said
        scratch.most += 1
    return NONE


@compiled
def shortest(scratch: Record, left: int, table: Array, limit: int) -> int:
    """How many Intrigues it takes, at most `left`; NONE or UNDECIDED. The swaps are in `answer`."""
    scratch.nodes = 0
    least = (scratch.total[0] + 1) // 2
    for house in range(6):
        least = max(least, int64(scratch.need[0, house]))
    if least == 0:
        return 0
    scratch.most = least
    scratch.depth = 0
    return go_on(scratch, left, table, limit)


# Doors for Python


class Board(NamedTuple):
    """A finished board: the House on each cell, the cells with dark tokens, the Houses that have
    paid, and each House's score by its place in the list."""

    houses: Array
    dark: Word
    paid: int
    slots: Array


@compiled
def solve_into(scratches: Array, board: Board, left: int, table: Array, limit: int) -> int:
    begin(scratches[0], board.houses, board.dark, board.paid, board.slots, table)
    return shortest(scratches[0], left, table, limit)


@compiled
def solve_on(scratches: Array, left: int, table: Array, limit: int) -> int:
    return go_on(scratches[0], left, table, limit)
