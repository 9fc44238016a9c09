"""`python -m tests.simulation`: run seeds; with `--seed N --trace` one of them, step by step."""

import argparse
import sys
import time
from collections import Counter

from .runs import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many, from --first on")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", type=int, help="this one only")
    parser.add_argument("--trace", action="store_true", help="print everything that happened")
    parser.add_argument(
        "--keep-going", action="store_true", help="do not stop at the first failure"
    )
    given = parser.parse_args()
    seeds = (
        [given.seed] if given.seed is not None else range(given.first, given.first + given.seeds)
    )
    begin, done, failed, totals = time.perf_counter(), 0, 0, Counter[str]()
    for seed in seeds:
        outcome = run(seed)
        totals += outcome.counts
        done += 1
        if given.trace:
            sys.stdout.write("\n".join([*outcome.trace, ""]))
        if outcome.violations:
            failed += 1
            for each in outcome.violations[:10]:
                sys.stdout.write(f"seed {seed}: {each[:2000]}\n")
            sys.stdout.write(f"once more: python -m tests.simulation --seed {seed} --trace\n")
            sys.stdout.flush()
            if not given.keep_going:
                break
    seconds = time.perf_counter() - begin
    told = ", ".join(f"{name} {totals[name]}" for name in sorted(totals))
    sys.stdout.write(f"{done} seeds, {failed} failed, {seconds:.1f} s; {told}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
