"""Looking back on a lost game: whether it could have been won from the finished board, how, and
which move threw that away. All of it proven."""

from collections.abc import Iterable
from typing import Any

from ...core.game import Hindsight, State
from .search import Solver, Verdict

#: What the solver may spend on one position.
NODES = 50_000_000


def look_back(states: Iterable[State], moves: list[str]) -> Hindsight | None:
    """`states`: the game before its first move and after each (one object played on is enough).
    None for a game that was not lost."""
    solver = Solver()
    verdicts: list[Verdict] = []
    finished: State | None = None
    won = None
    for state in states:
        if state.outcome is not None:
            won = state.outcome.won
        elif state.view(None)["phase"] == "intrigue":
            finished = finished or state.copy()
            verdicts.append(solver.solve(state.array, nodes=NODES))
    if won is not False:
        return None
    if finished is None or not all(verdict.proven for verdict in verdicts):
        return Hindsight("undecided")
    board = verdicts[0]
    if not board.solvable:
        return Hindsight("lost")
    # The k-th verdict is of the position before the k-th of the last moves
    made = moves[-len(verdicts) :]
    lost = [number for number, verdict in enumerate(verdicts) if not verdict.solvable]
    mistake = made[lost[0] - 1] if lost else made[-1]
    line = list(board.best) if board.intrigues else []
    steps = _played_through(finished, board.best)
    facts = {"intrigues": int(board.intrigues or 0)}
    return Hindsight("winnable", facts, line, mistake, steps)


def _played_through(state: State, line: list[str]) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = [{"view": state.view(None)}]
    for move in line:
        seat = state.to_move
        happened = state.seen(state.play(move), None)
        steps.append({"seat": seat, "move": move, "happened": happened, "view": state.view(None)})
    return [{"step": number, "steps": len(line), **step} for number, step in enumerate(steps)]
