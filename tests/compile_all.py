"""Compile the rules and bots of all games once, before the tests: each game in its own process,
side by side. The tests and the processes they start then find everything in the cache."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from regalia import games, players
from regalia.players.simulation import simulate
from regalia.tables.warming import TABLE, warm


def compile_game(name: str) -> None:
    """Run everything of a game that is compiled."""
    players.prepare(name)
    simulate(name, bots="greedy", games=2, seed=0)
    simulate(name, bots="random", games=2, seed=0)
    warm(name, TABLE)
    state = games.game(name, players=games.manifest(name).players[-1]).deal("compile")
    state.game.load(state.position())


def main() -> None:
    if all(map(players.is_prepared, games.names())):
        return
    sys.stdout.write("Compiling the games for the tests ...\n")
    sys.stdout.flush()
    begin = time.monotonic()
    # All at once, also where there are fewer cores: one after the other would leave a core idle
    run = [sys.executable, "-m", "tests.compile_all"]
    with ThreadPoolExecutor(len(games.names())) as pool:
        list(pool.map(lambda name: subprocess.run([*run, name], check=True), games.names()))
    sys.stdout.write(f"Compiled in {time.monotonic() - begin:.0f} s\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_game(sys.argv[1])
    else:
        main()
