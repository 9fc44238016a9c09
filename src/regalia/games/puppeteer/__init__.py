"""Puppeteer: one player, thirty-six tokens, six Houses to balance."""

from ...core.manifest import Manifest, Option

MANIFEST = Manifest(
    name="puppeteer",
    rules_version=1,
    players=(1,),
    options=(
        Option("objective", ("united", "divide", "central", "border")),
        Option("reveal", (3, 2, 1)),
        Option("lookahead", (0, 1)),
    ),
    designers=("Roberto Pinheiro", "Emerson Andrade"),
    publishers=(),
    bots=("random", "greedy", "search"),
    patient=("search",),
    cooperative=True,
    solver=True,
)
