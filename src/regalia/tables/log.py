"""The log of a table: numbered entries, each chained by its hash to the one before.

The log is the table: whatever is known of one is a fold of its entries. An entry is data; what it
means is said in `table`.
"""

import hashlib
import json
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ..core.errors import BadRecord

Body = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    table: str
    number: int  # from 1, without a gap
    at: int  # milliseconds since 1970, UTC
    kind: str
    body: Body
    hash: str

    def as_dict(self) -> dict[str, Any]:
        """As a record carries it."""
        return {name: value for name, value in asdict(self).items() if name != "table"}


def now() -> int:
    """The time of an entry written now."""
    return time.time_ns() // 1_000_000


def canonical(data: Any) -> str:
    """The one way to write data down, so that its hash is always the same."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def link(previous: str, number: int, at: int, kind: str, body: Body) -> str:
    """The hash of an entry: it holds all that went before."""
    return hashlib.sha256(canonical([previous, number, at, kind, body]).encode()).hexdigest()


def next_entry(table: str, last: Entry | None, at: int, kind: str, body: Body) -> Entry:
    """The entry that would come next. Time never runs backwards in a log."""
    number = last.number + 1 if last else 1
    at = max(at, last.at) if last else at
    return Entry(
        table, number, at, kind, body, link(last.hash if last else table, number, at, kind, body)
    )


def check_chain(table: str, entries: Iterable[Entry]) -> None:
    """Every entry follows from the one before, or a BadRecord says which does not."""
    previous = table
    for number, entry in enumerate(entries, 1):
        true = link(previous, number, entry.at, entry.kind, entry.body)
        if entry.number != number or entry.hash != true:
            raise BadRecord("record/chain", number=number)
        previous = entry.hash


def commitment(seed: str, salt: str) -> str:
    """What is published before the first card, so that nobody can change the shuffle later."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
