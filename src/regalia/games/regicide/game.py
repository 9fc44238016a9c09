"""Regicide behind the common types."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...core.compile import Array
from ...core.game import Event, Game, View
from ...core.record import Start
from ..engine import Engine
from ..flat import FlatGame, FlatState
from . import MANIFEST, legal, moves, plain, position, preview, rules, state, view


class RegicideState(FlatState):
    """One position of one game of Regicide."""

    engine = Engine(legal, moves, plain, position, rules, view, state, np.uint64)

    def __init__(
        self, game: Game, states: Array, start: Start, played: Sequence[str | int] = ()
    ) -> None:
        super().__init__(game, states, start, played)
        self._hands = states["hands"]

    def legal_moves(self) -> list[str]:
        return moves.write_all(self.actions(), int(self._hands[0, self._seat[0]]))

    def _read(self, move: str) -> tuple[int, str]:
        return moves.read(move, self._phase[0], int(self._hands[0, self._seat[0]]))

    def _tell(self) -> list[Event]:
        return plain.tell(self._reports)

    def view(self, seat: int | None) -> View:
        data = super().view(seat)
        if self._phase[0] == state.OVER:
            # RGC-47: when the game is over all cards may be shown
            truth = self.position()
            data["revealed"] = {name: truth[name] for name in ("hands", "tavern", "castle")}
        return data

    def _consequences(self, move: str) -> dict[str, Any]:
        view = self.view(self.to_move)
        return preview.consequences(view, self.game.load(preview.twin(view)), move)


class Regicide(FlatGame):
    """Regicide with its options settled."""

    manifest = MANIFEST
    state = RegicideState

    @property
    def setting(self) -> Array:
        """What the set-up asks for: an array of one SETTING."""
        first = self.options["first"]
        setting = (
            self.players,
            first if isinstance(first, int) else -1,
            plain.option_code(self.options, "overpay"),
            plain.option_code(self.options, "solo_yield"),
        )
        return np.array([setting], state.SETTING)

    def _deal_into(self, states: Array, chance: Array) -> None:
        rules.deal_into(states, chance, self.setting)


GAME = Regicide
