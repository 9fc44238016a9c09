"""Why a move is good or bad, in a few words: ids of texts with their facts, from what the player
knows."""

from typing import Any

from ...core.game import Reason, View
from .cards import (
    BANISH,
    BY_NAME,
    CONVERT,
    DESTROY,
    DOOM,
    EFFECTS,
    KIND_NAMES,
    NEGATE,
    PROTECT,
    Effect,
)

#: What takes a card from the side it was allied to.
_HARM = (DESTROY, CONVERT, BANISH)


def reasons(view: View, move: str, preview: dict[str, Any]) -> list[Reason]:
    """What speaks for a move and what against it, the weightiest first."""
    if move == "first":
        return [Reason("starts")]
    if move == "second":
        return [Reason("follows")]
    if not preview:
        return [Reason("effect", {"card": move.split()[1]})]
    found = []
    if preview["winner"] == view["seat"]:
        found.append(Reason("wins"))
    elif preview["winner"] is not None:
        found.append(Reason("loses", against=True))
    return [*found, *_gains(view, move, preview), *_standing(view, move, preview)]


def _effect(card: str) -> Effect:
    return EFFECTS[KIND_NAMES[BY_NAME[card]]]


def _acting(view: View, move: str) -> str:
    """The card whose effect is carried out: the one played, or the last one it copies (AR-49)."""
    card, _, where = move.partition("@")
    copied = where.split()[1:-1]
    return str(view["board"][copied[-1]]["card"]) if copied else card


def _gains(view: View, move: str, preview: dict[str, Any]) -> list[Reason]:
    """Whom the effect takes from, and how the sides stand then."""
    seat = view["seat"]
    mine, theirs = preview["allies"][seat], preview["allies"][1 - seat]
    found = []
    if preview["hit"] and _effect(_acting(view, move)).verb in _HARM:
        own = [cell for cell in preview["hit"] if view["board"][cell]["ally"] == seat]
        foes = [cell for cell in preview["hit"] if cell not in own]
        if foes:
            found.append(Reason("takes", {"count": len(foes), "cells": " ".join(foes)}))
        if own:
            lost = {"count": len(own), "cells": " ".join(own)}
            found.append(Reason("sacrifices", lost, against=True))
    facts = {"unit": "allies", "mine": mine, "theirs": theirs}
    if preview["points"]:
        mine, theirs = preview["points"][seat], preview["points"][1 - seat]
        facts = {"unit": "points", "mine": mine, "theirs": theirs}
    if mine > theirs:
        found.append(Reason("ahead", facts))
    elif mine < theirs:
        found.append(Reason("behind", facts, against=True))
    else:
        found.append(Reason("level", facts))
    return found


def _standing(view: View, move: str, preview: dict[str, Any]) -> list[Reason]:
    """What the card does where it stands."""
    if preview["ends"]:
        return []
    card, _, where = move.partition("@")
    cell, *choice = where.split()
    effect = _effect(card)
    found = []
    if cell in view["shielded"] or (effect.verb == PROTECT and effect.pattern == "itself"):
        found.append(Reason("sheltered", {"cell": cell}))
    elif effect.verb == PROTECT:
        found.append(Reason("protects"))
    if effect.verb == NEGATE:
        found.append(Reason("hushes"))
    acting = _acting(view, move)
    if choice and _effect(acting).verb not in _HARM:
        found.append(Reason("effect", {"card": acting}))
    if effect.verb == DOOM:
        found.append(Reason("effect", {"card": card}, against=True))
    if effect.active and cell in view["negated"]:
        found.append(Reason("negated", {"cell": cell}, against=True))
    elif not choice and any(other.startswith(f"{move} ") for other in view["legal_moves"]):
        found.append(Reason("quiet", against=True))
    return found
