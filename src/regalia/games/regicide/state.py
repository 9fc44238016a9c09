"""The flat records everything works on: STATE, what a position is; REPORT, what a move did."""

import numpy as np

from ...core.chance import WORDS

PLAY, DISCARD, NAME, OVER = range(4)
PHASES = ("play", "discard", "name", "over")

UNDECIDED, LAST_KING, UNCOVERED, STUCK = range(4)
REASONS = (None, "last_king", "uncovered", "stuck")

NO_MEDAL, BRONZE, SILVER, GOLD = range(4)
MEDALS = (None, "bronze", "silver", "gold")

OVERPAY_ALLOWED, OVERPAY_UNTIL_COVERED, OVERPAY_FORBIDDEN = range(3)
YIELD_NEVER, YIELD_NOT_TWICE, YIELD_ALWAYS = range(3)

NOBODY = -1  # no enemy
TAVERN_CAPACITY = 64  # a ring, so that both ends can grow
TABLE_CAPACITY = (
    24  # fifteen cards can lie before an undefeated King, two Jesters, four more that kill
)

STATE = np.dtype(
    (
        np.record,
        [
            ("chance", np.uint64, (WORDS,)),  # the private stream
            ("hands", np.uint64, (4,)),
            ("discard", np.uint64),
            ("tavern", np.int8, (TAVERN_CAPACITY,)),
            ("castle", np.int8, (12,)),  # top first, defeated ones included
            ("table", np.int8, (TABLE_CAPACITY,)),  # cards in the order played
            (
                "table_play",
                np.int8,
                (TABLE_CAPACITY,),
            ),  # which play each belongs to: 4 * play + seat
            ("lot", np.int16, (54,)),  # RGC-44: the lot of each hidden card
            ("next_lot", np.int16),
            ("damage", np.int16),
            ("shield", np.int16),
            ("top", np.int8),  # where the Tavern's ring begins
            ("tavern_size", np.int8),
            ("castle_next", np.int8),
            ("enemy", np.int8),
            ("cancelled", np.int8),  # a Jester took its immunity
            ("table_size", np.int8),
            ("plays", np.int8),
            ("seat", np.int8),  # who decides; of a finished game who decided last, or NOBODY knows
            ("phase", np.int8),
            ("reason", np.int8),
            ("yielded", np.int8, (4,)),
            ("jesters", np.int8),  # solo: those set aside and not yet flipped
            ("players", np.int8),
            ("overpay", np.int8),
            ("solo_yield", np.int8),
        ],
    )
)

#: What the set-up asks for.
SETTING = np.dtype(
    (
        np.record,
        [
            ("players", np.int64),
            ("first", np.int64),  # who starts; below 0: drawn
            ("overpay", np.int64),
            ("solo_yield", np.int64),
        ],
    )
)

#: What one move did: everything events are told from.
REPORT = np.dtype(
    (
        np.record,
        [
            ("cards", np.uint64),
            ("healed", np.uint64),
            ("drawn", np.uint64, (4,)),
            ("kind", np.int8),
            ("seat", np.int8),
            ("named", np.int8),
            ("value", np.int16),
            ("damage", np.int16),  # done by this move
            ("damage_total", np.int16),
            ("shield", np.int16),  # gained by this move
            ("shield_total", np.int16),
            ("owed", np.int16),  # what must be discarded now
            ("cancelled", np.int8),  # the enemy whose immunity ended
            ("defeated", np.int8),
            ("exact", np.int8),
            ("revealed", np.int8),
            ("jesters", np.int8),
            ("players", np.int8),
            ("phase", np.int8),
            ("reason", np.int8),
        ],
    )
)
