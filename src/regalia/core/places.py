"""Where files are kept on this computer, as the XDG convention has it."""

import os
import tempfile
from pathlib import Path


def cache() -> Path:
    """For what can be made again."""
    return _base("XDG_CACHE_HOME", "~/.cache") / "regalia"


def data() -> Path:
    """For what must not be lost."""
    return _base("XDG_DATA_HOME", "~/.local/share") / "regalia"


def _base(variable: str, usual: str) -> Path:
    path = os.environ.get(variable) or os.path.expanduser(usual)
    if path.startswith("~"):
        # Nobody's home: a folder of this user's own, for this run of the machine.
        path = os.path.join(tempfile.gettempdir(), f"regalia-{os.getuid()}")
    return Path(path)
