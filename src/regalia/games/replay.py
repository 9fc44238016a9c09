"""Records played again, move by move: a record is believed only when every step holds."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..core.errors import BadOption, BadPosition, BadRecord, IllegalMove
from ..core.record import check_shape
from . import game, manifest

if TYPE_CHECKING:
    from ..core.game import Event, State


def game_of(record: Any) -> str:
    """The name of the game a record is of, if we have that game and its version of the rules."""
    record = check_shape(record)
    try:
        ours = manifest(record["game"]).rules_version
    except BadOption as error:
        raise BadRecord("record/options") from error
    if record["rules"] != ours:
        raise BadRecord("record/rules_version", given=record["rules"], ours=ours)
    return str(record["game"])


def start(record: Any) -> "State":
    """The state a record begins with."""
    name = game_of(record)
    try:
        played = game(name, **record["options"])
        if record.get("position") is None:
            return played.deal(record["seed"])
    except BadOption as error:
        raise BadRecord("record/options") from error
    try:
        return played.load(record["position"])
    except BadPosition as error:
        raise BadRecord("record/position") from error


def steps(record: Any) -> Iterator[tuple["State", list["Event"]]]:
    """The state before the first move and after each, with what happened. The state is one and
    the same object, played on; after the last step the outcome is checked too."""
    state = start(record)
    yield state, []
    for number, move in enumerate(record["moves"], 1):
        try:
            events = state.play(move)
        except IllegalMove as error:
            raise BadRecord("record/illegal_move", number=number, move=move[:60]) from error
        yield state, events
    outcome = state.outcome.as_dict() if state.outcome else None
    recorded = record["outcome"]
    if outcome and recorded and "ended_by" not in recorded:
        outcome.pop("ended_by", None)  # records did not always say
    if outcome != recorded:
        raise BadRecord("record/diverges")


def replay(record: Any) -> "State":
    """Play a record again and return where it ends; a BadRecord says where it fails."""
    return [state for state, _ in steps(record)][-1]
