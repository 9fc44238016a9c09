"""Nobody learns what they may not know: non-interference, as bytes."""

import json
import random

import pytest

import regalia
from tests.games.regicide.walk import OPTIONS, Walker, name, sample_states
from tests.scale import prove, size

CASES = [options for options in OPTIONS if options["overpay"] == "allowed"]


def as_bytes(data):
    return json.dumps(data, ensure_ascii=False).encode()


def permuted(state, seat, keep, generator):
    """The same game to this seat: hidden cards change places within their lots, the Castle's
    order and the stream of chance change. Cards in `keep` stay where they are."""
    position = state.position()
    places = [("tavern", place) for place in range(len(position["tavern"]))]
    for other, hand in enumerate(position["hands"]):
        if other != seat:
            places += [(other, place) for place in range(len(hand))]

    def pile(where):
        return position["tavern"] if where == "tavern" else position["hands"][where]

    for lot in position["lots"]:
        free = [(w, p) for w, p in places if pile(w)[p] in lot and pile(w)[p] not in keep]
        cards = [pile(where)[place] for where, place in free]
        generator.shuffle(cards)
        for (where, place), card in zip(free, cards, strict=True):
            pile(where)[place] = card
    castle = position["castle"]
    for rank in "JQK":
        group = [card for card in castle if card[0] == rank]
        generator.shuffle(group)
        start = next((p for p, card in enumerate(castle) if card[0] == rank), 0)
        castle[start : start + len(group)] = group
    return position


def can_still_pay(position, owed):
    """RGC-46 is knowledge too: a hand that decides a discard can pay."""
    worth = {"A": 1, "T": 10, "J": 10, "Q": 15, "K": 20}
    hand = position["hands"][position["to_move"]]
    return sum(worth.get(card[0]) or int(card[0].replace("X", "0")) for card in hand) >= owed


@prove
@pytest.mark.parametrize("options", CASES, ids=name)
def test_views_are_blind_to_what_a_seat_cannot_know(options):
    generator = random.Random(name(options))
    changed = 0
    for state in sample_states(options, size(24, 80), seed="leak"):
        for seat in (None, *range(state.game.players)):
            other = permuted(state, seat, (), generator)
            other["chance"] = f"{generator.getrandbits(127) + 1:032x}"
            owed = state.view(None)["owed"]
            if owed and seat != state.to_move and not can_still_pay(other, owed):
                continue
            twin = state.game.load(other)
            changed += other != state.position()
            assert as_bytes(twin.view(seat)) == as_bytes(state.view(seat))
            if seat == state.to_move:
                for move in state.legal_moves()[:12]:
                    assert as_bytes(twin.preview(move)) == as_bytes(state.preview(move))
                assert twin.legal_moves() == state.legal_moves()
                for text in ("play Ah 2h 3h", "discard X", "yield", "flip", "name 9", "nonsense"):
                    assert answer(twin, text) == answer(state, text)
    assert changed > size(12, 40)


def answer(state, text):
    """The refusal of a move in words, or that it was accepted."""
    try:
        state.copy().play(text)
    except regalia.IllegalMove as error:
        return [error.code, error.rule, *(error.sentence(lang) for lang in ("en", "it", "pt"))]
    return "accepted"


@prove
@pytest.mark.parametrize("options", CASES, ids=name)
def test_events_are_blind_to_what_a_seat_cannot_know(options):
    """A move is made; every card that stays hidden from a seat is permuted beforehand, and the
    seat is told byte for byte the same."""
    generator = random.Random(name(options))
    changed = 0
    for number, state in enumerate(sample_states(options, size(24, 60), seed="events")):
        move = Walker(f"e{number}", skilled=number % 2 == 0).choose(state)
        before = state.copy()
        events = state.play(move)
        if state.to_move is None:
            continue
        revealed = {state.position()["enemy"]}
        for seat in (None, *range(state.game.players)):
            told = before.seen(events, seat)
            # What this seat learns by the move, whatever it is told: open cards, and its own draws
            known = {
                card
                for event in events
                for card in event.get("cards") or ()
                if event["event"] != "drew" or event["seat"] == seat
            } | revealed
            # Cards the mover needs in hand for the move to be the same, and to survive it
            known |= set(before.position()["hands"][before.to_move])
            other = permuted(before, seat, known, generator)
            if before.position()["castle"][:1] != state.position()["castle"][:1]:
                other["castle"] = before.position()["castle"]
            twin = before.game.load(other)
            changed += other != before.position()
            again = twin.play(move)
            if twin.to_move is None:
                continue  # the permuted draw does not cover the blow: another, public, outcome
            assert as_bytes(twin.seen(again, seat)) == as_bytes(told)
            assert as_bytes(twin.view(seat)) == as_bytes(state.view(seat))
    assert changed > size(8, 20)


@pytest.mark.parametrize("options", CASES, ids=name)
def test_neither_seed_nor_stream_is_in_a_view_or_an_event(options):
    game = regalia.game("regicide", **options)
    state = game.deal("my-very-secret-seed")
    walker = Walker("s", skilled=True)
    while state.to_move is not None:
        events = state.play(walker.choose(state))
        stream = state.position()["chance"]
        for seat in (None, *range(game.players)):
            text = json.dumps([state.view(seat), state.seen(events, seat)])
            assert "secret" not in text
            assert stream[:16] not in text
            assert "chance" not in text


def test_others_draws_are_backs_of_cards():
    state = regalia.game("regicide", players=2).deal("draws")
    walker = Walker("d", skilled=True)
    seen = 0
    while state.to_move is not None:
        events = state.play(walker.choose(state))
        for event in events:
            if event["event"] == "drew":
                other = 1 - event["seat"]
                for reader in (other, None):
                    shown = [e for e in state.seen(events, reader) if e["event"] == "drew"]
                    hidden = next(e for e in shown if e["seat"] == event["seat"])
                    assert hidden["cards"] is None
                    assert hidden["count"] == event["count"] > 0
                own = [e for e in state.seen(events, event["seat"]) if e["event"] == "drew"]
                assert event in own
                seen += 1
    assert seen > 3
