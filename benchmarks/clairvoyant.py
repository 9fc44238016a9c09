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
from regalia.games.regicide.search import AIMS, Thinker, bonus, play_out
from regalia.games.regicide.weights import FEEL, REFLEX, WEIGHTS

#: How far each weight of a feature may vary, of itself.
VARIES = 0.3


@numba.njit  # type: ignore[untyped-decorator]
def try_on_the_truth(
    truth: Array,
    varied: Array,
    actions: Array,
    family: Array,
    start: int,
    odds: Array,
    extra: Array,
    aim: int,
    until: int,
    chance: Array,
    states: Array,
    views: Array,
    minds: Array,
    reports: Array,
    weights: Array,
    first: Array,
    second: Array,
) -> None:
    for column in range(odds.shape[1]):
        split(family, start + column, chance)
        for players in range(weights.shape[1]):
            for number in range(FEEL):
                by = VARIES * (2.0 * unit(chance) - 1.0)
                varied[REFLEX, players, number] = weights[REFLEX, players, number] * (1.0 + by)
        for row in range(len(actions)):
            states[1] = truth[0]
            states[1].chance[0] = chance[0]
            states[1].chance[1] = chance[1]
            apply(states[1], actions[row], reports[0])
            odds[row, column] = play_out(
                states[1], views[0], varied, first, second, minds[0], reports[0], aim, until
            )
            extra[row, column] = bonus(states[1], odds[row, column])


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
        self._varied = WEIGHTS.copy()

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
        known: Array,  # noqa: ARG002
        actions: Array,
        family: Array,
        first: int,
        count: int,
        aim: int,
        until: int,
    ) -> tuple[Array, Array]:
        odds = np.empty((len(actions), count))
        extra = np.empty_like(odds)
        what = (self._truth, self._varied, actions, family, first, odds, extra, aim, until)
        try_on_the_truth(*what, *self._rooms[0])
        return odds, extra
