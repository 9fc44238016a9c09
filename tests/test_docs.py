"""What the documentation shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run_as_they_stand(page):
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0
    if page in (ROOT / "README.md", ROOT / "docs" / "programmers.md"):
        assert tried > 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_every_error_code_is_documented():
    code = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    kinds = (
        "game|option|bot|language|move|position|view|record|command|pipe|internal|table|undo|proposal"
        "|talk|hint|guest|host|link|message|rate|origin|page|store|thinking|serve"
    )
    codes = set(re.findall(rf"\"((?:{kinds})/[a-z_]+)\"", code))
    pages = [ROOT / "docs" / name for name in ("programmers.md", "server.md")]
    told = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert len(codes) > 90
    assert sorted(name for name in codes if f"`{name}`" not in told) == []


def test_the_first_screen_says_how_to_play_and_test():
    screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:25])
    assert "make play" in screen
    assert "make test" in screen


def test_designers_and_publishers_are_named():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in (
        "Paul Abrahams",
        "Luke Badger",
        "Andy Richdale",
        "Badgers From",
        "unofficial work of love",
    ):
        assert name in readme
