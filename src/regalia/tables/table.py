"""A table: the one authority over what may be written to its log.

`answer` says what a request leads to: the next entry, or a refusal; it changes nothing. `apply`
takes an entry that has been written down. Whoever holds a table (a server, a terminal) puts the
writing between the two. What leaves for people goes through `event` and `look`.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .. import games, players
from ..core.seeds import fresh_seed
from . import requests, talk
from .fold import GATHERING, PLAYING, Seat, TableError
from .log import Entry, commitment, next_entry
from .sight import Sight
from .take_backs import revealed

__all__ = ["Asker", "Table", "TableError"]


@dataclass(frozen=True)
class Asker:
    """Who asks: a guest, or the bot on a seat."""

    guest: str | None
    name: str = ""
    bot_seat: int | None = None


class Table(Sight):
    """Replay a log with `Table(id, entries)`; begin one with `Table.opening`."""

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

    def answer(self, asker: Asker, ask: requests.Request, at: int) -> Entry:
        """What a request leads to: the entry to write next, or the one it led to before."""
        before = self.answered(asker, ask)
        if before:
            return before
        if self.over and not isinstance(ask, requests.Talk):
            raise TableError("table/over")
        kind, body = getattr(self, f"_{type(ask).__name__.lower()}")(asker, ask)
        signed = {**body, "by": asker.guest, "id": ask.id}
        return next_entry(self.id, self.last, at, kind, signed)

    def answered(self, asker: Asker, ask: requests.Request) -> Entry | None:
        """The entry this very request has led to before."""
        entry = self._answered.get((asker.guest or f"bot {asker.bot_seat}", ask.id))
        if entry and entry.kind not in _LEADS_TO[type(ask)]:
            raise TableError("message/reused")
        return entry

    def closing(self, at: int) -> Entry:
        """The entry that gives an idle table up."""
        if self.over:
            raise TableError("table/over")
        return next_entry(self.id, self.last, at, "abandoned", {})

    def handing_over(self, seat: int, since: int, to: Asker, at: int) -> Entry:
        """The entry that gives a seat to another device of the guest who sat down on it then."""
        if self.over:
            raise TableError("table/over")
        if self.seats[seat].guest is None or self.seats[seat].since != since:
            raise TableError("table/link")  # they have left; whoever sits there now is another
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

    def _checked_bot(self, ask: requests.Bot | requests.StandIn) -> dict[str, Any]:
        """The bot asked for, if there is such a bot."""
        (short,) = players.seat_bots(self.game.name, [ask.bot], 1)
        return {"seat": ask.seat, "bot": short, "milliseconds": ask.milliseconds}

    def _sit(self, asker: Asker, ask: requests.Sit) -> tuple[str, dict[str, Any]]:
        if asker.guest is None:
            raise TableError("guest/unknown")
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

    def _leave(self, asker: Asker, ask: requests.Leave) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        seat = self._mine(asker)
        if self.seats[seat].away:
            raise TableError("table/away", seat=seat + 1)
        return "left", {"seat": seat}

    def _absent(self, asker: Asker, ask: requests.Absent) -> tuple[str, dict[str, Any]]:
        self._need(PLAYING)
        kind, body = self._leave(asker, requests.Leave(id=ask.id))
        return kind, {**body, "absent": True}

    def _return(self, asker: Asker, ask: requests.Return) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        seat = self._mine(asker)
        if self.seats[seat].present:
            raise TableError("table/seated")
        return "returned", {"seat": seat}

    def _bot(self, asker: Asker, ask: requests.Bot) -> tuple[str, dict[str, Any]]:
        self._need(GATHERING)
        self._need_host(asker)
        if self._checked(ask.seat).guest:
            raise TableError("table/taken", seat=ask.seat + 1)
        return "bot", self._checked_bot(ask)

    def _empty(self, asker: Asker, ask: requests.Empty) -> tuple[str, dict[str, Any]]:
        self._need(GATHERING)
        self._need_host(asker)
        if self._checked(ask.seat).open:
            raise TableError("table/open", seat=ask.seat + 1)
        return "emptied", {"seat": ask.seat}

    def _start(self, asker: Asker, ask: requests.Start) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        self._need(GATHERING)
        self._need_host(asker)
        missing = [number + 1 for number, each in enumerate(self.seats) if each.open]
        if missing:
            raise TableError("table/waiting", seat=missing[0])
        seed, salt = fresh_seed(), fresh_seed()
        return "started", {"seed": seed, "salt": salt, "commitment": commitment(seed, salt)}

    def _move(self, asker: Asker, ask: requests.Move) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        self._need(PLAYING)
        assert self.state is not None
        self._need_fresh(ask.revision)
        if self.state.to_move != seat:
            raise TableError("move/turn")
        if (self.seats[seat].bot is None) == (asker.bot_seat is not None):
            raise TableError("move/turn")  # a bot plays here, or no more
        trial = self.state.copy()
        events = trial.play(ask.move)
        self.tried = (self.revision, trial, events)
        body: dict[str, Any] = {"seat": seat, "move": trial.moves[-1]}
        if asker.bot_seat is not None:
            body["bot"] = True
        if trial.to_move is None:
            body["last"] = True
        return "moved", body

    def _need_fresh(self, revision: int) -> None:
        if revision != self.revision:
            raise TableError("move/stale")

    def _takeback(self, asker: Asker, ask: requests.TakeBack) -> tuple[str, dict[str, Any]]:
        """One's own last move, if it has shown nobody anything; if it ended one's turn, only when
        the other people agree."""
        seat = self._mine(asker)
        self._need(PLAYING)
        self._need_fresh(ask.revision)
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

    def _standin(self, asker: Asker, ask: requests.StandIn) -> tuple[str, dict[str, Any]]:
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

    def _answer(self, asker: Asker, ask: requests.Answer) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        open_now = self.proposal
        if not open_now or open_now.number != ask.proposal:
            raise TableError("proposal/unknown")
        withdrawn = seat == open_now.body["seat"] and not ask.yes
        if seat not in open_now.waiting and not withdrawn:
            raise TableError("proposal/unknown")
        if not ask.yes:
            return "declined", {"seat": seat, "proposal": ask.proposal}
        carried = {"carried": open_now.what} if open_now.waiting == {seat} else {}
        return "agreed", {"seat": seat, "proposal": ask.proposal, **carried}

    def _talk(self, asker: Asker, ask: requests.Talk) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        if ask.phrase not in talk.known(self.game.name):
            raise TableError("talk/unknown")
        offered = talk.offered(self.game.name, self.state.view(None) if self.state else None, seat)
        if ask.phrase not in offered:
            raise TableError("talk/now")
        return "said", {"seat": seat, "phrase": ask.phrase, **offered[ask.phrase]}

    def _hint(self, asker: Asker, ask: requests.Hint) -> tuple[str, dict[str, Any]]:
        seat = self._mine(asker)
        self._need(PLAYING)
        assert self.state is not None
        if not self.hints:
            raise TableError("hint/forbidden")
        if self.state.to_move != seat or ask.seat != seat:
            raise TableError("move/turn")
        return "hinted", {"seat": seat}


#: The kinds of entries each request can lead to.
_LEADS_TO: dict[type[requests.Request], tuple[str, ...]] = {
    requests.Sit: ("sat",),
    requests.Leave: ("left",),
    requests.Absent: ("left",),
    requests.Return: ("returned",),
    requests.Bot: ("bot",),
    requests.Empty: ("emptied",),
    requests.Start: ("started",),
    requests.Move: ("moved",),
    requests.TakeBack: ("took_back", "proposed"),
    requests.StandIn: ("stood_in", "proposed"),
    requests.Answer: ("agreed", "declined"),
    requests.Talk: ("said",),
    requests.Hint: ("hinted",),
}
