"""The rulebook, sentence by sentence. Each test names the rules it proves."""

import itertools

import numpy as np
import pytest

import regalia
from regalia.core.chance import shuffle, stream
from tests.games.regicide.positions import CARDS, event, kinds, load
from tests.rulebook import rule


def refusal(state, move):
    """Why a move is refused: the rule; and nothing has changed."""
    before = state.position()
    with pytest.raises(regalia.IllegalMove) as caught:
        state.play(move)
    assert state.position() == before
    assert str(caught.value)
    return caught.value.rule


def deals(players, count=60, **options):
    game = regalia.game("regicide", players=players, **options)
    return [game.deal(f"rules#{number}") for number in range(count)]


# Set-up


@rule("RGC-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_with_52_cards_and_their_jesters(players):
    position = deals(players, 1)[0].position()
    cards = [position["enemy"], *position["castle"], *position["tavern"], *position["discard"]]
    cards += [card for hand in position["hands"] for card in hand]
    assert sorted(cards) == sorted(CARDS + ["X1", "X2"][: max(0, players - 2)])


@rule("RGC-1")
@pytest.mark.parametrize("players", [0, 5, "two", True, None, 1.5])
def test_no_other_number_of_players_is_accepted(players):
    with pytest.raises(regalia.BadOption) as caught:
        regalia.game("regicide", players=players)
    assert caught.value.code == "option/value"


@rule("RGC-1")
def test_all_win_together_or_lose_together():
    state = load(["2h", "3h 4h"], enemy="Kh", castle="")
    state.play("play 2h")
    assert state.outcome.won is False
    assert state.outcome.winner is None


@rule("RGC-2")
def test_the_castle_is_jacks_then_queens_then_kings_each_shuffled():
    orders = set()
    for state in deals(1, 200):
        position = state.position()
        castle = [position["enemy"], *position["castle"]]
        assert [card[0] for card in castle] == list("JJJJQQQQKKKK")
        assert len(set(castle)) == 12
        orders.add(tuple(castle[:4]))
        orders.add(tuple(castle[4:8]))
        orders.add(tuple(castle[8:]))
    assert len(orders) == 3 * 24


@rule("RGC-3", "RGC-4")
@pytest.mark.parametrize(
    ("players", "jesters", "limit"), [(1, 0, 8), (2, 0, 7), (3, 1, 6), (4, 2, 5)]
)
def test_the_tavern_and_the_hands_by_number_of_players(players, jesters, limit):
    state = deals(players, 1)[0]
    position = state.position()
    cards = position["tavern"] + [card for hand in position["hands"] for card in hand]
    low = [card for card in CARDS if card[0] not in "JQK"]
    assert sorted(cards) == sorted(low + ["X1", "X2"][:jesters])
    assert [len(hand) for hand in position["hands"]] == [limit] * players
    assert state.view(None)["hand_limit"] == limit


@rule("RGC-3")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_hands_are_dealt_one_card_at_a_time_clockwise_from_the_start_player(players, first):
    """What a seed means: the Castle rank by rank, the Tavern, then the hands."""
    chance = stream("clockwise")
    castle = np.arange(40, 52, dtype=np.int8)
    for rank in range(3):
        shuffle(chance, castle[4 * rank : 4 * rank + 4])
    tavern = np.array([*range(40), *range(52, 50 + players)], np.int8)
    shuffle(chance, tavern)
    names = [*CARDS, "X1", "X2"]
    order = [names[card] for card in tavern]
    position = regalia.game("regicide", players=players, first=first).deal("clockwise").position()
    dealt = players * [0, 8, 7, 6, 5][players]
    for place in range(dealt):
        assert order[place] in position["hands"][(first + place) % players]
    assert position["tavern"] == order[dealt:]


@rule("RGC-3")
def test_every_card_is_equally_likely_in_the_first_hand():
    game = regalia.game("regicide", players=1)
    counts = dict.fromkeys([card for card in CARDS if card[0] not in "JQK"], 0)
    for number in range(600):
        for card in game.deal(f"shuffle#{number}").position()["hands"][0]:
            counts[card] += 1
    # 600 * 8 / 40 = 120 each; standard deviation 9.8
    assert all(70 < count < 170 for count in counts.values())


@rule("RGC-5")
def test_one_common_discard_pile_open_to_all():
    state = load(["Th 9c 2d", "2h 3h 4h"], enemy="Jc")
    state.play("play 2d")
    state.play("discard Th")
    for seat in (0, 1, None):
        assert state.view(seat)["discard"] == ["Th"]


@rule("RGC-6")
def test_the_start_player_is_drawn_or_chosen():
    assert {state.to_move for state in deals(4)} == {0, 1, 2, 3}
    for first in range(4):
        assert {state.to_move for state in deals(4, 5, first=first)} == {first}
        assert {state.to_move for state in deals(4, 5, first=str(first))} == {first}
    with pytest.raises(regalia.BadOption) as caught:
        regalia.game("regicide", players=2, first=2)
    assert caught.value.code == "option/value"


# A turn


@rule("RGC-7")
def test_the_four_steps_in_their_order():
    state = load(["8d Ac 9h Tc", "2h"], enemy="Js", tavern="3h 4h 5h 6h 7h 8h 9s")
    assert state.position()["phase"] == "play"
    told = state.play("play Ac 8d")
    assert kinds(told) == ["played", "drew", "drew", "hit", "attacked"]
    assert state.position()["phase"] == "discard"
    assert refusal(state, "play 9h") == "RGC-7"
    assert refusal(state, "yield") == "RGC-7"
    assert refusal(state, "name 1") == "RGC-7"
    state.play("discard Tc")
    assert state.to_move == 1
    assert refusal(state, "discard 2h") == "RGC-7"


@rule("RGC-8")
@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("Ah", 1),
        *((f"{n}h", n) for n in range(2, 10)),
        ("Th", 10),
        ("Jc", 10),
        ("Qc", 15),
        ("Kc", 20),
    ],
)
def test_the_attack_value_of_a_card_is_its_number(card, value):
    state = load(f"{card} 9s 8s 9d", enemy="Kh", castle="Kd Ks" if card == "Kc" else "Kd Kc Ks")
    told = state.play(f"play {card}")
    assert event(told, "played")["value"] == value
    assert event(told, "hit")["by"] == (2 * value if card[1] == "c" else value)


@rule("RGC-8")
def test_only_cards_in_hand_can_be_played():
    state = load("3h 4h Tc")
    assert refusal(state, "play 5h") == "RGC-8"
    assert refusal(state, "play 3h 3d") == "RGC-8"
    assert refusal(state, "play 3h 3h") == "RGC-8"
    with pytest.raises(regalia.IllegalMove) as caught:
        state.act(0)  # a play of no card
    assert caught.value.rule == "RGC-8"


@rule("RGC-9")
def test_suit_powers_are_obligatory():
    # Playing a diamond draws, whether one likes it or not: no move avoids it.
    state = load("3d Th", enemy="Jc", tavern="2c 4c 5c 6c")
    assert [move for move in state.legal_moves() if move.startswith("play 3d")] == ["play 3d"]
    assert event(state.play("play 3d"), "drew")["count"] == 3


@rule("RGC-10", "RGC-42")
def test_hearts_move_cards_from_the_shuffled_discard_pile_under_the_tavern():
    taken = set()
    for chance in range(1, 40):
        state = load(
            "3h Ts Tc", enemy="Jc", tavern="2s", chance=f"{chance:032x}", discard="4h 5h 6h 7h Ad"
        )
        pile = set(state.position()["discard"])
        healed = event(state.play("play 3h"), "healed")
        after = state.position()
        assert healed["count"] == 3
        assert after["tavern"][0] == "2s"
        assert sorted(after["tavern"][1:]) == sorted(healed["cards"])
        assert set(after["discard"]) == pile - set(healed["cards"])
        assert "3h" not in after["tavern"] + after["discard"]  # still on the table
        taken.add(tuple(after["tavern"][1:]))
    assert len(taken) > 30


@rule("RGC-10")
def test_hearts_take_what_there_is_and_an_empty_pile_heals_nothing():
    state = load("9h Ts Tc", enemy="Jc", discard="4h 5h")
    assert event(state.play("play 9h"), "healed")["count"] == 2
    assert state.position()["discard"] == []
    state = load("9h Ts Tc", enemy="Jc", discard="")
    told = state.play("play 9h")
    assert "healed" not in kinds(told)
    assert event(told, "hit")["by"] == 9


@rule("RGC-10")
def test_a_jester_in_the_discard_pile_is_healed_like_any_card():
    state = load(["9h Ts Tc", "2c", "3c"], enemy="Jc", discard="X1")
    state.play("play 9h")
    assert state.position()["tavern"][-1] == "X1"


@rule("RGC-11")
def test_diamonds_are_drawn_clockwise_from_the_current_player():
    state = load(
        ["2c 3c", "5d Tc", "2h 3h"],
        enemy="Jh",
        to_move=1,
        tavern="6c 7c 8c 9c 4h 5h",
    )
    state.play("play 5d")
    hands = state.position()["hands"]
    assert set(hands[1]) == {"Tc", "6c", "9c"}
    assert set(hands[2]) == {"2h", "3h", "7c", "4h"}
    assert set(hands[0]) == {"2c", "3c", "8c"}
    assert state.position()["tavern"] == ["5h"]


def sorted_cards(text):
    order = {card: place for place, card in enumerate(CARDS)}
    return sorted(text.split(), key=order.__getitem__)


@rule("RGC-11")
def test_full_hands_are_skipped_and_nobody_draws_beyond_the_limit():
    state = load(
        ["Td Tc 2c 3c 4c 5c 6c", "2h 3h 4h 5h 6h 7h 8h"], enemy="Jh", tavern="7c 8c 9c 9h 9s"
    )
    told = state.play("play Td")
    # The ten just played has left the hand: one card fits, the other hand is full.
    assert event(told, "drew") == {"event": "drew", "seat": 0, "count": 1, "cards": ["7c"]}
    assert state.position()["tavern"] == ["8c", "9c", "9h", "9s"]


@rule("RGC-11")
def test_the_draw_ends_when_the_tavern_is_empty_without_penalty():
    state = load("9d Tc Ts", enemy="Jh", tavern="2c 3c")
    assert event(state.play("play 9d"), "drew")["count"] == 2
    assert state.position()["tavern"] == []
    state = load("9d Tc Ts", enemy="Jh", tavern="")
    told = state.play("play 9d")
    assert "drew" not in kinds(told)
    assert state.outcome is None


@rule("RGC-12")
def test_clubs_double_the_damage():
    state = load("8c Tc Ts", enemy="Jh")
    told = state.play("play 8c")
    assert event(told, "played")["value"] == 8
    assert event(told, "hit")["by"] == 16


@rule("RGC-12")
def test_clubs_double_only_the_damage():
    state = load("2h 2d 2c 2s Ts", enemy="Qh", tavern="3c 4c 5c 6c 7c 8c 9c Tc")
    told = state.play("play 2h 2d 2c 2s")
    assert event(told, "drew")["count"] == 7  # eight were due, seven fit
    assert event(told, "shielded")["by"] == 8
    assert event(told, "hit")["by"] == 16


@rule("RGC-13")
def test_spades_shield_with_the_whole_play_from_the_same_turn_on():
    state = load("3d 3c 3s Th", enemy="Qh", tavern="2h")
    told = state.play("play 3d 3c 3s")
    assert event(told, "shielded") == {"event": "shielded", "by": 9, "total": 9}
    assert event(told, "attacked")["by"] == 6


@rule("RGC-13")
def test_shields_add_up_over_all_players_and_end_with_the_enemy():
    state = load(["4s Th", "5s Td 9h", "7h 8h"], enemy="Jh", castle=None)
    state.play("play 4s")
    state.play("discard Th")
    told = state.play("play 5s")
    assert event(told, "shielded")["total"] == 9
    assert event(told, "attacked")["by"] == 1
    state = load("Tc 9h 2c", enemy="Jh", table=["5s"])
    state.play("play Tc")  # 5 + 20
    assert state.view(0)["enemy"]["shield"] == 0
    assert state.view(0)["enemy"]["blow"] == 10


@rule("RGC-14")
@pytest.mark.parametrize(
    ("enemy", "attack", "health"), [("Jh", 10, 20), ("Qh", 15, 30), ("Kh", 20, 40)]
)
def test_the_enemies_and_their_numbers(enemy, attack, health):
    shown = load("2c 3c", enemy=enemy).view(0)["enemy"]
    assert (shown["attack"], shown["health"], shown["damage"]) == (attack, health, 0)


@rule("RGC-14", "RGC-15")
def test_nine_then_twelve_defeat_a_jack():
    state = load(["9h Td", "6c Th"], enemy="Js", discard="2h")
    told = state.play("play 9h")
    assert event(told, "hit")["total"] == 9
    state.play("discard Td")
    told = state.play("play 6c")
    assert event(told, "hit") == {"event": "hit", "seat": 1, "by": 12, "total": 21}
    assert event(told, "defeated") == {
        "event": "defeated",
        "seat": 1,
        "enemy": "Js",
        "exact": False,
    }


@rule("RGC-15")
def test_a_defeated_enemy_and_the_cards_played_are_discarded_and_the_killer_plays_on():
    state = load(["2c 3c", "Tc 4h"], enemy="Jh", to_move=1, table=["0: 5d"], tavern="9h 9d 9s")
    following = state.position()["castle"][0]
    told = state.play("play Tc")
    position = state.position()
    assert {"Jh", "5d", "Tc"} <= set(position["discard"])
    assert position["table"] == []
    assert position["tavern"] == ["9h", "9d", "9s"]
    assert position["enemy"] == following == event(told, "revealed")["enemy"]
    assert (position["to_move"], position["phase"]) == (1, "play")
    assert "attacked" not in kinds(told)
    assert state.view(0)["enemy"]["damage"] == 0


@rule("RGC-15")
def test_an_exact_kill_lays_the_enemy_face_down_on_the_tavern():
    state = load(["2c 3c", "Tc 4h"], enemy="Jh", to_move=1, tavern="9h 9d 9s")
    told = state.play("play Tc")
    position = state.position()
    assert event(told, "defeated")["exact"] is True
    assert position["tavern"] == ["Jh", "9h", "9d", "9s"]
    assert "Jh" not in position["discard"]
    assert "Tc" in position["discard"]
    assert position["to_move"] == 1


@rule("RGC-16")
def test_diamonds_of_the_killing_play_cannot_draw_the_enemy():
    state = load("Td 2c", enemy="Jh", table=["Ts"], tavern="9h")
    state.play("play Td")
    position = state.position()
    assert position["hands"] == [["2c", "9h"]]
    assert position["tavern"] == ["Jh"]  # on an empty Tavern the enemy becomes the whole Tavern


@rule("RGC-16")
def test_hearts_of_the_killing_play_cannot_heal_what_it_killed_with():
    state = load("Th 2c", enemy="Jd", table=["Ts", "9s"], discard="4c")
    state.play("play Th")
    position = state.position()
    assert position["tavern"][-1] == "4c"
    assert {"Th", "Ts", "9s", "Jd"} <= set(position["discard"])


@rule("RGC-17", "RGC-19")
def test_a_fully_shielded_enemy_costs_nothing_and_the_turn_passes():
    state = load(["Ts 2c", "3c"], enemy="Jh")
    told = state.play("play Ts")
    assert "attacked" not in kinds(told)
    assert (state.to_move, state.position()["phase"]) == (1, "play")
    solo = load("Ts 2c", enemy="Jh")
    solo.play("play Ts")
    assert solo.position()["phase"] == "play"  # no stop for a flip
    assert solo.position()["jesters"] == 2


@rule("RGC-17")
def test_the_blow_is_the_attack_less_all_shields():
    state = load("2c Th", enemy="Kh", table=["7s", "5s"])
    assert event(state.play("play 2c"), "attacked")["by"] == 8


@rule("RGC-18")
def test_discards_are_worth_at_least_the_damage():
    state = load("2c 4h 6h Ad 9c", enemy="Jh")
    state.play("play 2c")
    assert refusal(state, "discard 9c") == "RGC-18"
    assert refusal(state, "discard 2c 9c") == "RGC-8"
    assert "discard Ad 9c" in state.legal_moves()  # a Companion is worth 1
    state.play("discard Ad 9c")
    assert set(state.position()["discard"]) >= {"Ad", "9c"}
    assert state.position()["hands"] == [["4h", "6h"]]


@rule("RGC-18")
def test_a_jester_is_worth_nothing_in_a_discard():
    state = load(["2c X1 9c 4h", "3c", "5c"], enemy="Jh")
    state.play("play 2c")
    assert refusal(state, "discard X 9c") == "RGC-18"
    assert "discard 4h 9c X" in state.legal_moves()


@rule("RGC-18")
def test_whoever_cannot_cover_the_damage_loses_for_all():
    state = load(["2c 4h 5h", "Tc Td"], enemy="Jh")
    told = state.play("play 2c")
    assert state.to_move is None
    assert state.outcome.as_dict() == {"won": False, "reason": "uncovered", "ended_by": 0}
    assert event(told, "ended")["reason"] == "uncovered"


@rule("RGC-18")
def test_an_empty_hand_after_paying_is_fine():
    state = load(["2c Th", "Tc Td"], enemy="Jh")
    state.play("play 2c")
    state.play("discard Th")
    assert state.to_move == 1
    assert state.outcome is None


@rule("RGC-19")
def test_then_the_next_player_clockwise_begins():
    state = load(["2c Th", "Ad Td", "2s Ts"], enemy="Jh", to_move=2)
    seats = []
    for play, pay in (("2s", "Ts"), ("2c", "Th"), ("Ad", "Td")):
        seats.append(state.to_move)
        state.play(f"play {play}")
        state.play(f"discard {pay}")
    assert seats == [2, 0, 1]
    assert state.to_move == 2


# Groups


@rule("RGC-20")
def test_eight_of_diamonds_with_the_companion_of_clubs():
    state = load("8d Ac Th", enemy="Jh", tavern="2c 3c 4c 5c 6c 7c 8c 9c Tc 2s")
    told = state.play("play 8d Ac")
    assert event(told, "played")["value"] == 9
    assert event(told, "hit")["by"] == 18
    assert event(told, "drew")["count"] == 7  # nine were due, the hand holds eight
    team = load(["8d Ac Th", "2h"], enemy="Jh", tavern="2c 3c 4c 5c 6c 7c 8c 9c Tc 2s")
    told = team.play("play Ac 8d")
    assert sum(e["count"] for e in told if e["event"] == "drew") == 9


@rule("RGC-20")
def test_a_companion_goes_alone_or_with_exactly_one_other_card():
    state = load(["Ah Ad 2c 2d Kc X1", "9h", "9d"], enemy="Kh", castle="Kd Ks")
    legal = state.legal_moves()
    assert {"play Ah", "play Ah Ad", "play Ah 2c", "play Ah Kc", "play Ad Kc"} <= set(legal)
    assert refusal(state, "play Ah Ad 2c") == "RGC-20"
    assert refusal(state, "play Ah 2c 2d") == "RGC-20"
    assert refusal(state, "play Ah X") == "RGC-25"
    told = state.play("play Ad Kc")
    assert event(told, "played")["value"] == 21  # the limit of ten is for combos
    assert event(told, "hit")["by"] == 42


@rule("RGC-20")
def test_three_companions_never():
    state = load("Ah Ad Ac As 2c", enemy="Kh")
    assert refusal(state, "play Ah Ad Ac") == "RGC-20"
    assert refusal(state, "play Ah Ad Ac As") == "RGC-20"


@rule("RGC-21")
def test_one_suit_twice_acts_once_with_the_sum():
    state = load("As 4s Th", enemy="Jh")
    told = state.play("play As 4s")
    assert event(told, "shielded")["by"] == 5
    state = load("Ac 4c Th", enemy="Qh")
    assert event(state.play("play Ac 4c"), "hit")["by"] == 10


@rule("RGC-22")
def test_hearts_resolve_before_diamonds():
    state = load("Ah 3d Tc", enemy="Jc", tavern="", discard="5s")
    told = state.play("play Ah 3d")
    assert kinds(told)[:3] == ["played", "healed", "drew"]
    # Four were healed into an empty Tavern, then all four were drawn.
    assert event(told, "healed")["count"] == 4
    assert event(told, "drew")["count"] == 4


@rule("RGC-23")
def test_three_threes_act_with_nine():
    state = load(["3d 3s 3c Th", "2h"], enemy="Qh", tavern="2c 4c 5c 6c 7c 8c 9c Tc 2s 4s 5s")
    told = state.play("play 3d 3s 3c")
    assert sum(e["count"] for e in told if e["event"] == "drew") == 9
    assert event(told, "shielded")["by"] == 9
    assert event(told, "hit")["by"] == 18


@rule("RGC-23")
def test_every_combo_the_rulebook_allows_and_no_other():
    allowed = {("2", 2), ("2", 3), ("2", 4), ("3", 2), ("3", 3), ("4", 2), ("5", 2)}
    for rank in "23456789TJQK":
        for size in (2, 3, 4):
            cards = [rank + suit for suit in "hdcs"[:size]]
            kings = [king for king in ("Kh", "Kd", "Kc", "Ks") if king not in cards]
            if not kings:
                continue  # four Kings in hand: the game is won
            state = load([" ".join(cards), "Ah"], enemy=kings[0], castle=" ".join(kings[1:]))
            move = "play " + " ".join(cards)
            if (rank, size) in allowed:
                assert move in state.legal_moves()
            else:
                assert move not in state.legal_moves()
                assert refusal(state, move) == "RGC-23"
    assert refusal(load("2h 3h Tc"), "play 2h 3h") == "RGC-23"


# Immunity and the Jester


@rule("RGC-24")
@pytest.mark.parametrize(
    ("enemy", "card", "missing"),
    [("Jh", "4h", "healed"), ("Jd", "4d", "drew"), ("Js", "4s", "shielded")],
)
def test_an_enemy_is_immune_to_its_own_suit_but_not_to_the_number(enemy, card, missing):
    state = load(f"{card} Tc Ts", enemy=enemy, discard="7d 7c")
    told = state.play(f"play {card}")
    assert missing not in kinds(told)
    assert event(told, "hit")["by"] == 4
    assert event(told, "attacked")["by"] == 10
    other = load(f"{card} Tc Ts", enemy="Jc", discard="7d 7c")
    assert missing in kinds(other.play(f"play {card}"))


@rule("RGC-24")
def test_clubs_do_not_double_against_a_club():
    state = load("8c Tc Ts", enemy="Jc")
    assert event(state.play("play 8c"), "hit")["by"] == 8


@rule("RGC-24", "RGC-9")
def test_in_a_group_only_the_immune_suit_is_silent():
    state = load("3d 3c 3s Th", enemy="Qd", tavern="2h 2c")
    told = state.play("play 3d 3c 3s")
    assert "drew" not in kinds(told)
    assert event(told, "shielded")["by"] == 9
    assert event(told, "hit")["by"] == 18


@rule("RGC-25")
def test_a_jester_is_alone_does_nothing_and_cancels_the_immunity():
    state = load(["X1 4c", "5c Td 9h", "6d Tc"], enemy="Jc")
    assert refusal(state, "play X 4c") == "RGC-25"
    assert state.view(0)["enemy"]["immune"] is True
    told = state.play("play X")
    assert kinds(told) == ["played", "immunity_cancelled"]
    assert event(told, "played")["value"] == 0
    state.play("name 2")
    assert state.view(0)["enemy"]["immune"] is False
    assert event(state.play("play 5c"), "hit")["by"] == 10


@rule("RGC-25")
def test_the_next_enemy_is_immune_again():
    state = load(
        ["Tc 4c", "5c", "6d"], enemy="Jc", castle="Jh Js Qc Qh Qd Qs Kc Kh Kd Ks", table=["1: X1"]
    )
    state.play("play Tc")
    assert state.view(0)["enemy"]["immune"] is True


@rule("RGC-26")
def test_after_a_jester_its_player_names_who_goes_next():
    state = load(["X1 4c", "5c Td", "6d Tc 2h"], enemy="Jc")
    told = state.play("play X")
    assert not {"hit", "attacked"} & set(kinds(told))
    assert (state.to_move, state.position()["phase"]) == (0, "name")
    assert state.legal_moves() == ["name 1", "name 2", "name 3"]
    assert refusal(state, "name 4") == "RGC-26"
    told = state.play("name 3")
    assert event(told, "named") == {"event": "named", "seat": 0, "next": 2}
    assert state.to_move == 2
    state.play("play 2h")
    state.play("discard Tc")
    assert state.to_move == 0  # clockwise from the seat named


@rule("RGC-26")
def test_one_may_name_oneself_or_an_empty_handed_player():
    state = load(["X1 4c", "", "6d Tc"], enemy="Jc")
    state.play("play X")
    himself = state.copy()
    himself.play("name 1")
    assert himself.to_move == 0
    state.play("name 2")
    assert state.to_move == 1
    assert state.legal_moves() == ["yield"]


@rule("RGC-27")
def test_spades_around_a_jester_leave_ten_then_seven_then_three():
    state = load(["3s Td", "X1 9h", "4s Tc"], enemy="Js")
    told = state.play("play 3s")
    assert event(told, "attacked")["by"] == 10
    state.play("discard Td")
    told = state.play("play X")
    assert event(told, "shielded") == {"event": "shielded", "by": 3, "total": 3}
    assert state.view(0)["enemy"]["blow"] == 7
    state.play("name 3")
    told = state.play("play 4s")
    assert event(told, "shielded") == {"event": "shielded", "by": 4, "total": 7}
    assert event(told, "attacked")["by"] == 3


@rule("RGC-27")
def test_spades_before_a_jester_shield_with_the_whole_play():
    state = load(["X1 9h", "2h", "3h"], enemy="Js", table=["1: As 7c", "2: 2s"])
    assert state.view(0)["enemy"]["blow"] == 10
    told = state.play("play X")
    assert event(told, "shielded")["by"] == 10  # eight from the pair, two from the two
    assert state.view(0)["enemy"]["blow"] == 0


@rule("RGC-28")
def test_other_suits_gain_nothing_from_a_later_jester():
    clubs = load(["X1 9h", "2h", "3h"], enemy="Jc", table=["1: 7c"])
    clubs.play("play X")
    assert clubs.view(0)["enemy"]["damage"] == 7
    for enemy, card in (("Jh", "7h"), ("Jd", "7d")):
        state = load(["X1 9c", "2c", "3c"], enemy=enemy, table=[f"1: {card}"], discard="5s 5c")
        before = state.position()
        told = state.play("play X")
        assert kinds(told) == ["played", "immunity_cancelled"]
        assert state.position()["tavern"] == before["tavern"]
        assert state.position()["hands"][1] == ["2c"]


@rule("RGC-29")
def test_the_jester_goes_to_the_discard_pile_with_the_played_cards():
    state = load(["Tc 4c", "5c", "6d"], enemy="Jh", table=["1: X1"])
    assert "X1" not in state.position()["discard"]
    state.play("play Tc")
    assert "X1" in state.position()["discard"]


@rule("RGC-29")
def test_a_second_jester_only_passes_the_turn():
    state = load(["X2 4c", "5c", "6d", "7d"], enemy="Js", table=["1: 4s", "2: X1"])
    assert state.view(0)["enemy"]["blow"] == 6
    told = state.play("play X")
    assert kinds(told) == ["played"]
    assert state.view(0)["enemy"]["blow"] == 6  # no shield counts twice
    assert state.position()["phase"] == "name"


@rule("RGC-29")
def test_a_discarded_jester_goes_to_the_pile_at_once():
    state = load(["2c X1 Tc", "3c", "5c"], enemy="Jh")
    state.play("play 2c")
    state.play("discard Tc X")
    assert {"Tc", "X1"} <= set(state.position()["discard"])


# Yielding


@rule("RGC-30")
def test_a_yield_goes_straight_to_the_blow():
    state = load(["2c Th", "3c Td"], enemy="Jh")
    told = state.play("yield")
    assert kinds(told) == ["yielded", "attacked"]
    assert (state.to_move, state.position()["phase"]) == (0, "discard")
    assert state.view(None)["enemy"]["damage"] == 0


@rule("RGC-31")
def test_after_two_yields_in_a_game_of_three_the_third_may_not():
    state = load(["2c Th", "3c Td", "4c Ts"], enemy="Jh")
    state.play("yield")
    state.play("discard Th")
    state.play("yield")
    state.play("discard Td")
    assert "yield" not in state.legal_moves()
    assert refusal(state, "yield") == "RGC-31"


@rule("RGC-31")
def test_two_players_cannot_both_yield():
    state = load(["2c Th", "3c Td"], enemy="Jh")
    state.play("yield")
    state.play("discard Th")
    assert refusal(state, "yield") == "RGC-31"
    state.play("play 3c")
    state.play("discard Td")
    assert "yield" in state.legal_moves()  # one's own flag is no bar to oneself


@rule("RGC-31")
def test_a_play_clears_the_flag_and_a_jester_is_a_play():
    state = load(["X1 Th", "3c Td", "4c"], enemy="Jh", yielded=[True, True, False])
    state.play("play X")
    assert state.position()["yielded"] == [False, True, False]
    state.play("name 3")
    assert "yield" in state.legal_moves()


@rule("RGC-31")
def test_a_new_enemy_or_being_passed_over_changes_nobodys_flag():
    state = load(["Tc Th", "3c Td", "4c"], enemy="Jh", yielded=[False, True, True])
    state.play("play Tc")
    assert state.position()["yielded"] == [False, True, True]
    assert refusal(state, "yield") == "RGC-31"
    passed = load(["X1 Th", "3c Td", "4c"], enemy="Jh", yielded=[False, True, False])
    passed.play("play X")
    passed.play("name 3")
    assert passed.position()["yielded"] == [False, True, False]


@rule("RGC-31")
def test_a_free_yield_is_legal_in_company():
    state = load(["2c", "3c"], enemy="Jh", table=["Ts"])
    state.play("yield")
    assert state.to_move == 1
    assert state.position()["yielded"] == [True, False]


@rule("RGC-32")
def test_alone_one_never_yields_unless_the_option_allows_it():
    state = load("2c Th Td", enemy="Jh")
    assert "yield" not in state.legal_moves()
    assert refusal(state, "yield") == "RGC-32"
    twice = load("2c Th Td", enemy="Jh", options={"solo_yield": "not_twice_running"})
    twice.play("yield")
    twice.play("discard Th")
    assert refusal(twice, "yield") == "RGC-32"
    twice.play("flip")
    assert refusal(twice, "yield") == "RGC-32"  # a flip is no play
    always = load("2c Th Td", enemy="Jh", options={"solo_yield": "always"})
    always.play("yield")
    always.play("discard Th")
    assert "yield" in always.legal_moves()


@rule("RGC-32")
def test_a_play_allows_the_next_solo_yield():
    state = load(
        "2c Th Td", enemy="Jh", yielded=[True], options={"solo_yield": "not_twice_running"}
    )
    assert "yield" not in state.legal_moves()
    state.play("play 2c")
    state.play("discard Th")
    assert "yield" in state.legal_moves()


@rule("RGC-32")
@pytest.mark.parametrize("option", ["not_twice_running", "always"])
def test_a_solo_yield_that_costs_nothing_is_not_legal(option):
    state = load("2c Th", enemy="Jh", table=["Ts"], options={"solo_yield": option})
    assert refusal(state, "yield") == "RGC-32"
    state = load("5s", enemy="Jh", table=["6s"], jesters=0, options={"solo_yield": option})
    state.play("play 5s")  # the shield is complete, the hand empty, no Jester left
    assert state.outcome.as_dict() == {"won": False, "reason": "stuck", "ended_by": 0}


# Defeated enemies in hand, the end


@rule("RGC-33")
def test_royals_in_hand_attack_pay_and_have_their_suits_power():
    state = load("Jd Qs Kc 2h", enemy="Kh", castle="Kd Ks", tavern="3h 4h 5h 6h 7h")
    told = state.copy().play("play Jd")
    assert (event(told, "hit")["by"], event(told, "drew")["count"]) == (10, 5)
    told = state.copy().play("play Kc")
    assert event(told, "hit")["by"] == 40
    told = state.play("play Qs")
    assert event(told, "attacked")["by"] == 5
    paying = load("2h Jd Qs Kc", enemy="Kh", castle="Kd Ks")
    paying.play("play 2h")
    legal = paying.legal_moves()
    assert {"discard Kc", "discard Jd Qs"} <= set(legal)
    assert not {"discard Jd", "discard Qs"} & set(legal)


@rule("RGC-34")
def test_the_game_is_won_at_once_when_the_last_king_falls():
    state = load(["Kc 2h", "3h"], enemy="Kh", castle="", table=["5s"])
    told = state.play("play Kc")
    assert state.outcome.as_dict() == {"won": True, "reason": "last_king", "ended_by": 0}
    assert state.to_move is None
    assert state.legal_moves() == []
    assert kinds(told)[-1] == "ended"
    position = state.position()
    assert {"Kh", "Kc", "5s"} <= set(position["discard"])
    assert (position["enemy"], position["table"]) == (None, [])
    exact = load(["Kc 2h", "3h"], enemy="Kh", castle="")
    exact.play("play Kc")
    assert exact.position()["tavern"][0] == "Kh"
    with pytest.raises(regalia.IllegalMove) as caught:
        exact.play("play 2h")
    assert caught.value.code == "move/game_over"


@rule("RGC-35")
def test_whoever_can_neither_play_nor_yield_has_lost():
    state = load(["2c Th", "", "5c"], enemy="Jh", yielded=[True, False, True])
    state.play("play 2c")
    state.play("discard Th")
    assert state.to_move == 1  # the first player's flag is cleared: an empty hand may yield
    stuck = load(["2c Th", ""], enemy="Jh", yielded=[False, False])
    stuck.play("yield")
    stuck.play("discard Th")
    assert stuck.outcome.as_dict() == {"won": False, "reason": "stuck", "ended_by": 0}
    solo = load("2c Th", enemy="Jh", jesters=0)
    solo.play("play 2c")
    solo.play("discard Th")
    assert solo.outcome.reason == "stuck"


@rule("RGC-35")
def test_losing_moves_are_legal():
    state = load(["2c", "3c"], enemy="Jh")
    assert "yield" in state.legal_moves()
    state.play("yield")
    assert state.outcome.reason == "uncovered"
    naming = load(["X1", "3c", "4c"], enemy="Jh", yielded=[False, True, True])
    naming.play("play X")
    naming.play("name 1")
    assert naming.outcome.reason == "stuck"


@rule("RGC-35")
def test_the_killer_without_cards_is_stuck_too():
    state = load("Tc", enemy="Jh", jesters=0)
    state.play("play Tc")
    assert state.outcome.reason == "stuck"


# Talking


@rule("RGC-36", "RGC-37")
def test_wishes_may_be_spoken_only_between_a_jester_and_the_next_turn():
    state = load(["X1 9h", "2h", "3h"], enemy="Js")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["talk"] == ["facts"]
    state.play("play X")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["talk"] == ["facts", "wishes"]
    state.play("name 2")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["talk"] == ["facts"]


@rule("RGC-36")
def test_public_facts_are_public_and_hands_are_not():
    state = load(["2c Th", "3c Td 4d"], enemy="Jh", tavern="5c 6c 7c")
    view = state.view(0)
    assert view["hand_sizes"] == [2, 3]
    assert view["tavern"] == 3
    assert view["hand"] == ["2c", "Th"]
    assert "3c" not in str({name: view[name] for name in view if name != "lots"})


# Solo


@rule("RGC-38")
def test_alone_two_jesters_are_set_aside_and_the_turns_follow_each_other():
    state = deals(1, 1)[0]
    assert state.position()["jesters"] == 2
    assert "X1" not in str(state.position())
    state = load("2c Th 3c Td", enemy="Jh")
    state.play("play 2c")
    state.play("discard Th")
    assert (state.to_move, state.position()["phase"]) == (0, "play")


@rule("RGC-39")
def test_a_flip_discards_the_hand_and_refills_it():
    state = load("2c 3c", enemy="Jd", table=["4s"], tavern="5c 6c 7c 8c 9c 5h 6h 7h 8h")
    told = state.play("flip")
    position = state.position()
    assert kinds(told) == ["flipped", "drew"]
    assert set(position["hands"][0]) == {"5c", "6c", "7c", "8c", "9c", "5h", "6h", "7h"}
    assert position["tavern"] == ["8h"]
    assert {"2c", "3c"} <= set(position["discard"])
    assert position["jesters"] == 1
    shown = state.view(0)["enemy"]
    assert (shown["damage"], shown["shield"], shown["immune"]) == (4, 4, True)
    assert position["table"] == [{"seat": 0, "cards": ["4s"]}]


@rule("RGC-39")
def test_a_short_tavern_refills_less_and_the_old_hand_does_not_come_back():
    state = load("2c 3c", enemy="Jd", tavern="5c")
    state.play("flip")
    assert state.position()["hands"] == [["5c"]]
    empty = load("", enemy="Jd", tavern="5c", jesters=1)
    empty.play("flip")
    assert empty.position()["hands"] == [["5c"]]
    nothing = load("2c 3c", enemy="Jd", tavern="")
    nothing.play("flip")
    assert nothing.position()["hands"] == [[]]
    assert nothing.legal_moves() == ["flip"]
    nothing.play("flip")
    assert nothing.outcome.reason == "stuck"


@rule("RGC-39")
def test_only_alone_can_a_jester_be_flipped():
    state = load(["2c Th", "3c", "X1"], enemy="Jh")
    assert refusal(state, "flip") == "RGC-39"


@rule("RGC-39")
def test_a_flip_keeps_the_yield_flag():
    state = load("2c", enemy="Jd", yielded=[True], options={"solo_yield": "not_twice_running"})
    state.play("flip")
    assert state.position()["yielded"] == [True]


@rule("RGC-40")
def test_both_jesters_may_be_flipped_at_the_same_moment_and_each_once():
    state = load("2c 3c", enemy="Jh")
    state.play("flip")
    assert state.position()["phase"] == "play"
    state.play("flip")
    assert "flip" not in state.legal_moves()
    assert refusal(state, "flip") == "RGC-40"


@rule("RGC-40")
def test_a_flip_at_step_four_owes_the_same_damage_from_the_new_hand():
    state = load("2c 3c 4c 5c", enemy="Qh", tavern="6c 7c 8c 9c Tc Th Td 9h")
    state.play("play 2c")
    assert state.view(0)["owed"] == 15
    state.play("flip")
    assert state.view(0)["owed"] == 15
    assert state.position()["phase"] == "discard"
    state.play("discard 7c 8c")
    assert state.position()["phase"] == "play"


@rule("RGC-40")
def test_too_poor_a_hand_with_a_jester_left_can_only_flip():
    state = load("2c 3c", enemy="Jh", jesters=1)
    state.play("play 2c")
    assert state.outcome is None
    assert state.legal_moves() == ["flip"]
    assert refusal(state, "discard 3c") == "RGC-18"
    poor = load("2c 3c", enemy="Jh", jesters=1, tavern="4c")
    poor.play("play 2c")
    poor.play("flip")
    assert poor.outcome.reason == "uncovered"


@rule("RGC-41")
@pytest.mark.parametrize(("left", "medal"), [(2, "gold"), (1, "silver"), (0, "bronze")])
def test_medals_count_the_jesters_used(left, medal):
    state = load("Kc 2h", enemy="Kh", castle="", jesters=left)
    state.play("play Kc")
    assert state.outcome.medal == medal


@rule("RGC-41")
def test_no_medals_in_company_or_in_defeat():
    state = load(["Kc 2h", "3h"], enemy="Kh", castle="")
    state.play("play Kc")
    assert state.outcome.medal is None
    lost = load("2h 3h", enemy="Kh", jesters=0)
    lost.play("play 2h")
    assert lost.outcome.medal is None


# What a player knows


@rule("RGC-42")
def test_after_a_heal_everybody_knows_which_cards_went_under_the_tavern():
    state = load(["3h Ts Tc", "2c"], enemy="Jc", tavern="2s", discard="4h 5h 6h")
    healed = event(state.play("play 3h"), "healed")["cards"]
    for seat in (0, 1, None):
        assert [lot["cards"] for lot in state.view(seat)["lots"] if lot["tavern"] == 3] == [healed]


@rule("RGC-43")
def test_the_order_of_the_discard_pile_and_of_a_hand_means_nothing_that_of_plays_does():
    state = load("5c 2c Th", enemy="Kh", table=["9s", "3d 3c"])
    view = state.view(0)
    assert view["hand"] == ["2c", "5c", "Th"]
    assert view["table"] == [{"seat": 0, "cards": ["9s"]}, {"seat": 0, "cards": ["3d", "3c"]}]
    assert view["discard"] == sorted_cards(" ".join(view["discard"]))


@rule("RGC-44")
def test_the_lots_are_set_up_cards_healed_batches_and_laid_enemies():
    state = load(
        ["Tc 2h 3h", "4d 9c", "6h Td"],
        enemy="Jh",
        discard="7s 7c 8s",
        tavern="5h 5d 5c",
    )
    everything_else = set(state.position()["discard"])
    state.play("play Tc")  # exactly: the Jack lies on the Tavern
    lots = state.view(None)["lots"]
    assert lots[0] == {"cards": ["Jh"], "tavern": 1, "hands": [0, 0, 0], "mine": []}
    assert lots[1]["tavern"] == 3
    assert lots[1]["hands"] == [2, 2, 2]
    assert set(lots[1]["cards"]) == {"2h", "3h", "4d", "9c", "6h", "Td", "5h", "5d", "5c"}
    state.play("play 2h")  # on the Jack of Diamonds: two cards go under the Tavern
    lots = state.view(None)["lots"]
    assert [lot["tavern"] for lot in lots] == [1, 3, 2]
    assert set(lots[2]["cards"]) <= everything_else | {"Tc"}
    mine = state.view(0)["lots"]
    assert mine[1]["mine"] == ["3h"]
    assert mine[1]["hands"] == [0, 2, 2]
    assert "3h" not in mine[1]["cards"]


@rule("RGC-44")
def test_who_drew_an_exactly_killed_enemy_is_known():
    state = load(
        ["Tc 2d 9h", "3c"], enemy="Jh", castle="Jc Jd Js Qh Qd Qc Qs Kh Kd Kc Ks", tavern="5h 5d"
    )
    state.play("play Tc")
    state.play("play 2d")  # draws the Jack, the partner draws the five
    for seat in (1, None):
        lots = {tuple(lot["cards"]): lot for lot in state.view(seat)["lots"]}
        assert lots[("Jh",)]["hands"] == [1, 0]


@rule("RGC-44")
def test_a_card_that_is_played_or_discarded_leaves_its_lot():
    state = load(["2c Th 9h", "3c"], enemy="Jh")
    state.play("play 2c")
    state.play("discard Th")
    lots = state.view(None)["lots"]
    assert len(lots) == 1
    assert not {"2c", "Th"} & set(lots[0]["cards"])


@rule("RGC-45")
def test_the_two_jesters_can_be_told_apart_but_are_one_in_moves():
    state = load(["X1 X2 4c", "5c", "6d", "7d"], enemy="Jh")
    assert state.view(0)["hand"] == ["4c", "X1", "X2"]
    assert state.legal_moves().count("play X") == 1
    state.play("play X")
    assert state.position()["table"][-1]["cards"] == ["X1"]
    assert state.position()["hands"][0] == ["4c", "X2"]
    paying = load(["X1 X2 4c Tc", "5c", "6d", "7d"], enemy="Jh")
    paying.play("play 4c")
    assert paying.legal_moves() == ["discard Tc", "discard Tc X", "discard Tc X X"]
    paying.play("discard X Tc")
    assert paying.position()["hands"][0] == ["X2"]


@rule("RGC-45")
def test_the_second_jester_cannot_leave_before_the_first():
    state = load(["X1 X2 4c", "5c", "6d", "7d"], enemy="Jh")
    with pytest.raises(regalia.IllegalMove) as caught:
        state.act(1 << 53)
    assert caught.value.rule == "RGC-45"


@rule("RGC-47")
def test_when_the_game_is_over_all_cards_are_shown():
    state = load(["2c 4h 5h", "Tc Td"], enemy="Jh", tavern="6c 7c")
    assert "revealed" not in state.view(1)
    state.play("play 2c")
    for seat in (0, 1, None):
        revealed = state.view(seat)["revealed"]
        assert revealed["hands"] == [["4h", "5h"], ["Td", "Tc"]]
        assert revealed["tavern"] == ["6c", "7c"]
        assert revealed["castle"] == state.position()["castle"]


@rule("RGC-48")
def test_legal_moves_in_their_order():
    state = load("5d Ah 2h 2d 2c 3c", enemy="Jh", options={"solo_yield": "always"})
    assert state.legal_moves() == [
        "play Ah", "play Ah 2h", "play Ah 2d", "play Ah 2c", "play Ah 3c", "play Ah 5d",
        "play 2h", "play 2h 2d", "play 2h 2d 2c", "play 2h 2c",
        "play 2d", "play 2d 2c", "play 2c", "play 3c", "play 5d", "yield", "flip",
    ]  # fmt: skip
    state = load("Ah 9h Tc 2d", enemy="Jh")
    state.play("play 2d")
    drawn = state.position()["hands"][0]
    legal = state.legal_moves()
    assert legal[-1] == "flip"
    sets = [tuple(CARDS.index(card) for card in move.split()[1:]) for move in legal[:-1]]
    assert sets == sorted(set(sets))
    assert set(sets) == {
        tuple(CARDS.index(card) for card in chosen)
        for size in range(1, len(drawn) + 1)
        for chosen in itertools.combinations(drawn, size)
        if sum(worth(card) for card in chosen) >= 10
    }


def worth(card):
    return {"A": 1, "T": 10, "J": 10, "Q": 15, "K": 20, "X": 0}.get(card[0]) or int(card[0])


@rule("RGC-48")
def test_any_order_is_accepted_and_a_discard_is_kept_in_the_order_given():
    state = load("3s 3c 3d 9h 2h Td", enemy="Qh")
    state.play("play 3s 3d 3c")
    state.play("discard 9h 2h")  # the shield has left a blow of six
    assert state.moves == ["play 3d 3c 3s", "discard 9h 2h"]


@rule("RGC-49")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_game_ends(players):
    options = {"solo_yield": "always"} if players == 1 else {}
    for state in deals(players, 25, **options):
        # Yield whenever it is legal, else do as little as possible.
        for _ in range(2000):
            legal = state.legal_moves()
            if not legal:
                break
            state.play("yield" if "yield" in legal else legal[0])
        assert state.outcome is not None


# The rulings that are options


@rule("RGC-18")
@pytest.mark.parametrize(
    ("overpay", "expected"),
    [
        ("allowed", {"Tc", "4h 6h", "4h Tc", "6h Tc", "4h 6h Tc"}),
        ("until_covered", {"Tc", "4h 6h", "4h Tc", "6h Tc"}),
        ("forbidden", {"Tc", "4h 6h"}),
    ],
)
def test_the_option_overpay(overpay, expected):
    state = load("2d 4h 6h Tc", enemy="Jd", jesters=0, options={"overpay": overpay})
    state.play("play 2d")
    assert {move.removeprefix("discard ") for move in state.legal_moves()} == expected
    if overpay != "allowed":
        assert refusal(state, "discard 4h 6h Tc") == "RGC-18"


@rule("RGC-18")
def test_a_jester_is_always_superfluous_where_overpaying_is_forbidden():
    state = load(["2d 4h 6h X1", "3c", "5c"], enemy="Jd", options={"overpay": "forbidden"})
    state.play("play 2d")
    assert state.legal_moves() == ["discard 4h 6h"]
    state = load(["2d 4h 6h X1", "3c", "5c"], enemy="Jd", options={"overpay": "until_covered"})
    state.play("play 2d")
    assert state.legal_moves() == ["discard 4h 6h", "discard 4h 6h X"]
