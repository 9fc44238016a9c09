"""`regalia solve`: what is proven of a position. How each game is solved says its module
`solving_NAME`; here is what they share."""

import json
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from .. import games
from ..core.errors import BadOption, BadPosition
from .voice import Voice

MAX_BYTES = 1_000_000


def solvable() -> list[str]:
    """The games that have a solver: those whose manifest says so."""
    return [name for name in games.NAMES if games.manifest(name).solver]


def read_position(path: Path) -> Any:
    """The position in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES)
        return json.loads(data)
    except OSError as error:
        why = str(error.strerror)
        raise BadPosition("position/unreadable", path=str(path), why=why) from None
    except (ValueError, RecursionError):
        raise BadPosition("position/unreadable", path=str(path), why="JSON") from None


def run_solve(
    voice: Voice,
    game: str,
    options: Mapping[str, Any],
    *,
    position: Path | None,
    lineup: str | None,
    seconds: float | None,
    threads: int,
    as_json: bool,
) -> None:
    if game not in solvable():
        raise BadOption("game/no_solver", given=game, allowed=", ".join(solvable()))
    if seconds is not None and not 0 < seconds <= 86_400:
        raise BadOption(
            "option/value", option="seconds", given=str(seconds), allowed="0.01 … 86400"
        )
    import_module(f".solving_{game}", __package__).run(
        voice,
        options,
        position=position,
        lineup=lineup,
        seconds=seconds,
        threads=threads,
        as_json=as_json,
    )
