"""What the common code expects of a game's modules, as types.

`flat` works with an `Engine`, simulations with a `Batch`. mypy checks the modules of each game
against the protocols below; nothing here runs.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..core.compile import Array
from ..core.game import Event, Outcome, Position, View
from ..core.manifest import Value
from ..core.seeds import Seed


class Records(Protocol):
    """`state`: the flat records."""

    STATE: np.dtype[Any]
    REPORT: np.dtype[Any]
    OVER: int  # the phase of a finished game


class Legal(Protocol):
    """`legal`: which moves are legal, and why others are not."""

    MOST_MOVES: int
    FINE: int
    GAME_OVER: int
    NO_ACTION: int

    @property
    def REFUSALS(self) -> Sequence[tuple[str, str]]:
        """By code: the reason, and the rule."""


class Rules(Protocol):
    """`rules`: the rulebook. The kernels take arrays of one record."""

    def actions_of(self, states: Array, out: Array, /) -> int:
        """Write the legal actions into `out`; returns how many."""

    def try_action(self, states: Array, action: int, reports: Array, /) -> int:
        """Carry out an action if it is legal. Returns its refusal, or FINE."""


class Views(Protocol):
    """`view`: what a seat may know."""

    VIEW: np.dtype[Any]
    ONLOOKER: int

    def see_into(self, states: Array, viewer: int, views: Array, /) -> None:
        """Fill a view with what this seat knows."""

    def redeal_into(self, views: Array, chance: Array, states: Array, /) -> None:
        """Fill a state that this seat cannot tell from the true one."""


class Notation(Protocol):
    """`moves`: actions as text. How text is read differs from game to game."""

    EXAMPLES: str

    def write(self, action: int, /) -> str:
        """An action in notation."""


class Positions(Protocol):
    """`position`: states as plain data."""

    def write(self, states: Array, /) -> Position:
        """A state as plain data."""

    def read(self, position: Position, options: Mapping[str, Value], /) -> Array:
        """An array of one state, or a BadPosition."""


class Plain(Protocol):
    """`plain`: views and events as plain data. How events are told differs from game to game."""

    def outcome(self, source: Mapping[str, Any], /) -> Outcome | None:
        """How the game of a state, a view or a report ended, if it has."""

    def view_data(
        self, views: Array, options: Mapping[str, Value], legal_moves: list[str] | None, /
    ) -> View:
        """A VIEW record as plain data."""

    def seen(self, events: Sequence[Event], seat: int | None, /) -> list[Event]:
        """The events as that seat saw them."""

    def refusal_facts(self, views: Array, action: int, /) -> dict[str, Any]:
        """What the sentence that refuses an action may say."""


@dataclass(frozen=True)
class Engine:
    """The modules of a game that its states need."""

    legal: Legal
    moves: Notation
    plain: Plain
    position: Positions
    rules: Rules
    view: Views
    state: Records
    word: type[np.int64 | np.uint64] = np.int64  # what an action is


class Batch(Protocol):
    """`batch`: many games at once, inside the kernel. A game's own type is all it plays."""

    @property
    def POLICIES(self) -> Sequence[str]:
        """The bots that are compiled, by their short names."""

    def play(self, game: Any, bots: Sequence[str], seed: Seed, start: int, games: int, /) -> Array:
        """Games `seed#start`, ... as an array of records that have at least the field `moves`."""

    def tally(self, game: Any, results: Array, /) -> Counter[Outcome]:
        """How many of those games ended how."""
