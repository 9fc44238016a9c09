"""Revolution's players. Each gets a view as plain data and returns a move."""

import math
import time
from typing import ClassVar

import numpy as np

from ...core.chance import Seed, below, fresh_seed, stream
from ...core.compile import Array
from ...core.errors import BadPosition
from ...core.game import Bot, Candidate, View
from . import batch, moves
from .game import Revolution
from .plain import read_view
from .rules import try_action
from .search import Solver, rules_out_proof
from .state import NOBODY, OVER, PLAYING, REPORT, SINGLE, STATE
from .view import redeal_into


class RevolutionBot(Bot):
    """What all players share: odds from games played out."""

    def __init__(self, seed: Seed | None = None, simulations: int = 100) -> None:
        """`simulations`: games played out for each move by `evaluate`."""
        self._chance = stream(fresh_seed() if seed is None else seed, "bot")
        self._simulations = simulations
        self._stopped = False

    def evaluate(self, view: View) -> list[Candidate]:
        """The share of points won when both sides go on by rule of thumb, the unknown dealt anew
        from the view for every game."""
        views = read_view(view)
        found = [self._played_out(views, move, self._simulations) for move in self.legal(view)]
        return sorted(found, key=lambda candidate: -candidate.win)

    def _played_out(self, views: Array, move: str, games: int) -> Candidate:
        return Candidate.counted(move, *self._points(views, move, games))

    def _points(self, views: Array, move: str, games: int) -> tuple[float, int]:
        """Points won after a move, and in how many games."""
        half_points, played = batch.half_points_after(
            views, moves.read(move), games, self._chance, lambda: self._stopped
        )
        if half_points < 0:
            raise BadPosition("view/shape")
        return half_points / 2, played


class RandomBot(RevolutionBot):
    """Any legal move, every one equally likely."""

    name = "revolution/random"

    def choose(self, view: View) -> str:
        legal = self.legal(view)
        return legal[below(self._chance, len(legal))]


class GreedyBot(RevolutionBot):
    """The move that looks best at once: allies, shields, no win for the opponent's last card."""

    name = "revolution/greedy"

    def choose(self, view: View) -> str:
        self.legal(view)
        return moves.write(batch.greedy_choice(read_view(view), self._chance))


class SearchBot(RevolutionBot):
    """The anytime solver: plays what is proven, and where nothing is, what wins most games played
    out; hidden cards are dealt anew."""

    name = "revolution/search"
    #: The solver's nodes that take about as long as one game played out.
    NODES: ClassVar[int] = 60
    #: With more cells free no proof is tried: it would hardly ever come in time.
    PROVABLE: ClassVar[int] = 6

    def __init__(
        self,
        seed: Seed | None = None,
        simulations: int | None = None,
        milliseconds: int | None = None,
    ) -> None:
        """`simulations` makes the bot exactly reproducible; `milliseconds` is for people."""
        super().__init__(seed, simulations or 100)
        if simulations is None and milliseconds is None:
            milliseconds = 500
        self._seconds = None if milliseconds is None else milliseconds / 1000
        self.timed = self._seconds is not None
        self._games = simulations or 1 << 40
        self._solver = Solver(table_bits=20)

    def stop(self) -> None:
        self._stopped = True
        self._solver.stop()

    def _begin(self) -> None:
        """Whatever was stopped before, this is a new question."""
        self._stopped = False
        self._solver.clear()

    def choose(self, view: View) -> str:
        self._begin()
        legal = self.legal(view)
        if len(legal) == 1:
            return legal[0]
        begin = time.perf_counter()
        views = read_view(view)
        candidates = legal
        if views["phase"][0] == PLAYING and 9 - len(view["board"]) <= self.PROVABLE:
            proven = self._proven(views, 0.6)
            if len(proven) == 1 or (proven and view["to_move"] is not None and self._won):
                return proven[0]
            candidates = proven or legal
        return self._by_games(views, candidates, begin)

    def evaluate(self, view: View) -> list[Candidate]:
        """Proven wins, draws and losses where the solver finds them; the rest by games played
        out, the unknown dealt anew for every game. Wins at once come first."""
        self._begin()
        legal = self.legal(view)
        views = read_view(view)
        states = np.zeros(1, STATE)
        redeal_into(views, self._chance, states)
        provable = views["phase"][0] == PLAYING and not rules_out_proof(states)
        provable = provable and 9 - len(view["board"]) <= self.PROVABLE
        nodes = max(1, self._simulations * self.NODES // len(legal))
        found = []
        for move in legal:
            proven = self._proven_after(states, move, nodes) if provable else None
            found.append(proven or (self._played_out(views, move, self._simulations), False))
        ranked = sorted(found, key=lambda pair: (-pair[0].win, not pair[1]))
        return [candidate for candidate, _ in ranked]

    def _proven_after(self, states: Array, move: str, nodes: int) -> tuple[Candidate, bool] | None:
        """What is proven of a move, and whether it ends the game."""
        after = states.copy()
        mover = int(after["seat"][0])
        after["match"] = SINGLE
        try_action(after, moves.read(move), np.zeros(1, REPORT))
        ends = bool(after["phase"][0] == OVER)
        if ends:
            winner = int(after["winner"][0])
        else:
            verdict = self._solver.solve(after, nodes=nodes, distance=False, every_move=False)
            if not verdict.proven:
                return None
            winner = NOBODY if verdict.winner is None else verdict.winner
        win = 0.5 if winner == NOBODY else float(winner == mover)
        return Candidate(move, win, 0.0, proven=True), ends

    def _proven(self, views: Array, share: float) -> list[str]:
        """Moves that keep a proven verdict, if there is one."""
        self._won = False
        states = np.zeros(1, STATE)
        redeal_into(views, self._chance, states)
        if rules_out_proof(states):
            return []
        if self._seconds is None:
            self._solver.forget()
            limits = {"nodes": self._games * self.NODES}
        else:
            limits = {"seconds": self._seconds * share}  # type: ignore[dict-item]
        verdict = self._solver.solve(states, every_move=False, **limits)  # type: ignore[arg-type]
        if not verdict.proven:
            return []
        mover = int(states["seat"][0])
        self._won = verdict.winner == mover
        if self._won or verdict.distance is None:
            return verdict.best
        # Lost: hold out as long as possible
        verdict = self._solver.solve(states, **limits)  # type: ignore[arg-type]
        return verdict.best if verdict.complete else []

    def _by_games(self, views: Array, legal: list[str], begin: float) -> str:
        """Games played out after each move, more of them after the better ones: half of the moves
        go on in each round."""
        score = dict.fromkeys(legal, (0.0, 0))
        rounds = max(1, math.ceil(math.log2(len(legal))))
        left = list(legal)
        games = max(4, self._games // (rounds * len(legal))) if self._seconds is None else 4
        while len(left) > 1:
            for move in left:
                points, played = score[move]
                new, more = self._points(views, move, games)
                score[move] = (points + new, played + more)
                if self._stopped:
                    looked_at = [each for each in left if score[each][1]]
                    return self._better_half(looked_at, score)[0]
            spent = time.perf_counter() - begin
            if self._seconds is None:
                left = self._better_half(left, score)
                games = max(4, self._games // (rounds * len(left)))
            elif spent > self._seconds:
                left = self._better_half(left, score)[:1]
            elif score[left[0]][1] >= 32 * (len(legal) / len(left)) ** 0.5 and len(left) > 2:
                left = self._better_half(left, score)
        return left[0]

    @staticmethod
    def _better_half(left: list[str], score: dict[str, tuple[float, int]]) -> list[str]:
        ranked = sorted(left, key=lambda move: -score[move][0] / score[move][1])
        return ranked[: (len(ranked) + 1) // 2]


def moments() -> list[View]:
    """Decisions that lead the players through all they may have to run: early, and where proofs
    are tried. What for: `players.prepare`."""
    state = Revolution(system="old_style", first="regality").deal("moment")
    found = []
    for _ in range(5):
        found.append(state.view(state.to_move))
        state.play(state.legal_moves()[0])
    return [found[0], found[-1]]
