"""Running kernels as ordinary Python, with coverage: what tests of all games share."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run_uncompiled(
    command: Sequence[str],
    game: str,
    modules: Sequence[str],
    folder: Path,
    record_property: Callable[[str, object], None],
) -> str:
    """Run a module without the compiler; every line of the game's modules named must be reached.
    Returns what it printed."""
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "COVERAGE_FILE": str(folder / "coverage"),
    }
    for name in ("PYTEST_XDIST_WORKER", "PYTHONPATH"):  # it runs tests itself
        environment.pop(name, None)
    if command[0] == "pytest":  # rule tests are no proofs
        environment.pop("REGALIA_PROVE", None)

    def coverage(*words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "coverage", *words],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    run = coverage("run", "-m", *command)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-2000:]
    only = f"--include=src/regalia/games/{game}/*"
    report = coverage("report", only)
    assert report.returncode == 0, report.stderr
    record_property(f"coverage of games/{game} as plain Python", report.stdout)
    written = folder / "coverage.json"
    assert coverage("json", "-q", only, "-o", str(written)).returncode == 0
    files = json.loads(written.read_text())["files"]
    for module in modules:
        assert files[f"src/regalia/games/{game}/{module}.py"]["missing_lines"] == [], module
    return run.stdout
