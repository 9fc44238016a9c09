"""Exact play: who wins a position, with which moves, and how soon.

The question the search answers is always one of two, asked for the player to move: "do you win
within so many plies?" and "do you hold out so long without having lost?" Each is the other's
opposite for the opponent, so a position is settled by a tree of yes and no. What was found is kept
in a table under the position's reduced key, which counts the cards played: no answer ever depends
on the path (AR-14).

The search is one loop over rows of arrays, not a recursion: it can be stopped and watched from
outside, and two threads can share the table.
"""

from typing import NamedTuple

import numpy as np

from ...core.bits import ONE, ZERO, lowest
from ...core.compile import Array, Record, Word, compiled, int64
from .actions import card_of, cell_of, choice_of, copied_of, deeper_of
from .cards import (
    BANISH,
    BIT,
    CONVERT,
    COPY,
    DEATH,
    DESTROY,
    HIGH_BORN,
    IS_ACTIVE,
    OBJECT,
    PATTERN,
    RETURN,
    TOWER,
    VERB,
)
from .cells import ALL_CELLS, CHOICES, FIRST, IS_SINGLE, REACH, SIZE, WHOLE
from .legal import (
    MOST_MOVES,
    allies,
    list_actions,
    negated,
    objects,
    places,
    playable,
)
from .memory import NO, UNKNOWN, YES, answer, good_move, recall, remember
from .reduce import key_of
from .rules import apply, worth
from .state import LAST_PLY, NOBODY, OCCUPIED, OVER, REPORT, STATE

#: One row of the search: a position being looked at.
ROW = np.dtype(
    (
        np.record,
        [
            ("key", np.uint64),
            ("best", np.int64),  # an action
            ("killer", np.int64),  # the last good one at this level, in another position
            ("count", np.int32),  # of moves, and how many have been tried
            ("tried", np.int32),
            ("wants_win", np.int8),  # the question: win within `depth`, or hold out
            ("depth", np.int8),
        ],
    )
)

#: What a search has to say while it runs, and what is said to it.
CONTROL = np.dtype(
    (
        np.record,
        [
            ("nodes", np.int64),
            ("budget", np.int64),
            ("draws", np.int64),  # AR-14, met on the way
            ("stop", np.int8),
        ],
    )
)

ROWS = LAST_PLY + 4
SORTED = 8  # moves looked at in the best order; the rest come as they are listed

HISTORY = 1 << 16  # places for the history of moves
_HISTORY_SHIFT = np.uint64(64 - 16)
_SPREAD = np.uint64(0x9E3779B97F4A7C15)


@compiled
def death_cell(s: Record) -> Word:
    """The cell of an open Death, as a set. RRR-81"""
    for cell in range(9):
        if s.card[cell] == DEATH:
            return (1 << cell) & ~s.down
    return 0


@compiled
def has_won(s: Record, mine: int, death: int) -> bool:
    """Whether a player with these allies on a full field has won. RRR-15, RRR-28, AR-10, AR-56"""
    if death:
        return not mine & death
    if not s.numbered:
        return bool(SIZE[mine] > 4)
    lead = worth(s, mine) - worth(s, ALL_CELLS & ~mine)
    return lead > 0 or (lead == 0 and SIZE[mine] > 4)


@compiled
def converts_to_win(s: Record, card: int, cell: int, mine: int, eligible: int, death: int) -> bool:
    """Whether a card that converts, acting from the last cell, leaves its player the winner."""
    pattern = PATTERN[card]
    seat = s.seat
    if IS_SINGLE[pattern]:
        rest = WHOLE[pattern, seat, cell] & eligible
        while rest:
            if has_won(s, mine ^ (rest & -rest), death):
                return True
            rest &= rest - 1
        return False
    for choice in range(CHOICES[pattern]):
        hit = REACH[pattern, choice, seat, cell] & eligible
        if hit and has_won(s, mine ^ hit, death):
            return True
    return False


@compiled
def frees(s: Record, card: int, cell: int) -> bool:
    """Whether a card that banishes or returns, acting from the last cell, finds an object."""
    return bool(WHOLE[PATTERN[card], s.seat, cell] & objects(s, OBJECT[card]) != 0)


@compiled
def last_cell(s: Record) -> int:
    """With one cell free: does the player to move win at once (YES), lose whatever they do (NO), or
    can they still go on (UNKNOWN)?"""
    free = ALL_CELLS & ~s.occupied
    cell = lowest(free)
    mine = allies(s) | free
    death = death_cell(s)
    cards = playable(s)
    fitting = cards & ~BIT[TOWER]
    if fitting & HIGH_BORN and not places(s, lowest(fitting & HIGH_BORN)):
        fitting &= ~HIGH_BORN
    if fitting & ~BIT[DEATH] and has_won(s, mine, death):
        return YES
    goes_on = cards & BIT[TOWER] != ZERO and places(s, TOWER) != 0  # a Tower fills no cell
    if negated(s, cell):
        return UNKNOWN if goes_on else NO
    eligible = objects(s, 0)
    rest = fitting
    while rest:
        card = lowest(rest)
        rest &= rest - ONE
        if not IS_ACTIVE[card]:
            continue
        verb = VERB[card]
        if verb == CONVERT:
            if converts_to_win(s, card, cell, mine, eligible, death):
                return YES
        elif verb == BANISH or verb == RETURN:
            goes_on = goes_on or frees(s, card, cell)
        elif verb == COPY:
            targets = WHOLE[PATTERN[card], s.seat, cell] & objects(s, OBJECT[card])
            while targets:
                copied = int64(s.card[lowest(targets)])
                targets &= targets - 1
                if VERB[copied] == CONVERT:
                    if converts_to_win(s, copied, cell, mine, eligible, death):
                        return YES
                elif VERB[copied] == BANISH or VERB[copied] == RETURN:
                    goes_on = goes_on or frees(s, copied, cell)
                elif VERB[copied] == COPY:
                    # Rare enough to be looked at move by move: a win at once is found that way too
                    goes_on = True
    return UNKNOWN if goes_on else NO


@compiled
def is_last_cell(s: Record) -> bool:
    """Whether the next card placed completes the Battlefield, unless it frees a cell."""
    return bool(SIZE[s.occupied] == 8 and (s.down == 0 or s.ending == OCCUPIED))


@compiled
def promise(s: Record, action: int) -> int:
    """A rough idea of how good a move is, to look at good ones first: the allies it wins."""
    card = card_of(action)
    cell = cell_of(action)
    choice = choice_of(action)
    if choice == 0:
        return 3 if not IS_ACTIVE[card] else 0
    near = copied_of(action)
    deep = deeper_of(action)
    acting = card
    if deep >= 0:
        acting = int64(s.card[deep])
    elif near >= 0:
        acting = int64(s.card[near])
    verb = VERB[acting]
    if verb > RETURN:
        return 2
    pattern = PATTERN[acting]
    hit = REACH[pattern, choice - FIRST[pattern], s.seat, cell] & objects(s, OBJECT[acting])
    mine = allies(s)
    gain = SIZE[hit & ~mine] - SIZE[hit & mine]
    if verb == CONVERT:
        return int64(8 * gain)
    return 5 * gain if verb == DESTROY or verb == BANISH else 1


@compiled
def settle(s: Record, mover: int, wants_win: int, control: Record) -> int:
    """The answer at the end of a game, for the player who would move next."""
    if s.winner == NOBODY:
        control.draws += 1
        return NO if wants_win else YES
    return YES if s.winner == mover else NO


@compiled
def mark(action: int) -> int:
    """Where the history of a move is kept."""
    return int64((np.uint64(action) * _SPREAD) >> _HISTORY_SHIFT)


class Scratch(NamedTuple):
    """What one thread searches in: by level the states, rows, moves and their scores; by seat and
    move how often a move was good; a report nobody reads; the thread's own control."""

    stack: Array
    rows: Array
    moves: Array
    scores: Array
    history: Array
    reports: Array
    controls: Array

    @classmethod
    def new(cls) -> "Scratch":
        return cls(
            np.zeros(ROWS, STATE),
            np.zeros(ROWS, ROW),
            np.zeros((ROWS, MOST_MOVES), np.int64),
            np.zeros((ROWS, MOST_MOVES), np.int64),
            np.zeros((2, HISTORY), np.int64),
            np.zeros(1, REPORT),
            np.zeros(1, CONTROL),
        )


@compiled
def prove(
    scratch: Scratch, table: Array, shared: Array, wants_win: int, depth: int, trust: int
) -> int:
    """Answer a question about `stack[0]`, leaving a move that shows it in `rows[0].best`; UNKNOWN
    if stopped. `trust`: how much the rough idea of a move counts against its history."""
    stack, rows, moves, scores = scratch.stack, scratch.rows, scratch.moves, scratch.scores
    history = scratch.history
    report = scratch.reports[0]
    control = scratch.controls[0]
    level = 0
    rows[0].wants_win = wants_win
    rows[0].depth = depth
    entering = True
    said = UNKNOWN
    while True:
        row = rows[level]
        s = stack[level]
        if entering:
            # A position is looked at for the first time
            control.nodes += 1
            if control.nodes >= control.budget or shared[0].stop:
                return UNKNOWN
            said = UNKNOWN
            row.best = -1
            if s.phase == OVER:
                said = settle(s, s.seat, row.wants_win, control)
            elif row.depth == 0:
                said = 1 - row.wants_win
            elif is_last_cell(s) and level > 0:
                said = last_cell(s)
            if said == UNKNOWN:
                row.key = key_of(s)
                word = recall(table, row.key)
                if word:
                    # The question itself is answered by moves on this very field: what is
                    # remembered may come from a mirrored one
                    if level > 0:
                        said = answer(word, row.wants_win, row.depth)
                    row.best = good_move(word)
            if said == UNKNOWN:
                row.count = list_actions(s, moves[level])
                row.tried = 0
                if SIZE[s.occupied] < 6:
                    # Where much work lies ahead: perhaps some of it is known
                    number = 0
                    while number < row.count:
                        stack[level + 1] = s
                        after = stack[level + 1]
                        apply(after, moves[level, number], report)
                        known = UNKNOWN
                        if after.phase == OVER:
                            known = settle(after, 1 - s.seat, 1 - row.wants_win, control)
                        elif row.depth > 1:
                            word = recall(table, key_of(after))
                            if word:
                                known = answer(word, 1 - row.wants_win, row.depth - 1)
                        if known == NO:
                            row.best = moves[level, number]
                            said = YES
                            break
                        if known == YES:
                            row.count -= 1
                            moves[level, number] = moves[level, row.count]
                        else:
                            number += 1
                for number in range(row.count):
                    action = moves[level, number]
                    scores[level, number] = (
                        promise(s, action) * trust + history[s.seat, mark(action)]
                    )
                    if action == row.best:
                        scores[level, number] = 1 << 60
                    elif action == row.killer:
                        scores[level, number] = 1 << 50
        if said == UNKNOWN:
            # The next move, the most promising first
            tried = int64(row.tried)
            if tried < row.count:
                best = tried
                if tried < SORTED:
                    for number in range(tried + 1, row.count):
                        if scores[level, number] > scores[level, best]:
                            best = number
                action = moves[level, best]
                moves[level, best] = moves[level, tried]
                scores[level, best] = scores[level, tried]
                moves[level, tried] = action
                row.tried += 1
                stack[level + 1] = s
                after = stack[level + 1]
                apply(after, action, report)
                if after.phase == OVER:
                    after.seat = 1 - s.seat
                level += 1
                rows[level].wants_win = 1 - row.wants_win
                rows[level].depth = row.depth - 1
                entering = True
                continue
            said = NO
        # This position is settled, and with it perhaps the one before
        if level == 0:
            if said == NO:
                row.best = -1
            return said
        level -= 1
        entering = False
        row = rows[level]
        if said == NO:
            # The opponent's no is this player's yes: a good move
            row.best = moves[level, row.tried - 1]
            row.killer = row.best
            history[stack[level].seat, mark(row.best)] += 1
            said = YES
        elif row.tried < row.count:
            said = UNKNOWN
            continue
        else:
            said = NO
        remember(table, row, said, 9 - SIZE[stack[level].occupied])
