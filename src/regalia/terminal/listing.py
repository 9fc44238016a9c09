"""`regalia games` lists the games, `regalia saves` the saved ones."""

from datetime import datetime
from itertools import islice

from rich.panel import Panel
from rich.text import Text

from .. import games
from ..core.manifest import Manifest
from ..core.record import Record
from ..players import short_names
from . import saves
from .options import spoken, values
from .voice import Voice


def show_games(voice: Voice) -> None:
    say = voice.say
    for name in games.names():
        manifest = games.manifest(name)
        text = Text()
        if summary := voice.say_or(f"{name}-summary", ""):
            text.append(summary + "\n")
        if makers := _makers(voice, manifest):
            text.append(makers + "\n", style="dim")
        text.append("\n" if text else "")
        rows = {say("games-players"): ", ".join(map(str, manifest.players))}
        if bots := short_names(name):
            rows[say("games-bots")] = ", ".join(bots)
        if manifest.options:
            rows[say("games-options")] = ""
        text.append(
            "\n".join(
                say("labelled", label=label, value=value).rstrip() for label, value in rows.items()
            )
        )
        for option in manifest.options:
            text.append(f"\n  {option.name}", style="bold")
            text.append(f" = {' | '.join(values(option))}")
        title = f"{voice.title(name)} ({name})"
        voice.console.print(Panel(text, title=title, title_align="left", border_style="yellow"))
    voice.tell("games-unofficial", style="dim")


def _makers(voice: Voice, manifest: Manifest) -> str:
    """The line that credits a game's makers; empty if its manifest names nobody."""
    designers, publishers = ", ".join(manifest.designers), ", ".join(manifest.publishers)
    if not designers:
        return ""
    if not publishers:
        return voice.say("games-by", designers=designers)
    return voice.say("games-by-published", designers=designers, publishers=publishers)


#: How many saved games are listed without `--all`.
LISTED = 10


def show_saves(voice: Voice, *, everything: bool) -> None:
    """List the saved games with the numbers that other commands take."""
    found = list(islice(saves.in_order(), None if everything else LISTED + 1))
    if not found:
        voice.tell("saves-none")
        return
    for number, (path, record) in enumerate(found if everything else found[:LISTED], 1):
        voice.console.print(Text(f"{number:>3} ", style="bold").append_text(_saved(voice, record)))
        when = datetime.fromtimestamp(path.stat().st_mtime)
        _line(voice, f"{when:%Y-%m-%d %H:%M} · {_standing(voice, record)}")
        _line(voice, str(path), style="dim")
    if not everything and len(found) > LISTED:
        voice.tell("saves-more", style="dim")


def _line(voice: Voice, text: str, style: str = "") -> None:
    voice.console.print(Text(f"    {text}", style=style), soft_wrap=True)


def _saved(voice: Voice, record: Record) -> Text:
    """One saved game: its title, its players, and the options that differ from the defaults."""
    manifest = games.manifest(record["game"])
    parts = [", ".join(_player(voice, record, seat) for seat in range(_size(record)))]
    for option in manifest.options:
        value = record["options"].get(option.name, option.default)
        if value != option.default:
            parts.append(f"{option.name}={spoken(option, value)}")
    title = Text(voice.title(record["game"]), style="bold")
    return title.append(f" · {' · '.join(parts)}", style="not bold")


def _size(record: Record) -> int:
    players = record["options"].get("players", 1)
    return players if isinstance(players, int) else 1


def _player(voice: Voice, record: Record, seat: int) -> str:
    seats = record.get("seats")
    who = seats[seat] if isinstance(seats, list) and seat < len(seats) else ""
    return voice.player(seat, who if who in short_names(record["game"]) else "")


def _standing(voice: Voice, record: Record) -> str:
    """How many moves were played, and who is to move."""
    moves = len(record["moves"])
    if record["outcome"] is not None:
        return voice.say("saves-finished", moves=moves)
    turn = record.get("to_move")
    if not isinstance(turn, int):  # older files do not say
        from ..games.replay import replay

        turn = replay(record).to_move or 0
    return voice.say("saves-turn", moves=moves, who=_player(voice, record, turn))
