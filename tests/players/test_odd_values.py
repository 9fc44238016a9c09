"""Whatever is handed to the public face: it works, or a RegaliaError says why not."""

import copy

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia import coach, games, players
from regalia.core.chance import stream
from regalia.games.replay import start

every_game = pytest.mark.parametrize("name", games.NAMES)
derandomized = settings(max_examples=60, deadline=None, derandomize=True)


class Unspeakable:
    """Something that cannot even say what it is."""

    def __str__(self):
        raise RuntimeError("no")

    __repr__ = __str__


ODD = [
    None,
    True,
    -1,
    7,
    10**5000,
    1.5,
    float("nan"),
    b"regicide",
    "",
    "no such thing",
    "x" * 5000,
    "\ud800",
    [],
    [None],
    ["a", 1],
    (),
    {},
    {"a": 1},
    {1: 2},
    {"event": "drew"},
    set(),
    np.arange(3),
    np.zeros((2, 2)),
    np.int64(3),
    np.array(["regicide"]),
    object,
    len,
    Unspeakable(),
]
odd = st.sampled_from(range(len(ODD))).map(ODD.__getitem__)


def handled(call):
    """The result of a call, or None if it was refused as it should be."""
    try:
        return call()
    except regalia.RegaliaError as error:
        for language in ("en", "it", "es", "fr", "pt"):
            sentence = error.sentence(language)
            assert sentence
            assert len(sentence) < 1500
        return None


def of(name, value):
    """Every public function with one odd value, of the game `name`."""
    game = regalia.game(name)
    state = game.deal(5)
    view = state.view(state.to_move)
    few = {**view, "legal_moves": view["legal_moves"][:2]}
    record = state.record()
    events = state.copy().play(state.legal_moves()[0])
    bots = [regalia.bot(each, seed=1, simulations=1) for each in players.names(name)]
    option = game.manifest.options[0].name
    sensible = 5 if isinstance(value, int) and value > 5 else value  # it would be done
    return [
        lambda: regalia.game(value),
        lambda: regalia.game(name, players=value),
        lambda: regalia.game(name, **{option: value}),
        lambda: regalia.game(name, **{"x" * 3000: value}),
        lambda: game.deal(value),
        lambda: game.load(value),
        lambda: state.play(value),
        lambda: state.act(value),
        lambda: state.preview(value),
        lambda: state.view(value),
        lambda: state.seen(value, 0),
        lambda: state.seen(events, value),
        lambda: state.redealt(value, stream(1)),
        lambda: state.redealt(0, value),
        lambda: state == value,
        lambda: game == value,
        lambda: regalia.replay(value),
        lambda: regalia.bot(value),
        lambda: regalia.bot(f"{name}/{value if isinstance(value, str) else 5}"),
        lambda: regalia.bot(f"{name}/greedy", seed=value),
        lambda: regalia.bot(f"{name}/greedy", simulations=value),
        lambda: regalia.bot(f"{name}/search", milliseconds=value),
        lambda: regalia.bot(f"{name}/search", aim=value),
        lambda: regalia.bot(f"{name}/search", threads=value),
        lambda: players.prepare(value),
        lambda: regalia.simulate(value, games=1),
        lambda: regalia.simulate(name, games=1, bots=value),
        lambda: regalia.simulate(name, games=sensible),
        lambda: regalia.simulate(name, games=1, seed=value),
        lambda: regalia.simulate(name, games=1, threads=value),
        lambda: regalia.simulate(name, games=1, budget=value),
        lambda: regalia.simulate(name, games=1, budget={"simulations": value}),
        lambda: regalia.simulate(name, games=1, progress=value),
        lambda: regalia.simulate(name, games=1, players=value),
        lambda: coach.advise(value),
        lambda: coach.advise(few, value, simulations=1),
        lambda: coach.advise(few, state.preview, most=value, simulations=1),
        lambda: coach.advise(few, state.preview, simulations=sensible),
        lambda: coach.review(value),
        lambda: coach.review(record, simulations=value),
        lambda: coach.review(record, progress=value),
        *(lambda bot=bot: bot.choose(value) for bot in bots),
        *(lambda bot=bot: bot.evaluate(value) for bot in bots),
    ]


@every_game
@pytest.mark.parametrize("number", range(len(ODD)))
def test_no_odd_value_ends_in_a_traceback(name, number):
    for call in of(name, ODD[number]):
        handled(call)


def paths(data, before=()):
    """All places of plain data, the whole of it first."""
    yield before
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items if isinstance(data, dict | list) else ():
        if isinstance(value, dict | list):
            yield from paths(value, (*before, key))
        else:
            yield (*before, key)


def spoilt(data, how):
    """Plain data with one thing in it missing, or something odd in its place."""
    path = how.draw(st.sampled_from(list(paths(data))[1:]))
    changed = copy.deepcopy(data)
    place = changed
    for key in path[:-1]:
        place = place[key]
    if how.draw(st.booleans()) and isinstance(place, dict):
        del place[path[-1]]
    else:
        place[path[-1]] = how.draw(odd)
    return changed


@every_game
@derandomized
@given(st.data())
def test_spoilt_data_is_refused_or_used(name, data):
    """Positions, records, views and events in which something is missing or odd."""
    state = regalia.game(name).deal(data.draw(st.integers(0, 3)))
    for _ in range(data.draw(st.integers(0, 6))):
        events = state.play(state.legal_moves()[0])
        handled(lambda: state.seen(spoilt(events, data), 0))  # noqa: B023
    if state.to_move is None:
        return
    handled(lambda: state.game.load(spoilt(state.position(), data)))
    record = spoilt(state.record(), data)
    handled(lambda: regalia.replay(record))
    handled(lambda: start(record))
    view = state.view(state.to_move)
    view["legal_moves"] = view["legal_moves"][:2]
    wrong = spoilt(view, data)
    for each in players.names(name):
        bot = regalia.bot(each, seed=1, simulations=1)
        handled(lambda: bot.choose(wrong))  # noqa: B023
        handled(lambda: bot.evaluate(wrong))  # noqa: B023
    handled(lambda: coach.advise(wrong, state.preview, simulations=1))
