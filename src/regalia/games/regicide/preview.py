"""What a move would do, from what its player knows: the numbers to show before confirming.

The move is tried on a state made from the view, never on the true one, and only what does not
depend on hidden cards is told.
"""

from collections.abc import Mapping
from typing import Any

from ...core.game import Position, State, View
from .cards import worths


def twin(view: View) -> Position:
    """A position this seat, which is to move, cannot tell from the true one: the hidden cards of
    each lot in plain card order, first to the other hands, then to the Tavern."""
    hands: list[list[str]] = [[] for _ in view["hand_sizes"]]
    hands[view["seat"]] = list(view["hand"])
    tavern: list[str] = []
    for lot in view["lots"]:
        cards = list(lot["cards"])
        for seat, count in enumerate(lot["hands"]):
            hands[seat] += cards[:count]
            del cards[:count]
        tavern += cards
    return {
        "castle": view["castle"],
        "enemy": view["enemy"]["card"],
        "tavern": tavern,
        "lots": [[*lot["cards"], *lot["mine"]] for lot in view["lots"]],
        "hands": hands,
        "discard": view["discard"],
        "table": view["table"],
        "to_move": view["to_move"],
        "phase": view["phase"],
        "yielded": view["yielded"],
        "jesters": view["jesters"],
        "reason": None,
    }


def _worth_of_draw(view: View, drawn: list[int], healed: int) -> tuple[int, int]:
    """The least and the most that the cards drawn by the seat to move can be worth: all draw in
    turn, this seat first, from lots whose cards are known but for their order. RGC-11, RGC-44"""
    lots = [(lot["cards"], lot["tavern"]) for lot in view["lots"]] + [(view["discard"], healed)]
    whose = [number for number, (_, count) in enumerate(lots) for _ in range(count)]
    others = [count for seat, count in enumerate(drawn) if seat != view["seat"]]
    places = [
        turn + sum(min(turn, count) for count in others) for turn in range(drawn[view["seat"]])
    ]
    least = most = 0
    for number, (cards, _) in enumerate(lots):
        mine = sum(whose[place] == number for place in places)
        cheapest_first = sorted(worths(cards))
        least += sum(cheapest_first[:mine])
        most += sum(cheapest_first[len(cheapest_first) - mine :])
    return least, most


def consequences(view: View, state: State, move: str) -> dict[str, Any]:
    """The consequences of a move played on a twin of the true state.

    `blow`: what the enemy will strike for in step 4, 0 if it does not come to that. `survives`:
    whether the game goes on (or is won); None when that is left to the cards drawn first, and what
    is known of them does not settle it. `fate`: the same in words, see there.
    """
    seat = view["seat"]
    played = state.play(move)
    events = {event["event"]: event for event in played}
    drawn = [0] * len(view["hand_sizes"])
    for event in played:
        if event["event"] == "drew":
            drawn[event["seat"]] = event["count"]
    killed = "defeated" in events
    strikes = "hit" in events or "yielded" in events
    after = state.view(None)["enemy"]
    blow = after["blow"] if after and strikes and not killed else 0
    gone = events["played"]["cards"] if "played" in events else []
    kept = sum(worths(card for card in view["hand"] if card not in gone))
    healed = events["healed"]["count"] if "healed" in events else 0
    lost = "ended" in events and not events["ended"]["won"]
    survives: bool | None = not lost
    if not killed and strikes and drawn[seat] and kept < blow and not view["jesters"]:
        least, most = _worth_of_draw(view, drawn, healed)
        survives = True if kept + least >= blow else None if kept + most >= blow else False
    if move == "flip" and view["owed"]:
        blow = view["owed"]
        if view["jesters"] == 1 and view["tavern"]:
            survives = None  # by the new hand alone
    found = {
        "damage": events["hit"]["by"] if "hit" in events else 0,
        "healed": healed,
        "drawn": drawn,
        "shield": events["shielded"]["by"] if "shielded" in events else 0,
        "kills": killed,
        "exact": killed and events["defeated"]["exact"],
        "blow": blow,
        "survives": survives,
    }
    return {**found, "fate": _fate(view, move, found, kept)}


def _fate(view: View, move: str, found: Mapping[str, Any], kept: int) -> dict[str, Any] | None:
    """Whether one lives through a move, and on what that rests: its `tone` ("good", "bad" or
    "unsure"), the `kind` of sentence and the `facts` in it. None where there is nothing to say.
    `kept` is what the hand is worth after the move, drawn cards not counted."""
    verb, blow = move.split()[0], found["blow"]
    if verb == "flip":
        # The new hand is hidden: nobody knows what it will be worth.
        return _told("unsure", "new_hand", owed=view["owed"]) if view["owed"] else None
    if found["survives"] is False:
        return _told("bad", "cannot_survive", blow=blow) if blow else _told("bad", "stuck")
    if found["kills"]:
        return _told("good", "no_blow" if view["castle"] else "wins")
    if found["survives"] is None:
        return _told("unsure", "must_draw", blow=blow)
    if verb in ("discard", "name"):
        return None
    if move == "play X":
        return _told("good", "passes")
    if not blow:
        return _told("good", "unscathed")
    if kept >= blow:
        return _told("good", "survives", blow=blow, worth=kept)
    if not view["jesters"]:
        return _told("good", "sure_draw", blow=blow)
    # Alone with a Jester left the game goes on, but not on the strength of this hand.
    drawn = found["drawn"][view["seat"]]
    return _told("unsure", "draw_or_jester" if drawn else "needs_jester", blow=blow)


def _told(tone: str, kind: str, **facts: int) -> dict[str, Any]:
    return {"tone": tone, "kind": kind, "facts": facts}
