"""Planning the board, compiled: a whole board laid out in advance that can be won from whatever the
hidden Identities turn out to be.

The order of the pile hardly matters: as soon as every empty cell of the frame touches a token, any
token can go wherever the plan wants it. So a plan is a full board that agrees with the tokens laid;
it is judged by the tables (steps each House is from each score it may have to reach) over all
arrangements of the hidden Identities, improved by annealing, and then by the exact solver on the
arrangements it still loses.
"""

import math
from typing import NamedTuple

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.chance import below, next_word
from ...core.compile import Array, Record, Word, compiled, int64
from .distances import FAR, rank, steps_to
from .solver import begin, shortest
from .tokens import BOARD, CROSSINGS, EACH, TOKENS, neighbours

#: A plan, and what it is judged against.
PLAN = np.dtype(
    (
        np.record,
        [
            ("chance", np.uint64, (2,)),
            ("house", np.int8, (TOKENS,)),  # wanted on each cell of the frame
            ("cells", np.uint64, (6,)),  # the same by House
            ("need", np.int64, (6, 6)),  # steps of each House to each place of the list
            ("laid", np.uint64),  # cells whose token is laid
            ("value", np.float64),
            ("known", np.int64, (6,)),  # each House's place in the list, or -1
            ("unknown", np.int64, (6,)),  # the other Houses
            ("places", np.int64, (6,)),  # and the places left to them
            ("hidden", np.int64),  # how many
            ("crossing", np.int64),  # whether only swaps across the edge of the centre count
            ("lost", np.int64),  # arrangements the solver does not win
            ("checked", np.int64),  # whether it was asked
        ],
    )
)

#: What an arrangement is worth by the steps missing in all. Chosen by hand: only the order of plans
#: matters, and a steep fall tells plans apart that lose few arrangements.
WORTH = np.zeros(FAR * 6 * 3 + 1)
WORTH[:13] = (1.0, 1.0, 0.99, 0.98, 0.95, 0.85, 0.75, 0.55, 0.4, 0.25, 0.12, 0.05, 0.02)
TOO_FAR = 3 * FAR
MATCH, REACH = 0.05, 0.01  # what freedom for the next tokens is worth
VARIETY = 0.02  # what each pair of Houses across the edge of the centre is worth
WARM, TEPID, COLD = 0.05, 0.01, 0.001  # temperatures
TOLERANCE = 0.02  # how much worse by the tables a plan may look before the solver is asked
FEW = 4

#: What the solver says of each arrangement, and of it under a changed plan.
UNSEEN, WON, LOST = range(3)
NOW_WON, NOW_LOST = 4, 8


@compiled
def _chance(plan: Record) -> float:
    """A number from 0 to 1."""
    return np.float64(next_word(plan.chance) >> np.uint64(11)) * 2.0**-53


@compiled
def _look_up(plan: Record, house: int, table: Array) -> None:
    packed = table[rank(plan.cells[house])]
    for place in range(6):
        steps = steps_to(packed, place)
        plan.need[house, place] = steps if steps < FAR else TOO_FAR


@compiled
def worth(plan: Record, orders: Array) -> float:
    """What the plan is worth: the mean over all arrangements of the hidden Identities."""
    certain = int64(0)
    for house in range(6):
        if plan.known[house] >= 0:
            certain += plan.need[house, plan.known[house]]
    total = 0.0
    hidden = plan.hidden
    for number in range(len(orders)):
        steps = certain
        for each in range(hidden):
            steps += plan.need[plan.unknown[each], plan.places[orders[number, each]]]
        total += WORTH[min(steps, len(WORTH) - 1)]
    return float(total / len(orders) + VARIETY * (plan.crossing * _variety(plan)))


@compiled
def _variety(plan: Record) -> int:
    """How many different pairs of Houses with hidden Identities face each other across the edge of
    the centre: one may have to go in, the other out."""
    pairs = ZERO
    for number in range(len(CROSSINGS)):
        outer = int64(plan.house[CROSSINGS[number, 0]])
        inner = int64(plan.house[CROSSINGS[number, 1]])
        if outer != inner and plan.known[outer] < 0 and plan.known[inner] < 0:
            pairs |= ONE << np.uint64(6 * outer + inner)
    return popcount(pairs)


@compiled
def judge(plan: Record, table: Array, orders: Array) -> None:
    """Work out everything that follows from the Houses on the cells."""
    for house in range(6):
        plan.cells[house] = ZERO
    for cell in range(TOKENS):
        plan.cells[plan.house[cell]] |= ONE << np.uint64(cell)
    for house in range(6):
        _look_up(plan, house, table)
    plan.value = worth(plan, orders)
    plan.checked = 0


@compiled
def _exchange(plan: Record, one: int, two: int, table: Array) -> None:
    """Exchange two cells of the plan."""
    a = int64(plan.house[one])
    b = int64(plan.house[two])
    bits = (ONE << np.uint64(one)) | (ONE << np.uint64(two))
    plan.house[one] = b
    plan.house[two] = a
    plan.cells[a] ^= bits
    plan.cells[b] ^= bits
    _look_up(plan, a, table)
    _look_up(plan, b, table)


@compiled
def _member(cells: Word, number: int) -> int:
    """The number-th cell of a set."""
    for _ in range(number):
        cells &= cells - ONE
    return lowest(cells)


@compiled
def anneal(
    plan: Record, best: Record, table: Array, orders: Array, rounds: int, warm: float
) -> None:
    """Exchange cells that are still free, at first almost at will, then only for the better."""
    free = BOARD & ~plan.laid
    count = popcount(free)
    if count < 2:
        return
    _copy(plan, best)
    cool = math.log(COLD / warm)
    for number in range(rounds):
        one = _member(free, below(plan.chance, count))
        two = _member(free, below(plan.chance, count))
        if plan.house[one] == plan.house[two]:
            continue
        before = plan.value
        _exchange(plan, one, two, table)
        value = worth(plan, orders)
        if value < before:
            heat = warm * math.exp(cool * number / rounds)
            if _chance(plan) >= math.exp((value - before) / heat):
                _exchange(plan, one, two, table)
                continue
        plan.value = value
        if value > best.value:
            _copy(plan, best)
    best.chance[0] = plan.chance[0]
    best.chance[1] = plan.chance[1]
    _copy(best, plan)
    plan.checked = 0


@compiled
def _copy(source: Record, target: Record) -> None:
    for cell in range(TOKENS):
        target.house[cell] = source.house[cell]
    for house in range(6):
        target.cells[house] = source.cells[house]
        for place in range(6):
            target.need[house, place] = source.need[house, place]
    target.value = source.value
    target.lost = source.lost
    target.checked = source.checked
    target.chance[0] = source.chance[0]
    target.chance[1] = source.chance[1]


class Study(NamedTuple):
    """What it takes to ask the solver about a plan: where it searches, space for each House's place
    in the list, the table of steps, the arrangements of hidden Identities, and what has been found
    out about each of them."""

    scratches: Array
    slots: Array
    table: Array
    orders: Array
    marks: Array


@compiled
def is_won(plan: Record, study: Study, number: int, limit: int) -> bool:
    """Whether the solver wins from the plan under one arrangement of the hidden Identities."""
    scratch, slots, order = study.scratches[0], study.slots, study.orders[number]
    for house in range(6):
        slots[house] = plan.known[house]
    for each in range(plan.hidden):
        slots[plan.unknown[each]] = plan.places[order[each]]
    begin(scratch, plan.house, ZERO, 0, slots, study.table)
    return shortest(scratch, EACH, study.table, limit) >= 0


@compiled
def _look_again(plan: Record, study: Study, limit: int, most: int) -> int:
    """How many arrangements a changed plan loses, if fewer than `most`; those it lost before are
    looked at first, and it is given up if none of the first few is won now."""
    scratch, marks = study.scratches[0], study.marks
    lost = 0
    nodes = int64(0)
    won = 0
    for sought in (LOST, WON):
        for number in range(len(marks)):
            if marks[number] & 3 != sought:
                continue
            if is_won(plan, study, number, limit):
                won += 1
                marks[number] |= NOW_WON
            else:
                lost += 1
                marks[number] |= NOW_LOST
            nodes += scratch.nodes
            if lost >= most or (sought == LOST and won == 0 and lost >= FEW):
                scratch.nodes = nodes
                return most
    scratch.nodes = nodes
    return lost


@compiled
def improve(plan: Record, best: Record, study: Study, limit: int, budget: int) -> int:
    """Ask the solver which arrangements the plan loses, then look for one that loses fewer, until
    about so many nodes are spent. Returns how many were."""
    scratch, table, orders, marks = study.scratches[0], study.table, study.orders, study.marks
    spent = int64(0)
    if not plan.checked:
        plan.lost = 0
        for number in range(len(orders)):
            if marks[number] == UNSEEN:
                if spent >= budget:
                    return spent
                won = is_won(plan, study, number, limit)
                marks[number] = WON if won else LOST
                spent += scratch.nodes + 1
            plan.lost += marks[number] == LOST
        plan.checked = 1
    free = BOARD & ~plan.laid
    count = popcount(free)
    while plan.lost > 0 and spent < budget and count > 1:
        _copy(plan, best)
        for _ in range(1 + below(plan.chance, 2)):
            one = _member(free, below(plan.chance, count))
            two = _member(free, below(plan.chance, count))
            if plan.house[one] != plan.house[two]:
                _exchange(plan, one, two, table)
        plan.value = worth(plan, orders)
        spent += 20
        lost = best.lost
        if plan.value >= best.value - TOLERANCE:
            lost = _look_again(plan, study, limit, lost)
            spent += scratch.nodes
        if lost < best.lost:
            plan.lost = lost
            for number in range(len(orders)):
                marks[number] = WON if marks[number] & NOW_WON else LOST
        else:
            for number in range(len(orders)):
                marks[number] &= 3
            best.chance[0] = plan.chance[0]
            best.chance[1] = plan.chance[1]
            _copy(best, plan)
    return spent


@compiled
def _spread(plan: Record, rest: Array, cell: int) -> float:
    """How free the next tokens will be after one is laid on a cell: the share of the pile that has
    a cell of the plan to go to, and the cells within reach."""
    laid = plan.laid | (ONE << np.uint64(cell))
    front = neighbours(laid) & ~laid
    total = 0
    placed = 0
    for house in range(6):
        total += rest[house]
        if front & plan.cells[house]:
            placed += rest[house]
    reach = popcount(front | laid)
    return MATCH * placed / max(total, 1) + REACH * reach


@compiled
def settle(plan: Record, hand: int, rest: Array, table: Array, orders: Array) -> int:
    """Choose where the token in hand goes and change the plan so that it belongs there. `rest`: the
    tokens of each House in the pile."""
    front = neighbours(plan.laid) & ~plan.laid
    wanted = plan.cells[hand] & ~plan.laid
    if front | plan.laid == BOARD:
        front = wanted  # everything is within reach: the plan can be kept
    best_value = -1.0
    best_cell = int64(-1)
    best_other = int64(-1)
    cells = front
    while cells:
        cell = lowest(cells)
        cells &= cells - ONE
        if plan.house[cell] == hand:
            value = plan.value + _spread(plan, rest, cell)
            if value > best_value:
                best_value = value
                best_cell = cell
                best_other = cell
            continue
        others = wanted
        while others:
            other = lowest(others)
            others &= others - ONE
            _exchange(plan, cell, other, table)
            value = worth(plan, orders) + _spread(plan, rest, cell)
            _exchange(plan, cell, other, table)
            if value > best_value:
                best_value = value
                best_cell = cell
                best_other = other
    if best_other != best_cell:
        _exchange(plan, best_cell, best_other, table)
        plan.value = worth(plan, orders)
        plan.checked = 0
    plan.laid |= ONE << np.uint64(best_cell)
    return best_cell


# Doors for Python


@compiled
def judge_of(plans: Array, table: Array, orders: Array) -> None:
    judge(plans[0], table, orders)


@compiled
def anneal_of(plans: Array, table: Array, orders: Array, rounds: int, warm: float) -> None:
    anneal(plans[0], plans[1], table, orders, rounds, warm)


@compiled
def settle_of(plans: Array, hand: int, rest: Array, table: Array, orders: Array) -> int:
    return settle(plans[0], hand, rest, table, orders)


@compiled
def is_won_of(plans: Array, study: Study, number: int, limit: int) -> bool:
    return is_won(plans[0], study, number, limit)


@compiled
def improve_of(plans: Array, study: Study, limit: int, budget: int) -> int:
    return improve(plans[0], plans[1], study, limit, budget)
