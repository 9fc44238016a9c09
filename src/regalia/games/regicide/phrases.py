"""What may be said at a Regicide table: public facts at any time, wishes about going next only
between a Jester and the naming (RGC-36, RGC-37). The words are the texts `talk-PHRASE`."""

from ...core.game import View

FACTS = ("hand", "tavern", "discard", "health", "blow", "castle")
WISHES = ("good", "middling", "rather_not")
#: Every phrase of this game.
PHRASES = (*FACTS, *WISHES)


def offered(view: View, seat: int) -> dict[str, dict[str, int]]:
    """What a seat may say now, each with the numbers in it, all of them public."""
    enemy = view["enemy"]
    counts = {
        "hand": view["hand_sizes"][seat],
        "tavern": view["tavern"],
        "discard": len(view["discard"]),
        "health": enemy["health"] - enemy["damage"],
        "blow": enemy["blow"],
        "castle": len(view["castle"]),
    }
    said: dict[str, dict[str, int]] = {}
    if "facts" in view["talk"]:
        said |= {fact: {"count": counts[fact]} for fact in FACTS}
    if "wishes" in view["talk"]:
        said |= {wish: {} for wish in WISHES}
    return said
