"""The games, by name. A game never knows another; nothing here loads rules until asked."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.errors import BadOption, shown
from ..core.manifest import Manifest

if TYPE_CHECKING:
    from ..core.game import Game

NAMES = ("regicide", "revolution", "puppeteer")


def room(game: str, name: str = "") -> Any:
    """A module of a game's folder, or the folder itself."""
    if not isinstance(game, str) or game not in NAMES:
        raise BadOption("game/unknown", given=shown(game), allowed=", ".join(NAMES))
    return import_module(f"{__name__}.{game}" + (f".{name}" if name else ""))


def manifest(name: str) -> Manifest:
    """What a game says of itself."""
    return room(name).MANIFEST  # type: ignore[no-any-return]


def game(name: str, /, **options: Any) -> "Game":
    """A game with its options; a wrong one says what is allowed."""
    return room(name, "game").GAME(**manifest(name).resolve(options))  # type: ignore[no-any-return]
