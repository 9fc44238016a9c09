"""How long ago something was, for whoever must not be wrong about it: a clock that is set forward,
or a machine that has slept, makes nobody late and no table old."""

import time
from collections.abc import Callable

from . import log

#: What the clock may run ahead of steady time before it counts as set: seconds, and a part of them.
TOLERANCE, DRIFT = 5.0, 0.001


class SteadyClock:
    """Time passes as on the wall, but not faster than a steady clock says: when the wall clock
    jumps forward, waiting begins anew at that moment."""

    def __init__(
        self,
        wall: Callable[[], int] = lambda: log.now(),
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._then = wall(), steady()
        self._set = 0

    def since(self) -> int:
        """When the clock was last set forward: from then on time can be relied on. 0 if never."""
        wall, steady = self._wall(), self._steady()
        passed = steady - self._then[1]
        if (wall - self._then[0]) / 1000 - passed > TOLERANCE + DRIFT * passed:
            self._set = wall
        self._then = wall, steady
        return self._set

    def passed(self, at: int) -> float:
        """Seconds since a time on the wall that one can be sure of."""
        return max(0, self._wall() - max(at, self.since())) / 1000
