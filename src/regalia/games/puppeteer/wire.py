"""Puppeteer's view and previews as types, for the server's API and the page."""

from msgspec import UNSET, UnsetType

from ...core import wire
from ...core.wire import Part, View


class PuppeteerOutcome(wire.Outcome, kw_only=True):
    scores: list[int]
    targets: list[int]
    intrigues: int


class Frame(Part):
    rows: list[int]
    columns: list[int]


class PuppeteerView(View, kw_only=True, tag="puppeteer"):
    score_list: list[int]
    revealed: list[int]
    targets: dict[str, int]
    board: list[str]
    origin: list[int]
    frame: Frame
    hand: str | None
    next: str | None
    pile: dict[str, int]
    scores: dict[str, int] | None
    so_far: dict[str, list[int]] | None
    paid: list[str]
    intrigues: int
    outcome: PuppeteerOutcome | None


class PuppeteerPreview(Part):
    """Of a placement the first two, of an Intrigue the others."""

    so_far: dict[str, list[int]] | UnsetType = UNSET
    freedom: list[int] | UnsetType = UNSET
    scores: dict[str, int] | UnsetType = UNSET
    wins: bool | UnsetType = UNSET


VIEW = PuppeteerView
PREVIEW = PuppeteerPreview
