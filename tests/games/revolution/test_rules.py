"""The rulebook, sentence by sentence. Each test names the rules it proves."""

import random
from collections import Counter

import pytest

import regalia
from regalia.games.revolution import cards as data
from tests.games.revolution.positions import (
    CELLS,
    NEUTRALS,
    REGALITY,
    RELIGION,
    after,
    cells_for,
    choices,
    event,
    field,
    kinds,
    lay,
    load,
    pile,
    refusal,
    split,
    stream,
)
from tests.rulebook import rule

both_sides = pytest.mark.parametrize("side", [0, 1])

SYSTEMS = ["standard", "old_style", "random", "draft", "secret_random", "secret_draft"]
ACTIVE = {
    *(card for card in REGALITY + RELIGION if card not in ("Castle", "Temple")),
    "Samurai", "Ninja", "Poet", "Artist", "Witch", "FortuneTeller", "Historian", "Fairy",
    "Assassin", "Necromancer", "Pirate", "Dragon", "Revolutionary", "Adventurer", "Merchant",
}  # fmt: skip
PASSIVE = {"Castle", "Temple", "Shaman", "Enchantress", "Sage", "Hermit", "Tower", "Death"}
UNCOVERS = {"tower_falls": "uncovers"}
#: Cards that do nothing once they lie on the field
PLAIN = split("King Queen Princess Minister General Mage Pope Cardinal Saint")


def deals(count=60, **options):
    game = regalia.game("revolution", **options)
    return [game.deal(f"rules#{number}") for number in range(count)]


def to_play(state):
    """Through the draft, taking whatever comes first."""
    while state.position()["phase"] in ("take", "keep"):
        state.play(state.legal_moves()[0])
    return state


def filled(cells, cards, allies=0):
    """Plain cards on these cells: the first `allies` of seat 0, the others of seat 1."""
    return {
        cell: card if number < allies else f"!{card}"
        for number, (cell, card) in enumerate(zip(cells, cards, strict=False))
    }


def one_free(allies, free="c3", last="Citizen", theirs="Temple", **facts):
    """Seat 0 fills the field with its last card and then has this many allies."""
    plain = [card for card in PLAIN if card not in (last, theirs)]
    cells = [cell for cell in CELLS if cell != free]
    return load(last, theirs, field=filled(cells, plain, allies - 1), **facts)


def shielded(state):
    """The cells of face-up cards with a Shield."""
    face_up = {cell for cell, text in field(state).items() if "down" not in text}
    return set(state.view(None)["shielded"]) & face_up


# Set-up


@rule("RRR-1")
def test_two_players_face_each_other():
    for players in (1, 3, 4):
        with pytest.raises(regalia.BadOption) as caught:
            regalia.game("revolution", players=players)
        assert caught.value.code == "option/value"
    state = regalia.game("revolution").deal(1)
    assert [state.view(seat)["seat"] for seat in (0, 1)] == [0, 1]
    with pytest.raises(regalia.BadOption):
        state.view(2)
    # What is in front of one is behind for the other.
    around = lay("a1 King, b1 !Pope, c1 Mage, a3 !Monk, b3 Queen, c3 !Saint")
    state = load("FortuneTeller", field=around)
    state.play("FortuneTeller@b2 front")
    assert field(state) == (around | lay("b2 FortuneTeller, a3 Monk, b3 !Queen, c3 Saint"))
    state = load("Citizen", "FortuneTeller", field=around, to_move=1)
    state.play("FortuneTeller@b2 front")
    assert field(state) == (around | lay("b2 !FortuneTeller, a1 !King, b1 Pope, c1 !Mage"))


@rule("RRR-2", "RRR-29")
def test_old_style_is_played_with_the_cards_of_the_two_sides_and_the_citizen_only():
    for state in deals(20, system="old_style"):
        truth = state.position()
        assert sorted(truth["areas"][0] + truth["areas"][1]) == sorted(
            [*REGALITY, *RELIGION, "Citizen"]
        )
        for name in ("neutral", "aside", "used", "discard", "offer"):
            assert truth[name] == []
        assert state.view(None)["unseen"] == []


@rule("RRR-3")
def test_the_field_is_nine_cells_laid_at_random_and_without_numbers():
    state = regalia.game("revolution").deal(1)
    assert state.position()["board"] == {}
    assert state.position()["numbers"] is None
    assert sorted(state.legal_moves()) == sorted(f"Citizen@{cell}" for cell in CELLS)
    where = Counter()
    for state in deals(450, numbered="yes"):
        numbers = state.position()["numbers"]
        assert sorted(numbers) == list(range(1, 10))
        where.update(enumerate(numbers))
    # 450 / 9 = 50 times each number on each cell; standard deviation 6.7
    assert len(where) == 81
    assert all(20 < count < 85 for count in where.values())


@rule("RRR-4")
def test_each_side_has_its_seven_cards():
    for state in deals(20):
        areas = state.position()["areas"]
        assert [card for card in areas[0] if card != "Citizen"] == REGALITY
        assert [card for card in areas[1] if card != "Citizen"] == RELIGION


@rule("RRR-4")
@pytest.mark.parametrize(("red", "blue"), zip(REGALITY, RELIGION, strict=True))
def test_the_two_sets_have_the_same_powers(red, blue):
    around = lay("a1 Samurai, b1 !Ninja, c1 Witch, a2 !Dragon, b3 !Poet")
    told = []
    for card in (red, blue):
        state = load(card, field=around)
        listed = state.legal_moves()
        results = []
        for move in listed:
            later = after(state, move)
            board = {cell: text.replace(card, "?") for cell, text in field(later).items()}
            results.append((move.replace(card, "?"), board, shielded(later)))
        told.append(results)
    assert told[0] == told[1]
    assert (len(told[0]) > 4) == (red != "Castle")


@rule("RRR-5")
@pytest.mark.parametrize("system", ["standard", "old_style", "random", "draft"])
def test_all_areas_lie_open(system):
    for state in deals(10, system=system):
        to_play(state)
        truth = state.position()
        assert truth["hidden"] == [[], []]
        for seat in (0, 1, None):
            for owner, area in enumerate(state.view(seat)["areas"]):
                assert area["open"] == truth["areas"][owner]
                assert area["hidden_count"] == 0


@rule("RRR-6")
def test_five_of_the_twenty_one_neutrals_lie_open_and_the_rest_are_set_aside():
    seen = Counter()
    for state in deals(420):
        truth = state.position()
        assert len(truth["neutral"]) == 5
        assert sorted(truth["neutral"] + truth["aside"]) == sorted(NEUTRALS)
        assert state.view(0)["neutral"] == state.view(None)["neutral"] == truth["neutral"]
        seen.update(truth["neutral"])
    # 420 * 5 / 21 = 100 each; standard deviation 8.7
    assert len(seen) == 21
    assert all(65 < count < 140 for count in seen.values())
    state = regalia.game("revolution").deal(3)
    state.play("Citizen@b2")
    placed = {move.partition("@")[0] for move in state.legal_moves()}
    assert not placed & set(state.position()["aside"])


@rule("RRR-7")
def test_who_plays_first_is_drawn_or_chosen():
    drawn = Counter(state.to_move for state in deals(200))
    assert 60 < drawn[0] < 140 and drawn[0] + drawn[1] == 200
    assert {state.to_move for state in deals(20, first="regality")} == {0}
    assert {state.to_move for state in deals(20, first="religion")} == {1}


@rule("RRR-8", "RRR-9")
@pytest.mark.parametrize("first", ["regality", "religion"])
def test_the_first_player_has_the_citizen_and_must_place_it_on_any_cell(first):
    seat = ["regality", "religion"].index(first)
    for state in deals(10, first=first):
        areas = state.position()["areas"]
        assert "Citizen" in areas[seat] and "Citizen" not in areas[1 - seat]
        assert sorted(state.legal_moves()) == sorted(f"Citizen@{cell}" for cell in CELLS)
        assert refusal(state, f"{areas[seat][0]}@b2") == "RRR-8"
        assert refusal(state, f"{state.position()['neutral'][0]}@b2") == "RRR-8"
        for cell in CELLS:
            assert field(after(state, f"Citizen@{cell}")) == {cell: "!" * seat + "Citizen"}


@rule("RRR-8")
def test_only_the_first_turn_is_forced():
    state = regalia.game("revolution", first="regality").deal(1)
    state.play("Citizen@b2")
    assert {"Pope@a1", "Temple@c3"} <= set(state.legal_moves())
    state.play("Pope@a1")
    placed = {move.partition("@")[0] for move in state.legal_moves()}
    assert placed >= set(REGALITY) and "Citizen" not in placed


# Play


@rule("RRR-10", "RRR-50")
def test_a_card_is_played_as_an_ally_of_who_plays_it_whatever_its_colour():
    for seat, mark in ((0, ""), (1, "!")):
        for card in ("King", "Pope", "Death", "Castle"):
            areas = (card, "Citizen") if seat == 0 else ("Citizen", card)
            state = load(*areas, to_move=seat, b1="Ninja")
            state.play(f"{card}@a3")
            assert field(state)["a3"] == mark + card
            assert state.position()["board"]["a3"]["ally"] == seat


@rule("RRR-11")
@both_sides
def test_a_card_of_the_own_or_the_neutral_area_goes_on_a_free_cell(side):
    state = load("King Castle", "Pope", neutral="Sage Death", a1="Queen", c3="!Monk", side=side)
    free = set(CELLS) - {"a1", "c3"}
    for card in ("King", "Castle", "Sage", "Death"):
        assert cells_for(state, card) == free
    placed = {move.partition("@")[0] for move in state.legal_moves()}
    assert placed == {"King", "Castle", "Sage", "Death"}
    later = after(state, "Sage@b2")
    assert pile(later, "neutral") == {"Death"} and pile(later, "areas", 0) == {"King", "Castle"}
    later = after(state, "King@b2")
    assert pile(later, "neutral") == {"Sage", "Death"} and pile(later, "areas", 0) == {"Castle"}
    assert field(later)["b2"] == "King"


@rule("RRR-11")
def test_no_other_card_and_no_occupied_cell():
    state = load("King Castle", "Pope", neutral="Sage", a1="Queen", c3="!Monk")
    assert refusal(state, "Pope@b2") == "RRR-11"
    assert refusal(state, "Samurai@b2") == "RRR-11"  # set aside
    assert refusal(state, "Saint@b2") == "RRR-11"  # in the discard pile
    assert refusal(state, "King@a1") == "RRR-11"
    assert refusal(state, "Castle@c3") == "RRR-11"


@rule("RRR-12")
def test_effects_are_immediate_or_permanent():
    state = load("Minister Castle", "Pope Bishop", a1="!Queen")
    later = after(state, "Minister@b2 a1")
    assert field(later) == {"a1": "Queen", "b2": "Minister"}
    assert choices(later, "Bishop@a2") == {"", "a1", "b2"}  # the Minister does nothing any more
    later = after(state, "Castle@b2")
    assert field(later) == {"a1": "!Queen", "b2": "Castle"}
    assert choices(later, "Bishop@a2") == {"", "a1"}  # the Castle still does


@rule("RRR-13")
@pytest.mark.parametrize("system", SYSTEMS)
def test_players_alternate_until_the_field_is_full(system):
    chance = random.Random(13)
    for state in deals(6, system=system):
        to_play(state)
        seat = state.position()["first"]
        while state.to_move is not None:
            assert state.to_move == seat
            move = chance.choice(state.legal_moves())
            told = state.play(move)
            assert told[0]["seat"] == seat
            seat = 1 - seat
        if state.outcome.reason in ("allies", "death"):
            assert set(field(state)) == set(CELLS)


# The end


@rule("RRR-14")
@both_sides
def test_the_game_ends_when_nine_cards_lie_there_and_their_effects_are_resolved(side):
    # Four allies of seat 0 before the last card; its effect makes six of them.
    state = one_free(5, last="Minister", theirs="Temple", side=side)
    assert after(state, "Minister@c3").outcome.scores == (5, 4)
    later = after(state, "Minister@c3 c2")
    assert field(later)["c2"] == "Pope"
    assert later.outcome.scores == (6, 3)
    later = after(one_free(5, last="Minister", side=side, free="a1"), "Minister@a1 b1")
    assert later.outcome.scores == (4, 5) and later.outcome.winner == 1
    # Not before the ninth card
    state = load("King", "Temple", field=filled(CELLS[:7], PLAIN[1:], 7), side=side)
    state.play("King@b3")
    assert state.outcome is None and state.to_move == 1


@rule("RRR-15")
@both_sides
@pytest.mark.parametrize("allies", range(1, 10))
def test_more_allies_win(allies, side):
    state = one_free(allies, side=side)
    told = state.play("Citizen@c3")
    assert state.to_move is None and state.legal_moves() == []
    assert state.outcome.winner == (0 if allies >= 5 else 1)
    assert state.outcome.reason == "allies"
    assert state.outcome.scores == (allies, 9 - allies)
    ended = event(told, "game_ended")
    assert (ended["winner"], ended["reason"]) == (state.outcome.winner, "allies")
    with pytest.raises(regalia.IllegalMove) as caught:
        state.play("Citizen@c3")
    assert caught.value.code == "move/game_over"


@rule("RRR-22", "RRR-44", "AR-3")
@both_sides
@pytest.mark.parametrize(
    ("card", "choice", "there"),
    [
        *((card, "b1", {}) for card in ("King", "Pope")),
        *((card, "c2", {}) for card in ("General", "Paladin")),
        *((card, "a1", {}) for card in ("Mage", "Monk")),
        ("Pirate", "a2", {}),
        ("Poet", "b1 c2", {"b1": "General"}),
        ("Artist", "c1 c2", {"c1": "!Pope"}),
        ("Poet", "b1 c1 a1", {"b1": "Artist", "c1": "!Mage"}),
    ],
)
def test_the_card_that_completes_the_field_destroys_nothing(card, choice, there, side):
    around = lay("a1 !Samurai, b1 Ninja, c1 !Witch, a2 Castle, c2 !Fairy, a3 Dragon, b3 !Temple")
    around |= {"c3": "Assassin", **there}
    state = load(card, "Saint", field=around, side=side)
    listed = choices(state, f"{card}@b2")
    assert listed == {""} or card in ("Poet", "Artist")
    assert not any(found.startswith(choice.rpartition(" ")[0] or choice) for found in listed)
    assert refusal(state, f"{card}@b2 {choice}") in ("RRR-22", "RRR-44")
    # With one more cell free the same card does destroy.
    del around["c3"]
    state = load(card, "Saint", field=around, side=side)
    state.play(f"{card}@b2 {choice}")
    hit = choice.split()[-1]
    assert field(state)[hit] == around[hit] + " down by 0"


@rule("RRR-23")
@both_sides
def test_who_must_play_and_has_no_card_has_lost(side):
    state = load("King Queen", "Pope", b1="!Monk", side=side)
    assert after(state, "King@a1").outcome is None
    state.play("King@a1")
    state.play("Pope@b2 b1")  # more allies than seat 0, and its last card
    state.play("Queen@c3")
    assert state.outcome.winner == 0 and state.outcome.reason == "no_card"
    assert state.to_move is None


@rule("RRR-23")
@both_sides
@pytest.mark.parametrize("card", ["Assassin", "Adventurer"])
def test_who_loses_the_last_card_to_an_effect_has_lost(card, side):
    state = load(card, "Pope", b1="!Monk", side=side)
    assert after(state, f"{card}@b2").outcome is None
    later = after(state, f"{card}@b2 Pope")
    assert later.outcome.winner == 0 and later.outcome.reason == "no_card"


@rule("RRR-23")
def test_a_card_in_the_neutral_area_is_enough():
    state = load("King Queen", "", neutral="Dragon", b1="!Monk")
    later = after(state, "King@a1")
    assert later.outcome is None and later.to_move == 1
    assert {move.partition("@")[0] for move in later.legal_moves()} == {"Dragon"}
    later = after(state, "Dragon@a1")  # takes the last neutral away
    assert later.outcome.winner == 0 and later.outcome.reason == "no_card"


# A match


@rule("RRR-16", "AR-58")
def test_best_of_three_ends_with_the_second_win():
    options = {"match": "best_of_three"}
    state = one_free(6, options=options)
    told = state.play("Citizen@c3")
    assert event(told, "game_ended")["winner"] == 0
    assert state.outcome is None
    truth = state.position()
    assert (truth["wins"], truth["match_game"], truth["phase"]) == ([1, 0], 2, "choose")
    state = one_free(6, options=options, wins=[1, 0], match_game=2)
    state.play("Citizen@c3")
    assert state.outcome.winner == 0 and state.outcome.scores == (2, 0)
    state = one_free(3, options=options, wins=[1, 0], match_game=2)
    state.play("Citizen@c3")
    assert state.outcome is None and state.position()["wins"] == [1, 1]
    assert state.position()["match_game"] == 3
    state = one_free(3, options=options, wins=[1, 1], match_game=3)
    state.play("Citizen@c3")
    assert state.outcome.winner == 1 and state.outcome.scores == (1, 2)


@rule("RRR-16")
def test_a_single_game_is_over_after_one():
    state = one_free(6)
    state.play("Citizen@c3")
    assert state.position()["phase"] == "over"


@rule("AR-58")
def test_drawn_games_count_for_nobody():
    options = {"match": "best_of_three"}
    late = {"plies": 59, "a1": "!Monk", "options": options}
    state = load("King", "Pope", wins=[1, 0], match_game=2, **late)
    told = state.play("King@b2")
    assert event(told, "game_ended")["winner"] is None
    assert event(told, "game_ended")["reason"] == "ply_limit"
    truth = state.position()
    assert truth["wins"] == [1, 0] and truth["match_game"] == 3 and truth["phase"] == "choose"
    # After three games at most the match is over: more wins decide, equal wins are a drawn match.
    state = load("King", "Pope", wins=[1, 0], match_game=3, **late)
    state.play("King@b2")
    assert state.outcome.winner == 0 and state.outcome.scores == (1, 0)
    state = load("King", "Pope", wins=[1, 1], match_game=3, **late)
    state.play("King@b2")
    assert state.outcome.winner is None and state.outcome.scores == (1, 1)
    state = one_free(6, options=options, wins=[0, 1], match_game=3)
    state.play("Citizen@c3")
    assert state.outcome.winner is None and state.outcome.scores == (1, 1)
    state = one_free(3, options=options, wins=[0, 0], match_game=3)
    state.play("Citizen@c3")
    assert state.outcome.winner == 1 and state.outcome.scores == (0, 1)


#: How a game ends for seat 0: the number of its allies, or a draw
ENDS = {"won": 6, "lost": 3, "drawn": None}


def finish(end, **facts):
    """Play the last card of a game that ends so; on numbered cells 24 to 21, or 12 to 33."""
    if ENDS[end] is None:
        state = load("King", "Pope", a1="!Monk", plies=59, **facts)
        state.play("King@b2")
    else:
        state = one_free(ENDS[end], **facts)
        state.play("Citizen@c3")
    return state


@rule("AR-58")
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("game", [1, 2, 3])
def test_when_a_best_of_three_is_over_and_who_has_won(game, end):
    for mine in range(2):
        for theirs in range(2):
            if mine + theirs < game:
                state = finish(
                    end, options={"match": "best_of_three"}, wins=[mine, theirs], match_game=game
                )
                wins = [mine + (end == "won"), theirs + (end == "lost")]
                assert state.position()["wins"] == wins
                if max(wins) < 2 and game < 3:
                    assert state.outcome is None and state.position()["match_game"] == game + 1
                    continue
                best = [seat for seat in (0, 1) if wins[seat] > wins[1 - seat]]
                assert state.outcome.winner == (best[0] if best else None)
                assert state.outcome.scores == tuple(wins)


@rule("RRR-17", "AR-47", "AR-48")
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("game", [1, 2, 3])
def test_when_three_games_are_over_and_who_has_won(game, end):
    options = {"match": "three_games", "numbered": "yes"}
    scored = {"won": (24, 21), "lost": (1 + 2 + 9, 33), "drawn": (0, 0)}[end]
    for lead in (-30, -21, -3, -1, 0, 1, 3, 21, 30):
        for wins in ([0, 0], [1, 0], [0, 1], [1, 1], [2, 0], [0, 2]):
            if sum(wins) >= game:
                continue
            points = [40 + lead, 40]
            state = finish(end, options=options, wins=wins, points=points, match_game=game)
            total = [points[seat] + scored[seat] for seat in (0, 1)]
            won = [wins[0] + (end == "won"), wins[1] + (end == "lost")]
            assert state.position()["points"] == total and state.position()["wins"] == won
            if game < 3:
                assert state.outcome is None and state.position()["match_game"] == game + 1
                continue
            order = [(total[seat], won[seat]) for seat in (0, 1)]
            winner = None if order[0] == order[1] else order.index(max(order))
            assert state.outcome.winner == winner and state.outcome.scores == tuple(total)


@rule("RRR-17", "AR-48")
def test_in_the_advanced_mode_the_total_of_three_games_decides():
    options = {"match": "three_games", "numbered": "yes"}
    # Two wins are not the end, and not the match.
    first_two = {"wins": [1, 0], "points": [23, 22], "match_game": 2}
    state = one_free(6, options=options, **first_two)  # 1 to 5 and 9 against 6 to 8
    state.play("Citizen@c3")
    truth = state.position()
    assert state.outcome is None and truth["phase"] == "choose" and truth["match_game"] == 3
    assert truth["points"] == [23 + 24, 22 + 21] and truth["wins"] == [2, 0]
    # In the third seat 1 has 6, 7, 8 and all others but the 9 of the last cell.
    state = one_free(1, options=options, wins=[2, 0], points=[47, 43], match_game=3)
    state.play("Citizen@c3")
    assert state.outcome.winner == 1 and state.outcome.reason == "points"
    assert state.outcome.scores == (47 + 9, 43 + 36)


@rule("RRR-18", "AR-53", "AR-58")
@both_sides
def test_after_a_game_the_field_is_cleared_and_the_cards_go_back_to_their_owners(side):
    # Seat 1 has a Mage on the field and a Castle in its Area; the King is in the discard pile.
    last = filled([cell for cell in CELLS if cell != "c3"], PLAIN[1:], 4)
    state = load(
        "Citizen", "Castle Temple", field=last, side=side, options={"match": "best_of_three"}
    )
    assert "King" in pile(state, "discard")
    state.play("Citizen@c3")
    assert field(state) == {}
    assert state.position()["discard"] == []
    assert pile(state, "areas", 0) == set(REGALITY)
    assert pile(state, "areas", 1) == set(RELIGION)
    assert state.position()["plies"] == 0


@rule("RRR-18")
@both_sides
def test_nothing_of_the_last_game_is_left_on_the_field(side):
    """No card that is to be removed, no pile, no Shield and no negation."""
    there = lay("a1 !Samurai, b1 Tower over Queen, c1 !Sage, a2 Castle, a3 !Shaman, c2 Enchantress")
    state = load("King Mage", "", field=there, side=side, options={"match": "best_of_three"})
    state.play("King@b2 a1")
    assert state.position()["wins"] == [1, 0] and state.to_move == 1
    state.play("second")
    view = state.view(None)
    assert view["board"] == {} and view["shielded"] == view["negated"] == []
    state.play("Citizen@a1")
    state.play("Bishop@b1 a1")
    state.play("Minister@b2 b1")
    told = state.play("Temple@c1")
    assert "removed" not in kinds(told)
    assert field(state) == lay("a1 !Citizen, b1 Bishop, b2 Minister, c1 !Temple")


@rule("RRR-18", "AR-53")
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_game_of_a_match_begins_like_the_first(system):
    chance = random.Random(18)
    game = regalia.game("revolution", system=system, match="three_games", numbered="yes")
    same = split("board discard passed thrown second step shown plies reason winner phase")
    for number in range(4):
        state = game.deal(number)
        fresh = state.position()
        begun = []
        while state.to_move is not None:
            told = state.play(chance.choice(state.legal_moves()))
            if told[0]["event"] == "chose":
                truth = state.position()
                begun.append(truth["match_game"])
                for name in same:
                    assert truth[name] == fresh[name], name
                for name in ("areas", "hidden"):
                    sizes = [
                        [len(p[name][seat ^ p["first"]]) for seat in (0, 1)] for p in (truth, fresh)
                    ]
                    assert sizes[0] == sizes[1], name
                assert len(truth["neutral"]) == len(fresh["neutral"])
                assert len(truth["offer"]) == len(fresh["offer"])
        assert begun == [2, 3]


@rule("RRR-19", "AR-59")
def test_the_neutrals_used_stay_out_and_five_new_ones_come():
    """Used are those of the field, also covered, of the Areas, the Neutral Area and the pile."""
    last = lay("a1 Samurai, b1 !Ninja, c1 Tower over Poet, a2 Queen, b2 !Monk, c2 !Saint")
    last |= lay("a3 Pope, b3 !Mage")
    used = {"Samurai", "Ninja", "Tower", "Poet", "Witch", "Fairy", "Dragon", "Pirate", "Merchant"}
    drawn = Counter()
    for number in range(40):
        state = load(
            "Citizen Witch", "Temple Fairy", neutral="Dragon Pirate",
            discard="Merchant", field=last,
            options={"match": "best_of_three"}, chance=stream(number),
        )  # fmt: skip
        told = state.play("Citizen@c3")
        truth = state.position()
        assert set(truth["used"]) == used
        assert len(truth["neutral"]) == 5 and not set(truth["neutral"]) & used
        assert sorted(truth["neutral"] + truth["aside"] + truth["used"]) == sorted(NEUTRALS)
        assert event(told, "dealt")["cards"] == truth["neutral"]
        drawn.update(truth["neutral"])
    assert set(drawn) == set(NEUTRALS) - used
    # also what lies face down when a player has no card
    state = load("King", "", b1="!Samurai", options={"match": "best_of_three"})
    state.play("King@b2 b1")
    assert pile(state, "used") == {"Samurai"} and state.position()["wins"] == [1, 0]


@rule("AR-59", "AR-63")
@pytest.mark.parametrize("system", SYSTEMS)
def test_exactly_the_neutrals_that_were_in_play_stay_out(system):
    chance = random.Random(59)
    for state in deals(8, system=system, match="best_of_three"):
        used, refilled = set(), False
        while state.to_move is not None:
            truth = state.position()
            if truth["plies"] == 0 and truth["phase"] == "choose":
                assert refilled or set(truth["used"]) == used
            lying = [(card["card"], card["covers"]) for card in truth["board"].values()]
            there = {card for both in lying for card in both}
            there |= {*truth["areas"][0], *truth["areas"][1], *truth["discard"]}
            if truth["phase"] == "play":
                used |= (there | set(truth["neutral"])) & set(NEUTRALS)
            told = state.play(chance.choice(state.legal_moves()))
            refilled = refilled or "refilled" in kinds(told)
            for what in told:  # a card drawn and gone in the same turn was in play too
                if what["event"] == "drew" and not what["hidden"]:
                    used |= set(what["cards"])


@rule("RRR-20", "RRR-21", "AR-58")
@both_sides
@pytest.mark.parametrize(("allies", "loser"), [(6, 1), (3, 0)])
def test_the_loser_decides_who_plays_first_and_that_player_gets_the_citizen(allies, loser, side):
    state = one_free(allies, side=side, options={"match": "best_of_three"})
    state.play("Citizen@c3")
    assert state.to_move == loser
    assert state.legal_moves() == ["first", "second"]
    assert "Citizen" not in pile(state, "areas", 0) | pile(state, "areas", 1)
    for word, first in (("first", loser), ("second", 1 - loser)):
        later = after(state, word)
        assert later.to_move == first and later.position()["first"] == first
        assert "Citizen" in pile(later, "areas", first)
        assert "Citizen" not in pile(later, "areas", 1 - first)
        assert sorted(later.legal_moves()) == sorted(f"Citizen@{cell}" for cell in CELLS)


@rule("RRR-21")
@both_sides
def test_the_loser_is_who_lost_the_game_and_not_who_has_fewer_allies(side):
    options = {"match": "best_of_three"}
    there = {**filled(CELLS[1:8], PLAIN, 7), "a1": "Death"}
    state = load("Citizen", "Temple", field=there, side=side, options=options)
    state.play("Citizen@c3")
    assert state.to_move == 0 and state.position()["wins"] == [0, 1]
    state = load("King", "", b1="!Monk", c1="!Saint", side=side, options=options)
    state.play("King@a3")
    assert state.to_move == 1 and state.position()["wins"] == [1, 0]
    # Five allies on 1 to 5: fewer points
    there = filled(CELLS[1:], PLAIN[1:], 4)
    numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    options = {"match": "three_games", "numbered": "yes"}
    state = load("King", "Temple", field=there, numbers=numbers, side=side, options=options)
    state.play("King@a1")
    assert state.to_move == 0 and state.position()["points"] == [15, 30]


@rule("AR-58")
@both_sides
def test_after_a_drawn_game_who_played_second_chooses(side):
    for first in (0, 1):
        facts = {"plies": 59, "to_move": 1 - first, "first": first}
        state = load(
            "King", "Pope", b1="Sage", side=side, options={"match": "best_of_three"}, **facts
        )
        state.play("Pope@a1" if first == 0 else "King@a1")
        assert state.position()["phase"] == "choose"
        assert state.to_move == 1 - first


@rule("AR-58")
def test_colours_stay_for_the_match():
    chance = random.Random(58)
    state = regalia.game("revolution", match="best_of_three").deal("colours")
    games = set()
    while state.to_move is not None:
        truth = state.position()
        games.add(truth["match_game"])
        if truth["plies"] == 0:
            for seat, own in enumerate((REGALITY, RELIGION)):
                assert [card for card in truth["areas"][seat] if card != "Citizen"] == own
        state.play(chance.choice(state.legal_moves()))
    assert len(games) >= 2


# Options


@rule("RRR-24", "AR-55")
def test_when_none_is_set_aside_the_neutrals_not_in_play_come_back():
    back = {"Samurai", "Poet", "Witch", "Fairy"}
    played = split("Dragon Merchant Artist Tower Sage Hermit Shaman Enchantress")
    theirs = [card for card in NEUTRALS if card not in back and card not in played]
    drawn = Counter()
    for number in range(60):
        # Witch and Fairy were used in earlier games.
        state = load(
            "Merchant", theirs, neutral="Dragon", discard="Samurai Poet Queen Citizen Monk",
            aside="", chance=stream(number),
            a1="!Artist", b1="Tower over Sage", c1="Hermit down by 1", a2="!Enchantress",
            c3="!Shaman",
        )  # fmt: skip
        assert pile(state, "used") == {"Witch", "Fairy"}
        told = state.play("Merchant@b2 draw")
        assert "refilled" in kinds(told)
        [card] = event(told, "drew")["cards"]
        drawn[card] += 1
        assert card in pile(state, "areas", 0)
        assert pile(state, "aside") == back - {card}
        assert pile(state, "used") == set()
        # The cards of the sides and the Citizen stay; the Hermit has just been removed.
        assert pile(state, "discard") == {"Queen", "Citizen", "Monk", "Hermit"}
        assert pile(state, "neutral") == {"Dragon"}
    assert set(drawn) == back


@rule("RRR-24", "AR-55")
def test_the_next_game_takes_what_is_set_aside_before_the_others_come_back():
    drawn = Counter()
    for number in range(150):
        state = one_free(
            6, aside="Samurai Ninja Poet", options={"match": "best_of_three"},
            chance=stream(number),
        )  # fmt: skip
        told = state.play("Citizen@c3")
        assert "refilled" in kinds(told)
        truth = state.position()
        assert {"Samurai", "Ninja", "Poet"} < set(truth["neutral"]) and len(truth["neutral"]) == 5
        assert sorted(truth["neutral"] + truth["aside"]) == sorted(NEUTRALS)
        assert truth["used"] == []
        drawn.update(truth["neutral"])
    assert set(drawn) == set(NEUTRALS)


@rule("RRR-24", "AR-55")
@pytest.mark.parametrize("system", ["random", "draft", "secret_random", "secret_draft"])
def test_the_other_systems_take_what_is_set_aside_first_too(system):
    options = {"match": "best_of_three", "system": system}
    for number in range(20):
        state = one_free(6, aside="Samurai Ninja Poet", options=options, chance=stream(number))
        told = state.play("Citizen@c3")
        told += state.play("first")
        assert kinds(told).count("refilled") == 1
        truth = state.position()
        drawn = [*truth["offer"], *(card for area in truth["areas"] for card in area)]
        drawn = {card for card in drawn if card in NEUTRALS}
        assert len(drawn) == (5 if system == "draft" else 4)
        assert {"Samurai", "Ninja", "Poet"} < drawn
        assert drawn | set(truth["aside"]) == set(NEUTRALS) and truth["used"] == []


@rule("AR-55")
def test_as_long_as_one_is_set_aside_nothing_comes_back():
    for number in range(10):
        state = load(
            "Merchant", "Pope", discard="Samurai King", aside="Ninja", chance=stream(number),
            a1="!Monk",
        )  # fmt: skip
        told = state.play("Merchant@b2 draw")
        assert event(told, "drew")["cards"] == ["Ninja"]
        assert "refilled" not in kinds(told)
        assert pile(state, "aside") == set() and "Samurai" in pile(state, "discard")


@rule("AR-55")
def test_if_there_are_none_nothing_is_drawn_and_the_neutral_area_stays_empty():
    theirs = [card for card in NEUTRALS if card not in ("Merchant", "Sage", "Tower")]
    state = load("Merchant", theirs, aside="", a1="Sage", b1="Tower over Queen")
    assert choices(state, "Merchant@b2") == {""}
    # RRR-24 never refills the Neutral Area during a game.
    state = load("King", "Pope", neutral="Dragon", aside="", a1="!Monk")
    state.play("King@c3")
    state.play("Dragon@c2 all")
    assert pile(state, "neutral") == set() and len(pile(state, "used")) == 20


@rule("RRR-25", "RRR-26", "RRR-28")
@both_sides
def test_on_numbered_cells_points_decide_and_not_allies(side):
    # Seat 0 has 1 to 5 on a1 to b2, seat 1 has 6 to 9: five allies, fifteen points.
    numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    plain = filled(CELLS, PLAIN[1:], 5)
    last = {cell: text for cell, text in plain.items() if cell != "a1"}
    state = load(
        "King", "Temple", field={**last, "c3": "!Monk"}, numbers=numbers, side=side,
        options={"numbered": "yes"},
    )  # fmt: skip
    told = state.play("King@a1")
    assert state.outcome.reason == "points"
    assert state.outcome.scores == (15, 30) and state.outcome.winner == 1
    assert event(told, "game_ended")["scores"] == [15, 30]
    # The same cards without numbers
    state = load("King", "Temple", field={**last, "c3": "!Monk"}, side=side)
    state.play("King@a1")
    assert state.outcome.winner == 0


@rule("RRR-27", "AR-45")
@both_sides
@pytest.mark.parametrize("card", ["Castle", "Temple"])
def test_castle_and_temple_stand_on_five_or_less(card, side):
    numbers = [9, 1, 8, 2, 7, 3, 6, 4, 5]
    low = {cell for cell, number in zip(CELLS, numbers, strict=True) if number <= 5}
    state = load(
        f"{card} King", "Pope", a1="!Sage", numbers=numbers, options={"numbered": "yes"}, side=side
    )
    assert cells_for(state, card) == low
    assert cells_for(state, "King") == set(CELLS) - {"a1"}
    assert refusal(state, f"{card}@c1") == "RRR-27"
    state = load(f"{card} King", "Pope", a1="!Sage", side=side)
    assert cells_for(state, card) == set(CELLS) - {"a1"}


@rule("AR-45")
def test_the_limit_follows_the_numbers_and_not_the_tower():
    state = load(
        "Castle Tower", "Pope", a1="King", b1="Queen",
        options={"numbered": "yes", "numbers": "9,5,5,6,5,6,12,1,99"},
    )  # fmt: skip
    assert cells_for(state, "Castle") == {"c1", "b2", "b3"}
    assert cells_for(state, "Tower") == {"a1", "b1"}


@rule("RRR-30", "AR-61")
def test_random_gives_two_open_neutrals_to_each_and_no_neutral_area():
    seen = [Counter(), Counter()]
    for state in deals(210, system="random"):
        truth = state.position()
        first = truth["first"]
        assert truth["phase"] == "play" and truth["neutral"] == [] and truth["hidden"] == [[], []]
        assert [len(truth["areas"][seat]) for seat in (first, 1 - first)] == [10, 9]
        for seat, own in enumerate((REGALITY, RELIGION)):
            drawn = [card for card in truth["areas"][seat] if card in NEUTRALS]
            assert len(drawn) == 2 and set(own) < set(truth["areas"][seat])
            seen[seat].update(drawn)
            assert set(drawn) <= set(state.view(1 - seat)["areas"][seat]["open"])
        assert len(truth["aside"]) == 17
    # 210 * 2 / 21 = 20 each
    for counts in seen:
        assert len(counts) == 21 and max(counts.values()) < 45


@rule("RRR-31", "AR-61")
@pytest.mark.parametrize("first", [0, 1])
def test_draft_takes_one_one_one_and_the_second_gets_the_last_two(first):
    game = regalia.game("revolution", system="draft", first=["regality", "religion"][first])
    for number in range(20):
        state = game.deal(number)
        offer = state.position()["offer"]
        assert len(offer) == 5 and set(offer) <= set(NEUTRALS)
        chance = random.Random(number)
        taken = [[], []]
        for turn in range(3):
            seat = first ^ (turn & 1)
            assert state.to_move == seat
            for viewer in (0, 1, None):
                assert state.view(viewer)["offer"] == state.position()["offer"]
            assert sorted(state.legal_moves()) == sorted(
                f"take {card}" for card in state.position()["offer"]
            )
            move = chance.choice(state.legal_moves())
            assert state.position()["plies"] == 0
            told = state.play(move)
            taken[seat].append(move.split()[1])
        rest = [card for card in offer if card not in taken[0] + taken[1]]
        assert told[-1] == {"event": "took", "seat": 1 - first, "cards": rest}
        taken[1 - first] += rest
        truth = state.position()
        assert truth["phase"] == "play" and state.to_move == first
        assert [len(area) for area in truth["areas"]] == [10, 10]
        for seat in (0, 1):
            assert set(taken[seat]) < set(truth["areas"][seat])
        assert truth["neutral"] == [] and truth["offer"] == [] and truth["hidden"] == [[], []]
        assert truth["discard"] == [] and len(truth["aside"]) == 16


@rule("RRR-21", "RRR-31", "RRR-33")
def test_each_decision_has_its_own_moves():
    draft = regalia.game("revolution", system="draft").deal(1)
    kept = regalia.game("revolution", system="secret_draft").deal(1)
    match = one_free(6, options={"match": "best_of_three"})
    playing = match.copy()
    match.play("Citizen@c3")
    for state in (draft, kept, match, playing):
        legal = set(state.legal_moves())
        tried = {
            "first",
            "second",
            *(f"{do} {card}" for do in ("take", "keep") for card in NEUTRALS),
        }
        tried |= {f"{card}@c3" for card in ("Citizen", "King", "Pope", *NEUTRALS)}
        assert legal <= tried
        for move in tried - legal:
            assert refusal(state, move)


@rule("AR-61")
@pytest.mark.parametrize("system", ["random", "draft"])
def test_without_a_neutral_area_only_the_own_area_counts(system):
    state = load("King Queen", "", a1="!Monk", options={"system": system})
    state.play("King@b2")
    assert state.outcome.winner == 0 and state.outcome.reason == "no_card"


@rule("RRR-32", "AR-62")
def test_secret_random_hides_the_drawn_cards_from_the_opponent():
    for state in deals(40, system="secret_random"):
        truth = state.position()
        first = truth["first"]
        assert truth["phase"] == "play" and truth["neutral"] == []
        assert [len(truth["areas"][seat]) for seat in (first, 1 - first)] == [10, 9]
        for seat in (0, 1):
            drawn = {card for card in truth["areas"][seat] if card in NEUTRALS}
            assert len(drawn) == 2 and set(truth["hidden"][seat]) == drawn
            own = state.view(seat)["areas"][seat]
            assert set(own["hidden"]) == drawn and not drawn & set(own["open"])
            for viewer in (1 - seat, None):
                view = state.view(viewer)
                area = view["areas"][seat]
                assert area["hidden"] is None and area["hidden_count"] == 2
                assert not drawn & set(area["open"])
                assert drawn <= set(view["unseen"])
            # To the opponent the hidden cards look like the seventeen set aside.
            assert len(state.view(1 - seat)["unseen"]) == 19


@rule("RRR-33", "AR-63")
@pytest.mark.parametrize("first", [0, 1])
def test_secret_draft(first):
    second = 1 - first
    game = regalia.game("revolution", system="secret_draft", first=["regality", "religion"][first])
    for number in range(20):
        state = game.deal(number)
        chance = random.Random(number)
        hands, kept, thrown = [], {0: [], 1: []}, []
        for step, seat in enumerate((first, second, second, first)):
            truth = state.position()
            offer = truth["offer"]
            assert state.to_move == seat and truth["phase"] == "keep"
            assert len(offer) == (3 if step % 2 else 4)
            assert sorted(state.legal_moves()) == sorted(f"keep {card}" for card in offer)
            # Who chooses sees the cards, and so has who passed them on; how many is known to all.
            for viewer in (0, 1, None):
                view = state.view(viewer)
                knows = viewer == seat or (step % 2 == 1 and viewer is not None)
                assert view["offer"] == (offer if knows else None)
                assert view["offer_count"] == len(offer)
            move = chance.choice(state.legal_moves())
            told = state.play(move)
            card = move.split()[1]
            kept[seat].append(card)
            assert event(told, "kept")["cards"] == [card]
            for viewer in (1 - seat, None):
                assert event(state.seen(told, viewer), "kept")["cards"] is None
            rest = [other for other in offer if other != card]
            if step % 2:
                thrown += rest
                assert event(told, "threw")["cards"] == rest
                assert event(state.seen(told, 1 - seat), "threw")["cards"] is None
            else:
                hands.append(offer)
                assert state.position()["offer"] == rest
                assert event(state.seen(told, None), "passed")["cards"] is None
        assert not set(hands[0]) & set(hands[1])  # the second four: of the other seventeen
        truth = state.position()
        assert truth["phase"] == "play" and state.to_move == first and truth["plies"] == 0
        for seat in (0, 1):
            assert set(truth["hidden"][seat]) == set(kept[seat])
            assert set(kept[seat]) < set(truth["areas"][seat])
        assert truth["neutral"] == [] and truth["discard"] == [] and truth["offer"] == []
        assert len(truth["aside"]) == 17 and set(thrown) < set(truth["aside"])


@rule("AR-63")
def test_in_a_secret_draft_each_player_knows_what_went_through_their_hands_and_nothing_else():
    game = regalia.game("revolution", system="secret_draft", first="regality")
    for number in range(20):
        state = game.deal(number)
        first_hand = set(state.position()["offer"])
        moves, offers = [], []
        for _ in range(4):
            offers.append(set(state.position()["offer"]))
            moves.append(random.Random(f"{number} {len(moves)}").choice(state.legal_moves()))
            if len(moves) == 3:  # the second four came, and the two thrown away are not among them
                assert not offers[2] & first_hand
            state.play(moves[-1])
        kept = [move.split()[1] for move in moves]
        for seat, own, passed, threw in (
            (0, {kept[0], kept[3]}, offers[1], offers[3] - {kept[3]}),
            (1, {kept[1], kept[2]}, offers[3], offers[1] - {kept[1]}),
        ):
            view = state.view(seat)
            assert set(view["areas"][seat]["hidden"]) == own
            assert set(view["draft"]["passed"][seat]) == passed
            assert set(view["draft"]["thrown"]) == threw
            assert view["areas"][1 - seat]["hidden"] is None
            # All but the own two may lie in the other Area or be set aside.
            assert set(view["unseen"]) == set(NEUTRALS) - own
        onlooker = state.view(None)
        assert set(onlooker["unseen"]) == set(NEUTRALS)
        assert onlooker["draft"]["thrown"] is None
        assert onlooker["draft"]["passed"] == [[], []]


@rule("AR-53", "AR-63")
def test_the_cards_nobody_kept_in_a_secret_draft_can_be_drawn_by_a_merchant():
    game = regalia.game("revolution", system="secret_draft", first="regality")
    drawn = set()
    for number in range(400):
        state = game.deal(f"draft#{number}")
        if "Merchant" not in state.position()["offer"]:
            continue
        state.play("keep Merchant")
        three = set(state.position()["offer"])
        state.play(state.legal_moves()[0])
        two = three - set(state.position()["hidden"][1])
        state.play(state.legal_moves()[0])
        state.play(state.legal_moves()[0])
        state.play("Citizen@b2")
        state.play("Temple@a1")
        [card] = event(state.play("Merchant@c3 draw"), "drew")["cards"]
        drawn.add(card in two)
    assert drawn == {True, False}


# Cards and effects


@rule("RRR-34", "AR-21")
def test_every_card_has_a_colour_a_power_and_a_type():
    assert list(data.REGALITY) == REGALITY and list(data.RELIGION) == RELIGION
    assert sorted(data.NEUTRALS) == sorted(NEUTRALS)
    assert sorted(data.NAMES) == sorted([*REGALITY, *RELIGION, "Citizen", *NEUTRALS])
    for number, name in enumerate(data.NAMES):
        effect = data.EFFECTS[data.KIND_NAMES[number]]
        assert effect.active == (name in ACTIVE), name
        assert (data.VERBS[effect.verb] == "none") == (name == "Citizen")
        assert effect.rule.startswith("RRR-")
    assert len(data.NAMES) == len(ACTIVE) + len(PASSIVE) + 1
    for red, blue in zip(REGALITY, RELIGION, strict=True):
        kinds_of = [data.KIND_NAMES[data.NAMES.index(card)] for card in (red, blue)]
        assert kinds_of == [red, red]


#: For every active card a position in which it can do something, and one such move.
CHANCES = {
    "King": ("a1", {}),
    "Pope": ("a1", {}),
    "Queen": ("sw", {}),
    "Cardinal": ("sw", {}),
    "Princess": ("diagonal", {}),
    "Saint": ("diagonal", {}),
    "Minister": ("a1", {}),
    "Bishop": ("a1", {}),
    "General": ("a2", {}),
    "Paladin": ("a2", {}),
    "Mage": ("a1", {}),
    "Monk": ("a1", {}),
    "Samurai": ("ew", {}),
    "Ninja": ("nesw", {}),
    "Poet": ("a2 all", {"a2": "!Dragon"}),
    "Artist": ("a1 all", {"a1": "Dragon"}),
    "Witch": ("a1", {}),
    "FortuneTeller": ("front", {}),
    "Historian": ("behind", {}),
    "Fairy": ("a1-c1", {}),
    "Assassin": ("Temple", {}),
    "Necromancer": ("Castle", {}),
    "Pirate": ("c3", {"c3": "!Castle"}),
    "Dragon": ("all", {}),
    "Revolutionary": ("all", {}),
    "Adventurer": ("Temple", {}),
    "Merchant": ("draw", {}),
}


def chance_of(card, **facts):
    """A state in which this card, placed on b2, can do something."""
    there = lay("a1 Shaman, a2 !Death, b3 !Sage") | CHANCES[card][1]
    return load(card, "Temple Citizen", field=there, **facts)


@rule("RRR-36", "RRR-37", "AR-15")
@both_sides
@pytest.mark.parametrize("card", sorted(ACTIVE))
def test_an_active_effect_resolves_at_once_or_is_declined(card, side):
    state = chance_of(card, side=side)
    choice = CHANCES[card][0]
    assert {"", choice} <= choices(state, f"{card}@b2")
    declined = after(state, f"{card}@b2")
    assert field(declined) == {**field(state), "b2": card}
    for name in ("areas", "discard", "aside"):
        before, now = state.position()[name], declined.position()[name]
        assert now == ([[], before[1]] if name == "areas" else before)
    used = after(state, f"{card}@b2 {choice}")
    assert {**used.position(), "chance": 0} != {**declined.position(), "chance": 0}
    assert used.to_move == declined.to_move == 1  # in one move, without further decisions


@rule("AR-15", "RRR-39")
@pytest.mark.parametrize("card", [*sorted(PASSIVE - {"Tower"}), "Citizen"])
def test_a_passive_effect_is_no_choice(card):
    state = load(card, "Pope", a1="Queen", a2="!Monk", b3="Saint")
    assert choices(state, f"{card}@b2") == {""}
    assert refusal(state, f"{card}@b2 a1")


@rule("RRR-39", "RRR-35")
@both_sides
def test_a_passive_effect_lasts_while_the_card_is_in_play_and_no_longer(side):
    state = load("Sage Citizen King", "Bishop Pope Samurai Temple", a1="Queen", side=side)
    state.play("Sage@b1")
    assert shielded(state) == {"a1"}
    assert choices(state, "Bishop@a2") == {"", "b1"}
    state.play("Bishop@c3")
    state.play("Citizen@c2")
    assert choices(state, "Pope@a2") == {"", "b1"}  # still
    later = after(state, "Samurai@b2 ns")  # banishes the Sage
    assert "Sage" in pile(later, "discard")
    assert shielded(later) == set()
    assert choices(later, "King@a2") == {"", "a1", "b2"}


@rule("RRR-35")
def test_a_discarded_shaman_negates_nothing():
    state = load("King", "Pope Minister", a1="!Shaman", c3="!Monk")
    assert choices(state, "King@a2") == {""}
    state = load("King", "Pope Minister", discard="Shaman", c3="!Monk")
    assert choices(state, "King@b2") == {"", "c3"}
    state = load("Citizen", "Pope Minister", neutral="Shaman", c3="!Monk")
    assert choices(after(state, "Citizen@b3"), "Pope@b2") == {"", "b3", "c3"}


@rule("RRR-38", "RRR-47", "AR-16")
@both_sides
def test_an_effect_is_never_partial(side):
    around = lay("a1 King, b1 !Pope, c1 !Monk, a2 Castle, b3 !Mage, c3 Paladin")
    state = load(
        "Princess Dragon Queen Samurai", "Citizen", field=around, side=side, neutral="Revolutionary"
    )
    assert choices(state, "Princess@b2") == {"", "orthogonal", "diagonal"}
    later = field(after(state, "Princess@b2 orthogonal"))
    assert later == (around | lay("b2 Princess, b1 Pope, b3 Mage"))
    later = field(after(state, "Princess@b2 diagonal"))
    assert later == (around | lay("b2 Princess, a1 !King, c1 Monk, c3 !Paladin"))
    turned_all = lay("a1 !King, b1 Pope, c1 Monk, b3 Mage, c3 !Paladin")
    for card in ("Dragon", "Revolutionary"):
        assert choices(state, f"{card}@b2") == {"", "all"}
        assert field(after(state, f"{card}@b2 all")) == {**around, "b2": card, **turned_all}
    assert choices(state, "Samurai@b2") == {"", "ns"}
    assert field(after(state, "Samurai@b2 ns")) == {
        cell: text for cell, text in {**around, "b2": "Samurai"}.items() if cell not in ("b1", "b3")
    }
    # The whole line, beyond the first card
    assert field(after(state, "Queen@a3 e")) == (around | lay("a3 Queen, b3 Mage, c3 !Paladin"))


@rule("RRR-40", "RRR-42")
@both_sides
def test_a_destroyed_card_lies_face_down_in_its_direction(side):
    state = load("King", "Pope", a1="!Monk", c3="Queen", side=side)
    for target, now in (("a1", "!Monk down by 0"), ("c3", "Queen down by 0")):
        later = state.copy()
        told = later.play(f"King@b2 {target}")
        assert field(later)[target] == now
        assert event(told, "destroyed")["cell"] == target
        assert now.split()[0].lstrip("!") not in pile(later, "discard")


@rule("RRR-41", "AR-5")
@both_sides
def test_a_destroyed_card_leaves_when_the_turn_of_its_destroyer_begins(side):
    state = load("King Citizen Necromancer", "Pope Bishop", a1="!Monk", c3="Queen", side=side)
    state.play("King@b2 a1")
    assert field(state)["a1"] == "!Monk down by 0"
    assert "a1" not in cells_for(state, "Pope")
    assert refusal(state, "Pope@a1") in ("RRR-11", "RRR-43")
    told = state.play("Pope@b3 b2")
    assert event(told, "removed") == {"event": "removed", "cell": "a1", "card": "Monk"}
    assert field(state) == lay("b2 King down by 1, b3 !Pope, c3 Queen")
    assert "Monk" in pile(state, "discard") and "King" not in pile(state, "discard")
    # The destroyer can use the cell, and the discarded card, at once.
    assert cells_for(state, "Citizen") == {"a1", "b1", "c1", "a2", "c2", "a3"}
    assert "Monk" in choices(state, "Necromancer@a1")
    told = state.play("Citizen@a1")
    assert event(told, "removed")["card"] == "King"
    assert "b2" in cells_for(state, "Bishop")


@rule("RRR-43", "AR-8")
@both_sides
def test_a_face_down_card_is_never_the_object_of_an_effect(side):
    everyone = (
        "King Minister General Princess Queen Samurai Witch Fairy Revolutionary Dragon Pirate "
        "Poet Tower"
    )
    for down in ("Mage down by 1", "!Castle down by 1", "Artist down by 1"):
        state = load(everyone, "Pope", b1=down, side=side)
        for card in everyone.split():
            assert choices(state, f"{card}@b2") == (set() if card == "Tower" else {""}), card
        assert all(move.partition("@")[2][:2] != "b1" for move in state.legal_moves())
    state = load("Mage Ninja Artist Historian", "Pope", a1="Assassin down by 1", side=side)
    for card in ("Mage", "Ninja", "Artist", "Historian"):
        assert choices(state, f"{card}@b2") == {""}


@rule("AR-8", "AR-25")
def test_lines_pass_over_face_down_empty_and_immune_cards():
    for between in ("!Monk down by 1", "!Temple", None, "Castle"):
        there = {"b1": between} if between else {}
        state = load("Queen Dragon", "Pope", field={**there, "c1": "!Bishop"})
        for card, choice in (("Queen", "e"), ("Dragon", "all")):
            later = after(state, f"{card}@a1 {choice}")
            assert field(later)["c1"] == "Bishop"
            if between in ("!Temple", "Castle"):
                assert field(later)["b1"] == between


@rule("RRR-45", "RRR-46")
@both_sides
def test_converting_turns_a_card_to_the_other_side(side):
    state = load("Minister", "Pope", a1="!Monk", c3="Queen", side=side)
    told = state.copy().play("Minister@b2 a1")
    assert event(told, "converted") == {"event": "converted", "cell": "a1", "ally": 0}
    assert field(after(state, "Minister@b2 a1"))["a1"] == "Monk"
    assert field(after(state, "Minister@b2 c3"))["c3"] == "!Queen"


@rule("RRR-48")
@both_sides
def test_a_banished_card_leaves_the_field_at_once(side):
    state = load("Samurai", "Pope", a2="!Monk", c2="Queen", side=side)
    told = state.play("Samurai@b2 ew")
    assert field(state) == {"b2": "Samurai"}
    assert kinds(told).count("banished") == 2
    assert {"Monk", "Queen"} <= pile(state, "discard")
    assert {"a2", "c2"} <= cells_for(state, "Pope")


@rule("RRR-49", "AR-30")
@both_sides
@pytest.mark.parametrize("owner", ["", "!"])
def test_a_shielded_card_is_out_of_reach_of_everything_but_the_pirate(owner, side):
    """The Witch cannot even take back an own one, the Tower not cover it, the Poet not copy it."""
    there = {"b1": f"{owner}Assassin", "a1": "!Sage"}
    everyone = "King Minister General Queen Princess Samurai Witch Fairy Poet Tower Pirate"
    state = load(everyone, "Pope", field=there, side=side)
    reach = {card: choices(state, f"{card}@b2") for card in everyone.split()}
    assert reach.pop("Pirate") == {"", "b1"}
    assert reach.pop("Tower") == set()
    assert reach["King"] == reach["Minister"] == {"", "a1"}
    assert reach["Queen"] == {"", "sw"} and reach["Princess"] == {"", "diagonal"}
    assert reach["General"] == reach["Samurai"] == reach["Witch"] == reach["Poet"] == {""}
    assert {choice[:2] for choice in reach["Fairy"]} == {"", "a1"}
    assert "b1" not in cells_for(state, "Tower")
    for card in ("King", "Minister", "General", "Witch"):
        assert refusal(state, f"{card}@b2 b1")
    assert refusal(state, "Tower@b1")
    assert refusal(state, "Fairy@b2 b1-c3")


@rule("RRR-50")
@both_sides
def test_after_a_conversion_a_card_is_allied_to_the_other_player(side):
    state = load("Minister Castle", "Witch Temple", a1="Queen", b1="!Monk", side=side)
    assert choices(after(state, "Minister@b2"), "Witch@c3") == {"", "b1"}
    assert choices(after(state, "Minister@b2 b1"), "Witch@c3") == {""}
    assert choices(after(state, "Minister@b2 a1"), "Witch@c3") == {"", "a1", "b1"}
    assert cells_for(load("Tower", "Pope", a1="!Queen", b1="Monk", side=side), "Tower") == {"b1"}


@rule("RRR-51")
@both_sides
def test_the_effects_on_areas_know_whose_area_is_meant(side):
    state = load(
        "Assassin Adventurer Merchant Witch Necromancer", "Temple Pope", a1="Queen", side=side
    )
    later = after(state, "Assassin@b2 Temple")
    assert pile(later, "areas", 1) == {"Pope"} and len(pile(later, "areas", 0)) == 4
    later = after(state, "Adventurer@b2 Temple")
    assert pile(later, "areas", 1) == {"Pope"} and "Temple" in pile(later, "areas", 0)
    for move in ("Merchant@b2 draw", "Witch@b2 a1", "Necromancer@b2 Citizen"):
        later = after(state, move)
        assert len(pile(later, "areas", 0)) == 5 and len(pile(later, "areas", 1)) == 2


#: Which cells a card hits from the centre, the middle of the near edge and the near left corner,
#: by its choices. RRR-55 to RRR-79
REACH = {
    "King": {
        "b2": {cell: cell for cell in split("a1 b1 c1 a2 c2 a3 b3 c3")},
        "b1": {cell: cell for cell in split("a1 c1 a2 b2 c2")},
        "a1": {cell: cell for cell in ["b1", "a2", "b2"]},
    },
    "Queen": {
        "b2": {
            "n": "b3", "ne": "c3", "e": "c2", "se": "c1", "s": "b1", "sw": "a1", "w": "a2",
            "nw": "a3",
        },
        "b1": {"n": "b2 b3", "ne": "c2", "e": "c1", "w": "a1", "nw": "a2"},
        "a1": {"n": "a2 a3", "ne": "b2 c3", "e": "b1 c1"},
    },
    "Princess": {
        "b2": {"orthogonal": "b3 c2 b1 a2", "diagonal": "a1 c1 a3 c3"},
        "b1": {"orthogonal": "a1 c1 b2", "diagonal": "a2 c2"},
        "a1": {"orthogonal": "b1 a2", "diagonal": "b2"},
    },
    "General": {
        "b2": {cell: cell for cell in split("b1 a2 c2 b3")},
        "b1": {cell: cell for cell in ["a1", "c1", "b2"]},
        "a1": {cell: cell for cell in ["b1", "a2"]},
    },
    "Mage": {
        "b2": {cell: cell for cell in split("a1 c1 a3 c3")},
        "b1": {cell: cell for cell in ["a2", "c2"]},
        "a1": {"b2": "b2"},
    },
    "Samurai": {
        "b2": {"ns": "b1 b3", "ew": "a2 c2"},
        "b1": {"ns": "b2", "ew": "a1 c1"},
        "a1": {"ns": "a2", "ew": "b1"},
    },
    "Ninja": {
        "b2": {"nesw": "a1 c3", "nwse": "a3 c1"},
        "b1": {"nesw": "c2", "nwse": "a2"},
        "a1": {"nesw": "b2"},
    },
    "FortuneTeller": {
        "b2": {"front": "a3 b3 c3"}, "b1": {"front": "a2 b2 c2"}, "a1": {"front": "a2 b2"},
        "a2": {"front": "a3 b3"}, "b3": {}, "c3": {},
    },
    "Historian": {
        "b2": {"behind": "a1 b1 c1"}, "b1": {}, "a1": {}, "a2": {"behind": "a1 b1"},
        "b3": {"behind": "a2 b2 c2"}, "c3": {"behind": "b2 c2"},
    },
    "Dragon": {
        "b2": {"all": "a1 b1 c1 a2 c2 a3 b3 c3"},
        "b1": {"all": "a1 c1 b2 b3 a2 c2"},
        "a1": {"all": "b1 c1 a2 a3 b2 c3"},
    },
    "Revolutionary": {
        "b2": {"all": "a1 b1 c1 a2 c2 a3 b3 c3"},
        "b1": {"all": "a1 c1 a2 b2 c2"},
        "a1": {"all": "b1 a2 b2"},
    },
}  # fmt: skip
REACH["Minister"] = REACH["King"]
TWINS = dict(zip(RELIGION, REGALITY, strict=True))
DONE = {
    **dict.fromkeys(("King", "General", "Mage"), "destroyed"),
    **dict.fromkeys(("Samurai", "Ninja"), "banished"),
}


def change(before, now):
    """What has become of a card on the field."""
    if now is None:
        return "banished"
    if now == before + " down by 0":
        return "destroyed"
    return "converted" if now in ("!" + before, before.removeprefix("!")) else now


def hits(card, cell, side):
    """What a card placed there changes, by its choices; every other cell but one is occupied.

    Allies and enemies alternate. Two positions, with another free cell each, see every cell.
    """
    others = [other for other in CELLS if other != cell]
    spare = [c for c in (*REGALITY[:6], *RELIGION[:6], "Assassin") if c not in (card, "Mage")]
    found = {}
    for free in (others[0], others[-1]):
        there = {
            other: "!" * (number % 2) + name
            for number, (other, name) in enumerate(zip(others, spare, strict=False))
            if other != free
        }
        state = load(card, "Mage" if card != "Mage" else "Monk", field=there, side=side)
        for choice in choices(state, f"{card}@{cell}") - {""}:
            now = field(after(state, f"{card}@{cell} {choice}"))
            assert now.pop(cell) == card
            for other, before in there.items():
                if now.get(other) != before:
                    found.setdefault(choice, {})[other] = change(before, now.get(other))
    return found


@both_sides
@pytest.mark.parametrize(
    ("card", "cell"),
    [(card, cell) for card in (*REACH, *RELIGION[:-1]) for cell in REACH[TWINS.get(card, card)]],
)
@rule("RRR-55", "RRR-56", "RRR-57", "RRR-58", "RRR-59", "RRR-60", "RRR-63", "RRR-64")
@rule("RRR-72", "RRR-73", "RRR-78", "RRR-79", "RRR-52", "RRR-53", "RRR-54")
@rule("AR-22", "AR-23", "AR-24", "AR-25", "AR-26", "AR-27")
def test_where_each_card_reaches_and_what_it_does_there(card, cell, side):
    kind = TWINS.get(card, card)
    assert hits(card, cell, side) == {
        choice: dict.fromkeys(cells.split(), DONE.get(kind, "converted"))
        for choice, cells in REACH[kind][cell].items()
    }


@rule("AR-24")
@both_sides
def test_a_card_whose_effect_finds_no_row_is_still_playable(side):
    state = load("FortuneTeller Historian", "Pope", b2="!Monk", side=side)
    for cell in ("a3", "b3", "c3"):
        assert choices(state, f"FortuneTeller@{cell}") == {""}
    for cell in ("a1", "b1", "c1"):
        assert choices(state, f"Historian@{cell}") == {""}
    assert choices(state, "Historian@b3") == {"", "behind"}
    assert field(after(state, "FortuneTeller@b3"))["b3"] == "FortuneTeller"


@rule("AR-26")
def test_a_princess_turns_one_group_and_not_both():
    state = load("Princess", "Pope", a1="!Monk", b1="!Bishop")
    assert choices(state, "Princess@b2") == {"", "orthogonal", "diagonal"}
    later = field(after(state, "Princess@b2 orthogonal"))
    assert (later["a1"], later["b1"]) == ("!Monk", "Bishop")
    later = field(after(state, "Princess@b2 diagonal"))
    assert (later["a1"], later["b1"]) == ("Monk", "!Bishop")


@rule("AR-27", "AR-16")
@both_sides
def test_one_card_on_an_axis_is_enough_and_further_cards_are_not_reached(side):
    state = load("Samurai Ninja", "Pope", c1="!Monk", b1="Queen", c3="!Bishop", side=side)
    assert choices(state, "Samurai@a1") == {"", "ew"}
    assert field(after(state, "Samurai@a1 ew")) == lay("a1 Samurai, c1 !Monk, c3 !Bishop")
    assert choices(state, "Ninja@a1") == {""}  # the Bishop is two steps away
    assert choices(state, "Ninja@b2") == {"", "nesw", "nwse"}


@rule("AR-16")
@both_sides
def test_a_choice_that_hits_nothing_is_no_move_of_its_own(side):
    state = load(
        "King Queen Princess Minister Dragon Revolutionary Samurai Witch Fairy Pirate Poet",
        "Pope", b3="!Temple", c1="!Monk down by 1", side=side,
    )  # fmt: skip
    for card in pile(state, "areas", 0) - {"Pirate"}:
        assert choices(state, f"{card}@b2") == {""}, card
    assert choices(state, "Pirate@b2") == {"", "b3"}
    assert refusal(state, "Queen@b2 n") == "AR-16"
    assert refusal(state, "Queen@b2 s") == "AR-16"
    assert refusal(state, "Princess@b2 orthogonal") == "AR-16"
    assert refusal(state, "Dragon@b2 all") == "AR-16"


WORDS = [
    *CELLS, *REGALITY, *RELIGION, "Citizen", *NEUTRALS, "?",
    *split("n ne e se s sw w nw ns ew nesw nwse orthogonal diagonal front behind all draw"),
    *(f"{start}-{goal}" for start in CELLS for goal in CELLS if start != goal),
]  # fmt: skip


@rule("RRR-11", "AR-16", "AR-11")
@pytest.mark.parametrize(
    ("hand", "there"),
    [
        ("King Queen Poet", "a1 !Dragon, b1 Castle, c2 Fairy, b3 !Artist, c3 !Monk down by 1"),
        ("Artist Minister Tower", "a1 Poet, b1 !Sage, a2 !General, c3 Witch, b3 Necromancer"),
        ("Fairy Witch Pirate", "a1 !Tower over Mage, b1 Saint, c1 !Hermit, c2 Ninja, a2 !Shaman"),
        ("Assassin Adventurer Samurai", "a1 Merchant, b2 !Enchantress, c1 !Sage, b1 Bishop"),
        ("Princess Dragon Merchant", "a1 !Pope, b1 Ninja, c1 King, a2 Queen, c2 !Monk, a3 Saint"),
    ],
)
def test_exactly_the_listed_moves_are_accepted(hand, there):
    state = load(hand, "Temple Death", neutral="Historian", field=lay(there))
    legal = set(state.legal_moves())
    # Every listed move with one word changed, added or left out, and every word with every card
    tried = {f"{card}@{cell} {word}" for card in hand.split() for cell in CELLS for word in WORDS}
    tried |= {f"{card}@{cell}" for card in (*REGALITY, *NEUTRALS, "Citizen") for cell in CELLS}
    for move in legal:
        placement, *choice = move.split()
        for cell in CELLS:
            tried.add(" ".join([placement, cell, *choice]))
            tried.add(" ".join([placement, cell, *choice[1:]]))
        tried.add(" ".join([placement, *choice[1:]]))
    before = state.position()
    for move in tried - legal:
        with pytest.raises(regalia.IllegalMove):
            state.play(move)
    assert state.position() == before
    for move in legal:
        assert after(state, move).position()["plies"] == before["plies"] + 1


@rule("RRR-61")
@both_sides
@pytest.mark.parametrize("castle", ["Castle", "!Castle", "Temple", "!Temple"])
def test_castle_and_temple_are_immune(castle, side):
    everyone = "King Minister General Queen Princess Samurai Witch Fairy Poet Revolutionary Dragon"
    state = load(everyone, "Pope", field={"b1": castle}, side=side)
    for card in everyone.split():
        assert choices(state, f"{card}@b2") == {""}, card
    assert shielded(state) == {"b1"}
    assert cells_for(load("Tower King", field={"b1": castle}, side=side), "Tower") == set()


@rule("RRR-62")
def test_the_citizen_does_nothing():
    state = load("Citizen", "Pope", a1="!Monk", b1="Queen", a2="!Bishop")
    assert choices(state, "Citizen@b2") == {""}
    state.play("Citizen@b2")
    assert field(state) == lay("a1 !Monk, b1 Queen, a2 !Bishop, b2 Citizen")
    assert shielded(state) == set()
    assert choices(state, "Pope@b3") == {"", "a2", "b2"}
    assert choices(load("Poet", "Pope", b1="Citizen"), "Poet@b2") == {""}  # nothing to copy


@rule("RRR-65", "RRR-66", "AR-49")
@both_sides
@pytest.mark.parametrize(
    ("copier", "near", "far"),
    [("Poet", "b1 a2 c2 b3", "a1 c1 a3 c3"), ("Artist", "a1 c1 a3 c3", "b1 a2 c2 b3")],
)
def test_poet_and_artist_copy_from_their_four_cells(copier, near, far, side):
    for owner in ("", "!"):
        for cell in near.split():
            state = load(copier, "Pope", field={cell: f"{owner}Minister"}, side=side)
            assert choices(state, f"{copier}@b2") == {"", f"{cell} {cell}"}
            told = state.play(f"{copier}@b2 {cell} {cell}")
            assert event(told, "copied") == {"event": "copied", "card": "Minister", "cell": cell}
            assert field(state)[cell] == ("!" if not owner else "") + "Minister"
        for cell in far.split():
            state = load(copier, "Pope", field={cell: f"{owner}Minister"}, side=side)
            assert choices(state, f"{copier}@b2") == {""}


@rule("RRR-65", "RRR-66")
@pytest.mark.parametrize("card", [*sorted(PASSIVE - {"Tower"}), "Citizen"])
def test_only_active_effects_can_be_copied(card):
    assert choices(load("Poet", "Pope", b1=card, a1="!Monk"), "Poet@b2") == {""}
    assert choices(load("Artist", "Pope", a1=card, b1="!Monk"), "Artist@b2") == {""}


@rule("AR-49")
@both_sides
def test_a_copied_effect_is_carried_out_from_the_copiers_cell_as_its_own(side):
    # The Mage on a2 reaches b1 and b3; the Poet on b2 reaches the corners.
    state = load("Poet", "Pope", a2="!Mage", a1="!Monk", b1="Citizen", c3="King", side=side)
    assert choices(state, "Poet@b2") == {"", "a2 a1", "a2 c3"}
    # Front and behind are the copier's: the enemy's Fortune Teller faces the other way.
    there = lay("a2 !FortuneTeller, a1 !Monk, b1 !Saint, c3 !King, b3 Queen")
    state = load("Poet", "Pope", field=there, side=side)
    later = field(after(state, "Poet@b2 a2 front"))
    assert later == (there | lay("b2 Poet, c3 King, b3 !Queen"))
    there = lay("a2 !Historian, a1 !Monk, b1 !Saint, c3 !King, b3 Queen")
    later = field(after(load("Poet", "Pope", field=there, side=side), "Poet@b2 a2 behind"))
    assert later == (there | lay("b2 Poet, a1 Monk, b1 Saint"))
    # The opponent is the copier's opponent, allies are the copier's.
    state = load("Poet Queen", "Pope Temple", b1="!Assassin", side=side)
    assert choices(state, "Poet@b2") == {"", "b1 Pope", "b1 Temple"}
    later = after(state, "Poet@b2 b1 Pope")
    assert pile(later, "areas", 1) == {"Temple"} and "Pope" in pile(later, "discard")
    state = load("Poet", "Pope", b1="!Witch", a1="Queen", c3="!Monk", side=side)
    assert choices(state, "Poet@b2") == {"", "b1 a1"}
    state = load("Poet", "Pope", b1="!Merchant", aside="Samurai", side=side)
    later = after(state, "Poet@b2 b1 draw")
    assert "Samurai" in pile(later, "areas", 0)


@rule("AR-49", "AR-17")
@both_sides
def test_the_copied_card_may_be_hit_and_the_copier_may_not(side):
    state = load("Poet", "Pope", b1="Witch", a1="Queen", side=side)
    assert choices(state, "Poet@b2") == {"", "b1 b1", "b1 a1"}
    later = after(state, "Poet@b2 b1 b1")
    assert field(later) == {"a1": "Queen", "b2": "Poet"} and pile(later, "areas", 0) == {"Witch"}
    state = load("Poet", "Pope", b1="!King", side=side)
    assert choices(state, "Poet@b2") == {"", "b1 b1"}
    assert field(after(state, "Poet@b2 b1 b1"))["b1"] == "!King down by 0"
    state = load("Artist", "Pope", a1="Fairy", side=side)
    free = set(CELLS) - {"a1", "b2"}
    assert choices(state, "Artist@b2") == {"", *(f"a1 a1-{cell}" for cell in free)}
    assert field(after(state, "Artist@b2 a1 a1-c3")) == {"b2": "Artist", "c3": "Fairy"}


@rule("AR-49")
@both_sides
def test_a_copied_copier_looks_from_the_acting_cards_cell(side):
    # The Artist on b1 has a2 and c2 on its diagonals; the Poet on b2 has the corners.
    there = lay("b1 !Artist, a2 !Dragon, a1 !Minister, c3 Monk")
    state = load("Poet", "Pope", field=there, side=side)
    reach = {"a1", "b1", "a2", "c3"}
    assert choices(state, "Poet@b2") == {
        "",
        "a2 all",
        *(f"b1 a1 {cell}" for cell in reach),
        *(f"b1 c3 {cell}" for cell in {"a1", "c3"}),
    }
    told = state.play("Poet@b2 b1 c3 a1")
    assert [e["card"] for e in told if e["event"] == "copied"] == ["Artist", "Monk"]
    assert field(state)["a1"] == "!Minister down by 0"
    # and the other way round: the Poet is copied, and looks straight from the Artist's cell
    state = load("Artist", "Pope", a1="Poet", b1="!General", c1="Mage", side=side)
    assert choices(state, "Artist@b2") == {"", "a1 b1 b1", "c1 a1", "c1 c1"}
    # Every card that was copied may be hit.
    state = load("Poet", "Pope", b1="Artist", a1="Witch", side=side)
    assert choices(state, "Poet@b2") == {"", "b1 a1 b1", "b1 a1 a1"}
    assert pile(after(state, "Poet@b2 b1 a1 b1"), "areas", 0) == {"Artist"}


@rule("AR-49", "AR-50")
@both_sides
def test_negation_is_asked_beside_the_copier_and_not_beside_the_copied_card(side):
    # The Minister on b3 stands beside a Shaman on a3: it was negated when played.
    state = load("Poet", "Pope", b3="Minister", a3="!Shaman", side=side)
    assert choices(state, "Poet@b2") == {"", "b3 a3", "b3 b3"}
    assert choices(state, "Poet@a2") == {""}
    state = load("Minister Poet", "Temple", a3="!Shaman", c3="!Monk", side=side)
    state.play("Minister@b3")
    state.play("Temple@a1")
    assert choices(state, "Poet@b2") == {"", "b3 a3", "b3 b3", "b3 c3"}


@rule("RRR-67", "RRR-68", "AR-50")
@both_sides
@pytest.mark.parametrize(
    ("card", "stops", "lets"),
    [("Shaman", "b1 a2 c2 b3", "a1 c1 a3 c3"), ("Enchantress", "a1 c1 a3 c3", "b1 a2 c2 b3")],
)
def test_shaman_and_enchantress_stop_active_effects_on_their_four_cells(card, stops, lets, side):
    for owner in ("", "!"):
        state = load("Minister", "Bishop", b2=f"{owner}{card}", side=side)
        for cell in stops.split():
            assert choices(state, f"Minister@{cell}") == {""}
            assert refusal(state, f"Minister@{cell} b2") in ("RRR-67", "RRR-68", "AR-50")
        for cell in lets.split():
            assert choices(state, f"Minister@{cell}") == {"", "b2"}
        told = state.play(f"Minister@{stops.split()[0]}")
        assert kinds(told)[:2] == ["placed", "negated"]
        for cell in stops.split()[1:]:  # of either player
            assert choices(state, f"Bishop@{cell}") == {""}


@rule("AR-50")
@both_sides
def test_nothing_happens_to_cards_already_there(side):
    state = load("Shaman King", "Pope", b1="Minister", c2="!Monk", side=side)
    state.play("Shaman@b2")
    assert field(state) == lay("b1 Minister, b2 Shaman, c2 !Monk")
    # A passive effect is not stopped.
    state = load("Castle King", "Bishop Temple", b2="!Shaman", side=side)
    state.play("Castle@b3")
    assert shielded(state) == {"b3"}
    assert choices(state, "Bishop@c3") == {"", "b2"}


@rule("RRR-69", "RRR-70", "AR-22", "AR-33", "AR-35")
@both_sides
@pytest.mark.parametrize(("card", "cells"), [("Sage", "a2 c2"), ("Hermit", "b1 b3")])
def test_sage_and_hermit_protect_two_cells_whoever_stands_there(card, cells, side):
    around = lay("a1 King, b1 !Pope, c1 Monk, a2 Queen, c2 !Saint, b3 Bishop")
    protected = set(cells.split())
    # Cards that were there before
    state = load(card, "Temple", field=around, side=side)
    assert shielded(state) == set()
    state.play(f"{card}@b2")
    assert shielded(state) == protected
    for owner in ("", "!"):
        # The Fairy reaches every other card, the protector too.
        state = load("Fairy Minister", "Temple", field={**around, "b2": owner + card}, side=side)
        moved = {choice[:2] for choice in choices(state, "Fairy@c3") if choice}
        assert moved == {*around, "b2"} - protected
        # The other way round it protects the same cells.
        state.play("Minister@c3 b2")
        assert field(state)["b2"] == ("" if owner else "!") + card
        assert shielded(state) == protected
        # Cards that come after
        for cell in around:
            state = load("Mage", "Temple", field={"b2": owner + card}, side=side)
            state.play(f"Mage@{cell}")
            assert shielded(state) == {cell} & protected


@rule("AR-33", "AR-7")
@both_sides
def test_protection_ends_when_the_protector_is_gone_face_down_or_covered(side):
    there = {"a2": "Sage", "b2": "!Monk"}
    state = load("King Samurai Fairy Tower", "Bishop Pope", field=there, side=side)
    assert shielded(state) == {"b2"}
    assert choices(state, "King@a1") == {"", "a2"}
    later = after(state, "King@a1 a2")  # face down, not yet removed
    assert field(later)["a2"] == "Sage down by 0" and shielded(later) == set()
    assert choices(later, "Bishop@b1") == {"", "a1", "b2"}
    later = after(state, "Samurai@a1 ns")
    assert "a2" not in field(later) and shielded(later) == set()
    later = after(state, "Fairy@a1 a2-c3")
    assert shielded(later) == set()
    later = after(state, "Tower@a2")
    assert field(later)["a2"] == "Tower over Sage" and shielded(later) == {"a2"}


@rule("AR-29")
@both_sides
def test_two_shields_are_one(side):
    there = lay("b2 !Monk, a2 Sage, b1 !Hermit")
    state = load("Pirate Samurai King", "Pope", field=there, side=side)
    assert shielded(state) == {"b2"}
    assert field(after(state, "Pirate@c3 b2"))["b2"] == "!Monk down by 0"  # at one blow
    later = after(state, "Samurai@a1 ns")  # the Sage goes, the Hermit is enough
    assert "a2" not in field(later) and shielded(later) == {"b2"}


@rule("RRR-71", "AR-52")
@both_sides
def test_the_witch_returns_an_ally_of_any_colour_to_your_area(side):
    there = lay("a1 Queen, b1 !King, c1 Monk, a2 Castle, b2 !Temple, c2 Mage down by 1, a3 Samurai")
    state = load("Witch", "Pope", field=there, side=side)
    assert choices(state, "Witch@c3") == {"", "a1", "c1", "a3"}
    told = state.copy().play("Witch@c3 c1")
    assert event(told, "returned") == {"event": "returned", "seat": 0, "cell": "c1", "card": "Monk"}
    later = after(state, "Witch@c3 c1")
    assert pile(later, "areas", 0) == {"Monk"} and "Monk" not in pile(later, "areas", 1)
    assert "c1" in cells_for(later, "Pope")  # free at once
    # With its effect when played again
    state = load("Witch", "Pope", a1="Samurai", a3="!Monk", side=side)
    state.play("Witch@c3 a1")
    state.play("Pope@c1")
    assert choices(state, "Samurai@a2") == {"", "ns"}


@rule("RRR-74", "AR-51")
@both_sides
def test_the_fairy_moves_any_card_to_any_free_cell(side):
    there = lay("a1 Queen, b1 !King, a2 Castle, b2 !Monk down by 1, c1 !Shaman, c3 !Sage")
    state = load("Fairy", "Pope", field=there, side=side)
    free = {"c2", "b3"}
    assert choices(state, "Fairy@a3") == {
        "",
        *(f"{start}-{goal}" for start in ("a1", "b1", "c1", "c3") for goal in free),
    }
    told = state.copy().play("Fairy@a3 b1-b3")
    assert event(told, "moved") == {"event": "moved", "card": "King", "cell": "b1", "goal": "b3"}
    later = after(state, "Fairy@a3 b1-b3")
    assert field(later)["b3"] == "!King"  # its direction is kept, and it destroys nothing
    assert [text for text in field(later).values() if "down" in text] == []
    assert "b1" not in field(later)
    # Passives act from the new cell.
    later = after(state, "Fairy@a3 c3-b3")
    assert shielded(later) == {"a2", "a3"}
    later = after(state, "Fairy@a3 c1-b3")
    assert choices(later, "Pope@c2") == {"", "b1", "c3"}
    assert choices(later, "Pope@b2") == {""}


@rule("RRR-75", "AR-34", "AR-54")
@both_sides
def test_the_assassin_banishes_a_card_of_the_opponents_area(side):
    theirs = "Pope Castle Temple Citizen Death Tower"
    state = load("Assassin Queen", theirs, neutral="Samurai", a1="!Monk", side=side)
    assert choices(state, "Assassin@b2") == {"", *theirs.split()}
    told = state.copy().play("Assassin@b2 Castle")
    assert event(told, "assassinated")["card"] == "Castle"
    later = after(state, "Assassin@b2 Castle")
    assert pile(later, "areas", 1) == set(theirs.split()) - {"Castle"}
    assert "Castle" in pile(later, "discard")
    assert pile(later, "areas", 0) == {"Queen"} and pile(later, "neutral") == {"Samurai"}
    for other in ("Samurai", "Queen", "Monk"):
        assert refusal(state, f"Assassin@b2 {other}")
    state = load("Assassin Queen", "", neutral="Samurai", a1="!Monk", side=side)
    assert choices(state, "Assassin@b2") == {""}


@rule("RRR-82", "AR-34", "AR-54")
@both_sides
def test_the_adventurer_takes_a_card_of_the_opponents_area(side):
    theirs = "Pope Castle Temple Citizen Death Tower"
    state = load("Adventurer Queen", theirs, neutral="Samurai", a1="!Monk", side=side)
    assert choices(state, "Adventurer@b2") == {"", *theirs.split()}
    told = state.copy().play("Adventurer@b2 Temple")
    assert event(told, "robbed")["card"] == "Temple"
    later = after(state, "Adventurer@b2 Temple")
    assert pile(later, "areas", 1) == set(theirs.split()) - {"Temple"}
    assert pile(later, "areas", 0) == {"Queen", "Temple"}
    assert pile(later, "discard") == pile(state, "discard")
    later.play("Pope@c3")
    assert field(after(later, "Temple@c1"))["c1"] == "Temple"  # played as an ally of who has it
    for other in ("Samurai", "Queen", "Monk"):
        assert refusal(state, f"Adventurer@b2 {other}")


@rule("AR-34")
def test_a_shield_starts_when_the_card_is_played():
    """In an Area neither a Castle nor a Sage protects anything."""
    state = load("Assassin", "Castle Sage Temple", a1="!Monk")
    assert shielded(state) == set()
    assert choices(state, "Assassin@b2") == {"", "Castle", "Sage", "Temple"}


@rule("RRR-76", "AR-53")
@both_sides
def test_the_necromancer_takes_any_card_of_the_one_discard_pile(side):
    thrown = "Queen Pope Castle Citizen Death Samurai"
    state = load("Necromancer", "Monk", discard=thrown, a1="!Saint", side=side)
    mine, theirs = pile(state, "areas", 0), pile(state, "areas", 1)
    assert choices(state, "Necromancer@b2") == {"", *thrown.split()}
    for card in thrown.split():
        later = state.copy()
        told = later.play(f"Necromancer@b2 {card}")
        assert event(told, "recalled") == {"event": "recalled", "seat": 0, "card": card}
        assert pile(later, "areas", 0) == mine - {"Necromancer"} | {card}
        assert pile(later, "areas", 1) == theirs
        assert pile(later, "discard") == set(thrown.split()) - {card}
    assert refusal(state, "Necromancer@b2 Saint") and refusal(state, "Necromancer@b2 Ninja")
    state = load("Necromancer", "Monk", discard="", a1="!Saint", side=side)
    assert choices(state, "Necromancer@b2") == {""}


@rule("AR-53")
def test_what_goes_to_the_discard_pile_and_when():
    state = load("King", a1="!Monk")
    for seat in (0, 1, None):  # open to all
        assert state.view(seat)["discard"] == state.position()["discard"] != []
    for state in deals(3):
        assert state.position()["discard"] == []
    # banished from the field and from an Area: at once
    state = load("Samurai", "Pope", discard="", b1="!Monk")
    state.play("Samurai@b2 ns")
    assert pile(state, "discard") == {"Monk"}
    state = load("Assassin", "Pope", discard="", b1="!Monk")
    state.play("Assassin@b2 Temple")
    assert pile(state, "discard") == {"Temple"}
    # destroyed: once removed
    state = load("General", "Pope", discard="", b1="!Monk")
    state.play("General@b2 b1")
    assert pile(state, "discard") == set()
    state.play("Pope@c3")
    assert pile(state, "discard") == {"Monk"}
    # with its Tower
    state = load("Pirate", "Pope", discard="", b1="!Tower over Monk")
    state.play("Pirate@b2 b1")
    assert pile(state, "discard") == set()
    state.play("Pope@c3")
    assert pile(state, "discard") == {"Monk", "Tower"}
    # returned, moved and converted cards do not
    state = load("Witch", "Pope", discard="", b1="Monk")
    state.play("Witch@b2 b1")
    assert pile(state, "discard") == set()


@rule("RRR-77", "AR-57", "AR-7")
@both_sides
def test_the_pirate_destroys_one_adjacent_shielded_card(side):
    there = lay("a1 Castle, b1 !Temple, c1 King, a3 !Sage, b3 !Monk, c2 Queen")
    state = load("Pirate Citizen", "Pope Bishop", field=there, side=side)
    assert choices(state, "Pirate@b2") == {"", "a1", "b1", "b3"}  # King, Queen, Sage: no Shield
    assert choices(state, "Pirate@c3") == {"", "b3"}
    later = after(state, "Pirate@b2 a1")
    assert field(later)["a1"] == "Castle down by 0"
    assert "a1" not in later.view(1)["shielded"]
    assert choices(later, "Bishop@a2") == {"", "a3", "b2"}  # face down, it is no object
    later = after(state, "Pirate@b2 b3")
    assert field(later)["b3"] == "!Monk down by 0"
    later.play("Pope@c3")
    assert "b3" not in field(later) and "Monk" in pile(later, "discard")


@rule("AR-7")
@both_sides
def test_a_face_down_card_loses_its_passive_effect_at_once(side):
    state = load("King Citizen", "Bishop Pope", b2="!Shaman", a1="Queen", side=side)
    assert choices(after(state, "King@c3"), "Bishop@a2") == {""}
    assert choices(after(state, "King@c3 b2"), "Bishop@a2") == {"", "a1"}
    state = load("General Citizen", "Bishop Pope", b2="!Enchantress", b1="Queen", side=side)
    assert choices(after(state, "General@a2"), "Bishop@a1") == {""}
    assert choices(after(state, "General@a2 b2"), "Bishop@a1") == {"", "a2", "b1"}


# Tower


@rule("RRR-80", "AR-36", "AR-37")
@both_sides
def test_the_tower_covers_an_own_face_up_unshielded_ally_of_any_colour(side):
    there = lay(
        "a1 Queen, b1 !King, c1 Monk, a2 Castle, b2 Saint, c2 !Sage, a3 Death, b3 Mage down by 1"
    )
    state = load("Tower General", "Pope", field=there, side=side)
    assert cells_for(state, "Tower") == {"a1", "c1", "a3"}  # the Saint is protected
    for cell in ("b1", "a2", "b2", "b3", "c3"):
        assert refusal(state, f"Tower@{cell}")
    told = state.play("Tower@c1")
    assert event(told, "covered") == {"event": "covered", "seat": 0, "cell": "c1", "card": "Monk"}
    assert field(state) == {
        **{c: t for c, t in there.items() if c != "b3"},
        "c1": "Tower over Monk",
    }


@rule("AR-36", "AR-43")
@both_sides
def test_the_tower_fills_no_cell_and_so_never_completes_the_field(side):
    last = filled([cell for cell in CELLS if cell != "c3"], PLAIN, 4)
    state = load("Tower Castle", "Temple", field=last, side=side)
    state.play("Tower@a1")
    assert state.outcome is None and state.to_move == 1
    assert cells_for(state, "Temple") == {"c3"}
    for options in ({"ending": "occupied"}, {"tower_falls": "uncovers"}):
        state = load("Tower Castle", "Temple", field=last, side=side, options=options)
        state.play("Tower@a1")
        assert state.outcome is None


@rule("RRR-80", "AR-39")
@both_sides
def test_the_covered_card_has_lost_its_effect(side):
    state = load("King", "Bishop", b2="Tower over Shaman", b1="!Monk", side=side)
    assert choices(state, "King@a2") == {"", "b1"}
    state = load("King", "Bishop", a2="Tower over Sage", b2="!Monk", side=side)
    assert shielded(state) == {"a2"}
    state = load("King", "Bishop", b1="Tower over Hermit", b2="!Monk", side=side)
    assert shielded(state) == {"b1"}
    state = load("Poet Artist Witch", "Bishop", b1="Tower over Dragon", a1="!Monk", side=side)
    assert choices(state, "Poet@b2") == {""}
    assert choices(state, "Artist@a2") == {""}
    assert choices(state, "Witch@b2") == {""}
    options = {"copy_shielded": "yes"}
    state = load("Poet", "Bishop", b1="Tower over Dragon", a1="!Monk", options=options, side=side)
    assert choices(state, "Poet@b2") == {""}


@rule("AR-39", "AR-56")
@both_sides
def test_a_covered_death_harms_nobody(side):
    last = filled(CELLS[1:8], PLAIN, 4)
    state = load("Citizen", "Temple", field={**last, "a1": "Tower over Death"}, side=side)
    state.play("Citizen@c3")
    assert state.outcome.winner == 0 and state.outcome.reason == "allies"
    state = load("Citizen", "Temple", field={**last, "a1": "Death"}, side=side)
    state.play("Citizen@c3")
    assert state.outcome.winner == 1 and state.outcome.reason == "death"


@rule("AR-38", "AR-42")
@both_sides
def test_a_pile_counts_as_one_ally_and_its_number_once(side):
    last = {**filled(CELLS[1:8], PLAIN, 3), "a1": "Tower over Monk"}
    state = load("Citizen", "Temple", field=last, side=side)
    state.play("Citizen@c3")
    assert state.outcome.scores == (5, 4)
    state = load("Citizen", "Temple", field=last, side=side, options={"numbered": "yes"})
    numbers = state.position()["numbers"]
    mine = sum(numbers[CELLS.index(cell)] for cell in ("a1", "b1", "c1", "a2", "c3"))
    state.play("Citizen@c3")
    assert state.outcome.scores == (mine, 45 - mine)


@rule("RRR-80", "AR-41", "AR-42")
@both_sides
@pytest.mark.parametrize("owner", ["", "!"])
def test_a_pile_is_immune_to_everything_but_the_pirate(owner, side):
    everyone = (
        "King Minister General Queen Princess Samurai Witch Fairy Poet Revolutionary Dragon "
        "Historian"
    )
    state = load(everyone, "Pope", b1=f"{owner}Tower over Monk", side=side)
    assert shielded(state) == {"b1"}
    for card in everyone.split():
        assert choices(state, f"{card}@b2") == {""}, card
    for card in ("Mage", "Ninja", "Artist"):
        state = load(card, "Pope", a1=f"{owner}Tower over Monk", side=side)
        assert choices(state, f"{card}@b2") == {""}
    state = load("Pirate", "Pope", b1=f"{owner}Tower over Monk", side=side)
    assert choices(state, "Pirate@b2") == {"", "b1"}


@rule("AR-41")
@both_sides
def test_the_tower_cannot_be_negated(side):
    for negator in ("!Shaman", "Shaman"):
        state = load("Tower", "Pope", b1="Monk", b2=negator, a2="!Saint", side=side)
        told = state.play("Tower@b1")
        assert "negated" not in kinds(told)
        assert field(state)["b1"] == "Tower over Monk" and shielded(state) == {"b1"}


@rule("AR-9")
@both_sides
def test_a_covered_card_is_not_a_face_down_card(side):
    state = load("Tower King Queen", "Pope Saint", b1="Monk", side=side)
    state.play("Tower@b1")
    assert state.position()["board"]["b1"]["down"] is False
    state.play("Pope@c3")
    assert field(state)["b1"] == "Tower over Monk"  # the next turn of its player removes nothing
    state.play("King@a3")
    assert field(state)["b1"] == "Tower over Monk"


@rule("AR-40", "RRR-77")
@both_sides
def test_a_pirate_takes_tower_and_covered_card(side):
    state = load("Pirate Citizen", "Pope Saint", b1="!Tower over Sage", a1="Queen", side=side)
    state.play("Pirate@b2 b1")
    assert field(state)["b1"] == "!Tower over Sage down by 0" and shielded(state) == set()
    assert "b1" not in cells_for(state, "Pope")
    told = state.play("Pope@c3")
    assert {e["card"] for e in told if e["event"] == "removed"} == {"Tower", "Sage"}
    assert {"Tower", "Sage"} <= pile(state, "discard")
    assert "b1" in cells_for(state, "Citizen")


@rule("AR-40")
@both_sides
def test_the_option_that_a_falling_tower_uncovers_its_card(side):
    there = lay("b1 !Tower over Sage, a1 Queen, c1 !Monk")
    state = load("Pirate Poet", "Pope Saint", field=there, options=UNCOVERS, side=side)
    state.play("Pirate@b2 b1")
    assert field(state)["b1"] == "!Tower over Sage down by 0" and shielded(state) == set()
    told = state.play("Pope@c3")
    assert event(told, "removed")["card"] == "Tower"
    assert event(told, "uncovered")["card"] == "Sage"
    assert field(state)["b1"] == "!Sage"  # in its direction
    assert "Tower" in pile(state, "discard") and "Sage" not in pile(state, "discard")
    assert shielded(state) == {"a1", "c1"}  # its passive works again
    assert "b1" not in cells_for(state, "Poet")  # and the cell is not free
    # Nothing re-triggers; and it can be copied again.
    state = load(
        "Pirate Poet",
        "Pope Saint",
        b1="!Tower over Dragon",
        a1="Castle",
        options=UNCOVERS,
        side=side,
    )
    state.play("Pirate@b2 b1")
    state.play("Pope@a3")
    assert field(state) == lay("b1 !Dragon, a1 Castle, b2 Pirate, a3 !Pope")
    assert choices(state, "Poet@c1") == {"", "b1 all"}


@rule("AR-40")
@both_sides
@pytest.mark.parametrize(
    ("covered", "winner", "reason"), [("Queen", 1, "allies"), ("Death", 0, "death")]
)
def test_an_uncovered_ninth_card_ends_the_game_at_once(covered, winner, reason, side):
    # Seat 1 destroyed its own pile; seat 0 fills the last cell and has four allies of eight.
    cards = [card for card in PLAIN if card != covered]
    there = {**filled(CELLS[1:8], cards, 3), "a1": f"!Tower over {covered} down by 1"}
    state = load("Citizen", "Temple", field=there, options=UNCOVERS, side=side)
    told = state.play("Citizen@c3")
    assert event(told, "uncovered")["card"] == covered
    assert field(state)["a1"] == f"!{covered}"
    assert state.to_move is None and state.outcome.winner == winner
    assert state.outcome.reason == reason
    assert state.outcome.scores == (4, 5) or reason == "death"
    # In a match the next game follows.
    options = {**UNCOVERS, "match": "best_of_three"}
    state = load("Citizen", "Temple", field=there, options=options, side=side)
    state.play("Citizen@c3")
    assert state.position()["phase"] == "choose" and state.to_move == 1 - winner
    assert state.position()["wins"] == [1 - winner, winner]
    # With the other ruling both cards go, and seat 1 plays there.
    state = load("Citizen", "Temple", field=there, side=side)
    state.play("Citizen@c3")
    assert state.outcome is None and cells_for(state, "Temple") == {"a1"}


# Death


@rule("RRR-81", "AR-56")
@both_sides
@pytest.mark.parametrize(("death", "winner"), [("Death", 1), ("!Death", 0)])
@pytest.mark.parametrize("allies", [1, 7])
def test_who_has_death_as_ally_at_the_end_has_lost(death, winner, allies, side):
    there = {**filled(CELLS[1:8], PLAIN, allies), "a1": death}
    state = load("Citizen", "Temple", field=there, side=side)
    state.play("Citizen@c3")
    assert state.outcome.winner == winner and state.outcome.reason == "death"


@rule("RRR-81")
def test_death_changes_hands_and_does_nothing_before_the_end():
    there = {**filled(CELLS[1:8], PLAIN[:7], 6), "a1": "!Death"}
    state = load("Monk", "Temple", field=there)
    assert after(state, "Monk@c3").outcome.winner == 0
    there = {**filled(CELLS[1:8], [c for c in PLAIN if c != "Minister"], 6), "c2": "!Death"}
    state = load("Minister", "Temple", field={**there, "a1": "Monk"})
    assert after(state, "Minister@c3").outcome.winner == 0
    later = after(state, "Minister@c3 c2")  # makes it an ally
    assert later.outcome.winner == 1 and later.outcome.reason == "death"
    state = load("Death", "Temple", field={"a1": "Monk"})
    assert after(state, "Death@b2").outcome is None


# Merchant


@rule("RRR-83", "AR-55")
@both_sides
def test_the_merchant_draws_any_of_the_neutrals_set_aside(side):
    drawn = Counter()
    for number in range(120):
        state = load(
            "Merchant", "Pope", neutral="Dragon", aside="Samurai Ninja Tower", a1="!Monk",
            discard="Sage Queen", chance=stream(number), side=side,
        )  # fmt: skip
        assert choices(state, "Merchant@b2") == {"", "draw"}
        told = state.play("Merchant@b2 draw")
        drew = event(told, "drew")
        [card] = drew["cards"]
        assert drew["seat"] == 0 and drew["hidden"] is False
        drawn[card] += 1
        assert card in pile(state, "areas", 0)
        assert pile(state, "aside") == {"Samurai", "Ninja", "Tower"} - {card}
        assert card in state.view(1)["areas"][0]["open"]
    # 40 each, standard deviation 5.2
    assert set(drawn) == {"Samurai", "Ninja", "Tower"} and min(drawn.values()) > 18


@rule("AR-55")
def test_the_merchant_is_the_only_chance_in_open_play():
    for system in ("standard", "old_style", "random", "draft"):
        for state in deals(3, system=system):
            to_play(state)
            chance = random.Random(55)
            while state.to_move is not None:
                before = state.position()["chance"]
                move = chance.choice(state.legal_moves())
                state.play(move)
                if not move.endswith(" draw"):
                    assert state.position()["chance"] == before


# The end and face-down cards


@rule("AR-1")
@both_sides
def test_face_down_cards_do_not_complete_the_field(side):
    there = {**filled(CELLS[1:8], PLAIN, 4), "a1": "!Monk down by 1"}
    state = load("Citizen", "Temple Castle", field=there, side=side)
    state.play("Citizen@c3")
    assert state.outcome is None and state.to_move == 1
    assert cells_for(state, "Temple") == {"a1"}  # the Monk has gone
    state.play("Temple@a1")
    assert state.outcome.scores == (5, 4)


@rule("AR-1")
@both_sides
@pytest.mark.parametrize(
    ("down", "scores"),
    [
        ("!Monk", (4, 5)),
        ("Monk", (5, 4)),
        ("!Tower over Monk", (4, 5)),
        ("Tower over Monk", (5, 4)),
        ("!Death", (4, 5)),
        ("Death", (5, 4)),
    ],
)
def test_the_option_that_nine_occupied_cells_end_the_game(down, scores, side):
    for tower_falls in ("with_covered", "uncovers"):
        options = {"ending": "occupied", "tower_falls": tower_falls}
        there = {**filled(CELLS[1:8], PLAIN, 3), "a1": f"{down} down by 1"}
        state = load("Citizen", "Temple", field=there, options=options, side=side)
        state.play("Citizen@c3")
        assert state.outcome.reason == "allies" and state.outcome.scores == scores
        assert state.outcome.winner == (0 if scores[0] > 4 else 1)


@rule("AR-1", "AR-47")
@both_sides
def test_points_where_nine_occupied_cells_end_the_game(side):
    """A face-down card scores by its direction, for who wins by Death too."""
    facts = {
        "numbers": [1, 2, 3, 4, 5, 6, 7, 8, 9], "side": side,
        "options": {"ending": "occupied", "numbered": "yes"},
    }  # fmt: skip
    there = {**filled(CELLS[1:8], PLAIN, 3), "a1": "Monk down by 1"}
    state = load("Citizen", "Temple", field=there, **facts)
    state.play("Citizen@c3")
    assert state.outcome.reason == "points"
    assert state.outcome.scores == (1 + 2 + 3 + 4 + 9, 5 + 6 + 7 + 8)
    there["b3"] = "!Death"
    state = load("Citizen", "Temple", field=there, **facts)
    state.play("Citizen@c3")
    assert state.outcome.reason == "death" and state.outcome.scores == (1 + 2 + 3 + 4 + 9, 0)
    there["a1"] = "!Monk down by 1"
    state = load("Citizen", "Temple", field=there, **facts)
    told = state.play("Citizen@c3")
    assert state.outcome.scores == (2 + 3 + 4 + 9, 0)
    assert event(told, "game_ended")["scores"] == [18, 0]
    # Without a card the field is not complete: what lies face down does not score.
    there = lay("a1 Queen, b1 !Monk, c1 Saint")
    state = load("King Mage", "", field=there, **facts)
    state.play("King@b2 a1")
    assert state.outcome.reason == "no_card" and state.outcome.scores == (3 + 5, 0)


@rule("AR-1")
@both_sides
def test_where_nine_occupied_cells_end_the_game_effects_still_come_first(side):
    options = {"ending": "occupied"}
    there = {**filled(CELLS[1:8], [*PLAIN[4:], "Saint", "Bishop"], 3), "a1": "!Monk down by 1"}
    there["c2"], there["b3"] = "!Samurai", "!Ninja"
    state = load("Minister", "Temple", field=there, options=options, side=side)
    later = after(state, "Minister@c3 c2")
    assert later.outcome.scores == (5, 4)
    del there["b1"]
    state = load("Minister", "Temple", field=there, options=options, side=side)
    assert after(state, "Minister@c3").outcome is None


@rule("AR-2")
@both_sides
@pytest.mark.parametrize("ending", ["face_up", "occupied"])
def test_a_face_down_card_counts_as_an_occupant_for_the_last_cell_ban(ending, side):
    there = {**filled(CELLS[1:8], PLAIN[1:], 4), "a1": "!Monk down by 1"}
    state = load("King", "Temple", field=there, side=side, options={"ending": ending})
    assert choices(state, "King@c3") == {""}
    assert refusal(state, "King@c3 c2") in ("RRR-22", "RRR-44")


@rule("AR-3", "AR-4")
@both_sides
def test_the_last_card_still_converts_banishes_returns_and_reaches_areas(side):
    around = lay(
        "a1 Monk, b1 !Paladin, c1 Mage, a2 !General, c2 !Saint, a3 !Cardinal, b3 King, c3 !Bishop"
    )
    everyone = (
        "Minister Queen Princess Revolutionary Dragon FortuneTeller Historian Samurai Ninja "
        "Witch Assassin Adventurer Necromancer Merchant Fairy"
    )
    state = load(everyone, "Temple Pope", field=around, side=side)
    listed = {card: choices(state, f"{card}@b2") - {""} for card in everyone.split()}
    assert {card: len(found) for card, found in listed.items()} == {
        "Minister": 8, "Queen": 8, "Princess": 2, "Revolutionary": 1, "Dragon": 1,
        "FortuneTeller": 1, "Historian": 1, "Samurai": 2, "Ninja": 2, "Witch": 3,
        "Assassin": 2, "Adventurer": 2, "Necromancer": 2, "Merchant": 1,
        "Fairy": 0,  # there is no free cell to go to
    }  # fmt: skip
    # AR-4: what frees a cell keeps the game going.
    for move, free in (
        ("Samurai@b2 ew", {"a2", "c2"}),
        ("Ninja@b2 nesw", {"a1", "c3"}),
        ("Witch@b2 c1", {"c1"}),
    ):
        later = after(state, move)
        assert later.outcome is None and later.to_move == 1
        assert cells_for(later, "Temple") == free
    for move in ("Samurai@b2", "Dragon@b2 all", "Assassin@b2 Pope", "Merchant@b2 draw"):
        assert after(state, move).outcome is not None


@rule("AR-5")
def test_no_player_ever_has_two_face_down_cards_and_none_in_the_own_turn():
    chance = random.Random(5)
    some = 0
    for state in deals(40):
        while state.to_move is not None:
            down = [text for text in field(state).values() if "down" in text]
            some += len(down)
            assert len(down) <= 1
            assert all(text.endswith(f"down by {1 - state.to_move}") for text in down)
            state.play(chance.choice(state.legal_moves()))
    assert some > 40


@rule("AR-6")
@both_sides
def test_a_copied_destroy_belongs_to_who_played_the_copier(side):
    state = load("Poet Queen", "Pope Temple", b1="!King", a1="!Monk", side=side)
    state.play("Poet@b2 b1 a1")
    assert field(state)["a1"] == "!Monk down by 0"
    state.play("Pope@c3")
    assert "a1" not in field(state)


@rule("AR-10")
def test_with_other_numbers_equal_points_go_to_more_allies():
    options = {"numbered": "yes", "numbers": "2,1,1,1,1,1,1,1,1"}
    # a1 counts two: four allies and five points against five and five.
    state = one_free(4, options=options, free="b1")
    assert field(state)["a1"] == "King"
    state.play("Citizen@b1")
    assert state.outcome.scores == (5, 5) and state.outcome.winner == 1
    there = {cell: text for cell, text in filled(CELLS, PLAIN, 0).items() if cell != "b1"}
    mine = ("c1", "a2", "b2", "c2")
    there |= {cell: text.lstrip("!") for cell, text in there.items() if cell in mine}
    state = load("Citizen", "Temple", field=there, options=options)
    state.play("Citizen@b1")
    assert state.outcome.scores == (5, 5) and state.outcome.winner == 0


@rule("AR-10")
@pytest.mark.parametrize("numbered", ["no", "yes"])
def test_nothing_but_the_limit_is_drawn(numbered):
    chance = random.Random(10)
    for state in deals(60, numbered=numbered):
        while state.to_move is not None:
            state.play(chance.choice(state.legal_moves()))
        assert (state.outcome.winner is None) == (state.outcome.reason == "ply_limit")
        if state.outcome.reason in ("allies", "points"):
            assert sum(state.outcome.scores) == (9 if numbered == "no" else 45)


@rule("AR-11")
def test_there_is_no_passing():
    state = load("King", "Pope", a1="!Monk")
    assert all("@" in move for move in state.legal_moves())
    for word in ("pass", "", "decline"):
        with pytest.raises(regalia.IllegalMove) as caught:
            state.play(word)
        assert caught.value.code == "move/notation"


@rule("AR-12")
@both_sides
def test_who_can_place_no_card_has_lost(side):
    # A Tower without an own unshielded ally
    for there in ({"a1": "Queen"}, lay("a1 !Temple, b1 !Sage, c1 !Monk")):
        state = load("King", "Tower", field=there, side=side)
        state.play("King@c3")
        if "b1" in there:  # the Sage itself is unshielded
            assert cells_for(state, "Tower") == {"b1"}
        else:
            assert state.outcome.winner == 0 and state.outcome.reason == "no_placement"
    # a Temple and high numbers: 5 lies under b2
    state = load(
        "King", "Temple", field=filled(CELLS[:4], PLAIN[1:], 0), options={"numbered": "yes"},
        numbers=[1, 2, 3, 4, 5, 6, 7, 8, 9], side=side,
    )  # fmt: skip
    assert after(state, "King@c3").outcome is None
    later = after(state, "King@b2")
    assert later.outcome.winner == 0 and later.outcome.reason == "no_placement"


@rule("AR-12")
def test_one_card_that_can_be_placed_is_enough():
    there = {"a1": "Queen"}
    state = load("King", "Tower Saint", field=there)
    state.play("King@c3")
    assert state.outcome is None
    state = load("King", "Tower", neutral="Samurai", field=there)
    state.play("King@c3")
    assert state.outcome is None


@rule("AR-13")
def test_own_destroyed_cards_leave_before_the_loss_check():
    # The only low number is under the card seat 1 destroyed: it leaves, and the Temple has a place.
    numbers = [3, 9, 8, 7, 6, 5, 4, 2, 1]
    there = {"a1": "Monk down by 1", **filled(split("c2 a3 b3 c3"), PLAIN[1:], 0)}
    state = load("King", "Temple", field=there, numbers=numbers, options={"numbered": "yes"})
    state.play("King@b1")
    assert state.outcome is None
    assert state.legal_moves() == ["Temple@a1"]
    there["a1"] = "Monk"
    state = load("King", "Temple", field=there, numbers=numbers, options={"numbered": "yes"})
    state.play("King@b1")
    assert state.outcome.winner == 0 and state.outcome.reason == "no_placement"


@rule("AR-13")
@both_sides
@pytest.mark.parametrize("death", ["Death", "!Death"])
def test_a_loss_without_a_card_is_immediate_and_death_does_not_matter(death, side):
    state = load("King Queen", "", a1=death, b1="!Monk", c1="!Saint", side=side)
    state.play("King@c3")
    assert state.outcome.winner == 0 and state.outcome.reason == "no_card"
    state = load("King Queen", "Tower", b1="!Temple", c1=death, side=side)
    state.play("King@c3")
    if death == "Death":
        assert state.outcome.winner == 0 and state.outcome.reason == "no_placement"
    else:
        assert cells_for(state, "Tower") == {"c1"}


@rule("AR-14")
@both_sides
def test_the_sixtieth_card_draws_the_game(side):
    # Seat 1 has no card, and a card it destroyed: neither matters any more.
    there = {"a1": "!Monk down by 1", "b1": "Death"}
    state = load("King Queen", "", field=there, plies=59, side=side)
    told = state.play("King@c3")
    assert state.outcome.winner is None and state.outcome.reason == "ply_limit"
    assert "removed" not in kinds(told) and field(state)["a1"] == "!Monk down by 1"
    state = load("King Queen", "Pope", field=there, plies=58, side=side)
    state.play("King@c3")
    assert state.outcome is None and state.position()["plies"] == 59
    # nor does a Tower fall that would uncover the ninth card
    there = {**filled(CELLS[1:8], PLAIN, 3), "a1": "!Tower over Monk down by 1"}
    state = load("Citizen", "Temple", field=there, plies=59, options=UNCOVERS, side=side)
    state.play("Citizen@c3")
    assert state.outcome.winner is None and state.outcome.reason == "ply_limit"


@rule("AR-14")
@both_sides
def test_the_sixtieth_card_may_still_decide_the_game(side):
    state = one_free(5, plies=59, side=side)
    state.play("Citizen@c3")
    assert state.outcome.winner == 0 and state.outcome.reason == "allies"
    there = {**filled(CELLS[1:8], PLAIN, 7), "a1": "Death"}
    state = load("Citizen", "Temple", field=there, plies=59, side=side)
    state.play("Citizen@c3")
    assert state.outcome.winner == 1 and state.outcome.reason == "death"


@rule("AR-14")
def test_the_citizen_counts_and_drafting_does_not():
    for system in SYSTEMS:
        state = to_play(regalia.game("revolution", system=system).deal(4))
        assert state.position()["plies"] == 0
        state.play("Citizen@b2")
        assert state.position()["plies"] == 1


# Activation and shields


@rule("AR-17")
@both_sides
def test_a_card_never_targets_itself(side):
    everyone = (
        "King Queen Princess Minister General Mage Samurai Ninja Witch FortuneTeller Historian "
        "Fairy Dragon Revolutionary Poet Artist Pirate"
    )
    state = load(everyone, "Pope", side=side, b1="!Monk down by 1")
    for card in everyone.split():
        for cell in set(CELLS) - {"b1"}:
            assert choices(state, f"{card}@{cell}") == {""}, card
    # not even where it stands shielded
    state = load("Pirate", "Pope", a2="!Sage", side=side)
    assert choices(state, "Pirate@b2") == {""}


@rule("AR-18", "AR-20")
@both_sides
def test_all_targets_are_hit_at_the_same_time(side):
    # The Sage is turned and the card it protects is not, in whichever order one looks at them.
    for sage, kept, other in (("a3", "b3", "c3"), ("c3", "b3", "a3"), ("b3", "a3", "c1")):
        there = {sage: "!Sage", kept: "!Monk", other: "!Saint"}
        state = load("Revolutionary", "Pope", field=there, side=side)
        state.play("Revolutionary@b2 all")
        assert field(state) == {
            **there, "b2": "Revolutionary", sage: "Sage", other: "Saint",
        }  # fmt: skip
    # Two ends of an axis leave together.
    state = load("Samurai", "Pope", a2="!Sage", c2="!Hermit", side=side)
    told = state.play("Samurai@b2 ew")
    assert kinds(told).count("banished") == 2 and field(state) == {"b2": "Samurai"}


@rule("AR-19")
@both_sides
def test_passives_on_the_board_act_first_then_the_effect_then_the_end_is_checked(side):
    # A Shaman stops even the card that would remove it.
    state = load("King Samurai Minister", "Pope", b2="!Shaman", side=side)
    for card in ("King", "Samurai", "Minister"):
        assert choices(state, f"{card}@b1") == {""}
    # The passive effect of the last card counts.
    state = load("Death Castle", "Temple", field=filled(CELLS[:8], PLAIN, 8), side=side)
    later = after(state, "Death@c3")
    assert later.outcome.winner == 1 and later.outcome.reason == "death"
    # The effect of the last card comes before the count.
    state = one_free(4, last="Minister", theirs="Temple", side=side)
    assert after(state, "Minister@c3").outcome.winner == 1
    assert after(state, "Minister@c3 c2").outcome.winner == 0
    # A new passive works from the same instant.
    state = load("Sage Shaman", "Bishop", a2="!Monk", c3="!Saint", side=side)
    later = after(state, "Sage@b2")
    assert shielded(later) == {"a2"} and choices(later, "Bishop@a1") == {"", "b2"}
    later = after(state, "Shaman@b2")
    assert choices(later, "Bishop@b1") == {""}


@rule("AR-20")
@both_sides
def test_there_are_no_responses(side):
    # The Fairy brings a Shaman beside herself: her effect is not undone.
    state = load("Fairy", "Pope", a1="!Shaman", side=side)
    state.play("Fairy@b2 a1-b1")
    assert field(state) == {"b1": "!Shaman", "b2": "Fairy"}
    assert state.to_move == 1
    # The Fairy lifts the Sage that protected a card: the card stays as it is.
    state = load("Fairy Minister", "Pope Temple", a1="!Sage", b1="!Monk", side=side)
    state.play("Fairy@c3 a1-a3")
    assert shielded(state) == set() and field(state)["b1"] == "!Monk"


@rule("AR-28")
@both_sides
def test_who_placed_the_card_chooses(side):
    """Converted or stolen cards are used by who plays them; nobody else is ever asked."""
    state = load("Cardinal", "Queen Temple", b1="!Monk", a2="Saint", side=side)
    assert state.to_move == 0
    assert choices(state, "Cardinal@b2") == {"", "s", "w"}
    state.play("Cardinal@b2 s")
    assert field(state)["b1"] == "Monk" and field(state)["a2"] == "Saint"
    assert state.to_move == 1 and state.position()["phase"] == "play"
    assert all("@" in move for move in state.legal_moves())


@rule("AR-31")
@both_sides
@pytest.mark.parametrize(
    ("copier", "there"),
    [
        ("Poet", {"b1": "!Minister", "a1": "!Sage"}),
        ("Poet", {"a2": "Minister", "a1": "Hermit"}),
        ("Artist", {"a1": "!Minister", "b1": "Sage"}),
    ],
)
def test_the_option_that_shielded_cards_can_be_copied(copier, there, side):
    copied = next(cell for cell, text in there.items() if "Minister" in text)
    protector = next(cell for cell in there if cell != copied)
    state = load(copier, "Pope", field=there, side=side)
    assert choices(state, f"{copier}@b2") == {""}
    state = load(copier, "Pope", field=there, side=side, options={"copy_shielded": "yes"})
    assert choices(state, f"{copier}@b2") == {"", f"{copied} {protector}"}


@rule("AR-32")
@both_sides
@pytest.mark.parametrize(
    "there",
    [
        {"b1": "!Shaman", "a2": "!Sage"},
        {"b1": "!Shaman", "c2": "Sage"},
        {"a2": "Shaman", "b3": "!Hermit"},
        {"a1": "!Enchantress", "a2": "Sage"},
    ],
)
def test_a_card_played_into_a_protected_cell_is_not_negated_unless_so_agreed(there, side):
    negator = next(cell for cell, text in there.items() if "Sage" not in text and "Her" not in text)
    state = load("Minister", "Pope", field=there, side=side)
    assert choices(state, "Minister@b2") == {"", *there}
    told = state.play(f"Minister@b2 {negator}")
    assert "negated" not in kinds(told)
    options = {"shield_stops_negation": "no"}
    state = load("Minister", "Pope", field=there, side=side, options=options)
    assert choices(state, "Minister@b2") == {""}
    assert "negated" in kinds(state.play("Minister@b2"))


# Numbers and points


@rule("AR-44")
def test_the_numbers_are_one_to_nine_at_random_or_any_nine():
    layouts = {tuple(state.position()["numbers"]) for state in deals(50, numbered="yes")}
    assert len(layouts) == 50
    assert {tuple(sorted(layout)) for layout in layouts} == {(1, 2, 3, 4, 5, 6, 7, 8, 9)}
    for state in deals(5, numbered="yes", numbers="7,7,7,1,2,99,10,1,1"):
        assert state.position()["numbers"] == [7, 7, 7, 1, 2, 99, 10, 1, 1]
        assert state.view(1)["numbers"] == [7, 7, 7, 1, 2, 99, 10, 1, 1]
    for wrong in ("1,2,3", "0,1,2,3,4,5,6,7,8", "-1,2,3,4,5,6,7,8,9", "a,b,c"):
        with pytest.raises(regalia.BadOption):
            regalia.game("revolution", numbered="yes", numbers=wrong)
    with pytest.raises(regalia.BadOption):
        regalia.game("revolution", numbers="1,2,3,4,5,6,7,8,9")


@rule("AR-46")
@pytest.mark.parametrize("match", ["best_of_three", "three_games"])
def test_the_layout_stays_for_the_match(match):
    chance = random.Random(46)
    for state in deals(4, numbered="yes", match=match):
        numbers = state.position()["numbers"]
        games = set()
        while state.to_move is not None:
            assert state.position()["numbers"] == numbers
            games.add(state.position()["match_game"])
            state.play(chance.choice(state.legal_moves()))
        assert len(games) >= 2


NUMBERED = {"numbered": "yes"}


@rule("AR-47")
@both_sides
def test_who_loses_by_death_or_without_a_card_scores_nothing(side):
    numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    facts = {"numbers": numbers, "options": NUMBERED, "side": side}
    there = {**filled(CELLS[1:8], PLAIN, 3), "a1": "!Death"}
    state = load("Citizen", "Temple", field=there, **facts)
    told = state.play("Citizen@c3")
    assert state.outcome.scores == (2 + 3 + 4 + 9, 0) and state.outcome.reason == "death"
    assert event(told, "game_ended")["scores"] == [18, 0]
    # No card: the other scores their own face-up allies, and the one just destroyed is none.
    there = lay("a1 Queen, b1 !Monk, c1 Saint")
    state = load("King Mage", "", field=there, **facts)
    state.play("King@b2 a1")
    assert state.outcome.reason == "no_card" and state.outcome.scores == (3 + 5, 0)
    # No placement
    there = lay("a1 Queen, b1 !Temple, c1 Saint")
    state = load("King Mage", "Tower", field=there, **facts)
    state.play("King@b2")
    assert state.outcome.reason == "no_placement" and state.outcome.scores == (1 + 3 + 5, 0)
    # A drawn game
    state = load("King Mage", "Pope", field=there, plies=59, **facts)
    told = state.play("King@b2")
    assert event(told, "game_ended")["scores"] == [0, 0]
    assert state.outcome.winner is None and state.outcome.scores == (0, 0)


@rule("AR-47")
def test_a_tied_total_goes_to_who_won_more_games():
    options = {"match": "three_games", "numbered": "yes"}
    last = {"options": options, "match_game": 3, "free": "c3"}
    # The third game: 1 to 5 and 9 are 24 points, against 21 of seat 1.
    for wins, points, winner in (
        ([0, 2], [40, 43], 1),
        ([1, 1], [40, 43], 0),
        ([0, 1], [40, 43], None),
        ([1, 0], [40, 44], 1),
        ([0, 2], [41, 43], 0),
    ):
        state = one_free(6, wins=wins, points=points, **last)
        state.play("Citizen@c3")
        assert state.outcome.winner == winner, (wins, points)
        assert state.outcome.scores == (points[0] + 24, points[1] + 21)


@rule("AR-47")
def test_points_of_lost_and_drawn_games_in_a_match():
    options = {"match": "three_games", "numbered": "yes"}
    there = {**filled(CELLS[1:8], PLAIN, 3), "a1": "!Death"}
    state = load("Citizen", "Temple", field=there, options=options, points=[5, 6], match_game=2)
    state.play("Citizen@c3")
    assert state.position()["points"] == [5 + 18, 6] and state.position()["wins"] == [1, 0]
    state = load("King", "Pope", a1="!Monk", options=options, points=[5, 6], plies=59)
    state.play("King@c3")
    assert state.position()["points"] == [5, 6] and state.position()["wins"] == [0, 0]


@rule("AR-48")
def test_three_games_need_numbers_and_a_best_of_three_may_have_them():
    with pytest.raises(regalia.BadOption):
        regalia.game("revolution", match="three_games")
    options = {"match": "best_of_three", "numbered": "yes"}
    # Five allies on 1 to 5 lose the game by points.
    there = filled(CELLS[1:], PLAIN[1:], 4)
    state = load("King", "Temple", field=there, options=options)
    told = state.play("King@a1")
    assert event(told, "game_ended")["reason"] == "points"
    assert state.position()["wins"] == [0, 1]
    # and the match is decided by games won, not by the total
    state = load("King", "Temple", field=there, options=options, wins=[1, 1], points=[99, 9],
                 match_game=3)  # fmt: skip
    state.play("King@a1")
    assert state.outcome.winner == 1


# Systems


@rule("AR-60")
@pytest.mark.parametrize("system", SYSTEMS)
def test_what_lies_open_when_the_loser_chooses(system):
    state = one_free(6, options={"match": "best_of_three", "system": system})
    told = state.play("Citizen@c3")
    truth = state.position()
    assert truth["phase"] == "choose" and state.to_move == 1
    assert pile(state, "areas", 0) == set(REGALITY) and pile(state, "areas", 1) == set(RELIGION)
    opened = {"standard": "neutral", "draft": "offer"}.get(system)
    for name in ("neutral", "offer"):
        assert len(truth[name]) == (5 if name == opened else 0)
        for viewer in (0, 1, None):
            assert (state.view(viewer)[name] or []) == truth[name]
    assert ("dealt" in kinds(told)) == (opened is not None)
    told = state.play("second")
    assert told[0] == {"event": "chose", "seat": 1, "first": 0}
    truth = state.position()
    assert truth["first"] == 0 and truth["step"] == 0
    drawn = [(e["seat"], e["cards"], e["hidden"]) for e in told if e["event"] == "drew"]
    own = [[card for card in area if card in NEUTRALS] for area in truth["areas"]]
    if opened == "neutral":
        assert len(truth["neutral"]) == 5
    if system == "draft":
        assert truth["phase"] == "take" and len(truth["offer"]) == 5 and state.to_move == 0
    if system == "secret_draft":
        assert truth["phase"] == "keep" and len(truth["offer"]) == 4 and state.to_move == 0
        assert drawn == [(0, truth["offer"], True)]
        assert truth["passed"] == truth["thrown"] == [[], []]
    elif system in ("random", "secret_random"):
        assert [len(area) for area in truth["areas"]] == [10, 9]
        secret = system == "secret_random"
        assert drawn == [(0, own[0], secret), (1, own[1], secret)]
        assert truth["hidden"] == (own if secret else [[], []])
    else:
        assert drawn == []


SECRET = {"system": "secret_random"}


def secret(mine, theirs, my_hidden="", their_hidden="", **facts):
    hidden = [my_hidden.split(), their_hidden.split()]
    return load(
        f"{mine} {my_hidden}", f"{theirs} {their_hidden}", hidden=hidden, options=SECRET, **facts
    )


@rule("AR-62")
@both_sides
def test_a_hidden_card_is_open_for_good_once_it_has_left_the_area(side):
    state = secret("King", "Pope Temple", "Samurai Witch", a1="!Monk", side=side)
    assert state.view(1)["areas"][0] == {"open": ["King"], "hidden": None, "hidden_count": 2}
    state.play("Samurai@b2")
    view = state.view(1)
    assert view["areas"][0] == {"open": ["King"], "hidden": None, "hidden_count": 1}
    assert view["board"]["b2"]["card"] == "Samurai" and "Samurai" not in view["unseen"]
    assert "Samurai" in view["shown"] and "Witch" not in view["shown"]
    state.play("Pope@c3")
    state.play("Witch@c1 b2")  # back in the Area, and open
    assert set(state.view(1)["areas"][0]["open"]) == {"King", "Samurai"}
    assert state.view(1)["areas"][0]["hidden_count"] == 0


@rule("AR-62")
@both_sides
def test_what_merchant_and_necromancer_bring_is_open(side):
    state = secret("Merchant Necromancer", "Pope", aside="Ninja", a1="!Monk", side=side)
    later = after(state, "Merchant@b2 draw")
    assert set(later.view(1)["areas"][0]["open"]) == {"Necromancer", "Ninja"}
    later = after(state, "Necromancer@b2 Queen")
    assert set(later.view(1)["areas"][0]["open"]) == {"Merchant", "Queen"}
    assert later.view(1)["areas"][0]["hidden_count"] == 0


@rule("AR-62")
@both_sides
@pytest.mark.parametrize("card", ["Assassin", "Adventurer"])
def test_face_down_cards_are_taken_blind_with_equal_chance(card, side):
    taken = Counter()
    for number in range(120):
        state = secret(
            card, "Pope Temple", "", "Samurai Ninja", a1="!Monk", side=side,
            chance=stream(number),
        )  # fmt: skip
        assert choices(state, f"{card}@b2") == {"", "Pope", "Temple", "?"}
        assert refusal(state, f"{card}@b2 Samurai")
        told = state.play(f"{card}@b2 ?")
        kind = "assassinated" if card == "Assassin" else "robbed"
        assert event(told, kind)["blind"] is True
        lost = event(told, kind)["card"]
        taken[lost] += 1
        kept = {"Samurai", "Ninja"} - {lost}
        assert pile(state, "areas", 1) == {"Pope", "Temple"} | kept
        assert state.view(0)["areas"][1] == {
            "open": state.view(0)["areas"][1]["open"], "hidden": None, "hidden_count": 1,
        }  # fmt: skip
        if card == "Assassin":
            assert lost in state.view(0)["discard"]
        else:  # face up in the new Area, for all to see
            for viewer in (0, 1, None):
                assert state.view(viewer)["areas"][0]["open"] == [lost]
    # 60 each, standard deviation 5.5
    assert set(taken) == {"Samurai", "Ninja"} and min(taken.values()) > 38
    state = secret(card, "Pope", a1="!Monk", side=side)
    assert choices(state, f"{card}@b2") == {"", "Pope"}
    state = secret("Poet", "Pope", "", "Samurai", b1=f"!{card}", side=side)
    assert choices(state, "Poet@b2") == {"", "b1 Pope", "b1 ?"}


@rule("AR-62", "RRR-23")
def test_a_hidden_card_is_a_card():
    state = secret("King", "", "", "Samurai", a1="!Monk")
    state.play("King@c3")
    assert state.outcome is None and state.to_move == 1
    assert cells_for(state, "Samurai") == set(CELLS) - {"a1", "c3"}
    assert cells_for(state, "Ninja") == set()


@rule("AR-62")
@both_sides
def test_at_the_end_of_a_game_all_hidden_cards_are_shown(side):
    there = filled(CELLS[:8], PLAIN, 5)
    state = secret("Citizen", "Temple", "Samurai", "Ninja Poet", field=there, side=side)
    told = state.play("Citizen@c3")
    assert [set(cards) for cards in event(told, "shown")["areas"]] == [
        {"Samurai"},
        {"Ninja", "Poet"},
    ]
    assert kinds(told).index("shown") <= kinds(told).index("game_ended")
    for viewer in (0, 1, None):
        areas = state.view(viewer)["areas"]
        assert {"Samurai"} <= set(areas[0]["open"]) | set(areas[0]["hidden"] or [])
        assert {"Ninja", "Poet"} <= set(areas[1]["open"]) | set(areas[1]["hidden"] or [])


@rule("AR-64")
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("match", ["single", "best_of_three", "three_games"])
def test_the_citizen_opens_every_game_and_numbers_go_with_any_system_and_match(system, match):
    chance = random.Random(64)
    for state in deals(2, system=system, match=match, numbered="yes"):
        openings = 0
        while state.to_move is not None:
            truth = state.position()
            if truth["phase"] == "play" and truth["plies"] == 0:
                openings += 1
                assert sorted(state.legal_moves()) == sorted(f"Citizen@{cell}" for cell in CELLS)
            state.play(chance.choice(state.legal_moves()))
        assert openings in {"single": (1,), "best_of_three": (2, 3), "three_games": (3,)}[match]
        assert state.position()["numbers"] is not None
