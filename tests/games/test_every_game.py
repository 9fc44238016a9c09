"""What holds in every game, with any options, whatever is played. New games get these for free."""

import copy
import json
import pickle
import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia import games
from regalia.core import record as records
from regalia.core.errors import BadOption
from tests.scale import size

every_game = pytest.mark.parametrize("name", games.names())
relaxed = settings(max_examples=size(5, 50), deadline=None)
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


def code_of(call, *arguments):
    with pytest.raises(regalia.BadPosition) as caught:
        call(*arguments)
    assert all(caught.value.sentence(language) for language in ("en", "it", "es", "fr", "pt"))
    return caught.value.code


@every_game
@relaxed
@given(data=st.data())
def test_positions_name_their_game_and_options(name, data):
    state = data.draw(st.sampled_from(moments(name, data)))
    position = state.position()
    assert position["game"] == name
    assert position["options"] == state.game.options
    loaded = regalia.load(json.loads(json.dumps(position)))
    assert loaded.game.options == state.game.options
    assert loaded.position() == position
    # As they were written before they had names
    old = {part: value for part, value in position.items() if part not in ("game", "options")}
    assert state.game.load(old).position() == position
    assert code_of(regalia.load, old) == "position/unnamed"
    # A record names both itself, and is the same whatever it began with
    assert state.game.load(old).record() == loaded.record()
    assert not {"game", "options"} & set(loaded.record()["position"])
    named = records.sealed({**loaded.record(), "position": position})
    assert regalia.replay(named).position() == position


@every_game
def test_a_position_is_not_read_as_another_game_or_with_other_options(name):
    manifest = games.manifest(name)
    game = regalia.game(name)
    for other in games.names():
        if other != name:
            position = regalia.game(other).deal(1).position()
            assert code_of(game.load, position) == "position/other_game"
            assert code_of(games.load, position, name) == "position/other_game"
    for option in manifest.all_options():
        for value in option.allowed(1):
            options = {option.name: value}
            if value == option.default or not is_allowed(manifest, options):
                continue
            position = regalia.game(name, **options).deal(1).position()
            with pytest.raises(regalia.BadPosition) as caught:
                game.load(position)
            assert caught.value.code == "position/other_options"
            said = str(caught.value)
            assert f"{option.name}={value}" in said
            assert f"{option.name}={option.default}" in said
            with pytest.raises(regalia.BadPosition) as caught:
                games.load(position, name, **{option.name: option.default})
            assert caught.value.code == "position/other_options"
            assert games.load(position, name, **options).position() == position


@every_game
def test_names_that_are_no_names_are_refused(name):
    game = regalia.game(name)
    position = game.deal(1).position()
    for options in (None, 5, [], "", ["players"], {"colour": "red"}, {"players": 9}, {1: 2}):
        broken = {**position, "options": options}
        assert code_of(game.load, broken) == "position/shape"
        assert code_of(regalia.load, broken) == "position/shape"
    for other in (5, [], "chess"):
        assert code_of(game.load, {**position, "game": other}) == "position/other_game"
        assert code_of(regalia.load, {**position, "game": other}) == "position/shape"
    for thing in (None, [], "position", 5):
        assert code_of(game.load, thing) == "position/shape"
        assert code_of(regalia.load, thing) == "position/unnamed"
    with pytest.raises(BadOption):
        games.load(position, name, colour="red")


@every_game
@relaxed
@given(data=st.data())
def test_an_outcome_says_who_decided_last(name, data):
    *_, before, state = moments(name, data)
    assert state.outcome.ended_by == before.to_move
    assert state.outcome.as_dict()["ended_by"] == before.to_move
    for seat in seats(state):
        assert state.view(seat)["outcome"] == state.outcome.as_dict()
    position = state.position()
    assert position["ended_by"] == before.to_move
    assert "ended_by" not in before.position()
    for wrong in (-1, state.game.players, True, "0", 0.0):
        assert code_of(state.game.load, {**position, "ended_by": wrong}) == "position/shape"
    assert code_of(state.game.load, {**before.position(), "ended_by": 0}) == "position/shape"
    # Those of before did not say: where there is a choice, nobody knows
    del position["ended_by"]
    loaded = state.game.load(position)
    assert loaded.outcome.ended_by == (0 if state.game.players == 1 else None)
    assert loaded.outcome == replace(state.outcome, ended_by=loaded.outcome.ended_by)
    for seat in seats(state):
        assert len(games.part(name, "plain").read_view(loaded.view(seat))) == 1
    assert regalia.replay(loaded.record()).position() == loaded.position()
    # So did records
    record = state.record()
    record["outcome"].pop("ended_by")
    assert regalia.replay(records.sealed(record)).outcome == state.outcome
    record["outcome"]["ended_by"] = 1 - before.to_move
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.replay(records.sealed(record))
    assert caught.value.code == "record/diverges"


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
    plain = games.part(name, "plain")
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
