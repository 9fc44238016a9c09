"""Positions as plain data: written from a state, and read back only if they can arise."""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core import chance
from ...core.bits import popcount
from ...core.compile import Array, Record
from ...core.errors import BadPosition, shown
from ...core.fields import fields_of
from ...core.game import Position
from ...core.manifest import Value
from .cards import (
    ALL_NEUTRALS,
    BY_NAME,
    NEUTRALS,
    REGALITY,
    RELIGION,
    card_set,
    names,
    term,
)
from .cells import BY_CELL
from .legal import can_place_of
from .plain import board_data, lay_board, set_options
from .rules import is_complete_of, refresh_of
from .state import DRAFT, LAST_PLY, NOBODY, OVER, PHASES, REASONS, SINGLE, STANDARD, STATE

#: Every part of a position: its type, and what it is when it is left out.
_FIELDS: dict[str, tuple[type, Any]] = {
    "board": (dict, ...),
    "areas": (list, ...),
    "to_move": (int, ...),
    "hidden": (list, [[], []]),
    "neutral": (list, []),
    "discard": (list, []),
    "aside": (list, None),
    "used": (list, []),
    "shown": (list, []),
    "offer": (list, []),
    "passed": (list, [[], []]),
    "thrown": (list, [[], []]),
    "second": (list, [[], []]),
    "step": (int, 0),
    "numbers": (list, None),
    "phase": (str, "play"),
    "first": (int, None),
    "plies": (int, None),
    "match_game": (int, 1),
    "wins": (list, [0, 0]),
    "points": (list, [0, 0]),
    "scores": (list, [0, 0]),
    "reason": (str, None),
    "winner": (int, None),
    "chance": (str, None),
}
HOMES = (REGALITY, RELIGION)
_OF_EACH = ("areas", "hidden", "passed", "thrown", "second")
_ONCE = ("neutral", "discard", "aside", "used", "offer")


def write(states: Array) -> Position:
    """The whole truth about a state."""
    s = fields_of(states)
    over = s["phase"] == OVER
    return {
        "board": board_data(s),
        "areas": [names(cards) for cards in s["area"]],
        "hidden": [names(cards) for cards in s["hidden"]],
        "neutral": names(s["neutral"]),
        "discard": names(s["discard"]),
        "aside": names(s["aside"]),
        "used": names(s["used"]),
        "shown": names(s["shown"]),
        "offer": names(s["offer"]),
        "passed": [names(cards) for cards in s["passed"]],
        "thrown": [names(cards) for cards in s["thrown"]],
        "second": [names(cards) for cards in s["second"]],
        "step": s["step"],
        "numbers": [int(n) for n in s["number"]] if s["numbered"] else None,
        "to_move": None if over else s["seat"],
        "phase": PHASES[s["phase"]],
        "first": s["first"],
        "plies": s["plies"],
        "match_game": s["game"],
        "wins": [int(n) for n in s["wins"]],
        "points": [int(n) for n in s["points"]],
        "scores": [int(n) for n in s["score"]],
        "reason": REASONS[s["reason"]],
        "winner": None if s["winner"] == NOBODY else s["winner"],
        "chance": chance.written(s["chance"]),
    }


def read(position: Position, options: Mapping[str, Value]) -> Array:
    """The state of a position, or a BadPosition."""
    whole = _completed(position, options)
    _check_cards(whole, options)
    _check_board(whole, options)
    states = np.zeros(1, STATE)
    _fill(states[0], whole, options)
    refresh_of(states)
    _check_moment(states, whole)
    if whole["chance"] is None:
        # The same cards in the same places always go on the same way.
        states[0].chance[:2] = chance.words(json.dumps(write(states)))
    return states


def _shape(condition: bool, field: str) -> None:
    if not condition:
        raise BadPosition("position/shape", field=field)


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _numbers(value: Any, count: int, high: int, low: int = 0) -> bool:
    return len(value) == count and all(_is_number(n, low, high) for n in value)


def _completed(position: Any, options: Mapping[str, Value]) -> Position:
    """The position with everything in it that was left out; its form is right then."""
    _shape(isinstance(position, dict), "position")
    unknown = set(position) - set(_FIELDS)
    _shape(not unknown, str(next(iter(unknown), ""))[:40])
    whole: Position = {}
    for name, (kind, default) in _FIELDS.items():
        value = position.get(name, default)
        missing = value is None and (default is None or name == "to_move")
        _shape(missing or (isinstance(value, kind) and not isinstance(value, bool)), name)
        whole[name] = value
    _shape(whole["phase"] in PHASES, "phase")
    _shape(whole["reason"] in REASONS, "reason")
    over = whole["phase"] == "over"
    _shape((whole["to_move"] is None) == over, "to_move")
    _shape(over or _is_number(whole["to_move"], 0, 1), "to_move")
    _shape(_is_number(whole["step"], 0, 4), "step")
    _shape(_is_number(whole["match_game"], 1, 3), "match_game")
    _shape(_numbers(whole["wins"], 2, 3), "wins")
    _shape(_numbers(whole["points"], 2, 3000), "points")
    _shape(_numbers(whole["scores"], 2, 1000), "scores")
    _shape(whole["winner"] is None or _is_number(whole["winner"], 0, 1), "winner")
    _shape(whole["chance"] is None or chance.is_written(whole["chance"]), "chance")
    for name in _OF_EACH:
        cards = whole[name]
        _shape(len(cards) == 2 and all(isinstance(pile, list) for pile in cards), name)
    whole["board"] = _completed_board(whole["board"])
    listed = _listed(whole)
    for card in [*listed, *whole["shown"], *(c for n in _OF_EACH for p in whole[n] for c in p)]:
        if not isinstance(card, str) or card not in BY_NAME:
            raise BadPosition("position/card_unknown", card=shown(card))
    if whole["aside"] is None:
        away = {card for pile in whole["thrown"] for card in pile if whole["phase"] == "keep"}
        used = options["system"] != "old_style"
        whole["aside"] = [n for n in NEUTRALS if used and n not in listed and n not in away]
    played = len(whole["board"]) + len(whole["discard"])
    played += sum(lying["covers"] is not None for lying in whole["board"].values())
    if whole["plies"] is None:
        whole["plies"] = played if whole["phase"] == "play" else 0
    _shape(_is_number(whole["plies"], 0, LAST_PLY), "plies")
    if whole["first"] is None:
        mover = whole["to_move"] or 0
        whole["first"] = mover ^ (whole["plies"] & 1 if whole["phase"] == "play" else 0)
    _shape(_is_number(whole["first"], 0, 1), "first")
    if options["numbered"] == "yes":
        if whole["numbers"] is None:
            fixed = str(options["numbers"])
            whole["numbers"] = (
                list(range(1, 10)) if fixed == "shuffled" else [int(n) for n in fixed.split(",")]
            )
        _shape(_numbers(whole["numbers"], 9, 99, 1), "numbers")
    else:
        _shape(whole["numbers"] is None, "numbers")
    return whole


def _completed_board(board: dict[str, Any]) -> dict[str, Any]:
    """The field with everything that was left out of it; what was given is not touched."""
    whole = {}
    for cell, given in board.items():
        _shape(cell in BY_CELL, f"board {str(cell)[:10]}")
        _shape(isinstance(given, dict), f"board {cell}")
        whole[cell] = lying = dict(given)
        unknown = set(lying) - {"card", "ally", "down", "doomed_by", "covers"}
        _shape(not unknown and _is_number(lying.get("ally"), 0, 1), f"board {cell}")
        _shape(isinstance(lying.setdefault("down", False), bool), f"board {cell}")
        doomed = lying.setdefault("doomed_by", None)
        _shape(doomed is None or _is_number(doomed, 0, 1), f"board {cell}")
        lying.setdefault("covers", None)
    return whole


def _listed(whole: Position) -> list[Any]:
    """Every card in the place where it is."""
    cards = [card for pile in whole["areas"] for card in pile]
    for name in _ONCE:
        cards += whole[name] or []
    for lying in whole["board"].values():
        cards.append(lying.get("card"))
        if lying["covers"] is not None:
            cards.append(lying["covers"])
    return cards


def _check_cards(whole: Position, options: Mapping[str, Value]) -> None:
    """Every card in one place. RRR-4, RRR-6, RRR-29"""
    listed = _listed(whole)
    away = {card for pile in whole["thrown"] for card in pile if whole["phase"] == "keep"}
    for card in BY_NAME:
        neutral = card in NEUTRALS
        if listed.count(card) > 1 or (card in listed and card in away):
            raise BadPosition("position/card_twice", card=term(card))
        if neutral and card in listed and options["system"] == "old_style":
            raise BadPosition("position/card_not_used", card=term(card), players=2)
        wanted = options["system"] != "old_style" if neutral else True
        if card == "Citizen" and whole["phase"] == "choose":
            wanted = False
        if wanted and card not in listed and card not in away:
            raise BadPosition("position/card_missing", card=term(card), count=len(listed))
    area = [set(pile) for pile in whole["areas"]]
    secret = str(options["system"]).startswith("secret")
    for seat in range(2):
        hidden = whole["hidden"][seat]
        right = set(hidden) <= area[seat] & set(NEUTRALS) and len(set(hidden)) == len(hidden)
        right = right and not set(hidden) & set(whole["shown"])  # AR-62: open for good
        if not right or len(hidden) > (2 if secret else 0):
            raise BadPosition("position/hidden", seat=seat + 1)
    if len(whole["neutral"]) > (5 if options["system"] == "standard" else 0) or not set(
        whole["neutral"] + whole["aside"] + whole["used"] + whole["offer"] + whole["shown"]
    ) <= set(NEUTRALS):
        raise BadPosition("position/neutral")
    _check_draft(whole, options)


#: How many cards are offered, passed on by the first and second player, thrown away by them, at
#: each step of a Secret Draft.
_DRAFT_STEPS = ((4, 0, 0, 0, 0), (3, 3, 0, 0, 0), (4, 3, 0, 0, 2), (3, 3, 3, 0, 2), (0, 3, 3, 2, 2))


def _check_draft(whole: Position, options: Mapping[str, Value]) -> None:
    """RRR-31, RRR-33"""
    system, phase = options["system"], whole["phase"]
    for name in ("passed", "thrown", "second"):
        for pile in whole[name]:
            _shape(set(pile) <= set(NEUTRALS) and len(set(pile)) == len(pile), name)
    _shape((phase == "take") <= (system == "draft"), "phase")
    _shape((phase == "keep") <= (system == "secret_draft"), "phase")
    offered = len(whole["offer"])
    if system == "draft" and phase in ("take", "choose"):
        taken = [popcount(card_set(pile) & int(ALL_NEUTRALS)) for pile in whole["areas"]]
        count = sum(taken)
        first = whole["first"]
        right = offered == 5 - count and (phase != "choose" or count == 0)
        right = right and count < 3 and taken[first] == (count + 1) // 2
        right = right and (phase == "choose" or whole["to_move"] == first ^ (count & 1))
        if not right:
            raise BadPosition("position/draft")
        return
    if phase != "keep":
        if offered:
            raise BadPosition("position/draft")
        if phase == "play" and system == "secret_draft":
            if whole["step"] not in (0, 4) or not _remembers(whole, whole["step"]):
                raise BadPosition("position/draft")
        return
    first, step = whole["first"], whole["step"]
    order = (first, 1 - first)
    counts = (
        offered,
        *(len(whole["passed"][seat]) for seat in order),
        *(len(whole["thrown"][seat]) for seat in order),
    )
    kept = [len(whole["hidden"][seat]) for seat in order]
    rests = (
        step == 1 and set(whole["offer"]) != set(whole["passed"][first]),
        step == 3 and set(whole["offer"]) != set(whole["passed"][1 - first]),
        whole["to_move"] != (first, 1 - first, 1 - first, first, first)[step],
        tuple(kept) != ((0, 0), (1, 0), (1, 1), (1, 2), (2, 2))[step],
        step > 3 or counts != _DRAFT_STEPS[step],
        not _remembers(whole, step),
    )
    if any(rests):
        raise BadPosition("position/draft")


def _remembers(whole: Position, step: int) -> bool:
    """AR-63: of three cards passed on one was kept, which lies hidden or has been shown, and two
    were thrown away; the other card a player kept was never passed on."""
    passed_on = {card for pile in whole["passed"] for card in pile}
    if step == 0:
        return not (passed_on or any(whole["thrown"]) or any(whole["second"]))
    for giver, taker in ((0, 1), (1, 0)):
        passed, thrown = set(whole["passed"][giver]), set(whole["thrown"][taker])
        second, hidden = set(whole["second"][taker]), set(whole["hidden"][taker])
        done = step == 4 or (step >= 2 and giver == whole["first"])
        if not done:
            if thrown or second or hidden & passed:
                return False
            continue
        kept = passed - thrown
        if len(passed) != 3 or len(thrown) != 2 or not thrown < passed:
            return False
        if second != kept & hidden or not (second or kept <= set(whole["shown"])):
            return False
        if (hidden - second) & passed_on:
            return False
    return True


def _check_board(whole: Position, options: Mapping[str, Value]) -> None:
    """Towers, face-down cards and high numbers."""
    doomed = []
    for cell, lying in whole["board"].items():
        stands = (lying["card"] == "Tower") == (lying["covers"] is not None)
        if not stands or lying["covers"] in ("Castle", "Temple"):  # AR-37
            raise BadPosition("position/tower", cell=cell)
        if lying["down"] != (lying["doomed_by"] is not None):
            raise BadPosition("position/face_down", cell=cell)
        if lying["down"]:
            doomed.append(lying["doomed_by"])
        if options["numbered"] == "yes" and lying["card"] in ("Castle", "Temple"):
            number = whole["numbers"][BY_CELL[cell]]
            if number > 5:
                raise BadPosition("position/too_high", cell=cell, number=number)  # RRR-27
    # AR-5: one at most of each player, and none of the player who is to move
    if len(doomed) != len(set(doomed)) or whole["to_move"] in doomed:
        cell = next(cell for cell, lying in whole["board"].items() if lying["down"])
        raise BadPosition("position/face_down", cell=cell)


def _fill(s: Record, whole: Position, options: Mapping[str, Value]) -> None:
    set_options(s, options)
    lay_board(s, whole["board"])
    for seat in range(2):
        s.area[seat] = card_set(whole["areas"][seat])
        for name in ("hidden", "passed", "thrown", "second"):
            s[name][seat] = card_set(whole[name][seat])
    for name in (*_ONCE, "shown"):
        s[name] = card_set(whole[name])
    s.step = whole["step"]
    s.number[:] = whole["numbers"] or 0
    s.seat = whole["to_move"] or 0
    s.phase = PHASES.index(whole["phase"])
    s.first = whole["first"]
    s.plies = whole["plies"]
    s.game = whole["match_game"]
    s.wins[:] = whole["wins"]
    s.points[:] = whole["points"]
    s.score[:] = whole["scores"]
    s.reason = REASONS.index(whole["reason"])
    s.winner = NOBODY if whole["winner"] is None else whole["winner"]
    s.chance[:] = chance.read(whole["chance"] or "1")


def _is_between_games(states: Array, whole: Position) -> bool:
    """Whether the field is cleared for another game of a match. RRR-18, RRR-19, AR-60"""
    homes = [sorted(area) == sorted(home) for area, home in zip(whole["areas"], HOMES, strict=True)]
    laid = {STANDARD: "neutral", DRAFT: "offer"}.get(int(states["system"][0]))
    return (
        all(homes)
        and states["match"][0] != SINGLE
        and whole["match_game"] > 1
        and (laid is None or len(whole[laid]) == 5)
    )


def _check_moment(states: Array, whole: Position) -> None:
    """Whose decision it is must be a decision. RRR-8, RRR-14, AR-13"""
    phase, plies, first = whole["phase"], whole["plies"], whole["first"]
    citizen_waits = "Citizen" in whole["areas"][first]
    if phase in ("take", "keep", "choose"):
        right = not (whole["board"] or plies or whole["discard"])
        if not right or citizen_waits == (phase == "choose"):
            raise BadPosition("position/turn")
        if phase == "choose" and not _is_between_games(states, whole):
            raise BadPosition("position/turn")
        return
    if phase == "play":
        if plies == 0 and (whole["board"] or whole["discard"] or not citizen_waits):
            raise BadPosition("position/turn")
        if whole["to_move"] != first ^ (plies & 1):
            raise BadPosition("position/turn")
        full = len(whole["board"]) == len(BY_CELL)  # the mover always has a free cell
        if full or plies >= LAST_PLY or not can_place_of(states):
            raise BadPosition("position/finished")
        return
    reason = whole["reason"]
    if reason is None:
        raise BadPosition("position/not_over")
    if reason in ("allies", "points", "death") and not is_complete_of(states):
        raise BadPosition("position/not_over")
