"""Who looks at a table: whoever is gone for long has left, and whoever comes back gets their seat
back."""

import asyncio
import contextlib
import secrets
from collections.abc import Set

from . import asks
from .errands import Errands
from .log import now
from .room import Door, Room, Watcher
from .store import StoreError
from .table import Asker, TableError


class Attendance:
    def __init__(
        self,
        ask: Door,
        errands: Errands,
        *,
        away_after: float,
        watchers_per_table: int,
    ) -> None:
        self._ask = ask
        self._errands = errands
        self._away_after = away_after
        self._watchers_per_table = watchers_per_table

    def come(self, room: Room, watcher: Watcher) -> None:
        if len(room.watchers) >= self._watchers_per_table:
            raise TableError("table/crowded")
        room.watchers.add(watcher)
        room.tell(None)
        self._welcome(room, watcher.guest)

    def go(self, room: Room, watcher: Watcher) -> None:
        room.watchers.discard(watcher)
        room.tell(None)
        if room.table.seat_of(watcher.guest) is not None and not room.table.over:
            self._errands.run(self._notice_absence(room, watcher.guest))

    def expect(self, room: Room, known: Set[str | None] = frozenset()) -> None:
        """Those who play, were not known to before and do not look on: they may come, or be
        missed."""
        if room.table.phase == "playing":
            here = known | room.guests()
            for each in room.table.seats:
                if each.present and each.guest not in here:
                    self._errands.run(self._notice_absence(room, each.guest))

    def called_absent(self, room: Room, seat: int) -> None:
        """Another process could not know that they look on here."""
        guest = room.table.seats[seat].guest
        if guest in room.guests():
            self._welcome(room, guest)

    def _welcome(self, room: Room, guest: str | None) -> None:
        """Whoever comes back gets their seat back, also from a bot."""
        seat = room.table.seat_of(guest)
        if seat is not None and room.table.phase == "playing" and room.table.seats[seat].away:
            self._errands.run(self._quietly(room, guest, asks.Return(id=secrets.token_hex(8))))

    async def _notice_absence(self, room: Room, guest: str | None) -> None:
        """Somebody in a game who is without a connection for long, and does nothing, has left."""
        idle = 0.0
        while idle < self._away_after:
            await asyncio.sleep(self._away_after - idle)
            seat = room.table.seat_of(guest)
            if seat is None or guest in room.guests() or not room.table.seats[seat].present:
                return
            idle = (now() - room.table.last_by(guest)) / 1000
        if room.table.phase == "playing":
            await self._quietly(room, guest, asks.Absent(id=secrets.token_hex(8)))

    async def _quietly(self, room: Room, guest: str | None, ask: asks.Ask) -> None:
        with contextlib.suppress(TableError, StoreError):
            await self._ask(room.table.id, Asker(guest), ask)
