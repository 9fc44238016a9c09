"""The line a person types: a prompt that line editing knows of, what they typed before, and Tab."""

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.text import Text

from .voice import Voice

#: The words that may follow those already typed (in lower case).
NextWords = Callable[[Sequence[str]], Iterable[str]]


def nothing(_done: Sequence[str]) -> tuple[str, ...]:
    return ()


def completions(next_words: NextWords, before: str, begun: str) -> list[str]:
    """What a word that was begun may become, after the text before it; the only choice is typed
    out, so that the next word can follow."""
    wanted = begun.lower()
    words = dict.fromkeys(next_words(before.lower().split()))
    found = [word for word in words if word.lower().startswith(wanted)]
    return [f"{found[0]} "] if len(found) == 1 else found


class Prompt:
    """Asks for a line: edited where there is a terminal with line editing, else as it comes."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._editor = _editor()

    def ask(
        self, question: Text, history: list[str] | None = None, next_words: NextWords = nothing
    ) -> str:
        """A line; an EOFError if there are no more. It is added to the history, which is all that
        Up and Down can reach: what others typed is not theirs to see."""
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
        """The prompt with its colours, marked as taking no room on the line."""
        console = self._voice.console
        with console.capture() as drawn:
            console.print(question, end="", soft_wrap=True)
        return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", drawn.get())


def _editor() -> Any:
    """Line editing, where both ends are a terminal and the system has it."""
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
