"""Regicide behind the common types: deals, plays, shows views, keeps the record."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from ...core.chance import stream
from ...core.compile import Array
from ...core.errors import IllegalMove
from ...core.game import Event, Game, Outcome, Position, State, View, machine_word
from ...core.record import Start
from . import MANIFEST, legal, moves, plain, position, preview, rules, view
from .state import OVER, REPORT, STATE


class RegicideState(State):
    """One position of one game of Regicide."""

    game: "Regicide"

    def __init__(
        self, game: "Regicide", states: Array, start: Start, played: Sequence[str | int] = ()
    ) -> None:
        super().__init__(game, start, played)
        self._states = states
        self._phase = states["phase"]
        self._seat = states["seat"]
        self._hands = states["hands"]
        self._reports = np.zeros(1, REPORT)

    @property
    def to_move(self) -> int | None:
        return None if self._phase[0] == OVER else int(self._seat[0])

    @property
    def outcome(self) -> Outcome | None:
        return plain.outcome(self._states[0])

    @property
    def array(self) -> Array:
        """The flat record itself, for kernels: the whole truth, never to be shown."""
        return self._states

    def actions(self) -> list[int]:
        buffer = np.empty(legal.MOST_MOVES, np.uint64)
        return buffer[: rules.actions_of(self._states, buffer)].tolist()  # type: ignore[no-any-return]

    def legal_moves(self) -> list[str]:
        return moves.write_all(self.actions(), int(self._hands[0, self._seat[0]]))

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
        seat = self._seat[0]
        action, text = moves.read(move, self._phase[0], int(self._hands[0, seat]))
        why = rules.try_action(self._states, action, self._reports)
        if why != legal.FINE:
            raise self._refused(why, action)
        self._moves.append(text)
        return plain.tell(self._reports)

    def _refused(self, why: int, action: int) -> IllegalMove:
        """The refusal of a move, with the facts its sentence needs: all known to the mover."""
        reason, rule = legal.REFUSALS[why]
        if why == legal.GAME_OVER:
            return IllegalMove("move/game_over", rule=rule)
        if why == legal.NO_ACTION:
            return IllegalMove("move/notation", given=str(action), examples=moves.EXAMPLES)
        facts = plain.refusal_facts(self._view_record(self.to_move), action)
        return IllegalMove("move/illegal", reason=reason, rule=rule, **facts)

    def _view_record(self, seat: int | None) -> Array:
        views = np.zeros(1, view.VIEW)
        view.see_into(self._states, view.ONLOOKER if seat is None else seat, views)
        return views

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self.game.check_seat(seat)
        moves_now = self.legal_moves() if seat is not None and seat == self.to_move else None
        data = plain.view_data(self._view_record(seat), self.game.options, moves_now)
        if self._phase[0] == OVER:
            # RGC-47: when the game is over all cards may be shown
            truth = self.position()
            data["revealed"] = {name: truth[name] for name in ("hands", "tavern", "castle")}
        return data

    def seen(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        return plain.seen(events, seat)

    def preview(self, move: str) -> dict[str, Any]:
        seat = self.to_move
        self.copy().play(move)  # refused here if it is not legal
        view = self.view(seat)
        return preview.consequences(view, self.game.load(preview.twin(view)), move)

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


class Regicide(Game):
    """Regicide with its options settled."""

    manifest = MANIFEST

    @property
    def setting(self) -> tuple[int, int, int, int]:
        """What the set-up asks for: players, who starts (below 0: drawn), overpay, solo yield."""
        first = self.options["first"]
        return (
            self.players,
            first if isinstance(first, int) else -1,
            plain.option_code(self.options, "overpay"),
            plain.option_code(self.options, "solo_yield"),
        )

    def _deal(self, seed: str) -> RegicideState:
        states = np.zeros(1, STATE)
        rules.deal_into(states, stream(seed), *self.setting)
        return RegicideState(self, states, Start(seed=seed))

    def load(self, position_: Position) -> RegicideState:
        states = position.read(position_, self.options)
        return RegicideState(self, states, Start(position=position.write(states)))


GAME = Regicide
