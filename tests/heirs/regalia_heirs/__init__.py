"""Heirs: two heirs, nine cards, four tricks.

Nine cards, 1 to 9, are shuffled. Each heir gets four; the ninth lies aside, unseen. The leader of a
trick plays a card, the other answers with any card; the higher card wins the trick and leads the
next one. Whoever wins more tricks inherits; two tricks each is a draw.
"""

from regalia.core.manifest import Manifest, Option

MANIFEST = Manifest(
    name="heirs",
    rules_version=1,
    players=(2,),
    options=(Option("low_wins", ("no", "yes")),),
    designers=("The Regalia developers",),
    publishers=(),
    bots=("random", "counter"),  # from the weakest to the strongest: the coach asks the last
)
