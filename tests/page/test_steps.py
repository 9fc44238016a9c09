"""Watching a game again, and the proof that a lost game of Puppeteer could have been won."""

import re

import pytest

import regalia
from regalia.core.texts import LANGUAGES
from tests.scale import only_prove

from .conftest import Visitor
from .test_pages import DESK, NAMES, PHONE, serious_by_day_and_night


@pytest.fixture(scope="module")
def lost(browser, server):
    """A game of Puppeteer that could have been won but was given up: its table, and the proof. With
    three Identities known the quickest bot builds such a board eleven times of twelve."""
    builder = regalia.bot("puppeteer/greedy", seed="builder")
    visitor = Visitor(browser, server.address)
    proof = {"verdict": ""}
    while proof["verdict"] != "winnable":
        table = visitor.table("puppeteer", objective="central", reveal=3)
        look = visitor.look(table)
        while look["phase"] == "playing":
            giving_up = "stop" in look["view"]["legal_moves"]
            visitor.move(table, "stop" if giving_up else builder.choose(look["view"]), look)
            look = visitor.look(table)
        if look["view"]["outcome"]["won"]:
            continue
        while not (proof := visitor.call("GET", f"/api/tables/{table}/hindsight"))["ready"]:
            pass
    visitor.close()
    return table, proof


def cells(page):
    """What lies on the board, cell by cell."""
    found = page.locator("button.cell[data-name]")
    return dict(found.evaluate_all("all => all.map((each) => [each.dataset.name, each.ariaLabel])"))


def at(page, step, proof):
    """The page shows this step of the proof: its number, its words, its board."""
    page.get_by_text(f"Step {step} of {len(proof['line'])}").wait_for()
    said = page.locator(".words[role=status]")
    shown = proof["steps"][step]
    board = cells(page)
    for row, houses in enumerate(shown["view"]["board"]):
        for column, letter in enumerate(houses):
            label = board[f"{'abcdef'[column]}{row + 1}"]
            assert label[0] == letter.upper() and ("dark" in label) == letter.islower()
    if not step:
        assert said.inner_text() == "The finished board"
    elif shown["move"] == "stop":
        assert "The judgement: " in said.inner_text()
    else:
        one, two = shown["move"].split()[1:3]
        assert re.search(rf"{one} \(.*\) and {two} \(.*\) change places", said.inner_text())
    assert page.get_by_text("Peace", exact=True).count() == (step == len(proof["line"]))


def opened(visitor, table):
    visitor.page.goto(f"/table/{table}")
    visitor.page.get_by_role("button", name="Show how").click()
    visitor.page.get_by_role("heading", name="How it could have been won").wait_for()


def test_the_proof_by_clicking(visit, lost):
    table, proof = lost
    visitor = visit(reduced_motion="reduce")
    page = visitor.page
    quick = "localStorage.setItem('regalia.settings', JSON.stringify({motion: 'fast'}))"
    page.add_init_script(quick)
    opened(visitor, table)
    last = len(proof["line"])
    at(page, 0, proof)
    for step in range(1, last + 1):
        page.get_by_role("button", name="One step on").click()
        at(page, step, proof)
    assert page.get_by_role("button", name="One step on").is_disabled()
    page.get_by_role("button", name="One step back").click()
    at(page, last - 1, proof)
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0, proof)
    page.get_by_role("button", name="Let it run").click()
    page.get_by_role("button", name="Pause").wait_for()
    page.get_by_text(f"Step {last} of {last}").wait_for(timeout=30_000)
    page.get_by_role("button", name="Let it run").wait_for()
    page.get_by_role("button", name="Close").click()
    page.get_by_text("War", exact=True).wait_for()
    assert page.get_by_text("Step 0 of").count() == 0


@only_prove
def test_the_proof_by_keyboard(visit, lost):
    table, proof = lost
    visitor = visit(reduced_motion="reduce")
    page = visitor.page
    page.goto(f"/table/{table}")
    show = page.get_by_role("button", name="Show how")
    show.focus()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name="How it could have been won")
    heading.wait_for()
    assert heading.evaluate("each => each === document.activeElement")
    last = len(proof["line"])
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        at(page, step, proof)
    for key, step in (("Home", 0), ("End", last), ("ArrowLeft", last - 1)):
        page.keyboard.press(key)
        at(page, step, proof)
    # On the board the arrows go from cell to cell
    page.locator("button.cell").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.name") == "b1"
    at(page, last - 1, proof)
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    heading.wait_for(state="detached")
    assert show.evaluate("each => each === document.activeElement")
    assert show.get_attribute("aria-expanded") == "false"


@only_prove
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_the_proof(visit, lost, size):
    visitor = visit(viewport=size, reduced_motion="reduce")
    opened(visitor, lost[0])
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.get_by_text("Step 1 of").wait_for()
    assert serious_by_day_and_night(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    # The way on is always at hand
    button = visitor.page.get_by_role("button", name="One step on").bounding_box()
    assert 0 <= button["y"] <= size["height"] - button["height"]


@only_prove
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_proof_in_every_language(visit, lost, language):
    visitor = visit(locale=NAMES[language])
    page = visitor.page
    page.goto(f"/table/{lost[0]}")
    page.locator(".hindsight button").click()
    for key in ("ArrowRight", "End"):
        page.locator(".words[role=status]").wait_for()
        assert "⟨" not in page.inner_text("body")
        page.keyboard.press(key)
    page.locator(".won .verdict").wait_for()
    assert "⟨" not in page.inner_text("body")


def test_a_game_watched_again(visit, lost):
    visitor = visit(reduced_motion="reduce")
    page = visitor.page
    steps = len(visitor.call("GET", f"/api/tables/{lost[0]}/record")["moves"])
    page.goto(f"/replay/{lost[0]}#5")
    page.get_by_text(f"Step 5 of {steps}").wait_for()
    page.get_by_text("is placed on").wait_for()
    for key, step in (("ArrowLeft", 4), ("ArrowRight", 5), ("Home", 0), ("End", steps)):
        page.keyboard.press(key)
        page.get_by_text(f"Step {step} of {steps}").wait_for()
    page.get_by_text("War", exact=True).wait_for()
    page.get_by_role("slider").fill("0")
    page.get_by_text("The beginning", exact=True).wait_for()
    page.get_by_role("link", name="To the table", exact=True).click()
    page.get_by_role("button", name="Show how").wait_for()
