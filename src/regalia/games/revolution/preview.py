"""What a move would do, from what its player knows: the numbers to show before confirming.

The move is tried on a state dealt anew from the view, never on the true one, and only what does not
depend on hidden cards or chance is told.
"""

from typing import Any

import numpy as np

from ...core.compile import Array
from ...core.fields import fields_of
from .actions import choice_of
from .cells import cell_names
from .plain import board_data, counts_of
from .rules import try_action
from .state import NO_PLACEMENT, OVER, PLAYING, REPORT, STATE
from .view import VIEW, redeal_into, see_into


def consequences(views: Array, action: int) -> dict[str, Any]:
    """`allies` and `points` after the move, `hit` the cells it changes, `ends` whether it completes
    the Battlefield, `winner` who has won then, `board` the field as it would lie. All cards there
    lie open to both, so that nothing hidden is in it, whatever was picked or drawn."""
    states, reports = np.zeros(1, STATE), np.zeros(1, REPORT)
    redeal_into(views, np.array([1, 2], np.uint64), states)
    if states["phase"][0] != PLAYING:
        return {}
    # A match would clear the field before anybody could look at it.
    states["match"] = 0
    try_action(states, action, reports)
    after, report = states[0], reports[0]
    ended = bool(after.phase == OVER)
    # Whether the opponent's face-down cards find a place (AR-12) is not known.
    if after.reason == NO_PLACEMENT and views["hidden_size"][0, 1 - views["viewer"][0]]:
        ended = False
    seen = np.zeros(1, VIEW)
    see_into(states, int(views["viewer"][0]), seen)
    return {
        **counts_of(seen),
        "hit": cell_names(int(report.hit)) if choice_of(action) else [],
        "ends": ended,
        "winner": int(after.winner) if ended and after.winner >= 0 else None,
        "board": board_data(fields_of(seen)),
    }
