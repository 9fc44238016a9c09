"""A game from somebody else's package, which brings nothing for the page: it is played on a plain
board, told in readable words where it has no texts."""

import os
from pathlib import Path

import pytest
from benchmarks.clients import Server

from tests.scale import only_prove

from .conftest import Visitor
from .test_pages import DESK, PHONE, serious_by_day_and_night

FOREIGN = Path(__file__).parent / "foreign"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One that has a package more."""
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(FOREIGN), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        made = Server(
            str(tmp_path_factory.mktemp("foreign") / "t.db"), "--unlimited", "--pace", "0"
        )
    with made as running:
        yield running


@pytest.fixture
def visitor(browser, server):
    found = Visitor(browser, server.address, locale="en-GB")
    yield found
    complaints = found.complaints
    found.close()
    assert complaints == []


def moves(page):
    return page.locator("[data-move]")


@only_prove
def test_from_the_entrance_to_the_end_by_keyboard(visitor):
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now Three heaps of stones").click()
    moves(page).first.wait_for()
    table = page.url.rpartition("/")[2]
    assert page.get_by_text("Simple mind").count()
    moves(page).first.focus()
    page.keyboard.press("ArrowRight")
    page.get_by_text("After “take 2 from 1”:").wait_for()
    assert page.get_by_role("row", name="Heaps 1, 3, 3").count() == 1
    assert page.get_by_role("row", name="Empties the table no").count() == 1
    assert page.get_by_role("row", name="Phase taking stones").count() == 1
    look = visitor.look(table)
    page.keyboard.press("Enter")
    look = visitor.turn(table, look["number"])
    page.get_by_text("takes 2 stones.").wait_for()  # a text of its own
    while look:
        moves(page).first.focus()
        page.keyboard.press("Enter")
        look = visitor.turn(table, look["number"])
    page.get_by_text("Heap emptied (Heap: 1)").wait_for()  # no text
    page.get_by_text("Last stone.").first.wait_for()
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("row", name="Heaps 0, 0, 0").wait_for()


@only_prove
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_plain_board_fits_and_is_accessible(visitor, size):
    page = visitor.page
    page.set_viewport_size(size)
    table = visitor.table("stones", bots="simple_mind")
    page.goto(f"/table/{table}")
    moves(page).nth(3).hover()
    page.get_by_text("After “take 1 from 2”:").wait_for()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert serious_by_day_and_night(page) == []
