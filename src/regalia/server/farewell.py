"""How a server stops: whatever it has begun to carry out is answered, nothing else is begun.

After the signal a request gets its answer, or a refusal (`serve/closing`), or the end of its
connection: over a socket with code 1012. What was written was answered; what was not answered was
not written, and its client sends it again to the next server.
"""

import asyncio
from typing import Protocol

from ..core.errors import RegaliaError


class Guest(Protocol):
    """Somebody who has to be seen off."""

    def finish(self) -> None:
        """Take nothing more; go when everything that was begun is answered."""


class Farewell:
    def __init__(self) -> None:
        self._closing = False
        self._guests: set[Guest] = set()
        self._alone = asyncio.Event()

    def need_open(self) -> None:
        """Refuse whoever comes when the server is closing."""
        if self._closing:
            raise RegaliaError("serve/closing")

    def comes(self, guest: Guest) -> None:
        self._guests.add(guest)

    def goes(self, guest: Guest) -> None:
        self._guests.discard(guest)
        if not self._guests:
            self._alone.set()

    async def say(self, seconds: float) -> None:
        """See everybody off, for so many seconds at most."""
        self._closing = True
        for guest in self._guests:
            guest.finish()
        if self._guests:
            try:
                await asyncio.wait_for(self._alone.wait(), seconds)
            except TimeoutError:
                return
