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
    """What a bot can be told of how to think. Which of it a bot understands says `keywords`."""

    simulations: int
    milliseconds: int
    aim: str
    threads: int


class Settings(Budget, total=False):
    """And where its chance comes from."""

    seed: Seed | None


#: Who plays: one bot for all seats, or one for each, by name or as an object.
Bots = str | Bot | Sequence[str | Bot]
Seated = TypeVar("Seated")

#: More threads are not used.
MOST_THREADS = 64
#: What is a whole number from 1, and how much of it makes a difference.
WHOLE = {"simulations": 10**12, "milliseconds": 10**12, "threads": MOST_THREADS}
#: What a bot is given to think when it is prepared: enough to come by everything.
_GLANCE = 10
_prepared: set[str] = set()


def short_names(game: str) -> tuple[str, ...]:
    """The bots of a game: its own from the weakest to the strongest, then those of others."""
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
    """What a bot can be told."""
    return list(inspect.signature(kind(game, short)).parameters)


def takes_time(game: str, short: str) -> bool:
    """Whether a bot can be told how long to think. The game's manifest says it of its own bots, so
    that they need not be loaded."""
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
    """A player by name, such as "GAME/greedy", with its budget and seed; a wrong one says what is
    allowed. One that the clock limits is prepared here, before its time counts: see `prepare`.
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
    """A player by name, told those of the settings that it understands."""
    understood = keywords(*_parts(name))
    return bot(name, **{word: settings[word] for word in understood if word in settings})


def _parts(name: str) -> tuple[str, str]:
    """The game and the short name of a bot, if there is such a bot."""
    game, _, short = shown(name).partition("/")
    known = names(game)
    if not isinstance(name, str) or name not in known:
        raise BadOption("bot/unknown", given=shown(name), allowed=", ".join(known))
    return game, short


def prepare(name: str) -> None:
    """Compile, or load, all that a bot ("GAME/search") or every bot of a game ("GAME") runs in
    `choose` and `evaluate`.

    It takes a while the first time on a machine, a moment the first time in a process, and nothing
    afterwards. Once a bot is prepared, nothing is compiled while it thinks, so a budget in
    milliseconds holds from the first move on.
    """
    if games.known(name):
        for each in names(name):
            prepare(each)
        return
    from ..core.compile import JIT, mark_warm  # the compiler comes with the first bot

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
    """Decisions that lead the bots of a game through all they may have to run. A game that compiles
    nothing has none to offer."""
    if not games.has_part(game, "bots"):
        return []
    moments: Callable[[], list[View]] = getattr(games.part(game, "bots"), "moments", list)
    return moments()


def is_prepared(name: str) -> bool:
    """Whether `prepare` has nothing to compile any more, on this machine; it may have to load."""
    if games.known(name):
        return all(map(is_prepared, names(name)))
    from ..core.compile import is_warm

    game, short = _parts(name)
    return is_warm(games.package(game), short)


def usual(game: str) -> str:
    """The bot that plays where none is named: "random", or the game's weakest."""
    known = short_names(game)
    if not known:
        raise BadOption("bot/none", game=Term(game, f"{game}-title"))
    return "random" if "random" in known else known[0]


def seat_bots(game: str, bots: str | Sequence[str], seats: int) -> list[str]:
    """Short bot names, one a seat; a single name sits everywhere."""
    listed: Any = bots.split(",") if isinstance(bots, str) else bots
    if not isinstance(listed, list | tuple):
        listed = [listed]
    return _one_a_seat([_short(game, name) for name in listed], seats)


def seat_players(game: str, bots: Bots, seats: int) -> list[str | Bot]:
    """The same with bots that may be objects, too."""
    if isinstance(bots, Bot):
        bots = [bots]
    if not isinstance(bots, list | tuple) or not any(isinstance(each, Bot) for each in bots):
        return [*seat_bots(game, bots, seats)]  # type: ignore[arg-type]
    listed = [each if isinstance(each, Bot) else _short(game, each) for each in bots]
    return _one_a_seat(listed, seats)


def _short(game: str, name: Any) -> str:
    """The short name of a bot, if there is such a bot."""
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
