"""The Intrigues of Puppeteer as a constraint model for OR-Tools CP-SAT: a yardstick, and a check.

Written from the rules page alone; the ids TIT-n (rules) and AT-n (rulings) beside the code name
the sentence which the code carries out.  It knows nothing of the real engine and its solver.

The model plays a fixed number of Intrigues.  Three things in it need an argument.

Locks.  Which token turns dark is not modelled.  A sequence of swaps can be played exactly if after
every swap at least one of its two cells is never swapped again: that one is turned dark (a dark
token never moves, so locking the token is locking the cell).  No cell is asked to turn dark twice:
a cell is turned by the last swap that touches it, or never.

Order.  Two swaps in a row that share no cell can be exchanged: tokens, locks and payers stay the
same.  So of all orders only those are allowed where such neighbours stand in ascending order; the
lexicographically least order of any sequence is among them.

Clusters.  A House has six tokens.  The only bounded faces of a graph of six grid cells are full
2x2 blocks (to run round an empty cell a cluster needs eight), so by Euler's formula
clusters = tokens - touching pairs + full blocks.  How the six tokens part into clusters (AT-18)
is then known from three numbers: clusters, tokens alone, and pairs alone; these differ for any
two partitions of six.

Swaps of two tokens of one House are legal (AT-12).  `winnable` asks for an exact number of
Intrigues, where such a swap can be a way to pass, so it has them.  `least_intrigues` leaves them
out: drop such a swap from a sequence and the Houses stand as before on every cell, there are fewer
locks and fewer dark Point tokens, so the rest is still legal, and the sequence was not a shortest
one.  For the same reason the least exact number is also the least n for "at most n" (AT-15).
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from time import monotonic

from ortools.sat.python import cp_model

HOUSES = "DHBGNA"  # AT-3
EACH = 6  # AT-3
SIDE = 6  # TIT-22
CELLS = range(SIDE * SIDE)
OBJECTIVES = ("united", "divide", "central", "border")  # TIT-4
SEED = 1


def _beside(cell: int) -> list[int]:
    """The orthogonally adjacent cells. AT-4"""
    row, column = divmod(cell, SIDE)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


BESIDE = [_beside(cell) for cell in CELLS]
PAIRS = [(a, b) for a in CELLS for b in BESIDE[a] if a < b]  # TIT-28
BLOCKS = [(a, a + 1, a + SIDE, a + SIDE + 1) for a in CELLS if a + SIDE in CELLS and a % SIDE < 5]
CENTRAL = [cell for cell in CELLS if len(BESIDE[cell]) == 4]  # TIT-8
BORDER = [cell for cell in CELLS if len(BESIDE[cell]) < 4]  # TIT-9


def _partitions(whole: int, largest: int) -> list[tuple[int, ...]]:
    """The ways to write a number as a sum of descending parts."""
    if not whole:
        return [()]
    return [
        (part, *rest)
        for part in range(min(whole, largest), 0, -1)
        for rest in _partitions(whole - part, part)
    ]


#: Clusters, tokens alone and pairs alone of each partition, and its largest part.
SHAPES = {(len(p), p.count(1), p.count(2)): p[0] for p in _partitions(EACH, EACH)}


class _Model:
    """The Intrigues from one position on."""

    def __init__(
        self, board: Sequence[str], paid: str, targets: Mapping[str, int], *, kindred: bool
    ) -> None:
        self.model = cp_model.CpModel()
        self.kindred = kindred  # may two tokens of one House be swapped?
        self.targets = targets
        self.light_houses = [house for house in range(6) if HOUSES[house] not in paid]
        tokens = "".join(board)
        #: Tokens that are dark now are never swapped. TIT-32, AT-13
        self.open_pairs = [(a, b) for a, b in PAIRS if (tokens[a] + tokens[b]).isupper()]
        self.open_cells = sorted({cell for pair in self.open_pairs for cell in pair})
        start = [
            [self.model.new_constant(int(token.upper() == house)) for house in HOUSES]
            for token in tokens
        ]
        #: The House of every cell after each step: `houses[step][cell][house]`.
        self.houses: list[list[list[cp_model.IntVar]]] = [start]
        self.swaps: list[list[cp_model.IntVar]] = []
        self.moved: list[dict[int, cp_model.IntVar]] = []
        self.payers: list[dict[int, cp_model.IntVar]] = []

    def play(self, intrigues: int) -> None:
        """So many Intrigues."""
        for _ in range(intrigues):
            self._swap()
        self._lock()
        self._order()
        for house in self.light_houses:  # TIT-33, AT-11: each pays at most once
            self.model.add_at_most_one(payers[house] for payers in self.payers)

    def _swap(self) -> None:
        """TIT-28, TIT-29, and TIT-31: a House of the two pays."""
        m = self.model
        before = self.houses[-1]
        after = list(before)
        for cell in self.open_cells:
            after[cell] = [m.new_bool_var("") for _ in HOUSES]
            m.add_exactly_one(after[cell])
        swap = [m.new_bool_var("") for _ in self.open_pairs]
        m.add_exactly_one(swap)
        moved = {cell: m.new_bool_var("") for cell in self.open_cells}
        for cell, is_moved in moved.items():
            touching = [s for s, pair in zip(swap, self.open_pairs, strict=True) if cell in pair]
            m.add_exactly_one(*touching, ~is_moved)
            for old, new in zip(before[cell], after[cell], strict=True):
                m.add_bool_or(is_moved, ~old, new)
                m.add_bool_or(is_moved, old, ~new)
        payers = {house: m.new_bool_var("") for house in self.light_houses}
        m.add_exactly_one(payers.values())
        for s, (a, b) in zip(swap, self.open_pairs, strict=True):
            for house in range(6):
                for source, goal in ((before[a], after[b]), (before[b], after[a])):
                    m.add_bool_or(~s, ~source[house], goal[house])
                    m.add_bool_or(~s, source[house], ~goal[house])
                if not self.kindred:
                    m.add_bool_or(~s, ~before[a][house], ~before[b][house])
                if house in payers:
                    m.add_bool_or(~s, ~payers[house], before[a][house], before[b][house])
        for house in range(6):  # implied, and a help: there are always six tokens of a House
            m.add(sum(after[cell][house] for cell in CELLS) == EACH)
        self.houses.append(after)
        self.swaps.append(swap)
        self.moved.append(moved)
        self.payers.append(payers)

    def _lock(self) -> None:
        """One of the two cells is never swapped again. TIT-30, TIT-32"""
        m = self.model
        later: dict[int, cp_model.IntVar] = {}
        for swap, moved in zip(reversed(self.swaps), reversed(self.moved), strict=True):
            if later:
                for s, (a, b) in zip(swap, self.open_pairs, strict=True):
                    m.add_bool_or(~s, ~later[a], ~later[b])
            from_here = {cell: m.new_bool_var("") for cell in self.open_cells}
            for cell, now in moved.items():
                m.add_implication(now, from_here[cell])
                if later:
                    m.add_implication(later[cell], from_here[cell])
            later = from_here

    def _order(self) -> None:
        """Swaps in a row that share no cell ascend; none follows itself."""
        for first, second in pairwise(self.swaps):
            for i, pair in enumerate(self.open_pairs):
                allowed = [
                    second[j]
                    for j, other in enumerate(self.open_pairs)
                    if (j > i if set(pair).isdisjoint(other) else j != i)
                ]
                self.model.add_bool_or(~first[i], *allowed)

    def judge(self, objective: str) -> None:
        """Every House on its target. TIT-35, TIT-36"""
        for house, letter in enumerate(HOUSES):
            here = [self.houses[-1][cell][house] for cell in CELLS]
            target = self.targets[letter]
            if objective in ("central", "border"):
                counted = CENTRAL if objective == "central" else BORDER
                self.model.add(sum(here[cell] for cell in counted) == target)
                continue
            touching = [self._all([here[a], here[b]], []) for a, b in PAIRS]
            blocks = [self._all([here[cell] for cell in block], []) for block in BLOCKS]
            clusters = EACH - sum(touching) + sum(blocks)
            if objective == "divide":  # TIT-7
                self.model.add(clusters == target)
                continue
            alone = [self._all([here[cell]], [here[b] for b in BESIDE[cell]]) for cell in CELLS]
            pairs_alone = [
                self._all([t], [here[c] for c in {*BESIDE[a], *BESIDE[b]} - {a, b}])
                for t, (a, b) in zip(touching, PAIRS, strict=True)
            ]
            shapes = [shape for shape, largest in SHAPES.items() if largest == target]  # TIT-6
            chosen = [self.model.new_bool_var("") for _ in shapes]
            self.model.add_bool_or(chosen)
            for column, number in enumerate((clusters, sum(alone), sum(pairs_alone))):
                wanted = sum(c * shape[column] for c, shape in zip(chosen, shapes, strict=True))
                self.model.add(number == wanted)
            self.model.add_at_most_one(chosen)

    def _all(
        self, true: Sequence[cp_model.IntVar], false: Sequence[cp_model.IntVar]
    ) -> cp_model.IntVar:
        """A variable that says whether all of the first hold and none of the second."""
        result = self.model.new_bool_var("")
        for literal in (*true, *(~v for v in false)):
            self.model.add_implication(result, literal)
        self.model.add_bool_or(result, *(~v for v in true), *false)
        return result

    def solve(self, seconds: float) -> bool | None:
        """Whether the model can be satisfied; None if that is not known in time."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = SEED
        solver.parameters.linearization_level = 0  # faster for the clusters
        solver.parameters.max_time_in_seconds = max(seconds, 0.0)
        status = solver.solve(self.model)
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return True
        if status == cp_model.INFEASIBLE:
            return False
        if status == cp_model.UNKNOWN:
            return None
        raise ValueError(self.model.validate() or solver.status_name(status))


def _check(objective: str, board: Sequence[str], paid: str, targets: Mapping[str, int]) -> None:
    tokens = "".join(board)
    if objective not in OBJECTIVES:
        raise ValueError(f"no such objective: {objective}")
    if [len(line) for line in board] != [SIDE] * SIDE:
        raise ValueError("the board has six rows of six tokens")
    if any(tokens.upper().count(house) != EACH for house in HOUSES):
        raise ValueError("each House has six tokens")
    if set(paid) - set(HOUSES) or len(set(paid)) != len(paid):
        raise ValueError("paid: different initials of Houses")
    if len(paid) != sum(map(str.islower, tokens)):
        raise ValueError("there are as many dark Ally tokens as dark Point tokens")  # AT-11
    if set(targets) != set(HOUSES):
        raise ValueError("each House has a target")


def _winnable(
    objective: str,
    board: Sequence[str],
    paid: str,
    targets: Mapping[str, int],
    intrigues: int,
    seconds: float,
    *,
    kindred: bool,
) -> bool | None:
    model = _Model(board, paid, targets, kindred=kindred)
    model.play(intrigues)
    model.judge(objective)
    return model.solve(seconds)


def winnable(
    objective: str,
    board: Sequence[str],
    paid: str,
    targets: Mapping[str, int],
    intrigues: int,
    seconds: float = 60.0,
) -> bool | None:
    """Whether exactly `intrigues` more Intrigues can bring every House to its target (True,
    False), None if undecided in time. Small letters on the board are dark tokens, `paid` has the
    Houses whose Point token is dark."""
    _check(objective, board, paid, targets)
    return _winnable(objective, board, paid, targets, intrigues, seconds, kindred=True)


def least_intrigues(
    objective: str,
    board: Sequence[str],
    paid: str,
    targets: Mapping[str, int],
    most: int,
    seconds: float = 60.0,
) -> int | None:
    """The fewest Intrigues, up to `most`, that bring every House to its target; None if no number
    does, a TimeoutError if undecided when all the seconds are over."""
    _check(objective, board, paid, targets)
    end = monotonic() + seconds
    for intrigues in range(min(most, len(HOUSES) - len(paid)) + 1):
        left = end - monotonic()
        found = _winnable(objective, board, paid, targets, intrigues, left, kindred=False)
        if found is None:
            raise TimeoutError(f"undecided at {intrigues} Intrigues")
        if found:
            return intrigues
    return None
