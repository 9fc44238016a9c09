"""The deal of a finished game, checked by the page itself, in a real browser."""

import copy
import json
import re

from .conftest import middle

OWN = "this deal holds your own contribution"
FAILS = "This deal fails the check in your browser:"
OTHER = "5" * 64


def forgeries(record):
    """The record with one part changed, and what the page says of it."""

    def changed(change):
        other = copy.deepcopy(record)
        change(other, other["table"])
        return other

    def started(table):
        return next(entry for entry in table["log"] if entry["kind"] == "started")["body"]

    yield "promised", changed(lambda _, table: table.update(secret=OTHER))
    yield "promised", changed(lambda _, table: table.update(commitment=OTHER))
    yield "same story", changed(lambda _, table: table.update(contributions=[OTHER]))
    yield "has been changed", changed(lambda _, table: table["log"].insert(1, table["log"].pop(2)))
    yield "has been changed", changed(lambda _, table: started(table).update(seed="7"))
    yield "same story", changed(lambda whole, _: whole.update(seed=f"table:{OTHER}"))
    yield "same story", changed(lambda whole, _: whole["moves"].pop())


def test_the_page_checks_the_deal_and_refuses_every_forgery(visit):
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now Puppeteer").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    page.locator("[data-number]").wait_for()
    look = visitor.look(table)
    assert [seat["contributed"] for seat in look["seats"]] == [True]
    visitor.ask(table, "talk", phrase="hello")
    while look["phase"] == "playing":
        visitor.move(table, middle(look["view"]["legal_moves"]), look)
        look = visitor.look(table)
    page.get_by_text(OWN).wait_for()
    assert page.get_by_text(FAILS).count() == 0

    record = visitor.call("GET", f"/api/tables/{table}/record")
    told = {"body": ""}
    page.route("**/record", lambda route: route.fulfill(**told))
    for reason, forged in forgeries(record):
        told["body"] = json.dumps(forged)
        page.reload()
        alarm = page.get_by_role("alert").filter(has_text=FAILS)
        alarm.wait_for()
        assert reason in alarm.inner_text(), (reason, alarm.inner_text())
        assert page.get_by_text(OWN).count() == 0

    # another device of an onlooker knows only what is public
    onlooker = visit()
    onlooker.page.goto(f"/table/{table}")
    onlooker.page.get_by_role("button", name="Was it fair?").click()
    onlooker.page.get_by_text("what the players contributed").wait_for()
