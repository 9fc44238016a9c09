"""What can be said at a table. There is no free text anywhere.

At a Regicide table: public facts at any time, wishes about going next only between a Jester and
the naming (RGC-36, RGC-37). Elsewhere, and before and after every game: reactions, which tell
nothing. A phrase is an id; its words stand in `locale/` under `talk-ID`.
"""

from collections.abc import Mapping
from typing import Any

from ..core import texts
from ..core.game import View

FACTS = ("hand", "tavern", "discard", "health", "blow", "castle")
WISHES = ("good", "middling", "rather_not")
REACTIONS = ("hello", "thanks", "well_played", "thinking", "oops", "good_game")


def allowed(view: View | None) -> tuple[str, ...]:
    """The phrases one may say now; anybody's view tells. None: the game has not begun."""
    if view is None or view.get("outcome"):
        return REACTIONS
    kinds = view.get("talk")
    if kinds is None:
        return REACTIONS
    return (FACTS if "facts" in kinds else ()) + (WISHES if "wishes" in kinds else ())


def facts(phrase: str, seat: int, view: View | None) -> Mapping[str, Any]:
    """The numbers in a phrase, all of them public."""
    if phrase not in FACTS or view is None:
        return {}
    enemy = view["enemy"]
    counts = {
        "hand": view["hand_sizes"][seat],
        "tavern": view["tavern"],
        "discard": len(view["discard"]),
        "health": enemy["health"] - enemy["damage"],
        "blow": enemy["blow"],
        "castle": len(view["castle"]),
    }
    return {"count": counts[phrase]}


def words(language: str, phrase: str, count: int | None = None) -> str:
    """A phrase in a language."""
    numbers = {} if count is None else {"count": count}
    return texts.say(language, f"talk-{phrase.replace('_', '-')}", **numbers)
