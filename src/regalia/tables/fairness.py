"""Whether a finished game was fair: the commitment, the chain of its log, and the replay."""

from typing import Any

from ..core.errors import BadRecord
from ..core.record import Record, check_shape
from ..games.replay import replay
from .log import Entry, check_chain, commitment
from .table import Table


def entries_of(record: Record) -> list[Entry]:
    """The log a record carries."""
    table = record.get("table")
    if not isinstance(table, dict) or not isinstance(table.get("id"), str):
        raise BadRecord("record/no_log")
    try:
        return [Entry(table=table["id"], **entry) for entry in table["log"]]
    except (KeyError, TypeError):
        raise BadRecord("record/damaged", reason="field", field="table") from None


def verify(record: Any) -> dict[str, Any]:
    """What has been proven, or a BadRecord that says what does not hold."""
    record = check_shape(record)
    entries = entries_of(record)
    table_id = record["table"]["id"]
    check_chain(table_id, entries)
    started = [entry for entry in entries if entry.kind == "started"]
    if len(started) != 1:
        raise BadRecord("record/commitment")
    body = started[0].body
    try:
        promised = commitment(str(record["seed"]), str(record["table"]["salt"]))
        if body["commitment"] != promised or record["table"]["commitment"] != promised:
            raise BadRecord("record/commitment")
        state = replay(record)
        played = Table(table_id, entries)
    except (KeyError, TypeError, IndexError, AttributeError, AssertionError):
        raise BadRecord("record/damaged", reason="field", field="table") from None
    told = played.record()
    if told != record:
        raise BadRecord("record/log_differs")
    return {
        "game": record["game"],
        "moves": len(state.moves),
        "entries": len(entries),
        "commitment": promised,
        "outcome": record["outcome"],
    }
