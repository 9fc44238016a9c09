"""A game's own texts can be read, also those of a game from another package."""

import asyncio
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.server import game_texts

from .doors import Visitor, opened


@pytest.fixture
def chess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with texts in two languages, as that of a game."""
    for language, files in {
        "en": {"a": "one = 1", "b": "two = 2"},
        "it": {"a": "one = uno"},
    }.items():
        folder = tmp_path / "chess_by_others" / "locale" / language
        folder.mkdir(parents=True)
        for name, text in files.items():
            (folder / f"{name}.ftl").write_text(text + "\n", encoding="utf-8")
    (tmp_path / "chess_by_others" / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    package = games.package
    monkeypatch.setattr(
        games, "package", lambda name: "chess_by_others" if name == "chess" else package(name)
    )
    game_texts.texts_of.cache_clear()
    return "chess"


def test_all_files_of_a_language_are_one_text(chess: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(str(tmp_path / "tables.db")) as (_, address), Visitor(address) as anybody:
            found = {}
            for language in ("en", "it", "fr"):
                answer = await anybody.http.get(f"/api/games/{chess}/texts/{language}")
                assert answer.status_code == 200
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                found[language] = answer.text
            assert found["en"] == found["fr"] == "one = 1\n\ntwo = 2\n"
            assert found["it"] == "one = uno\n"
            for path, code in {
                "nothing/texts/en": "game/unknown",
                f"{chess}/texts/..": "page/unknown",
                f"{chess}/texts/english": "message/shape",
                f"{chess}/texts/%2e%2e": "message/shape",
            }.items():
                assert await anybody.refused("GET", f"/api/games/{path}") == code, path

    asyncio.run(asyncio.wait_for(ask(), 60))
