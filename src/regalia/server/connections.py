"""Who is connected, from where, and until when something must happen. Knows no HTTP.

An address may hold only so many connections. When the house is full, a newcomer takes the place of
the address that holds the most, so that nobody can lock the others out.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from ..tables.rations import Bucket
from .addresses import household

#: Seconds for the head of a request, its body, the answer to a handshake; for a reader to take
#: anything of what is sent; for what is left to be sent when a connection is closed.
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
HANDSHAKE_SECONDS = 30.0
STUCK_SECONDS = 20.0
CLOSE_SECONDS = 5.0
UNBOUNDED = 10**9
#: Seconds between two looks at what is overdue.
SWEEP_SECONDS = 1.0
#: New connections of an address: so many a second, and so many at once.
KNOCKS, KNOCKS_AT_ONCE = 50.0, 500.0
#: Bytes that may wait for all the slow readers of one address.
MOST_UNSENT = 32 << 20

logger = logging.getLogger("regalia.server")


@dataclass(eq=False, slots=True)
class Connection:
    """One connection. `due` is when something must have come, `drained` when something must have
    been read; infinity if nothing is waited for."""

    transport: asyncio.Transport
    address: str
    since: float
    hung_up: Callable[[], None]  # tells the protocol, which hears of it too late otherwise
    bounded: bool = True  # by its address; a proxy of ours is not
    used: bool = False  # something was asked and answered
    seated: bool = False  # it is a table's socket
    due: float = float("inf")
    why: str = ""
    drained: float = float("inf")
    closing: float = float("inf")


@dataclass
class Connections:
    """All connections of this server."""

    most: int = 2048
    most_per_address: int = 256
    is_proxy: Callable[[str], bool] = lambda _: False
    knocks: float = KNOCKS
    _by_address: dict[str, dict[Connection, None]] = field(default_factory=dict)
    _count: int = 0
    _knocks: dict[str, Bucket] = field(default_factory=dict)
    _sweeper: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return self._count

    def held(self, address: str) -> int:
        return len(self._by_address.get(household(address), ()))

    def enter(
        self, transport: asyncio.Transport, peer: str, hung_up: Callable[[], None]
    ) -> Connection | None:
        """A new connection, unless its address has enough of them."""
        address, loop = household(peer), asyncio.get_running_loop()
        if self._sweeper is None:
            self._sweeper = loop.call_later(SWEEP_SECONDS, self._sweep)
        bounded = not self.is_proxy(peer) and self.most_per_address < UNBOUNDED
        held = len(self._by_address.get(address, ()))
        if (bounded and (held >= self.most_per_address or not self._knock(address))) or (
            self._count >= self.most and not self._make_room(held)
        ):
            self.note(address, "connections")
            return None
        made = Connection(transport, address, loop.time(), hung_up, bounded)
        self._by_address.setdefault(address, {})[made] = None
        self._count += 1
        return made

    def _knock(self, address: str) -> bool:
        bucket = self._knocks.get(address)
        if bucket is None:
            bucket = self._knocks[address] = Bucket(self.knocks, KNOCKS_AT_ONCE)
        return bucket.take()

    def leave(self, connection: Connection) -> None:
        held = self._by_address.get(connection.address)
        if held is None or connection not in held:
            return
        del held[connection]
        self._count -= 1
        if not held:
            del self._by_address[connection.address]

    def cut(self, connection: Connection, why: str) -> None:
        """End a connection at once, and say so in the log."""
        self.note(connection.address, why)
        self._abort(connection)

    def _abort(self, connection: Connection) -> None:
        self.leave(connection)
        connection.hung_up()
        connection.transport.abort()

    @staticmethod
    def note(address: str, why: str) -> None:
        """Say in the log that somebody is cut off."""
        logger.warning("cut", extra={"why": why, "address": address})

    def stuck(self, connection: Connection) -> None:
        """Somebody does not read what is sent to them."""
        connection.drained = asyncio.get_running_loop().time() + STUCK_SECONDS
        if not connection.bounded:
            return
        held = self._by_address.get(connection.address, ())
        if sum(each.transport.get_write_buffer_size() for each in held) > MOST_UNSENT:
            self.cut(connection, "unread")

    def _make_room(self, held: int) -> bool:
        """Cut a connection of the address that has the most, if that is more than the newcomer
        would have: one that has not asked anything yet, else an idle one, else a table's."""
        most = max(self._by_address.values(), key=len)
        if len(most) <= held + 1:
            return False
        self.cut(min(most, key=lambda each: (each.seated, each.used, each.since)), "full")
        return True

    def _sweep(self) -> None:
        """Cut whatever is overdue."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in [one for held in self._by_address.values() for one in held]:
            if connection.due <= now:
                self.cut(connection, connection.why)
            elif connection.drained <= now:
                self.cut(connection, "unread")
            elif connection.closing <= now:
                self._abort(connection)
            elif connection.transport.is_closing():
                connection.closing = min(connection.closing, now + CLOSE_SECONDS)
        self._knocks = {who: each for who, each in self._knocks.items() if not each.full}
        again = (self._count or self._knocks) and not loop.is_closed()
        self._sweeper = loop.call_later(SWEEP_SECONDS, self._sweep) if again else None
