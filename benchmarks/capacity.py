"""`python -m benchmarks.capacity`: what one process can serve; the limits by address come from it.

Each call is made again and again over one connection, alone; what counts is the time the server's
processor spent on it, so that other work on the machine hardly matters. Of the games the dearest
counts. Beside each call stands what `regalia.server.costs` takes it for, and how many of it one
address gets a second.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

from regalia.server.costs import cost
from regalia.server.guard import Rates

from .clients import Client, Server

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("regicide", {"players": 4}),
    ("revolution", {"system": "secret_draft"}),
    ("puppeteer", {}),
)
_TICKS = os.sysconf("SC_CLK_TCK")
Call = Callable[[], Awaitable[Any]]


def spent(pid: int) -> float:
    """Seconds of processor time of one process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


class Counter:
    """Makes calls, and notes what each costs."""

    def __init__(self, server: Server, seconds: float) -> None:
        self._pid = server.pid
        self._seconds = seconds
        self.found: dict[tuple[str, str], float] = {}

    async def measure(self, method: str, path: str, call: Call, most: int = 100_000) -> None:
        for _ in range(3):
            await call()
        begin, before, count = time.perf_counter(), spent(self._pid), 0
        while time.perf_counter() - begin < self._seconds and count < most:
            await call()
            count += 1
        each = 1000 * (spent(self._pid) - before) / count
        key = (method, path)
        self.found[key] = max(each, self.found.get(key, 0.0))


async def finished(address: str, name: str, game: str, options: dict[str, Any]) -> Client:
    """A guest at a table where bots have played to the end with them."""
    guest = await Client([address], name, name).introduce()
    await guest.open_table(game, **options)
    for seat in range(1, len((await guest.at("", method="GET"))["seats"])):
        await guest.at("requests", {"type": "bot", "seat": seat, "bot": "random"})
    await guest.at("requests", {"type": "start"})
    await guest.play()
    return guest


async def measured(server: Server, seconds: float) -> dict[tuple[str, str], float]:
    counter, address = Counter(server, seconds), server.address
    files = list(Path("src/regalia/server/www/assets").glob("*.js"))
    largest = max(files, key=lambda each: each.stat().st_size).name if files else ""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:

        def get(path: str) -> Call:
            return lambda: http.get(path)

        def send(path: str, body: Any, method: str = "POST") -> Call:
            return lambda: http.request(method, path, json=body)

        async def game_calls(game: str, options: dict[str, Any]) -> None:
            ended = await finished(address, f"past {game}", game, options)
            past = f"/api/tables/{ended.table}"
            record = (await http.get(f"{past}/record")).json()
            await counter.measure("GET", "/api/tables/ID/record", get(f"{past}/record"))
            step = len(record["moves"])
            await counter.measure("GET", "/api/tables/ID/replay/N", get(f"{past}/replay/{step}"))
            await counter.measure("POST", "/api/verify", send("/api/verify", record), 30)
            http.cookies.clear()
            await http.put("/api/me", json={"name": "Now"})
            opened = {"game": game, "options": options}
            await counter.measure("POST", "/api/tables/", send("/api/tables", opened), 60)
            table = (await http.post("/api/tables", json=opened)).json()
            here = f"/api/tables/{table['table']}"
            for seat in range(1, len(table["seats"])):
                body = {"type": "bot", "seat": seat, "bot": "random"}
                await http.post(f"{here}/requests", json=body)
            await http.post(f"{here}/requests", json={"type": "start"})
            while (look := (await http.get(here)).json())["view"]["to_move"] != 0:
                await asyncio.sleep(0.05)
            moves = look["view"]["legal_moves"]
            await counter.measure("GET", "/api/tables/ID", get(here))
            tried = {"move": moves[-1]}
            await counter.measure("POST", "/api/tables/ID/preview", send(f"{here}/preview", tried))
            wrong = {"type": "move", "revision": look["revision"], "move": "x"}
            await counter.measure(
                "POST", "/api/tables/ID/requests", send(f"{here}/requests", wrong)
            )
            await counter.measure("POST", "/api/tables/ID/link", send(f"{here}/link", {}))
            await counter.measure("POST", "/api/tables/ID/hint", send(f"{here}/hint", {}), 3)
            await counter.measure("GET", "/api/tables/", get("/api/tables/"))
            url = f"{address}{here}/socket?after=0".replace("http", "ws")

            async def shake() -> None:
                async with websockets.connect(url, compression=None, proxy=None) as line:
                    await line.recv()

            await counter.measure("SOCKET", "/api/tables/ID/socket", shake, 300)

        for path in ("/", "/health", "/api/games", "/api", "/api/schema/openapi.json", "/nothing"):
            await counter.measure("GET", path, get(path))
        for game, _ in GAMES[:1]:
            await counter.measure(
                "GET", f"/api/games/{game}/texts/en", get(f"/api/games/{game}/texts/en")
            )
        if largest:
            await counter.measure("GET", f"/assets/{largest}", get(f"/assets/{largest}"))

        async def somebody_new() -> None:
            http.cookies.clear()
            await http.put("/api/me", json={"name": "Somebody"})

        await counter.measure("PUT", "/api/me", somebody_new)
        await counter.measure("GET", "/api/me", get("/api/me"))
        for game, options in GAMES:
            await game_calls(game, options)
    return counter.found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.5)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder:
        arguments = ("--unlimited", "--pace", "0")
        with Server(f"{folder}/tables.db", *arguments, home=Path(folder)) as server:
            found = asyncio.run(measured(server, seconds))
    print("| call | measured, ms | calls/s of one process | counted as, ms | of an address/s |")
    print("| --- | --- | --- | --- | --- |")
    for (method, path), each in found.items():
        counted = cost(method, path)
        print(
            f"| {method} {path} | {each:.2f} | {1000 / each:.0f} | {counted:g}"
            f" | {Rates().work / counted:.0f} |"
        )


if __name__ == "__main__":
    main()
