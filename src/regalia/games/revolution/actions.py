"""An action, which is what a move is inside: one number. Its layout is known here and nowhere else.

From the lowest bit on: the card; its cell; the cell of the card that it copies, and of the card
that this one copies in turn (counted from 1, 0 is none); the choice of the effect that acts in the
end (its place in `cells.WORDS`; 0 is no effect: declined, negated or void); the kind of action. An
action that chooses who plays first has 0 (first) or 1 (second) in the place of the card.
"""

from ...core.compile import shared

TO_PLACE, TO_TAKE, TO_KEEP, TO_CHOOSE = range(4)

CELL_SHIFT, COPY_SHIFT, DEEP_SHIFT, CHOICE_SHIFT, KIND_SHIFT = 6, 10, 14, 18, 26
_CARD_MASK, _CELL_MASK, _CHOICE_MASK = 63, 15, 255


@shared
def kind_of(action: int) -> int:
    return action >> KIND_SHIFT


@shared
def card_of(action: int) -> int:
    """The card, or what is chosen."""
    return action & _CARD_MASK


@shared
def cell_of(action: int) -> int:
    return (action >> CELL_SHIFT) & _CELL_MASK


@shared
def copied_of(action: int) -> int:
    """The cell of the card that is copied, or -1."""
    return ((action >> COPY_SHIFT) & _CELL_MASK) - 1


@shared
def deeper_of(action: int) -> int:
    """The cell of the card that the copied card copies in turn, or -1."""
    return ((action >> DEEP_SHIFT) & _CELL_MASK) - 1


@shared
def choice_of(action: int) -> int:
    return (action >> CHOICE_SHIFT) & _CHOICE_MASK


@shared
def of_kind(kind: int, card: int) -> int:
    """An action that names a card only, or (`TO_CHOOSE`) first or second."""
    return card + (kind << KIND_SHIFT)


@shared
def placing(card: int, cell: int) -> int:
    return card + (cell << CELL_SHIFT)


@shared
def copying(action: int, cell: int) -> int:
    """The same action, and it copies the card on a cell."""
    return action + ((1 + cell) << COPY_SHIFT)


@shared
def copying_deeper(action: int, cell: int) -> int:
    """The same action, and the copied card copies the card on a cell."""
    return action + ((1 + cell) << DEEP_SHIFT)


@shared
def choosing(action: int, choice: int) -> int:
    """The same action with a choice; with one already in it, the one so many places after that."""
    return action + (choice << CHOICE_SHIFT)
