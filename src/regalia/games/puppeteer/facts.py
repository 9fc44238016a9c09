"""What the page has to know of the Houses and objectives, as plain data."""

from .tokens import DIVIDE, HOUSES, OBJECTIVES, UNITED

FACTS = {
    "houses": HOUSES,
    #: Objectives that look at which tokens touch each other.
    "clustered": [OBJECTIVES[UNITED], OBJECTIVES[DIVIDE]],
}
