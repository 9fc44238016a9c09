"""Walking through games: moves chosen at random or by a bot, one step at a time."""

import random
from collections.abc import Iterator
from typing import Any

import regalia
from regalia.core.game import Event, State

OPTIONS = [
    {"players": 1, "overpay": overpay, "solo_yield": solo_yield}
    for overpay in ("allowed", "until_covered", "forbidden")
    for solo_yield in ("never", "not_twice_running", "always")
] + [
    {"players": players, "overpay": overpay}
    for players in (2, 3, 4)
    for overpay in ("allowed", "until_covered", "forbidden")
]


def name(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


class Walker:
    """Chooses moves: at random, or mostly by the greedy bot to get far into the game."""

    def __init__(self, seed: str, *, skilled: bool) -> None:
        self.random = random.Random(seed)
        self.skilled = skilled
        self.bot = regalia.bot("regicide/greedy", seed=seed)

    def choose(self, state: State) -> str:
        if self.skilled and self.random.random() < 0.85:
            return self.bot.choose(state.view(state.to_move))
        return self.random.choice(state.legal_moves())


def walk(state: State, walker: Walker) -> Iterator[tuple[str, list[Event]]]:
    """Play a state to its end; yields each move and what it did."""
    while state.to_move is not None:
        move = walker.choose(state)
        yield move, state.play(move)


def sample_states(options: dict[str, Any], count: int, *, seed: str = "sample") -> list[State]:
    """States from all over the game, not only from its beginning."""
    game = regalia.game("regicide", **options)
    states = []
    for number in range(count):
        state = game.deal(f"{seed}#{number}")
        walker = Walker(f"{seed}{number}", skilled=number % 3 > 0)
        depth = walker.random.randrange(60)
        before = state.copy()
        for steps, _ in enumerate(walk(state, walker)):
            if steps >= depth or state.to_move is None:
                break
            before = state.copy()
        states.append(before)
    return states
