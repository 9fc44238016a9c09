"""Compile the rules and bots of all games once, before the tests: each game in its own process,
side by side. The tests and the processes they start then find everything in the cache. So it is
with the tests themselves, which every worker of pytest would otherwise compile."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

from regalia import games, players
from regalia.players.simulation import simulate
from regalia.tables.warming import TABLE, warm

#: What is compiled besides games.
TESTS = "tests"


def compile_game(name: str) -> None:
    """Run everything of a game that is compiled."""
    players.prepare(name)
    simulate(name, bots="greedy", games=2, seed=0)
    simulate(name, bots="random", games=2, seed=0)
    warm(name, TABLE)
    state = games.game(name, players=games.manifest(name).players[-1]).deal("compile")
    state.game.load(state.position())


class Rewriting:
    """Does to the sources of the tests what pytest does when it imports them: asserts that explain
    themselves, kept beside the source."""

    def pytest_cmdline_main(self, config: pytest.Config) -> int:
        state = config.stash[rewrite.assertstate_key]
        here = Path(__file__).parent
        for file in [*here.rglob("test_*.py"), *here.rglob("conftest.py")]:
            kept = rewrite.get_cache_dir(file) / (file.name[:-3] + rewrite.PYC_TAIL)
            if rewrite.try_makedirs(kept.parent) and rewrite._read_pyc(file, kept) is None:
                stamp, code = rewrite._rewrite_test(file, config)
                rewrite._write_pyc(state, code, stamp, kept)
        return 0


def main() -> None:
    if all(map(players.is_prepared, games.names())):
        return
    sys.stdout.write("Compiling the games for the tests ...\n")
    sys.stdout.flush()
    begin = time.monotonic()
    # All at once, also where there are fewer cores: one after the other would leave a core idle
    run = [sys.executable, "-m", "tests.compile_all"]
    parts = [*games.names(), TESTS]
    with ThreadPoolExecutor(len(parts)) as pool:
        list(pool.map(lambda name: subprocess.run([*run, name], check=True), parts))
    sys.stdout.write(f"Compiled in {time.monotonic() - begin:.0f} s\n")


if __name__ == "__main__":
    if sys.argv[1:] == [TESTS]:
        sys.exit(pytest.main([], plugins=[Rewriting()]))
    elif len(sys.argv) > 1:
        compile_game(sys.argv[1])
    else:
        main()
