"""Whether this version is as fast as another: `python -m benchmarks.versions FOLDER`, where FOLDER
is a checkout of the other one (`git worktree add FOLDER COMMIT`).

Both take turns, in processes of their own, so that they meet the same noise. Only the public face
is used, so that old versions understand it.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent.parent
_SIMULATE = """
import regalia
settings = {settings}
regalia.simulate("{game}", bots="{bots}", games=100, seed=0, **settings)
result = regalia.simulate("{game}", bots="{bots}", games={games}, seed=1, **settings)
print(1e6 * result.seconds / result.games)
"""
_DECIDE = """
import time, regalia
from regalia import players
players.prepare("{game}/search")
views = []
state = regalia.game("{game}", **{settings}).deal("time")
quick = regalia.bot("{game}/greedy", seed=1)
while state.to_move is not None:
    view = state.view(state.to_move)
    if len(view["legal_moves"]) > 1:
        views.append(view)
    state.play(quick.choose(view))
bot = regalia.bot("{game}/search", seed=1, simulations={simulations})
begin = time.perf_counter()
for view in views:
    bot.choose(view)
print(1e6 * (time.perf_counter() - begin) / len(views))
"""


def _simulated(game: str, bots: str, games: int, **settings: int) -> tuple[str, str]:
    options = "".join(f", {name}={value}" for name, value in settings.items())
    title = f"{game}{options}: a game of `{bots}` in the kernel"
    return title, _SIMULATE.format(game=game, bots=bots, games=games, settings=settings)


def _decided(game: str, simulations: int, **settings: int) -> tuple[str, str]:
    options = "".join(f", {name}={value}" for name, value in settings.items())
    title = f"{game}{options}: a decision of `search` with {simulations} simulations"
    return title, _DECIDE.format(game=game, simulations=simulations, settings=settings)


MEASURES = [
    _simulated("regicide", "random", 1_000_000, players=1),
    _simulated("regicide", "random", 1_000_000, players=4),
    _simulated("regicide", "greedy", 20_000, players=1),
    _simulated("regicide", "reflex", 2_000, players=3),
    _simulated("revolution", "random", 200_000),
    _simulated("revolution", "greedy", 20_000),
    _simulated("puppeteer", "random", 100_000),
    _simulated("puppeteer", "greedy", 5_000),
    _decided("regicide", 2_000, players=1),
    _decided("regicide", 2_000, players=3),
    _decided("revolution", 2_000),
    _decided("puppeteer", 60),
]


def microseconds(folder: Path, code: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="a checkout of the other version")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="only what has this in its title")
    arguments = parser.parse_args()
    other: Path = arguments.other.resolve()
    print("| what | before, µs | now, µs | now / before (median of rounds) |")
    print("| --- | --- | --- | --- |", flush=True)
    for title, code in MEASURES:
        if arguments.only not in title:
            continue
        microseconds(other, code)  # whatever has to be compiled
        microseconds(HERE, code)
        pairs = [
            (microseconds(other, code), microseconds(HERE, code)) for _ in range(arguments.rounds)
        ]
        before, now = (min(column) for column in zip(*pairs, strict=True))
        ratios = sorted(ours / theirs for theirs, ours in pairs)
        ratio = ratios[len(ratios) // 2]
        print(f"| {title} | {before:,.1f} | {now:,.1f} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
