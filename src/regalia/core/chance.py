"""Private streams of chance, seeded from any int or text. Nothing here is global and nothing comes
from the clock, so the same seed gives the same game on any machine, for ever.

There are two kinds. Simulations and bots use xoroshiro128++: two words, very fast; but whoever has
seen enough of its numbers can work out the next. Games at tables, where somebody might, use
ChaCha20 (`chacha`): five words, the key and one more than the number of words drawn. The seed says
which: a table's seeds have a form of their own (`seeds.TABLE`). In a position there is room for
either, and the fifth word of a fast stream is 0.

Seeds: an int and its decimal text are the same seed. `base#i` is the i-th stream of the family
`base`: a simulation with seed 7 plays the games dealt from `7#0`, `7#1`, ...
"""

import hashlib
import re
from collections.abc import Callable
from typing import Any

import numpy as np

from .chacha import keystream_word
from .compile import Array, Word, compiled, inlined, int64
from .errors import BadOption, shown
from .seeds import Seed as Seed
from .seeds import fresh_seed as fresh_seed
from .seeds import key_of
from .seeds import seed_text as seed_text

#: What draws a word from a stream, of one kind or the other.
Draw = Callable[[Array], Word]
#: How many words a position keeps for its stream, of either kind.
WORDS = 5
#: Of these, the one that tells the kinds apart.
_DRAWN = 4

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_LOW32 = np.uint64(0xFFFFFFFF)
_S11, _S15, _S17, _S21, _S27, _S28, _S30, _S31, _S32, _S36, _S47, _S49 = (
    np.uint64(n) for n in (11, 15, 17, 21, 27, 28, 30, 31, 32, 36, 47, 49)
)
_UNIT = 2.0**-53


def words(text: str) -> Array:
    """128 bits from any text through a hash, never all zero."""
    digest = hashlib.sha256(text.encode()).digest()
    state = np.frombuffer(digest[:16], dtype="<u8").astype(np.uint64)
    return state if state.any() else np.ones(2, np.uint64)


def check_stream(chance: Any) -> Array:
    """The stream, if it is one."""
    shapes = ((2,), (WORDS,))
    if (
        not isinstance(chance, np.ndarray)
        or chance.dtype != np.uint64
        or chance.shape not in shapes
    ):
        raise BadOption(
            "option/value", option="chance", given=shown(chance), allowed="core.chance.stream(seed)"
        )
    return chance


def stream(seed: Seed, purpose: str = "") -> Array:
    """The stream of a seed. Streams of different purposes have nothing to do with each other."""
    text = seed_text(seed)
    key = key_of(text)
    if key is not None and not purpose:
        return np.append(np.frombuffer(key, dtype="<u8").astype(np.uint64), _ONE)
    base, hash_sign, index = text.rpartition("#")
    prefix = f"{purpose}:" if purpose else ""
    if hash_sign and index.isascii() and index.isdigit() and len(index) < 19:
        state = np.empty(2, np.uint64)
        split(words(prefix + base), int(index), state)
        return state
    return words(prefix + text)


def written(state: Array) -> str:
    """The stream of a position as text: 32 hex digits, or 80."""
    used = state if state[_DRAWN] else state[:2]
    return "".join(f"{int(word):016x}" for word in used)


#: What `written` writes; a fast stream also with less than 32 digits.
_WRITTEN = re.compile("(?!0+$)[0-9a-f]{1,32}|[0-9a-f]{64}(?!0+$)[0-9a-f]{16}")


def is_written(text: Any) -> bool:
    """Whether this can be the text of a stream."""
    return isinstance(text, str) and bool(_WRITTEN.fullmatch(text))


def read(text: str) -> Array:
    """The stream that was written so, as a position keeps it."""
    digits = text.zfill(32)
    digits += "0" * (16 * WORDS - len(digits))
    return np.array([int(digits[at : at + 16], 16) for at in range(0, 16 * WORDS, 16)], np.uint64)


@compiled
def _mix(word: Word) -> Word:
    word = (word ^ (word >> _S30)) * _MIX1
    word = (word ^ (word >> _S27)) * _MIX2
    return word ^ (word >> _S31)


@compiled
def split(family: Array, index: int, state: Array) -> None:
    """Start the index-th stream of a family."""
    step = _mix(np.uint64(index) + _GOLDEN)
    state[0] = _mix(family[0] ^ step)
    state[1] = _mix(family[1] + step) ^ _GOLDEN
    if state[0] == np.uint64(0) and state[1] == np.uint64(0):
        state[0] = _GOLDEN
    _clear_rest(state)


@compiled
def _clear_rest(state: Array) -> None:
    """Make a position's stream a fast one. (A slice would be counted, for every game.)"""
    for place in range(2, len(state)):
        state[place] = _ZERO


@compiled
def begin(family: Array, state: Array) -> None:
    """Start a position's stream as a copy of another, of either kind."""
    size = len(family)
    for place in range(len(state)):
        state[place] = family[place] if place < size else _ZERO


@compiled
def branch(source: Array, state: Array) -> None:
    """Start a fast stream with numbers drawn from another."""
    state[0] = next_word(source)
    state[1] = next_word(source) | _ONE
    _clear_rest(state)


# Drawing a number is inlined wherever it is done, and the two kinds part as early as possible: with
# a cipher in the middle of it the fast one would be several times slower.


@inlined
def _is_keyed(state: Array) -> bool:
    return len(state) > _DRAWN and state[_DRAWN] != _ZERO


@inlined
def _keyed_word(state: Array) -> Word:
    """The next 64 bits of ChaCha20."""
    drawn = state[_DRAWN]
    state[_DRAWN] = drawn + _ONE
    return keystream_word(state[0], state[1], state[2], state[3], drawn - _ONE)


@inlined
def _fast_word(state: Array) -> Word:
    """The next 64 bits of xoroshiro128++."""
    a = state[0]
    b = state[1]
    total = a + b
    result = ((total << _S17) | (total >> _S47)) + a
    b ^= a
    state[0] = ((a << _S49) | (a >> _S15)) ^ b ^ (b << _S21)
    state[1] = (b << _S28) | (b >> _S36)
    return result


@inlined
def next_word(state: Array) -> Word:
    """64 random bits."""
    return _keyed_word(state) if _is_keyed(state) else _fast_word(state)


@inlined
def _scaled(draw: Draw, state: Array, half: Word, limit: Word) -> int:
    """Lemire's method: 32 random bits scaled to 0 .. limit - 1. The few values that would favour
    some results are thrown away and drawn anew."""
    product = half * limit
    low = product & _LOW32
    if low < limit:
        threshold = (_LOW32 + np.uint64(1) - limit) % limit
        while low < threshold:
            product = (draw(state) >> _S32) * limit
            low = product & _LOW32
    return int64(product >> _S32)


@inlined
def below(state: Array, bound: int) -> int:
    """A whole number from 0 to bound - 1, every one equally likely (bound < 2**32)."""
    limit = np.uint64(bound)
    if _is_keyed(state):
        return _scaled(_keyed_word, state, _keyed_word(state) >> _S32, limit)
    return _scaled(_fast_word, state, _fast_word(state) >> _S32, limit)


@compiled
def unit(state: Array) -> float:
    """A number from 0 up to, but not including, 1."""
    return float((next_word(state) >> _S11) * _UNIT)


@compiled
def shuffle(state: Array, items: Array) -> None:
    """Put the items into random order, every order equally likely."""
    if _is_keyed(state):
        _shuffle(_keyed_word, state, items)
    else:
        _shuffle(_fast_word, state, items)


@inlined
def _shuffle(draw: Draw, state: Array, items: Array) -> None:
    """A word serves two draws."""
    last = len(items) - 1
    while last > 0:
        word = draw(state)
        other = _scaled(draw, state, word >> _S32, np.uint64(last + 1))
        items[last], items[other] = items[other], items[last]
        last -= 1
        if last > 0:
            other = _scaled(draw, state, word & _LOW32, np.uint64(last + 1))
            items[last], items[other] = items[other], items[last]
            last -= 1
