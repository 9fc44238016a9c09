"""What the end of a game of Regicide carries."""

from dataclasses import dataclass

from ...core.game import Outcome


@dataclass(frozen=True)
class RegicideOutcome(Outcome):
    """A solo victory earns a medal."""

    medal: str | None = None

    def labels(self) -> list[str]:
        return super().labels() + ([f"medal {self.medal}"] if self.medal else [])
