"""Whether a finished game was fair: the commitment, the chain of its log, and the replay."""

from typing import Any

from ..core.errors import BadRecord, RegaliaError
from ..core.record import Record, check_shape
from ..games.replay import replay
from .entries import Started
from .fold import fold
from .log import Entry, check_chain, commitment, entry_of
from .sight import record as record_of

_FORM = {"number": int, "at": int, "kind": str, "body": dict, "hash": str}


def entries_of(record: Record) -> list[Entry]:
    """The log a record carries."""
    table = record.get("table")
    if not isinstance(table, dict) or not isinstance(table.get("id"), str):
        raise BadRecord("record/no_log")
    log = table.get("log")
    if not isinstance(log, list) or not all(_has_form(entry) for entry in log):
        raise BadRecord("record/damaged", reason="field", field="table")
    return [_entry(table["id"], place, each) for place, each in enumerate(log, 1)]


def _entry(table: str, place: int, each: dict[str, Any]) -> Entry:
    if each["number"] != place:
        raise BadRecord("record/chain", number=place)
    return entry_of(table, place, each["at"], each["kind"], each["body"], each["hash"])


def _has_form(entry: Any) -> bool:
    return (
        isinstance(entry, dict)
        and set(entry) == set(_FORM)
        and all(type(entry[name]) is kind for name, kind in _FORM.items())
    )


def verify(record: Any) -> dict[str, Any]:
    """What a record proves, or a BadRecord that says what is wrong with it."""
    record = check_shape(record)
    try:
        return _proven(record)
    except BadRecord:
        raise
    except RegaliaError as error:
        raise BadRecord("record/log_differs") from error
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError):
        raise BadRecord("record/damaged", reason="field", field="table") from None
    except (TypeError, ValueError):
        raise BadRecord("record/damaged", reason="field", field="table") from None


def _proven(record: Record) -> dict[str, Any]:
    entries = entries_of(record)
    table = record["table"]
    check_chain(table["id"], entries)
    started = [entry.body for entry in entries if isinstance(entry.body, Started)]
    promised = commitment(str(record["seed"]), str(table["salt"]))
    if [body.commitment for body in started] != [promised] or table["commitment"] != promised:
        raise BadRecord("record/commitment")
    state = replay(record)
    if record_of(fold(table["id"], entries)) != record:
        raise BadRecord("record/log_differs")
    return {
        "game": record["game"],
        "moves": len(state.moves),
        "entries": len(entries),
        "commitment": promised,
        "outcome": record["outcome"],
    }
