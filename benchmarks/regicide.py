"""`python -m benchmarks.regicide`: how strong Regicide's players are, on sealed seeds.

`--bot clairvoyant` is the same search knowing all cards.

strength   games dealt from `sealed#0`, ...: no tuning ever touched them. Share won with its Wilson
           interval, medals, milliseconds a decision (mean and 99th percentile)
cross      one kind of player at the first seat, another at the others
paired     two budgets on the same deals: how many games only the one or only the other won
"""

import argparse
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import regalia
from regalia.core.game import Bot
from regalia.players import keywords
from regalia.players.intervals import wilson

from .clairvoyant import Clairvoyant


def seated(name: str, seat: int, number: int, budget: dict[str, Any]) -> Bot | Clairvoyant:
    if name == "clairvoyant":
        return Clairvoyant(f"sealed/{seat}#{number}", **budget)
    own = {word: budget[word] for word in keywords("regicide", name) if word in budget}
    return regalia.bot(f"regicide/{name}", seed=f"sealed/{seat}#{number}", **own)


def one_game(
    bots: list[str], number: int, budget: dict[str, Any], seeds: str
) -> tuple[str, list[float]]:
    """How a game ended, and how long each decision of a bot with a budget took."""
    state = regalia.game("regicide", players=len(bots)).deal(f"{seeds}#{number}")
    players = [seated(name, seat, number, budget) for seat, name in enumerate(bots)]
    spent = []
    while (seat := state.to_move) is not None:
        view = state.view(seat)
        begin = time.perf_counter()
        player = players[seat]
        if isinstance(player, Clairvoyant):
            move = player.choose_knowing(state)
        else:
            move = player.choose(view)
        if len(view["legal_moves"]) > 1 and bots[seat] in ("search", "clairvoyant"):
            spent.append(time.perf_counter() - begin)
        state.play(move)
    assert state.outcome is not None
    ending = "lost" if not state.outcome.won else state.outcome.medal or "won"
    return ending, spent


def play_all(
    bots: list[str], budget: dict[str, Any], arguments: argparse.Namespace
) -> tuple[list[str], list[float]]:
    with ProcessPoolExecutor(arguments.processes) as pool:
        jobs = [
            pool.submit(one_game, bots, number, budget, arguments.seeds)
            for number in range(arguments.games)
        ]
        console = Console(stderr=True)
        shown = track(jobs, ", ".join(bots), console=console, disable=not console.is_terminal)
        results = [job.result() for job in shown]
    return [ending for ending, _ in results], [each for _, spent in results for each in spent]


def row(what: str, endings: list[str], spent: list[float]) -> str:
    won = sum(ending != "lost" for ending in endings)
    medals = Counter(ending for ending in endings if ending not in ("lost", "won"))
    told = ", ".join(f"{medal} {medals[medal]}" for medal in ("gold", "silver", "bronze") if medals)
    thought = 1000 * np.array(spent or [0.0])
    return (
        f"| {what} | {won} of {len(endings)} | {wilson(won, len(endings))} | {told}"
        f" | {thought.mean():.1f} | {np.percentile(thought, 99):.1f} |"
    )


def budget_of(arguments: argparse.Namespace) -> dict[str, Any]:
    names = ("milliseconds", "simulations", "aim")
    given = {name: getattr(arguments, name) for name in names}
    return {name: value for name, value in given.items() if value is not None}


def strength(arguments: argparse.Namespace) -> None:
    budget = budget_of(arguments)
    print(f"| players | won | 95 % | medals | ms a decision | 99 % under ms |  ({budget})")
    print("| --- | --- | --- | --- | --- | --- |")
    for players in arguments.players:
        bots = [arguments.bot] * players
        results = play_all(bots, budget, arguments)
        print(row(f"{players} {arguments.bot}", *results), flush=True)


def cross(arguments: argparse.Namespace) -> None:
    budget = budget_of(arguments)
    print(f"| players | won | 95 % | medals | ms a decision | 99 % under ms |  ({budget})")
    print("| --- | --- | --- | --- | --- | --- |")
    for players in arguments.players:
        if players > 1:
            bots = [arguments.bot] + [arguments.partner] * (players - 1)
            results = play_all(bots, budget, arguments)
            print(row(", ".join(bots), *results), flush=True)


def paired(arguments: argparse.Namespace) -> None:
    for players in arguments.players:
        won = []
        for simulations in (arguments.simulations, arguments.other):
            budget = {**budget_of(arguments), "simulations": simulations}
            endings, _ = play_all([arguments.bot] * players, budget, arguments)
            won.append([ending != "lost" for ending in endings])
        first = sum(one and not two for one, two in zip(*won, strict=True))
        second = sum(two and not one for one, two in zip(*won, strict=True))
        print(
            f"| {players} | {arguments.simulations} simulations won {sum(won[0])}"
            f" | {arguments.other} won {sum(won[1])} | only the first {first}, only the second"
            f" {second}, of {arguments.games} |",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    for name, run in (("strength", strength), ("cross", cross), ("paired", paired)):
        command = commands.add_parser(name)
        command.add_argument("--bot", default="search")
        command.add_argument("--players", nargs="+", type=int, default=[1, 2, 3, 4])
        command.add_argument("--games", type=int, default=500)
        command.add_argument("--seeds", default="sealed", help="anything else, to try things out")
        command.add_argument("--processes", type=int, default=os.cpu_count())
        command.add_argument("--milliseconds", type=int)
        command.add_argument("--simulations", type=int)
        command.add_argument("--aim")
        if name == "cross":
            command.add_argument("--partner", default="reflex")
        if name == "paired":
            command.add_argument("--other", type=int, default=1000)
        command.set_defaults(run=run, **({"simulations": 100} if name == "paired" else {}))
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
