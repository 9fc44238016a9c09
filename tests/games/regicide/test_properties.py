"""What holds in every game, whatever is played."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import regalia
from regalia.games.regicide import moves
from tests.games.regicide.walk import OPTIONS, Walker, name, sample_states, walk
from tests.scale import covering, prove, size

GAMES = st.builds(
    lambda options, first, seed, skilled: (
        regalia.game("regicide", **options, first=first if first == "random" else 0),
        seed,
        skilled,
    ),
    st.sampled_from(OPTIONS),
    st.sampled_from(["random", 0]),
    st.integers() | st.text(max_size=20),
    st.booleans(),
)
relaxed = settings(
    max_examples=size(8, 80),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def all_cards(position):
    cards = [*position["castle"], *position["tavern"], *position["discard"]]
    cards += [card for hand in position["hands"] for card in hand]
    cards += [card for play in position["table"] for card in play["cards"]]
    return cards + ([position["enemy"]] if position["enemy"] else [])


@relaxed
@given(GAMES)
def test_54_cards_always(drawn):
    game, seed, skilled = drawn
    out = 54 - 52 - max(0, game.players - 2)  # Jesters set aside or out of the game
    state = game.deal(seed)
    for _ in walk(state, Walker(str(seed), skilled=skilled)):
        cards = all_cards(state.position())
        assert len(cards) + out == 54
        assert len(set(cards)) == len(cards)
        position = state.position()
        hidden = len(position["tavern"]) + sum(map(len, position["hands"]))
        assert sum(map(len, position["lots"])) == hidden


@relaxed
@given(GAMES)
def test_notation_positions_and_records_round_trip(drawn):
    game, seed, skilled = drawn
    state = game.deal(seed)
    for move, _ in walk(state, Walker(str(seed), skilled=skilled)):
        assert state.moves[-1] == move
        position = json.loads(json.dumps(state.position()))
        loaded = game.load(position)
        assert loaded.position() == position
        assert loaded.legal_moves() == state.legal_moves()
        assert loaded.to_move == state.to_move
        assert loaded.outcome == state.outcome
        for text, action in zip(state.legal_moves(), state.actions(), strict=True):
            assert moves.write(action) == text
    record = json.loads(json.dumps(state.record()))
    again = regalia.replay(record)
    assert again.position() == state.position()
    assert again.record() == record


@prove
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_refused_is_exactly_what_is_not_listed(options):
    """Every set of cards of a hand, played or discarded: legal if and only if it is listed."""
    for state in sample_states(options, 12):
        seat = state.to_move
        hand = state.view(seat)["hand"]
        legal = set(state.actions())
        bits = [(52 + int(card[1]) - 1) if card[0] == "X" else place(card) for card in hand]
        for kind in (0, 3):
            for number in range(1 << len(bits)):
                action = sum(1 << bit for i, bit in enumerate(bits) if number >> i & 1)
                action |= kind << 56
                try:
                    state.copy().act(action)
                except regalia.IllegalMove:
                    assert action not in legal
                else:
                    assert action in legal


def place(card):
    return 4 * "A23456789TJQK".index(card[0]) + "hdcs".index(card[1])
