"""The slowest solver there is: every move of every position, nothing cut, nothing remembered.

It uses the engine's rules and none of the solver's ideas.
"""

import numba
import numpy as np

from regalia.games.revolution.legal import MOST_MOVES, list_actions
from regalia.games.revolution.rules import apply, try_action
from regalia.games.revolution.state import LAST_PLY, NOBODY, OVER, REPORT, STATE

TOO_LARGE = 99


@numba.njit
def _value(stack, moves, report, budget, level, mover):
    """+n: the player to move wins in n plies; -n: loses in n; 0: drawn."""
    s = stack[level]
    if s.phase == OVER:
        return 0
    budget[0] -= 1
    if budget[0] < 0:
        return 99
    best = -100
    count = list_actions(s, moves[level])
    for number in range(count):
        stack[level + 1] = s
        apply(stack[level + 1], moves[level, number], report[0])
        after = stack[level + 1]
        if after.phase == OVER:
            value = 0 if after.winner == NOBODY else 1 if after.winner == mover else -1
        else:
            reply = _value(stack, moves, report, budget, level + 1, 1 - mover)
            if reply == 99:
                return 99
            value = 0 if reply == 0 else -reply - 1 if reply > 0 else -reply + 1
        # A soon win before a late one, a draw before a loss, a late loss before a soon one
        if best == -100 or _rank(value) > _rank(best):
            best = value
    return best


@numba.njit
def _rank(value):
    if value > 0:
        return 200 - value
    if value < 0:
        return -200 - value
    return 0


def move_values(states, actions, nodes=1_000_000):
    """The value of each move for its player, or None if the position is too large."""
    stack = np.zeros(LAST_PLY + 4, STATE)
    moves = np.zeros((LAST_PLY + 4, MOST_MOVES), np.int64)
    budget = np.array([nodes], np.int64)
    report = np.zeros(1, REPORT)
    mover = int(states["seat"][0])
    values = []
    for action in actions:
        after = states.copy()
        after["match"] = 0
        try_action(after, action, report)
        if after["phase"][0] == OVER:
            winner = int(after["winner"][0])
            values.append(0 if winner == NOBODY else 1 if winner == mover else -1)
            continue
        stack[0] = after[0]
        reply = int(_value(stack, moves, report, budget, 0, 1 - mover))
        if reply == TOO_LARGE:
            return None
        values.append(0 if reply == 0 else -reply - 1 if reply > 0 else -reply + 1)
    return values


def rank(value):
    """Better values are higher."""
    return int(_rank(value))
