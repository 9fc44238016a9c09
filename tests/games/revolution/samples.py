"""States to look at, from all over the game: every system, every phase, games of a match too."""

import random
from collections.abc import Iterator
from typing import Any

import regalia
from regalia.core.game import Event, State
from tests.games.revolution.positions import NEUTRALS, REGALITY, RELIGION
from tests.games.revolution.walk import RULINGS

#: What goes with any system: numbers and matches.
MATCHES: list[dict[str, Any]] = [
    {},
    {"numbered": "yes"},
    {"numbered": "yes", "numbers": "5,5,5,5,5,5,6,7,8"},
    {"match": "best_of_three"},
    {"numbered": "yes", "match": "best_of_three"},
    {"numbered": "yes", "match": "three_games"},
]
#: Systems in which cards are hidden, alone and in a match.
SECRET = [
    {"system": system, **match}
    for system in ("secret_random", "secret_draft")
    for match in ({}, {"match": "best_of_three"}, {"numbered": "yes", "match": "three_games"})
]


def name(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values()) or "plain"


def spread(number: int, system: str) -> dict[str, Any]:
    """The number-th of many different options for a system."""
    return {"system": system, **MATCHES[number % 6], **RULINGS[number * 7 % 16]}


def any_move(state: State, chance: random.Random) -> str:
    """Any legal move; every other time any card first, so that cards with few choices come too."""
    legal = state.legal_moves()
    if chance.random() < 0.5:
        return chance.choice(legal)
    card = chance.choice(sorted({move.partition("@")[0] for move in legal}))
    return chance.choice([move for move in legal if move.partition("@")[0] == card])


def play_on(state: State, seed: Any) -> Iterator[tuple[str, list[Event]]]:
    """Play a state to its end; yields each move and what it did."""
    chance = random.Random(f"on {seed}")
    while state.to_move is not None:
        move = any_move(state, chance)
        yield move, state.play(move)


def sample_states(options: dict[str, Any], count: int, seed: str = "sample") -> list[State]:
    """States in which somebody decides, from the first to the last of their games."""
    game = regalia.game("revolution", **options)
    states = []
    number = 0
    while len(states) < count:
        state = game.deal(f"{seed}#{number}")
        chance = random.Random(f"{seed} {number}")
        found = []
        while state.to_move is not None:
            found.append(state.copy())
            state.play(any_move(state, chance))
        states += chance.sample(found, min(3, len(found)))
        number += 1
    return states[:count]


def cards_of(position: dict[str, Any]) -> list[str]:
    """Every card of a position in the place where it is."""
    cards = [card for area in position["areas"] for card in area]
    for pile in ("neutral", "discard", "aside", "used", "offer"):
        cards += position[pile]
    for lying in position["board"].values():
        cards += [lying["card"]] + ([lying["covers"]] if lying["covers"] else [])
    if position["phase"] == "keep":
        cards += [card for pile in position["thrown"] for card in pile]  # AR-63
    return cards


def cards_in_play(system: str, phase: str) -> list[str]:
    """The cards there must be; before a game is begun the Citizen is nobody's."""
    cards = [*REGALITY, *RELIGION, *(NEUTRALS if system != "old_style" else [])]
    return sorted(cards if phase == "choose" else [*cards, "Citizen"])
