"""Guard rails: who may connect from where, how often, and what every answer carries."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from ..tables.table import TableError

#: Sent with everything.
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        " connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
#: The longest request or message.
MOST_BYTES = 16_384


@dataclass(frozen=True)
class Rates:
    """Limits: a steady rate a second, and how many may come at once."""

    requests: float = 20.0
    requests_at_once: float = 120.0
    messages: float = 20.0
    messages_at_once: float = 60.0
    sockets_per_address: int = 64
    origins: tuple[str, ...] = ()


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left = rate, most, most
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


@dataclass
class Guard:
    """Counts requests and sockets by address."""

    rates: Rates = field(default_factory=Rates)
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _sockets: dict[str, int] = field(default_factory=dict)

    def request(self, address: str) -> None:
        """Count a request from an address; refuse it if there were too many."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self._buckets = {who: each for who, each in self._buckets.items() if not each.full}
            bucket = Bucket(self.rates.requests, self.rates.requests_at_once)
            self._buckets[address] = bucket
        if not bucket.take():
            raise TableError("rate/limited")

    def socket_opens(self, address: str) -> None:
        open_now = self._sockets.get(address, 0)
        if open_now >= self.rates.sockets_per_address:
            raise TableError("rate/limited")
        self._sockets[address] = open_now + 1

    def socket_closes(self, address: str) -> None:
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)

    def messages(self) -> Bucket:
        return Bucket(self.rates.messages, self.rates.messages_at_once)

    def origin(self, headers: Mapping[str, str]) -> None:
        """Refuse a browser whose page is neither ours nor allowed."""
        origin = headers.get("origin")
        if origin is None or origin in self.rates.origins:
            return
        try:
            host = urlsplit(origin).netloc
        except ValueError:  # not a URL
            host = ""
        if not host or host != headers.get("host", ""):
            raise TableError("origin/refused")
