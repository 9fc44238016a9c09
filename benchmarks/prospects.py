"""`python -m benchmarks.prospects [--games N]`: learns how games of Regicide stand.

Games are played by the reflexes; each moment at which a new enemy is turned up is described by a
few numbers, and logistic regression finds what they say about the end of the game. Writes
`prospects.npy` beside the module that reads it. Seeds are `prospects ...`, none of them sealed.
"""

import argparse

import numba
import numpy as np

from regalia.core.chance import split, words
from regalia.core.compile import Array
from regalia.games.regicide import prospects
from regalia.games.regicide.policies import MIND, REFLEX, WEIGHTS, glimpse, thumb_action
from regalia.games.regicide.rules import apply, set_up
from regalia.games.regicide.state import LAST_KING, OVER, REPORT, STATE
from regalia.games.regicide.view import VIEW

ROOM = (np.zeros(1, STATE), np.zeros(1, VIEW), np.zeros(1, MIND), np.zeros(1, REPORT))


@numba.njit  # type: ignore[untyped-decorator]
def harvest(
    players: int,
    flips: int,
    family: Array,
    games: int,
    weights: Array,
    rows: Array,
    about: Array,
    states: Array,
    views: Array,
    minds: Array,
    reports: Array,
) -> int:
    """Play games; describe each moment of a new enemy. `about`: table, place in the Castle, won."""
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
                prospects.describe(s, rows[count])
                about[count, 0] = prospects.table_of(players, s.jesters)
                about[count, 1] = s.castle_next
                count += 1
        for row in range(first, count):
            about[row, 2] = s.reason == LAST_KING
    return count


def regression(rows: Array, won: Array, doubt: float = 3.0) -> Array:
    """Logistic regression by Newton's method; `doubt` keeps weights small where data is scarce."""
    weights = np.zeros(rows.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (won - chance) - doubt * weights
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows
        curve += doubt * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    arguments = parser.parse_args()
    found = np.zeros((prospects.TABLES, 13, prospects.NUMBERS), np.float32)
    parts = []
    for players, flips in ((1, 2), (1, 1), (1, 0), (2, 0), (3, 0), (4, 0)):
        rows = np.zeros((arguments.games * 11, prospects.NUMBERS), np.float32)
        about = np.zeros((arguments.games * 11, 3), np.int8)
        family = words(f"prospects {players} {flips}")
        count = harvest(players, flips, family, arguments.games, WEIGHTS, rows, about, *ROOM)
        parts.append((rows[:count].copy(), about[:count].copy()))
    print("| table | new enemy | moments | won | share of the doubt explained |")
    for table in range(prospects.TABLES):
        for place in range(2, 13):
            picks = [(about[:, 0] == table) & (about[:, 1] == place) for _, about in parts]
            rows = np.vstack([rows[pick] for (rows, _), pick in zip(parts, picks, strict=True)])
            about = np.vstack([a[pick] for (_, a), pick in zip(parts, picks, strict=True)])
            if len(rows) < 100:
                continue
            won = about[:, 2].astype(float)
            half = len(rows) // 2
            weights = regression(rows[:half].astype(float), won[:half])
            guess = np.clip(1 / (1 + np.exp(-rows[half:] @ weights)), 1e-6, 1 - 1e-6)
            mean = np.clip(won.mean(), 1e-6, 1 - 1e-6)
            told = -(won[half:] * np.log(guess) + (1 - won[half:]) * np.log(1 - guess)).mean()
            blind = -(mean * np.log(mean) + (1 - mean) * np.log(1 - mean))
            print(f"| {table} | {place} | {len(rows)} | {mean:.3f} | {1 - told / blind:.3f} |")
            found[table, place] = regression(rows.astype(float), won)
    np.save(prospects.__file__.replace(".py", ".npy"), found)


if __name__ == "__main__":
    main()
