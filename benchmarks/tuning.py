"""`python -m benchmarks.tuning --players N`: weights of Regicide's reflexes, by cross-entropy.

Each generation draws sets of weights around the best so far, plays the same deals with each, and
moves to the mean of the best tenth. Seeds are `tuning ...`: the sealed ones are never touched.
"""

import argparse
import time

import numpy as np

import regalia
from regalia.core.compile import Array
from regalia.games.regicide import batch
from regalia.games.regicide.policies import REFLEX, WEIGHTS


def share_won(weights: Array, players: int, seed: str, games: int) -> float:
    """The share of games that a team with these weights wins."""
    everybody = WEIGHTS.copy()
    everybody[REFLEX, players - 1] = weights
    game = regalia.game("regicide", players=players)
    results = batch.play(game, ["reflex"] * players, seed, 0, games, everybody)  # type: ignore[arg-type]
    return float((results["reason"] == 1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=25)
    parser.add_argument("--samples", type=int, default=80)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=600)
    arguments = parser.parse_args()
    begin = time.perf_counter()
    generator = np.random.default_rng(arguments.players)
    mean = WEIGHTS[REFLEX, arguments.players - 1].copy()
    spread = 0.5 + 0.4 * np.abs(mean)
    for generation in range(arguments.generations):
        drawn = mean + spread * generator.standard_normal((arguments.samples, len(mean)))
        drawn[0] = mean
        drawn[:, 3] = np.maximum(drawn[:, 3], 1.0)  # the pace divides
        seed = f"tuning {generation}"
        shares = [share_won(w, arguments.players, seed, arguments.games) for w in drawn]
        best = drawn[np.argsort(shares)[::-1][: arguments.samples // 8]]
        mean = 0.3 * mean + 0.7 * best.mean(0)
        spread = 0.3 * spread + 0.7 * best.std(0) + 0.02
        check = share_won(mean, arguments.players, "tuning check", 20_000)
        print(f"{generation}: best {max(shares):.4f}, mean of the best {check:.4f}", flush=True)
        if time.perf_counter() - begin > arguments.seconds:
            break
    print(", ".join(f"{weight:.2f}" for weight in mean))


if __name__ == "__main__":
    main()
