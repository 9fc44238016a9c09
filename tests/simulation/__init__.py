"""Faults simulated: the tables, their store and the server's sockets in one deterministic loop, with
people, two processes and everything that can go wrong between them. One seed is one run, and the
same seed is the same run."""

from .checks import check
from .world import Outcome, World


def run(seed: int) -> Outcome:
    """Run a seed and check it; what is wrong is in `violations`."""
    outcome = World(seed).run()
    check(outcome)
    return outcome
