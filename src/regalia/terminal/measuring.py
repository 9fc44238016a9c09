"""`regalia bench`: how fast this machine plays."""

import json
import os
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from .. import games
from ..players.simulation import in_kernel
from ..players.speed import Speed, kernel, python_loop
from .play import compiling
from .voice import Voice


def run_bench(voice: Voice, seconds: float, as_json: bool) -> None:
    cores = os.cpu_count() or 1
    settings = []
    for game in games.names():
        if not in_kernel(game, ["random"], None):
            continue
        compiling(voice, game, "simulate")
        sizes = games.manifest(game).players
        settings += [(game, size, 1) for size in sizes]
        settings += [(game, sizes[0], cores)] if cores > 1 else []
    rows: list[tuple[str, str, Speed, dict[str, Any]]] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice.say("bench-title"), total=len(settings) + 2 * len(games.names()))
        for game, players, threads in settings:
            title = voice.title(game)
            what = voice.say("bench-random", game=title, players=players, threads=threads)
            speed = kernel(game, players, seconds, threads)
            text = voice.say(
                "bench-games-steps",
                games=round(speed.games_per_second),
                steps=round(speed.moves_per_second),
            )
            setting: dict[str, Any] = {"game": game, "players": players, "threads": threads}
            rows.append((what, text, speed, setting))
            bar.advance(task)
        for game in games.names():
            for texts, text_id in ((False, "bench-integers"), (True, "bench-texts")):
                speed = python_loop(game, seconds, texts=texts)
                text = voice.say("bench-steps", steps=round(speed.moves_per_second))
                what = voice.say(text_id, game=voice.title(game))
                rows.append((what, text, speed, {"game": game, "texts": texts}))
                bar.advance(task)
    if as_json:
        data = [
            {
                **setting,
                "games_per_second": round(speed.games_per_second),
                "steps_per_second": round(speed.moves_per_second),
            }
            for _, _, speed, setting in rows
        ]
        voice.console.print_json(json.dumps(data))
        return
    table = Table(title=voice.say("bench-title"), title_justify="left")
    table.add_column(voice.say("bench-what"))
    table.add_column(voice.say("bench-speed"), justify="right")
    for what, text, _, _ in rows:
        table.add_row(what, text)
    voice.console.print(table)
