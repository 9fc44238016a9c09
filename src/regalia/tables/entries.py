"""What can happen at a table: one structure a kind of log entry.

An entry's body is stored as plain JSON without the kind, which stands beside it. The form of that
JSON never changes, since every hash in every stored log depends on it: a field with a default is
left out when it has that default, and all others are always there.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Seat = Annotated[int, Meta(ge=0, le=7)]
#: What has to be agreed upon.
What = Literal["take_back", "stand_in"]
#: 32 bytes as hex digits.
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Body(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="kind",
):
    """What an entry says."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Signed(Body, frozen=True):
    """What somebody asked for. A bot has no guest's id."""

    by: str | None
    id: str


class Created(Body, frozen=True, tag="created"):
    game: str
    rules: int
    options: dict[str, str | int]
    hints: bool
    by: str | None
    claim_after: int | UnsetType = UNSET  # seconds; only where players are opponents
    #: What the seed will be made of, and the promise of it. Tables once did without.
    secret: Hex | UnsetType = UNSET
    commitment: Hex | UnsetType = UNSET


class Sat(Signed, frozen=True, tag="sat"):
    seat: Seat
    name: str
    contribution: Hex | UnsetType = UNSET  # to the seed


class Left(Signed, frozen=True, tag="left"):
    """They got up; or their connection was gone for long (`absent`)."""

    seat: Seat
    absent: bool = False


class Returned(Signed, frozen=True, tag="returned"):
    seat: Seat


class BotSeated(Signed, frozen=True, tag="bot"):
    seat: Seat
    bot: str
    milliseconds: int | None


class Emptied(Signed, frozen=True, tag="emptied"):
    seat: Seat


class HandedOver(Body, frozen=True, tag="handed_over"):
    """The seat's player goes on with another device: a guest with another id."""

    seat: Seat
    guest: str


class Started(Signed, frozen=True, tag="started"):
    """`salt` is there if the server chose the seed alone, as it did at first."""

    seed: str
    commitment: str
    salt: str | UnsetType = UNSET


class Moved(Signed, frozen=True, tag="moved"):
    """A move in the game's own notation; `last` if it ended the game. `by_chance`: the bot could
    not think, and a legal move was drawn for it."""

    seat: Seat
    move: str
    bot: bool = False
    last: bool = False
    by_chance: bool = False


class TookBack(Signed, frozen=True, tag="took_back"):
    seat: Seat


class StoodIn(Signed, frozen=True, tag="stood_in"):
    """A bot plays for the guest of this seat."""

    seat: Seat
    bot: str
    milliseconds: int | None


class Proposed(Signed, frozen=True, tag="proposed"):
    """`seat` proposes to take its move back, or that a bot stands in for `away`."""

    what: What
    seat: Seat
    waiting: list[Seat]
    away: Seat | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    milliseconds: int | UnsetType | None = UNSET


class Agreed(Signed, frozen=True, tag="agreed"):
    """`carried` names the proposal if nobody is left to be asked."""

    seat: Seat
    proposal: int
    carried: What | UnsetType = UNSET


class Declined(Signed, frozen=True, tag="declined"):
    seat: Seat
    proposal: int


class Said(Signed, frozen=True, tag="said"):
    """A phrase, with the public number in it if it has one."""

    seat: Seat
    phrase: str
    count: int | UnsetType = UNSET


class Hinted(Signed, frozen=True, tag="hinted"):
    seat: Seat


class Claimed(Signed, frozen=True, tag="claimed"):
    """`seat` ended the game because the opponent on seat `away` was away for too long."""

    seat: Seat
    away: Seat


class Abandoned(Body, frozen=True, tag="abandoned"):
    """Nothing had happened for long."""


AnyBody = (
    Created
    | Sat
    | Left
    | Returned
    | BotSeated
    | Emptied
    | HandedOver
    | Started
    | Moved
    | TookBack
    | StoodIn
    | Proposed
    | Agreed
    | Declined
    | Said
    | Hinted
    | Claimed
    | Abandoned
)


def fields(body: Body) -> dict[str, Any]:
    """A body as it is stored and hashed."""
    found: dict[str, Any] = msgspec.to_builtins(body)
    del found["kind"]
    return found
