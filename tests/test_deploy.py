"""The files in deploy/ are valid, and stay in step with the command line, the tree and the docs."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.core import texts
from regalia.server.guard import MOST_BODY
from regalia.server.running import GRACE
from regalia.server.transport import KEEP_ALIVE, MOST_HEAD
from regalia.terminal import app
from regalia.terminal.voice import Voice
from tests.scale import only_prove
from tests.server import nginx

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
SITE = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
CI = os.environ.get("CI", "").lower() not in ("", "0", "false")


def unit() -> dict[str, list[str]]:
    """The settings of the service; some are given several times."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in (DEPLOY / "regalia.service").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", "[")):
            name, equals, value = line.partition("=")
            assert equals and re.fullmatch(r"[A-Za-z]+", name), line
            found[name].append(value)
    return found


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile and what they are given."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def commands_in_docs() -> list[list[str]]:
    """Every call of `regalia` in the shell blocks of docs/operating.md."""
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)).replace("\\\n", " ")
    calls = re.findall(r"(?:^|[ /])regalia ((?:serve|store) [^\n]*)", blocks, re.MULTILINE)
    return [shlex.split(each, comments=True) for each in calls]


def known(arguments: list[str]) -> None:
    """Whether the command line takes these: the command is there, and so is each option."""
    command: Any = app._build(Voice("en"))
    words = arguments[2:] if arguments[0] == "--lang" else list(arguments)
    while hasattr(command, "commands"):
        name = words.pop(0)
        assert name in command.commands, arguments
        command = command.commands[name]
    options = {name: each for each in command.params for name in each.opts}
    given = [word for word in words if word.startswith("--")]
    assert set(given) <= set(options), arguments


def test_nginx_takes_the_site(tmp_path: Path) -> None:
    found = nginx.program()
    if found is None or shutil.which("openssl") is None:
        if CI:
            pytest.fail(nginx.MISSING)
        pytest.skip(nginx.MISSING)
    for prefix in ("", "/games"):
        plain, tls, *behind = nginx.free_ports(4)
        file = nginx.main_file(tmp_path, nginx.site(tmp_path, plain, tls, behind, prefix))
        done = subprocess.run(
            [found, "-t", "-q", "-p", str(tmp_path), "-e", "stderr", "-c", str(file)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")


def test_nginx_and_the_server_agree() -> None:
    """What one lets through the other takes, and no connection is reused that is being closed."""
    upstream = SITE.split("upstream")[1].split("}")[0]
    (kept,) = re.findall(r"keepalive_timeout (\d+)s;", upstream)
    assert int(kept) < KEEP_ALIVE
    (body,) = re.findall(r"client_max_body_size +(\d+)m;", SITE)
    assert int(body) << 20 > MOST_BODY
    ((count, each),) = re.findall(r"large_client_header_buffers (\d+) (\d+)k;", SITE)
    assert int(count) * int(each) << 10 <= MOST_HEAD
    (port,) = re.findall(r"server 127\.0\.0\.1:(\d+);", SITE)
    assert f"http://127.0.0.1:{port}/health" in PAGE
    assert f"worker_connections {nginx.WORKERS};" in PAGE
    assert "server 127.0.0.1:8470;" in PAGE  # the same upstream, for several


def test_the_unit_is_valid_and_closed() -> None:
    found = unit()
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "RestrictSUIDSGID"):
        assert found[name] == ["yes"], name
    assert found["ProtectSystem"] == ["strict"] and found["CapabilityBoundingSet"] == [""]
    assert found["User"] == ["regalia"] and found["Restart"] == ["always"]
    assert found["MemoryMax"] and found["StateDirectory"] == found["CacheDirectory"] == ["regalia"]
    assert "MemoryDenyWriteExecute" not in found  # rules are compiled here
    assert int(found["TimeoutStopSec"][0]) > GRACE + 10
    assert found["KillMode"] == ["mixed"]


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("no systemd-analyze: only the unit's settings were read")
    text = (DEPLOY / "regalia.service").read_text(encoding="utf-8")
    for old, new in (
        ("/opt/regalia/bin/regalia", sys.executable),
        ("User=regalia", "User=root"),
        ("Group=regalia", "Group=root"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    (tmp_path / "regalia.service").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [systemd, "verify", str(tmp_path / "regalia.service")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_commands_are_those_of_the_command_line() -> None:
    (start,) = unit()["ExecStart"]
    program, *arguments = shlex.split(start)
    assert program == "/opt/regalia/bin/regalia"
    known(arguments)
    entry = json.loads(dict(steps())["ENTRYPOINT"])
    assert entry[0] == "regalia"
    known(entry[1:])
    told = commands_in_docs()
    assert {call[0] for call in told} == {"serve", "store"} and len(told) > 4
    for call in told:
        if call[0] == "serve":
            known(call)


def test_commands_of_the_store_are_those_of_the_command_line() -> None:
    pytest.importorskip("regalia.terminal.store_commands")
    told = [call for call in commands_in_docs() if call[0] == "store"]
    assert {call[1] for call in told} == {"check", "backup", "restore"}
    for call in told:
        known(call)


def test_the_container_is_made_of_what_is_there() -> None:
    made, stages = steps(), [given for name, given in steps() if name == "FROM"]
    assert len(stages) == 2 and stages[0].endswith(" AS build")
    allowed = "FROM RUN WORKDIR COPY USER ENV VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT"
    assert {name for name, _ in made} == set(allowed.split())
    for name, given in made:
        if name == "COPY" and not given.startswith("--from"):
            for source in given.split()[:-1]:
                assert (ROOT / source).exists(), source
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake ([a-z]+) &&", (DEPLOY / "Containerfile").read_text()):
        assert f"\n{target}:" in makefile
    given = dict(made)
    assert given["USER"] == "regalia" and given["STOPSIGNAL"] == "SIGTERM"
    # The same folders as in the unit
    assert given["ENV"].startswith(unit()["Environment"][0])
    for folder in json.loads(given["VOLUME"]):
        assert any(folder in each for name, each in made if name == "RUN")
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".venv", "**/node_modules"} <= set(ignored)


def test_the_page_on_operating_shows_every_file() -> None:
    for file in DEPLOY.iterdir():
        assert f"(../deploy/{file.name})" in PAGE


@only_prove
def test_the_unit_does_what_it_says(tmp_path: Path) -> None:
    """Its command with its environment, only with other folders and ports: the tables are where the
    unit says, nobody else can read them, and SIGTERM ends it."""
    (start,) = unit()["ExecStart"]
    (ports,) = [nginx.free_ports(2)]
    arguments = [f"127.0.0.1:{ports[0]}" if "9470" in each else each for each in shlex.split(start)]
    environment = dict(each.split("=") for each in unit()["Environment"][0].split())
    assert environment["XDG_DATA_HOME"] == "/var/lib"
    environment["XDG_DATA_HOME"] = str(tmp_path)
    del environment["XDG_CACHE_HOME"]  # what is compiled already
    server = subprocess.Popen(
        [sys.executable, "-m", "regalia", *arguments[1:], "--port", str(ports[1])],
        env={**os.environ, **environment},
        umask=int(unit()["UMask"][0], 8),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        opened = texts.say("en", "serve-open", address=f"http://localhost:{ports[1]}/")
        assert server.stdout.readline().strip() == opened
        for address in (
            f"http://127.0.0.1:{ports[1]}/health",
            f"http://127.0.0.1:{ports[0]}/health",
        ):
            assert httpx.get(address, trust_env=False, timeout=30).json()["ok"] is True
        tables = tmp_path / unit()["StateDirectory"][0] / "tables.db"
        assert tables.stat().st_mode & 0o077 == 0
        server.send_signal(signal.SIGTERM)
        assert server.wait(int(unit()["TimeoutStopSec"][0])) == 0
    finally:
        server.kill()
        server.wait(10)
        if server.stdout is not None:
            server.stdout.close()
