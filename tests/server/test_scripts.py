"""The scripts of docs/api play whole games, as they promise."""

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.clients import Server

from regalia.core.record import read
from regalia.tables.fairness import verify
from tests.scale import first, only_prove, prove

API = Path(__file__).parent.parent.parent / "docs" / "api"
GAMES = ("regicide", "revolution", "puppeteer")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    database = tmp_path_factory.mktemp("scripts") / "tables.db"
    with Server(str(database), "--unlimited", "--pace", "0") as running:
        yield running


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@only_prove
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_curl(server, game, tmp_path):
    record = tmp_path / "record.json"
    told = run("bash", str(API / "play.sh"), server.address, game, str(record))
    assert "'reason'" in told.splitlines()[-1]
    assert verify(read(record))["game"] == game


@prove
@pytest.mark.parametrize("game", first(1, GAMES))
def test_a_whole_game_over_a_socket(server, game):
    told = run(sys.executable, str(API / "play.py"), server.address, game)
    assert "'reason'" in told
    assert "'secret'" in told.splitlines()[-1]
