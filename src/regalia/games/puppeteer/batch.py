"""Many games at once, played inside the kernel by compiled policies, into arrays.

Game i of a batch is the game dealt from the seed `seed#i`: any of them can be dealt again and
looked at move by move.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...core.bits import ONE
from ...core.chance import Seed, below, next_word, split
from ...core.compile import Array, compiled
from ...core.game import Outcome
from ..deals import Deals
from .legal import list_actions
from .plain import BALANCED, UNBALANCED
from .policies import MIND, greedy_action
from .rules import apply, set_up
from .state import OVER, REPORT, STATE
from .view import VIEW, see

if TYPE_CHECKING:
    from .game import Puppeteer

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(2)

RESULT = np.dtype((np.record, [("won", np.int8), ("intrigues", np.int8), ("moves", np.int32)]))


class Scratch(NamedTuple):
    """What a game is played in: its stream, and arrays of one."""

    chance: Array
    states: Array
    views: Array
    minds: Array
    reports: Array

    @classmethod
    def new(cls) -> "Scratch":
        return cls(
            np.zeros(2, np.uint64),
            np.zeros(1, STATE),
            np.zeros(1, VIEW),
            np.zeros(1, MIND),
            np.zeros(1, REPORT),
        )


@compiled
def play_batch(deals: Deals, start: int, results: Array, policy: int, scratch: Scratch) -> None:
    """Games start, start + 1, ... by one policy."""
    s, v = scratch.states[0], scratch.views[0]
    mind, report = scratch.minds[0], scratch.reports[0]
    for game in range(len(results)):
        split(deals.family, start + game, scratch.chance)
        split(deals.bots_family, start + game, mind.chance)
        set_up(s, scratch.chance, deals.settings[0])
        moves = 0
        while s.phase != OVER:
            if policy == RANDOM:
                count = list_actions(s, mind.actions)
                action = mind.actions[below(mind.chance, count)]
            else:
                see(s, 0, v)
                action = greedy_action(v, mind)
            apply(s, action, report)
            moves += 1
        results[game].won = s.won
        results[game].intrigues = s.intrigues
        results[game].moves = moves


@compiled
def greedy_of(views: Array, chance: Array, minds: Array) -> int:
    """What greedy plays, seeing this."""
    mind = minds[0]
    mind.chance[0] = next_word(chance)
    mind.chance[1] = next_word(chance) | ONE
    return greedy_action(views[0], mind)


# Doors for Python. They bring the arrays that the records of a kernel lie in: an array made inside
# a kernel is freed after its last mention, although records taken from it are still in use.


def play(game: "Puppeteer", bots: Sequence[str], seed: Seed, start: int, games: int) -> Array:
    """Games `seed#start`, ... by a bot that is compiled, as an array of RESULT."""
    results = np.zeros(games, RESULT)
    deals = Deals.of(game.setting, seed)
    play_batch(deals, start, results, POLICIES.index(bots[0]), Scratch.new())
    return results


def greedy_choice(known: Array, chance: Array) -> int:
    return int(greedy_of(known, chance, np.zeros(1, MIND)))


def tally(_game: "Puppeteer", results: Array) -> Counter[Outcome]:
    """How many games ended how."""
    won = int(results["won"].sum())
    counts = {
        Outcome(reason=BALANCED, won=True): won,
        Outcome(reason=UNBALANCED, won=False): len(results) - won,
    }
    return Counter({outcome: count for outcome, count in counts.items() if count})
