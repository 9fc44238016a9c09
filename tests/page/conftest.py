"""A real Chromium at a real server, for the tests of the page."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from benchmarks.clients import Server
from playwright.sync_api import Browser, Page, sync_playwright

from regalia.server.page import FOLDER

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "no Chromium on PATH: the tests of the page were not run"
#: Nothing the browser does of its own accord may leave this machine.
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (FOLDER / "index.html").exists(), "the page is not built: make page"
    folder = tmp_path_factory.mktemp("page")
    with Server(str(folder / "tables.db"), "--unlimited", "--pace", "0") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For these tests only: as long as it lives, Playwright's loop runs, and no other could."""
    chromium = next((path for name in NAMES if (path := shutil.which(name))), None)
    if chromium is None:
        if os.environ.get("CI", "").lower() not in ("", "0", "false"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield running
        running.close()


#: Whether the page has gone on, and if it is our turn or all over.
SETTLED = """after => {
  const shown = document.querySelector("[data-number]");
  if (!shown || shown.dataset.number <= after) return "";
  if (shown.dataset.phase === "finished") return "over";
  return document.querySelector("input[list=moves]:not([readonly])") ? "turn" : "";
}"""


SHOWN = "after => document.querySelector('[data-number]')?.dataset.number > after"


def middle(moves: list[str]) -> str:
    """A move like any other."""
    return moves[len(moves) // 2]


def _to_lay(look: dict) -> int:
    return sum(look["view"]["pile"].values()) + 1


class Visitor:
    """Somebody with a browser of their own. Whatever the console complains of is kept."""

    def __init__(self, browser: Browser, address: str, **settings: object) -> None:
        self.context = browser.new_context(base_url=address, **settings)  # type: ignore[arg-type]
        # Nothing is waited for but conditions: this ends only what would never end.
        self.context.set_default_timeout(60_000)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text)
                if message.type in ("error", "warning")
                else None
            ),
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def call(self, method: str, path: str, body: object = None) -> dict:
        """A call of the API as this visitor."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, (path, answer.text())
        return answer.json()

    def ask(self, table: str, kind: str, **body: object) -> dict:
        """Something asked of a table."""
        return self.call("POST", f"/api/tables/{table}/requests", {"type": kind, **body})

    def table(self, game: str, *, bots: str | None = None, start: bool = True, **options) -> str:
        """A table of this visitor's, with bots on the other seats; its id."""
        if not self.call("GET", "/api/me")["known"]:
            self.call("PUT", "/api/me", {"name": "Ann"})
        look = self.call("POST", "/api/tables", {"game": game, "options": options})
        if bots:
            for seat in range(1, len(look["seats"])):
                self.ask(look["table"], "bot", seat=seat, bot=bots)
        if start:
            self.ask(look["table"], "start")
        return str(look["table"])

    def look(self, table: str) -> dict:
        return self.call("GET", f"/api/tables/{table}")

    def move(self, table: str, move: str, look: dict) -> None:
        """A move without the page."""
        self.ask(table, "move", move=move, revision=look["revision"])

    def turn(self, table: str, after: int = 0) -> dict | None:
        """Wait until the page shows an entry of the log after this one, and with it our turn or the
        end: the table as it is then, or None at the end."""
        over = self.page.wait_for_function(SETTLED, arg=after).json_value() == "over"
        return None if over else self.look(table)

    def follow(self, after: int) -> None:
        """Wait until the page shows an entry of the log after this one."""
        self.page.wait_for_function(SHOWN, arg=after)

    def whole_game(self, table: str, act: Callable[[dict], None]) -> None:
        """To the end: `act` gets the view and makes one move through the page."""
        look = self.turn(table)
        while look:
            act(look["view"])
            look = self.turn(table, look["number"])
            # Most of the 35 placements of Puppeteer come from elsewhere; the page follows.
            if look and look["view"]["phase"] == "expansion" and _to_lay(look) == 30:
                while _to_lay(look) > 3:
                    self.move(table, middle(look["view"]["legal_moves"]), look)
                    look = self.look(table)
                self.turn(table, look["number"] - 1)
        self.page.get_by_role("button", name="Look back").wait_for()

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[object]:
    """Makes visitors; at the end none of their consoles may have complained."""
    visitors: list[Visitor] = []

    def make(**settings: object) -> Visitor:
        settings.setdefault("locale", "en-GB")
        visitors.append(Visitor(browser, server.address, **settings))
        return visitors[-1]

    yield make
    complaints = [line for visitor in visitors for line in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []


AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
