"""Puppeteer behind the common types: deals, plays, shows views, keeps the record."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from ...core.chance import stream
from ...core.compile import Array, fields_of
from ...core.errors import IllegalMove
from ...core.game import Event, Game, Outcome, Position, State, View, machine_word
from ...core.record import Start
from . import MANIFEST, legal, moves, plain, position, preview, rules, view
from .state import OVER, REPORT, STATE
from .tokens import SCORES


class PuppeteerState(State):
    """One position of one game of Puppeteer."""

    game: "Puppeteer"

    def __init__(
        self, game: "Puppeteer", states: Array, start: Start, played: Sequence[str | int] = ()
    ) -> None:
        super().__init__(game, start, played)
        self._states = states
        self._phase = states["phase"]
        self._reports = np.zeros(1, REPORT)

    @property
    def to_move(self) -> int | None:
        return None if self._phase[0] == OVER else 0

    @property
    def outcome(self) -> Outcome | None:
        return plain.outcome(fields_of(self._states)) if self._phase[0] == OVER else None

    @property
    def array(self) -> Array:
        """The flat record itself, for kernels: the whole truth, never to be shown."""
        return self._states

    def actions(self) -> list[int]:
        buffer = np.empty(legal.MOST_MOVES, np.int64)
        return buffer[: rules.actions_of(self._states, buffer)].tolist()  # type: ignore[no-any-return]

    def legal_moves(self) -> list[str]:
        return list(map(moves.write, self.actions()))

    def act(self, action: int) -> None:
        word = machine_word(action)
        why = legal.NO_ACTION
        if word is not None:
            why = rules.try_action(self._states, word, self._reports)
        if word is None or why != legal.FINE:
            raise self._refused(why, action)
        self._moves.append(word)

    def play(self, move: str) -> list[Event]:
        if not isinstance(move, str):
            raise IllegalMove("move/notation", given=repr(move)[:40], examples=moves.EXAMPLES)
        action = moves.read(move)
        why = rules.try_action(self._states, action, self._reports)
        if why != legal.FINE:
            raise self._refused(why, action)
        self._moves.append(moves.write(action))
        return plain.tell(self._reports, SCORES[self._states["objective"][0]])

    def _refused(self, why: int, action: int) -> IllegalMove:
        """The refusal of a move, with the facts its sentence needs: all lie open."""
        if why == legal.NO_ACTION:
            return IllegalMove("move/notation", given=str(action), examples=moves.EXAMPLES)
        reason, rule = legal.REFUSALS[why]
        if why == legal.GAME_OVER:
            return IllegalMove("move/game_over", rule=rule)
        facts = plain.refusal_facts(self._view_record(0), action)
        return IllegalMove("move/illegal", reason=reason, rule=rule, **facts)

    def _view_record(self, seat: int | None) -> Array:
        views = np.zeros(1, view.VIEW)
        view.see_into(self._states, view.ONLOOKER if seat is None else seat, views)
        return views

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self.game.check_seat(seat)
        moves_now = self.legal_moves() if seat is not None and seat == self.to_move else None
        return plain.view_data(self._view_record(seat), self.game.options, moves_now)

    def seen(self, events: Sequence[Event], _seat: int | None) -> list[Event]:
        return [{**event} for event in events]  # all that happens happens in the open

    def preview(self, move: str) -> dict[str, Any]:
        self.copy().play(move)  # refused here if it is not legal
        return preview.consequences(self._view_record(0), moves.read(move))

    def position(self) -> Position:
        return position.write(self._states)

    def copy(self) -> Self:
        return type(self)(self.game, self._states.copy(), self._start, self._moves)

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self._states, self._start, self._moves)

    @property
    def moves(self) -> list[str]:
        return [move if isinstance(move, str) else moves.write(move) for move in self._moves]


class Puppeteer(Game):
    """Puppeteer with its options settled."""

    manifest = MANIFEST

    @property
    def setting(self) -> Array:
        """What the set-up asks for."""
        objective = MANIFEST.code(self.options, "objective")
        return np.array(
            [objective, int(self.options["reveal"]), int(self.options["lookahead"])], np.int64
        )

    def _deal(self, seed: str) -> PuppeteerState:
        states = np.zeros(1, STATE)
        rules.deal_into(states, stream(seed), self.setting)
        return PuppeteerState(self, states, Start(seed=seed))

    def load(self, position_: Position) -> PuppeteerState:
        states = position.read(position_, self.options)
        return PuppeteerState(self, states, Start(position=position.write(states)))


GAME = Puppeteer
