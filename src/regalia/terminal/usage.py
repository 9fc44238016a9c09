"""Help and usage errors of the command line, in the reader's language. This module knows Typer, but
no game."""

import sys
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..core.errors import RegaliaError
from .voice import Voice

#: The base class of Typer's usage errors, which may come from its own copy of Click.
UsageError: type[Exception] = typer.BadParameter.__mro__[2]
#: The placeholder for a whole number in the help.
WHOLE = "N"
#: Typer's own parameters, with our texts for them.
THEIRS = {
    "help": "help-help",
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
}


class Misused(RegaliaError):
    """A command line that cannot be understood, with the command it was parsed as."""

    def __init__(self, context: Any, reason: str = "", **facts: Any) -> None:
        super().__init__("command/usage", reason=reason, **facts)
        self.context = context

    def show(self, voice: Voice) -> None:
        """Print the sentence and the usage of the command."""
        voice.refuse(self)
        if self.context is not None and sys.stderr:
            path = self.context.command_path
            pieces = self.context.command.collect_usage_pieces(self.context)
            usage = voice.say("usage-short", usage=" ".join([path, *pieces]), help=f"{path} --help")
            sys.stderr.write(usage + "\n")


def understood(error: Any, context: Any = None) -> Misused:
    """Translate a usage error of Typer into ours. Its kinds are told apart by name, because they
    come from Typer or from Click, depending on the version."""
    context = getattr(error, "ctx", None) or context
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Misused(context, "no_option", given=error.option_name)
    if kind == "BadOptionUsage":
        flag = any(
            getattr(param, "is_flag", False) and error.option_name in param.opts
            for param in (context.command.params if context else ())
        )
        return Misused(context, "no_value" if flag else "needs_value", option=error.option_name)
    if kind == "MissingParameter":
        return Misused(context, "missing", what=_name(error.param))
    if kind == "BadParameter" and error.param is not None:
        reason = "whole" if error.param.metavar == WHOLE else "number"
        return Misused(context, reason, option=_name(error.param))
    return Misused(context)


def _name(param: Any) -> str:
    """The name of a parameter: its longest option, or its placeholder."""
    return str(max(param.opts, key=len) if param.param_type_name == "option" else param.metavar)


class _InWords:
    """What commands and their group share. The context carries the voice."""

    def collect_usage_pieces(self, context: Any) -> list[str]:
        arguments = [each for each in self.params if each.param_type_name == "argument"]  # type: ignore[attr-defined]
        pieces = [each.metavar if each.required else f"[{each.metavar}]" for each in arguments]
        if hasattr(self, "commands"):
            pieces.append(context.obj.say("usage-command"))
        return [*pieces, f"[{context.obj.say('usage-option')}]"]

    def format_usage(self, context: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(context))
        prefix = context.obj.say("usage-line") + " "
        formatter.write_usage(context.command_path, pieces, prefix=prefix)

    def format_options(self, context: Any, formatter: Any) -> None:
        say = context.obj.say
        rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
        for param in self.get_params(context):  # type: ignore[attr-defined]
            text = say(THEIRS[param.name]) if param.name in THEIRS else param.help
            name = param.metavar
            if param.param_type_name == "option":
                name = ", ".join(sorted(param.opts, key=len))
                if not param.is_flag:
                    name += f" {param.metavar}"
                    if param.default is not None:
                        text = say("usage-default", help=text, value=str(param.default))
            rows[param.param_type_name].append((name, text))
        self._section(formatter, say("usage-arguments"), rows["argument"])
        self._section(formatter, say("usage-options"), rows["option"])
        if hasattr(self, "commands"):
            widest = max(map(len, self.commands))
            short = [
                (name, command.get_short_help_str(formatter.width - 6 - widest))
                for name, command in self.commands.items()
            ]
            self._section(formatter, say("usage-commands"), short)

    def _section(self, formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
        if rows:
            with formatter.section(heading):
                formatter.write_dl(rows)


class Command(_InWords, TyperCommand):
    """A command that refuses extra arguments."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        try:
            return self._parse_args(context, args)
        except UsageError as error:
            raise understood(error, context) from None

    def _parse_args(self, context: Any, args: list[str]) -> list[str]:
        spare = context.allow_extra_args
        context.allow_extra_args = True
        rest: list[str] = super().parse_args(context, args)
        if context.args and not spare and not context.resilient_parsing:
            raise Misused(context, "extra", given=" ".join(context.args))
        return rest


class Commands(_InWords, TyperGroup):
    """The group of all commands."""

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not context.resilient_parsing:
            allowed = ", ".join(self.commands)
            raise Misused(context, "no_command", given=args[0], allowed=allowed)
        return super().resolve_command(context, args)
