"""A game move by move: the odds after each decision, what it cost, where the game turned."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot

from .. import games
from ..core.game import Candidate, Outcome, Reason, View
from ..core.record import Record
from ..games.replay import replay, steps
from ..players import function, whole
from .advice import closest, odds, why

#: Games played out after each move of a decision.
SIMULATIONS = 200
#: A move that costs so much is a turning point, if its figures cannot have erred so far.
TURNING = 0.1
#: One that costs so much is looked at more closely, and is worth a word where nothing cost more.
DEAR = 0.03
#: A fall between two decisions that is worth a word.
MISFORTUNE = 0.15
#: How many standard errors a cost must be above to be believed.
CERTAIN = 2.0
#: Fresh looks at such a move.
LOOKS = 4


@dataclass(frozen=True)
class Judgement:
    """One decision: what was played and what would have been best, both as they looked then."""

    number: int  # of the move, from 1
    seat: int
    played: Candidate
    best: Candidate
    choices: int
    against: list[Reason]  # what spoke against the move
    instead: list[Reason]  # what spoke for the best one
    game: int = 1  # of a match

    @property
    def cost(self) -> float:
        """What the move gave away."""
        return max(0.0, self.best.win - self.played.win)

    @property
    def proven(self) -> bool:
        """Whether the cost is no estimate."""
        return self.best.proven and self.played.proven

    @property
    def certain(self) -> bool:
        """Whether the cost is more than chance in the figures."""
        return self.cost > CERTAIN * hypot(self.best.error, self.played.error)

    @property
    def turning(self) -> bool:
        return self.cost >= TURNING and self.certain


@dataclass(frozen=True)
class Point:
    """The chance to win after a move."""

    number: int
    win: float
    error: float = 0.0


@dataclass
class Review:
    """What is to be said of a game."""

    game: str
    moves: int
    outcome: Outcome | None
    #: Every move that was a decision; where there was no choice, there is nothing to judge.
    judgements: list[Judgement] = field(default_factory=list)

    @property
    def opposed(self) -> bool:
        """Whether two sides play against each other."""
        return not games.manifest(self.game).cooperative

    @property
    def loser(self) -> int | None:
        """The seat that lost, where sides are opposed."""
        winner = self.outcome.winner if self.outcome else None
        return None if winner is None else 1 - winner

    @property
    def lost(self) -> bool:
        """Whether somebody has lost."""
        return self.outcome is not None and (self.outcome.won is False or self.loser is not None)

    @property
    def curve(self) -> list[Point]:
        """The chance to win: before the first decision, after each, and at the end. Of two sides
        it is the first seat's."""
        if not self.judgements:
            return []
        first = self.judgements[0]
        points = [self._point(first.number - 1, first.seat, first.best)]
        points += [self._point(each.number, each.seat, each.played) for each in self.judgements]
        if self.outcome:
            points = [point for point in points if point.number < self.moves]
            points.append(Point(self.moves, self._result(self.outcome)))
        return points

    def _point(self, number: int, seat: int, candidate: Candidate) -> Point:
        return Point(number, self._seen_by(0, seat, candidate), candidate.error)

    def _seen_by(self, viewer: int, seat: int, candidate: Candidate) -> float:
        """A seat's chance to win, seen by another seat or itself."""
        return 1 - candidate.win if self.opposed and seat != viewer else candidate.win

    def _result(self, outcome: Outcome) -> float:
        if not self.opposed:
            return float(bool(outcome.won))
        return 0.5 if outcome.winner is None else float(outcome.winner == 0)

    @property
    def turning_points(self) -> list[Judgement]:
        """The moves that changed the game, in the order of play."""
        return [each for each in self.judgements if each.turning]

    @property
    def lost_by(self) -> Judgement | None:
        """The move that lost the game (of a match, its last one), if a move can be named: a turning
        point after which the chance was never as good again. What is proven comes before what is
        estimated, then the dearest, then the last."""
        last = self.judgements[-1].game if self.judgements else 1
        theirs = [each for each in self._losers() if each.turning and each.game == last]
        final = [each for each in theirs if not self._made_good(each)]
        return max(final, key=lambda each: (each.proven, each.cost, each.number), default=None)

    @property
    def dearest(self) -> list[Judgement]:
        """The loser's moves that cost something for certain, the dearest first; at most three."""
        dear = [each for each in self._losers() if each.cost >= DEAR and each.certain]
        return sorted(dear, key=lambda each: -each.cost)[:3]

    @property
    def misfortune(self) -> tuple[Point, Point] | None:
        """Where a lost game fell most between two decisions, by no move of the players: before and
        after. Only if it fell further than the dearest mistake cost, and only where all play
        together; an opponent is no misfortune."""
        if self.opposed or not self.lost:
            return None
        left = [self._point(each.number, each.seat, each.played) for each in self.judgements]
        found = [self._point(each.number, each.seat, each.best) for each in self.judgements[1:]]
        falls = zip(left, [*found, Point(self.moves, 0.0)], strict=True)
        worst = max(falls, key=lambda fall: fall[0].win - fall[1].win, default=None)
        if worst is None:
            return None
        before, after = worst
        fall = before.win - after.win
        if fall < max(MISFORTUNE, CERTAIN * hypot(before.error, after.error)):
            return None
        dearest = max((each.cost for each in self.dearest), default=0.0)
        return worst if fall > dearest else None

    def _losers(self) -> list[Judgement]:
        """The decisions of who lost; none if nobody has."""
        if not self.lost:
            return []
        return [each for each in self.judgements if self.loser in (None, each.seat)]

    def _made_good(self, mistake: Judgement) -> bool:
        """Whether the chance was later as good again as before a mistake."""
        later = [each for each in self.judgements if each.number > mistake.number]
        return any(
            self._seen_by(mistake.seat, each.seat, candidate) >= mistake.best.win
            for each in later
            for candidate in (each.best, each.played)
        )


def review(
    record: Record,
    *,
    simulations: int = SIMULATIONS,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Judge every decision of a record, by the view of who made it. `progress` hears of each move
    done."""
    whole("simulations", simulations)
    function("progress", progress)
    end = replay(record)
    result = Review(record["game"], len(end.moves), end.outcome)
    for number, ((state, _), move) in enumerate(zip(steps(record), end.moves, strict=False), 1):
        seat = state.to_move
        assert seat is not None
        view = state.view(seat)
        choices = len(view["legal_moves"])
        if choices > 1:
            move = _as_listed(view, move)
            played, best = _judge(view, move, f"move {number}", simulations)
            against = [each for each in why(view, move, state.preview) if each.against]
            instead = [each for each in why(view, best.move, state.preview) if not each.against]
            result.judgements.append(
                Judgement(
                    number,
                    seat,
                    played,
                    best,
                    choices,
                    against,
                    instead,
                    view.get("match_game", 1),
                )
            )
        if progress:
            progress(1)
    return result


def _as_listed(view: View, move: str) -> str:
    """A move as the view lists it: its cards may have been named in another order."""
    words = sorted(move.split())
    return str(next(each for each in view["legal_moves"] if sorted(each.split()) == words))


def _judge(view: View, move: str, seed: str, simulations: int) -> tuple[Candidate, Candidate]:
    """The move played and the best one. Who is best is found by one look at the moves, how much
    better it is by others with fresh deals: the figure that made it the best is flattering."""
    found = closest(view, [move], seed=seed, simulations=simulations)
    best = found[0].move
    pair = {each.move: each for each in found if each.move in (move, best)}
    if not all(each.proven for each in pair.values()):
        pair = _fresh(view, list(pair), 1, f"{seed}, again", simulations)
        if pair[best].win - pair[move].win >= DEAR:
            pair = _fresh(view, list(pair), LOOKS, f"{seed}, surely", simulations)
    return pair[move], max(pair[move], pair[best], key=lambda each: each.win)


def _fresh(
    view: View, moves: Sequence[str], looks: int, seed: str, simulations: int
) -> dict[str, Candidate]:
    """Some moves looked at so many times, each time with fresh deals, and the mean of it."""
    seen: dict[str, list[Candidate]] = {move: [] for move in moves}
    for look in range(looks):
        for each in odds(view, moves, seed=f"{seed} {look}", simulations=simulations):
            seen[each.move].append(each)
    return {move: _mean(found) for move, found in seen.items()}


def _mean(found: Sequence[Candidate]) -> Candidate:
    proven = next((each for each in found if each.proven), None)
    if proven:
        return proven
    win = sum(each.win for each in found) / len(found)
    error = hypot(*(each.error for each in found)) / len(found)
    return Candidate(found[0].move, win, error)
