"""A table at home: everybody sits before one screen. The authority is the same as anywhere, only
its log is kept by whoever holds the screen."""

import itertools
from collections.abc import Sequence

from ..core.game import Event, State
from . import requests
from .log import now
from .table import Asker, Table

PERSON = "person"


class HomeTable(Table):
    """A game that has been dealt, and who sits where: people or bots by their names."""

    def __init__(self, start: State, seats: Sequence[str]) -> None:
        self._dealt_state = start.copy()
        self._ids = itertools.count()
        super().__init__("home")
        host = Asker(self._person(0))
        game = start.game
        self.apply(Table.opening(host, now(), game.name, game.options, table_id=self.id))
        for seat, who in enumerate(seats):
            if who == PERSON:
                self._ask(Asker(self._person(seat)), requests.Sit(id=self._id(), seat=seat))
            else:
                self._ask(host, requests.Bot(id=self._id(), seat=seat, bot=who))
        self._ask(host, requests.Start(id=self._id()))

    def play(self, move: str) -> list[Event]:
        """The move of whoever is to move; what happened."""
        seat = self.state.to_move if self.state else None
        assert seat is not None
        ask = requests.Move(id=self._id(), revision=self.revision, move=move)
        self._ask(self._asker(seat), ask)
        return self.happened(self.number)

    def take_back(self, seat: int) -> None:
        """A person's last move."""
        self._ask(self._asker(seat), requests.TakeBack(id=self._id(), revision=self.revision))

    def use_hint(self, seat: int) -> None:
        self._ask(self._asker(seat), requests.Hint(id=self._id(), seat=seat))

    def _dealt(self) -> State:
        return self._dealt_state.copy()

    def _asker(self, seat: int) -> Asker:
        if self.seats[seat].bot:
            return Asker(None, bot_seat=seat)
        return Asker(self._person(seat))

    def _ask(self, asker: Asker, ask: requests.Request) -> None:
        self.apply(self.answer(asker, ask, now()))

    def _id(self) -> str:
        return str(next(self._ids))

    @staticmethod
    def _person(seat: int) -> str:
        return f"{PERSON} {seat}"
