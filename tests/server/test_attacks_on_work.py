"""Attacks on what a server works out for its guests: bots, checks of records, reviews, long logs.
Beside each of them other guests play on, and somebody plays against a bot."""

import asyncio
import contextlib
import functools
import http.client
import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from regalia.tables import sight
from regalia.tables.entries import Said, fields
from regalia.tables.log import canonical, next_entry
from regalia.tables.store import Store
from tests.scale import only_prove
from tests.tables.sitting import Sitting, forged

from .attacks import ATTACKER, Place, Story, besieged
from .processes import Watched

pytestmark = pytest.mark.alone

VICTIM = "127.0.0.8"
#: Seconds that a bot which thinks for no time may take to answer while others' bots think.
BOT_SECONDS = 2.0
OLD_PHRASES = 100_000


def patient(place: Place, *asked: Any, **how: Any) -> tuple[int, Any]:
    """A call that is made again when it was made too often; its status and answer."""
    while True:
        status, answer, _ = place.call(*asked, **how)
        if status != 429:
            return status, answer
        time.sleep(0.1)


def a_guest(place: Place, source: str = ATTACKER) -> str:
    """The key of somebody new, as soon as there may be one."""
    while True:
        with contextlib.suppress(AssertionError):
            return place.guest(source)
        time.sleep(0.1)


def a_table(place: Place, key: str, game: str, bots: list[dict[str, Any]], **how: Any) -> str:
    """A table with bots only, begun."""
    source = how.pop("source", ATTACKER)
    wanted = {"game": game, "options": how, "sit": False}
    status, look = patient(place, "POST", "/api/tables", wanted, key=key, source=source)
    assert status == 201, look
    table = str(look["table"])
    for seat, bot in enumerate(bots):
        ask(place, table, key, source, type="bot", seat=seat, **bot)
    ask(place, table, key, source, type="start")
    return table


def ask(place: Place, table: str, key: str, source: str, **request: Any) -> None:
    path = f"/api/tables/{table}/requests"
    status, answer = patient(place, "POST", path, request, key=key, source=source)
    assert status == 200, answer


class Opponent(threading.Thread):
    """Somebody who plays against a bot over REST, from an address of their own, and notes how long
    it takes to answer."""

    def __init__(self, place: Place) -> None:
        super().__init__(daemon=True)
        self.place, self.over = place, threading.Event()
        self.delays: list[float] = []

    def run(self) -> None:
        key = a_guest(self.place, VICTIM)
        while not self.over.is_set():
            look = self.call("POST", "/api/tables", {"game": "revolution"}, key)
            table = look["table"]
            for request in ({"type": "bot", "seat": 1, "bot": "greedy"}, {"type": "start"}):
                self.call("POST", f"/api/tables/{table}/requests", request, key)
            self.play(table, key)

    def play(self, table: str, key: str) -> None:
        waiting = None
        while not self.over.is_set():
            look = self.call("GET", f"/api/tables/{table}", None, key)
            mine = look["phase"] == "playing" and look["view"]["to_move"] == 0
            if waiting is not None and (mine or look["phase"] != "playing"):
                self.delays.append(time.monotonic() - waiting)
                waiting = None
            if look["phase"] != "playing":
                return
            if mine:
                move = {
                    "type": "move",
                    "revision": look["revision"],
                    "move": random.choice(look["view"]["legal_moves"]),
                }
                self.call("POST", f"/api/tables/{table}/requests", move, key)
                waiting = time.monotonic()
            time.sleep(0.1)
        if waiting is not None:
            self.delays.append(time.monotonic() - waiting)

    def call(self, method: str, path: str, body: Any, key: str) -> Any:
        status, answer = patient(self.place, method, path, body, key=key, source=VICTIM)
        assert status < 300, answer
        return answer


def besieged_beside_bots(server: Watched, attack: Callable[[Place], Any]) -> Story:
    """An attack during which somebody plays against a bot, which is never late."""
    opponent = Opponent(Place(server.port, 0.0))
    opponent.start()
    try:
        story = besieged(server, attack)
    finally:
        opponent.over.set()
        opponent.join(30)
    assert len(opponent.delays) >= 3, opponent.delays
    assert max(opponent.delays) <= BOT_SECONDS, opponent.delays
    return story


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """One server for all attacks. Its processes have all been at work before memory is compared,
    and it keeps a very long log."""
    folder = tmp_path_factory.mktemp("work")
    (folder / "long.txt").write_text(written(folder))
    with Watched(folder) as process:
        all_kinds_of_work(Place(process.port, 1.0))
        yield process
        assert process.process.poll() is None


def all_kinds_of_work(place: Place) -> None:
    """Bots play, a game of theirs is checked and reviewed."""
    key = a_guest(place, "127.0.0.7")
    thinker = {"bot": "search", "milliseconds": 50}
    a_table(place, key, "revolution", [thinker, thinker], source="127.0.0.7")
    table = a_table(place, key, "puppeteer", [{"bot": "greedy"}], source="127.0.0.7")
    while place.call("GET", f"/api/tables/{table}", source="127.0.0.7")[1]["phase"] == "playing":
        time.sleep(0.05)
    record = place.call("GET", f"/api/tables/{table}/record", source="127.0.0.7")[1]
    assert place.call("POST", "/api/verify", record, source="127.0.0.7")[0] == 200
    while not place.call("GET", f"/api/tables/{table}/review", source="127.0.0.7")[1]["ready"]:
        time.sleep(0.2)


# Records to check


def a_long_record() -> bytes:
    """One that takes long to check, and holds."""
    sitting = Sitting("regicide", players=4).seat("ann", "bob", "cy", "dan").start(None)
    sitting.play_on(random.Random(18))
    record = sight.record(sitting.table)
    log = record["table"]["log"]
    said = {"by": "ann", "phrase": "thanks", "seat": 0}
    phrases = [
        {"at": log[-1]["at"], "kind": "said", "body": {**said, "id": f"{number}"}}
        for number in range(3500)
    ]
    return json.dumps(forged(record, [*log, *phrases])).encode()


def sixty_records(place: Place) -> list[int]:
    record, statuses = a_long_record(), list[int]()
    assert len(record) < 1_000_000

    def send(number: int) -> None:
        if number % 2:
            statuses.append(place.call("POST", "/api/verify", record)[0])
            return
        connection = http.client.HTTPConnection(place.host, place.port, 30, (ATTACKER, 0))
        connection.request("POST", "/api/verify", record, {"content-type": "application/json"})
        time.sleep(0.2)
        connection.close()  # who asked is gone

    senders = [threading.Thread(target=send, args=(number,)) for number in range(60)]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join(60)
    return statuses


@only_prove
def test_sixty_records_to_check_delay_no_bot(server: Watched) -> None:
    story = besieged_beside_bots(server, sixty_records)
    assert set(story.found) <= {200, 429, 503} and 503 in story.found
    story.nobody_noticed()


# Reviews


def many_reviews(place: Place) -> tuple[list[int], int]:
    """Statuses of the crowd's reviews, and the victim's place among them."""
    tables = [_finished(place, ATTACKER) for _ in range(12)]
    hers = _finished(place, VICTIM)
    crowd = [patient(place, "GET", f"/api/tables/{table}/review") for table in tables]
    status, look = patient(place, "GET", f"/api/tables/{hers}/review", source=VICTIM)
    assert status == 200, look
    return [status for status, _ in crowd], int(look["place"])


def _finished(place: Place, source: str) -> str:
    key = a_guest(place, source)
    table = a_table(place, key, "regicide", [{"bot": "greedy"}] * 2, source=source, players=2)
    while patient(place, "GET", f"/api/tables/{table}", source=source)[1]["phase"] == "playing":
        time.sleep(0.1)
    return table


@only_prove
def test_a_crowd_of_reviews_waits_in_a_queue_that_others_pass(server: Watched) -> None:
    story = besieged(server, many_reviews)
    statuses, place = story.found
    assert 503 in statuses and 200 in statuses
    assert place <= 2
    story.nobody_noticed()


# Long logs


def flood_of_talk(place: Place) -> int:
    """How many phrases got into the log."""
    key = a_guest(place)
    status, look = patient(place, "POST", "/api/tables", {"game": "regicide"}, key=key)
    assert status == 201, look
    table = look["table"]
    path = f"/api/tables/{table}/requests"
    taken = 0
    for _ in place.while_open():
        for kind in ({"type": "talk", "phrase": "hello"}, {"type": "leave"}, {"type": "sit"}):
            taken += place.call("POST", path, kind, key=key)[0] == 200 and kind["type"] == "talk"
    return taken


@only_prove
def test_a_flood_of_talk_is_rationed(server: Watched) -> None:
    story = besieged(server, flood_of_talk)
    assert 1 <= story.found <= 9
    story.nobody_noticed()


def written(folder: Path) -> str:
    """A table whose log is very long, in the store."""
    sitting = Sitting("regicide", players=1).seat("ann").start()
    table, last = sitting.table, sitting.table.last
    entries = list(table.entries)
    for number in range(OLD_PHRASES):
        said = Said(seat=0, phrase="thanks", by="ann", id=f"{number}")
        last = next_entry(table.id, last, 2000, said)
        entries.append(last)

    async def work() -> None:
        async with Store.open(str(folder / "tables.db")) as store:
            for entry in table.entries:
                assert await store.append(entry)

    asyncio.run(work())
    # One by one would take minutes
    rows = [
        (entry.table, entry.number, entry.at, entry.kind, canonical(fields(entry.body)), entry.hash)
        for entry in entries[table.number :]
    ]
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
        database.execute("UPDATE heads SET number = ?, hash = ?", (last.number, last.hash))
    return table.id


def come_back(table: str, place: Place) -> tuple[int, int]:
    """Load the table, then come back to it again and again as one who has missed everything; the
    last event's number, and the most bytes received."""
    status, look = patient(place, "GET", f"/api/tables/{table}")
    assert status == 200
    most = 0
    for _ in place.while_open():
        try:
            sock = place.websocket(f"{table}/socket?after=0&x=")
        except (AssertionError, OSError):
            time.sleep(0.1)  # too often
            continue
        sock.settimeout(0.5)
        heard = 0
        with contextlib.suppress(OSError), contextlib.closing(sock):
            while data := sock.recv(65_536):
                heard += len(data)
        most = max(most, heard)
    return int(look["number"]), most


@only_prove
def test_a_log_of_a_hundred_thousand_entries_blocks_nobody(server: Watched) -> None:
    story = besieged(
        server, functools.partial(come_back, server.written.with_name("long.txt").read_text())
    )
    number, most = story.found
    assert number > OLD_PHRASES
    assert 10_000 < most < 1_000_000  # the last of them, not all
    story.nobody_noticed()


# Thirty tables of bots only


SLOW_BOT = {"bot": "search", "milliseconds": 5000}


def thirty_tables(place: Place) -> None:
    key = a_guest(place)
    for _ in range(30):
        a_table(place, key, "revolution", [SLOW_BOT, SLOW_BOT])
    time.sleep(place.seconds)


def thirty_guests(place: Place) -> None:
    for _ in range(30):
        a_table(place, a_guest(place), "revolution", [SLOW_BOT, SLOW_BOT])
    time.sleep(place.seconds)


@only_prove
def test_thirty_tables_of_bots_do_not_make_others_wait_for_theirs(server: Watched) -> None:
    story = besieged_beside_bots(server, thirty_tables)
    story.nobody_noticed()


@only_prove
def test_nor_do_thirty_guests_of_one_address(server: Watched) -> None:
    story = besieged_beside_bots(server, thirty_guests)
    story.nobody_noticed()
