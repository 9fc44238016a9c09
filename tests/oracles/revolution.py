"""A slow, literal second model of Revolution, for differential tests.

Written from the rules page alone; the ids RRR-n (rules) and AR-n (rulings)
beside the code name the sentence which the code carries out.  It knows nothing
of the real engine.

Nothing is remembered besides the position: shields, negation and targets are
worked out anew from the cards on the board whenever needed.  Chance enters
through one function only, `draw`, and there the caller says what chance did.

Cells are text, a1 to c3: columns a-c, row 1 nearest Regality (seat 0), `n`
towards row 3.  Cards are text too, one word each.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

# RRR-4: the two sets have the same powers; POWER gives the Regality name of each.
REGALITY = ["King", "Queen", "Princess", "Minister", "General", "Mage", "Castle"]
RELIGION = ["Pope", "Cardinal", "Saint", "Bishop", "Paladin", "Monk", "Temple"]
FACTIONS = [REGALITY, RELIGION]
POWER = dict(zip(RELIGION, REGALITY, strict=True))

# RRR-6: the neutral cards without the Citizen.
NEUTRALS = [
    "Samurai",
    "Ninja",
    "Poet",
    "Artist",
    "Shaman",
    "Enchantress",
    "Sage",
    "Hermit",
    "Witch",
    "FortuneTeller",
    "Historian",
    "Fairy",
    "Assassin",
    "Necromancer",
    "Pirate",
    "Dragon",
    "Revolutionary",
    "Tower",
    "Death",
    "Adventurer",
    "Merchant",
]

# AR-21: these have a passive effect, the Citizen has none, all others an active one.
PASSIVE = ["Castle", "Temple", "Shaman", "Enchantress", "Sage", "Hermit", "Tower", "Death"]
NOT_ACTIVE = [*PASSIVE, "Citizen"]

CELLS = [column + row for row in "123" for column in "abc"]
COMPASS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
ORTHOGONAL = ["n", "e", "s", "w"]
DIAGONAL = ["ne", "se", "sw", "nw"]

# AR-22: the front is the side of the opponent, who sits beyond row 3 for seat 0.
FRONT = [["nw", "n", "ne"], ["sw", "s", "se"]]

PLY_LIMIT = 60  # AR-14

OPTIONS = {
    "system": ["standard", "old_style", "random", "draft", "secret_random", "secret_draft"],
    "match": ["single", "best_of_three", "three_games"],
    "ending": ["face_up", "occupied"],
    "copy_shielded": ["no", "yes"],
    "shield_stops_negation": ["yes", "no"],
    "tower_falls": ["with_covered", "uncovers"],
}

Draw = Callable[[str, list[str], int], list[str]]


@dataclass(frozen=True)
class Piece:
    """A card on a Kingdom card, with whatever lies under it."""

    card: str
    ally: int  # RRR-50: the seat it faces
    down: bool = False  # RRR-40: face down
    doomed_by: int | None = None  # RRR-41: who destroyed it
    covers: str | None = None  # RRR-80: the card under a Tower


Board = dict[str, Piece]


@cache
def step(cell: str, direction: str) -> str | None:
    """The next cell in a direction, or None beyond the edge."""
    east, north = COMPASS[direction]
    column, row = "abc".index(cell[0]) + east, "123".index(cell[1]) + north
    if 0 <= column <= 2 and 0 <= row <= 2:
        return "abc"[column] + "123"[row]
    return None


def neighbours(cell: str, directions) -> list[str]:
    """The adjacent cells in these directions."""
    return _neighbours(cell, tuple(directions))


@cache
def _neighbours(cell: str, directions: tuple[str, ...]) -> list[str]:
    found = [step(cell, direction) for direction in directions]
    return [other for other in found if other is not None]


def line(cell: str, direction: str) -> list[str]:
    """All cells in a direction, to the edge (RRR-54, AR-25)."""
    cells = []
    other = step(cell, direction)
    while other is not None:
        cells.append(other)
        other = step(other, direction)
    return cells


def stands(board: Board, cell: str, card: str) -> bool:
    """Is this very card face up here?  A covered one is not (RRR-80b, AR-7, AR-39)."""
    piece = board.get(cell)
    return piece is not None and not piece.down and piece.card == card


def protected(board: Board, cell: str) -> bool:
    """Does a Sage beside or a Hermit before or behind protect this cell (AR-22, AR-33)?"""
    sides = neighbours(cell, ["e", "w"])
    ends = neighbours(cell, ["n", "s"])
    return any(stands(board, side, "Sage") for side in sides) or any(
        stands(board, end, "Hermit") for end in ends
    )


def shielded(board: Board, cell: str) -> bool:
    """Has the face-up card here a Shield (RRR-49, AR-29)?"""
    piece = board[cell]
    if piece.down:
        return False  # AR-7
    if piece.card in ("Castle", "Temple", "Tower"):
        return True  # RRR-61, RRR-80d
    return protected(board, cell)  # RRR-69, RRR-70


class Oracle:
    def __init__(self, options: dict, draw: Draw, numbers: list[int] | None, first: int) -> None:
        self.options = {}
        for name, values in OPTIONS.items():
            value = options.get(name, values[0])
            if value not in values:
                raise ValueError(f"option {name}: {value!r}")
            self.options[name] = value
        if self.options["match"] == "three_games" and numbers is None:
            raise ValueError("three_games needs numbered cells")  # AR-48
        self.draw = draw
        # RRR-25, AR-46: the layout stays for the match.
        self.numbers = None if numbers is None else dict(zip(CELLS, numbers, strict=True))
        self.first = first
        self.outcome: dict | None = None
        self.game = 1
        self.wins = [0, 0]
        self.points = [0, 0]
        self.used: set[str] = set()
        # RRR-29: without neutrals in Old Style.
        self.aside: set[str] = set() if self._system == "old_style" else set(NEUTRALS)
        self._clear()
        self._lay_open()
        self._begin(first)

    def copy(self) -> Oracle:
        """An independent copy, except for `draw`, which both use."""
        twin = copy.copy(self)
        twin.board = dict(self.board)
        twin.areas = [set(area) for area in self.areas]
        twin.hidden = [set(cards) for cards in self.hidden]
        twin.neutral = set(self.neutral)
        twin.discard = set(self.discard)
        twin.aside = set(self.aside)
        twin.used = set(self.used)
        twin.offer = set(self.offer)
        twin.thrown = set(self.thrown)
        twin.wins = list(self.wins)
        twin.points = list(self.points)
        twin.outcome = copy.deepcopy(self.outcome)
        return twin

    @property
    def _system(self) -> str:
        return self.options["system"]

    # ---- setting up a game ----

    def _clear(self) -> None:
        """An empty Battlefield; the starting cards are with their owners (RRR-4, RRR-18)."""
        self.board: Board = {}
        self.areas = [set(cards) for cards in FACTIONS]
        self.hidden: list[set[str]] = [set(), set()]
        self.neutral: set[str] = set()
        self.discard: set[str] = set()  # AR-53: empty at the start of every game
        self.offer: set[str] = set()
        self.thrown: set[str] = set()
        self.takes = 0
        self.plies = 0

    def _lay_open(self) -> None:
        """The five open neutrals (RRR-6, RRR-19, RRR-31)."""
        if self._system == "standard":
            self.neutral = self._draw("neutral", 5)
        elif self._system == "draft":
            self.offer = self._draw("neutral", 5)

    def _begin(self, first: int) -> None:
        """The first player is known: the Citizen, then the neutrals of the system."""
        self.first = first
        self.to_move: int | None = first
        self.phase = "play"
        self.areas[first].add("Citizen")  # RRR-8, RRR-20
        if self._system in ("random", "secret_random"):
            for seat in (first, 1 - first):
                cards = self._draw(f"random {seat}", 2)  # RRR-30
                self.areas[seat] |= cards
                if self._system == "secret_random":
                    self.hidden[seat] |= cards  # RRR-32, AR-62
        elif self._system == "draft":
            self.phase = "take"
        elif self._system == "secret_draft":
            self.phase = "keep"
            self.offer = self._draw("hand", 4)  # RRR-33

    def _draw(self, kind: str, count: int) -> set[str]:
        """Neutrals from those set aside, made anew when they run out (RRR-24, AR-55)."""
        drawn: set[str] = set()
        while len(drawn) < count:
            if not self.aside:
                self.aside = self._unused_neutrals()
                self.discard -= self.aside
                self.used -= self.aside
                if not self.aside:
                    break  # AR-55: there are none
            number = min(count - len(drawn), len(self.aside))
            drawn |= self._chance(kind, self.aside, number)
            self.aside -= drawn
        return drawn

    def _unused_neutrals(self) -> set[str]:
        """AR-55: the neutrals discarded in this game or used in earlier ones."""
        return (self.discard | self.used) & set(NEUTRALS)

    def _chance(self, kind: str, pool: set[str], count: int) -> set[str]:
        cards = self.draw(kind, sorted(pool), count)
        if len(cards) != count or len(set(cards)) != count or not set(cards) <= pool:
            raise ValueError(f"{kind}: {cards} is no draw of {count} from {sorted(pool)}")
        return set(cards)

    # ---- moves ----

    def legal_moves(self) -> list[str]:
        if self.phase in ("take", "keep"):
            return [f"{self.phase} {card}" for card in sorted(self.offer)]
        if self.phase == "choose":
            return ["first", "second"]  # RRR-21
        if self.phase == "play":
            moves = []
            for card, cell in self._placements():
                moves += [f"{card}@{cell} {choice}".strip() for choice in self._choices(card, cell)]
            return moves
        return []

    def play(self, move: str) -> None:
        word, _, rest = move.partition(" ")
        if "@" in word and self.phase == "play":
            card, cell = word.split("@")
            legal = (card, cell) in self._placements() and rest in self._choices(card, cell)
        else:
            legal = move in self.legal_moves()
        if not legal:
            raise ValueError(f"not legal: {move!r}")
        if self.phase == "take":
            self._take(rest)
        elif self.phase == "keep":
            self._keep(rest)
        elif self.phase == "choose":
            chooser = self.to_move
            self._begin(chooser if word == "first" else 1 - chooser)
        else:
            card, cell = word.split("@")
            self._play_card(card, cell, rest)

    def _take(self, card: str) -> None:
        """RRR-31, AR-61: one, one, one, and the last two to the second player."""
        self.offer.remove(card)
        self.areas[self.to_move].add(card)
        self.takes += 1
        self.to_move = 1 - self.to_move
        if self.takes == 3:
            self.areas[1 - self.first] |= self.offer
            self.offer = set()
            self.to_move = self.first
            self.phase = "play"

    def _keep(self, card: str) -> None:
        """RRR-33, AR-63."""
        first, second = self.first, 1 - self.first
        self.offer.remove(card)
        self.areas[self.to_move].add(card)
        self.hidden[self.to_move].add(card)  # AR-62
        self.takes += 1
        if self.takes == 1:  # the first player keeps one and passes three
            self.to_move = second
        elif self.takes == 2:  # the second keeps one, throws two away and draws four
            self.thrown |= self.offer
            self.offer = self._draw("hand", 4)
        elif self.takes == 3:  # the second keeps one and passes three
            self.to_move = first
        else:  # the first keeps one and throws two away; the draft is over
            self.aside |= self.thrown | self.offer
            self.thrown, self.offer = set(), set()
            self.phase = "play"

    def _placements(self) -> list[tuple[str, str]]:
        """Every card the mover may play, with every cell it may go to."""
        seat = self.to_move
        # RRR-8: the first card of the game is the Citizen.
        cards = {"Citizen"} if self.plies == 0 else self.areas[seat] | self.neutral  # RRR-11
        found = []
        for card in sorted(cards):
            for cell in CELLS:
                piece = self.board.get(cell)
                if card == "Tower":  # AR-36, AR-37: on an own face-up unshielded ally
                    fits = (
                        piece is not None
                        and piece.ally == seat
                        and not piece.down
                        and not shielded(self.board, cell)
                    )
                else:
                    fits = piece is None  # RRR-11, RRR-43
                    if card in ("Castle", "Temple") and self.numbers is not None:
                        fits = fits and self.numbers[cell] <= 5  # RRR-27, AR-45
                if fits:
                    found.append((card, cell))
        return found

    def _placed(self, card: str, cell: str) -> Board:
        """The board with the mover's card placed, facing him (RRR-10)."""
        covered = self.board[cell].card if card == "Tower" else None
        return {**self.board, cell: Piece(card, self.to_move, covers=covered)}

    def _choices(self, card: str, cell: str) -> dict[str, tuple]:
        """What the mover may do with a card on a cell; "" is the bare placement."""
        choices: dict[str, tuple] = {"": ("nothing",)}  # RRR-37, AR-15
        board = self._placed(card, cell)
        if card not in NOT_ACTIVE and not self._negated(board, cell):
            choices.update(self._effects(board, self.to_move, cell, card, 0))
        return choices

    def _negated(self, board: Board, cell: str) -> bool:
        """RRR-67, RRR-68, AR-50: is the card played here stopped?"""
        if self.options["shield_stops_negation"] == "yes" and shielded(board, cell):
            return False  # AR-32
        return any(stands(board, other, "Shaman") for other in neighbours(cell, ORTHOGONAL)) or any(
            stands(board, other, "Enchantress") for other in neighbours(cell, DIAGONAL)
        )

    # ---- active effects ----

    def _effects(
        self, board: Board, seat: int, at: str, card: str, copies: int
    ) -> dict[str, tuple]:
        """The choices of an active effect carried out by the card on `at`, with what each does.

        AR-16: only choices that hit something.  AR-18: the targets of a choice are settled
        here, on one and the same board, and all hit together.
        """
        power = POWER.get(card, card)

        def within_reach(cells) -> list[str]:
            """AR-8, AR-17, AR-30: face up, without a Shield and not the acting card."""
            return [
                cell
                for cell in cells
                if cell in board
                and cell != at
                and not board[cell].down
                and not shielded(board, cell)
            ]

        def each(verb: str, cells) -> dict[str, tuple]:
            """Choose one of these cards (RRR-52)."""
            return {cell: (verb, [cell]) for cell in cells}

        def groups(verb: str, named: dict[str, list[str]]) -> dict[str, tuple]:
            """Choose one of these groups and hit all of it (RRR-38, RRR-47, RRR-53)."""
            reached = {name: within_reach(cells) for name, cells in named.items()}
            return {name: (verb, cells) for name, cells in reached.items() if cells}

        if power in ("King", "General", "Mage", "Pirate"):
            if len(board) == len(CELLS):
                return {}  # RRR-22, AR-2, AR-3
            if power == "Pirate":  # RRR-77, AR-57
                return each(
                    "destroy",
                    [
                        cell
                        for cell in neighbours(at, COMPASS)
                        if cell in board and shielded(board, cell)
                    ],
                )
            directions = {"King": list(COMPASS), "General": ORTHOGONAL, "Mage": DIAGONAL}[power]
            # RRR-55, RRR-59, RRR-60
            return each("destroy", within_reach(neighbours(at, directions)))
        if power == "Queen":  # RRR-56
            return groups("convert", {direction: line(at, direction) for direction in COMPASS})
        if power == "Princess":  # RRR-57, AR-26
            return groups(
                "convert",
                {
                    "orthogonal": neighbours(at, ORTHOGONAL),
                    "diagonal": neighbours(at, DIAGONAL),
                },
            )
        if power == "Minister":  # RRR-58
            return each("convert", within_reach(neighbours(at, COMPASS)))
        if power == "Samurai":  # RRR-63, AR-27
            return groups(
                "banish", {"ns": neighbours(at, ["n", "s"]), "ew": neighbours(at, ["e", "w"])}
            )
        if power == "Ninja":  # RRR-64, AR-27
            return groups(
                "banish",
                {"nesw": neighbours(at, ["ne", "sw"]), "nwse": neighbours(at, ["nw", "se"])},
            )
        if power == "Poet":  # RRR-65
            return self._copies(board, seat, at, neighbours(at, ORTHOGONAL), copies)
        if power == "Artist":  # RRR-66
            return self._copies(board, seat, at, neighbours(at, DIAGONAL), copies)
        if power == "Witch":  # RRR-71, AR-52
            allies = [cell for cell in within_reach(CELLS) if board[cell].ally == seat]
            return each("return", allies)
        if power == "FortuneTeller":  # RRR-72, AR-23, AR-24
            return groups("convert", {"front": neighbours(at, FRONT[seat])})
        if power == "Historian":  # RRR-73
            return groups("convert", {"behind": neighbours(at, FRONT[1 - seat])})
        if power == "Fairy":  # RRR-74, AR-51
            free = [cell for cell in CELLS if cell not in board]
            return {
                f"{source}-{target}": ("move", source, target)
                for source in within_reach(CELLS)
                for target in free
            }
        if power in ("Assassin", "Adventurer"):  # RRR-75, RRR-82, AR-54
            verb = "assassinate" if power == "Assassin" else "take"
            hidden = self.hidden[1 - seat]
            choices = {name: (verb, name) for name in self.areas[1 - seat] - hidden}
            if hidden:
                choices["?"] = (verb, "?")  # AR-62: blind
            return choices
        if power == "Necromancer":  # RRR-76, AR-53
            return {name: ("raise", name) for name in self.discard}
        if power == "Merchant":  # RRR-83, AR-55: unless there is nothing to draw
            return {"draw": ("draw",)} if self.aside or self._unused_neutrals() else {}
        if power == "Dragon":  # RRR-78
            lines = [cell for direction in COMPASS for cell in line(at, direction)]
            return groups("convert", {"all": lines})
        if power == "Revolutionary":  # RRR-79
            return groups("convert", {"all": neighbours(at, COMPASS)})
        raise AssertionError(card)

    def _copies(
        self, board: Board, seat: int, at: str, cells: list[str], copies: int
    ) -> dict[str, tuple]:
        """Copy the active effect of a card on one of these cells, from `at` (AR-49)."""
        choices: dict[str, tuple] = {}
        if copies == 2:
            return choices  # at most two deep
        for cell in cells:
            piece = board.get(cell)
            if piece is None or piece.down or piece.card in NOT_ACTIVE:
                continue  # AR-8
            if shielded(board, cell) and self.options["copy_shielded"] == "no":
                continue  # AR-31
            copied = self._effects(board, seat, at, piece.card, copies + 1)
            choices.update({f"{cell} {choice}": effect for choice, effect in copied.items()})
        return choices

    def _carry_out(self, effect: tuple) -> None:
        seat = self.to_move
        verb = effect[0]
        if verb == "destroy":  # RRR-40, AR-6
            for cell in effect[1]:
                self.board[cell] = replace(self.board[cell], down=True, doomed_by=seat)
        elif verb == "convert":  # RRR-45
            for cell in effect[1]:
                self.board[cell] = replace(self.board[cell], ally=1 - self.board[cell].ally)
        elif verb == "banish":  # RRR-48, AR-53
            for cell in effect[1]:
                self.discard.add(self.board.pop(cell).card)
        elif verb == "return":  # AR-52
            for cell in effect[1]:
                self.areas[seat].add(self.board.pop(cell).card)
        elif verb == "move":  # AR-51
            self.board[effect[2]] = self.board.pop(effect[1])
        elif verb in ("assassinate", "take"):
            name = effect[1]
            if name == "?":
                [name] = self._chance("blind", self.hidden[1 - seat], 1)  # AR-62
            self.areas[1 - seat].remove(name)
            self.hidden[1 - seat].discard(name)
            if verb == "take":
                self.areas[seat].add(name)  # AR-62: face up in the new Area
            else:
                self.discard.add(name)  # AR-53
        elif verb == "raise":
            self.discard.remove(effect[1])
            self.areas[seat].add(effect[1])
        elif verb == "draw":
            self.areas[seat] |= self._draw("merchant", 1)

    # ---- the turn ----

    def _play_card(self, card: str, cell: str, choice: str) -> None:
        seat = self.to_move
        effect = self._choices(card, cell)[choice]
        self.board = self._placed(card, cell)
        self.areas[seat].discard(card)
        self.hidden[seat].discard(card)
        self.neutral.discard(card)
        self.plies += 1
        self._carry_out(effect)
        if self._complete():
            self._count()  # RRR-14
        elif self.plies == PLY_LIMIT:
            self._end_game(None, "ply_limit", self._scores([0, 0], None))  # AR-14, AR-47
        else:
            self._start_turn(1 - seat)

    def _complete(self) -> bool:
        """AR-1: nine cells face up; or nine cells occupied."""
        pieces = self.board.values()
        if self.options["ending"] == "face_up":
            pieces = [piece for piece in pieces if not piece.down]
        return len(pieces) == len(CELLS)

    def _start_turn(self, seat: int) -> None:
        """AR-13: own destroyed cards leave, then the loss check."""
        self.to_move = seat
        doomed = [cell for cell in CELLS if cell in self.board]
        doomed = [cell for cell in doomed if self.board[cell].doomed_by == seat]
        assert len(doomed) <= 1  # AR-5
        for cell in doomed:
            piece = self.board.pop(cell)
            self.discard.add(piece.card)  # RRR-41, AR-53
            if piece.covers is None:
                continue
            if self.options["tower_falls"] == "with_covered":
                self.discard.add(piece.covers)  # AR-40, AR-53
                continue
            self.board[cell] = Piece(piece.covers, piece.ally)  # AR-40: uncovered
            if self._complete():
                self._count()
                return
        if not self.areas[seat] | self.neutral:
            self._lose(seat, "no_card")  # RRR-23
        elif not self._placements():
            self._lose(seat, "no_placement")  # AR-12

    # ---- the end ----

    def _allies(self, seat: int, with_down: bool) -> list[str]:
        """The cells of a player's allies; a Tower pile is one (AR-38)."""
        return [
            cell
            for cell, piece in self.board.items()
            if piece.ally == seat and (with_down or not piece.down)
        ]

    def _sum(self, seat: int, with_down: bool) -> int:
        """RRR-26: the numbers under a player's allies."""
        return sum(self.numbers[cell] for cell in self._allies(seat, with_down))

    def _scores(self, numbered: list[int] | None, plain: list[int] | None) -> list[int] | None:
        return plain if self.numbers is None else numbered

    def _count(self) -> None:
        """The Battlefield is complete: who has won?"""
        # AR-1: face-down cards lie on a complete Battlefield with `occupied` only; they count
        # by their direction.
        allies = [len(self._allies(seat, True)) for seat in (0, 1)]
        for cell in CELLS:
            if stands(self.board, cell, "Death"):  # RRR-81, AR-56; AR-1, AR-39: face up
                self._lose(self.board[cell].ally, "death", allies)
                return
        most = 0 if allies[0] > allies[1] else 1  # AR-10: nine is odd
        if self.numbers is None:
            self._end_game(most, "allies", allies)  # RRR-15
            return
        points = [self._sum(seat, True) for seat in (0, 1)]
        if points[0] == points[1]:
            self._end_game(most, "allies", points)  # AR-10
        else:
            self._end_game(0 if points[0] > points[1] else 1, "points", points)  # RRR-28

    def _lose(self, seat: int, reason: str, plain: list[int] | None = None) -> None:
        """AR-47: the loser scores 0, the other the numbers under their face-up allies; on a
        Battlefield complete with face-down cards (AR-1) these count too."""
        numbered = [0, 0]
        if self.numbers is not None:
            numbered[1 - seat] = self._sum(1 - seat, reason == "death")
        self._end_game(1 - seat, reason, self._scores(numbered, plain))

    def _end_game(self, winner: int | None, reason: str, scores: list[int] | None) -> None:
        self.hidden = [set(), set()]  # AR-62: all are shown
        if winner is not None:
            self.wins[winner] += 1
        if self.numbers is not None:
            self.points = [self.points[seat] + scores[seat] for seat in (0, 1)]

        match = self.options["match"]
        if match == "single":
            self._end_match(winner, reason, scores)
        elif match == "best_of_three" and (max(self.wins) == 2 or self.game == 3):  # AR-58
            self._end_match(self._leader(self.wins), reason, list(self.wins))
        elif match == "three_games" and self.game == 3:  # RRR-17, AR-47, AR-48
            leader = self._leader(self.points)
            if leader is None:
                leader = self._leader(self.wins)
            self._end_match(leader, reason, list(self.points))
        else:
            # RRR-21, AR-58: the loser chooses, after a draw who played second.
            self._next_game(1 - self.first if winner is None else 1 - winner)

    @staticmethod
    def _leader(values: list[int]) -> int | None:
        if values[0] == values[1]:
            return None
        return 0 if values[0] > values[1] else 1

    def _end_match(self, winner: int | None, reason: str, scores: list[int] | None) -> None:
        self.outcome = {"winner": winner, "reason": reason, "scores": scores}
        self.phase = "over"
        self.to_move = None

    def _next_game(self, chooser: int) -> None:
        """RRR-18 to RRR-21: clear up and let the chooser say who plays first."""
        # AR-59: what was in an Area, the Neutral Area, on the field or discarded stays out.
        out = self.areas[0] | self.areas[1] | self.neutral | self.discard
        for piece in self.board.values():
            out |= {piece.card, piece.covers}
        self.used |= out & set(NEUTRALS)
        self.game += 1
        self._clear()
        self._lay_open()  # AR-60: the five lie open before the choice
        self.phase = "choose"
        self.to_move = chooser

    def snapshot(self) -> dict:
        return {
            "board": {
                cell: {
                    "card": self.board[cell].card,
                    "ally": self.board[cell].ally,
                    "down": self.board[cell].down,
                    "doomed_by": self.board[cell].doomed_by,
                    "covers": self.board[cell].covers,
                }
                for cell in CELLS
                if cell in self.board
            },
            "areas": [sorted(area) for area in self.areas],
            "hidden": [sorted(cards) for cards in self.hidden],
            "neutral": sorted(self.neutral),
            "discard": sorted(self.discard),
            "aside": sorted(self.aside),
            "used": sorted(self.used),
            "offer": sorted(self.offer),
            "phase": self.phase,
            "to_move": self.to_move,
            "first": self.first,
            "plies": self.plies,
            "game": self.game,
            "wins": list(self.wins),
            "points": list(self.points),
        }


def perft(oracle: Oracle, depth: int) -> int:
    """The number of move sequences of this length; games that end sooner count 0."""
    if depth == 0:
        return 1
    moves = oracle.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = oracle.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
