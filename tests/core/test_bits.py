"""The few word operations, compiled and plain."""

import random

import numpy as np
from numba import njit

from regalia.core import bits


@njit
def compiled(word):
    return bits.popcount(word), bits.lowest(word), bits.highest(word)


def test_compiled_and_plain_agree():
    generator = random.Random(1)
    for _ in range(500):
        value = generator.getrandbits(64) & generator.getrandbits(64) | 1 << generator.randrange(64)
        word = np.uint64(value)
        plain = (bits.popcount(word), bits.lowest(word), bits.highest(word))
        digits = [place for place in range(64) if value >> place & 1]
        assert plain == (len(digits), digits[0], digits[-1])
        assert compiled(word) == plain
