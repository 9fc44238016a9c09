"""The same checks everywhere: by hand, before a commit and in CI; and a lock for any registry."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_hooks_run_what_make_lint_runs():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    parts = re.search(r"^lint: (.*)$", makefile, re.M)[1].split()
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"entry: (.*)", hooks) == [f"make {part}" for part in parts]
    assert re.findall(r"repo: (.*)", hooks) == ["local"]


def test_ci_runs_what_anybody_can():
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert re.findall(r"run: (.*)", workflow) == [".ci/run"]


def test_the_lock_names_no_registry():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
