"""Several server processes behind one address, and a parent that only watches them.

The parent forks before anything is running: what is loaded is shared, and a child is soon there. A
child that ends is started again. When the parent ends, however it does, its children follow.

uvicorn's own supervisor wants an application that can be imported by name, tells nobody why a child
could not start, and leaves its children behind when it is killed.
"""

import contextlib
import logging
import os
import pickle
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import RegaliaError

#: Seconds before a child that ended before it was open is started again; each time twice as many.
PAUSE, LONGEST_PAUSE = 0.5, 30.0
#: Seconds until a child that was told to stop is killed.
PATIENCE = 20.0
_OPEN = b"open"
_SIGNALS = (signal.SIGTERM, signal.SIGINT)

logger = logging.getLogger("regalia.server")


@dataclass(frozen=True)
class Ties:
    """What a child has of its parent."""

    number: int
    parent: int  # the end of a pipe; it can be read from as soon as the parent is gone
    _word: int

    def opened(self) -> None:
        """Say that the doors are open."""
        with contextlib.suppress(OSError):  # nobody is left to hear it
            os.write(self._word, _OPEN)


@dataclass
class _Child:
    number: int
    pid: int = 0
    word: int = -1  # where its words come from; they end when it does
    said: bytes = b""
    failures: int = 0  # one after the other, before it was open
    due: float = field(default_factory=time.monotonic)  # when it is to be started

    @property
    def opened(self) -> bool:
        return self.said.startswith(_OPEN)

    def error(self) -> RegaliaError:
        """Why it could not start."""
        with contextlib.suppress(Exception):
            found = pickle.loads(self.said)
            if isinstance(found, RegaliaError):
                return found
        return RegaliaError("serve/failed")


class Family:
    """`run` returns when the parent was told to stop and all children have."""

    def __init__(self, count: int, work: Callable[[Ties], None]) -> None:
        self._work = work
        self._children = [_Child(number) for number in range(count)]
        self._life, self._living = os.pipe()  # nobody ever writes to it
        self._woken, self._wake = os.pipe()
        self._stopping = False

    def run(self, opened: Callable[[], None]) -> None:
        """`opened` is called when all are open for the first time. If one cannot even start then,
        all end, with its error."""
        with self._signals():
            try:
                waiting = True
                while not self._stopping:
                    self._start_due()
                    self._listen()
                    if waiting and all(child.opened for child in self._children):
                        waiting = False
                        opened()
                    self._bury(first=waiting)
            finally:
                self._end()

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        def stop(*_: object) -> None:
            self._stopping = True

        os.set_blocking(self._wake, False)
        before = signal.set_wakeup_fd(self._wake)
        handlers = {each: signal.signal(each, stop) for each in _SIGNALS}
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            for each, handler in handlers.items():
                signal.signal(each, handler)

    def _start_due(self) -> None:
        for child in self._children:
            if not child.pid and child.due <= time.monotonic():
                self._start(child)

    def _start(self, child: _Child) -> None:
        heard, word = os.pipe()
        for stream in (sys.stdout, sys.stderr):
            if stream:
                stream.flush()  # else both would write what waits
        # A signal that comes now must not meet the parent's handlers in the child
        signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
        pid = os.fork()
        if not pid:
            os.close(heard)
            self._be_child(Ties(child.number, self._life, word))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
        os.close(word)
        child.pid, child.word, child.said = pid, heard, b""

    def _be_child(self, ties: Ties) -> None:
        """Never returns."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent passes Ctrl-C on
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
            for each in (self._living, self._woken, self._wake):
                os.close(each)
            for sibling in self._children:
                if sibling.pid:
                    os.close(sibling.word)
            self._work(ties)
            status = 0
        except RegaliaError as error:
            with contextlib.suppress(OSError):
                os.write(ties._word, pickle.dumps(error))
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            for stream in (sys.stdout, sys.stderr):
                with contextlib.suppress(OSError, ValueError, AttributeError):
                    stream.flush()
            os._exit(status)

    def _listen(self) -> None:
        """Wait until somebody says something, somebody ends, or somebody is due."""
        living = {child.word: child for child in self._children if child.pid}
        due = [child.due for child in self._children if not child.pid]
        seconds = max(0.0, min(due) - time.monotonic()) if due else None
        ready, _, _ = select.select([self._woken, *living], [], [], seconds)
        for each in ready:
            if each == self._woken:
                os.read(self._woken, 100)
            elif words := os.read(each, 65_536):
                living[each].said += words
            else:
                self._ended(living[each])

    def _ended(self, child: _Child) -> None:
        _, status = os.waitpid(child.pid, 0)
        os.close(child.word)
        child.pid, child.word = 0, -1
        if self._stopping:
            return
        child.failures = 0 if child.opened else child.failures + 1
        pause = PAUSE * 2.0 ** min(child.failures - 1, 20) if child.failures else 0.0
        child.due = time.monotonic() + min(pause, LONGEST_PAUSE)
        told: dict[str, Any] = {"number": child.number}
        told["status"] = os.waitstatus_to_exitcode(status)
        if child.failures:
            told["code"] = child.error().code
        logger.error("process ended", extra=told)

    def _bury(self, *, first: bool) -> None:
        """End everything if a child could not start at the first start."""
        for child in self._children:
            if first and child.failures:
                raise child.error()

    def _end(self) -> None:
        """Tell all children to stop, and wait for them."""
        self._stopping = True
        self._tell(signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        while any(child.pid for child in self._children):
            living = {child.word: child for child in self._children if child.pid}
            left = deadline - time.monotonic()
            if left <= 0:
                self._tell(signal.SIGKILL)
            for each in select.select(list(living), [], [], max(left, 0.05))[0]:
                if not os.read(each, 65_536):
                    self._ended(living[each])
        for each in (self._life, self._living, self._woken, self._wake):
            os.close(each)

    def _tell(self, what: signal.Signals) -> None:
        for child in self._children:
            if child.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child.pid, what)
