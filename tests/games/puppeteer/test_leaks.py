"""The player learns nothing early: non-interference, as bytes."""

import itertools
import json
import random
from collections import Counter

import numpy as np
import pytest

import regalia
from regalia.games.puppeteer.view import ONLOOKER, VIEW, see_into
from tests.games.puppeteer.boards import (
    ALL_OPTIONS,
    CELLS,
    HOUSES,
    NAMES,
    OBJECTIVES,
    SCORES,
    any_move,
    event,
    game,
    kinds,
    play_on,
    reveal_all,
    sample_states,
)
from tests.rulebook import rule
from tests.scale import covering, prove

every_options = pytest.mark.parametrize(
    "options", covering(ALL_OPTIONS), ids=lambda options: "-".join(map(str, options.values()))
)
HIDING = ("reveal", "expansion")


def as_bytes(data):
    return json.dumps(data, ensure_ascii=False).encode()


def record_of(state, seat):
    """The record that everything a seat is shown is made from, as bytes."""
    views = np.zeros(1, VIEW)
    see_into(state.array, ONLOOKER if seat is None else seat, views)
    return views.tobytes()


def answer(state, text):
    """The refusal of a move with its facts, or that it was accepted."""
    try:
        state.copy().play(text)
    except regalia.IllegalMove as error:
        return [error.code, error.rule, error.reason, error.facts]
    return "accepted"


def answer_to(state, action):
    try:
        state.copy().act(action)
    except regalia.IllegalMove as error:
        return [error.code, error.rule, error.reason, error.facts]
    return "accepted"


def open_tokens(truth, options):
    """How many tokens of the pile the player has seen: the one in hand, and the next. AT-7"""
    return 1 + options["lookahead"] if truth["phase"] == "expansion" else 0


def twin_of(state, chance, *, identities=True, pile=True, keep=None):
    """The same game with other things in the places that nobody has seen."""
    truth = state.position()
    if identities:
        hidden = [house for house in HOUSES if truth["targets"][house] not in truth["revealed"]]
        scores = [truth["targets"][house] for house in hidden]
        truth["targets"].update(zip(hidden, chance.sample(scores, len(scores)), strict=True))
    if pile:
        seen = open_tokens(truth, state.game.options) if keep is None else keep
        rest = truth["pile"][seen:]
        truth["pile"] = truth["pile"][:seen] + "".join(chance.sample(rest, len(rest)))
    return state.game.load(truth)


TEXTS = [
    *(f"reveal {score}" for score in range(10)),
    *(f"place {row},{column}" for row in range(-6, 7) for column in range(-6, 7)),
    *(f"swap {one} {two} dark {one} pay {house}"
      for one, two in itertools.pairwise(CELLS[:8]) for house in HOUSES),
    *("stop", "nonsense", "", "pass", "swap a1 a1 dark a1 pay D"),
]  # fmt: skip


def assert_same(one, two):
    """Whatever is asked of the two, the answer is the same."""
    for seat in (0, None):
        assert as_bytes(one.view(seat)) == as_bytes(two.view(seat))
        assert record_of(one, seat) == record_of(two, seat)
    assert one.legal_moves() == two.legal_moves()
    assert one.actions() == two.actions()
    assert one.to_move == two.to_move
    assert one.outcome == two.outcome
    for move in one.legal_moves():
        assert as_bytes(one.preview(move)) == as_bytes(two.preview(move))


def assert_same_answers(one, two, chance):
    for text in chance.sample(TEXTS, 30):
        assert as_bytes(answer(one, text)) == as_bytes(answer(two, text))
    for action in (chance.randrange(1 << 18) for _ in range(20)):
        assert answer_to(one, action) == answer_to(two, action)


@rule("AT-7", "AT-9", "TIT-13")
@prove
@every_options
def test_views_previews_moves_and_refusals_are_blind_to_what_is_hidden(options):
    chance = random.Random(str(options))
    differed = Counter()
    for state in sample_states(options, 9, "leak"):
        truth = state.position()
        if truth["phase"] not in HIDING:
            continue
        for _ in range(3):
            twin = twin_of(state, chance)
            other = twin.position()
            differed[truth["phase"]] += (
                other["targets"] != truth["targets"] and other["pile"] != truth["pile"]
            )
            assert_same(state, twin)
            assert_same_answers(state, twin, chance)
    assert all(differed[phase] > 3 for phase in HIDING)


@rule("TIT-26")
@prove
@every_options
def test_after_the_raven_nothing_is_hidden(options):
    state = reveal_all(regalia.game("puppeteer", **options).deal("open"))
    chance = random.Random("open")
    while state.view(None)["phase"] == "expansion":
        state.play(any_move(state, chance))
    for seat in (0, None):
        view, truth = state.view(seat), state.position()
        for part in ("targets", "revealed", "board", "origin", "paid", "phase"):
            assert view[part] == truth[part]


# Until it is revealed


@rule("TIT-25", "AT-9")
@prove
@every_options
def test_identities_make_no_difference_until_the_raven(options):
    """Two games that differ in hidden Identities only go the same way to the last placement."""
    chance = random.Random(str(options))
    for number in range(4):
        one = reveal_all(regalia.game("puppeteer", **options).deal(f"raven {number}"))
        while True:
            two = twin_of(one, chance, pile=False)
            if two.position() != one.position():
                break
        for _ in range(34):
            move = any_move(one, chance)
            assert as_bytes(one.play(move)) == as_bytes(two.play(move))
            assert as_bytes(one.view(0)) == as_bytes(two.view(0))
            assert record_of(one, 0) == record_of(two, 0)
        assert_same(one, two)
        (last,) = one.legal_moves()
        told, other = one.play(last), two.play(last)
        assert told[0] == other[0]
        assert event(told, "raven") != event(other, "raven")
        assert one.view(0)["targets"] != two.view(0)["targets"]
        assert as_bytes({**one.view(0), "targets": 0}) == as_bytes({**two.view(0), "targets": 0})


@rule("AT-9", "TIT-17")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_identity_is_seen_when_its_score_is_named_and_no_other(objective):
    """Two Identities are exchanged: a reveal of any other score is told alike."""
    state = game(objective, 3).deal("named")
    scores = SCORES[objective]
    truth = state.position()
    on_score = {score: house for house, score in truth["targets"].items()}
    for one, two in itertools.combinations(scores, 2):
        changed = {**truth["targets"], on_score[one]: two, on_score[two]: one}
        twin = state.game.load({**truth, "targets": changed})
        assert_same(state, twin)
        for order in itertools.permutations(scores, 2):
            left, right = state.copy(), twin.copy()
            for score in order:
                told, other = left.play(f"reveal {score}"), right.play(f"reveal {score}")
                if score in (one, two):
                    assert told != other
                    assert kinds(told) == kinds(other) == ["revealed"]
                    assert left.view(0)["targets"] != right.view(0)["targets"]
                    break
                assert as_bytes(told) == as_bytes(other)
                assert_same(left, right)


@rule("AT-7", "TIT-23")
@prove
@every_options
def test_a_token_is_seen_when_it_is_taken_and_not_before(options):
    """The pile differs from some token on: all is told alike until that one is in hand, or with
    lookahead until it is the next; then it is told otherwise."""
    chance = random.Random(str(options))
    game_ = regalia.game("puppeteer", **options)
    for number in range(6):
        one = reveal_all(game_.deal(f"pile {number}"))
        truth = one.position()
        pile = truth["pile"]
        at = chance.randrange(1 + options["lookahead"], 33)
        other = next((n for n in range(at + 1, 35) if pile[n] != pile[at]), None)
        if other is None:
            continue
        letters = list(pile)
        letters[at], letters[other] = letters[other], letters[at]
        two = game_.load({**truth, "pile": "".join(letters)})
        # After n placements the token in hand is number n of this pile.
        for placed in range(1, at + 1):
            assert as_bytes(one.view(0)) == as_bytes(two.view(0))
            assert one.legal_moves() == two.legal_moves()
            move = any_move(one, chance)
            assert as_bytes(one.preview(move)) == as_bytes(two.preview(move))
            told, again = one.play(move), two.play(move)
            seen_now = placed + options["lookahead"] == at
            assert (as_bytes(told) != as_bytes(again)) == seen_now
            assert (as_bytes(one.view(0)) != as_bytes(two.view(0))) == seen_now
            if seen_now:
                part = "next" if options["lookahead"] else "house"
                assert event(told, "took")[part] == NAMES[pile[at]]
                assert event(again, "took")[part] == NAMES[letters[at]]
                break
        else:
            raise AssertionError("the token was never seen")


@rule("AT-7", "AT-9")
@prove
@every_options
def test_reveals_say_nothing_of_the_pile(options):
    """Whatever the pile is, reveals are told alike; with the last one the first tokens show."""
    chance = random.Random(str(options))
    for number in range(6):
        one = regalia.game("puppeteer", **options).deal(f"before {number}")
        two = twin_of(one, chance, identities=False)
        shown = 2 + options["lookahead"]
        same_start = twin_of(one, chance, identities=False, keep=shown)
        for left in range(options["reveal"], 0, -1):
            assert_same(one, two)
            assert_same(one, same_start)
            move = any_move(one, chance)
            told, other, kept = (state.play(move) for state in (one, two, same_start))
            assert told[0] == other[0]
            assert as_bytes(told) == as_bytes(kept)
            if left > 1:
                assert as_bytes(told) == as_bytes(other)
            else:
                assert kinds(told) == ["revealed", "laid_first", "took"]
                first, second = one.position(), two.position()
                alike = first["board"] == second["board"]
                assert alike == (told[1] == other[1])
        assert_same(one, same_start)


# Lookahead


@rule("AT-7")
@pytest.mark.parametrize("reveal", [3, 2, 1])
def test_lookahead_shows_exactly_one_token(reveal):
    """Of the pile only its top is in the view: any other order behind it is the same view."""
    chance = random.Random(reveal)
    for number in range(10):
        with_, without = (game("divide", reveal, n).deal(f"look {number}") for n in (1, 0))
        apart = {"options": without.position()["options"]}
        assert {**with_.position(), **apart} == without.position()
        while with_.to_move is not None:
            truth = with_.position()
            view, plain_ = with_.view(0), without.view(0)
            assert view["next"] == (
                NAMES[truth["pile"][1]]
                if truth["phase"] == "expansion" and len(truth["pile"]) > 1
                else None
            )
            assert plain_["next"] is None
            for part in view:
                if part not in ("next", "options"):
                    assert view[part] == plain_[part]
            if truth["phase"] == "expansion" and len(truth["pile"]) > 2:
                twin = twin_of(with_, chance)
                assert as_bytes(twin.view(0)) == as_bytes(view)
                other = truth["pile"][0] + truth["pile"][2] + truth["pile"][1] + truth["pile"][3:]
                turned = with_.game.load({**truth, "pile": other})
                same = truth["pile"][1] == truth["pile"][2]
                assert (as_bytes(turned.view(0)) == as_bytes(view)) == same
                blind = without.game.load({**truth, **apart, "pile": other})
                assert as_bytes(blind.view(0)) == as_bytes(plain_)
            move = any_move(with_, chance)
            told, less = with_.play(move), without.play(move)
            assert [{**each, "next": None} for each in told] == [
                {**each, "next": None} for each in less
            ]
            for each in less:
                assert each.get("next") is None


# Seeds


@prove
@every_options
def test_no_view_event_or_refusal_holds_the_seed_or_a_secret(options):
    state = regalia.game("puppeteer", **options).deal("my-very-secret-seed")
    for _, events in play_on(state, "seed"):
        truth = state.position()
        text = json.dumps([state.view(0), state.view(None), events, answer(state, "reveal 9")])
        for secret in ("very-secret", "seed", "chance"):
            assert secret not in text
        if truth["phase"] in HIDING:
            hidden = [h for h in HOUSES if truth["targets"][h] not in truth["revealed"]]
            assert not set(hidden) & set(state.view(0)["targets"])
            for told in events:
                assert told["event"] != "raven"
                assert "targets" not in told
                assert "pile" not in told


@rule("AT-7")
def test_an_onlooker_sees_what_the_player_sees():
    for state in sample_states({"objective": "border", "lookahead": 1}, 9, "onlooker"):
        mine, theirs = state.view(0), state.view(None)
        assert mine.pop("legal_moves") == state.legal_moves()
        assert (mine.pop("seat"), theirs.pop("seat")) == (0, None)
        assert mine == theirs
        events = state.copy().play(state.legal_moves()[0])
        assert state.seen(events, 0) == state.seen(events, None) == events


def test_a_pile_left_out_is_blind_to_hidden_identities():
    """A loaded board whose pile is worked out: the order must not tell the Identities."""
    thing = {"board": ["DHB"], "phase": "expansion", "revealed": [0, 1, 2]}
    one = dict(zip(HOUSES, [0, 1, 2, 3, 4, 6], strict=True))
    two = {**one, "Gantis": 4, "Na'Ghar": 3}
    states = [game().load({**thing, "targets": targets}) for targets in (one, two)]
    for _ in range(34 - 3):
        assert states[0].view(0) == states[1].view(0)
        move = states[0].legal_moves()[0]
        assert states[0].play(move) == states[1].play(move)
