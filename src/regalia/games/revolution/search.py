"""The solver at work: time limits, threads, progress, verdicts in words of the game.

Exact wherever the rest of the game is open and without chance; elsewhere it says that it does not
know.
"""

import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from ...core.compile import Array
from ...core.errors import BadOption
from . import moves, rules, solver
from .cells import CELLS
from .legal import MOST_MOVES
from .memory import NO, UNKNOWN, YES
from .reduce import key_of, needs_chance
from .solver import CONTROL, Scratch
from .state import LAST_PLY, NOBODY, OVER, PLAYING, REPORT, SINGLE

if TYPE_CHECKING:
    from ..flat import FlatState
    from .game import Revolution

TABLE_BITS = 22
#: How much each thread trusts the rough idea of a move against its history: they look at the same
#: question in different orders and share what they find.
TRUST = (3000, 200, 30_000, 0)
TICK = 0.05
NO_LIMIT = 1 << 60
#: Questions of so few nodes, some hundredths of a second, need no thread that could be stopped.
SHORT = 50_000
#: Systems whose games begin with all cards in the open, and without a draft.
OPEN_SYSTEMS = ("standard", "old_style", "random")


@dataclass
class Verdict:
    """What is known of a position. `winner` None and `proven`: drawn (AR-14)."""

    proven: bool
    provable: bool = True  # False: chance, hidden cards or a draft forbid certainty
    winner: int | None = None
    distance: int | None = None  # plies to the end when the winner hurries and the loser delays
    best: list[str] = field(default_factory=list)  # moves that keep the verdict
    complete: bool = False  # whether `best` holds all of them
    nodes: int = 0
    seconds: float = 0.0


@dataclass
class Progress:
    """What a running search tells."""

    nodes: int
    seconds: float
    verdict: Verdict
    asking: str  # "winner", "distance" or "moves"


class Stopped(Exception):
    """The time is up."""


class Solver:
    """Remembers what it has found about games with the same options."""

    def __init__(self, threads: int = 1, table_bits: int = TABLE_BITS) -> None:
        self.threads = min(max(threads, 1), len(TRUST))
        self._scratches = [Scratch.new() for _ in range(self.threads)]
        self._table = np.zeros((1 << table_bits, 2), np.uint64)  # keys, and what they stand for
        self._shared = np.zeros(1, CONTROL)
        self._options: tuple[int, ...] = ()
        self._draws_met = False  # by any answer that is remembered
        self._deadline = float("inf")
        self._node_limit = NO_LIMIT
        self._watch: Callable[[], None] | None = None
        self._stopped = False

    def stop(self) -> None:
        """Nothing is asked any more, from now on and until `clear`: for another thread to call."""
        self._stopped = True
        self._shared["stop"] = 1

    def clear(self) -> None:
        """Questions are answered again."""
        self._stopped = False

    @property
    def nodes(self) -> int:
        return sum(int(scratch.controls["nodes"][0]) for scratch in self._scratches)

    def forget(self) -> None:
        """Start from nothing."""
        self._table[:] = 0
        self._draws_met = False
        for scratch in self._scratches:
            scratch.history[:] = 0

    def _ask(self, states: Array, wants_win: bool, depth: int) -> tuple[int, int]:
        """A question about a position: the answer, and a move that shows it. All threads ask; the
        first answer counts."""
        self._shared["stop"] = 0
        if self._stopped:
            raise Stopped
        answers: list[tuple[int, int]] = []

        def work(scratch: Scratch, trust: int) -> None:
            scratch.stack[0] = states[0]
            scratch.controls["budget"] = scratch.controls["nodes"] + self._node_limit
            said = solver.prove(scratch, self._table, self._shared, int(wants_win), depth, trust)
            if said != UNKNOWN:
                answers.append((said, int(scratch.rows["best"][0])))
                self._shared["stop"] = 1

        alone = self.threads == 1 and self._watch is None and self._deadline == float("inf")
        if alone and self._node_limit <= SHORT:
            work(self._scratches[0], TRUST[0])  # longer ones must hear Ctrl-C meanwhile
        else:
            running = [
                threading.Thread(target=work, args=pair, daemon=True)
                for pair in zip(self._scratches, TRUST, strict=False)
            ]
            for thread in running:
                thread.start()
            try:
                while any(thread.is_alive() for thread in running):
                    left = self._deadline - time.perf_counter()
                    if left <= 0 or self._stopped:
                        self._shared["stop"] = 1
                    running[0].join(max(min(TICK, left), 0.001))
                    if not running[0].is_alive():
                        running[-1].join(max(min(TICK, left), 0.001))
                    if self._watch:
                        self._watch()
            finally:
                self._shared["stop"] = 1
                for thread in running:
                    thread.join()
        self._draws_met |= any(bool(scratch.controls["draws"][0]) for scratch in self._scratches)
        if not answers:
            raise Stopped
        return answers[0]

    def solve(
        self,
        states: Array,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        distance: bool = True,
        every_move: bool = True,
        progress: Callable[[Progress], None] | None = None,
    ) -> Verdict:
        """Who wins from here. The longer it may take, the more it can tell: first the winner with
        one good move, then the distance, then all good moves. `nodes` limits each question."""
        states = states.copy()
        states["match"] = SINGLE
        verdict = Verdict(proven=False)
        if states["phase"][0] == OVER:
            winner = int(states["winner"][0])
            return Verdict(
                proven=True,
                winner=None if winner == NOBODY else winner,
                distance=0,
                complete=True,
            )
        if states["phase"][0] != PLAYING or rules_out_proof(states):
            verdict.provable = False
            return verdict
        self._warm_up(states)
        begin = time.perf_counter()
        asking = "winner"
        for scratch in self._scratches:
            scratch.controls[:] = 0
        self._same_game(states)
        self._deadline = begin + seconds if seconds is not None else float("inf")
        self._node_limit = nodes or NO_LIMIT

        def watch() -> None:
            verdict.nodes, verdict.seconds = self.nodes, time.perf_counter() - begin
            if progress:
                progress(Progress(verdict.nodes, verdict.seconds, verdict, asking))

        self._watch = watch if progress else None
        try:
            self._find_winner(states, verdict)
            if distance:
                asking = "distance"
                self._find_distance(states, verdict)
            if every_move:
                asking = "moves"
                self._find_moves(states, verdict)
        except Stopped:
            pass
        finally:
            self._watch = None
        verdict.nodes, verdict.seconds = self.nodes, time.perf_counter() - begin
        return verdict

    def _warm_up(self, states: Array) -> None:
        """Load or compile the kernel, which is not part of the thinking."""
        self._node_limit, self._deadline, self._watch = 1, float("inf"), None
        with contextlib.suppress(Stopped):
            self._ask(states, True, 1)

    def _same_game(self, states: Array) -> None:
        """Answers hold for the same rules and numbers only, and for the same player at each ply."""
        names = ("numbered", "ending", "copy_shielded", "shield_fails", "tower_falls")
        whose = int(states["seat"][0] + states["plies"][0]) % 2
        numbers = states["number"][0].tolist()
        options = (whose, *(int(states[name][0]) for name in names), *numbers)
        if self._options and options != self._options:
            self.forget()
        self._options = options

    def _find_winner(self, states: Array, verdict: Verdict) -> None:
        mover = int(states["seat"][0])
        depth = LAST_PLY - int(states["plies"][0])
        said, best = self._ask(states, True, depth)
        if said == YES:
            verdict.winner = mover
        elif not self._draws_met:
            verdict.winner = 1 - mover  # nobody can force a draw that was never met
        else:
            said, best = self._ask(states, False, depth)
            verdict.winner = 1 - mover if said == NO else None
        verdict.proven = True
        if best >= 0 and verdict.winner != 1 - mover:
            verdict.best = [moves.write(best)]

    def _find_distance(self, states: Array, verdict: Verdict) -> None:
        if verdict.winner is None:
            return
        mover = int(states["seat"][0])
        wins = verdict.winner == mover
        for depth in range(1, LAST_PLY - int(states["plies"][0]) + 1):
            said, best = self._ask(states, wins, depth)
            if (said == YES) == wins:
                verdict.distance = depth
                if wins and best >= 0:
                    verdict.best = [moves.write(best)]
                return

    def _find_moves(self, states: Array, verdict: Verdict) -> None:
        """All moves that keep the verdict, and keep it as well as can be: the winner's win within
        the distance, the loser's last as long."""
        mover = int(states["seat"][0])
        depth = LAST_PLY - int(states["plies"][0])
        if verdict.distance is not None:
            depth = verdict.distance
        buffer = np.empty(MOST_MOVES, np.int64)
        found = []
        for action in buffer[: rules.actions_of(states, buffer)].tolist():
            after = states.copy()
            rules.try_action(after, action, np.zeros(1, REPORT))
            after["seat"] = 1 - mover
            if verdict.winner == mover:
                good = self._ask(after, False, depth - 1)[0] == NO
            elif verdict.winner is None:
                good = self._ask(after, True, depth - 1)[0] == NO
            elif verdict.distance is not None:
                # As long as possible: not lost within one ply less
                good = depth < 2 or self._ask(after, True, depth - 2)[0] == NO
            else:
                good = True
            if good:
                found.append(moves.write(action))
        verdict.best = found
        verdict.complete = True


def distinct_openings(start: "FlatState") -> dict[str, "FlatState"]:
    """The openings that differ: all others are one of these, turned or mirrored."""
    opened = openings(start)
    found: dict[int, str] = {}
    for cell in ("b2", *(cell for cell in CELLS if cell != "b2")):
        found.setdefault(int(key_of(opened[cell].array[0])), cell)
    return {cell: opened[cell] for cell in found.values()}


def openings(start: "FlatState") -> dict[str, "FlatState"]:
    """A game after each place the Citizen can go to."""
    found = {}
    for cell in CELLS:
        found[cell] = start.copy()
        found[cell].play(f"Citizen@{cell}")
    return found


def beginning(game: "Revolution", lineup: Sequence[str] | None = None) -> "FlatState":
    """The game dealt by seed 0, with these neutrals in the open if some are named."""
    if game.options["system"] not in OPEN_SYSTEMS:
        raise BadOption(
            "option/value",
            option="system",
            given=str(game.options["system"]),
            allowed=", ".join(OPEN_SYSTEMS),
        )
    start = game.deal(0).position()
    if lineup is not None:
        named = [moves.card_name(name) for name in lineup]
        neutrals = {*start["neutral"], *start["aside"]}
        if len(named) != 5 or len(set(named) & neutrals) != 5 or not start["neutral"]:
            raise BadOption("option/lineup", given=", ".join(named)[:80])
        start |= {"neutral": named, "aside": sorted(neutrals - set(named))}
    return game.load(start)


def rules_out_proof(states: Array) -> bool:
    """Whether chance or hidden cards make certainty impossible."""
    return bool(states["hidden"].any() or needs_chance(states[0]))
