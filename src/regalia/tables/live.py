"""A table in use in this process, and who looks at it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ..core.game import Candidate
from . import requests
from .log import Entry
from .table import Asker, Table
from .turns import Whom

#: How long a table counts as looked at after somebody without a connection has asked for it.
LOOKED_SECONDS = 60.0

#: How the parts of the hub ask something of a table: by its id, as anybody does.
Door = Callable[[str, Asker, requests.AnyRequest], Awaitable[Entry]]


class News:
    """What all watchers of a table are told: a new entry or, without one, who is present."""

    def __init__(self, live: "LiveTable", entry: Entry | None) -> None:
        self.live = live
        self.entry = entry
        self._made: dict[int | None, bytes] = {}

    def once(self, seat: int | None, make: Callable[[], bytes]) -> bytes:
        """The message for a seat, or for onlookers (None), made once for all who get it."""
        if seat not in self._made:
            self._made[seat] = make()
        return self._made[seat]


class Watcher:
    """Somebody who looks at a table. Onlookers without a cookie are no guests."""

    def __init__(self, guest: str | None, tell: Callable[[News], None], address: str = "") -> None:
        self.guest = guest
        self.tell = tell
        self.address = address


@dataclass(eq=False)
class LiveTable:
    """A table in use, and who looks at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    unsure: bool = False  # the store may have more entries
    heard: int = 0  # the last entry we know to be in the store
    used: float = field(default_factory=time.monotonic)
    looked: float = float("-inf")  # when somebody last asked for it, by the monotonic clock
    address: str = ""  # where its players ask from
    seen: dict[str, float] = field(default_factory=dict)  # when each guest last asked
    bot: "asyncio.Task[None] | None" = None
    bot_for: tuple[int, int] | None = None  # the revision and seat it thinks about
    #: The last advice each seat asked for: its revision, and the task that finds it.
    advice: dict[int, tuple[int, "asyncio.Task[list[Candidate]]"]] = field(default_factory=dict)

    @property
    def behind(self) -> bool:
        """Whether the store has, or may have, entries that we do not."""
        return self.unsure or self.heard > self.table.number

    @property
    def looked_at(self) -> bool:
        """Whether anybody looks: over a connection, or by asking now and then."""
        return bool(self.watchers) or time.monotonic() - self.looked < LOOKED_SECONDS

    @property
    def whom(self) -> Whom:
        """For whom bots think here, when others wait for theirs."""
        return self.address, self.table.host or "", self.table.id

    def look(self, asker: Asker) -> None:
        """Somebody asks for the table, or something of it."""
        self.looked = time.monotonic()
        if self.table.seat_of(asker.guest) is not None and asker.guest:
            self.seen[asker.guest] = self.looked
        if asker.address and self._plays(asker.guest):
            self.address = asker.address

    def unseen(self, guest: str | None) -> float:
        """Seconds since a player last asked for the table."""
        return time.monotonic() - self.seen.get(guest or "", float("-inf"))

    def _plays(self, guest: str | None) -> bool:
        return guest is not None and (
            guest == self.table.host or self.table.seat_of(guest) is not None
        )

    def guests(self) -> set[str]:
        """The guests among the watchers."""
        return {watcher.guest for watcher in self.watchers if watcher.guest}

    def present(self) -> list[bool]:
        """For each seat, whether its guest looks on or a bot plays there."""
        here = self.guests()
        return [each.bot is not None or each.guest in here for each in self.table.seats]

    def tell(self, entry: Entry | None) -> None:
        """Tell all watchers of an entry or, without one, of who is present."""
        news = News(self, entry)
        for watcher in list(self.watchers):
            watcher.tell(news)
