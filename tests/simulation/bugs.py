"""Bugs put back in, to see that the simulation finds them.

`python -m tests.simulation.bugs [WORD ...]` runs seeds against each, in a process of its own, until
one of them notices, and prints a row a bug. Words choose the bugs whose titles hold them.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

#: Seeds after which a bug counts as not found.
MOST_SEEDS = 400
ROOT = Path(__file__).parents[2]


class Bug(NamedTuple):
    title: str
    module: str  # below regalia
    right: str  # the one place where it is right
    wrong: str
    soon: bool = False  # a few seeds find it: it belongs to every proof


BUGS = (
    Bug(
        "acknowledged before it is written",
        "tables.hub",
        "                    first = await self.store.append(entry)\n",
        "                    first = bool(self._background.run(self.store.append(entry)))\n",
        soon=True,
    ),
    Bug(
        "a failed write is taken for no write",
        "tables.hub",
        "                    live.unsure = True  # it may be written or not\n",
        "",
    ),
    Bug(
        "news that comes while we read is lost",
        "tables.hub",
        "                        self._apply(live, entry)\n",
        "                        self._apply(live, entry)\n"
        "            live.unsure, live.heard = False, 0\n",
    ),
    Bug(
        "a refusal is final although we may be behind",
        "tables.hub",
        "            sure = not self.store.shared\n",
        "            sure = True\n",
    ),
    Bug(
        "answered requests are forgotten",
        "tables.authority",
        "    if before:\n        return before\n",
        "",
    ),
    Bug(
        "requests of one table do not wait for each other",
        "tables.hub",
        "        async with live.lock:\n            sure =",
        "        async with contextlib.AsyncExitStack():\n            sure =",
        soon=True,
    ),
    Bug(
        "an old entry is written again",
        "tables.hub",
        "                if entry.number <= live.table.number:\n"
        "                    return entry  # the same request, sent again\n",
        "",
        soon=True,
    ),
    Bug(
        "a taken number counts as written",
        "tables.store",
        "(waiting.entry.table, waiting.entry.number) in kept if waiting.entry else next(others)",
        "True if waiting.entry else next(others)",
        soon=True,
    ),
    Bug(
        "a listener that is back does not ask what it missed",
        "tables.store",
        '                    heard("", 0)  # anything may have happened while nobody listened\n',
        "",
    ),
    Bug(
        "a client that comes back misses an event",
        "server.sockets",
        "range(max(after, table.number - MOST_MISSED), table.number)",
        "range(max(after + 1, table.number - MOST_MISSED), table.number)",
        soon=True,
    ),
    Bug(
        "a socket does not catch up before it says how the table stands",
        "server.sockets",
        "        await hub.refresh(live)\n",
        "",
    ),
    Bug(
        "a table is dropped from memory although somebody looks at it",
        "tables.hub",
        "idle = not live.watchers and live.used < before",
        "idle = live.used < before",
    ),
    Bug(
        "a bot that failed to write does not try again",
        "tables.bot_seats",
        "                await asyncio.sleep(1.0)\n",
        "                return\n",
    ),
    Bug(
        "a line keeps the seat it had",
        "server.sockets",
        "        return live.table.seat_of(self._asker.guest)\n",
        "        self._held = getattr(self, '_held', live.table.seat_of(self._asker.guest))\n"
        "        return self._held\n",
    ),
    Bug(
        "all watchers get the message made for the first",
        "tables.live",
        "        if seat not in self._made:\n"
        "            self._made[seat] = make()\n"
        "        return self._made[seat]\n",
        "        return self._made.setdefault(None, make() if not self._made else '')\n",
    ),
)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with its bug in it. All others come from where they are: nothing that is
    compiled is compiled again."""

    def __init__(self, bug: Bug) -> None:
        self._bug = bug
        self._name = f"regalia.{bug.module}"

    def find_spec(self, name: str, _path: Any, _target: Any = None) -> Any:
        if name != self._name:
            return None
        found = importlib.machinery.PathFinder.find_spec(name, _path)
        assert found is not None
        assert found.origin is not None
        self._origin = found.origin
        return importlib.util.spec_from_loader(name, self, origin=found.origin)

    def exec_module(self, module: ModuleType) -> None:
        text = Path(self._origin).read_text(encoding="utf-8")
        if text.count(self._bug.right) != 1:
            raise ValueError(f"{self._bug.title}: {self._name} does not hold it exactly once")
        source = text.replace(self._bug.right, self._bug.wrong)
        exec(compile(source, self._origin, "exec"), module.__dict__)


def seeds_until_found(number: int, most: int = MOST_SEEDS) -> tuple[int, str]:
    """How many seeds it takes to find a bug, and what is noticed; 0 if it is not found."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation.bugs", "--hunt", str(number), str(most)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    seeds, _, noticed = done.stdout.strip().partition(" ")
    return int(seeds), noticed


def _hunt(number: int, most: int) -> None:
    if number >= 0:
        sys.meta_path.insert(0, _Finder(BUGS[number]))
    from .runs import run

    for seed in range(1, most + 1):
        found = run(seed).violations
        if found:
            sys.stdout.write(f"{seed} {found[0][:150]}\n")
            return
    sys.stdout.write("0 -\n")


def main(words: list[str]) -> int:
    missed = 0
    sys.stdout.write("| bug | found by seed | what is noticed first |\n| --- | --- | --- |\n")
    for number, bug in enumerate(BUGS):
        if all(word in bug.title for word in words):
            seeds, noticed = seeds_until_found(number)
            missed += not seeds
            sys.stdout.write(f"| {bug.title} | {seeds or '-'} | {noticed} |\n")
            sys.stdout.flush()
    return 1 if missed else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--hunt"]:
        _hunt(int(sys.argv[2]), int(sys.argv[3]))
    else:
        sys.exit(main(sys.argv[1:]))
