"""Why a move is good or bad, in a few words: ids of texts with their facts, from what the player
knows."""

from typing import Any

from ...core.game import Reason, View
from .cards import BY_NAME, DOOM, EFFECTS, KIND_NAMES, NEGATE, PROTECT


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
    return [*found, *_gains(view, preview), *_standing(view, move, preview)]


def _gains(view: View, preview: dict[str, Any]) -> list[Reason]:
    """Whom the effect takes from, and how the sides stand then."""
    seat = view["seat"]
    sides = [0, 0]
    for lying in view["board"].values():
        sides[lying["ally"]] += not lying["down"]
    mine, theirs = preview["allies"][seat], preview["allies"][1 - seat]
    found = []
    if theirs < sides[1 - seat]:
        found.append(Reason("takes", {"count": sides[1 - seat] - theirs}))
    elif preview["hit"] and mine >= sides[seat]:
        found.append(Reason("hits", {"cells": " ".join(preview["hit"])}))
    if mine < sides[seat]:
        found.append(Reason("sacrifices", {"count": sides[seat] - mine}, against=True))
    facts: dict[str, Any] = {"unit": "allies", "mine": mine, "theirs": theirs}
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
    effect = EFFECTS[KIND_NAMES[BY_NAME[card]]]
    found = []
    if cell in view["shielded"] or (effect.verb == PROTECT and effect.pattern == "itself"):
        found.append(Reason("sheltered", {"cell": cell}))
    elif effect.verb == PROTECT:
        found.append(Reason("protects"))
    if effect.verb == NEGATE:
        found.append(Reason("hushes"))
    if choice and not preview["hit"]:
        found.append(Reason("effect", {"card": card}))
    if effect.verb == DOOM:
        found.append(Reason("effect", {"card": card}, against=True))
    if effect.active and cell in view["negated"]:
        found.append(Reason("negated", {"cell": cell}, against=True))
    elif not choice and any(other.startswith(f"{move} ") for other in view["legal_moves"]):
        found.append(Reason("quiet", against=True))
    return found
