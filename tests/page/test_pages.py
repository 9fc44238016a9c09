"""What holds for every page: texts in every language, nothing serious for axe-core, quick."""

import gzip

import pytest

from regalia.core.texts import LANGUAGES
from regalia.server.page import FOLDER

from .conftest import AXE

pytestmark = pytest.mark.xdist_group("page")
GAMES = ("regicide", "revolution", "puppeteer")
NAMES = {"en": "en-GB", "it": "it-IT", "es": "es-ES", "fr": "fr-FR", "pt": "pt-BR"}
DESK, PHONE = {"width": 1200, "height": 900}, {"width": 360, "height": 740}


def places(visitor):
    """The address of every main screen, with a game of each kind under way."""
    tables = [visitor.table(game, bots="greedy") for game in GAMES]
    gathering = visitor.table("regicide", start=False, players=3)
    return ["/", *(f"/rules/{game}" for game in GAMES), f"/table/{gathering}"] + [
        f"/table/{table}" for table in tables
    ]


def arrive(page, place):
    page.goto(place)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    if place.startswith("/table/"):
        page.get_by_role("log").or_(page.get_by_text("QR")).first.wait_for(state="attached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_lacks_a_text(visit, language):
    visitor = visit(locale=NAMES[language])
    for place in places(visitor):
        arrive(visitor.page, place)
        assert visitor.page.evaluate("document.documentElement.lang") == language
        assert "⟨" not in visitor.page.inner_text("body"), place


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(visit, size, colours):
    visitor = visit(viewport=size, color_scheme=colours, reduced_motion="reduce")
    serious = []
    for place in places(visitor):
        arrive(visitor.page, place)
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = visitor.page.evaluate("axe.run({resultTypes: ['violations']})")
        serious += [
            (place, each["id"], node["html"][:160], node["failureSummary"][:200])
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]
    assert serious == []


DAY, NIGHT = "rgb(233, 228, 216)", "rgb(34, 38, 43)"


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("setting", ["system", "light", "dark"])
def test_the_setting_goes_before_the_system(visit, system, setting):
    visitor = visit(color_scheme=system)
    kept = f"localStorage.setItem('regalia.settings', JSON.stringify({{theme: '{setting}'}}))"
    visitor.page.add_init_script(kept)
    visitor.page.goto("/")
    visitor.page.get_by_role("main").wait_for()
    colour = visitor.page.evaluate("getComputedStyle(document.body).backgroundColor")
    dark = setting == "dark" or (setting == "system" and system == "dark")
    assert colour == (NIGHT if dark else DAY)


def test_a_phone_never_scrolls_sideways(visit):
    visitor = visit(viewport=PHONE)
    for place in places(visitor):
        arrive(visitor.page, place)
        width = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], place


def test_the_page_weighs_less_than_150_kb(visit):
    """What a first visitor to a table loads, one language, compressed."""
    visitor = visit()
    loaded = set()
    visitor.page.on("response", lambda answer: loaded.add(answer.url))
    table = visitor.table("regicide")
    arrive(visitor.page, f"/table/{table}")
    names = [url.rpartition("/")[2] for url in loaded if "/assets/" in url]
    files = [FOLDER / "index.html", *(FOLDER / "assets" / name for name in names)]
    assert len(files) > 3
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 150_000


def test_the_first_render_takes_less_than_a_second(visit):
    visitor = visit()
    visitor.page.goto("/")  # once, so that the server has read its files
    visitor.page.reload()
    visitor.page.get_by_role("heading", name="Regicide").wait_for()
    paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    visitor.page.wait_for_function(paint)  # what is there may not have been painted yet
    assert visitor.page.evaluate(paint) < 1000


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"


@pytest.mark.parametrize("clipboard", [True, False], ids=["clipboard", "plain http"])
def test_a_link_is_copied_and_says_if_it_is_for_this_computer_only(visit, clipboard):
    visitor = visit(permissions=["clipboard-read", "clipboard-write"] if clipboard else [])
    if not clipboard:
        visitor.page.add_init_script(NO_CLIPBOARD)
    table = visitor.table("regicide", start=False, players=2)
    visitor.page.goto(f"/table/{table}")
    visitor.page.get_by_role("button", name="Copy the link").click()
    visitor.page.get_by_role("button", name="Copied").wait_for()
    if clipboard:
        copied = visitor.page.evaluate("navigator.clipboard.readText()")
        assert copied.endswith(f"/table/{table}")
    assert visitor.page.get_by_text("--host 0.0.0.0").is_visible()
