"""How much is tested: `make test` runs every test small, with fixed seeds; `make prove` runs those
that gain from it at full size, with fresh seeds.

`REGALIA_PROVE` holds the seed of a proof: the same seed gives the same proof again.
"""

import os
import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypeVar

import pytest

SEED = os.environ.get("REGALIA_PROVE", "")
PROVING = bool(SEED)
Case = TypeVar("Case")
Options = dict[str, Any]

#: Marks a test that `make prove` runs too, at full size.
prove = pytest.mark.prove
#: Marks a test that only `make prove` runs.
only_prove = pytest.mark.prove(only=True)


def size(quick: int, full: int) -> int:
    """How many games, deals, examples or kills."""
    return full if PROVING else quick


def first(count: int, cases: Sequence[Case]) -> Sequence[Case]:
    """So many of these cases; all of them in a proof."""
    return cases[: size(count, len(cases))]


def covering(cases: Sequence[Options]) -> Sequence[Options]:
    """As few of these options as hold every pair of their values; all of them in a proof."""
    if PROVING:
        return cases
    pairs = [set(combinations(sorted(case.items()), 2)) for case in cases]
    missing, chosen = set().union(*pairs), []
    while missing:
        best = max(range(len(cases)), key=lambda number: len(pairs[number] & missing))
        chosen.append(cases[best])
        missing -= pairs[best]
    return chosen


def seeded(name: str) -> str:
    """The seed of something that must hold whatever the seed: fresh in every proof."""
    return f"{SEED}/{name}" if PROVING else name


def belongs(item: Any) -> bool:
    """Whether a test is part of this run."""
    marks = list(item.iter_markers("prove"))
    if not PROVING:
        return not any(mark.kwargs.get("only") for mark in marks)
    return bool(marks) or getattr(getattr(item, "obj", None), "is_hypothesis_test", False)


class Entropy:
    """Stands in for `secrets` while a test runs: what the code under test calls unguessable is then
    the same in every run."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def token_bytes(self, count: int | None = None) -> bytes:
        return self._random.randbytes(32 if count is None else count)

    def token_hex(self, count: int | None = None) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int | None = None) -> str:
        return self.token_hex(count)

    def choice(self, sequence: Any) -> Any:
        return self._random.choice(sequence)
