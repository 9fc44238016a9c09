"""The games, by name. A game never knows another; nothing here loads rules until asked."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from ..core.errors import BadOption, shown
from ..core.manifest import Given, Manifest

if TYPE_CHECKING:
    from ..core.game import Game
    from . import puppeteer, regicide, revolution

NAMES = ("regicide", "revolution", "puppeteer")


def room(game: str, name: str = "") -> Any:
    """A module of a game's folder, or the folder itself."""
    if not isinstance(game, str) or game not in NAMES:
        raise BadOption("game/unknown", given=shown(game), allowed=", ".join(NAMES))
    return import_module(f"{__name__}.{game}" + (f".{name}" if name else ""))


def manifest(name: str) -> Manifest:
    """What a game says of itself."""
    return room(name).MANIFEST  # type: ignore[no-any-return]


# Games that are known by name tell editors which options they have.


@overload
def game(name: Literal["regicide"], /, **options: Unpack["regicide.Options"]) -> "Game": ...
@overload
def game(name: Literal["revolution"], /, **options: Unpack["revolution.Options"]) -> "Game": ...
@overload
def game(name: Literal["puppeteer"], /, **options: Unpack["puppeteer.Options"]) -> "Game": ...
@overload
def game(name: str, /, **options: Given) -> "Game": ...


def game(name: str, /, **options: Any) -> "Game":
    """A game by name; options are keywords, a wrong one says what is allowed."""
    return room(name, "game").GAME(**manifest(name).resolve(options))  # type: ignore[no-any-return]
