"""`python -m benchmarks.memory`: what a table, a socket and an idle guest cost a server in memory.

A server is warmed up; then tables are opened and begun, moves are made at each, every table gets a
socket of somebody who looks on, and at last guests come who do nothing. What each cost is the
growth of the server's resident memory, measured when it has settled, by their number. Small
negative figures mean that room that was free already was enough.
"""

import argparse
import asyncio
import contextlib
import random
import tempfile
from pathlib import Path
from typing import Any

import httpx
import websockets

from .clients import Server, kibibytes

#: A game, its options, and how many sit there. Somebody may have 30 open tables.
GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("regicide", {"players": 2}, 2),
    ("revolution", {}, 2),
    ("puppeteer", {}, 1),
)
TABLES_EACH = 25
WARM = 30


class People:
    """Guests, all over one connection at a time."""

    def __init__(self, http: httpx.AsyncClient, chance: random.Random) -> None:
        self._http, self._chance = http, chance

    async def call(self, method: str, path: str, key: str = "", body: Any = None) -> Any:
        headers = {"cookie": f"regalia_guest={key}"} if key else {}
        answer = await self._http.request(method, path, json=body, headers=headers)
        self._http.cookies.clear()
        answer.raise_for_status()
        return answer.json()

    async def guest(self) -> str:
        """A new guest's key."""
        answer = await self._http.put("/api/me", json={"name": "Somebody"})
        key = answer.cookies["regalia_guest"]
        self._http.cookies.clear()
        return str(key)

    async def tables(self, number: int, game: str, options: Any, people: int) -> list[Any]:
        """So many tables that have begun, each with the keys of who sits there."""
        opened: list[Any] = []
        keys: list[str] = []
        for count in range(number):
            if count % TABLES_EACH == 0:
                keys = [await self.guest() for _ in range(people)]
            body = {"game": game, "options": options}
            table = (await self.call("POST", "/api/tables", keys[0], body))["table"]
            requests = f"/api/tables/{table}/requests"
            for key in keys[1:]:
                await self.call("POST", requests, key, {"type": "sit"})
            await self.call("POST", requests, keys[0], {"type": "start"})
            opened.append((table, keys))
        return opened

    async def move(self, table: str, keys: list[str]) -> None:
        """A move of whoever's turn it is; nothing if the game is over."""
        for key in keys:
            look = await self.call("GET", f"/api/tables/{table}", key)
            view = look["view"]
            if look["phase"] == "playing" and view["to_move"] == look["seat"]:
                move = self._chance.choice(view["legal_moves"])
                body = {"type": "move", "revision": look["revision"], "move": move}
                await self.call("POST", f"/api/tables/{table}/requests", key, body)
                return


class Scale:
    """Tells what has been added since it was last asked."""

    def __init__(self, server: Server, settle: float) -> None:
        self._pid, self._settle = server.pid, settle
        self._before = 0

    async def zero(self) -> None:
        await asyncio.sleep(self._settle)
        self._before = kibibytes(self._pid)

    async def tell(self, what: str, count: int) -> None:
        await asyncio.sleep(self._settle)
        now = kibibytes(self._pid)
        more = now - self._before
        print(
            f"| {what} | {count} | {more / 1024:.1f} | {more / count:.1f} | {now / 1024:.1f} |",
            flush=True,
        )
        self._before = now


async def measure(server: Server, given: argparse.Namespace) -> None:
    chance = random.Random("memory")
    async with (
        httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http,
        contextlib.AsyncExitStack() as lines,
    ):
        people = People(http, chance)

        async def looks_on(table: str) -> None:
            url = f"{server.address}/api/tables/{table}/socket".replace("http", "ws")
            line = websockets.connect(url, compression=None, proxy=None)
            await (await lines.enter_async_context(line)).recv()

        for game, options, seats in GAMES:
            for table, keys in await people.tables(WARM, game, options, seats):
                await people.move(table, keys)
                await looks_on(table)
        await lines.aclose()
        scale = Scale(server, given.settle)
        await scale.zero()
        print("| what | how many | MiB | KiB each | server then, MiB |")
        print("| --- | --- | --- | --- | --- |")
        tables = []
        each = given.count // len(GAMES)
        for game, options, seats in GAMES:
            opened = await people.tables(each, game, options, seats)
            await scale.tell(f"a table of {game}, just begun", each)
            for _ in range(given.moves):
                for table, keys in opened:
                    await people.move(table, keys)
            if given.moves:
                await scale.tell(f"{given.moves} moves at each", each)
            tables += opened
        for number in range(given.count):
            await looks_on(tables[number % len(tables)][0])
        await scale.tell("a socket", given.count)
        for _ in range(given.count):
            await people.guest()
        await scale.tell("an idle guest", given.count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="of each")
    parser.add_argument("--moves", type=int, default=6, help="at each table")
    parser.add_argument("--settle", type=float, default=5.0, help="seconds")
    given = parser.parse_args()
    arguments = ("--unlimited", "--pace", "0", "--workers", "1")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"{folder}/tables.db", *arguments, home=Path(folder)) as server,
    ):
        asyncio.run(measure(server, given))


if __name__ == "__main__":
    main()
