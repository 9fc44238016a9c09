"""`regalia bench`: how fast this machine plays."""

import json
import os
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..players.speed import Speed, kernel, python_loop
from .play import compiling
from .voice import Voice

GAME = "regicide"


def run_bench(voice: Voice, seconds: float, as_json: bool) -> None:
    compiling(voice, GAME, "simulate")
    cores = os.cpu_count() or 1
    settings = [(players, 1) for players in (1, 2, 3, 4)] + ([(1, cores)] if cores > 1 else [])
    rows: list[tuple[str, str, Speed, dict[str, Any]]] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice.say("bench-title"), total=len(settings) + 2)
        for players, threads in settings:
            what = voice.say("bench-random", players=players, threads=threads)
            speed = kernel(GAME, players, seconds, threads)
            text = voice.say(
                "bench-games-steps",
                games=round(speed.games_per_second),
                steps=round(speed.moves_per_second),
            )
            rows.append((what, text, speed, {"players": players, "threads": threads}))
            bar.advance(task)
        for texts, text_id in ((False, "bench-integers"), (True, "bench-texts")):
            speed = python_loop(GAME, seconds, texts=texts)
            text = voice.say("bench-steps", steps=round(speed.moves_per_second))
            rows.append((voice.say(text_id), text, speed, {"texts": texts}))
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
