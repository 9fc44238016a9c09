"""Opening a table: how hard a game will be is said in hearts, and beginners are offered what the
rules advise them."""

import pytest

from regalia.core.texts import LANGUAGES, say
from regalia.games import manifest, names
from tests.scale import first, prove

PUPPETEER = manifest("puppeteer")


def choose(page, title):
    page.goto("/")
    page.get_by_role("button", name=f"Options and friends {title}").click()
    return page.locator("section.game").filter(has=page.get_by_role("heading", name=title))


@prove
@pytest.mark.parametrize("reveal", first(1, [3, 2, 1]))
def test_hearts_beside_every_objective(visit, reveal):
    form = choose(visit().page, "Puppeteer")
    form.get_by_label("Targets revealed at the start").select_option(value=str(reveal))
    objectives = form.get_by_label("Objective")
    for number, objective in enumerate(PUPPETEER.options[0].values):
        hearts = PUPPETEER.hearts({"objective": objective, "reveal": reveal})
        name = say("en", f"puppeteer-objective-{objective}")
        offered = objectives.get_by_role("option").nth(number)
        assert offered.inner_text() == f"{name} {'♥' * hearts}"
        assert offered.get_attribute("aria-label") == f"{name}, {hearts} of 3 hearts"
        objectives.select_option(value=str(objective))
        status = form.get_by_role("status")
        assert status.locator("[aria-hidden]").inner_text() == "♥" * hearts
        assert status.locator(".hidden").inner_text() == f"{hearts} of 3 hearts"


@pytest.mark.parametrize("game", names())
def test_a_new_table_suggests_what_is_advised_for_a_first_game(visit, game):
    visitor = visit()
    form = choose(visitor.page, say("en", f"{game}-title"))
    form.get_by_role("button", name="Open the table").click()
    visitor.page.wait_for_url("**/table/*")
    options = visitor.look(visitor.page.url.rpartition("/")[2])["options"]
    asked = {"players": options["players"], **dict(manifest(game).first_game)}
    assert options == manifest(game).resolve(asked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in names() if manifest(name).first_game])
def test_the_rules_say_where_a_first_game_is_suggested(language, game):
    told = say(language, f"page-rules-{game}-2-text")
    for button in ("page-choose", "page-play-now"):
        assert say(language, button) in told
    if game == "puppeteer":
        for objective in (dict(PUPPETEER.first_game)["objective"], PUPPETEER.options[0].default):
            assert say(language, f"page-option-puppeteer-objective-{objective}") in told
