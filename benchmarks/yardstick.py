"""The yardstick: OpenSpiel's C++ tic-tac-toe, random rollouts inside its MCTSBot."""

import time
from functools import cache

import pyspiel


@cache
def mean_length(board: str = "." * 9, player: str = "x") -> float:
    """The mean number of moves of a uniformly random game from here on, exactly."""
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    if any(board[a] != "." and board[a] == board[b] == board[c] for a, b, c in lines):
        return 0.0
    free = [cell for cell in range(9) if board[cell] == "."]
    if not free:
        return 0.0
    other = "o" if player == "x" else "x"
    rest = [mean_length(board[:cell] + player + board[cell + 1 :], other) for cell in free]
    return 1 + sum(rest) / len(rest)


def steps_per_second(rollouts: int) -> float:
    """One simulation evaluates the empty board with so many rollouts, all in C++."""
    game = pyspiel.load_game("tic_tac_toe")
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    state = game.new_initial_state()
    begin = time.perf_counter()
    bot.step(state)
    return rollouts * mean_length() / (time.perf_counter() - begin)


def python_loop_steps_per_second(seconds: float) -> tuple[str, float]:
    """OpenSpiel in a Python loop: Hanabi where the build has it, else Leduc poker."""
    name = "hanabi" if "hanabi" in pyspiel.registered_names() else "leduc_poker"
    game = pyspiel.load_game(name)
    word = 88172645463325252
    steps = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            word = (word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            state.apply_action(legal[(word >> 33) % len(legal)])
            steps += 1
    return name, steps / spent
