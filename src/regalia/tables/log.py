"""The log of a table: numbered entries, each chained by its hash to the one before.

The log is the table: whatever is known of one follows from its entries (`fold`).
"""

import hashlib
import json
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ..core.errors import BadRecord, RegaliaError
from .entries import AnyBody, fields


class BrokenLog(RegaliaError):
    """A stored log that is not as it was written: an entry was changed (`chain`), the last ones are
    missing (`tail`), more are there than were counted (`head`), or they lead nowhere
    (`replay`). `number` is the first entry that is wrong or missing."""

    CODE = "table/broken"

    def __init__(self, reason: str, number: int) -> None:
        super().__init__(self.CODE, reason=reason, number=number)


class Entry(Struct, frozen=True):
    """One thing that happened at a table."""

    table: str
    number: int  # from 1, without a gap
    at: int  # milliseconds since 1970, UTC
    body: AnyBody
    hash: str

    @property
    def kind(self) -> str:
        return self.body.kind

    def as_dict(self) -> dict[str, Any]:
        """The entry as a record carries it."""
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "body": fields(self.body),
            "hash": self.hash,
        }


def entry_of(
    table: str, number: int, at: int, kind: str, body: Mapping[str, Any], hash_: str
) -> Entry:
    """An entry as it was stored. A body that is not of its kind cannot have been written here."""
    stored = {
        "table": table,
        "number": number,
        "at": at,
        "body": {**body, "kind": kind},
        "hash": hash_,
    }
    try:
        entry = msgspec.convert(stored, Entry)
    except msgspec.ValidationError:
        raise BadRecord("record/chain", number=number) from None
    if "kind" in body:
        raise BadRecord("record/chain", number=number)
    return entry


def now() -> int:
    """The time of an entry written now."""
    return time.time_ns() // 1_000_000


#: The one way to write data down, so that its hash is always the same.
canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode


def link(previous: str, number: int, at: int, kind: str, body: Mapping[str, Any]) -> str:
    """The hash of an entry: it covers all that went before."""
    return hashlib.sha256(canonical([previous, number, at, kind, body]).encode()).hexdigest()


def next_entry(table: str, last: Entry | None, at: int, body: AnyBody) -> Entry:
    """The entry that would come next. Time never runs backwards in a log."""
    number = last.number + 1 if last else 1
    at = max(at, last.at) if last else at
    previous = last.hash if last else table
    return Entry(table, number, at, body, link(previous, number, at, body.kind, fields(body)))


def check_chain(table: str, entries: Iterable[Entry], after: Entry | None = None) -> None:
    """Check that every entry follows from the one before, the first from `after`; a BadRecord says
    which does not."""
    previous, begun = (after.hash, after.number) if after else (table, 0)
    for number, entry in enumerate(entries, begun + 1):
        true = link(previous, number, entry.at, entry.kind, fields(entry.body))
        if entry.number != number or entry.hash != true:
            raise BadRecord("record/chain", number=number)
        previous = entry.hash


def check_stored(table: str, entries: Sequence[Entry], after: Entry | None = None) -> None:
    """Check the chain of a stored log."""
    try:
        check_chain(table, entries, after)
    except BadRecord as error:
        raise BrokenLog("chain", error.facts["number"]) from None


#: What many entries of a log say alike: it is kept once.
_SAID_OFTEN = ("by", "phrase")


def stored_entry(table: str, row: Any) -> Entry:
    """The entry that a row of the database holds."""
    try:
        body = json.loads(row.body)
        for name in _SAID_OFTEN:
            if isinstance(said := body.get(name), str):
                body[name] = sys.intern(said)
        return entry_of(table, row.number, row.at, row.kind, body, row.hash)
    except (BadRecord, AttributeError, ValueError, TypeError):
        raise BrokenLog("chain", row.number) from None


def check_end(after: int, entries: Sequence[Entry], head: tuple[int, str] | None) -> None:
    """Check that entries after a number end where their log was last written to."""
    last = entries[-1].number if entries else after
    number, hash_ = head or (0, "")
    if number > last or (number < last and not entries):
        raise BrokenLog("tail", min(last, number) + 1)
    if number < last or (entries and entries[-1].hash != hash_):
        raise BrokenLog("head", min(last, number + 1))
