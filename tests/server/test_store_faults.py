"""Real faults under a real server: whoever runs it sees them, and it goes on when they are over."""

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.tables.checking import check
from tests.scale import only_prove
from tests.server.doors import Visitor
from tests.server.processes import AUTHORIZED, Watched
from tests.server.test_rest import run


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    place = tmp_path / "small"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("this needs to be allowed to mount a disk in memory")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def health(server: Watched) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{server.address}/health", trust_env=False, timeout=10)
    return answer.status_code, answer.json()


def until(condition: Callable[[], bool], seconds: float = 45.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def told(server: Watched, what: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log().splitlines()]
    return [line for line in lines if line["what"] == what]


def metric(server: Watched, name: str) -> float:
    text = httpx.get(f"{server.address}/metrics", headers=AUTHORIZED, trust_env=False).text
    return float(next(line for line in text.splitlines() if line.startswith(name)).split()[-1])


def fill(disk: Path) -> Path:
    """Take all room there is."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as opened:
        try:
            while True:
                opened.write(b"x" * 512)
        except OSError:
            return filler


@only_prove
def test_a_full_disk_is_seen_and_survived(tmp_path: Path, small_disk: Path) -> None:
    server = Watched(tmp_path, "--unlimited")
    server.database = str(small_disk / "tables.db")

    async def play() -> None:
        async with Visitor(server.address) as ann:
            await ann.named("Ann")
            look = await ann.done("POST", "/api/tables", {"game": "revolution"})
            here = f"/api/tables/{look['table']}/requests"
            filler = fill(small_disk)
            number, status, answer = 0, 200, {}
            while status == 200:
                number += 1
                kind = ("leave", "sit")[number % 2 == 0]
                ask = {"type": kind, "id": f"{number}"}
                status, answer = await ann.call("POST", here, ask)
                assert number < 5_000
            assert (status, answer["code"]) == (503, "store/full")
            assert health(server)[0] == 503
            assert health(server)[1]["troubles"] == ["store/full"]
            assert not health(server)[1]["ok"]
            assert metric(server, 'regalia_store_errors_total{code="store/full"}') >= 1
            assert metric(server, "regalia_disk_free_bytes") < 65_536
            assert [line["code"] for line in told(server, "store trouble")] == ["store/full"]
            assert (await ann.call("GET", f"/api/tables/{look['table']}"))[0] == 200
            filler.unlink()
            until(lambda: health(server)[1]["ok"])
            assert len(told(server, "store works again")) == 1
            # The same request again: it is carried out once
            first = await ann.done("POST", here, ask)
            assert first == await ann.done("POST", here, ask)
            assert first["number"] == number + 2  # after created and sat

    server.start()
    try:
        run(play())
        assert run(check(server.database, lambda *_: None)).whole
        assert server.stop() == 0
    finally:
        server.kill()


@only_prove
def test_a_log_changed_under_a_running_server_is_seen(tmp_path: Path) -> None:
    server = Watched(tmp_path).start()

    async def play() -> str:
        async with Visitor(server.address) as ann:
            await ann.named("Ann")
            table = str((await ann.done("POST", "/api/tables", {"game": "revolution"}))["table"])
            with contextlib.closing(sqlite3.connect(server.database)) as hand, hand:
                hand.execute("UPDATE entries SET at = at + 1 WHERE number = 2")
            until(lambda: health(server)[1]["troubles"] == ["table/broken"])
            assert table not in httpx.get(f"{server.address}/health", trust_env=False).text
            return table

    try:
        table = run(play())
        assert health(server)[0] == 503
        assert metric(server, "regalia_broken_logs") == 1
        (line,) = told(server, "broken log")
        assert (line["level"], line["table"], line["number"]) == ("error", table, 2)
        found = run(check(server.database, lambda *_: None))
        assert set(found.broken) == {table}
    finally:
        server.kill()


@only_prove
def test_a_file_cut_short_under_a_running_server_is_seen(tmp_path: Path) -> None:
    server = Watched(tmp_path).open()
    try:
        assert server.stop() == 0
        server.open()
        os.truncate(server.database, 8192)
        until(lambda: "store/damaged" in health(server)[1]["troubles"])
        assert health(server)[0] == 503
        assert "store/damaged" in [line["code"] for line in told(server, "store trouble")]
    finally:
        server.kill()


@only_prove
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    server = Watched(tmp_path).open()
    second = Watched(tmp_path)
    try:
        with pytest.raises(RuntimeError):
            second.open()
        second.kill()
        assert "store/in_use: " in second.log()
        server.kill()
        second.open()  # at once after a kill
        assert health(second)[1]["ok"]
    finally:
        server.kill()
        second.kill()
