"""What is shown before a move is confirmed is what then happens, and nothing that is hidden."""

import pytest

import regalia
from regalia.core.chance import stream
from tests.games.regicide.positions import load
from tests.games.regicide.walk import OPTIONS, name, sample_states
from tests.scale import covering, prove, size


@prove
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_a_preview_is_what_then_happens(options):
    for state in sample_states(options, size(5, 40), seed="preview"):
        for move in state.legal_moves()[:15]:
            shown = state.preview(move)
            played = state.copy()
            told = played.play(move)
            events = {event["event"]: event for event in told}
            assert shown["damage"] == events.get("hit", {"by": 0})["by"]
            assert shown["healed"] == events.get("healed", {"count": 0})["count"]
            assert shown["shield"] == events.get("shielded", {"by": 0})["by"]
            drawn = [0] * state.game.players
            for event in told:
                if event["event"] == "drew" and move != "flip":
                    drawn[event["seat"]] = event["count"]
            assert move == "flip" or shown["drawn"] == drawn
            assert shown["kills"] == ("defeated" in events)
            assert shown["exact"] == events.get("defeated", {"exact": False})["exact"]
            if "attacked" in events:
                assert shown["blow"] == events["attacked"]["by"]
                assert shown["survives"] is not False
            died = played.outcome is not None and not played.outcome.won
            if died:
                assert shown["survives"] is not True
            elif played.outcome is None and move == "flip":
                assert shown["survives"] is not False


def test_whether_a_hand_survives_is_not_told_from_cards_still_to_be_drawn():
    rich = load("2d 3h", enemy="Jc", jesters=0, tavern="9h 8c 2h 2c")
    poor = load("2d 3h", enemy="Jc", jesters=0, tavern="2h 2c 9h 8c")
    for state in (rich, poor):
        assert state.preview("play 2d")["survives"] is None
        assert state.preview("play 3h")["survives"] is False


@pytest.mark.parametrize(
    ("hands", "lots", "survives"),
    [
        ("2d", [["Kd"], ["2h", "9c"]], True),  # a royal that is known to lie on top
        ("2d", [["2h", "9c"], ["Kd"]], False),
        ("2d", [["Td"], ["Tc", "9c"]], None),
        ("2d", [["Td"], ["Tc", "Th"]], True),
        ("2d", [["Td"], ["9c", "9h"]], False),
        ("3d", [["2h", "3h", "4h"], ["Kd"]], False),
        ("4d", [["2h", "3h", "4h"], ["Kd"]], True),
        (["3d", ""], [["9h"], ["9c"], ["Kd"]], True),  # the first and the third of three
        (["2d", ""], [["9h"], ["Kd"], ["9c"]], False),  # the first
    ],
)
def test_whether_a_hand_survives_is_told_from_what_is_known_of_the_draw(hands, lots, survives):
    tavern = [card for lot in lots for card in lot]
    one = hands if isinstance(hands, str) else hands[0]
    known = {"tavern": " ".join(tavern), "lots": [*lots, [one]]}
    state = load(hands, enemy="Kh", table=["Qd"], jesters=0, **known)
    assert state.preview(f"play {one}")["survives"] is survives


@prove
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_what_is_told_of_survival_holds_in_every_re_deal(options):
    chance, told = stream("survival"), set()
    for state in sample_states(options, size(10, 60), seed="survival"):
        plays = [move for move in state.legal_moves() if move.startswith("play ")]
        for move in plays[:6]:
            shown = state.preview(move)["survives"]
            told.add(shown)
            for _ in range(8 if shown is not None else 0):
                played = state.redealt(state.to_move, chance)
                played.play(move)
                died = played.outcome is not None and not played.outcome.won
                assert died is not shown
    assert {True, False} <= told


def test_whether_a_new_hand_can_pay_is_not_told_from_made_up_cards():
    """The last Jester, fifteen owed: nobody knows what comes."""
    for tavern, survives in (("Th Tc", None), ("3h 2c", None), ("", False)):
        table = ["2h"]
        state = load("2d", enemy="Qc", phase="discard", table=table, jesters=1, tavern=tavern)
        assert state.preview("flip")["survives"] is survives
        assert state.preview("flip")["blow"] == 15
    two = load("2d", enemy="Qc", phase="discard", table=["2h"], jesters=2, tavern="3h 3c 4c")
    assert two.preview("flip")["survives"] is True


def test_a_preview_changes_nothing_and_refuses_like_a_move():
    state = load("2d 3h Tc", enemy="Jc")
    before = state.position()
    state.preview("play 2d")
    assert state.position() == before
    with pytest.raises(regalia.IllegalMove):
        state.preview("play 9h")


def test_being_stuck_afterwards_is_told_too():
    kill = load("Tc", enemy="Jh", jesters=0)
    assert kill.preview("play Tc")["survives"] is False
    pay = load("2h Td Tc", enemy="Kc", jesters=0)
    pay.play("play 2h")
    assert pay.preview("discard Td Tc")["survives"] is False
    won = load("Kc", enemy="Kh", castle="", jesters=0)
    assert won.preview("play Kc")["survives"] is True


def fate(state, move):
    found = state.preview(move)["fate"]
    return found and (found["tone"], found["kind"], found["facts"])


def test_a_fate_is_told_by_what_the_hand_is_worth():
    state = load("5c 3h 9s", enemy="Jh", jesters=0)
    assert fate(state, "play 5c") == ("good", "survives", {"blow": 10, "worth": 12})
    assert fate(state, "play 9s") == ("good", "survives", {"blow": 1, "worth": 8})
    poor = load("5c 3h", enemy="Jh", jesters=0)
    assert fate(poor, "play 5c") == ("bad", "cannot_survive", {"blow": 10})
    assert fate(load("Ts 3h", enemy="Jh", jesters=0), "play Ts") == ("good", "unscathed", {})


def test_a_fate_left_to_the_draw_is_called_open():
    state = load("2d 3h", enemy="Jc", jesters=0, tavern="9h 8c 2h 2c")
    assert fate(state, "play 2d") == ("unsure", "must_draw", {"blow": 10})
    sure = load("2d", enemy="Kh", table=["Qd"], tavern="Kd 2h", jesters=0)
    assert fate(sure, "play 2d") == ("good", "sure_draw", {"blow": 20})


def test_a_hand_that_only_a_jester_could_save_is_not_called_safe():
    state = load("5c 3h 3d", enemy="Jh", jesters=1, tavern="2h 2c 3c 4c")
    assert fate(state, "play 5c") == ("unsure", "needs_jester", {"blow": 10})
    assert fate(state, "play 3d") == ("unsure", "draw_or_jester", {"blow": 10})
    state.play("play 5c")
    assert fate(state, "flip") == ("unsure", "new_hand", {"owed": 10})


def test_kills_jesters_and_being_stuck_have_fates_of_their_own():
    state = load("Tc 2h", enemy="Jh", jesters=0)
    assert fate(state, "play Tc") == ("good", "no_blow", {})
    assert fate(load("Kc", enemy="Kh", castle="", jesters=0), "play Kc") == ("good", "wins", {})
    assert fate(load("Tc", enemy="Jh", jesters=0), "play Tc") == ("bad", "stuck", {})
    three = load(["X1 2h", "3h", "4h"], enemy="Jh")
    assert fate(three, "play X") == ("good", "passes", {})
    three.play("play X")
    assert fate(three, "name 2") is None


def test_paying_a_blow_is_no_question_of_fate():
    state = load("Ts 3c 4h", enemy="Jh", phase="discard", table=["5c"])
    assert fate(state, "discard Ts") is None


@prove
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_a_fate_says_what_survival_says(options):
    tones = {True: {"good", "unsure"}, False: {"bad", "unsure"}, None: {"unsure"}}
    for state in sample_states(options, size(5, 40), seed="fate"):
        for move in state.legal_moves()[:15]:
            shown = state.preview(move)
            if shown["fate"]:
                assert shown["fate"]["tone"] in tones[shown["survives"]]
            else:
                assert shown["survives"]
