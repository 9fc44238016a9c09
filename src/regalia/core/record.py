"""A game as data: where it started, its moves, how it ended; versioned, and checked when read.

A record is believed only after replay. `check` is a hash of everything else in it: it tells an
accident from a rules difference, it is no signature.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import BadRecord, shown

FORMAT = "regalia/1"
MAX_BYTES = 4_000_000

Record = dict[str, Any]

_FIELDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules": (int,),
    "options": (dict,),
    "moves": (list,),
    "outcome": (dict, type(None)),
    "check": (str,),
}


@dataclass(frozen=True)
class Start:
    """A seed, or a position the game was loaded from."""

    seed: str | None = None
    position: Mapping[str, Any] | None = None


def checksum(record: Mapping[str, Any]) -> str:
    rest = {name: value for name, value in record.items() if name != "check"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def make(
    *,
    game: str,
    rules: int,
    options: Mapping[str, Any],
    start: Start,
    moves: Sequence[str],
    outcome: Mapping[str, Any] | None,
) -> Record:
    record: Record = {"format": FORMAT, "game": game, "rules": rules, "options": dict(options)}
    if start.position is None:
        record["seed"] = start.seed
    else:
        record["position"] = json.loads(json.dumps(start.position))
    record["moves"] = list(moves)
    record["outcome"] = None if outcome is None else dict(outcome)
    return sealed(record)


def sealed(record: Record, **more: Any) -> Record:
    """The record with more fields (who sat where, say) and a fresh check."""
    whole = {**record, **more}
    whole["check"] = checksum(whole)
    return whole


def check_shape(record: Any) -> Record:
    """The record, if it has the form of one and nobody edited it."""
    if not isinstance(record, dict):
        raise BadRecord("record/damaged", reason="shape")
    form = record.get("format")
    if not isinstance(form, str) or form != FORMAT:
        raise BadRecord("record/format", given=shown(form), known=FORMAT)
    for name, kinds in _FIELDS.items():
        if not isinstance(record.get(name, ...), kinds) or isinstance(record.get(name), bool):
            raise BadRecord("record/damaged", reason="field", field=name)
    seed, position = record.get("seed"), record.get("position")
    if not (isinstance(seed, str) and position is None) and not (
        isinstance(position, dict) and seed is None
    ):
        raise BadRecord("record/damaged", reason="field", field="seed")
    if not all(isinstance(move, str) for move in record["moves"]):
        raise BadRecord("record/damaged", reason="field", field="moves")
    if not all(isinstance(name, str) for name in record["options"]):
        raise BadRecord("record/damaged", reason="field", field="options")
    try:
        check = checksum(record)
    except (TypeError, ValueError, RecursionError):
        raise BadRecord("record/damaged", reason="json") from None
    if record["check"] != check:
        raise BadRecord("record/edited")
    return record


def read(path: Path) -> Record:
    """A record from a file, checked for its form (not yet replayed)."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise BadRecord("record/missing", path=str(path)) from None
    except OSError as error:
        raise BadRecord("record/unreadable", path=str(path), why=str(error.strerror)) from None
    if len(data) > MAX_BYTES:
        raise BadRecord("record/damaged", reason="size")
    try:
        record = json.loads(data)
    except (ValueError, RecursionError):
        raise BadRecord("record/damaged", reason="json") from None
    return check_shape(record)


def write(path: Path, record: Record) -> None:
    """Write a record so that the file is always a whole one, whatever happens meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(record, file, ensure_ascii=False, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
