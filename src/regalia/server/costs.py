"""What a call costs: milliseconds of one process, as `python -m benchmarks.capacity` measured them,
rounded up. An address has a budget of such milliseconds (`guard.Rates`)."""

import re

_TABLE = r"/api/tables/[^/]+"
#: The first that fits; methods and paths as regular expressions.
_COSTS: tuple[tuple[str, str, float], ...] = ()
#: What nothing above fits.
OTHERS = 10.0
_compiled = tuple((re.compile(f"(?:{how}) {where}"), each) for how, where, each in _COSTS)


def cost(method: str, path: str) -> float:
    call = f"{method} {path}"
    return next((each for pattern, each in _compiled if pattern.match(call)), OTHERS)
