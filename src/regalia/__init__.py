"""Regalia: three tabletop games of crowns, played right.

The public API is `game`, `load`, `bot`, `simulate`, `replay` and the errors. Everything else may
change.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.errors import BadOption, BadPosition, BadRecord, IllegalMove, RegaliaError

if TYPE_CHECKING:
    from .games import game, load
    from .games.replay import replay
    from .players import bot
    from .players.simulation import simulate

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

# Loaded on first use: `--help` must not wait for the compiler.
_WHERE = {
    "bot": ".players",
    "game": ".games",
    "load": ".games",
    "replay": ".games.replay",
    "simulate": ".players.simulation",
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_WHERE[name], __name__), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_WHERE})
