"""What the states of all games have in common: a flat record, and the game's modules around it.

A game names its modules (its `engine`), and says how it deals and what is different about it.
Everything else is written here, once.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

import numpy as np

from ..core.chance import check_stream, stream
from ..core.compile import Array
from ..core.errors import NO_VIEW, BadPosition, IllegalMove, shown
from ..core.fields import blank, twin
from ..core.game import Event, Game, Outcome, Position, State, View, machine_word
from ..core.record import Start
from . import check_game, check_same, named_options
from .engine import Engine

_ALONE = np.zeros(1, np.int8)
NOBODY = -1


def view_record(form: np.dtype[Any], fill: Callable[[Array], bool]) -> Array:
    """The record that `fill` makes of plain data, which is sound if it says so."""
    views = blank(form)
    try:
        sound = fill(views)
    except NO_VIEW:
        sound = False
    if not sound:
        raise BadPosition("view/shape")
    return views


def decider(view: View) -> int:
    """Who decides in a view; when the game is over who decided last, or NOBODY knows."""
    if view["to_move"] is not None:
        return int(view["to_move"])
    return int(view["outcome"].get("ended_by", NOBODY))


class FlatState(State):
    """One position of one game."""

    engine: ClassVar[Engine]

    def __init__(
        self, game: Game, states: Array, start: Start, played: Sequence[str | int] = ()
    ) -> None:
        super().__init__(game, start, played)
        self._states = states
        self._phase = states["phase"]
        self._seat = states["seat"] if "seat" in states.dtype.names else _ALONE
        self._reports = blank(self.engine.state.REPORT)

    @property
    def to_move(self) -> int | None:
        return None if self._phase[0] == self.engine.state.OVER else int(self._seat[0])

    @property
    def outcome(self) -> Outcome | None:
        return self.engine.plain.outcome(self._states[0])

    @property
    def array(self) -> Array:
        return self._states

    def actions(self) -> list[int]:
        buffer = np.empty(self.engine.legal.MOST_MOVES, self.engine.word)
        count = self.engine.rules.actions_of(self._states, buffer)
        return buffer[:count].tolist()  # type: ignore[no-any-return]

    def legal_moves(self) -> list[str]:
        return list(map(self.engine.moves.write, self.actions()))

    def act(self, action: int) -> None:
        word = machine_word(action)
        why = self.engine.legal.NO_ACTION
        if word is not None:
            why = self.engine.rules.try_action(self._states, word, self._reports)
        if word is None or why != self.engine.legal.FINE:
            raise self._refused(why, action)
        self._moves.append(word)

    def play(self, move: str) -> list[Event]:
        if not isinstance(move, str):
            examples = self.engine.moves.EXAMPLES
            raise IllegalMove("move/notation", given=shown(move), examples=examples)
        action, text = self._read(move)
        why = self.engine.rules.try_action(self._states, action, self._reports)
        if why != self.engine.legal.FINE:
            raise self._refused(why, action)
        self._moves.append(text)
        return self._tell()

    @abstractmethod
    def _read(self, move: str) -> tuple[int, str]:
        """The action a text means here, and how it is written."""

    @abstractmethod
    def _tell(self) -> list[Event]:
        """What the last move did."""

    def _refused(self, why: int, action: int) -> IllegalMove:
        """The refusal of a move, with the facts its sentence needs: all known to the mover."""
        legal = self.engine.legal
        reason, rule = legal.REFUSALS[why]
        if why == legal.GAME_OVER:
            return IllegalMove("move/game_over", rule=rule)
        if why == legal.NO_ACTION:
            examples = self.engine.moves.EXAMPLES
            return IllegalMove("move/notation", given=shown(action), examples=examples)
        facts = self.engine.plain.refusal_facts(self._view_record(self.to_move), action)
        return IllegalMove("move/illegal", reason=reason, rule=rule, **facts)

    def _view_record(self, seat: int | None) -> Array:
        view = self.engine.view
        views = blank(view.VIEW)
        view.see_into(self._states, view.ONLOOKER if seat is None else seat, views)
        return views

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self.game.check_seat(seat)
        moves_now = self.legal_moves() if seat is not None and seat == self.to_move else None
        record = self._view_record(seat)
        return self.engine.plain.view_data(record, self.game.options, moves_now)

    def seen(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        if seat is not None:
            self.game.check_seat(seat)
        if not isinstance(events, list | tuple) or not all(isinstance(e, dict) for e in events):
            raise BadPosition("events/shape")
        try:
            return self.engine.plain.seen(events, seat)
        except NO_VIEW:
            raise BadPosition("events/shape") from None

    def preview(self, move: str) -> dict[str, Any]:
        self.copy().play(move)  # refused here if it is not legal
        return self._consequences(move)

    @abstractmethod
    def _consequences(self, move: str) -> dict[str, Any]:
        """What a legal move would do, from the view of who makes it."""

    def redealt(self, seat: int, chance: Array) -> Self:
        self.game.check_seat(seat)
        check_stream(chance)
        states = blank(self.engine.state.STATE)
        self.engine.view.redeal_into(self._view_record(seat), chance, states)
        return type(self)(self.game, states, self._start, self._moves)

    def position(self) -> Position:
        named = {"game": self.game.name, "options": dict(self.game.options)}
        return {**named, **self._truth()}

    def _truth(self) -> Position:
        """The position but for game and options: a record that starts from it names them itself."""
        truth: Position = self.engine.position.write(self._states)
        if self.outcome and self.outcome.ended_by is not None:
            truth["ended_by"] = self.outcome.ended_by
        return truth

    def copy(self) -> Self:
        return type(self)(self.game, twin(self._states), self._start, self._moves)

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Nothing in their records differs."""
        if not isinstance(other, FlatState):
            return super().__eq__(other)
        return self.game == other.game and self.array.tobytes() == other.array.tobytes()

    __hash__ = None

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self._states, self._start, self._moves)

    @property
    def moves(self) -> list[str]:
        write = self.engine.moves.write
        return [move if isinstance(move, str) else write(move) for move in self._moves]


class FlatGame(Game):
    """A game whose states are flat records."""

    state: ClassVar[type[FlatState]]

    @abstractmethod
    def _deal_into(self, states: Array, chance: Array) -> None:
        """Fill an empty record with a new game."""

    def _deal(self, seed: str) -> FlatState:
        states = blank(self.state.engine.state.STATE)
        self._deal_into(states, stream(seed))
        return self.state(self, states, Start(seed=seed))

    def load(self, position: Position) -> FlatState:
        if not isinstance(position, dict):
            raise BadPosition("position/shape", field="position")
        check_game(position.get("game", self.name), self.name)
        if "options" in position:
            check_same(named_options(self.manifest, position), self.options)
        named = ("game", "options", "ended_by")
        rest = {part: value for part, value in position.items() if part not in named}
        states = self.state.engine.position.read(rest, self.options)
        self._enter_decider(states, position.get("ended_by"))
        loaded = self.state(self, states, Start())
        return self.state(self, states, Start(position=loaded._truth()))

    def _enter_decider(self, states: Array, ended_by: Any) -> None:
        """Who decided last in a finished game, as far as the position says."""
        over = states["phase"][0] == self.state.engine.state.OVER
        known = type(ended_by) is int and 0 <= ended_by < self.players
        if ended_by is not None and not (over and known):
            raise BadPosition("position/shape", field="ended_by")
        if over and "seat" in states.dtype.names:
            alone = 0 if self.players == 1 else NOBODY
            states["seat"] = alone if ended_by is None else ended_by
