"""Imports point one way only, and what all games share knows none of them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "regalia" / "games"
SHARED = ("core", "players", "coach", "tables", "server", "terminal")
#: The parts of a game that stand on the terminal.
IN_TERMINAL = ("painter.py", "solving.py")


def test_imports_point_one_way_only():
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 kept, 0 broken" in done.stdout


def test_a_game_never_imports_another():
    names = [folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists()]
    assert "regicide" in names
    for name in names:
        for file in (GAMES / name).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            for other in set(names) - {name}:
                assert f"games.{other}" not in text
                assert f"from ..{other}" not in text


@pytest.mark.parametrize("shared", SHARED)
def test_what_all_games_share_names_none_of_them(shared):
    """Neither in code nor in words: a game of another package is as good as ours."""
    files = list((ROOT / "src" / "regalia" / shared).rglob("*.py"))
    assert files
    words = re.compile(r"regicide|revolution|puppeteer|\b(?:RGC|RRR|AR|TIT|AT)-\d", re.IGNORECASE)
    named = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if words.search(line)
    ]
    assert named == []


def test_the_rules_of_a_game_never_reach_the_terminal():
    """Nothing else in a game's folder imports the parts that do."""
    files = [file for file in GAMES.rglob("*.py") if file.name not in IN_TERMINAL]
    assert len(files) > 40
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"import.*\b(painter|solving)\b", text), file
        assert not re.search(r"from [\w.]*\b(painter|solving|terminal)\b", text), file
