"""A server process for these tests: what it writes about itself is kept, and its size is known."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from benchmarks.clients import Server

#: Who says this may read the figures.
TOKEN = "tests may"
AUTHORIZED = {"authorization": f"Bearer {TOKEN}"}


class Watched(Server):
    """`regalia serve` whose standard error goes to a file."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        given = ("--pace", "0", "--metrics-token", TOKEN, *arguments)
        super().__init__(str(folder / "tables.db"), *given, home=folder)
        self.written = folder / "written.txt"
        self.figures = ""  # where its figures are read, if they have an address of their own

    def open(self) -> Self:
        with self.written.open("a") as log:
            saved = os.dup(2)
            try:
                sys.stderr.flush()
                os.dup2(log.fileno(), 2)
                return super().open()
            finally:
                os.dup2(saved, 2)
                os.close(saved)

    @property
    def process(self) -> "subprocess.Popen[Any]":
        assert self._process is not None
        return self._process

    def kibibytes(self) -> int:
        """Memory in use now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def log(self) -> str:
        return self.written.read_text()
