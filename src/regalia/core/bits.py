"""Sets of up to 64 things as machine words: the few operations Numba does not offer itself."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from .compile import Word

ZERO = np.uint64(0)
ONE = np.uint64(1)


def popcount(word: Word) -> int:
    """How many members the set has."""
    return int(word).bit_count()


def lowest(word: Word) -> int:
    """The lowest member of a set that is not empty."""
    value = int(word)
    return (value & -value).bit_length() - 1


def highest(word: Word) -> int:
    """The highest member of a set that is not empty."""
    return int(word).bit_length() - 1


def members(word: Word) -> list[int]:
    """A set as a list, the lowest member first. (For Python only.)"""
    rest = int(word)
    listed = []
    while rest:
        low = rest & -rest
        listed.append(low.bit_length() - 1)
        rest ^= low
    return listed


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(_typing: Any, word: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), codegen


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(_typing: Any, word: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), codegen


@intrinsic  # type: ignore[untyped-decorator]
def _ctlz(_typing: Any, word: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), codegen


@overload(popcount)
def _popcount(word):  # type: ignore[no-untyped-def]
    return lambda word: _ctpop(np.uint64(word))


@overload(lowest)
def _lowest(word):  # type: ignore[no-untyped-def]
    return lambda word: _cttz(np.uint64(word))


@overload(highest)
def _highest(word):  # type: ignore[no-untyped-def]
    return lambda word: 63 - _ctlz(np.uint64(word))
