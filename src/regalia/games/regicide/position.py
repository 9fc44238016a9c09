"""Positions as plain data: written from a state, and read back only if they can arise."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...core import chance
from ...core.bits import members
from ...core.compile import Array, Record
from ...core.errors import BadPosition, shown
from ...core.fields import fields_of
from ...core.game import Position
from ...core.manifest import Value
from .cards import BY_NAME, HAND_LIMIT, NAMES, NUMBERED, TAVERN_JESTERS, names
from .legal import FINE, play_refusal
from .plain import lay_table, option_code, plays_on_table
from .rules import DEFEATED, FINISHED, NOT_OVER, NOTHING_OWED, inspect
from .state import NOBODY, OVER, PHASES, REASONS, STATE, TABLE_CAPACITY, TAVERN_CAPACITY

_FIELDS: dict[str, tuple[type, ...]] = {
    "castle": (list,),
    "enemy": (str, type(None)),
    "tavern": (list,),
    "hands": (list,),
    "discard": (list,),
    "table": (list,),
    "to_move": (int, type(None)),
    "phase": (str,),
    "yielded": (list,),
    "jesters": (int,),
    "reason": (str, type(None)),
}


def write(states: Array) -> Position:
    """The whole truth about a state."""
    s = fields_of(states)
    players, size = s["players"], s["table_size"]
    ring = s["tavern"]
    tavern = [ring[(s["top"] + n) % TAVERN_CAPACITY] for n in range(s["tavern_size"])]
    hands = [int(hand) for hand in s["hands"][:players]]
    lots: dict[int, list[str]] = {}
    lot_of = s["lot"]
    for card in members(sum(hands) + sum(1 << card for card in tavern)):
        lots.setdefault(lot_of[card], []).append(NAMES[card])
    return {
        "castle": [NAMES[card] for card in s["castle"][s["castle_next"] :]],
        "enemy": None if s["enemy"] == NOBODY else NAMES[s["enemy"]],
        "tavern": [NAMES[card] for card in tavern],
        "lots": [lots[number] for number in sorted(lots)],
        "hands": [names(hand) for hand in hands],
        "discard": names(s["discard"]),
        "table": plays_on_table(s["table"][:size], s["table_play"][:size]),
        "to_move": None if s["phase"] == OVER else s["seat"],
        "phase": PHASES[s["phase"]],
        "yielded": [bool(flag) for flag in s["yielded"][:players]],
        "jesters": s["jesters"],
        "reason": REASONS[s["reason"]],
        "chance": chance.written(s["chance"]),
    }


def read(position: Position, options: Mapping[str, Value]) -> Array:
    """The state of a position, or a BadPosition."""
    _check_shape(position, int(options["players"]))
    _check_cards(position, int(options["players"]))
    _check_castle(position)
    _check_table(position)
    states = np.zeros(1, STATE)
    _fill(states[0], position, options)
    _check_moment(states, position)
    if "chance" not in position:
        # The same cards in the same places always go on the same way.
        states[0].chance[:2] = chance.words(json.dumps(write(states)))
    return states


def _shape(condition: bool, field: str) -> None:
    if not condition:
        raise BadPosition("position/shape", field=field)


def _check_shape(position: Any, players: int) -> None:
    _shape(isinstance(position, dict), "position")
    for name, kinds in _FIELDS.items():
        value = position.get(name, ...)
        _shape(isinstance(value, kinds) and not isinstance(value, bool), name)
    unknown = set(position) - {*_FIELDS, "lots", "chance"}
    _shape(not unknown, str(next(iter(unknown), "")))
    _shape(position["phase"] in PHASES, "phase")
    _shape(position["reason"] in REASONS, "reason")
    _shape(all(isinstance(hand, list) for hand in position["hands"]), "hands")
    if len(position["hands"]) != players:
        raise BadPosition("position/players", given=len(position["hands"]), players=players)
    flags = position["yielded"]
    _shape(len(flags) == players and all(isinstance(flag, bool) for flag in flags), "yielded")
    _shape(0 <= position["jesters"] <= (2 if players == 1 else 0), "jesters")
    to_move = position["to_move"]
    _shape((to_move is None) == (position["phase"] == "over"), "to_move")
    _shape(to_move is None or 0 <= to_move < players, "to_move")
    for play in position["table"]:
        _shape(isinstance(play, dict) and set(play) == {"seat", "cards"}, "table")
        seat, cards = play["seat"], play["cards"]
        _shape(
            isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players, "table"
        )
        _shape(isinstance(cards, list), "table")
    lots = position.get("lots", [])
    _shape(isinstance(lots, list) and all(isinstance(lot, list) for lot in lots), "lots")
    _shape(chance.is_written(position.get("chance", "1")), "chance")


def _check_cards(position: Position, players: int) -> None:
    """54 cards, each once. RGC-1, RGC-4"""
    enemy = [] if position["enemy"] is None else [position["enemy"]]
    piles: list[Sequence[Any]] = [position["castle"], enemy, position["tavern"]]
    piles += [position["discard"], *position["hands"]]
    piles += [play["cards"] for play in position["table"]]
    found: set[str] = set()
    in_game = set(NAMES[: 52 + int(TAVERN_JESTERS[players])])
    for card in (card for pile in piles for card in pile):
        if not isinstance(card, str) or card not in BY_NAME:
            raise BadPosition("position/card_unknown", card=shown(card))
        if card in found:
            raise BadPosition("position/card_twice", card=card)
        if card not in in_game:
            raise BadPosition("position/card_not_used", card=card, players=players)
        found.add(card)
    missing = sorted(in_game - found, key=BY_NAME.__getitem__)
    if missing:
        raise BadPosition("position/card_missing", card=missing[0], count=len(found))
    limit = int(HAND_LIMIT[players])
    for seat, hand in enumerate(position["hands"]):
        if len(hand) > limit:
            raise BadPosition("position/hand_limit", seat=seat + 1, count=len(hand), limit=limit)


def _check_castle(position: Position) -> None:
    """Jacks before Queens before Kings, and nobody missing. RGC-2"""
    enemy = [] if position["enemy"] is None else [position["enemy"]]
    ranks = [BY_NAME[card] // 4 for card in (*enemy, *position["castle"])]
    order = [(NUMBERED + place) // 4 for place in range(12)]
    if ranks != order[12 - len(ranks) :]:
        raise BadPosition("position/castle")
    won = position["phase"] == "over" and position["reason"] == "last_king"
    if won != (position["enemy"] is None) or (won and (ranks or position["table"])):
        raise BadPosition("position/enemy")


def _fill(s: Record, position: Position, options: Mapping[str, Value]) -> None:
    players = int(options["players"])
    s.players = players
    s.overpay = option_code(options, "overpay")
    s.solo_yield = option_code(options, "solo_yield")
    for seat, hand in enumerate(position["hands"]):
        s.hands[seat] = sum(1 << BY_NAME[card] for card in hand)
        s.yielded[seat] = position["yielded"][seat]
    s.discard = sum(1 << BY_NAME[card] for card in position["discard"])
    s.tavern_size = len(position["tavern"])
    s.tavern[: s.tavern_size] = [BY_NAME[card] for card in position["tavern"]]
    s.castle[:] = NOBODY
    s.castle_next = 12 - len(position["castle"])
    s.castle[s.castle_next :] = [BY_NAME[card] for card in position["castle"]]
    s.enemy = NOBODY if position["enemy"] is None else BY_NAME[position["enemy"]]
    s.seat = position["to_move"] or 0
    s.phase = PHASES.index(position["phase"])
    s.reason = REASONS.index(position["reason"])
    s.jesters = position["jesters"]
    lay_table(s, position["table"])
    _fill_lots(s, position)
    s.chance[:] = chance.read(position.get("chance", "1"))


def _fill_lots(s: Record, position: Position) -> None:
    """RGC-44: every hidden card in one lot, each lot in one stretch of the Tavern."""
    hidden = [*position["tavern"], *(card for hand in position["hands"] for card in hand)]
    lots = position.get("lots")
    if lots is None:
        # Unless told otherwise: enemies were laid on the Tavern one by one, the rest was set up.
        lots = [[card for card in hidden if BY_NAME[card] // 4 < 10 or BY_NAME[card] >= 52]]
        lots += [[card] for card in hidden if card not in lots[0]]
        lots = [lot for lot in lots if lot]
    listed = [card for lot in lots for card in lot]
    if not all(isinstance(card, str) for card in listed) or sorted(listed) != sorted(hidden):
        raise BadPosition("position/lots", reason="cards")
    if not all(lots):
        raise BadPosition("position/lots", reason="cards")
    for number, lot in enumerate(lots):
        for card in lot:
            s.lot[BY_NAME[card]] = number
    s.next_lot = len(lots)
    stretches = [int(s.lot[BY_NAME[card]]) for card in position["tavern"]]
    begun = [n for place, n in enumerate(stretches) if place == 0 or stretches[place - 1] != n]
    if len(begun) != len(set(begun)):
        raise BadPosition("position/lots", reason="order")


def _check_table(position: Position) -> None:
    for play in position["table"]:
        cards = np.uint64(sum(1 << BY_NAME[card] for card in play["cards"]))
        if play_refusal(cards, cards) != FINE:
            raise BadPosition("position/table", cards=" ".join(play["cards"]) or "-")
    cards_down = sum(len(play["cards"]) for play in position["table"])
    # Before an enemy that still stands there is always space for the play that fells it.
    if cards_down > TABLE_CAPACITY - 4:
        raise BadPosition("position/defeated", enemy=position["enemy"])


def _check_moment(states: Array, position: Position) -> None:
    """Whose decision it is must be a decision. RGC-17, RGC-26, RGC-31, RGC-35"""
    phase = position["phase"]
    _shape((position["reason"] is None) != (phase == "over"), "reason")
    if len(position["hands"]) > 1 and all(position["yielded"]):
        raise BadPosition("position/yielded")
    if phase == "name":
        last = position["table"][-1] if position["table"] else {"seat": None, "cards": []}
        if last["seat"] != position["to_move"] or last["cards"][0] not in ("X1", "X2"):
            raise BadPosition("position/name")
    problem = inspect(states)
    if problem == DEFEATED:
        raise BadPosition("position/defeated", enemy=position["enemy"])
    if problem == NOTHING_OWED:
        raise BadPosition("position/nothing_owed")
    if problem == FINISHED:
        raise BadPosition("position/finished")
    if problem == NOT_OVER:
        raise BadPosition("position/not_over")
