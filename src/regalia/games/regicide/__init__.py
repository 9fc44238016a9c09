"""Regicide: 1 to 4 players together against twelve royals."""

from typing import Literal, TypedDict, get_args

from ...core.manifest import Manifest, Option

Players = Literal[1, 2, 3, 4]
Overpay = Literal["allowed", "until_covered", "forbidden"]
SoloYield = Literal["never", "not_twice_running", "always"]


class Options(TypedDict, total=False):
    """The keywords of `regalia.game("regicide", ...)`; of each the first value is the default."""

    players: Players
    overpay: Overpay
    solo_yield: SoloYield
    first: Literal["random"] | int  # or a seat


MANIFEST = Manifest(
    name="regicide",
    place=1,
    rules_version=1,
    players=get_args(Players),
    options=(
        Option("overpay", get_args(Overpay)),
        Option("solo_yield", get_args(SoloYield)),
        Option("first", ("random",), seats=True),
    ),
    designers=("Paul Abrahams", "Luke Badger", "Andy Richdale"),
    publishers=("Badgers From Mars",),
    bots=("random", "greedy", "reflex", "search"),
    patient=("search",),
    cooperative=True,
    # Who is struck and decides what to discard can pay: RGC-46
    telling=("played", "discarded", "attacked"),
)
