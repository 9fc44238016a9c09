"""How the terminal speaks: in one language, on one console."""

import os
import re
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..core import texts
from ..core.errors import BadOption, RegaliaError

if TYPE_CHECKING:
    from rich.console import Console


class Voice:
    """A language and a console."""

    def __init__(self, language: str | None = None) -> None:
        if language is None:
            language = os.environ.get("REGALIA_LANG") or texts.system_language()
        language = re.split("[_-]", language.lower())[0]  # it_IT, pt-BR
        if language not in texts.LANGUAGES:
            raise BadOption("language/unknown", given=language, allowed=", ".join(texts.LANGUAGES))
        self.language = language

    # Rich is loaded when something is printed. `--help` does without it.

    @cached_property
    def console(self) -> "Console":
        from rich.console import Console

        class OpenEnded(Console):
            def on_broken_pipe(self) -> None:
                raise BrokenPipeError  # handled in `app.run`

        return OpenEnded(highlight=False)

    def say(self, text_id: str, **facts: Any) -> str:
        """A text in this language."""
        return texts.say(self.language, text_id, **facts)

    def say_or(self, text_id: str, otherwise: str, **facts: Any) -> str:
        """A text that games of other packages may lack; `otherwise` then."""
        return self.say(text_id, **facts) if texts.known(self.language, text_id) else otherwise

    def title(self, game: str) -> str:
        """The name of a game."""
        return texts.title(self.language, game)

    def tell(self, text_id: str, style: str = "", **facts: Any) -> None:
        """Print a text. One with a path is not wrapped, so that the path can be copied."""
        from rich.text import Text

        text = Text(self.say(text_id, **facts), style=style)
        self.console.print(text, soft_wrap="path" in facts)

    def player(self, seat: int, bot: str = "") -> str:
        """The name of the player in a seat. People count seats from 1."""
        if bot:
            return self.say("play-bot", seat=seat + 1, bot=bot)
        return self.say("play-player", seat=seat + 1)

    def refuse(self, error: RegaliaError) -> None:
        """Print the code and the sentence of an error."""
        from rich.console import Console
        from rich.text import Text

        if sys.stdout:
            sys.stdout.flush()
        if not sys.stderr:
            return
        line = Text(f"{error.code}: ", style="bold red")
        line.append(error.sentence(self.language), style="not bold default")
        console = Console(stderr=True, highlight=False)
        console.print(line, soft_wrap=not console.is_terminal)  # one line in a file
