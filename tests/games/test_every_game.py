"""What holds in every game, with any options, whatever is played. New games get these for free."""

import copy
import json
import pickle
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia import games
from regalia.core.errors import BadOption
from tests.scale import size

every_game = pytest.mark.parametrize("name", games.NAMES)
relaxed = settings(max_examples=size(8, 50), deadline=None)
seeds = st.integers() | st.text(max_size=20)
DUPLICATES = (copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state)))


def is_allowed(manifest, options):
    try:
        manifest.resolve(options)
    except BadOption:
        return False
    return True


def any_options(name):
    """Every option with any of its values, as far as they go together."""
    manifest = games.manifest(name)
    values = {
        option.name: st.sampled_from(
            [*option.allowed(1), *([option.example] if option.example else [])]
        )
        for option in manifest.all_options()
    }
    return st.fixed_dictionaries(values).filter(lambda options: is_allowed(manifest, options))


def a_game(name, data):
    """Any game and any seed."""
    return regalia.game(name, **data.draw(any_options(name))), data.draw(seeds)


def choice(state, chance, bot):
    """Half of the moves by rule of thumb, so that games come to somewhere."""
    if chance.random() < 0.5:
        return bot.choose(state.view(state.to_move))
    return chance.choice(state.legal_moves())


def play_on(state, seed):
    """To the end; each move, and what happened."""
    chance = random.Random(f"{seed}")
    bot = regalia.bot(f"{state.game.name}/greedy", seed=f"{seed}")
    while state.to_move is not None:
        move = choice(state, chance, bot)
        yield move, state.play(move)


def moments(name, data):
    """A game after each of its moves, the first position too; copies, to be kept."""
    game, seed = a_game(name, data)
    state = game.deal(seed)
    found = [state.copy(), *(state.copy() for _ in play_on(state, seed))]
    assert [each.to_move is None for each in found] == [False] * (len(found) - 1) + [True]
    return found


def seats(state):
    """Everybody who may look: onlookers too."""
    return (None, *range(state.game.players))


def all_of(state):
    """Everything that can be asked of a state."""
    views = [state.view(seat) for seat in seats(state)]
    return json.dumps([state.position(), views, state.moves, state.record()])


def spoil(thing):
    inside = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    for value in list(inside):
        spoil(value)
    if isinstance(thing, list | dict):
        thing.clear()


@every_game
@relaxed
@given(data=st.data())
def test_who_is_to_move_has_a_legal_move_and_nobody_else(name, data):
    for state in moments(name, data):
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal) == len(state.actions())
        assert (state.to_move is None) == (state.outcome is not None) == (not legal)
        for seat in seats(state):
            mine = seat is not None and seat == state.to_move
            assert state.view(seat).get("legal_moves") == (legal if mine else None)


@every_game
@relaxed
@given(data=st.data())
def test_nothing_changes_through_a_copy(name, data):
    game, seed = a_game(name, data)
    state = game.deal(seed)
    kept = []
    for _ in play_on(state, seed):
        before = all_of(state)
        for duplicate in (type(state).copy, *DUPLICATES):
            twin = duplicate(state)
            kept.append((twin, before))
            assert all_of(twin) == before
            if state.to_move is not None:
                move = state.legal_moves()[-1]
                other = duplicate(state)
                events = other.play(move)
                assert json.dumps(other.position()) != json.dumps(state.position())
                assert duplicate(state).play(move) == events
            assert all_of(state) == before
    for twin, before in kept:
        assert all_of(twin) == before


@every_game
@relaxed
@given(data=st.data())
def test_what_a_state_hands_out_is_the_askers_own(name, data):
    state = data.draw(st.sampled_from(moments(name, data)))
    before = all_of(state)
    things = [state.position(), state.record(), *(state.view(seat) for seat in seats(state))]
    things += [state.preview(move) for move in state.legal_moves()[:1]]
    for thing in (*things, state.moves, state.legal_moves(), state.actions()):
        spoil(thing)
    assert all_of(state) == before
    for move in state.legal_moves()[:1]:
        events = state.copy().play(move)
        told = copy.deepcopy(events)
        spoil(events)
        assert state.copy().play(move) == told
    loaded = state.game.load(state.position())
    spoil(loaded.record())
    assert regalia.replay(loaded.record()).position() == state.position()


@every_game
@relaxed
@given(data=st.data(), text=st.text(max_size=30) | st.none() | st.integers())
def test_no_text_whatsoever_breaks_a_state(name, data, text):
    state = data.draw(st.sampled_from(moments(name, data)))
    before, legal = all_of(state), state.legal_moves()
    for attempt in (state.preview, state.play):
        try:
            attempt(text)
        except regalia.IllegalMove as error:
            assert error.code in ("move/notation", "move/illegal", "move/game_over")
            assert all(error.sentence(language) for language in ("en", "it", "es", "fr", "pt"))
            assert all_of(state) == before
        else:
            assert attempt == state.preview or state.moves[-1] in legal


@every_game
@relaxed
@given(data=st.data(), numbers=st.lists(st.integers(-(1 << 70), 1 << 70) | st.integers(0, 1 << 29)))
def test_integers_that_are_no_actions_are_refused(name, data, numbers):
    state = data.draw(st.sampled_from(moments(name, data)))
    before = all_of(state)
    for action in {*numbers, -1, 1 << 63, (1 << 63) - 1, 1 << 64} - set(state.actions()):
        with pytest.raises(regalia.IllegalMove) as caught:
            state.act(action)
        assert str(caught.value)
    for thing in (0.5, "1", None, [], 1j):
        with pytest.raises(regalia.IllegalMove) as caught:
            state.act(thing)
        assert caught.value.code in ("move/notation", "move/game_over")
    assert all_of(state) == before


@every_game
@relaxed
@given(data=st.data())
def test_after_the_end_everything_is_refused(name, data):
    *earlier, state = moments(name, data)
    before = all_of(state)
    tried = data.draw(st.sampled_from(earlier))
    for move, action in zip(tried.legal_moves()[:20], tried.actions()[:20], strict=True):
        for attempt, what in ((state.play, move), (state.preview, move), (state.act, action)):
            with pytest.raises(regalia.IllegalMove) as caught:
                attempt(what)
            assert caught.value.code == "move/game_over"
    assert all_of(state) == before


@every_game
@relaxed
@given(data=st.data())
def test_positions_and_records_round_trip(name, data):
    for state in moments(name, data):
        position = json.loads(json.dumps(state.position()))
        loaded = state.game.load(position)
        assert loaded.position() == position
        assert loaded.legal_moves() == state.legal_moves()
        assert (loaded.to_move, loaded.outcome) == (state.to_move, state.outcome)
        for seat in seats(state):
            assert json.dumps(loaded.view(seat)) == json.dumps(state.view(seat))
    record = json.loads(json.dumps(state.record()))
    again = regalia.replay(record)
    assert again.position() == state.position()
    assert again.record() == record
    assert again.outcome == state.outcome


@every_game
@relaxed
@given(data=st.data())
def test_a_loaded_position_goes_on_exactly_as_the_original(name, data):
    game, seed = a_game(name, data)
    start = data.draw(st.integers(0, 40))
    state = game.deal(seed)
    loaded = game.load(state.position()) if start == 0 else None
    for number, (move, events) in enumerate(play_on(state, seed), 1):
        if loaded is not None:
            assert loaded.play(move) == events
            assert loaded.position() == state.position()
        elif number == start:
            loaded = game.load(state.position())
    if loaded is not None:
        assert loaded.outcome == state.outcome
        assert regalia.replay(loaded.record()).position() == state.position()


@every_game
@relaxed
@given(data=st.data())
def test_integers_and_texts_are_the_same_path(name, data):
    game, seed = a_game(name, data)
    texts, integers = game.deal(seed), game.deal(seed)
    for move, _ in play_on(texts, seed):
        legal = dict(zip(integers.legal_moves(), integers.actions(), strict=True))
        assert type(legal[move]) is int
        integers.act(legal[move])
        assert texts.moves[-1] == move
        assert integers.position() == texts.position()
    assert integers.record() == texts.record()


@every_game
@relaxed
@given(data=st.data())
def test_seeds_reproduce_while_the_global_generators_burn(name, data):
    game, seed = a_game(name, data)
    first = game.deal(seed)
    start = first.position()
    told = [events for _, events in play_on(first, seed)]
    random.seed(5)
    np.random.seed(5)
    second = game.deal(str(seed))
    assert second.position() == start
    for number, move in enumerate(first.moves):
        random.seed(number)
        random.random()
        np.random.seed(number)
        np.random.random()
        assert second.play(move) == told[number]
    assert second.position() == first.position()


@every_game
@relaxed
@given(data=st.data())
def test_other_seeds_give_other_games(name, data):
    game = regalia.game(name, **data.draw(any_options(name)))
    given_seeds = [*range(20), *(f"x#{number}" for number in range(20))]
    dealt = {json.dumps(game.deal(seed).position()) for seed in given_seeds}
    assert len(dealt) == 40


@every_game
@relaxed
@given(data=st.data())
def test_a_view_read_back_is_the_same_view(name, data):
    plain = games.room(name, "plain")
    for state in moments(name, data)[::3]:
        for seat in seats(state):
            view = json.loads(json.dumps(state.view(seat)))
            if name == "regicide":
                view.pop("revealed", None)  # told at the end only, when nobody has to choose
            legal = view.get("legal_moves")
            again = plain.view_data(plain.read_view(view), view["options"], legal)
            assert json.dumps(again) == json.dumps(view)


@every_game
@relaxed
@given(data=st.data(), number=st.integers(1 << 40, 1 << 60))
def test_no_view_holds_the_seed_or_the_stream(name, data, number):
    game = regalia.game(name, **data.draw(any_options(name)))
    state = game.deal(f"very-secret-{number}")
    for _ in play_on(state, number):
        chance = state.position().get("chance")  # none where all of it is dealt at the start
        secrets = ["secret-", str(number), "chance", "seed"]
        secrets += [chance[:16], chance[16:]] if chance else []
        for seat in seats(state):
            text = json.dumps(state.view(seat))
            assert not [secret for secret in secrets if secret in text]
