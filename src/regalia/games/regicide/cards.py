"""The 54 cards: their order, their names, what they are worth, and the twelve enemies.

A card is a number: rank by rank from Ace to King, hearts, diamonds, clubs, spades within a rank,
then the two Jesters. A set of cards is a 64-bit word.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from ...core.bits import highest, lowest, members, popcount
from ...core.compile import Word, compiled

RANKS = "A23456789TJQK"
SUITS = "hdcs"
HEARTS, DIAMONDS, CLUBS, SPADES = range(4)
JACK, QUEEN, KING = 10, 11, 12

NUMBERED = 40  # Aces to tens come first
ROYALS = 52  # then Jacks, Queens, Kings
CARDS = 54

NAMES = [rank + suit for rank in RANKS for suit in SUITS] + ["X1", "X2"]
BY_NAME = {name: card for card, name in enumerate(NAMES)}

#: RGC-8, RGC-33: what a card is worth, for attack and for discarding.
VALUE = np.array([value for value in (*range(1, 11), 10, 15, 20) for _ in SUITS] + [0, 0], np.int64)
#: RGC-14: attack and health by rank.
ATTACK = np.array([0] * 10 + [10, 15, 20], np.int64)
HEALTH = np.array([0] * 10 + [20, 30, 40], np.int64)
#: RGC-4: by number of players.
HAND_LIMIT = np.array([0, 8, 7, 6, 5], np.int64)
TAVERN_JESTERS = np.array([0, 0, 0, 1, 2], np.int64)
#: RGC-38: beside the table of a solo player, to be turned over.
SOLO_JESTERS = 2

BIT = np.array([1 << card for card in range(CARDS)], np.uint64)


def _set(members: list[int]) -> np.uint64:
    return np.uint64(sum(1 << card for card in members))


JESTERS = _set([52, 53])
SUIT = np.array([_set([c for c in range(ROYALS) if c % 4 == s]) for s in range(4)], np.uint64)
RANK = np.array([_set([c for c in range(ROYALS) if c // 4 == r]) for r in range(13)], np.uint64)
ACES = RANK[0]
#: The cards whose value has a given binary digit: five counts make a sum.
_DIGIT = np.array(
    [_set([c for c in range(CARDS) if int(VALUE[c]) >> digit & 1]) for digit in range(5)],
    np.uint64,
)


@compiled
def worth(cards: Word) -> int:
    """The sum of the cards' values."""
    total = 0
    for digit in range(5):
        total += popcount(cards & _DIGIT[digit]) << digit
    return total


@compiled
def dearest(cards: Word) -> int:
    """The value of the dearest card of a set that is not empty."""
    numbered = cards & ~JESTERS
    return VALUE[highest(numbered)] if numbered else 0


@compiled
def cheapest(cards: Word) -> int:
    """The value of the cheapest card of a set that is not empty."""
    return 0 if cards & JESTERS else VALUE[lowest(cards)]


def worths(cards: Iterable[str]) -> list[int]:
    """What cards are worth, by their names; the X of a move is worth nothing."""
    return [int(VALUE[BY_NAME[card]]) for card in cards if card != "X"]


def names(cards: int) -> list[str]:
    """A set of cards as names, in card order."""
    return list(_named(cards))


@lru_cache(maxsize=1 << 13)
def _named(cards: int) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in members(cards))
