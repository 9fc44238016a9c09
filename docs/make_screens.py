"""The pictures of the README: `make page`, then `PYTHONPATH=. python docs/make_screens.py`.

Every main screen at desk and phone size; one of them in the dark and in Italian too."""

import shutil
import tempfile
from pathlib import Path

from benchmarks.clients import Server
from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent / "screens"
DESK, PHONE = {"width": 1180, "height": 860}, {"width": 360, "height": 740}
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
#: What is shown: a name, a game with options, how many own moves are played before.
TABLES = (
    ("regicide", {"players": 3}, 3),
    ("revolution", {}, 3),
    ("puppeteer", {}, 15),
)


def ask(api, table, **request):
    api.post(f"/api/tables/{table}/requests", data=request)


def play(api, game, options, moves):
    """A table with bots, some moves on; its id."""
    look = api.post("/api/tables", data={"game": game, "options": options}).json()
    table = look["table"]
    for seat in range(1, len(look["seats"])):
        ask(api, table, type="bot", seat=seat, bot="greedy")
    ask(api, table, type="start")
    while moves:
        look = api.get(f"/api/tables/{table}").json()
        if look["phase"] != "playing":
            return play(api, game, options, 1)
        if look["view"]["to_move"] == 0:
            legal = look["view"]["legal_moves"]
            move = legal[len(legal) // 2]
            ask(api, table, type="move", move=move, revision=look["revision"])
            moves -= 1
    return table


def main():
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(f"{folder}/tables.db", "--unlimited", "--pace", "0") as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for size, kind in ((DESK, "desk"), (PHONE, "phone")):
            for language, colours in (("en-GB", "light"), ("it-IT", "dark")):
                context = browser.new_context(
                    base_url=server.address,
                    viewport=size,
                    locale=language,
                    color_scheme=colours,
                    reduced_motion="reduce",
                )
                context.request.put("/api/me", data={"name": "Ann"})
                page = context.new_page()
                places = {"home": "/"} if colours == "light" else {}
                for game, options, moves in TABLES:
                    if colours == "light" or game == "regicide":
                        table = play(context.request, game, options, moves)
                        places[game] = f"/table/{table}"
                for name, place in places.items():
                    page.goto(place)
                    page.wait_for_timeout(2500)
                    tag = "" if colours == "light" else "-dark"
                    page.screenshot(path=FOLDER / f"{name}{tag}-{kind}.png")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
