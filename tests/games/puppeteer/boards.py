"""Boards and positions to look at. A board is a text: one word a row, one initial a token."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import regalia
from regalia.core.game import Event, Game, State

HOUSES = ["Drave", "Halvern", "Bearth", "Gantis", "Na'Ghar", "Avondale"]
LETTERS = "DHBGNA"
NAMES = dict(zip(LETTERS, HOUSES, strict=True))
OBJECTIVES = ["united", "divide", "central", "border"]
SCORES = {
    "united": [1, 2, 3, 4, 5, 6],
    "divide": [1, 2, 3, 4, 5, 6],
    "central": [0, 1, 2, 3, 4, 6],
    "border": [0, 2, 3, 4, 5, 6],
}
CELLS = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
INNER = {f"{column}{row}" for row in range(2, 6) for column in "bcde"}
PHASES = ["reveal", "expansion", "intrigue", "over"]
ALL_OPTIONS = [
    {"objective": objective, "reveal": reveal, "lookahead": lookahead}
    for objective in OBJECTIVES
    for reveal in (3, 2, 1)
    for lookahead in (0, 1)
]

#: Every House in a row of its own.
STRIPES = "DDDDDD HHHHHH BBBBBB GGGGGG NNNNNN AAAAAA"
#: A House on every cell of no two neighbours.
LATIN = "DHBGNA HBGNAD BGNADH GNADHB NADHBG ADHBGN"
#: Boards by objective on which each House has another score of the list, counted by hand.
BALANCED = {
    "united": ("ANDDDD NGHBAD GNNAGD GABHHA GBBHHH ANBNGB", [6, 5, 4, 3, 2, 1]),
    "divide": ("GAHHHA GGHAHN NBBGAG BDDBGN BDDNHA BDDANN", [1, 2, 3, 4, 5, 6]),
    "central": ("AAAAAA HDDDDH BDDHHB BHHBBG GBGGNG GNNNNN", [6, 4, 3, 2, 1, 0]),
    "border": ("AAAAAA HDDDDH BDDHHB BHHBBG GBGGNG GNNNNN", [0, 2, 3, 4, 5, 6]),
}


def game(objective: str = "central", reveal: int = 3, lookahead: int = 0) -> Game:
    return regalia.game("puppeteer", objective=objective, reveal=reveal, lookahead=lookahead)


def targets(objective: str, order: str = LETTERS) -> dict[str, int]:
    """The Houses with these initials on the scores of the list, ascending."""
    on = dict(zip(order, SCORES[objective], strict=True))
    return {NAMES[letter]: on[letter] for letter in LETTERS}


def named(scores: list[int]) -> dict[str, int]:
    """Numbers in the order of the Houses, by House."""
    return dict(zip(HOUSES, scores, strict=True))


def houses(initials: str) -> list[str]:
    return [NAMES[letter] for letter in initials]


def position(
    board: str = LATIN, objective: str = "central", paid: str = "", **facts: Any
) -> dict[str, Any]:
    """A position, by default one of Intrigues."""
    return {
        "board": board.split(),
        "targets": targets(objective),
        "paid": houses(paid),
        **facts,
    }


def load(board: str = LATIN, objective: str = "central", paid: str = "", **facts: Any) -> State:
    options = {name: facts.pop(name) for name in ("reveal", "lookahead") if name in facts}
    return game(objective, **options).load(position(board, objective, paid, **facts))


def growing(board: str, origin: tuple[int, int] = (0, 0), pile: str = "", **facts: Any) -> State:
    """A board in Expansion; the pile begins with these tokens, the first of them in hand."""
    facts.setdefault("objective", "central")
    rest = rest_of(board.replace(" ", "") + pile)
    opened = SCORES[facts["objective"]][: facts.get("reveal", 3)]
    facts.setdefault("revealed", opened)
    return load(board, origin=list(origin), pile=pile + rest, phase="expansion", **facts)


def rest_of(tokens: str) -> str:
    """The tokens that are missing."""
    return "".join(letter * (6 - tokens.count(letter)) for letter in LETTERS)


def random_board(chance: random.Random) -> str:
    tokens = list(LETTERS * 6)
    chance.shuffle(tokens)
    return " ".join("".join(tokens[at : at + 6]) for at in range(0, 36, 6))


def random_targets(objective: str, chance: random.Random) -> dict[str, int]:
    return targets(objective, "".join(chance.sample(LETTERS, 6)))


def rows(state: State) -> str:
    """The board as a text."""
    return " ".join(state.position()["board"])


def on_cell(state: State, cell: str) -> str:
    """The letter on a cell of the finished board."""
    return "".join(state.position()["board"])[CELLS.index(cell)]


def kinds(events: list[Event]) -> list[str]:
    return [told["event"] for told in events]


def event(events: list[Event], kind: str) -> Event:
    (found,) = [told for told in events if told["event"] == kind]
    return found


def refusal(state: State, move: Any) -> tuple[str, str, str]:
    """Code, reason and rule with which a move is refused; nothing changes."""
    before = json.dumps([state.position(), state.moves, state.view(0)])
    with pytest.raises(regalia.IllegalMove) as caught:
        state.play(move)
    with pytest.raises(regalia.IllegalMove) as foreseen:
        state.preview(move)
    assert json.dumps([state.position(), state.moves, state.view(0)]) == before
    told = caught.value.code, caught.value.reason, caught.value.rule
    assert told == (foreseen.value.code, foreseen.value.reason, foreseen.value.rule)
    return told


def reveal_all(state: State) -> State:
    """Through the reveals, the smallest scores first."""
    while state.position()["phase"] == "reveal":
        state.play(state.legal_moves()[0])
    return state


def any_move(state: State, chance: random.Random) -> str:
    """Any legal move; one Intrigue in eight is not made."""
    legal = state.legal_moves()
    return "stop" if legal[-1] == "stop" and chance.random() < 0.12 else chance.choice(legal)


def play_on(state: State, seed: Any) -> Iterator[tuple[str, list[Event]]]:
    """Play a state to its end; yields each move and what it did."""
    chance = random.Random(f"on {seed}")
    while state.to_move is not None:
        move = any_move(state, chance)
        yield move, state.play(move)


def sample_states(options: dict[str, Any], count: int, seed: str = "sample") -> list[State]:
    """States in which something is to be decided, of all phases in turn."""
    settled = regalia.game("puppeteer", **options)
    states: list[State] = []
    number = 0
    while len(states) < count:
        chance = random.Random(f"{seed} {number}")
        state = settled.deal(f"{seed}#{number}")
        found: dict[str, list[State]] = {}
        while state.to_move is not None:
            found.setdefault(state.position()["phase"], []).append(state.copy())
            state.play(any_move(state, chance))
        states += [chance.choice(of_phase) for of_phase in found.values()]
        number += 1
    return states[:count]
