"""The page itself: files built from `web/` into `www/` beside this module."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.response import File
from litestar.static_files import create_static_files_router

from ..tables.table import TableError

FOLDER = Path(__file__).parent / "www"
_YEAR = 365 * 86_400


def built() -> bool:
    """Whether this install has the page."""
    return (FOLDER / "index.html").exists()


@get(
    ["/", "/table/{table:str}", "/seat/{token:str}", "/rules/{game:str}", "/replay/{table:str}"],
    include_in_schema=False,
)
async def page(state: State) -> Response[Any]:
    """The same page for all addresses; its script decides what to show. The page is built without
    knowing where it will be: its own addresses begin with a dot, in place of which comes the folder
    that it is in."""
    if not built():
        raise TableError("page/unbuilt")
    text = (FOLDER / "index.html").read_text(encoding="utf-8")
    return Response(
        text.replace('="./', f'="{state.prefix}/'),
        media_type="text/html",
        headers={"cache-control": "no-cache"},
    )


@get("/crown.svg", include_in_schema=False)
async def crown() -> Response[Any]:
    return File(FOLDER / "crown.svg", content_disposition_type="inline", media_type="image/svg+xml")


def handlers() -> tuple[Any, ...]:
    """The page and its files, which browsers may keep: a file's name changes with its content."""
    if not (FOLDER / "assets").is_dir():
        return (page,)
    files = create_static_files_router(
        path="/assets",
        directories=[FOLDER / "assets"],
        cache_control=CacheControlHeader(public=True, max_age=_YEAR, immutable=True),
    )
    return (page, crown, files)
