"""Puppeteer: one player, thirty-six tokens, six Houses to balance."""

from ...core.manifest import Difficulty, Manifest, Option

OBJECTIVES = ("united", "divide", "central", "border")
#: TIT-18, AT-10: how hard a game is called, by Identities revealed and objective.
HEARTS = {3: (1, 1, 1, 1), 2: (2, 2, 2, 1), 1: (3, 3, 3, 2)}

MANIFEST = Manifest(
    name="puppeteer",
    rules_version=1,
    players=(1,),
    options=(
        Option("objective", OBJECTIVES),
        Option("reveal", tuple(HEARTS)),
        Option("lookahead", (0, 1)),
    ),
    designers=("Roberto Pinheiro", "Emerson Andrade"),
    publishers=(),
    bots=("random", "greedy", "search"),
    patient=("search",),
    cooperative=True,
    solver=True,
    difficulties=tuple(
        Difficulty((("objective", objective), ("reveal", reveal)), count)
        for reveal, hearts in HEARTS.items()
        for objective, count in zip(OBJECTIVES, hearts, strict=True)
    ),
    first_game=(("objective", "central"),),
)
