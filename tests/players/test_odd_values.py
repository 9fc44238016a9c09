"""Whatever is handed to the public face: it works, or a RegaliaError says why not."""

import copy
import random

import numpy as np
import pytest

import regalia
from regalia import coach, games, players
from regalia.core.chance import stream
from regalia.core.record import sealed
from tests.scale import prove, size

every_game = pytest.mark.parametrize("name", games.names())


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
    record = state.record()
    later = state.copy()  # advice at the very start of a game can be dear
    for _ in range(4):
        later.play(later.legal_moves()[0])
    view = later.view(later.to_move)
    few = {**view, "legal_moves": view["legal_moves"][:2]}
    events = state.copy().play(state.legal_moves()[0])
    bots = [regalia.bot(each, seed=1, simulations=1) for each in players.names(name)]
    option = game.manifest.options[0].name
    no_function = None if callable(value) else value  # what they raise is for who gave them
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
        lambda: regalia.simulate(name, games=1, progress=no_function),
        lambda: regalia.simulate(name, games=1, players=value),
        lambda: coach.advise(value),
        lambda: coach.advise(few, no_function, simulations=1),
        lambda: coach.advise(few, later.preview, most=value, simulations=1),
        lambda: coach.advise(few, later.preview, simulations=sensible),
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


def spoilt(data, chance):
    """Plain data with one thing in it missing, or something odd in its place."""
    path = chance.choice(list(paths(data))[1:])
    changed = copy.deepcopy(data)
    place = changed
    for key in path[:-1]:
        place = place[key]
    if chance.random() < 0.3 and isinstance(place, dict):
        del place[path[-1]]
    else:
        place[path[-1]] = chance.choice(ODD)
    return changed


def resealed(record):
    """With a check that holds, as far as it can be JSON."""
    try:
        return sealed(record)
    except (TypeError, ValueError):
        return record


def with_spoilt_data(name, number):
    """Everything that takes positions, records, views or events, with such that are spoilt."""
    chance = random.Random(f"{name} {number}")
    state = regalia.game(name).deal(number)
    for _ in range(chance.randrange(8)):
        events = state.play(chance.choice(state.legal_moves()))
        told = spoilt(events, chance)
        yield lambda told=told: state.seen(told, 0)
        if state.to_move is None:
            return
    position, record = spoilt(state.position(), chance), spoilt(state.record(), chance)
    view = state.view(state.to_move)
    view["legal_moves"] = view["legal_moves"][:2]
    wrong = spoilt(view, chance)
    yield lambda: state.game.load(position)
    yield lambda: regalia.replay(record)
    yield lambda: regalia.replay(resealed(record))
    for each in players.names(name):
        bot = regalia.bot(each, seed=1, simulations=1)
        yield lambda bot=bot: bot.choose(wrong)
        yield lambda bot=bot: bot.evaluate(wrong)
    yield lambda: coach.advise(wrong, state.preview, simulations=1)


@prove
@every_game
@pytest.mark.parametrize("number", range(size(8, 40)))
def test_spoilt_data_is_refused_or_used(name, number):
    for call in with_spoilt_data(name, number):
        handled(call)
