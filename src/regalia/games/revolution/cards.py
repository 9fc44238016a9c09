"""The thirty-six cards, and what each of them does: one table from which the rules, the help texts
and the diagrams are made.

A card is a number; cards of the two sides with the same power are of one kind.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ...core.bits import ZERO, members
from ...core.compile import Word
from ...core.errors import Term
from .cells import PATTERNS

REGALITY = ("King", "Queen", "Princess", "Minister", "General", "Mage", "Castle")
RELIGION = ("Pope", "Cardinal", "Saint", "Bishop", "Paladin", "Monk", "Temple")

NONE, DESTROY, CONVERT, BANISH, RETURN, MOVE, COPY, ASSASSINATE, TAKE, RECALL, DRAW = range(11)
NEGATE, PROTECT, COVER, DOOM = range(11, 15)
VERBS = (
    "none",
    "destroy",
    "convert",
    "banish",
    "return",
    "move",
    "copy",
    "assassinate",
    "take",
    "recall",
    "draw",
    "negate",
    "protect",
    "cover",
    "doom",
)

#: Which cards an effect can have as its object (never the acting card itself: AR-17).
OPEN, SHIELDED, ALLIES, ACTIVE = range(4)


@dataclass(frozen=True)
class Effect:
    """What a kind of card does: a verb, where, to whom; active ones once, when played (RRR-36),
    passive ones for as long as the card lies face up (RRR-39)."""

    verb: int
    pattern: str
    object: int = OPEN
    rule: str = ""

    @property
    def active(self) -> bool:
        return NONE < self.verb < NEGATE  # AR-21


#: RRR-55 to RRR-83
EFFECTS = {
    "King": Effect(DESTROY, "adjacent", rule="RRR-55"),
    "Queen": Effect(CONVERT, "line", rule="RRR-56"),
    "Princess": Effect(CONVERT, "group", rule="RRR-57"),
    "Minister": Effect(CONVERT, "adjacent", rule="RRR-58"),
    "General": Effect(DESTROY, "orthogonal", rule="RRR-59"),
    "Mage": Effect(DESTROY, "diagonal", rule="RRR-60"),
    "Castle": Effect(PROTECT, "itself", rule="RRR-61"),
    "Citizen": Effect(NONE, "nowhere", rule="RRR-62"),
    "Samurai": Effect(BANISH, "axis", rule="RRR-63"),
    "Ninja": Effect(BANISH, "diagonal_axis", rule="RRR-64"),
    "Poet": Effect(COPY, "orthogonal", ACTIVE, rule="RRR-65"),
    "Artist": Effect(COPY, "diagonal", ACTIVE, rule="RRR-66"),
    "Shaman": Effect(NEGATE, "all_orthogonal", rule="RRR-67"),
    "Enchantress": Effect(NEGATE, "all_diagonal", rule="RRR-68"),
    "Sage": Effect(PROTECT, "sides", rule="RRR-69"),
    "Hermit": Effect(PROTECT, "ends", rule="RRR-70"),
    "Witch": Effect(RETURN, "field", ALLIES, rule="RRR-71"),
    "FortuneTeller": Effect(CONVERT, "front", rule="RRR-72"),
    "Historian": Effect(CONVERT, "behind", rule="RRR-73"),
    "Fairy": Effect(MOVE, "from_to", rule="RRR-74"),
    "Assassin": Effect(ASSASSINATE, "opponent", rule="RRR-75"),
    "Necromancer": Effect(RECALL, "discard", rule="RRR-76"),
    "Pirate": Effect(DESTROY, "adjacent", SHIELDED, rule="RRR-77"),
    "Dragon": Effect(CONVERT, "all_lines", rule="RRR-78"),
    "Revolutionary": Effect(CONVERT, "around", rule="RRR-79"),
    "Tower": Effect(COVER, "itself", ALLIES, rule="RRR-80"),
    "Death": Effect(DOOM, "nowhere", rule="RRR-81"),
    "Adventurer": Effect(TAKE, "opponent", rule="RRR-82"),
    "Merchant": Effect(DRAW, "aside", rule="RRR-83"),
}
KINDS = tuple(EFFECTS)
NEUTRALS = KINDS[8:]
NAMES = (*REGALITY, *RELIGION, *KINDS[7:])
BY_NAME = {name: card for card, name in enumerate(NAMES)}
CARDS = len(NAMES)
KIND_NAMES = (*REGALITY, *REGALITY, *KINDS[7:])

CITIZEN = BY_NAME["Citizen"]
TOWER = BY_NAME["Tower"]
DEATH = BY_NAME["Death"]

BIT = np.array([1 << card for card in range(CARDS)], np.uint64)
SIDE = np.array([sum(1 << n for n in range(7)), sum(1 << n for n in range(7, 14))], np.uint64)
ALL_NEUTRALS = np.uint64(sum(1 << BY_NAME[name] for name in NEUTRALS))
#: RRR-27: only on low numbers; with the Tower, the cards that may find no place (AR-12)
HIGH_BORN = BIT[BY_NAME["Castle"]] | BIT[BY_NAME["Temple"]]
CHOOSY = HIGH_BORN | BIT[TOWER]
NO_CARDS = ZERO

_OF_CARD = [EFFECTS[name] for name in KIND_NAMES]
KIND = np.array([KINDS.index(name) for name in KIND_NAMES], np.int64)
VERB = np.array([effect.verb for effect in _OF_CARD], np.int64)
PATTERN = np.array([PATTERNS.index(effect.pattern) for effect in _OF_CARD], np.int64)
OBJECT = np.array([effect.object for effect in _OF_CARD], np.int64)
IS_ACTIVE = np.array([effect.active for effect in _OF_CARD], np.int64)
#: Cards whose coming and going changes what is shielded or negated
IS_STANDING = np.array([effect.verb in (NEGATE, PROTECT, COVER) for effect in _OF_CARD], np.int64)


def term(name: str) -> Term:
    """A card's name, to be said in any language."""
    return Term(name, f"revolution-card-{name}")


def names(cards: Word) -> list[str]:
    """The names of a set's cards, in card order."""
    return list(_named(cards))


@lru_cache(maxsize=1 << 13)
def _named(cards: Word) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in members(cards))


def card_set(listed: "list[str] | tuple[str, ...]") -> int:
    """The set of cards with these names."""
    return sum(1 << BY_NAME[name] for name in listed)
