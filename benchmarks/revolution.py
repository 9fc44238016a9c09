"""`python -m benchmarks.revolution`: how far Revolution can be proven, how strong its players are.

proof    random standard line-ups without the Merchant, random games; which positions are
         proven in the time, by the cells still free (8: only the Citizen has been placed)
duel     one player against another, the same deals with sides swapped
"""

import argparse
import random
import time
from collections.abc import Iterator

import regalia
from regalia.core.game import State
from regalia.games.revolution.search import Solver, rules_out_proof
from regalia.players.intervals import wilson


def line_ups(count: int) -> Iterator[list[State]]:
    """Random games: the provable positions of each, by the cells still free."""
    number = 0
    while count:
        number += 1
        chance = random.Random(f"line-up {number}")
        state = regalia.game("revolution").deal(f"line-up#{number}")
        if "Merchant" in state.view(None)["neutral"]:
            continue
        count -= 1
        found: dict[int, State] = {}
        while state.to_move is not None:
            free = 9 - len(state.view(None)["board"])
            if not rules_out_proof(state.array):
                found.setdefault(free, state.copy())
            state.play(chance.choice(state.legal_moves()))
        yield [found[free] for free in sorted(found) if 1 < free < 9]


def proof(arguments: argparse.Namespace) -> None:
    """For each line-up from few free cells to many, until nothing is proven any more twice."""
    asked: dict[int, int] = {}
    proven: dict[int, list[float]] = {}
    solver = Solver(threads=arguments.threads, table_bits=arguments.table_bits)
    for number, states in enumerate(line_ups(arguments.line_ups), 1):
        failed = 0
        for state in states:
            free = 9 - len(state.view(None)["board"])
            if free < arguments.least or free > arguments.most:
                continue
            asked[free] = asked.get(free, 0) + 1
            if failed == 2:
                continue  # counted as not proven
            solver.forget()
            verdict = solver.solve(
                state.array,
                seconds=arguments.seconds,
                distance=False,
                every_move=False,
            )
            if verdict.proven:
                proven.setdefault(free, []).append(verdict.seconds)
            else:
                failed += 1
        done = {free: f"{len(proven.get(free, []))}/{asked[free]}" for free in sorted(asked)}
        print(f"after {number} line-ups: {done}", flush=True)
    print(f"| free cells | proven within {arguments.seconds:g} s | median seconds of those |")
    print("| --- | --- | --- |")
    for free in sorted(asked):
        times = sorted(proven.get(free, []))
        middle = f"{times[len(times) // 2]:.2f}" if times else "-"
        print(f"| {free} | {len(times)} of {asked[free]} | {middle} |")


def duel(arguments: argparse.Namespace) -> None:
    """Each deal twice, with the players changing sides."""
    game = regalia.game("revolution", system=arguments.system, numbered=arguments.numbered)
    wins = 0
    thought = 0.0
    moves = 0
    for deal in range(arguments.deals):
        for side in range(2):
            state = game.deal(f"duel#{deal}")
            budget = {"milliseconds": arguments.milliseconds} if arguments.one == "search" else {}
            players = [
                regalia.bot(f"revolution/{arguments.one}", seed=f"one#{deal}", **budget),
                regalia.bot(f"revolution/{arguments.other}", seed=f"other#{deal}"),
            ]
            if side:
                players.reverse()
            while (seat := state.to_move) is not None:
                begin = time.perf_counter()
                move = players[seat].choose(state.view(seat))
                if seat == side:
                    thought += time.perf_counter() - begin
                    moves += 1
                state.play(move)
            wins += state.outcome is not None and state.outcome.winner == side
        print(f"{wins} of {2 * (deal + 1)}", end="\r", flush=True)
    total = 2 * arguments.deals
    print(
        f"| {arguments.system} | {arguments.one} against {arguments.other} | {wins} of {total}"
        f" | {wilson(wins, total)} | {1000 * thought / moves:.0f} ms a move |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    proofs = commands.add_parser("proof")
    proofs.add_argument("--line-ups", type=int, default=30)
    proofs.add_argument("--seconds", type=float, default=10)
    proofs.add_argument("--threads", type=int, default=1)
    proofs.add_argument("--table-bits", type=int, default=24)
    proofs.add_argument("--least", type=int, default=2)
    proofs.add_argument("--most", type=int, default=8)
    proofs.set_defaults(run=proof)
    duels = commands.add_parser("duel")
    duels.add_argument("one")
    duels.add_argument("other")
    duels.add_argument("--deals", type=int, default=50)
    duels.add_argument("--system", default="standard")
    duels.add_argument("--numbered", default="no")
    duels.add_argument("--milliseconds", type=int, default=300)
    duels.set_defaults(run=duel)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
