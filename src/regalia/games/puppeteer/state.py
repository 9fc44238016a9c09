"""The flat records everything works on: STATE, what a position is; REPORT, what a move did.

While the board grows its cells are counted from the first token, which lies in the middle of a
grid of 11 x 11: no legal board reaches further (AT-5).
"""

import numpy as np

REVEALING, EXPANDING, INTRIGUING, OVER = range(4)
PHASES = ("reveal", "expansion", "intrigue", "over")

NOBODY = -1
GRID = 11
MIDDLE = 5  # the first token's row and column of the grid

#: What a view and a state have in common: what the player sees.
PUBLIC = [
    ("cell", np.int8, (GRID * GRID,)),  # the House of the token on each cell, or NOBODY
    ("row", np.uint16, (GRID + 2,)),  # the same as sets of columns, an empty row at either end
    ("dark", np.uint64),  # dark Ally tokens, as cells of the finished board
    ("top", np.int8),  # rows and columns reached
    ("bottom", np.int8),
    ("left", np.int8),
    ("right", np.int8),
    ("laid", np.int8),  # tokens
    ("open", np.int8),  # the set of Identities revealed, by place in the list of scores
    ("paid", np.int8),  # the set of Houses whose Point token is dark
    ("intrigues", np.int8),
    ("phase", np.int8),
    ("won", np.int8),
    ("score", np.int8, (6,)),  # of each House, once the board is finished
    ("objective", np.int8),
    ("reveal", np.int8),
    ("lookahead", np.int8),
]

STATE = np.dtype(
    (
        np.record,
        [
            ("identity", np.int8, (6,)),  # the House on each score of the list
            ("pile", np.int8, (36,)),  # from `laid` on: the token in hand, then the pile
            *PUBLIC,
        ],
    )
)

#: What the set-up asks for.
SETTING = np.dtype(
    (np.record, [("objective", np.int64), ("reveal", np.int64), ("lookahead", np.int64)])
)

#: What one move did: everything events are told from.
REPORT = np.dtype(
    (
        np.record,
        [
            ("kind", np.int8),
            ("slot", np.int8),  # of the Identity revealed
            ("house", np.int8, (2,)),  # revealed, placed, or swapped
            ("row", np.int16),
            ("column", np.int16),
            ("first", np.int8),  # the House of the first token, when it is laid
            ("hand", np.int8),  # the token taken next, or NOBODY
            ("next", np.int8),  # the pile's top, if it lies open
            ("raven", np.int8),  # the set of Identities it revealed
            ("identity", np.int8, (6,)),
            ("cells", np.int8, (2,)),
            ("dark", np.int8),
            ("payer", np.int8),
            ("over", np.int8),
            ("won", np.int8),
            ("score", np.int8, (6,)),
            ("intrigues", np.int8),
        ],
    )
)
