"""Where the games of a batch come from: the same for all games."""

from typing import NamedTuple

from ..core.chance import Seed, seed_text, words
from ..core.compile import Array


class Deals(NamedTuple):
    """The games `seed#0`, `seed#1`, ... of one setting, and the streams of the bots that play them.
    Kernels take it as one argument."""

    settings: Array  # of one: what the game's set-up asks for
    family: Array
    bots_family: Array

    @classmethod
    def of(cls, settings: Array, seed: Seed) -> "Deals":
        text = seed_text(seed)
        return cls(settings, words(text), words(f"bots:{text}"))
