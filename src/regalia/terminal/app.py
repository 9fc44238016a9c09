"""The commands of `regalia`. Each loads what it needs when it runs: `--help` must be instant."""

import io
import os
import re
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import __version__, games
from ..core.errors import BadOption, RegaliaError
from .voice import Voice

#: The base of all refusals of the command line (Typer carries its own copy of Click).
UsageError: type[Exception] = typer.BadParameter.__mro__[2]


def run(arguments: list[str]) -> int:
    """Run a command line; returns the exit status. Bad input ends in a code and a sentence."""
    voice = Voice("en")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ♥ still gets the game
    try:
        arguments, language = _take_language(arguments)
        voice = Voice(language)
        status = _build(voice)(arguments, prog_name="regalia", standalone_mode=False)
        if sys.stdout:
            sys.stdout.flush()
        return int(status or 0)
    except RegaliaError as error:
        voice.refuse(error)
        return 1
    except typer.Exit as leave:
        return leave.exit_code
    except UsageError as error:
        voice.refuse(RegaliaError("command/usage", why=error.format_message()))  # type: ignore[attr-defined]
        return 2
    except (KeyboardInterrupt, typer.Abort) as stop:
        if isinstance(stop.__cause__, EOFError):
            voice.refuse(RegaliaError("internal/error", why="EOFError"))
            return 70
        voice.refuse(RegaliaError("command/interrupted"))
        return 130
    except BrokenPipeError:
        # Nobody reads any more: say so where somebody may, and let nothing be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        voice.refuse(RegaliaError("pipe/closed"))
        return 141
    except Exception as error:
        if os.environ.get("REGALIA_DEBUG"):
            traceback.print_exc()
        voice.refuse(RegaliaError("internal/error", why=f"{type(error).__name__}: {error}"))
        return 70


def _take_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """`--lang` may stand anywhere: texts must be known before anything is parsed."""
    rest: list[str] = []
    language = None
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            language = next(words, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return rest, language


def _options(
    pairs: list[str] | None, players: int | None, named: Sequence[str] = ()
) -> dict[str, Any]:
    """`--option name=value`, `--name value` and `--players` as keywords."""
    options: dict[str, Any] = {} if players is None else {"players": players}
    words = iter(named)
    for word in words:
        name, equals, value = word.partition("=")
        if not re.fullmatch(r"--[a-z_]+", name):
            raise BadOption("option/form", given=word)
        if not equals:
            value = next(words, "")
        options[name.removeprefix("--")] = value.strip()
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadOption("option/form", given=pair)
        options[name.strip()] = value.strip()
    return options


def _build(voice: Voice) -> Any:
    """The command line in one language."""
    say = voice.say
    app = typer.Typer(
        help=say("help-regalia"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    game_help = say("help-game", games=", ".join(games.NAMES))
    GameName = Annotated[str, typer.Argument(help=game_help, metavar="GAME")]
    Players = Annotated[int | None, typer.Option("--players", "-p", help=say("help-players"))]
    Seed = Annotated[str | None, typer.Option("--seed", "-s", help=say("help-seed"))]
    Options = Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help=say("help-option"), metavar="NAME=VALUE"),
    ]
    Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
    SavedFile = Annotated[Path | None, typer.Argument(help=say("help-file"), metavar="[FILE]")]
    RecordFile = Annotated[Path, typer.Argument(help=say("help-file"), metavar="FILE")]

    @app.callback(invoke_without_command=True)
    def everywhere(
        context: typer.Context,
        lang: Annotated[str | None, typer.Option("--lang", help=say("help-lang"))] = None,  # noqa: ARG001
        version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
    ) -> None:
        if version:
            voice.console.print(f"regalia {__version__}")
        elif context.invoked_subcommand is None:
            typer.echo(context.get_help())

    @app.command("games", help=say("help-games"))
    def list_games() -> None:
        from .listing import show_games

        show_games(voice)

    # The game's own options may be given by their names.
    named = {"allow_extra_args": True, "ignore_unknown_options": True}

    @app.command(help=say("help-play"), context_settings=named)
    def play(
        context: typer.Context,
        game: GameName,
        players: Players = None,
        bots: Annotated[
            str | None, typer.Option("--bots", "-b", help=say("help-bots-play"))
        ] = None,
        seed: Seed = None,
        option: Options = None,
    ) -> int:
        options = games.manifest(game).resolve(_options(option, players, context.args))
        from .play import compiling, new_table
        from .play import play as play_at

        compiling(voice, game, "play")
        table = new_table(voice, games.game(game, **options), bots, seed)
        return play_at(voice, table)

    @app.command(help=say("help-resume"))
    def resume(
        file: SavedFile = None,
    ) -> int:
        from . import saves

        path = file or saves.latest_unfinished()
        record = saves.read_unfinished(path)
        from ..games.replay import game_of
        from .play import compiling, resumed_table
        from .play import play as play_at

        compiling(voice, game_of(record), "play")
        return play_at(voice, resumed_table(voice, record, path))

    @app.command(help=say("help-simulate"), context_settings=named)
    def simulate(
        context: typer.Context,
        game: GameName,
        players: Players = None,
        bots: Annotated[str, typer.Option("--bots", "-b", help=say("help-bots"))] = "random",
        count: Annotated[int, typer.Option("--games", "-n", help=say("help-games-count"))] = 10_000,
        seed: Seed = None,
        threads: Annotated[int, typer.Option("--threads", "-t", help=say("help-threads"))] = 1,
        milliseconds: Annotated[
            int | None, typer.Option("--milliseconds", help=say("help-milliseconds"))
        ] = None,
        simulations: Annotated[
            int | None, typer.Option("--simulations", help=say("help-simulations"))
        ] = None,
        option: Options = None,
        as_json: Json = False,
    ) -> int:
        options = games.manifest(game).resolve(_options(option, players, context.args))
        from .simulating import run_simulation

        return run_simulation(
            voice,
            game,
            options,
            bots=bots,
            count=count,
            seed=seed,
            threads=threads,
            budget={"milliseconds": milliseconds, "simulations": simulations},
            as_json=as_json,
        )

    @app.command(help=say("help-replay"))
    def replay(
        file: RecordFile,
        verify: Annotated[bool, typer.Option("--verify", help=say("help-verify"))] = False,
        everything: Annotated[bool, typer.Option("--all", help=say("help-all"))] = False,
    ) -> None:
        from .replaying import show_record

        show_record(voice, file, verify_only=verify, at_once=everything)

    @app.command(help=say("help-hint"))
    def hint(
        file: SavedFile = None,
        why: Annotated[bool, typer.Option("--why", help=say("help-why"))] = False,
    ) -> None:
        from .coaching import show_hint

        show_hint(voice, file, why=why)

    @app.command(help=say("help-review"))
    def review(
        file: RecordFile,
        brief: Annotated[bool, typer.Option("--brief", help=say("help-brief"))] = False,
        save: Annotated[
            Path | None, typer.Option("--save", help=say("help-save"), metavar="FILE")
        ] = None,
        simulations: Annotated[
            int | None, typer.Option("--simulations", help=say("help-played-out"))
        ] = None,
    ) -> None:
        from .reviewing import show_review

        show_review(voice, file, simulations=simulations, brief=brief, picture=save)

    @app.command(help=say("help-solve"), context_settings=named)
    def solve(
        context: typer.Context,
        game: GameName,
        position: Annotated[
            Path | None, typer.Option("--position", help=say("help-position"), metavar="FILE")
        ] = None,
        lineup: Annotated[
            str | None, typer.Option("--lineup", help=say("help-lineup"), metavar="A,B,C,D,E")
        ] = None,
        seconds: Annotated[
            float | None, typer.Option("--seconds", help=say("help-solve-seconds"))
        ] = None,
        threads: Annotated[int, typer.Option("--threads", "-t", help=say("help-threads"))] = 1,
        option: Options = None,
        as_json: Json = False,
    ) -> None:
        options = _options(option, None, context.args)  # a position may name others
        if position is not None and lineup is not None:
            raise BadOption("option/both", one="--position", other="--lineup")
        from .solving import run_solve

        run_solve(
            voice,
            game,
            options,
            position=position,
            lineup=lineup,
            seconds=seconds,
            threads=threads,
            as_json=as_json,
        )

    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=say("help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option("--port", help=say("help-port"))] = 8470,
        database: Annotated[
            str | None, typer.Option("--database", help=say("help-database"), metavar="FILE|URL")
        ] = None,
        workers: Annotated[int | None, typer.Option("--workers", help=say("help-workers"))] = None,
        pace: Annotated[float | None, typer.Option("--pace", help=say("help-pace"))] = None,
        origin: Annotated[
            list[str] | None, typer.Option("--origin", help=say("help-origin"), metavar="URL")
        ] = None,
        unlimited: Annotated[bool, typer.Option("--unlimited", help=say("help-unlimited"))] = False,
        browse: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
    ) -> None:
        from .serving import run_server

        run_server(
            voice,
            host=host,
            port=port,
            database=database,
            workers=workers,
            pace=pace,
            origins=tuple(origin or ()),
            unlimited=unlimited,
            browse=browse,
        )

    @app.command(help=say("help-verify-record"))
    def verify(file: RecordFile, as_json: Json = False) -> None:
        from .verifying import show_proof

        show_proof(voice, file, as_json)

    @app.command(help=say("help-bench"))
    def bench(
        seconds: Annotated[float, typer.Option("--seconds", help=say("help-seconds"))] = 1.0,
        as_json: Json = False,
    ) -> None:
        from .measuring import run_bench

        if not 0 < seconds <= 600:
            raise BadOption(
                "option/value", option="seconds", given=str(seconds), allowed="0.01 … 600"
            )
        run_bench(voice, seconds, as_json)

    return typer.main.get_command(app)
