"""Why a move is good or bad, in a few words: ids of texts with their facts, from what the player
knows."""

from typing import Any

import numpy as np

from ...core.game import Reason, View
from . import moves
from .plain import read_view
from .rules import try_action
from .search import Solver, Verdict
from .state import REPORT, STATE
from .tokens import EACH, HOUSES
from .view import redeal_into

#: What the solver may spend on one board.
NODES = 2_000_000


def reasons(view: View, move: str, preview: dict[str, Any]) -> list[Reason]:
    """What speaks for a move and what against it, the weightiest first."""
    if view["phase"] == "reveal":
        return [Reason("reveals", {"score": int(move.split()[1])})]
    if view["phase"] == "expansion":
        return [_growing(view, preview), *_frame(view, preview)]
    return _swapping(view, move, preview)


def _growing(view: View, preview: dict[str, Any]) -> Reason:
    """How the House in hand stands against its target, the tokens in the pile counted."""
    house = view["hand"]
    least, most = preview["so_far"][house]
    left = view["pile"][house]
    if house not in view["targets"]:
        return Reason("unknown", {"house": house, "score": [least, most], "left": left})
    facts = {"house": house, "score": [least, most], "left": left, "target": view["targets"][house]}
    # Groups that meet become one: their number can fall, and the largest grow by leaps
    objective = view["options"]["objective"]
    if least > facts["target"] and objective != "divide":
        return Reason("beyond", facts, against=True)
    if most + left < facts["target"] and objective != "united":
        return Reason("short", facts, against=True)
    return Reason("on_course", facts)


def _frame(view: View, preview: dict[str, Any]) -> list[Reason]:
    """Whether the frame can no longer move up and down, or to the sides."""
    spans = view["frame"]["rows"], view["frame"]["columns"]
    before = [last - first + 1 - EACH for first, last in spans]
    fixed = [had and not has for had, has in zip(before, preview["freedom"], strict=True)]
    found = []
    if fixed[0]:
        found.append(Reason("fixes_rows", against=True))
    if fixed[1]:
        found.append(Reason("fixes_columns", against=True))
    return found


def _swapping(view: View, move: str, preview: dict[str, Any]) -> list[Reason]:
    if preview["wins"]:
        return [Reason("peace")]
    targets = view["targets"]
    missing = sum(preview["scores"][house] != targets[house] for house in HOUSES)
    if move == "stop":
        return [Reason("stops_short", {"missing": missing}, against=True)]
    found = []
    for house in HOUSES:
        before = view["scores"][house] == targets[house]
        after = preview["scores"][house] == targets[house]
        facts = {"house": house, "target": targets[house]}
        if after and not before:
            found.append(Reason("reaches", facts))
        elif before and not after:
            found.append(Reason("leaves", facts, against=True))
    if view["intrigues"] + 1 == EACH:
        return [*found, Reason("too_late", {"missing": missing}, against=True)]
    verdict = _solved(view, move)
    if verdict.solvable:
        found.insert(0, Reason("solvable", {"intrigues": verdict.intrigues}))
    elif verdict.proven:
        found.insert(0, Reason("hopeless", against=True))
    return found


def _solved(view: View, move: str) -> Verdict:
    """What the solver says of the board after an Intrigue; nothing of it is hidden."""
    states = np.zeros(1, STATE)
    redeal_into(read_view(view), np.array([1, 2], np.uint64), states)
    try_action(states, moves.read(move), np.zeros(1, REPORT))
    return Solver().solve(states, nodes=NODES)
