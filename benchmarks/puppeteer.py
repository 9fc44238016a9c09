"""`python -m benchmarks.puppeteer`: how strong Puppeteer's builder is, how fast its solver.

strength   games on sealed seeds (`sealed#0`, ...: no tuning ever touched them), every objective and
           every number of Identities revealed, with Wilson intervals and the time of a placement
solver     how long the solver takes on boards that end the builder's Expansion and on random ones,
           and how long CP-SAT takes on some of the same boards
reveals    how many arrangements of hidden Identities a planned board loses, by what was revealed
chances    on random boards: the scores of a House, what all Houses are short of, what can be won
"""

import argparse
import itertools
import os
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

import regalia
from regalia.core.chance import stream
from regalia.core.game import State
from regalia.games.puppeteer.planner import Planner
from regalia.games.puppeteer.search import Solver
from regalia.games.puppeteer.tokens import HOUSES, OBJECTIVES, SCORES
from regalia.games.puppeteer.view import VIEW, see_into
from regalia.players import Budget
from regalia.players.intervals import wilson

GOALS = {"united": (99, 97, 88), "divide": (99, 97, 88), "central": (99, 98, 94)}
GOALS["border"] = GOALS["central"]


def one_game(objective: str, reveal: int, number: int, budget: Budget) -> tuple[bool, float]:
    """Whether the game was won, and the mean seconds of its placements."""
    state = regalia.game("puppeteer", objective=objective, reveal=reveal).deal(f"sealed#{number}")
    player = regalia.bot("puppeteer/search", seed=f"sealed#{number}", **budget)
    spent = 0.0
    while state.to_move is not None:
        view = state.view(0)
        begin = time.perf_counter()
        move = player.choose(view)
        if view["phase"] == "expansion":
            spent += time.perf_counter() - begin
        state.play(move)
    assert state.outcome is not None
    return bool(state.outcome.won), spent / 35


def strength(arguments: argparse.Namespace) -> None:
    budget: Budget = {"simulations": arguments.simulations}
    if arguments.milliseconds:
        budget = {"milliseconds": arguments.milliseconds}
    print(f"| objective | reveal | won | 95% | goal | ms a placement |  ({budget})")
    print("| --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(arguments.processes) as pool:
        for objective in arguments.objectives:
            for reveal in arguments.reveals:
                jobs = [
                    pool.submit(one_game, objective, reveal, number, budget)
                    for number in range(arguments.games)
                ]
                results = [job.result() for job in jobs]
                won = sum(result for result, _ in results)
                share = wilson(won, len(results))
                thought = 1000 * statistics.mean(seconds for _, seconds in results)
                goal = GOALS[objective][3 - reveal]
                print(
                    f"| {objective} | {reveal} | {won} of {len(results)} | {share} | {goal}%"
                    f" | {thought:.1f} |",
                    flush=True,
                )


def built_boards(objective: str, count: int) -> Iterator[State]:
    """Boards as the builder leaves them, with one, two and three Identities revealed in turn."""
    for number in range(count):
        state = regalia.game("puppeteer", objective=objective, reveal=1 + number % 3).deal(
            f"built#{number}"
        )
        player = regalia.bot("puppeteer/search", seed=f"built#{number}", simulations=20)
        while state.view(0)["phase"] != "intrigue":
            state.play(player.choose(state.view(0)))
        yield state


def random_boards(objective: str, count: int) -> Iterator[State]:
    chance = random.Random(objective)
    game = regalia.game("puppeteer", objective=objective)
    listed = SCORES[OBJECTIVES.index(objective)]
    for _ in range(count):
        tokens = list("DHBGNA" * 6)
        chance.shuffle(tokens)
        targets = dict(zip(HOUSES, chance.sample(listed, 6), strict=True))
        rows = ["".join(tokens[row : row + 6]) for row in range(0, 36, 6)]
        yield game.load({"board": rows, "targets": targets})


def by_cp_sat(state: State, most: int) -> tuple[int | None, float]:
    """What CP-SAT says of a board, and how long it takes."""
    from tests.oracles.puppeteer_cpsat import least_intrigues

    position = state.position()
    targets = {house[0]: score for house, score in position["targets"].items()}
    begin = time.perf_counter()
    objective = str(state.game.options["objective"])
    least = least_intrigues(objective, position["board"], "", targets, most, seconds=600)
    return least, time.perf_counter() - begin


def solving(arguments: argparse.Namespace) -> None:
    print("| objective | boards | solvable | median ms | 95% under ms | slowest ms | CP-SAT |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for objective in OBJECTIVES:
        for kind, boards in (("built", built_boards), ("random", random_boards)):
            mine = Solver()
            mine.solve(next(random_boards(objective, 1)).array)
            times: list[float] = []
            verdicts = []
            states = list(boards(objective, arguments.boards))
            for state in states:
                verdict = mine.solve(state.array)
                times.append(1000 * verdict.seconds)
                verdicts.append(verdict)
            ratio = compare(states, verdicts, arguments.cp_sat)
            print(
                f"| {objective} | {len(times)} {kind} | {sum(bool(v.solvable) for v in verdicts)}"
                f" | {statistics.median(times):.2f} | {np.percentile(times, 95):.2f}"
                f" | {max(times):.1f} | {ratio} |",
                flush=True,
            )


def compare(states: Sequence[State], verdicts: Sequence[Any], count: int) -> str:
    """CP-SAT on the first boards: it must say the same; how much longer it takes."""
    theirs = ours = 0.0
    for state, verdict in itertools.islice(zip(states, verdicts, strict=True), count):
        least, seconds = by_cp_sat(state, 6)
        assert least == (verdict.intrigues if verdict.solvable else None), state.position()
        theirs += seconds
        ours += verdict.seconds
    if not count:
        return "-"
    return f"{count} boards, all the same, {theirs / count:.2f} s each: {theirs / ours:,.0f} x ours"


def reveals(arguments: argparse.Namespace) -> None:
    """Plans on an empty table: the builder's judgement before a single token is laid."""
    print("| objective | revealed | arrangements lost |")
    print("| --- | --- | --- |")
    for objective in arguments.objectives:
        listed = SCORES[OBJECTIVES.index(objective)]
        for revealed in itertools.combinations(listed, arguments.count):
            won = asked = 0
            for number in range(arguments.plans):
                game = regalia.game("puppeteer", objective=objective, reveal=3)
                scores = (*revealed, *(score for score in listed if score not in revealed))
                known = dict(zip(HOUSES, scores, strict=True))
                state = game.load({"phase": "reveal", "targets": known, "revealed": []})
                views = np.zeros(1, VIEW)
                see(state, revealed, views)
                planner = Planner(stream(number, "reveals"))
                some = planner.odds(views, 120)[:2]
                won, asked = won + some[0], asked + some[1]
            print(
                f"| {objective} | {', '.join(map(str, revealed))}"
                f" | {100 * (1 - won / asked):.1f}% |",
                flush=True,
            )


def chances(arguments: argparse.Namespace) -> None:
    print("| objective | score of a House, 0 to 6, in % | short of, mean | 6 at most | solvable |")
    print("| --- | --- | --- | --- | --- |")
    for objective in OBJECTIVES:
        scores = np.zeros(7, np.int64)
        lacking = []
        solvable = 0
        solver = Solver()
        for state in random_boards(objective, arguments.boards):
            view = state.view(0)
            targets = state.position()["targets"]
            scores += np.bincount(list(view["scores"].values()), minlength=7)
            lacking.append(sum(max(targets[each] - view["scores"][each], 0) for each in HOUSES))
            solvable += bool(solver.solve(state.array).solvable)
        shares = " ".join(f"{100 * share:.1f}" for share in scores / scores.sum())
        few = 100 * np.mean(np.array(lacking) <= 6)
        print(
            f"| {objective} | {shares} | {statistics.mean(lacking):.2f} | {few:.1f}%"
            f" | {wilson(solvable, arguments.boards)} |",
            flush=True,
        )


def see(state: State, revealed: Sequence[int], views: Any) -> None:
    """What the player sees of an empty table with these Identities open."""
    states = state.array.copy()
    listed = SCORES[states["objective"][0]]
    states["open"] = sum(1 << listed.index(score) for score in revealed)
    see_into(states, 0, views)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    strong = commands.add_parser("strength")
    strong.add_argument("--games", type=int, default=500)
    strong.add_argument("--simulations", type=int, default=200)
    strong.add_argument("--milliseconds", type=int)
    strong.add_argument("--processes", type=int, default=os.cpu_count())
    strong.add_argument("--objectives", nargs="+", default=list(OBJECTIVES))
    strong.add_argument("--reveals", nargs="+", type=int, default=[3, 2, 1])
    strong.set_defaults(run=strength)
    fast = commands.add_parser("solver")
    fast.add_argument("--boards", type=int, default=500)
    fast.add_argument("--cp-sat", type=int, default=0)
    fast.set_defaults(run=solving)
    lucky = commands.add_parser("chances")
    lucky.add_argument("--boards", type=int, default=5000)
    lucky.set_defaults(run=chances)
    known = commands.add_parser("reveals")
    known.add_argument("--objectives", nargs="+", default=list(OBJECTIVES))
    known.add_argument("--count", type=int, default=1)
    known.add_argument("--plans", type=int, default=10)
    known.set_defaults(run=reveals)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
