"""How many steps a House is from each score: one table an objective, over all places its six tokens
can take.

A step moves one token to a neighbouring cell that its House does not hold; an Intrigue between two
Houses is one step of each. So what the table says is the least number of Intrigues a House must
take part in, whatever the other Houses do. A table is made once (about a second) and kept on disk.
"""

import contextlib
import functools
import os
import tempfile
import zlib
from math import comb
from pathlib import Path

import numpy as np

from ...core import places
from ...core.bits import ONE, lowest, popcount
from ...core.compile import Array, Word, compiled, int64
from .tokens import EACH, LIST, OBJECTIVES, TOKENS, neighbours, score

SETS = comb(TOKENS, EACH)
FAR = 7  # more steps than there are Intrigues
_NIBBLE = 4
PART = 50_000  # sets that are looked at in one go

# Sets of six cells are numbered as they follow each other as binary numbers. The number is a sum
# over four pieces of nine cells, each looked up by the cells it holds and how many lie below.
_PIECE = np.uint64(9)
_PIECE_MASK = np.uint64(511)
RANK = np.zeros((4, EACH + 1, 512), np.int32)
for _piece in range(4):
    for _below in range(EACH + 1):
        for _held in range(512):
            _number, _order = 0, _below
            for _bit in range(9):
                if _held >> _bit & 1:
                    _order += 1
                    _number += comb(9 * _piece + _bit, _order)
            RANK[_piece, _below, _held] = min(_number, SETS)


@compiled
def rank(cells: Word) -> int:
    """The number of a set of six cells."""
    first = cells & _PIECE_MASK
    second = (cells >> _PIECE) & _PIECE_MASK
    third = (cells >> (_PIECE + _PIECE)) & _PIECE_MASK
    fourth = cells >> (_PIECE + _PIECE + _PIECE)
    below = popcount(first)
    number = RANK[0, 0, first] + RANK[1, below, second]
    below += popcount(second)
    number += RANK[2, below, third]
    below += popcount(third)
    return int64(number + RANK[3, below, fourth])


@compiled
def steps_to(packed: int, slot: int) -> int:
    """The steps to the score at one place of the list, from an entry of the table."""
    return int64(packed >> np.uint32(_NIBBLE * slot)) & 15


@compiled
def _begin(objective: int, sets: Array, reached: Array, table: Array) -> None:
    """All sets, and which scores they have without a step."""
    cells = np.uint64((1 << EACH) - 1)
    for number in range(SETS):
        sets[number] = cells
        points = score(cells, objective)
        for slot in range(6):
            if LIST[objective, slot] == points:
                reached[number] = 1 << slot
            else:
                table[number] |= np.uint32(FAR << _NIBBLE * slot)
        # The next larger number with as many ones
        low = cells & (~cells + ONE)
        ripple = cells + low
        cells = (((ripple ^ cells) >> np.uint64(2)) >> np.uint64(lowest(low))) | ripple


@compiled
def _grow(
    level: int, first: int, end: int, sets: Array, reached: Array, grown: Array, table: Array
) -> None:
    """Which scores some of the sets can reach within one more step than before."""
    for number in range(first, end):
        found = reached[number]
        grown[number] = found
        if found == 63:
            continue
        here = sets[number]
        rest = here
        while rest:
            token = rest & (~rest + ONE)
            rest ^= token
            goals = neighbours(token) & ~here
            while goals:
                goal = goals & (~goals + ONE)
                goals ^= goal
                found |= reached[rank((here ^ token) | goal)]
        fresh = found & ~grown[number]
        grown[number] = found
        for slot in range(6):
            if fresh >> slot & 1:
                table[number] ^= np.uint32((FAR ^ level) << _NIBBLE * slot)


def build(objective: int) -> Array:
    """The table of an objective, made anew."""
    table = np.zeros(SETS, np.uint32)
    sets, reached, grown = np.zeros(SETS, np.uint64), np.zeros(SETS, np.uint8), np.zeros(SETS, "u1")
    _begin(objective, sets, reached, table)
    for level in range(1, EACH + 1):
        for first in range(0, SETS, PART):  # in parts: Ctrl-C is heard between them
            _grow(level, first, min(first + PART, SETS), sets, reached, grown, table)
        reached, grown = grown, reached
    return table


def _folder() -> Path:
    return places.cache() / "tables"


def _kept(objective: int) -> Array | None:
    """The table on disk, if there is one and it is whole: its checksum is in its name."""
    for path in _folder().glob(f"puppeteer-{OBJECTIVES[objective]}-*.npy"):
        with contextlib.suppress(OSError, ValueError, EOFError):
            table = np.load(path, allow_pickle=False)
            if table.shape == (SETS,) and path.name == _name(objective, table):
                return table
    return None


def _name(objective: int, table: Array) -> str:
    return f"puppeteer-{OBJECTIVES[objective]}-{zlib.crc32(table.tobytes()):08x}.npy"


def is_ready(objective: int) -> bool:
    """Whether the table need not be made first."""
    return _kept(objective) is not None


@functools.cache
def steps(objective: int) -> Array:
    """The table of an objective: from memory, from disk, or made now. The entry of a set holds
    four bits for each score of the list."""
    table = _kept(objective)
    if table is None:
        table = build(objective)
        with contextlib.suppress(OSError):
            _folder().mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=_folder(), delete=False) as file:
                np.save(file, table)
            os.replace(file.name, _folder() / _name(objective, table))
    return table
