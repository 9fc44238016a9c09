"""A database for the real store: everything above SQLAlchemy's connections is the code under test.

Statements run, one at a time and without a thread, on SQLite in memory; of PostgreSQL there is what
the store relies on: transactions that nobody else sees, one after the other where they write, and
notifications. Each round trip takes its time, and can be lost before or after it took effect.
"""

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.pool import StaticPool

from .loop import OWNER, Owner

if TYPE_CHECKING:
    from .world import World

POSTGRES, SQLITE = "postgresql://simulated/regalia", "sqlite://"

#: What is done to the one connection; its result is read to the end.
Work = Callable[[sql.Connection], Any]

_INSERT = re.compile(r"INSERT INTO (\w+) \(([\w, ]+)\)")


class Database:
    """The server, which outlives every process."""

    #: What the making of tables in an empty database leads to: it takes long, and never differs
    _templates: ClassVar[dict[Work, bytes]] = {}
    #: Statements, compiled once for all runs
    _compiled: ClassVar[dict[Any, Any]] = {}

    def __init__(self, world: "World", *, shared: bool) -> None:
        self.world = world
        self.shared = shared
        self.down = False
        self.engine = sql.create_engine("sqlite://", poolclass=StaticPool)
        self.connection = self.engine.connect().execution_options(compiled_cache=self._compiled)
        self._raw: Any = self.connection.connection.driver_connection
        self._raw.create_function("pg_advisory_xact_lock", 1, lambda _key: None)
        self._raw.create_function("pg_notify", 2, lambda _channel, text: self._news.append(text))
        self._news: list[str] = []
        self._made: list[Work] = []
        self._sessions: list[Session] = []
        self._writes: Session | None = None  # whose transaction others wait for
        self._queue: deque[_Queued] = deque()

    def holds(self, table: str, number: int) -> bool:
        """Whether an entry is on the disk, now."""
        query = "SELECT 1 FROM entries WHERE table_id = ? AND number = ?"
        return self._raw.execute(query, (table, number)).fetchone() is not None

    def last(self, table: str) -> int:
        query = "SELECT max(number) FROM entries WHERE table_id = ?"
        return int(self._raw.execute(query, (table,)).fetchone()[0] or 0)

    def count(self, table: str, kind: str) -> int:
        query = "SELECT count(*) FROM entries WHERE table_id = ? AND kind = ?"
        return int(self._raw.execute(query, (table, kind)).fetchone()[0])

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()

    # Sessions

    def session(self, owner: Owner) -> "Session":
        session = Session(self, owner)
        self._sessions.append(session)
        return session

    def drop(self, session: "Session") -> None:
        """A session is at its end: what it has not committed never was."""
        session.open = False
        if session in self._sessions:
            self._sessions.remove(session)
        waited = [each for each in self._queue if each.session is session]
        self._queue = deque(each for each in self._queue if each.session is not session)
        for each in waited:
            each.give_up()
        self.release(session)

    def lose(self, owner: Owner) -> None:
        """A process has died. What it sent to a server may still be carried out there."""
        for session in [each for each in self._sessions if each.owner is owner]:
            if self.shared:
                delay = self.world.faults.delay(0.05, 2.0)
                self.world.later(delay, lambda session=session: self.drop(session))
            else:
                self.drop(session)

    def stop(self, seconds: float) -> None:
        """The server is restarted."""
        self.down = True
        for session in list(self._sessions):
            self.drop(session)
        self.world.later(seconds, self._start)

    def _start(self) -> None:
        self.down = False

    # Work

    def when_free(self, queued: "_Queued") -> None:
        """Work now, or when the transaction of another is over."""
        if self._writes in (None, queued.session):
            queued.work()
        else:
            self._queue.append(queued)

    def hold(self, session: "Session") -> None:
        self._writes = session

    def release(self, session: "Session") -> None:
        if self._writes is session:
            self._writes = None
        while self._queue and self._writes is None:
            self._queue.popleft().work()

    def make(self, work: Work) -> Any:
        """Make tables, or ask about them."""
        if work in self._made:
            return None
        empty = not self._raw.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if empty and work in self._templates:
            self._raw.deserialize(self._templates[work])
            self._made.append(work)
            return None
        result = work(self.connection)
        self.connection.commit()
        if empty and self._raw.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            self._templates[work] = self._raw.serialize()
            self._made.append(work)
        return result

    def perform(self, statements: Sequence[Work], *, keep: bool) -> Any:
        """Carry statements out, for good or only to see what would come of them."""
        self._news, result = [], None
        try:
            for statement in statements:
                result = statement(self.connection)
        except BaseException:
            self.connection.rollback()
            raise
        if not keep:
            self.connection.rollback()
            return result
        self.connection.commit()
        for text in self._news:
            for session in self._sessions:
                session.notify(text)
        return result


class _Queued(NamedTuple):
    session: "Session"
    work: Callable[[], None]
    give_up: Callable[[], None]


class Session:
    """One connection of a process, seen from both ends."""

    def __init__(self, database: Database, owner: Owner) -> None:
        self.database = database
        self.owner = owner
        self.open = True
        self.listeners: list[Callable[..., None]] = []
        self.silent = False  # what is sent to it arrives no more
        self.statements: list[Work] = []

    async def trip(self, work: Callable[[], Any], *, writes: bool) -> Any:
        """One round trip."""
        world, database = self.database.world, self.database
        faults = world.faults
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        lost = faults.happens(faults.store)
        # A statement that did not arrive, or an answer that did not
        unsent = lost and faults.chance.random() < 0.5

        def settle(result: Any, error: BaseException | None) -> None:
            if not answer.done():
                if error is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(error)

        def reply(result: Any = None, error: BaseException | None = None) -> None:
            world.later(faults.delay(0.002, 3.0), lambda: settle(result, error))

        def carry_out() -> None:
            try:
                result = work()
            except Exception as error:
                reply(error=error)
                return
            if lost:
                world.trace("store", self.owner.name, "answer lost")
                database.drop(self)
                reply(error=_broken())
            else:
                reply(result)
                world.strike(self.owner)

        def arrive() -> None:
            if not self.open or database.down:
                reply(error=_broken())
            elif unsent:
                world.trace("store", self.owner.name, "statement lost")
                database.drop(self)
                reply(error=_broken())
            elif writes:
                database.when_free(_Queued(self, carry_out, lambda: reply(error=_broken())))
            else:
                carry_out()

        world.later(faults.delay(0.002, 3.0), arrive)
        return await answer

    def notify(self, text: str) -> None:
        """Send a notification: a hint that may be late, come twice or overtake another."""
        world = self.database.world
        if self.silent:
            return
        for listener in self.listeners:
            for _ in range(2 if world.faults.happens(0.1) else 1):
                delay = world.faults.delay(0.002, 2.0)
                context = self.owner.context
                world.loop.call_later(delay, listener, None, 0, "", text, context=context)


class _Connection:
    """As much of SQLAlchemy's AsyncConnection as the store uses."""

    def __init__(self, session: Session, *, at_once: bool) -> None:
        self._session = session
        self._at_once = at_once
        self.dialect = _Dialect("postgresql" if session.database.shared else "sqlite")

    async def execute(self, statement: Any, given: Any = None) -> Any:
        return await self._do(
            lambda connection: _read(connection.execute(statement, given)),
            writes=not isinstance(statement, sql.Select),
        )

    async def exec_driver_sql(self, text: str, given: Any = None) -> Any:
        return await self._do(lambda connection: _driver(connection, text, given), writes=True)

    async def run_sync(self, work: Callable[[sql.Connection], Any]) -> Any:
        """Tables are made at once: no run is about that."""
        database = self._session.database
        return await self._session.trip(lambda: database.make(work), writes=True)

    async def get_raw_connection(self) -> Any:
        return self

    @property
    def driver_connection(self) -> Any:
        return self

    async def add_listener(self, _channel: str, heard: Callable[..., None]) -> None:
        await self._session.trip(lambda: self._session.listeners.append(heard), writes=False)
        self._session.database.world.frail(self._session)

    def is_closed(self) -> bool:
        return not self._session.open

    async def _do(self, statement: Work, *, writes: bool) -> Any:
        session, database = self._session, self._session.database
        if self._at_once:
            return await session.trip(
                lambda: database.perform([statement], keep=True), writes=writes
            )
        if not writes and not session.statements:
            return await session.trip(
                lambda: database.perform([statement], keep=False), writes=False
            )
        session.statements.append(statement)

        def within() -> Any:
            database.hold(session)
            return database.perform(session.statements, keep=False)

        return await session.trip(within, writes=True)

    async def commit(self) -> None:
        session, database = self._session, self._session.database

        def for_good() -> None:
            try:
                database.perform(session.statements, keep=True)
            finally:
                session.statements = []
                database.release(session)

        await session.trip(for_good, writes=True)


class Engine:
    """As much of SQLAlchemy's AsyncEngine as the store uses; each process has its own."""

    def __init__(self, database: Database, *, at_once: bool = False) -> None:
        self._database = database
        self._at_once = at_once
        self.dialect = _Dialect("postgresql" if database.shared else "sqlite")
        self.sync_engine = database.engine

    def execution_options(self, **options: Any) -> "Engine":
        at_once = options.get("isolation_level") == "AUTOCOMMIT"
        return Engine(self._database, at_once=at_once)

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[_Connection]:
        if self._database.down:
            raise ConnectionRefusedError
        owner = OWNER.get()
        assert owner is not None
        session = self._database.session(owner)
        try:
            yield _Connection(session, at_once=self._at_once)
        finally:
            self._database.drop(session)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[_Connection]:
        async with self.connect() as connection:
            yield connection
            await connection.commit()

    async def dispose(self) -> None:
        pass


class _Dialect:
    def __init__(self, name: str) -> None:
        self.name = name


def _broken() -> Exception:
    return sql.exc.OperationalError("", None, ConnectionResetError())


def _read(result: Any) -> Any:
    return result.freeze()() if result.returns_rows else result


def _driver(connection: sql.Connection, text: str, given: Any) -> Any:
    """SQL of PostgreSQL's own, as SQLite understands it."""
    if text.startswith("BEGIN"):
        return None
    if "unnest(" not in text:
        return _read(connection.exec_driver_sql(text, given))
    found = _INSERT.search(text)
    assert found is not None, text
    places = ", ".join(f"?{place + 1}" for place in range(len(given)))
    insert = (
        f"INSERT INTO {found[1]} ({found[2]}) SELECT {places} WHERE ?2 = 1 + coalesce("
        "(SELECT number FROM heads WHERE table_id = ?1), 0) ON CONFLICT DO NOTHING"
    )
    head = "INSERT OR REPLACE INTO heads (table_id, number, hash) VALUES (?, ?, ?)"
    kept, written = [], []
    for row in zip(*given, strict=True):
        if connection.exec_driver_sql(insert, row).rowcount:
            connection.exec_driver_sql(head, (row[0], row[1], row[-1]))
            kept.append((row[0], row[1]))
            written.append(row)
    if "pg_notify" not in text:
        return IteratorResult(SimpleResultMetaData(("table_id", "number")), iter(kept))
    for table, number, at, kind, body, hash_ in written:
        news = f"{table}:{number} {at} {kind} {hash_} {body}"
        connection.exec_driver_sql("SELECT pg_notify('', ?)", (news,))
    told = SimpleResultMetaData(("table_id", "number", "told"))
    return IteratorResult(told, iter([(*each, "") for each in kept]))
