"""The common part of what games send to people, as types: a game's own view and outcome build on
these. The server's API and the types of the browser's page are made from them."""

from msgspec import UNSET, Struct, UnsetType

Options = dict[str, str | int]


class Part(Struct, forbid_unknown_fields=True):
    """Something inside a view. A test compares it with what the game really shows."""


class Outcome(Part, omit_defaults=True, kw_only=True):
    """How a game ended."""

    reason: str
    won: bool | UnsetType = UNSET
    winner: int | UnsetType = UNSET
    ended_by: int | UnsetType = UNSET


class View(Part, kw_only=True, tag_field="game"):
    """What every game's view holds. A game's own view has the game's name as its tag."""

    rules: int
    options: Options
    seat: int | None
    to_move: int | None
    phase: str
    outcome: Outcome | None
    legal_moves: list[str] | UnsetType = UNSET
