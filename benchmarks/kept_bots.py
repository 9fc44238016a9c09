"""`python -m benchmarks.kept_bots`: what it does for a bot to be kept from move to move.

The same games are played twice through a worker process, as a server lets its bots play: once with
one bot for the whole game, once with a new one for every move.
"""

import argparse
import asyncio
import time
from dataclasses import dataclass, field

import numpy as np

from regalia import game
from regalia.tables.workers import Workers


@dataclass
class Tally:
    won: int = 0
    games: int = 0
    seconds: list[float] = field(default_factory=list)

    def row(self, title: str) -> str:
        moves = 1000 * np.array(self.seconds)
        return (
            f"| {title} | {self.won} of {self.games} | {len(moves) / self.games:.1f} "
            f"| {moves.mean():.1f} | {np.percentile(moves, 95):.1f} | {moves.max():.1f} |"
        )


async def play(workers: Workers, given: argparse.Namespace, seed: str, *, kept: bool) -> Tally:
    """One game of one seat."""
    options = dict(option.split("=") for option in given.options)
    state, tally = game(given.bot.partition("/")[0], **options).deal(seed), Tally(games=1)
    while (seat := state.to_move) is not None:
        view = state.view(seat)
        begin = time.perf_counter()
        table = seed if kept else ""
        state.play(await workers.choose(given.bot, view, given.milliseconds, 60.0, table))
        tally.seconds.append(time.perf_counter() - begin)
    tally.won = int(bool(state.outcome and state.outcome.won))
    workers.forget(seed)
    return tally


async def measure(given: argparse.Namespace) -> None:
    workers = Workers(1)
    tallies = {"kept": Tally(), "made for every move": Tally()}
    try:
        await play(workers, given, "warm up", kept=True)
        for number in range(given.games):
            for title, total in tallies.items():
                found = await play(workers, given, f"kept {number}", kept=title == "kept")
                total.won += found.won
                total.games += 1
                total.seconds += found.seconds
    finally:
        await workers.close()
    print(given.bot, *given.options, f"{given.milliseconds} ms a move", sep=", ")
    print("| bot | won | moves a game | mean ms a move | p95 | worst |")
    print("| --- | --- | --- | --- | --- | --- |")
    for title, total in tallies.items():
        print(total.row(title))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="puppeteer/search")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
