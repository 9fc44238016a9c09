"""What a type checker sees of the public face; `make lint` reads it, nobody runs it. Every ignored
complaint must be one (strict: unused ignores are errors)."""

from typing import assert_type

import regalia
from regalia.core.game import Bot, Game, State, View
from regalia.games.engine import Batch
from regalia.games.puppeteer import batch as puppeteer
from regalia.games.regicide import batch as regicide
from regalia.games.revolution import batch as revolution
from regalia.players.simulation import Simulation


class First(Bot):
    """All that a bot needs."""

    def choose(self, view: View) -> str:
        return str(view["legal_moves"][0])


def known_games() -> None:
    assert_type(regalia.game("regicide", players=2, overpay="forbidden", first=0), Game)
    assert_type(regalia.game("revolution", system="draft", numbers=range(1, 10)), Game)
    assert_type(regalia.game("puppeteer", objective="central", reveal=1), Game)


def any_game(name: str) -> None:
    assert_type(regalia.game(name, players="3"), Game)
    regalia.game(name, players=2.5)  # type: ignore[call-overload]
    regalia.game(5)  # type: ignore[call-overload]


def bots() -> None:
    bot = regalia.bot("regicide/search", milliseconds=100, threads=2, aim="gold")
    assert_type(bot, Bot)
    assert_type(bot.choose({}), str)
    regalia.bot("regicide/search", milisecond=100)  # type: ignore[call-arg]
    regalia.bot("regicide/search", simulations="many")  # type: ignore[arg-type]


def simulations() -> None:
    found = regalia.simulate(
        "regicide",
        bots=["greedy", "random"],
        games=10,
        seed="s",
        budget={"simulations": 5},
        progress=print,
        players=2,
    )
    assert_type(found, Simulation)
    regalia.simulate("regicide", bots=[First(), "greedy"], players=2)
    regalia.simulate("regicide", bots=First())
    regalia.simulate("regicide", bots=[First])  # type: ignore[list-item]
    regalia.simulate("regicide", games="10")  # type: ignore[arg-type]
    regalia.simulate("regicide", budget={"seed": 1})  # type: ignore[arg-type]


def records(state: State) -> None:
    assert_type(regalia.replay(state.record()), State)


def batches() -> tuple[Batch, ...]:
    return regicide, revolution, puppeteer
