"""Where games are kept, and which of them can go on."""

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
    """A file nobody uses yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    number = 2
    while os.path.exists(path):
        path = folder() / f"{stem}-{number}.json"
        number += 1
    return path


def in_order() -> Iterator[tuple[Path, Record]]:
    """The games kept here, the one last played on first; without what is no game of these rules."""
    for path in sorted(_files(), key=_age):
        try:
            record = read(path)
            game_of(record)
        except RegaliaError:
            continue
        yield path, record


def named(word: str) -> Path:
    """A file, or a game by its number in the list."""
    if not (word.isascii() and word.isdecimal()):
        return Path(word)
    paths = [path for path, _ in in_order()]
    if not 1 <= int(word[:9]) <= len(paths):
        raise BadRecord("record/no_number", given=word, count=len(paths))
    return paths[int(word[:9]) - 1]


def latest_unfinished() -> Path:
    """The saved game last played on that is not over."""
    for path, record in in_order():
        if _open(record):
            return path
    raise BadRecord("record/no_saves")


def latest(*, finished: bool = False) -> Path:
    """The game last played on, or the last that was played to its end."""
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
    """Younger is smaller; what cannot be looked at comes last."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _open(record: Record) -> bool:
    return record["outcome"] is None


def read_unfinished(path: Path) -> Record:
    """A saved game that can go on."""
    record = read(path)
    if not _open(record):
        raise BadRecord("record/finished", path=str(path))
    return record
