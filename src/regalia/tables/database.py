"""The way to a database, SQLite in one file or PostgreSQL by URL, and what its errors mean."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..core import places
from ..core.errors import RegaliaError

try:
    import fcntl
except ImportError:  # Windows: nobody checks there whether a file is in use
    fcntl = None  # type: ignore[assignment]

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
#: What SQLite's result codes and PostgreSQL's SQLSTATEs mean for whoever runs the server.
_FULL = {sqlite3.SQLITE_FULL, "53100"}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, "XX001", "XX002"}
_READ_ONLY = {sqlite3.SQLITE_READONLY, "25006"}
#: Everything that a driver or the system may say.
FAULTS = (OSError, sql.exc.SQLAlchemyError)


class StoreError(RegaliaError):
    """The disk or the database failed."""


def failure(error: BaseException, otherwise: str) -> StoreError:
    """An error of the database as ours: a full disk and a damaged file have codes of their own."""
    cause = getattr(error, "orig", None) or error
    for known in (cause, cause.__cause__):
        said = getattr(known, "sqlite_errorcode", None)
        said = getattr(known, "sqlstate", None) if said is None else said & 0xFF
        if said in _FULL:
            return StoreError("store/full")
        if said in _DAMAGED:
            return StoreError("store/damaged")
        if said in _READ_ONLY:
            return StoreError("store/read_only")
    return StoreError(otherwise, why=_why(cause))


def _why(cause: BaseException) -> str:
    """The kind of an error. The driver's message is left out: it may hold statements and
    addresses."""
    return getattr(cause, "strerror", None) or type(cause).__name__


def engine_for(database: str, *, read_only: bool = False) -> AsyncEngine:
    """The way to a database. With `read_only` nothing in it can be changed."""
    url = _url(database)
    try:
        engine = create_async_engine(url, **_settings(url))
    except ImportError:
        raise StoreError("store/driver") from None
    except (ValueError, sql.exc.SQLAlchemyError):
        raise StoreError("store/address") from None
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine.sync_engine, "connect", _query_only if read_only else _durable)
    return engine


def default_file() -> Path:
    """Where tables are kept unless told otherwise."""
    return places.data() / "tables.db"


def file_of(database: str) -> Path | None:
    """The file of a SQLite database; None for one in memory or elsewhere."""
    try:
        url = sql.make_url(_url(database))
    except (ValueError, sql.exc.SQLAlchemyError):
        raise StoreError("store/address") from None
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(os.path.realpath(str(url.database)))


@contextlib.contextmanager
def alone(database: str) -> Iterator[None]:
    """Refuse a SQLite file that another process writes to. The lock is on a file beside it, and
    vanishes with the process that holds it, however that ends."""
    path = file_of(database)
    if path is None or fcntl is None:
        yield
        return
    with _opened(path.with_name(path.name + "-lock")) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError("store/in_use", file=path.name) from None
        yield


def cut_short(file: Path) -> bool:
    """Whether a SQLite file is shorter than its own header says."""
    with contextlib.suppress(OSError), file.open("rb") as opened:
        header = opened.read(100)
        page = int.from_bytes(header[16:18])
        pages = int.from_bytes(header[28:32])
        size = opened.seek(0, os.SEEK_END)
        return len(header) < 100 or size < pages * (65_536 if page == 1 else page)
    return False


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("ab")
    except OSError as error:
        raise StoreError("store/closed", why=_why(error)) from error


def _url(database: str) -> str:
    """The URL with the driver we use; a plain path is a SQLite file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    scheme, _, rest = database.partition("://")
    if scheme not in (*_DRIVERS, *_DRIVERS.values()):
        raise StoreError("store/kind", given=scheme, allowed="sqlite, postgresql")
    return f"{_DRIVERS.get(scheme, scheme)}://{rest}"


def _settings(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"connect_args": {"timeout": 30}}
    return {"pool_size": 6, "max_overflow": 6, "pool_pre_ping": True}


def _durable(connection: Any, _record: Any) -> None:
    """Set SQLite up so that readers do not block and a commit is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _query_only(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=1")
    cursor.close()
