"""ChaCha20 as RFC 8439 has it, one word at a time: chance that nobody can predict from what it has
shown so far.

Twenty rounds, because a game draws too few words to feel the difference to eight, and because it is
then the stream that every library has: whoever wants to check a deal needs nothing of ours. A word
is made anew from the key whenever it is asked for; nothing is kept but the key and a number.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from .compile import Word, compiled

_LOW32 = np.uint64(0xFFFFFFFF)
_ONE, _THREE, _SEVEN, _S32 = (np.uint64(n) for n in (1, 3, 7, 32))
_R7, _R8, _R12, _R16, _R20, _R24, _R25 = (np.uint32(n) for n in (7, 8, 12, 16, 20, 24, 25))
#: "expand 32-byte k"
_C0, _C1, _C2, _C3 = (np.uint32(n) for n in (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))
_NONCE = np.uint32(0)
_DOUBLE_ROUNDS = 10


@compiled
def quarter_round(a: Word, b: Word, c: Word, d: Word) -> tuple[Word, Word, Word, Word]:
    """RFC 8439, 2.1. (Numba widens every sum to 64 bits; each is cut back to 32.)"""
    a = np.uint32(a + b)
    d = np.uint32(d ^ a)
    d = np.uint32(np.uint32(d << _R16) | (d >> _R16))
    c = np.uint32(c + d)
    b = np.uint32(b ^ c)
    b = np.uint32(np.uint32(b << _R12) | (b >> _R20))
    a = np.uint32(a + b)
    d = np.uint32(d ^ a)
    d = np.uint32(np.uint32(d << _R8) | (d >> _R24))
    c = np.uint32(c + d)
    b = np.uint32(b ^ c)
    b = np.uint32(np.uint32(b << _R7) | (b >> _R25))
    return a, b, c, d


def _word(k0: Word, k1: Word, k2: Word, k3: Word, index: Word) -> Word:
    """The index-th 64 bits of a key's stream, from 0. The nonce is zero, and the first
    counter too."""
    block = index >> _THREE
    begin = (
        _C0,
        _C1,
        _C2,
        _C3,
        np.uint32(k0 & _LOW32),
        np.uint32(k0 >> _S32),
        np.uint32(k1 & _LOW32),
        np.uint32(k1 >> _S32),
        np.uint32(k2 & _LOW32),
        np.uint32(k2 >> _S32),
        np.uint32(k3 & _LOW32),
        np.uint32(k3 >> _S32),
        np.uint32(block & _LOW32),
        np.uint32(block >> _S32),  # always 0: no game draws 2 ** 35 words
        _NONCE,
        _NONCE,
    )
    a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q = begin
    for _ in range(_DOUBLE_ROUNDS):
        a, e, i, n = quarter_round(a, e, i, n)
        b, f, j, o = quarter_round(b, f, j, o)
        c, g, k, p = quarter_round(c, g, k, p)
        d, h, m, q = quarter_round(d, h, m, q)
        a, f, k, q = quarter_round(a, f, k, q)
        b, g, m, n = quarter_round(b, g, m, n)
        c, h, i, o = quarter_round(c, h, i, o)
        d, e, j, p = quarter_round(d, e, j, p)
    end = (a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q)
    place = (index & _SEVEN) << _ONE
    low = np.uint64(np.uint32(begin[place] + end[place]))
    high = np.uint64(np.uint32(begin[place + _ONE] + end[place + _ONE]))
    return low | (high << _S32)


def keystream_word(k0: Word, k1: Word, k2: Word, k3: Word, index: Word) -> Word:
    """The index-th 64 bits of a key's stream."""
    return _word(k0, k1, k2, k3, index)


@intrinsic  # type: ignore[untyped-decorator]
def _called(_typing: Any, _0: Any, _1: Any, _2: Any, _3: Any, _index: Any) -> Any:
    """Call `_word` without asking whether it has raised anything: it cannot. Numba asks after every
    call; whoever draws a number would then keep counting references to its stream, and that alone
    makes a word of the fast stream several times slower."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        compiled_word = context.compile_subroutine(builder, _word, signature)
        _, word = context.call_internal_no_propagate(builder, compiled_word.fndesc, signature, args)
        return word

    return types.uint64(*[types.uint64] * 5), codegen


@overload(keystream_word)
def _keystream_word(k0, k1, k2, k3, index):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return lambda k0, k1, k2, k3, index: _called(k0, k1, k2, k3, index)
