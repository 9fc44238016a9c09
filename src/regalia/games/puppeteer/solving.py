"""`regalia solve puppeteer`: finds the shortest Intrigues that win from a finished board, or proves
that there are none."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.text import Text

from ...core.compile import mark_warm
from ...core.errors import BadOption, BadPosition
from ...core.game import State
from ...terminal.play import compiling
from ...terminal.solving import read_state
from ...terminal.voice import Voice
from .distances import is_ready
from .painter import PuppeteerPainter
from .search import Solver
from .tokens import OBJECTIVES

GAME = "puppeteer"


def is_finished(state: State) -> bool:
    """Whether the board is finished and the Intrigues are still to come."""
    return bool(state.view(None)["phase"] == "intrigue")


def run(
    voice: Voice,
    options: Mapping[str, Any],
    *,
    position: Path | None,
    seconds: float | None,
    threads: int,  # noqa: ARG001  one is enough: it takes milliseconds
    as_json: bool,
) -> None:
    if position is None:
        raise BadOption("option/missing", option="--position")
    compiling(voice, GAME, "solve")
    state = read_state(position, GAME, options, is_finished)
    if not is_finished(state):
        raise BadPosition("position/unfinished")
    making_tables(voice, str(state.game.options["objective"]))
    verdict = Solver().solve(state.array, seconds=seconds)
    mark_warm(str(__package__), "solve")
    if as_json:
        voice.console.print_json(json.dumps(asdict(verdict)))
        return
    painter = PuppeteerPainter(voice, voice.player)
    voice.console.print(painter.table(state.view(None)))
    voice.console.print(Text(painter.verdict(verdict), style="bold"))
    for move in verdict.best:
        voice.console.print(Text(f"  {move}"))


def making_tables(voice: Voice, objective: str) -> None:
    """Say that the solver's tables are being made, if they are."""
    if not is_ready(OBJECTIVES.index(objective)) and sys.stderr:
        title = voice.say(f"puppeteer-objective-{objective}")
        sys.stderr.write(voice.say("puppeteer-tables", objective=title) + "\n")
        sys.stderr.flush()
