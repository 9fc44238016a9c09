"""What can be asked of a table: one structure a kind, the same for the page, scripts and bots, over
REST and over the socket.

Every request has an id of the asker's choice. Sent again with the same id, it gets the same answer,
and nothing happens twice. A request without an id is a new one.
"""

import secrets
from typing import Annotated

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Milliseconds = Annotated[int, Meta(ge=10, le=5000)]


def fresh_id() -> str:
    return secrets.token_hex(16)


class Request(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Anything asked of a table."""

    id: Id = field(default_factory=fresh_id)


class Sit(Request, tag="sit"):
    """Take a seat: the one given, or the first that is open. The contribution is 32 random bytes of
    one's own, as 64 hex digits: they go into the deal, so that nobody else can choose it."""

    seat: SeatNumber | None = None
    contribution: Name | None = None


class Leave(Request, tag="leave"):
    """Get up. Before the game the seat is open again; during it, it waits."""


class Return(Request, tag="return"):
    """Sit down again on a seat one has left, even if a bot has played there meanwhile."""


class Bot(Request, tag="bot"):
    """Put a bot on an open seat, or in place of another bot."""

    seat: SeatNumber
    bot: Name
    milliseconds: Milliseconds | None = None


class Empty(Request, tag="empty"):
    """Open a seat that a bot or a guest holds, before the game."""

    seat: SeatNumber


class Start(Request, tag="start"):
    """Deal."""


class Move(Request, tag="move"):
    """Play a move. `revision` is that of the look it was chosen from."""

    revision: Number
    move: Name


class TakeBack(Request, tag="take_back"):
    """Take one's last move back."""

    revision: Number


class StandIn(Request, tag="stand_in"):
    """Let a bot play for somebody who is away."""

    seat: SeatNumber
    bot: Name
    milliseconds: Milliseconds | None = None


class Answer(Request, tag="answer"):
    """Agree to what somebody proposed, or not; whoever proposed it withdraws it with `false`."""

    proposal: Number
    yes: bool


class Talk(Request, tag="talk"):
    """Say one of the phrases allowed now."""

    phrase: Name


class Claim(Request, tag="claim"):
    """End the game because an opponent has been away for as long as the table allows."""


class Absent(Request, tag="absent"):
    """Somebody has been without a connection for long. Only the hub can know."""


class Hint(Request, tag="hint"):
    """A hint is used. The hub has it written down before it gives one; nobody else can ask it."""

    seat: SeatNumber


#: What people may send.
FromPeople = (
    Sit | Leave | Return | Bot | Empty | Start | Move | TakeBack | StandIn | Answer | Talk | Claim
)
AnyRequest = FromPeople | Absent | Hint
