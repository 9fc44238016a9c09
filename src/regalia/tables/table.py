"""A table as plain data: the seats, the game, what is proposed, and the log all of it follows from.

Nothing here changes a table; that is done by `fold.apply` alone. What a request leads to is said in
`authority`, what people may see of it in `sight`.
"""

from dataclasses import dataclass, field

from ..core.errors import RegaliaError
from ..core.game import Event, Game, State
from .entries import Proposed, Started
from .log import Entry

#: Seconds that an opponent may be away: unless the table says so, and at tables of old, which say
#: nothing.
CLAIM_AFTER, CLAIM_AFTER_OF_OLD = 600, 7 * 86_400
GATHERING, PLAYING, FINISHED, ABANDONED = "gathering", "playing", "finished", "abandoned"


class TableError(RegaliaError):
    """Something was asked that cannot be done at this table, or not now."""


@dataclass(frozen=True)
class Asker:
    """Who asks: a guest, or the bot on a seat. `address` tells where from, in whatever form the
    server has; it is only for fair turns."""

    guest: str | None
    name: str = ""
    bot_seat: int | None = None
    address: str = field(default="", compare=False)
    by_chance: bool = False  # the bot could not think

    @property
    def key(self) -> str:
        """What tells askers at one table apart."""
        return f"bot {self.bot_seat}" if self.guest is None else self.guest


@dataclass
class Seat:
    """A place at the table. A guest's seat stays theirs while a bot stands in."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    milliseconds: int | None = None
    away: bool = False
    left: int = 0  # when its guest was last found away
    contribution: str | None = None  # to the seed
    since: int = 0  # the entry by which its guest sat down, on whichever device

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def present(self) -> bool:
        """Whether a person plays here now."""
        return self.guest is not None and self.bot is None and not self.away


@dataclass
class Proposal:
    """Something that waits until everybody concerned agrees."""

    number: int  # of its entry
    body: Proposed
    waiting: set[int]


@dataclass
class Table:
    """A table after the entries it holds."""

    id: str
    entries: list[Entry] = field(default_factory=list)
    phase: str = GATHERING
    seats: list[Seat] = field(default_factory=list)
    host: str | None = None
    hints: bool = True
    claim_after: int | None = None  # seconds that an opponent may be away
    claimed_by: int | None = None  # the seat that has ended the game because one was
    opened: Game | None = None
    secret: str | None = None  # what the seed will be made of
    commitment: str | None = None  # what was promised of it
    contributions: list[str | None] = field(default_factory=list)  # by seat, when it was dealt
    started: Started | None = None
    start: State | None = None  # the game as it was dealt
    state: State | None = None  # the game as it stands
    revision: int = 0  # the number of the entry that made the game stand as it does
    proposal: Proposal | None = None
    #: Who made each move that stands: the seat, and whether its bot did.
    movers: list[tuple[int, bool]] = field(default_factory=list)
    #: What each move did, by the number of its entry: the whole truth.
    happened: dict[int, list[Event]] = field(default_factory=dict)
    #: The entry each request led to, by asker and id.
    answered: dict[tuple[str, str], Entry] = field(default_factory=dict)
    #: When each guest last did anything here.
    acted: dict[str, int] = field(default_factory=dict)
    #: How many phrases each seat has said, and the last hint it got.
    said: dict[int, int] = field(default_factory=dict)
    hinted: dict[int, Entry] = field(default_factory=dict)
    #: Whether the last move has shown something, by the revision it made.
    shown: dict[int, bool] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        assert self.opened is not None
        return self.opened

    @property
    def last(self) -> Entry | None:
        return self.entries[-1] if self.entries else None

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.phase in (FINISHED, ABANDONED)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat a guest holds."""
        if guest is not None:
            for number, each in enumerate(self.seats):
                if each.guest == guest:
                    return number
        return None

    def claimable(self, seat: int) -> int | None:
        """The opponent for whom a seat waits, and who is away."""
        if self.claim_after is None or self.phase != PLAYING or self.state is None:
            return None
        other = self.state.to_move
        if other is None or other == seat or not self.seats[seat].present:
            return None
        waited_for = self.seats[other]
        return other if waited_for.away and waited_for.bot is None else None

    def claimable_at(self, away: int) -> int:
        """When the game may be claimed from an opponent who is away."""
        return self.seats[away].left + 1000 * (self.claim_after or 0)

    def bot_to_move(self) -> int | None:
        """The seat whose bot decides now."""
        if self.phase != PLAYING or self.state is None or self.state.to_move is None:
            return None
        seat = self.state.to_move
        return seat if self.seats[seat].bot else None

    def replayed(self, moves: int) -> State:
        """The game after the first `moves` moves."""
        assert self.start is not None
        assert self.state is not None
        state = self.start.copy()
        for move in self.state.moves[:moves]:
            state.play(move)
        return state
