"""The games, by name. A game never knows another; nothing here loads rules until asked."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from ..core.errors import BadOption, BadPosition, Term, shown
from ..core.manifest import Given, Manifest

if TYPE_CHECKING:
    from ..core.game import Game, Position, State
    from . import puppeteer, regicide, revolution
    from .engine import Batch

NAMES = ("regicide", "revolution", "puppeteer")


def module(game: str, name: str = "") -> Any:
    """A module of a game's folder, or the folder itself."""
    if not isinstance(game, str) or game not in NAMES:
        raise BadOption("game/unknown", given=shown(game), allowed=", ".join(NAMES))
    return import_module(f"{__name__}.{game}" + (f".{name}" if name else ""))


#: Its former name, as long as callers outside this folder use it.
room = module


def batch(game: str) -> "Batch":
    """The module that plays many games at once."""
    return module(game, "batch")  # type: ignore[no-any-return]


def manifest(name: str) -> Manifest:
    """What a game says of itself."""
    return module(name).MANIFEST  # type: ignore[no-any-return]


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
    return module(name, "game").GAME(**manifest(name).resolve(options))  # type: ignore[no-any-return]


def load(position: "Position", name: str | None = None, /, **options: Any) -> "State":
    """The state of a position, in the game and with the options that it names. What is given too
    must agree with it, and holds where it names nothing."""
    own = position if isinstance(position, dict) else {}
    named = own.get("game", name)
    if named is None:
        raise BadPosition("position/unnamed")
    if name is not None:
        check_game(named, name)
    if not isinstance(named, str) or named not in NAMES:
        raise BadPosition("position/shape", field="game")
    played = game(named, **{**options, **named_options(manifest(named), own)})
    check_options(played, options)
    return played.load(position)


def named_options(of: Manifest, position: "Position") -> dict[str, Any]:
    """The options that a position names, if there are such."""
    options = position.get("options", {})
    try:
        resolved = of.resolve(options)
    except (BadOption, TypeError, ValueError, AttributeError) as error:
        raise BadPosition("position/shape", field="options") from error
    return {option: resolved[option] for option in options}


def check_game(named: Any, ours: str) -> None:
    """As another game a position would be misread."""
    if not isinstance(named, str) or named != ours:
        given, title = (
            Term(each, f"{each}-title") if isinstance(each, str) and each in NAMES else shown(each)
            for each in (named, ours)
        )
        raise BadPosition("position/other_game", given=given, ours=title)


def check_options(played: "Game", options: Mapping[str, Any]) -> None:
    """So it would be with other options than those it goes with."""
    check_same(played.options, played.manifest.resolve({**played.options, **options}))


def check_same(named: Mapping[str, Any], ours: Mapping[str, Any]) -> None:
    for option, value in named.items():
        if value != ours[option]:
            facts = {"option": option, "given": str(value), "ours": str(ours[option])}
            raise BadPosition("position/other_options", **facts)
