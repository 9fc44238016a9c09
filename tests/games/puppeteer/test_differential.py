"""The engine beside the oracle: same tokens on the same cells, same moves, same endings."""

import copy
import random

import pytest

from regalia.games.puppeteer import moves
from tests.games.puppeteer.boards import HOUSES, NAMES, OBJECTIVES, game, load
from tests.oracles import puppeteer as oracles
from tests.scale import first, prove, seeded, size

GAMES = size(96, 5000)
CHUNK = size(96, 500)
#: Of so many games one is compared with all there is to compare.
FULL = 8


class Attentive(oracles.Oracle):
    """The oracle, which lists the moves of a position only once."""

    listed: list[str] | None = None

    def legal_moves(self):
        if self.listed is None:
            self.listed = super().legal_moves()
        return self.listed

    def play(self, move):
        super().play(move)
        self.listed = None


class Hasty(oracles.Oracle):
    """The oracle, which looks at the one move that is played and at no other."""

    asked = ""

    def play(self, move):
        self.asked = move
        super().play(move)

    def legal_moves(self):
        match self.asked.split(" "):
            case ["place", numbers]:
                row, column = map(int, numbers.split(","))
                cell = (row, column)
                beside = any(other in self._house for other in oracles.neighbours(cell))
                free = cell not in self._house and oracles.fits([*self._house, cell])
                return [self.asked] if self.phase == "expansion" and beside and free else []
            case ["swap", one, two, "dark", dark, "pay", payer]:
                first, second = self._cell(one), self._cell(two)
                adjacent = second in oracles.neighbours(first)
                right = self.phase == "intrigue" and adjacent and dark in (one, two)
                return [self.asked] if right and payer in self._payers(first, second) else []
        return super().legal_moves() if self.asked != "stop" else ["stop"]


def oracle_of(state, kind=Attentive):
    """The oracle at the start of the same game."""
    truth = state.position()
    assert truth["phase"] == "reveal"
    options = {name: str(state.game.options[name]) for name in oracles.OPTIONS}
    identities = sorted(truth["targets"], key=truth["targets"].get)
    return kind(options, identities, [NAMES[letter] for letter in truth["pile"]])


def compare(state, oracle):
    """Everything a position is."""
    truth, told = state.position(), state.view(0)
    laid = oracle.board()
    assert truth["phase"] == told["phase"] == oracle.phase
    assert state.legal_moves() == oracle.legal_moves()
    assert (told["hand"], told["next"]) == (oracle.hand(), oracle.next_token())
    assert told["pile"] == oracle.left()
    assert told["paid"] == oracle.paid()
    assert told["intrigues"] == oracle.intrigues()
    assert told["scores"] == oracle.scores()
    assert told["targets"] == {
        house: score for score, house in sorted(oracle.revealed().items(), key=by_house)
    }
    board = {}
    top, left = told["origin"]
    for row, line in enumerate(told["board"]):
        for column, letter in enumerate(line):
            if letter != ".":
                board[row + top, column + left] = NAMES[letter.upper()], letter.islower()
    assert board == laid
    if oracle.phase in ("intrigue", "over"):
        assert truth["targets"] == told["targets"] == oracle.targets()


def by_house(item):
    return HOUSES.index(item[1])


def compare_ends(state, oracle):
    outcome = state.outcome
    assert oracle.phase == "over"
    assert outcome.won is oracle.won
    assert list(outcome.scores) == list(oracle.scores().values())
    assert list(outcome.targets) == list(oracle.targets().values())
    assert outcome.intrigues == oracle.intrigues()


def choose(state, chance):
    """Any action; one Intrigue in ten is not made."""
    actions = state.actions()
    last = moves.write(actions[-1]) == "stop" and chance.random() < 0.1
    return actions[-1] if last else chance.choice(actions)


def walk_full(number, objective):
    state = game(objective, 3 - number % 3, number // 3 % 2).deal(seeded(f"full {number}"))
    oracle = oracle_of(state)
    chance = random.Random(seeded(f"{objective} {number}"))
    step = 0
    while state.to_move is not None:
        legal = oracle.legal_moves()
        assert state.legal_moves() == legal
        if step % 8 == number % 8 or oracle.phase == "intrigue":
            compare(state, oracle)
        action = choose(state, chance)
        oracle.play(moves.write(action))
        state.act(action)
        step += 1
    compare(state, oracle)
    compare_ends(state, oracle)
    return step


def walk_lite(number, objective):
    """The moves that are played, what is drawn, the phases and the end."""
    state = game(objective, 3 - number % 3, number // 3 % 2).deal(seeded(f"lite {number}"))
    oracle = oracle_of(state, Hasty)
    chance = random.Random(seeded(f"{objective} {number}"))
    array = state.array
    while state.to_move is not None:
        action = choose(state, chance)
        oracle.play(moves.write(action))
        state.act(action)
        assert oracles_phase(array) == oracle.phase
        hand = oracle.hand()
        if hand is not None:
            assert HOUSES[array["pile"][0][array["laid"][0]]] == hand
    assert state.view(0)["paid"] == oracle.paid()
    compare_ends(state, oracle)


def oracles_phase(array):
    return ("reveal", "expansion", "intrigue", "over")[array["phase"][0]]


@prove
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_random_games_agree(objective, chunk):
    """All reveals and both lookaheads in turn; every eighth game is compared at every step."""
    lengths = set()
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        if number % FULL == 0:
            lengths.add(walk_full(number, objective))
        else:
            walk_lite(number, objective)
    assert min(lengths) >= 1 + 35 + 1
    assert max(lengths) <= 3 + 35 + 6


@prove
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_everything_agrees_at_every_step(objective):
    for number in range(size(3, 10)):
        state = game(objective, 3 - number % 3, number % 2).deal(seeded(f"every {number}"))
        oracle = oracle_of(state)
        chance = random.Random(f"every {objective} {number}")
        compare(state, oracle)
        while state.to_move is not None:
            move = chance.choice(state.legal_moves())
            state.play(move)
            oracle.play(move)
            compare(state, oracle)
        compare_ends(state, oracle)


@prove
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_games_with_many_swaps_of_the_same_few_tokens_agree(objective):
    """Intrigues close to each other: dark tokens, paid Houses and forced payers come up often."""
    both = forced = alone = 0
    for number in range(size(20, 60)):
        state = game(objective, 1).deal(seeded(f"close {number}"))
        oracle = oracle_of(state)
        chance = random.Random(f"close {objective} {number}")
        while state.to_move is not None:
            legal = oracle.legal_moves()
            assert state.legal_moves() == legal
            near = [move for move in legal if move.startswith("swap") and close(move, oracle)]
            both += len(oracle.paid()) >= 2
            forced += len(oracle.paid()) == 5
            alone += legal == ["stop"]
            move = chance.choice(near or legal)
            oracle.play(move)
            state.play(move)
        compare(state, oracle)
        compare_ends(state, oracle)
    assert both > size(16, 50)
    assert forced > size(3, 10)


def close(move, oracle):
    """Whether an Intrigue lies beside a dark token, or none is dark."""
    if not oracle.paid():
        return True
    dark = [cell for cell, (_, is_dark) in oracle.board().items() if is_dark]
    cells = [oracle._cell(name) for name in move.split()[1:3]]
    return any(other in dark for cell in cells for other in oracles.neighbours(cell))


# How many sequences of moves there are


def perft(state, depth):
    if depth == 0 or state.to_move is None:
        return 1
    actions = state.actions()
    if depth == 1:
        return len(actions)
    leaves = 0
    for action in actions:
        after = state.copy()
        after.act(action)
        leaves += perft(after, depth - 1)
    return leaves


def at_intrigues(state):
    """The oracle at a loaded position of Intrigues."""
    truth = state.position()
    options = {name: str(state.game.options[name]) for name in oracles.OPTIONS}
    identities = sorted(truth["targets"], key=truth["targets"].get)
    oracle = oracles.Oracle(options, identities, HOUSES * 6)
    oracle._named = list(truth["revealed"])
    oracle._raven = True
    oracle._pile = []
    for row, line in enumerate(truth["board"]):
        for column, letter in enumerate(line):
            oracle._house[row, column] = NAMES[letter.upper()]
            if letter.islower():
                oracle._dark.append((row, column))
    oracle._dark_points = list(truth["paid"])
    return oracle


def leaves(oracle, depth):
    """The oracle's own count, without playing the last of the moves where there are many."""
    if depth == 1 or len(oracle.paid()) == 3:
        return oracles.perft(oracle, depth)
    total = 0
    for move in oracle.legal_moves():
        after = copy.deepcopy(oracle)
        after.play(move)
        total += 1 if after.phase == "over" else len(after.legal_moves())
    return total


#: By board and paid Houses: the sequences of one and of two moves. The first two counted by hand:
#: sixty pairs of different Houses in four ways and `stop`; thirty of them of one House, two ways.
PERFT = {
    ("DHBGNA HBGNAD BGNADH GNADHB NADHBG ADHBGN", ""): (241, 45_985),
    ("DDDDDD HHHHHH BBBBBB GGGGGG NNNNNN AAAAAA", ""): (181, 26_261),
    ("dHBGNA HbGNAD BGNADH GNAdHB NADHBG ADHBGN", "DBA"): (105, 6_905),
}


@prove
@pytest.mark.parametrize(("board", "paid"), first(1, list(PERFT)[::-1]))
def test_the_number_of_sequences_of_intrigues(board, paid):
    state = load(board, "united", paid)
    oracle = at_intrigues(state)
    assert state.legal_moves() == oracle.legal_moves()
    for depth, count in enumerate(first(1, PERFT[board, paid]), 1):
        assert perft(state, depth) == count
        assert leaves(oracle, depth) == count


def test_the_number_of_sequences_of_three_intrigues():
    board, paid = list(PERFT)[2]
    assert perft(load(board, "united", paid), 3) == 219_001
