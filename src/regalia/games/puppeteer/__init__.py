"""Puppeteer: one player, thirty-six tokens, six Houses to balance."""

from typing import Literal, TypedDict, get_args

from ...core.manifest import Difficulty, Manifest, Option

Objective = Literal["united", "divide", "central", "border"]
Reveal = Literal[3, 2, 1]
Lookahead = Literal[0, 1]

OBJECTIVES = get_args(Objective)
#: TIT-18, AT-10: how hard a game is called, by Identities revealed and objective.
HEARTS = {3: (1, 1, 1, 1), 2: (2, 2, 2, 1), 1: (3, 3, 3, 2)}


class Options(TypedDict, total=False):
    """The keywords of `regalia.game("puppeteer", ...)`; of each the first value is the default."""

    players: Literal[1]
    objective: Objective
    reveal: Reveal
    lookahead: Lookahead


MANIFEST = Manifest(
    name="puppeteer",
    place=3,
    rules_version=1,
    players=(1,),
    options=(
        Option("objective", OBJECTIVES),
        Option("reveal", get_args(Reveal)),
        Option("lookahead", get_args(Lookahead)),
    ),
    designers=("Roberto Pinheiro", "Emerson Andrade"),
    publishers=(),
    bots=("random", "greedy", "search"),
    patient=("search",),
    cooperative=True,
    difficulties=tuple(
        Difficulty((("objective", objective), ("reveal", reveal)), count)
        for reveal, hearts in HEARTS.items()
        for objective, count in zip(OBJECTIVES, hearts, strict=True)
    ),
    first_game=(("objective", "central"),),
)
