"""Every error a person can cause: a stable code, the facts, and one sentence they can act on.

The sentences live with all other texts in `locale/`; an error only names its own.
"""

from typing import Any

from . import texts

#: A fact longer than this is cut in an error: more of what somebody gave us tells them nothing new.
LONGEST = 200
#: Facts that are lists of ours, to choose from: they stand as they are.
LISTS = ("allowed", "examples", "known")


def shown(value: Any) -> str:
    """Anything somebody gave us as a text for an error, whatever it is."""
    try:
        return str(value)
    except Exception:  # numbers with too many digits, objects that cannot say what they are
        return f"<{type(value).__name__}>"


def _fact(name: str, value: Any) -> Any:
    """A fact as an error keeps it."""
    if isinstance(value, int) and abs(value) >= 10**15:
        value = shown(value)  # no count of ours
    if not isinstance(value, str) or isinstance(value, Term) or name in LISTS:
        return value
    return texts.shortened(value, LONGEST)


class Term(str):
    """A word of a game, such as a card's name, that has a text of its own in each language."""

    text_id: str

    def __new__(cls, word: str, text_id: str) -> "Term":
        term = super().__new__(cls, word)
        term.text_id = text_id
        return term

    def said(self, language: str) -> str:
        """The word in a language, or at least as people read it."""
        known = texts.known(language, self.text_id)
        return texts.say(language, self.text_id) if known else texts.readable(self)


class RegaliaError(Exception):
    """Something was asked that cannot be done. `code` is stable, `str(error)` is one sentence."""

    def __init__(self, code: str, *, reason: str = "", rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason  # which sentence of this code
        self.rule = rule  # the id of the rule behind a refusal
        self.facts = {name: _fact(name, value) for name, value in facts.items()}

    @property
    def text_id(self) -> str:
        parts = [part for part in ("error", self.code.replace("/", "-"), self.reason) if part]
        return "-".join(parts).replace("_", "-")

    def sentence(self, language: str = "en") -> str:
        """The error in one sentence, in the reader's language."""
        facts = {
            name: fact.said(language) if isinstance(fact, Term) else fact
            for name, fact in self.facts.items()
        }
        if texts.known(language, self.text_id):
            return texts.say(language, self.text_id, **facts)
        # Another package's game need not have texts for its refusals
        general = RegaliaError(self.code).text_id
        about = [f"{name} {fact}" for name, fact in facts.items()]
        if texts.known(language, general):
            first = texts.say(language, general, **facts).rstrip(".")
            return f"{first} ({'; '.join([texts.readable(self.reason), *about])})."
        words = f"{self.code.replace('/', ' ')} {self.reason}"
        return "; ".join([texts.readable(words), *about])

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


#: What reading data of any shape as a view can end in.
NO_VIEW = (
    KeyError,
    TypeError,
    ValueError,
    IndexError,
    AttributeError,
    OverflowError,
    BadOption,
)
