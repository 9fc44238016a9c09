"""Who is at a table: a guest without a connection for long has left it, and gets the seat back on
coming back."""

import asyncio
import contextlib
from collections.abc import Set

from . import requests
from .background import BackgroundTasks
from .clock import SteadyClock
from .live import Door, LiveTable, Watcher
from .store import StoreError
from .table import Asker, TableError


class Attendance:
    def __init__(
        self,
        ask: Door,
        background: BackgroundTasks,
        *,
        clock: SteadyClock,
        away_after: float,
        watchers_per_table: int,
    ) -> None:
        self._ask = ask
        self._background = background
        self._clock = clock
        self._away_after = away_after
        self._watchers_per_table = watchers_per_table

    def come(self, live: LiveTable, watcher: Watcher) -> None:
        if len(live.watchers) >= self._watchers_per_table:
            raise TableError("table/crowded")
        live.watchers.add(watcher)
        live.tell(None)
        self._welcome(live, watcher.guest)

    def go(self, live: LiveTable, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.tell(None)
        if live.table.seat_of(watcher.guest) is not None and not live.table.over:
            self._background.run(self._notice_absence(live, watcher.guest))

    def expect(self, live: LiveTable, known: Set[str | None] = frozenset()) -> None:
        """Watch for the absence of players who do not look on, unless they are `known` and watched
        for already."""
        if live.table.phase == "playing":
            here = known | live.guests()
            for each in live.table.seats:
                if each.present and each.guest not in here:
                    self._background.run(self._notice_absence(live, each.guest))

    def called_absent(self, live: LiveTable, seat: int) -> None:
        """Welcome a guest back whom another process called absent, if they look on here."""
        guest = live.table.seats[seat].guest
        if guest in live.guests():
            self._welcome(live, guest)

    def _welcome(self, live: LiveTable, guest: str | None) -> None:
        """Give a guest who is back the seat again, also from a bot."""
        seat = live.table.seat_of(guest)
        if seat is not None and live.table.phase == "playing" and live.table.seats[seat].away:
            self._background.run(self._quietly(live, guest, requests.Return()))

    async def _notice_absence(self, live: LiveTable, guest: str | None) -> None:
        """Write down that a player has left who had no connection and did nothing for long."""
        idle = 0.0
        while idle < self._away_after:
            await asyncio.sleep(self._away_after - idle)
            seat = live.table.seat_of(guest)
            if seat is None or guest in live.guests() or not live.table.seats[seat].present:
                return
            idle = self._clock.passed(live.table.acted.get(guest or "", 0))
            idle = min(idle, live.unseen(guest))
        if live.table.phase == "playing":
            await self._quietly(live, guest, requests.Absent())

    async def _quietly(
        self, live: LiveTable, guest: str | None, request: requests.AnyRequest
    ) -> None:
        with contextlib.suppress(TableError, StoreError):
            await self._ask(live.table.id, Asker(guest), request)
