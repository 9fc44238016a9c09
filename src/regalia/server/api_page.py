"""The API as a page to read, made from the OpenAPI description. It loads nothing from elsewhere."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, MediaType, Request, get

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code{background:#8882;padding:.1em .3em;border-radius:.2em}"
    "section{border-top:1px solid #8886;padding:.6rem 0}h2{font-size:1.05rem;margin:0}"
    "ul{margin:.3rem 0}"
    "@media(prefers-color-scheme:dark){body{background:#222;color:#eee}a{color:#8cf}}"
)


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def api_page(request: Request[Any, Any, Any]) -> str:
    """What can be asked of this server."""
    return _page(request.app)


@lru_cache(1)
def _page(app: Litestar) -> str:
    schema = app.openapi_schema.to_schema()
    body = "".join(_operations(schema["paths"]))
    types = "".join(_types(schema["components"]["schemas"]))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Regalia API</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head><body><h1>Regalia: the API</h1>"
        f'<p>For machines: <a href="{app.state.prefix}/api/schema/openapi.json">openapi.json</a>.'
        f" Play itself goes over <code>/api/tables/ID/socket</code>, one WebSocket a table.</p>"
        f"{body}<h1>Types</h1>{types}</body></html>"
    )


def _operations(paths: Mapping[str, Any]) -> Iterator[str]:
    for path, operations in sorted(paths.items()):
        for method, operation in operations.items():
            if not isinstance(operation, dict) or "responses" not in operation:
                continue
            sent = operation.get("requestBody", {}).get("content", {}).values()
            takes = ", ".join(_type(each["schema"]) for each in sent)
            gives = ", ".join(
                f"{status} {_type(each['schema'])}"
                for status, answer in sorted(operation["responses"].items())
                if status.startswith("2")
                for each in answer.get("content", {}).values()
            )
            yield (
                f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
                f"{escape(operation.get('summary', ''))}"
                f"<ul>{f'<li>takes {takes}</li>' if takes else ''}<li>gives {gives}</li></ul>"
                f"</section>"
            )


def _types(schemas: Mapping[str, Any]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        needed = schema.get("required", ())
        fields = "".join(
            f"<li><code>{escape(field)}</code>{'' if field in needed else ' (may be left out)'}:"
            f" {_type(kind)}</li>"
            for field, kind in schema.get("properties", {}).items()
        )
        what = escape(schema.get("description", ""))
        title = f"<h2>{escape(name)}</h2>"
        yield f'<section id="{escape(name)}">{title}{what}<ul>{fields}</ul></section>'


def _type(schema: Mapping[str, Any]) -> str:
    """A type in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_type(each) for each in schema[several])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
