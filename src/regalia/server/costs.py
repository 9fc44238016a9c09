"""What a call costs: milliseconds of one process, as `python -m benchmarks.capacity` measured them,
rounded up. An address has a budget of such milliseconds (`guard.Rates`)."""

import re

#: Stands for the method where a table's socket is opened.
SOCKET = "SOCKET"
#: A message over a table's socket.
MESSAGE = 3.0
#: What nothing below fits.
OTHERS = 5.0
_TABLE = "/api/tables/[^/]+"
#: The first that fits counts; methods and paths are regular expressions.
_COSTS = (
    ("GET|HEAD", "/assets/", 4.0),
    ("GET|HEAD", f"{_TABLE}/(record|replay|review|hindsight)", 5.0),
    ("GET|HEAD", f"{_TABLE}", 2.0),
    ("GET|HEAD", "/api/tables", 10.0),
    ("GET|HEAD", "/health", 3.0),
    ("GET|HEAD", "/", 2.0),
    ("PUT", "/api/me", 5.0),
    ("POST", f"{_TABLE}/hint", 10.0),
    ("POST", f"{_TABLE}/", 4.0),
    ("POST", "/api/tables", 12.0),
    ("POST", "/api/verify", 30.0),  # not measured: a record may be a thousand times as long
    (SOCKET, "/", 10.0),
)
_costs = tuple((re.compile(f"(?:{how}) {where}"), each) for how, where, each in _COSTS)
#: Calls whose work is done elsewhere, while others of the address go on.
_long = re.compile(f"{SOCKET} |POST ({_TABLE}/hint|/api/verify)|GET {_TABLE}/(review|hindsight)")


def cost(method: str, path: str) -> float:
    call = f"{method} {path}"
    return next((each for pattern, each in _costs if pattern.match(call)), OTHERS)


def takes_long(method: str, path: str) -> bool:
    """Whether a call waits for something that is thought out elsewhere."""
    return _long.match(f"{method} {path}") is not None
