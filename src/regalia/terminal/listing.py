"""`regalia games`: what there is to play."""

from rich.panel import Panel
from rich.text import Text

from .. import games
from .options import values
from .voice import Voice


def show_games(voice: Voice) -> None:
    say = voice.say
    for name in games.NAMES:
        manifest = games.manifest(name)
        text = Text(say(f"{name}-summary") + "\n")
        makers = say("games-by", designers=", ".join(manifest.designers))
        if manifest.publishers:
            makers = say(
                "games-by-published",
                designers=", ".join(manifest.designers),
                publishers=", ".join(manifest.publishers),
            )
        text.append(makers + "\n\n", style="dim")
        rows = {
            say("games-players"): ", ".join(map(str, manifest.players)),
            say("games-bots"): ", ".join(manifest.bots),
            say("games-options"): "",
        }
        text.append(
            "\n".join(
                say("labelled", label=label, value=value).rstrip() for label, value in rows.items()
            )
        )
        for option in manifest.options:
            text.append(f"\n  {option.name}", style="bold")
            text.append(f" = {' | '.join(values(option))}")
        title = f"{say(f'{name}-title')} ({name})"
        voice.console.print(Panel(text, title=title, title_align="left", border_style="yellow"))
    voice.tell("games-unofficial", style="dim")
