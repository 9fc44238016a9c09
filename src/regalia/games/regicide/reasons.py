"""Why a move is good or bad, in a few words: ids of texts with their facts, from what the player
knows."""

from collections.abc import Sequence
from typing import Any

from ...core.game import Reason, View
from .cards import TAVERN_JESTERS, worths


def reasons(view: View, move: str, preview: dict[str, Any]) -> list[Reason]:
    """What speaks for a move and what against it, the weightiest first."""
    kind, *cards = move.split()
    if kind == "flip":
        return [Reason("new_hand", {"jesters": view["jesters"] - 1})]
    found = _ends(preview)
    if kind == "name":
        return found + _naming(view, int(cards[0]) - 1)
    if kind == "discard":
        return found + _discarding(view, cards)
    if kind == "yield":
        return found + _yielding(preview)
    if cards == ["X"]:
        return found + _jester(view)
    return found + _playing(view, cards, preview)


#: What the preview may say of one's fate, and the coach repeats: at once, or among other reasons.
ENDS = ("wins", "cannot_survive", "stuck", "must_draw")
ODDS = ("needs_jester", "sure_draw")


def _fate(preview: dict[str, Any], kinds: Sequence[str]) -> list[Reason]:
    """The fate the preview foresees, if it is one of these."""
    fate = preview["fate"]
    if fate is None or fate["kind"] not in kinds:
        return []
    return [Reason(fate["kind"], fate["facts"], against=fate["tone"] != "good")]


def _ends(preview: dict[str, Any]) -> list[Reason]:
    """What a move ends: the game, or the enemy."""
    if found := _fate(preview, ENDS):
        return found
    if preview["exact"]:
        return [Reason("exact_kill")]
    if preview["kills"]:
        return [Reason("kills")]
    return []


def _playing(view: View, cards: Sequence[str], preview: dict[str, Any]) -> list[Reason]:
    found = []
    enemy = view["enemy"]
    if sum(preview["drawn"]):
        found.append(Reason("draws", {"count": sum(preview["drawn"])}))
    if preview["healed"]:
        found.append(Reason("heals", {"count": preview["healed"]}))
    if not preview["kills"]:
        if preview["shield"]:
            found.append(Reason("shields", {"by": preview["shield"], "blow": preview["blow"]}))
        elif not preview["blow"]:
            found.append(Reason("unscathed"))
    suits = {card[1] for card in cards}
    ignored = enemy["card"][1] if enemy["immune"] else ""
    if ignored in suits:
        to_come = TAVERN_JESTERS[len(view["hand_sizes"])]
        if ignored == "s" and to_come and not preview["kills"]:
            found.append(Reason("waits", {"suit": ignored}, against=True))  # RGC-27
        else:
            found.append(Reason("immune", {"suit": ignored}, against=True))
    if "c" in suits and ignored != "c":
        found.append(Reason("doubles", {"damage": preview["damage"]}))
    kept = worths([card for card in view["hand"] if card not in cards])
    if preview["blow"] and _can_pay(kept, preview["blow"]):
        found.append(Reason("can_pay", {"blow": preview["blow"]}))
    else:
        found += _fate(preview, ODDS)
    if preview["survives"] and preview["blow"] and not preview["shield"]:
        left = enemy["health"] - enemy["damage"] - preview["damage"]
        facts = {"health": left, "blow": preview["blow"]}
        found.append(Reason("leaves", facts, against=True))
    return found


def _can_pay(held: Sequence[int], blow: int) -> bool:
    """Whether some cards of these worths pay a blow exactly."""
    sums = {0}
    for worth in held:
        sums |= {total + worth for total in sums}
    return blow in sums


def _jester(view: View) -> list[Reason]:
    if view["enemy"]["immune"]:
        return [Reason("frees", {"suit": view["enemy"]["card"][1]})]
    return [Reason("passes")]


def _yielding(preview: dict[str, Any]) -> list[Reason]:
    if preview["survives"] is False:
        return []
    if not preview["blow"]:
        return [Reason("free_yield")]
    return _fate(preview, ODDS) or [Reason("keeps_cards", {"blow": preview["blow"]})]


def _discarding(view: View, cards: Sequence[str]) -> list[Reason]:
    over = sum(worths(cards)) - view["owed"]
    found = []
    if over == 0:
        found.append(Reason("pays_exactly"))
    elif over > 0:
        found.append(Reason("overpays", {"over": over}, against=True))
    royals = [card for card in cards if card[0] in "JQK"]
    if royals:
        found.append(Reason("gives_royal", {"cards": royals}, against=True))
    if "X" in cards:
        found.append(Reason("gives_jester", against=True))
    kept = len(view["hand"]) - len(cards)
    found.append(Reason("keeps", {"count": kept}) if kept else Reason("empties", against=True))
    return found


def _naming(view: View, seat: int) -> list[Reason]:
    count = view["hand_sizes"][seat]
    if seat == view["seat"]:
        return [Reason("names_self", {"count": count})]
    return [Reason("names", {"count": count})]
