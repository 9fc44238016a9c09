"""Regicide: 1 to 4 players together against twelve royals."""

from ...core.manifest import Manifest, Option

MANIFEST = Manifest(
    name="regicide",
    rules_version=1,
    players=(1, 2, 3, 4),
    options=(
        Option("overpay", ("allowed", "until_covered", "forbidden")),
        Option("solo_yield", ("never", "not_twice_running", "always")),
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
