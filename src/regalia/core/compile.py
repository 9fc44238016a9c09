"""The one decorator that turns plain Python into machine code, and the cache that keeps the result.

Kernels are module-level functions that call module-level functions. Numba's own cache does not
notice when a function imported from another file changes, so the cache of a kernel lies in a folder
named after a hash of its module and of every module that one imports, directly or not: all that a
kernel can call or read. Only imports at the top level of a module are followed.

With NUMBA_DISABLE_JIT=1 the same source runs as ordinary Python.
"""

import contextlib
import functools
import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numba
import numpy as np
from numba.core import config as numba_config
from numba.extending import register_jitable

from . import places

try:
    import fcntl
except ImportError:  # Windows: several processes may compile the same
    fcntl = None  # type: ignore[assignment]

Function = TypeVar("Function", bound=Callable[..., Any])

#: What a kernel sees of a structured record, an array or a 64-bit word: mypy cannot look inside.
Record = Any
Array = Any
Word = Any

if TYPE_CHECKING:

    def int64(number: Any) -> int:
        """A number widened to 64 bits: a kernel called with integers of other sizes would be
        compiled for each of them. (NumPy's own type would not be an `int` to mypy.)"""
else:
    int64 = np.int64

JIT = not numba_config.DISABLE_JIT

if not JIT:
    # Machine words wrap around; NumPy scalars warn about it.
    np.seterr(over="ignore")


_IMPORT = re.compile(
    rb"^(?:from (\.*)([\w.]*) import (\([^)]*\)|[^\n]*)|import ([\w.]+))", re.MULTILINE
)


@functools.cache
def _imports(name: str) -> frozenset[str]:
    """The modules of ours, and of the module's own project, that a loaded module imports."""
    module = sys.modules[name]
    package = name if hasattr(module, "__path__") else name.rpartition(".")[0]
    roots = (name.partition(".")[0], __name__.partition(".")[0])
    found = set()
    for dots, path, names, plain in _IMPORT.findall(_source(name)):
        base = (plain or path).decode()
        if dots:
            above = package.split(".")[: len(package.split(".")) - len(dots) + 1]
            base = ".".join([*above, *filter(None, [base])])
        members = re.findall(r"(\w+)(?: as \w+)?", names.decode())
        found |= {base, *(f"{base}.{member}" for member in members)}
    return frozenset(
        each for each in found if each.partition(".")[0] in roots and each in sys.modules
    )


@functools.cache
def _source(name: str) -> bytes:
    file = getattr(sys.modules[name], "__file__", None)
    return Path(file).read_bytes() if file else b""


def _reached(name: str) -> Iterator[str]:
    """A loaded module and all that it imports."""
    seen, waiting = {name}, [name]
    while waiting:
        yield (each := waiting.pop())
        new = _imports(each) - seen
        seen |= new
        waiting += new


@functools.cache
def kernel_folder(module: str) -> Path:
    """The cache of one module's kernels, named after the sources they are made of."""
    digest = hashlib.sha256()
    for each in sorted(_reached(module)):
        digest.update(each.encode() + b"\0" + _source(each) + b"\0")
    return _kernels() / f"{module.rpartition('.')[2]}-{digest.hexdigest()[:16]}"


@functools.cache
def _has_kernels(package: str) -> bool:
    """Whether anything in a package's own folder is compiled by us."""
    folder = Path(str(import_module(package).__file__)).parent
    return any(b"compiled" in source.read_bytes() for source in folder.glob("*.py"))


@functools.cache
def cache_folder(package: str) -> Path:
    """Where it is remembered which of a package's kernels are compiled, for all of its sources."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, Path(str(import_module(package).__file__)).parent):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return _kernels() / f"{package.rpartition('.')[2]}-{digest.hexdigest()[:16]}"


def _kernels() -> Path:
    return places.cache() / "kernels"


def is_warm(package: str, purpose: str) -> bool:
    """Whether what this purpose needs of a package has been compiled here before, or need not be:
    there are games without kernels."""
    warm = not JIT or os.path.exists(cache_folder(package) / f"{purpose}.warm")
    return warm or not _has_kernels(package)


def mark_warm(package: str, purpose: str) -> None:
    """Remember that everything this purpose needs is compiled."""
    if not JIT:
        return
    folder = cache_folder(package)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{purpose}.warm").touch()


@contextlib.contextmanager
def in_turn(package: str) -> Iterator[None]:
    """Compile what a package needs while no other process does: who comes later finds it done. The
    lock vanishes with its process, however that ends."""
    folder = cache_folder(package)
    if fcntl is None or not JIT or not _usable(folder):
        yield
        return
    with (folder / "lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


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
    return _compile(function)


def inlined(function: Function) -> Function:
    """A kernel that becomes part of every kernel that calls it, however large that makes them."""
    return _compile(function, forceinline=True)


def _compile(function: Function, **flags: bool) -> Function:
    folder = kernel_folder(function.__module__)
    if not JIT or not _usable(folder):
        return numba.njit(nogil=True, **flags)(function)  # type: ignore[no-any-return]
    # Numba reads the setting while decorating; other people's kernels keep their own.
    before = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(folder)
    try:
        return numba.njit(nogil=True, cache=True, **flags)(function)  # type: ignore[no-any-return]
    finally:
        numba_config.CACHE_DIR = before


def shared(function: Function) -> Function:
    """A small function for kernels and for Python: in kernels it is compiled into its callers,
    elsewhere it stays plain Python, without the price of calling a kernel."""
    return register_jitable(function)  # type: ignore[no-any-return]
