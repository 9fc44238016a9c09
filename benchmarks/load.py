"""`python -m benchmarks.load`: many tables at once over real sockets, with full durability.

The server runs in a process of its own, or several, and so does what makes the load, the
generators. Tables of Regicide and Revolution for two and Puppeteer for one are opened and all their
sockets connected; then moves are sent at a steady rate, whoever is to move at the next table that
is free. A table that ends is replaced before its moves count. The delay is from sending a move to
its acknowledgement; every other socket of the table hears of it too.

`--rates 200 400 ...` one after the other; the breaking point is where acknowledgements fall behind.
The last column is the share of the time in which the busiest generator was: near 100% it is the
generator that is at its end, and `--generators` takes more of them.
"""

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import uvloop

from .clients import Client, Server
from .postgres import own_postgresql

GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("regicide", {"players": 2}, 2),
    ("revolution", {"match": "best_of_three"}, 2),
    ("regicide", {"players": 4}, 4),
    ("puppeteer", {}, 1),
    ("revolution", {"system": "secret_draft"}, 2),
    ("puppeteer", {"objective": "border"}, 1),
)


class _View(msgspec.Struct):
    to_move: int | None = None
    legal_moves: msgspec.Raw = msgspec.Raw(b"[]")


class _Look(msgspec.Struct):
    phase: str
    seat: int | None
    revision: int
    view: _View | None = None


class _Event(msgspec.Struct):
    number: int


class _Message(msgspec.Struct):
    """What the generator needs of a message; the rest is skipped."""

    type: str
    id: str = ""
    event: _Event | None = None
    look: _Look | None = None


_message = msgspec.json.Decoder(_Message)


class Player(Client):
    """A client that reads only what it needs."""

    seen: _Look | None = None

    def hear(self, text: str | bytes) -> _Message:
        message = _message.decode(text)
        if message.event is not None:
            if message.event.number != self.number + 1:
                raise AssertionError(f"event {message.event.number} after {self.number}")
            self.number = message.event.number
        if message.look is not None:
            self.seen = message.look
        return message

    @property
    def my_turn(self) -> bool:
        look = self.seen
        return (
            look is not None
            and look.phase == "playing"
            and look.view is not None
            and look.view.to_move is not None
            and look.view.to_move == look.seat
        )

    @property
    def over(self) -> bool:
        return self.seen is not None and self.seen.phase in ("finished", "abandoned")

    def next_move(self) -> dict[str, Any]:
        assert self.seen is not None
        assert self.seen.view is not None
        move = self.chance.choice(msgspec.json.decode(self.seen.view.legal_moves))
        return self.request("move", revision=self.seen.revision, move=move)


@dataclass
class Seated:
    """A client with its socket open, and somebody who reads from it."""

    client: Player
    socket: Any
    manager: Any  # keeps the socket open
    reader: "asyncio.Task[None]"
    waiting: dict[str, tuple[float, "asyncio.Future[float]"]] = field(default_factory=dict)


async def sit(client: Player) -> Seated:
    """Connect, and go on reading."""
    manager = client.connected()
    socket = await manager.__aenter__()
    seated = Seated(client, socket, manager, asyncio.create_task(asyncio.sleep(0)))

    async def read() -> None:
        with contextlib.suppress(Exception):
            while True:
                message = client.hear(await socket.recv(decode=False))
                if message.type in ("done", "refused"):
                    begin, future = seated.waiting.pop(message.id, (0.0, None))
                    if future is not None and not future.done():
                        future.set_result(time.perf_counter() - begin)

    client.hear(await socket.recv(decode=False))
    seated.reader = asyncio.create_task(read())
    return seated


async def leave(seats: list[Seated]) -> None:
    for seated in seats:
        seated.reader.cancel()
        await seated.manager.__aexit__(None, None, None)


class Load:
    """One generator of several, by its number."""

    def __init__(self, address: str, number: int = 0, of: int = 1) -> None:
        self._address = address
        self._opened, self._step = number, of
        self.sockets = 0
        self.free: deque[list[Seated]] = deque()
        self.finished = 0
        self._replacing: set[asyncio.Task[None]] = set()

    async def open_table(self) -> list[Seated]:
        game, options, people = GAMES[self._opened % len(GAMES)]
        number = self._opened
        self._opened += self._step
        clients = []
        for seat in range(people):
            seed = f"load {number} {seat}"
            client = Player([self._address], "Load", seed)
            clients.append(await client.introduce())
        table = await clients[0].open_table(game, **options)
        for client in clients[1:]:
            client.table = table
            await client.at("requests", {"type": "sit"})
        await clients[0].at("requests", {"type": "start"})
        return [await sit(client) for client in clients]

    async def open_all(self, tables: int, at_once: int = 16) -> None:
        gate = asyncio.Semaphore(at_once)

        async def one() -> None:
            async with gate:
                seats = await self.open_table()
                self.sockets += len(seats)
                self.free.append(seats)

        await asyncio.gather(*(one() for _ in range(tables)))

    async def _replace(self, seats: list[Seated]) -> None:
        await leave(seats)
        self.free.append(await self.open_table())

    async def move(self, seats: list[Seated], delays: list[float]) -> None:
        """One move at a table, then it is free again, or a new one in its place."""
        mover = next((seated for seated in seats if seated.client.my_turn), None)
        if mover is None:
            if any(seated.client.over for seated in seats):
                self.finished += 1
                task = asyncio.create_task(self._replace(seats))
                self._replacing.add(task)
                task.add_done_callback(self._replacing.discard)
                return
            self.free.append(seats)  # the news has not arrived yet
            return
        request = mover.client.next_move()
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        begin = time.perf_counter()
        mover.waiting[request["id"]] = (begin, future)
        await mover.socket.send(msgspec.json.encode(request), text=True)
        with contextlib.suppress(TimeoutError):
            delays.append(await asyncio.wait_for(future, 30))
        self.free.append(seats)

    async def run(self, rate: float, seconds: float) -> "Ran":
        """Moves at a steady rate."""
        delays: list[float] = []
        open_moves: set[asyncio.Task[None]] = set()
        ended, begin, busy = self.finished, time.perf_counter(), time.process_time()
        sent = 0
        while (now := time.perf_counter() - begin) < seconds:
            while sent < now * rate and self.free:
                task = asyncio.create_task(self.move(self.free.popleft(), delays))
                open_moves.add(task)
                task.add_done_callback(open_moves.discard)
                sent += 1
            await asyncio.sleep(0.002)
        share = (time.process_time() - busy) / seconds
        await asyncio.gather(*open_moves, *self._replacing, return_exceptions=True)
        return Ran(delays, self.finished - ended, share)


@dataclass
class Ran:
    """What one generator saw at one rate."""

    delays: list[float]
    ended: int  # games
    busy: float  # the share of the time in which the generator was


def generate(words: Connection, address: str, number: int, of: int, tables: int) -> None:
    """Be one generator: open tables, say how many sockets they have, then run at each rate that is
    named."""

    async def work() -> None:
        gc.disable()  # the generator must not be what makes people wait
        load = Load(address, number, of)
        await load.open_all(tables)
        words.send(load.sockets)
        while (asked := await asyncio.to_thread(words.recv)) is not None:
            words.send(await load.run(*asked))

    uvloop.run(work())


@contextlib.contextmanager
def generators(address: str, count: int, tables: int) -> Any:
    """So many processes that share the tables; the pipes to them."""
    context = multiprocessing.get_context("spawn")
    pipes, started = [], []
    try:
        for number in range(count):
            here, there = context.Pipe()
            each = tables // count + (number < tables % count)
            process = context.Process(target=generate, args=(there, address, number, count, each))
            process.start()
            there.close()
            pipes.append(here)
            started.append(process)
        yield pipes
        for pipe in pipes:
            pipe.send(None)
    finally:
        for process in started:
            process.join(5)
            process.kill()


HEAD = (
    "| store | moves/s asked | acknowledged | median ms | p95 | p99 | worst | games ended"
    " | generator busy |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def measure(store: str, address: str, arguments: argparse.Namespace) -> None:
    begin = time.perf_counter()
    count, seconds = arguments.generators, arguments.seconds
    with generators(address, count, arguments.tables) as pipes:
        sockets = sum(pipe.recv() for pipe in pipes)
        took = time.perf_counter() - begin
        print(f"{arguments.tables} tables, {sockets} sockets, opened in {took:.1f} s")
        print(HEAD, flush=True)
        for rate in arguments.rates:
            for pipe in pipes:
                pipe.send((rate / count, seconds))
            ran: list[Ran] = [pipe.recv() for pipe in pipes]
            delays = np.array([delay for each in ran for delay in each.delays] or [float("nan")])
            cuts = 1000 * np.percentile(delays, (50, 95, 99, 100))
            told = " | ".join(f"{cut:.1f}" for cut in cuts)
            print(
                f"| {store} | {rate:g} | {len(delays) / seconds:.1f} | {told}"
                f" | {sum(each.ended for each in ran)} | {max(each.busy for each in ran):.0%} |",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rates", type=float, nargs="+", default=[200.0])
    parser.add_argument("--postgresql", help="the URL of an empty database; else SQLite")
    parser.add_argument(
        "--own-postgresql", action="store_true", help="a PostgreSQL in a temporary folder"
    )
    parser.add_argument("--processes", type=int, default=1, help="of the server (PostgreSQL only)")
    parser.add_argument("--generators", type=int, default=1, help="processes that make the load")
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(own_postgresql()) if arguments.own_postgresql else None
        database = cluster.fresh_database() if cluster else arguments.postgresql
        count = arguments.processes
        store = f"PostgreSQL, {count} process{'es' if count > 1 else ''}" if database else "SQLite"
        given = ("--unlimited", "--workers", "1")
        server = Server(database or str(folder / "tables.db"), *given, home=folder, processes=count)
        measure(store, stack.enter_context(server).address, arguments)


if __name__ == "__main__":
    main()
