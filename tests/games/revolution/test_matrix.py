"""The interaction matrix: every effect against every kind of target.

The matrix of the rules page stands here once, as a table. From it and from where each card reaches,
`Model` says which moves there are and what each of them does; the tests lay every kind of target
wherever it can lie and compare.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from tests.games.revolution.positions import (
    CELLS,
    DIAGONAL,
    NEUTRALS,
    ORTHOGONAL,
    REGALITY,
    RELIGION,
    STEPS,
    after,
    beside,
    choices,
    kinds,
    lay,
    line,
    load,
    split,
    stream,
    texts,
)
from tests.rulebook import rule

#: Which kinds of cards each effect can have as its object. "protected": by a Sage or Hermit.
#: `copy_shielded` is the option that decides. No effect has the acting card as its object.
MATRIX = """
            ally    enemy   castle  tower   protected       down    itself
destroy     yes     yes     -       -       -               -       -
plunder     -       -       yes     yes     yes             -       -
convert     yes     yes     -       -       -               -       -
banish      yes     yes     -       -       -               -       -
return      yes     -       -       -       -               -       -
move        yes     yes     -       -       -               -       -
cover       yes     -       -       -       -               -       -
copy        yes     yes     -       -       copy_shielded   -       -
"""
_HEAD, *_ROWS = (row.split() for row in MATRIX.strip().splitlines())
OBJECTS = {name: dict(zip(_HEAD, row, strict=True)) for name, *row in _ROWS}
#: RRR-22 stops these, also when copied.
STOPPED_BY_THE_LAST_CELL = ("destroy", "plunder")


# Where each card reaches: its choices, and the cells each of them hits


def each(*directions: str) -> Callable[[str], dict[str, list[str]]]:
    return lambda cell: {near: [near] for near in beside(cell, *directions)}


def together(**groups: tuple[str, ...]) -> Callable[[str], dict[str, list[str]]]:
    return lambda cell: {name: beside(cell, *steps) for name, steps in groups.items()}


def lines(cell: str) -> dict[str, list[str]]:
    return {direction: line(cell, direction) for direction in STEPS}


def all_lines(cell: str) -> dict[str, list[str]]:
    return {"all": [other for direction in STEPS for other in line(cell, direction)]}


def anywhere(cell: str) -> dict[str, list[str]]:  # noqa: ARG001
    return {other: [other] for other in CELLS}


def nowhere(cell: str) -> dict[str, list[str]]:  # noqa: ARG001
    return {}


#: Every active card: its effect and where it reaches, from the side of seat 0.
ACTIVE = {
    **dict.fromkeys(("King", "Pope"), ("destroy", each(*STEPS))),
    **dict.fromkeys(("General", "Paladin"), ("destroy", each(*ORTHOGONAL))),
    **dict.fromkeys(("Mage", "Monk"), ("destroy", each(*DIAGONAL))),
    **dict.fromkeys(("Queen", "Cardinal"), ("convert", lines)),
    **dict.fromkeys(
        ("Princess", "Saint"), ("convert", together(orthogonal=ORTHOGONAL, diagonal=DIAGONAL))
    ),
    **dict.fromkeys(("Minister", "Bishop"), ("convert", each(*STEPS))),
    "FortuneTeller": ("convert", together(front=("nw", "n", "ne"))),
    "Historian": ("convert", together(behind=("sw", "s", "se"))),
    "Dragon": ("convert", all_lines),
    "Revolutionary": ("convert", together(all=tuple(STEPS))),
    "Samurai": ("banish", together(ns=("n", "s"), ew=("e", "w"))),
    "Ninja": ("banish", together(nesw=("ne", "sw"), nwse=("nw", "se"))),
    "Pirate": ("plunder", each(*STEPS)),
    "Witch": ("return", anywhere),
    "Fairy": ("move", anywhere),
    "Poet": ("copy", each(*ORTHOGONAL)),
    "Artist": ("copy", each(*DIAGONAL)),
    "Assassin": ("assassinate", nowhere),
    "Adventurer": ("take", nowhere),
    "Necromancer": ("recall", nowhere),
    "Merchant": ("draw", nowhere),
}
PASSIVE = split("Castle Temple Shaman Enchantress Sage Hermit Death Tower")
DESTROYERS = [card for card, (effect, _) in ACTIVE.items() if effect in STOPPED_BY_THE_LAST_CELL]
COPIERS = {"Poet": ORTHOGONAL, "Artist": DIAGONAL}
NEGATORS = {"Shaman": ORTHOGONAL, "Enchantress": DIAGONAL}
#: One card of every power: from the other side of the table these are the cards of Religion.
POWERS = [*REGALITY[:-1], *(card for card in NEUTRALS if card in ACTIVE)]
ALL = [*REGALITY, *RELIGION, "Citizen", *NEUTRALS]

assert sorted([*ACTIVE, *PASSIVE, "Citizen"]) == sorted(ALL)


def plain(text: str) -> str:
    return text.replace("!", "")


@dataclass
class Model:
    """A position in which seat 0 is to move, with all that a turn can change.

    What is left out lies somewhere: a few cards in the other Area, in the discard pile and set
    aside, all others in the Area of seat 0, so that one position serves every card.
    """

    lying: dict[str, str]
    theirs: list[str] = field(default_factory=lambda: ["Citizen", "Monk"])
    discard: list[str] = field(default_factory=lambda: ["Temple", "Cardinal", "Death"])
    aside: list[str] = field(default_factory=lambda: ["Shaman", "Enchantress"])
    options: tuple[tuple[str, str], ...] = ()
    mine: list[str] | None = None

    def __post_init__(self) -> None:
        if self.mine is None:
            there = {word for text in self.lying.values() for word in plain(text).split()}
            for cards in (self.theirs, self.discard, self.aside):
                cards[:] = [card for card in cards if card not in there]
                there |= set(cards)
            self.mine = [card for card in ALL if card not in there]

    def copy(self) -> "Model":
        piles = (self.theirs[:], self.discard[:], self.aside)
        return Model(dict(self.lying), *piles, self.options, self.mine[:])

    def state(self, side: int) -> Any:
        """The engine's state of it. Never play there: it is kept for others."""
        piles = (tuple(self.theirs), tuple(self.discard), tuple(self.aside), tuple(self.mine))
        return loaded(tuple(self.lying.items()), *piles, self.options, side)[0]

    def choices(self, card: str, at: str, side: int) -> set[str]:
        """The moves the engine lists for this placement."""
        piles = (tuple(self.theirs), tuple(self.discard), tuple(self.aside), tuple(self.mine))
        listed = loaded(tuple(self.lying.items()), *piles, self.options, side)[1]
        return listed.get(f"{card}@{at}", set())

    def card(self, cell: str) -> str:
        """The name of what lies face up on top."""
        words = self.lying.get(cell, "").split()
        return "" if not words or "down" in words else words[0].lstrip("!")

    def kind(self, cell: str, at: str) -> str:
        """The column of the matrix: what a card is to the acting card, which lies `at`."""
        if cell == at:
            return "itself"
        text = self.lying[cell]
        card = self.card(cell)
        if not card:
            return "down"
        if card in ("Castle", "Temple"):
            return "castle"
        if card == "Tower":
            return "tower"
        sages = any(self.card(near) == "Sage" for near in beside(cell, "e", "w"))
        hermits = any(self.card(near) == "Hermit" for near in beside(cell, "n", "s"))
        if sages or hermits:
            return "protected"
        return "enemy" if text.startswith("!") else "ally"

    def is_object(self, effect: str, cell: str, at: str = "") -> bool:
        if cell not in self.lying:
            return False
        entry = OBJECTS[effect][self.kind(cell, at)]
        return entry == "yes" or (entry, "yes") in self.options

    def ways(self, card: str, at: str) -> Iterator[tuple[str, "Model"]]:
        """What a card that lies there can do: every choice, and the position it leads to."""
        effect, reach = ACTIVE[card]
        others = {
            choice: [cell for cell in cells if self.is_object(effect, cell, at)]
            for choice, cells in (reach(at) if effect in OBJECTS else {}).items()
        }
        if effect == "copy":
            for near in others:
                if others[near] and self.card(near) in ACTIVE:
                    for choice, result in self.ways(self.card(near), at):
                        yield f"{near} {choice}", result
        elif effect == "move":
            free = [cell for cell in CELLS if cell not in self.lying]
            for start in others:
                for goal in free if others[start] else []:
                    result = self.copy()
                    result.lying[goal] = result.lying.pop(start)
                    yield f"{start}-{goal}", result
        elif effect in OBJECTS:
            if effect in STOPPED_BY_THE_LAST_CELL and len(self.lying) == 9:
                return
            for choice, cells in others.items():
                if cells:
                    result = self.copy()
                    for cell in cells:
                        result.hit(effect, cell)
                    yield choice, result
        elif effect in ("assassinate", "take"):
            for lost in self.theirs:
                result = self.copy()
                result.theirs.remove(lost)
                (result.discard if effect == "assassinate" else result.mine).append(lost)
                yield lost, result
        elif effect == "recall":
            for found in self.discard:
                result = self.copy()
                result.discard.remove(found)
                result.mine.append(found)
                yield found, result
        else:
            result = self.copy()
            result.mine.append("?")
            yield "draw", result

    def hit(self, effect: str, cell: str) -> None:
        text = self.lying[cell]
        if effect in ("destroy", "plunder"):
            self.lying[cell] = f"{text} down by 0"
        elif effect == "convert":
            self.lying[cell] = text[1:] if text.startswith("!") else f"!{text}"
        elif effect == "banish":
            self.discard.append(self.lying.pop(cell).lstrip("!"))
        else:
            self.mine.append(self.lying.pop(cell))

    def pass_turn(self) -> "Model":
        """What seat 1 destroyed leaves, unless the game is over."""
        if len(self.lying) == 9 and not any("down" in text for text in self.lying.values()):
            return self
        for cell, text in list(self.lying.items()):
            if text.endswith("down by 1"):
                owner = "!" if text.startswith("!") else ""
                card, *covered = text.removesuffix(" down by 1").lstrip("!").split(" over ")
                del self.lying[cell]
                self.discard.append(card)
                if covered and ("tower_falls", "uncovers") in self.options:
                    self.lying[cell] = owner + covered[0]
                else:
                    self.discard += covered
        return self

    def compare(self, state: Any) -> None:
        truth = state.position()
        assert texts(truth["board"]) == self.lying
        mine, theirs = map(set, truth["areas"])
        drawn = set(self.aside) - set(truth["aside"])
        assert len(drawn) == self.mine.count("?")
        assert mine == set(self.mine) - {"?"} | drawn
        assert theirs == set(self.theirs)
        assert set(truth["discard"]) == set(self.discard)

    def check(self, card: str, at: str, side: int) -> int:
        """A card of seat 0 placed there: which moves are listed, and what each of them does.
        Returns how many there are beside the placement alone."""
        state = self.state(side)
        placed = self.copy()
        placed.mine.remove(card)
        if card == "Tower":
            coverable = self.is_object("cover", at)
            assert self.choices(card, at, side) == ({""} if coverable else set())
            if coverable:
                placed.lying[at] = f"Tower over {placed.lying[at]}"
                placed.pass_turn().compare(after(state, f"Tower@{at}"))
            return int(coverable)
        placed.lying[at] = card
        ways = dict(placed.ways(card, at)) if card in ACTIVE else {}
        assert self.choices(card, at, side) == {"", *ways}
        for choice, result in ways.items():
            result.pass_turn().compare(after(state, f"{card}@{at} {choice}"))
        placed.pass_turn().compare(after(state, f"{card}@{at}"))
        return len(ways)


def alone(card: str, lying: dict[str, str], options: tuple[tuple[str, str], ...] = ()) -> Model:
    """A position in which seat 0 has this card only."""
    there = {card, *(word for text in lying.values() for word in plain(text).split())}
    theirs = [other for other in ("Citizen", "Monk") if other not in there]
    rest = [other for other in ALL if other not in there and other not in theirs]
    discard = [other for other in rest if other not in NEUTRALS]
    aside = [other for other in rest if other in NEUTRALS]
    return Model(lying, theirs, discard, aside, options, [card])


@cache
def loaded(
    lying: Any, theirs: Any, discard: Any, aside: Any, mine: Any, options: Any, side: int
) -> tuple[Any, dict[str, set[str]]]:
    """The engine's state, and its moves: the choices of each placement."""
    state = load(
        list(mine), list(theirs), field=dict(lying), discard=list(discard), aside=list(aside),
        options=dict(options), side=side, chance=stream(0), plies=30,
    )  # fmt: skip
    listed: dict[str, set[str]] = {}
    for move in state.legal_moves():
        placement, _, choice = move.partition(" ")
        found = listed.setdefault(placement, set())
        assert choice not in found
        found.add(choice)
    return state, listed


# The kinds of targets: their texts, and who protects them from where

TARGETS = {
    "ally": ["{}"],
    "enemy": ["!{}"],
    "castle": ["Castle", "!Castle"],  # from the other side of the table: the Temple
    "tower": ["Tower over {}", "!Tower over {}"],
    "sage": ["{}", "!{}"],
    "hermit": ["{}", "!{}"],
    "down": ["{} down by 1", "!{} down by 1"],
    "castle down": ["!Castle down by 1"],
    "tower down": ["Tower over {} down by 1", "!Tower over {} down by 1"],
}
PROTECTORS = {"sage": ("Sage", ("e", "w")), "hermit": ("Hermit", ("n", "s"))}

both_sides = pytest.mark.parametrize("side", [0, 1])


def fields(kind: str, cell: str, target: str, *free: str) -> Iterator[dict[str, str]]:
    """Every way in which a target of this kind can lie there while the cells `free` stay free."""
    for text in TARGETS[kind]:
        there = {cell: text.format(target)}
        if kind not in PROTECTORS:
            yield there
            continue
        protector, directions = PROTECTORS[kind]
        for near in beside(cell, *directions):
            if near not in free:
                owner = "!" if text.startswith("!") == (near < cell) else ""
                yield {**there, near: owner + protector}


def others(*cells: str) -> list[str]:
    return [cell for cell in CELLS if cell not in cells]


def could_hit(effect: str, kind: str) -> bool:
    """Whether anything on such a field is an object of the effect: the target or its protector."""
    if effect not in OBJECTS:
        return True
    if kind in PROTECTORS:
        return effect == "plunder" or (OBJECTS[effect]["ally"] == "yes" and effect != "copy")
    return OBJECTS[effect]["down" if "down" in kind else kind] == "yes"


@rule("RRR-43", "RRR-49", "RRR-61", "RRR-80", "AR-8", "AR-16", "AR-17", "AR-30", "AR-33", "AR-57")
@both_sides
@pytest.mark.parametrize("kind", TARGETS)
@pytest.mark.parametrize("card", POWERS)
def test_every_effect_against_every_kind_of_target(card, kind, side):
    found = 0
    at = "c2" if side else "b2"
    for cell in others(at):
        for there in fields(kind, cell, "Bishop", at):
            found += Model(there).check(card, at, side)
    assert (found > 0) == could_hit(ACTIVE[card][0], kind)


@rule("RRR-80", "AR-36", "AR-37")
@both_sides
@pytest.mark.parametrize("kind", [kind for kind in TARGETS if "tower" not in kind])
def test_the_tower_against_every_kind_of_target(kind, side):
    found = 0
    for cell in CELLS:
        for there in fields(kind, cell, "Bishop"):
            for at in CELLS:
                found += Model(there).check("Tower", at, side)
    assert (found > 0) == could_hit("cover", kind)


@rule("AR-17")
@both_sides
@pytest.mark.parametrize("card", [*ACTIVE, *PASSIVE[:-1], "Citizen"])
def test_a_card_is_no_object_of_its_own_effect(card, side):
    """Alone it finds nothing; and protected, a Pirate does not find itself."""
    on_field = card not in ACTIVE or ACTIVE[card][0] in OBJECTS
    for at in ("b2", "a1", "c2"):
        assert (alone(card, {}).check(card, at, side) == 0) == on_field
        for near in beside(at, "e", "w") if card != "Sage" else ():
            alone(card, {near: "!Sage"}).check(card, at, side)


#: Fields with every kind of target and nothing that negates
CROWDED = [
    lay("a1 Bishop, b1 !Sage, c1 !Dragon, a2 Hermit, b2 !Witch, c2 Temple, b3 Tower over Citizen"),
    lay("a1 !Temple, c1 Ninja, a2 !Bishop down by 1, b2 Sage, c2 Citizen, b3 !Assassin, c3 !Saint"),
    lay("b1 !Tower over Monk, c1 Samurai, b2 Fairy, c2 !Hermit, a3 !Pirate, b3 Dragon down by 1"),
]


@rule("RRR-4", "AR-16", "AR-18")
@both_sides
@pytest.mark.parametrize("card", [*ACTIVE, "Tower", "Castle", "Sage", "Hermit"])
def test_every_card_on_crowded_fields(card, side):
    checked = 0
    for there in CROWDED:
        model = Model(there, ["Citizen", "Mage", "Death"], ["Queen", "Pope"], ["Shaman"])
        if card not in model.mine:
            model = Model(
                {cell: text for cell, text in there.items() if card not in plain(text).split()},
                ["King", "Minister"], ["Castle"], ["Enchantress"],
            )  # fmt: skip
        for at in CELLS if card == "Tower" else others(*model.lying):
            if card in model.mine:
                checked += 1
                model.check(card, at, side)
    assert checked


@rule("AR-40")
@both_sides
@pytest.mark.parametrize("card", ["Castle", *POWERS])
def test_a_falling_tower_uncovers_its_card_if_so_agreed(card, side):
    for cell in others("b2"):
        for there in fields("tower down", cell, "Bishop", "b2"):
            Model(there, options=(("tower_falls", "uncovers"),)).check(card, "b2", side)


# Copies: of each effect, by each copier, against every kind of target

#: Where the copied card lies, beside a copier on b2, and where the target, by the side of the table
SOURCE = {"Poet": "a2", "Artist": "c1"}
TARGET = {"Poet": ("b3", "a1"), "Artist": ("c3", "b1")}


@rule("RRR-65", "RRR-66", "AR-3", "AR-6", "AR-49")
@both_sides
@pytest.mark.parametrize(
    ("copier", "card"),
    [(copier, card) for copier in COPIERS for card in POWERS if card != copier],
)
def test_every_effect_copied_against_every_kind_of_target(copier, card, side):
    source = SOURCE[copier]
    found = 0
    cell = TARGET[copier][side]
    for kind in TARGETS:
        for there in fields(kind, cell, "Bishop", "b2", source):
            owner = "" if there[cell].startswith("!") else "!"
            found += alone(copier, {**there, source: owner + card}).check(copier, "b2", side)
    assert found or card in ("FortuneTeller", "Historian")  # who look one way only


@rule("AR-31", "AR-49")
@both_sides
@pytest.mark.parametrize("copy_shielded", ["no", "yes"])
@pytest.mark.parametrize("kind", TARGETS)
@pytest.mark.parametrize("copier", COPIERS)
def test_what_can_be_copied(copier, kind, copy_shielded, side):
    """The copied card is of every kind; so is the card a copied copier looks at."""
    options = (("copy_shielded", copy_shielded),)
    found = 0
    for cell in beside("b2", *COPIERS[copier]):
        for copied in ("Adventurer", "Death"):
            for there in fields(kind, cell, copied, "b2"):
                found += alone(copier, there, options).check(copier, "b2", side)
    entry = OBJECTS["copy"]["protected" if kind in PROTECTORS else kind.split()[-1]]
    assert (found > 0) == (entry == "yes" or (entry, "yes") in options)
    other = "Artist" if copier == "Poet" else "Poet"
    near, far = SOURCE[copier], SOURCE[other]
    for there in fields(kind, far, "Minister", "b2", near):
        alone(copier, {**there, near: f"!{other}"}, options).check(copier, "b2", side)
    for there in fields(kind, near, other, "b2", far):
        alone(copier, {**there, far: "!Minister"}, options).check(copier, "b2", side)


# The last cell

#: All cells but one, with allies and enemies, a Temple, a pile and passives
FULL = ["!Bishop", "Saint", "!Temple", "Sage", "!Death", "Tower over Hermit", "!Cardinal", "Dragon"]


def full(at: str, *without: str) -> dict[str, str]:
    spare = [card for card in ("Shaman", "Paladin") if card not in without]
    kept = [spare.pop() if plain(text) in without else text for text in FULL]
    return dict(zip(others(at), kept, strict=True))


@rule("RRR-22", "RRR-44", "AR-2", "AR-3", "AR-4")
@both_sides
@pytest.mark.parametrize("card", ACTIVE)
def test_the_last_cell_stops_every_destroy_and_nothing_else(card, side):
    piles = [[other for other in split(some) if other != card] for some in ("King Mage", "Castle")]
    stopped = card in DESTROYERS or card == "Fairy"  # who has no cell to move to
    found = 0
    for at in ("b2", "a1", "c2"):
        lying = full(at, card)
        down = others(at)[1]
        found += Model(lying, *deepcopy(piles)).check(card, at, side)
        # A face-down card is an occupant too,
        lying[down] += " down by 1"
        found += Model(lying, *deepcopy(piles)).check(card, at, side)
        # and with one more free cell destroying is possible.
        del lying[down]
        assert Model(lying, *deepcopy(piles)).check(card, at, side) or at != "b2"
    assert (found == 0) == stopped


@rule("RRR-22", "AR-3")
@both_sides
@pytest.mark.parametrize("card", DESTROYERS)
@pytest.mark.parametrize("copier", COPIERS)
def test_the_last_cell_stops_copied_destroying(copier, card, side):
    source = SOURCE[copier]
    lying = {**full("b2", card), source: f"!{card}"}
    model = Model(lying)
    model.check(copier, "b2", side)
    assert not any(choice.startswith(source) for choice in model.choices(copier, "b2", side))
    del lying["c3"]
    model = Model(lying)
    model.check(copier, "b2", side)
    assert any(choice.startswith(source) for choice in model.choices(copier, "b2", side))


# Negation

#: Something for every card on b2 to do, whatever lies on any two other cells
AROUND = lay("a1 Bishop, b1 Temple, c1 !Cardinal, c2 !Saint, b3 Paladin, c3 !Castle")


@rule("RRR-67", "RRR-68", "AR-19", "AR-50")
@both_sides
@pytest.mark.parametrize("card", POWERS)
@pytest.mark.parametrize("negator", NEGATORS)
def test_every_active_effect_can_be_negated(negator, card, side):
    for cell in others("b2"):
        for owner in ("", "!"):
            model = Model({**AROUND, cell: owner + negator})
            if cell not in beside("b2", *NEGATORS[negator]):
                assert model.check(card, "b2", side) > 0
                continue
            assert model.choices(card, "b2", side) == {""}
            state = model.state(side).copy()
            assert "negated" in kinds(state.play(f"{card}@b2"))
            assert texts(state.position()["board"]) == {**model.lying, "b2": card}
            # With another card there it could have done something.
            assert Model({**AROUND, cell: owner + "Hermit"}).check(card, "b2", side) > 0


@rule("AR-7", "AR-32", "AR-39", "AR-50")
@both_sides
@pytest.mark.parametrize("card", POWERS)
def test_who_negates_and_where_one_is_safe_from_it(card, side):
    for negator, cell, protector, near in (
        ("Shaman", "c2", "Hermit", "b1"),
        ("Shaman", "a2", "Hermit", "b3"),
        ("Enchantress", "a1", "Sage", "c2"),
        ("Enchantress", "c3", "Sage", "a2"),
    ):
        # Face down or covered it negates nothing.
        for text in (f"!{negator} down by 1", f"Tower over {negator}"):
            assert Model({**AROUND, cell: text}).check(card, "b2", side)
        # A protected cell is safe, unless agreed otherwise.
        lying = {**AROUND, cell: negator, near: f"!{protector}"}
        assert Model(lying).check(card, "b2", side)
        agreed = Model(lying, options=(("shield_stops_negation", "no"),))
        assert agreed.choices(card, "b2", side) == {""}
    # Protected itself, it negates nevertheless.
    assert Model({**AROUND, "b1": "Shaman", "a1": "!Sage"}).choices(card, "b2", side) == {""}


@rule("AR-41", "AR-50")
@both_sides
@pytest.mark.parametrize("card", [*PASSIVE, "Citizen"])
@pytest.mark.parametrize("negator", NEGATORS)
def test_passive_cards_are_not_negated(negator, card, side):
    for cell in beside("b2", *NEGATORS[negator]):
        if card == "Tower":
            for owner in ("", "!"):
                model = Model({"b2": owner + negator, cell: "Bishop"})
                assert model.check("Tower", cell, side) == 1
        elif card != negator:
            model = alone(card, {cell: f"!{negator}"})
            assert model.check(card, "b2", side) == 0
            state = model.state(side).copy()
            assert "negated" not in kinds(state.play(f"{card}@b2"))
            guarded = {"Sage": ("a2", "c2"), "Hermit": ("b1", "b3")}.get(card, ())
            expected = {cell} & set(guarded) | ({"b2"} if card in ("Castle", "Temple") else set())
            assert {cell, "b2"} & set(state.view(None)["shielded"]) == expected


# Areas and piles

#: From where the effects that reach no card on the field take theirs.
AREAS = """
            mine    theirs  neutral discard aside
assassinate -       yes     -       -       -
take        -       yes     -       -       -
recall      -       -       -       yes     -
draw        -       -       -       -       yes
"""
_AREA_HEAD, *_AREA_ROWS = (row.split() for row in AREAS.strip().splitlines())
FROM = {name: dict(zip(_AREA_HEAD, row, strict=True)) for name, *row in _AREA_ROWS}
#: Cards of every kind, for the other Area and for the discard pile, in turn
SOME, OTHERS = (
    "Castle Tower Shaman Saint Death Citizen General",
    "Bishop Princess Enchantress Witch",
)


@rule("RRR-75", "RRR-76", "RRR-82", "RRR-83", "AR-34", "AR-53", "AR-54", "AR-55")
@both_sides
@pytest.mark.parametrize("copier", ["", *COPIERS])
@pytest.mark.parametrize("card", ["Assassin", "Adventurer", "Necromancer", "Merchant"])
def test_from_where_the_effects_on_areas_take_their_card(card, copier, side):
    effect = ACTIVE[card][0]
    lying = lay("a1 Queen, b1 !Temple, a3 Sage, c3 !Monk")
    acting, prefix = card, ""
    if copier:
        acting, prefix = copier, f"{SOURCE[copier]} "
        lying[SOURCE[copier]] = f"!{card}"
    for theirs, discard in ((SOME, OTHERS), (OTHERS, SOME)):
        state = load(
            [acting, "Mage", "Pope"], theirs, field=lying, neutral="Dragon Hermit",
            discard=discard, aside="Ninja Pirate", side=side,
        )  # fmt: skip
        before = piles(state)
        before["mine"].remove(acting)
        takable = [
            (place, taken) for place in before for taken in before[place] if is_from(effect, place)
        ]
        found = choices(state, f"{acting}@b2") - {""}
        named = ["draw"] if effect == "draw" else [taken for _, taken in takable]
        assert {choice for choice in found if choice.startswith(prefix)} == {
            prefix + name for name in named
        }
        for name in named:
            after_it = after(state, f"{acting}@b2 {prefix}{name}")
            now = piles(after_it)
            moved = {(place, one) for place in now for one in now[place] - before[place]}
            goal = "discard" if effect == "assassinate" else "mine"
            [(place, taken)] = [
                (place, one) for place in before for one in before[place] - now[place]
            ]
            assert moved == {(goal, taken)} and (place, taken) in takable
            assert name in ("draw", taken)
            assert texts(after_it.position()["board"]) == {**lying, "b2": acting}


def piles(state: Any) -> dict[str, set[str]]:
    truth = state.position()
    mine, theirs = map(set, truth["areas"])
    named = {name: set(truth[name]) for name in ("neutral", "discard", "aside")}
    return {"mine": mine, "theirs": theirs, **named}


def is_from(effect: str, place: str) -> bool:
    return FROM[effect][place] == "yes"
