"""Nobody learns what they may not know: non-interference, as bytes."""

import json
import random
import re
from collections import Counter, defaultdict

import numpy as np
import pytest

import regalia
from regalia.games.revolution.view import ONLOOKER, VIEW, see_into
from tests.games.revolution.positions import NEUTRALS, event, kinds, load, stream
from tests.games.revolution.samples import SECRET, any_move, name, play_on, sample_states
from tests.likely import chance_of
from tests.rulebook import rule

secret_systems = pytest.mark.parametrize("options", SECRET, ids=name)


def as_bytes(data):
    return json.dumps(data, ensure_ascii=False).encode()


# Two truths behind one view


def unknown_to(truth, seat):
    """The neutrals whose place this seat cannot know, by the rules page (AR-62, AR-63)."""
    known = {*truth["neutral"], *truth["discard"], *truth["used"], *truth["shown"]}
    for lying in truth["board"].values():
        known |= {lying["card"], lying["covers"]}
    for owner, area in enumerate(truth["areas"]):
        known |= set(area) - (set() if owner == seat else set(truth["hidden"][owner]))
    if seat is not None:
        # What I threw away, and the three of which it was what I did not keep
        known |= set(truth["thrown"][seat]) | set(truth["passed"][1 - seat])
    passed_on = seat is not None and truth["step"] in (1, 3)
    if truth["phase"] != "keep" or seat == truth["to_move"] or passed_on:
        known |= set(truth["offer"])
    return [card for card in NEUTRALS if card not in known]


def exchange(truth, seat, keep, generator):
    """A renaming of the cards under which nothing changes for this seat: cards it has passed on
    stay among themselves, and those in `keep` are what they are."""
    unknown = [card for card in unknown_to(truth, seat) if card not in keep]
    mine = set() if seat is None else set(truth["passed"][seat])
    new = {}
    for group in (
        [card for card in unknown if card in mine],
        [card for card in unknown if card not in mine],
    ):
        new.update(zip(group, generator.sample(group, len(group)), strict=True))
    return new


def renamed(thing, new):
    if isinstance(thing, dict):
        return {key: renamed(value, new) for key, value in thing.items()}
    if isinstance(thing, list):
        return [renamed(item, new) for item in thing]
    if isinstance(thing, str):
        return re.sub(r"[A-Z]\w+", lambda found: new.get(found[0], found[0]), thing)
    return thing


def twin_of(state, new, chance):
    """The same game with other cards in the places that a seat cannot see, or None if in it the
    player to move could place nothing (AR-12): then the game would be over, and all would know."""
    other = renamed(state.position(), new)
    other["chance"] = chance
    try:
        return state.game.load(other)
    except regalia.BadPosition as error:
        assert error.code == "position/finished"
        return None


def record_of(state, seat):
    """The record that everything a seat is shown is made from, as bytes."""
    views = np.zeros(1, VIEW)
    see_into(state.array, ONLOOKER if seat is None else seat, views)
    return views.tobytes()


def answer(state, text):
    """The refusal of a move in words, or that it was accepted."""
    try:
        state.copy().play(text)
    except regalia.IllegalMove as error:
        return [error.code, error.rule, error.reason, error.facts, str(error)]
    return "accepted"


NAMED = [f"{kind} {card}" for kind in ("take", "keep") for card in NEUTRALS] + [
    *(f"{card}@b2" for card in NEUTRALS),
    *(f"Assassin@{cell} {card}" for cell in ("a1", "c2") for card in NEUTRALS),
    *(f"Adventurer@{cell} {card}" for cell in ("b2", "c3") for card in NEUTRALS),
    *(f"Necromancer@b3 {card}" for card in NEUTRALS),
    *("Assassin@a1 ?", "Adventurer@b2 ?", "Merchant@b2 draw", "first", "second", "nonsense"),
]


@rule("AR-62", "AR-63")
@secret_systems
def test_views_are_blind_to_what_a_seat_cannot_know(options):
    generator = random.Random(name(options))
    phases = Counter()
    for state in sample_states(options, 54, "leak"):
        truth = state.position()
        for seat in (None, 0, 1):
            new = exchange(truth, seat, (), generator)
            twin = twin_of(state, new, f"{generator.getrandbits(127) + 1:032x}")
            if twin is None:
                continue
            if cards_differ(truth, twin.position()):
                phases[truth["phase"], truth["step"] if truth["phase"] == "keep" else 0] += 1
            assert as_bytes(twin.view(seat)) == as_bytes(state.view(seat))
            assert record_of(twin, seat) == record_of(state, seat)
            if seat == state.to_move:
                assert twin.legal_moves() == state.legal_moves()
                assert twin.actions() == state.actions()
                for move in generator.sample(state.legal_moves(), min(4, len(twin.actions()))):
                    assert as_bytes(twin.preview(move)) == as_bytes(state.preview(move))
                for text in generator.sample(NAMED, 25):
                    assert answer(twin, text) == answer(state, text)
    assert phases["play", 0] > 24
    if options["system"] == "secret_draft":
        assert all(phases["keep", step] > 1 for step in range(4)), phases


def cards_differ(one, two):
    return any(
        sorted(map(str, one[name])) != sorted(map(str, two[name])) for name in ("hidden", "offer")
    ) or (one["passed"], one["thrown"]) != (two["passed"], two["thrown"])


@rule("AR-63")
def test_at_every_step_of_a_secret_draft_and_after_it_the_unknown_is_all_that_can_differ():
    """Two cards change places: the views are the same exactly if the seat cannot know either."""
    game = regalia.game("revolution", system="secret_draft")
    state = game.deal("steps")
    chance = random.Random("steps")
    seen_steps = []
    while state.position()["plies"] < 2:
        truth = state.position()
        seen_steps.append(truth["step"])
        for seat in (None, 0, 1):
            unknown = unknown_to(truth, seat)
            mine = set() if seat is None else set(truth["passed"][seat])
            for one, two in (chance.sample(NEUTRALS, 2) for _ in range(60)):
                new = {one: two, two: one}
                twin = twin_of(state, new, truth["chance"])
                same = as_bytes(twin.view(seat)) == as_bytes(state.view(seat))
                allowed = {one, two} <= set(unknown) and (one in mine) == (two in mine)
                # Exchanging cards of one and the same known pile changes nothing at all.
                alike = {json.dumps(place_of(truth, card, seat)) for card in (one, two)}
                assert same == (allowed or len(alike) == 1), (seat, one, two)
        state.play(any_move(state, chance))
    assert seen_steps[:4] == [0, 1, 2, 3]
    assert set(seen_steps[4:]) == {4}


def place_of(truth, card, seat):
    """Everything about a neutral that shows in a view."""
    piles = [[pile, card in truth[pile]] for pile in ("neutral", "discard", "used", "shown")]
    piles += [[cell, lying["card"] == card] for cell, lying in truth["board"].items()]
    seen_by_both = truth["phase"] != "keep" or seat == truth["to_move"]
    seen_by_both = seen_by_both or (seat is not None and truth["step"] in (1, 3))
    piles.append(["offer", seen_by_both and card in truth["offer"]])
    for owner in range(2):
        hidden = card in truth["hidden"][owner]
        piles.append([owner, card in truth["areas"][owner] and (owner == seat or not hidden)])
        piles.append([owner, owner == seat and hidden])
        piles.append([owner, seat is not None and card in truth["passed"][owner]])
        piles.append([owner, owner == seat and card in truth["thrown"][owner]])
        piles.append([owner, owner == seat and card in truth["second"][owner]])
    return piles


# Events

CHANCE = ("drew", "assassinated", "robbed")


def without_luck(events):
    """Events without the cards that chance alone has brought to light."""
    told = []
    for happened in events:
        lucky = happened["event"] == "drew" or happened.get("blind")
        hide = ("card", "cards") if lucky else ()
        told.append({key: None if key in hide else value for key, value in happened.items()})
    return told


def luck(events):
    return [
        happened
        for happened in events
        if happened["event"] in CHANCE
        and (happened.get("blind") or (happened["event"] == "drew" and happened["cards"]))
    ]


@rule("AR-62", "AR-63")
@secret_systems
def test_events_are_blind_to_what_a_seat_cannot_know(options):
    """A move is made; the cards that stay hidden from a seat are exchanged beforehand, and the seat
    is told byte for byte the same. What chance brings to light may differ, and nothing else."""
    generator = random.Random(name(options))
    compared = Counter()
    for state in sample_states(options, 90, "events"):
        truth = state.position()
        lucky = [move for move in state.legal_moves() if move.endswith((" ?", " draw"))]
        move = generator.choice(lucky) if lucky else any_move(state, generator)
        after = state.copy()
        events = after.play(move)
        if "game_ended" in kinds(events):
            continue  # AR-62: everything is shown
        for seat in (None, 0, 1):
            told = after.seen(events, seat)
            # A card that is played is seen by all, three that are passed on by who gets them.
            named = set(re.findall(r"[A-Z]\w+", move))
            shown = named if truth["phase"] == "play" else set()
            if truth["phase"] == "keep" and truth["step"] in (0, 2) and seat is not None:
                shown = set(truth["offer"]) - named
            new = exchange(truth, seat, shown, generator)
            twin = twin_of(state, new, f"{generator.getrandbits(127) + 1:032x}")
            if twin is None:
                continue
            again = twin.play(move if seat == truth["to_move"] else renamed(move, new))
            if "game_ended" in kinds(again):
                continue  # the other player's last card finds no place: open to all (AR-12)
            told_again = twin.seen(again, seat)
            assert as_bytes(without_luck(told_again)) == as_bytes(without_luck(told))
            if not luck(told) and not luck(told_again):
                assert as_bytes(told_again) == as_bytes(told)
                assert as_bytes(twin.view(seat)) == as_bytes(after.view(seat))
                assert record_of(twin, seat) == record_of(after, seat)
                if any(card != other for card, other in new.items()):
                    compared[truth["phase"], move[:2]] += 1
            else:
                compared["luck"] += 1
    assert sum(compared.values()) > 60
    assert compared["luck"] > 10
    if options["system"] == "secret_draft":
        assert compared["keep", "ke"] > 20


@rule("AR-62")
@pytest.mark.parametrize("card", ["Assassin", "Adventurer"])
@pytest.mark.parametrize("system", ["secret_random", "secret_draft"])
def test_a_blind_pick_shows_one_card_and_nothing_before_it(card, system):
    """Whatever the two face-down cards are: the same until one of them is seen."""
    before, told, after, lefts = set(), set(), defaultdict(set), defaultdict(set)
    picked = Counter()
    for hidden in (["Death", "Witch"], ["Death", "Sage"], ["Sage", "Witch"]):
        for number in range(60):
            state = load(
                [card, "King"],
                ["Pope", *hidden],
                field={"b2": "Citizen", "c2": "!Saint"},
                options={"system": system},
                hidden=[[], hidden],
                chance=stream(number),
            )
            views = [state.view(0), state.view(None), state.preview(f"{card}@a1 ?")]
            before.add(as_bytes(views))
            events = state.play(f"{card}@a1 ?")
            taken = events[1]["card"]
            left = hidden[1 - hidden.index(taken)]
            picked[hidden.index(taken)] += 1
            lefts[taken].add(left)
            for seat in (None, 0):
                told.add(json.dumps(state.seen(events, seat)).replace(taken, "it"))
                after[taken, seat].add(as_bytes(state.view(seat)))
                assert left in state.view(seat)["unseen"]
                assert taken not in state.view(seat)["unseen"]
                assert state.view(seat)["areas"][1]["hidden_count"] == 1
    assert len(before) == len(told) == 1
    assert all(len(views) == 1 for views in after.values())
    assert sorted(map(len, lefts.values())) == [2, 2, 2]
    assert chance_of(list(picked.values())) > 1e-4  # every one equally likely


@rule("AR-62")
@pytest.mark.parametrize("system", ["secret_random", "secret_draft"])
def test_what_others_draw_before_a_game_are_backs_of_cards(system):
    """The second game of a match: everything lies open but the draw; with any stream it is told
    alike, but for the drawer's own cards."""
    for chooser in range(2):
        told, own = {seat: set() for seat in (None, 0, 1)}, set()
        for number in range(40):
            state = begin_again(system, chooser, chance=stream(number))
            events = state.play("second" if number % 2 else "first")
            first = chooser ^ number & 1
            for seat in (None, 0, 1):
                seen = state.seen(events, seat)
                for happened in seen:
                    if happened["event"] == "drew":
                        assert (happened["cards"] is None) == (happened["seat"] != seat)
                        own.add(json.dumps(happened["cards"]))
                        happened["cards"] = None
                truth = state.position()
                theirs = {card for owner in {0, 1} - {seat} for card in truth["hidden"][owner]}
                theirs |= set(truth["offer"]) if seat != first else set()
                assert theirs or (seat == first and system == "secret_draft")
                assert theirs <= set(state.view(seat)["unseen"])
                told[seat].add((first, as_bytes(seen)))
        assert all(len(seen) == 2 for seen in told.values())  # one for each who may start
        assert len(own) > 20


def begin_again(system, chooser, **more):
    """Before the second game of a match."""
    first = regalia.game("revolution", system=system, match="best_of_three").deal(1).position()
    areas = [
        [card for card in area if card not in ("Citizen", *NEUTRALS)] for area in first["areas"]
    ]
    return regalia.game("revolution", system=system, match="best_of_three").load(
        {
            "board": {},
            "areas": areas,
            "to_move": chooser,
            "phase": "choose",
            "used": NEUTRALS[:4],
            "match_game": 2,
            "wins": [chooser, 1 - chooser],
            **more,
        }
    )


@secret_systems
def test_neither_seed_nor_stream_nor_a_hidden_card_is_in_a_view_or_an_event(options):
    for number in range(4):
        state = regalia.game("revolution", **options).deal(f"my-very-secret-seed-{number}")
        for _, events in play_on(state, number):
            truth = state.position()
            for seat in (None, 0, 1):
                view = state.view(seat)
                text = json.dumps([view, state.seen(events, seat)])
                assert "very" not in text
                assert "chance" not in text
                assert truth["chance"][:16] not in text
                if "game_ended" in kinds(events):
                    continue
                # Unknown cards are named in one place only: the list of all that are unseen, and
                # among the three a player has passed on.
                view["unseen"] = []
                if "draft" in view:
                    view["draft"]["passed"] = []
                legal = view.pop("legal_moves", [])
                unknown = set(unknown_to(truth, seat))
                assert not unknown & set(re.findall(r"[A-Z]\w+", json.dumps(view)))
                assert not unknown & set(re.findall(r"[A-Z]\w+", " ".join(legal)))
                for happened in state.seen(events, seat):
                    if happened["event"] != "passed":
                        assert not unknown & set(re.findall(r"[A-Z]\w+", json.dumps(happened)))


@rule("AR-63")
def test_who_sees_what_of_a_secret_draft():
    state = regalia.game("revolution", system="secret_draft", first="regality").deal("draft")
    for step in range(4):
        mover, other = (0, 1) if step in (0, 3) else (1, 0)
        assert state.to_move == mover
        before = state.position()
        events = state.play(state.legal_moves()[0])
        own, theirs, public = (state.seen(events, seat) for seat in (mover, other, None))
        assert own == events
        assert event(theirs, "kept")["cards"] is None
        assert event(public, "kept")["cards"] is None
        if step in (0, 2):
            passed = sorted(set(before["offer"]) - set(event(own, "kept")["cards"]))
            for told in (own, theirs):
                assert sorted(event(told, "passed")["cards"]) == passed
            assert event(public, "passed")["cards"] is None
            assert state.view(other)["offer"] == state.view(mover)["offer"]
            assert sorted(state.view(other)["offer"]) == passed
            assert state.view(None)["offer"] is None
        else:
            assert len(event(own, "threw")["cards"]) == 2
            assert event(theirs, "threw")["cards"] is None
            assert event(public, "threw")["cards"] is None
            assert event(public, "threw")["count"] == 2
        if step == 1:
            assert len(event(own, "drew")["cards"]) == 4
            assert event(theirs, "drew") == event(public, "drew")
            assert event(theirs, "drew")["cards"] is None
            assert state.view(other)["offer"] is None
            assert state.view(other)["offer_count"] == 4
    assert state.view(0)["draft"]["thrown"] != state.view(1)["draft"]["thrown"]
    assert state.view(None)["draft"]["thrown"] is None
    assert state.view(None)["draft"]["passed"] == [[], []]
    assert state.view(0)["draft"]["passed"] == state.view(1)["draft"]["passed"]


@rule("AR-63")
@pytest.mark.parametrize("number", range(6))
def test_onlookers_do_not_know_which_card_was_kept_of_whose(number):
    """The same two cards, kept the other way round: only the player who passed one on can tell."""
    game = regalia.game("revolution", system="secret_draft", first="regality")
    state = game.deal(f"kept {number}")
    while state.position()["phase"] == "keep":
        state.play(next(move for move in state.legal_moves() if move != "keep Tower"))
    truth = state.position()
    (second,) = truth["second"][1]
    (other,) = set(truth["hidden"][1]) - {second}
    turned = {**truth, "second": [truth["second"][0], [other]]}
    turned["passed"] = [renamed(truth["passed"][0], {second: other}), truth["passed"][1]]
    twin = game.load(turned)
    for move in ("Citizen@b2", f"{second}@b3", "King@a1"):
        assert record_of(twin, None) == record_of(state, None)
        assert as_bytes(twin.view(None)) == as_bytes(state.view(None))
        assert as_bytes(twin.view(0)) != as_bytes(state.view(0))
        assert as_bytes(twin.seen(twin.play(move), None)) == as_bytes(
            state.seen(state.play(move), None)
        )
    assert state.view(0)["draft"]["second_hidden"] == [True, False]
    assert twin.view(0)["draft"]["second_hidden"] == [True, True]
    assert twin.view(None)["draft"] == state.view(None)["draft"]
