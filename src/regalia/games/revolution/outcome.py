"""What the end of a game or match of Revolution carries."""

from dataclasses import dataclass

from ...core.game import Outcome


@dataclass(frozen=True)
class RevolutionOutcome(Outcome):
    """The scores of both players, where the game was decided by them."""

    scores: tuple[int, ...] | None = None
