"""What can be said at a table. There is no free text anywhere.

Before and after every game: reactions, which tell nothing. During it the game decides (its part
`phrases`); one that says nothing of it has reactions then, too. A phrase is an id; its words stand
in the texts under `talk-ID`.
"""

from collections.abc import Mapping

from .. import games
from ..core.game import View

REACTIONS = ("hello", "thanks", "well_played", "thinking", "oops", "good_game")


def offered(game: str, view: View | None, seat: int) -> Mapping[str, Mapping[str, int]]:
    """What a seat may say now: phrases, each with the public number in it if it has one (`count`).
    Any seat's view will do; None means that the game has not begun."""
    if view is None or view["outcome"] or not games.has_part(game, "phrases"):
        return {phrase: {} for phrase in REACTIONS}
    found: Mapping[str, Mapping[str, int]] = games.part(game, "phrases").offered(view, seat)
    return found


def known(game: str) -> tuple[str, ...]:
    """Every phrase that can ever be said at tables of this game."""
    own = games.part(game, "phrases").PHRASES if games.has_part(game, "phrases") else ()
    return (*own, *REACTIONS)
