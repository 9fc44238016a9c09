"""Positions as plain data: written from a state, and read back only if they can arise."""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.chance import shuffle, words
from ...core.compile import Array
from ...core.errors import BadPosition
from ...core.fields import fields_of
from ...core.game import Position
from ...core.manifest import Value
from .plain import board_rows, lay_board, origin, set_options, stands, targets
from .rules import balanced_of, count_scores_of
from .state import NOBODY, OVER, PHASES, STATE
from .tokens import BY_NAME, EACH, HOUSES, LETTERS, OBJECTIVES, SCORES, TOKENS

_FINISHED = ("intrigue", "over")
#: Every part of a position: its type, and what it is when it is left out.
_FIELDS: dict[str, tuple[type, Any]] = {
    "phase": (str, "intrigue"),
    "targets": (dict, ...),
    "revealed": (list, None),
    "board": (list, []),
    "origin": (list, [0, 0]),
    "pile": (str, None),
    "paid": (list, []),
}


def write(states: Array) -> Position:
    """The whole truth about a state."""
    s = fields_of(states)
    listed = SCORES[s["objective"]]
    return {
        "phase": PHASES[s["phase"]],
        "targets": targets({**s, "open": 63}),
        "revealed": [listed[slot] for slot in range(6) if s["open"] >> slot & 1],
        "board": board_rows(s),
        "origin": origin(s) if s["laid"] else [0, 0],
        "pile": "".join(LETTERS[house] for house in s["pile"][s["laid"] :]),
        "paid": [name for house, name in enumerate(HOUSES) if s["paid"] >> house & 1],
    }


def read(position: Position, options: Mapping[str, Value]) -> Array:
    """The state of a position, or a BadPosition."""
    whole = _completed(position, options)
    _check_targets(whole, options)
    _check_board(whole)
    if whole["pile"] is None:
        whole["pile"] = _some_pile(whole)
    _check_tokens(whole)
    states = np.zeros(1, STATE)
    lay_board(states, whole["board"], whole["origin"])
    s = states[0]
    set_options(s, options)
    listed = SCORES[s.objective]
    for house, wanted in whole["targets"].items():
        s.identity[listed.index(wanted)] = BY_NAME[house]
    for wanted in whole["revealed"]:
        s.open |= 1 << listed.index(wanted)
    s.pile[:] = NOBODY
    s.pile[int(s.laid) :] = [LETTERS.index(letter) for letter in whole["pile"]]
    for house in whole["paid"]:
        s.paid |= 1 << BY_NAME[house]
    s.intrigues = len(whole["paid"])
    s.phase = PHASES.index(whole["phase"])
    if whole["phase"] in _FINISHED:
        count_scores_of(states)
    if s.phase == OVER:
        s.won = balanced_of(states)
    return states


def _shape(condition: bool, field: str) -> None:
    if not condition:
        raise BadPosition("position/shape", field=field)


def _completed(position: Any, options: Mapping[str, Value]) -> Position:
    """The position with everything in it that was left out; its form is right then."""
    _shape(isinstance(position, dict), "position")
    unknown = set(position) - set(_FIELDS)
    _shape(not unknown, str(next(iter(unknown), ""))[:40])
    whole: Position = {}
    for name, (kind, default) in _FIELDS.items():
        value = position.get(name, default)
        _shape((value is None and default is None) or isinstance(value, kind), name)
        whole[name] = value
    _shape(whole["phase"] in PHASES, "phase")
    finished = whole["phase"] in _FINISHED
    listed = SCORES[OBJECTIVES.index(str(options["objective"]))]
    if whole["revealed"] is None:
        whole["revealed"] = list(listed) if finished else []
    board = whole["board"]
    _shape(all(isinstance(line, str) and line for line in board), "board")
    _shape(len({len(line) for line in board}) < 2, "board")
    at = whole["origin"]
    _shape(len(at) == 2 and all(type(n) is int and -5 <= n <= 0 for n in at), "origin")
    _shape(all(isinstance(house, str) and house in BY_NAME for house in whole["paid"]), "paid")
    _shape(len(set(whole["paid"])) == len(whole["paid"]), "paid")
    for letter in "".join(board):
        _shape(letter in f".{LETTERS}{LETTERS.lower()}", "board")
    _shape(all(letter in LETTERS for letter in whole["pile"] or ""), "pile")
    return whole


def _some_pile(whole: Position) -> str:
    """A pile that was left out: the same tokens on the same board always go on the same way,
    whatever is hidden."""
    on_board = "".join(whole["board"]).upper()
    left = [house for house in range(6) for _ in range(EACH - on_board.count(LETTERS[house]))]
    seen = {house: n for house, n in whole["targets"].items() if n in whole["revealed"]}
    pile = np.array(left, np.int8)
    shuffle(words(json.dumps([whole["board"], whole["origin"], seen], sort_keys=True)), pile)
    return "".join(LETTERS[house] for house in pile)


def _check_targets(whole: Position, options: Mapping[str, Value]) -> None:
    """TIT-13, AT-9: each House on one score of the list; as many revealed as the phase has."""
    listed = SCORES[OBJECTIVES.index(str(options["objective"]))]
    wanted = whole["targets"]
    right = sorted(map(str, wanted)) == sorted(HOUSES)
    right = right and all(type(n) is int for n in wanted.values())
    if not right or sorted(wanted.values()) != list(listed):
        raise BadPosition("position/targets", scores=", ".join(map(str, listed)))
    revealed = whole["revealed"]
    right = all(type(n) is int and n in listed for n in revealed)
    right = right and len(set(revealed)) == len(revealed)
    reveal = int(options["reveal"])
    numbers = {"reveal": range(reveal), "expansion": (reveal,)}.get(whole["phase"], (6,))
    if not right or len(revealed) not in numbers:
        raise BadPosition("position/revealed", phase=whole["phase"], reveal=reveal)


def _check_board(whole: Position) -> None:
    """TIT-24, AT-5"""
    board = whole["board"]
    if whole["phase"] == "reveal":
        if board or whole["origin"] != [0, 0]:
            raise BadPosition("position/board")
        return
    full = len("".join(board).replace(".", "")) == TOKENS
    if not stands(board, whole["origin"]) or full != (whole["phase"] in _FINISHED):
        raise BadPosition("position/board")


def _check_tokens(whole: Position) -> None:
    """Six tokens of each House; one dark token and one dark Point token an Intrigue. AT-3, AT-11"""
    board = "".join(whole["board"])
    dark = [
        (cell, letter) for cell, letter in enumerate(board.replace(".", "")) if letter.islower()
    ]
    tokens = board.replace(".", "").upper() + whole["pile"]
    for house, letter in zip(HOUSES, LETTERS, strict=True):
        if tokens.count(letter) != EACH:
            raise BadPosition("position/tokens", house=house, count=tokens.count(letter))
    intrigues = len(whole["paid"])
    if len(dark) != intrigues or (intrigues and whole["phase"] not in _FINISHED):
        raise BadPosition("position/intrigues", dark=len(dark), paid=intrigues)
    if (intrigues == EACH) and whole["phase"] != "over":
        raise BadPosition("position/intrigues", dark=len(dark), paid=intrigues)
