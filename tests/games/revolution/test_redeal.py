"""Dealing the unknown anew from a view: consistent, diverse, uniform, blind to the truth."""

import itertools
import json
import random
from collections import Counter
from math import comb

import numpy as np
import pytest

import regalia
from regalia.core.chance import stream
from regalia.games.revolution import plain, position
from regalia.games.revolution.state import STATE
from regalia.games.revolution.view import redeal_into
from tests.games.revolution.positions import CELLS, NEUTRALS, REGALITY, RELIGION, kinds, load
from tests.games.revolution.samples import (
    SECRET,
    any_move,
    cards_in_play,
    cards_of,
    name,
    sample_states,
    spread,
)
from tests.games.revolution.walk import SYSTEMS
from tests.likely import chance_of
from tests.rulebook import rule


def redealt(view, chance, times=1):
    """Random truths behind a view, as positions."""
    views, states = plain.read_view(view), np.zeros(1, STATE)
    for _ in range(times):
        redeal_into(views, chance, states)
        yield position.write(states)


def assert_uniform(counts, kinds):
    assert len(counts) == kinds
    assert chance_of(list(counts.values())) > 1e-4


@rule("AR-62", "AR-63")
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_redeal_cannot_be_told_from_the_truth(system):
    chance = stream(system)
    for number in range(12):
        options = spread(number, system)
        for state in sample_states(options, 5, f"redeal {number}"):
            for seat in (0, 1):
                view = state.view(seat)
                for deal in redealt(view, chance, 2):
                    assert sorted(cards_of(deal)) == cards_in_play(system, deal["phase"])
                    twin = state.game.load(deal)
                    assert json.dumps(twin.view(seat)) == json.dumps(view)
                    # What everybody sees stays the same for everybody.
                    assert json.dumps(twin.view(None)) == json.dumps(state.view(None))


@pytest.mark.parametrize("options", SECRET, ids=name)
def test_redeals_are_blind_to_the_truth(options):
    """The same view and the same stream give the same deal, whatever lies behind the view."""
    generator = random.Random(name(options))
    differed = 0
    for state in sample_states(options, 18, "blind"):
        for seat in (0, 1):
            deals = redealt(state.view(seat), stream(f"{generator.random()}"), 4)
            for truth in deals:
                twin = state.game.load(truth)
                one = list(redealt(state.view(seat), stream("same"), 3))
                two = list(redealt(twin.view(seat), stream("same"), 3))
                assert one == two
                differed += twin.position()["hidden"] != state.position()["hidden"]
    assert differed > 40


def test_a_redeal_has_a_stream_of_its_own():
    state = regalia.game("revolution").deal("stream")
    deals = list(redealt(state.view(0), stream("own"), 50))
    assert len({deal["chance"] for deal in deals}) == 50
    assert state.position()["chance"] not in {deal["chance"] for deal in deals}
    # In an open game nothing else is unknown.
    assert len({json.dumps({**deal, "chance": ""}) for deal in deals}) == 1
    assert state.position() | deals[0] | {"chance": ""} == {**state.position(), "chance": ""}


# Secret Random


def secret(theirs, hidden, *, mine="King Queen", system="secret_random", **facts):
    """Seat 0 looks at an opponent with face-down cards."""
    facts.setdefault("field", {"b2": "Citizen", "c2": "!Saint"})
    return load(
        mine,
        [*theirs.split(), *hidden],
        hidden=[[], hidden],
        options={"system": system},
        **facts,
    )


@rule("AR-62")
def test_every_pair_of_unseen_cards_is_equally_likely():
    state = secret("Pope", ["Death", "Witch"], aside="Sage Tower Dragon Fairy")
    unseen = ["Death", "Witch", "Sage", "Tower", "Dragon", "Fairy"]
    assert sorted(state.view(0)["unseen"]) == sorted(unseen)
    counts = Counter()
    for deal in redealt(state.view(0), stream("pairs"), 6000):
        assert set(deal["hidden"][1]) <= set(deal["areas"][1])
        assert sorted(deal["hidden"][1] + deal["aside"]) == sorted(unseen)
        counts[tuple(deal["hidden"][1])] += 1
    assert_uniform(counts, comb(6, 2))


@rule("AR-62")
def test_of_twenty_one_cards_every_one_is_equally_likely():
    state = regalia.game("revolution", system="secret_random", first="regality").deal("all")
    mine = state.position()["hidden"][0]
    counts = Counter()
    for deal in redealt(state.view(0), stream("many"), 4000):
        assert deal["hidden"][0] == mine
        counts.update(deal["hidden"][1])
    assert set(counts) == set(NEUTRALS) - set(mine)
    # Two of nineteen are drawn together, so the counts vary a little less than chi-square assumes.
    assert_uniform(counts, 19)


@rule("AR-62")
def test_cards_already_shown_are_excluded():
    """What a Merchant has reshuffled is unseen, but all have seen that it is nobody's."""
    state = secret(
        "Pope", ["Death"], aside="Witch Sage Dragon", shown=["Sage", "Dragon"], mine="King Tower"
    )
    assert sorted(state.view(0)["unseen"]) == ["Death", "Dragon", "Sage", "Witch"]
    counts = Counter(deal["hidden"][1][0] for deal in redealt(state.view(0), stream("x"), 2000))
    assert set(counts) == {"Death", "Witch"}
    assert_uniform(counts, 2)


@rule("AR-55", "AR-62")
def test_a_reshuffle_in_play_makes_cards_unseen_that_cannot_be_hidden():
    state = secret("Pope", ["Death", "Witch"], mine="King Merchant", discard="Sage Dragon Fairy",
                   aside="", plies=10)  # fmt: skip
    used = set(state.position()["used"])
    assert len(used) == 21 - 6
    state.play("Merchant@a1 draw")
    assert state.position()["used"] == []
    unseen = set(state.view(0)["unseen"])
    assert len(unseen) == 2 + 15 + 3 - 1
    for deal in redealt(state.view(0), stream("reshuffle"), 300):
        assert deal["hidden"][1] == ["Witch", "Death"]


@rule("AR-12")
def test_who_is_to_move_can_place_something():
    """Had the other player but the Tower and no ally for it, the game would be over."""
    facts = {"aside": "Witch Tower Sage", "to_move": 1, "mine": "King Castle"}
    state = secret("", ["Death"], field={"b2": "Citizen", "c2": "Saint"}, **facts)
    counts = Counter(deal["hidden"][1][0] for deal in redealt(state.view(0), stream("t"), 3000))
    assert_uniform(counts, 3)
    assert set(counts) == {"Death", "Witch", "Sage"}
    # With an ally on the field it may well be the Tower.
    state = secret("", ["Death"], field={"b2": "Citizen", "c2": "!Saint"}, **facts)
    counts = Counter(deal["hidden"][1][0] for deal in redealt(state.view(0), stream("t"), 4000))
    assert_uniform(counts, 4)


# Secret Draft


def drafted(seed, plies=0, first="regality"):
    """A Secret Draft played through, by any moves."""
    chance = random.Random(f"drafted {seed}")
    state = regalia.game("revolution", system="secret_draft", first=first).deal(seed)
    while state.position()["phase"] == "keep":
        state.play(any_move(state, chance))
    for _ in range(plies):
        state.play(any_move(state, chance))
    return state


@rule("AR-63")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_secret_draft_one_card_is_of_the_three_passed_on(seat):
    state = drafted("after")
    truth = state.position()
    passed, thrown = truth["passed"][seat], truth["thrown"][seat]
    mine = truth["hidden"][seat]
    others = set(NEUTRALS) - {*passed, *thrown, *mine}
    assert len(others) == 21 - 3 - 2 - 2
    counts = Counter()
    for deal in redealt(state.view(seat), stream(f"draft {seat}"), 5000):
        theirs = deal["hidden"][1 - seat]
        (second,) = deal["second"][1 - seat]
        (first,) = set(theirs) - {second}
        assert second in passed
        assert first in others
        assert sorted([second, *deal["thrown"][1 - seat]]) == sorted(passed)
        assert deal["hidden"][seat] == mine
        assert set(thrown) <= set(deal["aside"])
        counts[second, first] += 1
    assert_uniform(counts, 3 * 14)


@rule("AR-63")
def test_a_card_passed_on_that_was_shown_narrows_the_choice():
    """The three I passed on: one was drawn by a Merchant, so it was not kept; or one was played by
    the opponent, so the other hidden card is none of them."""
    state = drafted("narrow")
    truth = state.position()
    passed = truth["passed"][0]
    kept = truth["second"][1][0]
    drawn = next(card for card in passed if card != kept)
    truth["aside"].remove(drawn)
    truth["areas"][1].append(drawn)
    truth["shown"].append(drawn)
    view = state.game.load(truth).view(0)
    counts = Counter(deal["second"][1][0] for deal in redealt(view, stream("merchant"), 2000))
    assert set(counts) == set(passed) - {drawn}
    assert_uniform(counts, 2)

    state = drafted("narrow")
    truth = state.position()
    for name_ in ("areas", "hidden", "second"):
        truth[name_][1].remove(kept)
    truth["shown"].append(kept)
    truth["areas"][0].append(kept)  # as if an Adventurer had taken it
    view = state.game.load(truth).view(0)
    assert view["draft"]["second_hidden"] == [True, False]
    counts = Counter()
    for deal in redealt(view, stream("played"), 4200):
        (left,) = deal["hidden"][1]
        assert deal["second"][1] == []
        counts[left] += 1
    assert set(counts) == set(NEUTRALS) - {
        *passed, *truth["hidden"][0], *truth["thrown"][0]
    }  # fmt: skip
    assert_uniform(counts, 14)


@rule("AR-55", "AR-63")
@pytest.mark.parametrize("shown", [False, True])
def test_what_was_thrown_away_stays_thrown_away_when_a_merchant_draws_it(shown):
    state = drafted("narrow")
    truth = state.position()
    passed = truth["passed"][0]
    kept = truth["second"][1][0]
    drawn = next(card for card in passed if card != kept)
    truth["aside"].remove(drawn)
    truth["areas"][1].append(drawn)
    truth["shown"].append(drawn)
    if shown:
        for name_ in ("areas", "hidden", "second"):
            truth[name_][1].remove(kept)
        truth["shown"].append(kept)
        truth["areas"][0].append(kept)
    view = state.game.load(truth).view(0)
    found = set()
    for deal in redealt(view, stream("thrown"), 200):
        assert len(deal["thrown"][1]) == 2
        (left,) = set(passed) - set(deal["thrown"][1])
        found.add(left)
        assert deal["second"][1] == ([] if shown else [left])
        assert json.dumps(state.game.load(deal).view(0)) == json.dumps(view)
    assert found == ({kept, drawn} if shown else set(passed) - {drawn})


@rule("AR-63")
def test_at_the_first_step_all_is_unknown_to_the_second_player():
    state = regalia.game("revolution", system="secret_draft", first="regality").deal("one")
    counts = Counter()
    for deal in redealt(state.view(1), stream("one"), 3000):
        assert len(deal["offer"]) == 4
        counts.update(deal["offer"])
    assert_uniform(counts, 21)
    for deal in redealt(state.view(0), stream("own"), 20):
        assert deal["offer"] == state.position()["offer"]
        assert len(deal["aside"]) == 17


@rule("AR-63")
def test_at_the_second_step_the_first_players_card_is_one_of_the_eighteen_unseen():
    state = regalia.game("revolution", system="secret_draft", first="regality").deal("two")
    state.play(state.legal_moves()[1])
    offer = state.position()["offer"]
    counts = Counter()
    for deal in redealt(state.view(1), stream("two"), 3600):
        assert deal["offer"] == deal["passed"][0] == offer
        counts[deal["hidden"][0][0]] += 1
    assert set(counts) == set(NEUTRALS) - set(offer)
    assert_uniform(counts, 18)
    for deal in redealt(state.view(0), stream("own"), 20):
        assert state.position() | deal | {"chance": ""} == {**state.position(), "chance": ""}


@rule("AR-63")
def test_at_the_third_step_each_knows_one_half():
    state = regalia.game("revolution", system="secret_draft", first="regality").deal("three")
    state.play(state.legal_moves()[1])
    state.play(state.legal_moves()[2])
    truth = state.position()
    kept, offered = Counter(), Counter()
    for deal in redealt(state.view(0), stream("three"), 3400):
        (theirs,) = deal["hidden"][1]
        assert deal["second"][1] == [theirs]
        assert sorted([theirs, *deal["thrown"][1]]) == sorted(truth["passed"][0])
        assert len(deal["offer"]) == 4
        assert not set(deal["offer"]) & {*truth["passed"][0], *truth["hidden"][0]}
        kept[theirs] += 1
        offered.update(deal["offer"])
    assert_uniform(kept, 3)
    assert_uniform(offered, 21 - 4)
    counts = Counter()
    for deal in redealt(state.view(1), stream("other"), 2800):
        assert deal["offer"] == truth["offer"]
        assert deal["thrown"] == truth["thrown"]
        counts[deal["hidden"][0][0]] += 1
    assert set(counts) == set(NEUTRALS) - {*truth["passed"][0], *truth["offer"]}
    assert_uniform(counts, 14)


@rule("AR-63")
def test_at_the_fourth_step_the_first_player_sees_three_of_the_second_four():
    state = regalia.game("revolution", system="secret_draft", first="regality").deal("four")
    for number in (1, 2, 3):
        state.play(state.legal_moves()[number])
    truth = state.position()
    counts = Counter()
    for deal in redealt(state.view(0), stream("four"), 5000):
        assert deal["offer"] == truth["offer"] == deal["passed"][1]
        (second,) = deal["second"][1]
        (first,) = set(deal["hidden"][1]) - {second}
        assert second in truth["passed"][0]
        counts[second, first] += 1
    known = {*truth["hidden"][0], *truth["passed"][0], *truth["offer"]}
    assert {first for _, first in counts} == set(NEUTRALS) - known
    assert_uniform(counts, 3 * 14)
    counts = Counter(deal["hidden"][0][0] for deal in redealt(state.view(1), stream("x"), 2800))
    known = {*truth["hidden"][1], *truth["thrown"][1], *truth["offer"]}
    assert set(counts) == set(NEUTRALS) - known
    assert_uniform(counts, 14)


@rule("AR-63")
@pytest.mark.parametrize("first", ["regality", "religion"])
def test_the_belief_never_excludes_the_truth(first):
    """What is really hidden comes up among the deals, at every moment of real games."""
    for number, plies in itertools.product(range(4), (0, 3, 6)):
        state = drafted(f"truth {number}", plies, first)
        if state.to_move is None:
            continue
        for seat in (0, 1):
            truth = state.position()["hidden"][1 - seat]
            single = Counter()
            for deal in redealt(state.view(seat), stream(f"{number}"), 250):
                single.update(deal["hidden"][1 - seat])
            assert set(truth) <= set(single)


# A match


@rule("AR-59", "RRR-24")
@pytest.mark.parametrize(
    ("system", "asides"), [("secret_random", (0, 1, 2, 3)), ("secret_draft", (0, 2, 3, 5, 7))]
)
def test_when_the_set_aside_cards_run_out_between_games_views_still_tell_the_truth(system, asides):
    """Nearly all neutrals were used: the draw of the next game reshuffles them. Nobody has seen
    any of them in this game."""
    game = regalia.game("revolution", system=system, match="best_of_three")
    for left in asides:
        state = game.load(
            {
                "board": {},
                "areas": [REGALITY, RELIGION],
                "to_move": 0,
                "phase": "choose",
                "aside": NEUTRALS[:left],
                "used": NEUTRALS[left:],
                "match_game": 2,
                "wins": [0, 1],
            }
        )
        told = state.play("first")
        chance = random.Random(left)
        for _ in range(7):
            assert not set(state.position()["shown"]) & set(state.view(None)["unseen"])
            for seat in (0, 1):
                hidden = set(state.position()["hidden"][1 - seat])
                seen = Counter()
                for number, deal in enumerate(redealt(state.view(seat), stream(f"{left}"), 120)):
                    if number < 3:
                        twin = game.load(deal)
                        assert json.dumps(twin.view(seat)) == json.dumps(state.view(seat))
                    seen.update(deal["hidden"][1 - seat])
                assert hidden <= set(seen)
            told += state.play(any_move(state, chance))
        assert "refilled" in kinds(told)


# Views that are none


def test_a_view_that_is_none_is_refused():
    for view in ({}, {"options": {}}, None, [], "view", 5):
        with pytest.raises(regalia.BadPosition) as caught:
            plain.read_view(view)
        assert caught.value.code == "view/shape"


def everything_missing(view):
    """What cannot be worked out from the rest."""
    for key in list(view):
        if key not in ("game", "rules", "counts", "shielded", "negated", "legal_moves", "draft"):
            yield key


@pytest.mark.parametrize("system", ["standard", "secret_draft"])
def test_a_view_with_something_missing_is_refused(system):
    state = regalia.game("revolution", system=system).deal("missing")
    view = state.view(state.to_move)
    plain.read_view(view)
    for key in everything_missing(view):
        with pytest.raises(regalia.BadPosition) as caught:
            plain.read_view({other: value for other, value in view.items() if other != key})
        assert caught.value.code == "view/shape", key


@pytest.mark.parametrize(
    "change",
    [
        lambda v: v.update(seat=7),
        lambda v: v.update(seat=-2),
        lambda v: v.update(to_move=7),
        lambda v: v.update(first=-1),
        lambda v: v.update(phase="later"),
        lambda v: v.update(plies=-1),
        lambda v: v.update(plies=61),
        lambda v: v.update(match_game=9),
        lambda v: v.update(aside=v["aside"] + 1),
        lambda v: v.update(aside=-1),
        lambda v: v.update(offer_count=-3),
        lambda v: v.update(offer_count=100),
        lambda v: v["unseen"].append("King"),
        lambda v: v["unseen"].append("Jester"),
        lambda v: v["unseen"].pop(),
        lambda v: v["unseen"].append(v["unseen"][0]),
        lambda v: v["areas"][1].update(hidden_count=3),
        lambda v: v["areas"][1].update(hidden_count=-1),
        lambda v: v["areas"][0].update(hidden_count=0),
        lambda v: v["areas"][0]["open"].append("Saint"),
        lambda v: v["areas"][0]["hidden"].append("Death"),
        lambda v: v.update(discard=["Queen"]),
        lambda v: v.update(neutral=v["unseen"]),
        lambda v: v["board"].update(z9={"card": "Monk", "ally": 0}),
        lambda v: v["board"].update(a1={"card": "Monk"}),
        lambda v: v["board"].update(a1={"card": "Tower", "ally": 0, "covers": None}),
        lambda v: v["board"]["b2"].update(covers="Paladin"),
        lambda v: v["board"]["b2"].update(card="Queen"),
        lambda v: v.update(board=[]),
        lambda v: v.update(numbers=[1] * 9),
        lambda v: v["options"].update(system="chess"),
        lambda v: v["options"].clear(),
        lambda v: v.update(wins=[1, 1, 1]),
        lambda v: v["draft"].update(step=9),
        lambda v: v["draft"].update(step=-1),
        lambda v: v["draft"].update(passed=[[]]),
        lambda v: v["draft"].update(passed=[[], []]),
        lambda v: v["draft"].update(second_hidden=[True, 9]),
        lambda v: v.update(shown=v["unseen"]),
    ],
)  # fmt: skip
def test_a_view_whose_numbers_do_not_agree_is_refused(change):
    """Kernels write where a view tells them to."""
    state = drafted("agree")
    state.play("Citizen@b2")
    state.play(next(move for move in state.legal_moves() if move.startswith("Saint@a1")))
    view = state.view(0)
    plain.read_view(view)
    change(view)
    with pytest.raises(regalia.BadPosition) as caught:
        plain.read_view(view)
    assert caught.value.code == "view/shape"


def test_the_field_is_dealt_as_it_lies():
    """Redeals leave alone what all can see, whatever lies there."""
    field = dict(zip(CELLS, ["Tower over Mage", "!Sage", "Monk down by 1", "Shaman"], strict=False))
    state = secret("Pope", ["Death", "Witch"], field=field, discard="Fairy", plies=8)
    for deal in redealt(state.view(0), stream("field"), 30):
        for part in ("board", "discard", "used", "neutral", "plies", "first", "to_move"):
            assert deal[part] == state.position()[part]
        twin = state.game.load(deal)
        assert twin.view(0)["shielded"] == state.view(0)["shielded"] != []
        assert twin.view(0)["negated"] == state.view(0)["negated"] != []
