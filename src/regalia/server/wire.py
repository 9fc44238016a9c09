"""What goes over the wire, as types: the OpenAPI page and the page's own types come from here."""

from typing import Any

from msgspec import Struct

from ..tables.requests import Id, Milliseconds, Name, Number, SeatNumber


class Said(Struct, forbid_unknown_fields=True):
    """Base of what clients send."""


class NameGuest(Said):
    """What a guest wants to be called."""

    name: Name = ""


class OpenTable(Said):
    """A new table. Its host takes the first seat unless `sit` is false."""

    game: Name
    options: dict[str, str | int] = {}
    hints: bool = True
    sit: bool = True


class Signed(Said):
    """A request. Sent again with the same id, it gets the same answer; without one it is new."""

    id: Id | None = None


class SitDown(Signed, kw_only=True):
    seat: SeatNumber | None = None


class PutBot(Signed, kw_only=True):
    bot: Name
    milliseconds: Milliseconds | None = None


class PlayMove(Signed, kw_only=True):
    revision: Number
    move: Name


class TakeMoveBack(Signed, kw_only=True):
    revision: Number


class AnswerProposal(Signed, kw_only=True):
    proposal: Number
    yes: bool


class SayPhrase(Signed, kw_only=True):
    phrase: Name


class ErrorBody(Struct):
    """Every refusal: a stable code, one sentence in the reader's language, the rule behind it."""

    code: str
    sentence: str
    rule: str = ""


class Me(Struct):
    """Who one is here; nobody `known` as long as one has no name."""

    name: str
    known: bool = True


class OptionLook(Struct):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str | int]
    seats: bool
    example: str


class DifficultyLook(Struct):
    """How hard the rulebook calls a game with these values, in hearts."""

    options: dict[str, str | int]
    hearts: int


class BotLook(Struct):
    name: str
    takes_time: bool


class GameLook(Struct):
    """A game at the entrance; not `ready` while its rules are being prepared."""

    name: str
    ready: bool
    rules: int
    players: list[int]
    options: list[OptionLook]
    bots: list[BotLook]
    designers: list[str]
    publishers: list[str]
    cooperative: bool
    hindsight: bool  # whether it can be proven that a lost game could have been won
    hidden_information: bool
    difficulties: list[DifficultyLook]
    first_game: dict[str, str | int]  # what is advised for a first game instead of the defaults


class SeatLook(Struct):
    kind: str
    name: str
    bot: str | None
    away: bool


class ProposalLook(Struct):
    number: int
    what: str
    waiting: list[int]
    seat: int
    away: int | None = None  # whom a bot would stand in for
    bot: str | None = None


class PhraseLook(Struct):
    """Something one may say now, with the number in it."""

    phrase: str
    count: int | None = None


class Proof(Struct):
    """What the commitment was made of."""

    seed: str
    salt: str


class Look(Struct):
    """A table as one seat sees it, or an onlooker."""

    table: str
    number: int
    revision: int
    phase: str
    game: str
    options: dict[str, str | int]
    hints: bool
    seats: list[SeatLook]
    seat: int | None
    host: bool
    proposal: ProposalLook | None
    phrases: list[PhraseLook]
    commitment: str | None
    proof: Proof | None
    view: Any  # the game's own view, or None before it begins


class TableLine(Struct):
    """One of my tables, in a list. Its phase is "preparing", and no more is known of it, while the
    game is."""

    table: str
    game: str
    phase: str
    seats: list[SeatLook]
    seat: int | None
    my_turn: bool
    changed: int


class Done(Struct):
    """The request was carried out: the entry it led to, which is on the disk."""

    number: int
    revision: int


class Link(Struct):
    """A personal link: whoever opens it takes over this seat."""

    token: str


class ReasonLook(Struct):
    kind: str
    facts: dict[str, Any]
    against: bool


class AdviceLook(Struct):
    move: str
    win: float
    error: float
    proven: bool
    reasons: list[ReasonLook]


class HintLook(Struct):
    """The best moves for a revision of a table."""

    revision: int
    moves: list[AdviceLook]


class JudgementLook(Struct):
    number: int
    seat: int
    move: str
    win: float
    best: str
    best_win: float
    cost: float
    proven: bool
    turning: bool
    against: list[ReasonLook]
    instead: list[ReasonLook]


class PointLook(Struct):
    number: int
    win: float
    error: float


class ReviewLook(Struct):
    """A game looked back at; not `ready` while the coach is at it."""

    ready: bool
    curve: list[PointLook] = []
    judgements: list[JudgementLook] = []
    lost_by: int | None = None
    dearest: list[int] = []


class StepLook(Struct):
    """A game after some of its moves, as an onlooker sees it."""

    step: int
    steps: int
    view: Any  # the game's own view
    seat: int | None = None
    move: str | None = None
    happened: list[dict[str, Any]] = []


class HindsightLook(Struct):
    """Whether a lost game could have been won, and how, played through step by step; not `ready`
    while that is being proven."""

    ready: bool
    verdict: str = ""
    facts: dict[str, int] = {}  # for the sentence about it
    line: list[str] = []
    mistake: str | None = None
    steps: list[StepLook] = []


class Health(Struct):
    """Whether the server is open; which games can be played already and which not yet; and of which
    the bots and the coach can think."""

    ok: bool
    tables: int
    ready: list[str]
    preparing: list[str]
    bots: list[str]
