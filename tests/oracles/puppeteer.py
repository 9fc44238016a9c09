"""A slow, literal second model of Puppeteer, for differential tests.

Written from the rules page alone; the ids TIT-n (rules) and AT-n (rulings)
beside the code name the sentence which the code carries out.  It knows nothing
of the real engine.

Nothing is remembered besides the position: the phase, the frame, the clusters,
the scores and the outcome are worked out anew from the tokens whenever needed.
Chance is over before the game begins: the caller says how the Identity tokens
lie and in what order the pile stands.

Cells are (row, column), counted from the first token laid (AT-23); the names
a1 to f6 exist only on the finished board (AT-6).
"""

from __future__ import annotations

import copy

Cell = tuple[int, int]

HOUSES = ["Drave", "Halvern", "Bearth", "Gantis", "Na'Ghar", "Avondale"]  # AT-3
TOKENS_PER_HOUSE = 6  # AT-3

SIDE = 6  # TIT-22: 6 rows and 6 columns
INTRIGUES = 6  # TIT-27

# TIT-14; AT-1 and AT-2 say which list belongs to which objective.
SCORES = {
    "united": [1, 2, 3, 4, 5, 6],  # AT-2
    "divide": [1, 2, 3, 4, 5, 6],  # AT-2
    "central": [0, 1, 2, 3, 4, 6],  # AT-1
    "border": [0, 2, 3, 4, 5, 6],  # AT-1
}

OPTIONS = {
    "objective": ["united", "divide", "central", "border"],  # TIT-4
    "reveal": ["3", "2", "1"],  # TIT-16, AT-10
    "lookahead": ["0", "1"],  # AT-7
}


def neighbours(cell: Cell) -> list[Cell]:
    """The four adjacent cells: orthogonal everywhere (TIT-28, AT-4)."""
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def span(numbers: list[int]) -> int:
    """How many rows (or columns) lie from the smallest to the largest of these."""
    return max(numbers) - min(numbers) + 1


def fits(cells: list[Cell]) -> bool:
    """Do these cells span at most 6 rows and at most 6 columns (TIT-24, AT-5)?"""
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    return span(rows) <= SIDE and span(columns) <= SIDE


def clusters(cells: list[Cell]) -> list[list[Cell]]:
    """The cells of one House, parted into its maximal clusters (TIT-10, AT-18)."""
    found: list[list[Cell]] = []
    waiting = list(cells)
    while waiting:
        cluster = [waiting.pop(0)]
        grown = True
        while grown:
            grown = False
            for cell in list(waiting):
                if any(neighbour in cluster for neighbour in neighbours(cell)):
                    waiting.remove(cell)
                    cluster.append(cell)
                    grown = True
        found.append(cluster)
    return found


class Oracle:
    """One game of Puppeteer."""

    def __init__(self, options: dict[str, str], identities: list[str], pile: list[str]) -> None:
        if sorted(options) != sorted(OPTIONS):
            raise ValueError(f"not the options of this game: {options}")
        for name, value in options.items():
            if value not in OPTIONS[name]:
                raise ValueError(f"no such value of {name}: {value}")
        # TIT-13, AT-9: each score has exactly one Identity.
        if sorted(identities) != sorted(HOUSES):
            raise ValueError(f"not each House once: {identities}")
        # TIT-20, AT-3: all Ally tokens in one pile.
        if sorted(pile) != sorted(HOUSES * TOKENS_PER_HOUSE):
            raise ValueError(f"not each House six times: {pile}")

        self._options = dict(options)
        self._identities = list(identities)
        self._named: list[int] = []  # TIT-17: the scores the player has named
        self._raven = False  # TIT-25: has the Raven revealed the rest?
        self._pile = list(pile)  # top first
        self._in_hand: str | None = None  # TIT-23: the token taken from the pile
        self._house: dict[Cell, str] = {}  # the Ally tokens on the board
        self._dark: list[Cell] = []  # TIT-30: the cells whose Ally token is dark
        self._dark_points: list[str] = []  # TIT-12, TIT-31: the dark Point tokens
        self._stopped = False  # AT-15, AT-21

    # What can be seen.

    @property
    def phase(self) -> str:
        """Which of the phases the position is in (TIT-2, AT-20)."""
        if len(self._named) < int(self._options["reveal"]):
            return "reveal"  # TIT-16, AT-9: before everything else
        if not self._raven:
            return "expansion"  # TIT-22; the Raven follows at once (AT-20)
        if not self._stopped and self.intrigues() < INTRIGUES:
            return "intrigue"  # TIT-27
        return "over"  # AT-21: by `stop` or by the sixth Intrigue, AT-17

    @property
    def won(self) -> bool | None:
        """TIT-3: does every House end on its score?  None until the end (AT-16)."""
        if self.phase != "over":
            return None
        return self.scores() == self.targets()  # TIT-36, TIT-37

    def scores_list(self) -> list[int]:
        """The scores on which the Identity tokens lie (TIT-13, TIT-14)."""
        return list(SCORES[self._options["objective"]])

    def revealed(self) -> dict[int, str]:
        """The Identity tokens which lie face up (TIT-16, TIT-25)."""
        return {
            score: house
            for score, house in zip(self.scores_list(), self._identities, strict=True)
            if self._raven or score in self._named
        }

    def board(self) -> dict[Cell, tuple[str, bool]]:
        """The House on each cell, visible on dark tokens too (AT-19), and: is it dark?"""
        return {cell: (self._house[cell], cell in self._dark) for cell in sorted(self._house)}

    def hand(self) -> str | None:
        """The token in hand, seen before its place is chosen (AT-7)."""
        return self._in_hand

    def next_token(self) -> str | None:
        """AT-7: the pile's top, open from the moment the first token is laid."""
        if self._options["lookahead"] == "1" and self._house and self._pile:
            return self._pile[0]
        return None

    def left(self) -> dict[str, int]:
        """How many tokens of each House are still in the pile (AT-7)."""
        return {house: self._pile.count(house) for house in HOUSES}

    def paid(self) -> list[str]:
        """The Houses whose Point token is dark (TIT-33)."""
        return [house for house in HOUSES if house in self._dark_points]

    def intrigues(self) -> int:
        """How many Intrigues were made: as many as Point tokens are dark (TIT-33, AT-11)."""
        return len(self._dark_points)

    def scores(self) -> dict[str, int] | None:
        """TIT-35: every House's score; there are none before the 6x6 is finished (AT-6)."""
        if not self._finished():
            return None
        return {house: self._score(house) for house in HOUSES}

    def targets(self) -> dict[str, int] | None:
        """TIT-5: the score which each House must reach, once all are revealed (TIT-26)."""
        score_of = {house: score for score, house in self.revealed().items()}
        if len(score_of) < len(HOUSES):
            return None
        return {house: score_of[house] for house in HOUSES}

    # What can be done.

    def legal_moves(self) -> list[str]:
        """All legal moves, written and ordered as AT-23 says."""
        match self.phase:
            case "reveal":
                return self._reveals()
            case "expansion":
                return self._places()
            case "intrigue":
                return [*self._swaps(), "stop"]  # AT-15, AT-21: always legal, last
            case _:
                return []

    def play(self, move: str) -> None:
        """Carry out a move and whatever follows without a choice (AT-20)."""
        legal = self.legal_moves()
        words = move.split(" ")
        if len(words) == 7 and words[0] == "swap" and move not in legal:
            # AT-23: the two cells may be named in the reverse order.
            words[1], words[2] = words[2], words[1]
        if " ".join(words) not in legal:
            raise ValueError(f"not legal: {move}")
        match words:
            case ["reveal", score]:
                self._reveal(int(score))
            case ["place", numbers]:
                row, column = numbers.split(",")
                self._place((int(row), int(column)))
            case ["swap", first, second, "dark", dark, "pay", payer]:
                self._swap(self._cell(first), self._cell(second), self._cell(dark), payer)
            case ["stop"]:
                self._stopped = True

    # Reveals.

    def _reveals(self) -> list[str]:
        """TIT-17: the player chooses which; AT-9: no score twice."""
        return [f"reveal {score}" for score in self.scores_list() if score not in self._named]

    def _reveal(self, score: int) -> None:
        self._named.append(score)
        if self.phase != "reveal":
            # AT-20: after the last reveal the first token is laid, the next is taken.
            self._house[(0, 0)] = self._pile.pop(0)  # TIT-21
            self._in_hand = self._pile.pop(0)  # TIT-23

    # Expansion and Raven.

    def _places(self) -> list[str]:
        """Where the token in hand may go (TIT-23, TIT-24, AT-5)."""
        beside = {other for cell in self._house for other in neighbours(cell)}
        free = [cell for cell in beside if cell not in self._house]
        allowed = [cell for cell in free if fits([*self._house, cell])]
        return [f"place {row},{column}" for row, column in sorted(allowed)]

    def _place(self, cell: Cell) -> None:
        assert self._in_hand is not None
        self._house[cell] = self._in_hand
        if self._pile:
            self._in_hand = self._pile.pop(0)  # TIT-23, AT-8
        else:
            # TIT-22: complete when the pile is empty; then the Raven (TIT-25, AT-20).
            self._in_hand = None
            self._raven = True

    # The finished board.

    def _finished(self) -> bool:
        """AT-5: 36 tokens fill the box."""
        return len(self._house) == SIDE * SIDE

    def _cell(self, name: str) -> Cell:
        """The cell of a name: a1 is the smallest row and column reached (AT-6, AT-23)."""
        top = min(row for row, _ in self._house)
        left = min(column for _, column in self._house)
        return (top + "123456".index(name[1]), left + "abcdef".index(name[0]))

    def _inner(self, cell: Cell) -> bool:
        """Does the cell lie in the inner 4x4, counted from the board's own edges (AT-6)?"""
        return all(neighbour in self._house for neighbour in neighbours(cell))

    def _score(self, house: str) -> int:
        """One House's score; the side of the tokens does not matter (AT-19)."""
        cells = [cell for cell in sorted(self._house) if self._house[cell] == house]
        match self._options["objective"]:
            case "united":  # TIT-6: tokens in the largest cluster
                return max(len(cluster) for cluster in clusters(cells))
            case "divide":  # TIT-7: different clusters
                return len(clusters(cells))
            case "central":  # TIT-8: tokens in the inner 4x4
                return len([cell for cell in cells if self._inner(cell)])
            case _:  # TIT-9: border, tokens on the border of the 6x6
                return len([cell for cell in cells if not self._inner(cell)])

    # Intrigue.

    def _swaps(self) -> list[str]:
        """All Intrigues, in the order of AT-23."""
        moves = []
        names = [column + row for row in "123456" for column in "abcdef"]  # reading order
        name_of = {self._cell(name): name for name in names}
        for cell, first in name_of.items():
            row, column = cell
            # TIT-28: adjacent, never diagonal; the right neighbour before the lower.
            for other in [(row, column + 1), (row + 1, column)]:
                if other not in name_of:
                    continue
                second = name_of[other]
                for dark in [first, second]:  # TIT-30, AT-14, AT-22
                    for payer in self._payers(cell, other):
                        moves.append(f"swap {first} {second} dark {dark} pay {payer}")
        return moves

    def _payers(self, one: Cell, other: Cell) -> list[str]:
        """The Houses which can pay for an Intrigue between these cells; none: not legal."""
        if one in self._dark or other in self._dark:
            return []  # TIT-32, AT-13
        involved = [self._house[one], self._house[other]]  # may be one House (AT-12)
        # TIT-31, TIT-34, AT-11: only a light Point token can turn dark.
        return [house for house in HOUSES if house in involved and house not in self._dark_points]

    def _swap(self, first: Cell, second: Cell, dark: Cell, payer: str) -> None:
        # TIT-29
        self._house[first], self._house[second] = self._house[second], self._house[first]
        self._dark.append(dark)  # TIT-30; AT-22: the cell after the swap
        self._dark_points.append(payer)  # TIT-31


def perft(oracle: Oracle, depth: int) -> int:
    """The leaves of the move tree; a finished game is one leaf at any depth."""
    if depth == 0 or oracle.phase == "over":
        return 1
    leaves = 0
    for move in oracle.legal_moves():
        after = copy.deepcopy(oracle)
        after.play(move)
        leaves += perft(after, depth - 1)
    return leaves
