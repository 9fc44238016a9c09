"""Many games at once, played inside the kernel by compiled policies, into arrays.

Game i of a batch is the game dealt from the seed `seed#i`: any of them can be dealt again and
looked at move by move.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ...core.bits import ONE
from ...core.chance import Seed, below, next_word, seed_text, split, words
from ...core.compile import Array, compiled
from ...core.game import Outcome
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


@compiled
def play_batch(
    setting: Array,
    family: Array,
    bots_family: Array,
    start: int,
    results: Array,
    policy: int,
    deal: Array,
    states: Array,
    views: Array,
    minds: Array,
    reports: Array,
) -> None:
    """Games start, start + 1, ... by one policy."""
    s = states[0]
    mind = minds[0]
    report = reports[0]
    for game in range(len(results)):
        split(family, start + game, deal)
        split(bots_family, start + game, mind.chance)
        set_up(s, deal, setting)
        moves = 0
        while s.phase != OVER:
            if policy == RANDOM:
                count = list_actions(s, mind.actions)
                action = mind.actions[below(mind.chance, count)]
            else:
                see(s, 0, views[0])
                action = greedy_action(views[0], mind)
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
    family, bots_family = words(seed_text(seed)), words(f"bots:{seed_text(seed)}")
    play_batch(
        game.setting,
        family,
        bots_family,
        start,
        results,
        POLICIES.index(bots[0]),
        np.zeros(2, np.uint64),
        np.zeros(1, STATE),
        np.zeros(1, VIEW),
        np.zeros(1, MIND),
        np.zeros(1, REPORT),
    )
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
