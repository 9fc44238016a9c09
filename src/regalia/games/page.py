"""`python -m regalia.games.page FOLDER`: what the browser's page has to know of a game when it is
built. A game that has a folder there gets two files in it: `facts.json`, the data of its part
`facts`, and `schema.json`, the types of its part `wire` as an OpenAPI document.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from . import has_part, names, part


def facts(game: str) -> dict[str, Any]:
    """The tables of a game, as plain data."""
    return part(game, "facts").FACTS if has_part(game, "facts") else {}


def schema(game: str) -> dict[str, Any]:
    """The types of what a game shows: its view, and what a move would do."""
    types: dict[str, Any] = {}
    if has_part(game, "wire"):
        wire = part(game, "wire")
        wanted = [getattr(wire, name) for name in ("VIEW", "PREVIEW") if hasattr(wire, name)]
        _, types = msgspec.json.schema_components(
            wanted, ref_template="#/components/schemas/{name}"
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": game, "version": "-"},
        "paths": {},
        "components": {"schemas": types},
    }


def write(folder: Path) -> None:
    """A file is written only when it has changed: whatever is built from it is then up to date."""
    for game in names():
        if not (folder / game).is_dir():
            continue
        for name, data in (("facts.json", facts(game)), ("schema.json", schema(game))):
            file, text = folder / game / name, json.dumps(data, indent=1) + "\n"
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
