"""Whole games through the API and the socket of a real server, with all that can be done on the
way, and what remains afterwards."""

import asyncio
import copy
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from benchmarks.clients import Client

import regalia
from regalia.core.record import sealed
from regalia.tables.log import link

from .doors import Visitor
from .processes import AUTHORIZED, Watched

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("regicide", {"players": 2}),
    ("revolution", {"players": 2, "system": "secret_draft"}),
    ("puppeteer", {"players": 1}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    with Watched(tmp_path_factory.mktemp("rest"), "--workers", "1", "--unlimited") as process:
        yield process
        assert process.process.poll() is None


def run(work: Any, seconds: float = 120) -> Any:
    return asyncio.run(asyncio.wait_for(work, seconds))


class Round:
    """Some guests at one table."""

    def __init__(self, server: Watched, *names: str) -> None:
        self.guests = [Visitor(server.address) for _ in names]
        self.names = names
        self.table = ""

    async def __aenter__(self) -> "Round":
        for guest, name in zip(self.guests, self.names, strict=True):
            await guest.named(name)
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self.guests:
            await guest.__aexit__()

    async def begin(self, game: str, *bots: str, **options: Any) -> "Round":
        """The guests sit down one after the other, then the bots."""
        host, *others = self.guests
        look = await host.done("POST", "/api/tables", {"game": game, "options": options})
        assert look["phase"] == "gathering" and look["seat"] == 0 and look["host"]
        self.table = look["table"]
        for guest in others:
            await self.ask(guest, "sit")
        for seat, bot in enumerate(bots, len(self.guests)):
            await self.ask(host, "bot", seat=seat, bot=bot)
        await self.ask(host, "start")
        return self

    async def look(self, guest: Visitor) -> Any:
        return await guest.done("GET", f"/api/tables/{self.table}")

    async def ask(self, guest: Visitor, kind: str, **facts: Any) -> Any:
        """A request over REST that is carried out."""
        body = {"type": kind, **facts}
        return await guest.done("POST", f"/api/tables/{self.table}/requests", body)

    async def not_asked(self, guest: Visitor, kind: str, **facts: Any) -> str:
        """The code of a request over REST that is refused."""
        body = {"type": kind, **facts}
        return await guest.refused("POST", f"/api/tables/{self.table}/requests", body)

    async def do(self, guest: Visitor, what: str, **body: Any) -> Any:
        return await guest.done("POST", f"/api/tables/{self.table}/{what}", body)

    async def refused(self, guest: Visitor, what: str, **body: Any) -> str:
        return await guest.refused("POST", f"/api/tables/{self.table}/{what}", body)

    async def mover(self) -> tuple[Visitor, Any]:
        """The guest whose turn it is, and how the table looks to them."""
        while True:
            for guest in self.guests:
                look = await self.look(guest)
                mine = look["view"] and look["view"]["to_move"] == look["seat"] is not None
                if look["phase"] != "playing" or mine:
                    return guest, look
            await asyncio.sleep(0.02)

    async def play(self, chance: random.Random) -> Any:
        """To the end, by calls alone; how it looks then."""
        while True:
            guest, look = await self.mover()
            if look["phase"] != "playing":
                return look
            move = chance.choice(look["view"]["legal_moves"])
            done = await self.ask(guest, "move", revision=look["revision"], move=move)
            assert done["number"] == done["revision"] == look["number"] + 1


def _check_proof(look: Any, record: Any) -> None:
    """The commitment of the start is that of the secret shown at the end."""
    seed, secret = look["proof"]["seed"], look["proof"]["secret"]
    text = f'["regalia/secret/2","{look["table"]}","{secret}"]'
    assert hashlib.sha256(text.encode()).hexdigest() == look["commitment"]
    assert record["seed"] == seed and record["table"]["secret"] == secret
    assert record["table"]["commitment"] == look["commitment"]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda each: str(each))
def test_a_game_by_calls_alone(server: Watched, game: str, options: Any) -> None:
    async def play() -> None:
        names = ["Ann", "Bob"][: options["players"]]
        async with Round(server, *names) as party:
            await party.begin(game, **options)
            host = party.guests[0]
            here = f"/api/tables/{party.table}"
            assert await host.refused("GET", f"{here}/record") == "record/unfinished"
            assert await host.refused("GET", f"{here}/review") == "record/unfinished"
            look = await party.play(random.Random(f"calls {game}"))
            assert look["phase"] == "finished" and look["view"]["outcome"]
            record = await host.done("GET", f"{here}/record")
            _check_proof(look, record)
            assert record["table"]["names"] == names
            assert record["outcome"] == look["view"]["outcome"]
            proven = await host.done("POST", "/api/verify", record)
            assert proven["commitment"] == look["commitment"]
            assert proven["moves"] == len(record["moves"]) and proven["entries"] == look["number"]
            assert await party.not_asked(host, "move", revision=0, move="x") == "table/over"
            lines = await host.done("GET", "/api/tables")
            line = next(each for each in lines if each["table"] == party.table)
            assert line["phase"] == "finished" and not line["my_turn"] and line["seat"] == 0

    run(play())


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda each: str(each))
def test_a_game_over_the_socket(server: Watched, game: str, options: Any) -> None:
    """What was acknowledged is in the record, at the number it was acknowledged with."""

    async def play() -> None:
        clients = [
            Client([server.address], f"C{n}", f"{game}{n}") for n in range(options["players"])
        ]
        for client in clients:
            await client.introduce()
        host = clients[0]
        table = await host.open_table(game, **options)
        for client in clients[1:]:
            client.table = table
            await client.at("requests", {"type": "sit"})
        await host.at("requests", {"type": "start"})
        await asyncio.gather(*(client.play() for client in clients))
        record = await host.at("record", method="GET")
        log = {each["number"]: each for each in record["table"]["log"]}
        moves = 0
        for client in clients:
            assert not client.refusals
            assert [event["number"] for event in client.events] == sorted(log)
            for request, number in client.acknowledged.items():
                assert log[number]["body"]["id"] == request
                assert log[number]["body"]["move"] == client.moves[request]
                moves += 1
        assert moves == len(record["moves"])
        assert (await host.rest("POST", "/api/verify", record))["moves"] == moves

    run(play())


def test_coming_back_without_a_gap(server: Watched) -> None:
    """Wherever somebody left off, they get every event from there, as they would have seen it."""

    async def play() -> None:
        async with Round(server, "Ann", "Bob") as party:
            await party.begin("regicide", players=2)
            ann = party.guests[0]
            await ann.connect(party.table, 0)
            chance = random.Random(5)
            for _ in range(6):
                guest, look = await party.mover()
                if look["phase"] != "playing":
                    break
                move = chance.choice(look["view"]["legal_moves"])
                await party.ask(guest, "move", revision=look["revision"], move=move)
                phrases = [each["phrase"] for each in (await party.look(guest))["phrases"]]
                await party.ask(guest, "talk", phrase=chance.choice(phrases))
            await ann.quiet()
            whole = ann.events
            assert [each["number"] for each in whole] == list(range(1, len(whole) + 1))
            playing = ann.look["phase"] == "playing"
            await ann.hang_up()
            for after in range(len(whole) + 1):
                ann.events = []
                await ann.connect(party.table, after)
                assert (await ann.read())["type"] == "hello"
                await ann.quiet()
                if playing:
                    assert ann.events == whole[after:]
                await ann.hang_up()
            # Who has seen more than there is is told so, and not that nothing was missed
            await ann.connect(party.table, len(whole) + 1)
            assert (await ann.read())["code"] == "table/behind"
            stranger = Visitor(server.address)
            await stranger.connect(party.table, 0)
            await stranger.quiet()
            numbers = [each["number"] for each in stranger.events]
            assert numbers == [each["number"] for each in whole]
            await stranger.__aexit__()

    run(play())


def test_hint_and_preview(server: Watched) -> None:
    async def play() -> None:
        async with Round(server, "Ann") as party:
            await party.begin("regicide", "greedy", players=2)
            ann, look = await party.mover()
            answer = await party.do(ann, "hint", id="once")
            assert answer["revision"] == look["revision"] and 1 <= len(answer["moves"]) <= 3
            assert {each["move"] for each in answer["moves"]} <= set(look["view"]["legal_moves"])
            assert all(0 <= each["win"] <= 1 for each in answer["moves"])
            after = await party.look(ann)
            assert after["number"] == look["number"] + 1 and after["revision"] == look["revision"]
            move = look["view"]["legal_moves"][0]
            seen = await party.do(ann, "preview", move=move)
            assert "damage" in seen
            assert await party.refused(ann, "preview", move="play 2h 3h") != ""
            await ann.connect(party.table, 0)
            assert (await ann.ask("preview", move=move))["preview"] == seen
            assert [each["kind"] for each in ann.events].count("hinted") == 1
            await party.ask(ann, "move", revision=look["revision"], move=move)
        async with Round(server, "Ann") as party:
            body = {"game": "puppeteer", "hints": False}
            party.table = (await party.guests[0].done("POST", "/api/tables", body))["table"]
            await party.ask(party.guests[0], "start")
            assert await party.refused(party.guests[0], "hint") == "hint/forbidden"

    run(play())


def test_an_old_link_does_not_lead_to_who_sits_there_now(server: Watched) -> None:
    """Nor to their cards."""

    async def play() -> None:
        async with Round(server, "Ann", "Bob") as party, Visitor(server.address) as gone:
            ann, bob = party.guests
            await gone.named("Gone")
            look = await ann.done(
                "POST", "/api/tables", {"game": "regicide", "options": {"players": 2}}
            )
            here = f"/api/tables/{look['table']}"
            await gone.done("POST", f"{here}/requests", {"type": "sit", "seat": 1})
            token = (await gone.done("POST", f"{here}/link", {}))["token"]
            await gone.done("POST", f"{here}/requests", {"type": "leave"})
            assert await gone.refused("POST", f"/api/links/{token}") == "table/link"
            await bob.done("POST", f"{here}/requests", {"type": "sit", "seat": 1})
            await ann.done("POST", f"{here}/requests", {"type": "start"})
            assert await gone.refused("POST", f"/api/links/{token}") == "table/link"
            other = "1" + token
            assert await gone.refused("POST", f"/api/links/{other}") == "link/unknown"
            assert (await bob.done("GET", here))["seat"] == 1

    run(play())


def test_a_link_takes_the_seat_to_another_device(server: Watched) -> None:
    async def play() -> None:
        async with Round(server, "Ann", "Bob") as party, Visitor(server.address) as phone:
            await party.begin("revolution", players=2)
            ann, bob = party.guests
            await ann.connect(party.table, 0)
            await ann.quiet()
            assert ann.look["seat"] == 0
            token = (await party.do(ann, "link"))["token"]
            assert len(token) > 32
            assert await phone.refused("POST", f"/api/links/{token}") == "guest/unknown"
            await phone.named("Phone")
            assert await phone.refused("POST", f"/api/links/{'0' * 32}") == "link/unknown"
            assert await bob.refused("POST", f"/api/links/{token}") == "table/seated"
            look = await phone.done("POST", f"/api/links/{token}")
            assert look["seat"] == 0 and look["host"] and look["seats"][0]["name"] == "Ann"
            again = await phone.done("POST", f"/api/links/{token}")
            assert again["number"] == look["number"]
            # It works once: for nobody else, not for who made it, and not for the phone when it
            # has given the seat away
            assert await ann.refused("POST", f"/api/links/{token}") == "link/unknown"
            back = (await party.do(phone, "link"))["token"]
            assert (await ann.done("POST", f"/api/links/{back}"))["seat"] == 0
            assert await phone.refused("POST", f"/api/links/{token}") == "link/unknown"
            third = (await party.do(ann, "link"))["token"]
            assert await phone.refused("POST", f"/api/links/{back}") == "link/unknown"
            assert await ann.done("DELETE", f"/api/tables/{party.table}/link") == {"revoked": True}
            assert await phone.refused("POST", f"/api/links/{third}") == "link/unknown"
            assert await ann.done("DELETE", f"/api/tables/{party.table}/link") == {"revoked": False}
            assert await phone.refused("DELETE", f"/api/tables/{party.table}/link") == (
                "table/not_seated"
            )
            fourth = (await party.do(ann, "link"))["token"]
            look = await phone.done("POST", f"/api/links/{fourth}")
            assert look["seat"] == 0
            # The old device looks on from now, on the open socket and by calls
            await ann.quiet()
            assert ann.look["seat"] is None and ann.look["view"]["seat"] is None
            assert ann.look["view"].get("legal_moves") is None
            move = {"revision": look["revision"], "move": "King@b2"}
            assert await party.not_asked(ann, "move", **move) == "table/not_seated"
            assert (await ann.ask("take_back", revision=1))["code"] == "table/not_seated"
            assert await party.refused(ann, "link") == "table/not_seated"
            party.guests = [phone, bob]
            guest, look = await party.mover()
            move = look["view"]["legal_moves"][0]
            await party.ask(guest, "move", revision=look["revision"], move=move)
            await ann.quiet()
            assert "move" not in ann.events[-1] and ann.events[-1]["kind"] == "moved"
            party.guests = [ann, bob]

    run(play())


def test_leaving_a_stand_in_and_coming_back(server: Watched) -> None:
    async def play() -> None:
        async with Round(server, "Ann", "Bob", "Cid") as party:
            await party.begin("regicide", players=3)
            ann, bob, cid = party.guests
            here = f"/api/tables/{party.table}"
            stand_in = {"type": "stand_in", "seat": 1, "bot": "random"}
            assert await ann.refused("POST", f"{here}/requests", stand_in) == ("table/not_away")
            await party.ask(bob, "leave")
            assert await party.not_asked(bob, "leave") == "table/away"
            look = await party.look(ann)
            assert look["seats"][1] == {
                "kind": "guest",
                "name": "Bob",
                "bot": None,
                "away": True,
                "contributed": False,
            }
            await ann.done("POST", f"{here}/requests", stand_in)
            proposal = (await party.look(cid))["proposal"]
            assert proposal["what"] == "stand_in" and proposal["waiting"] == [2]
            assert proposal["away"] == 1
            number = proposal["number"]
            assert await party.not_asked(ann, "answer", proposal=number, yes=True) == (
                "proposal/unknown"
            )
            await party.ask(cid, "answer", proposal=number, yes=False)
            assert (await party.look(cid))["proposal"] is None
            await ann.done("POST", f"{here}/requests", stand_in)
            number = (await party.look(cid))["proposal"]["number"]
            await party.ask(cid, "answer", proposal=number, yes=True)
            look = await party.look(ann)
            assert look["seats"][1]["bot"] == "random" and look["seats"][1]["kind"] == "guest"
            # The bot moves when it is its turn, and Bob cannot
            party.guests = [ann, cid]
            await ann.connect(party.table, 0)
            moved: list[int] = []
            for _ in range(12):
                guest, look = await party.mover()
                await ann.quiet()
                moved = [each["seat"] for each in ann.events if each["kind"] == "moved"]
                if look["phase"] != "playing" or 1 in moved:
                    break
                move = look["view"]["legal_moves"][0]
                await party.ask(guest, "move", revision=look["revision"], move=move)
            if (await party.look(ann))["phase"] == "playing":
                assert 1 in moved
                await party.ask(bob, "return")
                look = await party.look(bob)
                assert look["seats"][1]["bot"] is None and not look["seats"][1]["away"]
                assert look["view"]["hand"] is not None
                assert await party.not_asked(bob, "return") == "table/seated"
            party.guests = [ann, bob, cid]

    run(play())


def test_a_move_is_taken_back_when_the_other_agrees(server: Watched) -> None:
    async def play() -> None:
        async with Round(server, "Ann", "Bob") as party:
            await party.begin("revolution", players=2, system="standard")
            for guest in party.guests:
                await guest.connect(party.table, 0)
                await guest.quiet()
            mover, look = await party.mover()
            other = next(each for each in party.guests if each is not mover)
            # A card that shows nothing new: any of one's own open cards
            move = next(each for each in look["view"]["legal_moves"] if "Fortune" not in each)
            for yes in (False, True):
                await mover.quiet()
                before = mover.look
                done = await mover.ask("move", revision=before["revision"], move=move)
                assert done["type"] == "done"
                stale = await mover.ask("take_back", revision=before["revision"])
                assert stale["code"] == "move/stale"
                asked = await mover.ask("take_back", revision=done["number"])
                assert asked["type"] == "done", asked
                await other.quiet()
                assert other.look["proposal"]["waiting"] == [other.look["seat"]]
                assert (await other.ask("take_back", revision=done["number"]))[
                    "code"
                ] == "undo/other"
                wrong = await other.ask("answer", proposal=asked["number"] + 1, yes=True)
                assert wrong["code"] == "proposal/unknown"
                answer = await other.ask("answer", proposal=asked["number"], yes=yes)
                assert answer["type"] == "done"
                await mover.quiet()
                assert mover.look["proposal"] is None
                if yes:
                    assert mover.look["view"] == before["view"]
                    assert mover.events[-1]["carried"] == "take_back"
                    assert mover.look["revision"] == answer["number"]
                else:
                    assert mover.look["view"]["to_move"] == other.look["seat"]
                    assert mover.look["revision"] == done["number"]
                    mover, other = other, mover
                    await mover.quiet()
                    legal = mover.look["view"]["legal_moves"]
                    move = next(each for each in legal if "Fortune" not in each)

    run(play())


def test_looking_back_at_a_finished_game(server: Watched) -> None:
    """The shortest game there is: nobody defends."""

    async def play() -> None:
        async with Round(server, "Ann") as party:
            best: Any = None
            for _ in range(6):
                await party.begin("regicide", players=1)
                ann = party.guests[0]
                while True:
                    look = await party.look(ann)
                    if look["phase"] != "playing":
                        break
                    move = look["view"]["legal_moves"][-1]
                    await party.ask(ann, "move", revision=look["revision"], move=move)
                best = min(best or look, look, key=lambda each: each["number"])
                if best["number"] < 8:
                    break
            here = f"/api/tables/{best['table']}"
            for _ in range(100):
                review = await ann.done("GET", f"{here}/review")
                if review["ready"]:
                    break
                assert review == {
                    "ready": False,
                    "place": 0,
                    "opposed": False,
                    "lost": False,
                    "curve": [],
                    "judgements": [],
                    "lost_by": None,
                    "dearest": [],
                    "misfortune": None,
                }
            assert review["ready"] and review["curve"]
            record = await ann.done("GET", f"{here}/record")
            for each in review["judgements"]:
                assert each["move"] == record["moves"][each["number"] - 1]

    run(play(), 200)


def test_how_a_lost_game_could_have_been_won(server: Watched) -> None:
    """A board built to be won, and given up: the way to win is played through for whoever asks, and
    shows no more than the game did."""

    async def play() -> None:
        builder = regalia.bot("puppeteer/search", seed="builder", simulations=20)
        async with Round(server, "Ann") as party, Visitor(server.address) as stranger:
            ann = party.guests[0]
            found = {"verdict": ""}
            while found["verdict"] != "winnable":
                await party.begin("puppeteer", players=1, objective="central", reveal=1)
                look = await party.look(ann)
                while look["phase"] == "playing":
                    giving_up = "stop" in look["view"]["legal_moves"]
                    move = "stop" if giving_up else builder.choose(look["view"])
                    await party.ask(ann, "move", revision=look["revision"], move=move)
                    look = await party.look(ann)
                here = f"/api/tables/{party.table}"
                if look["view"]["outcome"]["won"]:
                    assert await ann.refused("GET", f"{here}/hindsight") == "page/unknown"
                    continue
                while not (found := await ann.done("GET", f"{here}/hindsight"))["ready"]:
                    assert found["steps"] == []
            assert found["mistake"] == "stop"
            assert 1 <= found["facts"]["intrigues"] <= 6
            steps, line = found["steps"], found["line"]
            assert [each["move"] for each in steps] == [None, *line]
            assert [each["step"] for each in steps] == list(range(len(line) + 1))
            assert steps[-1]["view"]["outcome"]["won"]
            assert steps[-1]["view"]["intrigues"] == found["facts"]["intrigues"]
            # It begins where the game was, before the last move
            record = await ann.done("GET", f"{here}/record")
            board = await ann.done("GET", f"{here}/replay/{len(record['moves']) - 1}")
            assert steps[0]["view"] == board["view"]
            for each in steps:
                view = each["view"]
                assert set(view) == set(board["view"]) and view["seat"] is None
                assert view["hand"] is view["next"] is None and not any(view["pile"].values())
                assert view["targets"] == board["view"]["targets"]
            assert await stranger.done("GET", f"{here}/hindsight") == found

    run(play())


def _figures(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if line[:1] not in ("#", "")]
    return {name: float(value) for name, _, value in lines}


def test_health_and_figures(server: Watched) -> None:
    async def play() -> None:
        async with Round(server, "Ann") as party:
            ann = party.guests[0]
            health = await ann.done("GET", "/health")
            assert health["ok"] is True and health["troubles"] == []
            known = {"ok", "ready", "preparing", "bots", "troubles"}  # nothing about anybody
            assert set(health) == known
            assert await ann.refused("GET", "/metrics") == "page/unknown"
            before = _figures((await ann.http.get("/metrics", headers=AUTHORIZED)).text)
            await party.begin("puppeteer", players=1)
            await ann.connect(party.table)
            await ann.quiet()
            await ann.ask("move", revision=ann.look["revision"], move="reveal 1")
            after = _figures((await ann.http.get("/metrics", headers=AUTHORIZED)).text)
            changed = {name for name in after if after[name] != before.get(name)}
            assert {
                'regalia_entries_total{kind="created"}',
                'regalia_entries_total{kind="sat"}',
                'regalia_entries_total{kind="started"}',
                'regalia_entries_total{kind="moved"}',
                "regalia_commit_seconds_count",
                "regalia_commit_seconds_sum",
                "regalia_tables",
                "regalia_sockets",
                'regalia_request_seconds_count{method="POST",status="200"}',
            } <= changed
            assert after["regalia_tables"] == before["regalia_tables"] + 1

    run(play())


# Records


async def _finished(server: Watched) -> Any:
    async with Round(server, "Ann", "Bob") as party:
        await party.begin("revolution", players=2, system="secret_random")
        await party.play(random.Random(9))
        return await party.guests[0].done("GET", f"/api/tables/{party.table}/record")


def _chained(record: Any) -> Any:
    """The log linked anew, as somebody who cheats would do it."""
    previous = record["table"]["id"]
    for each in record["table"]["log"]:
        previous = each["hash"] = link(
            previous, each["number"], each["at"], each["kind"], each["body"]
        )
    return record


def _tampered(record: Any) -> Iterator[tuple[str, Any]]:
    """The record with something changed, once with the old chain, once with a new one."""
    log = record["table"]["log"]
    moved = [number for number, each in enumerate(log) if each["kind"] == "moved"]
    started = next(number for number, each in enumerate(log) if each["kind"] == "started")

    def change(title: str, *way: Any, to: Any) -> Iterator[tuple[str, Any]]:
        for chained in (False, True):
            other = copy.deepcopy(record)
            place = other
            for step in way[:-1]:
                place = place[step]
            place[way[-1]] = to
            yield f"{title} {chained}", sealed(_chained(other) if chained else other)

    yield from change("seed", "seed", to="another")
    yield from change("secret", "table", "secret", to="another")
    yield from change("given", "table", "contributions", to=["0" * 64, None])
    yield from change("commitment", "table", "commitment", to="0" * 64)
    yield from change("name", "table", "names", to=["Eve", "Bob"])
    yield from change("outcome", "outcome", "winner", to=1 - (record["outcome"].get("winner") or 0))
    yield from change("move", "moves", 0, to=record["moves"][1])
    yield from change("logged seed", "table", "log", started, "body", "seed", to="another")
    yield from change("logged promise", "table", "log", started, "body", "commitment", to="0" * 64)
    yield from change("logged move", "table", "log", moved[0], "body", "move", to="King@a1")
    yield from change("logged seat", "table", "log", moved[0], "body", "seat", to=7)
    yield from change("logged word", "table", "log", moved[0], "body", "move", to=["x"])
    yield from change("number", "table", "log", 1, "number", to="2")
    for wrong in (None, 5, "x", [], {}, [[]], {"seat": "x"}, {"seat": -9}, {"seat": 10**30}):
        yield from change(f"body {wrong}", "table", "log", 1, "body", to=wrong)
    for wrong in ("nothing", "", "took_back", "agreed", "created", "dict", "_class__"):
        yield from change(f"kind {wrong}", "table", "log", moved[0], "kind", to=wrong)
    for game in ("nothing", 5, None, ["x"], {"a": 1}):
        yield from change(f"game {game}", "table", "log", 0, "body", "game", to=game)
        yield from change(f"options {game}", "table", "log", 0, "body", "options", to=game)
    shorter = copy.deepcopy(record)
    shorter["table"]["log"].pop()
    yield "cut", sealed(shorter)
    longer = copy.deepcopy(record)
    longer["table"]["log"].append({**log[-1], "number": len(log) + 1})
    yield "longer", sealed(_chained(longer))
    for log in (None, 5, "x", {}, [5], [None], [{}], [[]], [{"number": 1}]):
        other = copy.deepcopy(record)
        other["table"]["log"] = log
        yield f"log {log}", sealed(other)
    for table in (None, 5, [], {}, {"id": 5}, {"id": "x", "log": []}):
        yield f"table {table}", sealed({**record, "table": table})
    for name in record:
        yield f"without {name}", sealed({k: v for k, v in record.items() if k != name})
        for wrong in (None, [[]], 5, "x", {"a": {}}):
            yield f"{name} {wrong}", sealed({**record, name: wrong})
    yield "unsealed", {**record, "check": "0" * 64}


def test_tampered_records_are_refused(server: Watched) -> None:
    async def play() -> None:
        record = await _finished(server)
        async with Visitor(server.address) as anybody:
            assert (await anybody.call("POST", "/api/verify", record))[0] == 200
            wrong, tried = [], 0
            for title, other in _tampered(record):
                tried += 1
                if other == record:
                    continue
                status, answer = await anybody.call("POST", "/api/verify", other)
                if not 400 <= status < 500:
                    wrong.append(f"{title}: {status} {str(answer)[:150]}")
            assert tried > 150
            assert not wrong, "\n".join(wrong)

    size = len(server.log())
    run(play())
    assert "Traceback" not in server.log()[size:]


def test_verify_at_the_terminal(server: Watched, tmp_path: Path) -> None:
    record = run(_finished(server))
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record))
    commitment = record["table"]["commitment"]
    record["table"]["log"][-1]["at"] += 1
    bad.write_text(json.dumps(sealed(record)))
    results = []
    for file in (good, bad):
        command = [sys.executable, "-m", "regalia", "--lang", "en", "verify", str(file)]
        results.append(
            subprocess.run(
                command, capture_output=True, text=True, timeout=120, env=dict(os.environ)
            )
        )
    fine, wrong = results
    assert fine.returncode == 0 and not fine.stderr
    assert commitment in fine.stdout.replace("\n", "")
    assert wrong.returncode == 1 and not wrong.stdout
    sentence = " ".join(wrong.stderr.split())
    assert sentence and "Traceback" not in sentence and sentence.count(". ") == 0
    assert str(len(record["table"]["log"])) in sentence


def test_a_signal_closes_the_doors_gracefully(tmp_path: Path) -> None:
    """Sockets get a close frame, the status is 0, and everything is there after a new start."""
    server = Watched(tmp_path, "--workers", "1", "--unlimited")
    server.start()

    async def play() -> tuple[int, str, Any, str]:
        async with Round(server, "Ann") as party:
            await party.begin("revolution", "random", players=2)
            ann = party.guests[0]
            await ann.connect(party.table, 0)
            await ann.quiet()
            _, look = await party.mover()
            move = look["view"]["legal_moves"][0]
            await ann.ask("move", revision=look["revision"], move=move)
            look = (await party.mover())[1]
            stopped = asyncio.get_running_loop().run_in_executor(None, server.stop)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ann.until("nothing")
            assert closed.value.rcvd is not None, "no close frame"
            assert closed.value.rcvd.code in (1001, 1012)
            status = await stopped
            return status, party.table, look, ann.key

    async def again(table: str, key: str) -> Any:
        async with Visitor(server.address, key=key) as ann:
            return await ann.done("GET", f"/api/tables/{table}")

    try:
        status, table, look, key = run(play())
        assert status == 0
        assert "Traceback" not in server.log(), server.log()
        server.start()
        assert run(again(table, key)) == look
    finally:
        server.kill()
