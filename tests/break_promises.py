"""Break the rules and promises of Regalia on purpose, one at a time, and see which tests notice.

`python -m tests.break_promises [WORD ...]` copies the sources, breaks one promise in the copy and
runs the tests that should notice: first as `make test` would, then, if nothing fails, as
`make prove` would. Words choose the promises whose titles hold them. It prints one row a promise.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCES = ("src", "tests", "benchmarks", "docs", "web", "pyproject.toml", "README.md", "Makefile")


class Promise(NamedTuple):
    title: str
    file: str  # below src/regalia
    kept: str  # the one place where it is kept
    broken: str
    tests: str  # where somebody should notice, below tests; the likeliest first


PROMISES = [
    Promise(
        "RGC-12: clubs strike twice",
        "games/regicide/rules.py",
        "damage = 2 * value if",
        "damage = value if",
        "games/regicide/test_rules.py games/regicide",
    ),
    Promise(
        "RGC-15: an exact kill puts the royal on the Tavern",
        "games/regicide/rules.py",
        "if s.damage == health(s):",
        "if s.damage > health(s):",
        "games/regicide/test_rules.py games/regicide",
    ),
    Promise(
        "RGC-9: hearts heal before diamonds draw",
        "games/regicide/rules.py",
        "    if has_power(s, cards, HEARTS):\n        heal(s, value, report)\n"
        "    if has_power(s, cards, DIAMONDS):\n        draw(s, value, report)\n",
        "    if has_power(s, cards, DIAMONDS):\n        draw(s, value, report)\n"
        "    if has_power(s, cards, HEARTS):\n        heal(s, value, report)\n",
        "games/regicide/test_rules.py games/regicide",
    ),
    Promise(
        "RGC-11: full hands are skipped when cards are drawn",
        "games/regicide/rules.py",
        "if popcount(s.hands[seat]) < limit:",
        "if popcount(s.hands[seat]) <= limit:",
        "games/regicide/test_rules.py games/regicide",
    ),
    Promise(
        "RGC-31: a play ends a run of yields",
        "games/regicide/rules.py",
        "    s.yielded[seat] = 0  # RGC-31\n",
        "",
        "games/regicide/test_rules.py games/regicide",
    ),
    Promise(
        "RGC-40: a solo Jester gives a full new hand",
        "games/regicide/rules.py",
        "range(min(HAND_LIMIT[1], int(s.tavern_size)))",
        "range(min(HAND_LIMIT[1] - 1, int(s.tavern_size)))",
        "games/regicide/test_rules.py games/regicide",
    ),
    Promise(
        "RRR-31: in a Draft the second player gets the last two cards",
        "games/revolution/rules.py",
        "    if popcount(s.offer) > 2:\n        return\n",
        "    if popcount(s.offer) > 1:\n        return\n",
        "games/revolution/test_rules.py games/revolution",
    ),
    Promise(
        "AR-32: a Shield stops negation",
        "games/revolution/rules.py",
        "s.hush = hush if s.shield_fails else hush & ~shield",
        "s.hush = hush",
        "games/revolution/test_rules.py games/revolution",
    ),
    Promise(
        "AR-53: the discard pile is cleared between games of a match",
        "games/revolution/rules.py",
        "    s.discard = ZERO  # AR-53\n",
        "",
        "games/revolution/test_rules.py games/revolution",
    ),
    Promise(
        "TIT-36: every House must stand on its own score",
        "games/puppeteer/rules.py",
        "    for slot in range(6):  # noqa: SIM110\n",
        "    for slot in range(5):  # noqa: SIM110\n",
        "games/puppeteer/test_rules.py games/puppeteer",
    ),
    Promise(
        "AT-20: the sixth Intrigue ends the game",
        "games/puppeteer/rules.py",
        "if s.intrigues == EACH:",
        "if s.intrigues > EACH:",
        "games/puppeteer/test_rules.py games/puppeteer",
    ),
    Promise(
        "A view hides the hands of the others",
        "games/regicide/view.py",
        "v.hand = s.hands[viewer] if viewer >= 0 else ZERO",
        "v.hand = s.hands[viewer] if viewer >= 0 else s.hands[0]",
        "games/regicide/test_leaks.py games",
    ),
    Promise(
        "Events are told through each seat's eyes",
        "tables/sight.py",
        "table.state.seen(table.happened[entry.number], seat)",
        "table.state.seen(table.happened[entry.number], body.seat)",
        "tables/test_table.py tables server/test_leaks.py",
    ),
    Promise(
        "A move is told in words to its maker only",
        "tables/sight.py",
        "if seat == body.seat or table.phase == FINISHED:",
        "if True:",
        "tables/test_table.py tables server/test_leaks.py",
    ),
    Promise(
        "The seed is shown only when the game is over",
        "tables/sight.py",
        "    if table.phase != FINISHED or table.started is None:\n        return None\n",
        "    if table.started is None:\n        return None\n",
        "tables/test_table.py tables server/test_leaks.py",
    ),
    Promise(
        "A move that has shown something cannot be taken back",
        "tables/take_backs.py",
        "    if shows(before, move, mover):\n        return True\n",
        "",
        "tables/test_take_backs.py tables",
    ),
    Promise(
        "A stale move is refused",
        "tables/authority.py",
        "    if revision != table.revision:\n",
        "    if revision > table.revision:\n",
        "tables/test_table.py tables server/test_rest.py",
    ),
    Promise(
        "An entry is on the disk before anybody hears of it",
        "tables/hub.py",
        "                    first = await self.store.append(entry)\n",
        "                    first = bool(self._background.run(self.store.append(entry)))\n",
        "tables server",
    ),
    Promise(
        "A log with a changed entry is refused",
        "tables/log.py",
        "if entry.number != number or entry.hash != true:",
        "if entry.number != number:",
        "tables",
    ),
    Promise(
        "The same seed deals the same game",
        "core/chance.py",
        "    digest = hashlib.sha256(text.encode()).digest()\n",
        "    digest = hashlib.sha256(text.encode() + __import__('os').urandom(1)).digest()\n",
        "core/test_chance.py core games/test_every_game.py",
    ),
    Promise(
        "A re-deal never contradicts the view it is made from",
        "games/regicide/view.py",
        "v.lot_places[lots - 1, 4] += 1",
        "v.lot_places[lots - 1, 4] = 1",
        "games/regicide/test_redeal.py games/regicide",
    ),
    Promise(
        "Every text exists in every language",
        "locale/pt/coach.ftl",
        "coach-percent",
        "coach-per-cent",
        "test_texts.py",
    ),
]

_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


class Workshop:
    """A copy of the sources in which things are broken and mended again. It stays at one place, so
    that only those rules are compiled again that a change can reach."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for source in SOURCES:
            here, there = ROOT / source, folder / source
            if here.is_dir():
                shutil.copytree(here, there, ignore=shutil.ignore_patterns("node_modules"))
            else:
                shutil.copy2(here, there)

    def try_out(self, promise: Promise) -> tuple[str | None, str | None]:
        """Which test of `make test` notices, else which of `make prove`."""
        file = self.folder / "src" / "regalia" / promise.file
        text, times = file.read_text(encoding="utf-8"), file.stat()
        if text.count(promise.kept) != 1:
            raise ValueError(f"{promise.title}: {promise.file} does not hold it exactly once")
        file.write_text(text.replace(promise.kept, promise.broken), encoding="utf-8")
        try:
            quick = self._noticed(promise.tests)
            full = None if quick else self._noticed(promise.tests, REGALIA_PROVE="broken")
        finally:
            file.write_text(text, encoding="utf-8")
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        return quick, full

    def _noticed(self, tests: str, **environment: str) -> str | None:
        """The first test that fails; None if none does."""
        found = (self._failing(f"tests/{path}", environment) for path in tests.split())
        return next(filter(None, found), None)

    def _failing(self, path: str, environment: dict[str, str]) -> str | None:
        folder = self.folder
        ours = {
            "PYTHONPATH": f"{folder}:{folder / 'src'}",
            "XDG_CACHE_HOME": str(folder / "cache"),
        }
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", path],
            cwd=folder,
            env={**os.environ, **ours, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode in (0, 5):  # all passed, or none belongs to this kind of run
            return None
        found = _FAILED.search(done.stdout)
        if found is None:
            said = f"{done.stdout[-1000:]}{done.stderr[-1000:]}"
            raise RuntimeError(f"the tests did not run: {said}")
        return found[1].partition("[")[0]


def main(words: list[str]) -> int:
    chosen = [each for each in PROMISES if all(word in each.title for word in words)]
    missed = 0
    _row("broken on purpose", "`make test`", "`make prove`")
    _row("---", "---", "---")
    with tempfile.TemporaryDirectory(prefix="regalia-") as name:
        workshop = Workshop(Path(name))
        for promise in chosen:
            quick, full = workshop.try_out(promise)
            missed += not (quick or full)
            _row(promise.title, quick or "-", full or ("" if quick else "-"))
    return 1 if missed else 0


def _row(*cells: str) -> None:
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
