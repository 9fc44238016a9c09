"""Who somebody is: a key of 128 random bits in a cookie. The store knows only its hash."""

import secrets
import time
import unicodedata
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ..tables.guest_book import Guest, hashed
from ..tables.hub import Hub
from ..tables.table import Asker, TableError
from .addresses import household

COOKIE = "regalia_guest"
MOST_LETTERS = 24
_YEAR = 365 * 86_400


def fresh_key() -> str:
    return secrets.token_hex(16)


#: Letters and signs that look like nothing, though Unicode does not call them spaces.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


def clean_name(name: str) -> str:
    """A name fit to be shown: short, single spaces, no hidden or direction-changing characters, no
    towers of accents. One that shows nothing is refused; to have none is allowed."""
    text = unicodedata.normalize("NFC", name)
    kept = []
    for letter in text:
        kind = unicodedata.category(letter)
        if kind.startswith(("Z", "C")) or letter in _BLANK:
            kept.append(" ")
        elif kind.startswith("M") and (not kept or unicodedata.category(kept[-1])[0] in "MZ"):
            continue
        else:
            kept.append(letter)
    cleaned = " ".join("".join(kept).split())[:MOST_LETTERS].strip()
    if name and not cleaned:
        raise TableError("guest/name")
    return cleaned


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any], hub: Hub) -> Guest | None:
    """The guest a cookie belongs to."""
    key = connection.cookies.get(COOKIE, "")
    if not 0 < len(key) <= 64:
        return None
    return await hub.store.guests.guest(hashed(key))


async def needed_guest(connection: ASGIConnection[Any, Any, Any, Any], hub: Hub) -> Asker:
    asker = await asker_of(connection, hub)
    if asker.guest is None:
        raise TableError("guest/unknown")
    return asker


async def asker_of(connection: ASGIConnection[Any, Any, Any, Any], hub: Hub) -> Asker:
    """Who asks, and from where; onlookers without a cookie are no guests."""
    guest, address = await guest_of(connection, hub), address_of(connection)
    return Asker(guest.id, guest.name, address=address) if guest else Asker(None, address=address)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as far as limits and turns are concerned."""
    return household(connection.client.host) if connection.client else "-"


async def new_guest(hub: Hub, name: str, *, secure: bool, path: str) -> tuple[Guest, Cookie]:
    """Add a guest; the guest and their cookie, which is for what is under `path`."""
    guest, key = Guest(secrets.token_hex(8), clean_name(name)), fresh_key()
    await hub.store.guests.add(guest, hashed(key), time.time_ns() // 1_000_000)
    cookie = Cookie(
        key=COOKIE,
        value=key,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
        path=path,
    )
    return guest, cookie
