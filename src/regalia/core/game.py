"""The types all games share: Game, State, Outcome, Bot. They know no rules.

A state is the whole truth and stays with the authority that runs the game. Everybody else gets
`state.view(seat)`: the one door through which anything leaves.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Self

from . import record as records
from .errors import BadOption, BadPosition, IllegalMove, RegaliaError, Term, shown
from .manifest import Manifest, Value
from .seeds import Seed, seed_text

if TYPE_CHECKING:
    from .compile import Array

View = dict[str, Any]
Event = dict[str, Any]
Position = dict[str, Any]


def machine_word(action: Any) -> int | None:
    """An action as kernels take it; None for what cannot be one."""
    if isinstance(action, bool):
        return None
    try:
        number = index(action)
    except TypeError:
        return None
    return number if 0 <= number < 1 << 63 else None


@dataclass(frozen=True)
class Outcome:
    """How a game ended. Cooperative games are won or lost; others have a winner, or none. A game
    whose outcome carries more has a type of its own, built on this one."""

    reason: str
    won: bool | None = None
    winner: int | None = None
    #: The seat that decided last; None in tallies of many games, and where a position does not say.
    ended_by: int | None = None

    def labels(self) -> list[str]:
        """What a tally of many games counts."""
        labels = []
        if self.won is not None:
            labels.append("won" if self.won else "lost")
        elif self.winner is not None:
            labels.append(f"winner {self.winner + 1}")
        else:
            labels.append("drawn")
        labels.append(f"reason {self.reason}")
        return labels

    def as_dict(self) -> dict[str, Any]:
        fields = asdict(self)
        fields["ended_by"] = fields.pop("ended_by")  # last, after what a game adds
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in fields.items()
            if value is not None
        }


class State(ABC):
    """One position of one game, and how it came about.

    Two states are equal if their games and positions are: what is hidden counts, and so does the
    chance to come. How they came about does not matter. A state changes when it is played on, so
    it has no hash.
    """

    def __init__(self, game: "Game", start: records.Start, moves: Sequence[str | int] = ()) -> None:
        self.game = game
        self._start = start
        self._moves = list(moves)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Fit for logs: nothing in it that anybody at the table could not know."""
        count = len(self._moves)
        moves = f"{count} move{'' if count == 1 else 's'}"
        now = "over" if self.to_move is None else f"seat {self.to_move} to move"
        return f"<state of {self.game!r}: {moves}, {now}>"

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat that decides now, from 0; None when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def legal_moves(self) -> list[str]:
        """Every legal move, in the game's documented order; empty when the game is over."""

    @abstractmethod
    def play(self, move: str) -> list[Event]:
        """Carry out a move and tell what happened. An IllegalMove changes nothing."""

    def actions(self) -> list[int]:
        """The legal moves as integers, in the same order: the fast path, in a game that has one."""
        return list(range(len(self.legal_moves())))

    def act(self, action: int) -> None:
        """Carry out one of `actions()`, without telling."""
        legal, word = self.legal_moves(), machine_word(action)
        if word is None or word >= len(legal):
            raise IllegalMove("move/notation", given=shown(action), examples=", ".join(legal[:3]))
        self.play(legal[word])

    @property
    def array(self) -> Any:
        """The flat record itself, for kernels: the whole truth, never to be shown. Not every game
        has one."""
        raise RegaliaError("game/no_array", game=Term(self.game.name, f"{self.game.name}-title"))

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat may know (None: an onlooker), as plain data."""

    @abstractmethod
    def seen(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """The events as that seat saw them."""

    def preview(self, move: str) -> dict[str, Any]:
        """What a legal move would do, as far as the player who makes it can know; nothing in a game
        that does not tell."""
        self.copy().play(move)  # refused here if it is not legal
        return {}

    @abstractmethod
    def redealt(self, seat: int, chance: "Array") -> Self:
        """A state this seat cannot tell from this one: what it does not know is dealt anew."""

    @abstractmethod
    def position(self) -> Position:
        """The whole truth as plain data; `game.load` takes it back."""

    @abstractmethod
    def copy(self) -> Self:
        """The same state again; the two share nothing."""

    @property
    @abstractmethod
    def moves(self) -> list[str]:
        """The moves so far, in notation."""

    def record(self) -> records.Record:
        """The game so far as plain data. It holds the seed: never show it while secrets matter."""
        outcome = self.outcome
        return records.make(
            game=self.game.name,
            rules=self.game.manifest.rules_version,
            options=self.game.options,
            start=self._start,
            moves=self.moves,
            outcome=outcome.as_dict() if outcome else None,
        )


class Game(ABC):
    """A game with its options settled: deals and loads states."""

    manifest: ClassVar[Manifest]

    def __init__(self, /, **options: Any) -> None:
        self.options: Mapping[str, Value] = self.manifest.resolve(options)

    @property
    def name(self) -> str:
        return self.manifest.name

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def deal(self, seed: Seed) -> State:
        """A new game. The same options and seed always give the same game."""
        return self._deal(seed_text(seed))

    @abstractmethod
    def _deal(self, seed: str) -> State: ...

    @abstractmethod
    def load(self, position: Position) -> State:
        """A state from a position, or a BadPosition that says what is wrong with it."""

    def check_seat(self, seat: int) -> int:
        """The seat, if this game has it."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadOption("option/seat", given=shown(seat), players=self.players)
        return seat

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"regalia.game({self.name!r}, {options})"

    def __eq__(self, other: object) -> bool:
        """The same game with the same options."""
        if not isinstance(other, Game):
            return NotImplemented
        return type(self) is type(other) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, *sorted(self.options.items())))


@dataclass(frozen=True)
class Candidate:
    """A move a bot has thought about: the chance to win and the standard error of that figure. What
    is proven has no error."""

    move: str
    win: float
    error: float
    proven: bool = False

    @classmethod
    def counted(cls, move: str, won: float, games: int, of: int | None = None) -> "Candidate":
        """From games won of games tried; `of`: how many different ones there are, if not any
        number. Whoever has tried all of them has no error."""
        # Agresti and Coull: honest also where all games or none are won
        share = (won + 2) / (games + 4)
        rest = 1.0 if of is None else (of - games) / max(of - 1, 1)
        return cls(move, won / games, (rest * share * (1 - share) / (games + 4)) ** 0.5)


@dataclass(frozen=True)
class Reason:
    """A few words for a move, or against it: the text `GAME-reason-KIND` and the facts in it."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    against: bool = False


@dataclass(frozen=True)
class Hindsight:
    """Whether a lost game could have been won, proven: what a game's part `hindsight` finds."""

    #: "undecided", "lost" (nothing could have won it any more) or "winnable".
    verdict: str
    #: For the sentence about it, the text `GAME-hindsight-board`.
    facts: Mapping[str, int] = field(default_factory=dict)
    #: The moves that would have won.
    line: list[str] = field(default_factory=list)
    #: The move that threw it away.
    mistake: str | None = None
    #: The position and each move of the win, as an onlooker sees them.
    steps: list[dict[str, Any]] = field(default_factory=list)


class Bot(ABC):
    """A player: gets a view, returns a move. It never sees a state."""

    #: What it is called in results; without one, as its class is.
    name: ClassVar[str] = ""
    #: Whether the clock limits its thinking. Nothing may be compiled then: `players.prepare`.
    timed: bool = False

    @staticmethod
    def legal(view: View) -> list[str]:
        """The moves to choose from, if it is this seat's turn."""
        names = ("legal_moves", "seat", "to_move")
        legal, seat, to_move = (view.get(n) if isinstance(view, dict) else None for n in names)
        if legal is None or seat is None or to_move is None:
            raise BadOption("bot/not_to_move")
        if not isinstance(legal, list | tuple) or not all(isinstance(move, str) for move in legal):
            raise BadPosition("view/shape")
        if not isinstance(seat, int) or not isinstance(to_move, int):
            raise BadPosition("view/shape")
        if not legal or seat != to_move:
            raise BadOption("bot/not_to_move")
        return list(legal)

    @abstractmethod
    def choose(self, view: View) -> str:
        """The move this bot plays for the seat whose view it is."""

    def stop(self) -> None:  # noqa: B027
        """Called from another thread: whoever is thinking answers now, with the best found so far.
        Instant players have nothing to stop."""

    def evaluate(self, view: View) -> list[Candidate]:  # noqa: ARG002
        """Every legal move with what the bot thinks of it, best first. A bot may do without: the
        coach cannot ask it then."""
        raise RegaliaError("bot/silent", bot=self.called)

    @property
    def called(self) -> str:
        return self.name or type(self).__name__
