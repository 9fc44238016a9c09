"""What whoever runs a server should know of its store: failures, broken logs, slow commits.

Each trouble is one line of the log when it begins and one when it ends, a code in `/health` while
it lasts, and a count among the metrics.
"""

import contextlib
import logging
from collections import Counter
from collections.abc import Iterator

from .database import StoreError
from .log import BrokenLog

logger = logging.getLogger("regalia.tables")

#: Upper ends of the classes in which commits are counted, in seconds.
CLASSES = (0.005, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
#: Troubles that only another file and a new start can end.
_LASTING = ("store/damaged", "store/gone")


class Condition:
    def __init__(self) -> None:
        self.errors: Counter[str] = Counter()  # by code
        self.broken: dict[str, BrokenLog] = {}  # by table
        self.checked = 0  # logs read through in the background
        self.ahead = 0  # clients who have seen more of a table than there is
        self.commits = 0  # groups written so far
        self.commit_seconds = 0.0
        self.classes = [0] * (len(CLASSES) + 1)
        self._troubles: dict[str, str] = {}  # codes, by what was tried

    def troubles(self) -> list[str]:
        """The codes of all that is wrong now."""
        broken = {BrokenLog.CODE} if self.broken else set()
        return sorted({*self._troubles.values(), *broken})

    @property
    def failing(self) -> bool:
        """Whether reading or writing did not work when it was last tried."""
        return bool(self._troubles)

    def failed(self, trying: str, error: StoreError) -> StoreError:
        """Take down that something (`read`, `write`) failed."""
        self.errors[error.code] += 1
        known = self._troubles.get(trying)
        if known != error.code and known not in _LASTING:
            self._troubles[trying] = error.code
            facts = {"code": error.code, "trying": trying, "why": error.facts.get("why", "")}
            logger.error("store trouble", extra=facts)
        return error

    def worked(self, trying: str) -> None:
        known = self._troubles.get(trying)
        if known is not None and known not in _LASTING:
            del self._troubles[trying]
            logger.warning("store works again", extra={"code": known, "trying": trying})

    def committed(self, seconds: float) -> None:
        self.commits += 1
        self.commit_seconds += seconds
        self.classes[sum(seconds > most for most in CLASSES)] += 1

    @contextlib.contextmanager
    def noticing(self, table: str) -> Iterator[None]:
        """Take down whether a log turns out to be broken."""
        try:
            yield
        except BrokenLog as error:
            if table not in self.broken:
                logger.error(
                    "broken log", extra={"table": table, **error.facts, "code": error.code}
                )
            self.broken[table] = error
            raise
        if self.broken.pop(table, None):
            logger.warning("log whole again", extra={"table": table})

    def gone(self, table: str) -> None:
        """A table that was broken is not there any more."""
        self.broken.pop(table, None)

    def client_ahead(self, table: str, number: int, seen: int) -> None:
        """Somebody says they have seen more of a table than there is: its last entries are gone,
        or they invent it."""
        self.ahead += 1
        if self.ahead & (self.ahead - 1) == 0:  # the 1st, 2nd, 4th: nobody can fill the log
            facts = {"table": table, "number": number, "seen": seen, "count": self.ahead}
            logger.warning("client ahead of the log", extra=facts)
