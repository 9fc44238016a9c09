"""`regalia solve revolution`: who wins, how soon and with which moves, with live progress."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from ...core.compile import mark_warm
from ...core.errors import BadOption
from ...core.game import Candidate, State
from ...terminal.coaching import odds_text
from ...terminal.play import compiling
from ...terminal.solving import read_state
from ...terminal.voice import Voice
from .bots import SearchBot
from .game import Revolution
from .painter import RevolutionPainter
from .search import Solver, beginning, distinct_openings

GAME = "revolution"
#: `lineup`: the neutral cards that lie open.
SETTINGS = ("lineup",)
#: The kind of each cell that is not an edge.
KINDS = dict.fromkeys(("a1", "c1", "a3", "c3"), "corner") | {"b2": "centre"}
#: How many games are played out after each move if nothing can be proven.
ESTIMATE = 400
#: The size of the solver's table: 2 to this power entries of 16 bytes.
TABLE_BITS = 24


def starts(
    voice: Voice, options: Mapping[str, Any], position: Path | None, lineup: str | None
) -> tuple[State, dict[str, State]]:
    """The position in question, and the positions to solve for it, by their titles."""
    if position is not None:
        asked = read_state(position, GAME, options)
        return asked, {voice.say("revolution-solve-title"): asked}
    start = beginning(Revolution(**options), None if lineup is None else lineup.split(","))
    return start, {
        voice.say(f"{GAME}-opening-{KINDS.get(cell, 'edge')}", cell=cell): state
        for cell, state in distinct_openings(start).items()
    }


def run(
    voice: Voice,
    options: Mapping[str, Any],
    *,
    position: Path | None,
    seconds: float | None,
    threads: int,
    as_json: bool,
    lineup: str | None = None,
) -> None:
    if position is not None and lineup is not None:
        raise BadOption("option/both", one="--position", other="--lineup")
    compiling(voice, GAME, "solve")
    asked, states = starts(voice, options, position, lineup)
    painter = RevolutionPainter(voice, voice.player)
    if not as_json:
        voice.console.print(painter.table(asked.view(None)))
    solver = Solver(threads=threads, table_bits=TABLE_BITS)
    rows = []
    for title, state in states.items():
        verdict = _solve(painter, solver, title, state, seconds, whole=position is not None)
        estimate = None
        if not verdict.proven and position is not None:
            # A fixed seed, so that the answer is always the same
            player = SearchBot(seed="solve", simulations=ESTIMATE)
            estimate = player.evaluate(state.view(state.to_move))[0]
            verdict.best = [estimate.move]
        rows.append((title, state, verdict, estimate))
    mark_warm(str(__package__), "solve")
    if as_json:
        data = [
            {
                "position": title,
                "phase": state.view(None)["phase"],
                "neutral": asked.view(None)["neutral"],
                "areas": [area["open"] for area in asked.view(None)["areas"]],
                **asdict(verdict),
                "estimate": None if estimate is None else asdict(estimate),
            }
            for title, state, verdict, estimate in rows
        ]
        voice.console.print_json(json.dumps(data))
        return
    table = Table()
    table.add_column(voice.say("revolution-solve-what"))
    table.add_column(voice.say("revolution-solve-verdict"))
    table.add_column(voice.say("revolution-solve-nodes"), justify="right")
    table.add_column(voice.say("revolution-solve-seconds"), justify="right")
    for title, state, verdict, _ in rows:
        said = verdict_text(painter, state, verdict)
        table.add_row(title, said, f"{verdict.nodes:,}", f"{verdict.seconds:.1f}")
    voice.console.print(table)
    if position is not None:
        voice.console.print(Text(moves_text(voice, *rows[0][2:])))


def _solve(
    painter: RevolutionPainter,
    solver: Any,
    title: str,
    state: State,
    seconds: float | None,
    *,
    whole: bool,
) -> Any:
    """Solve one position, with a line of progress."""
    voice = painter.voice
    console = Console(stderr=True)

    def line(progress: Any) -> Text:
        rate = round(progress.nodes / max(progress.seconds, 1e-9))
        said = verdict_text(painter, state, progress.verdict)
        asking = voice.say(f"revolution-solve-asking-{progress.asking}")
        how = voice.say(
            "revolution-solve-progress",
            asking=asking,
            nodes=progress.nodes,
            rate=rate,
            verdict=said,
        )
        return Text(voice.say("labelled", label=title, value=how))

    with Live(console=console, transient=True, refresh_per_second=8) as live:
        silent = not console.is_terminal
        return solver.solve(
            state.array,
            seconds=seconds,
            distance=whole,
            every_move=whole,
            progress=None if silent else lambda progress: live.update(line(progress)),
        )


def verdict_text(painter: RevolutionPainter, state: State, verdict: Any) -> str:
    """Put a verdict into words."""
    say = painter.voice.say
    view = state.view(None)
    if view["outcome"]:
        return say(
            "revolution-solve-over", result=painter.outcome(view["outcome"], view["options"])
        )
    if view["phase"] != "play":
        return say(
            "revolution-solve-choosing"
            if view["phase"] == "choose"
            else "revolution-solve-drafting"
        )
    if not verdict.proven:
        return say("revolution-solve-unknown" if verdict.provable else "revolution-solve-chance")
    if verdict.winner is None:
        return say("revolution-solve-drawn")
    order = "first" if verdict.winner == view["first"] else "second"
    who = say(f"revolution-solve-{order}", side=painter.side(verdict.winner))
    if verdict.distance is None:
        return say("revolution-solve-wins", who=who)
    return say("revolution-solve-wins-in", who=who, distance=verdict.distance)


def moves_text(voice: Voice, verdict: Any, estimate: Candidate | None) -> str:
    """Name the best moves."""
    if estimate is not None and not estimate.proven:
        return voice.say(
            "revolution-solve-found", move=estimate.move, odds=odds_text(voice, estimate)
        )
    if not verdict.best:
        return ""
    if not verdict.complete:
        return voice.say("revolution-solve-one-best", move=verdict.best[0])
    return voice.say("revolution-solve-best", moves=", ".join(verdict.best))
