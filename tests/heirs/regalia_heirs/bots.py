"""Two players. Each gets a view and returns a move."""

from functools import cache
from itertools import combinations
from statistics import fmean

from regalia.core.chance import Seed, below, fresh_seed, stream
from regalia.core.game import Bot, Candidate, View

from .game import CARDS, TRICKS


class RandomBot(Bot):
    """Any card."""

    name = "heirs/random"

    def __init__(self, seed: Seed | None = None) -> None:
        self._chance = stream(fresh_seed() if seed is None else seed, "bot")

    def choose(self, view: View) -> str:
        legal = self.legal(view)
        return legal[below(self._chance, len(legal))]


class CounterBot(Bot):
    """Counts cards: plays out every hand the other heir can hold, and takes the card that wins most
    of them."""

    name = "heirs/counter"

    def __init__(self, seed: Seed | None = None, simulations: int | None = None) -> None:
        """It needs neither chance nor a budget; the coach offers both."""

    def choose(self, view: View) -> str:
        return self.evaluate(view)[0].move

    def evaluate(self, view: View) -> list[Candidate]:
        """The share of the other's hands that a card wins; a draw counts half."""
        legal = self.legal(view)
        seat, hand = view["seat"], view["hand"]
        unseen = [card for card in CARDS if card not in hand and card not in view["played"]]
        held = view["hand_sizes"][1 - seat]
        low = view["options"]["low_wins"] == "yes"
        found = []
        for move in legal:
            card = int(move.split()[1])
            rest = tuple(each for each in hand if each != card)
            values = [
                _answer(card, rest, theirs, view["tricks"][seat], low)
                if view["led"] is None
                else _taken(view["led"], card, theirs, rest, view["tricks"][seat], low)
                for theirs in combinations(unseen, held)
            ]
            sure = len(set(values)) == 1
            found.append(Candidate(move, fmean(values), 0.0, proven=sure and values[0] in (0, 1)))
        return sorted(found, key=lambda candidate: -candidate.win)


def _better(card: int, led: int, low: bool) -> bool:
    return card < led if low else card > led


@cache
def _answer(led: int, mine: tuple[int, ...], theirs: tuple[int, ...], won: int, low: bool) -> float:
    """I have led: the other answers as is worst for me. `won`: my tricks."""
    return min(
        _lead(mine, _without(theirs, card), won + (not taken), low, mine_to_lead=not taken)
        for card in theirs
        for taken in [_better(card, led, low)]
    )


def _taken(
    led: int, card: int, theirs: tuple[int, ...], mine: tuple[int, ...], won: int, low: bool
) -> float:
    """I have answered a card that was led."""
    taken = _better(card, led, low)
    return _lead(mine, theirs, won + taken, low, mine_to_lead=taken)


@cache
def _lead(
    mine: tuple[int, ...], theirs: tuple[int, ...], won: int, low: bool, *, mine_to_lead: bool
) -> float:
    """What an open game is worth to me: 1 if it is won, 0.5 if it is drawn."""
    if not mine and not theirs:
        return (won > TRICKS / 2) + (won == TRICKS / 2) / 2
    if mine_to_lead:
        return max(_answer(card, _without(mine, card), theirs, won, low) for card in mine)
    return min(
        max(
            _taken(led, card, _without(theirs, led), _without(mine, card), won, low)
            for card in mine
        )
        for led in theirs
    )


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(each for each in cards if each != card)
