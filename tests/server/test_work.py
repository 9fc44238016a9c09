"""What a server works out for its guests, over its doors: checks that end with who asked for them,
reviews with a place, games that are claimed, and the way back to a long log."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from regalia.server import sockets
from regalia.tables import jobs
from regalia.tables.hub import CHECKS_WAITING
from tests.tables.test_hub import ANNA, Slow, a_move, begun, until

from .doors import Visitor, opened


def run(work: Any, seconds: float = 60) -> Any:
    return asyncio.run(asyncio.wait_for(work, seconds))


def test_a_check_is_dropped_when_its_client_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(str(tmp_path / "tables.db")) as (app, address):
            checkers = app.state.hub._checkers
            slow = Slow(checkers)
            body = json.dumps({"game": "regicide"}).encode()
            head = (
                "POST /api/verify HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\n\r\n"
            )
            port = int(address.rpartition(":")[2])
            lines = []
            for _ in range(3):
                lines.append(await asyncio.open_connection("127.0.0.1", port))
                lines[-1][1].write(head.encode() + body)
                await until(lambda: checkers.busy + checkers.waiting == len(lines))
            lines[1][1].close()  # one that waits
            await until(lambda: checkers.waiting == 1)
            lines[0][1].close()  # the one that is being done: the next gets its place
            await until(lambda: len(slow.begun) == 2 and checkers.waiting == 0)
            lines[2][1].close()
            await until(lambda: checkers.busy == 0)

    run(work())


def test_too_many_checks_are_refused_at_once_and_may_be_sent_again(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "tables.db")
        async with opened(database) as (app, address), Visitor(address) as anybody:
            checkers = app.state.hub._checkers
            slow = Slow(checkers)

            async def check() -> tuple[int, Any]:
                return await anybody.call("POST", "/api/verify", {"game": "regicide"})

            each = CHECKS_WAITING[1]
            waiting = [asyncio.create_task(check()) for _ in range(1 + each)]
            await until(lambda: checkers.waiting == each)
            answer = await anybody.http.post("/api/verify", json={"game": "regicide"})
            assert (answer.status_code, answer.json()["code"]) == (503, "thinking/busy")
            assert answer.headers["retry-after"]
            for task in waiting:
                task.cancel()
            slow.end.set()
            await asyncio.gather(*waiting, return_exceptions=True)

    run(work())


def test_a_review_that_waits_tells_its_place(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "tables.db")
        async with opened(database) as (app, address), Visitor(address) as ann:
            hub = app.state.hub
            Slow(hub._coach)
            live = await begun(hub, "puppeteer", (ANNA,))
            table = live.table.id
            while not live.table.over:
                await hub.ask(table, ANNA, a_move(live.table, f"{live.table.number}"))
            other = hub._coaching.look_back(jobs.Review, "other", lambda: jobs.Review({}))
            first = asyncio.create_task(other)
            await until(lambda: hub._coach.busy == 1)
            look = await ann.done("GET", f"/api/tables/{table}/review")
            assert (look["ready"], look["place"]) == (False, 1)
            await first

    run(work())


def test_a_game_of_opponents_says_when_it_can_be_claimed(tmp_path: Path) -> None:
    async def work() -> None:
        database = str(tmp_path / "tables.db")
        async with (
            opened(database) as (_, address),
            Visitor(address) as ann,
            Visitor(address) as bob,
        ):
            await ann.named("Ann")
            await bob.named("Bob")
            body = {"game": "revolution", "claim_after": 59}
            assert await ann.refused("POST", "/api/tables", body) == "message/shape"
            look = await ann.done("POST", "/api/tables", {**body, "claim_after": 90})
            assert look["claim_after"] == 90
            here = f"/api/tables/{look['table']}"
            await bob.done("POST", f"{here}/requests", {"type": "sit"})
            await ann.done("POST", f"{here}/requests", {"type": "start"})
            look = await ann.done("GET", here)
            gone, left = (bob, ann) if look["view"]["to_move"] == 1 else (ann, bob)
            await gone.done("POST", f"{here}/requests", {"type": "leave"})
            look = await left.done("GET", here)
            assert look["claim_at"] > 0
            assert (
                await left.refused("POST", f"{here}/requests", {"type": "claim"}) == "claim/early"
            )
            stand_in = {"type": "stand_in", "seat": 1 - look["seat"], "bot": "greedy"}
            assert await left.refused("POST", f"{here}/requests", stand_in) == "table/opponents"

    run(work())


def test_who_has_missed_very_much_hears_the_last_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_MISSED", 5)

    async def work() -> None:
        database = str(tmp_path / "tables.db")
        async with opened(database) as (_, address), Visitor(address) as ann:
            await ann.named("Ann")
            table = (await ann.done("POST", "/api/tables", {"game": "regicide"}))["table"]
            for _ in range(6):
                ask = {"type": "talk", "phrase": "hello"}
                await ann.done("POST", f"/api/tables/{table}/requests", ask)
            for after in (0, 2, 5, 8):
                ann.events = []
                await ann.connect(table, after)
                await ann.quiet()
                number = ann.look["number"]
                first = max(after, number - 5) + 1
                assert [each["number"] for each in ann.events] == list(range(first, number + 1))
                await ann.hang_up()

    run(work())
