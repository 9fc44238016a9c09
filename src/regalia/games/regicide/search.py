"""The strong player's thinking: every move is tried on the same re-deals of what is hidden and
played out by the reflexes; round by round the worse half of the moves is dropped."""

import math
import time
from collections.abc import Sequence

import numpy as np

from ...core.bits import ZERO, popcount
from ...core.compile import Array, Record, compiled
from .batch import MIND
from .cards import worth
from .enemy import blow
from .legal import ACTION, FINE, KIND_SHIFT, TO_DISCARD, TO_FLIP, yield_refusal
from .policies import REFLEX, WEIGHTS, keeping, thumb_action
from .rules import apply
from .state import DISCARD, LAST_KING, NOBODY, OVER, REPORT, STATE
from .view import VIEW, redeal

WIN, GOLD = range(2)
AIMS = ("win", "gold")
#: Discards looked at: those missed least by the rule of thumb.
MOST_DISCARDS = 24
#: What a lost game counts for each enemy defeated: enough to tell lost positions apart.
CONSOLATION = 0.002


@compiled
def glimpse(s: Record, v: Record) -> None:
    """What the rule of thumb looks at, without the lots: a view that is quick to fill."""
    seat = np.int64(s.seat)
    v.viewer = seat
    v.seat = seat
    v.hand = s.hands[seat]
    v.discard = s.discard
    v.damage = s.damage
    v.shield = s.shield
    v.blow = blow(s)
    v.tavern_size = s.tavern_size
    v.enemy = s.enemy
    v.cancelled = s.cancelled
    v.phase = s.phase
    v.jesters = s.jesters
    v.players = s.players
    v.overpay = s.overpay
    v.solo_yield = s.solo_yield
    for each in range(s.players):
        v.hand_sizes[each] = popcount(s.hands[each])
        v.yielded[each] = s.yielded[each]


@compiled
def defeated(s: Record) -> int:
    """Enemies that have fallen."""
    return np.int64(s.castle_next) - (1 if s.enemy != NOBODY else 0)


@compiled
def only_a_flip_helps(s: Record) -> bool:
    """Whether a solo player can neither play nor yield, or cannot meet the blow, without a flip."""
    hand = s.hands[s.seat]
    if s.phase == DISCARD:
        return worth(hand) < blow(s)
    return hand == ZERO and yield_refusal(s) != FINE


@compiled
def play_out(s: Record, v: Record, weights: Array, mind: Record, report: Record, aim: int) -> float:
    """Play a game to its end by the rule of thumb; what came of it, from 0 to 1."""
    while s.phase != OVER:
        glimpse(s, v)
        if aim == GOLD:
            if only_a_flip_helps(s):
                return CONSOLATION * defeated(s)
            v.jesters = 0
        apply(s, thumb_action(v, weights, REFLEX, mind.actions), report)
    if s.reason == LAST_KING:
        return 1.0 if aim == WIN or s.jesters == 2 else 0.5
    return CONSOLATION * defeated(s)


@compiled
def try_moves(
    known: Array,
    actions: Array,
    deals: int,
    aim: int,
    chance: Array,
    values: Array,
    wins: Array,
    states: Array,
    views: Array,
    minds: Array,
    reports: Array,
    weights: Array,
) -> None:
    """Each of these actions on so many re-deals, all on the same ones; adds up what came of it."""
    for _ in range(deals):
        redeal(known[0], chance, states[0])
        for number in range(len(actions)):
            states[1] = states[0]
            apply(states[1], actions[number], reports[0])
            value = play_out(states[1], views[0], weights, minds[0], reports[0], aim)
            values[number] += value
            wins[number] += value >= 1.0


@compiled
def glimpse_of(states: Array, views: Array) -> None:
    glimpse(states[0], views[0])


@compiled
def keepings(actions: Array, players: int, weights: Array, out: Array) -> None:
    """What the cards of each discard are worth keeping for."""
    for number in range(len(actions)):
        cards = actions[number] ^ ACTION[TO_DISCARD]
        out[number] = keeping(cards, weights[REFLEX, players - 1])


class Thinker:
    """Thinks about one decision after the other. It sees VIEW records only."""

    def __init__(self, chance: Array, aim: int = WIN) -> None:
        self._chance = chance
        self._aim = aim
        self._room = (
            np.zeros(2, STATE),
            np.zeros(1, VIEW),
            np.zeros(1, MIND),
            np.zeros(1, REPORT),
            WEIGHTS,
        )

    def best(
        self,
        known: Array,
        legal: Sequence[int],
        *,
        simulations: int | None = None,
        seconds: float | None = None,
    ) -> int:
        """The action to play, after so many games played out or about so long."""
        begin = time.perf_counter()
        actions = self._worth_trying(known, np.array(legal, np.uint64))
        values, played = np.zeros(len(actions)), np.zeros(len(actions))
        rounds = max(1, math.ceil(math.log2(len(actions))))
        alive = np.arange(len(actions))
        for number in range(rounds):
            if len(alive) == 1:
                break
            deals = 1
            if seconds is None:
                deals = max(1, (simulations or 1) // rounds // len(alive))
            while True:
                found, wins = np.zeros(len(alive)), np.zeros(len(alive))
                spent = time.perf_counter()
                self._try(known, actions[alive], deals, found, wins)
                values[alive] += found
                played[alive] += deals
                if seconds is None:
                    break
                now = time.perf_counter()
                left = begin + seconds * (number + 1) / rounds - now
                if left <= 0:
                    break
                # As many as fit, but look at the clock now and then
                deals = max(1, min(int(0.5 * left * deals / (now - spent)), 4 * deals, 64))
            order = np.argsort(-values[alive] / played[alive], kind="stable")
            alive = alive[order[: (len(alive) + 1) // 2]]
        return int(actions[alive[0]])

    def odds(self, known: Array, legal: Sequence[int], deals: int) -> list[int]:
        """How many of so many games are won after each action, all on the same re-deals."""
        actions = np.array(legal, np.uint64)
        values, wins = np.zeros(len(actions)), np.zeros(len(actions))
        self._try(known, actions, deals, values, wins)
        return [int(count) for count in wins]

    def _aim_now(self, known: Array) -> int:
        """Gold is out of reach after a flip, and in company."""
        return self._aim if known["jesters"][0] == 2 else WIN

    def _try(self, known: Array, actions: Array, deals: int, values: Array, wins: Array) -> None:
        aim = self._aim_now(known)
        try_moves(known, actions, deals, aim, self._chance, values, wins, *self._room)

    def _worth_trying(self, known: Array, actions: Array) -> Array:
        """All plays; of very many discards those missed least; no flip where gold is the aim."""
        kinds = actions >> KIND_SHIFT
        if self._aim_now(known) == GOLD and (kinds != TO_FLIP).any():
            actions = actions[kinds != TO_FLIP]
            kinds = actions >> KIND_SHIFT
        pays = actions[kinds == TO_DISCARD]
        if len(pays) > MOST_DISCARDS:
            out = np.zeros(len(pays))
            keepings(pays, int(known["players"][0]), WEIGHTS, out)
            pays = pays[np.argsort(out, kind="stable")[:MOST_DISCARDS]]
            actions = np.concatenate([pays, actions[kinds != TO_DISCARD]])
        return actions
