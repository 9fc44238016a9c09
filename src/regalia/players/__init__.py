"""Bots by name, and games between them."""

import inspect
from typing import Any, TypedDict, Unpack

from .. import games
from ..core.errors import BadOption, shown
from ..core.game import Bot
from ..core.seeds import Seed


class Budget(TypedDict, total=False):
    """What a bot can be told of how to think. Which of it a bot understands says `keywords`."""

    simulations: int
    milliseconds: int
    aim: str
    threads: int


class Settings(Budget, total=False):
    """And where its chance comes from."""

    seed: Seed | None


#: More threads are not used.
MOST_THREADS = 64
#: What is a whole number from 1, and how much of it makes a difference.
WHOLE = {"simulations": 10**12, "milliseconds": 10**12, "threads": MOST_THREADS}
#: What a bot is given to think when it is prepared: enough to come by everything.
_GLANCE = 10
_prepared: set[str] = set()


def names(game: str) -> list[str]:
    """The bots of a game, as `game/bot`."""
    return [f"{game}/{bot}" for bot in games.manifest(game).bots]


def keywords(game: str, short: str) -> list[str]:
    """What a bot can be told."""
    return list(inspect.signature(games.room(game, "bots").BOTS[short]).parameters)


def whole(name: str, value: Any) -> int:
    """A whole number from 1, or a refusal."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadOption("option/number", option=name, given=shown(value))
    return value


def function(name: str, value: Any) -> Any:
    """A function or None, or a refusal."""
    if value is not None and not callable(value):
        raise BadOption("option/function", option=name, given=shown(value))
    return value


def bot(name: str, /, **budget: Unpack[Settings]) -> Bot:
    """A player by name, such as "regicide/greedy", with its budget and seed; a wrong one says what
    is allowed. One that the clock limits is prepared here, before its time counts: see `prepare`.
    """
    game, short = _parts(name)
    kind = games.room(game, "bots").BOTS[short]
    allowed = keywords(game, short)
    told: dict[str, Any] = {}
    for option, value in budget.items():
        if option not in allowed:
            raise BadOption("option/unknown", option=option, allowed=", ".join(allowed))
        told[option] = min(whole(option, value), WHOLE[option]) if option in WHOLE else value
    made: Bot = kind(**told)
    if made.timed:
        prepare(name)
    return made


def _parts(name: str) -> tuple[str, str]:
    """The game and the short name of a bot, if there is such a bot."""
    game, _, short = shown(name).partition("/")
    known = names(game)
    if not isinstance(name, str) or name not in known:
        raise BadOption("bot/unknown", given=shown(name), allowed=", ".join(known))
    return game, short


def prepare(name: str) -> None:
    """Compile, or load, all that a bot ("regicide/search") or every bot of a game ("regicide") runs
    in `choose` and `evaluate`.

    It takes a while the first time on a machine, a moment the first time in a process, and nothing
    afterwards. Nothing is compiled while a bot thinks that has been prepared, so a
    budget in milliseconds holds from the first move on.
    """
    if isinstance(name, str) and name in games.NAMES:
        for each in names(name):
            prepare(each)
        return
    from ..core.compile import JIT, mark_warm  # the compiler comes with the first bot

    game, short = _parts(name)
    if not JIT or name in _prepared:
        return
    room = games.room(game, "bots")
    for view in room.moments():
        asked = {**view, "legal_moves": view["legal_moves"][:2]}
        player: Bot = room.BOTS[short](seed=0, simulations=_GLANCE)
        player.choose(asked)
        player.evaluate(asked)
    _prepared.add(name)
    mark_warm(f"regalia.games.{game}", short)


def is_prepared(name: str) -> bool:
    """Whether `prepare` has nothing to compile any more, on this machine; it may have to load."""
    if isinstance(name, str) and name in games.NAMES:
        return all(map(is_prepared, names(name)))
    from ..core.compile import is_warm

    game, short = _parts(name)
    return is_warm(f"regalia.games.{game}", short)


def seat_bots(game: str, bots: str | list[str] | tuple[str, ...], seats: int) -> list[str]:
    """Short bot names, one a seat; a single name sits everywhere."""
    listed = bots.split(",") if isinstance(bots, str) else bots
    if not isinstance(listed, list | tuple):
        listed = [listed]
    short = [shown(name).strip().removeprefix(f"{game}/") for name in listed]
    for name in short:
        if name not in games.manifest(game).bots:
            raise BadOption("bot/unknown", given=name, allowed=", ".join(games.manifest(game).bots))
    if len(short) == 1:
        short *= seats
    if len(short) != seats:
        raise BadOption("bot/count", given=len(short), seats=seats)
    return short
