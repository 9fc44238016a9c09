"""What people see of a table, as types. `sight` fills them; the server sends them."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from .entries import What

Phase = Literal["gathering", "playing", "finished", "abandoned"]
Options = dict[str, str | int]


class SeatLook(Struct):
    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str | None
    away: bool
    contributed: bool  # to the deal


class ProposalLook(Struct):
    """Something that waits until the seats in `waiting` have agreed."""

    number: int
    what: What
    waiting: list[int]
    seat: int  # who proposed it
    away: int | None = None  # whom a bot would stand in for
    bot: str | None = None


class PhraseLook(Struct):
    """Something one may say now, with the number in it."""

    phrase: str
    count: int | None = None


class Proof(Struct):
    """What the deal was made of: the server's secret and everybody's contributions; or, at a table
    opened when the server still chose the seed alone, the seed and a salt."""

    seed: str
    salt: str | None
    secret: str | None


class Look(Struct, kw_only=True):
    """A table as one seat sees it, or an onlooker."""

    table: str
    number: int  # of the last entry
    revision: int  # what a move must name
    phase: Phase
    game: str
    options: Options
    hints: bool
    seats: list[SeatLook]
    seat: int | None
    host: bool
    proposal: ProposalLook | None
    phrases: list[PhraseLook]
    commitment: str | None
    proof: Proof | None
    #: Where players are opponents: seconds one may be away; when I may claim the game from who is
    #: (milliseconds since 1970); who has done so.
    claim_after: int | None = None
    claim_at: int | None = None
    claimed_by: int | None = None
    view: Any  # the game's own view, or None before it begins


class EntryLook(Struct, kw_only=True):
    """What somebody may hear of a log entry: of its fields only those that are public."""

    number: int
    at: int
    kind: Literal[
        "created",
        "sat",
        "left",
        "returned",
        "bot",
        "emptied",
        "handed_over",
        "started",
        "moved",
        "took_back",
        "stood_in",
        "proposed",
        "agreed",
        "declined",
        "said",
        "hinted",
        "claimed",
        "abandoned",
    ]
    game: str | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    milliseconds: int | UnsetType | None = UNSET
    commitment: str | UnsetType = UNSET
    contribution: str | UnsetType = UNSET
    what: What | UnsetType = UNSET
    away: int | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    proposal: int | UnsetType = UNSET
    carried: What | UnsetType = UNSET
    phrase: str | UnsetType = UNSET
    count: int | UnsetType = UNSET
    claim_after: int | UnsetType = UNSET
    by_chance: bool | UnsetType = UNSET  # the bot could not think: a move was drawn for it
    #: Of a move: what happened, and its words if one may hear them.
    happened: list[dict[str, Any]] | UnsetType = UNSET
    move: str | UnsetType = UNSET


class StepLook(Struct, kw_only=True):
    """A game after some of its moves, as an onlooker sees it."""

    step: int
    steps: int
    view: Any  # the game's own view
    seat: int | None = None
    move: str | None = None
    happened: list[dict[str, Any]] = []
