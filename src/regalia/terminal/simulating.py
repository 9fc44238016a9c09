"""`regalia simulate`: play many games and show the rates with their intervals."""

import json
from collections.abc import Mapping
from typing import Any, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import games
from ..core.compile import mark_warm
from ..core.texts import readable
from ..players import Budget, seat_bots, usual
from ..players.simulation import RESULTS, Simulation, in_kernel, simulate
from .play import compiling, preparing
from .voice import Voice


def label(voice: Voice, game: str, name: str) -> str:
    """Put a label of the tally into words."""
    kind, _, what = name.partition(" ")
    if kind == "reason":
        reason = voice.say_or(f"{game}-end-{what.replace('_', '-')}", readable(what))
        return voice.say("label-reason", reason=reason)
    if kind == "winner":
        return voice.say("label-winner", seat=int(what))
    if kind in RESULTS:
        return voice.say(f"label-{kind}")
    text_id = f"{game}-label-{name.replace(' ', '-').replace('_', '-')}"
    return voice.say_or(text_id, readable(name))


def as_data(result: Simulation) -> dict[str, Any]:
    return {
        "game": result.game,
        "options": dict(result.options),
        "bots": result.bots,
        "seed": result.seed,
        "threads": result.threads,
        "games": result.games,
        "interrupted": result.interrupted,
        "moves": result.moves,
        "seconds": round(result.seconds, 6),
        "games_per_second": round(result.games_per_second, 1),
        "counts": result.counts,
        "rates": {name: list(share) for name, share in result.rates.items()},
    }


def run_simulation(
    voice: Voice,
    game: str,
    options: Mapping[str, Any],
    *,
    bots: str | None,
    count: int,
    seed: str | None,
    threads: int,
    budget: Mapping[str, int | None],
    as_json: bool,
) -> int:
    """Simulate, print the results and return the exit status: 130 after an interruption."""
    limits = cast(Budget, {name: value for name, value in budget.items() if value is not None})
    names = seat_bots(game, usual(game) if bots is None else bots, int(options["players"]))
    inside = in_kernel(game, names, limits)
    if inside:
        compiling(voice, game, "simulate")
    else:
        for name in sorted(set(names)):
            preparing(voice, f"{game}/{name}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    silent = not console.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=silent
    ) as bar:
        task = bar.add_task(voice.say("simulate-progress"), total=count)
        result = simulate(
            game,
            bots=names,
            games=count,
            seed=seed,
            threads=threads,
            budget=limits,
            progress=lambda done: bar.advance(task, done),
            keep_on_interrupt=True,
            **options,
        )
    if inside:
        mark_warm(games.package(game), "simulate")
    status = 130 if result.interrupted else 0
    if result.interrupted:
        console.print(voice.say("simulate-interrupted", games=result.games), style="yellow")
    if as_json:
        voice.console.print_json(json.dumps(as_data(result)))
        return status
    title = voice.say(
        "simulate-title",
        game=voice.title(game),
        players=int(options["players"]),
        bots=", ".join(result.bots),
    )
    table = Table(title=title, title_justify="left")
    table.add_column(voice.say("simulate-result"))
    table.add_column(voice.say("simulate-count"), justify="right")
    table.add_column(voice.say("simulate-rate"), justify="right")
    table.add_column(voice.say("simulate-interval"), justify="right")
    for name, share in result.rates.items():
        table.add_row(
            label(voice, game, name),
            f"{result.counts[name]}",
            voice.say("simulate-share", share=f"{100 * share.rate:.2f}"),
            voice.say(
                "simulate-range", low=f"{100 * share.low:.2f}", high=f"{100 * share.high:.2f}"
            ),
        )
    voice.console.print(table)
    voice.tell(
        "simulate-speed",
        games=result.games,
        moves=result.moves,
        seconds=round(result.seconds, 2),
        rate=round(result.games_per_second),
        threads=result.threads,
        seed=result.seed,
    )
    return status
