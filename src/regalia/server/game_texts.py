"""The texts of one game, for a page that has to show a game it was not built with."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from .. import games


@cache
def texts_of(game: str, language: str) -> str:
    """The Fluent files of a game in a language, else in English, as one text; a game without texts
    of its own has an empty one."""
    spec = find_spec(games.package(game))
    places = (spec.submodule_search_locations if spec else None) or ()
    for code in (language, "en"):
        files = [file for place in places for file in _files(Path(place) / "locale" / code)]
        if files:
            return "\n".join(file.read_text(encoding="utf-8") for file in files)
    return ""


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))
