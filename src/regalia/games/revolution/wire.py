"""Revolution's view and previews as types, for the server's API and the page."""

from msgspec import UNSET, UnsetType

from ...core import wire
from ...core.wire import Part, View


class RevolutionOutcome(wire.Outcome, kw_only=True):
    scores: list[int] | UnsetType = UNSET


class Placed(Part):
    card: str
    ally: int
    down: bool
    doomed_by: int | None
    covers: str | None


class Counts(Part):
    allies: list[int]
    points: list[int] | None


class Area(Part):
    open: list[str]
    hidden: list[str] | None
    hidden_count: int


class Draft(Part):
    step: int
    passed: list[list[str]]
    thrown: list[str] | None
    second: list[str] | None
    second_hidden: list[bool]


class RevolutionView(View, kw_only=True, tag="revolution"):
    board: dict[str, Placed]
    counts: Counts
    shielded: list[str]
    negated: list[str]
    areas: list[Area]
    neutral: list[str]
    discard: list[str]
    aside: int
    unseen: list[str]
    used: list[str]
    shown: list[str]
    offer: list[str] | None
    offer_count: int
    numbers: list[int] | None
    first: int
    plies: int
    match_game: int
    wins: list[int]
    points: list[int]
    outcome: RevolutionOutcome | None
    draft: Draft | UnsetType = UNSET


class RevolutionPreview(Part):
    """Nothing is foreseen but of moves that play a card."""

    allies: list[int] | UnsetType = UNSET
    points: list[int] | UnsetType | None = UNSET
    hit: list[str] | UnsetType = UNSET
    ends: bool | UnsetType = UNSET
    winner: int | UnsetType | None = UNSET
    board: dict[str, Placed] | UnsetType = UNSET


VIEW = RevolutionView
PREVIEW = RevolutionPreview
