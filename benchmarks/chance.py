"""What the two kinds of chance cost in the kernel: `python -m benchmarks.chance`. A word of either,
and a new game of Regicide dealt with either."""

import time
from collections.abc import Callable

import numba
import numpy as np

from regalia.core.chance import next_word, stream
from regalia.core.compile import Array
from regalia.games.regicide.game import Regicide
from regalia.games.regicide.rules import deal_into
from regalia.games.regicide.state import STATE

ROUNDS = 15


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def _words(state: Array, count: int) -> int:
    total = np.uint64(0)
    for _ in range(count):
        total ^= next_word(state)
    return int(total)


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def _deals(states: Array, state: Array, settings: Array, count: int) -> None:
    for _ in range(count):
        state[0] += np.uint64(1)
        deal_into(states, state, settings)


def _nanoseconds(work: Callable[[int], object], count: int) -> float:
    """The best of some rounds, for one of `count`."""
    work(1)
    took = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        work(count)
        took.append(time.perf_counter() - begin)
    return 1e9 * min(took) / count


def main() -> None:
    settings = Regicide(players=4).setting
    states = np.zeros(1, STATE)
    print("| stream | a word, ns | a deal of Regicide for four, ns |")
    print("| --- | --- | --- |")
    for title, seed in (("xoroshiro128++", "7"), ("ChaCha20", "table:" + "07" * 32)):
        word = _nanoseconds(lambda count, seed=seed: _words(stream(seed), count), 20_000)  # type: ignore[misc]
        deal = _nanoseconds(
            lambda count, seed=seed: _deals(states, stream(seed), settings, count),  # type: ignore[misc]
            2_000,
        )
        print(f"| {title} | {word:,.1f} | {deal:,.0f} |")


if __name__ == "__main__":
    main()
