"""The ends of solo games: the exact values against brute force over the literal model."""

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import regalia
from regalia.core.chance import stream
from regalia.games.regicide.cards import BY_NAME
from regalia.games.regicide.state import STATE
from regalia.games.regicide.tail import MEDAL, UNKNOWN, Tail
from regalia.games.regicide.view import VIEW, redeal_into, see_into
from tests.games.regicide.positions import CARDS, SUITS, load
from tests.games.regicide.walk import OPTIONS, name
from tests.oracles import regicide_endgame
from tests.oracles.regicide_endgame import Endgame, TooLarge
from tests.rulebook import rule

SOLO = [options for options in OPTIONS if options["players"] == 1]
#: Enough for any ending here to be looked at in full.
PLENTY = 20_000_000
#: What brute force may look at before an ending counts as too large for it.
SMALL = 400
KINGS = ["K" + suit for suit in SUITS]


class Ending:
    """A small end of a game, for the kernels and for the oracle. A full game has all 52 cards; so
    that brute force can follow, the discard pile is thinned out to the cards that are named."""

    def __init__(self, options, hand, lots=(), pile="", **facts):
        self.options = options
        tavern = [card for lot in lots for card in lot.split()]
        rest = {key: value for key, value in options.items() if key != "players"}
        state = load(
            hand,
            options=rest,
            tavern=" ".join(tavern),
            discard=pile,
            lots=[lot for lot in (hand.split(), *(lot.split() for lot in lots)) if lot],
            **facts,
        )
        self.moves = state.legal_moves()
        self.actions = np.array(state.actions(), np.uint64)
        self.states = state.array.copy()
        self.states["discard"] = sum(1 << BY_NAME[card] for card in pile.split())
        self.position = {**state.position(), "discard": pile.split()}

    def exact(self, most=PLENTY, **more):
        """The values to be tested, by move."""
        values = Tail().values(self.states, self.actions, most, **more)
        return dict(zip(self.moves, values.tolist(), strict=True))

    def redealt(self, chance):
        """The same to its player, dealt anew."""
        views, twins = np.zeros(1, VIEW), np.zeros(1, STATE)
        see_into(self.states, 0, views)
        redeal_into(views, chance, twins)
        return twins


def random_ending(options, chance):
    """An enemy on its last legs, few cards, one King or two to go; None if that is no moment of a
    game."""
    kings = chance.sample(KINGS, chance.choice([1, 1, 2, 2, 3]))
    cards = [card for card in CARDS if card not in kings]
    # Mostly red cards in hand: they are what chance has to do with
    chance.shuffle(cards)
    cards.sort(key=lambda card: chance.random() + 0.4 * (card[1] in "cs"))
    take = lambda count: [cards.pop(0) for _ in range(count)]
    hand = take(chance.randint(2, 4))
    lots = [take(chance.randint(1, 4)) for _ in range(chance.randint(0, 2))]
    while sum(map(len, lots)) > 4:
        lots.pop()
    pile = take(chance.randint(0, 4))
    chance.shuffle(cards)
    table, damage = [], 0
    for card in sorted(cards, key=lambda card: card[1] != chance.choice("cs")):
        value = {"A": 1, "T": 10, "J": 10, "Q": 15, "K": 20}.get(card[0]) or int(card[0])
        value *= 2 if card[1] == "c" and kings[0][1] != "c" else 1
        if damage < 24 and damage + value < 40:
            table.append(card)
            damage += value
    try:
        return Ending(
            options,
            " ".join(hand),
            [" ".join(lot) for lot in lots],
            " ".join(pile),
            enemy=kings[0],
            castle=" ".join(kings[1:]),
            table=table,
            phase=chance.choice(["play", "play", "discard"]),
            yielded=[chance.random() < 0.3],
            jesters=chance.choice([0, 0, 1, 1, 2]),
        )
    except regalia.BadPosition:
        return None


def random_endings(options, count, seed):
    """So many of them that brute force can follow, each with its values by brute force."""
    number = 0
    while count:
        number += 1
        ending = random_ending(options, random.Random(f"{seed}-{name(options)}#{number}"))
        if ending is None:
            continue
        oracle = Endgame(options, most=SMALL)
        try:
            values = oracle.values(ending.position)
        except TooLarge:
            continue
        count -= 1
        yield ending, oracle, values


def assert_right(ending, wanted, found):
    """Every value that is known is the one of brute force; returns how many are."""
    assert list(found) == list(wanted)
    for move, value in found.items():
        if value != UNKNOWN:
            assert abs(value - wanted[move]) < 1e-9, (ending.options, ending.position, move)
    return sum(value != UNKNOWN for value in found.values())


@rule("RGC-44")
@pytest.mark.parametrize("options", SOLO, ids=name)
def test_values_agree_with_brute_force(options):
    assert MEDAL == regicide_endgame.MEDAL
    moves = known = between = 0
    for ending, _, wanted in random_endings(options, 12, "agree"):
        found = ending.exact()
        known += assert_right(ending, wanted, found)
        moves += len(found)
        between += any(0.001 < value % 1 < 0.999 for value in wanted.values())
        unaided = Endgame(options, unaided=True, most=50 * SMALL).values(ending.position)
        assert_right(ending, unaided, ending.exact(unaided=True))
        assert all(unaided[move] <= wanted[move] + 1e-9 for move in wanted)
    assert known > 0.75 * moves
    assert between > 0


#: What must come up in an ending, and the ending: hand, lots of the Tavern from the top, discard
#: pile, and the rest of the position.
BUILT = [
    (
        "part of a lot drawn",
        ("2d 9s", ["3h 8c 9d"], "", {"enemy": "Kh", "castle": "", "table": ["Tc", "8s"]}),
    ),
    (
        "part of a lot drawn",
        ("3d Th", ["Qc", "2c 5s 9h"], "4h", {"enemy": "Ks", "castle": "", "table": ["9c", "As"]}),
    ),
    (
        "part of the pile healed",
        ("2h 9d 4s", ["3c"], "8c Tc 2s", {"enemy": "Kc", "castle": "", "table": ["Qs", "Th"]}),
    ),
    (
        "part of the pile healed",
        ("3h 5d", [], "8c Td 2s 9c", {"enemy": "Ks", "castle": "", "table": ["Tc", "4h"]}),
    ),
    (
        "royal drawn",
        ("Td Ah 5d", ["3c 7s"], "", {"enemy": "Kh", "castle": "Ks", "table": ["Tc", "Ts"]}),
    ),
    (
        "royal drawn",
        ("5s 6d", ["9c"], "2h", {"enemy": "Kd", "castle": "Kh", "table": ["Tc", "Qs"]}),
    ),
    (
        "enemy by chance",
        ("8c 7s 9d", ["Js"], "", {"enemy": "Kd", "castle": "Kh Ks", "table": ["Tc", "9s"]}),
    ),
    (
        "enemy by chance",
        (
            "6d 9s Qc",
            ["8h"],
            "",
            {"enemy": "Kc", "castle": "Kd Ks", "table": ["Qs", "Jh", "Ts"]},
        ),
    ),
    (
        "flip in phase play",
        ("2c 4h", ["3d 9c Th Js"], "", {"enemy": "Kh", "castle": "", "table": ["Tc", "6s"]}),
    ),
    (
        "flip in phase discard",
        (
            "2c 4h 9d",
            ["3d 9c", "Th 8s"],
            "5c",
            {"enemy": "Kh", "castle": "", "table": ["Tc", "9s"], "phase": "discard"},
        ),
    ),
]


@rule("RGC-10", "RGC-11", "RGC-15", "RGC-39", "RGC-40")
@pytest.mark.parametrize(("what", "facts"), BUILT)
@pytest.mark.parametrize("jesters", [0, 1])
def test_each_kind_of_chance_is_weighed_right(what, facts, jesters):
    hand, lots, pile, more = facts
    for options in (SOLO[0], SOLO[4], SOLO[8]):
        try:
            ending = Ending(options, hand, lots, pile, **more, jesters=jesters)
        except regalia.BadPosition as error:
            assert error.code == "position/finished"
            continue
        oracle = Endgame(options)
        wanted = oracle.values(ending.position)
        assert oracle.met[what] > 0 or (jesters == 0 and ("flip" in what or what == "royal drawn"))
        assert assert_right(ending, wanted, ending.exact()) > 0


@rule("RGC-44")
def test_values_do_not_depend_on_what_is_hidden():
    chance = stream("hidden")
    differed = 0
    for options in SOLO:
        for ending, _, _ in random_endings(options, 2, "hidden"):
            wanted = ending.exact()
            for _ in range(3):
                twins = ending.redealt(chance)
                values = Tail().values(twins, ending.actions, PLENTY)
                assert np.allclose(values, list(wanted.values()), rtol=0, atol=1e-9)
                size = int(twins["tavern_size"][0])
                differed += twins["tavern"][0, :size].tolist() != [
                    BY_NAME[card] for card in ending.position["tavern"]
                ]
    assert differed > 8


def test_a_small_budget_gives_no_wrong_number():
    kinds = Counter()
    for options in SOLO[::2]:
        for ending, _, wanted in random_endings(options, 4, "budget"):
            for most in (0, 1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000, 5000):
                for unaided in (False, True):
                    found = ending.exact(most, unaided=unaided)
                    for move, value in found.items():
                        kinds[value == UNKNOWN] += 1
                        if not unaided and value != UNKNOWN:
                            assert abs(value - wanted[move]) < 1e-9, (ending.position, move, most)
    assert min(kinds[True], kinds[False]) > 300


def test_one_look_at_a_time_serves_many_decisions():
    """What is remembered of one decision does not spoil the next."""
    tail = Tail()
    for options in (SOLO[1], SOLO[5]):
        for ending, _, wanted in random_endings(options, 4, "again"):
            for unaided in (True, False):
                values = tail.values(ending.states, ending.actions, PLENTY, unaided=unaided)
            assert_right(ending, wanted, dict(zip(wanted, values.tolist(), strict=True)))


#: With the Ace of hearts beside it the 5 of diamonds draws what was healed a moment ago: that is
#: not looked at.
HEAL_AND_DRAW = {"enemy": "Kc", "castle": "", "table": ["Qs", "5s"]}


def test_a_move_not_looked_at_is_unknown_and_so_is_what_leads_to_it():
    here = Ending(SOLO[0], "Ah 5d", [], "9h Ts Th", **HEAL_AND_DRAW, jesters=0)
    wanted, found = Endgame(SOLO[0]).values(here.position), here.exact()
    assert found["play Ah 5d"] == UNKNOWN
    assert wanted["play Ah 5d"] > max(wanted["play Ah"], wanted["play 5d"])
    assert found["play Ah"] == wanted["play Ah"]
    # A move earlier: no number, although the other moves have one
    before = {**HEAL_AND_DRAW, "table": ["Qs"], "phase": "discard"}
    there = Ending(SOLO[0], "Ah 5d 5s", [], "9h Ts Th", **before, jesters=0)
    assert there.exact()["discard 5s"] == UNKNOWN


def test_a_sure_win_is_known_whatever_else_is_not():
    table = ["Qs", "Th", "8h"]  # seven left, blow of five
    facts = {"enemy": "Kc", "castle": "", "table": table, "phase": "discard", "jesters": 1}
    there = Ending(SOLO[0], "Ah 5d 5h 7s", [], "7h Ts 9h", **facts)
    found = there.exact()
    assert found["discard 5h"] == 1 + MEDAL
    after = Ending(SOLO[0], "Ah 5d 7s", [], "5h 7h Ts 9h", **{**facts, "phase": "play"})
    assert after.exact()["play Ah 5d"] == UNKNOWN


FRESH = """
import regalia
from tests.games.regicide.positions import load
state = load("2c 3c 4d", enemy="Kh", castle="", tavern="5c 6c 7c", table=["Tc", "9s"], jesters=0)
for seed in range(3):
    bot = regalia.bot("regicide/search", seed=seed, simulations=50)
    assert bot.choose(state.view(0)) in state.legal_moves()
"""


def test_a_fresh_player_in_a_fresh_process_answers_before_the_last_king():
    """Its kernels come from the cache by then, and its streams have not been used yet."""
    Ending(SOLO[0], "2c 3c 4d", enemy="Kh", castle="", table=["Tc", "9s"], jesters=0).exact()
    done = subprocess.run(
        [sys.executable, "-c", FRESH],
        cwd=Path(__file__).parents[3],
        timeout=300,
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr.decode()
