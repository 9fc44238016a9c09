"""A table for tests: guests are texts, time goes by on its own, and a refusal is checked to have
changed nothing."""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any
from unittest import mock

import msgspec
import pytest

from regalia.core.errors import RegaliaError
from regalia.core.record import Record, sealed
from regalia.tables import authority, requests, sight
from regalia.tables.authority import answer, handing_over, opening
from regalia.tables.fold import apply, fold
from regalia.tables.log import Entry, link, next_entry
from regalia.tables.table import CLAIM_AFTER, Asker, Table

SECRET = "5ec1e7" * 10 + "abcd"


def contribution(guest: str) -> str:
    """What a guest of these tests contributes to the deal."""
    return hashlib.sha256(guest.encode()).hexdigest()


def look_of(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a table, as it leaves."""
    return msgspec.to_builtins(sight.look(table, seat))


def event_of(table: Table, entry: Entry, seat: int | None) -> dict[str, Any]:
    """What a seat hears of an entry, as it leaves."""
    return msgspec.to_builtins(sight.event(table, entry, seat))


class Sitting:
    """A table and those who ask something of it."""

    def __init__(
        self,
        game: str = "regicide",
        *,
        hints: bool = True,
        claim_after: int = CLAIM_AFTER,
        secret: str | None = None,
        **options: Any,
    ) -> None:
        host = Asker("ann", "Ann")
        first = opening(host, 1000, game, options, hints=hints, claim_after=claim_after)
        if secret is not None:
            first = _opened_with(secret, first)
        self.table = fold(first.table, [first])
        self.clock = 1000
        self.asked = 0

    def guest(self, name: str) -> Asker:
        return Asker(name, name.title())

    def fresh(self, kind: Callable[..., requests.Request], **facts: Any) -> requests.Request:
        """A request with an id nobody has used."""
        self.asked += 1
        return kind(id=f"r{self.asked}", **facts)

    def answer(self, who: str | Asker, ask: requests.Request) -> Entry:
        """Ask, write down, apply: what a hub does."""
        asker = who if isinstance(who, Asker) else self.guest(who)
        before = self.looks()
        entry = answer(self.table, asker, ask, self.clock + 1)
        assert self.looks() == before  # to answer changes nothing
        if entry.number > self.table.number:
            self.clock += 1
            apply(self.table, entry)
        else:
            assert entry == self.table.entries[entry.number - 1]
        return entry

    def ask(self, who: str | Asker, kind: Callable[..., requests.Request], **facts: Any) -> Entry:
        return self.answer(who, self.fresh(kind, **facts))

    def refused(self, who: str | Asker, kind: Callable[..., requests.Request], **facts: Any) -> str:
        """The code of a refusal, which changes nothing and can be read."""
        before, entries = self.looks(), list(self.table.entries)
        with pytest.raises(RegaliaError) as caught:
            self.ask(who, kind, **facts)
        assert str(caught.value)
        assert self.looks() == before
        assert self.table.entries == entries
        return caught.value.code

    def apply(self, entry: Entry) -> Entry:
        apply(self.table, entry)
        return entry

    def hand_over(self, seat: int, to: str) -> Entry:
        since = self.table.seats[seat].since
        return self.apply(handing_over(self.table, seat, since, Asker(to), self.clock))

    def looks(self) -> str:
        """All that anybody sees of the table."""
        return json.dumps([look_of(self.table, seat) for seat in self.everybody()])

    def everybody(self) -> list[int | None]:
        return [None, *range(len(self.table.seats))]

    def seat(self, *guests: str) -> "Sitting":
        for guest in guests:
            self.ask(guest, requests.Sit)
        return self

    def start(self, seed: str | None = "7") -> "Sitting":
        """Deal from a given seed, which then proves nothing; None: as a table does."""
        if seed is None:
            self.ask(self.table.host or "", requests.Start)
        else:
            with mock.patch.object(authority.deal, "seed_of", return_value=seed):
                self.ask(self.table.host or "", requests.Start)
        return self

    @property
    def to_move(self) -> int:
        assert self.table.state is not None
        assert self.table.state.to_move is not None
        return self.table.state.to_move

    def holder(self, seat: int) -> Asker:
        """Who may move for a seat: its guest, or its bot."""
        held = self.table.seats[seat]
        return Asker(None, bot_seat=seat) if held.bot else Asker(held.guest, held.name)

    def legal(self) -> list[str]:
        assert self.table.state is not None
        return self.table.state.legal_moves()

    def play(self, move: str) -> Entry:
        """The seat whose turn it is plays."""
        return self.ask(
            self.holder(self.to_move), requests.Move, revision=self.table.revision, move=move
        )

    def take_back(self, who: str | Asker) -> Entry:
        return self.ask(who, requests.TakeBack, revision=self.table.revision)

    def no_take_back(self, who: str | Asker) -> str:
        return self.refused(who, requests.TakeBack, revision=self.table.revision)

    def play_on(self, chance: random.Random, moves: int = 10_000) -> "Sitting":
        """Random moves, to the end if there is no end given."""
        for _ in range(moves):
            if self.table.over:
                break
            self.play(chance.choice(self.legal()))
        return self


def _opened_with(secret: str, first: Entry) -> Entry:
    """A table with this secret, and always the same id."""
    body = msgspec.structs.replace(
        first.body, secret=secret, commitment=authority.deal.promise("table", secret)
    )
    return next_entry("table", None, first.at, body)


def round_trip(record: Record) -> Record:
    """A record as it comes back from a file."""
    return json.loads(json.dumps(record))


def chained(table_id: str, log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A log with all numbers and hashes made to fit, as a forger would."""
    linked, previous = [], table_id
    for number, entry in enumerate(log, 1):
        previous = link(previous, number, entry["at"], entry["kind"], entry["body"])
        linked.append({**entry, "number": number, "hash": previous})
    return linked


def forged(record: Record, log: list[dict[str, Any]], **table_facts: Any) -> Record:
    """The record with another log: chain and check both hold again."""
    told = {**record["table"], **table_facts, "log": chained(record["table"]["id"], log)}
    return sealed(record, table=told)
