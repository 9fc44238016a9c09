"""`regalia solve`: prove who wins a position.

A game that can be solved has a part `solving` with a function `run`. Its `SETTINGS`, if any, name
further options of `regalia solve`, which are passed on to `run`.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .. import games
from ..core import record as records
from ..core.errors import BadOption, BadPosition
from ..core.game import State
from .voice import Voice


def solvable() -> list[str]:
    """The games that have a solver."""
    return [name for name in games.names() if games.has_part(name, "solving")]


def read_state(
    path: Path,
    game: str,
    options: Mapping[str, Any],
    moment: Callable[[State], bool] = lambda _: False,
) -> State:
    """Read a state from a file that holds a position or a record. Of a record it is the first state
    for which `moment` is true, or else the last one. Options that are given must match."""
    data = _read_json(path)
    if not (isinstance(data, dict) and "moves" in data):
        return games.load(data, game, **options)
    from ..games.replay import steps

    for state, _ in steps(data):
        games.check_game(state.game.name, game)
        games.check_options(state.game, options)
        if moment(state):
            break
    return state


def _read_json(path: Path) -> Any:
    try:
        with path.open("rb") as file:
            data = file.read(records.MAX_BYTES)
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
    seconds: float | None,
    threads: int,
    as_json: bool,
) -> None:
    if not games.has_part(game, "solving"):
        raise BadOption("game/no_solver", given=game, allowed=", ".join(solvable()))
    part = games.part(game, "solving")
    settings = {name: options[name] for name in getattr(part, "SETTINGS", ()) if name in options}
    options = {name: value for name, value in options.items() if name not in settings}
    if position is None:
        games.manifest(game).resolve(options)
    if seconds is not None and not 0 < seconds <= 86_400:
        raise BadOption(
            "option/value", option="seconds", given=str(seconds), allowed="0.01 … 86400"
        )
    part.run(
        voice,
        options,
        position=position,
        **settings,
        seconds=seconds,
        threads=threads,
        as_json=as_json,
    )
