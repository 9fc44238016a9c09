"""Solving Puppeteer: the shortest Intrigues that win from a finished board, or the proof that there
are none."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.text import Text

from .. import games
from ..core.compile import mark_warm
from ..core.errors import BadOption, BadPosition
from ..core.game import State
from ..games.puppeteer.search import Solver
from ..games.puppeteer.tables import is_ready
from ..games.puppeteer.tokens import OBJECTIVES
from ..games.replay import steps
from .play import compiling, painter_of
from .puppeteer import PuppeteerPainter
from .solving import read_position
from .voice import Voice

GAME = "puppeteer"


def finished_board(data: Any, options: Mapping[str, Any]) -> State:
    """The state of a position, or of a record when its board was finished."""
    if isinstance(data, dict) and "moves" in data:
        for state, _ in steps(data):
            if state.game.name == GAME and state.view(None)["phase"] == "intrigue":
                return state
        raise BadPosition("position/unfinished")
    state = games.game(GAME, **options).load(data)
    if state.view(None)["phase"] != "intrigue":
        raise BadPosition("position/unfinished")
    return state


def run(
    voice: Voice,
    options: Mapping[str, Any],
    *,
    position: Path | None,
    lineup: str | None,
    seconds: float | None,
    threads: int,  # noqa: ARG001  it takes milliseconds
    as_json: bool,
) -> None:
    if lineup is not None:
        raise BadOption("option/unknown", option="lineup", allowed="position, seconds")
    if position is None:
        raise BadOption("option/missing", option="--position")
    compiling(voice, GAME, "solve")
    state = finished_board(read_position(position), options)
    making_tables(voice, str(state.game.options["objective"]))
    verdict = Solver().solve(state.array, seconds=seconds)
    mark_warm(f"regalia.games.{GAME}", "solve")
    if as_json:
        voice.console.print_json(json.dumps(asdict(verdict)))
        return
    painter = painter_of(GAME, voice, lambda seat: voice.say("play-player", seat=seat + 1))
    assert isinstance(painter, PuppeteerPainter)
    voice.console.print(painter.table(state.view(None)))
    voice.console.print(Text(painter.verdict(verdict), style="bold"))
    for move in verdict.best:
        voice.console.print(Text(f"  {move}"))


def making_tables(voice: Voice, objective: str) -> None:
    """Say what takes so long, the first time."""
    if not is_ready(OBJECTIVES.index(objective)) and sys.stderr:
        title = voice.say(f"puppeteer-objective-{objective}")
        sys.stderr.write(voice.say("puppeteer-tables", objective=title) + "\n")
        sys.stderr.flush()
