"""Bots that sit at tables: each thinks when it is its turn, and not when it is not."""

import asyncio
import logging
import secrets
import time

from ..core.errors import IllegalMove
from . import asks
from .errands import Errands
from .fold import Seat
from .preparing import Preparations
from .room import Door, Room
from .store import StoreError
from .table import Asker, Table, TableError
from .thinking import ANSWER_SECONDS, Thinkers, ThinkingError

logger = logging.getLogger("regalia.tables")

#: A bot with a time limit moves so long after it, with its pace: whatever it did with its time.
SPARE_SECONDS = 0.2


class BotSeats:
    """`pace`: a bot's move comes so many seconds after its turn began, or when all of its time is
    over, however long it took to find: the time tells nothing of its cards."""

    def __init__(
        self,
        ask: Door,
        thinkers: Thinkers,
        preparations: Preparations,
        errands: Errands,
        pace: float,
    ) -> None:
        self._ask = ask
        self._thinkers = thinkers
        self._preparations = preparations
        self._errands = errands
        self._pace = pace

    def nudge(self, room: Room, wait: float = 0.0) -> None:
        """See that a bot thinks if it is its turn, and that none does if it is not."""
        seat = room.table.bot_to_move()
        wanted = None if seat is None else (room.table.position, seat)
        if room.bot is not None and not room.bot.done():
            if room.bot_for == wanted or room.bot is asyncio.current_task():
                return
            room.bot.cancel()
        room.bot_for = wanted
        if seat is not None:
            room.bot = self._errands.run(self._play(room, seat, wait))

    async def _play(self, room: Room, seat: int, wait: float) -> None:
        """One bot's move, and those of the bots that come after it."""
        await asyncio.sleep(wait)
        while True:
            position = room.bot_for[0] if room.bot_for else -1
            begin = time.monotonic()
            move = await self._move(room.table, seat)
            pace = self.pace_of(room.table.seats[seat])
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begin)))
            ask = asks.Move(id=f"{position}", answers=position, move=move)
            try:
                await self._ask(room.table.id, Asker(None, bot_seat=seat), ask)
            except TableError:
                return  # the table needs it no more
            except IllegalMove as error:
                logger.error("bot", extra={"bot": room.table.seats[seat].bot, "code": error.code})
                return
            except StoreError:
                logger.warning("store", extra={"table": room.table.id})
                await asyncio.sleep(1.0)
            following = room.table.bot_to_move()
            if following is None:
                return
            seat = following
            room.bot_for = (room.table.position, seat)

    def pace_of(self, seat: Seat) -> float:
        """How long after its turn began a bot moves: no sooner than one that has used all of its
        time, so that a quick answer tells nothing."""
        if not self._pace or seat.milliseconds is None:
            return self._pace
        return max(self._pace, seat.milliseconds / 1000 + SPARE_SECONDS)

    async def _move(self, table: Table, seat: int) -> str:
        assert table.state is not None
        view = table.state.view(seat)
        bot = f"{table.game.name}/{table.seats[seat].bot}"
        await self._preparations.bots(table.game.name)
        for _ in range(2):
            try:
                return await self._thinkers.choose(
                    bot, view, table.seats[seat].milliseconds, ANSWER_SECONDS
                )
            except ThinkingError as error:
                logger.error("bot", extra={"bot": bot, "code": error.code})
        return str(secrets.choice(view["legal_moves"]))
