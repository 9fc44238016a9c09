"""Regicide's view and previews as types, for the server's API and the page."""

from msgspec import UNSET, UnsetType

from ...core import wire
from ...core.wire import Part, View


class RegicideOutcome(wire.Outcome, kw_only=True):
    medal: str | UnsetType = UNSET


class Enemy(Part):
    card: str
    health: int
    damage: int
    attack: int
    shield: int
    blow: int
    immune: bool


class Played(Part):
    seat: int
    cards: list[str]


class Lot(Part):
    """Cards of which everybody knows how many lie where."""

    cards: list[str]
    tavern: int
    hands: list[int]
    mine: list[str]


class Revealed(Part):
    castle: list[str]
    hands: list[list[str]]
    tavern: list[str]


class RegicideView(View, kw_only=True, tag="regicide"):
    enemy: Enemy | None
    owed: int
    table: list[Played]
    hand: list[str] | None
    hand_sizes: list[int]
    hand_limit: int
    tavern: int
    castle: list[str]
    discard: list[str]
    lots: list[Lot]
    yielded: list[bool]
    jesters: int
    talk: list[str]
    outcome: RegicideOutcome | None
    revealed: Revealed | UnsetType = UNSET


class Fate(Part):
    """Whether one lives through a move: the text `kind` with its facts."""

    tone: str
    kind: str
    facts: dict[str, int]


class RegicidePreview(Part):
    damage: int
    healed: int
    drawn: list[int]
    shield: int
    kills: bool
    exact: bool
    blow: int
    survives: bool | None
    fate: Fate | None


VIEW = RegicideView
PREVIEW = RegicidePreview
