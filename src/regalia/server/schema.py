"""`python -m regalia.server.schema`: the description the page's types are made from.

That is the OpenAPI description of the calls, and in its components all that goes over a table's
socket. The types of each game's view come from the game (`regalia.games.page`).
"""

import json
import sys
from inspect import cleandoc
from typing import Any

import msgspec

from . import wire
from .app import build


def described() -> dict[str, Any]:
    """The whole description, as plain data."""
    schema = build(":memory:").openapi_schema.to_schema()
    components: dict[str, Any] = schema["components"]["schemas"]
    for name, component in _more().items():
        components.setdefault(name, component)
    for component in components.values():
        if "description" in component:
            component["description"] = cleandoc(component["description"])
    return schema


def _more() -> dict[str, Any]:
    """What no call shows: both directions of the socket."""
    unions = {"SocketMessage": wire.SocketMessage, "SocketRequest": wire.SocketRequest}
    schemas, components = msgspec.json.schema_components(
        unions.values(), ref_template="#/components/schemas/{name}"
    )
    return {**components, **dict(zip(unions, schemas, strict=True))}


if __name__ == "__main__":
    json.dump(described(), sys.stdout, indent=1)
