"""What leaves a table: for each seat through its own eyes, for onlookers what is public. Nothing
else goes out, whatever it is asked for."""

from typing import Any

from ..core.game import Event, View
from ..core.record import Record, sealed
from . import talk
from .fold import FINISHED, Fold, TableError
from .log import Entry

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


class Sight(Fold):
    """A table that can be looked at."""

    def look(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat may see it, or an onlooker (None)."""
        view = self.state.view(seat) if self.state else None
        return {
            "table": self.id,
            "number": self.number,
            "revision": self.revision,
            "phase": self.phase,
            "game": self.game.name,
            "options": dict(self.game.options),
            "hints": self.hints,
            "seats": [each.as_dict() for each in self.seats],
            "seat": seat,
            "host": self.host is not None and self.host == self._guest(seat),
            "proposal": self.proposal.as_dict() if self.proposal else None,
            "phrases": self._phrases(seat, view),
            "commitment": self._begun.get("commitment"),
            "proof": self._proof(),
            "view": view,
        }

    def _phrases(self, seat: int | None, view: View | None) -> list[dict[str, Any]]:
        """What a seat may say now, with the numbers in it."""
        if seat is None:
            return []
        offered = talk.offered(self.game.name, view, seat)
        return [{"phrase": phrase, **facts} for phrase, facts in offered.items()]

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
                "hints": self._hints(),
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

    def _hints(self) -> list[dict[str, Any]]:
        """Who used a hint, and how many moves stood on the board then."""
        moves, hints = 0, []
        for entry in self.entries:
            moves += (entry.kind == "moved") - self._takes_back(entry)
            if entry.kind == "hinted":
                hints.append({"seat": entry.body["seat"], "after": moves})
        return hints

    def _takes_back(self, entry: Entry) -> bool:
        return entry.kind == "took_back" or (
            entry.kind == "agreed" and entry.body.get("carried") == "take_back"
        )
