"""One seed after the other."""

from .checks import check
from .world import Outcome, World


def run(seed: int) -> Outcome:
    """Run a seed and check it; what is wrong is in `violations`."""
    outcome = World(seed).run()
    try:
        check(outcome)
    except Exception as error:  # a log that cannot even be read again
        outcome.violations.append(f"the log does not add up: {error!r}")
    return outcome
