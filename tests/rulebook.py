"""Which rules there are, and the mark that says which rules a test proves."""

import pytest

REGICIDE = [f"RGC-{number}" for number in range(1, 50)]
REVOLUTION = [f"RRR-{number}" for number in range(1, 84)] + [
    f"AR-{number}" for number in range(1, 65)
]
PUPPETEER = [f"TIT-{number}" for number in range(1, 40)] + [
    f"AT-{number}" for number in range(1, 24)
]

#: By game: the ids on its page.
RULES = {"regicide": REGICIDE, "revolution": REVOLUTION, "puppeteer": PUPPETEER}

#: `@rule("RGC-27")`: this test fails when that rule is broken.
rule = pytest.mark.rule
