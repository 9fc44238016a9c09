"""What the page has to know of the cards: the same tables the rules are made of, as plain data."""

from .cards import NAMES, RANKS, SOLO_JESTERS, SUITS, VALUE
from .rules import medal
from .state import LAST_KING, MEDALS

FACTS = {
    "ranks": RANKS,
    "suits": SUITS,
    #: What each card counts for, in an attack and in a discard.
    "worth": {name: int(value) for name, value in zip(NAMES, VALUE, strict=True)},
    "solo_jesters": SOLO_JESTERS,
    #: By Jesters left.
    "medals": [MEDALS[medal(LAST_KING, 1, jesters)] for jesters in range(SOLO_JESTERS + 1)],
}
