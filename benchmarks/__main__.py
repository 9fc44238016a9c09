"""`make bench`: speed, as ratios to the yardstick of the same minute, written to RESULTS.md."""

import argparse
import os
import platform
from datetime import date
from pathlib import Path

from regalia.players.speed import kernel, python_loop

from . import startup, yardstick

RESULTS = Path(__file__).parent / "RESULTS.md"
MARK = "<!-- newest first -->\n"


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def measure(rounds: int, seconds: float) -> list[str]:
    """Lines of the report. Ours and the yardstick take turns, so that both meet the same noise."""
    kernel("regicide", 1, 0.1)
    lines = []
    for players in (1, 2, 3, 4):
        ratios, steps, games, theirs = [], [], [], []
        for _ in range(rounds):
            theirs.append(yardstick.steps_per_second(400_000))
            speed = kernel("regicide", players, seconds)
            steps.append(speed.moves_per_second)
            games.append(speed.games_per_second)
            ratios.append(steps[-1] / theirs[-1])
        lines.append(
            f"| random games in the kernel, {players} player(s), 1 thread"
            f" | {median(games):,.0f} games/s, {median(steps) / 1e6:.1f} M steps/s"
            f" | {median(ratios):.2f} x OpenSpiel's C++ tic-tac-toe"
            f" ({median(theirs) / 1e6:.1f} M steps/s) |"
        )
        print(lines[-1], flush=True)
    cores = os.cpu_count() or 1
    if cores > 1:
        games, ratios = [], []
        for _ in range(rounds):
            one = kernel("regicide", 1, seconds).games_per_second
            games.append(kernel("regicide", 1, seconds, cores).games_per_second)
            ratios.append(games[-1] / one)
        lines.append(
            f"| random games in the kernel, 1 player, {cores} threads"
            f" | {median(games):,.0f} games/s | {median(ratios):.2f} x one thread |"
        )
        print(lines[-1], flush=True)
    for texts, what in ((False, "integers (`actions`, `act`)"), (True, "texts")):
        ratios, steps, theirs = [], [], []
        for _ in range(rounds):
            name, speed_there = yardstick.python_loop_steps_per_second(seconds)
            theirs.append(speed_there)
            steps.append(python_loop("regicide", seconds, texts=texts).moves_per_second)
            ratios.append(steps[-1] / theirs[-1])
        lines.append(
            f"| Python loop with {what} | {median(steps):,.0f} steps/s"
            f" | {median(ratios):.2f} x OpenSpiel's {name} in a Python loop"
            f" ({median(theirs):,.0f} steps/s) |"
        )
        print(lines[-1], flush=True)
    for what, spent in startup.measure().items():
        lines.append(f"| {what} | {spent:.2f} s | |")
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    lines = measure(arguments.rounds, arguments.seconds)
    if arguments.dry:
        return
    heading = (
        f"\n### {date.today().isoformat()}, {platform.machine()}, {os.cpu_count()} cores,"
        f" Python {platform.python_version()}\n\n"
        "| what | measured (median) | ratio in the same run |\n| --- | --- | --- |\n"
    )
    text = RESULTS.read_text(encoding="utf-8")
    before, mark, after = text.partition(MARK)
    report = heading + "\n".join(lines) + "\n"
    RESULTS.write_text(before + mark + report + after, encoding="utf-8")
    print(f"written to {RESULTS.name}")


if __name__ == "__main__":
    main()
