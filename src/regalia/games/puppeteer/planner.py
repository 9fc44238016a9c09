"""The builder's mind: one plan kept through a game, fitted to what is laid and improved while there
is time."""

import time
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np

from ...core.bits import popcount
from ...core.chance import below, shuffle
from ...core.compile import Array
from ...core.fields import fields_of
from . import builder, distances, solver
from .state import GRID, MIDDLE, NOBODY
from .tokens import BOARD, CENTRAL, EACH, TOKENS, neighbours

FIRST_ROUNDS = 20_000  # of annealing, when a plan is made
ROUNDS = 10_000  # and whenever it had to be changed
GLANCE = 400  # and to compare places of the frame
LIMIT = 20_000  # nodes of the solver on one arrangement
CHUNK = 100_000  # nodes between looks at the clock

#: Arrangements of hidden Identities, by how many there are.
ORDERS = [
    np.array([(*order, 0) for order in permutations(range(hidden))], np.int64)
    for hidden in range(7)
]


class Planner:
    """Builds towards a plan. It knows VIEW records only."""

    def __init__(self, chance: Array, stopped: Callable[[], bool] = bool) -> None:
        """`stopped`: whether to answer now, with the plan as it is."""
        self._chance = chance
        self._stopped = stopped
        self._plans = np.zeros(2, builder.PLAN)
        self._scratch = np.zeros(1, solver.SCRATCH)
        self._slots = np.zeros(6, np.int64)
        self._corner: tuple[int, int] | None = None  # of the frame, on the grid
        self._known: list[int] = []

    def place(
        self, views: Array, *, seconds: float | None = None, nodes: int = 0
    ) -> tuple[int, int]:
        """Where the token in hand goes, as row and column from the first token."""
        begin = time.perf_counter()
        v = fields_of(views)
        if not self._goes_on(v):
            self._begin(v)
        cell = builder.settle_of(
            self._plans,
            v["hand"],
            np.array(v["rest"], np.int64),
            self._table,
            self._orders,
        )
        self._improve(begin, seconds, nodes)
        assert self._corner is not None
        row, column = divmod(int(cell), EACH)
        self._laid = int(self._plans[0]["laid"])
        return row + self._corner[0] - MIDDLE, column + self._corner[1] - MIDDLE

    def odds(self, views: Array, samples: int) -> tuple[int, int, int]:
        """How many of some arrangements of the hidden Identities a board planned from here would
        win from, of how many, and how many there are."""
        self._begin(fields_of(views))
        self._corner = None  # the next placement makes a plan of its own
        numbers = np.arange(len(self._orders))
        shuffle(self._chance, numbers)
        asked = [int(number) for number in numbers[:samples]]
        study = self._study()
        won = sum(builder.is_won_of(self._plans, study, number, LIMIT) for number in asked)
        return int(won), len(asked), len(self._orders)

    def _goes_on(self, v: dict[str, Any]) -> bool:
        """Whether the plan is of this game: what is laid is just what it says."""
        if self._corner is None or self._objective != v["objective"]:
            return False
        if self._known != list(v["identity"]):
            return False
        laid = 0
        for number, house in enumerate(v["cell"]):
            if house == NOBODY:
                continue
            row, column = divmod(number, GRID)
            row, column = row - self._corner[0], column - self._corner[1]
            cell = row * EACH + column
            inside = 0 <= row < EACH and 0 <= column < EACH
            if not inside or self._plans[0]["house"][cell] != house:
                return False
            laid |= 1 << cell
        return laid == self._laid

    def _begin(self, v: dict[str, Any]) -> None:
        """A new plan around what is laid, with the frame where it is worth most."""
        self._objective = int(v["objective"])
        self._table = distances.steps(self._objective)
        self._known = list(v["identity"])
        plan = self._plans[0]
        plan.known[:] = -1
        for place, house in enumerate(v["identity"]):
            if house != NOBODY:
                plan.known[house] = place
        unknown = [house for house in range(6) if plan.known[house] < 0]
        plan.hidden = len(unknown)
        plan.unknown[: len(unknown)] = unknown
        places = [place for place in range(6) if v["identity"][place] == NOBODY]
        plan.places[: len(unknown)] = places
        plan.crossing = self._objective >= CENTRAL
        plan.chance[0] = below(self._chance, 1 << 31) + 1
        plan.chance[1] = below(self._chance, 1 << 31) + 1
        self._orders = ORDERS[len(unknown)]
        self._marks = np.zeros(len(self._orders), np.int8)
        best: tuple[float, Array, tuple[int, int]] | None = None
        for corner in self._corners(v):
            self._lay(v, corner)
            builder.judge_of(self._plans, self._table, self._orders)
            builder.anneal_of(self._plans, self._table, self._orders, GLANCE, builder.WARM)
            reach = popcount(neighbours(plan.laid) | plan.laid)
            value = float(plan.value) + builder.REACH * reach
            if best is None or value > best[0]:
                best = value, self._plans.copy(), corner
        assert best is not None
        _, self._plans, self._corner = best
        builder.anneal_of(self._plans, self._table, self._orders, FIRST_ROUNDS, builder.WARM)
        self._laid = int(self._plans[0]["laid"])
        self._within_reach = False

    def _corners(self, v: dict[str, Any]) -> list[tuple[int, int]]:
        """Where the frame may lie, its upper left cell on the grid; on an empty table anywhere."""
        if not v["laid"]:
            return [(MIDDLE - 2, MIDDLE - 2)]
        rows = range(max(0, v["bottom"] - EACH + 1), min(v["top"], GRID - EACH) + 1)
        columns = range(max(0, v["right"] - EACH + 1), min(v["left"], GRID - EACH) + 1)
        return [(row, column) for row in rows for column in columns]

    def _lay(self, v: dict[str, Any], corner: tuple[int, int]) -> None:
        """The tokens laid, and all others anywhere."""
        plan = self._plans[0]
        rest = [house for house in range(6) for _ in range(v["rest"][house])]
        if v["hand"] != NOBODY:
            rest.append(v["hand"])
        tokens = np.array(rest, np.int8)
        shuffle(self._chance, tokens)
        left = iter(tokens.tolist())
        laid = 0
        for cell in range(TOKENS):
            row, column = divmod(cell, EACH)
            house = v["cell"][(row + corner[0]) * GRID + column + corner[1]]
            if house != NOBODY:
                laid |= 1 << cell
            plan.house[cell] = next(left) if house == NOBODY else house
        plan.laid = laid

    def _study(self) -> builder.Study:
        """What the solver needs to know to be asked about the plan."""
        return builder.Study(self._scratch, self._slots, self._table, self._orders, self._marks)

    def _improve(self, begin: float, seconds: float | None, nodes: int) -> None:
        """Until the solver wins whatever is hidden, or the time or the nodes are spent."""
        plan = self._plans[0]
        if not self._within_reach:
            builder.anneal_of(self._plans, self._table, self._orders, ROUNDS, builder.TEPID)
            self._marks[:] = builder.UNSEEN
            self._within_reach = bool(neighbours(plan.laid) | plan.laid == BOARD)
        study = self._study()
        # Before that the plan may have to be changed for the next token
        while self._within_reach and (not plan.checked or plan.lost):
            spent = nodes <= 0 if seconds is None else time.perf_counter() - begin > seconds
            if spent or self._stopped() or popcount(plan.laid) >= TOKENS - 1:
                return
            chunk = CHUNK if seconds is not None else min(CHUNK, nodes)
            nodes -= builder.improve_of(self._plans, study, LIMIT, chunk)
