"""A player that knows all cards, to see how much the hidden ones cost: the same search, but every
game it plays out begins at the truth. What is left to chance are the cards hearts heal.

With nothing hidden the reflexes would play the same game each time, so their weights vary a little
from one to the next. No bot of Regalia: it is shown the state.
"""

import numba
import numpy as np

from regalia.core.chance import Seed, split, stream, unit
from regalia.core.compile import Array
from regalia.core.game import State
from regalia.games.regicide import moves
from regalia.games.regicide.plain import read_view
from regalia.games.regicide.rules import apply
from regalia.games.regicide.search import (
    AIMS,
    LEARNED,
    Job,
    Learned,
    Scratch,
    Thinker,
    bonus,
    play_out,
)
from regalia.games.regicide.weights import FEEL, REFLEX, WEIGHTS

#: How far each weight of a feature may vary, of itself.
VARIES = 0.3


@numba.njit  # type: ignore[untyped-decorator]
def try_on_the_truth(
    truth: Array, varied: Learned, job: Job, scratch: Scratch, learned: Learned
) -> None:
    chance, states = scratch.chance, scratch.states
    v, mind, report = scratch.views[0], scratch.minds[0], scratch.reports[0]
    for column in range(job.odds.shape[1]):
        split(job.family, job.first + column, chance)
        for players in range(learned.weights.shape[1]):
            for number in range(FEEL):
                by = VARIES * (2.0 * unit(chance) - 1.0)
                weight = learned.weights[REFLEX, players, number]
                varied.weights[REFLEX, players, number] = weight * (1.0 + by)
        for row in range(len(job.actions)):
            states[1] = truth[0]
            states[1].chance[0] = chance[0]
            states[1].chance[1] = chance[1]
            apply(states[1], job.actions[row], report)
            won = play_out(states[1], v, mind, report, varied, job.aim, job.until)
            job.odds[row, column] = won
            job.extra[row, column] = bonus(states[1], won)


class Clairvoyant(Thinker):
    """Thinks like `regicide/search`, about the truth."""

    def __init__(
        self,
        seed: Seed,
        simulations: int | None = None,
        milliseconds: int | None = None,
        aim: str = "win",
    ) -> None:
        super().__init__(stream(seed, "bot"), AIMS.index(aim))
        self._simulations = simulations
        self._seconds = None if milliseconds is None else milliseconds / 1000
        self._truth: Array = None
        self._varied = LEARNED._replace(weights=WEIGHTS.copy())

    def choose_knowing(self, state: State) -> str:
        assert state.to_move is not None
        view = state.view(state.to_move)
        if len(view["legal_moves"]) == 1:
            return str(view["legal_moves"][0])
        views = read_view(view)
        phase, hand = int(views["phase"][0]), int(views["hand"][0])
        actions = [moves.read(move, phase, hand)[0] for move in view["legal_moves"]]
        self._truth = state.array.copy()
        best = self.best(views, actions, simulations=self._simulations, seconds=self._seconds)
        return moves.write(best)

    def _near_the_end(self, known: Array) -> bool:  # noqa: ARG002
        """Never: the exact look at the end knows the view only."""
        return False

    def _try(
        self,
        known: Array,
        actions: Array,
        family: Array,
        first: int,
        count: int,
        aim: int,
        until: int,
    ) -> tuple[Array, Array]:
        odds = np.empty((len(actions), count))
        extra = np.empty_like(odds)
        job = Job(known, actions, family, first, aim, until, odds, extra)
        try_on_the_truth(self._truth, self._varied, job, self._scratches[0], LEARNED)
        return odds, extra
