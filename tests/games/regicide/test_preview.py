"""What is shown before a move is confirmed is what then happens, and nothing that is hidden."""

import pytest

import regalia
from tests.games.regicide.positions import load
from tests.games.regicide.walk import OPTIONS, name, sample_states


@pytest.mark.parametrize("options", OPTIONS, ids=name)
def test_a_preview_is_what_then_happens(options):
    for state in sample_states(options, 40, seed="preview"):
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
    rich = load("2d 3h", enemy="Jc", jesters=0, tavern="9h 8c")
    poor = load("2d 3h", enemy="Jc", jesters=0, tavern="2h 2c")
    for state in (rich, poor):
        assert state.preview("play 2d")["survives"] is None
        assert state.preview("play 3h")["survives"] is False


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
