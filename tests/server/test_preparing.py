"""A server is open before its games are ready, and says which are."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia import games, players
from regalia.core.texts import LANGUAGES
from regalia.tables import warming, workers
from regalia.tables.preparing import PREPARING
from regalia.tables.warming import TABLE

from .doors import Visitor, opened
from .processes import Watched


def run(work: Any, seconds: float = 60) -> Any:
    return asyncio.run(asyncio.wait_for(work, seconds))


def test_a_game_that_is_being_prepared_is_announced_refused_and_then_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = asyncio.Event()

    async def compile_(*_: Any) -> None:
        await compiled.wait()

    monkeypatch.setattr(warming, "worth_compiling", lambda *what: what == ("revolution", TABLE))
    monkeypatch.setattr(workers.Workers, "run", compile_)
    database = str(tmp_path / "tables.db")

    async def work() -> None:
        async with opened(database) as (_, address), Visitor(address) as ann:
            await ann.named("Ann")
            table = (await ann.done("POST", "/api/tables", {"game": "revolution"}))["table"]
            key = ann.key
        names = ("regicide", "revolution", "puppeteer")
        async with (
            opened(database, unprepared=names) as (app, address),
            Visitor(address, key) as ann,
        ):
            compiling: list[str] = []
            app.state.hub.prepare(compiling.append, lambda: None)
            looks = await ann.done("GET", "/api/games")
            assert [look["name"] for look in looks] == list(names)
            assert not any(look["ready"] for look in looks)
            # Those that are loaded in a moment are waited for, the other is not
            await ann.done("POST", "/api/tables", {"game": "puppeteer"})
            health = await ann.done("GET", "/health")
            assert health["ok"] is True
            assert health["ready"] == ["regicide", "puppeteer"]
            assert health["preparing"] == ["revolution"] == compiling
            assert health["bots"] == []  # first all games, then their bots
            ready = {look["name"]: look["ready"] for look in await ann.done("GET", "/api/games")}
            assert ready == {"regicide": True, "revolution": False, "puppeteer": True}

            sentences = set()
            for language in LANGUAGES:
                answer = await ann.http.post(
                    "/api/tables",
                    json={"game": "revolution"},
                    headers={"accept-language": language},
                )
                assert answer.status_code == 503
                assert int(answer.headers["retry-after"]) > 0
                assert answer.json()["code"] == PREPARING
                assert answer.json()["sentence"].startswith("Revolution")
                sentences.add(answer.json()["sentence"])
            assert len(sentences) == len(LANGUAGES)
            assert (await ann.call("GET", f"/api/tables/{table}"))[0] == 503
            lines = {line["table"]: line for line in await ann.done("GET", "/api/tables")}
            assert (lines[table]["game"], lines[table]["phase"]) == ("revolution", "preparing")
            await ann.connect(table)
            refused = await ann.read()
            assert (refused["type"], refused["code"]) == ("refused", PREPARING)
            await ann.hang_up()

            compiled.set()
            while (await ann.done("GET", "/health"))["preparing"]:
                await asyncio.sleep(0.01)
            lines = {line["table"]: line for line in await ann.done("GET", "/api/tables")}
            assert lines[table]["phase"] == "gathering"
            await ann.connect(table)
            assert (await ann.read())["type"] == "hello"
            assert (await ann.done("GET", f"/api/tables/{table}"))["seat"] == 0

    run(work())


def test_a_server_with_nothing_compiled_opens_at_once_and_closes_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "empty"))
    server = Watched(tmp_path)
    server.open()  # the address is said before anything is compiled
    try:
        health = server.health()
        assert health["ok"] is True
        assert health["preparing"] == ["regicide", "revolution", "puppeteer"]
        answer = httpx.get(f"{server.address}/api/games", trust_env=False)
        assert [look["ready"] for look in answer.json()] == [False] * 3
    finally:
        assert server.stop() == 0


def test_which_bots_take_their_time_is_known_without_loading_them() -> None:
    for name in games.names():
        bots = games.manifest(name).bots
        patient = [bot for bot in bots if "milliseconds" in players.keywords(name, bot)]
        assert list(games.manifest(name).patient) == patient


LOADED = """
import sys
import regalia.server.running
from regalia.server.app import build
build("nowhere", handlers=regalia.server.running.handlers())
print(sorted({"numba", "numpy", "pydantic", "rich", "sqlalchemy.dialects.postgresql"}
             & set(sys.modules)))
"""


def test_the_doors_open_without_the_compiler() -> None:
    """What would hold up the first answer is not loaded before it."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
