"""Walking through games beside the oracle: the engine moves first and tells what chance brought."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import regalia
from regalia.core.game import State
from regalia.games.revolution.cards import NEUTRALS
from tests.oracles.revolution import Oracle

SYSTEMS = ("standard", "old_style", "random", "draft", "secret_random", "secret_draft")

RULINGS = [
    dict(
        zip(
            ("ending", "copy_shielded", "shield_stops_negation", "tower_falls"), values, strict=True
        )
    )
    for values in product(
        ("face_up", "occupied"), ("no", "yes"), ("yes", "no"), ("with_covered", "uncovers")
    )
]

#: What the oracle and the engine must agree on at every step.
COMPARED = (
    "board",
    "areas",
    "hidden",
    "neutral",
    "discard",
    "aside",
    "used",
    "offer",
    "phase",
    "to_move",
    "first",
    "plies",
    "wins",
    "points",
)


class Pair:
    """A game in the engine and in the oracle."""

    def __init__(self, seed: Any, **options: Any) -> None:
        self.engine: State = regalia.game("revolution", **options).deal(seed)
        self.drawn: dict[str, list[str]] = {}
        start = self.engine.position()
        own = [[card for card in area if card in NEUTRALS] for area in start["areas"]]
        self.drawn = {
            "neutral": start["neutral"] or start["offer"],
            "random 0": own[0],
            "random 1": own[1],
            "hand": start["offer"],
        }
        self.oracle = Oracle(
            dict(self.engine.game.options), self.draw, start["numbers"], start["first"]
        )

    def draw(self, kind: str, pool: list[str], count: int) -> list[str]:
        chosen = [card for card in self.drawn[kind] if card in pool][:count]
        assert len(chosen) == count, (kind, pool, count, self.drawn)
        return chosen

    def play(self, move: str) -> None:
        events = self.engine.play(move)
        self.drawn = {}
        for event in events:
            if event["event"] == "dealt":
                self.drawn["neutral"] = event["cards"]
            elif event["event"] in ("assassinated", "robbed") and event["blind"]:
                self.drawn["blind"] = [event["card"]]
            elif event["event"] == "drew":
                if move[0].isupper():
                    self.drawn["merchant"] = event["cards"]
                elif event["count"] == 2:
                    self.drawn[f"random {event['seat']}"] = event["cards"]
                else:
                    self.drawn["hand"] = event["cards"]
        self.oracle.play(move)

    def compare(self) -> list[str]:
        """Both say the same; returns the legal moves."""
        truth, model = self.engine.position(), self.oracle.snapshot()
        for name in ("areas", "hidden"):
            truth[name] = [sorted(cards) for cards in truth[name]]
        for name in ("neutral", "discard", "aside", "used", "offer"):
            truth[name] = sorted(truth[name])
        for name in COMPARED:
            assert truth[name] == model[name], name
        assert truth["match_game"] == model["game"]
        outcome = self.engine.outcome
        if outcome is None:
            assert self.oracle.outcome is None
        else:
            scores = None if outcome.scores is None else list(outcome.scores)
            told = {"winner": outcome.winner, "reason": outcome.reason, "scores": scores}
            assert told == self.oracle.outcome
        legal = self.engine.legal_moves()
        assert len(legal) == len(set(legal))
        model_moves = [] if outcome else self.oracle.legal_moves()
        assert sorted(legal) == sorted(model_moves)
        return legal


def walk(seed: Any, **options: Any) -> Pair:
    """A whole random game, compared at every step."""
    pair = Pair(seed, **options)
    chance = random.Random(f"walk {seed} {sorted(options.items())}")
    while legal := pair.compare():
        pair.play(chance.choice(legal))
    return pair


def engine_walk(seed: Any, **options: Any) -> Iterator[State]:
    """The states of a random game of the engine."""
    state = regalia.game("revolution", **options).deal(seed)
    chance = random.Random(f"engine {seed}")
    yield state
    while state.to_move is not None:
        state.play(chance.choice(state.legal_moves()))
        yield state
