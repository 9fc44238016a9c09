"""How these tests run `regalia`: in this process if possible, which saves starting Python and Numba
for each test, and in a process of its own if the test is about signals, pipes or a terminal."""

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from unittest import mock

from regalia.terminal.app import run


def environment(columns=100, env=None):
    return {"COLUMNS": str(columns), "LINES": "25", "PYTHONUTF8": "1", **(env or {})}


def regalia_command(*arguments, typed="", columns=100, env=None, encoding="utf-8", out=True):
    """Run `regalia` and return its exit status, its output and its error output. `typed` may be
    bytes that are not text. With `typed=None` or `out=False` that stream is closed."""
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
    """The code of a refusal: one line, not a traceback, and a non-zero exit status. A usage error
    also shows the usage."""
    status, _, complaint = regalia_command(*arguments, **settings)
    lines = [line for line in complaint.splitlines() if not line.startswith("Compiling")]
    if status == 2:
        assert re.fullmatch(r"Usage: regalia .*\(more: regalia .*--help\)", lines.pop()), complaint
    assert status != 0
    assert len(lines) == 1, complaint
    return lines[0].split(":")[0]


class Screen:
    """What a terminal shows. It understands the escape codes that readline and Rich use."""

    def __init__(self, rows=24, columns=80):
        self.size = rows, columns
        self.lines = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.begun = ""  # an incomplete escape code

    def __str__(self):
        return "\n".join("".join(line).rstrip() for line in self.lines)

    @property
    def line(self):
        """The line the cursor is on."""
        return "".join(self.lines[self.row]).rstrip()

    def show(self, text):
        text, self.begun = re.fullmatch(r"(.*?)(\x1b\[?[?0-9;]*)?", self.begun + text, re.S).groups(
            ""
        )
        for escape, sign in re.findall(r"\x1b(\[[?0-9;]*[A-Za-z])|([^\x1b])", text):
            if escape:
                self._obey(escape[-1], escape[1:-1])
            elif sign == "\n":
                self._next_row()
            elif sign in "\r\b":
                self.column = 0 if sign == "\r" else self.column - 1
            elif sign >= " ":
                if self.column == self.size[1]:
                    self.column = 0
                    self._next_row()
                self.lines[self.row][self.column] = sign
                self.column += 1

    def _next_row(self):
        if self.row + 1 == self.size[0]:
            self.lines = [*self.lines[1:], [" "] * self.size[1]]
        else:
            self.row += 1

    def _obey(self, kind, numbers):
        count = int(numbers) if numbers.isdecimal() else 1
        line = self.lines[self.row]
        if kind == "K":
            line[self.column :] = [" "] * (self.size[1] - self.column)
        elif kind == "C":
            self.column += count
        elif kind == "P":
            line[self.column :] = [*line[self.column + count :], *[" "] * count]
        elif kind == "@":
            line[self.column :] = ([" "] * count + line[self.column :])[: len(line) - self.column]
        elif kind == "H":
            self.row = self.column = 0
        elif kind == "J":
            self.lines = [[" "] * self.size[1] for _ in self.lines]
        else:
            assert kind in "mhl", f"The screen does not know {kind}."


class Terminal:
    """`regalia` in a terminal of its own."""

    def __init__(self, *arguments, rows=24, columns=80):
        self.screen = Screen(rows, columns)
        self.seen = ""
        self._end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        settings = {**os.environ, "TERM": "xterm", "PYTHONUTF8": "1", "INPUTRC": "/dev/null"}
        for name in ("COLUMNS", "LINES"):
            settings.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "regalia", *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, env=settings, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)

    def type(self, keys, until):
        """Type, and wait until the new output contains a text."""
        os.write(self._end, keys.encode())
        came = ""
        while not re.search(until, came):
            ready, _, _ = select.select([self._end], [], [], 60)
            assert ready, f"{until!r} does not come:\n{self.screen}"
            piece = os.read(self._end, 65536)
            while True:
                try:
                    text = piece.decode()
                    break
                except UnicodeDecodeError:  # in the middle of a character
                    piece += os.read(self._end, 1)
            came += text
            self.screen.show(text)
        self.seen += came
        return came

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self._end)
        self.process.kill()
        self.process.wait()
