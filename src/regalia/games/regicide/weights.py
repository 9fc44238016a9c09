"""What Regicide's instant players weigh a move by: features with a weight each, found by tuning,
and after them the networks of `instincts`. One array holds all, a row for each number of players.
"""

import numpy as np

from ...core.compile import Array
from .cards import VALUE
from .instincts import read_weights

#: A fifth set of weights, for a solo player who flips no Jester.
UNAIDED = 5
#: What a move is weighed by. The weights of the rule of thumb, alone and in a team; then those of
#: the reflexes, with one to four players and UNAIDED, found by `python -m benchmarks.tuning`.
_FEATURES = (
    # a card drawn by oneself
    ("DRAWN", 5.40, 6.70, 8.94, 7.29, 11.17, 8.02, 7.46),
    # a card drawn by another player
    ("SHARED", 3.70, 5.20, 4.29, 12.49, 9.46, 7.66, 4.49),
    # more for a card drawn, the emptier the hand it comes to
    ("HUNGER", 0.00, 0.00, 1.40, 0.57, 0.08, -0.35, 3.96),
    # ten points of the enemy known to lie on the Tavern, drawn
    ("CROWN", 0.00, 0.00, -1.74, -1.41, 0.29, 1.69, -2.16),
    # a card healed
    ("HEALED", 1.30, 2.00, 1.68, 2.11, 2.81, 2.68, 1.41),
    # more for it when the Tavern has less than ten
    ("THIRST", 0.00, 0.00, 1.46, 1.15, 1.22, 1.13, 0.85),
    # each further blow until the enemy falls
    ("BLOWS", 0.70, 1.00, 0.74, 1.37, 1.07, 1.24, 0.75),
    # the damage of a usual turn
    ("PACE", 8.80, 12.00, 7.73, 14.37, 12.81, 13.24, 8.77),
    # a point of damage that was needed
    ("DAMAGE", 0.00, 0.00, 0.35, 0.78, 0.40, -0.16, 0.62),
    # an enemy defeated
    ("DEFEATED", 0.10, 4.50, -0.98, 3.17, 4.03, -1.06, -1.27),
    # exactly, for each ten of its attack
    ("EXACT", 5.80, 6.20, 6.85, 5.30, 6.64, 7.16, 6.50),
    # ten points of damage wasted
    ("WASTE", 3.30, 4.70, 2.02, 2.92, 8.67, 8.72, 3.11),
    # a card left in hand that would then kill
    ("READY", 0.00, 0.00, 2.12, 1.28, 1.05, 1.26, 3.00),
    # and exactly
    ("READY_EXACTLY", 0.00, 0.00, 7.81, 2.93, 0.03, 0.79, 4.64),
    # a card kept whose suit the enemy on the table is immune to
    ("IMMUNE", 0.00, 0.00, -2.73, -0.76, -1.37, -1.80, -2.81),
    # a point that the hand will be worth less than it should
    ("LACK", 0.00, 0.00, 0.13, 0.34, 0.31, 0.61, 0.92),
    # that is, so many times the next blow
    ("FLOOR", 0.00, 0.00, -0.15, -0.12, -0.10, 0.77, 0.83),
    # a point of the blow beyond five for each card of the next player
    ("EXPOSED", 0.00, 0.00, -1.91, -0.01, 1.10, 1.40, 0.03),
    # a yield
    ("YIELDING", 0.00, 0.00, 0.91, -5.75, -2.01, -3.17, 1.95),
    # a Jester played
    ("JESTING", 0.00, 0.00, 1.81, 0.74, 1.07, 2.26, -1.60),
    # each point of the blow it saves
    ("SAVED", 0.00, 0.00, -0.19, 0.48, -0.90, -1.28, 1.01),
    # each card in hand whose power it frees
    ("FREED", 0.00, 0.00, -1.03, 0.17, 1.48, 1.17, -1.17),
    # solo: flip at step 1 when the hand has at most so many points
    ("FLIP_FIRST", 0.90, 2.40, -0.31, 1.08, 2.44, 2.61, 0.38),
    # solo: flip at step 4 when paying leaves at most so many points
    ("FLIP_LATE", -0.40, 5.30, -3.25, 2.21, 6.93, 5.52, -3.13),
    # not discarding a card that would kill exactly
    ("FINISHER", 0.00, 0.00, 6.03, 0.56, -0.23, -0.00, 4.52),
    # keeping a card, whatever its value
    ("CARD", 0.10, -2.20, 2.93, -1.20, -2.40, -3.28, 1.30),
    # a point
    ("POINT", 1.00, 0.80, 1.54, 1.66, 1.55, 1.49, 1.45),
    # more for a heart
    ("HEART", 0.10, 0.40, 0.69, 0.94, -0.15, -1.17, 2.01),
    ("DIAMOND", 10.20, 4.60, 14.44, 5.99, 6.69, 7.38, 15.03),
    ("CLUB", -0.50, 0.20, -0.03, -0.09, -0.55, -1.71, -1.44),
    ("SPADE", 1.50, 1.40, -0.84, 0.43, -0.29, -0.45, 0.86),
    # more for each of its points
    ("HEART_POINT", 0.00, 0.00, -0.36, -0.19, -0.02, 0.35, -0.48),
    ("DIAMOND_POINT", 0.00, 0.00, 0.33, 0.78, 0.72, 0.69, 0.39),
    ("CLUB_POINT", 0.00, 0.00, -0.27, -0.06, -0.26, -0.09, 0.23),
    ("SPADE_POINT", 0.00, 0.00, -0.10, -0.20, -0.15, -0.03, -0.11),
    # more for a Jack, Queen or King
    ("ROYAL", 0.00, 0.00, 5.03, 3.24, 0.93, 1.64, 5.92),
    ("JESTER", 5.20, 4.40, 1.93, 1.81, 5.15, 5.01, 5.33),
)
FEATURES = tuple(row[0] for row in _FEATURES)
(
    DRAWN,
    SHARED,
    HUNGER,
    CROWN,
    HEALED,
    THIRST,
    BLOWS,
    PACE,
    DAMAGE,
    DEFEATED,
    EXACT,
    WASTE,
    READY,
    READY_EXACTLY,
    IMMUNE,
    LACK,
    FLOOR,
    EXPOSED,
    YIELDING,
    JESTING,
    SAVED,
    FREED,
    FLIP_FIRST,
    FLIP_LATE,
    FINISHER,
    CARD,
    POINT,
    HEART,
    _DIAMOND,
    _CLUB,
    _SPADE,
    HEART_POINT,
    _DIAMOND_POINT,
    _CLUB_POINT,
    _SPADE_POINT,
    ROYAL,
    JESTER,
) = range(len(FEATURES))
#: After the features: what each card is worth keeping for, which follows from them.
KEEP = len(FEATURES)


def complete(features: Array) -> Array:
    """Weights as the kernels want them, from those of the features."""
    suits, ranks = np.arange(52) % 4, np.arange(52) // 4
    cards = features[CARD] + (features[POINT] + features[HEART_POINT + suits]) * VALUE[:52]
    cards += features[HEART + suits] + features[ROYAL] * (ranks > 9)
    jesters = [features[CARD] + features[JESTER]] * 2
    return np.concatenate([features, cards, jesters])


_COLUMNS = np.array([row[1:] for row in _FEATURES]).T
#: Whose weights: the rule of thumb's, or the reflexes'; then for how many players.
THUMB, REFLEX = range(2)
_THUMBS = np.array(
    [[complete(_COLUMNS[which]) for which in whose] for whose in ((0, 1, 1, 1, 0), (2, 3, 4, 5, 6))]
)
#: After those: the networks of `instincts`, which the rule of thumb does without.
FEEL = _THUMBS.shape[2]
_INSTINCTS = read_weights()
WEIGHTS = np.concatenate(
    [_THUMBS, np.stack([np.zeros_like(_INSTINCTS), _INSTINCTS])], axis=2, dtype=np.float32
)
