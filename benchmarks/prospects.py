"""`python -m benchmarks.prospects [--games N]`: learns how games of Regicide stand.

Games are played by the reflexes; from each moment at which a new enemy is turned up the network
learns how the game ended. Writes `prospects.npz` beside the module that reads it. Seeds are
`prospects ...`, none of them sealed.
"""

import argparse
import time

import numba
import numpy as np

from regalia.core.chance import split, words
from regalia.core.compile import Array
from regalia.games.regicide import prospects
from regalia.games.regicide.policies import MIND, thumb_action
from regalia.games.regicide.prospects import MOST, TABLES, UNITS, answer, describe, table_of
from regalia.games.regicide.rules import apply, set_up
from regalia.games.regicide.state import LAST_KING, OVER, REPORT, STATE
from regalia.games.regicide.view import VIEW, glimpse
from regalia.games.regicide.weights import REFLEX, WEIGHTS

SCRATCH = (np.zeros(1, STATE), np.zeros(1, VIEW), np.zeros(1, MIND), np.zeros(1, REPORT))


@numba.njit  # type: ignore[untyped-decorator]
def harvest(
    players: int,
    flips: int,
    family: Array,
    games: int,
    weights: Array,
    on: Array,
    about: Array,
    states: Array,
    views: Array,
    minds: Array,
    reports: Array,
) -> int:
    """Play games; describe each moment of a new enemy. `about`: table, place in the Castle, won,
    and how many inputs are on."""
    count = 0
    s = states[0]
    for number in range(games):
        split(family, number, s.chance)
        set_up(s, players, -1, 0, 0)
        s.jesters = flips
        first = count
        while s.phase != OVER:
            glimpse(s, views[0])
            before = s.castle_next
            apply(s, thumb_action(views[0], weights, REFLEX, minds[0]), reports[0])
            if s.castle_next > before and s.phase != OVER:
                about[count, 0] = table_of(players, s.jesters)
                about[count, 1] = s.castle_next
                about[count, 3] = describe(s, on[count])
                count += 1
        for row in range(first, count):
            about[row, 2] = s.reason == LAST_KING
    return count


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def learn_one(
    table: int,
    on: Array,
    count: int,
    target: float,
    first: Array,
    second: Array,
    rate: float,
    sums: Array,
) -> None:
    """One step of descent: from one moment and what came of it."""
    total = answer(table, on, count, first, second, sums)
    step = np.float32(rate * (target - 1.0 / (1.0 + np.exp(-total))))
    for unit in range(UNITS):
        if sums[unit] > 0.0:
            change = step * second[table, unit]
            second[table, unit] += step * sums[unit]
            sums[unit] = change
        else:
            sums[unit] = 0.0
    second[table, UNITS] += step
    for number in range(count):
        for unit in range(UNITS):
            first[table, on[number], unit] += sums[unit]


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def learn(
    table: int,
    on: Array,
    about: Array,
    order: Array,
    first: Array,
    second: Array,
    rate: float,
    sums: Array,
) -> None:
    """One pass of stochastic descent over the moments."""
    for row in order:
        learn_one(table, on[row], about[row, 3], about[row, 2], first, second, rate, sums)


@numba.njit  # type: ignore[untyped-decorator]
def guesses(
    table: int, on: Array, about: Array, first: Array, second: Array, out: Array, sums: Array
) -> None:
    for row in range(len(out)):
        total = answer(table, on[row], about[row, 3], first, second, sums)
        out[row] = 1.0 / (1.0 + np.exp(-total))


def doubt(won: Array, guess: Array) -> float:
    guess = np.clip(guess, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(guess) + (1 - won) * np.log(1 - guess)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=250_000)
    parser.add_argument("--passes", type=int, default=10)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--tables", nargs="+", type=int, default=list(range(TABLES)))
    arguments = parser.parse_args()
    generator = np.random.default_rng(1)
    first, second = prospects.FIRST.copy(), prospects.SECOND.copy()
    sums = np.zeros(UNITS, np.float32)
    lineups = {0: [(2, 0)], 1: [(3, 0)], 2: [(4, 0)]}
    lineups |= {3: [(1, 2)], 4: [(1, 1), (1, 2)], 5: [(1, 0), (1, 1)]}
    print("| table | new enemy | moments | won | share of the doubt explained |")
    for table in arguments.tables:
        begin = time.perf_counter()
        parts = []
        for players, flips in lineups[table]:
            on = np.zeros((arguments.games * 11, MOST), np.int16)
            about = np.zeros((arguments.games * 11, 4), np.int16)
            family = words(f"prospects {players} {flips}")
            count = harvest(players, flips, family, arguments.games, WEIGHTS, on, about, *SCRATCH)
            mine = np.flatnonzero(about[:count, 0] == table)
            parts.append((on[mine], about[mine]))
        on = np.concatenate([part[0] for part in parts])
        about = np.concatenate([part[1] for part in parts])
        mixed = generator.permutation(len(on))
        on, about = on[mixed], about[mixed]
        held = len(on) // 20
        first[table] = 0.05 * generator.standard_normal(first[table].shape)
        second[table] = 0.3 * generator.standard_normal(second[table].shape)
        for number in range(arguments.passes):
            order = held + generator.permutation(len(on) - held)
            rate = arguments.rate * 0.5 ** (number * 5 / arguments.passes)
            learn(table, on, about, order, first, second, rate, sums)
        guess = np.zeros(held)
        guesses(table, on, about, first, second, guess, sums)
        for place in range(2, 13):
            here = about[:held, 1] == place
            if here.sum() < 50:
                continue
            won = about[:held][here, 2].astype(float)
            told = 1 - doubt(won, guess[here]) / doubt(won, np.full(len(won), won.mean()))
            print(f"| {table} | {place} | {len(won)} | {won.mean():.3f} | {told:.3f} |", flush=True)
        print(f"  {time.perf_counter() - begin:.0f} s", flush=True)
        np.savez_compressed(
            prospects.__file__.replace(".py", ".npz"),
            first=first.astype(np.float16),
            second=second.astype(np.float16),
        )


if __name__ == "__main__":
    main()
