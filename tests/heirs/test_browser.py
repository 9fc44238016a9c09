"""The game in a real browser, on the board that any game gets."""

from benchmarks.clients import Server

from tests.page.conftest import Visitor


def test_it_is_served_and_played_in_a_browser_on_the_plain_board(browser, tmp_path):
    with Server(str(tmp_path / "tables.db"), "--unlimited", "--pace", "0") as server:
        visitor = Visitor(browser, server.address, locale="en-GB")
        try:
            table = visitor.table("heirs", bots="counter")
            page = visitor.page
            page.goto(f"/table/{table}")
            for _ in range(4):
                page.locator("button[data-move^='play ']").first.click()
                page.wait_for_timeout(50)
            page.get_by_role("button", name="Look back").click()
            page.locator("#review-title").wait_for()
            look = visitor.look(table)
            assert look["phase"] == "finished"
            assert page.title().endswith("Heirs – Regalia")
            assert visitor.complaints == []
        finally:
            visitor.close()
