"""Views and events as plain data: what leaves for people, servers and bots, and views read back.

Made from VIEW and REPORT records alone. A state never comes in here.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.compile import Array, Record
from ...core.fields import fields_of
from ...core.game import Event, View
from ...core.manifest import Value
from ..flat import decider, view_record
from . import MANIFEST
from .cards import (
    ATTACK,
    BY_NAME,
    HAND_LIMIT,
    HEALTH,
    NAMES,
    NUMBERED,
    ROYALS,
    SOLO_JESTERS,
    VALUE,
    names,
)
from .legal import CARD_MASK, TO_DISCARD, TO_FLIP, TO_NAME, TO_PLAY
from .outcome import RegicideOutcome
from .rules import medal
from .state import DISCARD, LAST_KING, MEDALS, NAME, NOBODY, OVER, PHASES, REASONS
from .view import ONLOOKER, VIEW

#: How options are written in records of the machine: their place in the manifest.
CODES = {option.name: option.values for option in MANIFEST.options}


def option_code(options: Mapping[str, Value], name: str) -> int:
    return CODES[name].index(options[name])


def outcome(source: Mapping[str, Any]) -> RegicideOutcome | None:
    """How the game ended, if it has."""
    if source["phase"] != OVER:
        return None
    reason = source["reason"]
    return RegicideOutcome(
        reason=str(REASONS[reason]),
        won=bool(reason == LAST_KING),
        medal=MEDALS[medal(reason, source["players"], source["jesters"])],
        ended_by=None if source["seat"] == NOBODY else int(source["seat"]),
    )


def plays_on_table(cards: Sequence[int], of_play: Sequence[int]) -> list[dict[str, Any]]:
    """The plays against the current enemy, oldest first, with who made them."""
    plays: dict[int, list[str]] = {}
    for card, play in zip(cards, of_play, strict=True):
        plays.setdefault(int(play), []).append(NAMES[card])
    return [{"seat": play & 3, "cards": cards} for play, cards in plays.items()]


def lay_table(target: Record, table: Sequence[Mapping[str, Any]]) -> None:
    """Lay plays before the enemy of a state or a view."""
    place = 0
    for number, play in enumerate(table):
        for card in sorted(BY_NAME[name] for name in play["cards"]):
            target.table[place] = card
            target.table_play[place] = 4 * number + play["seat"]
            place += 1
    target.table_size = place
    target.plays = len(table)


def view_data(views: Array, options: Mapping[str, Value], legal_moves: list[str] | None) -> View:
    """A VIEW record as plain data."""
    fields = fields_of(views)
    viewer, players, phase, enemy = (
        fields[name] for name in ("viewer", "players", "phase", "enemy")
    )
    seat = None if viewer == ONLOOKER else viewer
    hand = fields["hand"]
    ended = outcome(fields)
    lots = []
    for lot in range(fields["lots"]):
        cards, places = fields["lot_cards"][lot], fields["lot_places"][5 * lot : 5 * lot + 5]
        in_hands = list(places[:players])
        if seat is not None:
            in_hands[seat] = 0
        lots.append(
            {
                "cards": names(cards & ~hand),
                "tavern": places[4],
                "hands": in_hands,
                "mine": names(cards & hand),
            }
        )
    size = fields["table_size"]
    view: View = {
        "game": MANIFEST.name,
        "rules": MANIFEST.rules_version,
        "options": dict(options),
        "seat": seat,
        "to_move": None if phase == OVER else fields["seat"],
        "phase": PHASES[phase],
        "enemy": None,
        "owed": fields["blow"] if phase == DISCARD else 0,
        "table": plays_on_table(fields["table"][:size], fields["table_play"][:size]),
        "hand": None if seat is None else names(hand),
        "hand_sizes": list(fields["hand_sizes"][:players]),
        "hand_limit": int(HAND_LIMIT[players]),
        "tavern": fields["tavern_size"],
        "castle": names(fields["to_come"]),
        "discard": names(fields["discard"]),
        "lots": lots,
        "yielded": [bool(flag) for flag in fields["yielded"][:players]],
        "jesters": fields["jesters"],
        "talk": ["facts", "wishes"] if phase == NAME else ["facts"],  # RGC-36, RGC-37
        "outcome": ended.as_dict() if ended else None,
    }
    if enemy != NOBODY:
        view["enemy"] = {
            "card": NAMES[enemy],
            "health": int(HEALTH[enemy >> 2]),
            "damage": fields["damage"],
            "attack": int(ATTACK[enemy >> 2]),
            "shield": fields["shield"],
            "blow": fields["blow"],
            "immune": not fields["cancelled"],
        }
    if legal_moves is not None:
        view["legal_moves"] = legal_moves
    return view


def _bits(cards: Sequence[str]) -> int:
    return sum(1 << BY_NAME[card] for card in cards)


def read_view(view: View) -> Array:
    """The VIEW record that plain data was made from."""

    def fill(views: Array) -> bool:
        _fill(views[0], view)
        return _is_sound(views[0])

    return view_record(VIEW, fill)


def _is_sound(v: Record) -> bool:
    """Whether the numbers of a view agree with each other: kernels rely on it."""
    players = int(v.players)
    nobody = NOBODY if v.phase == OVER else 0
    if not (1 <= players <= 4 and ONLOOKER <= v.viewer < players and nobody <= v.seat < players):
        return False
    lots = [int(cards) for cards in v.lot_cards[: v.lots]]
    seen = [int(v.hand), *lots]
    places = v.lot_places[: v.lots].astype(int)
    own = int(v.hand).bit_count() if v.viewer != ONLOOKER else int(v.hand)
    return (
        bool((places >= 0).all() and (v.hand_sizes[:players] >= 0).all())
        and places.sum(axis=1).tolist() == [cards.bit_count() for cards in lots]
        and places[:, :players].sum(axis=0).tolist() == v.hand_sizes[:players].tolist()
        and int(places[:, 4].sum()) == v.tavern_size
        and int(v.hand_sizes.max()) <= HAND_LIMIT[players]
        and (v.viewer == ONLOOKER or own == v.hand_sizes[v.viewer])
        and sum(lots).bit_count() == sum(cards.bit_count() for cards in lots)
        and seen[0] & ~sum(lots) == 0
        and int(v.to_come).bit_count() == 12 - v.castle_next
        and not int(v.discard) & (sum(lots) | int(v.to_come))
        and int(v.to_come) >> NUMBERED << NUMBERED == int(v.to_come) < 1 << ROYALS
        and (v.enemy == NOBODY or v.blow == max(int(ATTACK[v.enemy >> 2]) - int(v.shield), 0))
        and (v.enemy == NOBODY) == (v.phase == OVER and v.reason == LAST_KING)
        and (v.enemy == NOBODY or NUMBERED <= v.enemy < ROYALS)
        and (v.enemy == NOBODY or 0 <= v.damage < HEALTH[v.enemy >> 2])
        and v.shield >= 0
        and 0 <= v.jesters <= (SOLO_JESTERS if players == 1 else 0)
    )


def _fill(v: Record, view: View) -> None:
    options = view["options"]
    players = len(view["hand_sizes"])
    v.players = players
    v.overpay = option_code(options, "overpay")
    v.solo_yield = option_code(options, "solo_yield")
    v.viewer = ONLOOKER if view["seat"] is None else view["seat"]
    v.phase = PHASES.index(view["phase"])
    v.seat = decider(view)
    v.hand = _bits(view["hand"] or ())
    v.discard = _bits(view["discard"])
    v.to_come = _bits(view["castle"])
    v.castle_next = 12 - len(view["castle"])
    v.tavern_size = view["tavern"]
    v.jesters = view["jesters"]
    v.hand_sizes[:players] = view["hand_sizes"]
    v.yielded[:players] = view["yielded"]
    v.reason = REASONS.index(view["outcome"]["reason"] if view["outcome"] else None)
    enemy = view["enemy"]
    v.enemy = BY_NAME[enemy["card"]] if enemy else NOBODY
    if enemy:
        v.damage = enemy["damage"]
        v.shield = enemy["shield"]
        v.blow = enemy["blow"]
        v.cancelled = not enemy["immune"]
    lay_table(v, view["table"])
    for number, lot in enumerate(view["lots"]):
        v.lot_cards[number] = _bits([*lot["cards"], *lot["mine"]])
        v.lot_places[number, :players] = lot["hands"]
        v.lot_places[number, 4] = lot["tavern"]
        if v.viewer != ONLOOKER:
            v.lot_places[number, v.viewer] = len(lot["mine"])
    v.lots = len(view["lots"])


def tell(reports: Array) -> list[Event]:
    """What a move did, as events in the order in which they happened."""
    report = fields_of(reports)
    kind, seat, players = report["kind"], report["seat"], report["players"]
    cards = names(report["cards"])
    events: list[Event] = []

    def happened(event: str, **facts: Any) -> None:
        events.append({"event": event, **facts})

    if kind == TO_PLAY:
        happened("played", seat=seat, cards=cards, value=report["value"])
        if report["cancelled"] != NOBODY:
            happened("immunity_cancelled", enemy=NAMES[report["cancelled"]])
    elif kind == TO_NAME:
        happened("named", seat=seat, next=report["named"])
    elif kind == TO_FLIP:
        happened("flipped", seat=seat, cards=cards, left=report["jesters"])
    elif kind == TO_DISCARD:
        happened("discarded", seat=seat, cards=cards)
    else:
        happened("yielded", seat=seat)
    if report["healed"]:
        healed = names(report["healed"])
        happened("healed", count=len(healed), cards=healed)  # RGC-42
    for step in range(players):
        drawer = (seat + step) % players
        drawn = names(int(report["drawn"][drawer]))
        if drawn:
            happened("drew", seat=drawer, count=len(drawn), cards=drawn)
    if report["shield"]:
        happened("shielded", by=report["shield"], total=report["shield_total"])
    if report["damage"]:
        happened("hit", seat=seat, by=report["damage"], total=report["damage_total"])
    if report["defeated"] != NOBODY:
        happened(
            "defeated", seat=seat, enemy=NAMES[report["defeated"]], exact=bool(report["exact"])
        )
    if report["revealed"] != NOBODY:
        happened("revealed", enemy=NAMES[report["revealed"]])
    if report["owed"] and kind != TO_FLIP:
        happened("attacked", seat=seat, by=report["owed"])
    ended = outcome(report)
    if ended:
        happened("ended", **ended.as_dict())
    return events


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Events as a seat saw them: others' draws are backs of cards."""
    return [
        {**event, "cards": None}
        if event["event"] == "drew" and event["seat"] != seat
        else {**event}
        for event in events
    ]


def refusal_facts(views: Array, action: int) -> dict[str, Any]:
    """What the sentence that refuses a move may say, from the mover's view."""
    v = views[0]
    cards = names(action & int(CARD_MASK))
    return {
        "phase": PHASES[v.phase],
        "players": int(v.players),
        "cards": " ".join("X" if card[0] == "X" else card for card in cards),
        "worth": sum(int(VALUE[BY_NAME[card]]) for card in cards),
        "owed": int(v.blow),
        "enemy": NAMES[v.enemy],
    }
