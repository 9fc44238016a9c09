"""What a log adds up to: the seats, the game, what is proposed. It takes entries that have been
written down, and asks nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .. import games
from ..core.errors import RegaliaError
from ..core.game import Event, Game, State
from .log import Entry

GATHERING, PLAYING, FINISHED, ABANDONED = "gathering", "playing", "finished", "abandoned"


class TableError(RegaliaError):
    """Something was asked that cannot be done at this table, or not now."""


@dataclass
class Seat:
    """A place at the table. A guest's seat stays theirs while a bot stands in."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    milliseconds: int | None = None
    away: bool = False
    since: int = 0  # the entry by which its guest sat down, on whichever device

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def present(self) -> bool:
        """Whether a person plays here now."""
        return self.guest is not None and self.bot is None and not self.away

    def as_dict(self) -> dict[str, Any]:
        kind = "open" if self.open else "guest" if self.guest else "bot"
        return {"kind": kind, "name": self.name, "bot": self.bot, "away": self.away}


@dataclass
class Proposal:
    """Something that waits until everybody concerned agrees."""

    number: int
    what: str
    body: Mapping[str, Any]
    waiting: set[int]

    def as_dict(self) -> dict[str, Any]:
        facts = {name: self.body[name] for name in ("seat", "away", "bot") if name in self.body}
        return {
            "number": self.number,
            "what": self.what,
            "waiting": sorted(self.waiting),
            **facts,
        }


@dataclass
class Fold:
    """The state of a table: always the replay of its log."""

    id: str
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.phase = GATHERING
        self.seats: list[Seat] = []
        self.host: str | None = None
        self.hints = True
        self.state: State | None = None
        self.revision = 0  # the number of the entry that made the present position
        self.proposal: Proposal | None = None
        #: The last move tried: its position, the state after it, what happened.
        self.tried: tuple[int, State, list[Event]] | None = None
        self._game: Game | None = None
        self._begun: Mapping[str, Any] = {}
        self._movers: list[tuple[int, bool]] = []  # of each move: the seat, and whether a bot
        self._happened: dict[int, list[Event]] = {}
        self._answered: dict[tuple[str, str], Entry] = {}
        entries, self.entries = self.entries, []
        for entry in entries:
            self.apply(entry)

    @property
    def game(self) -> Game:
        assert self._game is not None
        return self._game

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
        if guest is None:
            return None
        return next((number for number, each in enumerate(self.seats) if each.guest == guest), None)

    def last_by(self, guest: str | None) -> int:
        """When a guest last did anything here."""
        return next((each.at for each in reversed(self.entries) if each.body.get("by") == guest), 0)

    def bot_to_move(self) -> int | None:
        """The seat whose bot decides now."""
        if self.phase != PLAYING or self.state is None or self.state.to_move is None:
            return None
        seat = self.state.to_move
        return seat if self.seats[seat].bot else None

    def apply(self, entry: Entry) -> None:
        """Take an entry that has been written down."""
        getattr(self, f"_on_{entry.kind}")(entry.body, entry)
        self.entries.append(entry)
        if "id" in entry.body:
            by = entry.body["by"] or f"bot {entry.body['seat']}"
            self._answered[by, entry.body["id"]] = entry

    def _on_created(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        self._game = games.game(body["game"], **body["options"])
        if body["rules"] != self._game.manifest.rules_version:
            raise TableError("table/rules", given=body["rules"])
        self.hints = body["hints"]
        self.host = body["by"]
        self.seats = [Seat() for _ in range(self._game.players)]

    def _on_sat(self, body: Mapping[str, Any], entry: Entry) -> None:
        self.seats[body["seat"]] = Seat(body["by"], body["name"], since=entry.number)
        self.host = self.host or body["by"]

    def _on_left(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        seat = body["seat"]
        if self.phase == GATHERING:
            self._clear(seat)
            return
        self.seats[seat].away = True
        if self.proposal and seat in self.proposal.waiting:
            self.proposal.waiting.discard(seat)
            if not self.proposal.waiting:
                self.proposal = None

    def _clear(self, seat: int) -> None:
        """Open a seat; a host who goes leaves the table to the next guest."""
        gone = self.seats[seat].guest
        self.seats[seat] = Seat()
        if gone is not None and gone == self.host:
            self.host = next((each.guest for each in self.seats if each.guest), None)

    def _on_returned(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        seat = self.seats[body["seat"]]
        seat.away, seat.bot, seat.milliseconds = False, None, None
        self._is_back(body["seat"])

    def _is_back(self, seat: int) -> None:
        """Whoever comes back is asked too; nobody need stand in for them."""
        if self.proposal and self.proposal.body.get("away") == seat:
            self.proposal = None
        if self.proposal and self.proposal.body["seat"] != seat:
            self.proposal.waiting.add(seat)

    def _on_bot(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        self.seats[body["seat"]] = Seat(bot=body["bot"], milliseconds=body["milliseconds"])

    def _on_emptied(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        self._clear(body["seat"])

    def _on_handed_over(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        seat = self.seats[body["seat"]]
        if self.host == seat.guest:
            self.host = body["guest"]
        was_away = seat.away
        seat.guest, seat.away = body["guest"], False
        if was_away and seat.bot is None:
            self._is_back(body["seat"])

    def _on_started(self, body: Mapping[str, Any], entry: Entry) -> None:
        self._begun = body
        self.state = self._dealt()
        self.phase = PLAYING
        self.revision = entry.number
        self._end_if_over()

    def _dealt(self) -> State:
        return self.game.deal(self._begun["seed"])

    def _replayed(self, moves: int) -> State:
        """The state after the first so many moves."""
        assert self.state is not None
        state = self._dealt()
        for move in self.state.moves[:moves]:
            state.play(move)
        return state

    def _on_moved(self, body: Mapping[str, Any], entry: Entry) -> None:
        assert self.state is not None
        position, trial, events = self.tried or (-1, self.state, [])
        self.tried = None
        if position == self.revision and trial.moves[-1:] == [body["move"]]:
            self.state, self._happened[entry.number] = trial, events
        else:
            self._happened[entry.number] = self.state.play(body["move"])
        self._movers.append((body["seat"], bool(body.get("bot"))))
        self.revision = entry.number
        if self.proposal and self.proposal.what == "take_back":
            self.proposal = None
        if not body.get("bot") and self.seats[body["seat"]].away:
            self.seats[body["seat"]].away = False  # who plays is there
            self._is_back(body["seat"])
        self._end_if_over()

    def _end_if_over(self) -> None:
        if self.state is not None and self.state.to_move is None:
            self.phase = FINISHED
            self.proposal = None

    def _on_took_back(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        self.state = self._replayed(len(self._movers) - 1)
        self._movers.pop()
        self.revision = entry.number

    def _on_stood_in(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        seat = self.seats[body["seat"]]
        seat.bot, seat.milliseconds = body["bot"], body["milliseconds"]

    def _on_proposed(self, body: Mapping[str, Any], entry: Entry) -> None:
        self.proposal = Proposal(entry.number, body["what"], body, set(body["waiting"]))

    def _on_agreed(self, body: Mapping[str, Any], entry: Entry) -> None:
        assert self.proposal is not None
        self.proposal.waiting.discard(body["seat"])
        if body.get("carried"):
            agreed, self.proposal = self.proposal, None
            if agreed.what == "take_back":
                self._on_took_back(agreed.body, entry)
            else:
                self._on_stood_in({**agreed.body, "seat": agreed.body["away"]}, entry)

    def _on_declined(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        self.proposal = None

    def _on_said(self, body: Mapping[str, Any], entry: Entry) -> None:
        """Words change nothing."""

    def _on_hinted(self, body: Mapping[str, Any], entry: Entry) -> None:
        """A hint changes nothing; that it was used stays in the log."""

    def _on_abandoned(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        self.phase = ABANDONED
        self.proposal = None
