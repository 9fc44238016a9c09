"""The best moves of a moment, with their odds and the reasons for them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .. import games
from ..core.errors import NO_VIEW, BadOption, BadPosition, Term
from ..core.game import Candidate, Reason, View
from ..players import function, seated, whole

#: Games played out after each move.
SIMULATIONS = 400
#: How many of the best moves are looked at again.
CLOSEST = 6

#: What a move would do, as `state.preview` tells it.
Preview = Callable[[str], dict[str, Any]]


@dataclass(frozen=True)
class Advice:
    """One move of those worth thinking of."""

    candidate: Candidate
    reasons: list[Reason]


def player(game: str) -> str:
    """Whom the coach asks: the strongest of the game's own bots."""
    bots = games.manifest(game).bots
    if not bots:
        raise BadOption("bot/none", game=Term(game, f"{game}-title"))
    return f"{game}/{bots[-1]}"


def odds(
    view: View, moves: Sequence[str] | None = None, *, seed: str, simulations: int
) -> list[Candidate]:
    """Moves with their odds, best first, by the game's strongest player; all legal ones unless some
    are named. Another seed is a fresh look."""
    if not isinstance(view, dict) or "game" not in view:
        raise BadPosition("view/shape")
    asked = view if moves is None else {**view, "legal_moves": list(moves)}
    thinker = seated(player(view["game"]), seed=seed, simulations=simulations)
    return sorted(thinker.evaluate(asked), key=_rank)


def _rank(candidate: Candidate) -> tuple[float, float]:
    """By the odds; of equal ones what is proven won first, what is proven lost last."""
    return -candidate.win, (0.5 - candidate.win) * candidate.proven


def closest(
    view: View, also: Sequence[str] = (), *, seed: str, simulations: int, most: int = CLOSEST
) -> list[Candidate]:
    """The few best moves, and those named, best first. Whatever looks best among many is partly
    lucky, so these few are looked at again with fresh deals."""
    found = odds(view, seed=f"{seed}, all", simulations=simulations)
    few = [each for rank, each in enumerate(found) if rank < most or each.move in also]
    if all(each.proven for each in few):
        return few
    moves = [each.move for each in few]
    return odds(view, moves, seed=f"{seed}, few", simulations=simulations)


def hardly_matters(candidates: Sequence[Candidate]) -> bool:
    """Whether moves cannot be told apart: each could be as good as the best, within errors."""
    best = max(candidates, key=lambda each: each.win, default=None)
    return (
        best is not None
        and len(candidates) > 1
        and all(best.win - best.error <= each.win + each.error for each in candidates)
    )


def why(view: View, move: str, preview: Preview) -> list[Reason]:
    """What speaks for a move and what against it, from what its player knows."""
    if not games.has_part(view["game"], "reasons"):
        return []
    shown = preview(move)
    try:
        found: list[Reason] = games.part(view["game"], "reasons").reasons(view, move, shown)
    except NO_VIEW:
        raise BadPosition("view/shape") from None
    return found


def advise(
    view: View,
    preview: Preview | None = None,
    *,
    most: int = 3,
    simulations: int = SIMULATIONS,
) -> list[Advice]:
    """The best few moves for the seat whose view it is, with odds and, where `state.preview` is
    given too, reasons. The same view always gets the same advice."""
    function("preview", preview)
    looked_at = max(whole("most", most), CLOSEST)
    best = closest(view, seed="advice", simulations=simulations, most=looked_at)[:most]
    return [Advice(each, why(view, each.move, preview) if preview else []) for each in best]
