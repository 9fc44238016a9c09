"""Measures how fast this machine plays: inside the kernel, and in a Python loop."""

import time
from dataclasses import dataclass

from .. import games
from .simulation import simulate


@dataclass(frozen=True)
class Speed:
    """Games and moves of one measurement."""

    games: int
    moves: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds


def kernel(game: str, players: int, seconds: float, threads: int = 1) -> Speed:
    """Play random games inside the kernel for about so many seconds."""
    count = 20_000 * threads
    result = simulate(game, bots="random", games=count, seed=0, threads=threads, players=players)
    count = max(count, int(result.games_per_second * seconds))
    result = simulate(game, bots="random", games=count, seed=1, threads=threads, players=players)
    return Speed(result.games, result.moves, result.seconds)


def python_loop(game: str, seconds: float, *, texts: bool) -> Speed:
    """Play random games through `actions` and `act`, or through `legal_moves` and `play`."""
    played = games.game(game)

    def one_game(number: int) -> int:
        state = played.deal(f"speed#{number}")
        moves = 0
        while state.to_move is not None:
            if texts:
                legal = state.legal_moves()
                state.play(legal[random_word() % len(legal)])
            else:
                actions = state.actions()
                state.act(actions[random_word() % len(actions)])
            moves += 1
        return moves

    # A cheap generator, so that the loop is measured and not the random numbers.
    word = 1

    def random_word() -> int:
        nonlocal word
        word = (word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return word >> 33

    one_game(0)
    total_games = total_moves = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        total_games += 1
        total_moves += one_game(total_games)
    return Speed(total_games, total_moves, spent)
