"""The interface of a game's painter, and what all painters share.

A painter sees views and events, never a state.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from ..core.game import Event, Reason, View
from ..core.record import Record
from .voice import Voice

NamePlayer = Callable[[int], str]


class Painter(ABC):
    """Draws one game for one reader."""

    #: The name of the game; the ids of its texts begin with it.
    game: str
    #: Commands a player may type besides moves: `about` explains one, `show_WORD` carries it out.
    commands: ClassVar[tuple[str, ...]] = ()

    def __init__(self, voice: Voice, name: NamePlayer) -> None:
        self.voice = voice
        self.say = voice.say
        self.name = name

    @abstractmethod
    def table(self, view: View) -> RenderableType:
        """Draw the table."""

    @abstractmethod
    def question(self, view: View) -> str:
        """Ask the player to move for a decision."""

    @abstractmethod
    def move(self, move: str, view: View, preview: dict[str, Any]) -> Text:
        """Describe a move and what it would do."""

    @abstractmethod
    def brief(self, move: str) -> Text:
        """Describe a move as briefly as possible."""

    @abstractmethod
    def reason(self, reason: Reason) -> Text:
        """Put a reason for or against a move into words."""

    @abstractmethod
    def event(self, event: Event, reader: int | None) -> Text:
        """Put an event into words, as the reader saw it."""

    @abstractmethod
    def outcome(self, outcome: Mapping[str, Any], options: Mapping[str, Any]) -> str:
        """Say how a game with these options ended."""

    @abstractmethod
    def revealed(self, view: View) -> RenderableType:
        """Draw what is shown when the game is over."""

    def hands(self, _views: Sequence[View]) -> RenderableType | None:
        """Draw what only each seat could see, when a finished game is replayed."""
        return None

    @abstractmethod
    def rule(self, rule: str) -> str:
        """The text of a rule; empty if the game has none."""

    @abstractmethod
    def help(self) -> list[str]:
        """Explain briefly how to play."""

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.name(seat)

    def in_order(self, view: View) -> list[str]:
        """The legal moves in the order in which they are numbered."""
        return list(view["legal_moves"])

    def stands_out(self, _move: str) -> bool:
        """Whether a move differs in kind from most, so that it is always listed."""
        return False

    def overview(self, _view: View, _moves: Sequence[str]) -> RenderableType | None:
        """An overview to show instead of the first few of very many moves."""
        return None

    def narrow(self, _line: str, _moves: Sequence[str]) -> tuple[RenderableType, list[int]] | None:
        """If a line names a thing and not a move: explain it, and list the moves with it."""
        return None

    def read(self, line: str) -> str:
        """Translate a typed move into notation."""
        return line

    def spelled(self, move: str) -> str:
        """A move as its player would type it, so that `read` understands it."""
        return move

    def next_words(self, done: Sequence[str], moves: Sequence[str]) -> Iterator[str]:
        """The words that can follow those already typed, which are in lower case."""
        for move in moves:
            words = self.spelled(move).split()
            if [word.lower() for word in words[: len(done)]] == list(done):
                yield from words[len(done) : len(done) + 1]

    def command(self, word: str, view: View) -> RenderableType:
        """Carry out one of the painter's own commands."""
        shown: RenderableType = getattr(self, f"show_{word}")(view)
        return shown

    def about(self, word: str) -> str:
        """Explain one of the painter's own commands in a few words."""
        return self.voice.say_or(f"{self.game}-help-{word}", "")

    def hindsight(self, _record: Record) -> RenderableType | None:
        """Look back on a finished game."""
        return None

    def labelled(self, label: str, value: Text) -> Text:
        """Join a label and its value, with the colon that the language uses."""
        before, _, after = self.say("labelled", label=label, value="\0").partition("\0")
        return Text(before).append_text(value).append(after)
