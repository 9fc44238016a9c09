"""A table in use in this process, who looks at it, and the door to it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ..core.game import Candidate
from . import requests
from .log import Entry
from .table import Asker, Table

#: How bots and whoever watches over a table ask something of it: by its id, as anybody does.
Door = Callable[[str, Asker, requests.AnyRequest], Awaitable[Entry]]


class News:
    """Something all who look at a table are told: an entry or, without one, who else looks on."""

    def __init__(self, live: "LiveTable", entry: Entry | None) -> None:
        self.live = live
        self.entry = entry
        self._made: dict[int | None, str] = {}

    def once(self, seat: int | None, make: Callable[[], str]) -> str:
        """The words for a seat, or for onlookers (None): made once, however many hear them."""
        if seat not in self._made:
            self._made[seat] = make()
        return self._made[seat]


class Watcher:
    """Somebody who looks at a table. Onlookers without a cookie are no guests."""

    def __init__(self, guest: str | None, tell: Callable[[News], None]) -> None:
        self.guest = guest
        self.tell = tell


@dataclass(eq=False)
class LiveTable:
    """A table in use, and who looks at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    unsure: bool = False  # the store may know more
    heard: int = 0  # the last entry that was heard of
    used: float = field(default_factory=time.monotonic)
    bot: "asyncio.Task[None] | None" = None
    bot_for: tuple[int, int] | None = None  # the revision and seat it thinks about
    #: By seat the last advice asked for: the revision it is for, and what comes of it.
    advice: dict[int, tuple[int, "asyncio.Task[list[Candidate]]"]] = field(default_factory=dict)

    @property
    def behind(self) -> bool:
        """Whether the store has, or may have, more than we know."""
        return self.unsure or self.heard > self.table.number

    def guests(self) -> set[str]:
        """Those who look on and can be told apart."""
        return {watcher.guest for watcher in self.watchers if watcher.guest}

    def present(self) -> list[bool]:
        """Which seats have a person looking, or a bot."""
        here = self.guests()
        return [each.bot is not None or each.guest in here for each in self.table.seats]

    def tell(self, entry: Entry | None) -> None:
        """All who look on hear of an entry; without one, of who else does."""
        news = News(self, entry)
        for watcher in list(self.watchers):
            watcher.tell(news)
