"""The solver for people: what to do from a finished board, proven, with the moves written out."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from ...core.compile import Array
from ...core.fields import fields_of
from . import distances, moves, solver
from .legal import DARK_SHIFT, KIND_SHIFT, PAYER_SHIFT, SECOND_SHIFT, TO_STOP, TO_SWAP, grid_cell
from .state import GRID, INTRIGUING
from .tokens import EACH, PAIRS, TOKENS

NO_LIMIT = 1 << 60
#: Nodes between looks at the clock: about a hundredth of a second.
CHUNK = 100_000
STOP = TO_STOP << KIND_SHIFT


@dataclass
class Verdict:
    """What is known of a position."""

    proven: bool = False  # solvable, or not solvable for certain
    solvable: bool | None = None
    intrigues: int | None = None  # the least that win
    best: list[str] = field(default_factory=list)  # one shortest way, `stop` included
    nodes: int = 0
    seconds: float = 0.0


class Solver:
    """Solves finished boards, one after another."""

    def __init__(self) -> None:
        self._scratch = np.zeros(1, solver.SCRATCH)
        #: Set from another thread: nothing is looked for any more until it is cleared again.
        self.stopped = False

    def solve(
        self, states: Array, *, nodes: int | None = None, seconds: float | None = None
    ) -> Verdict:
        """The shortest way to win from a state in its Intrigue phase, within so many nodes and
        about so long."""
        s = fields_of(states)
        if s["phase"] != INTRIGUING:
            return Verdict()
        left = EACH - s["intrigues"]
        slots = np.zeros(6, np.int64)
        slots[list(s["identity"])] = range(6)
        houses = np.array(_board(s), np.int8)
        table = distances.steps(s["objective"])
        board = solver.Board(houses, np.uint64(s["dark"]), int(s["paid"]), slots)
        most = nodes or NO_LIMIT
        limit = min(CHUNK, most)
        if seconds is not None:
            # Loads or compiles the kernels, which is not part of the thinking
            if solver.solve_into(self._scratch, board, left, table, 0) == solver.UNDECIDED:
                solver.solve_on(self._scratch, left, table, 0)
        begin = time.perf_counter()
        deadline = float("inf") if seconds is None else begin + seconds
        said = int(solver.solve_into(self._scratch, board, left, table, limit))
        while said == solver.UNDECIDED and limit < most and not self.stopped:
            if time.perf_counter() > deadline:
                break
            limit = min(limit + CHUNK, most)
            said = int(solver.solve_on(self._scratch, left, table, limit))
        verdict = Verdict(nodes=int(self._scratch["nodes"][0]))
        verdict.seconds = time.perf_counter() - begin
        if said == solver.UNDECIDED:
            return verdict
        verdict.proven = True
        verdict.solvable = said != solver.NONE
        if verdict.solvable:
            verdict.intrigues = said
            swaps = [tuple(PAIRS[pair]) for pair in self._scratch["answer"][0][:said]]
            verdict.best = [moves.write(action) for action in written(houses, swaps, s["paid"])]
            if s["intrigues"] + said < EACH:
                verdict.best.append(moves.write(STOP))
        return verdict


def _board(s: dict[str, Sequence[int]]) -> list[int]:
    """The House on each cell of a finished board."""
    base = int(s["top"]) * GRID + int(s["left"])  # type: ignore[call-overload]
    return [s["cell"][base + int(grid_cell(cell))] for cell in range(TOKENS)]


def written(houses: Array, swaps: Sequence[tuple[int, int]], paid: int) -> list[int]:
    """Swaps as actions: which token turns dark and who pays is settled now."""
    token = list(range(TOKENS))  # which token lies on each cell
    owner = [int(house) for house in houses]
    pairs = []  # the tokens of each swap, that of the first cell before the swap first
    for one, two in swaps:
        pairs.append((token[one], token[two]))
        token[one], token[two] = token[two], token[one]
    involved = [[owner[first], owner[second]] for first, second in pairs]
    for payers in product((0, 1), repeat=len(swaps)):
        chosen = [houses_[payer] for houses_, payer in zip(involved, payers, strict=True)]
        if len(set(chosen)) == len(chosen) and not any(paid >> house & 1 for house in chosen):
            break
    else:
        raise AssertionError("the solver's swaps cannot be paid for")
    actions = []
    for number, ((one, two), (first, second)) in enumerate(zip(swaps, pairs, strict=True)):
        later = {each for pair in pairs[number + 1 :] for each in pair}
        # The first token lies on the second cell now. AT-22
        dark = 1 if first not in later else 0
        if dark == 0 and second in later:
            raise AssertionError("the solver's swaps leave no token to turn dark")
        actions.append(
            (TO_SWAP << KIND_SHIFT)
            + int(one)
            + (int(two) << SECOND_SHIFT)
            + (dark << DARK_SHIFT)
            + (chosen[number] << PAYER_SHIFT)
        )
    return actions
