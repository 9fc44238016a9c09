"""Bots by name or as objects, and games between them."""

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypedDict, TypeVar, Unpack

from .. import games
from ..core import plugins
from ..core.errors import BadOption, Term, shown
from ..core.game import Bot, View
from ..core.seeds import Seed


class Budget(TypedDict, total=False):
    """What limits a bot's thinking. `keywords` says which of these a bot understands."""

    simulations: int
    milliseconds: int
    aim: str
    threads: int


class Settings(Budget, total=False):
    """A budget, and the seed of the bot's own random choices."""

    seed: Seed | None


#: Who plays: one bot for all seats, or one for each, by name or as an object.
Bots = str | Bot | Sequence[str | Bot]
Seated = TypeVar("Seated")

#: The most threads that are used.
MOST_THREADS = 64
#: Settings that are positive whole numbers; larger values than these make no difference.
WHOLE = {"simulations": 10**12, "milliseconds": 10**12, "threads": MOST_THREADS}
#: The simulations a bot runs while it is prepared: enough to reach all its code.
_GLANCE = 10
_prepared: set[str] = set()


def short_names(game: str) -> tuple[str, ...]:
    """The bots of a game: its own, from weakest to strongest, then those of other packages."""
    own = games.manifest(game).bots
    theirs = sorted(
        short
        for name in plugins.found(plugins.BOTS)
        for owner, _, short in [name.partition("/")]
        if owner == game and short not in own
    )
    return (*own, *theirs)


def names(game: str) -> list[str]:
    """The bots of a game, as `game/bot`."""
    return [f"{game}/{bot}" for bot in short_names(game)]


def kind(game: str, short: str) -> type[Bot]:
    """The class of a bot."""
    return plugins.found(plugins.BOTS)[f"{game}/{short}"].load()  # type: ignore[no-any-return]


def keywords(game: str, short: str) -> list[str]:
    """The settings a bot understands."""
    return list(inspect.signature(kind(game, short)).parameters)


def takes_time(game: str, short: str) -> bool:
    """Whether a bot takes a time limit. For a game's own bots the manifest answers this, so that
    they need not be loaded."""
    manifest = games.manifest(game)
    return short in manifest.patient or (
        short not in manifest.bots and "milliseconds" in keywords(game, short)
    )


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
    """Create a player by name, such as "GAME/greedy", with its budget and seed. A wrong setting is
    refused, and the error lists the allowed ones. A bot with a time limit is prepared first, so
    that compiling does not count: see `prepare`.
    """
    game, short = _parts(name)
    allowed = keywords(game, short)
    told: dict[str, Any] = {}
    for option, value in budget.items():
        if option not in allowed:
            raise BadOption("option/unknown", option=option, allowed=", ".join(allowed))
        told[option] = min(whole(option, value), WHOLE[option]) if option in WHOLE else value
    made = kind(game, short)(**told)
    if made.timed:
        prepare(name)
    return made


def seated(name: str, **settings: Any) -> Bot:
    """Create a player by name, with those settings that it understands."""
    understood = keywords(*_parts(name))
    return bot(name, **{word: settings[word] for word in understood if word in settings})


def _parts(name: str) -> tuple[str, str]:
    """Split the name of a bot into its game and its short name, or refuse an unknown one."""
    game, _, short = shown(name).partition("/")
    known = names(game)
    if not isinstance(name, str) or name not in known:
        raise BadOption("bot/unknown", given=shown(name), allowed=", ".join(known))
    return game, short


def prepare(name: str) -> None:
    """Compile or load everything that a bot ("GAME/search"), or every bot of a game ("GAME"), needs
    in `choose` and `evaluate`.

    The first time on a machine this takes a while, the first time in a process a moment. Nothing is
    compiled while a prepared bot thinks, so a budget in milliseconds holds from the first move on.
    """
    if games.known(name):
        for each in names(name):
            prepare(each)
        return
    from ..core.compile import JIT, mark_warm  # loads the compiler

    game, short = _parts(name)
    if not JIT or name in _prepared:
        return
    told = {"seed": 0, "simulations": _GLANCE}
    for view in _moments(game):
        asked = {**view, "legal_moves": view["legal_moves"][:2]}
        player = kind(game, short)(
            **{word: told[word] for word in keywords(game, short) if word in told}
        )
        player.choose(asked)
        if type(player).evaluate is not Bot.evaluate:
            player.evaluate(asked)
    _prepared.add(name)
    mark_warm(games.package(game), short)


def _moments(game: str) -> list[View]:
    """Views that make a game's bots run all their code. A game without kernels has none."""
    if not games.has_part(game, "bots"):
        return []
    moments: Callable[[], list[View]] = getattr(games.part(game, "bots"), "moments", list)
    return moments()


def is_prepared(name: str) -> bool:
    """Whether everything is compiled on this machine, so that `prepare` only has to load it."""
    if games.known(name):
        return all(map(is_prepared, names(name)))
    from ..core.compile import is_warm

    game, short = _parts(name)
    return is_warm(games.package(game), short)


def usual(game: str) -> str:
    """The default bot: "random" if the game has it, or else its weakest."""
    known = short_names(game)
    if not known:
        raise BadOption("bot/none", game=Term(game, f"{game}-title"))
    return "random" if "random" in known else known[0]


def seat_bots(game: str, bots: str | Sequence[str], seats: int) -> list[str]:
    """The short name of a bot for each seat. A single name takes all seats."""
    listed: Any = bots.split(",") if isinstance(bots, str) else bots
    if not isinstance(listed, list | tuple):
        listed = [listed]
    return _one_a_seat([_short(game, name) for name in listed], seats)


def seat_players(game: str, bots: Bots, seats: int) -> list[str | Bot]:
    """The same, but bots may also be objects."""
    if isinstance(bots, Bot):
        bots = [bots]
    if not isinstance(bots, list | tuple) or not any(isinstance(each, Bot) for each in bots):
        return [*seat_bots(game, bots, seats)]  # type: ignore[arg-type]
    listed = [each if isinstance(each, Bot) else _short(game, each) for each in bots]
    return _one_a_seat(listed, seats)


def _short(game: str, name: Any) -> str:
    """The short name of a bot, or a refusal if there is none of that name."""
    short = shown(name).strip().removeprefix(f"{game}/")
    known = short_names(game)
    if not known:
        raise BadOption("bot/none", game=Term(game, f"{game}-title"))
    if short not in known:
        raise BadOption("bot/unknown", given=short, allowed=", ".join(known))
    return short


def _one_a_seat(listed: list[Seated], seats: int) -> list[Seated]:
    if len(listed) == 1:
        listed = listed * seats
    if len(listed) != seats:
        raise BadOption("bot/count", given=len(listed), seats=seats)
    return listed
