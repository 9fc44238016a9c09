"""Guests and personal links as the store keeps them: only hashes of their keys.

A link leads to one seat, for one device, for a while: the first guest who takes it has used it up,
and a new one for the same seat revokes it. Guests who did nothing and stayed away for long are
forgotten.
"""

import contextlib
import hashlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import StoreError
from .log import now
from .schema import guests, links, sittings, tables

#: How many guests are cached, and for how long: another process may rename them.
KNOWN, KNOWN_SECONDS = 10_000, 30.0
#: Milliseconds: that a guest is still there is written down only so often.
SEEN_AGAIN = 86_400_000

Reading = Callable[[], contextlib.AbstractAsyncContextManager[AsyncConnection]]
#: Carries out a statement that changes something, and says whether it changed anything.
Writing = Callable[[Any], Awaitable[bool]]


@dataclass(frozen=True)
class Guest:
    """Somebody without an account: a random id and a name."""

    id: str
    name: str


@dataclass(frozen=True)
class Link:
    table: str
    seat: int


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class GuestBook:
    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing
        self._known: dict[str, tuple[Guest, float]] = {}

    async def guest(self, key: str) -> Guest | None:
        guest, until = self._known.get(key, (None, 0.0))
        if guest is not None and time.monotonic() < until:
            return guest
        query = sql.select(guests.c.id, guests.c.name, guests.c.seen).where(guests.c.key == key)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None or not await self._seen(row.id, row.seen):
            return None
        if len(self._known) >= KNOWN:
            self._known.clear()
        guest = Guest(row.id, row.name)
        self._known[key] = guest, time.monotonic() + KNOWN_SECONDS
        return guest

    async def _seen(self, guest: str, before: int) -> bool:
        """Write down that a guest was here today; whether they have not just been forgotten."""
        at = now()
        if at - before < SEEN_AGAIN:
            return True
        with contextlib.suppress(StoreError):  # who cannot be written down may still look
            return await self._write(guests.update().where(guests.c.id == guest).values(seen=at))
        return True

    async def add(self, guest: Guest, key: str, at: int) -> None:
        row = {"id": guest.id, "key": key, "name": guest.name, "created": at, "seen": at}
        await self._write(guests.insert().values(row))

    async def rename(self, guest: str, name: str) -> None:
        await self._write(guests.update().where(guests.c.id == guest).values(name=name))
        self._known = {key: found for key, found in self._known.items() if found[0].id != guest}

    # Links

    async def add_link(self, key: str, table: str, seat: int, expires: int) -> None:
        """Add a link to a seat; whatever other link leads there does no more."""
        await self.revoke_links(table, seat)
        row = {"key": key, "table_id": table, "seat": seat, "expires": expires}
        await self._write(links.insert().values(row))

    async def revoke_links(self, table: str, seat: int) -> bool:
        """Revoke the link to a seat; whether there was one."""
        mine = sql.and_(links.c.table_id == table, links.c.seat == seat)
        return await self._write(links.delete().where(mine))

    async def link(self, key: str) -> Link | None:
        """Where a link leads, also one that was used; None if there is none or it has expired."""
        query = sql.select(links.c.table_id, links.c.seat).where(
            links.c.key == key, links.c.expires > now()
        )
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return Link(row.table_id, row.seat) if row else None

    async def take_link(self, key: str, guest: str) -> bool:
        """Use a link up; whether this guest is the first to do so."""
        free = sql.and_(links.c.key == key, links.c.taken_by.is_(None), links.c.expires > now())
        return await self._write(links.update().where(free).values(taken_by=guest))

    async def give_link_back(self, key: str, guest: str) -> None:
        """The guest who took a link got no seat by it: somebody else still may."""
        mine = sql.and_(links.c.key == key, links.c.taken_by == guest)
        await self._write(links.update().where(mine).values(taken_by=None))

    # Keeping tidy

    async def forget(self, at: int, unseen_since: int) -> None:
        """Forget links that have ended, and guests who were last seen before `unseen_since`, have
        never sat anywhere and have no table open."""
        await self._write(links.delete().where(links.c.expires <= at))
        sat = sql.exists().where(sittings.c.guest == guests.c.id)
        hosts = sql.exists().where(tables.c.host == guests.c.id, tables.c.closed.is_(False))
        idle = sql.and_(guests.c.seen < unseen_since, ~sat, ~hosts)
        if await self._write(guests.delete().where(idle)):
            self._known.clear()
