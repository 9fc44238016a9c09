"""What the page's own check of a deal is tested with: records, and data as it is hashed.
`python -m tests.tables.vectors` writes the file anew."""

import json
import random
from pathlib import Path
from typing import Any

from regalia.tables import requests, sight
from regalia.tables.log import canonical
from regalia.tables.table import Asker

from .sitting import SECRET, Sitting, contribution, round_trip
from .test_fairness import eventful, old_style

FILE = Path(__file__).parent.parent.parent / "web" / "tests" / "deals.json"
#: All that a log can hold, and some that it cannot.
DATA: list[Any] = [
    None,
    True,
    False,
    0,
    -7,
    2**53 - 1,
    "",
    'quote " backslash \\ slash / tab \t newline \n bell \x07 delete \x7f',
    "Zoë, José, Ænne, Þóra, Łukasz, 王, 🂡, \u2028 \u2029 \ufeff \uffff",
    "</script>",
    [],
    {},
    [[], {}, [None, {"b": 1, "a": [2]}]],
    {"z": 1, "é": 2, "\uffff": 3, "🂡": 4, "": 5, "a": 6, "aa": 7, "A": 8},
]


def _names() -> Sitting:
    """People with names that ASCII does not have, somebody who changed their mind, and nobody."""
    sitting = Sitting("revolution", secret=SECRET)
    one, two = Asker("ann", "Zoë 🂡"), Asker("bob", 'Łu"ka\\sz')
    sitting.ask(one, requests.Sit, contribution=contribution("ann"))
    sitting.ask(two, requests.Sit, contribution=contribution("bob"))
    sitting.ask(two, requests.Leave)
    sitting.ask(one, requests.Bot, seat=1, bot="random")
    sitting.ask(one, requests.Empty, seat=1)
    sitting.ask(two, requests.Sit, contribution=contribution("bob again"))
    return sitting.start(None).play_on(random.Random(5))


def vectors() -> dict[str, Any]:
    nobody = Sitting("puppeteer", secret=SECRET).seat("ann").start(None).play_on(random.Random(6))
    records = {
        "names": sight.record(_names().table),
        "four": sight.record(eventful("regicide", {"players": 4}).table),
        "two": sight.record(eventful("revolution", {}).table),
        "alone": sight.record(eventful("puppeteer", {}).table),
        "nobody": sight.record(nobody.table),
        "old": old_style("a1" * 16, "b2" * 16),
        "short": old_style("a1b2:ffee", "0011"),
    }
    return {
        "canonical": [[each, canonical(each)] for each in DATA],
        "ann": contribution("ann"),
        "records": {title: round_trip(record) for title, record in records.items()},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
