"""Hidden cards stay hidden: dealt anew, they change no byte of what anybody gets who cannot see
them, neither in looks and events nor in refusals, previews and what may be taken back."""

import asyncio
import io
import logging
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia import games
from regalia.core import logs
from regalia.core.chance import stream
from regalia.core.game import State
from regalia.games.regicide.game import RegicideState
from regalia.games.revolution.game import RevolutionState
from regalia.tables import authority, hub, log, sight, take_backs
from regalia.tables.looks import EntryLook
from regalia.tables.table import Table, TableError
from tests.scale import prove, seeded, size

from .doors import Visitor, opened
from .worlds import Party, after

REVOLUTION = ("standard", "old_style", "random", "draft", "secret_random", "secret_draft")
#: (game, seats where bots play, games to play, share of moves that must be comparable, options)
GAMES: list[tuple[str, int, int, float, dict[str, Any]]] = [
    *(("regicide", 0, 6, 0.4, {"players": players}) for players in (1, 2, 3, 4)),
    *(("regicide", 1, 4, 0.4, {"players": players}) for players in (2, 3, 4)),
    ("regicide", 2, 4, 0.4, {"players": 4, "overpay": "until_covered"}),
    ("regicide", 0, 5, 0.4, {"players": 1, "solo_yield": "always"}),
    *(("revolution", 0, 11, 0.8, {"players": 2, "system": system}) for system in REVOLUTION),
    *(("revolution", 1, 10, 0.8, {"players": 2, "system": system}) for system in REVOLUTION),
    ("revolution", 0, 2, 0.8, {"players": 2, "system": "secret_draft", "match": "best_of_three"}),
    ("revolution", 0, 6, 0.8, {"players": 2, "system": "secret_random", "numbered": "yes"}),
    ("puppeteer", 0, 2, 0.4, {"players": 1}),
    ("puppeteer", 0, 2, 0.4, {"players": 1, "lookahead": 1, "reveal": 1}),
]


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (hub, log):
        monkeypatch.setattr(module, "now", lambda: 1_700_000_000_000)


def _title(case: tuple[str, int, int, float, dict[str, Any]]) -> str:
    game, bots, _, _, options = case
    return "-".join([game, *map(str, options.values()), f"{bots}bots"])


@prove
@pytest.mark.parametrize("case", GAMES, ids=_title)
def test_hidden_cards_change_no_byte(case: Any, record_property: Any) -> None:
    game, bots, full, share, options = case
    count = size(max(1, full // 5), full)
    parties = [
        Party(seeded(f"{_title(case)} {number}"), game, bots, bool(number % 2), **options)
        for number in range(count)
    ]
    for party in parties:
        asyncio.run(asyncio.wait_for(party.play(), 60))

    def total(name: str) -> int:
        return sum(getattr(party, name) for party in parties)

    seen = total("moves") * len(parties[0].twins)
    text = f"{_title(case)}: {count} games, {total('moves')} moves, {total('messages')} messages, "
    text += f"{total('bytes')} bytes, {total('refused')} refusals, {total('previews')} previews, "
    text += f"{total('taken_back')} moves taken back, {total('parted')} of {seen} really shown"
    record_property("compared", text)
    assert total("messages") >= 40 * count
    assert total("bytes") >= 20_000 * count
    assert total("concealing") >= 0.5 * total("messages")
    assert total("permuted") >= 0.7 * total("concealing")
    assert total("parted") <= (1 - share) * seen
    assert total("refused") >= 3 * count and total("previews") > 0


def test_moves_are_taken_back_alike() -> None:
    """Whether a move may be taken back does not hang on cards the one who asks cannot see."""
    done = 0
    for number in range(6):
        system = REVOLUTION[number % 6]
        party = Party(f"back {number}", "revolution", number % 2, players=2, system=system)

        async def play(party: Party) -> None:
            await party.gather()
            while party.truth.table.phase == "playing" and party.moves < 60:
                seat = party.truth.state.to_move
                assert seat is not None
                await party.move(party.chance.choice(party.truth.state.legal_moves()))
                if party.truth.table.phase == "playing" and party.truth.people[seat]:
                    if party.moves % 2:
                        await party._regret(seat)

        asyncio.run(asyncio.wait_for(play(party), 60))
        done += party.taken_back
    assert done >= 10


# The net itself: each of these leaks must be caught


def _told_moves(table: Table, entry: Any, seat: int | None) -> EntryLook:
    told = _event(table, entry, seat)
    if entry.kind == "moved":
        told.move = entry.body.move
    return told


def _shown_deck(self: State, seat: int | None) -> dict[str, Any]:
    return {**_view(self, seat), "peek": self.position()["tavern"][:1]}


def _all_events(_self: State, events: Any, _seat: int | None) -> Any:
    return events


def _knowing_refusal(self: State, why: int, action: int) -> Any:
    error = _refusal(self, why, action)
    error.rule = str(self.position()["hands"])
    return error


def _lax_take_back(before: State, move: str, *_: Any) -> bool:
    return bool(sum(map(ord, str(before.position()) + move)) % 2)


_event, _view, _refusal = sight.event, RegicideState.view, RegicideState._refused


@pytest.mark.parametrize(
    ("where", "name", "leak", "game", "options"),
    [
        (sight, "event", _told_moves, "revolution", {"players": 2, "system": "secret_draft"}),
        (RegicideState, "view", _shown_deck, "regicide", {"players": 2}),
        (RegicideState, "seen", _all_events, "regicide", {"players": 3}),
        (RevolutionState, "seen", _all_events, "revolution", {"system": "secret_draft"}),
        (RegicideState, "_refused", _knowing_refusal, "regicide", {"players": 2}),
        (authority, "revealed", _lax_take_back, "revolution", {"system": "secret_random"}),
    ],
    ids=["moves", "deck", "draws", "kept", "refusals", "take-backs"],
)
def test_the_net_catches_a_leak(
    where: Any, name: str, leak: Any, game: str, options: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak)

    async def play() -> None:
        for number in range(30):
            await Party(f"leak {number}", game, **{"players": 2, **options}).play()

    with pytest.raises((AssertionError, TableError)):
        asyncio.run(asyncio.wait_for(play(), 60))


def test_take_backs_ask_every_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who stands up for a moment is asked about too."""
    asked: list[list[int]] = []
    real = take_backs.revealed

    def revealed(before: State, move: str, mover: int, people: Any) -> bool:
        asked.append(list(people))
        return real(before, move, mover, people)

    monkeypatch.setattr(authority, "revealed", revealed)

    async def play() -> None:
        party = Party("everybody", "regicide", players=3)
        await party.gather()
        seat = party.truth.state.to_move
        assert seat is not None
        away = (seat + 1) % 3
        assert await party.ask(away, party.raw("leave"))
        await party.move(party.truth.state.legal_moves()[0])
        await party.ask(seat, party.raw("take_back", revision=party.truth.table.revision))

    asyncio.run(play())
    assert asked and all(people == [0, 1, 2] for people in asked)


# Over the wire


def _twin_games(name: str, options: dict[str, Any], number: int) -> Any:
    """Two deals seat 0 cannot tell apart, and moves that keep it so, as long as can be."""
    chance = random.Random(f"{name} {options} {number}")
    best: Any = None
    for attempt in range(12):
        true = games.game(name, **options).deal(f"wire {number} {attempt}")
        other = true.redealt(0, stream(f"other {number} {attempt}"))
        if other.position() == true.position():
            continue
        one, two, moves = true.copy(), other.copy(), []
        while one.to_move is not None and len(moves) < 12:
            found = None
            for move in chance.sample(one.legal_moves(), len(one.legal_moves())):
                wanted = after(one, move, 0)
                word = Party._follow(two, move, 0, wanted)
                if word is not None and wanted.goes_on:
                    found = (one.to_move, move, word)
                    break
            if found is None:
                break
            one.play(found[1])
            two.play(found[2])
            moves.append(found)
        if best is None or len(moves) > len(best[2]):
            best = (true, other, moves)
    return best


WIRE: list[tuple[str, dict[str, Any]]] = [
    ("regicide", {"players": 2}),
    ("regicide", {"players": 3}),
    ("revolution", {"players": 2, "system": "secret_draft"}),
    ("revolution", {"players": 2, "system": "secret_random"}),
    ("puppeteer", {"players": 1}),
]


@pytest.mark.parametrize(("name", "options"), WIRE, ids=lambda each: str(each))
def test_no_byte_over_the_wire(
    name: str, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true, other, moves = _twin_games(name, options, 1)
    assert moves
    seed, secret = "table:" + "5eed" * 16, "5ec1" * 16
    heard = []
    for number, dealt in enumerate((true, other)):
        game = type(dealt.game)
        monkeypatch.setattr(game, "deal", lambda _self, _seed, dealt=dealt: dealt.copy())
        monkeypatch.setattr(authority.deal, "fresh_secret", lambda: secret)
        monkeypatch.setattr(authority.deal, "seed_of", lambda *_: seed)
        # the promise names the table, whose name differs
        monkeypatch.setattr(authority.deal, "promise", lambda *_: "c0" * 32)
        words = [(seat, pair[number]) for seat, *pair in moves]
        run = _over_the_wire(str(tmp_path / f"{number}.db"), name, options, words)
        heard.append(asyncio.run(asyncio.wait_for(run, 60)))
    for viewer in heard[0]:
        assert heard[0][viewer] == heard[1][viewer], viewer
        assert len(heard[0][viewer]) >= 4 + len(moves)
        for hidden in (seed[6:], secret):
            assert not any(hidden in text for text in heard[0][viewer])


async def _over_the_wire(
    database: str, name: str, options: dict[str, Any], moves: list[tuple[int, str]]
) -> dict[str, list[str]]:
    """What seat 0 and an onlooker get, socket and calls, without times and the table's name."""
    async with opened(database) as (_, address):
        guests = [await Visitor(address).named(f"Name {n}") for n in range(options["players"])]
        onlooker = Visitor(address)
        host = guests[0]
        opening = await host.done("POST", "/api/tables", {"game": name, "options": options})
        here = opening["table"]
        for guest in guests[1:]:
            await guest.done("POST", f"/api/tables/{here}/requests", {"type": "sit"})
        for each in (host, onlooker):
            await each.connect(here, 0)
            await each.quiet()
        await host.quiet()
        await host.ask("start", id="begin")
        for seat, move in moves:
            revision = host.look["revision"]
            wrong = {
                "revision": revision,
                "move": "play Kd" if name == "regicide" else "keep Tower",
            }
            assert await host.refused("POST", f"/api/tables/{here}/requests", wrong)
            assert (await host.ask("move", revision=revision, move="first"))["type"] == "refused"
            assert (await host.ask("take_back", revision=revision + 1))["type"] == "refused"
            if seat == 0:
                await host.ask("preview", move=move)
            ask = {"type": "move", "revision": revision, "move": move}
            await guests[seat].done("POST", f"/api/tables/{here}/requests", ask)
            for each in (host, onlooker):
                await each.quiet()
                await each.done("GET", f"/api/tables/{here}")
            assert (
                await onlooker.refused("GET", f"/api/tables/{here}/record") == "record/unfinished"
            )
            assert await host.refused("GET", f"/api/tables/{here}/review") == "record/unfinished"
        if moves[-1][0] == 0:
            await host.ask("take_back", revision=host.look["revision"])
        for each in (host, onlooker):
            await each.quiet()
        keys = [guest.key for guest in guests]
        found = {}
        for title, who in (("seat 0", host), ("onlooker", onlooker)):
            texts = [*who.heard, *(answer.decode() for answer in who.received)]
            assert not any(key in text for key in keys for text in texts)
            if title == "onlooker":
                assert not any('"keep ' in text for text in texts)
            plain = [re.sub(r'("(at|changed)":)\d+', r"\1 0", text) for text in texts]
            found[title] = [text.replace(here, "TABLE") for text in plain]
        for each in (*guests, onlooker):
            await each.__aexit__()
        return found


def test_nothing_personal_outside_the_tables(tmp_path: Path, caplog: Any) -> None:
    """Health, figures, the API's description, refusals and the log know no names, keys or cards."""

    async def run() -> None:
        async with opened(str(tmp_path / "tables.db")) as (app, address), Visitor(address) as host:
            await host.named("Zyxwvuts")
            options = {"players": 2}
            opening = await host.done(
                "POST", "/api/tables", {"game": "regicide", "options": options}
            )
            here = opening["table"]
            bot = {"type": "bot", "seat": 1, "bot": "greedy"}
            await host.done("POST", f"/api/tables/{here}/requests", bot)
            await host.done("POST", f"/api/tables/{here}/requests", {"type": "start"})
            live = app.state.hub.tables[here]
            link = (await host.done("POST", f"/api/tables/{here}/link"))["token"]
            begun = live.table.started
            cards = [card for hand in live.table.state.position()["hands"] for card in hand]
            guests = [each.guest for each in live.table.seats if each.guest]
            personal = ["Zyxwvuts", host.key, link, begun.seed, live.table.secret, *guests]
            host.received.clear()
            figures = app.state.metrics.text().decode()
            assert not [each for each in personal if each in figures]
            for page in ("/health", "/api/schema/openapi.json", "/api/games"):
                assert (await host.call("GET", page))[0] == 200
            async with Visitor(address) as stranger:
                move = {"move": "play 5s"}
                asked = [
                    ("requests", {"type": "move", "revision": live.table.revision, **move}),
                    ("requests", {"type": "take_back", "revision": 0}),
                    ("requests", {"type": "leave"}),
                    ("preview", move),
                    ("hint", {}),
                    ("link", {}),
                ]
                for what, body in asked:
                    code = await stranger.refused("POST", f"/api/tables/{here}/{what}", body)
                    assert code == "guest/unknown"
                await stranger.named("Somebody")
                stranger.received.clear()
                for what, body in [*asked, ("nothing", {})]:
                    assert await stranger.refused("POST", f"/api/tables/{here}/{what}", body)
                assert await stranger.refused("GET", f"/api/tables/{here}/record")
                texts = [each.decode() for each in (*host.received, *stranger.received)]
            assert len(texts) > 10
            for text in texts:
                assert not any(word in text for word in personal), text[:300]
                if "openapi" not in text:
                    assert not any(f'"{card}"' in text for card in cards), text[:300]

    with caplog.at_level(logging.INFO):
        asyncio.run(asyncio.wait_for(run(), 60))
    assert not [line for line in caplog.text.splitlines() if "Zyx" in line]


def test_a_bug_leaves_no_key_in_the_log(tmp_path: Path) -> None:
    """When something breaks, the trace goes to the log, the answer says nothing, and neither has a
    key: personal links hold one in their path."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    logger = logging.getLogger("regalia")

    async def run() -> tuple[list[str], list[bytes]]:
        async with opened(str(tmp_path / "tables.db")) as (app, address), Visitor(address) as host:
            await host.named("Zyxwvuts")
            opening = await host.done("POST", "/api/tables", {"game": "puppeteer"})
            link = (await host.done("POST", f"/api/tables/{opening['table']}/link"))["token"]
            store = app.state.hub.store

            async def broken(*_: Any) -> None:
                raise ZeroDivisionError

            store.guests.link = store.tables_of = broken
            host.received.clear()
            assert (await host.call("POST", f"/api/links/{link}"))[0] == 500
            assert (await host.call("GET", "/api/tables"))[0] == 500
            return [link, host.key, "Zyxwvuts"], host.received

    logger.addHandler(handler)
    try:
        secrets, answers = asyncio.run(asyncio.wait_for(run(), 60))
    finally:
        logger.removeHandler(handler)
    lines = [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]
    assert len(lines) == 2 and all("ZeroDivisionError" in line["trace"] for line in lines)
    for answer in answers:
        assert b"Traceback" not in answer and b"/" not in answer.replace(b"internal/error", b"")
    for secret in secrets:
        assert not any(secret in answer.decode() for answer in answers)
        assert secret not in stream.getvalue()
