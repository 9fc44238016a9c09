"""A game from somebody else's package: heaps of stones, whoever takes the last one wins. It brings
rules and a bot; of texts only a title and one event, and nothing for the page."""

from regalia.core.manifest import Manifest, Option

MANIFEST = Manifest(
    name="stones",
    rules_version=1,
    players=(2,),
    options=(Option("heap_size", (4, 7)),),
    designers=("Anybody",),
    publishers=(),
    bots=("simple_mind",),
    hidden_information=False,
    chance=False,
)
