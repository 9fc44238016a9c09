"""Positions for tests: say what matters, the rest is filled in."""

from typing import Any

import regalia
from regalia.core.game import State

RANKS, SUITS = "A23456789TJQK", "hdcs"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]
JESTERS = {1: [], 2: [], 3: ["X1"], 4: ["X1", "X2"]}


def split(cards: str | list[str]) -> list[str]:
    return cards.split() if isinstance(cards, str) else list(cards)


def position(
    hands: str | list[str],
    *,
    enemy: str = "Jh",
    castle: str | None = None,
    table: list[str] | None = None,
    discard: str = "",
    tavern: str | None = None,
    phase: str = "play",
    to_move: int = 0,
    yielded: list[bool] | None = None,
    jesters: int | None = None,
    **more: Any,
) -> dict[str, Any]:
    """`hands`: one text a seat. `table`: plays as texts, "1: 3s 3c" for seat 1, else seat 0.

    Without `castle` all later royals are there. Cards not named are under the Tavern, or in the
    discard pile if `tavern` is given; royals that must be gone are in the discard pile.
    """
    listed = [split(hand) for hand in ([hands] if isinstance(hands, str) else hands)]
    players = len(listed)
    royals = [rank + suit for rank in "JQK" for suit in SUITS]
    later = royals[royals.index(enemy[0] + "h") :]
    named = {card for hand in listed for card in hand} | set(split(discard)) | {enemy}
    plays = []
    for play in table or []:
        seat, colon, cards = play.rpartition(":")
        plays.append({"seat": int(seat) if colon else 0, "cards": split(cards)})
        named |= set(split(cards))
    named |= set(split(tavern or ""))
    in_castle = split(castle) if castle is not None else [c for c in later if c not in named]
    named |= set(in_castle)
    rest = [card for card in CARDS + JESTERS[players] if card not in named]
    gone = [card for card in rest if card in royals]
    rest = [card for card in rest if card not in royals]
    return {
        "castle": in_castle,
        "enemy": enemy,
        "tavern": rest if tavern is None else split(tavern),
        "hands": listed,
        "discard": split(discard) + gone + ([] if tavern is None else rest),
        "table": plays,
        "to_move": to_move,
        "phase": phase,
        "yielded": yielded or [False] * players,
        "jesters": (2 if players == 1 else 0) if jesters is None else jesters,
        "reason": None,
        **more,
    }


def load(hands: str | list[str], *, options: dict[str, Any] | None = None, **facts: Any) -> State:
    """A state from such a position."""
    wanted = position(hands, **facts)
    game = regalia.game("regicide", players=len(wanted["hands"]), **(options or {}))
    return game.load(wanted)


def event(events: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The one event of this kind."""
    found = [event for event in events if event["event"] == kind]
    assert len(found) == 1, (kind, events)
    return found[0]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]
