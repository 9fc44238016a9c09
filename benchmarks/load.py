"""`python -m benchmarks.load`: many tables at once over real sockets, with full durability.

The server runs in a process of its own, the load generator beside it. Tables of Regicide and
Revolution for two and Puppeteer for one are opened and all their sockets connected; then moves are
sent at a steady rate, whoever is to move at the next table that is free. A table that ends is
replaced before its moves count. The delay is from sending a move to its acknowledgement; every
other socket of the table hears of it too.

`--rates 200 400 ...` one after the other; the breaking point is where acknowledgements fall behind.
"""

import argparse
import asyncio
import contextlib
import gc
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from .clients import Client, Server

GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("regicide", {"players": 2}, 2),
    ("revolution", {"match": "best_of_three"}, 2),
    ("regicide", {"players": 4}, 4),
    ("puppeteer", {}, 1),
    ("revolution", {"system": "secret_draft"}, 2),
    ("puppeteer", {"objective": "border"}, 1),
)


@dataclass
class Seated:
    """A client with its socket open, and somebody who reads from it."""

    client: Client
    socket: Any
    manager: Any  # keeps the socket open
    reader: "asyncio.Task[None]"
    waiting: dict[str, tuple[float, "asyncio.Future[float]"]] = field(default_factory=dict)


async def sit(client: Client) -> Seated:
    """Connect, and go on reading."""
    manager = client.connected()
    socket = await manager.__aenter__()
    seated = Seated(client, socket, manager, asyncio.create_task(asyncio.sleep(0)))

    async def read() -> None:
        with contextlib.suppress(Exception):
            while True:
                message = client.take(await socket.recv())
                if message["type"] in ("done", "refused"):
                    begin, future = seated.waiting.pop(message["id"], (0.0, None))
                    if future is not None and not future.done():
                        future.set_result(time.perf_counter() - begin)

    client.take(await socket.recv())
    seated.reader = asyncio.create_task(read())
    return seated


async def leave(seats: list[Seated]) -> None:
    for seated in seats:
        seated.reader.cancel()
        await seated.manager.__aexit__(None, None, None)


class Load:
    """The generator."""

    def __init__(self, addresses: list[str]) -> None:
        self._addresses = addresses
        self._people: list[Client] = []
        self._opened = 0
        self.sockets = 0
        self.free: deque[list[Seated]] = deque()
        self.finished = 0
        self._replacing: set[asyncio.Task[None]] = set()

    async def open_table(self) -> list[Seated]:
        game, options, people = GAMES[self._opened % len(GAMES)]
        number = self._opened
        self._opened += 1
        clients = []
        for seat in range(people):
            seed = f"load {number} {seat}"
            client = Client([self._addresses[number % len(self._addresses)]], "Load", seed)
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
        await mover.socket.send(msgspec.json.encode(request).decode())
        with contextlib.suppress(TimeoutError):
            delays.append(await asyncio.wait_for(future, 30))
        self.free.append(seats)

    async def run(self, rate: float, seconds: float) -> tuple[list[float], float]:
        """Moves at a steady rate; the delays, and how many a second were acknowledged."""
        delays: list[float] = []
        open_moves: set[asyncio.Task[None]] = set()
        begin = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - begin) < seconds:
            while sent < now * rate and self.free:
                task = asyncio.create_task(self.move(self.free.popleft(), delays))
                open_moves.add(task)
                task.add_done_callback(open_moves.discard)
                sent += 1
            await asyncio.sleep(0.002)
        await asyncio.gather(*open_moves, *self._replacing, return_exceptions=True)
        return delays, len(delays) / seconds


async def measure(addresses: list[str], arguments: argparse.Namespace) -> None:
    gc.disable()  # the generator must not be what makes people wait
    load = Load(addresses)
    begin = time.perf_counter()
    await load.open_all(arguments.tables)
    print(
        f"{arguments.tables} tables, {load.sockets} sockets,"
        f" opened in {time.perf_counter() - begin:.1f} s"
    )
    print("| moves/s asked | moves/s acknowledged | median ms | p95 | p99 | worst | games ended |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for rate in arguments.rates:
        ended = load.finished
        delays, done = await load.run(rate, arguments.seconds)
        cuts = 1000 * np.percentile(np.array(delays or [float("nan")]), (50, 95, 99, 100))
        told = " | ".join(f"{cut:.1f}" for cut in cuts)
        print(f"| {rate:g} | {done:.1f} | {told} | {load.finished - ended} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rates", type=float, nargs="+", default=[200.0])
    parser.add_argument("--postgresql", help="the URL of an empty database; else SQLite")
    parser.add_argument("--processes", type=int, default=1, help="servers (PostgreSQL only)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = arguments.postgresql or str(Path(folder) / "tables.db")
        servers = [
            stack.enter_context(Server(database, "--unlimited", "--workers", "1"))
            for _ in range(arguments.processes)
        ]
        asyncio.run(measure([server.address for server in servers], arguments))


if __name__ == "__main__":
    main()
