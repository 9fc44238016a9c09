"""The slowest solver there is: every Intrigue with every choice, nothing cut, nothing remembered.

It uses the engine's rules and none of the solver's ideas.
"""

import numba
import numpy as np

from regalia.games.puppeteer.legal import MOST_MOVES, list_actions
from regalia.games.puppeteer.rules import apply, balanced
from regalia.games.puppeteer.state import OVER, REPORT, STATE


@numba.njit
def _winnable(stack, moves, reports, level, left):
    """Whether exactly so many more Intrigues can win."""
    s = stack[level]
    if left == 0:
        return balanced(s)
    count = list_actions(s, moves[level])
    for number in range(count - 1):  # the last one is `stop`
        stack[level + 1] = s
        apply(stack[level + 1], moves[level, number], reports[0])
        if stack[level + 1].phase == OVER:
            if stack[level + 1].won == 1 and left == 1:
                return True
        elif _winnable(stack, moves, reports, level + 1, left - 1):
            return True
    return False


def least_intrigues(states, most):
    """The fewest Intrigues that win, at most so many; None if there are none."""
    stack = np.zeros(most + 2, STATE)
    stack[0] = states[0]
    moves = np.zeros((most + 2, MOST_MOVES), np.int64)
    reports = np.zeros(1, REPORT)
    for count in range(most + 1):
        if _winnable(stack, moves, reports, 0, count):
            return count
    return None
