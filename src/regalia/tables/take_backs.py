"""Which moves may be taken back: one's own last move, if nobody has learnt anything from it.

A move has shown something to a player if, had the cards they cannot see lain differently, they
would have seen something else happen, or it could not have been played at all. So the hidden cards
are dealt anew a number of times, from what each player knew, and the move is played on each of
these deals: whatever is not the same each time has been revealed by it. What would differ too
rarely to be found like that, a game names itself (`telling` in its manifest).
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..core.errors import IllegalMove
from ..core.game import State
from .log import canonical

if TYPE_CHECKING:
    from ..core.compile import Array

#: Deals to try. What differs in one of two deals is overlooked once in 2 ** 32 times.
DEALS = 32
#: Worlds in which we check what others learn.
WORLDS = 4


def shows(before: State, move: str, viewer: int, deals: int = DEALS) -> bool:
    """Whether a seat learns more from this move than that it was chosen."""
    after = before.copy()
    events = after.play(move)
    telling = before.game.manifest.telling
    if viewer != before.to_move and any(each["event"] in telling for each in events):
        return True
    view, seen = after.view(viewer), after.seen(events, viewer)
    chance = _chance(before, viewer, "take back")
    for _ in range(deals):
        other = before.redealt(viewer, chance)
        try:
            events = other.play(move)
        except IllegalMove:
            return True
        if other.view(viewer) != view or other.seen(events, viewer) != seen:
            return True
    return False


def revealed(before: State, move: str, mover: int, people: Iterable[int]) -> bool:
    """Whether a move has told its maker something, or may have told any of these people.

    The answer goes to the mover, so it must not depend on what the others hold: their part is
    judged in worlds that the mover cannot tell from the true one."""
    if shows(before, move, mover):
        return True
    others = [seat for seat in people if seat != mover]
    chance = _chance(before, mover, "worlds")
    for _ in range(WORLDS if others else 0):
        world = before.redealt(mover, chance)
        if any(shows(world, move, seat, DEALS // WORLDS) for seat in others):
            return True
    return False


def _chance(before: State, viewer: int, purpose: str) -> "Array":
    """A random stream that depends only on what this seat knows."""
    from ..core.chance import stream  # loads the compiler, which opening a table does not need

    return stream(canonical(before.view(viewer)), purpose)
