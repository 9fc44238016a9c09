"""The saved games: where they are, and which of them can be continued."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from ..core import places
from ..core.errors import BadRecord, RegaliaError
from ..core.record import Record, read
from ..games.replay import game_of


def folder() -> Path:
    return places.data() / "games"


def new_path(game: str) -> Path:
    """A path for a new game."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    number = 2
    while os.path.exists(path):
        path = folder() / f"{stem}-{number}.json"
        number += 1
    return path


def in_order() -> Iterator[tuple[Path, Record]]:
    """The saved games, latest first. Files that this version cannot replay are skipped."""
    for path in sorted(_files(), key=_age):
        try:
            record = read(path)
            game_of(record)
        except RegaliaError:
            continue
        yield path, record


def named(word: str) -> Path:
    """The path of a game, given by its number in the list or by its path."""
    if not (word.isascii() and word.isdecimal()):
        return Path(word)
    paths = [path for path, _ in in_order()]
    if not 1 <= int(word[:9]) <= len(paths):
        raise BadRecord("record/no_number", given=word, count=len(paths))
    return paths[int(word[:9]) - 1]


def latest_unfinished() -> Path:
    """The unfinished game that was played last."""
    for path, record in in_order():
        if _open(record):
            return path
    raise BadRecord("record/no_saves")


def latest(*, finished: bool = False) -> Path:
    """The game that was played last, or the last one that was finished."""
    for path, record in in_order():
        if not finished or not _open(record):
            return path
    raise BadRecord("record/no_games")


def _files() -> list[Path]:
    try:
        return list(folder().glob("*.json"))
    except OSError:
        return []


def _age(path: Path) -> float:
    """Sorts the newest file first, and unreadable ones last."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _open(record: Record) -> bool:
    return record["outcome"] is None


def read_unfinished(path: Path) -> Record:
    """Read a saved game that can be continued."""
    record = read(path)
    if not _open(record):
        raise BadRecord("record/finished", path=str(path))
    return record
