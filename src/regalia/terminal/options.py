"""Game options as people type and read them: they count seats from 1, the games from 0."""

from collections.abc import Mapping
from typing import Any

from ..core.errors import BadOption
from ..core.manifest import Manifest, Option, Value


def spoken(option: Option, value: Value) -> str:
    """A value as people read it."""
    return str(value + 1 if option.seats and isinstance(value, int) else value)


def values(option: Option) -> list[str]:
    """The values an option can take, for any number of players."""
    return [str(value) for value in option.values] + (["1", "2", "…"] if option.seats else [])


def resolve(manifest: Manifest, given: Mapping[str, Any]) -> dict[str, Value]:
    """Resolve the options typed, or refuse with one clear sentence."""
    heard = dict(given)
    size = {name: value for name, value in given.items() if name == "players"}
    players = int(manifest.resolve(size)["players"])
    for option in manifest.options:
        if option.seats and option.name in given:
            meant = {spoken(option, value): value for value in option.allowed(players)}
            typed = str(given[option.name])
            if typed.strip().lower() not in meant:
                allowed = ", ".join(meant)
                raise BadOption("option/value", option=option.name, given=typed, allowed=allowed)
            heard[option.name] = meant[typed.strip().lower()]
    return manifest.resolve(heard)
