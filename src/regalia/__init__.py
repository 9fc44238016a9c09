"""Regalia: three tabletop games of crowns, played right.

The public face: `game`, `load`, `bot`, `simulate`, `replay`, and the errors. Everything else may
move.
"""

from typing import TYPE_CHECKING, Any

from .core.errors import BadOption, BadPosition, BadRecord, IllegalMove, RegaliaError

if TYPE_CHECKING:
    from .core.game import Bot, Game, State
    from .players.simulation import Simulation

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalMove",
    "RegaliaError",
    "bot",
    "game",
    "load",
    "replay",
    "simulate",
]

# The functions below load what they need when they are called: whoever only wants `--help` must
# not wait for the compiler.


def game(name: str, /, **options: Any) -> "Game":
    """A game by name; options are keywords, a wrong one says what is allowed."""
    from . import games

    return games.game(name, **options)


def load(position: Any) -> "State":
    """The state of a position, in the game and with the options that it names."""
    from . import games

    return games.load(position)


def bot(name: str, /, **budget: Any) -> "Bot":
    """A player by name, such as "regicide/greedy", with its budget and seed."""
    from . import players

    return players.bot(name, **budget)


def simulate(name: str, /, **settings: Any) -> "Simulation":
    """Many games between bots: counts, rates with Wilson intervals, seconds."""
    from .players.simulation import simulate

    return simulate(name, **settings)


def replay(record: Any) -> "State":
    """The final state of a record, every move of it verified."""
    from .games.replay import replay

    return replay(record)
