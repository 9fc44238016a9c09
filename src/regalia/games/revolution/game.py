"""Revolution behind the common types: deals, plays, shows views, keeps the record."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from ...core.chance import stream
from ...core.compile import Array
from ...core.errors import IllegalMove
from ...core.game import Event, Game, Outcome, Position, State, View, machine_word
from ...core.record import Start
from . import MANIFEST, legal, moves, plain, position, preview, rules, view
from .state import KEEPING, OVER, REPORT, STATE


class RevolutionState(State):
    """One position of one game or match of Revolution."""

    game: "Revolution"

    def __init__(
        self, game: "Revolution", states: Array, start: Start, played: Sequence[str | int] = ()
    ) -> None:
        super().__init__(game, start, played)
        self._states = states
        self._phase = states["phase"]
        self._seat = states["seat"]
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
        return plain.tell(self._reports)

    def _refused(self, why: int, action: int) -> IllegalMove:
        """The refusal of a move, with the facts its sentence needs: all known to the mover."""
        reason, rule = legal.REFUSALS[why]
        if why == legal.GAME_OVER:
            return IllegalMove("move/game_over", rule=rule)
        if why == legal.NO_ACTION:
            return IllegalMove("move/notation", given=str(action), examples=moves.EXAMPLES)
        if why == legal.NOT_OFFERED and self._phase[0] == KEEPING:
            rule = "RRR-33"
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
        return plain.view_data(self._view_record(seat), self.game.options, moves_now)

    def seen(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        return plain.seen(events, seat)

    def preview(self, move: str) -> dict[str, Any]:
        seat = self.to_move
        self.copy().play(move)  # refused here if it is not legal
        return preview.consequences(self._view_record(seat), moves.read(move))

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


class Revolution(Game):
    """Revolution with its options settled."""

    manifest = MANIFEST

    @property
    def setting(self) -> Array:
        """What the set-up asks for: who starts (below 0: drawn), the options, the numbers."""
        names = ("system", "numbered", "match", "ending", "copy_shielded")
        codes = [MANIFEST.code(self.options, name) for name in names]
        codes.append(MANIFEST.code(self.options, "shield_stops_negation"))
        codes.append(MANIFEST.code(self.options, "tower_falls"))
        numbers = str(self.options["numbers"])
        listed = [0] * 9 if numbers == "shuffled" else [int(n) for n in numbers.split(",")]
        return np.array([MANIFEST.code(self.options, "first") - 1, *codes, *listed], np.int64)

    def _deal(self, seed: str) -> RevolutionState:
        states = np.zeros(1, STATE)
        rules.deal_into(states, stream(seed), self.setting, np.zeros(1, REPORT))
        return RevolutionState(self, states, Start(seed=seed))

    def load(self, position_: Position) -> RevolutionState:
        states = position.read(position_, self.options)
        return RevolutionState(self, states, Start(position=position.write(states)))


GAME = Revolution
