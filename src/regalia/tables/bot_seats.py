"""Bots that sit at tables: a bot thinks when it is its turn and somebody looks, and only then."""

import asyncio
import logging
import secrets
import time

from ..core.errors import IllegalMove
from . import requests
from .background import BackgroundTasks
from .live import Door, LiveTable
from .preparing import Preparations
from .store import StoreError
from .table import Asker, Seat, TableError
from .workers import ANSWER_SECONDS, ThinkingError, Workers

logger = logging.getLogger("regalia.tables")

#: Seconds added to a bot's own time limit; it moves then, whenever it had its move.
SPARE_SECONDS = 0.2


class BotSeats:
    """`pace`: the seconds from the start of a bot's turn to its move, or more if its time limit is
    longer. The wait never depends on the thinking, so it tells nothing of the bot's cards."""

    def __init__(
        self,
        ask: Door,
        workers: Workers,
        preparations: Preparations,
        background: BackgroundTasks,
        pace: float,
    ) -> None:
        self._ask = ask
        self._workers = workers
        self._preparations = preparations
        self._background = background
        self._pace = pace

    def nudge(self, live: LiveTable, wait: float = 0.0) -> None:
        """Let a bot think if it is its turn, and stop one whose turn it is not."""
        seat = live.table.bot_to_move()
        wanted = None if seat is None else (live.table.revision, seat)
        if live.bot is not None and not live.bot.done():
            if live.bot_for == wanted or live.bot is asyncio.current_task():
                return
            live.bot.cancel()
        live.bot_for = wanted
        if seat is not None and live.looked_at:
            live.bot = self._background.run(self._play(live, seat, wait))

    async def _play(self, live: LiveTable, seat: int, wait: float) -> None:
        """Play one bot's move, and those of the bots that follow it."""
        await asyncio.sleep(wait)
        while True:
            revision = live.bot_for[0] if live.bot_for else -1
            begin = time.monotonic()
            move, by_chance = await self._move(live, seat)
            pace = self.pace_of(live.table.seats[seat])
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begin)))
            request = requests.Move(id=f"{revision}", revision=revision, move=move)
            try:
                await self._ask(
                    live.table.id, Asker(None, bot_seat=seat, by_chance=by_chance), request
                )
            except TableError:
                if live.bot_for == (live.table.revision, live.table.bot_to_move()):
                    return
                # The table has moved on, perhaps to a bot's turn again
            except IllegalMove as error:
                logger.error("bot", extra={"bot": live.table.seats[seat].bot, "code": error.code})
                return
            except StoreError:
                logger.warning("store", extra={"table": live.table.id})
                await asyncio.sleep(1.0)
            following = live.table.bot_to_move()
            if following is None or not live.looked_at:
                return  # whoever looks next nudges it
            seat = following
            live.bot_for = (live.table.revision, seat)

    def pace_of(self, seat: Seat) -> float:
        """The seconds from the start of a bot's turn to its move: at least the whole time it has,
        so that a quick answer tells nothing."""
        if not self._pace or seat.milliseconds is None:
            return self._pace
        return max(self._pace, seat.milliseconds / 1000 + SPARE_SECONDS)

    async def _move(self, live: LiveTable, seat: int) -> tuple[str, bool]:
        """A bot's move, and whether it was drawn by chance: after its process died twice."""
        table = live.table
        assert table.state is not None
        view = table.state.view(seat)
        bot = f"{table.game.name}/{table.seats[seat].bot}"
        await self._preparations.bots(table.game.name)
        for _ in range(2):
            try:
                move = await self._workers.choose(
                    bot, view, table.seats[seat].milliseconds, ANSWER_SECONDS, table.id, live.whom
                )
            except ThinkingError as error:
                logger.error("bot", extra={"bot": bot, "code": error.code})
            else:
                return move, False
        return str(secrets.choice(view["legal_moves"])), True
