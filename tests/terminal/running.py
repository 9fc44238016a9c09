"""How these tests run `regalia`: in this process wherever that proves as much, which spares each
test the start of Python and Numba; in a process of its own where signals, pipes or a terminal are
the point."""

import io
import os
import subprocess
import sys
from unittest import mock

from regalia.terminal.app import run


def environment(columns=100, env=None):
    return {"COLUMNS": str(columns), "LINES": "25", "PYTHONUTF8": "1", **(env or {})}


def regalia_command(*arguments, typed="", columns=100, env=None, encoding="utf-8", out=True):
    """Run `regalia`; returns its exit status, what it printed, and what it complained about.
    `typed` may be bytes that are no text; without it, or without `out`, that stream is closed."""
    raw = typed.encode() if isinstance(typed, str) else typed
    stdin = None if raw is None else io.TextIOWrapper(io.BytesIO(raw), encoding)
    stdout, stderr = (io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2))
    with (
        mock.patch.dict(os.environ, environment(columns, env)),
        mock.patch.multiple(sys, stdin=stdin, stdout=stdout if out else None, stderr=stderr),
    ):
        status = run([str(argument) for argument in arguments])
    text, complaint = read_back(stdout), read_back(stderr)
    assert "Traceback" not in complaint + text, complaint
    return status, text, complaint


def read_back(stream):
    stream.flush()
    return stream.buffer.getvalue().decode()


def regalia_process(*arguments, env=None, **settings):
    """`regalia` as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "regalia", *map(str, arguments)],
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment(env=env)},
        **settings,
    )


def refused(*arguments, **settings):
    """The code of a refusal: one line, not a traceback, exit status not 0."""
    status, _, complaint = regalia_command(*arguments, **settings)
    lines = [line for line in complaint.splitlines() if not line.startswith("Compiling")]
    assert status != 0
    assert len(lines) == 1, complaint
    return lines[0].split(":")[0]
