"""What goes over the wire, as types: the OpenAPI page and the page's own types come from here.

What a table looks like is typed in `tables.looks`, what can be asked of one in `tables.requests`.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ..tables.looks import EntryLook, Look, SeatLook, StepLook
from ..tables.requests import FromPeople, Id, Name, fresh_id
from ..tables.table import CLAIM_AFTER

#: From a minute to thirty days.
ClaimAfter = Annotated[int, Meta(ge=60, le=2_592_000)]

# What clients send


class Sent(Struct, forbid_unknown_fields=True):
    """Base of what clients send besides requests to a table."""


class NameGuest(Sent):
    """What a guest wants to be called."""

    name: Name = ""


class OpenTable(Sent):
    """A new table. Its host takes the first seat unless `sit` is false. Where players are opponents
    the game may be claimed from one who was away for `claim_after` seconds; elsewhere it means
    nothing."""

    game: Name
    options: dict[str, str | int] = {}
    hints: bool = True
    sit: bool = True
    claim_after: ClaimAfter = CLAIM_AFTER


class AskHint(Sent):
    """Sent again with the same id for the same revision, it is the same hint."""

    id: Id = field(default_factory=fresh_id)


class TryMove(Sent):
    """A move to be previewed."""

    move: Name


# Over the socket, to the server


class PreviewRequest(Struct, forbid_unknown_fields=True, tag="preview", tag_field="type"):
    """What would this move do?"""

    id: Id
    move: Name


class Ping(Struct, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Is anybody there?"""

    id: Id = "-"


SocketRequest = FromPeople | PreviewRequest | Ping


# Over the socket, from the server


class Message(Struct, tag_field="type"):
    """Base of what the server sends over a table's socket."""


class HelloMessage(Message, tag="hello"):
    """The first message: how the table stands, and on which seats somebody is there."""

    look: Look
    present: list[bool]


class EventMessage(Message, tag="event"):
    """An entry of the table's log, and how the table looks then; no look with those a client who
    comes back has missed."""

    event: EntryLook
    look: Look | None


class PresenceMessage(Message, tag="presence"):
    """Somebody came or went."""

    present: list[bool]


class DoneMessage(Message, tag="done"):
    """A request was carried out: the entry it led to, which is on the disk."""

    id: str
    number: int
    revision: int


class RefusedMessage(Message, tag="refused"):
    """A request was refused, and nothing has changed. The id is empty if no request is meant."""

    id: str
    code: str
    sentence: str
    rule: str


class PreviewMessage(Message, tag="preview"):
    """What a move would do."""

    id: str
    move: str
    preview: dict[str, Any]


class PongMessage(Message, tag="pong"):
    """Somebody is here."""

    id: str


SocketMessage = (
    HelloMessage
    | EventMessage
    | PresenceMessage
    | DoneMessage
    | RefusedMessage
    | PreviewMessage
    | PongMessage
)


# What calls are answered with


class ErrorBody(Struct):
    """Every refusal: a stable code, one sentence in the reader's language, the rule behind it."""

    code: str
    sentence: str
    rule: str = ""


class Me(Struct):
    """Who one is here; not `known` before one has chosen a name."""

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


class TableLine(Struct):
    """One of my tables, in a list. While its game is being prepared its phase is "preparing", and
    nothing else is known of it."""

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
    """A personal link: whoever opens it first takes over this seat."""

    token: str


class Revoked(Struct):
    """Whether there was a personal link to revoke."""

    revoked: bool


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


class FallLook(Struct):
    """Where a lost game fell most by no move of the players: the chance to win after move `number`
    and at the next decision."""

    number: int
    before: float
    after: float


class ReviewLook(Struct):
    """A game looked back at; not `ready` while the coach is at it, or at others before it: then
    `place` is its place among those that wait."""

    ready: bool
    place: int = 0
    opposed: bool = False  # two sides play against each other; the curve is the first seat's
    lost: bool = False  # somebody has lost
    curve: list[PointLook] = []
    judgements: list[JudgementLook] = []
    lost_by: int | None = None
    dearest: list[int] = []
    misfortune: FallLook | None = None


class HindsightLook(Struct):
    """Whether a lost game could have been won, and how, played through step by step; not `ready`
    while that is being proven, or others before it are: then `place` is its place among them."""

    ready: bool
    place: int = 0
    verdict: str = ""
    facts: dict[str, int] = {}  # for the sentence about it
    line: list[str] = []
    mistake: str | None = None
    steps: list[StepLook] = []


class Health(Struct):
    """Whether all is well; the games that can be played and those that are being prepared; the
    games whose bots are ready; and the codes of all that is wrong with the store."""

    ok: bool
    ready: list[str]
    preparing: list[str]
    bots: list[str]
    troubles: list[str]
