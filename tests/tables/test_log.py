"""The log of a table: every entry holds all that went before."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from regalia.core.errors import BadRecord
from regalia.tables import requests, sight
from regalia.tables.entries import Abandoned, AnyBody, Said, fields
from regalia.tables.fairness import verify
from regalia.tables.fold import fold
from regalia.tables.log import (
    Entry,
    canonical,
    check_chain,
    entry_of,
    link,
    next_entry,
)
from tests.scale import size
from tests.tables.sitting import Sitting, event_of, look_of


@pytest.fixture(scope="module")
def log() -> list[Entry]:
    sitting = Sitting(players=2, first=0).seat("ann", "bob").start()
    sitting.ask("bob", requests.Talk, phrase="tavern")
    sitting.play_on(random.Random(1), 4)
    check_chain(sitting.table.id, sitting.table.entries)
    return sitting.table.entries


def rows_of(entries: list[Entry]) -> list[dict[str, Any]]:
    """A log as records carry it."""
    return json.loads(json.dumps([entry.as_dict() for entry in entries]))


def read(table: str, rows: list[dict[str, Any]]) -> list[Entry]:
    """A log read again, and its chain checked."""
    entries = [entry_of(table, *row.values()) for row in rows]
    check_chain(table, entries)
    return entries


def broken(table: str, rows: list[dict[str, Any]]) -> int:
    """The number of the entry where a chain breaks."""
    with pytest.raises(BadRecord) as caught:
        read(table, rows)
    assert caught.value.code == "record/chain"
    assert str(caught.value)
    return caught.value.facts["number"]


def test_the_entries_of_a_table_are_a_chain(log):
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    assert log[0].hash == link(log[0].table, 1, log[0].at, log[0].kind, fields(log[0].body))
    for before, entry in pairwise(log):
        assert entry == next_entry(entry.table, before, entry.at, entry.body)
        assert entry.at >= before.at


def test_no_log_and_the_beginning_of_one_hold(log):
    for count in range(len(log) + 1):
        check_chain(log[0].table, log[:count])


@pytest.mark.parametrize(
    "change",
    [
        lambda row: {"at": row["at"] + 1},
        lambda row: {"at": row["at"] - 1},
        lambda row: {"at": str(row["at"])},
        lambda row: {"kind": row["kind"] + "x"},
        lambda row: {"body": {**row["body"], "seat": 5}},
        lambda row: {"body": {**row["body"], "more": None}},
        lambda row: {"body": {**row["body"], "kind": row["kind"]}},
        lambda row: {"body": dict(list(row["body"].items())[1:])},
        lambda _: {"body": {}},
        lambda row: {"hash": row["hash"][::-1]},
        lambda row: {"hash": row["hash"].upper()},
        lambda _: {"hash": ""},
        lambda _: {"hash": None},
    ],
)
def test_a_changed_entry_breaks_the_chain_where_it_stands(log, change):
    rows = rows_of(log)
    for place, row in enumerate(rows):
        changed = {**row, **change(row)}
        if changed != row:
            found = broken(log[0].table, [*rows[:place], changed, *rows[place + 1 :]])
            assert found == place + 1


@pytest.mark.parametrize("default", [{"absent": False}, {"bot": False}, {"last": False}])
def test_a_default_written_out_is_not_the_same_log(log, default):
    """One log, one text: what the table leaves out, nobody else can put in."""
    rows = rows_of(log)
    for place, row in enumerate(rows):
        longer = {**row, "body": {**row["body"], **default}}
        previous = rows[place - 1]["hash"] if place else log[0].table
        longer["hash"] = link(previous, row["number"], row["at"], row["kind"], longer["body"])
        assert broken(log[0].table, [*rows[:place], longer]) == place + 1


def test_a_dropped_entry_breaks_the_chain(log):
    for place in range(len(log) - 1):
        left = [*log[:place], *log[place + 1 :]]
        numbered = [replace(entry, number=number) for number, entry in enumerate(left, 1)]
        for rows in (rows_of(left), rows_of(numbered)):
            assert broken(log[0].table, rows) == place + 1


def test_swapped_entries_break_the_chain(log):
    for one in range(len(log)):
        for two in range(one + 1, len(log)):
            swapped = list(log)
            swapped[one], swapped[two] = log[two], log[one]
            numbered = [replace(entry, number=number) for number, entry in enumerate(swapped, 1)]
            for rows in (rows_of(swapped), rows_of(numbered)):
                assert broken(log[0].table, rows) == one + 1


def test_an_inserted_entry_breaks_the_chain(log):
    said = Said(seat=0, phrase="hello", by="ann", id="more")
    for place in range(1, len(log)):
        more = next_entry(log[0].table, log[place - 1], log[place].at, said)
        for inserted in (more, log[place]):
            rows = rows_of([*log[:place], inserted, *log[place:]])
            assert broken(log[0].table, rows) == place + 2


def test_a_log_belongs_to_one_table(log):
    with pytest.raises(BadRecord):
        check_chain(log[0].table + "x", log)


def test_an_entry_in_a_record_does_not_repeat_the_table(log):
    (told,) = rows_of(log[-1:])
    assert list(told) == ["number", "at", "kind", "body", "hash"]
    assert read(log[0].table, rows_of(log)) == log


# Logs written before entries had types


STORED = [
    stored
    for file in sorted(Path(__file__).parent.glob("stored_*.json"))
    for stored in json.loads(file.read_text())
]


def holds(now: Any, then: Any) -> bool:
    """Whether everything told then is still told; more may be."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(holds(now.get(k), v) for k, v in then.items())
    if isinstance(then, list):
        return len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored["title"])
def test_a_log_stored_by_an_older_version_is_still_the_same_table(stored):
    entries = read(stored["table"], stored["log"])
    assert rows_of(entries) == stored["log"]
    table = fold(stored["table"], entries)
    for seat, look in zip([None, *range(len(table.seats))], stored["looks"], strict=True):
        look["revision"] = look.pop("position")
        assert holds(look_of(table, seat), look)
        for entry, told in zip(entries, stored["events"], strict=True):
            assert holds(event_of(table, entry, seat), told[0 if seat is None else seat + 1])
    if stored["record"]:
        stored["record"]["table"]["log"] = stored["log"]
        assert sight.record(table) == stored["record"]
        assert verify(stored["record"])["entries"] == len(entries)


def test_the_stored_logs_hold_every_kind_of_entry():
    kinds = {row["kind"] for stored in STORED for row in stored["log"]}
    assert kinds == {str(each.__struct_config__.tag) for each in get_args(AnyBody)}
    bodies = [row["body"] for stored in STORED for row in stored["log"]]
    for optional in ("absent", "bot", "last", "away", "carried", "count"):
        assert any(optional in body for body in bodies)
        assert any(optional not in body for body in bodies)


def test_the_first_entry_has_number_one_and_time_never_runs_backwards():
    one = next_entry("t", None, 500, Abandoned())
    two = next_entry("t", one, 400, Abandoned())
    three = next_entry("t", two, 600, Abandoned())
    assert [(entry.number, entry.at) for entry in (one, two, three)] == [
        (1, 500),
        (2, 500),
        (3, 600),
    ]
    check_chain("t", [one, two, three])


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)


@settings(max_examples=size(20, 120), deadline=None)
@given(st.dictionaries(st.text(max_size=5), json_data))
def test_data_is_written_down_in_one_way_only(body):
    again = json.loads(json.dumps(dict(reversed(body.items()))))
    assert canonical(again) == canonical(body)
    assert json.loads(canonical(body)) == body
    assert canonical(body).isascii()


@settings(max_examples=size(20, 120), deadline=None)
@given(st.dictionaries(st.text(max_size=5), json_data), json_data)
def test_any_other_body_has_another_hash(body, other):
    if canonical(body) != canonical(other):
        assert link("t", 1, 0, "said", body) != link("t", 1, 0, "said", other)
