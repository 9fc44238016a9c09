"""Texts in five languages, from the Fluent files in `locale/`. Knows files and ids, no game."""

import functools
import locale as system_locale
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "es", "fr", "pt")
FOLDER = Path(__file__).parent.parent / "locale"


class MissingText(LookupError):
    """A text that the files do not have, or that lacks one of its facts: a bug, never user input."""


@functools.cache
def _bundle(language: str) -> "FluentBundle":
    # Imported here: it takes as long as everything else that `--help` needs.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(language: str, text_id: str, **facts: Any) -> str:
    """One text with its facts filled in."""
    bundle = _bundle(language)
    if not bundle.has_message(text_id):
        raise MissingText(f"{language}: {text_id}")
    message = bundle.get_message(text_id)
    if message.value is None:
        raise MissingText(f"{language}: {text_id} has no value")
    text, problems = bundle.format_pattern(message.value, facts)
    if problems:
        raise MissingText(f"{language}: {text_id}: {problems[0]}")
    return str(text)


def has(language: str, text_id: str) -> bool:
    return bool(_bundle(language).has_message(text_id))


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
