"""What the server writes about itself: one JSON object a line, without names, keys or cards.

All of it: warnings, other libraries' words and whatever nobody has caught, too. The same thing is
said only so often, so that nobody can fill a disk by being refused.
"""

import json
import logging
import sys
import threading
import time
from typing import Any

#: In so many seconds the same thing is said at most so often.
WINDOW, OFTEN = 10.0, 10

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        if record.stack_info:
            line["stack"] = self.formatStack(record.stack_info)
        return json.dumps(line, default=str)


class NotTooOften(logging.Filter):
    """Leaves out what has just been said again and again; the next line tells how often."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[Any, ...], int] = {}
        self._left_out: dict[tuple[Any, ...], int] = {}
        self._since = time.monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now >= self._since + WINDOW:
            self._left_out = {
                what: times - OFTEN for what, times in self._said.items() if times > OFTEN
            }
            self._said, self._since = {}, now
        what = (record.name, record.levelno, record.msg, getattr(record, "why", ""))
        times = self._said[what] = self._said.get(what, 0) + 1
        if times == 1 and what in self._left_out:
            record.left_out = self._left_out.pop(what)
        return times <= OFTEN


def set_up(level: int = logging.WARNING) -> None:
    """From here on this process writes nothing but such lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(NotTooOften())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "py.warnings"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # its own complaints are no lines of ours
    logger = logging.getLogger("regalia")

    def uncaught(kind: Any, error: Any, trace: Any) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        logger.critical("uncaught", exc_info=(kind, error, trace))

    def in_thread(args: Any) -> None:
        if args.exc_type is not SystemExit:
            uncaught(args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback)

    def unraisable(args: Any) -> None:
        error = args.exc_value or args.exc_type()
        said = args.err_msg or "ignored"
        logger.error(said, exc_info=(args.exc_type, error, args.exc_traceback))

    sys.excepthook = uncaught
    threading.excepthook = in_thread
    sys.unraisablehook = unraisable
