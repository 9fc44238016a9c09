"""Imports point one way only."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_imports_point_one_way_only():
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 kept, 0 broken" in done.stdout


def test_a_game_never_imports_another():
    games = ROOT / "src" / "regalia" / "games"
    names = [folder.name for folder in games.iterdir() if (folder / "__init__.py").exists()]
    assert "regicide" in names
    for name in names:
        for file in (games / name).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            for other in set(names) - {name}:
                assert f"games.{other}" not in text
                assert f"from ..{other}" not in text
