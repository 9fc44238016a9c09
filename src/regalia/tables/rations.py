"""Rations: how often one may ask for what costs others something. Each name has a few at once, and
gets more as time goes by."""

import time


class Bucket:
    """A token bucket: `most` at once, `rate` a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left = rate, most, most
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether so much more may be had."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Rations:
    """A bucket for each name; those that are full are forgotten when there are many."""

    def __init__(self, rate: float, most: float, keep: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._keep = keep
        self._buckets: dict[str, Bucket] = {}
        self._swept = 0.0

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Whether so much more may be had under a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            self._sweep()
            bucket = self._buckets[name] = Bucket(self._rate, self._most)
        return bucket.take(cost)

    def _sweep(self) -> None:
        now = time.monotonic()
        if len(self._buckets) > self._keep and now > self._swept + 1.0:
            self._swept = now
            self._buckets = {name: each for name, each in self._buckets.items() if not each.full}
