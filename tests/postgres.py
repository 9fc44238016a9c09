"""A PostgreSQL server of the tests' own: made in a temporary folder, thrown away at the end.

Nobody but its own user can reach it: it listens on a socket in that folder only. Commits go to the
disk (fsync stays on), so that it can be killed like the real one.
"""

import atexit
import functools
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Self

MISSING = (
    "no PostgreSQL server binaries (initdb, postgres) on PATH or under /usr/lib/postgresql: "
    "the tests of stores, houses and crashes on PostgreSQL were not run"
)
SECONDS = 60.0
_USER = "regalia"
_SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "max_wal_senders": "0",
    "wal_level": "minimal",
    "max_parallel_workers": "0",
    "timezone": "UTC",
}


def binaries() -> Path | None:
    """The folder of the server's programs; None if there are none."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wanted = ("initdb", "postgres", "createdb")
    return next((each for each in folders if all((each / one).exists() for one in wanted)), None)


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: who runs it then, as `subprocess` wants to know it."""
    if os.geteuid() != 0:
        return {}
    import pwd

    names = {each.pw_name for each in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """One server. Use it as a context, or `start` and `remove` it."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._as = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-"))  # short: a socket's path is limited
        if self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])
        self._data = self.folder / "data"
        self._names = (f"tables{number}" for number in itertools.count(1))
        self._process: subprocess.Popen[bytes] | None = None
        how = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self._run("initdb", *how, f"--username={_USER}", f"--pgdata={self._data}")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=self.folder,
            timeout=SECONDS,
            **self._as,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}")

    def start(self) -> Self:
        """Start it, and wait until it takes connections."""
        settings = [f"--{name}={value}" for name, value in _SETTINGS.items()]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self.folder)]
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [*command, *settings],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    cwd=self.folder,
                    start_new_session=True,  # Ctrl-C is for the tests, which end it
                    **self._as,
                )
            while self._process.poll() is None and time.monotonic() < deadline:
                if self._ready(self._process.pid):
                    return self
                time.sleep(0.05)
            time.sleep(0.2)  # what a kill has left behind may still be ending
        self.kill()
        raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-2000:]}")

    def _ready(self, pid: int) -> bool:
        """Its own word for it, in the file that `pg_ctl` looks at too."""
        try:
            lines = (self._data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) >= 8 and lines[0] == str(pid) and lines[7].strip() == "ready"

    def stop(self) -> None:
        """As one closes it."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """At once, as a power cut would. `start` brings it back."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(SECONDS)

    def remove(self) -> None:
        """Stop it and throw everything away."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh_database(self) -> str:
        """The URL of a new, empty database."""
        name = next(self._names)
        self._run("createdb", f"--host={self.folder}", f"--username={_USER}", name)
        return f"postgresql://{_USER}@/{name}?host={self.folder}"

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.remove()


@functools.cache
def shared() -> Cluster | None:
    """The one that serves all tests of a process. Without PostgreSQL None: `MISSING` says it."""
    programs = binaries()
    if programs is None:
        return None
    cluster = Cluster(programs)
    atexit.register(cluster.remove)
    return cluster.start()
