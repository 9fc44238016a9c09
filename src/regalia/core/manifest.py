"""What a game says of itself before any of its rules are loaded: players, options, credits."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadOption, shown

Value = str | int
#: What may be given for a value, which is read leniently.
Given = str | int | Sequence[int]


@dataclass(frozen=True)
class Option:
    """One keyword of `regalia.game(...)`; the first value is the default."""

    name: str
    values: tuple[Value, ...]
    seats: bool = False  # a seat of the game is a value too
    form: str = ""  # so is any text of this form, such as the example
    example: str = ""

    @property
    def default(self) -> Value:
        return self.values[0]

    def allowed(self, players: int) -> tuple[Value, ...]:
        return self.values + (tuple(range(players)) if self.seats else ())

    def check(self, value: Any, players: int) -> Value:
        """The value, read leniently from text, or a refusal that says what is allowed."""
        allowed: tuple[Value, ...] = self.allowed(players)
        text = ",".join(map(shown, value)) if isinstance(value, list | tuple) else shown(value)
        text = text.strip().lower()
        for candidate in allowed:
            if not isinstance(value, bool) and text == str(candidate):
                return candidate
        if self.form:
            text = re.sub(r"\s*[,\s]\s*", ",", text)
            if re.fullmatch(self.form, text, re.ASCII):
                return text
            allowed += (self.example,)
        raise BadOption(
            "option/value",
            option=self.name,
            given=shown(value),
            allowed=", ".join(str(candidate) for candidate in allowed),
        )


@dataclass(frozen=True)
class Need:
    """A value of one option (None: any but the default) that makes sense only with another's."""

    option: str
    value: Value | None
    needs: str
    with_value: Value


@dataclass(frozen=True)
class Difficulty:
    """How hard the rulebook calls games with these values, in hearts."""

    options: tuple[tuple[str, Value], ...]
    hearts: int


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
    #: Those of them that can be told how long to think.
    patient: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    cooperative: bool = False
    hidden_information: bool = True
    chance: bool = True
    #: Events that tell the others something of what a player holds, however rarely it matters.
    telling: tuple[str, ...] = ()
    difficulties: tuple[Difficulty, ...] = ()
    #: Where it stands in lists of games; of equal ones the name decides.
    place: int = 100
    #: What is advised for a first game, where that is not the default.
    first_game: tuple[tuple[str, Value], ...] = ()

    def all_options(self) -> tuple[Option, ...]:
        return (Option("players", self.players), *self.options)

    def resolve(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with their values, or one clear refusal."""
        options = {option.name: option for option in self.all_options()}
        for name in given:
            if name not in options:
                raise BadOption("option/unknown", option=name, allowed=", ".join(options))
        players = int(options["players"].check(given.get("players", self.players[0]), 0))
        values = {
            name: option.check(given.get(name, option.default), players)
            for name, option in options.items()
        }
        for need in self.needs:
            value = values[need.option]
            asked = value == need.value if need.value else value != options[need.option].default
            if asked and values[need.needs] != need.with_value:
                raise BadOption(
                    "option/needs",
                    option=need.option,
                    given=str(value),
                    needs=need.needs,
                    value=str(need.with_value),
                )
        return values

    def hearts(self, options: Mapping[str, Value]) -> int:
        """How hard the rulebook calls a game with these options; 0 where it does not say."""
        for each in self.difficulties:
            if all(options[name] == value for name, value in each.options):
                return each.hearts
        return 0

    def code(self, options: Mapping[str, Value], name: str) -> int:
        """How records of the machine hold an option: the place of its value in the list."""
        values = next(option.values for option in self.options if option.name == name)
        return values.index(options[name])
