"""Whole games by clicking alone, as most people will play them."""

import functools
import random

import pytest
from playwright.sync_api import Locator

from tests.scale import first, prove


def click_regicide(page, view, chance):
    """Cards until a move is complete, then confirm."""
    legal = view["legal_moves"]
    if view["phase"] == "name":
        page.locator("button.named").first.click()
        return
    if legal[0] in ("yield", "flip"):
        name = "Yield" if legal[0] == "yield" else "Turn over a Jester"
        page.get_by_role("button", name=name).click()
    elif view["phase"] == "discard":
        page.get_by_role("button", name="Select the cheapest").click()
    else:
        cards = page.locator("button.slot[aria-disabled=false]")
        cards.first.wait_for()
        cards.nth(chance.randrange(cards.count())).click()
    page.locator("button.confirm:not([aria-disabled=true])").click()


def click_revolution(page, _view, chance):
    """A card, a cell, whatever has to be chosen, and confirm; each step lights what is legal."""
    for _ in range(6):
        steps = [
            page.locator("button.confirm:not([disabled])"),
            *(page.locator(f"button.{what}") for what in ("choice", "cell.lit", "card.lit")),
            page.get_by_role("button", name="Go on"),
        ]
        functools.reduce(Locator.or_, steps).first.wait_for()
        number, lit = next((n, each) for n, each in enumerate(steps) if each.count())
        lit.nth(chance.randrange(lit.count())).click()
        if not number:
            return
    raise AssertionError(page.inner_text("main"))


def click_puppeteer(page, view, chance):
    """A target, a place, or the end of the Intrigues after one of them."""
    if view["phase"] == "reveal":
        page.locator("button[data-move^=reveal]").first.click()
    elif view["phase"] == "intrigue":
        if view["intrigues"] == 0 and view["legal_moves"][0].startswith("swap"):
            swap(page)
            return
        page.locator("button[data-move=stop]").click()
        sure = page.locator("button.danger")
        if sure.count():
            sure.click()
    else:
        places = page.locator("button.cell.place")
        places.nth(chance.randrange(places.count())).click()


def swap(page):
    """The first Intrigue there is: two neighbours, which turns dark, who pays."""
    page.locator("button.cell:not(.idle)").first.click()
    page.locator("button.cell.mate").first.click()
    for name in ("puppeteer-dark", "puppeteer-payer"):
        page.locator(f"input[name={name}]").first.check(force=True)
    page.locator(".asking button.main").click()


CLICKS = {
    "regicide": click_regicide,
    "revolution": click_revolution,
    "puppeteer": click_puppeteer,
}


@prove
@pytest.mark.parametrize(
    ("game", "options"),
    first(
        2,
        [
            ("regicide", {"players": 1}),
            ("revolution", {"system": "draft"}),
            ("puppeteer", {}),
            ("regicide", {"players": 3}),
            ("revolution", {}),
        ],
    ),
    ids=str,
)
def test_a_whole_game_by_clicking(visit, game, options):
    visitor = visit(reduced_motion="reduce")
    table = visitor.table(game, bots="greedy", **options)
    visitor.page.goto(f"/table/{table}")
    visitor.page.get_by_role("log").wait_for(state="attached")
    chance = random.Random(f"{game} {options}")
    visitor.whole_game(table, lambda view: CLICKS[game](visitor.page, view, chance))
