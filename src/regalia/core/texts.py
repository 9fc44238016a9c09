"""Texts in five languages, from the Fluent files in `locale/` and in the `locale/` of each game.
Knows files and ids, no game."""

import functools
import locale as system_locale
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import plugins

LANGUAGES = ("en", "it", "es", "fr", "pt")
FOLDER = Path(__file__).parent.parent / "locale"
#: No fact of a text is longer than this: Fluent refuses to say what is.
LONGEST = 2000


class MissingText(LookupError):
    """A text that is not in the files, or lacks one of its facts: a bug, never user input."""


class _Texts:
    """The texts of one language. A file is parsed when one of its texts is first asked for: parsing
    them all would take longer than `--help` may."""

    def __init__(self, language: str) -> None:
        # Imported here: nobody waits for it who has nothing to say.
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        files = files_of(language)
        self.unparsed = [f"\n{file.read_text(encoding='utf-8')}" for file in files]

    def has(self, text_id: str) -> bool:
        if not self.bundle.has_message(text_id):
            from fluent.runtime import FluentResource

            for text in self.unparsed:
                if f"\n{text_id} =" in text:
                    self.bundle.add_resource(FluentResource(text))
                    self.unparsed.remove(text)
                    break
        return bool(self.bundle.has_message(text_id))


_texts = functools.cache(_Texts)


def files_of(language: str) -> list[Path]:
    """All files of a language: our own, and those of each game."""
    folders = [FOLDER, *(game / "locale" for game in plugins.folders())]
    return [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]


def say(language: str, text_id: str, **facts: Any) -> str:
    """One text with its facts filled in; in English if another package's game does not speak this
    language."""
    if not has(language, text_id):
        if language == "en" or not has("en", text_id):
            raise MissingText(f"{language}: {text_id}")
        language = "en"
    bundle = _texts(language).bundle
    message = bundle.get_message(text_id)
    if message.value is None:
        raise MissingText(f"{language}: {text_id} has no value")
    for name, fact in facts.items():
        if isinstance(fact, str) and len(fact) > LONGEST:
            facts[name] = cut_list(fact, LONGEST)
    text, problems = bundle.format_pattern(message.value, facts)
    if problems:
        raise MissingText(f"{language}: {text_id}: {problems[0]}")
    return str(text)


def shortened(text: str, longest: int) -> str:
    """A text of at most so many characters: where it is longer, the middle is left out. What it
    begins with says what it is, and paths are told apart by their ends."""
    if len(text) <= longest:
        return text
    end = longest // 4
    return f"{text[: longest - end - 1]}…{text[-end:]}"


def cut_list(text: str, longest: int) -> str:
    """As many whole entries of a list, separated by commas, as so many characters hold; a text that
    is no list loses its middle."""
    kept = text[: longest - 1].rpartition(", ")[0]
    return f"{kept}, …" if len(kept) > longest // 2 else shortened(text, longest)


def has(language: str, text_id: str) -> bool:
    return _texts(language).has(text_id)


def known(language: str, text_id: str) -> bool:
    """Whether `say` finds a text: in this language, or else in English."""
    return has(language, text_id) or has("en", text_id)


def readable(name: str) -> str:
    """A name from code as people read it, where there is no text for it."""
    return name.replace("_", " ").replace("-", " ").strip()


def title(language: str, game: str) -> str:
    """The name of a game: the text `GAME-title`, or the name it is registered under."""
    text_id = f"{game}-title"
    return say(language, text_id) if known(language, text_id) else readable(game).capitalize()


def system_language() -> str:
    """The language this computer speaks, if we speak it too; else English."""
    candidates: Iterator[str] = (
        os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")
    )
    wanted = next((value for value in candidates if value), "")
    if not wanted:
        wanted = system_locale.getlocale()[0] or ""
    code = wanted[:2].lower()
    return code if code in LANGUAGES else "en"
