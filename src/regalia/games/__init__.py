"""The games, by name. A game never knows another; nothing here loads rules until asked."""

from importlib import import_module
from typing import Any

from ..core.errors import BadOption
from ..core.game import Game, State
from ..core.manifest import Manifest
from ..core.record import check_shape
from ..core.errors import BadRecord, IllegalMove, RegaliaError

NAMES = ("regicide",)


def _package(name: str) -> str:
    if name not in NAMES:
        raise BadOption("game/unknown", given=str(name), allowed=", ".join(NAMES))
    return f"{__name__}.{name}"


def manifest(name: str) -> Manifest:
    """What a game says of itself."""
    return import_module(_package(name)).MANIFEST  # type: ignore[no-any-return]


def game(name: str, **options: Any) -> Game:
    """A game with its options; a wrong one says what is allowed."""
    return import_module(f"{_package(name)}.game").GAME(**options)  # type: ignore[no-any-return]
