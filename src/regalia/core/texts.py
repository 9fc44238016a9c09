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
    """The texts of one language. A file is parsed when one of its texts is first asked for: parsing
    them all would take longer than `--help` may."""

    def __init__(self, language: str) -> None:
        # Imported here: nobody waits for it who has nothing to say.
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        files = sorted((FOLDER / language).glob("*.ftl"))
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
