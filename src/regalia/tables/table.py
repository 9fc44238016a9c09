"""A table: the fold of its log, and the one authority over what may be written there.

`answer` says what a request leads to: the next entry, or a refusal; it changes nothing. `apply`
takes an entry that has been written down. Whoever holds a table (a server, a terminal) puts the
writing between the two. What leaves for people goes through `event` and `look`.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .. import games, players
from ..core.chance import fresh_seed
from ..core.errors import RegaliaError
from ..core.game import Event, Game, State
from ..core.record import Record, sealed
from . import asks, talk
from .log import Entry, commitment, next_entry
from .take_backs import revealed

GATHERING, PLAYING, FINISHED, ABANDONED = "gathering", "playing", "finished", "abandoned"


class TableError(RegaliaError):
    """Something was asked that cannot be done at this table, or not now."""


@dataclass(frozen=True)
class Asker:
    """Who asks: a guest, or the bot on a seat."""

    guest: str | None
    name: str = ""
    bot_seat: int | None = None


@dataclass
class Seat:
    """A place at the table. A guest's seat stays theirs while a bot stands in."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    milliseconds: int | None = None
    away: bool = False

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
class Table:
    """Replay a log with `Table.of`; begin one with `Table.opening`."""

    id: str
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.phase = GATHERING
        self.seats: list[Seat] = []
        self.host: str | None = None
        self.hints = True
        self.state: State | None = None
        self.position = 0  # the number of the entry that made the present position
        self.proposal: Proposal | None = None
        self._game: Game | None = None
        self._begun: Mapping[str, Any] = {}
        self._movers: list[tuple[int, bool]] = []  # of each move: the seat, and whether a bot
        self._happened: dict[int, list[Event]] = {}
        self._answered: dict[tuple[str, str], Entry] = {}
        entries, self.entries = self.entries, []
        for entry in entries:
            self.apply(entry)

    # Looking

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

    def bot_to_move(self) -> int | None:
        """The seat whose bot decides now."""
        if self.phase != PLAYING or self.state is None or self.state.to_move is None:
            return None
        seat = self.state.to_move
        return seat if self.seats[seat].bot else None

    def look(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat may see it, or an onlooker (None)."""
        view = self.state.view(seat) if self.state else None
        return {
            "table": self.id,
            "number": self.number,
            "position": self.position,
            "phase": self.phase,
            "game": self.game.name,
            "options": dict(self.game.options),
            "hints": self.hints,
            "seats": [each.as_dict() for each in self.seats],
            "seat": seat,
            "host": self.host is not None and self.host == self._guest(seat),
            "proposal": self.proposal.as_dict() if self.proposal else None,
            "phrases": list(talk.allowed(view)) if seat is not None else [],
            "commitment": self._begun.get("commitment"),
            "proof": self._proof(),
            "view": view,
        }

    def _guest(self, seat: int | None) -> str | None:
        return None if seat is None else self.seats[seat].guest

    def _proof(self) -> dict[str, str] | None:
        """Seed and salt, once the game is over."""
        if self.phase != FINISHED:
            return None
        return {name: self._begun[name] for name in ("seed", "salt")}

    def event(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        """An entry as a seat may see it: what happened in the game through its eyes, of moves and
        requests only one's own words."""
        told: dict[str, Any] = {"number": entry.number, "at": entry.at, "kind": entry.kind}
        told.update({name: entry.body[name] for name in _PUBLIC[entry.kind] if name in entry.body})
        if entry.kind == "moved":
            assert self.state is not None
            told["happened"] = self.state.seen(self._happened[entry.number], seat)
            if seat == entry.body["seat"] or self.phase == FINISHED:
                told["move"] = entry.body["move"]
        return told

    def happened(self, number: int) -> list[Event]:
        """What the move of an entry did: the whole truth, for the authority only."""
        return self._happened[number]

    def record(self) -> Record:
        """The finished game with all that proves it fair. While it goes on, it holds secrets."""
        if self.phase != FINISHED or self.state is None:
            raise TableError("record/unfinished")
        return sealed(
            self.state.record(),
            seats=["person" if each.guest else each.bot for each in self.seats],
            table={
                "id": self.id,
                "names": [each.name for each in self.seats],
                "commitment": self._begun["commitment"],
                "salt": self._begun["salt"],
                "hints": [
                    {"seat": each.body["seat"], "after": self._moves_before(each.number)}
                    for each in self.entries
                    if each.kind == "hinted"
                ],
                "log": [entry.as_dict() for entry in self.entries],
            },
        )

    def step(self, number: int) -> dict[str, Any]:
        """A finished game after so many moves, as an onlooker saw it, and the last of them."""
        if self.phase != FINISHED or self.state is None:
            raise TableError("record/unfinished")
        moves = self.state.moves
        if number > len(moves):
            raise TableError("table/step", given=number, steps=len(moves))
        state = self._replayed(max(0, number - 1))
        told: dict[str, Any] = {"step": number, "steps": len(moves)}
        if number:
            told["seat"], told["move"] = state.to_move, moves[number - 1]
            told["happened"] = state.seen(state.play(moves[number - 1]), None)
        return {**told, "view": state.view(None)}

    def _moves_before(self, number: int) -> int:
        """Moves that stood on the board when an entry was written."""
        moves = 0
        for entry in self.entries[:number]:
            moves += (entry.kind == "moved") - self._takes_back(entry)
        return moves

    def _takes_back(self, entry: Entry) -> bool:
        return entry.kind == "took_back" or (
            entry.kind == "agreed" and entry.body.get("carried") == "take_back"
        )

    # Asking

    @classmethod
    def opening(
        cls,
        host: Asker,
        at: int,
        name: str,
        options: Mapping[str, Any],
        *,
        hints: bool = True,
        table_id: str | None = None,
    ) -> Entry:
        """The first entry of a new table."""
        game = games.game(name, **options)
        body = {
            "game": game.name,
            "rules": game.manifest.rules_version,
            "options": dict(game.options),
            "hints": hints,
            "by": host.guest,
        }
        return next_entry(table_id or secrets.token_urlsafe(9), None, at, "created", body)

    def answer(self, asker: Asker, ask: asks.Ask, at: int) -> Entry:
        """What a request leads to: the entry to write next, or the one it led to before."""
        before = self.answered(asker, ask)
        if before:
            return before
        if self.over and not isinstance(ask, asks.Talk):
            raise TableError("table/over")
        kind, body = getattr(self, f"_{type(ask).__name__.lower()}")(asker, ask)
        signed = {**body, "by": asker.guest, "id": ask.id}
        return next_entry(self.id, self.last, at, kind, signed)

    def answered(self, asker: Asker, ask: asks.Ask) -> Entry | None:
        """The entry this very request has led to before."""
        return self._answered.get((asker.guest or f"bot {asker.bot_seat}", ask.id))

    def closing(self, at: int) -> Entry:
        """The entry that gives an idle table up."""
        if self.over:
            raise TableError("table/over")
        return next_entry(self.id, self.last, at, "abandoned", {})

    def handing_over(self, seat: int, to: Asker, at: int) -> Entry:
        """The entry that gives a seat to its player's other device."""
        if self.over:
            raise TableError("table/over")
        if self.seats[seat].guest is None:
            raise TableError("table/link")
        if self.seat_of(to.guest) is not None:
            raise TableError("table/seated")
        return next_entry(self.id, self.last, at, "handed_over", {"seat": seat, "guest": to.guest})

    def _mine(self, asker: Asker) -> int:
        """The asker's seat."""
        seat = asker.bot_seat if asker.bot_seat is not None else self.seat_of(asker.guest)
        if seat is None:
            raise TableError("table/not_seated")
        return seat

    def _need(self, phase: str) -> None:
        if self.phase != phase:
            raise TableError("table/not_begun" if phase == PLAYING else "table/begun")

    def _need_host(self, asker: Asker) -> None:
        if asker.guest is None or asker.guest != self.host:
            raise TableError("table/not_host")

    def _checked(self, seat: int) -> Seat:
        if not seat < len(self.seats):
            raise TableError("table/seat", given=seat + 1, seats=len(self.seats))
        return self.seats[seat]

    def _checked_bot(self, ask: asks.SeatBot | asks.StandIn) -> dict[str, Any]:
        """The bot asked for, if there is such a bot."""
        (short,) = players.seat_bots(self.game.name, [ask.bot], 1)
        return {"seat": ask.seat, "bot": short, "milliseconds": ask.milliseconds}

    def _sit(self, asker: Asker, ask: asks.Sit) -> tuple[str, dict[str, Any]]:
        if self.seat_of(asker.guest) is not None:
            raise TableError("table/seated")
        self._need(GATHERING)
        seat = ask.seat
        if seat is None:
            seat = next((n for n, each in enumerate(self.seats) if each.open), None)
            if seat is None:
                raise TableError("table/full")
        if not self._checked(seat).open:
            raise TableError("table/taken", seat=seat + 1)
        return "sat", {"seat": seat, "name": asker.name}

    def _leave(self, asker: Asker, ask: asks.Leave) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        seat = self._mine(asker)
        if self.seats[seat].away:
            raise TableError("table/away", seat=seat + 1)
        return "left", {"seat": seat}

    def _return(self, asker: Asker, ask: asks.Return) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        seat = self._mine(asker)
        if self.seats[seat].present:
            raise TableError("table/seated")
        return "returned", {"seat": seat}

    def _seatbot(self, asker: Asker, ask: asks.SeatBot) -> tuple[str, dict[str, Any]]:
        self._need(GATHERING)
        self._need_host(asker)
        if self._checked(ask.seat).guest:
            raise TableError("table/taken", seat=ask.seat + 1)
        return "bot", self._checked_bot(ask)

    def _empty(self, asker: Asker, ask: asks.Empty) -> tuple[str, dict[str, Any]]:
        self._need(GATHERING)
        self._need_host(asker)
        if self._checked(ask.seat).open:
            raise TableError("table/open", seat=ask.seat + 1)
        return "emptied", {"seat": ask.seat}

    def _begin(self, asker: Asker, ask: asks.Begin) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        self._need(GATHERING)
        self._need_host(asker)
        missing = [number + 1 for number, each in enumerate(self.seats) if each.open]
        if missing:
            raise TableError("table/waiting", seat=missing[0])
        seed, salt = fresh_seed(), fresh_seed()
        return "started", {"seed": seed, "salt": salt, "commitment": commitment(seed, salt)}

    def _move(self, asker: Asker, ask: asks.Move) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        self._need(PLAYING)
        assert self.state is not None
        self._need_fresh(ask.answers)
        if self.state.to_move != seat:
            raise TableError("move/turn")
        if (self.seats[seat].bot is None) == (asker.bot_seat is not None):
            raise TableError("move/turn")  # a bot plays here, or no more
        trial = self.state.copy()
        trial.play(ask.move)
        body: dict[str, Any] = {"seat": seat, "move": trial.moves[-1]}
        if asker.bot_seat is not None:
            body["bot"] = True
        if trial.to_move is None:
            body["last"] = True
        return "moved", body

    def _need_fresh(self, answers: int) -> None:
        if answers != self.position:
            raise TableError("move/stale")

    def _takeback(self, asker: Asker, ask: asks.TakeBack) -> tuple[str, dict[str, Any]]:
        """One's own last move, if it has shown nobody anything; if it ended one's turn, only when
        the other people agree."""
        seat = self._mine(asker)
        self._need(PLAYING)
        self._need_fresh(ask.answers)
        assert self.state is not None
        if not self._movers:
            raise TableError("undo/nothing")
        if self._movers[-1] != (seat, False):
            raise TableError("undo/other")
        self._need_no_proposal()
        people = [number for number, each in enumerate(self.seats) if each.guest]
        before = self._replayed(len(self._movers) - 1)
        if revealed(before, self.state.moves[-1], seat, people):
            raise TableError("undo/shown")
        others = self._others(seat) if self.state.to_move != seat else []
        if others:
            return "proposed", {"what": "take_back", "seat": seat, "waiting": others}
        return "took_back", {"seat": seat}

    def _standin(self, asker: Asker, ask: asks.StandIn) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        self._need(PLAYING)
        target = self._checked(ask.seat)
        if target.guest is None or not target.away or target.bot:
            raise TableError("table/not_away", seat=ask.seat + 1)
        self._need_no_proposal()
        bot = self._checked_bot(ask)
        others = self._others(seat)
        if others:
            what = {"what": "stand_in", "seat": seat, "away": ask.seat, "waiting": others}
            return "proposed", {**bot, **what}
        return "stood_in", bot

    def _others(self, seat: int) -> list[int]:
        """The other seats where people are present."""
        return [number for number, each in enumerate(self.seats) if each.present and number != seat]

    def _need_no_proposal(self) -> None:
        if self.proposal:
            raise TableError("proposal/open")

    def _answer(self, asker: Asker, ask: asks.Answer) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        open_now = self.proposal
        if not open_now or open_now.number != ask.proposal or seat not in open_now.waiting:
            raise TableError("proposal/unknown")
        if not ask.yes:
            return "declined", {"seat": seat, "proposal": ask.proposal}
        carried = {"carried": open_now.what} if open_now.waiting == {seat} else {}
        return "agreed", {"seat": seat, "proposal": ask.proposal, **carried}

    def _talk(self, asker: Asker, ask: asks.Talk) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        public = self.state.view(None) if self.state else None
        if ask.phrase not in (*talk.FACTS, *talk.WISHES, *talk.REACTIONS):
            raise TableError("talk/unknown")
        if ask.phrase not in talk.allowed(public):
            raise TableError("talk/now")
        return "said", {"seat": seat, "phrase": ask.phrase, **talk.facts(ask.phrase, seat, public)}

    def _hinted(self, asker: Asker, ask: asks.Hinted) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        self._need(PLAYING)
        assert self.state is not None
        if not self.hints:
            raise TableError("hint/forbidden")
        if self.state.to_move != seat or ask.seat != seat:
            raise TableError("move/turn")
        return "hinted", {"seat": seat}

    # Applying

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

    def _on_sat(self, body: Mapping[str, Any], entry: Entry) -> None:  # noqa: ARG002
        self.seats[body["seat"]] = Seat(guest=body["by"], name=body["name"])
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
        self.position = entry.number
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
        self._happened[entry.number] = self.state.play(body["move"])
        self._movers.append((body["seat"], bool(body.get("bot"))))
        self.position = entry.number
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
        self.position = entry.number

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


#: What everybody may hear of an entry, by its kind; all else stays in the log.
_PUBLIC: dict[str, tuple[str, ...]] = {
    "created": ("game", "options", "hints"),
    "sat": ("seat", "name"),
    "left": ("seat",),
    "returned": ("seat",),
    "bot": ("seat", "bot", "milliseconds"),
    "emptied": ("seat",),
    "handed_over": ("seat",),
    "started": ("commitment",),
    "moved": ("seat",),
    "took_back": ("seat",),
    "stood_in": ("seat", "bot"),
    "proposed": ("what", "seat", "away", "bot", "waiting"),
    "agreed": ("seat", "proposal", "carried"),
    "declined": ("seat", "proposal"),
    "said": ("seat", "phrase", "count"),
    "hinted": ("seat",),
    "abandoned": (),
}
