"""The flat records everything works on: STATE, what a position is; REPORT, what a move did."""

import numpy as np

from ...core.chance import WORDS

TAKING, KEEPING, CHOOSING, PLAYING, OVER = range(5)
PHASES = ("take", "keep", "choose", "play", "over")

UNDECIDED, ALLIES, POINTS, DEATH, NO_CARD, NO_PLACEMENT, PLY_LIMIT = range(7)
REASONS = (None, "allies", "points", "death", "no_card", "no_placement", "ply_limit")

# Options, by their place in the manifest
STANDARD, OLD_STYLE, RANDOM, DRAFT, SECRET_RANDOM, SECRET_DRAFT = range(6)
SINGLE, BEST_OF_THREE, THREE_GAMES = range(3)
FACE_UP, OCCUPIED = range(2)
WITH_COVERED, UNCOVERS = range(2)

NOBODY = -1
NOWHERE = -1
LAST_PLY = 60  # AR-14

#: What a view and a state have in common: what everybody sees.
PUBLIC = [
    ("neutral", np.uint64),  # the Neutral Area
    ("discard", np.uint64),
    ("used", np.uint64),  # neutrals of earlier games of the match (AR-59)
    ("shown", np.uint64),  # neutrals that have lain open in this game
    ("card", np.int8, (9,)),  # on each cell, or NOBODY
    ("covered", np.int8),  # under the Tower
    ("seat", np.int8),  # who decides; of a finished game who decided last, or NOBODY knows
    ("phase", np.int8),
    ("reason", np.int8),
    ("winner", np.int8),
    ("first", np.int8),
    ("plies", np.int8),
    ("game", np.int8),
    ("step", np.int8),  # of a Secret Draft: 0 to 3
    ("occupied", np.int16),  # sets of cells
    ("red", np.int16),  # allies of seat 0
    ("down", np.int16),  # lying face down
    ("shield", np.int16),  # RRR-49: where a card that lies face up has one
    ("hush", np.int16),  # where active effects are negated
    ("doomed", np.int8, (2,)),  # the cell of the card each player destroyed
    ("number", np.int8, (9,)),  # on numbered cells
    ("wins", np.int8, (2,)),
    ("points", np.int16, (2,)),  # of the finished games of the match
    ("score", np.int16, (2,)),  # of the last finished game
    ("system", np.int8),
    ("numbered", np.int8),
    ("match", np.int8),
    ("ending", np.int8),
    ("copy_shielded", np.int8),
    ("shield_fails", np.int8),  # against negation
    ("tower_falls", np.int8),
]

STATE = np.dtype(
    (
        np.record,
        [
            ("chance", np.uint64, (WORDS,)),  # the private stream
            ("area", np.uint64, (2,)),
            ("hidden", np.uint64, (2,)),  # of these, the face-down ones (AR-62)
            ("aside", np.uint64),  # neutrals not used so far
            ("offer", np.uint64),  # what a draft lets choose from
            ("passed", np.uint64, (2,)),  # Secret Draft: the three cards each passed on
            ("thrown", np.uint64, (2,)),  # and the two each threw away
            ("second", np.uint64, (2,)),  # the hidden card each kept of the other's three
            *PUBLIC,
        ],
    )
)

#: What the set-up asks for: who starts (below 0: drawn), the options, the numbers of the cells
#: (all 0: 1 to 9 shuffled).
SETTING = np.dtype(
    (
        np.record,
        [
            ("first", np.int64),
            ("system", np.int64),
            ("numbered", np.int64),
            ("match", np.int64),
            ("ending", np.int64),
            ("copy_shielded", np.int64),
            ("shield_fails", np.int64),
            ("tower_falls", np.int64),
            ("number", np.int64, (9,)),
        ],
    )
)

#: What one move did: everything events are told from.
REPORT = np.dtype(
    (
        np.record,
        [
            ("dealt", np.uint64),  # neutrals laid open
            ("drawn", np.uint64, (2,)),  # neutrals drawn into Areas before a game
            ("rest", np.uint64),  # a draft's last two
            ("passed", np.uint64),
            ("thrown", np.uint64),
            ("offered", np.uint64),  # the next four of a Secret Draft
            ("kind", np.int8),
            ("seat", np.int8),
            ("card", np.int8),
            ("cell", np.int8),
            ("covers", np.int8),
            ("negated", np.int8),
            ("copied", np.int8, (2,)),  # cells
            ("copied_card", np.int8, (2,)),
            ("verb", np.int8),
            ("hit", np.int16),  # cells
            ("was_red", np.int16),
            ("hit_card", np.int8, (9,)),
            ("goal", np.int8),  # where a Fairy's card went
            ("other", np.int8),  # a card of an Area, of the discard pile or of those set aside
            ("blind", np.int8),
            ("refilled", np.int8),
            ("removed_cell", np.int8),
            ("removed", np.int8),
            ("removed_under", np.int8),
            ("uncovered", np.int8),
            ("ended", np.int8),  # a game
            ("winner", np.int8),
            ("reason", np.int8),
            ("score", np.int16, (2,)),
            ("shown", np.uint64, (2,)),  # hidden cards shown at the end of a game
            ("game", np.int8),
            ("over", np.int8),  # the match, if it was one
            ("match_winner", np.int8),
            ("total", np.int16, (2,)),  # games won, or points
            ("first", np.int8),
            ("secret", np.int8),  # whether cards drawn before a game lie face down
            # The field of a game of a match as it lay at the end, if it was cleared for the next
            ("cleared", np.int8),
            ("last_card", np.int8, (9,)),
            ("last_covered", np.int8),
            ("last_red", np.int16),
            ("last_down", np.int16),
            ("last_doomed", np.int8, (2,)),
            ("last_counts", np.int16, (2, 2)),
            ("numbered", np.int8),
        ],
    )
)
