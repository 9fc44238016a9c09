"""The log of a table: every entry holds all that went before."""

import json
import random
from dataclasses import asdict, replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.errors import BadRecord
from regalia.tables import requests
from regalia.tables.log import Entry, canonical, check_chain, commitment, link, next_entry
from tests.scale import size
from tests.tables.sitting import Sitting


@pytest.fixture(scope="module")
def log() -> list[Entry]:
    sitting = Sitting(players=2, first=0).seat("ann", "bob").start()
    sitting.ask("bob", requests.Talk, phrase="tavern")
    sitting.play_on(random.Random(1), 4)
    check_chain(sitting.table.id, sitting.table.entries)
    return sitting.table.entries


def broken(entries: list[Entry]) -> int:
    """The number of the entry where a chain breaks."""
    with pytest.raises(BadRecord) as caught:
        check_chain(entries[0].table, entries)
    assert caught.value.code == "record/chain"
    assert str(caught.value)
    return caught.value.facts["number"]


def test_the_entries_of_a_table_are_a_chain(log):
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    assert log[0].hash == link(log[0].table, 1, log[0].at, log[0].kind, log[0].body)
    for before, entry in pairwise(log):
        assert entry == next_entry(entry.table, before, entry.at, entry.kind, entry.body)
        assert entry.at >= before.at


def test_no_log_and_the_beginning_of_one_hold(log):
    for count in range(len(log) + 1):
        check_chain(log[0].table, log[:count])


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: {"at": entry.at + 1},
        lambda entry: {"at": entry.at - 1},
        lambda entry: {"at": str(entry.at)},
        lambda entry: {"kind": entry.kind + "x"},
        lambda entry: {"number": entry.number + 1},
        lambda entry: {"body": {**entry.body, "seat": 5}},
        lambda entry: {"body": {**entry.body, "more": None}},
        lambda entry: {"body": dict(list(entry.body.items())[1:])},
        lambda _: {"body": {}},
        lambda entry: {"body": list(entry.body)},
        lambda entry: {"hash": entry.hash[::-1]},
        lambda entry: {"hash": entry.hash.upper()},
        lambda _: {"hash": ""},
        lambda _: {"hash": None},
    ],
)
def test_a_changed_entry_breaks_the_chain_where_it_stands(log, change):
    for place, entry in enumerate(log):
        changed = replace(entry, **change(entry))
        if changed != entry:
            assert broken([*log[:place], changed, *log[place + 1 :]]) == place + 1


def test_a_changed_entry_with_a_hash_that_fits_breaks_the_next(log):
    for place, entry in enumerate(log[:-1]):
        previous = log[place - 1].hash if place else entry.table
        body = {**entry.body, "more": True}
        made = link(previous, entry.number, entry.at, entry.kind, body)
        forged = replace(entry, body=body, hash=made)
        assert broken([*log[:place], forged, *log[place + 1 :]]) == place + 2


def test_a_dropped_entry_breaks_the_chain(log):
    for place in range(len(log) - 1):
        left = [*log[:place], *log[place + 1 :]]
        assert broken(left) == place + 1
        numbered = [replace(entry, number=number) for number, entry in enumerate(left, 1)]
        assert broken(numbered) == place + 1


def test_swapped_entries_break_the_chain(log):
    for one in range(len(log)):
        for two in range(one + 1, len(log)):
            swapped = list(log)
            swapped[one], swapped[two] = log[two], log[one]
            assert broken(swapped) == one + 1
            numbered = [replace(entry, number=number) for number, entry in enumerate(swapped, 1)]
            assert broken(numbered) == one + 1


def test_an_inserted_entry_breaks_the_chain(log):
    for place in range(1, len(log)):
        more = next_entry(log[0].table, log[place - 1], log[place].at, "said", {"seat": 0})
        assert broken([*log[:place], more, *log[place:]]) == place + 2
        assert broken([*log[:place], log[place], *log[place:]]) == place + 2


def test_a_log_belongs_to_one_table(log):
    with pytest.raises(BadRecord):
        check_chain(log[0].table + "x", log)


def test_an_entry_in_a_record_does_not_repeat_the_table(log):
    told = log[-1].as_dict()
    assert set(told) == {"number", "at", "kind", "body", "hash"}
    assert Entry(table=log[0].table, **json.loads(json.dumps(told))) == log[-1]
    assert asdict(log[-1])["table"] == log[0].table


def test_the_first_entry_has_number_one_and_time_never_runs_backwards():
    one = next_entry("t", None, 500, "created", {})
    two = next_entry("t", one, 400, "said", {})
    three = next_entry("t", two, 600, "said", {})
    assert [(entry.number, entry.at) for entry in (one, two, three)] == [
        (1, 500),
        (2, 500),
        (3, 600),
    ]
    check_chain("t", [one, two, three])


def test_commitments_tell_seeds_and_salts_apart():
    promised = commitment("seed", "salt")
    assert promised == commitment("seed", "salt")
    for seed, salt in [("seed", "salt2"), ("seed2", "salt"), ("salt", "seed"), ("", "seedsalt")]:
        assert commitment(seed, salt) != promised
    assert len(promised) == 64


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
