"""Views and events as plain data: what leaves for people, servers and bots, and views read back.

Made from VIEW and REPORT records alone. A state never comes in here.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...core.bits import popcount
from ...core.compile import Array, Record
from ...core.fields import fields_of
from ...core.game import Event, View
from ...core.manifest import Value
from ..flat import decider, view_record
from . import MANIFEST
from .actions import (
    TO_CHOOSE,
    TO_KEEP,
    TO_PLACE,
    TO_TAKE,
    card_of,
    cell_of,
    copied_of,
)
from .cards import (
    ALL_NEUTRALS,
    ASSASSINATE,
    BANISH,
    CONVERT,
    DESTROY,
    DRAW,
    MOVE,
    NAMES,
    RECALL,
    RETURN,
    TAKE,
    TOWER,
    card_set,
    names,
    term,
)
from .cards import BY_NAME as CARD_OF
from .cells import BY_CELL, CELLS, cell_names, holds
from .outcome import RevolutionOutcome
from .rules import refresh_of, tally_of
from .state import (
    ALLIES,
    DEATH,
    LAST_PLY,
    NOBODY,
    NOWHERE,
    OVER,
    PHASES,
    REASONS,
    SINGLE,
    THREE_GAMES,
)
from .view import ONLOOKER, VIEW


def outcome(source: Mapping[str, Any]) -> RevolutionOutcome | None:
    """How the match ended, if it has. AR-10, AR-47, AR-58"""
    if source["phase"] != OVER:
        return None
    scores: tuple[int, ...] | None
    if source["match"] == SINGLE:
        told = source["numbered"] or source["reason"] in (ALLIES, DEATH)
        scores = tuple(int(n) for n in source["score"]) if told else None
    else:
        total = "points" if source["match"] == THREE_GAMES else "wins"
        scores = tuple(int(n) for n in source[total])
    winner = int(source["winner"])
    return RevolutionOutcome(
        reason=str(REASONS[source["reason"]]),
        winner=None if winner == NOBODY else winner,
        scores=scores,
        ended_by=None if source["seat"] == NOBODY else int(source["seat"]),
    )


def board_data(source: Mapping[str, Any]) -> dict[str, Any]:
    """The field: every occupied cell with its card, whose ally it is and how it lies."""
    board: dict[str, Any] = {}
    doomed = [int(cell) for cell in source["doomed"]]
    for number, name in enumerate(CELLS):
        card = int(source["card"][number])
        if card != NOBODY:
            covers = int(source["covered"]) if card == TOWER else NOBODY
            board[name] = {
                "card": NAMES[card],
                "ally": 0 if holds(source["red"], number) else 1,
                "down": bool(holds(source["down"], number)),
                "doomed_by": doomed.index(number) if number in doomed else None,
                "covers": None if covers == NOBODY else NAMES[covers],
            }
    return board


def counts_data(counts: Sequence[int], numbered: int) -> dict[str, Any]:
    """How it stands, by seat: the allies that count now, and on numbered cells their points."""
    return {"allies": list(counts[:2]), "points": list(counts[2:]) if numbered else None}


def counts_of(records: Array) -> dict[str, Any]:
    """How it stands on the field of a view."""
    counts = np.zeros((2, 2), np.int16)
    tally_of(records, counts)
    return counts_data(counts.ravel().tolist(), records["numbered"][0])


def lay_board(target: Record, board: Mapping[str, Any]) -> None:
    """Lay a field as `board_data` tells it."""
    target.covered = NOBODY
    target.card[:] = NOBODY
    target.doomed[:] = NOWHERE
    for name, lying in board.items():
        cell = BY_CELL[name]
        target.card[cell] = CARD_OF[lying["card"]]
        target.occupied |= 1 << cell
        target.red |= (1 - lying["ally"]) << cell
        if lying.get("down"):
            target.down |= 1 << cell
            if lying["doomed_by"] is not None:
                target.doomed[lying["doomed_by"]] = cell
        if lying.get("covers") is not None:
            target.covered = CARD_OF[lying["covers"]]


def set_options(target: Record, options: Mapping[str, Value]) -> None:
    """The options, as records of the machine hold them."""
    for name in ("system", "numbered", "match", "ending", "copy_shielded", "tower_falls"):
        target[name] = MANIFEST.code(options, name)
    target.shield_fails = MANIFEST.code(options, "shield_stops_negation")


def view_data(views: Array, options: Mapping[str, Value], legal_moves: list[str] | None) -> View:
    """A VIEW record as plain data."""
    v = fields_of(views)
    seat = None if v["viewer"] == ONLOOKER else v["viewer"]
    ended = outcome(v)
    areas = [
        {
            "open": names(int(v["area"][owner]) & ~int(v["hidden"][owner])),
            "hidden": names(v["hidden"][owner]) if owner == seat else None,
            "hidden_count": int(v["hidden_size"][owner]),
        }
        for owner in range(2)
    ]
    view: View = {
        "game": MANIFEST.name,
        "rules": MANIFEST.rules_version,
        "options": dict(options),
        "seat": seat,
        "to_move": None if v["phase"] == OVER else v["seat"],
        "phase": PHASES[v["phase"]],
        "board": board_data(v),
        "counts": counts_of(views),
        "shielded": cell_names(v["shield"] & ~v["down"]),  # AR-7, AR-33
        "negated": cell_names(v["hush"]),
        "areas": areas,
        "neutral": names(v["neutral"]),
        "discard": names(v["discard"]),
        "aside": v["aside_size"],
        "unseen": names(v["unseen"]),
        "used": names(v["used"]),
        "shown": names(v["shown"]),
        "offer": names(v["offer"]) if v["offer"] else None,
        "offer_count": v["offer_size"],
        "numbers": [int(n) for n in v["number"]] if v["numbered"] else None,
        "first": v["first"],
        "plies": v["plies"],
        "match_game": v["game"],
        "wins": [int(n) for n in v["wins"]],
        "points": [int(n) for n in v["points"]],
        "outcome": ended.as_dict() if ended else None,
    }
    if v["system"] == MANIFEST.code({"system": "secret_draft"}, "system"):
        view["draft"] = {
            "step": v["step"],
            "passed": [names(cards) for cards in v["passed"]],
            "thrown": None if seat is None else names(v["thrown"][seat]),
            "second": None if seat is None else names(v["second"][seat]),
            "second_hidden": [bool(n) for n in v["second_size"]],
        }
    if legal_moves is not None:
        view["legal_moves"] = legal_moves
    return view


def read_view(view: View) -> Array:
    """The VIEW record that plain data was made from."""

    def fill(views: Array) -> bool:
        _fill(views[0], view)
        return _is_sound(views[0])

    views = view_record(VIEW, fill)
    refresh_of(views)
    return views


def _fill(v: Record, view: View) -> None:
    set_options(v, view["options"])
    seat = view["seat"]
    v.viewer = ONLOOKER if seat is None else seat
    v.seat = decider(view)
    v.phase = PHASES.index(view["phase"])
    lay_board(v, view["board"])
    for owner, area in zip(range(2), view["areas"], strict=True):
        hidden = card_set(area["hidden"] or [])
        v.hidden[owner] = hidden
        v.area[owner] = card_set(area["open"]) | hidden
        v.hidden_size[owner] = area["hidden_count"]
    for name in ("neutral", "discard", "unseen", "used", "shown"):
        v[name] = card_set(view[name])
    v.aside_size = view["aside"]
    v.offer = card_set(view["offer"] or [])
    v.offer_size = view["offer_count"]
    v.number[:] = view["numbers"] or 0
    v.first = view["first"]
    v.plies = view["plies"]
    v.game = view["match_game"]
    v.wins[:] = view["wins"]
    v.points[:] = view["points"]
    ended = view["outcome"]
    v.reason = REASONS.index(ended["reason"] if ended else None)
    v.winner = ended.get("winner", NOBODY) if ended else NOBODY
    if ended and ended.get("scores") and v.match == SINGLE:
        v.score[:] = ended["scores"]
    draft = view.get("draft")
    if draft:
        v.step = draft["step"]
        for giver in range(2):
            v.passed[giver] = card_set(draft["passed"][giver])
            v.second_size[giver] = draft["second_hidden"][giver]
        if seat is not None:
            v.thrown[seat] = card_set(draft["thrown"])
            v.second[seat] = card_set(draft["second"])


def _is_sound(v: Record) -> bool:
    """Whether the numbers of a view agree with each other: kernels rely on it."""
    viewer = int(v.viewer)
    on_field = [int(card) for card in (*v.card, v.covered) if card != NOBODY]
    open_cards = [int(v.area[0]), int(v.area[1]), int(v.neutral), int(v.discard), int(v.used)]
    piles = [*open_cards, int(v.unseen), int(v.offer), *(1 << card for card in on_field)]
    unknown = sum(int(v.hidden_size[seat]) for seat in range(2) if seat != viewer)
    away = 0 if v.step in (0, 4) or PHASES[v.phase] != "keep" else 2 * (int(v.step) >> 1)
    hidden_offer = 0 if int(v.offer) else int(v.offer_size)
    theirs = int(v.second_size[1 - viewer]) if viewer >= 0 else 0
    candidates = int(v.unseen) & ~int(v.shown)
    passed = int(v.passed[viewer]) if viewer >= 0 else 0
    thrown = int(v.thrown[viewer]) if viewer >= 0 else 0
    return (
        ONLOOKER <= viewer < 2
        and (NOBODY if v.phase == OVER else 0) <= v.seat < 2
        and 0 <= v.first < 2
        and 0 <= v.plies <= LAST_PLY
        and 1 <= v.game <= 3
        and 0 <= v.step <= 4
        and sum(piles) == int(np.bitwise_or.reduce(np.array(piles, np.uint64)))
        and min(int(n) for n in (*v.hidden_size, *v.second_size, v.offer_size, v.aside_size)) >= 0
        and popcount(v.unseen) == int(v.aside_size) + unknown + hidden_offer + away
        and int(v.unseen) & ~int(ALL_NEUTRALS) == 0
        and (viewer < 0 or popcount(v.hidden[viewer]) == v.hidden_size[viewer])
        and (v.covered != NOBODY) == (TOWER in on_field)
        and all(n > 0 for n in v.number) == bool(v.numbered)
        and (viewer < 0 or theirs <= popcount(candidates & passed))
        and (
            viewer < 0
            or int(v.hidden_size[1 - viewer]) - theirs <= popcount(candidates & ~passed & ~thrown)
        )
    )


# Events

_ON_FIELD = {DESTROY: "destroyed", CONVERT: "converted", BANISH: "banished", RETURN: "returned"}
_FIELD = ("card", "covered", "red", "down", "doomed")
_BETWEEN_AREAS = {ASSASSINATE: "assassinated", TAKE: "robbed"}


def tell(reports: Array) -> list[Event]:
    """What a move did, as events in the order in which they happened."""
    report = fields_of(reports)
    seat, kind = report["seat"], report["kind"]
    card = NAMES[report["card"]] if kind != TO_CHOOSE else ""
    events: list[Event] = []

    def happened(event: str, **facts: Any) -> None:
        events.append({"event": event, **facts})

    if kind == TO_PLACE:
        _tell_turn(report, card, happened)
    elif kind == TO_TAKE:
        happened("took", seat=seat, cards=[card])
        if report["rest"]:
            happened("took", seat=1 - seat, cards=names(report["rest"]))
    elif kind == TO_KEEP:
        happened("kept", seat=seat, cards=[card])
        if report["passed"]:
            happened("passed", seat=seat, count=3, cards=names(report["passed"]))
        if report["thrown"]:
            happened("threw", seat=seat, count=2, cards=names(report["thrown"]))
        if report["offered"]:
            offered = names(report["offered"])
            happened("drew", seat=seat, count=len(offered), cards=offered, hidden=True)
    else:
        happened("chose", seat=seat, first=report["first"])
    if report["ended"]:
        shown = [names(cards) for cards in report["shown"]]
        if any(shown):
            happened("shown", areas=shown)
        winner = report["winner"]
        happened(
            "game_ended",
            number=report["game"],
            winner=None if winner == NOBODY else winner,
            reason=REASONS[report["reason"]],
            scores=[int(n) for n in report["score"]],
            **(_last_field(report) if report["cleared"] else {}),
        )
    if report["over"]:
        winner = report["match_winner"]
        happened(
            "match_ended",
            winner=None if winner == NOBODY else winner,
            scores=[int(n) for n in report["total"]],
        )
    if report["refilled"] and report["verb"] != DRAW:
        happened("refilled")
    if report["dealt"]:
        happened("dealt", cards=names(report["dealt"]))
    if kind == TO_CHOOSE:
        secret = bool(report["secret"])
        for drawer in (report["first"], 1 - report["first"]):
            drawn = names(int(report["drawn"][drawer]))
            if drawn:
                happened("drew", seat=drawer, count=len(drawn), cards=drawn, hidden=secret)
        if report["offered"]:
            offered = names(report["offered"])
            happened("drew", seat=report["first"], count=len(offered), cards=offered, hidden=True)
    return events


def _last_field(report: Mapping[str, Any]) -> dict[str, Any]:
    """The field as it lay when a game ended: the match goes on, and no view shows it any more."""
    field = {name: report[f"last_{name}"] for name in _FIELD}
    return {
        "board": board_data(field),
        "counts": counts_data(report["last_counts"], report["numbered"]),
    }


def _tell_turn(report: Mapping[str, Any], card: str, happened: Any) -> None:
    seat, verb = report["seat"], report["verb"]
    cell = CELLS[report["cell"]]
    if report["covers"] != NOBODY:
        happened("covered", seat=seat, cell=cell, card=NAMES[report["covers"]])
    else:
        happened("placed", seat=seat, card=card, cell=cell)
    if report["negated"]:
        happened("negated", card=card, cell=cell)
    for copied, copied_card in zip(report["copied"], report["copied_card"], strict=True):
        if copied != NOWHERE:
            happened("copied", card=NAMES[copied_card], cell=CELLS[copied])
    hits = [number for number in range(9) if holds(report["hit"], number)]
    if verb in _ON_FIELD:
        for hit in hits:
            was = 0 if holds(report["was_red"], hit) else 1
            if verb == CONVERT:
                happened("converted", cell=CELLS[hit], ally=1 - was)
            else:
                lifted = NAMES[report["hit_card"][hit]]
                happened(_ON_FIELD[verb], seat=seat, cell=CELLS[hit], card=lifted)
    elif verb == MOVE:
        moved = NAMES[report["hit_card"][hits[0]]]
        happened("moved", card=moved, cell=CELLS[hits[0]], goal=CELLS[report["goal"]])
    elif verb == DRAW:
        if report["refilled"]:
            happened("refilled")
        drawn = [NAMES[report["other"]]]
        happened("drew", seat=seat, count=1, cards=drawn, hidden=False)
    elif verb == RECALL:
        happened("recalled", seat=seat, card=NAMES[report["other"]])
    elif verb in _BETWEEN_AREAS:
        other = NAMES[report["other"]]
        happened(_BETWEEN_AREAS[verb], seat=seat, card=other, blind=bool(report["blind"]))
    if report["removed"] != NOBODY:
        where = CELLS[report["removed_cell"]]
        happened("removed", cell=where, card=NAMES[report["removed"]])
        if report["removed_under"] != NOBODY:
            happened("removed", cell=where, card=NAMES[report["removed_under"]])
        if report["uncovered"] != NOBODY:
            happened("uncovered", cell=where, card=NAMES[report["uncovered"]])


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Events as a seat saw them: what others keep, throw away or draw face down are backs of cards,
    and three cards passed on are seen by the two players alone. AR-62, AR-63"""
    return [{**event, "cards": None} if _is_secret(event, seat) else {**event} for event in events]


def _is_secret(event: Event, seat: int | None) -> bool:
    kind = event["event"]
    if kind in ("kept", "threw") or (kind == "drew" and event["hidden"]):
        return bool(event["seat"] != seat)
    return kind == "passed" and seat is None


def refusal_facts(views: Array, action: int) -> dict[str, Any]:
    """What the sentence that refuses a move may say, from the mover's view."""
    v = fields_of(views)
    cell = min(cell_of(action), 8)
    copied = copied_of(action)
    return {
        "phase": PHASES[v["phase"]],
        "card": term(NAMES[min(card_of(action), len(NAMES) - 1)]),
        "cell": CELLS[cell],
        "copied": CELLS[min(copied, 8)] if copied != NOWHERE else "",
        "number": int(v["number"][cell]),
    }
