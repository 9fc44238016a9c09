"""What the end of a game of Puppeteer carries."""

from dataclasses import dataclass

from ...core.game import Outcome


@dataclass(frozen=True)
class PuppeteerOutcome(Outcome):
    """What each House scored, what it should have scored, and the Intrigues used. Tallies of many
    games leave that out."""

    scores: tuple[int, ...] | None = None
    targets: tuple[int, ...] | None = None
    intrigues: int | None = None
