"""Whole games through the page, in a real browser: alone, against bots, two people at one table."""

import re

import pytest

from tests.scale import first, prove

from .conftest import middle


def type_move(page, move):
    box = page.get_by_label("Type a move")
    box.fill(move)
    box.press("Enter")


@prove
@pytest.mark.parametrize(
    ("game", "options"),
    first(
        1,
        [
            ("revolution", {"system": "secret_draft"}),
            ("revolution", {}),
            ("regicide", {"players": 2}),
            ("regicide", {"players": 1}),
            ("puppeteer", {}),
        ],
    ),
    ids=str,
)
def test_a_whole_game_in_notation(visit, game, options):
    visitor = visit()
    table = visitor.table(game, bots="greedy", **options)
    visitor.page.goto(f"/table/{table}")
    visitor.whole_game(table, lambda view: type_move(visitor.page, middle(view["legal_moves"])))
    assert visitor.look(table)["view"]["outcome"]


def test_from_the_first_visit_to_the_first_card(visit):
    """Nothing to read, nothing to fill in."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now Regicide").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    cards = page.get_by_role("region", name="Your hand").locator("button[aria-pressed]")
    cards.first.wait_for()
    cards.nth(0).click()
    before = visitor.look(table)["number"]
    page.locator("button.confirm").click()
    visitor.turn(table, after=before)


#: A line that can be cut: sockets are kept, and none can be opened while `cut` is set.
CUTTABLE = """
  const Real = WebSocket;
  window.lines = [];
  window.WebSocket = class extends Real {
    constructor(url) {
      super(window.cut ? url.replace("/socket", "/nowhere") : url);
      window.lines.push(this);
    }
  };
"""


def test_two_people_at_one_table_one_of_them_loses_the_line(visit):
    ann, bob, eve = visit(), visit(), visit()
    bob.page.add_init_script(CUTTABLE)
    table = ann.table("regicide", start=False, players=2)
    ann.page.goto(f"/table/{table}")
    bob.page.goto(f"/table/{table}")
    bob.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Deal").click()
    eve.page.goto(f"/table/{table}")
    eve.page.get_by_text("You are looking on.").wait_for()
    assert eve.page.get_by_label("Type a move").count() == 0

    people = (ann, bob)

    def play_until(seat, move):
        """Until this seat decides; each move by whose turn it is."""
        look = ann.look(table)
        while look["phase"] == "playing" and look["view"]["to_move"] != seat:
            mover = people[look["view"]["to_move"]]
            move(mover, mover.look(table))
            look = ann.look(table)

    def by_typing(mover, look):
        mover.turn(table, look["number"] - 1)
        type_move(mover.page, middle(look["view"]["legal_moves"]))
        mover.follow(look["number"])

    play_until(0, by_typing)
    bob.page.evaluate("window.cut = true; lines.at(-1).close()")
    bob.page.get_by_text("The connection is lost").wait_for()
    play_until(1, by_typing)  # unseen by Bob
    bob.page.evaluate("window.cut = false")
    bob.page.get_by_text("The connection is lost").wait_for(state="detached")
    play_until(0, by_typing)
    play_until(
        None, lambda mover, look: mover.move(table, middle(look["view"]["legal_moves"]), look)
    )
    for each in (*people, eve):
        each.page.get_by_role("button", name="Look back").wait_for()
    # The browser itself complains of lines that cannot be opened; of nothing else
    bob.complaints = [line for line in bob.complaints if "/nowhere" not in line]


def test_a_move_is_taken_back(visit):
    visitor = visit()
    # A card that draws nothing and fells nobody shows nothing; not every hand has one
    quiet = []
    while not quiet:
        table = visitor.table("regicide", players=1)
        hand = visitor.look(table)["view"]["hand"]
        quiet = [f"play {card}" for card in hand if card[1] in "cs" and card[0] in "A23456"]
    move = quiet[0]
    page = visitor.page
    page.goto(f"/table/{table}")
    type_move(page, move)
    page.get_by_role("button", name="Discard").first.wait_for()
    page.get_by_role("button", name="Take back").click()
    page.get_by_text("Play cards against").first.wait_for()
    assert visitor.look(table)["view"]["hand"] == hand


def test_a_turn_by_keyboard_alone(visit):
    visitor = visit()
    table = visitor.table("regicide", players=1)
    page = visitor.page
    page.goto(f"/table/{table}")
    page.locator("button[aria-pressed]").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.ariaPressed") == "false":
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.get_by_text(re.compile("health left|defeated|damage")).first.wait_for()
    before = visitor.look(table)["number"]
    page.keyboard.press("Control+Enter")
    visitor.turn(table, after=before)
    moved = visitor.look(table)["view"]["table"] or visitor.look(table)["view"]["discard"]
    assert moved
