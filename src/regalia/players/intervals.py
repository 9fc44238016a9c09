"""Shares with honest intervals."""

import math
from typing import NamedTuple

Z95 = 1.959963984540054


class Share(NamedTuple):
    """A share of all games and its 95% Wilson interval."""

    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.rate:.4f} [{self.low:.4f}, {self.high:.4f}]"


def wilson(count: int, total: int, z: float = Z95) -> Share:
    """Wilson's score interval: right also for shares near 0 and 1."""
    if total == 0:
        return Share(math.nan, 0.0, 1.0)
    rate = count / total
    squeeze = 1 + z * z / total
    centre = (rate + z * z / (2 * total)) / squeeze
    spread = z / squeeze * math.sqrt(rate * (1 - rate) / total + z * z / (4 * total * total))
    # The interval holds the rate itself; rounding must not cut it off at 0 and 1.
    return Share(rate, min(max(centre - spread, 0.0), rate), max(min(centre + spread, 1.0), rate))
