"""One seed after the other."""

from .checks import check
from .world import Outcome, World


def run(seed: int) -> Outcome:
    """Run a seed and check it; what is wrong is in `violations`."""
    outcome = World(seed).run()
    check(outcome)
    return outcome
