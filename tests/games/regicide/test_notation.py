"""Moves are read leniently and written one way."""

import pytest

import regalia
from regalia.games.regicide import moves
from tests.games.regicide.positions import load


@pytest.mark.parametrize(
    "text",
    [
        "play 3d 3c 3s",
        "PLAY 3S 3D 3C",
        "  play   3c,3d,3s ",
        "3d3c3s",
        "play 3♦ 3♣ 3♠",
        "3s + 3c + 3d",
    ],
)
def test_a_play_in_many_spellings(text):
    state = load("3d 3c 3s Th Tc", enemy="Qh")
    state.play(text)
    assert state.moves == ["play 3d 3c 3s"]


def test_ten_may_be_written_out():
    state = load("2c 10h Tc".replace("10h", "Th"), enemy="Jh")
    state.play("2c")
    state.play("10h")
    assert state.moves == ["play 2c", "discard Th"]


@pytest.mark.parametrize("text", ["name 2", "NAME 2", " name  2 "])
def test_naming(text):
    state = load(["X1 9h", "2h", "3h"], enemy="Js")
    state.play("x")
    state.play(text)
    assert state.moves == ["play X", "name 2"]


@pytest.mark.parametrize(
    "text",
    ["", " ", "play", "discard", "play 1h", "play 3z", "play 3", "yield now", "flip 2", "name",
     "name two", "name 0", "name 10", "fold", "play 3d and 3c", "discard ?", "🂡", "play \0"],
)  # fmt: skip
def test_what_is_no_move(text):
    state = load("3d 3c 3s Th Tc", enemy="Qh")
    before = state.position()
    with pytest.raises(regalia.IllegalMove) as caught:
        state.play(text)
    assert caught.value.code == "move/notation"
    assert state.position() == before


def test_every_action_is_written_and_read_the_same():
    for players, hands in ((1, "Ah 2d 2c 3h 5d 5s 9c Kc"), (4, "X1 X2 Ad 2h 2s")):
        listed = [hands] + ["7d"] * 0 + ["6c", "7c", "8c"][: players - 1]
        state = load(listed, enemy="Kh", castle="Kd Ks")
        hand = sum(1 << (52 + int(c[1]) - 1 if c[0] == "X" else place(c)) for c in hands.split())
        for action in state.actions():
            assert moves.read(moves.write(action), 0, hand) == (action, moves.write(action))


def place(card):
    return 4 * "A23456789TJQK".index(card[0]) + "hdcs".index(card[1])


def test_an_integer_that_is_no_action():
    state = load("3d 3c 3s Th Tc", enemy="Qh")
    before = state.position()
    for action in (1 << 53, (4 << 56) | 9, 3 << 56):
        with pytest.raises(regalia.IllegalMove):
            state.act(action)
    play = state.actions()[0]
    strange = (5 << 56, 5 << 56 | play, 1 << 54 | play, 1 << 56 | play, 2 << 56 | play)
    for action in (*strange, -1, 1 << 63, 1 << 64, 1 << 80, 0.5, "play 3d", None):
        with pytest.raises(regalia.IllegalMove) as caught:
            state.act(action)
        assert caught.value.code == "move/notation"
    assert state.position() == before
