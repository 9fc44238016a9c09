"""A witness who reads only the log: the moves on the board, who is here, and whether each take-back
was in order. Of the code under test it uses nothing but the games."""

from typing import Any

import regalia
from regalia.core.chance import stream
from regalia.core.errors import IllegalMove
from regalia.core.game import State
from regalia.tables.entries import fields
from regalia.tables.log import Entry

DEALS = 200


def differing(before: State, move: str, seat: int, deals: int = DEALS, stop: int = 0) -> int:
    """On how many other deals, the same to this seat before the move, it sees something else; no
    more are counted than `stop`."""
    after = before.copy()
    events = after.play(move)
    known, view, seen = before.view(seat), after.view(seat), after.seen(events, seat)
    chance = stream(f"witness {len(before.moves)} {move} {seat}")
    found = 0
    for number in range(deals):
        other = before.redealt(seat, chance)
        assert number % 20 or other.view(seat) == known
        try:
            events = other.play(move)
        except IllegalMove:
            found += 1
        else:
            found += other.seen(events, seat) != seen or other.view(seat) != view
        if stop and found == stop:
            break
    return found


class Witness:
    """Reads the entries of a log in order."""

    def __init__(self, deals: int = DEALS) -> None:
        self.deals = deals
        self.game: Any = None
        self.guests: dict[int, str] = {}
        self.away: set[int] = set()
        self.bots: set[int] = set()
        self.states: list[State] = []  # after each number of moves
        self.board: list[tuple[str, int, bool]] = []  # of each move: its words, the seat, if a bot
        self.asked: tuple[str, int] | None = None  # what is proposed, and by which seat
        self.agreed: set[int] = set()
        self.take_backs = 0

    @property
    def moves(self) -> list[str]:
        return [move for move, _, _ in self.board]

    def present(self) -> set[int]:
        """Where people play now."""
        return set(self.guests) - self.away - self.bots

    def read(self, entry: Entry) -> None:
        body = fields(entry.body)
        seat = body.get("seat")
        match entry.kind:
            case "created":
                self.game = regalia.game(body["game"], **body["options"])
            case "sat":
                assert seat not in self.guests and seat not in self.bots
                self.guests[seat] = body["by"]
            case "left" if self.states:
                self.away.add(seat)
            case "left" | "emptied":
                self.guests.pop(seat, None)
                self.bots.discard(seat)
            case "returned":
                self.away.discard(seat)
                self.bots.discard(seat)
            case "handed_over":
                self.guests[seat] = body["guest"]
                self.away.discard(seat)
            case "bot":
                assert seat not in self.guests
                self.bots.add(seat)
            case "stood_in":
                self.stands_in(seat)
            case "started":
                self.states.append(self.game.deal(body["seed"]))
            case "moved":
                assert bool(body.get("bot")) == (seat in self.bots)
                assert self.states[-1].to_move == seat
                self.states.append(self.states[-1].copy())
                self.states[-1].play(body["move"])
                self.board.append((body["move"], seat, bool(body.get("bot"))))
                if not body.get("bot"):
                    self.away.discard(seat)  # who plays is there
            case "proposed":
                self.asked, self.agreed = (body["what"], body.get("away", seat)), {seat}
            case "agreed":
                assert body["by"] == self.guests[seat]
                self.agreed.add(seat)
                if body.get("carried"):
                    assert self.asked is not None
                    what, whom = self.asked
                    assert body["carried"] == what
                    if what == "take_back":
                        self.takes_back(whom)
                    else:
                        assert self.present() <= self.agreed, "somebody present was not asked"
                        self.stands_in(whom)
            case "took_back":
                assert body["by"] == self.guests[seat]
                self.agreed = {seat}
                self.takes_back(seat)

    def stands_in(self, seat: int) -> None:
        assert seat in self.guests
        assert seat in self.away, "a bot took the place of somebody present"
        self.bots.add(seat)

    def takes_back(self, seat: int) -> None:
        """The rule of take-backs, in other words than the table's."""
        self.take_backs += 1
        move, mover, by_bot = self.board[-1]
        assert (mover, by_bot) == (seat, False), "another's move was taken back"
        before, after = self.states[-2:]
        assert after.to_move is not None, "a finished game was taken up again"
        if after.to_move != before.to_move:
            assert self.present() - {seat} <= self.agreed, "somebody present was not asked"
        for person in self.guests:
            found = differing(before, move, person, self.deals)
            assert not found, f"{move!r} told seat {person}: {found} of {self.deals} deals differ"
        self.board.pop()
        self.states.pop()
