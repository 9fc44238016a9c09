"""The enemy on the table: its numbers, its immunity, and what the plays against it add up to."""

from ...core.bits import ZERO
from ...core.compile import Record, Word, compiled, int64
from .cards import (
    ATTACK,
    BIT,
    CLUBS,
    HEALTH,
    JESTERS,
    SPADES,
    SUIT,
    worth,
)
from .state import NOBODY


@compiled
def health(s: Record) -> int:
    return int64(HEALTH[s.enemy >> 2])


@compiled
def defeated(s: Record) -> int:
    """Enemies that have fallen."""
    return int(s.castle_next) - (1 if s.enemy != NOBODY else 0)


@compiled
def blow(s: Record) -> int:
    """The enemy's attack less all shields, never below 0. RGC-17"""
    return int64(max(ATTACK[s.enemy >> 2] - int(s.shield), 0))


@compiled
def has_power(s: Record, cards: Word, suit: int) -> bool:
    """Whether this suit is among the cards and acts. RGC-24"""
    return bool((cards & SUIT[suit]) != ZERO and (s.cancelled != 0 or (s.enemy & 3) != suit))


@compiled
def recount(s: Record) -> None:
    """Damage and shield from the table alone: what each play did when it was made, and since."""
    s.damage = 0
    s.shield = 0
    s.cancelled = 0
    banked = 0
    place = 0
    while place < s.table_size:
        cards = ZERO
        play = s.table_play[place]
        while place < s.table_size and s.table_play[place] == play:
            cards |= BIT[s.table[place]]
            place += 1
        value = worth(cards)
        if cards & JESTERS:
            s.cancelled = 1
            s.shield += banked  # RGC-27: full value, once
            banked = 0
        s.damage += 2 * value if has_power(s, cards, CLUBS) else value  # RGC-28
        if has_power(s, cards, SPADES):
            s.shield += value
        elif cards & SUIT[SPADES]:
            banked += value
