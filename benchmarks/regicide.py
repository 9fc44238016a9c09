"""`python -m benchmarks.regicide`: how strong Regicide's players are, on sealed seeds.

`--bot clairvoyant` is the same search knowing all cards.

strength   games dealt from `sealed#0`, ...: no tuning ever touched them. Share won with its Wilson
           interval, medals, milliseconds a decision (mean and 99th percentile)
cross      one kind of player at the first seat, another at the others
paired     two files kept by `--keep`, of two budgets, bots or versions on the same deals: how many
           games only the one or only the other won (`--medal gold`: won in gold), and how likely
           so uneven a split is by chance
"""

import argparse
import json
import math
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import regalia
from regalia.core.game import Bot
from regalia.games.regicide.state import MEDALS
from regalia.players import keywords
from regalia.players.intervals import wilson

from .clairvoyant import Clairvoyant

BEST_FIRST = tuple(medal for medal in reversed(MEDALS) if medal)


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
    ending = state.outcome.as_dict()
    return ("lost" if not ending["won"] else ending.get("medal", "won")), spent


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
    told = ", ".join(f"{medal} {medals[medal]}" for medal in BEST_FIRST if medals)
    thought = 1000 * np.array(spent or [0.0])
    return (
        f"| {what} | {won} of {len(endings)} | {wilson(won, len(endings))} | {told}"
        f" | {thought.mean():.1f} | {np.percentile(thought, 99):.1f} |"
    )


def budget_of(arguments: argparse.Namespace) -> dict[str, Any]:
    names = ("milliseconds", "simulations", "aim")
    given = {name: getattr(arguments, name) for name in names}
    return {name: value for name, value in given.items() if value is not None}


def measure(seatings: list[list[str]], arguments: argparse.Namespace) -> None:
    """A row of the table for each seating; where asked for, how each game ended into a file."""
    budget = budget_of(arguments)
    print(f"| players | won | 95% | medals | ms a decision | 99% under ms |  ({budget})")
    print("| --- | --- | --- | --- | --- | --- |")
    kept = {}
    for bots in seatings:
        endings, spent = play_all(bots, budget, arguments)
        kept[str(len(bots))] = endings
        print(row(f"{len(bots)}: {', '.join(bots)}", endings, spent), flush=True)
        if arguments.keep:
            arguments.keep.write_text(json.dumps({"seeds": arguments.seeds, "endings": kept}))


def strength(arguments: argparse.Namespace) -> None:
    measure([[arguments.bot] * players for players in arguments.players], arguments)


def cross(arguments: argparse.Namespace) -> None:
    company = [players for players in arguments.players if players > 1]
    measure([[arguments.bot] + [arguments.partner] * (each - 1) for each in company], arguments)


def by_chance(first: int, second: int) -> float:
    """How likely a split at least so uneven is between equals: the exact sign test."""
    both, fewer = first + second, min(first, second)
    return min(1.0, float(2 * sum(math.comb(both, each) for each in range(fewer + 1)) / 2**both))


def paired(arguments: argparse.Namespace) -> None:
    one, other = (json.loads(file.read_text()) for file in (arguments.one, arguments.other))
    assert one["seeds"] == other["seeds"]
    good = ("won", *BEST_FIRST) if arguments.medal is None else (arguments.medal,)
    print("| players | games | the one won | the other won | only the one | only the other | p |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for players in sorted(one["endings"].keys() & other["endings"].keys()):
        pairs = [
            (mine in good, theirs in good)
            for mine, theirs in zip(
                one["endings"][players], other["endings"][players], strict=False
            )
        ]
        first, second = pairs.count((True, False)), pairs.count((False, True))
        won = [sum(pair[side] for pair in pairs) for side in (0, 1)]
        print(
            f"| {players} | {len(pairs)} | {won[0]} | {won[1]} | {first} | {second}"
            f" | {by_chance(first, second):.3f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    compare = commands.add_parser("paired")
    compare.add_argument("one", type=Path)
    compare.add_argument("other", type=Path)
    compare.add_argument("--medal", choices=BEST_FIRST)
    compare.set_defaults(run=paired)
    for name, run in (("strength", strength), ("cross", cross)):
        command = commands.add_parser(name)
        command.add_argument("--bot", default="search")
        command.add_argument("--players", nargs="+", type=int, default=[1, 2, 3, 4])
        command.add_argument("--games", type=int, default=500)
        command.add_argument("--seeds", default="sealed", help="anything else, to try things out")
        command.add_argument("--processes", type=int, default=os.cpu_count())
        command.add_argument("--milliseconds", type=int)
        command.add_argument("--simulations", type=int)
        command.add_argument("--aim")
        command.add_argument("--keep", type=Path, help="write how each game ended, for `paired`")
        if name == "cross":
            command.add_argument("--partner", default="reflex")
        command.set_defaults(run=run)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
