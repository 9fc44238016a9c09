"""The server is killed again and again while tables are played at: nothing acknowledged is lost,
nothing happens twice, and play goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.crash import Report, crash

from tests.scale import only_prove, prove, size

SECONDS = 240.0


def _crash(database: str, home: Path, **how: Any) -> Report:
    work = crash(database, seed="test", home=home, finishes=10.0, **how)
    report = asyncio.run(asyncio.wait_for(work, SECONDS))
    assert report.problems == []
    assert report.kills == how["kills"]
    assert report.moves_after > 0
    return report


@prove
def test_nothing_is_lost_or_doubled_when_the_server_is_killed(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    report = _crash(str(tmp_path / "tables.db"), tmp_path, kills=size(1, 8), tables=4)
    record_property("killed on SQLite", report.summary())


@only_prove
def test_nothing_is_lost_or_doubled_when_one_of_two_servers_is_killed(
    tmp_path: Path,
    postgresql: Callable[[], str],
    record_property: Callable[[str, object], None],
) -> None:
    report = _crash(postgresql(), tmp_path, kills=6, tables=5, processes=2)
    record_property("killed, one of two, on PostgreSQL", report.summary())
