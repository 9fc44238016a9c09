"""Many games at once, played inside the kernel by compiled policies, into arrays.

Game i of a batch is the game dealt from the seed `seed#i`: any of them can be dealt again and
looked at move by move.
"""

from math import comb

import numpy as np

from ...core.bits import ONE, ZERO, popcount
from ...core.chance import below, next_word, split
from ...core.compile import Array, Record, Word, compiled
from .cards import ACES, JESTERS, RANK, worth
from .rules import (
    ACTION,
    FINE,
    MOST_MOVES,
    TO_DISCARD,
    TO_FLIP,
    TO_YIELD,
    apply,
    discard_refusal,
    flip_refusal,
    list_actions,
    set_up,
    yield_refusal,
)
from .state import DISCARD, OVER, PLAY, REPORT, STATE

RESULT = np.dtype(
    [
        ("reason", np.int8),
        ("defeated", np.int8),  # enemies, of twelve
        ("flips", np.int8),  # solo Jesters used
        ("first", np.int8),
        ("moves", np.int32),
    ]
)


#: RGC-23: how many combos lie in a hand, by rank (2 is 1) and by how many cards of it.
_COMBOS = np.array(
    [
        [sum(comb(held, size) for size in range(2, held + 1) if size * (rank + 1) <= 10)
         for held in range(5)]
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
def random_action(s: Record, chance: Array, actions: Array) -> Word:
    """A legal action, every one equally likely."""
    if s.phase == PLAY:
        yields = 1 if yield_refusal(s) == FINE else 0
        flips = 1 if flip_refusal(s) == FINE else 0
        cards = random_play(s.hands[s.seat], chance, yields + flips)
        if cards:
            return cards
        if yields + flips == 2:
            return ACTION[TO_FLIP if next_word(chance) & ONE else TO_YIELD]
        return ACTION[TO_FLIP if flips else TO_YIELD]
    if s.phase == DISCARD:
        # A random word cut to the hand is a random subset. Draw until one is legal; a flip counts
        # as one more subset. Only poor hands, with few ways to pay, need the list.
        hand = s.hands[s.seat]
        flips = 1 if flip_refusal(s) == FINE else 0
        ways = (1 << popcount(hand)) + 1
        for _ in range(16):
            if flips and below(chance, ways) == 0:
                return ACTION[TO_FLIP]
            cards = next_word(chance) & hand
            if cards != ZERO and discard_refusal(s, cards) == FINE:
                return cards | ACTION[TO_DISCARD]
    return actions[below(chance, list_actions(s, actions))]


@compiled
def play_batch(
    family: Array,
    bot_family: Array,
    start: int,
    results: Array,
    players: int,
    first: int,
    overpay: int,
    solo_yield: int,
) -> int:
    """Play games start, start + 1, ... to their end; returns the number of moves."""
    states = np.zeros(1, STATE)
    reports = np.zeros(1, REPORT)
    s = states[0]
    report = reports[0]
    actions = np.empty(MOST_MOVES, np.uint64)
    chance = np.empty(2, np.uint64)
    total = 0
    for game in range(len(results)):
        split(family, start + game, s.chance)
        split(bot_family, start + game, chance)
        set_up(s, players, first, overpay, solo_yield)
        starter = s.seat
        moves = 0
        while s.phase != OVER:
            apply(s, random_action(s, chance, actions), report)
            moves += 1
        result = results[game]
        result["reason"] = s.reason
        result["defeated"] = s.castle_next - (1 if s.enemy >= 0 else 0)
        result["flips"] = 2 - s.jesters if players == 1 else 0
        result["first"] = starter
        result["moves"] = moves
        total += moves
    return total
