"""Tables under whatever people may think of: Hypothesis asks, a witness reads the log along.

The runs are the same each time (`derandomize`): a failure here is never luck.
"""

import json
from typing import Any
from unittest import mock

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from regalia.core.errors import RegaliaError
from regalia.games.regicide.phrases import FACTS, WISHES
from regalia.tables import authority, requests, sight
from regalia.tables.authority import answer, handing_over, opening
from regalia.tables.fairness import verify
from regalia.tables.fold import apply, fold
from regalia.tables.log import Entry, check_chain, entry_of
from regalia.tables.table import Asker, Table
from regalia.tables.talk import REACTIONS
from tests.scale import prove, size
from tests.tables.sitting import event_of, look_of, round_trip
from tests.tables.witness import Witness

GUESTS = st.sampled_from(["ann", "bob", "cy", "dee", "eve"])
SEATS = st.integers(0, 4)
BOTS = st.sampled_from(["random", "greedy", "nobody"])
PICKS = st.integers(0, 1_000)
SEEDS = st.integers(0, 2**128 - 1)


class Anything(RuleBasedStateMachine):
    """A table of one game, and everybody around it."""

    game = "regicide"
    variants: tuple[dict[str, Any], ...] = ({},)

    @initialize(variant=PICKS, hints=st.booleans(), ready=st.integers(0, 4), seed=SEEDS)
    def open(self, variant, hints, ready, seed):
        options = self.variants[variant % len(self.variants)]
        with mock.patch.object(authority.deal, "fresh_secret", return_value=f"{seed:064x}"):
            first = opening(
                self.guest("ann"), 1000, self.game, options, hints=hints, table_id="table"
            )
        self.table = fold(first.table, [first])
        self.witness = Witness()
        self.witness.read(first)
        self.asked: list[tuple[Asker, requests.Request, Entry]] = []
        self.told: dict[tuple[int, int | None], dict[str, Any]] = {}
        self.secrets: list[str] = [self.table.secret]
        self.count = 0
        self.looks = self.look()
        self.tell(first)
        if ready:
            self.fill_and_start(ready)

    # What the rules below share

    def guest(self, name: str) -> Asker:
        return Asker(name, name.title())

    def everybody(self) -> list[int | None]:
        return [None, *range(len(self.table.seats))]

    def look(self, table: Table | None = None) -> list[str]:
        return [json.dumps(look_of(table or self.table, seat)) for seat in self.everybody()]

    def holder(self, seat: int) -> Asker:
        held = self.table.seats[seat]
        return Asker(None, bot_seat=seat) if held.bot else Asker(held.guest, held.name)

    @property
    def playing(self) -> bool:
        return self.table.phase == "playing"

    def keep_secret(self, text: str) -> None:
        if self.table.phase != "finished":
            assert not any(secret in text for secret in self.secrets)

    def tell(self, entry: Entry) -> None:
        """Everybody hears of an entry, and of no secret."""
        for seat in self.everybody():
            event = event_of(self.table, entry, seat)
            self.keep_secret(json.dumps(event))
            self.told[entry.number, seat] = event

    def unchanged(self, entries: int) -> None:
        assert self.table.number == entries
        assert self.look() == self.looks

    def ask(self, who: Asker, kind: Any, **facts: Any) -> Entry | None:
        self.count += 1
        return self.send(who, kind(id=f"r{self.count}", **facts))

    def send(self, who: Asker, ask: requests.Request) -> Entry | None:
        """Ask; what is answered is applied. None: refused, and nothing has changed."""
        entries, revision = self.table.number, self.table.revision
        try:
            entry = answer(self.table, who, ask, 1000 + 10 * self.count)
        except RegaliaError as error:
            assert str(error)
            self.unchanged(entries)
            return None
        self.unchanged(entries)  # to answer changes nothing
        assert entry.number == entries + 1
        self.take(entry)
        self.asked.append((who, ask, entry))
        assert self.table.revision in (revision, entry.number)
        return entry

    def take(self, entry: Entry) -> None:
        number, revision = self.table.number, self.table.revision
        apply(self.table, entry)
        assert self.table.number == number + 1 == entry.number
        assert self.table.revision >= revision
        if entry.kind == "started":
            self.secrets = [entry.body.seed, self.table.secret]
        self.looks = self.look()
        self.tell(entry)
        self.witness.read(entry)

    def refused(self, who: Asker, kind: Any, **facts: Any) -> None:
        assert self.ask(who, kind, **facts) is None

    def play(self, pick: int) -> Entry:
        legal = self.table.state.legal_moves()
        seat, move = self.table.state.to_move, legal[pick % len(legal)]
        entry = self.ask(self.holder(seat), requests.Move, revision=self.table.revision, move=move)
        assert entry is not None
        assert (entry.kind, entry.body.move) == ("moved", move)
        return entry

    # Gathering

    @rule(who=GUESTS, seat=st.none() | SEATS, given=st.none() | SEEDS)
    def join(self, who, seat, given):
        given = None if given is None else f"{given:064x}"
        self.ask(self.guest(who), requests.Sit, seat=seat, contribution=given)

    @rule(who=GUESTS)
    def leave(self, who):
        self.ask(self.guest(who), requests.Leave)

    @rule(who=GUESTS)
    def come_back(self, who):
        self.ask(self.guest(who), requests.Return)

    @rule(who=GUESTS, seat=SEATS, bot=BOTS)
    def seat_a_bot(self, who, seat, bot):
        self.ask(self.guest(who), requests.Bot, seat=seat, bot=bot)

    @rule(who=GUESTS, seat=SEATS)
    def empty(self, who, seat):
        self.ask(self.guest(who), requests.Empty, seat=seat)

    @rule(who=GUESTS)
    def start(self, who):
        self.ask(self.guest(who), requests.Start)

    @precondition(lambda self: self.table.phase == "gathering")
    @rule(bots=st.integers(0, 15))
    def fill_and_start(self, bots):
        """Most of what matters happens after the deal."""
        names = iter(["ann", "bob", "cy", "dee", "eve"])
        for seat, held in list(enumerate(self.table.seats)):
            if held.open:
                free = next(name for name in names if self.table.seat_of(name) is None)
                if bots % 5 == 0 and bots >> seat & 1 and self.table.host:
                    self.ask(self.guest(self.table.host), requests.Bot, seat=seat, bot="random")
                else:
                    self.ask(self.guest(free), requests.Sit, seat=seat)
        if self.table.host:
            self.start(self.table.host)
            assert self.table.phase != "gathering"

    # Playing

    @precondition(lambda self: self.playing)
    @rule(picks=st.lists(PICKS, min_size=1, max_size=4))
    def play_moves(self, picks):
        for pick in picks:
            if self.playing:
                self.play(pick)

    @precondition(lambda self: self.playing)
    @rule(pick=PICKS, times=st.integers(1, 3))
    def play_and_take_back(self, pick, times):
        for _ in range(times):
            if self.playing:
                seat = self.table.state.to_move
                entry = self.play(pick)
                if self.playing and not entry.body.bot:
                    self.ask(self.holder(seat), requests.TakeBack, revision=self.table.revision)

    @rule(who=GUESTS)
    def take_back(self, who):
        self.ask(self.guest(who), requests.TakeBack, revision=self.table.revision)

    @precondition(lambda self: self.playing)
    @rule(who=GUESTS, bot_seat=st.none() | SEATS, pick=PICKS)
    def move_out_of_turn(self, who, bot_seat, pick):
        legal = self.table.state.legal_moves()
        asker = self.guest(who) if bot_seat is None else Asker(None, bot_seat=bot_seat)
        allowed = self.holder(self.table.state.to_move)
        if (asker.guest, asker.bot_seat) == (allowed.guest, allowed.bot_seat):
            return
        if bot_seat is not None and bot_seat >= len(self.table.seats):
            return
        move = legal[pick % len(legal)]
        self.refused(asker, requests.Move, revision=self.table.revision, move=move)

    @precondition(lambda self: self.playing)
    @rule(back=st.integers(-3, 30).filter(bool), pick=PICKS)
    def move_too_late(self, back, pick):
        legal = self.table.state.legal_moves()
        asker = self.holder(self.table.state.to_move)
        answers = max(self.table.revision - back, 0)
        self.refused(asker, requests.Move, revision=answers, move=legal[pick % len(legal)])
        self.refused(asker, requests.TakeBack, revision=answers)

    @precondition(lambda self: self.playing)
    @rule(move=st.sampled_from(["", "x", "yield?", "name 9", "play", "♥", "keep nothing", "-1"]))
    def move_against_the_rules(self, move):
        asker = self.holder(self.table.state.to_move)
        self.refused(asker, requests.Move, revision=self.table.revision, move=move)

    @precondition(lambda self: self.playing)
    @rule(who=GUESTS, seat=SEATS)
    def use_a_hint(self, who, seat):
        entry = self.ask(self.guest(who), requests.Hint, seat=seat)
        assert entry is None or (self.table.hints and self.table.state.to_move == seat)

    # Agreeing

    @rule(who=GUESTS, yes=st.booleans(), other=st.integers(0, 3))
    def answer_a_proposal(self, who, yes, other):
        number = self.table.proposal.number if self.table.proposal and other else other
        self.ask(self.guest(who), requests.Answer, proposal=number, yes=yes)

    @precondition(lambda self: self.table.proposal)
    @rule(number=st.integers(1, 4))
    def some_agree(self, number):
        proposal = self.table.proposal
        for seat in sorted(proposal.waiting)[:number]:
            guest = Asker(self.table.seats[seat].guest)
            assert self.ask(guest, requests.Answer, proposal=proposal.number, yes=True) is not None

    @rule(who=GUESTS, seat=SEATS, bot=BOTS)
    def stand_in(self, who, seat, bot):
        self.ask(self.guest(who), requests.StandIn, seat=seat, bot=bot)

    @precondition(lambda self: self.playing)
    @rule(seat=SEATS)
    def leave_to_a_bot(self, seat):
        """Somebody goes, and another wants a bot in their place."""
        held = self.table.seats[seat % len(self.table.seats)]
        others = [each for each in self.table.seats if each.present and each is not held]
        if held.present and others:
            self.ask(self.guest(held.guest), requests.Leave)
            number = self.table.seat_of(held.guest)
            self.ask(self.guest(others[0].guest), requests.StandIn, seat=number, bot="greedy")

    @rule(seat=SEATS, to=GUESTS, old=st.booleans())
    def hand_over(self, seat, to, old):
        seat %= len(self.table.seats)
        since = self.table.seats[seat].since - old
        try:
            entry = handing_over(self.table, seat, since, self.guest(to), 1000 + 10 * self.count)
        except RegaliaError:
            self.unchanged(self.table.number)
        else:
            assert not old
            self.take(entry)

    # Talking

    @rule(who=GUESTS, phrase=st.sampled_from([*FACTS, *WISHES, *REACTIONS, "I hold a king", ""]))
    def talk(self, who, phrase):
        seat = self.table.seat_of(who)
        looked = [] if seat is None else look_of(self.table, seat)["phrases"]
        offered = [each["phrase"] for each in looked]
        said = self.ask(self.guest(who), requests.Talk, phrase=phrase)
        assert (said is not None) == (phrase in offered)
        if self.game == "regicide" and self.playing:
            naming = look_of(self.table, None)["view"]["phase"] == "name"
            assert said is None or phrase in FACTS or (naming and phrase in WISHES)

    # Again

    @precondition(lambda self: self.asked)
    @rule(pick=PICKS, reply=st.booleans())
    def repeat_a_request(self, pick, reply):
        who, ask, entry = self.asked[pick % len(self.asked)]
        number = self.table.number
        assert answer(self.table, who, ask, 10**9) == entry
        if reply:
            again = type(ask)(**{name: getattr(ask, name) for name in ask.__struct_fields__})
            assert answer(self.table, who, again, 0) == entry
        self.unchanged(number)

    @rule()
    def restart(self):
        entries = [
            entry_of(self.table.id, *json.loads(json.dumps(entry.as_dict())).values())
            for entry in self.table.entries
        ]
        again = fold(self.table.id, entries)
        assert self.look(again) == self.looks
        if self.table.phase == "finished":
            assert sight.record(again) == sight.record(self.table)
        for seat in self.everybody():
            for entry in entries[-5:]:
                assert event_of(again, entry, seat) == event_of(self.table, entry, seat)
        for who, ask, entry in self.asked[-5:]:
            assert answer(again, who, ask, 0) == entry
        self.table = again

    @rule(pick=PICKS)
    def reconnect(self, pick):
        """Who missed some entries hears of them what they would have heard."""
        after = pick % (self.table.number + 1)
        for seat in self.everybody():
            missed = [event_of(self.table, entry, seat) for entry in self.table.entries[after:]]
            self.keep_secret(json.dumps(missed))
            assert [event["number"] for event in missed] == list(
                range(after + 1, self.table.number + 1)
            )
            for event in missed:
                heard = self.told[event["number"], seat]
                if self.table.phase == "finished":
                    event = {name: event[name] for name in heard}  # now the moves are told too
                assert event == heard

    # What always holds

    @invariant()
    def all_is_well(self):
        self.the_chain_holds()
        self.the_board_is_what_the_log_says()
        self.those_here_are_those_in_the_log()
        self.no_secret_is_told()
        self.there_is_a_record_of_a_finished_game_only()

    def the_chain_holds(self):
        check_chain(self.table.id, self.table.entries)
        times = [entry.at for entry in self.table.entries]
        assert times == sorted(times)

    def the_board_is_what_the_log_says(self):
        state = self.table.state
        assert (state.moves if state else []) == self.witness.moves
        if state:
            assert state.position() == self.witness.states[-1].position()

    def those_here_are_those_in_the_log(self):
        seats = enumerate(self.table.seats)
        assert {number for number, seat in seats if seat.present} == self.witness.present()
        guests = [seat.guest for seat in self.table.seats if seat.guest]
        assert len(guests) == len(set(guests))

    def no_secret_is_told(self):
        self.keep_secret("".join(self.looks))
        finished = self.table.phase == "finished"
        assert finished == (look_of(self.table, None)["proof"] is not None)

    def there_is_a_record_of_a_finished_game_only(self):
        if self.table.phase != "finished":
            with pytest.raises(RegaliaError):
                sight.record(self.table)

    def teardown(self):
        if hasattr(self, "table") and self.table.phase == "finished":
            verify(round_trip(sight.record(self.table)))


class Regicide(Anything):
    game = "regicide"
    variants = tuple({"players": players} for players in (3, 2, 4, 1))


class Revolution(Anything):
    game = "revolution"
    variants = tuple(
        {"system": system} for system in ("secret_draft", "standard", "draft", "secret_random")
    )


class Puppeteer(Anything):
    game = "puppeteer"
    variants = ({}, {"reveal": 1, "lookahead": 1})


@prove
@pytest.mark.parametrize(
    ("machine", "examples"),
    [
        (Regicide, size(12, 60)),
        (Revolution, size(9, 45)),
        (Puppeteer, size(5, 25)),
    ],
)
def test_whatever_is_asked_a_table_keeps_its_word(machine, examples):
    limits = settings(
        max_examples=examples,
        stateful_step_count=40,
        deadline=None,
        phases=[Phase.generate],  # a failure is told as it was found: to shrink it takes minutes
        report_multiple_bugs=False,
    )
    run_state_machine_as_test(machine, settings=limits)
