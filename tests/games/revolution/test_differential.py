"""The engine beside the oracle: same cards in the same places, same moves, same endings."""

import random

import numpy as np
import pytest

import regalia
from regalia.games.revolution.legal import MOST_MOVES
from regalia.games.revolution.rules import perft_of
from regalia.games.revolution.state import REPORT, STATE
from tests.games.revolution.walk import RULINGS, SYSTEMS, Pair, walk
from tests.oracles.revolution import perft
from tests.scale import only_prove, prove, seeded, size

GAMES = size(48, 3000)
CHUNK = size(48, 1000)
MATCHES = {"no": ("best_of_three",), "yes": ("best_of_three", "three_games")}


@prove
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize("numbered", ["no", "yes"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_random_games_agree_at_every_step(system, numbered, chunk):
    """All sixteen sets of rulings in turn; every twentieth game is a match."""
    ended = set()
    for game in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        match = "single"
        if game % 20 == 0:
            match = MATCHES[numbered][game // 20 % len(MATCHES[numbered])]
        rulings = RULINGS[game % len(RULINGS)]
        pair = walk(seeded(f"{game}"), system=system, numbered=numbered, match=match, **rulings)
        ended.add(pair.engine.outcome.reason)
    assert ended >= {"points" if numbered == "yes" else "allies"}


@prove
@pytest.mark.parametrize("match", ["single", "three_games"])
def test_numbers_that_can_tie_agree(match):
    """AR-10: with such numbers points are often equal."""
    reasons = set()
    for game in range(size(32, 150)):
        numbers = [1 + game % 4] * 5 + [2] * 4
        rulings = RULINGS[game % len(RULINGS)]
        options = {"numbered": "yes", "numbers": numbers, "match": match, **rulings}
        reasons.add(walk(seeded(f"{game}"), **options).engine.outcome.reason)
    assert {"points", "allies"} <= reasons


FAVOURED = ("Tower", "Pirate", "Witch", "Necromancer", "Fairy", "Death", "Merchant", "Samurai")


@prove
@pytest.mark.parametrize("system", ["standard", "secret_draft"])
def test_games_with_rare_cards_agree(system):
    """Moves that make long and odd games: cards brought back, piles destroyed, cards used up."""
    reasons = set()
    for game in range(size(64, 200)):
        pair = Pair(seeded(f"rare {game}"), system=system, numbered=("no", "yes")[game % 2],
                    **RULINGS[game % len(RULINGS)])  # fmt: skip
        chance = random.Random(seeded(f"rare {game}"))
        while legal := pair.compare():
            rare = [move for move in legal if " " in move and move.startswith(FAVOURED)]
            destroying = [move for move in legal if " " in move]
            pool = rare or (destroying if chance.random() < 0.7 else []) or legal
            pair.play(chance.choice(pool))
        reasons.add(pair.engine.outcome.reason)
    assert "death" in reasons


def engine_perft(state, depth):
    stack = np.zeros(depth + 1, STATE)
    out = np.zeros((depth + 1, MOST_MOVES), np.int64)
    return int(perft_of(state.array, depth, stack, out, np.zeros(1, REPORT)))


#: Sequences of so many moves from the start of Old Style.
OLD_STYLE = {1: 9, 2: 720, 3: 61_592, 4: 4_536_672}


@prove
@pytest.mark.parametrize("depth", OLD_STYLE)
def test_perft_of_old_style(depth):
    pair = Pair(1, system="old_style", first="regality")
    assert engine_perft(pair.engine, depth) == OLD_STYLE[depth]
    if depth < size(3, 4):
        assert perft(pair.oracle, depth) == OLD_STYLE[depth]


@only_prove
def test_perft_of_old_style_to_depth_4_by_the_oracle():
    """Of the nine openings one stands for four corners and one for four edges."""
    total = 0
    for cell, alike in (("b2", 1), ("a1", 4), ("b1", 4)):
        pair = Pair(1, system="old_style", first="regality")
        pair.play(f"Citizen@{cell}")
        total += alike * perft(pair.oracle, 3)
    assert total == OLD_STYLE[4]


#: By seed: the five neutrals, and the sequences of one, two and three moves.
STANDARD = {
    9: (["Poet", "Artist", "Shaman", "Fairy", "Tower"], [9, 1512, 269760]),
    10: (["Artist", "FortuneTeller", "Historian", "Dragon", "Tower"], [9, 1092, 136290]),
    45: (["Samurai", "Ninja", "Shaman", "FortuneTeller", "Assassin"], [9, 1638, 247458]),
}


@prove
@pytest.mark.parametrize("seed", STANDARD)
def test_perft_of_standard_line_ups(seed):
    pair = Pair(seed, first="religion")
    neutral, counts = STANDARD[seed]
    assert pair.engine.position()["neutral"] == neutral
    for depth, count in enumerate(counts, 1):
        assert engine_perft(pair.engine, depth) == count
        if depth < size(3, 4):
            assert perft(pair.oracle, depth) == count


def test_a_line_up_without_the_merchant_is_what_perft_can_count():
    for neutral, _ in STANDARD.values():
        assert "Merchant" not in neutral
    assert len(STANDARD) == 3
    assert regalia.game("revolution").options["system"] == "standard"
