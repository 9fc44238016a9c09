"""What is shown before a move is confirmed is what then happens, and nothing that is hidden."""

import json
import random

import pytest

import regalia
from regalia.core.chance import stream as core_stream
from tests.games.revolution.positions import CELLS, event, kinds, lay, load, stream, texts
from tests.games.revolution.samples import SECRET, name, sample_states, spread
from tests.games.revolution.walk import SYSTEMS
from tests.scale import prove, size

HIT = ("destroyed", "converted", "banished", "returned", "moved")


def expected(state, move):
    """What a preview has to say, from what the move does."""
    after = state.copy()
    events = after.play(move)
    options = state.game.options
    hit = {told["cell"] for told in events if told["event"] in HIT}
    ended = "game_ended" in kinds(events)
    told = {
        "hit": [cell for cell in CELLS if cell in hit],
        "ends": ended,
        "winner": event(events, "game_ended")["winner"] if ended else None,
    }
    if after.position()["phase"] != "choose":  # there the field is cleared
        lying = {
            cell: card
            for cell, card in after.position()["board"].items()
            if not card["down"] or options["ending"] == "occupied"
        }
        allies = [[c for c in CELLS if c in lying and lying[c]["ally"] == s] for s in (0, 1)]
        numbers = after.position()["numbers"]
        told["allies"] = [len(cells) for cells in allies]
        told["points"] = numbers and [sum(numbers[CELLS.index(c)] for c in s) for s in allies]
        told["board"] = after.view(state.to_move)["board"]
    else:
        told["board"] = event(events, "game_ended")["board"]
        told |= event(events, "game_ended")["counts"]
    return told


@prove
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_preview_is_what_then_happens(system):
    compared = ended = hits = 0
    chance = random.Random(system)
    for number in range(size(8, 12)):
        for state in sample_states(spread(number, system), 9, f"preview {number}"):
            truth = state.position()
            # What the opponent has left may decide whether the game goes on: AR-12
            sure = not truth["hidden"][1 - truth["to_move"]]
            for move in chance.sample(state.legal_moves(), min(12, len(state.legal_moves()))):
                shown = state.preview(move)
                if truth["phase"] != "play":
                    assert shown == {}
                    continue
                assert list(shown) == ["allies", "points", "hit", "ends", "winner", "board"]
                told = expected(state, move)
                if not sure and not shown["ends"]:
                    told |= {"ends": False, "winner": None}
                assert {name: shown[name] for name in told} == told, move
                compared += 1
                ended += shown["ends"]
                hits += bool(shown["hit"])
    assert compared > size(330, 500)
    assert ended > size(13, 20)
    assert hits > size(66, 100)


@prove
@pytest.mark.parametrize("options", SECRET, ids=name)
def test_a_preview_is_the_same_in_every_deal_its_player_cannot_tell_apart(options):
    """Every move, also those that pick or draw blindly, in many re-deals of what is hidden."""
    chance = core_stream(name(options))
    compared = different = blind = 0
    for state in sample_states(options, 24, "deals"):
        mover = state.to_move
        moves = state.legal_moves() if state.view(mover)["phase"] == "play" else []
        told = {move: json.dumps(state.preview(move)) for move in moves}
        for _ in range(size(2, 4) if moves else 0):
            other = state.redealt(mover, chance)
            different += other.position()["hidden"] != state.position()["hidden"]
            for move in moves:
                assert json.dumps(other.preview(move)) == told[move], move
                compared += 1
                blind += move.endswith((" ?", " draw"))
    assert compared > size(500, 1000)
    assert different > size(10, 20)
    assert blind > size(5, 10)


def test_a_preview_changes_nothing_and_refuses_like_a_move():
    state = load("King Queen", b1="Mage", b3="!Pope")
    before = state.position()
    assert state.preview("King@b2 b3")["hit"] == ["b3"]
    assert state.preview("Queen@b2 n")["allies"] == [3, 0]
    assert state.position() == before
    assert state.moves == []
    for move, code in (("King@b1", "move/illegal"), ("Pope@a1", "move/illegal"), ("?", None)):
        with pytest.raises(regalia.IllegalMove) as caught:
            state.preview(move)
        assert caught.value.code == (code or "move/notation")
    assert state.position() == before


def test_when_the_game_is_over_there_is_nothing_to_preview():
    state = load("King", field=lay("a1 Queen, b1 Princess, c1 Mage, a2 Minister, b2 General, "
                                   "c2 !Pope, a3 !Monk, b3 !Saint"))  # fmt: skip
    shown = state.preview("King@c3")
    board = shown.pop("board")
    assert shown == {"allies": [6, 3], "points": None, "hit": [], "ends": True, "winner": 0}
    state.play("King@c3")
    assert state.view(0)["board"] == board
    with pytest.raises(regalia.IllegalMove) as caught:
        state.preview("King@c3")
    assert caught.value.code == "move/game_over"


@pytest.mark.parametrize("move", ["Assassin@a1 ?", "Adventurer@a1 ?", "Merchant@a1 draw"])
def test_nothing_that_chance_decides_is_told(move):
    """Whatever lies face down or aside, and whatever the stream: one and the same preview."""
    shown = []
    for number, hidden in enumerate((["Death", "Witch"], ["Tower", "Sage"], ["Fairy", "Dragon"])):
        state = load(
            "Assassin Adventurer Merchant King",
            ["Pope", *hidden],
            field={"b2": "Citizen", "c2": "!Saint"},
            options={"system": "secret_random"},
            hidden=[[], hidden],
            chance=stream(number),
        )
        shown.append(state.preview(move))
    assert shown[0] == shown[1] == shown[2]
    board = texts(shown[0].pop("board"))
    assert board == {"a1": move.partition("@")[0], "b2": "Citizen", "c2": "!Saint"}
    assert shown[0] == {
        "allies": [2, 1], "points": None, "hit": [], "ends": False, "winner": None
    }  # fmt: skip


@pytest.mark.parametrize("other", ["Merchant", "Death", "Adventurer", "Dragon", "Samurai"])
def test_an_end_that_depends_on_a_hidden_card_is_not_told(other):
    """The opponent has one card left, face down, and no ally: if it is the Tower it finds no place
    (AR-12), but who plays does not know whether it is."""
    shown, ends = [], []
    for hidden, aside in (("Tower", other), (other, "Tower")):
        state = load(
            "Castle Queen",
            [hidden],
            field={"a1": "King", "b1": "Mage"},
            options={"system": "secret_random"},
            hidden=[[], [hidden]],
            aside=[aside],
        )
        shown.append(state.preview("Queen@c3"))
        ends.append(expected(state, "Queen@c3")["ends"])
    assert ends == [True, False]
    assert shown[0] == shown[1]
    assert not shown[0]["ends"]
    assert shown[0]["winner"] is None


def test_an_end_that_is_certain_is_told():
    """The same with the Tower in the open, or with no card left at all (RRR-23)."""
    for theirs, reason in (("Tower", "no_placement"), ("", "no_card")):
        state = load("Castle Queen", theirs, field={"a1": "King", "b1": "Mage"})
        after = state.copy()
        after.play("Queen@c3")
        assert after.outcome.reason == reason
        assert state.preview("Queen@c3")["ends"]
        assert state.preview("Queen@c3")["winner"] == 0
