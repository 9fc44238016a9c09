"""What a move would do, from what the player knows: the numbers to show before confirming."""

from typing import Any

import numpy as np

from ...core.compile import Array
from ...core.fields import fields_of
from .plain import so_far
from .rules import balanced_of, try_action
from .state import EXPANDING, REPORT, REVEALING, STATE
from .tokens import EACH, HOUSES
from .view import redeal_into, see_into


def consequences(views: Array, action: int) -> dict[str, Any]:
    """After a placement `so_far`, the least and most each House's tokens score, and the rows and
    columns the frame can still move (`freedom`); after an Intrigue or `stop` the `scores`, and
    whether they would `win`."""
    before = fields_of(views)["phase"]
    if before == REVEALING:
        return {}
    # The move is tried on a state dealt anew, never on the true one.
    states = np.zeros(1, STATE)
    redeal_into(views, np.array([1, 2], np.uint64), states)
    try_action(states, action, np.zeros(1, REPORT))
    after = views.copy()
    see_into(states, 0, after)
    a = fields_of(after)
    if before == EXPANDING:
        rows, columns = a["bottom"] - a["top"] + 1, a["right"] - a["left"] + 1
        return {"so_far": so_far(a), "freedom": [EACH - rows, EACH - columns]}
    scores = dict(zip(HOUSES, (int(n) for n in a["score"]), strict=True))
    return {"scores": scores, "wins": bool(balanced_of(states))}
