"""`python -m benchmarks.soak`: whether a server that plays on and on grows.

Games of all three kinds are played to their end with random moves, by people over sockets and by
instant bots, at several tables at once. Tables nobody looks at are dropped from memory after
`--forget` seconds (else ten minutes), so that many are while this runs; whoever waits for a guest
to come back still holds a table for a minute. The first minutes therefore grow.

Memory (resident) and open files of the server, and the memory of the processes in which bots think,
are noted every second and told at regular steps. They are flat if a straight line through the
second half, by least squares, rises by less than 5% of its mean from the half to the end; open
files, of which some belong to whoever is connected just then, by less than 5% or five.
"""

import argparse
import asyncio
import itertools
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .clients import Client, Server, children, kibibytes, open_files
from .crash import ARGUMENTS, PLANS, Plan, ask

#: How much may be gained over the second half: a share, and so many files.
MOST_SHARE, MOST_FILES = 0.05, 5
STEPS = 20


class Forgetful(Server):
    """A server that soon forgets."""

    program = ("-m", "benchmarks.forgetful")

    def __init__(self, folder: Path, forget: float) -> None:
        super().__init__(str(folder / "tables.db"), *ARGUMENTS, home=folder)
        self._environment["REGALIA_FORGET"] = str(forget)


@dataclass(frozen=True)
class Sample:
    games: int
    memory: int  # KiB of the server
    bots: int  # KiB of the processes in which bots think
    files: int


class Soak:
    def __init__(self, server: Server, games: int) -> None:
        self._server = server
        self._left = iter(range(games))
        self._guests = itertools.count()
        self.ended = 0
        self.moves = 0
        self.samples: list[Sample] = []

    async def keep_playing(self) -> None:
        for number in self._left:
            await self._play(PLANS[number % len(PLANS)])
            self.ended += 1

    async def _play(self, plan: Plan) -> None:
        people = [await self._guest() for _ in range(plan.people)]
        host = people[0]
        table = await host.open_table(plan.game, **plan.options)
        for client in people[1:]:
            client.table = table
            await ask(client, "sit")
        for seat, bot in enumerate(plan.bots, plan.people):
            await ask(host, "bot", seat=seat, bot=bot)
        await ask(host, "start")
        await asyncio.gather(*(each.play() for each in people))
        self.moves += sum(len(each.moves) for each in people)

    async def _guest(self) -> Client:
        seed = f"soak {next(self._guests)}"
        return await Client([self._server.address], "Soak", seed).introduce()

    def sample(self) -> Sample:
        pid = self._server.pid
        bots = 0
        for each in children(pid):
            try:
                bots += kibibytes(each)
            except (OSError, IndexError):  # it has just ended
                continue
        self.samples.append(Sample(self.ended, kibibytes(pid), bots, open_files(pid)))
        return self.samples[-1]

    async def watch(self, games: int) -> None:
        print("| games | memory, MiB | of bots, MiB | open files |\n| --- | --- | --- | --- |")
        told = -1
        while True:
            now = self.sample()
            if (step := now.games * STEPS // games) > told:
                told = step
                print(
                    f"| {now.games} | {now.memory / 1024:.1f} | {now.bots / 1024:.1f}"
                    f" | {now.files} |",
                    flush=True,
                )
            await asyncio.sleep(1)


def rise(values: list[int]) -> tuple[float, float]:
    """By how much a straight line through these rises from the first to the last; their mean."""
    numbers = np.arange(len(values))
    slope = float(np.polyfit(numbers, values, 1)[0]) if len(values) > 1 else 0.0
    return slope * len(values), float(np.mean(values))


def judged(samples: list[Sample]) -> bool:
    """Say whether all is flat over the second half."""
    half = [each for each in samples if 2 * each.games >= samples[-1].games]
    good = True
    for name, values, spare in (
        ("memory", [each.memory for each in half], 0),
        ("memory of bots", [each.bots for each in half], 0),
        ("open files", [each.files for each in half], MOST_FILES),
    ):
        more, mean = rise(values)
        flat = more < max(MOST_SHARE * mean, spare)
        good = good and flat
        unit = "" if spare else " MiB"
        more, mean = (more, mean) if spare else (more / 1024, mean / 1024)
        print(
            f"{name}: {'flat' if flat else 'GROWS'}, {more:+.2f}{unit} over the second half"
            f" ({more / (mean or 1):+.1%} of {mean:.1f}{unit})"
        )
    return good


async def soak(server: Server, games: int, tables: int) -> Soak:
    work = Soak(server, games)
    watching = asyncio.create_task(work.watch(games))
    await asyncio.gather(*(work.keep_playing() for _ in range(tables)))
    watching.cancel()
    work.sample()
    return work


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--tables", type=int, default=16, help="at once")
    parser.add_argument("--forget", type=float, default=30.0, help="idle tables, after so many s")
    given = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        with Forgetful(Path(folder), given.forget) as server:
            work = asyncio.run(soak(server, given.games, given.tables))
        seconds = time.monotonic() - begin
        size = os.path.getsize(f"{folder}/tables.db") / 2**20
    print(
        f"{work.ended} games, {work.moves} moves of people, {seconds:.0f} s,"
        f" the store has {size:.0f} MiB"
    )
    return 0 if judged(work.samples) else 1


if __name__ == "__main__":
    sys.exit(main())
