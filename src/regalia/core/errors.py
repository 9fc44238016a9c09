"""Every error a person can cause: a stable code, the facts, and one sentence they can act on.

The sentences live with all other texts in `locale/`; an error only names its own.
"""

from typing import Any

from . import texts


class Term(str):
    """A word of a game, such as a card's name, that has a text of its own in each language."""

    text_id: str

    def __new__(cls, word: str, text_id: str) -> "Term":
        term = super().__new__(cls, word)
        term.text_id = text_id
        return term


class RegaliaError(Exception):
    """Something was asked that cannot be done. `code` is stable, `str(error)` is one sentence."""

    def __init__(self, code: str, *, reason: str = "", rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason  # which sentence of this code
        self.rule = rule  # the rule behind a refusal, such as "RGC-23"
        self.facts = facts

    @property
    def text_id(self) -> str:
        parts = [part for part in ("error", self.code.replace("/", "-"), self.reason) if part]
        return "-".join(parts).replace("_", "-")

    def sentence(self, language: str = "en") -> str:
        """The error in one sentence, in the reader's language."""
        facts = {
            name: texts.say(language, fact.text_id) if isinstance(fact, Term) else fact
            for name, fact in self.facts.items()
        }
        return texts.say(language, self.text_id, **facts)

    def __str__(self) -> str:
        return self.sentence()


class IllegalMove(RegaliaError):
    """A move that the rules, or the notation, do not allow. Nothing has changed."""


class BadOption(RegaliaError):
    """An unknown game, bot, option or value."""


class BadPosition(RegaliaError):
    """A position that cannot arise, or is not a position."""


class BadRecord(RegaliaError):
    """A record that is damaged, edited, or does not replay."""
