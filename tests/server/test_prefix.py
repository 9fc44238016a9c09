"""A server under a path of its host: everything it says and sets stays below it."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from regalia.core.errors import BadOption
from regalia.server import page
from regalia.server.addresses import folder

from .doors import Visitor, opened

WEB = Path(__file__).parent.parent.parent / "web"


@pytest.mark.parametrize("given", ["/games", "games", "/games/", "games/"])
def test_a_prefix_may_be_written_with_or_without_slashes(given: str) -> None:
    assert folder(given) == "/games"
    assert folder(f"/our{folder(given)}") == "/our/games"


@pytest.mark.parametrize("given", ["", "/"])
def test_no_prefix_is_the_whole_host(given: str) -> None:
    assert folder(given) == ""


@pytest.mark.parametrize(
    "given",
    ["/a b", "/a//b", "/..", "/a/../b", '/"', "/a;b", "/%41", "/é", "/?", "/<b>", "/.hidden"],
)
def test_a_prefix_that_means_something_else_somewhere_is_refused(given: str) -> None:
    with pytest.raises(BadOption) as refused:
        folder(given)
    assert refused.value.code == "option/value"


async def _walk(database: str, prefix: str) -> None:
    async with opened(database, prefix=prefix, handlers=page.handlers()) as (_, address):
        home = address + prefix
        async with httpx.AsyncClient(trust_env=False) as http, Visitor(home) as ann:
            # The page, at each of its addresses, leads to files that are there
            for path in ("/", "/table/abc", "/rules/regicide", "/replay/abc", "/seat/abc"):
                answer = await http.get(home + path)
                assert answer.status_code == 200 and "text/html" in answer.headers["content-type"]
                assert f'<meta name="base" content="{prefix}/"' in answer.text
                named = re.findall(r'(?:src|href)="([^"]+)"', answer.text)
                assert len(named) >= 3
                assert all(each.startswith(f"{prefix}/") for each in named)
            for each in named:
                assert (await http.get(address + each)).status_code == 200, each

            # The API, its page and its description know where they are
            text = (await http.get(home + "/api")).text
            (link,) = re.findall(r'href="([^"#]+)"', text)
            described = (await http.get(address + link)).json()
            assert [each["url"] for each in described["servers"]] == [prefix or "/"]
            assert (await http.get(home + "/api/games")).headers["cache-control"] == "no-store"
            assert (await http.get(home + "/health")).json()["ok"] is True

            for path in ("/metrics", "//metrics", "/metrics/"):
                assert (await http.get(home + path)).status_code == 404, path

            # The cookie is for what is ours
            answer = await http.put(home + "/api/me", json={"name": "Bob"})
            assert f"Path={prefix or '/'};" in answer.headers["set-cookie"] + ";"

            # A whole move
            await ann.named("Ann")
            table = (await ann.done("POST", "/api/tables", {"game": "regicide", "options": {}}))[
                "table"
            ]
            await ann.connect(table)
            assert (await ann.ask("start"))["type"] == "done"
            await ann.quiet()
            move = ann.look["view"]["legal_moves"][0]
            done = await ann.ask("move", move=move, revision=ann.look["revision"])
            assert done["type"] == "done"

            # Nothing is found beside it
            if prefix:
                assert (await http.get(address + prefix)).text == (await http.get(home + "/")).text
                for path in ("/", "/api/games", f"{prefix}x/api/games", f"/x{prefix}/api/games"):
                    answer = await http.get(address + path)
                    assert answer.status_code == 404, path
                    assert answer.json()["code"] == "page/unknown"
                with pytest.raises(InvalidStatus) as refused:
                    await Visitor(address, ann.key).connect(table)
                assert refused.value.response.status_code == 404


@pytest.mark.parametrize("prefix", ["", "/our/games"])
def test_everything_is_below_the_prefix(prefix: str, tmp_path: Path) -> None:
    assert page.built(), "the page is not built: make page"
    asyncio.run(_walk(str(tmp_path / "tables.db"), prefix))


def test_the_page_makes_all_its_addresses_from_where_it_is() -> None:
    """Links and calls go through `at`; only files of tests, types and tools name bare paths."""
    bare = re.compile(
        r"""href=["{]["'`]?/|location\.origin\}|fetch\((?!at\()|pushState\(.*["'`]/"""
    )
    found = [
        f"{file.relative_to(WEB)}: {line.strip()}"
        for file in sorted((WEB / "src").rglob("*"))
        if file.suffix in (".ts", ".svelte") and file.name not in ("api.ts", "wire.ts")
        for line in file.read_text(encoding="utf-8").splitlines()
        if bare.search(line)
    ]
    assert found == []
    built = "".join(file.read_text(encoding="utf-8") for file in page.FOLDER.glob("assets/*.js"))
    assert "/assets/" not in built
