"""Guard rails: who may connect from where, how often, and what every answer carries."""

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Self
from urllib.parse import urlsplit

from ..tables.rations import Bucket, Rations
from ..tables.table import TableError
from .addresses import for_policy, household

#: Sent with everything, besides the policy.
HEADERS = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
#: The longest message over a socket, and the longest body of a call.
MOST_BYTES = 16_384
MOST_BODY = 64 * MOST_BYTES


def policy(scheme: str, host: str) -> str:
    """What the page may do: load from here, and talk to here. Not every browser takes 'self' to
    mean our socket too, so it is named."""
    named = for_policy(host)
    line = f" {'wss' if scheme in ('https', 'wss') else 'ws'}://{named}" if named else ""
    return (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        f" connect-src 'self'{line}; object-src 'none'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
    )


@dataclass(frozen=True)
class Rates:
    """Limits: a steady rate a second, and how many may come at once. The work for an address is
    counted in milliseconds of the server's time (`costs`): a quarter of one process."""

    work: float = 250.0
    work_at_once: float = 1000.0
    messages: float = 20.0
    messages_at_once: float = 60.0
    sockets_per_address: int = 128
    origins: tuple[str, ...] = ()
    frames: float = 40.0
    frames_at_once: float = 200.0
    connections: int = 2048
    connections_per_address: int = 256
    together: int = 2  # so many requests of an address are worked on at the same time
    long_together: int = 4  # and so many that wait for something thought out elsewhere

    @classmethod
    def unlimited(cls, origins: tuple[str, ...] = ()) -> Self:
        """No limits by address or connection."""
        most = 1e9
        many = 10**9
        return cls(most, most, most, most, many, origins, most, most, many, many, many, many)

    def shared_by(self, processes: int) -> Self:
        """What each of several processes allows an address, so that together they allow what one
        does. What may come at once stays: all that a visitor asks may come to one of them."""
        return replace(
            self,
            work=self.work / processes,
            sockets_per_address=math.ceil(self.sockets_per_address / processes),
            connections_per_address=math.ceil(self.connections_per_address / processes),
            together=math.ceil(self.together / processes),
            long_together=math.ceil(self.long_together / processes),
        )


#: Seconds that a call over the limit waits before it is refused, so that a flood of refusals is no
#: flood either.
PATIENCE = 0.5


class Gate:
    """Lets so many of an address in at a time."""

    __slots__ = ("places", "users")

    def __init__(self, places: int) -> None:
        self.places, self.users = asyncio.Semaphore(places), 0


@dataclass
class Guard:
    """Counts work and sockets by address."""

    rates: Rates = field(default_factory=Rates)
    _work: Rations = field(init=False)
    _sockets: dict[str, int] = field(default_factory=dict)
    _gates: dict[tuple[str, bool], Gate] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._work = Rations(self.rates.work, self.rates.work_at_once)

    async def admit(self, address: str, cost: float, patience: float = PATIENCE) -> None:
        """Count work for an address. What is too much waits a while, then is refused."""
        name, waited = household(address), 0.0
        while not self._work.take(name, cost):
            if waited >= patience:
                raise TableError("rate/limited")
            await asyncio.sleep(PATIENCE)
            waited += PATIENCE

    @contextlib.asynccontextmanager
    async def place(self, address: str, *, long: bool = False) -> AsyncIterator[None]:
        """A place among those of an address that are worked on; the others wait for one, before
        what they bring is read. Calls that take long have places of their own."""
        name = household(address), long
        gate = self._gates.get(name)
        if gate is None:
            places = self.rates.long_together if long else self.rates.together
            gate = self._gates[name] = Gate(places)
        gate.users += 1
        try:
            async with gate.places:
                yield
        finally:
            gate.users -= 1
            if not gate.users:
                self._gates.pop(name, None)

    def socket_opens(self, address: str) -> None:
        address = household(address)
        open_now = self._sockets.get(address, 0)
        if open_now >= self.rates.sockets_per_address:
            raise TableError("rate/limited")
        self._sockets[address] = open_now + 1

    def socket_closes(self, address: str) -> None:
        address = household(address)
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)

    def messages(self) -> Bucket:
        return Bucket(self.rates.messages, self.rates.messages_at_once)

    def frames(self) -> Bucket:
        return Bucket(self.rates.frames, self.rates.frames_at_once)

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
