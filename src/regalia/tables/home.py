"""A table at home: everybody sits before one screen. The authority is the same as anywhere; only
the log is kept by whoever holds the screen."""

from collections.abc import Sequence

from ..core.game import Event, State
from . import requests
from .authority import answer, opening
from .fold import apply, begin, fold
from .log import now
from .table import Asker

PERSON = "person"


class HomeTable:
    """A game that has been dealt, and who sits where: people, or bots by their names."""

    def __init__(self, start: State, seats: Sequence[str]) -> None:
        host, game = Asker(_person(0)), start.game
        self.table = fold("home", [opening(host, now(), game.name, game.options, table_id="home")])
        for seat, who in enumerate(seats):
            if who == PERSON:
                self._ask(Asker(_person(seat)), requests.Sit(seat=seat))
            else:
                self._ask(host, requests.Bot(seat=seat, bot=who))
        self._ask(host, requests.Start())
        begin(self.table, start.copy())  # not the deal of its own seed

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def play(self, move: str) -> list[Event]:
        """Play for whoever is to move; what happened."""
        seat = self.state.to_move
        assert seat is not None
        self._ask(self._asker(seat), requests.Move(revision=self.table.revision, move=move))
        return self.table.happened[self.table.number]

    def take_back(self, seat: int) -> None:
        """Take a person's last move back."""
        self._ask(self._asker(seat), requests.TakeBack(revision=self.table.revision))

    def use_hint(self, seat: int) -> None:
        self._ask(self._asker(seat), requests.Hint(seat=seat))

    def _asker(self, seat: int) -> Asker:
        if self.table.seats[seat].bot:
            return Asker(None, bot_seat=seat)
        return Asker(_person(seat))

    def _ask(self, asker: Asker, request: requests.AnyRequest) -> None:
        entry = answer(self.table, asker, request, now())
        if entry.number > self.table.number:  # a hint may have been used already
            apply(self.table, entry)


def _person(seat: int) -> str:
    return f"{PERSON} {seat}"
