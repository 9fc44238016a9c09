"""Many games at once, played inside the kernel by compiled policies, into arrays.

Game i of a batch is the game dealt from the seed `seed#i`: any of them can be dealt again and
looked at move by move.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...core.bits import ONE
from ...core.chance import Seed, below, next_word, split
from ...core.compile import Array, Record, compiled, int64
from ...core.game import Outcome
from ...core.pace import portions
from ..deals import Deals
from .legal import FINE, list_actions, refusal
from .memory import NO, YES
from .policies import MIND, greedy_action
from .rules import apply, set_up
from .solver import is_last_cell, last_cell
from .state import NOBODY, OVER, PLAYING, REASONS, REPORT, SINGLE, STATE
from .view import VIEW, redeal, see

if TYPE_CHECKING:
    from .game import Revolution

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(2)
CARELESS = 10  # one move in so many of a game played out is any legal one

RESULT = np.dtype(
    (
        np.record,
        [("reason", np.int8), ("winner", np.int8), ("first", np.int8), ("moves", np.int32)],
    )
)


class Scratch(NamedTuple):
    """What a game is played in. `states`: the game, what a player thinks it is, and what a move
    would make of it; the others are arrays of one."""

    states: Array
    minds: Array
    reports: Array
    views: Array

    @classmethod
    def new(cls) -> "Scratch":
        return cls(np.zeros(3, STATE), np.zeros(1, MIND), np.zeros(1, REPORT), np.zeros(1, VIEW))


@compiled
def _begin(
    setting: Record,
    family: Array,
    bots_family: Array,
    number: int,
    s: Record,
    mind: Record,
    report: Record,
) -> int:
    """Deal a game of a family, with the bots' stream that belongs to it; returns who starts."""
    split(family, number, s.chance)
    split(bots_family, number, mind.chance)
    set_up(s, setting, report)
    return int64(s.first)


@compiled
def _store(s: Record, first: int, moves: int, result: Record) -> None:
    result.reason = s.reason
    result.winner = s.winner
    result.first = first
    result.moves = moves


@compiled
def random_batch(deals: Deals, start: int, results: Array, scratch: Scratch) -> None:
    """Games start, start + 1, ... with moves uniform over the legal ones."""
    s, mind, report = scratch.states[0], scratch.minds[0], scratch.reports[0]
    setting, family, bots_family = deals.settings[0], deals.family, deals.bots_family
    for game in range(len(results)):
        first = _begin(setting, family, bots_family, start + game, s, mind, report)
        moves = 0
        while s.phase != OVER:
            count = list_actions(s, mind.actions)
            apply(s, mind.actions[below(mind.chance, count)], report)
            moves += 1
        _store(s, first, moves, results[game])


@compiled
def policy_batch(
    deals: Deals, start: int, results: Array, scratch: Scratch, policies: Array
) -> None:
    """Games start, start + 1, ... with one of RANDOM and GREEDY at each seat."""
    states, v = scratch.states, scratch.views[0]
    s, mind, report = scratch.states[0], scratch.minds[0], scratch.reports[0]
    setting, family, bots_family = deals.settings[0], deals.family, deals.bots_family
    for game in range(len(results)):
        first = _begin(setting, family, bots_family, start + game, s, mind, report)
        moves = 0
        while s.phase != OVER:
            if policies[s.seat] == RANDOM:
                count = list_actions(s, mind.actions)
                action = mind.actions[below(mind.chance, count)]
            else:
                see(s, int64(s.seat), v)
                redeal(v, mind.chance, states[1])
                action = greedy_action(states[1], states[2:], mind, report)
            apply(s, action, report)
            moves += 1
        _store(s, first, moves, results[game])


@compiled
def play_out(s: Record, me: int, afters: Array, mind: Record, report: Record) -> int:
    """Play this game of a match to its end, mostly as greedy would: 2 for a win, 1 for a draw."""
    s.match = SINGLE
    while s.phase != OVER:
        if is_last_cell(s) and s.phase == PLAYING:
            said = last_cell(s)
            if said == YES or said == NO:
                return 2 if (said == YES) == (s.seat == me) else 0
        if below(mind.chance, CARELESS) == 0:
            action = mind.actions[below(mind.chance, list_actions(s, mind.actions))]
        else:
            action = greedy_action(s, afters, mind, report)
        apply(s, action, report)
    if s.winner == NOBODY:
        return 1
    return 2 if s.winner == me else 0


@compiled
def count_wins(known: Array, action: int, games: int, chance: Array, scratch: Scratch) -> int:
    """Half points won in so many games after this action, the unknown dealt anew each time; -1 if
    it is not legal. The mind brings its chance."""
    s, mind, report = scratch.states[0], scratch.minds[0], scratch.reports[0]
    afters = scratch.states[1:]
    wins = 0
    for _ in range(games):
        redeal(known[0], chance, s)
        me = int64(s.seat)
        if refusal(s, action) != FINE:
            return -1
        s.match = SINGLE
        apply(s, action, report)
        wins += play_out(s, me, afters, mind, report)
    return wins


@compiled
def greedy_of(known: Array, chance: Array, scratch: Scratch) -> int:
    """What greedy plays, seeing this."""
    states, mind = scratch.states, scratch.minds[0]
    mind.chance[0] = next_word(chance)
    mind.chance[1] = next_word(chance) | ONE
    redeal(known[0], mind.chance, states[0])
    return greedy_action(states[0], states[1:], mind, scratch.reports[0])


# Doors for Python. They bring the arrays that the records of a kernel lie in: an array made inside
# a kernel is freed after its last mention, although records taken from it are still in use.


def play(game: "Revolution", bots: Sequence[str], seed: Seed, start: int, games: int) -> Array:
    """Games `seed#start`, ... between bots that are compiled, as an array of RESULT."""
    results = np.zeros(games, RESULT)
    deals = Deals.of(game.setting, seed)
    if set(bots) == {"random"}:
        random_batch(deals, start, results, Scratch.new())
    else:
        policies = np.array([POLICIES.index(bot) for bot in bots], np.int64)
        policy_batch(deals, start, results, Scratch.new(), policies)
    return results


def half_points_after(
    known: Array, action: int, games: int, chance: Array, stopped: Callable[[], bool] = bool
) -> tuple[int, int]:
    """Half points won in games played out after this action, and how many these were: fewer than
    asked for if stopped meanwhile. Points below 0: it is not legal."""
    scratch = Scratch.new()
    scratch.minds["chance"][0] = next_word(chance), next_word(chance) | ONE
    points = played = 0
    for count in portions(games):
        won = int(count_wins(known, action, count, chance, scratch))
        if won < 0:
            return won, played
        points, played = points + won, played + count
        if stopped():
            break
    return points, played


def greedy_choice(known: Array, chance: Array) -> int:
    return int(greedy_of(known, chance, Scratch.new()))


def tally(_game: "Revolution", results: Array) -> Counter[Outcome]:
    """How many games ended how."""
    counts: Counter[Outcome] = Counter()
    frequency = np.bincount(results["reason"] * 3 + results["winner"] + 1)
    for code in np.flatnonzero(frequency).tolist():
        reason, winner = divmod(code, 3)
        outcome = Outcome(reason=str(REASONS[reason]), winner=winner - 1 if winner else None)
        counts[outcome] += int(frequency[code])
    return counts
