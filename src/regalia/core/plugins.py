"""What installed packages add to Regalia: games and bots, found through entry points. Our own are
found the same way.

Nothing is imported here, so whoever only asks what there is does not load any rules.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

#: A package with a `MANIFEST`, under the name of its game.
GAMES = "regalia.games"
#: A class of bots, under the name `GAME/BOT`.
BOTS = "regalia.bots"


@cache
def found(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name. Our own come first: nobody else can replace them."""
    points = sorted(entry_points(group=group), key=lambda point: (not _ours(point), point.name))
    by_name: dict[str, EntryPoint] = {}
    for point in points:
        by_name.setdefault(point.name, point)
    return by_name


def _ours(point: EntryPoint) -> bool:
    return point.module.partition(".")[0] == __name__.partition(".")[0]


@cache
def folders() -> tuple[Path, ...]:
    """The folders of all games."""
    specs = [find_spec(point.module) for point in found(GAMES).values()]
    places = [spec.submodule_search_locations for spec in specs if spec]
    return tuple(Path(place[0]) for place in places if place)
