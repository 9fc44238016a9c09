"""A server that is told to stop under load: what it wrote was answered, and what it did not answer
was not written."""

import asyncio
import contextlib
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from regalia.core.errors import RegaliaError
from regalia.server.farewell import Farewell
from regalia.tables.entries import Signed
from regalia.tables.store import Store
from tests.scale import prove, size
from tests.server.doors import Visitor
from tests.server.processes import Watched
from tests.server.test_rest import run

#: How many requests a client sends ahead of their answers.
AHEAD = 4


class Busy(Visitor):
    """Sits down and gets up again as fast as it can, until the server goes."""

    sent: set[str]
    done: set[str]  # type: ignore[assignment]
    ended = 0  # the code with which the socket was closed
    table = ""

    async def open(self) -> "Busy":
        await self.named("Busy")
        body = {"game": "revolution", "sit": False}
        self.table = (await self.call("POST", "/api/tables", body))[1]["table"]
        self.sent, self.done = set(), set()
        return self

    def next(self) -> dict[str, Any]:
        number = next(self.numbers)
        request = {"type": "leave" if number % 2 else "sit", "id": f"{self.table} {number}"}
        self.sent.add(request["id"])
        return request

    async def over_the_socket(self) -> None:
        await self.connect(self.table)
        try:
            for _ in range(AHEAD):
                await self.send_next()
            while True:
                message = await self.read()
                if message["type"] == "done":
                    self.done.add(message["id"])
                    await self.send_next()
                elif message["type"] == "refused":
                    raise AssertionError(message)
        except websockets.ConnectionClosed as closed:
            self.ended = closed.rcvd.code if closed.rcvd else 0

    async def send_next(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):  # what came before is still read
            await self.socket.send(msgspec.json.encode(self.next()).decode())

    async def over_http(self) -> None:
        with contextlib.suppress(httpx.TransportError):
            while True:
                request = self.next()
                status, answer = await self.call(
                    "POST", f"/api/tables/{self.table}/requests", request
                )
                if status == 503:
                    assert answer["code"] == "serve/closing"
                    return
                assert status == 200, answer
                self.done.add(request["id"])


async def written(database: str, tables: list[str]) -> list[set[str]]:
    """The requests that led to entries, for each table."""
    async with Store.open(database) as store:
        logs = [await store.entries(table) for table in tables]
    return [{each.body.id for each in log if isinstance(each.body, Signed)} for log in logs]


@prove
def test_what_is_in_flight_at_a_signal_is_answered_or_not_written(tmp_path: Path) -> None:
    async def work(server: Watched) -> tuple[list[Busy], int]:
        async with contextlib.AsyncExitStack() as stack:
            everybody = [
                await (await stack.enter_async_context(Busy(server.address))).open()
                for _ in range(size(8, 24))
            ]
            half = len(everybody) // 2
            tasks = [asyncio.create_task(each.over_the_socket()) for each in everybody[:half]]
            tasks += [asyncio.create_task(each.over_http()) for each in everybody[half:]]
            while min(len(each.done) for each in everybody) < size(5, 20):
                await asyncio.sleep(0.01)
                assert not any(task.done() for task in tasks)
            server.process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(asyncio.gather(*tasks), 30)
            status = await asyncio.to_thread(server.process.wait, 30)
            return everybody, status

    for round_ in range(size(1, 3)):
        folder = tmp_path / str(round_)
        folder.mkdir()
        server = Watched(folder, "--unlimited").open()
        try:
            while "revolution" not in server.health()["ready"]:
                time.sleep(0.02)
            everybody, status = run(work(server))
        finally:
            server.kill()
        assert status == 0
        assert "trace" not in server.log() and server.log() == ""
        logs = run(written(server.database, [each.table for each in everybody]))
        for each, kept in zip(everybody, logs, strict=True):
            assert each.done <= kept, "an answer without an entry"
            assert kept <= each.done, "an entry without an answer"
            assert kept <= each.sent
        assert {each.ended for each in everybody[: len(everybody) // 2]} == {1012}


class Slow:
    """Somebody who takes a while to go."""

    def __init__(self, farewell: Farewell, seconds: float) -> None:
        self._farewell, self._seconds = farewell, seconds
        self.gone = False
        farewell.comes(self)

    def finish(self) -> None:
        asyncio.get_running_loop().call_later(self._seconds, self._go)

    def _go(self) -> None:
        self.gone = True
        self._farewell.goes(self)


def test_everybody_is_seen_off_but_not_waited_for_forever() -> None:
    async def work() -> None:
        farewell = Farewell()
        farewell.need_open()
        guests = [Slow(farewell, 0.01 * number) for number in range(5)]
        await farewell.say(10)
        assert all(guest.gone for guest in guests)
        with pytest.raises(RegaliaError) as refused:
            farewell.need_open()
        assert refused.value.code == "serve/closing"
        late = Slow(farewell, 5)
        await asyncio.wait_for(farewell.say(0.05), 1)
        assert not late.gone

    run(work())


def test_nobody_is_waited_for_where_nobody_is() -> None:
    work: Callable[[], Coroutine[Any, Any, None]] = lambda: Farewell().say(60)

    async def quick() -> None:
        await asyncio.wait_for(work(), 1)

    run(quick())
