"""Positions for tests: say what matters, the rest is filled in; and the other side of the table.

A card on the field is a short text: `"Queen"` is an ally of seat 0, `"!Queen"` of seat 1,
`"Castle down by 1"` lies face down because seat 1 destroyed it, `"Tower over Mage"` is a pile.
"""

import random
import re
from functools import cache
from typing import Any

import pytest

import regalia
from regalia.core.game import Game, State

REGALITY = ["King", "Queen", "Princess", "Minister", "General", "Mage", "Castle"]
RELIGION = ["Pope", "Cardinal", "Saint", "Bishop", "Paladin", "Monk", "Temple"]
NEUTRALS = [
    "Samurai", "Ninja", "Poet", "Artist", "Shaman", "Enchantress", "Sage", "Hermit", "Witch",
    "FortuneTeller", "Historian", "Fairy", "Assassin", "Necromancer", "Pirate", "Dragon",
    "Revolutionary", "Tower", "Death", "Adventurer", "Merchant",
]  # fmt: skip
CELLS = [column + row for row in "123" for column in "abc"]


def split(cards: "str | list[str]") -> list[str]:
    return cards.split() if isinstance(cards, str) else list(cards)


def lying(text: str) -> dict[str, Any]:
    """A card on the field, from its text."""
    found = re.fullmatch(r"(!?)(\w+)(?: over (\w+))?(?: down by ([01]))?", text)
    assert found, text
    enemy, card, covers, doomed_by = found.groups()
    return {
        "card": card,
        "ally": 1 if enemy else 0,
        "down": doomed_by is not None,
        "doomed_by": None if doomed_by is None else int(doomed_by),
        "covers": covers,
    }


def lay(field: str) -> dict[str, str]:
    """`lay("a1 Queen, b2 !Pope")`: which texts lie on which cells."""
    return dict(place.split(" ", 1) for place in field.split(", "))


def text(card: dict[str, Any]) -> str:
    """The text of a card on the field."""
    assert card["down"] == (card["doomed_by"] is not None)
    over = f" over {card['covers']}" if card["covers"] else ""
    down = f" down by {card['doomed_by']}" if card["down"] else ""
    return "!" * card["ally"] + card["card"] + over + down


def position(
    mine: "str | list[str]",
    theirs: "str | list[str]",
    *,
    field: dict[str, str],
    neutral: "str | list[str]" = "",
    discard: "str | list[str] | None" = None,
    aside: "str | list[str] | None" = None,
    to_move: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """`mine` and `theirs`: the Areas of seats 0 and 1.

    Cards of the two sides and the Citizen, if not named, are in the discard pile; if that is given,
    in the Areas of their owners (the Citizen: of who is not to move). Neutrals not named are set
    aside; if `aside` is given, they are out of the match.
    """
    board = {cell: lying(card) for cell, card in field.items()}
    areas = [split(mine), split(theirs)]
    named = {*areas[0], *areas[1], *split(neutral), *split(discard or ""), *split(aside or "")}
    named |= {card["card"] for card in board.values()} | {card["covers"] for card in board.values()}
    rest = [card for card in (*REGALITY, *RELIGION, "Citizen") if card not in named]
    pile = rest if discard is None else split(discard)
    if discard is not None:
        for card in rest:
            owner = 0 if card in REGALITY else 1 if card in RELIGION else 1 - to_move
            areas[owner].append(card)
    if aside is not None:
        used = [card for card in NEUTRALS if card not in named]
        more = {"aside": split(aside), "used": used, **more}
    return {
        "board": board,
        "areas": areas,
        "neutral": split(neutral),
        "discard": pile,
        "to_move": to_move,
        **more,
    }


@cache
def _game(**options: Any) -> Game:
    return regalia.game("revolution", **options)


def load(
    mine: "str | list[str]",
    theirs: "str | list[str]" = "Citizen",
    *,
    options: dict[str, Any] | None = None,
    side: int = 0,
    **facts: Any,
) -> "State | Turned":
    """A state from such a position; cells are keywords too: `load("King", b2="!Pope")`.

    With `side=1` it is the same position from the other side of the table, and the state that
    comes back is asked and told about it in the words of seat 0.
    """
    field = {cell: facts.pop(cell) for cell in CELLS if cell in facts}
    field = {**facts.pop("field", {}), **field}
    wanted = position(mine, theirs, field=field, **facts)
    game = _game(**(options or {}))
    return Turned(game.load(turned(wanted))) if side else game.load(wanted)


# The other side of the table

_TWIN = {
    **dict(zip(REGALITY + RELIGION, RELIGION + REGALITY, strict=True)),
    **dict(zip(CELLS, reversed(CELLS), strict=True)),
    **dict(
        zip(
            ["n", "s", "e", "w", "ne", "sw", "nw", "se"],
            ["s", "n", "w", "e", "sw", "ne", "se", "nw"],
            strict=True,
        )
    ),
}
_SEATS = ("ally", "doomed_by", "seat", "to_move", "first", "winner")
_OF_EACH = ("areas", "hidden", "passed", "thrown", "second", "wins", "points", "scores", "numbers")


@cache
def _twin(text: str) -> str:
    return "".join(_TWIN.get(word, word) for word in re.split(r"(\W)", text))


def turned(thing: Any) -> Any:
    """The same thing from the other side: cells, directions, colours and seats are exchanged."""
    if isinstance(thing, str):
        return _twin(thing)
    if isinstance(thing, list):
        return [turned(item) for item in thing]
    if not isinstance(thing, dict):
        return thing
    other = {}
    for key, value in thing.items():
        new = turned(value)
        if key in _SEATS and isinstance(value, int):
            new = 1 - value
        elif key in _OF_EACH and isinstance(value, list):
            new.reverse()
        other[turned(key)] = new
    return other


class Turned:
    """A state seen from the other side of the table."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def to_move(self) -> int | None:
        seat = self.state.to_move
        return None if seat is None else 1 - seat

    @property
    def outcome(self) -> Any:
        outcome = self.state.outcome
        if outcome is None:
            return None
        return type(outcome)(
            reason=outcome.reason,
            winner=None if outcome.winner is None else 1 - outcome.winner,
            scores=None if outcome.scores is None else outcome.scores[::-1],
        )

    def legal_moves(self) -> list[str]:
        return [turned(move) for move in self.state.legal_moves()]

    def play(self, move: str) -> list[dict[str, Any]]:
        return [turned(event) for event in self.state.play(turned(move))]

    def view(self, seat: int | None) -> dict[str, Any]:
        return turned(self.state.view(None if seat is None else 1 - seat))

    def position(self) -> dict[str, Any]:
        return turned(self.state.position())

    def copy(self) -> "Turned":
        return Turned(self.state.copy())


# What tests ask about a state


def stream(number: int) -> str:
    """A position's `chance`, another for every number."""
    return f"{random.Random(number).getrandbits(128):032x}"


def texts(board: dict[str, Any]) -> dict[str, str]:
    return {cell: text(card) for cell, card in board.items()}


def field(state: Any) -> dict[str, str]:
    """What lies on the field, as texts."""
    return texts(state.position()["board"])


def pile(state: Any, name: str, seat: int | None = None) -> set[str]:
    """The cards in `discard`, `neutral`, `aside`, `used`, `offer`, or in a seat's `areas`."""
    cards = state.position()[name]
    return set(cards if seat is None else cards[seat])


def choices(state: Any, placement: str) -> set[str]:
    """What may be chosen when a card is placed so; "" is the placement alone."""
    listed = state.legal_moves()
    assert len(listed) == len(set(listed))
    return {
        move[len(placement) :].strip()
        for move in listed
        if move == placement or move.startswith(placement + " ")
    }


def cells_for(state: Any, card: str) -> set[str]:
    """Where a card may be placed."""
    return {
        move.split()[0].partition("@")[2]
        for move in state.legal_moves()
        if move.startswith(card + "@")
    }


def after(state: Any, move: str) -> Any:
    """The state after a move; the one given stays as it is."""
    later = state.copy()
    later.play(move)
    return later


def refusal(state: Any, move: str) -> str:
    """Why a move is refused: the rule; and nothing has changed."""
    before = state.position()
    with pytest.raises(regalia.IllegalMove) as caught:
        state.play(move)
    assert state.position() == before
    assert caught.value.code == "move/illegal"
    return caught.value.rule


def event(events: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The one event of this kind."""
    found = [event for event in events if event["event"] == kind]
    assert len(found) == 1, (kind, events)
    return found[0]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


# Where things are

STEPS = {
    "n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1),
    "s": (0, -1), "sw": (-1, -1), "w": (-1, 0), "nw": (-1, 1),
}  # fmt: skip
ORTHOGONAL = ("n", "e", "s", "w")
DIAGONAL = ("ne", "se", "sw", "nw")


def line(cell: str, direction: str) -> list[str]:
    """The cells from here to the edge."""
    column, row = "abc".index(cell[0]), "123".index(cell[1])
    across, up = STEPS[direction]
    cells = []
    while 0 <= (column := column + across) < 3 and 0 <= (row := row + up) < 3:
        cells.append("abc"[column] + "123"[row])
    return cells


def beside(cell: str, *directions: str) -> list[str]:
    """The adjacent cells in these directions."""
    return [line(cell, direction)[0] for direction in directions if line(cell, direction)]
