"""Rations: how often one may ask for what costs others something. Each name has a few at once, and
gets more as time goes by."""

import time


class Rations:
    """`most` at once, `rate` a second."""

    def __init__(self, rate: float, most: float, keep: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._keep = keep
        self._left: dict[str, tuple[float, float]] = {}  # what was left, and when

    def take(self, name: str) -> bool:
        """Whether one more may be had."""
        now = time.monotonic()
        if len(self._left) > self._keep:
            self._left = {each: how for each, how in self._left.items() if not self._full(how, now)}
        left, at = self._left.get(name, (self._most, now))
        left = min(self._most, left + (now - at) * self._rate)
        enough = left >= 1.0
        self._left[name] = (left - 1.0 if enough else left), now
        return enough

    def _full(self, how: tuple[float, float], now: float) -> bool:
        left, at = how
        return left + (now - at) * self._rate >= self._most
