"""Many games at once, played inside the kernel by compiled policies, into arrays.

Game i of a batch is the game dealt from the seed `seed#i`: any of them can be dealt again and
looked at move by move.
"""

from collections import Counter
from collections.abc import Sequence
from math import comb
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...core.bits import ONE, ZERO, popcount
from ...core.chance import Seed, below, next_word, split
from ...core.compile import Array, Record, Word, compiled, int64
from ...core.game import Outcome
from ...core.pace import portions
from ..deals import Deals
from . import plain
from .cards import ACES, JESTERS, RANK, SOLO_JESTERS, worth
from .enemy import blow, defeated
from .legal import (
    ACTION,
    FINE,
    TO_DISCARD,
    TO_FLIP,
    TO_YIELD,
    discard_refusal,
    flip_refusal,
    list_actions,
    refusal,
    yield_refusal,
)
from .policies import MIND, thumb_action
from .rules import apply, set_up
from .state import DISCARD, LAST_KING, NOBODY, OVER, OVERPAY_ALLOWED, PLAY, REPORT, STATE
from .view import VIEW, glimpse, redeal
from .weights import REFLEX, THUMB, WEIGHTS

if TYPE_CHECKING:
    from .game import Regicide

POLICIES = ("random", "greedy", "reflex")
RANDOM, GREEDY, QUICK = range(3)

RESULT = np.dtype(
    (
        np.record,
        [
            ("reason", np.int8),
            ("defeated", np.int8),  # enemies, of twelve
            ("flips", np.int8),  # solo Jesters used
            ("first", np.int8),
            ("moves", np.int32),
        ],
    )
)


#: RGC-23: how many combos lie in a hand, by rank (2 is 1) and by how many cards of it.
_COMBOS = np.array(
    [
        [
            sum(comb(held, size) for size in range(2, held + 1) if size * (rank + 1) <= 10)
            for held in range(5)
        ]
        for rank in range(5)
    ],
    np.int64,
)


@compiled
def _nth(cards: Word, n: int) -> Word:
    """The n-th card of a set, from 0, as a set of one."""
    for _ in range(n):
        cards &= cards - ONE
    return cards & (~cards + ONE)


@compiled
def random_play(hand: Word, chance: Array, more: int) -> Word:
    """A group this hand can play, or the empty set for one of `more` other moves, all equally
    likely; counted, because listing them takes three times as long."""
    jesters = hand & JESTERS
    cards = hand ^ jesters
    singles = popcount(cards)
    aces = popcount(cards & ACES)
    pairs = aces * (singles - aces) + (aces * (aces - 1) >> 1)
    combos = 0
    for rank in range(1, 5):
        combos += _COMBOS[rank, popcount(cards & RANK[rank])]
    alone = 1 if jesters else 0
    pick = below(chance, singles + pairs + combos + alone + more)
    if pick < singles:
        return _nth(cards, pick)
    pick -= singles
    if pick < pairs:
        while True:
            ace = cards & (~cards + ONE)
            cards ^= ace
            partners = popcount(cards)
            if pick < partners:
                return ace | _nth(cards, pick)
            pick -= partners
    pick -= pairs
    if pick < combos:
        for rank in range(1, 5):
            same = cards & RANK[rank]
            groups = _COMBOS[rank, popcount(same)]
            if pick < groups:
                # Among the subsets of these few, the combos in any fixed order
                group = same
                while True:
                    if popcount(group) > 1 and worth(group) <= 10:
                        if pick == 0:
                            return group
                        pick -= 1
                    group = (group - ONE) & same
            pick -= groups
    return jesters & (~jesters + ONE) if pick == combos and alone else ZERO


@compiled
def random_action(s: Record, mind: Record) -> Word:
    """A legal action, every one equally likely."""
    if s.phase == PLAY:
        yields = 1 if yield_refusal(s) == FINE else 0
        flips = 1 if flip_refusal(s) == FINE else 0
        cards = random_play(s.hands[s.seat], mind.chance, yields + flips)
        if cards:
            return cards
        if yields + flips == 2:
            return ACTION[TO_FLIP if next_word(mind.chance) & ONE else TO_YIELD]
        return ACTION[TO_FLIP if flips else TO_YIELD]
    if s.phase == DISCARD:
        # A random word cut to the hand is a random subset. Draw until one is legal; a flip counts
        # as one more subset. A hand worth twice the blow pays with every other subset at least;
        # poorer ones have few ways to pay, and those are listed.
        hand = s.hands[s.seat]
        owed = blow(s)
        if s.overpay == OVERPAY_ALLOWED and worth(hand) >= 2 * owed:
            flips = flip_refusal(s) == FINE
            ways = (1 << popcount(hand)) + 1
            while True:
                if flips and below(mind.chance, ways) == 0:
                    return ACTION[TO_FLIP]
                cards = next_word(mind.chance) & hand
                if discard_refusal(hand, cards, owed, s.overpay) == FINE:
                    return cards | ACTION[TO_DISCARD]
    return mind.actions[below(mind.chance, list_actions(s, mind.actions))]


@compiled
def finish_at_random(s: Record, mind: Record, report: Record) -> int:
    """Play a game to its end with random moves; returns how many."""
    moves = 0
    while s.phase != OVER:
        apply(s, random_action(s, mind), report)
        moves += 1
    return moves


@compiled
def finish(
    s: Record, policies: Array, weights: Array, mind: Record, view: Record, report: Record
) -> int:
    """Play a game to its end, each seat by its policy; returns how many moves."""
    moves = 0
    while s.phase != OVER:
        if policies[s.seat] == RANDOM:
            action = random_action(s, mind)
        else:
            glimpse(s, view)
            whose = THUMB if policies[s.seat] == GREEDY else REFLEX
            action = thumb_action(view, weights, whose, mind)
        apply(s, action, report)
        moves += 1
    return moves


class Scratch(NamedTuple):
    """What a game is played in: arrays of one."""

    states: Array
    minds: Array
    reports: Array
    views: Array

    @classmethod
    def new(cls) -> "Scratch":
        return cls(np.zeros(1, STATE), np.zeros(1, MIND), np.zeros(1, REPORT), np.zeros(1, VIEW))


class Players(NamedTuple):
    """Who plays: by seat one of the POLICIES, and the weights of those that have any."""

    policies: Array
    weights: Array


@compiled
def _begin(
    setting: Record, family: Array, bots_family: Array, number: int, s: Record, mind: Record
) -> int:
    """Deal a game of a family, with the bots' stream that belongs to it; returns who starts. (What
    belongs together in `Deals` comes one by one: a tuple would be counted for every game.)"""
    split(family, number, s.chance)
    split(bots_family, number, mind.chance)
    set_up(s, setting.players, setting.first, setting.overpay, setting.solo_yield)
    return int64(s.seat)


@compiled
def _store(s: Record, first: int, moves: int, result: Record) -> None:
    result.reason = s.reason
    result.defeated = defeated(s)
    result.flips = SOLO_JESTERS - s.jesters if s.players == 1 else 0
    result.first = first
    result.moves = moves


@compiled
def random_batch(deals: Deals, start: int, results: Array, scratch: Scratch) -> None:
    """Games start, start + 1, ... with random moves."""
    s, mind, report = scratch.states[0], scratch.minds[0], scratch.reports[0]
    setting, family, bots_family = deals.settings[0], deals.family, deals.bots_family
    for game in range(len(results)):
        first = _begin(setting, family, bots_family, start + game, s, mind)
        moves = finish_at_random(s, mind, report)
        _store(s, first, moves, results[game])


@compiled
def policy_batch(
    deals: Deals, start: int, results: Array, scratch: Scratch, players: Players
) -> None:
    """Games start, start + 1, ... with one of the POLICIES at each seat."""
    s, mind, report, v = scratch.states[0], scratch.minds[0], scratch.reports[0], scratch.views[0]
    setting, family, bots_family = deals.settings[0], deals.family, deals.bots_family
    for game in range(len(results)):
        first = _begin(setting, family, bots_family, start + game, s, mind)
        moves = finish(s, players.policies, players.weights, mind, v, report)
        _store(s, first, moves, results[game])


@compiled
def count_wins(
    known: Array, action: int, games: int, chance: Array, scratch: Scratch, players: Players
) -> int:
    """How many of so many games are won after this action, the unknown dealt anew each time;
    -1 if it is not legal. The mind brings its chance."""
    s, mind, report, v = scratch.states[0], scratch.minds[0], scratch.reports[0], scratch.views[0]
    wins = 0
    for _ in range(games):
        redeal(known[0], chance, s)
        if refusal(s, np.uint64(action)) != FINE:
            return -1
        apply(s, np.uint64(action), report)
        finish(s, players.policies, players.weights, mind, v, report)
        if s.reason == LAST_KING:
            wins += 1
    return wins


# Doors for Python. They bring the arrays that the records of a kernel lie in: an array made inside
# a kernel is freed after its last mention, although records taken from it are still in use.


def play(
    game: "Regicide",
    bots: Sequence[str],
    seed: Seed,
    start: int,
    games: int,
    weights: Array = WEIGHTS,
) -> Array:
    """Games `seed#start`, ... between bots that are compiled, as an array of RESULT."""
    results = np.zeros(games, RESULT)
    deals = Deals.of(game.setting, seed)
    if set(bots) == {"random"}:
        random_batch(deals, start, results, Scratch.new())
    else:
        players = Players(np.array([POLICIES.index(bot) for bot in bots], np.int64), weights)
        policy_batch(deals, start, results, Scratch.new(), players)
    return results


def wins_after(known: Array, action: int, games: int, chance: Array, policy: int) -> int:
    """How many of so many games are won after this action, when all seats follow one policy and
    the unknown is dealt anew from a view each time; -1 if it is not legal."""
    scratch = Scratch.new()
    scratch.minds["chance"][0] = next_word(chance), next_word(chance) | ONE
    players = Players(np.full(4, policy, np.int64), WEIGHTS)
    wins = 0
    for count in portions(games):
        won = int(count_wins(known, action, count, chance, scratch, players))
        if won < 0:
            return won
        wins += won
    return wins


def tally(game: "Regicide", results: Array) -> Counter[Outcome]:
    """How many games ended how."""
    counts: Counter[Outcome] = Counter()
    frequency = np.bincount(results["reason"] * 3 + results["flips"])
    for code in np.flatnonzero(frequency).tolist():
        reason, flips = divmod(code, 3)
        ending = {
            "phase": OVER,
            "reason": reason,
            "jesters": SOLO_JESTERS - flips,
            "players": game.players,
            "seat": NOBODY,
        }
        counts[plain.outcome(ending)] += int(frequency[code])  # type: ignore[index]
    return counts
