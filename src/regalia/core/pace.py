"""Long work in portions. A kernel does not hear Ctrl-C, so none may run for long: work without an
end in sight is cut into portions, the first ones small, then about a fifth of a second each.

What comes of the work must not depend on where it is cut.
"""

import time
from collections.abc import Iterator

#: How long a portion should take.
SECONDS = 0.2
#: How much larger the next portion may be: the first ones are short and tell little.
GROWTH = 4


class Pace:
    """How much makes a portion, by how long the last ones took."""

    def __init__(self, size: int = 16) -> None:
        self.size = size

    def learn(self, count: int, seconds: float) -> None:
        """So much took so long."""
        fitting = int(count * SECONDS / max(seconds, 1e-9))
        self.size = max(1, min(fitting, GROWTH * self.size))


def portions(total: int) -> Iterator[int]:
    """How much to do next, until all is done. The time until the next is asked for counts."""
    pace = Pace()
    while total > 0:
        count = min(pace.size, total)
        begin = time.perf_counter()
        yield count
        pace.learn(count, time.perf_counter() - begin)
        total -= count
