"""Whatever goes wrong, nothing that was acknowledged is lost or happens twice, everybody's story is
the log's, and when the faults end the games go on."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scale import only_prove, prove, seeded, size
from tests.simulation.bugs import BUGS, Bug, seeds_until_found
from tests.simulation.runs import run

ROOT = Path(__file__).parents[2]
#: Seeds in one test, and tests.
EACH, TESTS = size(3, 500), 4


def first_seed() -> int:
    """The same ones in every test; others in every proof."""
    return int.from_bytes(hashlib.sha256(seeded("simulation").encode()).digest()[:4])


@prove
@pytest.mark.parametrize("part", range(TESTS))
def test_no_fault_breaks_a_promise(part: int) -> None:
    begin = first_seed() + part * EACH
    for seed in range(begin, begin + EACH):
        found = run(seed).violations
        again = f"python -m tests.simulation --seed {seed} --trace"
        assert not found, f"seed {seed} ({again}): {found[0]}"


def trace_elsewhere(seed: int, hashing: int) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", "--seed", str(seed), "--trace"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hashing)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.rpartition("1 seeds, ")[0]


def test_a_seed_is_always_the_same_run() -> None:
    seed = first_seed()
    once, again = run(seed), run(seed)
    assert once.trace == again.trace
    assert len(once.trace) > 20
    assert once.logs == again.logs
    assert run(seed + 1).trace != once.trace


@only_prove
def test_a_seed_is_the_same_run_in_another_process() -> None:
    seed = first_seed()
    here = "\n".join([*run(seed).trace, ""])
    assert trace_elsewhere(seed, 1) == here
    assert trace_elsewhere(seed, 2) == here


@only_prove
@pytest.mark.parametrize("bug", [bug for bug in BUGS if bug.soon], ids=lambda bug: bug.title)
def test_a_bug_put_back_in_is_found(bug: Bug) -> None:
    """Those that take long are in the table that `python -m tests.simulation.bugs` prints."""
    found, _ = seeds_until_found(BUGS.index(bug))
    assert found
