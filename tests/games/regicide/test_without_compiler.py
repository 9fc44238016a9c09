"""The rules run as ordinary Python too, and the rule tests reach every line of them."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_rules_in_plain_python_with_every_line_reached(tmp_path, record_property):
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "COVERAGE_FILE": str(tmp_path / "coverage"),
    }
    environment.pop("PYTEST_XDIST_WORKER", None)
    coverage = [sys.executable, "-m", "coverage"]
    run = subprocess.run(
        [*coverage, "run", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        + [f"tests/games/regicide/test_{room}.py" for room in ("rules", "positions", "notation")],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-2000:]
    report = subprocess.run(
        [*coverage, "report"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    record_property("coverage of games/regicide as plain Python", report.stdout)
    subprocess.run(
        [*coverage, "json", "-q", "-o", str(tmp_path / "coverage.json")],
        cwd=ROOT,
        env=environment,
        check=True,
    )
    files = json.loads((tmp_path / "coverage.json").read_text())["files"]
    for room in ("rules", "legal", "enemy"):
        assert files[f"src/regalia/games/regicide/{room}.py"]["missing_lines"] == [], room
