"""`python -m benchmarks.crash`: nothing that was acknowledged is lost, and nothing happens twice,
however often the server is killed.

Clients play all three games over real sockets while the server is killed at random moments and
started again at the same port, sometimes before its games are ready. What they were told is then
compared with the logs.

On PostgreSQL several processes can serve the port. Then one of them is killed, which the others
outlive, or all at once. In between the database ends all connections, and, if it was started here
(`--own-postgresql`), it is itself stopped or killed and started again.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from regalia.core.errors import RegaliaError
from regalia.tables.entries import Signed, fields
from regalia.tables.fairness import verify
from regalia.tables.fold import fold
from regalia.tables.log import Entry, check_chain
from regalia.tables.sight import record
from regalia.tables.store import Store
from regalia.tables.table import FINISHED

from .clients import Client, Refused, Server
from .postgres import Cluster, own_postgresql

#: Seconds from one kill to the next: from when the games can be played again, or, every other time,
#: from when the doors are open; and if others go on serving, from the kill before.
APART, APART_UNREADY, APART_SERVED = (0.05, 0.8), (0.0, 0.6), (0.3, 2.5)
#: On PostgreSQL, how often on average: all processes are killed and not one; before a kill all
#: connections are ended, or the database is started again.
ALL, TERMINATED, RESTARTED = 0.15, 0.3, 0.15
#: Seconds that a database is gone for.
GONE = (0.0, 1.5)
#: Kills between two lines about how it goes.
TOLD_EVERY = 20
#: Play must go on for so long after the last kill, and may for so long until the tables are over.
GOES_ON, FINISHES = 3.0, 60.0
ARGUMENTS = ("--unlimited", "--pace", "0")
HEAD = (
    "| store | kills | connections ended | database restarted | tables | moves"
    " | acknowledged requests | moves after the last kill | violations |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


@dataclass(frozen=True)
class Plan:
    """A kind of table: so many people, and bots on the seats after them."""

    game: str
    options: Mapping[str, str | int]
    people: int
    bots: tuple[str, ...] = ()


PLANS = (
    Plan("regicide", {"players": 1}, 1),
    Plan("revolution", {"system": "secret_draft"}, 2),
    Plan("puppeteer", {}, 1),
    Plan("regicide", {"players": 2}, 1, ("greedy",)),
    Plan("revolution", {}, 1, ("greedy",)),
    Plan("regicide", {"players": 3}, 3),
    Plan("revolution", {"system": "secret_draft"}, 1, ("random",)),
    Plan("regicide", {"players": 4}, 2, ("random", "greedy")),
    Plan("puppeteer", {"objective": "border", "reveal": 1}, 1),
    Plan("regicide", {"players": 4}, 4),
)


@dataclass
class Report:
    """What was seen, and everything that should not have been."""

    kills: int = 0
    terminations: int = 0  # of all connections to the database
    restarts: int = 0  # of the database
    tables: int = 0
    finished: int = 0
    moves: int = 0
    moves_after: int = 0  # after the last kill
    acknowledged: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    def summary(self) -> str:
        return (
            f"{self.kills} kills, {self.terminations} terminations of all connections, "
            f"{self.restarts} restarts of the database, "
            f"{self.tables} tables ({self.finished} finished), "
            f"{self.moves} moves ({self.moves_after} after the last kill), "
            f"{self.acknowledged} acknowledged requests, {len(self.problems)} violations, "
            f"{self.seconds:.0f} s; refused: {dict(self.refusals)}"
        )

    def row(self, what: str) -> str:
        return (
            f"| {what} | {self.kills} | {self.terminations} | {self.restarts} "
            f"| {self.tables} | {self.moves} | {self.acknowledged} "
            f"| {self.moves_after} | {len(self.problems)} |"
        )


class Guest(Client):
    """A client that does not knock while every door is shut: it would take the server's time."""

    def __init__(self, addresses: list[str], name: str, seed: str, open_now: asyncio.Event) -> None:
        super().__init__(addresses, name, seed)
        self._open_now = open_now
        self.told_again = 0  # events that came although it had asked for later ones

    async def rest(self, method: str, path: str, body: Any = None) -> Any:
        await self._open_now.wait()
        return await super().rest(method, path, body)

    def take(self, text: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "event" and message["event"]["number"] <= self.number:
            self.told_again += 1
            self.number = message["event"]["number"] - 1
        super().take(text)
        if message["type"] == "event":  # only what is compared: there are many
            event = self.events[-1]
            self.events[-1] = {key: event[key] for key in ("number", "at", "kind")}
        return message


class Crowd:
    """People who always play: when a table is over they open the next."""

    def __init__(self, addresses: list[str], seed: str, report: Report) -> None:
        self._addresses = addresses
        self._seed = seed
        self._report = report
        self._guests = itertools.count()
        self.open_now = asyncio.Event()
        self.open_now.set()
        self.clients: list[Guest] = []
        self.closing = False

    async def keep_playing(self, place: int) -> None:
        """One table after the other at one place."""
        for turn in itertools.count():
            if self.closing:
                return
            plan = PLANS[(place + turn * 3) % len(PLANS)]
            try:
                people = await self._seated(plan)
                await asyncio.gather(*(each.play() for each in people))
                for each in people:
                    each.look = {}  # there are many
            except (AssertionError, Refused) as error:
                where = f"{plan.game} {dict(plan.options)} {plan.bots}"
                self._report.problems.append(f"{where}: {type(error).__name__} {error}")

    async def _guest(self) -> Guest:
        number = next(self._guests)
        seed = f"{self._seed}.{number}"
        guest = Guest(self._addresses, f"guest {number}", seed, self.open_now)
        return await guest.introduce()

    async def _seated(self, plan: Plan) -> list[Guest]:
        """A table that has begun, and the people there."""
        people = [await self._guest() for _ in range(plan.people)]
        host = people[0]
        table = await host.open_table(plan.game, **plan.options)
        self.clients += people
        for seat, client in enumerate(people[1:], 1):
            client.table = table
            await ask(client, "sit", seat=seat)
        for seat, bot in enumerate(plan.bots, plan.people):
            await ask(host, "bot", seat=seat, bot=bot)
        await ask(host, "start")
        return people


async def ask(client: Client, kind: str, **facts: Any) -> None:
    """A request over REST, remembered like one over the socket."""
    request = client.request(kind, **facts)
    done = await client.at("requests", request)
    client.acknowledged[request["id"]] = done["number"]


class Killer:
    """Kills what serves, or what keeps, and starts it again."""

    def __init__(
        self, server: Server, crowd: Crowd, chance: random.Random, cluster: Cluster | None
    ) -> None:
        self._server, self._crowd, self._chance = server, crowd, chance
        self._cluster = cluster
        self._shared = server.database.startswith("postgresql")
        self._apart = APART
        self.last = time.time()

    async def next(self, report: Report) -> None:
        """Wait a while, and kill."""
        chance = self._chance
        if self._shared and chance.random() < TERMINATED:
            await self._pause()
            await self._terminate()
            report.terminations += 1
        if self._cluster is not None and chance.random() < RESTARTED:
            await self._pause()
            await self._restart(self._cluster)
            report.restarts += 1
        await self._pause()
        report.kills += 1
        serving = self._server.serving()
        if len(serving) > 1 and chance.random() >= ALL:
            with contextlib.suppress(ProcessLookupError):
                os.kill(chance.choice(serving), signal.SIGKILL)
            self.last, self._apart = time.time(), APART_SERVED
            return
        self._crowd.open_now.clear()
        await asyncio.to_thread(self._server.kill)
        ready = chance.random() < 0.5
        self.last, self._apart = time.time(), APART if ready else APART_UNREADY
        await asyncio.to_thread(start, self._server, ready)
        self._crowd.open_now.set()

    async def _pause(self) -> None:
        await asyncio.sleep(self._chance.uniform(*self._apart))

    async def _terminate(self) -> None:
        """End all connections of the database."""
        import asyncpg

        with contextlib.suppress(OSError, asyncpg.PostgresError):
            connection = await asyncpg.connect(self._server.database)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await connection.close()

    async def _restart(self, cluster: Cluster) -> None:
        """Stop the database as one does, or kill it, and start it again after a while."""
        await asyncio.to_thread(self._chance.choice((cluster.stop, cluster.kill)))
        await asyncio.sleep(self._chance.uniform(*GONE))
        await asyncio.to_thread(cluster.start)


def start(server: Server, ready: bool = True) -> None:
    """Open it again, and wait until games can be played if they are to be `ready`; a connection
    that ends may hold the port for a moment."""
    for left in reversed(range(10)):
        try:
            if ready:
                server.start(bots=False)
            else:
                server.open()
            return
        except (RuntimeError, httpx.TransportError):
            server.kill()
            if not left:
                raise
            time.sleep(0.5)


async def crash(
    database: str,
    *,
    kills: int,
    tables: int,
    processes: int = 1,
    seed: str,
    home: Path,
    finishes: float = FINISHES,
    cluster: Cluster | None = None,
) -> Report:
    """Play, kill, play on, and compare."""
    begin = time.monotonic()
    report = Report()
    server = Server(database, *ARGUMENTS, home=home, processes=processes)
    try:
        await asyncio.to_thread(server.start)
        crowd = Crowd([server.address], seed, report)
        killer = Killer(server, crowd, random.Random(seed), cluster)
        async with _playing(crowd, tables, finishes):
            while report.kills < kills:
                await killer.next(report)
                if report.kills % TOLD_EVERY == 0:
                    _tell(report, crowd, kills, time.monotonic() - begin)
            await asyncio.sleep(GOES_ON)
        status = await asyncio.to_thread(server.stop)
        if status not in (0, -signal.SIGTERM):
            report.problems.append(f"the server stopped with status {status}")
    finally:
        server.kill()
    await compare(database, crowd.clients, report, int(1000 * killer.last))
    report.seconds = time.monotonic() - begin
    return report


def _tell(report: Report, crowd: Crowd, kills: int, seconds: float) -> None:
    """How it goes."""
    acknowledged = sum(len(client.acknowledged) for client in crowd.clients)
    print(
        f"{report.kills} of {kills} kills in {seconds:.0f} s, {acknowledged} acknowledged"
        f" requests, {len(report.problems)} violations",
        file=sys.stderr,
        flush=True,
    )


@contextlib.asynccontextmanager
async def _playing(crowd: Crowd, tables: int, finishes: float) -> AsyncIterator[None]:
    """Tables are played at meanwhile; afterwards they come to their end, or stop where they are."""
    tasks = [asyncio.create_task(crowd.keep_playing(place)) for place in range(tables)]
    try:
        yield
        crowd.closing = True
        done, _ = await asyncio.wait(tasks, timeout=finishes)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def compare(database: str, clients: Sequence[Guest], report: Report, killed: int) -> None:
    """What clients were told against what the store holds."""
    async with Store.open(database) as store:
        # Those whose opening nobody heard of are there too, and open
        known = dict.fromkeys(client.table for client in clients)
        forgotten = dict.fromkeys(await store.idle_since(2**62, most=1_000_000))
        logs = {table: await store.entries(table) for table in {**known, **forgotten}}
    report.tables = len(logs)
    for table, entries in logs.items():
        report.problems += [f"{table}: {what}" for what in _unsound(table, entries, report)]
        moved = [entry for entry in entries if entry.kind == "moved"]
        report.moves += len(moved)
        report.moves_after += sum(entry.at > killed for entry in moved)
    for client in clients:
        report.acknowledged += len(client.acknowledged)
        report.refusals.update(client.refusals)
        unkept = _unkept(client, logs[client.table])
        report.problems += [f"{client.table}, {client.name}: {what}" for what in unkept]
    if report.moves_after == 0:
        report.problems.append("no table went on after the last kill")


def _unsound(table: str, entries: list[Entry], report: Report) -> list[str]:
    """What is wrong with a log by itself."""
    ids = Counter(entry.body.id for entry in entries if isinstance(entry.body, Signed))
    problems = [
        f"request {request} was written {times} times"
        for request, times in ids.items()
        if times > 1
    ]
    try:
        check_chain(table, entries)
        played = fold(table, entries)
        if played.phase == FINISHED:
            report.finished += 1
            verify(record(played))
    except RegaliaError as error:
        problems.append(f"{error.code}: {error}")
    return problems


def _unkept(client: Guest, entries: list[Entry]) -> list[str]:
    """What a client was told that the log does not hold."""
    problems = []
    for request, number in client.acknowledged.items():
        body = fields(entries[number - 1].body) if number <= len(entries) else {}
        if body.get("id") != request:
            problems.append(f"request {request} was acknowledged as {number}, which is {body}")
        elif client.moves.get(request, body.get("move")) != body.get("move"):
            problems.append(
                f"request {request} asked for {client.moves[request]}, written is {body}"
            )
    for event in client.events:
        told = (event["number"], event["at"], event["kind"])
        if told not in [(each.number, each.at, each.kind) for each in entries[told[0] - 1 :][:1]]:
            problems.append(f"event {told} was told, but is not in the log")
    if client.told_again:
        problems.append(f"{client.told_again} events were told again after they had been heard of")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument(
        "--postgresql",
        metavar="URL",
        help="an empty database, which is not started again; else SQLite",
    )
    parser.add_argument(
        "--own-postgresql",
        action="store_true",
        help="a PostgreSQL in a temporary folder, which is killed and started again too",
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="crash")
    given = parser.parse_args()
    if given.processes > 1 and not (given.postgresql or given.own_postgresql):
        parser.error("several processes need --postgresql or --own-postgresql")
    if given.postgresql:
        print("this database is not ours: it is not killed or started again", file=sys.stderr)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(own_postgresql()) if given.own_postgresql else None
        database = cluster.fresh_database() if cluster else given.postgresql
        report = asyncio.run(
            crash(
                database or str(folder / "tables.db"),
                kills=given.kills,
                tables=given.tables,
                processes=given.processes,
                seed=given.seed,
                home=folder,
                cluster=cluster,
            )
        )
    for problem in report.problems:
        print(problem, file=sys.stderr)
    kind = "PostgreSQL" if database else "SQLite"
    print(report.summary())
    print(HEAD)
    print(report.row(f"{kind}, {given.processes} process{'es' if given.processes > 1 else ''}"))
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
