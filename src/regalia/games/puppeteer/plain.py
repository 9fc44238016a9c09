"""Views and events as plain data: what leaves for people, servers and bots, and views read back.

Made from VIEW and REPORT records alone. A state never comes in here.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...core.compile import Array, Record
from ...core.fields import fields_of
from ...core.game import Event, View
from ...core.manifest import Value
from ..flat import view_record
from . import MANIFEST
from .legal import (
    KIND_SHIFT,
    PAYER_SHIFT,
    ROW_SHIFT,
    SECOND_SHIFT,
    TO_PLACE,
    TO_REVEAL,
    TO_SWAP,
    ZERO_AT,
    frame_of,
)
from .outcome import PuppeteerOutcome
from .rules import balanced_of, count_scores_of, lay_out
from .state import EXPANDING, GRID, INTRIGUING, MIDDLE, NOBODY, OVER, PHASES, REVEALING
from .tokens import (
    BY_NAME,
    CELLS,
    EACH,
    HOUSES,
    LETTERS,
    OBJECTIVES,
    SCORES,
    TOKENS,
    score_ranges,
)
from .view import ONLOOKER, VIEW

BALANCED, UNBALANCED = "balanced", "unbalanced"


def targets(source: Mapping[str, Any]) -> dict[str, int]:
    """The score each House must reach, as far as Identities lie open; in the order of Houses."""
    listed = SCORES[source["objective"]]
    found = {
        int(house): listed[slot]
        for slot, house in enumerate(source["identity"])
        if source["open"] >> slot & 1
    }
    return {HOUSES[house]: found[house] for house in sorted(found)}


def outcome(source: Mapping[str, Any]) -> PuppeteerOutcome | None:
    """How the game ended, if it has. TIT-36, TIT-37, AT-23"""
    if source["phase"] != OVER:
        return None
    won = bool(source["won"])
    return PuppeteerOutcome(
        reason=BALANCED if won else UNBALANCED,
        won=won,
        scores=tuple(int(n) for n in source["score"]),
        targets=tuple(targets(source).values()),
        intrigues=int(source["intrigues"]),
        ended_by=0,
    )


def board_rows(source: Mapping[str, Any]) -> list[str]:
    """The rows and columns reached as lines of initials: small ones are dark, a dot is empty."""
    if not source["laid"]:
        return []
    rows = []
    for row in range(source["top"], source["bottom"] + 1):
        line = ""
        for column in range(source["left"], source["right"] + 1):
            house = source["cell"][row * GRID + column]
            cell = (row - source["top"]) * EACH + column - source["left"]
            letter = "." if house == NOBODY else LETTERS[house]
            line += letter.lower() if source["dark"] >> cell & 1 else letter
        rows.append(line)
    return rows


def origin(source: Mapping[str, Any]) -> list[int]:
    """Row and column of the first line's first cell, counted from the first token."""
    return [source["top"] - MIDDLE, source["left"] - MIDDLE]


def lay_board(records: Array, rows: Sequence[str], at: Sequence[int]) -> None:
    """Lay a board as `board_rows` tells it."""
    grid = np.full((GRID, GRID), NOBODY, np.int8)
    dark = 0
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            place = row + at[0] + MIDDLE, column + at[1] + MIDDLE
            if min(place) < 0:
                raise IndexError(place)
            if letter != ".":
                grid[place] = LETTERS.index(letter.upper())
                dark |= letter.islower() << (row * EACH + column)
    lay_out(records, grid)
    records["dark"] = dark


def stands(rows: Sequence[str], at: Sequence[int]) -> bool:
    """Whether a board can have been laid: in one piece within the frame around the first token, and
    told without empty lines at its rim. TIT-23, TIT-24, AT-5"""
    cells = {
        (row, column)
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "."
    }
    first = (-at[0], -at[1])
    height, width = len(rows), len(rows[0]) if rows else 0
    if first not in cells or max(height, width) > EACH or {len(line) for line in rows} != {width}:
        return False
    rows_held, columns_held = {row for row, _ in cells}, {column for _, column in cells}
    if not (rows_held >= {0, height - 1} and columns_held >= {0, width - 1}):
        return False
    reached = front = {first}
    while front:
        front = {
            (row + down, column + right)
            for row, column in front
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        front = (front & cells) - reached
        reached = reached | front
    return reached == cells


def set_options(target: Record, options: Mapping[str, Value]) -> None:
    """The options, as records of the machine hold them."""
    target.objective = OBJECTIVES.index(str(options["objective"]))
    target.reveal = options["reveal"]
    target.lookahead = options["lookahead"]


def so_far(source: Mapping[str, Any]) -> dict[str, list[int]]:
    """What the tokens of each House on the board score now, the least and the most over all
    places the frame may still take. AT-5, AT-6"""
    first_row, first_column = (
        max(0, source["bottom"] - EACH + 1),
        max(0, source["right"] - EACH + 1),
    )
    rows = min(source["top"], GRID - EACH) - first_row + 1
    columns = min(source["left"], GRID - EACH) - first_column + 1
    # Tokens as bits of the frame at its first place
    tokens = [0] * len(HOUSES)
    for place, house in enumerate(source["cell"]):
        if 0 <= house < len(HOUSES):
            row, column = divmod(place, GRID)
            tokens[house] |= 1 << (row - first_row) * EACH + column - first_column
    found = np.zeros((len(HOUSES), 2), np.int64)
    score_ranges(np.array(tokens, np.uint64), rows, columns, source["objective"], found)
    return dict(zip(HOUSES, found.tolist(), strict=True))


def view_data(views: Array, options: Mapping[str, Value], legal_moves: list[str] | None) -> View:
    """A VIEW record as plain data."""
    v = fields_of(views)
    ended = outcome(v)
    rows = frame_of(v["top"], v["bottom"])
    columns = frame_of(v["left"], v["right"])
    phase = v["phase"]
    finished = phase in (INTRIGUING, OVER)
    listed = SCORES[v["objective"]]
    view: View = {
        "game": MANIFEST.name,
        "rules": MANIFEST.rules_version,
        "options": dict(options),
        "seat": None if v["viewer"] == ONLOOKER else v["viewer"],
        "to_move": None if phase == OVER else 0,
        "phase": PHASES[phase],
        "score_list": list(listed),
        "revealed": [listed[slot] for slot in range(6) if v["open"] >> slot & 1],
        "targets": targets(v),
        "board": board_rows(v),
        "origin": origin(v),
        "frame": {
            "rows": [int(n) - MIDDLE for n in rows],
            "columns": [int(n) - MIDDLE for n in columns],
        },
        "hand": HOUSES[v["hand"]] if v["hand"] != NOBODY else None,
        "next": HOUSES[v["next"]] if v["next"] != NOBODY else None,
        "pile": {name: int(v["rest"][house]) for house, name in enumerate(HOUSES)},
        "scores": dict(zip(HOUSES, map(int, v["score"]), strict=True)) if finished else None,
        "so_far": so_far(v) if phase == EXPANDING else None,
        "paid": [name for house, name in enumerate(HOUSES) if v["paid"] >> house & 1],
        "intrigues": v["intrigues"],
        "outcome": ended.as_dict() if ended else None,
    }
    if legal_moves is not None:
        view["legal_moves"] = legal_moves
    return view


def read_view(view: View) -> Array:
    """The VIEW record that plain data was made from."""

    def fill(views: Array) -> bool:
        lay_board(views, view["board"], view["origin"])
        _fill(views[0], view)
        return _is_sound(views[0], view) and _tells(views, view)

    return view_record(VIEW, fill)


def _fill(v: Record, view: View) -> None:
    set_options(v, view["options"])
    v.viewer = ONLOOKER if view["seat"] is None else view["seat"]
    v.phase = PHASES.index(view["phase"])
    v.identity[:] = NOBODY
    listed = SCORES[v.objective]
    for wanted in view["revealed"]:
        v.open |= 1 << listed.index(wanted)
    for house, wanted in view["targets"].items():
        v.identity[listed.index(wanted)] = BY_NAME[house]
    v.hand = NOBODY if view["hand"] is None else BY_NAME[view["hand"]]
    v.next = NOBODY if view["next"] is None else BY_NAME[view["next"]]
    for house, name in enumerate(HOUSES):
        v.rest[house] = view["pile"][name]
    for name in view["paid"]:
        v.paid |= 1 << BY_NAME[name]
    v.intrigues = view["intrigues"]


def _is_sound(v: Record, view: View) -> bool:
    """Whether the parts of a view agree with each other: kernels rely on it."""
    opened = [slot for slot in range(6) if v.open >> slot & 1]
    named = [slot for slot in range(6) if v.identity[slot] != NOBODY]
    expanding = v.phase == EXPANDING
    shows_next = expanding and v.lookahead == 1 and v.laid < TOKENS - 1
    on_board = [int(np.count_nonzero(v.cell == house)) for house in range(6)]
    in_hand = [int(v.hand == house) for house in range(6)]
    finished = v.phase in (INTRIGUING, OVER)
    return (
        ONLOOKER <= v.viewer <= 0
        and 1 <= v.reveal <= 3
        and opened == named
        and (len(opened) == EACH if finished else len(opened) <= v.reveal)
        and (v.phase == REVEALING) == (v.laid == 0)
        and (v.phase == REVEALING or stands(view["board"], view["origin"]))
        and (v.phase == REVEALING) == (len(opened) < v.reveal)
        and finished == (v.laid == TOKENS)
        and expanding == (v.hand != NOBODY)
        and shows_next == (v.next != NOBODY)
        and (v.next == NOBODY or v.rest[v.next] > 0)
        and all(n >= 0 for n in v.rest)
        and all(on_board[n] + in_hand[n] + int(v.rest[n]) == EACH for n in range(6))
        and int(v.dark).bit_count() == int(v.paid).bit_count() == v.intrigues
        and (v.intrigues < EACH or v.phase == OVER)
        and (finished or v.intrigues == 0)
    )


def _tells(views: Array, view: View) -> bool:
    """Whether the record is all there is to tell of the view."""
    if views["phase"][0] in (INTRIGUING, OVER):
        count_scores_of(views)
    if views["phase"][0] == OVER:
        views["won"] = balanced_of(views)
    told = view_data(views, MANIFEST.resolve(view["options"]), None)
    return told == {part: value for part, value in view.items() if part != "legal_moves"}


# Events


def tell(reports: Array, listed: Sequence[int]) -> list[Event]:
    """What a move did, as events in the order in which they happened; `listed` are the scores of
    the objective."""
    report = fields_of(reports)
    kind = report["kind"]
    events: list[Event] = []

    def happened(event: str, **facts: Any) -> None:
        events.append({"event": event, **facts})

    houses = [HOUSES[house] if house != NOBODY else "" for house in report["house"]]
    if kind == TO_REVEAL:
        happened("revealed", score=listed[report["slot"]], house=houses[0])
        if report["first"] != NOBODY:
            happened("laid_first", house=HOUSES[report["first"]])
    elif kind == TO_PLACE:
        happened("placed", house=houses[0], at=[int(report["row"]), int(report["column"])])
    elif kind == TO_SWAP:
        cells = [CELLS[cell] for cell in report["cells"]]
        happened("swapped", cells=cells, houses=houses)
        dark = CELLS[report["dark"]]
        happened("darkened", cell=dark, house=houses[1 - cells.index(dark)])
        happened("paid", house=HOUSES[report["payer"]])
    if report["hand"] != NOBODY:
        top = report["next"]
        happened("took", house=HOUSES[report["hand"]], next=HOUSES[top] if top != NOBODY else None)
    if report["raven"]:
        slots = [slot for slot in range(6) if report["raven"] >> slot & 1]
        happened(
            "raven", targets={HOUSES[report["identity"][slot]]: listed[slot] for slot in slots}
        )
    if report["over"]:
        happened("judged", won=bool(report["won"]), scores=[int(n) for n in report["score"]])
    return events


def seen(events: Sequence[Event], _seat: int | None) -> list[Event]:
    """Events as a seat saw them: all that happens happens in the open."""
    return [{**event} for event in events]


def refusal_facts(views: Array, action: int) -> dict[str, Any]:
    """What the sentence that refuses a move may say, from the player's view."""
    v = fields_of(views)
    one, two = action & 63, action >> SECOND_SHIFT & 63
    payer = action >> PAYER_SHIFT & 7
    board = "".join(board_rows(v)).upper()
    swap = action >> KIND_SHIFT == TO_SWAP and v["laid"] == TOKENS and max(one, two) < TOKENS
    houses = [HOUSES[LETTERS.index(board[cell])] for cell in (one, two)] if swap else ["", ""]
    dark = [cell for cell in (one, two) if swap and int(v["dark"]) >> cell & 1]
    return {
        "phase": PHASES[v["phase"]],
        "score": action & 255,
        "scores": ", ".join(map(str, SCORES[v["objective"]])),
        "at": f"{(action >> ROW_SHIFT & 255) - ZERO_AT},{(action & 255) - ZERO_AT}",
        "one": CELLS[min(one, TOKENS - 1)],
        "two": CELLS[min(two, TOKENS - 1)],
        "cell": CELLS[dark[0]] if dark else "",
        "house": houses[0],
        "other": houses[1],
        "payer": HOUSES[min(payer, 5)],
    }
