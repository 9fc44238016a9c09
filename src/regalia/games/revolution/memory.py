"""What the solver remembers of positions: a table of words, each beside the key it was written for.

A word holds how soon the player to move wins or loses for certain (0: not known), and for how long
it is certain that they do not; a good move; how much work it was. Its layout is known here only.
"""

import numpy as np

from ...core.bits import ZERO
from ...core.compile import Array, Record, Word, compiled, int64

#: Answers to "do you win within so many plies?" and "do you hold out so long?"
NO, YES, UNKNOWN = 0, 1, 2

# Where the parts of a word begin
_WIN, _NO_WIN, _LOSS, _NO_LOSS, _MOVE, _WORK = (np.uint64(n) for n in (0, 6, 12, 18, 24, 50))
_PLIES_MASK = np.uint64((1 << 6) - 1)  # each of the first four
_MOVE_MASK = np.uint64((1 << 26) - 1)
_ANSWERS = np.uint64((1 << 24) - 1)  # all four


@compiled
def _plies(word: Word, part: Word) -> int:
    """One of the four numbers of plies."""
    return int64((word >> part) & _PLIES_MASK)


@compiled
def _with_plies(word: Word, part: Word, plies: int) -> Word:
    return (word & ~(_PLIES_MASK << part)) | (np.uint64(plies) << part)


@compiled
def good_move(word: Word) -> int:
    """The action that was good here, or -1."""
    return int64((word >> _MOVE) & _MOVE_MASK) - 1


@compiled
def _work(word: Word) -> int:
    return int64(word >> _WORK)


@compiled
def _noted(answers: Word, move: int, work: int) -> Word:
    """The answers of a word, with a good move (or -1) and how much work it was."""
    return answers | (np.uint64(move + 1) << _MOVE) | (np.uint64(work) << _WORK)


@compiled
def answer(word: Word, wants_win: int, depth: int) -> int:
    """What a remembered word says to a question."""
    if wants_win:
        soon = _plies(word, _WIN)
        if soon and soon <= depth:
            return YES
        if _plies(word, _LOSS) or _plies(word, _NO_WIN) >= depth:
            return NO
    else:
        soon = _plies(word, _LOSS)
        if soon and soon <= depth:
            return NO
        if _plies(word, _WIN) or _plies(word, _NO_LOSS) >= depth:
            return YES
    return UNKNOWN


@compiled
def learn(word: Word, wants_win: int, depth: int, said: int) -> Word:
    """A remembered word with one more answer in it."""
    if wants_win == said:
        # yes, won within; or no, lost within: the soonest counts
        part = _WIN if wants_win else _LOSS
        known = _plies(word, part)
        if known and known <= depth:
            return word
    else:
        part = _NO_WIN if wants_win else _NO_LOSS
        if _plies(word, part) >= depth:
            return word
    return _with_plies(word, part, depth)


@compiled
def recall(table: Array, key: Word) -> Word:
    """What is remembered under a key, or nothing. Two threads may write at the same time: a word
    counts only together with the key it was written for."""
    slot = int64(key) & (len(table) - 1)
    if table[slot, 0] ^ table[slot, 1] == key:
        return table[slot, 1]
    if table[slot ^ 1, 0] ^ table[slot ^ 1, 1] == key:
        return table[slot ^ 1, 1]
    return ZERO


@compiled
def remember(table: Array, row: Record, said: int, work: int) -> None:
    """Keep an answer in one of two places: the second one is always given up."""
    slot = int64(row.key) & (len(table) - 1)
    word = ZERO
    if table[slot, 0] ^ table[slot, 1] == row.key:
        word = table[slot, 1]
    elif table[slot ^ 1, 0] ^ table[slot ^ 1, 1] == row.key:
        slot ^= 1
        word = table[slot, 1]
    elif _work(table[slot, 1]) > work:
        slot ^= 1
    word = learn(word & _ANSWERS, row.wants_win, row.depth, said)
    word = _noted(word, row.best, work)
    table[slot, 1] = word
    table[slot, 0] = row.key ^ word
