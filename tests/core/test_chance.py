"""Streams of chance: private, reproducible, uniform."""

import hashlib
from collections import Counter

import numpy as np
import pytest

import regalia
from regalia.core import chance
from tests.likely import chance_of


def draws(state, count, bound):
    return [chance.below(state, bound) for _ in range(count)]


def test_xoroshiro128_plus_plus_as_published():
    """The reference algorithm in plain Python integers."""
    mask = (1 << 64) - 1

    def rotate(word, by):
        return ((word << by) | (word >> (64 - by))) & mask

    state = np.array([1, 2], np.uint64)
    a, b = 1, 2
    for _ in range(1000):
        expected = (rotate((a + b) & mask, 17) + a) & mask
        b ^= a
        a, b = rotate(a, 49) ^ b ^ ((b << 21) & mask), rotate(b, 28)
        assert int(chance.next_word(state)) & mask == expected


def test_a_seed_is_hashed_into_128_bits():
    digest = hashlib.sha256(b"7").digest()
    assert chance.stream(7).tobytes() == digest[:16]
    assert chance.stream("7").tobytes() == digest[:16]
    assert chance.stream(7, "bot").tobytes() != digest[:16]


@pytest.mark.parametrize(
    "seed",
    [0, -1, 10**40, 10**9000, "", "seed", "🂡", "7#", "#7", "7#x", "7#-1", "7#٣"],
    ids=lambda seed: str(seed)[:9] if isinstance(seed, str) else "int",
)
def test_any_int_or_text_is_a_seed(seed):
    assert draws(chance.stream(seed), 5, 1000) == draws(
        chance.stream(chance.seed_text(seed)), 5, 1000
    )


@pytest.mark.parametrize("seed", [True, 1.5, None, b"7", [7], "\ud800"])
def test_nothing_else_is_a_seed(seed):
    with pytest.raises(regalia.BadOption) as caught:
        regalia.game("regicide").deal(seed)
    assert caught.value.code == "option/seed"


def test_a_family_has_unrelated_streams():
    starts = {chance.stream(f"7#{number}").tobytes() for number in range(5000)}
    assert len(starts) == 5000
    firsts = Counter(chance.below(chance.stream(f"7#{number}"), 16) for number in range(5000))
    assert chance_of([firsts[value] for value in range(16)]) > 1e-4
    assert chance.stream("7#3").tobytes() != chance.stream("8#3").tobytes()


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 40, 54, 257])
def test_below_is_uniform(bound):
    counts = Counter(draws(chance.stream(f"below {bound}"), 20_000, bound))
    assert set(counts) == set(range(bound))
    if bound > 1:
        assert chance_of([counts[value] for value in range(bound)]) > 1e-4


def test_below_is_exact_where_bias_would_show():
    """A bound close to 2**32 keeps the biased values frequent: they must be thrown away."""
    bound = 3 << 30
    thirds = Counter(value // (1 << 30) for value in draws(chance.stream("bias"), 30_000, bound))
    assert chance_of([thirds[third] for third in range(3)]) > 1e-4


def test_shuffles_are_uniform_and_stay_in_their_range():
    state = chance.stream("shuffle")
    orders = Counter()
    for _ in range(12_000):
        items = np.arange(6, dtype=np.int8)
        chance.shuffle(state, items[1:5])
        assert (items[0], items[5]) == (0, 5)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert chance_of(list(orders.values())) > 1e-4


def test_fresh_seeds_differ():
    assert len({chance.fresh_seed() for _ in range(100)}) == 100
