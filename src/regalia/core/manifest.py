"""What a game says of itself before any of its rules are loaded: players, options, credits."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadOption

Value = str | int


@dataclass(frozen=True)
class Option:
    """One keyword of `regalia.game(...)`; the first value is the default."""

    name: str
    values: tuple[Value, ...]
    seats: bool = False  # a seat of the game is a value too

    @property
    def default(self) -> Value:
        return self.values[0]

    def allowed(self, players: int) -> tuple[Value, ...]:
        return self.values + (tuple(range(players)) if self.seats else ())

    def check(self, value: Any, players: int) -> Value:
        """The value, read leniently from text, or a refusal that says what is allowed."""
        allowed = self.allowed(players)
        for candidate in allowed:
            if not isinstance(value, bool) and str(value).strip().lower() == str(candidate):
                return candidate
        raise BadOption(
            "option/value",
            option=self.name,
            given=str(value),
            allowed=", ".join(str(candidate) for candidate in allowed),
        )


@dataclass(frozen=True)
class Manifest:
    """A game's card at the entrance."""

    name: str
    rules_version: int  # changes whenever the same seed and moves could give another result
    players: tuple[int, ...]
    options: tuple[Option, ...]  # without `players`
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    bots: tuple[str, ...]
    cooperative: bool = False
    hidden_information: bool = True
    chance: bool = True

    def all_options(self) -> tuple[Option, ...]:
        return (Option("players", self.players), *self.options)

    def resolve(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with their values, or one clear refusal."""
        options = {option.name: option for option in self.all_options()}
        for name in given:
            if name not in options:
                raise BadOption("option/unknown", option=name, allowed=", ".join(options))
        players = int(options["players"].check(given.get("players", self.players[0]), 0))
        return {
            name: option.check(given.get(name, option.default), players)
            for name, option in options.items()
        }
