"""What a game's painter offers to the table, and what all of them share.

A painter knows views and events, never a state.
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

    #: The name of the game, which its texts begin with.
    game: str
    #: Words a player may type beside moves: `about` says what each shows, `show_WORD` shows it.
    commands: ClassVar[tuple[str, ...]] = ()

    def __init__(self, voice: Voice, name: NamePlayer) -> None:
        self.voice = voice
        self.say = voice.say
        self.name = name

    @abstractmethod
    def table(self, view: View) -> RenderableType:
        """Everything on the table."""

    @abstractmethod
    def question(self, view: View) -> str:
        """What the player to move has to decide."""

    @abstractmethod
    def move(self, move: str, view: View, preview: dict[str, Any]) -> Text:
        """A move and what it would do."""

    @abstractmethod
    def brief(self, move: str) -> Text:
        """A move alone, as short as can be."""

    @abstractmethod
    def reason(self, reason: Reason) -> Text:
        """A few words for or against a move."""

    @abstractmethod
    def event(self, event: Event, reader: int | None) -> Text:
        """One event in words, as the reader saw it."""

    @abstractmethod
    def outcome(self, outcome: Mapping[str, Any], options: Mapping[str, Any]) -> str:
        """How a game with these options ended, in words."""

    @abstractmethod
    def revealed(self, view: View) -> RenderableType:
        """What is shown once the game is over."""

    def hands(self, _views: Sequence[View]) -> RenderableType | None:
        """What each seat alone can see, for looking back on a finished game."""
        return None

    @abstractmethod
    def rule(self, rule: str) -> str:
        """A rule in our own words; empty if there are none."""

    @abstractmethod
    def help(self) -> list[str]:
        """A word on how to play."""

    def player(self, seat: int) -> str:
        """Who plays there."""
        return self.name(seat)

    def in_order(self, view: View) -> list[str]:
        """The legal moves as they are numbered."""
        return list(view["legal_moves"])

    def stands_out(self, _move: str) -> bool:
        """Whether a move is of another kind than most, and is listed however many there are."""
        return False

    def overview(self, _view: View, _moves: Sequence[str]) -> RenderableType | None:
        """What to show instead of the first few of very many moves."""
        return None

    def narrow(self, _line: str, _moves: Sequence[str]) -> tuple[RenderableType, list[int]] | None:
        """If a line names something rather than a move: what it is, and which moves are with it."""
        return None

    def read(self, line: str) -> str:
        """A typed move in notation."""
        return line

    def spelled(self, move: str) -> str:
        """A move as its player would type it; `read` understands it."""
        return move

    def next_words(self, done: Sequence[str], moves: Sequence[str]) -> Iterator[str]:
        """The words that follow those typed (in lower case) in one of the moves."""
        for move in moves:
            words = self.spelled(move).split()
            if [word.lower() for word in words[: len(done)]] == list(done):
                yield from words[len(done) : len(done) + 1]

    def command(self, word: str, view: View) -> RenderableType:
        """What one of the painter's own commands shows: each has a method `show_WORD`."""
        shown: RenderableType = getattr(self, f"show_{word}")(view)
        return shown

    def about(self, word: str) -> str:
        """What one of the painter's own commands shows, in a few words."""
        return self.voice.say_or(f"{self.game}-help-{word}", "")

    def hindsight(self, _record: Record) -> RenderableType | None:
        """What can be said of a finished game, looking back."""
        return None

    def labelled(self, label: str, value: Text) -> Text:
        """A label and what it stands for, with the language's own colon."""
        before, _, after = self.say("labelled", label=label, value="\0").partition("\0")
        return Text(before).append_text(value).append(after)
