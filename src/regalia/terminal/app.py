"""The commands of `regalia`. Each loads what it needs when it runs: `--help` must be instant."""

import io
import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from .. import __version__, games
from ..core import texts
from ..core.errors import BadOption, RegaliaError
from ..players import short_names
from .options import resolve
from .usage import WHOLE, Command, Commands, Misused, UsageError, understood
from .voice import Voice

CommandFunction = TypeVar("CommandFunction", bound=Callable[..., Any])


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit status. Bad input prints a code and a sentence."""
    voice = Voice("en")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ♥ still gets the game
    try:
        arguments, language = _take_language(arguments)
        voice = Voice(language)
        command = _build(voice)
        if "_REGALIA_COMPLETE" in os.environ:  # a shell asks for completions
            command(arguments, prog_name="regalia")
        # Not by calling the command: Typer would turn Ctrl-C into a mere exit status
        with command.make_context("regalia", arguments) as context:
            status = command.invoke(context)
        if sys.stdout:
            sys.stdout.flush()
        return int(status or 0)
    except Misused as error:
        error.show(voice)
        return 2
    except RegaliaError as error:
        voice.refuse(error)
        return 1
    except typer.Exit as leave:
        return leave.exit_code
    except SystemExit as leave:  # Typer ends completion this way
        return int(leave.code or 0)
    except UsageError as error:
        understood(error).show(voice)
        return 2
    except (KeyboardInterrupt, typer.Abort):
        voice.refuse(RegaliaError("command/interrupted"))
        return 130
    except BrokenPipeError:
        # The reader has gone. Discard what is left instead of failing at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if os.environ.get("REGALIA_DEBUG"):
            traceback.print_exc()
        voice.refuse(RegaliaError("internal/error", why=f"{type(error).__name__}: {error}"))
        return 70


def _take_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Take `--lang` out of the arguments: the language must be known before they are parsed."""
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
    """Turn `--option name=value`, `--name value` and `--players` into keywords."""
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
    """Build the command line in one language."""
    say = voice.say
    app = typer.Typer(
        cls=Commands,
        help=say("help-regalia"),
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"], "obj": voice},
    )
    game_help = say("help-game", games=", ".join(games.names()))
    file_name = say("usage-file")
    GameName = Annotated[
        str,
        typer.Argument(
            help=game_help, metavar=say("usage-game"), autocompletion=lambda: list(games.names())
        ),
    ]
    Players = Annotated[
        int | None, typer.Option("--players", "-p", help=say("help-players"), metavar=WHOLE)
    ]
    Seed = Annotated[
        str | None,
        typer.Option("--seed", "-s", help=say("help-seed"), metavar=say("usage-seed")),
    ]
    Options = Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help=say("help-option"), metavar=say("usage-pair")),
    ]
    Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
    Threads = Annotated[
        int, typer.Option("--threads", "-t", help=say("help-threads"), metavar=WHOLE)
    ]
    SavedGame = Annotated[str | None, typer.Argument(help=say("help-saved"), metavar=file_name)]
    RecordFile = Annotated[Path, typer.Argument(help=say("help-file"), metavar=file_name)]
    Database = Annotated[
        str | None,
        typer.Option("--database", help=say("help-database"), metavar=f"{file_name}|URL"),
    ]

    @app.callback(invoke_without_command=True)
    def everywhere(
        context: typer.Context,
        lang: Annotated[  # noqa: ARG001  handled by _take_language
            str | None,
            typer.Option(
                "--lang",
                help=say("help-lang"),
                metavar="|".join(texts.LANGUAGES),
                autocompletion=lambda: list(texts.LANGUAGES),
            ),
        ] = None,
        version: Annotated[bool, typer.Option("--version", "-V", help=say("help-version"))] = False,
    ) -> None:
        if version:
            voice.console.print(f"regalia {__version__}")
        elif context.invoked_subcommand is None:
            typer.echo(context.get_help())

    def command(
        name: str, text: str, *, own_options: bool = False
    ) -> Callable[[CommandFunction], CommandFunction]:
        """Register a command. With `own_options` it also accepts a game's options by name."""
        named = {"allow_extra_args": True, "ignore_unknown_options": True}
        settings = named if own_options else None
        return app.command(name, cls=Command, help=text, context_settings=settings)

    @command("games", say("help-games"))
    def list_games() -> None:
        from .listing import show_games

        show_games(voice)

    @command("saves", say("help-saves"))
    def list_saves(
        everything: Annotated[bool, typer.Option("--all", help=say("help-saves-all"))] = False,
    ) -> None:
        from .listing import show_saves

        show_saves(voice, everything=everything)

    @command("play", say("help-play"), own_options=True)
    def play(
        context: typer.Context,
        game: GameName,
        players: Players = None,
        bots: Annotated[
            str | None,
            typer.Option(
                "--bots",
                "-b",
                help=say("help-bots-play"),
                metavar="BOT,…",
                autocompletion=_bot_names,
            ),
        ] = None,
        seed: Seed = None,
        option: Options = None,
    ) -> int:
        options = resolve(games.manifest(game), _options(option, players, context.args))
        from .play import compiling, new_table
        from .play import play as play_at

        compiling(voice, game, "play")
        table = new_table(voice, games.game(game, **options), bots, seed)
        return play_at(voice, table)

    @command("resume", say("help-resume"))
    def resume(
        game: SavedGame = None,
    ) -> int:
        from . import saves

        path = saves.named(game) if game else saves.latest_unfinished()
        record = saves.read_unfinished(path)
        from ..games.replay import game_of
        from .play import compiling, resumed_table
        from .play import play as play_at

        compiling(voice, game_of(record), "play")
        return play_at(voice, resumed_table(voice, record, path))

    @command("simulate", say("help-simulate"), own_options=True)
    def simulate(
        context: typer.Context,
        game: GameName,
        players: Players = None,
        bots: Annotated[
            str | None,
            typer.Option(
                "--bots", "-b", help=say("help-bots"), metavar="BOT,…", autocompletion=_bot_names
            ),
        ] = None,
        count: Annotated[
            int, typer.Option("--games", "-n", help=say("help-games-count"), metavar=WHOLE)
        ] = 10_000,
        seed: Seed = None,
        threads: Threads = 1,
        milliseconds: Annotated[
            int | None,
            typer.Option("--milliseconds", help=say("help-milliseconds"), metavar=WHOLE),
        ] = None,
        simulations: Annotated[
            int | None, typer.Option("--simulations", help=say("help-simulations"), metavar=WHOLE)
        ] = None,
        option: Options = None,
        as_json: Json = False,
    ) -> int:
        options = resolve(games.manifest(game), _options(option, players, context.args))
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

    @command("replay", say("help-replay"))
    def replay(
        game: SavedGame = None,
        verify: Annotated[bool, typer.Option("--verify", help=say("help-verify"))] = False,
        everything: Annotated[bool, typer.Option("--all", help=say("help-all"))] = False,
    ) -> None:
        from .replaying import show_record

        show_record(voice, game, verify_only=verify, at_once=everything)

    @command("hint", say("help-hint"))
    def hint(
        game: SavedGame = None,
        why: Annotated[bool, typer.Option("--why", help=say("help-why"))] = False,
    ) -> None:
        from .coaching import show_hint

        show_hint(voice, game, why=why)

    @command("review", say("help-review"))
    def review(
        game: SavedGame = None,
        brief: Annotated[bool, typer.Option("--brief", help=say("help-brief"))] = False,
        save: Annotated[
            Path | None, typer.Option("--save", help=say("help-save"), metavar=file_name)
        ] = None,
        simulations: Annotated[
            int | None, typer.Option("--simulations", help=say("help-played-out"), metavar=WHOLE)
        ] = None,
    ) -> None:
        from .reviewing import show_review

        show_review(voice, game, simulations=simulations, brief=brief, picture=save)

    @command("solve", say("help-solve"), own_options=True)
    def solve(
        context: typer.Context,
        game: GameName,
        position: Annotated[
            Path | None, typer.Option("--position", help=say("help-position"), metavar=file_name)
        ] = None,
        seconds: Annotated[
            float | None, typer.Option("--seconds", help=say("help-solve-seconds"), metavar="S")
        ] = None,
        threads: Threads = 1,
        option: Options = None,
        as_json: Json = False,
    ) -> None:
        options = _options(
            option, None, context.args
        )  # not resolved yet: a position may name other options
        from .solving import run_solve

        run_solve(
            voice,
            game,
            options,
            position=position,
            seconds=seconds,
            threads=threads,
            as_json=as_json,
        )

    @command("serve", say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=say("help-host"), metavar="IP")] = (
            "127.0.0.1"
        ),
        port: Annotated[int, typer.Option("--port", help=say("help-port"), metavar=WHOLE)] = 8470,
        database: Database = None,
        processes: Annotated[
            int, typer.Option("--processes", help=say("help-processes"), metavar=WHOLE)
        ] = 1,
        workers: Annotated[
            int | None, typer.Option("--workers", help=say("help-workers"), metavar=WHOLE)
        ] = None,
        pace: Annotated[
            float | None, typer.Option("--pace", help=say("help-pace"), metavar="S")
        ] = None,
        origin: Annotated[
            list[str] | None, typer.Option("--origin", help=say("help-origin"), metavar="URL")
        ] = None,
        host_name: Annotated[
            list[str] | None,
            typer.Option("--host-name", help=say("help-host-name"), metavar="NAME"),
        ] = None,
        proxy: Annotated[
            list[str] | None, typer.Option("--proxy", help=say("help-proxy"), metavar="IP")
        ] = None,
        prefix: Annotated[
            str, typer.Option("--prefix", help=say("help-prefix"), metavar="PATH")
        ] = "",
        metrics: Annotated[
            str | None, typer.Option("--metrics", help=say("help-metrics"), metavar="IP:PORT")
        ] = None,
        metrics_token: Annotated[
            str | None,
            typer.Option("--metrics-token", help=say("help-metrics-token"), metavar="TOKEN"),
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
            processes=processes,
            workers=workers,
            pace=pace,
            origins=tuple(origin or ()),
            host_names=tuple(host_name or ()),
            proxies=tuple(proxy or ()),
            prefix=prefix,
            metrics=metrics,
            metrics_token=metrics_token or os.environ.get("REGALIA_METRICS_TOKEN"),
            unlimited=unlimited,
            browse=browse,
        )

    from . import store_commands

    store_commands.add(app, voice, Database, Json)

    @command("verify", say("help-verify-record"))
    def verify(file: RecordFile, as_json: Json = False) -> None:
        from .verifying import show_proof

        show_proof(voice, file, as_json)

    @command("bench", say("help-bench"))
    def bench(
        seconds: Annotated[
            float, typer.Option("--seconds", help=say("help-seconds"), metavar="S")
        ] = 1.0,
        as_json: Json = False,
    ) -> None:
        from .measuring import run_bench

        if not 0 < seconds <= 600:
            raise BadOption(
                "option/value", option="seconds", given=str(seconds), allowed="0.01 … 600"
            )
        run_bench(voice, seconds, as_json)

    built = typer.main.get_command(app)
    for param in built.params:
        if param.name == "install_completion":
            param.callback = _install_completion
    return built


def _bot_names(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete a list of bots for the shell: those of the game on the line, or of all games."""
    before = incomplete[: incomplete.rfind(",") + 1]
    words = {ctx.params.get("game"), *ctx.args}  # a line that ends before a value is not parsed
    named = [name for name in games.names() if name in words] or games.names()
    bots = dict.fromkeys(bot for name in named for bot in short_names(name))
    return [before + bot for bot in bots]


def _install_completion(context: Any, _param: Any, wanted: bool) -> None:
    """Install completion through Typer and report it in our own words."""
    if wanted and not context.resilient_parsing:
        from typer.completion import install  # type: ignore[attr-defined]

        shell, path = install()
        context.obj.tell("completion-installed", style="green", shell=shell, path=str(path))
        raise typer.Exit
