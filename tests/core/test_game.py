"""States and games as values: what is equal, what can be a key, what a log shows of them."""

import copy

import pytest

import regalia
from regalia import games
from regalia.core.chance import stream

every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_equal_games_are_one_key(name):
    one, two = regalia.game(name), regalia.game(name)
    assert one == two
    assert hash(one) == hash(two)
    assert len({one, two}) == 1
    option = one.manifest.options[0]
    other = regalia.game(name, **{option.name: option.values[-1]})
    assert one != other
    assert one != name
    assert one.options != other.options


def test_games_of_different_names_are_never_equal():
    assert len({regalia.game(name) for name in games.names()}) == len(games.names())


@every_game
def test_equal_states_are_those_nothing_tells_apart(name):
    game = regalia.game(name)
    state = game.deal(7)
    assert state == regalia.game(name).deal("7")
    assert state == state.copy() == copy.deepcopy(state)
    assert state != game.deal(8)
    assert state != state.position()
    assert state is not None
    after = state.copy()
    after.play(after.legal_moves()[0])
    assert after != state
    state.play(state.legal_moves()[0])
    assert after == state


@every_game
def test_hidden_differences_count(name):
    """Equality is the authority's: a seat could not tell these apart."""
    state = regalia.game(name).deal(7)
    seat = state.to_move
    twins = [state.redealt(seat, stream(number)) for number in range(3)]
    assert all(twin.view(seat) == state.view(seat) for twin in twins)
    assert any(twin != state for twin in twins)


@every_game
def test_states_change_so_they_are_no_keys(name):
    with pytest.raises(TypeError):
        hash(regalia.game(name).deal(1))


@every_game
def test_the_same_table_looks_the_same_in_a_log_whatever_is_hidden(name):
    state = regalia.game(name).deal("a secret seed")
    shown = repr(state)
    assert shown == f"<state of {state.game!r}: 0 moves, seat {state.to_move} to move>"
    assert "secret" not in shown
    assert repr(state.redealt(state.to_move, stream(1))) == shown
    while state.to_move is not None:
        state.play(state.legal_moves()[-1])
        hidden = state.view(None)
        assert str(hidden.get("seed", "secret")) not in repr(state)
    assert repr(state).endswith(f": {len(state.moves)} moves, over>")


def test_one_move_is_one_move():
    state = regalia.game("puppeteer").deal(1)
    state.play(state.legal_moves()[0])
    assert ": 1 move, " in repr(state)
