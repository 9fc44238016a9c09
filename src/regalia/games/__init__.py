"""The games, by name. A game never knows another; nothing here loads rules until asked.

A game is a package with a `MANIFEST`, found through the entry point group `regalia.games`. All else
lies in modules of that package, its parts: `game` is required, the others are optional (see
docs/adding-a-game.md).
"""

import logging
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from ..core import plugins
from ..core.errors import BadOption, BadPosition, Term, shown
from ..core.manifest import Given, Manifest

if TYPE_CHECKING:
    from ..core.game import Game, Position, State
    from . import puppeteer, regicide, revolution
    from .engine import Batch

logger = logging.getLogger("regalia.games")


@cache
def _manifests() -> dict[str, Manifest]:
    """The manifests of all games, in the order of lists."""
    found = []
    for name, point in plugins.found(plugins.GAMES).items():
        try:
            manifest = point.load().MANIFEST
        except Exception as error:  # somebody else's package must not take the others with it
            logger.error("game", exc_info=error, extra={"game": name})
            continue
        if isinstance(manifest, Manifest) and manifest.name == name:
            found.append(manifest)
        else:
            logger.error("game", extra={"game": name, "why": "its MANIFEST has another name"})
    found.sort(key=lambda manifest: (manifest.place, manifest.name))
    return {manifest.name: manifest for manifest in found}


def names() -> tuple[str, ...]:
    """All games."""
    return tuple(_manifests())


def known(name: Any) -> bool:
    """Whether there is a game of this name."""
    return isinstance(name, str) and name in _manifests()


def manifest(name: str) -> Manifest:
    """What a game says of itself."""
    if not known(name):
        raise BadOption("game/unknown", given=shown(name), allowed=", ".join(names()))
    return _manifests()[name]


def package(name: str) -> str:
    """Where a game's modules lie."""
    manifest(name)
    return plugins.found(plugins.GAMES)[name].module


def part(name: str, module: str) -> Any:
    """A module of a game."""
    return import_module(f"{package(name)}.{module}")


@cache
def has_part(name: str, module: str) -> bool:
    """Whether a game has such a module."""
    return find_spec(f"{package(name)}.{module}") is not None


def batch(name: str) -> "Batch":
    """The module of a game that plays many games at once."""
    return part(name, "batch")  # type: ignore[no-any-return]


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
    settled = manifest(name).resolve(options)
    return part(name, "game").GAME(**settled)  # type: ignore[no-any-return]


def load(position: "Position", name: str | None = None, /, **options: Any) -> "State":
    """The state of a position, in the game and with the options that it names. What is given too
    must agree with it, and holds where it names nothing."""
    own = position if isinstance(position, dict) else {}
    named = own.get("game", name)
    if named is None:
        raise BadPosition("position/unnamed")
    if name is not None:
        check_game(named, name)
    if not known(named):
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
            Term(each, f"{each}-title") if known(each) else shown(each) for each in (named, ours)
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
