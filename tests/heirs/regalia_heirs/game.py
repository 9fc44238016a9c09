"""The rules, in plain Python."""

import random
from collections.abc import Sequence
from typing import Any, Self

from regalia.core.chance import below
from regalia.core.errors import BadPosition, IllegalMove, shown
from regalia.core.game import Event, Game, Outcome, Position, State, View
from regalia.core.record import Start

from . import MANIFEST

CARDS = range(1, 10)
TRICKS = 4


class HeirsState(State):
    """The whole truth: both hands, the card aside, the card led, the tricks won."""

    def __init__(self, game: Game, start: Start, position: Position) -> None:
        super().__init__(game, start)
        self.hands: list[list[int]] = [sorted(hand) for hand in position["hands"]]
        self.aside: int = position["aside"]
        self.played: list[int] = list(position["played"])
        self.tricks: list[int] = list(position["tricks"])
        self.led: int | None = position["led"]
        self.leader: int = position["leader"]
        self.last: int | None = None  # the seat that decided last

    @property
    def to_move(self) -> int | None:
        if not any(self.hands):
            return None
        return self.leader if self.led is None else 1 - self.leader

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move is not None:
            return None
        first, second = self.tricks
        winner = None if first == second else int(second > first)
        return Outcome("tricks", winner=winner, ended_by=self.last)

    def legal_moves(self) -> list[str]:
        seat = self.to_move
        return [] if seat is None else [f"play {card}" for card in self.hands[seat]]

    def play(self, move: str) -> list[Event]:
        seat = self.to_move
        if seat is None:
            raise IllegalMove("move/game_over")
        words = str(move).split()
        if len(words) != 2 or words[0].lower() != "play" or not words[1].isdecimal():
            raise IllegalMove("move/notation", given=shown(move), examples="play 7")
        card = int(words[1])
        if card not in self.hands[seat]:
            raise IllegalMove("move/illegal", reason="heirs-not-held", card=card)
        self._moves.append(f"play {card}")
        self.last = seat
        self.hands[seat].remove(card)
        self.played.append(card)
        events: list[Event] = [{"event": "played", "seat": seat, "card": card}]
        if self.led is None:
            self.led = card
            return events
        low = self.game.options["low_wins"] == "yes"
        answered_better = (card < self.led) if low else (card > self.led)
        self.leader = seat if answered_better else self.leader
        self.led = None
        self.tricks[self.leader] += 1
        return [*events, {"event": "trick", "seat": self.leader}]

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self.game.check_seat(seat)
        outcome = self.outcome
        view: View = {
            "game": MANIFEST.name,
            "rules": MANIFEST.rules_version,
            "options": dict(self.game.options),
            "seat": seat,
            "to_move": self.to_move,
            "phase": "over" if outcome else "lead" if self.led is None else "answer",
            "outcome": outcome.as_dict() if outcome else None,
            "hand": None if seat is None else list(self.hands[seat]),
            "hand_sizes": [len(hand) for hand in self.hands],
            "led": self.led,
            "leader": self.leader,
            "tricks": list(self.tricks),
            "played": list(self.played),
        }
        if outcome:
            view["aside"] = self.aside
        if seat is not None and seat == self.to_move:
            view["legal_moves"] = self.legal_moves()
        return view

    def seen(self, events: Sequence[Event], seat: int | None) -> list[Event]:  # noqa: ARG002
        return [dict(event) for event in events]  # whatever happens here, everybody sees

    def redealt(self, seat: int, chance: Any) -> Self:
        self.game.check_seat(seat)
        other = self.copy()
        unseen = sorted([*self.hands[1 - seat], self.aside])
        aside = unseen.pop(below(chance, len(unseen)))
        other.hands[1 - seat], other.aside = unseen, aside
        return other

    def position(self) -> Position:
        named = {"game": MANIFEST.name, "options": dict(self.game.options)}
        return {**named, **self._truth()}

    def _truth(self) -> Position:
        return {
            "hands": [list(hand) for hand in self.hands],
            "aside": self.aside,
            "played": list(self.played),
            "tricks": list(self.tricks),
            "led": self.led,
            "leader": self.leader,
        }

    def copy(self) -> Self:
        other = type(self)(self.game, self._start, self._truth())
        other._moves, other.last = list(self._moves), self.last
        return other

    @property
    def moves(self) -> list[str]:
        return [str(move) for move in self._moves]


class Heirs(Game):
    """Deals and loads."""

    manifest = MANIFEST

    def _deal(self, seed: str) -> HeirsState:
        cards = list(CARDS)
        random.Random(seed).shuffle(cards)
        return HeirsState(
            self,
            Start(seed=seed),
            {
                "hands": [cards[:4], cards[4:8]],
                "aside": cards[8],
                "played": [],
                "tricks": [0, 0],
                "led": None,
                "leader": 0,
            },
        )

    def load(self, position: Position) -> HeirsState:
        try:
            named = {name: value for name, value in position.items() if name in ("game", "options")}
            truth = {name: value for name, value in position.items() if name not in named}
            state = HeirsState(self, Start(position=truth), truth)
            cards = [*state.hands[0], *state.hands[1], state.aside, *state.played]
            sound = (
                sorted(cards) == list(CARDS)
                and len(state.hands) == 2
                and sum(state.tricks) == len(state.played) // 2
                and state.leader in (0, 1)
                and (state.led is None) == (len(state.played) % 2 == 0)
                and (state.led is None or state.led == state.played[-1])
                and len(state.hands[state.leader]) == TRICKS - (len(state.played) + 1) // 2
                and named.get("game", MANIFEST.name) == MANIFEST.name
                and named.get("options", self.options) == self.options
            )
        except (AttributeError, KeyError, TypeError, ValueError):
            sound = False
        if not sound:
            raise BadPosition("position/shape", field="position")
        return state


GAME = Heirs
