"""`python -m benchmarks.tuning --players N`: weights of Regicide's reflexes, by cross-entropy.

Each generation draws sets of weights around the best so far, plays the same deals with each, and
moves to the mean of the best. `--players 5` stands for a solo player who flips no Jester. With
`--alone` the instincts say nothing; `--generations 0` only tells how good the weights are. Seeds
are `tuning ...`: the sealed ones are never touched.
"""

import argparse
import time

import numba
import numpy as np

from regalia.core.chance import split, words
from regalia.core.compile import Array
from regalia.games.regicide.batch import QUICK, finish
from regalia.games.regicide.policies import MIND
from regalia.games.regicide.rules import set_up
from regalia.games.regicide.state import LAST_KING, REPORT, STATE
from regalia.games.regicide.view import VIEW
from regalia.games.regicide.weights import (
    FEATURES,
    FEEL,
    KEEP,
    PACE,
    REFLEX,
    UNAIDED,
    WEIGHTS,
    complete,
)

SCRATCH = (np.zeros(1, MIND), np.zeros(1, VIEW), np.zeros(1, REPORT))
#: Weights that are multiplied by points; so they vary less.
PER_POINT = ("BLOWS", "DAMAGE", "LACK", "FLOOR", "SAVED", "HEALED", "THIRST")
POLICIES = np.full(4, QUICK, np.int64)


@numba.njit  # type: ignore[untyped-decorator]
def games_won(
    players: int,
    flips: int,
    family: Array,
    games: int,
    weights: Array,
    policies: Array,
    states: Array,
    minds: Array,
    views: Array,
    reports: Array,
) -> int:
    """How many of the first games of a family a team of reflexes wins."""
    won = 0
    s = states[0]
    for number in range(games):
        split(family, number, s.chance)
        set_up(s, players, -1, 0, 0)
        s.jesters = flips
        finish(s, policies, weights, minds[0], views[0], reports[0])
        won += s.reason == LAST_KING
    return won


def share_won(weights: Array, players: int, seed: str, games: int) -> float:
    """The share of games that a team with these weights wins."""
    seats, flips = (1, 0) if players == UNAIDED else (players, 2 if players == 1 else 0)
    states = np.zeros(1, STATE)
    won = games_won(seats, flips, words(seed), games, weights, POLICIES, states, *SCRATCH)
    return float(won / games)


def with_features(features: Array, players: int, alone: bool) -> Array:
    """All weights, with these of the reflexes; alone: without the instincts."""
    weights = WEIGHTS.copy()
    weights[REFLEX, players - 1, :FEEL] = complete(features)
    if alone:
        weights[REFLEX, :, FEEL:] = 0.0
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--samples", type=int, default=100)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--spread", type=float, default=1.0, help="less, to refine")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--alone", action="store_true", help="features alone, without instincts")
    arguments = parser.parse_args()
    begin = time.perf_counter()
    generator = np.random.default_rng(arguments.players)
    mean = WEIGHTS[REFLEX, arguments.players - 1, :KEEP].copy()
    per_point = [name.endswith("POINT") or name in PER_POINT for name in FEATURES]
    spread = arguments.spread * (np.where(per_point, 0.3, 1.5) + 0.3 * np.abs(mean))

    def told(features: Array) -> Array:
        return with_features(features, arguments.players, arguments.alone)

    start = share_won(told(mean), arguments.players, "tuning check", 20_000)
    print(f"before: {start:.4f}", flush=True)
    for generation in range(arguments.generations):
        drawn = mean + spread * generator.standard_normal((arguments.samples, KEEP))
        drawn[0] = mean
        drawn[:, PACE] = np.maximum(drawn[:, PACE], 1.0)  # it divides
        seed = f"tuning {generation}"
        sets = [told(features) for features in drawn]
        shares = [share_won(each, arguments.players, seed, arguments.games) for each in sets]
        best = drawn[np.argsort(shares)[::-1][: arguments.samples // 6]]
        mean = 0.3 * mean + 0.7 * best.mean(0)
        spread = 0.3 * spread + 0.7 * best.std(0) + 0.02
        check = share_won(told(mean), arguments.players, "tuning check", 20_000)
        print(f"{generation}: best {max(shares):.4f}, mean of the best {check:.4f}", flush=True)
        if time.perf_counter() - begin > arguments.seconds:
            break
    for name, weight in zip(FEATURES, mean, strict=True):
        print(f"{name:14} {weight:7.2f}")
    print(", ".join(f"{weight:.2f}" for weight in mean))


if __name__ == "__main__":
    main()
