"""The rules."""

import copy
from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from regalia.core.errors import IllegalMove
from regalia.core.game import Event, Game, Outcome, Position, State, View
from regalia.core.record import Start

from . import MANIFEST

HEAPS = 3


class Stones(State):
    def __init__(self, game: Game, start: Start, heaps: list[int]) -> None:
        super().__init__(game, start)
        self.heaps = heaps

    @property
    def to_move(self) -> int | None:
        return len(self._moves) % 2 if any(self.heaps) else None

    @property
    def outcome(self) -> Outcome | None:
        if any(self.heaps):
            return None
        last = (len(self._moves) - 1) % 2
        return Outcome("last_stone", winner=last, ended_by=last)

    def legal_moves(self) -> list[str]:
        return [
            f"take {count} from {heap + 1}"
            for heap, size in enumerate(self.heaps)
            for count in range(1, min(size, 3) + 1)
        ]

    def play(self, move: str) -> list[Event]:
        if move not in self.legal_moves():
            raise IllegalMove("move/illegal", move=move)
        seat = self.to_move
        _, count, _, heap = move.split()
        self.heaps[int(heap) - 1] -= int(count)
        self._moves.append(move)
        told: list[Event] = [{"event": "took", "seat": seat, "count": int(count)}]
        if not self.heaps[int(heap) - 1]:
            told.append({"event": "heap_emptied", "seat": seat, "heap": int(heap)})
        return told

    def actions(self) -> list[int]:
        return list(range(len(self.legal_moves())))

    def act(self, action: int) -> None:
        self.play(self.legal_moves()[action])

    @property
    def array(self) -> Any:
        return np.array([*self.heaps, len(self._moves)], np.int8)

    def view(self, seat: int | None) -> View:
        taken = [
            {
                "moves": len(self._moves[each::2]),
                "won": self.to_move is None and self.winner == each,
            }
            for each in range(2)
        ]
        found = {
            "game": "stones",
            "rules": 1,
            "options": dict(self.game.options),
            "seat": seat,
            "to_move": self.to_move,
            "phase": "taking_stones",
            "heaps": list(self.heaps),
            "last_move": self._moves[-1] if self._moves else None,
            "players": taken,
            "outcome": self.outcome.as_dict() if self.outcome else None,
        }
        if seat is not None and seat == self.to_move:
            found["legal_moves"] = self.legal_moves()
        return found

    @property
    def winner(self) -> int | None:
        return self.outcome.winner if self.outcome else None

    def seen(self, events: Sequence[Event], _seat: int | None) -> list[Event]:
        return list(events)

    def preview(self, move: str) -> dict[str, Any]:
        after = self.copy()
        after.play(move)
        return {"heaps": after.heaps, "empties_the_table": not any(after.heaps)}

    def redealt(self, _seat: int, _chance: Any) -> Self:
        return self.copy()

    def position(self) -> Position:
        return {"game": "stones", "heaps": list(self.heaps), "moves": self.moves}

    def copy(self) -> Self:
        return copy.deepcopy(self)

    @property
    def moves(self) -> list[str]:
        return [str(move) for move in self._moves]


class StonesGame(Game):
    manifest = MANIFEST

    def _deal(self, seed: str) -> State:
        size = int(self.options["heap_size"])
        return Stones(self, Start(seed=seed), [size - 1] * HEAPS)

    def load(self, position: Position) -> State:
        return Stones(self, Start(position=position), list(position["heaps"]))


GAME = StonesGame
