"""How long people wait: for help, for the first question, for the first compilation."""

import os
import subprocess
import sys
import tempfile
import time

PROMPT = b"move>"
PLAY = ("play", "regicide", "--seed", "1", "--lang", "en")


def seconds(*arguments: str, until: bytes = b"", cold: bool = False) -> float:
    """The wall-clock time of one `regalia` command in a home of its own: to its end, or until it
    has printed something."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "XDG_DATA_HOME": home}
        if cold:
            environment["XDG_CACHE_HOME"] = home
        begin = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "regalia", *arguments],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as process:
            assert process.stdin
            assert process.stdout
            printed = b""
            while piece := os.read(process.stdout.fileno(), 65536):
                printed += piece
                if until and until in printed:
                    break
            spent = time.perf_counter() - begin
            process.stdin.close()
            process.stdout.read()
        if process.returncode or until not in printed:
            raise RuntimeError(f"regalia {' '.join(arguments)} failed")
        return spent


def measure() -> dict[str, float]:
    """The best of several: the machine is shared."""
    seconds(*PLAY, until=PROMPT)
    return {
        "`regalia --help`": min(seconds("--help") for _ in range(5)),
        "`regalia play regicide` to the first prompt, warm cache": min(
            seconds(*PLAY, until=PROMPT) for _ in range(5)
        ),
        "the same with an empty cache: first compilation": seconds(*PLAY, until=PROMPT, cold=True),
        "`regalia simulate regicide --games 1` with an empty cache": seconds(
            "simulate", "regicide", "--games", "1", cold=True
        ),
    }
