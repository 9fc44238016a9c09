"""What the reflexes feel: inputs, the networks' arithmetic, and what it is worth."""

import itertools

import numpy as np
import pytest

from regalia.games.regicide import instincts, policies
from regalia.games.regicide.cards import BIT, CARDS
from regalia.games.regicide.plain import read_view
from regalia.games.regicide.policies import MIND
from regalia.games.regicide.weights import FEEL, REFLEX, THUMB, WEIGHTS

from .test_bots import states

sizes = pytest.mark.parametrize("players", [1, 2, 3, 4])


def inputs_of_view(views):
    on = np.zeros(instincts.MOST, np.int64)
    return on[: instincts.inputs_of_view(views[0], on)].tolist()


def section(on, first, last):
    return [number - first for number in on if first <= number < last]


@sizes
def test_the_inputs_of_a_view_are_what_it_shows(players):
    for state in states("felt", 3, players=players):
        view = state.view(state.to_move)
        views = read_view(view)
        on = inputs_of_view(views)
        assert len(on) == len(set(on))
        assert 0 <= min(on) <= max(on) < instincts.VIEW_INPUTS
        hand = section(on, instincts.HAND, instincts.DISCARDED)
        assert sum(BIT[card] for card in hand) == views["hand"][0]
        gone = section(on, instincts.DISCARDED, instincts.ENEMY)
        assert len(gone) == len(view["discard"])
        # One of each kind of the others
        marks = [
            instincts.ENEMY, instincts.HEALTH_LEFT, instincts.BLOW, instincts.TAVERN,
            instincts.NUMBER, instincts.FOLLOWER, instincts.OTHERS, instincts.FLIPS,
            instincts.CROWNED,
        ]  # fmt: skip
        for first, last in itertools.pairwise(marks):
            assert len(section(on, first, last)) == 1


@sizes
def test_the_networks_answer_as_written_down(players):
    """Against the same sums in plain NumPy."""
    minds = np.zeros(1, MIND)
    compared = 0
    for state in states("sums", 2, players=players):
        views = read_view(state.view(state.to_move))
        row = WEIGHTS[REFLEX, policies.row_of(views[0])]
        feelings = row[FEEL:]
        on = inputs_of_view(views)
        if state.view(state.to_move)["phase"] == "discard":
            into = feelings[instincts.KEEP_FIRST : instincts.KEEP_SECOND].reshape(
                -1, instincts.UNITS
            )
            units = np.maximum(into[on].sum(0), 0)
            count = policies.weigh_cards(views[0], row, REFLEX, minds[0])
            felt = minds["missed"][0, :count].copy()
            policies.weigh_cards(views[0], row, THUMB, minds[0])
            cards = [card for card in range(CARDS) if views["hand"][0] & BIT[card]]
            out = feelings[instincts.KEEP_SECOND : instincts.KEEP_STRAIGHT].reshape(CARDS, -1)
            more = [out[card] @ units + feelings[instincts.KEEP_STRAIGHT + card] for card in cards]
            assert felt - minds["missed"][0, :count] == pytest.approx(more, abs=1e-3)
            compared += count
        elif state.view(state.to_move)["phase"] == "play":
            into = feelings[: instincts.PLAY_SECOND].reshape(-1, instincts.UNITS)
            second = feelings[instincts.PLAY_SECOND : instincts.PLAY_STRAIGHT]
            straight = feelings[instincts.PLAY_STRAIGHT : instincts.KEEP_FIRST]
            count = policies.weigh_plays(views[0], row, REFLEX, minds[0])
            felt = minds["points"][0, :count].copy()
            actions = minds["actions"][0, :count].copy()
            policies.weigh_plays(views[0], row, THUMB, minds[0])
            before = minds["points"][0, :count].copy()
            for number in range(count):
                policies.weigh(views[0], actions[number], row, minds["told"][0])
                play = np.zeros(instincts.MOST, np.int64)
                size = instincts.inputs_of_play(actions[number], minds["told"][0], play)
                inputs = play[:size]
                assert inputs.min() >= instincts.VIEW_INPUTS
                assert inputs.max() < instincts.VIEW_INPUTS + instincts.PLAY_INPUTS
                more = straight[inputs - instincts.VIEW_INPUTS].sum()
                more += np.maximum(into[[*on, *inputs]].sum(0), 0) @ second
                assert felt[number] - before[number] == pytest.approx(more, abs=1e-2)
                compared += 1
    assert compared > 100


def test_there_are_instincts_for_every_kind_of_table():
    weights = instincts.read_weights()
    assert weights.shape == (policies.UNAIDED, instincts.SIZE)
    assert np.isfinite(weights).all()
    assert all(row.any() for row in weights)
    assert not WEIGHTS[THUMB, :, FEEL:].any()
