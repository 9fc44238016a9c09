"""Positions and views that cannot arise are refused with a code of their own; so are moves."""

import copy
import json
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.core.chance import stream
from regalia.games.puppeteer import plain
from regalia.games.puppeteer import position as positions
from regalia.games.puppeteer.state import STATE
from regalia.games.puppeteer.view import redeal_into
from tests.games.puppeteer.boards import (
    BALANCED,
    CELLS,
    HOUSES,
    LATIN,
    LETTERS,
    OBJECTIVES,
    PHASES,
    SCORES,
    any_move,
    game,
    growing,
    load,
    named,
    play_on,
    position,
    refusal,
    reveal_all,
    sample_states,
)
from tests.rulebook import rule
from tests.scale import size


def code_of(settled, thing):
    """The code with which a position is refused; it is left as it was."""
    before = copy.deepcopy(thing)
    with pytest.raises(regalia.BadPosition) as caught:
        settled.load(thing)
    assert repr(thing) == repr(before)
    return caught.value.code


def refused(start, change):
    """The code with which a changed position is refused."""
    thing = start.position()
    assert start.game.load(copy.deepcopy(thing)).position() == thing
    change(thing)
    return code_of(start.game, thing)


def revealing():
    state = game("central", 2).deal("positions")
    state.play("reveal 6")
    return state


def expanding():
    return growing("DHB .GN", (-1, -1), "AD")


def intriguing():
    return load("dHBGNA HbGNAD BGNADH GNADHB NADHBG ADHBGN", paid="HG")


def over():
    state = intriguing()
    state.play("stop")
    return state


STARTS = [revealing, expanding, intriguing, over]
every_start = pytest.mark.parametrize("start", STARTS)


# Tokens


@rule("AT-3")
def test_more_or_fewer_than_36_tokens():
    for house in LETTERS:
        thirty_seven = lambda p, h=house: p.update(pile=p["pile"] + h)
        assert refused(revealing(), thirty_seven) == "position/tokens"
        assert refused(expanding(), thirty_seven) == "position/tokens"
        assert refused(intriguing(), thirty_seven) == "position/tokens"
        assert refused(over(), thirty_seven) == "position/tokens"
    for start in (revealing, expanding):
        assert refused(start(), lambda p: p.update(pile=p["pile"][1:])) == "position/tokens"
        assert refused(start(), lambda p: p.update(pile="")) == "position/tokens"


@rule("AT-3")
def test_seven_tokens_of_a_house():
    def other(p):
        p["pile"] = p["pile"].replace("D", "H", 1)

    assert refused(revealing(), other) == "position/tokens"
    assert refused(expanding(), other) == "position/tokens"

    def on_board(p):
        p["board"][5] = p["board"][5].replace("D", "H")

    assert refused(intriguing(), on_board) == "position/tokens"
    assert refused(over(), on_board) == "position/tokens"
    # A board alone with seven of a House: the rest cannot be worked out.
    seven = position("DDDDDD DHHHHH", phase="expansion", revealed=[0, 1, 2])
    assert code_of(game(), seven) == "position/tokens"


# The board


@rule("TIT-23", "AT-4", "AT-5")
def test_boards_that_are_not_connected():
    for board, origin in (
        ("D.H", (0, 0)),
        ("D. .H", (0, 0)),
        ("DH.. ...B ...G", (0, 0)),
        ("DHB ... GNA", (0, 0)),
        (".D H.", (0, -1)),
    ):
        with pytest.raises(regalia.BadPosition) as caught:
            growing(board, origin)
        assert caught.value.code == "position/board"
    growing("D. GH", (0, 0))


@rule("TIT-24")
def test_boards_of_seven_rows_or_columns():
    for board in ("DHBGNAD", "D H B G N A D", "DHBGNAD HHHHHHH"):
        with pytest.raises(regalia.BadPosition) as caught:
            growing(board)
        assert caught.value.code == "position/board"
    growing("DHBGNA")
    growing("D H B G N A")
    full = "DHBGNAD HBGNADH BGNADHB GNADHBG NADHBGN A......"
    assert code_of(game(), position(full)) in ("position/board", "position/tokens")


@rule("AT-23", "AT-5")
def test_the_first_token_is_on_the_board():
    for origin in ((0, 0), (-1, -2), (-2, 0), (0, -3)):
        with pytest.raises(regalia.BadPosition) as caught:
            growing(".DH GB.", origin)
        assert caught.value.code == "position/board"
    for origin in ((0, -1), (0, -2), (-1, 0), (-1, -1)):
        assert growing(".DH GB.", origin).view(0)["origin"] == list(origin)
    for origin in ([1, 0], [-6, 0], [0, -6], [0], [0, 0, 0], [], [0.0, 0], [True, 0], ["0", 0],
                   [None, None], [[0], [0]], [-(1 << 70), 0]):  # fmt: skip
        thing = {**expanding().position(), "origin": origin}
        assert code_of(game(), thing) == "position/shape", origin


def test_empty_lines_at_the_rim():
    for board, origin in (
        ("... DHB", (-1, 0)),
        ("DHB ...", (0, 0)),
        (".DH .BG", (0, -1)),
        ("DH. BG.", (0, 0)),
    ):
        with pytest.raises(regalia.BadPosition) as caught:
            growing(board, origin)
        assert caught.value.code == "position/board"


def test_boards_of_another_phase():
    def phase(name, revealed=None):
        def change(p):
            p["phase"] = name
            if revealed is not None:
                p["revealed"] = revealed

        return change

    every, three = SCORES["central"], [0, 1, 2]
    assert refused(expanding(), phase("intrigue", every)) == "position/board"
    assert refused(expanding(), phase("over", every)) == "position/board"
    assert refused(expanding(), phase("reveal", [])) == "position/board"
    assert refused(intriguing(), phase("expansion", three)) == "position/board"
    assert refused(intriguing(), phase("reveal", [])) == "position/board"
    assert refused(revealing(), phase("expansion", [0, 1])) == "position/board"
    assert refused(revealing(), phase("intrigue", every)) == "position/board"
    assert refused(revealing(), lambda p: p.update(origin=[-1, 0])) == "position/board"
    bare = lambda p: p.update(board=[], pile=LETTERS * 6)
    assert refused(expanding(), bare) == "position/board"


@pytest.mark.parametrize(
    "board",
    ["DHB", [5], [None], [["D"]], ["DX"], ["D H"], ["D", "HB"], ["D", ""], [""], ["D", 1], {"a": 1},
     5, None, True, ["D\0"], ["Đ"], ["ǅ"], [b"DH"], ["D" * 10_000]],
)  # fmt: skip
def test_boards_that_are_none(board):
    thing = {**expanding().position(), "board": board}
    assert code_of(game(), thing) in ("position/shape", "position/board")
    thing = {**intriguing().position(), "board": board}
    assert code_of(game(), thing) in ("position/shape", "position/board")


# Intrigues


@rule("AT-11", "TIT-33")
def test_dark_tokens_and_dark_points_go_together():
    def paid(*houses):
        return lambda p: p.update(paid=list(houses))

    for houses in ((), ("Halvern",), ("Halvern", "Gantis", "Drave"), tuple(HOUSES)):
        assert refused(intriguing(), paid(*houses)) == "position/intrigues"
        assert refused(over(), paid(*houses)) == "position/intrigues"
    bright = lambda p: p.update(board=[line.upper() for line in p["board"]])
    assert refused(intriguing(), bright) == "position/intrigues"
    dim = lambda p: p.update(board=[p["board"][0].lower(), *p["board"][1:]])
    assert refused(intriguing(), dim) == "position/intrigues"


@rule("TIT-27", "AT-20")
def test_six_intrigues_are_the_end():
    dark = "dhbgna HBGNAD BGNADH GNADHB NADHBG ADHBGN"
    assert code_of(game(), position(dark, paid=LETTERS)) == "position/intrigues"
    assert load(dark, paid=LETTERS, phase="over").outcome.intrigues == 6
    seven = dark.replace("HBGNAD", "hBGNAD")
    for phase in ("intrigue", "over"):
        thing = position(seven, paid=LETTERS, phase=phase)
        assert code_of(game(), thing) == "position/intrigues"


@rule("TIT-2", "TIT-30")
def test_dark_tokens_before_the_intrigues():
    thing = expanding().position()
    thing["board"] = ["dHB", ".GN"]
    assert code_of(game(), thing) == "position/intrigues"
    thing["paid"] = ["Drave"]
    assert code_of(game(), thing) == "position/intrigues"
    thing["board"] = ["DHB", ".GN"]
    assert code_of(game(), thing) == "position/intrigues"
    assert refused(revealing(), lambda p: p.update(paid=["Drave"])) == "position/intrigues"


@pytest.mark.parametrize(
    "paid",
    ["Halvern", ["Halvern", "Halvern"], ["H", "G"], [1, 2], [None, None], [["Drave"], []], {}, 5,
     None, ["halvern", "gantis"], ["Halvern", "Nobody"], [True, False], [{}, {}], [0.5, 1.5]],
)  # fmt: skip
def test_paid_houses_that_are_none(paid):
    thing = {**intriguing().position(), "paid": paid}
    assert code_of(game(), thing) == "position/shape"


# Identities


@rule("TIT-13", "AT-9")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_targets_that_are_not_the_list(objective):
    settled = game(objective)
    good = {**position(LATIN, objective)}
    settled.load(good)
    scores = SCORES[objective]
    missing = ({*range(7)} - set(scores)).pop()
    wrong = [
        {},
        dict(zip(HOUSES[:5], scores, strict=False)),
        {**named(scores), "Nobody": 3},
        dict(zip([*HOUSES[:5], "Nobody"], scores, strict=True)),
        dict(zip([*HOUSES[:5], "avondale"], scores, strict=True)),
        dict(zip(LETTERS, scores, strict=True)),
        named([*scores[:5], scores[0]]),
        named([*scores[:5], missing]),
        named([*scores[:5], 7]),
        named([*scores[:5], -1]),
        named([*scores[:5], "6"]),
        named([*scores[:5], 6.0]),
        named([*scores[:5], None]),
        named([*scores[:5], [6]]),
        named([*scores[:5], 1 << 70]),
        named([True if score == 1 else float(score) for score in scores]),
    ]
    for targets in wrong:
        assert code_of(settled, {**good, "targets": targets}) == "position/targets", targets
    for targets in (None, [], "Drave", 5, [[h, s] for h, s in named(scores).items()]):
        assert code_of(settled, {**good, "targets": targets}) == "position/shape"
    assert code_of(settled, {k: v for k, v in good.items() if k != "targets"}) == "position/shape"


@pytest.mark.parametrize(
    "targets",
    [
        {1: 2, "Drave": 3},
        {None: 1, "Drave": 3},
        {("Drave",): 1},
        {b"Drave": 1},
        {"Drave": {1: 2, "a": 3}},
        {"Drave": float("nan")},
        {"\ud800": 1},
        {"Drave": b"1"},
        {"Drave": {("a",): 1}},
    ],
)
def test_targets_that_are_no_plain_data(targets):
    """With the pile and without: then it is worked out from the rest of the position."""
    whole = {"targets": targets, "phase": "reveal", "pile": LETTERS * 6}
    for thing in (whole, {"targets": targets}, {"targets": targets, "phase": "reveal"}):
        assert code_of(game(), thing) in ("position/targets", "position/shape")


def test_targets_inside_themselves():
    targets = {"Drave": 1}
    targets["Halvern"] = targets
    with pytest.raises(regalia.BadPosition):
        game().load({"targets": targets, "board": LATIN.split()})
    board = LATIN.split()
    board.append(board)
    with pytest.raises(regalia.BadPosition):
        game().load({"targets": named(SCORES["central"]), "board": board})


@rule("TIT-16", "AT-9", "TIT-25")
def test_revealed_scores_that_do_not_fit_the_phase():
    wrong = "position/revealed"
    for opened in ([0, 1], [0, 1, 2], [5], [7], [6, 6], [-1]):  # two are to be revealed
        assert refused(revealing(), lambda p, o=opened: p.update(revealed=o)) == wrong
    for opened in ([], [0], [0, 1], [0, 1, 2, 3], SCORES["central"], [0, 1, 1], [0, 1, 5]):
        assert refused(expanding(), lambda p, o=opened: p.update(revealed=o)) == wrong
    for start in (intriguing, over):
        for opened in ([], [0, 1, 2], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 6, 6]):
            assert refused(start(), lambda p, o=opened: p.update(revealed=o)) == wrong
    for junk in (["0", 1, 2], [None] * 3, [[0], 1, 2], [0.0, 1, 2], [False, True, 2], [{}, 1, 2]):
        assert refused(expanding(), lambda p, o=junk: p.update(revealed=o)) == wrong
    for junk in ("012", 3, {}, True):
        assert refused(expanding(), lambda p, o=junk: p.update(revealed=o)) == "position/shape"


# Shape


@pytest.mark.parametrize("thing", [None, [], "position", 5, True, 0.5, (), {1, 2}, b"", object()])
def test_what_is_no_position(thing):
    with pytest.raises(regalia.BadPosition) as caught:
        game().load(thing)
    assert caught.value.code == "position/shape"


@every_start
def test_fields_nobody_knows(start):
    for key in ("hand", "seed", "", "Board", 5, None, ("a",)):
        assert refused(start(), lambda p, k=key: p.update({k: 1})) == "position/shape"


@every_start
def test_phases_nobody_knows(start):
    for phase in ("raven", "", "Reveal", None, 3, ["reveal"], True):
        assert refused(start(), lambda p, f=phase: p.update(phase=f)) == "position/shape"


@every_start
def test_piles_that_are_none(start):
    for pile in (5, ["D"], "x", "d", "DHX", {}, True, "D.", " "):
        assert refused(start(), lambda p, v=pile: p.update(pile=v)) == "position/shape"


JUNK = [
    *(None, True, False, 0, -1, 7, 1 << 70, 0.5, float("nan"), "", "junk", "Drave", b"D"),
    *([], [[]], [None], [0], ["Drave"], [{}], [1 << 70], ["D" * 50], {}, {"a": 1}, {1: 2}),
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


def drop(thing, path):
    inside = thing
    for key in path[:-1]:
        inside = inside[key]
    del inside[path[-1]]
    return thing


def assert_loads_or_is_refused(settled, thing):
    before = copy.deepcopy(thing)
    try:
        state = settled.load(thing)
    except regalia.BadPosition as error:
        assert error.code.startswith("position/")
        refused = True
    else:
        assert_sound(state)
        refused = False
    assert repr(thing) == repr(before)
    return refused


def assert_sound(state):
    """All tokens are there, views can be read and dealt anew, and the game goes on to its end."""
    chance = random.Random("sound")
    for number in range(60):
        truth = state.position()
        tokens = "".join(truth["board"]).replace(".", "").upper() + truth["pile"]
        assert sorted(tokens) == sorted(LETTERS * 6)
        assert state.game.load(truth).position() == truth
        if number < 2 or truth["phase"] == "over":
            view = state.view(0)
            views = plain.read_view(json.loads(json.dumps(view)))
            assert plain.view_data(views, view["options"], view.get("legal_moves")) == view
            states = np.zeros(1, STATE)
            redeal_into(views, stream("sound"), states)
            assert state.game.load(positions.write(states)).view(0) == view
        if state.to_move is None:
            break
        assert state.legal_moves()
        state.play(any_move(state, chance))
    assert state.outcome is not None


@every_start
def test_every_part_of_a_position_replaced_by_junk(start):
    state = start()
    wrong = 0
    for path in list(places_of(state.position())):
        for value in JUNK:
            thing = put(state.position(), path, copy.deepcopy(value))
            wrong += assert_loads_or_is_refused(state.game, thing)
    assert wrong > 300


@every_start
def test_every_part_of_a_position_left_out(start):
    state = start()
    for path in list(places_of(state.position()))[1:]:
        assert_loads_or_is_refused(state.game, drop(state.position(), path))


def test_what_may_be_left_out():
    """Targets and a board are enough for Intrigues; a pile is worked out, always the same."""
    state = game().load({"targets": named(SCORES["central"]), "board": LATIN.split()})
    assert state.position() == {
        "game": "puppeteer",
        "options": dict(game().options),
        "phase": "intrigue",
        "targets": named(SCORES["central"]),
        "revealed": SCORES["central"],
        "board": LATIN.split(),
        "origin": [0, 0],
        "pile": "",
        "paid": [],
    }
    short = {"targets": named(SCORES["central"]), "board": ["DHB"], "phase": "expansion",
             "revealed": [0, 1, 2]}  # fmt: skip
    piles = {game().load(copy.deepcopy(short)).position()["pile"] for _ in range(5)}
    assert len(piles) == 1
    assert sorted(piles.pop() + "DHB") == sorted(LETTERS * 6)
    start = game().load({"targets": named(SCORES["central"]), "phase": "reveal"})
    assert start.legal_moves() == [f"reveal {score}" for score in SCORES["central"]]
    assert_sound(start)


def test_a_finished_position_loads_but_nobody_can_play_on():
    for number in range(12):
        state = game(OBJECTIVES[number % 4]).deal(f"end {number}")
        for _ in play_on(state, number):
            pass
        again = state.game.load(state.position())
        assert again.outcome == state.outcome
        assert again.legal_moves() == []
        assert refusal(again, "stop") == ("move/game_over", "", "AT-21")
    board, counted = BALANCED["united"]
    won = load(board, "united", targets=named(counted), phase="over")
    assert won.outcome.won is True


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
WORDS = st.sampled_from([*HOUSES, *LETTERS, *PHASES, "DHB", ".D", *LATIN.split()])
FIELDS = st.sampled_from(sorted(game().deal(1).position()))
THINGS = st.recursive(
    PLAIN | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | FIELDS, inner, max_size=4),
    max_leaves=12,
)
SAMPLES = [
    (state.game, state.position())
    for objective in OBJECTIVES
    for state in sample_states({"objective": objective}, 6, "fuzz")
]


@settings(max_examples=size(25, 300), deadline=None)
@given(THINGS | st.dictionaries(FIELDS, THINGS))
def test_no_data_whatsoever_breaks_the_reader(thing):
    assert_loads_or_is_refused(game(), thing)


@settings(max_examples=size(35, 400), deadline=None)
@given(
    st.sampled_from(SAMPLES), st.lists(st.tuples(st.integers(0), THINGS), min_size=1, max_size=3)
)
def test_no_change_of_a_position_breaks_the_reader(start, changes):
    thing = copy.deepcopy(start[1])
    for number, value in changes:
        paths = list(places_of(thing))
        thing = put(thing, paths[number % len(paths)], value)
    assert_loads_or_is_refused(start[0], thing)


# Views


def as_read(view):
    """The code with which a view is refused, or "" if it is read; it is left as it was."""
    before = copy.deepcopy(view)
    try:
        plain.read_view(view)
    except regalia.BadPosition as error:
        assert repr(view) == repr(before)
        return error.code
    assert repr(view) == repr(before)
    return ""


@pytest.mark.parametrize("view", [{}, {"options": {}}, None, [], "view", 5, True, b"view"])
def test_a_view_that_is_none_is_refused(view):
    assert as_read(view) == "view/shape"


NEEDED = ["options", "seat", "phase", "revealed", "targets", "board", "origin", "hand", "next",
          "pile", "scores", "paid", "intrigues", "outcome"]  # fmt: skip


@every_start
def test_a_view_with_something_missing_is_refused(start):
    view = start().view(0)
    assert as_read(view) == ""
    for key in NEEDED:
        assert as_read({k: v for k, v in view.items() if k != key}) == "view/shape", key


@every_start
def test_every_part_of_a_view_replaced_by_junk(start):
    """It is refused, or read; never anything else."""
    view = start().view(0)
    view.pop("legal_moves", None)
    for path in list(places_of(view)):
        for value in JUNK:
            thing = put(copy.deepcopy(view), path, copy.deepcopy(value))
            assert as_read(thing) in ("", "view/shape"), (path, value)


@every_start
def test_views_that_are_read_can_be_dealt_and_told(start):
    """Whatever the reader lets pass, kernels rely on it."""
    state = start()
    view = state.view(0)
    view.pop("legal_moves", None)
    for path in list(places_of(view)):
        for value in JUNK:
            thing = put(copy.deepcopy(view), path, copy.deepcopy(value))
            if path and path[0] in NEEDED and as_read(thing) == "":
                views = plain.read_view(thing)
                states = np.zeros(1, STATE)
                redeal_into(views, stream("junk"), states)
                assert_sound(state.game.load(positions.write(states)))


CHANGES = {
    "another seat": lambda v: v.update(seat=1),
    "a seat below": lambda v: v.update(seat=-2),
    "half a seat": lambda v: v.update(seat=0.5),
    "another phase": lambda v: v.update(phase="reveal"),
    "no phase": lambda v: v.update(phase="later"),
    "a hand": lambda v: v.update(hand=None if v["hand"] else "Drave"),
    "another hand": lambda v: v.update(hand="Drave" if v["hand"] != "Drave" else "Halvern"),
    "a next token": lambda v: v.update(next=None if v["next"] else "Drave"),
    "one more in the pile": lambda v: v["pile"].update(Drave=v["pile"]["Drave"] + 1),
    "one less in the pile": lambda v: v["pile"].update(Drave=v["pile"]["Drave"] - 1),
    "a pile below zero": lambda v: v["pile"].update(Drave=-1),
    "half a token": lambda v: v["pile"].update(Drave=v["pile"]["Drave"] + 0.5),
    "a target more": lambda v: v["targets"].update(Nobody=3),
    "a revealed score twice": lambda v: v["revealed"].append(v["revealed"][0]),
    "a revealed score less": lambda v: v["revealed"].pop(),
    "a target less": lambda v: v["targets"].popitem(),
    "a target on another score": lambda v: v["targets"].update({next(iter(v["targets"])): 5}),
    "an Intrigue more": lambda v: v.update(intrigues=v["intrigues"] + 1),
    "a paid House more": lambda v: v["paid"].append("Avondale"),
    "a paid House more, and counted": lambda v: v.update(
        paid=[*v["paid"], "Avondale"], intrigues=v["intrigues"] + 1
    ),
    "no House": lambda v: v["paid"].append("Nobody"),
    "a dark token more": lambda v: v["board"].__setitem__(0, v["board"][0].lower()),
    "an unknown letter": lambda v: v["board"].__setitem__(0, "X" + v["board"][0][1:]),
    "an empty line": lambda v: v["board"].append("." * 6),
    "no board": lambda v: v.update(board=[]),
    "a row more": lambda v: v.update(board=["DHBGNA"] * 7),
    "a wide board": lambda v: v["board"].__setitem__(0, "DHBGNADHBGNA"),
    "far away": lambda v: v.update(origin=[90, 90]),
    "far below": lambda v: v.update(origin=[-90, -90]),
    "another objective": lambda v: v["options"].update(objective="chess"),
    "no options": lambda v: v["options"].clear(),
    "four to reveal": lambda v: v["options"].update(reveal=4),
    "none to reveal": lambda v: v["options"].update(reveal=0),
    "two to look ahead": lambda v: v["options"].update(lookahead=2),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("start", [expanding, intriguing])
def test_a_view_whose_parts_do_not_agree_is_refused(start, name):
    view = start().view(0)
    CHANGES[name](view)
    assert as_read(view) == "view/shape"


#: Finer: what kernels survive, but no game brings about.
FINE = {
    "first token off the board": (expanding, lambda v: v.update(origin=[0, 0])),
    "origin beyond the first token": (expanding, lambda v: v.update(origin=[1, 1])),
    "not connected": (expanding, lambda v: v.update(board=["DHB", "...", ".GN"])),
    "an empty line above": (expanding, lambda v: v.update(board=["...", "DHB", ".GN"],
                                                          origin=[-2, -1])),
    "an empty line below": (expanding, lambda v: v["board"].append("...")),
    "lines of unequal length": (expanding, lambda v: v.update(board=["DHB", ".GN."])),
    "a text for a board": (expanding, lambda v: (v.update(board="DHB"),
                                                 v["pile"].update({"Gantis": 6, "Na'Ghar": 6}),
                                                 v.update(origin=[0, 0]))),
    "six Intrigues to play on": (intriguing, lambda v: v.update(
        board=["dhbgna", *LATIN.split()[1:]], paid=list(HOUSES), intrigues=6)),
    "no scores": (intriguing, lambda v: v.update(scores=None)),
    "wrong scores": (intriguing, lambda v: v["scores"].update(Drave=v["scores"]["Drave"] + 1)),
    "huge scores": (intriguing, lambda v: v["scores"].update(Drave=99)),
    "scores of a board that grows": (expanding, lambda v: v.update(scores=named([1] * 6))),
    "a paid House twice": (intriguing, lambda v: v.update(paid=["Halvern", "Gantis", "Gantis"])),
    "no outcome": (over, lambda v: v.update(outcome=None)),
    "won, which it is not": (over, lambda v: v["outcome"].update(won=True)),
    "an outcome before the end": (intriguing, lambda v: v.update(outcome={"won": True})),
    "four to reveal": (revealing, lambda v: v["options"].update(reveal=4)),
    "ninety-nine to reveal": (revealing, lambda v: v["options"].update(reveal=99)),
    "all revealed, and more to come": (revealing, lambda v: (
        v["options"].update(reveal=7), v.update(revealed=SCORES["central"]),
        v.update(targets=named(SCORES["central"])))),
    "half a token ahead": (revealing, lambda v: v["options"].update(lookahead=0.5)),
    "half a seat": (revealing, lambda v: v.update(seat=0.5)),
}  # fmt: skip


@pytest.mark.parametrize("name", FINE)
def test_a_view_that_no_game_brings_about_is_refused(name):
    start, change = FINE[name]
    view = start().view(0)
    change(view)
    assert as_read(view) == "view/shape"


# Moves


@rule("TIT-23", "TIT-24", "AT-5")
def test_placements_that_are_refused():
    state = growing("DHBGNA ..H...", (0, -1), "DB")
    for move, told in {
        "place 0,0": ("taken", "AT-5"),
        "place 1,1": ("taken", "AT-5"),
        "place 2,0": ("not_adjacent", "TIT-23"),
        "place 3,4": ("not_adjacent", "TIT-23"),
        "place 0,5": ("outside_frame", "TIT-24"),
        "place 0,-2": ("outside_frame", "TIT-24"),
        "place 1,5": ("outside_frame", "TIT-24"),
        "place 6,0": ("outside_frame", "TIT-24"),
        "place -5,0": ("outside_frame", "TIT-24"),
        "place 99,99": ("outside_frame", "TIT-24"),
        "place -99,-99": ("outside_frame", "TIT-24"),
    }.items():
        assert refusal(state, move) == ("move/illegal", *told), move
    for move in ("place 100,0", "place 0,1000", "place 1", "place a1", "place 0,0,0", "place 0;1"):
        assert refusal(state, move)[0] == "move/notation"


@rule("TIT-28", "TIT-30", "TIT-31", "TIT-32", "TIT-34", "AT-11", "TIT-2")
def test_intrigues_that_are_refused():
    state = load("dHBGNA HbGNAD BGNADH GNADHB NADHBG ADHBGN", paid="HG")
    for move, told in {
        "swap a1 b1 dark a1 pay Drave": ("dark_token", "TIT-32"),
        "swap b1 b2 dark b1 pay Bearth": ("dark_token", "TIT-32"),
        "swap a3 c3 dark a3 pay Bearth": ("not_neighbours", "TIT-28"),
        "swap a3 b4 dark a3 pay Bearth": ("not_neighbours", "TIT-28"),
        "swap a3 a3 dark a3 pay Bearth": ("not_neighbours", "TIT-28"),
        "swap f2 a3 dark f2 pay Drave": ("not_neighbours", "TIT-28"),
        "swap c1 d1 dark c1 pay Gantis": ("has_paid", "AT-11"),
        "swap c1 d1 dark c1 pay Drave": ("not_involved", "TIT-31"),
        "swap c1 d1 dark e1 pay Bearth": ("dark_elsewhere", "TIT-30"),
        "swap c1 d1 dark c2 pay Bearth": ("dark_elsewhere", "TIT-30"),
        "reveal 0": ("other_phase", "TIT-2"),
        "place 0,1": ("other_phase", "TIT-2"),
    }.items():
        assert refusal(state, move) == ("move/illegal", *told), move
    both = load("DHBGNA HBGNAD BGNADH GNADHB NADHBG ADHbgN", paid="HG")
    both.play("swap a6 b6 dark a6 pay Avondale")
    told = refusal(load("HGBDNA HBGNAD BGNADH GNADHB NADHBG ADHbgN", paid="HG"),
                   "swap a1 b1 dark a1 pay Halvern")  # fmt: skip
    assert told == ("move/illegal", "both_paid", "TIT-34")


@rule("TIT-14", "AT-9")
def test_reveals_that_are_refused():
    state = revealing()
    assert refusal(state, "reveal 5") == ("move/illegal", "no_such_score", "TIT-14")
    assert refusal(state, "reveal 9") == ("move/illegal", "no_such_score", "TIT-14")
    assert refusal(state, "reveal 6") == ("move/illegal", "revealed_before", "AT-9")
    for text in ("reveal", "reveal -1", "reveal 10", "reveal six", "reveal Drave", "reveal 1 2"):
        assert refusal(state, text)[0] == "move/notation"


@rule("TIT-27", "AT-21")
def test_a_seventh_intrigue():
    state = load("dhbgnA HBGNAD BGNADH GNADHB NADHBG ADHBGN", paid="DHBGN")
    state.play("swap f1 f2 dark f1 pay Avondale")
    for move in ("swap a3 b3 dark a3 pay Bearth", "stop", "reveal 0", "place 0,0"):
        assert refusal(state, move) == ("move/game_over", "", "AT-21")


NONSENSE = ["", " ", "?", "swap", "swap a1", "swap a1 b1 dark a1 pay",
            "swap a1 b1 pay Drave dark a1",
            "swap a1 b1 dark a1 pay Nobody", "swap a1 b1 dark a1 pay X", "swap a0 b1 dark a1 pay D",
            "swap a7 b7 dark a7 pay D", "swap g1 f1 dark f1 pay D",
            "swap a1 b1 dark a1 pay Drave x",
            "place ,", "place x,y", "place 0.5,1", "place ٠,١", "reveal ٣", "reveal ３", "stop now",
            "pass", "a1 b1", "👑", "stop\0", "swap\0a1 b1 dark a1 pay D", "place --1,0", "ſtop",
            "x" * 100_000, "reveal 6; stop", "place 0,1\nplace 1,0"]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_what_is_no_move(text):
    for start in (revealing, expanding, intriguing):
        assert refusal(start(), text)[0] == "move/notation"


@pytest.mark.parametrize("thing", [None, 5, 0.5, True, [], {}, b"stop", ["stop"], object()])
def test_what_is_no_text(thing):
    for start in (revealing, expanding, intriguing, over):
        code = refusal(start(), thing)[0]
        assert code == "move/notation"


def test_moves_of_another_phase_while_the_board_grows_to_its_full_width():
    """Six rows and six columns are reached, but cells are free: names of cells mean nothing yet."""
    state = growing("DHBGNA H..... B..... G..... N..... A.....", (0, 0), "D")
    for one, two in (("a1", "b1"), ("b2", "c2"), ("a2", "b2"), ("e6", "f6")):
        told = refusal(state, f"swap {one} {two} dark {one} pay Drave")
        assert told == ("move/illegal", "other_phase", "TIT-2")
    assert refusal(state, "stop") == ("move/illegal", "other_phase", "TIT-2")


def test_samples_are_what_they_are_called():
    assert [start().position()["phase"] for start in STARTS] == PHASES
    assert reveal_all(revealing()).position()["phase"] == "expansion"
    assert len(CELLS) == 36
