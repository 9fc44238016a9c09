"""Revolution behind the common types."""

from typing import Any

import numpy as np

from ...core.compile import Array
from ...core.errors import IllegalMove
from ...core.game import Event
from ..engine import Engine
from ..flat import FlatGame, FlatState
from . import MANIFEST, legal, moves, plain, position, preview, rules, state, view


class RevolutionState(FlatState):
    """One position of one game or match of Revolution."""

    engine = Engine(legal, moves, plain, position, rules, view, state)

    def _read(self, move: str) -> tuple[int, str]:
        action = moves.read(move)
        return action, moves.write(action)

    def _tell(self) -> list[Event]:
        return plain.tell(self._reports)

    def _refused(self, why: int, action: int) -> IllegalMove:
        error = super()._refused(why, action)
        if why == legal.NOT_OFFERED and self._phase[0] == state.KEEPING:
            error.rule = "RRR-33"
        return error

    def _consequences(self, move: str) -> dict[str, Any]:
        return preview.consequences(self._view_record(self.to_move), moves.read(move))


class Revolution(FlatGame):
    """Revolution with its options settled."""

    manifest = MANIFEST
    state = RevolutionState

    @property
    def setting(self) -> Array:
        """What the set-up asks for: an array of one SETTING."""
        settings = np.zeros(1, state.SETTING)
        settings["first"] = MANIFEST.code(self.options, "first") - 1
        settings["shield_fails"] = MANIFEST.code(self.options, "shield_stops_negation")
        for name in ("system", "numbered", "match", "ending", "copy_shielded", "tower_falls"):
            settings[name] = MANIFEST.code(self.options, name)
        numbers = str(self.options["numbers"])
        if numbers != "shuffled":
            settings["number"] = [int(n) for n in numbers.split(",")]
        return settings

    def _deal_into(self, states: Array, chance: Array) -> None:
        rules.deal_into(states, chance, self.setting, np.zeros(1, state.REPORT))


GAME = Revolution
