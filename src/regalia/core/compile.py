"""The one decorator that turns plain Python into machine code, and the cache that keeps the result.

Kernels are module-level functions that call module-level functions. Numba's own cache does not
notice when a function imported from another file changes, so the cache of a kernel lies in a folder
named after a hash of everything it can call: `core` and the kernel's own package.

With NUMBA_DISABLE_JIT=1 the same source runs as ordinary Python.
"""

import contextlib
import functools
import hashlib
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config as numba_config

from . import places

Function = TypeVar("Function", bound=Callable[..., Any])

#: What a kernel sees of a structured record, an array or a 64-bit word: mypy cannot look inside.
Record = Any
Array = Any
Word = Any

JIT = not numba_config.DISABLE_JIT

if not JIT:
    # Machine words wrap around; NumPy scalars warn about it.
    np.seterr(over="ignore")


def fields_of(records: Array) -> dict[str, Any]:
    """The fields of an array of one record, as plain numbers and small arrays."""
    return dict(zip(records.dtype.names, records.item(), strict=True))


@functools.cache
def cache_folder(package: str) -> Path:
    """The cache of one package's kernels, named after the sources they are made of."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, Path(str(import_module(package).__file__)).parent):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return places.cache() / "kernels" / f"{package.rpartition('.')[2]}-{digest.hexdigest()[:16]}"


def is_warm(package: str, purpose: str) -> bool:
    """Whether what this purpose needs of a package has been compiled here before."""
    return not JIT or os.path.exists(cache_folder(package) / f"{purpose}.warm")


def mark_warm(package: str, purpose: str) -> None:
    """Remember that everything this purpose needs is compiled."""
    if not JIT:
        return
    with contextlib.suppress(OSError):
        (cache_folder(package) / f"{purpose}.warm").touch()


def _usable(folder: Path) -> bool:
    """Whether kernels can be kept in this folder, and only its owner could have put them there:
    what lies in it is run."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        ours = folder.stat().st_uid == os.getuid()
        for index in folder.rglob("*.nbi"):
            if index.stat().st_size == 0:
                index.unlink()  # a disk that was full; Numba would stumble over it
    except OSError:
        return False
    return ours and os.access(folder, os.R_OK | os.W_OK | os.X_OK)


def keeps(package: str) -> bool:
    """Whether what is compiled of a package is still there for the next process."""
    return JIT and _usable(cache_folder(package))


def compiled(function: Function) -> Function:
    """Compile a kernel; it releases the interpreter lock and is cached between runs.

    Where no cache can be written the kernel is compiled anew in each process.
    """
    folder = cache_folder(function.__module__.rpartition(".")[0])
    if not JIT or not _usable(folder):
        return numba.njit(nogil=True)(function)  # type: ignore[no-any-return]
    # Numba reads the setting while decorating; other people's kernels keep their own.
    before = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(folder)
    try:
        return numba.njit(nogil=True, cache=True)(function)  # type: ignore[no-any-return]
    finally:
        numba_config.CACHE_DIR = before
