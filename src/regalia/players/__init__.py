"""Bots by name, and games between them."""

import inspect
from typing import Any

from .. import games
from ..core.errors import BadOption
from ..core.game import Bot


def names(game: str) -> list[str]:
    """The bots of a game, as `game/bot`."""
    return [f"{game}/{bot}" for bot in games.manifest(game).bots]


#: What limits a bot's thinking.
BUDGETS = ("simulations", "milliseconds")
#: What is a whole number from 1.
WHOLE = (*BUDGETS, "threads")


def keywords(game: str, short: str) -> list[str]:
    """What a bot can be told."""
    return list(inspect.signature(games.room(game, "bots").BOTS[short]).parameters)


def bot(name: str, /, **budget: Any) -> Bot:
    """A bot by its full name, with a budget and a seed; a wrong one says what is allowed."""
    game, _, short = str(name).partition("/")
    known = names(game)
    if name not in known:
        raise BadOption("bot/unknown", given=str(name), allowed=", ".join(known))
    kind = games.room(game, "bots").BOTS[short]
    allowed = keywords(game, short)
    for option, value in budget.items():
        if option not in allowed:
            raise BadOption("option/unknown", option=option, allowed=", ".join(allowed))
        whole = isinstance(value, int) and not isinstance(value, bool) and value > 0
        if option in WHOLE and not whole:
            raise BadOption("option/number", option=option, given=str(value))
    return kind(**budget)  # type: ignore[no-any-return]


def seat_bots(game: str, bots: str | list[str] | tuple[str, ...], seats: int) -> list[str]:
    """Short bot names, one a seat; a single name sits everywhere."""
    listed = bots.split(",") if isinstance(bots, str) else bots
    if not isinstance(listed, list | tuple):
        listed = [listed]
    short = [str(name).strip().removeprefix(f"{game}/") for name in listed]
    for name in short:
        if name not in games.manifest(game).bots:
            raise BadOption("bot/unknown", given=name, allowed=", ".join(games.manifest(game).bots))
    if len(short) == 1:
        short *= seats
    if len(short) != seats:
        raise BadOption("bot/count", given=len(short), seats=seats)
    return short
