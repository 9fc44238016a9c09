"""Positions that cannot arise are refused, each with its own sentence."""

import copy
import json
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.core.chance import stream
from regalia.games.revolution import plain
from regalia.games.revolution import position as positions
from regalia.games.revolution.state import STATE
from regalia.games.revolution.view import redeal_into
from tests.games.revolution.positions import (
    CELLS,
    NEUTRALS,
    REGALITY,
    RELIGION,
    lay,
    load,
    lying,
    position,
)
from tests.games.revolution.samples import (
    any_move,
    cards_in_play,
    cards_of,
    play_on,
    sample_states,
    spread,
)
from tests.games.revolution.walk import SYSTEMS
from tests.rulebook import rule
from tests.scale import size

LANGUAGES = ("en", "it", "es", "fr", "pt")
FIELD = "a1 King, b1 !Pope, c1 Tower over Mage, b2 Citizen, c2 Monk down by 1"


def good(field=FIELD, **facts):
    """A position in the middle of a game."""
    wanted = {"neutral": "Witch Fairy Death", "discard": "Samurai Poet", **facts}
    return position("Queen Castle", "Temple Sage", field=lay(field), plies=10, **wanted)


def code_of(game, thing):
    """The code with which a position is refused; it is left as it was."""
    before = copy.deepcopy(thing)
    with pytest.raises(regalia.BadPosition) as caught:
        game.load(thing)
    assert thing == before
    for language in LANGUAGES:
        assert caught.value.sentence(language)
    return caught.value.code


def refused(change, options=None, start=None, **facts):
    """The code with which a changed position is refused."""
    thing = start or good(**facts)
    game = regalia.game("revolution", **(options or {}))
    thing = game.load(copy.deepcopy(thing)).position()
    change(thing)
    return code_of(game, thing)


# Cards


def test_a_card_twice():
    assert refused(lambda p: p["discard"].append("Tower")) == "position/card_twice"
    assert refused(lambda p: p["aside"].append("Tower")) == "position/card_twice"
    two = {"a2": lying("Tower over Dragon")}
    assert refused(lambda p: p["board"].update(two)) == "position/card_twice"
    for card in ("King", "Mage", "Citizen", "Monk", "Temple"):
        for pile in (0, 1):
            assert refused(lambda p, c=card, a=pile: p["areas"][a].append(c)) == (
                "position/card_twice"
            )
    assert refused(lambda p: p["board"]["c1"].update(covers="King")) == "position/card_twice"
    assert refused(lambda p: p["used"].append("Witch")) == "position/card_twice"
    assert refused(lambda p: p["areas"][0].append("Queen")) == "position/card_twice"


def test_a_card_missing():
    for pile in ("aside", "discard", "neutral"):
        assert refused(lambda p, n=pile: p[n].pop()) == "position/card_missing"
    assert refused(lambda p: p["areas"][0].pop()) == "position/card_missing"
    assert refused(lambda p: p["board"].pop("a1")) == "position/card_missing"

    def no_citizen(p):
        p["board"]["b2"]["card"] = p["areas"][0].pop()

    assert refused(no_citizen) == "position/card_missing"


@pytest.mark.parametrize("card", ["Jester", "king", "", "2h", 7, None, ["King"], {}, 0.5, True])
def test_cards_that_are_none(card):
    for pile in ("aside", "discard", "neutral", "used", "shown", "offer"):
        assert refused(lambda p, n=pile: p[n].append(card)) == "position/card_unknown"
    for piles in ("areas", "hidden", "passed", "thrown", "second"):
        assert refused(lambda p, n=piles: p[n][1].append(card)) == "position/card_unknown"
    assert refused(lambda p: p["board"]["a1"].update(card=card)) == "position/card_unknown"
    if card is not None:
        assert refused(lambda p: p["board"]["c1"].update(covers=card)) == "position/card_unknown"


@rule("RRR-29")
@pytest.mark.parametrize("pile", ["discard", "aside", "used", "neutral"])
def test_a_card_that_takes_no_part(pile):
    start = regalia.game("revolution", system="old_style").deal(1).position()
    old = {"system": "old_style"}
    for card in ("Death", "Tower", "Samurai"):
        assert refused(lambda p, c=card: p[pile].append(c), old, start) == (
            "position/card_not_used"
        )


def test_neutrals_where_the_system_has_none():
    def six(p):
        p["neutral"] += [p["aside"].pop() for _ in range(3)]

    assert refused(six) == "position/neutral"
    for system in ("random", "draft", "secret_random", "secret_draft"):
        facts = {"options": {"system": system}, "neutral": ""}
        change = lambda p: p["neutral"].append(p["aside"].pop())
        assert refused(change, **facts) == "position/neutral"
    for pile in ("neutral", "aside", "used", "offer"):
        for card in ("King", "Castle"):
            owner = "b2" if card == "King" else None

            def change(p, pile=pile, card=card, owner=owner):
                if owner:
                    p["board"]["a1"]["card"] = p["areas"][0].pop(0)
                p["areas"][0] = [other for other in p["areas"][0] if other != card]
                p[pile].append(card)

            assert refused(change) == "position/neutral"
    assert refused(lambda p: p["shown"].append("King")) == "position/neutral"


# Face-down cards of an Area


@rule("RRR-5")
@pytest.mark.parametrize("system", ["standard", "random", "draft"])
def test_hidden_cards_in_an_open_system(system):
    facts = {"options": {"system": system}}
    if system != "standard":
        facts["neutral"] = ""
    assert refused(lambda p: p["hidden"][1].append("Sage"), **facts) == "position/hidden"


@rule("AR-62")
@pytest.mark.parametrize("system", ["secret_random", "secret_draft"])
def test_hidden_cards_that_cannot_be(system):
    def start(**facts):
        return position("Queen Castle", "Temple Sage Witch", field=lay(FIELD), plies=10, **facts)

    facts = {"options": {"system": system}, "start": start(hidden=[[], ["Sage"]])}
    assert refused(lambda p: p["hidden"][1].append("Sage"), **facts) == "position/hidden"
    assert refused(lambda p: p["hidden"][1].append("Temple"), **facts) == "position/hidden"
    assert refused(lambda p: p["hidden"][1].append("Dragon"), **facts) == "position/hidden"
    assert refused(lambda p: p["hidden"][0].append("Sage"), **facts) == "position/hidden"
    assert refused(lambda p: p["hidden"][0].append("Queen"), **facts) == "position/hidden"

    def three(p):
        p["areas"][1].append(p["aside"].pop())
        p["hidden"][1] = [card for card in p["areas"][1] if card in NEUTRALS]

    assert refused(three, **facts) == "position/hidden"


@rule("AR-62")
@pytest.mark.parametrize("system", ["secret_random", "secret_draft"])
def test_a_hidden_card_that_everybody_has_seen(system):
    start = position(
        "Queen Castle", "Temple Sage", field=lay(FIELD), plies=10, hidden=[[], ["Sage"]]
    )
    change = lambda p: p["shown"].append("Sage")
    assert refused(change, {"system": system}, start) == "position/hidden"


# The field


@rule("RRR-80")
def test_towers_that_cover_nothing_and_others_that_cover():
    assert refused(lambda p: p["discard"].append(p["board"]["c1"].pop("covers"))) == (
        "position/tower"
    )

    def covers(p):
        p["board"]["a1"]["covers"] = p["areas"][0].pop()

    assert refused(covers) == "position/tower"


@rule("AR-37")
@pytest.mark.parametrize("card", ["Castle", "Temple"])
def test_a_tower_never_stands_on_a_castle(card):
    def change(p):
        for area in p["areas"]:
            if card in area:
                area.remove(card)
                area.append("Mage")
        p["board"]["c1"]["covers"] = card

    assert refused(change) == "position/tower"


@rule("RRR-41", "AR-5")
def test_face_down_cards_that_cannot_lie_there():
    face_down = "position/face_down"
    # The mover's would have been removed.
    assert refused(lambda p: p["board"]["c2"].update(doomed_by=0)) == face_down
    assert refused(lambda p: p["board"]["c2"].update(doomed_by=None)) == face_down
    assert refused(lambda p: p["board"]["c2"].update(down=False)) == face_down
    assert refused(lambda p: p["board"]["a1"].update(down=True)) == face_down
    assert refused(lambda p: p["board"]["a1"].update(doomed_by=1)) == face_down
    # Nobody has two.
    assert refused(lambda p: p["board"]["a1"].update(down=True, doomed_by=1)) == face_down
    assert refused(lambda p: p["board"]["a1"].update(down=True, doomed_by=0)) == face_down


@rule("RRR-27")
def test_castles_on_high_numbers():
    numbered = {"numbered": "yes"}
    numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    facts = {"field": FIELD.replace("King", "Castle").replace("Pope", "Temple")}
    start = position(
        "Queen King", "Pope Sage", field=lay(facts["field"]), plies=10, numbers=numbers
    )
    assert regalia.game("revolution", **numbered).load(copy.deepcopy(start)).to_move == 0

    def swap(one, two):
        def change(p):
            n = p["numbers"]
            n[one], n[two] = n[two], n[one]

        return change

    assert refused(swap(0, 5), numbered, start) == "position/too_high"
    assert refused(swap(1, 8), numbered, start) == "position/too_high"
    game = regalia.game("revolution", **numbered)
    swapped = copy.deepcopy(start)
    swap(0, 4)(swapped)
    assert game.load(swapped).view(0)["numbers"] == [5, 2, 3, 4, 1, 6, 7, 8, 9]


# The moment


NINE = "a1 King, b1 Queen, c1 Princess, a2 Minister, b2 General, c2 !Pope, a3 !Monk, b3 !Saint"


@rule("RRR-14", "AR-13")
def test_finished_games_to_play_on():
    game = regalia.game("revolution")

    def code(mine, theirs, field, **facts):
        return code_of(game, position(mine, theirs, field=lay(field), **facts))

    assert code("Mage", "Temple", NINE + ", c3 !Bishop") == "position/finished"
    assert code("", "Temple", NINE) == "position/finished"  # RRR-23
    assert code("Tower", "Temple", "a1 !King, b2 !Citizen") == "position/finished"  # AR-12
    assert code("Mage", "Temple", "b2 Citizen", plies=60, first=0) == "position/finished"  # AR-14
    numbered = regalia.game("revolution", numbered="yes")
    numbers = [6, 7, 8, 9, 5, 4, 3, 2, 1]
    low = "b2 Citizen, c2 !Pope, a3 !Monk, b3 !Saint, c3 King"
    stuck = position("Castle", "Temple", field=lay(low), numbers=numbers)
    assert code_of(numbered, stuck) == "position/finished"
    occupied = regalia.game("revolution", ending="occupied")
    full = position("Mage", "Temple", field=lay(NINE + ", c3 Bishop down by 1"))
    assert code_of(occupied, full) == "position/finished"


@rule("AR-2", "AR-5")
def test_a_full_field_with_a_card_that_nobody_could_have_destroyed():
    """Who fills the field destroys nothing; whoever is to move has a free cell."""
    full = position("Mage", "Temple", field=lay(NINE + ", c3 Bishop down by 1"))
    assert code_of(regalia.game("revolution"), full) in ("position/face_down", "position/finished")


def test_who_is_to_move_started_or_did_not():
    assert refused(lambda p: p.update(first=1)) == "position/turn"
    assert refused(lambda p: p.update(plies=9)) == "position/turn"
    assert refused(lambda p: p.update(plies=11)) == "position/turn"
    assert refused(lambda p: p["board"].pop("c2") and p.update(to_move=1)) != "position/turn"

    def other(p):
        p["discard"].append(p["board"].pop("c2")["card"])
        p["to_move"] = 1

    assert refused(other) == "position/turn"
    assert refused(lambda p: p.update(plies=0)) == "position/turn"


@rule("RRR-8")
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_game_begins_with_the_citizen_of_its_first_player(system):
    start = regalia.game("revolution", system=system, first="regality").deal(1).position()
    options = {"system": system, "first": "regality"}

    def place(card):
        def change(p):
            p["areas"][0].remove(card)
            p["board"]["b2"] = lying(card)

        return change

    def throw(p):
        p["discard"].append(p["areas"][0].pop(0))

    assert refused(throw, options, start) == "position/turn"
    assert refused(place("Queen"), options, start) == "position/turn"

    def give(p):
        p["areas"][0].remove("Citizen")
        p["areas"][1].append("Citizen")

    assert refused(give, options, start) in ("position/turn", "position/draft")


def test_a_game_marked_as_over_that_is_not():
    def over(reason):
        return lambda p: p.update(phase="over", to_move=None, reason=reason)

    for reason in ("allies", "points", "death", None):
        assert refused(over(reason)) == "position/not_over"
    assert refused(lambda p: p.update(phase="over")) == "position/shape"
    assert refused(lambda p: p.update(to_move=None)) == "position/shape"
    assert refused(lambda p: p.update(phase="over", to_move=None, reason="boredom")) == (
        "position/shape"
    )


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_finished_position_loads_but_nobody_can_play_on(system):
    for number in range(12):
        state = regalia.game("revolution", **spread(number, system)).deal(f"end {number}")
        for _ in play_on(state, number):
            pass
        again = state.game.load(state.position())
        assert again.outcome == state.outcome
        assert again.legal_moves() == []
        assert again.position() == state.position()
        with pytest.raises(regalia.IllegalMove) as caught:
            again.play("Citizen@b2")
        assert caught.value.code == "move/game_over"


# Drafts


@rule("RRR-31")
def test_drafts_that_do_not_add_up():
    state = regalia.game("revolution", system="draft", first="regality").deal("draft")
    options = {"system": "draft", "first": "regality"}
    for taken in range(3):
        start = state.position()
        assert start["phase"] == "take"

        def fewer(p):
            p["aside"].append(p["offer"].pop())

        def more(p):
            p["offer"].append(p["aside"].pop())

        def given(p):
            p["areas"][1 - p["to_move"]].append(p["offer"].pop())

        def kept(p):
            p["areas"][p["to_move"]].append(p["offer"].pop())

        def turned(p):
            p["to_move"] = 1 - p["to_move"]

        for change in (fewer, more, given, kept, turned):
            assert refused(change, options, start) == "position/draft", (taken, change)
        assert refused(lambda p: p.update(phase="keep"), options, start) == "position/shape"
        assert refused(lambda p: p.update(plies=2), options, start) == "position/turn"
        state.play(state.legal_moves()[0])
    start = state.position()
    assert start["phase"] == "play"
    assert refused(lambda p: p["offer"].append(p["aside"].pop()), options, start) == (
        "position/draft"
    )
    assert refused(lambda p: p.update(phase="take"), options, start) == "position/draft"


def wrong_drafts(step):
    """Changes that no Secret Draft could have brought about at this step."""

    def fewer(p):
        p["aside"].append(p["offer"].pop())

    def more(p):
        p["offer"].append(p["aside"].pop())

    def kept(p):
        card = p["aside"].pop()
        p["areas"][0].append(card)
        p["hidden"][0].append(card)

    def turned(p):
        p["to_move"] = 1 - p["to_move"]

    def earlier(p):
        p["step"] = step - 1

    def later(p):
        p["step"] = step + 1

    def thrown(p):
        p["thrown"][1].append(p["aside"].pop())

    def passed(p):
        p["passed"][1].append(p["aside"][0])

    def unpassed(p):
        p["passed"][0] = p["passed"][0][1:] or [p["aside"][0]]

    yield from (fewer, more, kept, turned, later, thrown, passed, unpassed)
    if step:
        yield earlier


@rule("RRR-33")
@pytest.mark.parametrize("step", range(4))
def test_secret_drafts_that_do_not_add_up(step):
    state = regalia.game("revolution", system="secret_draft", first="regality").deal("secret")
    for _ in range(step):
        state.play(state.legal_moves()[1])
    start, options = state.position(), dict(state.game.options)
    assert start["phase"] == "keep"
    assert start["step"] == step
    for change in wrong_drafts(step):
        assert refused(change, options, start) == "position/draft", change
    # Two cards thrown away lie nowhere else until the draft is over.
    wrong = "position/card_missing" if step > 1 else None
    assert refused(lambda p: p.update(phase="take"), options, start) == (wrong or "position/shape")
    assert refused(lambda p: p.update(phase="play"), options, start) == (wrong or "position/draft")
    assert refused(lambda p: p.update(plies=1), options, start) == "position/turn"


def exchanged(one, two):
    """Two cards change places, in piles found by these functions."""

    def change(p):
        a, b = one(p), two(p)
        a[0], b[0] = b[0], a[0]

    return change


@rule("AR-63")
@pytest.mark.parametrize("step", [2, 3, 4])
def test_secret_drafts_whose_memories_do_not_agree(step):
    """Of three cards passed on one was kept and two were thrown away: by those very hands."""
    state = regalia.game("revolution", system="secret_draft", first="regality").deal("memory")
    for _ in range(step):
        state.play(state.legal_moves()[1])
    start, options = state.position(), dict(state.game.options)
    assert start["step"] == step
    aside = lambda p: [card for card in p["aside"] if card not in p["passed"][0] + p["thrown"][0]]

    def forgotten(p):
        p["second"][1] = []

    def of_the_other(p):
        p["second"][1] = aside(p)[:1]

    def passed_others(p):
        p["passed"][0] = aside(p)[:3]

    def threw_others(p):
        if step < 4:
            away, p["thrown"][1] = p["thrown"][1], aside(p)[:2]
            p["aside"] = [card for card in p["aside"] if card not in p["thrown"][1]] + away
        else:
            p["thrown"][1] = aside(p)[:2]

    for change in (forgotten, of_the_other, passed_others, threw_others):
        assert refused(change, options, start) == "position/draft", change


# Matches


def between_games(system="standard", **more):
    """Before the second game of a match."""
    count = 5 if system in ("standard", "draft") else 0
    new = NEUTRALS[-count:] if count else []
    return {
        "board": {},
        "areas": [list(REGALITY), list(RELIGION)],
        "to_move": 0,
        "phase": "choose",
        "used": NEUTRALS[:8] if system != "old_style" else [],
        "neutral": new if system == "standard" else [],
        "offer": new if system == "draft" else [],
        "match_game": 2,
        "wins": [0, 1],
        **more,
    }


@rule("RRR-21", "AR-60")
@pytest.mark.parametrize("system", SYSTEMS)
def test_between_two_games_all_cards_are_at_home(system):
    options = {"system": system, "match": "best_of_three"}
    game = regalia.game("revolution", **options)
    for choice in ("first", "second"):
        state = game.load(between_games(system))
        state.play(choice)
        truth = state.position()
        assert sorted(cards_of(truth)) == cards_in_play(system, "play")
    start = between_games(system)
    turn = ("position/turn", "position/draft", "position/neutral", "position/shape")
    assert refused(lambda p: p["areas"][1].append("Citizen"), options, start) in (
        *turn, "position/card_twice", "position/card_not_used",
    )  # fmt: skip
    assert refused(lambda p: p["areas"][0].append(p["areas"][1].pop()), options, start) in turn
    assert refused(lambda p: p.update(match_game=1), options, start) in turn
    single = regalia.game("revolution", system=system)
    assert code_of(single, between_games(system)) in turn
    if system == "old_style":
        return
    assert refused(lambda p: p["areas"][0].append(p["aside"].pop()), options, start) in turn
    if system in ("standard", "draft"):
        pile = "neutral" if system == "standard" else "offer"

        def none_open(p):
            p["aside"] += p[pile]
            p[pile] = []

        assert refused(none_open, options, start) in turn


# Shapes


@pytest.mark.parametrize(
    "change",
    [
        {"board": None}, {"board": []}, {"board": {"a9": lying("King")}}, {"board": {"a2": None}},
        {"board": {"a2": {}}}, {"board": {"a2": {"card": "King"}}},
        {"board": {"a2": {"card": "King", "ally": 2}}},
        {"board": {"a2": {"card": "King", "ally": True}}},
        {"board": {"a2": {"card": "King", "ally": 0, "down": 1}}},
        {"board": {"a2": {"card": "King", "ally": 0, "doomed_by": 3}}},
        {"board": {"a2": {"card": "King", "ally": 0, "asleep": True}}},
        {"board": {5: lying("King")}},
        {"areas": None}, {"areas": []}, {"areas": [[], [], []]}, {"areas": ["King", []]},
        {"areas": {}}, {"hidden": [[]]}, {"hidden": None}, {"neutral": "Witch"}, {"neutral": None},
        {"discard": {}}, {"discard": None}, {"aside": "Witch"}, {"used": 5}, {"shown": None},
        {"offer": "no"}, {"passed": [[], None]}, {"thrown": 3}, {"second": [[]]},
        {"second": [["King"], []]}, {"passed": [["Sage", "Sage"], []]}, {"thrown": [["Monk"], []]},
        {"to_move": None}, {"to_move": 2}, {"to_move": -1}, {"to_move": True}, {"to_move": "0"},
        {"to_move": 0.0}, {"phase": "later"}, {"phase": None}, {"phase": 3}, {"phase": "take"},
        {"phase": "keep"}, {"first": 2}, {"first": True}, {"first": "me"}, {"plies": -1},
        {"plies": 61}, {"plies": True}, {"plies": 1.0}, {"step": 5}, {"step": -1}, {"step": None},
        {"match_game": 0}, {"match_game": 4}, {"match_game": None}, {"wins": [0]},
        {"wins": [0, -1]}, {"wins": [0, 4]}, {"wins": [True, 0]}, {"wins": None},
        {"points": [0, 5000]}, {"points": "0"}, {"scores": [0, 0, 0]}, {"scores": [None, 0]},
        {"reason": "boredom"}, {"reason": 1}, {"winner": 2}, {"winner": True}, {"winner": "me"},
        {"numbers": [1, 2, 3, 4, 5, 6, 7, 8, 9]}, {"numbers": 5}, {"chance": "xyz"},
        {"chance": "0"}, {"chance": 5}, {"chance": "A" * 32}, {"chance": "1" * 33},
        {"chance": "1" * 32 + "\n"}, {"surprise": 1}, {None: 1}, {5: 5},
    ],
    ids=str,
)  # fmt: skip
def test_malformed_positions(change):
    assert refused(lambda p: p.update(change)) == "position/shape"


def test_a_stream_of_nothing_but_zeros_would_never_end():
    """Such a stream gives zeros for ever, and a draw that waits for another number never ends."""
    assert refused(lambda p: p.update(chance="0" * 32)) == "position/shape"


@pytest.mark.parametrize(
    "numbers",
    [[], [1] * 8, [1] * 10, [0, 2, 3, 4, 5, 6, 7, 8, 9], [100] * 9, ["1"] * 9, [True] * 9, None],
    ids=str,
)
def test_numbers_that_are_none(numbers):
    options = {"numbered": "yes"}
    game = regalia.game("revolution", **options)
    start = game.deal(1).position()
    if numbers is None:
        start["numbers"] = None
        assert game.load(start).position()["numbers"] == list(range(1, 10))
    else:
        assert refused(lambda p: p.update(numbers=numbers), options, start) == "position/shape"


@pytest.mark.parametrize("name", ["board", "areas", "to_move"])
def test_what_cannot_be_left_out(name):
    assert refused(lambda p: p.pop(name)) == "position/shape"


def test_things_that_are_no_position_at_all():
    game = regalia.game("revolution")
    for thing in (None, [], "position", 5, {}, set(), b"", object):
        with pytest.raises(regalia.BadPosition) as caught:
            game.load(thing)
        assert caught.value.code == "position/shape"


def test_loading_leaves_what_it_is_given_as_it_was():
    thing = {
        "board": {"a1": {"card": "Citizen", "ally": 0}, "b1": {"card": "King", "ally": 0}},
        "areas": [REGALITY[1:], list(RELIGION)],
        "to_move": 1,
        "discard": ["Samurai"],
    }
    before = copy.deepcopy(thing)
    regalia.game("revolution").load(thing)
    assert thing == before


# What may be left out


def test_a_short_position():
    state = regalia.game("revolution").load(
        {
            "board": {"b2": {"card": "Citizen", "ally": 0}},
            "areas": [REGALITY, RELIGION],
            "to_move": 1,
        }
    )
    truth = state.position()
    assert truth["aside"] == NEUTRALS
    assert truth["plies"] == 1
    assert truth["first"] == 0
    assert truth["phase"] == "play"
    assert truth["match_game"] == 1
    assert truth["wins"] == truth["points"] == [0, 0]
    assert truth["hidden"] == truth["passed"] == [[], []]
    for name in ("neutral", "discard", "used", "shown", "offer"):
        assert truth[name] == []
    assert truth["numbers"] is None
    assert truth["board"]["b2"] == lying("Citizen")
    assert len(state.legal_moves()) > 50


def test_counts_that_are_left_out_are_counted():
    facts = {"field": "b2 Citizen, a1 King, c1 Tower over Mage, c3 !Pope", "discard": "Poet"}
    thing = position("Queen", "Temple", field=lay(facts["field"]), discard="Poet Sage")
    truth = regalia.game("revolution").load(thing).position()
    assert truth["plies"] == 4 + 1 + 2
    assert truth["first"] == 1
    old = regalia.game("revolution", system="old_style")
    thing = {"board": {}, "areas": [[*REGALITY, "Citizen"], RELIGION], "to_move": 0}
    truth = old.load(thing).position()
    assert truth["aside"] == []
    assert (truth["plies"], truth["first"]) == (0, 0)
    numbered = regalia.game("revolution", numbered="yes", numbers="9,8,7,6,5,4,3,2,1")
    assert numbered.load(thing).position()["numbers"] == [9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_a_position_without_a_stream_is_still_deterministic():
    facts = {"b1": "Mage", "b3": "!Pope"}
    one, two = load("Merchant", **facts), load("Merchant", **facts)
    assert one.position()["chance"] == two.position()["chance"] != "0" * 32
    assert one.play("Merchant@b2 draw") == two.play("Merchant@b2 draw")
    other = load("Merchant", b1="Mage", c3="!Pope")
    assert other.position()["chance"] != two.position()["chance"]


# Anything at all

PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
NAMES = st.sampled_from([*CELLS, *REGALITY, *RELIGION, *NEUTRALS, "Citizen", "play", "keep"])
FIELDS = st.sampled_from(sorted(regalia.game("revolution").deal(1).position()))
THINGS = st.recursive(
    PLAIN | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES | FIELDS, inner, max_size=4),
    max_leaves=12,
)
STARTS = [
    (state.game, state.position())
    for system in SYSTEMS
    for number in range(6)
    for state in sample_states(spread(number, system), 3, f"fuzz {number}")
]


def places_of(thing, path=()):
    """Every place inside plain data, as a path."""
    yield path
    inside = thing.items() if isinstance(thing, dict) else ()
    for key, value in enumerate(thing) if isinstance(thing, list) else inside:
        yield from places_of(value, (*path, key))


def put(thing, path, value):
    if not path:
        return value
    inside = thing
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return thing


@settings(max_examples=size(50, 300), deadline=None)
@given(THINGS | st.dictionaries(FIELDS, THINGS))
def test_no_data_whatsoever_breaks_the_reader(thing):
    try:
        state = regalia.game("revolution").load(thing)
    except regalia.BadPosition as error:
        assert error.code.startswith("position/")
        assert str(error)
    else:
        assert_sound(state)


@settings(max_examples=size(66, 400), deadline=None)
@given(st.sampled_from(STARTS), st.lists(st.tuples(st.integers(0), THINGS), min_size=1, max_size=3))
def test_no_change_of_a_position_breaks_the_reader(start, changes):
    game, thing = start[0], copy.deepcopy(start[1])
    for number, value in changes:
        paths = list(places_of(thing))
        thing = put(thing, paths[number % len(paths)], value)
    before = copy.deepcopy(thing)
    try:
        state = game.load(thing)
    except regalia.BadPosition as error:
        assert error.code.startswith("position/")
        assert str(error)
        assert repr(thing) == repr(before)
    else:
        assert_sound(state)


def card_places(thing):
    """Every list of cards in a position, and its cards on the field."""
    for name in ("neutral", "discard", "aside", "used", "offer", "shown"):
        yield thing[name]
    for name in ("areas", "hidden", "passed", "thrown", "second"):
        yield from thing[name]


def move_a_card(thing, chance):
    """Some card goes from one place to another."""
    piles = list(card_places(thing))
    source = chance.choice([pile for pile in piles if pile])
    card = source.pop(chance.randrange(len(source)))
    if chance.random() < 0.5:
        chance.choice(piles).append(card)
    else:
        cells = [cell for cell in CELLS if cell not in thing["board"]]
        if cells:
            thing["board"][chance.choice(cells)] = lying(card)


def exchange_two(thing, chance):
    """Two cards change places everywhere, or in one pile only."""
    piles = [pile for pile in card_places(thing) if pile]
    one, two = chance.choice(piles), chance.choice(piles)
    first, second = chance.randrange(len(one)), chance.randrange(len(two))
    one[first], two[second] = two[second], one[first]


def change_a_number(thing, chance):
    name = chance.choice(["to_move", "first", "plies", "step", "match_game", "phase", "reason"])
    values = {
        "phase": ["take", "keep", "choose", "play", "over"],
        "reason": [None, "allies", "points", "death", "no_card", "ply_limit"],
    }
    thing[name] = chance.choice(values.get(name, [None, 0, 1, 2, 3, 4, 10]))


def turn_a_card(thing, chance):
    if thing["board"]:
        card = thing["board"][chance.choice(sorted(thing["board"]))]
        card["doomed_by"] = chance.choice([None, 0, 1])
        card["down"] = card["doomed_by"] is not None


@settings(max_examples=size(100, 600), deadline=None)
@given(st.sampled_from(STARTS), st.integers(0, 1 << 32), st.integers(1, 3))
def test_whatever_is_read_can_be_played(start, seed, changes):
    """Cards and numbers of a real position are changed: it is refused, or sound in every way."""
    game, thing = start[0], copy.deepcopy(start[1])
    chance = random.Random(seed)
    for _ in range(changes):
        change = chance.choice(
            [move_a_card, exchange_two, exchange_two, change_a_number, turn_a_card]
        )
        change(thing, chance)
    try:
        state = game.load(thing)
    except regalia.BadPosition as error:
        assert error.code.startswith("position/")
    else:
        assert_sound(state)


def assert_sound(state):
    """All cards are there, views can be read and dealt anew, and the game goes on to its end."""
    system = state.game.options["system"]
    chance = random.Random("sound")
    for number in range(80):
        truth = state.position()
        assert sorted(cards_of(truth)) == cards_in_play(system, truth["phase"])
        for seat in (0, 1) if number < 4 else ():
            view = state.view(seat)
            views = plain.read_view(json.loads(json.dumps(view)))
            assert plain.view_data(views, view["options"], view.get("legal_moves")) == view
            if state.to_move is not None:
                states = np.zeros(1, STATE)
                redeal_into(views, stream("sound"), states)
                deal = positions.write(states)
                assert sorted(cards_of(deal)) == cards_in_play(system, truth["phase"])
                assert state.game.load(deal).view(seat) == view
        if state.to_move is None:
            break
        assert state.legal_moves()
        state.play(any_move(state, chance))
    else:
        assert state.to_move is None or state.game.options["match"] != "single"
