"""The rules run as ordinary Python too, with the same results, and games reach every line of them.

As a program this file plays the games and prints what happened.
"""

import hashlib
import json
import random
import sys

import numpy as np
import pytest

import regalia
from regalia.games.revolution import rules
from regalia.games.revolution.actions import (
    CELL_SHIFT,
    CHOICE_SHIFT,
    COPY_SHIFT,
    DEEP_SHIFT,
    KIND_SHIFT,
)
from regalia.games.revolution.legal import MOST_MOVES
from regalia.games.revolution.state import REPORT, STATE
from tests.games.revolution.positions import NEUTRALS, lay, load
from tests.games.revolution.samples import any_move, spread
from tests.games.revolution.walk import SYSTEMS
from tests.plain_python import run_uncompiled
from tests.scale import only_prove

BEST = {"match": "best_of_three"}
FIELD = "b1 Mage, c1 Princess, b2 !Pope, c2 Castle, a3 !Monk"
EIGHT = "a1 King, b1 Queen, c1 Princess, a2 !Cardinal, b2 General, c2 !Pope, a3 !Monk, b3 !Saint"

#: Moves that are refused, each for another reason: what the mover has, the field, the move, the
#: reason.
REFUSED = [
    ("Queen", FIELD, "Castle@a1", "not_yours"),
    ("Queen", FIELD, "Queen@b2", "occupied"),
    ("Queen Tower", FIELD, "Tower@b2", "tower"),
    ("Queen", FIELD, "Queen@a1 front", "no_choice"),
    ("Queen", FIELD, "Queen@a2 a1", "no_choice"),
    ("Sage", FIELD, "Sage@a1 e", "no_choice"),
    ("Queen", FIELD, "Queen@a1 w", "nothing_hit"),
    ("King", FIELD, "King@a1 a1", "itself"),
    ("King", FIELD, "King@a1 c1", "out_of_reach"),
    ("King", FIELD, "King@a1 a2", "nobody_there"),
    ("King", FIELD, "King@b3 c2", "shielded"),
    ("King", FIELD.replace("Monk", "Monk down by 1"), "King@a2 a3", "face_down"),
    ("King", EIGHT.replace("King", "Mage"), "King@c3 b2", "last_cell"),
    ("Pirate", FIELD, "Pirate@a1 b1", "no_shield"),
    ("Witch", FIELD, "Witch@a1 b2", "no_ally"),
    ("Poet", FIELD, "Poet@c3 c2 e", "shielded"),
    ("Poet", FIELD, "Poet@c3 a3 e", "out_of_reach"),
    ("Poet", FIELD, "Poet@c3", None),
    ("Poet", FIELD, "Poet@c3 e", "no_choice"),
    ("Poet", FIELD + ", c3 Sage", "Poet@b3 c3 e", "nothing_to_copy"),
    ("Poet", FIELD + ", a1 Artist", "Poet@a2 a1 a3 b2", "out_of_reach"),
    ("Poet", FIELD + ", a1 Artist", "Poet@a2 a1 b3", "no_choice"),
    ("Poet", FIELD + ", a1 Artist", "Poet@a2 a1 b1 b3", "nobody_there"),
    ("Queen", FIELD, "Queen@a1 b1 e", "no_choice"),
    ("Queen", FIELD + ", a1 Shaman", "Queen@a2 n", "negated"),
    ("Fairy", FIELD, "Fairy@a1 b1-b2", "no_free_cell"),
    ("Fairy", FIELD, "Fairy@a1 c3-a2", "nobody_there"),
    ("Fairy", FIELD, "Fairy@a1 Witch", "no_choice"),
    ("Assassin", FIELD, "Assassin@a1 Witch", "not_in_their_area"),
    ("Assassin", FIELD, "Assassin@a1 ?", "no_hidden_card"),
    ("Assassin", FIELD, "Assassin@a1 b1-b2", "no_choice"),
    ("Necromancer", FIELD, "Necromancer@a1 Witch", "not_discarded"),
    ("Merchant", FIELD, "Merchant@a1 King", "no_choice"),
    ("Queen", FIELD, "take Witch", "moment"),
    ("Queen", FIELD, "first", "moment"),
]


def reason(state, move):
    """Why a move is refused, by its text or as a number; None if it is legal."""
    try:
        state.copy().act(move) if isinstance(move, int) else state.copy().play(move)
    except regalia.IllegalMove as error:
        return error.reason or error.code
    return None


def refusals():
    """The reasons for REFUSED, and for moves that need a state or a number of their own."""
    found = [reason(load(mine, field=lay(field)), move) for mine, field, move, _ in REFUSED]
    others = [card for card in NEUTRALS if card != "Merchant"]
    numbers = {"numbers": [9, *range(1, 9)], "options": {"numbered": "yes"}}
    fairy = load("Fairy", b1="Mage")
    far = fairy.actions()[1] & (1 << CHOICE_SHIFT) - 1 | 250 << CHOICE_SHIFT
    draft = regalia.game("revolution", system="draft").deal(1)
    opening = regalia.game("revolution").deal(1)
    choosing = load("Mage", field=lay(EIGHT), options=BEST)
    choosing.play("Mage@c3")
    kind = [number << KIND_SHIFT for number in range(10)]
    for state, move in (
        (load("Castle", b2="!Pope", **numbers), "Castle@a1"),
        (load("Merchant", others, b2="!Pope"), "Merchant@a1 draw"),
        (fairy, far),
        *((draft, move) for move in ("take King", "keep Witch", kind[1] | 63, kind[3] | 7)),
        *((draft, move) for move in (-1, kind[9], kind[1] | 1 << CELL_SHIFT)),
        (opening, "King@b2"),
        *((opening, move) for move in (63, 9 << CELL_SHIFT, 10 << COPY_SHIFT, 1 << DEEP_SHIFT)),
        *((choosing, move) for move in ("first", kind[3] | 1, kind[3] | 2, 1)),
    ):
        found.append(reason(state, move))
    return found


PILE = "a2 Castle, b2 Tower over Saint, c2 !Pope"
SEVEN = "a1 King, b1 Queen, c1 Princess, a2 !Cardinal, b2 Tower over General, c2 !Pope, a3 !Monk"
UNCOVERS = {"tower_falls": "uncovers"}
SECRET = {"options": {"system": "secret_random"}, "hidden": [[], ["Sage"]]}
POINTS = {"numbered": "yes", "match": "three_games"}
EQUAL = {"numbered": "yes", "numbers": "4,4,4,5,4,5,5,5,4"}
LAST = {"plies": 59, "first": 1}

#: What random games seldom reach: the two Areas, the field, more facts, the moves.
BY_HAND = [
    # A Tower falls with what it covers or without; a full field is counted then
    ("Pirate King", "Citizen Monk", PILE, {}, "Pirate@a1 b2, Monk@c1, King@b2"),
    ("Pirate King", "Citizen Monk", PILE, {"options": UNCOVERS}, "Pirate@a1 b2, Monk@c1, King@b1"),
    ("Pirate Mage", "Saint Temple", SEVEN, {"options": UNCOVERS}, "Pirate@b3 b2, Saint@c3"),
    # A copied copier
    ("Poet", "Citizen", FIELD + ", a1 Artist, b3 !Saint", {}, "Poet@a2 a1 b1 b3"),
    # The last card finds no place, or there is none; the sixtieth card
    ("King Queen", "Tower", "a1 Mage", {}, "King@b2"),
    ("King Queen", "", "a1 Mage", {}, "King@b2"),
    ("King Queen", "", "a1 Mage", {"options": EQUAL}, "King@b2"),
    ("King Queen", "Citizen", "a1 Mage", LAST, "King@b2"),
    # Death; equal points
    ("Mage", "Citizen", EIGHT.replace("Queen", "Death"), {}, "Mage@c3"),
    ("Mage", "Citizen", EIGHT, {"options": EQUAL}, "Mage@c3"),
    # Blind picks; a reshuffle
    ("Assassin King", "Sage Witch", "a1 Mage", SECRET, "Assassin@b2 ?"),
    ("Adventurer King", "Sage Witch", "a1 Mage", SECRET, "Adventurer@b2 ?"),
    ("Merchant King", "", "a1 Mage", {"aside": "", "discard": "Sage Witch"}, "Merchant@b2 draw"),
    # Matches: won in two games, by points after three, drawn after three; one goes on
    ("Mage", "Citizen", EIGHT, {"options": BEST, "wins": [1, 0], "match_game": 2}, "Mage@c3"),
    ("Mage", "Citizen", EIGHT, {"options": POINTS, "points": [9, 9], "match_game": 3}, "Mage@c3"),
    (
        "King Queen", "Citizen", "a1 Mage",
        {"options": BEST, "wins": [1, 1], "match_game": 3, **LAST}, "King@b2",
    ),
    ("King Queen", "Citizen", "a1 Mage", {"options": BEST, **LAST}, "King@b2, second"),
]  # fmt: skip


def made_by_hand():
    found = []
    for mine, theirs, field, facts, moves in BY_HAND:
        state = load(mine, theirs, field=lay(field), **facts)
        told = [state.play(move) for move in moves.split(", ")]
        found.append([told, state.position(), state.legal_moves()])
    # Every neutral is in play: nothing is drawn
    state, reports = load("King", NEUTRALS, a1="Mage"), np.zeros(1, REPORT)
    found.append([int(rules.draw_neutral(state.array[0], reports[0])), state.position()])
    # Marked as over, with cells free
    over = {**state.position(), "phase": "over", "to_move": None, "reason": "allies"}
    with pytest.raises(regalia.BadPosition) as caught:
        state.game.load(over)
    found.append(caught.value.code)
    return found


def at_random():
    """Random games of all systems, and how many sequences of moves some states have."""
    found = []
    for system in SYSTEMS:
        for number in range(26):
            options = spread(number, system)
            if number % 5:
                options["match"] = "single"
            state = regalia.game("revolution", **options).deal(f"plain {number}")
            chance = random.Random(number)
            while state.to_move is not None:
                state.play(any_move(state, chance))
            again = state.game.load(state.position())
            counts = state.view(None)["counts"]
            found.append([again.position(), counts, state.moves, reason(state, "Citizen@b2")])
    state = load("King Queen", "Citizen Temple", field=lay(FIELD))
    scratch = (np.zeros(4, STATE), np.zeros((4, MOST_MOVES), np.int64), np.zeros(1, REPORT))
    found.append([int(rules.perft_of(state.array, depth, *scratch)) for depth in (1, 2, 3)])
    return found


def everything():
    """The reasons of refusals, and a hash of what all the games told."""
    text = json.dumps([made_by_hand(), at_random()])
    return {"refusals": refusals(), "games": hashlib.sha256(text.encode()).hexdigest()}


@only_prove
def test_rules_in_plain_python_with_every_line_reached(tmp_path, record_property):
    command = ["tests.games.revolution.test_without_compiler"]
    printed = run_uncompiled(command, "revolution", ("rules", "legal"), tmp_path, record_property)
    found = everything()
    assert json.loads(printed) == found


def test_refusals_have_the_reasons_they_should_have():
    found = refusals()
    assert found[: len(REFUSED)] == [why for *_, why in REFUSED]
    code = "move/notation"
    assert found[len(REFUSED) :] == [
        "too_high", "nothing_to_draw", "no_choice", "not_offered", "moment", code, "moment", code,
        code, code, "citizen_first", code, code, code, code, None, None, code, "moment",
    ]  # fmt: skip


if __name__ == "__main__":
    sys.stdout.write(json.dumps(everything()))
