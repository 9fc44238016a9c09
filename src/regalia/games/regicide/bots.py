"""Regicide's players. Each gets a view as plain data and returns a move."""

from typing import ClassVar

from ...core.chance import Seed, below, fresh_seed, stream
from ...core.compile import Array
from ...core.errors import BadOption, BadPosition, shown
from ...core.game import Bot, Candidate, View
from . import batch, moves
from .cards import NAMES
from .game import Regicide
from .plain import read_view
from .policies import thumb_of
from .search import AIMS, Thinker
from .weights import REFLEX, THUMB


class RegicideBot(Bot):
    """What the instant players share: odds from games played out by their own policy."""

    policy: ClassVar[int]

    def __init__(self, seed: Seed | None = None, simulations: int = 100) -> None:
        """`simulations`: games played out for each move by `evaluate`."""
        self._chance = stream(fresh_seed() if seed is None else seed, "bot")
        self._simulations = simulations

    def evaluate(self, view: View) -> list[Candidate]:
        """The share of games won when all seats go on by this bot's policy, the unknown dealt
        anew from the view for every game."""
        views = read_view(view)
        games = self._simulations
        candidates = []
        for move in self.legal(view):
            action, _ = moves.read(move, int(views["phase"][0]), int(views["hand"][0]))
            wins = batch.wins_after(views, action, games, self._chance, self.policy)
            if wins < 0:
                raise BadPosition("view/shape")
            candidates.append(Candidate.counted(move, wins, games))
        return sorted(candidates, key=lambda candidate: -candidate.win)


class RandomBot(RegicideBot):
    """Any legal move, every one equally likely."""

    name = "regicide/random"
    policy = batch.RANDOM

    def choose(self, view: View) -> str:
        legal = self.legal(view)
        return legal[below(self._chance, len(legal))]


class GreedyBot(RegicideBot):
    """A rule of thumb, at once: the play that leaves the best hand, the discard missed least."""

    name = "regicide/greedy"
    policy = batch.GREEDY

    def choose(self, view: View) -> str:
        self.legal(view)
        return moves.write(thumb_of(read_view(view), THUMB))


class ReflexBot(RegicideBot):
    """Greedy's look at the cards with weights for each number of players, and what two small
    networks have learned by playing."""

    name = "regicide/reflex"
    policy = batch.QUICK

    def choose(self, view: View) -> str:
        self.legal(view)
        return moves.write(thumb_of(read_view(view), REFLEX))


class SearchBot(RegicideBot):
    """Tries every move on many re-deals of what is hidden; the reflexes play on, and a network says
    how the game then stands."""

    name = "regicide/search"
    policy = batch.QUICK

    def __init__(
        self,
        seed: Seed | None = None,
        simulations: int | None = None,
        milliseconds: int | None = None,
        aim: str = "win",
        threads: int = 1,
    ) -> None:
        """`simulations`, games played out for a decision, makes the bot exactly reproducible;
        `milliseconds` is for people; of both the one reached first counts. `aim`: "win", or "gold"
        for a solo game without flips.
        `evaluate` plays out at most `simulations` games for each move, 400 if none are given."""
        super().__init__(seed, simulations or 400)
        if not isinstance(aim, str) or aim not in AIMS:
            raise BadOption("option/value", option="aim", given=shown(aim), allowed=", ".join(AIMS))
        if simulations is None and milliseconds is None:
            milliseconds = 100
        self._seconds = None if milliseconds is None else milliseconds / 1000
        self.timed = self._seconds is not None
        self._budget = simulations
        self._thinker = Thinker(self._chance, AIMS.index(aim), threads)

    def choose(self, view: View) -> str:
        legal = self.legal(view)
        if len(legal) == 1:
            return legal[0]
        views, actions = self._read(view, legal)
        best = self._thinker.best(views, actions, simulations=self._budget, seconds=self._seconds)
        return moves.write(best)

    def stop(self) -> None:
        self._thinker.stop()

    def evaluate(self, view: View) -> list[Candidate]:
        """The share of games that reach the aim when everybody goes on by the reflexes, all moves
        on the same re-deals; moves far behind on fewer of them. Near the end of a solo game the
        odds of the best play, exactly: where they are all or nothing, that is proven."""
        legal = self.legal(view)
        thought = self._thinker.odds(*self._read(view, legal), self._simulations)
        found = [
            Candidate(
                move, float(share), float(error), proven=bool(error == 0.0 and share in (0.0, 1.0))
            )
            for move, share, error in zip(legal, thought.share, thought.error, strict=True)
        ]
        found.insert(0, found.pop(thought.best))
        return sorted(found, key=lambda candidate: -candidate.win)

    @staticmethod
    def _read(view: View, legal: list[str]) -> tuple[Array, list[int]]:
        views = read_view(view)
        phase, hand = int(views["phase"][0]), int(views["hand"][0])
        return views, [moves.read(move, phase, hand)[0] for move in legal]


def moments() -> list[View]:
    """Decisions that lead the players through all they may have to run: in company, and near the
    end of a solo game. What for: `players.prepare`."""
    lot = {"castle": [], "enemy": "Kh", "tavern": [], "hands": [["2h", "Ts"]], "phase": "play"}
    plays = [{"seat": 0, "cards": [card]} for card in ("Kd", "Td")]
    gone = [card for card in NAMES[:52] if card not in ("Kh", "2h", "Ts", "Kd", "Td")]
    last = {"to_move": 0, "yielded": [False], "jesters": 0, "reason": None}
    duel = Regicide(players=1).load({**lot, **last, "table": plays, "discard": gone})
    together = Regicide(players=2, first=0).deal("moment")
    return [together.view(0), duel.view(0)]
