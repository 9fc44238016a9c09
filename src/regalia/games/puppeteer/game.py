"""Puppeteer behind the common types."""

from typing import Any

import numpy as np

from ...core.compile import Array
from ...core.game import Event
from ..engine import Engine
from ..flat import FlatGame, FlatState
from . import MANIFEST, legal, moves, plain, position, preview, rules, state, view
from .tokens import SCORES


class PuppeteerState(FlatState):
    """One position of one game of Puppeteer."""

    engine = Engine(legal, moves, plain, position, rules, view, state)

    def _read(self, move: str) -> tuple[int, str]:
        action = moves.read(move)
        return action, moves.write(action)

    def _tell(self) -> list[Event]:
        return plain.tell(self._reports, SCORES[self._states["objective"][0]])

    def _consequences(self, move: str) -> dict[str, Any]:
        return preview.consequences(self._view_record(0), moves.read(move))


class Puppeteer(FlatGame):
    """Puppeteer with its options settled."""

    manifest = MANIFEST
    state = PuppeteerState

    @property
    def setting(self) -> Array:
        """What the set-up asks for: an array of one SETTING."""
        objective = MANIFEST.code(self.options, "objective")
        setting = (objective, int(self.options["reveal"]), int(self.options["lookahead"]))
        return np.array([setting], state.SETTING)

    def _deal_into(self, states: Array, chance: Array) -> None:
        rules.deal_into(states, chance, self.setting)


GAME = Puppeteer
