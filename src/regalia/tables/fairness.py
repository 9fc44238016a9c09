"""Whether a finished game was fair: the promise, everybody's contributions, the seed they make, the
chain of its log, and the replay."""

from typing import Any

from msgspec import UNSET

from ..core.errors import BadRecord, RegaliaError
from ..core.record import Record, check_shape
from ..games.replay import replay
from . import deal
from .entries import Created, Started
from .fold import fold
from .log import Entry, check_chain, entry_of
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
    _check_promise(record, entries)
    contributions = _check_seed(record) if "secret" in table else None
    state = replay(record)
    if record_of(fold(table["id"], entries)) != record:
        raise BadRecord("record/log_differs")
    return {
        "game": record["game"],
        "moves": len(state.moves),
        "entries": len(entries),
        "commitment": table["commitment"],
        "contributions": contributions,
        "outcome": record["outcome"],
    }


def _check_promise(record: Record, entries: list[Entry]) -> None:
    """Check that the secret is the one promised when the table was opened; or, if the server chose
    the seed alone, as it did at first, that the seed is the one promised when it was dealt."""
    table = record["table"]
    if "secret" in table:
        promised: str | None = deal.promise(table["id"], table["secret"])
        stated = [each.body.commitment for each in entries[:1] if isinstance(each.body, Created)]
    else:
        promised = deal.old_promise(str(record["seed"]), str(table["salt"]))
        stated = [promised or UNSET]
    stated += [each.body.commitment for each in entries if isinstance(each.body, Started)]
    if promised is None or stated != [promised] * 2 or table["commitment"] != promised:
        raise BadRecord("record/commitment")


def _check_seed(record: Record) -> int:
    """Check that the seed is made of the secret and the contributions; how many of these there are.
    (That they are those of the log is checked with everything else in the record.)"""
    table = record["table"]
    contributions = table["contributions"]
    if record["seed"] != deal.seed_of(table["id"], table["secret"], contributions):
        raise BadRecord("record/deal")
    return sum(each is not None for each in contributions)
