"""Whether a finished game was fair can be checked by anybody who has its record."""

import copy
import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import regalia
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.record import Record, sealed
from regalia.tables import requests, sight
from regalia.tables.deal import fresh_secret, old_promise, promise, seed_of
from regalia.tables.fairness import entries_of, verify
from regalia.tables.log import canonical, check_chain, link
from regalia.tables.sight import PUBLIC
from tests.scale import size
from tests.tables.sitting import SECRET, Sitting, chained, contribution, forged, round_trip

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("regicide", {"players": 1}),
    ("regicide", {"players": 2}),
    ("regicide", {"players": 3}),
    ("regicide", {"players": 4}),
    ("revolution", {}),
    ("revolution", {"system": "draft", "match": "best_of_three"}),
    ("revolution", {"system": "secret_draft"}),
    ("puppeteer", {}),
]


def eventful(game: str, options: dict[str, Any], secret: str = SECRET) -> Sitting:
    """A game with all that can stand in a log: hints, talk, take-backs granted by oneself and by
    others, declined ones, somebody who leaves, a stand-in, another device."""
    sitting = Sitting(game, secret=secret, **options)
    people = ["ann", "bob", "cy", "dee"][: len(sitting.table.seats)]
    for number, each in enumerate(people):  # not everybody contributes
        given = None if number == 2 else contribution(each)
        sitting.ask(each, requests.Sit, contribution=given)
    sitting.ask("ann", requests.Talk, phrase="hello")
    sitting.start(None)
    chance = random.Random(f"{game} {options}")
    number = 0
    while not sitting.table.over:
        number += 1
        mover = sitting.to_move
        who = sitting.holder(mover)
        if number % 4 == 1 and who.guest:
            sitting.ask(who, requests.Hint, seat=mover)
        sitting.play(chance.choice(sitting.legal()))
        if sitting.table.over:
            break
        if number % 3 == 0 and who.guest:
            try:
                asked = sitting.take_back(who)
            except RegaliaError as error:
                assert error.code == "undo/shown"
                continue
            for seat in sorted(sitting.table.proposal.waiting if sitting.table.proposal else ()):
                if sitting.table.proposal:
                    yes = number > 3
                    sitting.ask(
                        sitting.holder(seat), requests.Answer, proposal=asked.number, yes=yes
                    )
        stand_in = sitting.table.game.manifest.cooperative and len(people) > 1
        if number == 5 and stand_in:
            sitting.ask("bob", requests.Leave)
            asked = sitting.ask("ann", requests.StandIn, seat=1, bot="random")
            for seat in range(2, len(people)):
                sitting.ask(people[seat], requests.Answer, proposal=asked.number, yes=True)
        if number == 7 and stand_in:
            sitting.ask("bob", requests.Return)
        if number == 8:
            sitting.hand_over(0, "ann 2")
    return sitting


@pytest.fixture(scope="module")
def record() -> Record:
    return round_trip(sight.record(eventful("revolution", {}).table))


def refusal(record: Any) -> str:
    with pytest.raises(BadRecord) as caught:
        verify(record)
    assert str(caught.value)
    return caught.value.code


def with_table(record: Record, **facts: Any) -> Record:
    """The record with another table part, and a check that fits."""
    return sealed(record, table={**record["table"], **facts})


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda value: str(value))
def test_an_honest_record_is_believed(game, options):
    sitting = eventful(game, options)
    record = round_trip(sight.record(sitting.table))
    proven = verify(record)
    assert proven["game"] == game
    assert proven["moves"] == len(sitting.table.state.moves)
    assert proven["entries"] == sitting.table.number
    assert proven["outcome"] == record["outcome"]
    assert proven["commitment"] == record["table"]["commitment"]
    given = [contribution(each) for each in ["ann", "bob", "cy", "dee"]][: len(record["seats"])]
    given[2:3] = [None] * len(given[2:3])
    assert record["table"]["contributions"] == given
    assert proven["contributions"] == len(given) - given.count(None)
    kinds = {entry.kind for entry in sitting.table.entries}
    assert {"hinted", "moved", "started", "said"} <= kinds
    assert record["table"]["hints"]


def test_the_records_above_hold_take_backs_of_both_kinds(record):
    log = record["table"]["log"]
    kinds = [entry["kind"] for entry in log]
    assert "declined" in kinds
    assert any(entry["body"].get("carried") == "take_back" for entry in log)
    alone = round_trip(sight.record(eventful("puppeteer", {}).table))
    assert "took_back" in [entry["kind"] for entry in alone["table"]["log"]]
    for each in (record, alone):
        assert len([e for e in each["table"]["log"] if e["kind"] == "moved"]) > len(each["moves"])
        verify(each)


def test_every_hint_stands_in_the_record_with_the_moves_before_it():
    sitting = eventful("puppeteer", {})
    board, hints = 0, []
    for entry in sitting.table.entries:
        if entry.kind == "hinted":
            hints.append({"seat": entry.body.seat, "after": board})
        board += (entry.kind == "moved") - (entry.kind == "took_back")
    assert sight.record(sitting.table)["table"]["hints"] == hints


def test_a_plain_record_proves_nothing():
    state = regalia.game("revolution").deal(3)
    chance = random.Random(3)
    while state.to_move is not None:
        state.play(chance.choice(state.legal_moves()))
    assert refusal(state.record()) == "record/no_log"


@pytest.mark.parametrize("thing", [None, 5, "text", [], {}, {"format": "regalia/1"}])
def test_what_is_no_record_is_refused(thing):
    refusal(thing)


@pytest.mark.parametrize(
    "part", [None, 5, "x", [], {}, {"id": 5}, {"id": "x"}, {"id": "x", "log": 5}]
)
def test_a_table_part_that_is_none_is_refused(record, part):
    assert refusal(sealed(record, table=part)) in ("record/no_log", "record/damaged")


def test_what_was_edited_without_care_is_seen_by_the_check(record):
    edited = copy.deepcopy(record)
    edited["table"]["names"][0] = "Eve"
    assert refusal(edited) == "record/edited"


def test_another_seed_is_refused(record):
    assert refusal(sealed(record, seed=f"table:{fresh_secret()}")) == "record/deal"
    assert refusal(sealed(record, seed="7")) == "record/deal"


def test_another_secret_is_refused(record):
    for secret in (fresh_secret(), "", None, SECRET.upper(), f"{SECRET}00"):
        assert refusal(with_table(record, secret=secret)) == "record/commitment"


def test_other_contributions_are_refused(record):
    ann, bob = record["table"]["contributions"]
    assert (ann, bob) == (contribution("ann"), contribution("bob"))
    for other in ([bob, ann], [ann, None], [ann], [ann, bob, None], [ann, fresh_secret()], None):
        assert refusal(with_table(record, contributions=other)) in ("record/deal", "record/damaged")


def test_contributions_with_a_seed_that_fits_are_refused(record):
    """The contributions are those of the log, and whoever made one knows it."""
    table = record["table"]
    other = [fresh_secret(), table["contributions"][1]]
    seed = seed_of(table["id"], table["secret"], other)
    forgery = sealed(with_table(record, contributions=other), seed=seed)
    assert refusal(forgery).startswith("record/")
    log = copy.deepcopy(table["log"])
    for entry in log:
        if entry["kind"] == "sat" and entry["body"]["seat"] == 0:
            entry["body"]["contribution"] = other[0]
        if entry["kind"] == "started":
            entry["body"]["seed"] = seed
    told = {**table, "contributions": other, "log": log}
    assert refusal(sealed(record, seed=seed, table=told)) == "record/chain"
    # chain made anew as well: then other cards were dealt, and the moves do not fit them
    with pytest.raises(RegaliaError):
        verify(sealed(forged(record, log, contributions=other), seed=seed))


def test_another_commitment_is_refused(record):
    assert refusal(with_table(record, commitment="0" * 64)) == "record/commitment"


def test_another_seed_with_a_commitment_that_fits_is_refused(record):
    """The promise made before anybody contributed stands in the log, twice."""
    table, secret = record["table"], fresh_secret()
    promised = promise(table["id"], secret)
    seed = seed_of(table["id"], secret, table["contributions"])
    other = sealed(with_table(record, commitment=promised, secret=secret), seed=seed)
    assert refusal(other) == "record/commitment"
    log = copy.deepcopy(table["log"])
    for entry in log:
        if entry["kind"] == "started":
            entry["body"]["commitment"] = promised
    told = {**table, "commitment": promised, "secret": secret, "log": log}
    # only the promise of the deal edited, the chain made anew: that of the opening is another
    half = sealed(forged(record, log, commitment=promised, secret=secret), seed=seed)
    assert refusal(half) == "record/commitment"
    # the commitment in the log edited as well: the chain
    log[0]["body"].update(commitment=promised, secret=secret)
    assert refusal(sealed(record, seed=seed, table=told)) == "record/chain"
    # the chain made anew as well: the log deals from another seed than the record
    forgery = sealed(forged(record, log, commitment=promised, secret=secret), seed=seed)
    assert refusal(forgery).startswith("record/")


def test_what_is_promised_cannot_be_read_in_two_ways():
    """Every part has its length; a table's id is part of it."""
    ann, bob = contribution("ann"), contribution("bob")
    seeds = [
        seed_of(table, secret, given)
        for table in ("t", "tt", "")
        for secret in (ann, bob)
        for given in ([ann], [bob], [ann, bob], [bob, ann], [ann, None], [None, ann], [None], [])
    ]
    promises = [promise(table, secret) for table in ("t", "tt", "") for secret in (ann, bob)]
    assert len({*seeds, *promises, *(f"table:{each}" for each in promises)}) == 48 + 12
    text = f'["regalia/seed/2","t","{ann}",["{bob}",null]]'
    assert seed_of("t", ann, [bob, None]) == "table:" + hashlib.sha256(text.encode()).hexdigest()
    text = f'["regalia/secret/2","t","{ann}"]'
    assert promise("t", ann) == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    ("seed", "salt"),
    [
        ("a1b2:ffee", "0011"),
        ("a1b2", "ffee:0011"),
        ("a" * 33, "b" * 31),
        ("A" * 32, "b" * 32),
        ("a" * 32 + "\n", "b" * 32),
        ("", ""),
    ],
)
def test_old_promises_can_be_read_in_one_way_only(seed, salt):
    assert old_promise(seed, salt) is None
    assert old_promise("a" * 32, "b" * 32) is not None


def old_style(seed: str, salt: str) -> Record:
    """The record of a table at which the server chose the seed alone, made by hand."""
    sitting = eventful("puppeteer", {})
    log = [each.as_dict() for each in sitting.table.entries]
    opened = {**log[0]["body"]}
    del opened["secret"], opened["commitment"]
    promised = hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
    begun = {"seed": seed, "salt": salt, "commitment": promised, "by": "ann", "id": "s"}
    sat = {"seat": 0, "name": "Ann", "by": "ann", "id": "r"}
    chance = random.Random(3)
    state = regalia.game("puppeteer").deal(seed)
    moved = []
    while state.to_move is not None:
        move = chance.choice(state.legal_moves())
        state.play(move)
        moved.append({"seat": 0, "move": move, "by": "ann", "id": f"m{len(moved)}"})
    moved[-1]["last"] = True
    bodies = [("created", opened), ("sat", sat), ("started", begun)]
    bodies += [("moved", each) for each in moved]
    rows = [{"at": 1000, "kind": kind, "body": body} for kind, body in bodies]
    table = {
        "id": "old",
        "names": ["Ann"],
        "commitment": promised,
        "salt": salt,
        "hints": [],
        "log": chained("old", rows),
    }
    return round_trip(sealed(state.record(), seats=["person"], table=table))


def test_old_records_hold_by_their_own_rule():
    proven = verify(old_style("a1" * 16, "b2" * 16))
    assert proven["contributions"] is None
    assert refusal(old_style("a1b2:ffee", "0011")) == "record/commitment"
    assert refusal(old_style("a1b2", "ffee:0011")) == "record/commitment"


def test_a_new_record_cannot_pass_for_an_old_one(record):
    seed, salt = "a1" * 16, "b2" * 16
    table = {name: value for name, value in record["table"].items() if name != "secret"}
    told = {**table, "salt": salt, "commitment": old_promise(seed, salt)}
    with pytest.raises(RegaliaError):
        verify(sealed(record, seed=seed, table=told))
    log = copy.deepcopy(table["log"])
    for entry in log:
        if entry["kind"] == "started":
            entry["body"].update(seed=seed, salt=salt, commitment=told["commitment"])
    with pytest.raises(RegaliaError):
        verify(sealed({**record, "table": {**told, "log": chained(table["id"], log)}}, seed=seed))


def test_an_edited_log_is_refused(record):
    log = record["table"]["log"]
    for place, entry in enumerate(log):
        for change in (
            {"at": entry["at"] + 1},
            {"kind": "said"},
            {"body": {**entry["body"], "by": "eve"}},
        ):
            if {**entry, **change} == entry:
                continue
            edited = [*log[:place], {**entry, **change}, *log[place + 1 :]]
            assert refusal(with_table(record, log=edited)) == "record/chain"


def test_a_dropped_or_doubled_entry_is_refused(record):
    log = record["table"]["log"]
    for place in range(len(log)):
        for edited in ([*log[:place], *log[place + 1 :]], [*log[: place + 1], *log[place:]]):
            with pytest.raises(RegaliaError):
                verify(with_table(record, log=edited))


def test_a_dropped_move_is_refused(record):
    assert refusal(sealed(record, moves=record["moves"][:-1])).startswith("record/")
    log = record["table"]["log"]
    moved = [place for place, entry in enumerate(log) if entry["kind"] == "moved"]
    for place in moved:
        left = [*log[:place], *log[place + 1 :]]
        for other in (with_table(record, log=left), forged(record, left)):  # chain made anew or not
            with pytest.raises(RegaliaError):
                verify(other)


def test_moves_that_are_not_those_of_the_log_are_refused():
    one = round_trip(sight.record(eventful("revolution", {}).table))
    two = round_trip(sight.record(eventful("revolution", {"system": "draft"}).table))
    assert refusal(sealed(one, table=two["table"])) == "record/log_differs"
    short, other = (
        sight.record(
            Sitting("puppeteer", secret=SECRET).seat("ann").start(None).play_on(chance).table
        )
        for chance in (random.Random(1), random.Random(2))
    )
    assert short["moves"] != other["moves"]
    assert refusal(round_trip(sealed(short, table=other["table"]))) == "record/log_differs"


def test_who_sat_where_must_agree_with_the_log(record):
    assert refusal(sealed(record, seats=["random", "person"])) == "record/log_differs"
    assert refusal(with_table(record, names=["Eve", "Bob"])) == "record/log_differs"
    assert refusal(with_table(record, hints=[])) == "record/log_differs"
    assert refusal(sealed(record, more=1)) == "record/log_differs"
    assert refusal(with_table(record, more=1)) == "record/log_differs"


def test_a_game_dealt_twice_or_never_is_refused(record):
    log = record["table"]["log"]
    started = next(place for place, entry in enumerate(log) if entry["kind"] == "started")
    for other in ([*log[: started + 1], *log[started:]], [*log[:started], *log[started + 1 :]]):
        assert refusal(forged(record, other)) == "record/commitment"


def test_the_log_of_a_record_is_the_log_of_the_table():
    sitting = eventful("regicide", {"players": 2})
    entries = entries_of(round_trip(sight.record(sitting.table)))
    assert entries == sitting.table.entries
    check_chain(sitting.table.id, entries)


# Anything at all


def test_a_hint_of_no_seat_in_a_chain_made_anew_is_refused(record):
    log = copy.deepcopy(record["table"]["log"])
    hinted = next(entry for entry in log if entry["kind"] == "hinted")
    del hinted["body"]["seat"]
    hinted["body"].pop("id", None)
    with pytest.raises(RegaliaError):
        verify(forged(record, log))


@pytest.mark.parametrize("place", ["seed", "secret"])
def test_a_secret_that_cannot_be_written_down_is_refused(record, place):
    """JSON can hold half a character."""
    half = json.loads('"\\ud800"')
    other = sealed(record, seed=half) if place == "seed" else with_table(record, secret=half)
    with pytest.raises(RegaliaError):
        verify(round_trip(other))


@pytest.mark.parametrize("number", [1.0, True])
def test_a_number_that_is_only_equal_is_refused(record, number):
    """One record, one text: 1.0 and true are not 1."""
    log = [{**entry} for entry in record["table"]["log"]]
    log[0]["number"] = number
    with pytest.raises(RegaliaError):
        verify(round_trip(with_table(record, log=log)))


def outcome_of(record: Record) -> dict[str, Any] | None:
    """What is proven; None if it was refused as it should be."""
    try:
        return verify(record)
    except RegaliaError as error:
        assert str(error)
        return None


@pytest.mark.parametrize("depth", [100, 300, 500, 700])
def test_a_log_nested_deeply_is_refused_or_believed(record, depth):
    log = copy.deepcopy(record["table"]["log"])
    said = next(entry for entry in log if entry["kind"] == "said")
    text = "[" * depth + "]" * depth
    said["body"]["more"] = json.loads(text)
    outcome_of(with_table(record, log=chained(record["table"]["id"], log)))


#: What a forger might put anywhere.
THINGS = st.sampled_from(
    [None, True, False, 0, 1, -1, 7, 10**30, 0.5, "", "x", "random", [], {}, [0], {"seat": 0}]
)
KINDS = st.sampled_from([*(str(each.__struct_config__.tag) for each in PUBLIC), "nothing"])


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all values inside data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    found = []
    for name, value in inside:
        found.append((*path, name))
        if isinstance(value, dict | list):
            found += places(value, (*path, name))
    return found


def mutate(data: Any, draw: Any) -> None:
    """Change, drop, add or swap something somewhere inside data."""
    path = draw(st.sampled_from(places(data)))
    inner = data
    for name in path[:-1]:
        inner = inner[name]
    how = draw(st.sampled_from(["change", "drop", "copy", "swap", "kind"]))
    if how == "drop":
        del inner[path[-1]]
    elif how == "kind" and isinstance(inner, dict) and "kind" in inner:
        inner["kind"] = draw(KINDS)
    elif how == "copy":
        value = copy.deepcopy(inner[path[-1]])
        if isinstance(inner, list):
            inner.insert(path[-1], value)
        else:
            inner[draw(st.sampled_from(["seat", "by", "id", "x", "waiting", "carried"]))] = value
    elif how == "swap" and isinstance(inner, list):
        other = draw(st.integers(0, len(inner) - 1))
        inner[path[-1]], inner[other] = inner[other], inner[path[-1]]
    else:
        inner[path[-1]] = draw(THINGS)


@pytest.fixture(scope="module")
def short() -> Record:
    """A short game of four, with a stand-in, a proposal and a hint."""
    return round_trip(sight.record(eventful("regicide", {"players": 4}).table))


#: Nothing is shrunk: what fails is small enough, and to shrink it takes long.
some = settings(
    max_examples=size(40, 240),
    deadline=None,
    phases=[Phase.generate],
    report_multiple_bugs=False,
)


@some
@given(data=st.data())
def test_a_record_with_another_table_part_is_refused(short, data):
    """Only the honest one is believed; nothing else happens than that it is refused."""
    other = copy.deepcopy(short)
    for _ in range(data.draw(st.integers(0, 2))):
        mutate(other["table"], data.draw)
    other = sealed(other)
    assert (outcome_of(other) is not None) == (canonical(other) == canonical(short))


@some
@given(data=st.data())
def test_whatever_a_forger_writes_into_a_log_only_a_refusal_can_follow(short, data):
    """With a chain made anew a log may be believed, but never other moves than it holds."""
    log = copy.deepcopy(short["table"]["log"])
    for _ in range(data.draw(st.integers(1, 2))):
        mutate(log, data.draw)
    linked, previous = [], short["table"]["id"]
    for number, entry in enumerate(log, 1):
        if isinstance(entry, dict) and {"at", "kind", "body"} <= set(entry):
            previous = link(previous, number, entry["at"], entry["kind"], entry["body"])
            entry = {**entry, "number": number, "hash": previous}
        linked.append(entry)
    proven = outcome_of(with_table(short, log=linked))
    if proven is not None:
        assert proven["outcome"] == short["outcome"]
        assert proven["moves"] == len(short["moves"])


def test_the_page_checks_the_records_that_we_write():
    """What its tests were given is what we write today (`python -m tests.tables.vectors`)."""
    from .vectors import FILE, vectors

    assert json.loads(FILE.read_text()) == vectors()
