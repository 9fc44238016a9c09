"""Personal links: the way to take one's seat to another device. A link works once, for a while, and
only as long as its maker holds the seat; a new one revokes it."""

import secrets
from collections.abc import Awaitable, Callable

from .guest_book import hashed
from .live import LiveTable
from .log import now
from .store import Store
from .table import Asker, TableError

Load = Callable[[str], Awaitable[LiveTable]]
#: Gives a seat, held since an entry, to somebody else.
HandOver = Callable[[str, int, int, Asker], Awaitable[object]]


class Links:
    def __init__(self, store: Store, load: Load, hand_over: HandOver, expires: float) -> None:
        self._store = store
        self._load = load
        self._hand_over = hand_over
        self._expires = expires

    async def make(self, table_id: str, asker: Asker) -> str:
        """The token of a new link to the asker's seat, in place of any other."""
        seat, since = await self._held(table_id, asker)
        # It is for this stay on the seat only, and cannot be changed
        token = f"{since}-{secrets.token_hex(16)}"
        expires = now() + int(1000 * self._expires)
        await self._store.guests.add_link(hashed(token), table_id, seat, expires)
        return token

    async def revoke(self, table_id: str, asker: Asker) -> bool:
        """Revoke the link to the asker's seat; whether there was one."""
        seat, _ = await self._held(table_id, asker)
        return await self._store.guests.revoke_links(table_id, seat)

    async def _held(self, table_id: str, asker: Asker) -> tuple[int, int]:
        """The asker's seat, and since when they hold it."""
        table = (await self._load(table_id)).table
        seat = table.seat_of(asker.guest)
        if seat is None:
            raise TableError("table/not_seated")
        return seat, table.seats[seat].since

    async def follow(self, token: str, to: Asker) -> LiveTable:
        """Take over the seat a link leads to. Whoever has used it may ask again, since the answer
        may have been lost."""
        since = token.partition("-")[0]
        if len(token) > 64 or not (since.isascii() and since.isdecimal()):
            raise TableError("link/unknown")
        key, guest = hashed(token), str(to.guest)
        found = await self._store.guests.link(key)
        if found is None:
            raise TableError("link/unknown")
        live = await self._load(found.table)
        if live.table.seat_of(guest) == found.seat:
            return live
        if not await self._store.guests.take_link(key, guest):
            raise TableError("link/unknown")
        try:
            await self._hand_over(found.table, found.seat, int(since), to)
        except TableError:
            # It still leads there for somebody else
            await self._store.guests.give_link_back(key, guest)
            raise
        return live
