"""Which rules there are, and the mark that says which rules a test proves."""

import pytest

REGICIDE = [f"RGC-{number}" for number in range(1, 50)]

#: `@rule("RGC-27")`: this test fails when that rule is broken.
rule = pytest.mark.rule
