"""`regalia store check | backup | restore`: look after the tables a server keeps, while it runs."""

import asyncio
import json
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..core.errors import RegaliaError
from .usage import Command, Commands
from .voice import Voice

if TYPE_CHECKING:
    from ..tables.checking import Checked

Progress = Callable[[int, int], None]


def add(app: typer.Typer, voice: Voice, database_option: Any, json_option: Any) -> None:
    """Add these commands to the command line."""
    say = voice.say
    group = typer.Typer(
        cls=Commands, help=say("help-store"), no_args_is_help=True, rich_markup_mode=None
    )
    app.add_typer(group, name="store")
    file_name = say("usage-file")
    backup_file = Annotated[
        Path, typer.Argument(help=say("help-store-file"), metavar=file_name, show_default=False)
    ]

    @group.command("check", cls=Command, help=say("help-store-check"))
    def check(
        database: database_option = None,
        against: Annotated[
            Path | None,
            typer.Option("--against", help=say("help-store-against"), metavar=file_name),
        ] = None,
        as_json: json_option = False,
    ) -> int:
        from ..tables import checking

        before = str(against) if against else None
        found = _run(voice, lambda told: checking.check(_named(database), told, before))
        return _report(voice, found, "store-whole", as_json)

    @group.command("backup", cls=Command, help=say("help-store-backup"))
    def backup(
        file: backup_file,
        database: database_option = None,
        as_json: json_option = False,
    ) -> int:
        from ..tables import backup as backups

        found = _run(voice, lambda told: backups.backup(_named(database), file, told))
        return _report(voice, found, "store-backed-up", as_json)

    @group.command("restore", cls=Command, help=say("help-store-restore"))
    def restore(
        file: backup_file,
        database: database_option = None,
        as_json: json_option = False,
    ) -> int:
        from ..tables import backup as backups

        found = _run(voice, lambda told: backups.restore(file, _named(database), told))
        return _report(voice, found, "store-restored", as_json)


def _named(database: str | None) -> str:
    from ..tables.database import default_file

    return database or str(default_file())


def _run(voice: Voice, work: Callable[[Progress], Coroutine[Any, Any, "Checked"]]) -> "Checked":
    """Do the work, with a line about how far it is where somebody looks."""
    shown, looks = 0.0, bool(sys.stderr and sys.stderr.isatty())

    def told(done: int, every: int) -> None:
        nonlocal shown
        if looks and (time.monotonic() - shown > 0.2 or done == every):
            shown = time.monotonic()
            end = "\n" if done == every else ""
            sys.stderr.write("\r" + voice.say("store-progress", done=done, all=every) + end)
            sys.stderr.flush()

    try:
        return asyncio.run(work(told))
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "regalia":
            raise
        raise RegaliaError("serve/extra") from None


def _report(voice: Voice, found: "Checked", whole: str, as_json: bool) -> int:
    """Say what was found; the exit status is 1 if anything is wrong."""
    if as_json:
        told = {
            "whole": found.whole,
            "tables": found.tables,
            "entries": found.entries,
            "other_rules": found.other_rules,
            "damaged": found.damaged,
            "broken": [
                {"table": table, "reason": error.reason, "number": error.facts["number"]}
                for table, error in sorted(found.broken.items())
            ],
        }
        voice.console.print_json(json.dumps(told))
        return 0 if found.whole else 1
    for table, error in sorted(found.broken.items()):
        voice.console.print(f"{table}: {error.sentence(voice.language)}", markup=False, style="red")
    if found.damaged:
        voice.tell("store-damaged", style="red")
    if found.other_rules:
        voice.tell("store-other-rules", style="yellow", count=found.other_rules)
    if found.whole:
        voice.tell(whole, style="green", tables=found.tables, entries=found.entries)
        return 0
    voice.tell(
        "store-broken", style="red", tables=found.tables, count=len(found.broken), what=whole
    )
    return 1
