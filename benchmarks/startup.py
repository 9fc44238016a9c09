"""How long people wait: for help, for the first question, for the first compilation."""

import os
import subprocess
import sys
import tempfile
import time


def seconds(*arguments: str, typed: str = "", cold: bool = False) -> float:
    """The wall-clock time of one `regalia` command in a home of its own."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "XDG_DATA_HOME": home}
        if cold:
            environment["XDG_CACHE_HOME"] = home
        begin = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "regalia", *arguments],
            input=typed,
            text=True,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        return time.perf_counter() - begin


def measure() -> dict[str, float]:
    """The best of several: the machine is shared. A game that is quit at its first question."""
    play = ("play", "regicide", "--seed", "1")
    seconds(*play, typed="quit\n")
    seconds("simulate", "regicide", "--games", "1")
    return {
        "regalia --help": min(seconds("--help") for _ in range(5)),
        "first prompt, warm cache": min(seconds(*play, typed="quit\n") for _ in range(5)),
        "first prompt, empty cache (compiles)": seconds(*play, typed="quit\n", cold=True),
        "random simulation, empty cache (compiles)": seconds(
            "simulate", "regicide", "--games", "1", cold=True
        ),
    }
