"""Puppeteer's players. Each gets a view as plain data and returns a move."""

from dataclasses import replace
from math import hypot
from typing import ClassVar

import numpy as np

from ...core.chance import Seed, below, fresh_seed, stream
from ...core.compile import Array
from ...core.game import Bot, Candidate, View
from . import batch, moves
from .game import Puppeteer
from .plain import read_view
from .planner import Planner
from .rules import try_action
from .search import Solver
from .state import EXPANDING, INTRIGUING, NOBODY, OVER, PHASES, REPORT, REVEALING, STATE
from .tokens import OBJECTIVES
from .view import VIEW, redeal_into, see_into


class PuppeteerBot(Bot):
    """What all players share: odds, proven by the solver once the board is finished."""

    def __init__(self, seed: Seed | None = None, simulations: int = 40) -> None:
        """`simulations`: arrangements of the hidden Identities that `evaluate` asks about after
        each move, at least; all of them where the moves are few."""
        self._chance = stream(fresh_seed() if seed is None else seed, "bot")
        self._solver = Solver()
        self._simulations = simulations
        self._stopped = False

    def stop(self) -> None:
        self._stopped = self._solver.stopped = True

    def _begin(self) -> None:
        """Whatever was stopped before, this is a new question."""
        self._stopped = self._solver.stopped = False

    def evaluate(self, view: View) -> list[Candidate]:
        """The chance to win if the board is then built as planned and the solver plays the
        Intrigues: the share of all arrangements of the hidden Identities, or of many, that the
        better of two plans wins from. Its error is what is not asked, what two plans differ by, and
        what the pile may spoil. During the Intrigues odds are proven, with no error, and the
        shortest way comes first."""
        self._begin()
        legal = self.legal(view)
        views = read_view(view)
        planner = Planner(self._chance)
        samples = max(self._simulations, self.ARRANGEMENTS // len(legal))
        found = []
        for move in legal:
            if self._stopped:
                found.append((Candidate(move, 0.5, 0.5), 0))
                continue
            states = np.zeros(1, STATE)
            redeal_into(views, self._chance, states)
            try_action(states, moves.read(move), np.zeros(1, REPORT))
            if states["phase"][0] in (INTRIGUING, OVER) and views["phase"][0] == INTRIGUING:
                found.append(self._proven(move, states))
            else:
                after = np.zeros(1, VIEW)
                see_into(states, 0, after)
                if views["phase"][0] == EXPANDING:
                    # The Raven after the last token has shown a re-deal, not the truth
                    after["identity"], after["open"] = views["identity"], views["open"]
                found.append((self._planned(move, after, planner, samples), 0))
        ranked = sorted(found, key=lambda pair: (-pair[0].win, pair[1]))
        return [candidate for candidate, _ in ranked]

    def _proven(self, move: str, states: Array) -> tuple[Candidate, int]:
        """What the solver says of a move, and how many more Intrigues a win takes."""
        if states["phase"][0] == OVER:
            return Candidate(move, float(states["won"][0]), 0.0, proven=True), 0
        verdict = self._solver.solve(states, nodes=self.NODES)
        if not verdict.proven:
            return Candidate(move, 0.5, 0.5), 0
        win = float(bool(verdict.solvable))
        # Even if no Intrigue is missing any more, the end must still be declared
        return Candidate(move, win, 0.0, proven=True), 1 + (verdict.intrigues or 0)

    def _planned(self, move: str, after: Array, planner: Planner, samples: int) -> Candidate:
        """What plans made after a move promise. Where nothing is left to plan, a win whatever is
        hidden is proven."""
        won, asked, there_are = planner.odds(after, samples)
        found = Candidate.counted(move, won, asked, there_are)
        settled = after["rest"][0].sum() + (after["hand"][0] != NOBODY) <= 1
        if settled and won == there_are:
            return Candidate(move, 1.0, 0.0, proven=True)
        doubt = self.SLIP
        if won < asked and not settled:
            other, asked, _ = planner.odds(after, samples)
            doubt = hypot(doubt, (won - other) / asked / 2)
            if other > won:
                found = Candidate.counted(move, other, asked, there_are)
        return replace(found, error=hypot(found.error, doubt))

    #: What the solver may spend on one position when every move is asked about.
    NODES: ClassVar[int] = 2_000_000
    #: Arrangements to ask about in all: each of the 120 there are at most, after a few moves.
    ARRANGEMENTS: ClassVar[int] = 720
    #: Boards that could be won as planned were won so in 500 games of 500, which leaves that much.
    SLIP: ClassVar[float] = 0.01


class RandomBot(PuppeteerBot):
    """Any legal move, every one equally likely."""

    name = "puppeteer/random"

    def choose(self, view: View) -> str:
        legal = self.legal(view)
        return legal[below(self._chance, len(legal))]


class GreedyBot(PuppeteerBot):
    """Keeps every House near its share of what it should reach; swaps what helps at once."""

    name = "puppeteer/greedy"

    def choose(self, view: View) -> str:
        self.legal(view)
        return moves.write(batch.greedy_choice(read_view(view), self._chance))


class SearchBot(PuppeteerBot):
    """Plans a board that can be won whatever is hidden, builds it, and lets the solver finish."""

    name = "puppeteer/search"
    #: Nodes of the solver that count as one simulation.
    UNIT: ClassVar[int] = 1000

    def __init__(
        self,
        seed: Seed | None = None,
        simulations: int | None = None,
        milliseconds: int | None = None,
    ) -> None:
        """`simulations` makes the bot exactly reproducible; `milliseconds` (a placement) is for
        people. Most placements need far less."""
        super().__init__(seed, 40)
        if simulations is None and milliseconds is None:
            milliseconds = 200
        self._seconds = None if milliseconds is None else milliseconds / 1000
        self.timed = self._seconds is not None
        self._nodes = (simulations or 0) * self.UNIT
        self._planner = Planner(self._chance, lambda: self._stopped)

    def choose(self, view: View) -> str:
        self._begin()
        legal = self.legal(view)
        if len(legal) == 1:
            return legal[0]
        views = read_view(view)
        phase = views["phase"][0]
        if phase == REVEALING:
            return moves.write(batch.greedy_choice(views, self._chance))
        if phase == EXPANDING:
            row, column = self._planner.place(views, seconds=self._seconds, nodes=self._nodes)
            return f"place {row},{column}"
        states = np.zeros(1, STATE)
        redeal_into(views, self._chance, states)  # nothing is hidden any more
        verdict = self._solver.solve(states, seconds=self._seconds)
        if not verdict.proven:
            return moves.write(batch.greedy_choice(views, self._chance))
        return (verdict.best or ["stop"])[0]


def moments() -> list[View]:
    """Decisions that lead the players through all they may have to run: early and late in a game,
    with the table of every objective. What for: `players.prepare`."""
    found: list[View] = []
    for objective in OBJECTIVES:
        state = Puppeteer(objective=objective).deal("moment")
        views = [state.view(0)]
        while views[-1]["phase"] != PHASES[INTRIGUING]:
            state.play(views[-1]["legal_moves"][0])
            views.append(state.view(0))
        late = [views[0], views[-4], views[-1]] if not found else []
        found += [views[5], *late]
    return found
