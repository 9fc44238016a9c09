"""The compiled rules against the slow literal model, step by step through the same games."""

import pytest

import regalia
from tests.games.regicide.walk import OPTIONS, Walker, name
from tests.oracles.regicide import Oracle
from tests.scale import covering, prove, seeded, size

RANDOM_GAMES = size(24, 1200)
SKILLED_GAMES = size(2, 150)
BATCHES = size(1, 4)


def truth(state):
    """A position without the stream of chance: the oracle is told what chance did."""
    position = state.position()
    for part in ("chance", "game", "options", "ended_by"):
        position.pop(part, None)
    return position


def healed_in_order(before, mover, events, after):
    """The healed cards in the order in which they came to lie under the Tavern.

    Those still there show it. Those drawn in the same turn were drawn clockwise, so who holds
    them tells it too; the order in which one hand got its cards makes no difference.
    """
    healed = next((set(event["cards"]) for event in events if event["event"] == "healed"), set())
    left = [card for card in after["tavern"] if card in healed]
    drawn = {event["seat"]: list(event["cards"]) for event in events if event["event"] == "drew"}
    players = len(before["hands"])
    limit = {1: 8, 2: 7, 3: 6, 4: 5}[players]
    played = next(len(event["cards"]) for event in events if event["event"] == "played")
    sizes = [len(hand) for hand in before["hands"]]
    sizes[mover] -= played
    sequence = []
    seat = mover
    while len(sequence) < sum(map(len, drawn.values())):
        if sizes[seat] < limit:
            sizes[seat] += 1
            sequence.append(seat)
        seat = (seat + 1) % players
    first = []
    for seat in sequence[len(before["tavern"]) :]:
        card = next(card for card in drawn[seat] if card in healed and card not in first)
        first.append(card)
    return first + left


def compare(state, position, oracle):
    assert position == oracle.position()
    shown = state.view(None)
    facts = oracle.facts()
    assert shown["owed"] == facts["owed"]
    if shown["enemy"]:
        assert {
            "damage": shown["enemy"]["damage"],
            "shield": shown["enemy"]["shield"],
            "attack": shown["enemy"]["blow"],
            "health": shown["enemy"]["health"],
            "immune": shown["enemy"]["immune"],
        } == {key: facts[key] for key in ("damage", "shield", "attack", "health", "immune")}


def compare_knowledge(state, oracle):
    """RGC-44 as each seat and an onlooker see it."""
    for seat in (None, *range(state.game.players)):
        ours = [
            {key: lot[key] for key in ("cards", "tavern", "hands")}
            for lot in state.view(seat)["lots"]
            if lot["cards"]
        ]
        theirs = oracle.lots(seat)
        in_tavern = sum(lot["tavern"] > 0 for lot in theirs)
        assert ours[:in_tavern] == theirs[:in_tavern]
        by_cards = lambda lot: lot["cards"]
        assert sorted(ours, key=by_cards) == sorted(theirs, key=by_cards)


def walk_together(game, seed, *, skilled, knowledge):
    state = game.deal(seed)
    walker = Walker(seed, skilled=skilled)
    before = truth(state)
    oracle = Oracle(before, dict(game.options))
    steps = 0
    while (mover := state.to_move) is not None:
        assert state.legal_moves() == oracle.legal_moves()
        move = walker.choose(state)
        events = state.play(move)
        after = truth(state)
        healed = []
        if any(event["event"] == "healed" for event in events):
            healed = healed_in_order(before, mover, events, after)
        oracle.play(move, healed)
        compare(state, after, oracle)
        if knowledge:
            compare_knowledge(state, oracle)
        before = after
        steps += 1
    assert oracle.legal_moves() == []
    return steps


@prove
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("options", covering(OPTIONS), ids=name)
def test_engine_and_oracle_agree_at_every_step(options, batch):
    game = regalia.game("regicide", **options)
    share = RANDOM_GAMES // BATCHES
    for number in range(batch * share, (batch + 1) * share):
        seed = seeded(f"differential-{name(options)}#{number}")
        walk_together(game, seed, skilled=False, knowledge=number % 20 == 0)
    for number in range(batch, SKILLED_GAMES, BATCHES):
        seed = seeded(f"skilled-{name(options)}#{number}")
        walk_together(game, seed, skilled=True, knowledge=number % 10 == 0)
