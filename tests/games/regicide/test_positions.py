"""Positions that cannot arise are refused, each with its own sentence."""

import copy

import pytest

import regalia
from regalia.games.regicide.enemy import defeated
from tests.games.regicide.positions import load, position


def refused(change, hands="2c 3c Th", **facts):
    """The code with which a changed position is refused."""
    good = position(hands, **facts)
    game = regalia.game("regicide", players=len(good["hands"]))
    game.load(copy.deepcopy(good))
    change(good)
    with pytest.raises(regalia.BadPosition) as caught:
        game.load(good)
    for language in ("en", "it", "es", "fr", "pt"):
        assert caught.value.sentence(language)
    return caught.value.code


def test_a_card_twice():
    assert refused(lambda p: p["discard"].append("2c")) == "position/card_twice"
    assert refused(lambda p: p["tavern"].append(p["enemy"])) == "position/card_twice"


def test_53_cards():
    assert refused(lambda p: p["tavern"].pop()) == "position/card_missing"
    assert refused(lambda p: p["castle"].pop(0)) == "position/card_missing"


def test_cards_that_are_none():
    for card in ("1h", "Zz", "", 7, None, ["2h"], {}):
        assert refused(lambda p, card=card: p["discard"].append(card)) == "position/card_unknown"


def test_a_jester_that_takes_no_part():
    assert refused(lambda p: p["discard"].append("X1")) == "position/card_not_used"
    hands = ["2c 3c", "4c", "5c"]
    assert refused(lambda p: p["discard"].append("X2"), hands) == "position/card_not_used"


def test_a_hand_over_the_limit():
    def ninth(p):
        p["hands"][0] += [p["tavern"].pop() for _ in range(6)]

    assert refused(ninth) == "position/hand_limit"


def test_a_castle_out_of_order():
    assert refused(lambda p: p["castle"].reverse()) == "position/castle"

    def missing(p):
        p["discard"].append(p["castle"].pop(0))
        p["discard"].append(p["castle"].pop())

    assert refused(missing) == "position/castle"


def test_a_finished_game_to_play_on():
    def won(p):
        p["discard"] += [p["enemy"], *p["castle"]]
        p["enemy"], p["castle"] = None, []

    assert refused(won) == "position/enemy"
    game = regalia.game("regicide", players=2)
    stuck = position(["", "2c"], yielded=[False, True])
    with pytest.raises(regalia.BadPosition) as caught:
        game.load(stuck)
    assert caught.value.code == "position/finished"
    poor = position(["2c 3c", "4c"], phase="discard")
    with pytest.raises(regalia.BadPosition) as caught:
        game.load(poor)
    assert caught.value.code == "position/finished"


def test_a_game_marked_as_over_that_is_not():
    def over(reason):
        return lambda p: p.update(phase="over", to_move=None, reason=reason)

    assert refused(over("stuck"), jesters=0) == "position/not_over"
    assert refused(over("uncovered"), "Tc Th", jesters=0) == "position/not_over"
    assert refused(over("uncovered"), "2c 3c", jesters=1) == "position/not_over"
    assert refused(over("last_king")) == "position/enemy"

    def kings_left(p):
        p["discard"].append(p["enemy"])
        p.update(phase="over", to_move=None, reason="last_king", enemy=None)

    assert refused(kings_left, enemy="Kh") == "position/enemy"


def test_a_finished_position_loads_but_nobody_can_play_on():
    state = load(["2c 4h", "Tc Td"], enemy="Jh")
    state.play("play 2c")
    again = state.game.load(state.position())
    assert again.outcome == state.outcome
    assert again.legal_moves() == []
    with pytest.raises(regalia.IllegalMove) as caught:
        again.play("play 4h")
    assert caught.value.code == "move/game_over"
    won = load("Kc 2h", enemy="Kh", castle="")
    won.play("play Kc")
    assert won.game.load(won.position()).outcome == won.outcome


def test_a_table_that_cannot_be():
    def lay(*cards):
        def change(p):
            for card in cards:
                p["tavern"].remove(card)
            p["table"].append({"seat": 0, "cards": list(cards)})

        return change

    assert refused(lay("4c", "5c")) == "position/table"
    assert refused(lay("6c", "6d")) == "position/table"
    assert refused(lay("Tc")) == "position/defeated"
    assert refused(lambda p: p["table"].append({"seat": 0, "cards": []})) == "position/table"
    assert refused(lambda p: p["table"].append({"seat": 5, "cards": ["9h"]})) == "position/shape"
    assert refused(lambda p: p["table"].append("9h")) == "position/shape"

    def too_many(p):
        for card in [card for card in p["tavern"] if card[0] in "A2345"]:
            p["tavern"].remove(card)
            p["table"].append({"seat": 0, "cards": [card]})
        p["table"] += [{"seat": 0, "cards": [p["tavern"].pop()]} for _ in range(4)]

    assert refused(too_many, enemy="Kh") == "position/defeated"


def test_a_moment_that_is_no_decision():
    shielded = position("2c Th", table=["Ts"])
    shielded["phase"] = "discard"
    with pytest.raises(regalia.BadPosition) as caught:
        regalia.game("regicide").load(shielded)
    assert caught.value.code == "position/nothing_owed"
    assert refused(lambda p: p.update(phase="name")) == "position/name"
    assert refused(lambda p: p.update(phase="name"), table=["9s"]) == "position/name"
    both = ["2c 3c Th", "4c"]
    assert refused(lambda p: p.update(yielded=[True, True]), both) == "position/yielded"


def test_lots_that_cannot_be():
    assert refused(lambda p: p.update(lots=[["2c"]])) == "position/lots"
    assert refused(lambda p: p.update(lots=[[]])) == "position/lots"

    def torn(p):
        hidden = p["tavern"] + p["hands"][0]
        p["lots"] = [hidden[0:1] + hidden[2:], hidden[1:2]]

    assert refused(torn) == "position/lots"


@pytest.mark.parametrize(
    "change",
    [
        {"castle": None},
        {"enemy": 7},
        {"tavern": "2c"},
        {"hands": [None]},
        {"discard": {}},
        {"to_move": None},
        {"to_move": 3},
        {"to_move": True},
        {"phase": "later"},
        {"yielded": [1]},
        {"yielded": []},
        {"jesters": 3},
        {"jesters": -1},
        {"reason": "boredom"},
        {"reason": "stuck"},
        {"phase": "over", "to_move": None},
        {"lots": "all"},
        {"chance": "xyz"},
        {"chance": "0"},
        {"chance": 5},
        {"surprise": 1},
    ],
    ids=str,
)
def test_malformed_positions(change):
    assert refused(lambda p: p.update(change)) in ("position/shape", "position/not_over")


def test_things_that_are_no_position_at_all():
    game = regalia.game("regicide")
    for thing in (None, [], "position", 5, {}):
        with pytest.raises(regalia.BadPosition) as caught:
            game.load(thing)
        assert caught.value.code == "position/shape"


def test_the_wrong_number_of_hands():
    with pytest.raises(regalia.BadPosition) as caught:
        regalia.game("regicide", players=3).load(position(["2c", "3c"]))
    assert caught.value.code == "position/players"


def test_a_position_without_a_stream_is_still_deterministic():
    one = load("3h Tc Ts", enemy="Jc", discard="4h 5h 6h 7h 8h")
    two = load("3h Tc Ts", enemy="Jc", discard="4h 5h 6h 7h 8h")
    assert one.play("play 3h") == two.play("play 3h")


def test_unless_told_otherwise_enemies_in_the_tavern_are_lots_of_their_own():
    state = load("3h Tc", enemy="Qc", castle="Qd Kh Kd Kc Ks", tavern="Jh 5c 6c", discard="Qh Qs")
    assert state.position()["lots"] == [["3h", "5c", "6c", "Tc"], ["Jh"]]


def test_enemies_that_have_fallen_are_counted():
    assert defeated(load("2d", enemy="Jc").array[0]) == 0
    state = load("Tc", enemy="Ks", castle="", table=["Kh"], tavern="2h")
    assert defeated(state.array[0]) == 11
    state.play("play Tc")
    assert state.outcome.won
    assert defeated(state.array[0]) == 12
