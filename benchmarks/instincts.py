"""`python -m benchmarks.instincts --players N`: teaches Regicide's reflexes what to feel.

A team plays by the odds its points give. After each game every choice becomes more or less likely
by whether the game then stood better or worse than expected: when the next enemies were turned up,
and at the end (policy gradients with a critic). The critic is the network of `prospects`, which
learns on meanwhile; afterwards `python -m benchmarks.prospects` teaches it anew.

`--players 5` stands for a solo player who flips no Jester. Writes `instincts.npz` beside the module
that reads it. Seeds are `instincts ...`, none of them sealed.
"""

import argparse
import time
from typing import Any

import numba
import numpy as np

from regalia.core.bits import ONE, lowest
from regalia.core.chance import split, words
from regalia.core.compile import Array, Record, Word
from regalia.games.regicide import instincts, prospects
from regalia.games.regicide.cards import VALUE
from regalia.games.regicide.instincts import (
    KEEP_FIRST,
    KEEP_SECOND,
    KEEP_STRAIGHT,
    MOST,
    PLAY_FIRST,
    PLAY_SECOND,
    PLAY_STRAIGHT,
    SIZE,
    VIEW_INPUTS,
    add_up,
    feel,
    inputs_of_play,
    inputs_of_view,
    read_weights,
)
from regalia.games.regicide.legal import (
    ACTION,
    FINE,
    KIND_SHIFT,
    TO_DISCARD,
    TO_FLIP,
    TO_YIELD,
    discard_refusal,
)
from regalia.games.regicide.policies import (
    MIND,
    row_of,
    thumb_action,
    weigh,
    weigh_cards,
    weigh_plays,
)
from regalia.games.regicide.prospects import UNITS, answer, describe, table_of
from regalia.games.regicide.rules import apply, set_up
from regalia.games.regicide.state import DISCARD, LAST_KING, NAME, OVER, REPORT, STATE
from regalia.games.regicide.view import VIEW, glimpse
from regalia.games.regicide.weights import FEEL, REFLEX, UNAIDED, WEIGHTS

from .prospects import learn_one
from .tuning import share_won

#: How much of what comes later counts for a choice, from one enemy to the next.
LATER = 0.7
#: Choices and new enemies of one game that are learned from.
CHOICES, ENEMIES = 400, 12
#: Plays less likely than that teach nothing, unless they were chosen.
UNLIKELY = 0.002
#: The inputs of a view are so many that each learns more slowly.
SLOWLY = np.float32(0.2)


@numba.njit  # type: ignore[untyped-decorator]
def list_pays(v: Record, mind: Record) -> int:
    """All sets that answer the blow into mind.actions; what each would be missed for, below zero,
    into mind.points. After `weigh_cards`."""
    count = 0
    cards = v.hand
    while cards:
        total = place = 0
        missed = 0.0
        rest = v.hand
        while rest:
            card = lowest(rest)
            if cards >> np.uint64(card) & ONE:
                total += VALUE[card]
                missed += mind.missed[place]
            place += 1
            rest &= rest - ONE
        if total >= v.blow and discard_refusal(v.hand, cards, v.blow, v.overpay) == FINE:
            mind.actions[count] = cards
            mind.points[count] = -missed
            count += 1
        cards = (cards - ONE) & v.hand
    return count


@numba.njit  # type: ignore[untyped-decorator]
def list_choices(v: Record, weights: Array, sharpness: float, mind: Record, odds: Array) -> int:
    """What there is to choose from, into mind.actions, and how likely each is by its points.
    Returns how many."""
    if v.phase == DISCARD:
        weigh_cards(v, weights, REFLEX, mind)
        count = list_pays(v, mind)
    else:
        count = weigh_plays(v, weights, REFLEX, mind)
    best = -1e18
    for number in range(count):
        best = max(best, mind.points[number])
    total = 0.0
    for number in range(count):
        odds[number] = np.exp(sharpness * (mind.points[number] - best))
        total += odds[number]
    for number in range(count):
        odds[number] /= total
    return int(count)


@numba.njit  # type: ignore[untyped-decorator]
def teach_play(
    v: Record, cards: Word, push: float, weights: Array, mind: Record, back: Array
) -> None:
    """Give a play more points, after `feel`; what the units of the view are to learn is added to
    `back`."""
    feelings = weights[FEEL:]
    weigh(v, cards, weights, mind.told)
    count = inputs_of_play(cards, mind.told, mind.on)
    for unit in range(UNITS):
        mind.lean[unit] = mind.sums[unit]
    add_up(PLAY_FIRST, mind.on, count, feelings, mind.lean)
    for unit in range(UNITS):
        got = mind.lean[unit]
        mind.lean[unit] = 0.0
        if got > 0.0:
            mind.lean[unit] = push * feelings[PLAY_SECOND + unit]
            feelings[PLAY_SECOND + unit] += push * got
            back[unit] += mind.lean[unit]
    for number in range(count):
        feelings[PLAY_STRAIGHT - VIEW_INPUTS + mind.on[number]] += push
        here = PLAY_FIRST + mind.on[number] * UNITS
        for unit in range(UNITS):
            feelings[here + unit] += mind.lean[unit]


@numba.njit  # type: ignore[untyped-decorator]
def teach_card(card: int, push: float, feelings: Array, mind: Record, back: Array) -> None:
    """Let a card be worth more, after `feel`."""
    feelings[KEEP_STRAIGHT + card] += push
    here = KEEP_SECOND + card * UNITS
    for unit in range(UNITS):
        got = mind.sums[unit]
        if got > 0.0:
            back[unit] += push * feelings[here + unit]
            feelings[here + unit] += push * got


@numba.njit  # type: ignore[untyped-decorator]
def teach(
    v: Record,
    chosen: int,
    step: float,
    sharpness: float,
    weights: Array,
    mind: Record,
    odds: Array,
    on: Array,
    back: Array,
) -> None:
    """Make a choice more likely, or less."""
    count = list_choices(v, weights, sharpness, mind, odds)
    feelings = weights[FEEL:]
    back[:] = 0.0
    for number in range(count):
        odds[number] = step * sharpness * ((1.0 if number == chosen else 0.0) - odds[number])
    if v.phase == DISCARD:
        first = KEEP_FIRST
        feel(first, v, feelings, mind)
        rest = v.hand
        while rest:
            card = lowest(rest)
            rest &= rest - ONE
            push = 0.0
            for number in range(count):
                if mind.actions[number] >> np.uint64(card) & ONE:
                    push -= odds[number]
            teach_card(card, push, feelings, mind, back)
    else:
        first = PLAY_FIRST
        feel(first, v, feelings, mind)
        least = UNLIKELY * abs(step) * sharpness
        for number in range(count):
            if number == chosen or abs(odds[number]) > least:
                teach_play(v, mind.actions[number], odds[number], weights, mind, back)
    for number in range(inputs_of_view(v, on)):
        here = first + on[number] * UNITS
        for unit in range(UNITS):
            feelings[here + unit] += SLOWLY * back[unit]


@numba.njit  # type: ignore[untyped-decorator]
def draw(odds: Array, count: int) -> int:
    dart = np.random.random()
    for number in range(count - 1):
        dart -= odds[number]
        if dart < 0.0:
            return number
    return count - 1


@numba.njit  # type: ignore[untyped-decorator]
def school(
    players: int,
    flips: int,
    family: Array,
    begin: int,
    games: int,
    expected: float,
    sharpness: float,
    rate: float,
    critic_rate: float,
    weights: Array,
    first: Array,
    second: Array,
    states: Array,
    views: Array,
    minds: Array,
    reports: Array,
) -> float:
    """Play games and learn from each. Returns the share won. `expected`: what it is likely to be;
    `views`: space for the choices of a game, and one more."""
    s, mind = states[0], minds[0]
    v = views[CHOICES]
    chosen, when = np.zeros(CHOICES, np.int64), np.zeros(CHOICES, np.int64)
    odds = np.zeros(len(mind.actions))
    on = np.zeros(MOST, np.int64)
    back, sums = np.zeros(UNITS, np.float32), np.zeros(UNITS, np.float32)
    # Of each new enemy: what the critic saw, how the game stood, what came of it beyond that
    seen = np.zeros((ENEMIES, MOST), np.int64)
    counts, tables = np.zeros(ENEMIES, np.int64), np.zeros(ENEMIES, np.int64)
    stood, gain = np.zeros(ENEMIES + 1), np.zeros(ENEMIES + 1)
    stood[0] = expected
    won = 0
    for number in range(begin, begin + games):
        split(family, number, s.chance)
        set_up(s, players, -1, 0, 0)
        s.jesters = flips
        choices = moment = 0
        while s.phase != OVER:
            glimpse(s, v)
            action = thumb_action(v, weights, REFLEX, mind)
            if v.phase != NAME and action >> KIND_SHIFT != TO_FLIP and choices < CHOICES:
                count = list_choices(v, weights[REFLEX, row_of(v)], sharpness, mind, odds)
                views[choices] = v
                chosen[choices] = draw(odds, count)
                when[choices] = moment
                action = mind.actions[chosen[choices]]
                if v.phase == DISCARD:
                    action |= ACTION[TO_DISCARD]
                elif action == 0:
                    action = ACTION[TO_YIELD]
                choices += 1
            before = s.castle_next
            apply(s, action, reports[0])
            if s.castle_next > before and s.phase != OVER:
                tables[moment] = table_of(players, s.jesters)
                counts[moment] = describe(s, seen[moment])
                total = answer(tables[moment], seen[moment], counts[moment], first, second, sums)
                moment += 1
                stood[moment] = 1.0 / (1.0 + np.exp(-total))
        result = 1.0 if s.reason == LAST_KING else 0.0
        won += s.reason == LAST_KING
        gain[moment] = result - stood[moment]
        for each in range(moment - 1, -1, -1):
            gain[each] = stood[each + 1] - stood[each] + LATER * gain[each + 1]
        for choice in range(choices):
            step = rate * gain[when[choice]]
            mine = weights[REFLEX, row_of(views[choice])]
            teach(views[choice], chosen[choice], step, sharpness, mine, mind, odds, on, back)
        for each in range(moment):
            learn_one(
                tables[each], seen[each], counts[each], result, first, second, critic_rate, sums
            )
    return won / games


def write(weights: Array, rows: Any) -> None:
    """Keep these rows; others may have been written meanwhile."""
    kept = read_weights()
    kept[rows] = weights[REFLEX, rows, FEEL:]
    where = instincts.__file__.replace(".py", ".npz")
    np.savez_compressed(where, weights=kept.astype(np.float16))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--rate", type=float, default=0.04)
    parser.add_argument("--critic", type=float, default=0.002, help="its rate")
    parser.add_argument("--sharpness", type=float, default=0.5, help="of odds, for each point")
    parser.add_argument("--games", type=int, default=20_000, help="between two looks")
    arguments = parser.parse_args()
    row = arguments.players - 1
    seats, flips = (1, 0) if row == UNAIDED - 1 else (row + 1, 2 if row == 0 else 0)
    weights = WEIGHTS.copy()
    if not weights[REFLEX, row, FEEL:].any():
        # At first every answer is nothing
        generator = np.random.default_rng(row)
        weights[REFLEX, row, FEEL:] = 0.05 * generator.standard_normal(SIZE)
        weights[REFLEX, row, FEEL + PLAY_SECOND : FEEL + KEEP_FIRST] = 0
        weights[REFLEX, row, FEEL + KEEP_SECOND :] = 0
    critic = prospects.FIRST.copy(), prospects.SECOND.copy()
    views = np.zeros(CHOICES + 1, VIEW)
    scratch = (np.zeros(1, STATE), views, np.zeros(1, MIND), np.zeros(1, REPORT))
    expected = share_won(weights, arguments.players, "instincts check", 20_000)
    print(f"at first {expected:.4f}", flush=True)
    family = words(f"instincts {arguments.players}")
    played = 0
    begin = time.perf_counter()
    while (spent := (time.perf_counter() - begin) / arguments.seconds) < 1.0:
        slower = min(1.0, 2.0 * (1.0 - spent))
        rates = slower * arguments.rate, slower * arguments.critic
        share = school(
            seats,
            flips,
            family,
            played,
            arguments.games,
            expected,
            arguments.sharpness,
            *rates,
            weights,
            *critic,
            *scratch,
        )
        expected = 0.5 * expected + 0.5 * share
        played += arguments.games
        now = share_won(weights, arguments.players, "instincts check", 20_000)
        print(f"{played} games: while learning {share:.4f}, then {now:.4f}", flush=True)
    write(weights, [row, UNAIDED - 1] if row == 0 else [row])


if __name__ == "__main__":
    main()
