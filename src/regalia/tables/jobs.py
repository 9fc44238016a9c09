"""What is thought about in processes of their own (`workers`), and how it is done there.

A bot is kept from move to move as long as its game lasts, so that it can remember what it has
thought before. That is for speed and strength only: a bot can always be made again, and must play
on from any view.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from ..core.errors import BadRecord
from ..core.game import Bot, View

#: Bots a process keeps, in all and for one address. One may hold 16 MiB of what it has proven.
KEPT, KEPT_EACH = 16, 2


@dataclass(frozen=True)
class Choose:
    """A bot's move. The bot is kept for its next one if a table is named."""

    bot: str
    view: View
    milliseconds: int | None
    table: str = ""
    address: str = ""

    @property
    def player(self) -> "Player | None":
        """Who is to be kept."""
        return (self.table, self.view["seat"], self.bot, self.milliseconds) if self.table else None


#: A bot that is kept: its table, seat, name and budget.
Player = tuple[str, int, str, int | None]


@dataclass(frozen=True)
class Advise:
    """The few best moves, by the coach."""

    view: View


@dataclass(frozen=True)
class Review:
    """A finished game looked back at."""

    record: dict[str, Any]


@dataclass(frozen=True)
class Hindsight:
    """Whether a lost game could have been won, where a game can prove that."""

    record: dict[str, Any]


@dataclass(frozen=True)
class Verify:
    """Whether a record proves a fair game: what is proven, or the BadRecord that says why not."""

    record: bytes  # as JSON


class _Named(msgspec.Struct):
    game: Any = None


def game_of(record: bytes) -> str:
    """The game that a record says it is of; the rest is not looked at."""
    try:
        return str(msgspec.json.decode(record, type=_Named).game)
    except (msgspec.DecodeError, RecursionError):
        return ""


@dataclass(frozen=True)
class Prepare:
    """Compile what a game needs for a purpose (see `warming`), and leave it on the disk."""

    game: str
    purpose: str


Job = Choose | Advise | Review | Hindsight | Verify | Prepare


@dataclass(frozen=True)
class Forget:
    """Drop the bots of a table. There is no answer."""

    table: str


def seated_bot(name: str, milliseconds: int | None) -> Bot:
    """A bot with a budget, if it is one that takes its time."""
    from .. import players

    game, _, short = name.partition("/")
    if milliseconds is not None and "milliseconds" in players.keywords(game, short):
        return players.bot(name, milliseconds=milliseconds)
    return players.bot(name)


class KeptBots:
    """The bots of one process; those that have not played for longest are dropped first."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[Player, Bot] = OrderedDict()
        self._addresses: dict[Player, str] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, job: Choose) -> Bot:
        """The bot of a job. It is not kept while it thinks: one that fails is not used again."""
        kept = self._bots.pop(job.player, None) if job.player else None
        return kept or seated_bot(job.bot, job.milliseconds)

    def keep(self, job: Choose, bot: Bot) -> None:
        if job.player is None:
            return
        self._bots[job.player] = bot
        self._addresses[job.player] = job.address
        mine = [each for each in self._bots if self._addresses[each] == job.address]
        if job.address and len(mine) > KEPT_EACH:
            self._drop(mine[0])
        while len(self._bots) > self._most:
            self._drop(next(iter(self._bots)))

    def forget(self, table: str) -> None:
        for player in [each for each in self._bots if each[0] == table]:
            self._drop(player)

    def _drop(self, player: Player) -> None:
        del self._bots[player]
        del self._addresses[player]


def do(job: Job, bots: KeptBots, thinking: Callable[[Bot], None]) -> Any:
    """What comes of a job. `thinking` hears of the bot that thinks, so that it can be stopped."""
    match job:
        case Choose():
            return _choose(job, bots, thinking)
        case Advise(view=view):
            from ..coach.advice import SIMULATIONS, closest

            return closest(view, seed="advice", simulations=SIMULATIONS)
        case Review(record=record):
            from ..coach import review

            return review(record)
        case Hindsight(record=record):
            from ..games import part
            from ..games.replay import steps

            look_back = part(record["game"], "hindsight").look_back
            return look_back((state for state, _ in steps(record)), record["moves"])
        case Verify(record=record):
            from .fairness import verify

            try:
                return verify(msgspec.json.decode(record))
            except BadRecord as error:
                return error
            except (msgspec.DecodeError, RecursionError):
                return BadRecord("record/damaged", reason="json")
        case Prepare(game=game, purpose=purpose):
            from .warming import compile_in_turn

            return compile_in_turn(game, purpose)


def _choose(job: Choose, bots: KeptBots, thinking: Callable[[Bot], None]) -> str:
    from .. import players

    players.prepare(job.bot)  # the time of its first move is for thinking
    bot = bots.take(job)
    thinking(bot)
    move = bot.choose(job.view)
    bots.keep(job, bot)
    return move
