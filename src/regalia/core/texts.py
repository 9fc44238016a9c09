"""Texts in five languages, from the Fluent files in `locale/`. Knows files and ids, no game."""

import functools
import locale as system_locale
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "it", "es", "fr", "pt")
FOLDER = Path(__file__).parent.parent / "locale"


class MissingText(LookupError):
    """A text that is not in the files, or lacks one of its facts: a bug, never user input."""


class _Texts:
    """The texts of one language. Files are read in alphabetical order and only as far as needed:
    parsing them all would take longer than `--help` may."""

    def __init__(self, language: str) -> None:
        # Imported here: nobody waits for it who has nothing to say.
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.unread = sorted((FOLDER / language).glob("*.ftl"), reverse=True)

    def has(self, text_id: str) -> bool:
        from fluent.runtime import FluentResource

        while not self.bundle.has_message(text_id) and self.unread:
            text = self.unread.pop().read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))
        return bool(self.bundle.has_message(text_id))


_texts = functools.cache(_Texts)


def say(language: str, text_id: str, **facts: Any) -> str:
    """One text with its facts filled in."""
    if not has(language, text_id):
        raise MissingText(f"{language}: {text_id}")
    bundle = _texts(language).bundle
    message = bundle.get_message(text_id)
    if message.value is None:
        raise MissingText(f"{language}: {text_id} has no value")
    text, problems = bundle.format_pattern(message.value, facts)
    if problems:
        raise MissingText(f"{language}: {text_id}: {problems[0]}")
    return str(text)


def has(language: str, text_id: str) -> bool:
    return _texts(language).has(text_id)


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
