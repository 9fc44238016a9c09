"""The prompt: line editing, history, and completion with Tab."""

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.text import Text

from .voice import Voice

#: Returns the words that may follow those already typed, which are in lower case.
NextWords = Callable[[Sequence[str]], Iterable[str]]


def nothing(_done: Sequence[str]) -> tuple[str, ...]:
    return ()


def completions(next_words: NextWords, before: str, begun: str) -> list[str]:
    """The completions of a word, given the text before it. A single one ends in a space, so that
    the next word can follow."""
    words = dict.fromkeys(next_words(before.lower().split()))
    found = [word for word in words if word.startswith(begun)]
    found = found or [word for word in words if word.lower().startswith(begun.lower())]
    return [f"{found[0]} "] if len(found) == 1 else found


class Prompt:
    """Asks for a line, with line editing where the terminal has it."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._editor = _editor()

    def ask(
        self, question: Text, history: list[str] | None = None, next_words: NextWords = nothing
    ) -> str:
        """Read a line; an EOFError means that there are no more. The line is added to `history`,
        and Up and Down reach nothing else: players must not see what others typed."""
        if sys.stdin is None:
            raise EOFError
        if self._editor is None:
            self._voice.console.print(question, end="", soft_wrap=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line.rstrip("\n")
        self._remember(history or ())
        self._complete(next_words)
        try:
            line = input(self._marked(question))
        finally:
            self._remember(())
            self._complete(nothing)
        if history is not None and line.strip() and history[-1:] != [line]:
            history.append(line)
        return line

    def _remember(self, lines: Iterable[str]) -> None:
        self._editor.clear_history()
        for line in lines:
            self._editor.add_history(line)

    def _complete(self, next_words: NextWords) -> None:
        found: list[str] = []

        def complete(begun: str, number: int) -> str | None:
            if number == 0:
                before = self._editor.get_line_buffer()[: self._editor.get_begidx()]
                found[:] = completions(next_words, before, begun)
            return found[number] if number < len(found) else None

        self._editor.set_completer(complete)

    def _marked(self, question: Text) -> str:
        """The prompt with its colour codes marked as having no width."""
        console = self._voice.console
        with console.capture() as drawn:
            console.print(question, end="", soft_wrap=True)
        return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", drawn.get())


def _editor() -> Any:
    """The readline module, if input and output are terminals and the system has it."""
    if not (sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        import readline
    except ImportError:
        return None
    readline.set_auto_history(False)
    readline.set_completer_delims(" ")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    return readline
