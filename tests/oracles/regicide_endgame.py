"""The end of a solo game by brute force: every move, and every case of chance, with the same odds.

Built on the slow literal model of the rules alone.  Nothing is left out because it cannot matter:
a move's value is the plain average over all orders in which the cards of a lot may lie in the
Tavern (RGC-44), all choices of healed cards (RGC-10) and all orders of the enemies of one rank
(RGC-2).  What is not known to the player is not part of what is remembered.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, groupby, permutations, product
from math import comb, factorial, perm, prod

from tests.oracles.regicide import Oracle, suits_of, worth

#: What a won game counts for each Jester that was not turned over.
MEDAL = 0.005


class TooLarge(Exception):
    """More positions, or more cases of one move, than were allowed."""


class Endgame:
    """Values of moves under one set of options.  `unaided`: no Jester may be turned over."""

    def __init__(self, options: dict, *, unaided: bool = False, most: int = 10**9) -> None:
        self.options = options
        self.unaided = unaided
        self.most = most
        self.remembered: dict[tuple, float] = {}
        #: What came up on the way, and how often.
        self.met: Counter[str] = Counter()

    def values(self, position: dict) -> dict[str, float]:
        """What every legal move is worth."""
        moves = Oracle(position, self.options).legal_moves()
        return {move: self._after(position, move) for move in moves}

    def _value(self, position: dict) -> float:
        """What the best play is worth from here on."""
        if position["phase"] == "over":
            won = position["reason"] == "last_king"
            return 1 + MEDAL * position["jesters"] if won else 0.0
        known = what_is_known(position)
        if known not in self.remembered:
            if len(self.remembered) >= self.most:
                raise TooLarge
            self.remembered[known] = max(self.values(position).values())
        return self.remembered[known]

    def _after(self, position: dict, move: str) -> float:
        """The average over all that chance may do with this move."""
        if move == "flip":
            self.met[f"flip in phase {position['phase']}"] += 1
            if self.unaided:
                return 0.0
        outcomes: Counter[tuple] = Counter()
        positions = {}
        for truth, healed in self._cases(position, move):
            oracle = Oracle(truth, self.options)
            oracle.play(move, list(healed))
            after = oracle.position()
            known = what_is_known(after)
            outcomes[known] += 1
            positions[known] = after
        self._note(position, move, list(positions.values()))
        total = sum(count * self._value(positions[known]) for known, count in outcomes.items())
        return total / outcomes.total()

    def _cases(self, position: dict, move: str):
        """Every truth this may be, all equally likely, and with each every choice of healing."""
        verb, *cards = move.split()
        powers = suits_of(cards) - {position["enemy"][1]} if verb == "play" else set()
        draws = verb == "flip" or "d" in powers
        pile = position["discard"]
        count = min(worth(cards), len(pile)) if "h" in powers else 0
        ways = perm(len(pile), count) if draws else comb(len(pile), count)
        if draws:
            ways *= prod(factorial(len(part)) for part in stretches(position))
        if ways > self.most:
            raise TooLarge
        taverns = orders(stretches(position)) if draws else [position["tavern"]]
        ranks = [list(same) for _, same in groupby(position["castle"], lambda card: card[0])]
        castles = orders(ranks) if verb == "play" else [position["castle"]]
        # In which order the healed cards lie matters only if they are drawn at once.
        heals = list((permutations if draws else combinations)(pile, count))
        for tavern, castle, healed in product(taverns, castles, heals):
            yield {**position, "tavern": tavern, "castle": castle}, healed

    def _note(self, before: dict, move: str, after: list[dict]) -> None:
        """Keep a tally of what the positions tried have in them."""
        drew = [set(p["hands"][0]) - set(before["hands"][0]) for p in after]
        lots = {frozenset(p["tavern"]) for p in after}
        enemies = {p["enemy"] for p in after}
        grown = len(after[0]["tavern"]) > len(before["tavern"])
        self.met["part of a lot drawn"] += len({frozenset(cards) for cards in drew}) > 1
        self.met["part of the pile healed"] += grown and len(lots) > 1
        self.met["enemy by chance"] += len(enemies) > 1
        self.met["enemy laid on the Tavern"] += before["enemy"] in after[0]["tavern"]
        self.met["royal drawn"] += any(card[0] in "JQK" for cards in drew for card in cards)
        self.met["yield"] += move == "yield"


def stretches(position: dict) -> list[list[str]]:
    """The Tavern from the top, cut where one lot ends and the next begins."""
    lot_of = {card: number for number, lot in enumerate(position["lots"]) for card in lot}
    return [list(cards) for _, cards in groupby(position["tavern"], key=lot_of.__getitem__)]


def orders(groups: list[list[str]]) -> list[list[str]]:
    """All ways to order each group, the groups one after the other."""
    each = [list(permutations(group)) for group in groups]
    return [[card for part in parts for card in part] for parts in product(*each)]


def what_is_known(position: dict) -> tuple:
    """A position without what its player cannot know."""
    return (
        frozenset(position["hands"][0]),
        frozenset(position["discard"]),
        tuple(frozenset(cards) for cards in stretches(position)),
        frozenset(position["castle"]),
        position["enemy"],
        tuple(tuple(play["cards"]) for play in position["table"]),
        position["phase"],
        tuple(position["yielded"]),
        position["jesters"],
        position["reason"],
    )
