"""The rulebook, sentence by sentence. Each test names the rules it proves."""

import itertools
import random
from collections import Counter

import pytest

import regalia
from regalia.games import manifest
from regalia.games.puppeteer import HEARTS, MANIFEST, tokens
from tests.games.puppeteer.boards import (
    ALL_OPTIONS,
    BALANCED,
    CELLS,
    HOUSES,
    INNER,
    LATIN,
    LETTERS,
    NAMES,
    OBJECTIVES,
    SCORES,
    STRIPES,
    any_move,
    event,
    game,
    growing,
    kinds,
    load,
    named,
    on_cell,
    play_on,
    position,
    random_board,
    random_targets,
    refusal,
    reveal_all,
    rows,
    targets,
)
from tests.likely import chance_of
from tests.rulebook import rule

every_objective = pytest.mark.parametrize("objective", OBJECTIVES)
every_reveal = pytest.mark.parametrize("reveal", [3, 2, 1])


def deals(count=60, **options):
    settled = game(**options)
    return [settled.deal(f"rules#{number}") for number in range(count)]


def expanding(seed="rules", **options):
    """A game whose first token has just been laid."""
    return reveal_all(game(**options).deal(seed))


def places(state):
    """Where the token in hand may go."""
    return [tuple(map(int, move.split()[1].split(","))) for move in state.legal_moves()]


def swaps(state, *cells):
    """The Intrigues between two cells."""
    return [move for move in state.legal_moves() if move.startswith(f"swap {' '.join(cells)} ")]


def pairs(state):
    """The pairs of cells between which there is an Intrigue, each once, in order."""
    found = [tuple(move.split()[1:3]) for move in state.legal_moves() if move != "stop"]
    return list(dict.fromkeys(found))


def scores(board, objective, **facts):
    return load(board, objective, **facts).view(0)["scores"]


def neighbours(row, column):
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


# The game


@rule("TIT-1")
def test_one_player_plays_alone():
    for players in (0, 2, 3):
        with pytest.raises(regalia.BadOption) as caught:
            regalia.game("puppeteer", players=players)
        assert caught.value.code == "option/value"
    assert manifest("puppeteer").players == (1,)
    state = game().deal(1)
    for _ in play_on(state, 1):
        assert state.to_move == (None if state.outcome else 0)
    for seat in (1, -1):
        with pytest.raises(regalia.BadOption):
            state.view(seat)


@rule("TIT-2", "AT-17")
@every_objective
def test_expansion_raven_intrigue_and_war_follow_each_other(objective):
    state = game(objective, 2).deal("phases")
    phases, told = [state.view(0)["phase"]], []
    for _, events in play_on(state, "phases"):
        phases.append(state.view(0)["phase"])
        told += kinds(events)
    assert [phase for phase, _ in itertools.groupby(phases)] == [
        "reveal", "expansion", "intrigue", "over"
    ]  # fmt: skip
    assert phases.count("reveal") == 2
    assert phases.count("expansion") == 35
    assert told.count("raven") == told.count("judged") == 1
    assert told[-1] == "judged"
    raven = told.index("raven")
    assert "swapped" not in told[:raven]
    assert "placed" not in told[raven:]
    # A move of one phase is none of another.
    for start, move in (
        (game().deal(1), "place 0,1"),
        (game().deal(1), "stop"),
        (game().deal(1), "swap a1 b1 dark a1 pay Drave"),
        (expanding(), "reveal 0"),
        (expanding(), "stop"),
        (expanding(), "swap a1 b1 dark a1 pay Drave"),
        (load(), "reveal 0"),
        (load(), "place 0,1"),
    ):
        assert refusal(start, move) == ("move/illegal", "other_phase", "TIT-2")


@rule("TIT-3", "TIT-35", "TIT-36", "TIT-37", "AT-17")
@every_objective
def test_the_game_is_won_if_every_house_ends_on_its_score(objective):
    board, counted = BALANCED[objective]
    for order in itertools.islice(itertools.permutations(counted), 0, 720, 7):
        state = load(board, objective, targets=named(list(order)))
        told = event(state.play("stop"), "judged")
        won = list(order) == counted
        assert told == {"event": "judged", "won": won, "scores": counted}
        assert state.outcome.won is won
        assert state.outcome.scores == tuple(counted)
        assert state.outcome.targets == order
        assert state.outcome.reason == ("balanced" if won else "unbalanced")


@rule("TIT-36", "TIT-37")
@every_objective
def test_one_house_beside_its_score_loses_the_game(objective):
    """Of two Houses that exchange their targets neither is right, of the four others each is."""
    board, counted = BALANCED[objective]
    for one, two in itertools.combinations(range(6), 2):
        wanted = list(counted)
        wanted[one], wanted[two] = wanted[two], wanted[one]
        state = load(board, objective, targets=named(wanted))
        state.play("stop")
        assert state.outcome.won is False


@rule("TIT-4", "TIT-11")
def test_exactly_one_of_four_objectives_is_used():
    options = {option.name: option.values for option in manifest("puppeteer").options}
    assert options == {
        "objective": ("united", "divide", "central", "border"),
        "reveal": (3, 2, 1),
        "lookahead": (0, 1),
    }
    for wrong in ("", "raven", "united,divide", ["united", "divide"], None, 0):
        with pytest.raises(regalia.BadOption) as caught:
            regalia.game("puppeteer", objective=wrong)
        assert caught.value.code == "option/value"
    for objective in OBJECTIVES:
        assert game(objective).deal(1).view(0)["options"]["objective"] == objective


@rule("TIT-5")
def test_the_objective_fixes_how_houses_score_and_the_scores_they_must_reach():
    board = BALANCED["united"][0]
    found = {objective: tuple(scores(board, objective).values()) for objective in OBJECTIVES}
    assert len(set(found.values())) == 4
    for objective in OBJECTIVES:
        truth = game(objective).deal(1).position()
        assert sorted(truth["targets"].values()) == SCORES[objective]


# Scores


@rule("TIT-6", "TIT-10")
def test_united_counts_the_largest_cluster():
    assert scores(STRIPES, "united") == named([6] * 6)
    assert scores(LATIN, "united") == named([1] * 6)
    board, counted = BALANCED["united"]
    assert scores(board, "united") == named(counted)
    # D: two clusters of three; H: three and two and one; N: a square, and two alone.
    board = "DDDBHA BGAAHA BGNNHB GDNNBG NDDAHH GBGANH"
    assert scores(board, "united") == named([3, 3, 2, 2, 4, 2])


@rule("TIT-7", "TIT-10")
def test_divide_counts_the_clusters():
    assert scores(STRIPES, "divide") == named([1] * 6)
    assert scores(LATIN, "divide") == named([6] * 6)
    board, counted = BALANCED["divide"]
    assert scores(board, "divide") == named(counted)
    board = "DDDBHA BGAAHA BGNNHB GDNNBG NDDAHH GBGANH"
    assert scores(board, "divide") == named([2, 2, 5, 5, 3, 3])


@rule("TIT-8", "TIT-9", "AT-6")
def test_central_counts_the_inner_sixteen_and_border_the_twenty_others():
    assert scores(STRIPES, "central") == named([0, 4, 4, 4, 4, 0])
    assert scores(STRIPES, "border") == named([6, 2, 2, 2, 2, 6])
    for objective in ("central", "border"):
        board, counted = BALANCED[objective]
        assert scores(board, objective) == named(counted)
    chance = random.Random("centre")
    for _ in range(200):
        board = random_board(chance)
        inside = Counter(
            letter
            for letter, cell in zip(board.replace(" ", ""), CELLS, strict=True)
            if cell in INNER
        )
        counted = [inside[letter] for letter in LETTERS]
        assert scores(board, "central") == named(counted)
        assert scores(board, "border") == named([6 - number for number in counted])


@rule("TIT-10", "AT-4", "AT-18")
def test_a_cluster_is_connected_by_sides_and_as_large_as_can_be():
    """D bends around corners; H touches itself at corners only."""
    board = "DDHNBG GDNHAB GDHNAB BDNHAB NDHGAB AAHGGN"
    state = load(board, "united")
    board = rows(state)
    assert board.count("D") == board.count("H") == 6
    assert state.view(0)["scores"]["Drave"] == 6
    assert state.view(0)["scores"]["Halvern"] == 2
    assert state.view(0)["scores"]["Avondale"] == 4
    divide = scores(board, "divide")
    assert (divide["Drave"], divide["Halvern"], divide["Avondale"]) == (1, 5, 2)


@rule("TIT-10", "AT-18")
def test_rows_do_not_join_at_the_edge_of_the_board():
    """The last cell of a row and the first of the next are no neighbours."""
    board = "HBGNAD DHBGNA HBGNAD DHBGNA HBGNAD DHBGNA"
    assert scores(board, "united")["Drave"] == 1
    assert scores(board, "divide")["Drave"] == 6


@rule("AT-1")
def test_the_lists_of_central_and_border_are_the_only_ones_that_add_up():
    for objective, sum_ in (("central", 16), ("border", 20)):
        fitting = [list(some) for some in itertools.combinations(range(7), 6) if sum(some) == sum_]
        assert fitting == [SCORES[objective]] == [game(objective).deal(1).view(0)["score_list"]]
        chance = random.Random(objective)
        for _ in range(100):
            assert sum(scores(random_board(chance), objective).values()) == sum_


@rule("AT-2")
@pytest.mark.parametrize("objective", ["united", "divide"])
def test_clusters_score_from_one_to_six(objective):
    assert game(objective).deal(1).view(0)["score_list"] == [1, 2, 3, 4, 5, 6]
    assert refusal(game(objective).deal(1), "reveal 0")[1] == "no_such_score"
    chance = random.Random(objective)
    found = set()
    for board in (STRIPES, LATIN, *(random_board(chance) for _ in range(300))):
        found |= set(scores(board, objective).values())
    assert found == {1, 2, 3, 4, 5, 6}


@rule("AT-3")
def test_six_houses_have_six_tokens_each():
    assert list(tokens.HOUSES) == HOUSES
    assert len(set(LETTERS)) == 6
    assert [house[0] for house in tokens.HOUSES] == list(LETTERS)
    for state in deals(20):
        truth = state.position()
        assert Counter(truth["pile"]) == dict.fromkeys(LETTERS, 6)
        assert list(truth["targets"]) == HOUSES
        assert state.view(0)["pile"] == dict.fromkeys(HOUSES, 6)


@rule("AT-19")
@every_objective
def test_dark_tokens_count_like_light_ones(objective):
    chance = random.Random(objective)
    for number in range(60):
        board = random_board(chance)
        letters = list(board)
        count = number % 6
        for at in chance.sample([n for n in range(41) if letters[n] != " "], count):
            letters[at] = letters[at].lower()
        paid = "".join(chance.sample(LETTERS, count))
        dark = load("".join(letters), objective, paid)
        assert dark.view(0)["scores"] == scores(board, objective)
        # Their Houses stay visible.
        assert " ".join(dark.view(None)["board"]).upper() == board
        assert sum(letter.islower() for letter in rows(dark)) == count


@rule("AT-19", "TIT-36")
@every_objective
def test_a_game_is_won_with_dark_tokens_and_dark_points(objective):
    board, counted = BALANCED[objective]
    dark = board.lower()[:5] + board[5:]
    state = load(dark, objective, "DHBGN", targets=named(counted))
    state.play("stop")
    assert state.outcome.won is True
    assert state.outcome.intrigues == 5


# Set-up


@rule("TIT-12")
def test_all_point_tokens_are_light_at_first():
    for state in deals(10):
        assert state.view(0)["paid"] == state.position()["paid"] == []
        assert state.view(0)["intrigues"] == 0
        for _ in range(38):
            state.play(state.legal_moves()[0])
        assert state.view(0)["phase"] == "intrigue"
        assert state.view(0)["paid"] == []
        payers = {move.split()[-1] for move in state.legal_moves()} - {"stop"}
        assert payers == set(HOUSES)


@rule("TIT-13", "TIT-14")
@every_objective
def test_each_identity_lies_face_down_on_a_score_of_the_list(objective):
    for state in deals(40, objective=objective):
        assert sorted(state.position()["targets"].values()) == SCORES[objective]
        view = state.view(0)
        assert view["targets"] == {}
        assert view["revealed"] == []
        assert view["score_list"] == SCORES[objective]
        assert state.legal_moves() == [f"reveal {score}" for score in SCORES[objective]]


@rule("TIT-13", "AT-9")
def test_all_720_arrangements_are_equally_likely():
    settled = game("border", 1)
    counts = Counter(
        tuple(settled.deal(f"arranged#{number}").position()["targets"].values())
        for number in range(14_400)
    )
    assert len(counts) == 720
    assert chance_of(list(counts.values())) > 1e-4


@rule("TIT-14", "AT-1", "AT-2")
def test_the_lists():
    lists = {objective: game(objective).deal(1).view(0)["score_list"] for objective in OBJECTIVES}
    assert lists == {
        "united": [1, 2, 3, 4, 5, 6],
        "divide": [1, 2, 3, 4, 5, 6],
        "central": [0, 1, 2, 3, 4, 6],
        "border": [0, 2, 3, 4, 5, 6],
    }
    for objective, missing in (("united", 0), ("divide", 0), ("central", 5), ("border", 1)):
        state = game(objective).deal(1)
        for score in (missing, 7, 9):
            told = ("move/illegal", "no_such_score", "TIT-14")
            assert refusal(state, f"reveal {score}") == told


@rule("TIT-15", "TIT-16", "AT-9", "AT-10")
@every_reveal
@every_objective
def test_the_difficulty_is_the_number_of_identities_revealed(objective, reveal):
    state = game(objective, reveal).deal("difficulty")
    wanted = state.position()["targets"]
    for number in range(reveal):
        assert state.view(0)["phase"] == "reveal"
        assert len(state.view(0)["targets"]) == number
        assert state.view(0)["board"] == []
        assert len(state.legal_moves()) == 6 - number
        state.play(state.legal_moves()[-1])
    view = state.view(0)
    assert view["phase"] == "expansion"
    assert view["revealed"] == SCORES[objective][-reveal:]
    assert view["targets"] == {
        house: score for house, score in wanted.items() if score in SCORES[objective][-reveal:]
    }


@rule("TIT-15", "AT-10")
def test_neither_more_nor_fewer_are_revealed():
    for wrong in (0, 4, 5, 6, -1, "three", 2.5, True, None):
        with pytest.raises(regalia.BadOption) as caught:
            regalia.game("puppeteer", reveal=wrong)
        assert caught.value.code == "option/value"


@rule("TIT-17", "AT-9")
def test_any_scores_may_be_chosen_one_at_a_time_and_none_twice():
    start = game("united").deal("chosen")
    on_score = {score: house for house, score in start.position()["targets"].items()}
    for order in itertools.permutations(range(1, 7), 3):
        state = start.copy()
        for number, score in enumerate(order):
            told = state.play(f"reveal {score}")
            assert told[0] == {"event": "revealed", "score": score, "house": on_score[score]}
            assert state.view(0)["revealed"] == sorted(order[: number + 1])
            if number < 2:
                assert kinds(told) == ["revealed"]
                again = refusal(state, f"reveal {score}")
                assert again == ("move/illegal", "revealed_before", "AT-9")
                assert f"reveal {score}" not in state.legal_moves()
        assert state.view(0)["targets"] == {
            house: score for house, score in state.position()["targets"].items() if score in order
        }


@rule("TIT-18", "TIT-19", "AT-10")
def test_the_hearts():
    assert HEARTS == {3: (1, 1, 1, 1), 2: (2, 2, 2, 1), 1: (3, 3, 3, 2)}
    for objective in range(4):
        hearts = [HEARTS[reveal][objective] for reveal in (3, 2, 1)]
        assert hearts == sorted(hearts)  # fewer revealed is never easier
        assert hearts[0] < hearts[2]
    assert tokens.OBJECTIVES == ("united", "divide", "central", "border")
    for reveal, called in HEARTS.items():
        games = [{"objective": each, "reveal": reveal} for each in tokens.OBJECTIVES]
        assert tuple(map(MANIFEST.hearts, games)) == called


@rule("TIT-38")
def test_the_example_of_the_preparation():
    assert set(HEARTS[3]) == {1}
    state = game("united", 3).deal("example")
    for move in ("reveal 6", "reveal 2", "reveal 3"):
        state.play(move)
    assert len(state.view(0)["targets"]) == 3
    assert len("".join(state.view(0)["board"])) == 1


@rule("TIT-39")
def test_the_designers():
    assert manifest("puppeteer").designers == ("Roberto Pinheiro", "Emerson Andrade")


@rule("TIT-20", "TIT-21")
def test_the_pile_is_shuffled_and_its_top_is_the_initial_board():
    first, last, behind = Counter(), Counter(), 0
    for state in deals(3000, reveal=1):
        pile = state.position()["pile"]
        first[pile[0]] += 1
        last[pile[-1]] += 1
        behind += sum(one == two for one, two in itertools.pairwise(pile))
        if first.total() <= 50:
            told = state.play(state.legal_moves()[2])
            assert told[1] == {"event": "laid_first", "house": NAMES[pile[0]]}
            assert state.position()["board"] == [pile[0]]
            assert state.view(0)["board"] == [pile[0]]
            assert state.view(0)["origin"] == [0, 0]
            assert state.position()["pile"] == pile[1:]
    assert chance_of(list(first.values())) > 1e-4
    assert chance_of(list(last.values())) > 1e-4
    # 35 pairs, each of one House with probability 1/7: five a pile
    assert abs(behind / 3000 - 5) < 0.25


# Expansion


@rule("TIT-22", "AT-5", "AT-8", "AT-20")
@every_objective
def test_the_board_of_36_is_complete_when_the_pile_is_empty(objective):
    for number in range(12):
        state = expanding(number, objective=objective)
        chance = random.Random(number)
        for laid in range(1, 36):
            assert state.view(0)["phase"] == "expansion"
            assert sum(state.view(0)["pile"].values()) == 35 - laid
            state.play(any_move(state, chance))
        assert state.view(0)["phase"] == "intrigue"
        board = state.view(0)["board"]
        assert [len(line) for line in board] == [6] * 6
        assert Counter("".join(board)) == dict.fromkeys(LETTERS, 6)
        assert state.view(0)["hand"] is None
        assert state.position()["pile"] == ""


@rule("TIT-23", "TIT-24", "AT-4", "AT-5")
def test_a_token_goes_beside_another_within_six_rows_and_columns():
    """All cells from -12 to 12 are tried at many moments of many games."""
    refused = Counter()
    for number in range(8):
        state = expanding(f"beside {number}")
        chance = random.Random(f"beside {number}")
        lying = {(0, 0)}
        while state.view(None)["phase"] == "expansion":
            allowed = []
            for cell in itertools.product(range(-6, 7), repeat=2):
                free = cell not in lying
                beside = bool(neighbours(*cell) & lying)
                together = [*lying, cell]
                spans = [max(side) - min(side) + 1 for side in zip(*together, strict=True)]
                if free and beside and max(spans) <= 6:
                    allowed.append(cell)
                elif chance.random() < 0.02:
                    code, reason, law = refusal(state, "place {},{}".format(*cell))
                    assert code == "move/illegal"
                    right = {
                        ("taken", "AT-5"): not free,
                        ("not_adjacent", "TIT-23"): free and not beside,
                        ("outside_frame", "TIT-24"): max(spans) > 6,
                    }
                    assert right[reason, law], cell
                    refused[reason] += 1
            assert places(state) == allowed
            row, column = chance.choice(allowed)
            state.play(f"place {row},{column}")
            lying.add((row, column))
    assert set(refused) == {"taken", "not_adjacent", "outside_frame"}


@rule("TIT-23", "AT-4")
def test_diagonals_are_not_beside():
    state = expanding()
    assert places(state) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    for row, column in itertools.product((-1, 1), repeat=2):
        told = refusal(state, f"place {row},{column}")
        assert told == ("move/illegal", "not_adjacent", "TIT-23")
    assert refusal(state, "place 0,0") == ("move/illegal", "taken", "AT-5")


@rule("TIT-24", "AT-5")
def test_rows_and_columns_become_fixed_independently():
    state = growing("DHBGN", (0, -1), "AB")
    assert state.view(0)["frame"] == {"rows": [-5, 5], "columns": [-2, 4]}
    assert {(0, -2), (0, 4)} <= set(places(state))
    state.play("place 0,4")
    assert state.view(0)["frame"] == {"rows": [-5, 5], "columns": [-1, 4]}
    assert places(state) == [(row, column) for row in (-1, 1) for column in range(-1, 5)]
    for column in (-2, 5):
        told = refusal(state, f"place 0,{column}")
        assert told == ("move/illegal", "outside_frame", "TIT-24")
    # The rows are still free both ways, five up or five down.
    for sign in (1, -1):
        tall = state.copy()
        for step in range(1, 6):
            tall.play(f"place {sign * step},0")
        assert tall.view(0)["frame"] == {
            "rows": [0, 5] if sign == 1 else [-5, 0],
            "columns": [-1, 4],
        }
        told = refusal(tall, f"place {-sign},0")
        assert told == ("move/illegal", "outside_frame", "TIT-24")
        told = refusal(tall, f"place {6 * sign},0")
        assert told == ("move/illegal", "outside_frame", "TIT-24")


@rule("AT-5")
def test_there_are_no_dead_ends():
    """However badly the board grows (always the last or the first cell), it fills the box."""
    for choose in (
        lambda legal: legal[0],
        lambda legal: legal[-1],
        lambda legal: legal[len(legal) // 2],
    ):
        state = expanding("ends")
        for _ in range(35):
            state.play(choose(state.legal_moves()))
        assert [len(line) for line in state.view(0)["board"]] == [6] * 6
    # A ring with a hole: the hole is filled too.
    ring = growing("DHBGNA H....D B....H G....B N....G ADHBGN", (0, 0), "DHB")
    inside = [(row, column) for row in range(1, 5) for column in range(1, 5)]
    assert set(places(ring)) == {cell for cell in inside if set(cell) & {1, 4}}


@rule("AT-6", "AT-23")
def test_cells_are_named_from_the_edges_of_the_finished_board():
    for origin in ((0, 0), (-5, -5), (-3, -1), (0, -4)):
        state = load(BALANCED["central"][0], origin=list(origin))
        assert state.view(0)["scores"] == named(BALANCED["central"][1])
        assert state.view(0)["origin"] == list(origin)
        state.play("swap a1 a2 dark a1 pay Halvern")
        assert on_cell(state, "a1") == "h"
        assert on_cell(state, "a2") == "A"
    # Played, not loaded: the first token ends in the last row and column.
    state = expanding("corner")
    first = state.view(0)["board"][0]
    for row in range(0, -6, -1):
        for column in range(0, -6, -1):
            if (row, column) != (0, 0):
                state.play(f"place {row},{column}")
    assert state.view(0)["origin"] == [-5, -5]
    assert on_cell(state, "f6") == first


@rule("AT-6")
def test_scores_exist_only_on_the_finished_board():
    state = game().deal("none")
    for _ in play_on(state, "none"):
        view = state.view(0)
        assert (view["scores"] is None) == (view["phase"] in ("reveal", "expansion"))
        assert (view["so_far"] is None) == (view["phase"] != "expansion")


@rule("TIT-23", "AT-7")
@pytest.mark.parametrize("lookahead", [0, 1])
def test_the_player_sees_the_token_in_hand_and_how_many_are_left(lookahead):
    state = game(lookahead=lookahead, reveal=2).deal("hand")
    assert (state.view(0)["hand"], state.view(0)["next"]) == (None, None)
    reveal_all(state)
    while state.view(0)["phase"] == "expansion":
        pile = state.position()["pile"]
        for view in (state.view(0), state.view(None)):
            assert view["hand"] == NAMES[pile[0]]
            open_ = NAMES[pile[1]] if lookahead and len(pile) > 1 else None
            assert view["next"] == open_
            assert view["pile"] == {name: pile[1:].count(name[0]) for name in HOUSES}
        told = state.play(state.legal_moves()[len(pile) % len(state.legal_moves())])
        assert event(told, "placed")["house"] == NAMES[pile[0]]
        if len(pile) > 1:
            shown = NAMES[pile[2]] if lookahead and len(pile) > 2 else None
            assert event(told, "took") == {
                "event": "took", "house": NAMES[pile[1]], "next": shown
            }  # fmt: skip
        else:
            assert "took" not in kinds(told)
    assert (state.view(0)["hand"], state.view(0)["next"]) == (None, None)
    assert state.view(0)["pile"] == dict.fromkeys(HOUSES, 0)


@rule("AT-7")
def test_nothing_but_0_or_1_token_is_looked_ahead():
    for wrong in (2, -1, "yes", None, True):
        with pytest.raises(regalia.BadOption):
            regalia.game("puppeteer", lookahead=wrong)
    state = game(lookahead=1, reveal=1).deal("open")
    pile = state.position()["pile"]
    told = state.play("reveal 6")
    assert event(told, "took") == {
        "event": "took", "house": NAMES[pile[1]], "next": NAMES[pile[2]]
    }  # fmt: skip


@rule("AT-8")
def test_every_token_is_placed_and_stays():
    state = expanding("stays")
    chance = random.Random("stays")
    lying = {(0, 0): state.view(0)["board"][0]}
    while state.view(0)["phase"] == "expansion":
        assert all(move.startswith("place ") for move in state.legal_moves())
        for other in ("stop", "pass", "place", ""):
            assert refusal(state, other)[0] in ("move/illegal", "move/notation")
        hand = state.view(0)["hand"][0]
        move = any_move(state, chance)
        row, column = map(int, move.split()[1].split(","))
        state.play(move)
        lying[row, column] = hand
        top, left = state.view(0)["origin"]
        assert lying == {
            (r + top, c + left): letter
            for r, line in enumerate(state.view(0)["board"])
            for c, letter in enumerate(line)
            if letter != "."
        }


# The Raven


@rule("TIT-25", "TIT-26", "AT-20")
@every_reveal
@every_objective
def test_the_raven_reveals_the_remaining_identities(objective, reveal):
    state = expanding("raven", objective=objective, reveal=reveal)
    wanted = state.position()["targets"]
    known = state.view(0)["targets"]
    for _ in range(34):
        state.play(state.legal_moves()[-1])
        assert state.view(0)["targets"] == known
    told = state.play(state.legal_moves()[0])
    assert kinds(told) == ["placed", "raven"]
    rest = {house: score for house, score in wanted.items() if house not in known}
    assert told[1]["targets"] == rest
    assert len(rest) == 6 - reveal
    # From now on information is complete.
    for seat in (0, None):
        view = state.view(seat)
        assert view["targets"] == wanted
        assert view["revealed"] == SCORES[objective]
        assert view["board"] == state.position()["board"]
        assert sum(view["pile"].values()) == 0


# Intrigues


@rule("TIT-27", "AT-15", "AT-20", "AT-21")
def test_up_to_six_intrigues():
    """The game may be stopped after none, and after any number; the sixth ends it."""
    state = load(LATIN)
    chance = random.Random("six")
    for number in range(6):
        assert state.legal_moves()[-1] == "stop"
        stopped = state.copy()
        assert kinds(stopped.play("stop")) == ["judged"]
        assert stopped.outcome.intrigues == number
        assert stopped.to_move is None
        assert len(state.view(0)["paid"]) == state.view(0)["intrigues"] == number
        light = [move for move in state.legal_moves() if move != "stop"]
        told = state.play(chance.choice(light))
        assert ("judged" in kinds(told)) == (number == 5)
    assert state.to_move is None
    assert state.legal_moves() == []
    assert state.outcome.intrigues == 6
    assert sorted(state.view(0)["paid"]) == sorted(HOUSES)
    assert refusal(state, "swap a1 b1 dark a1 pay Drave") == ("move/game_over", "", "AT-21")
    assert refusal(state, "stop") == ("move/game_over", "", "AT-21")


@rule("TIT-28", "AT-4")
def test_two_adjacent_tokens_are_chosen_and_diagonals_are_not_adjacent():
    state = load(LATIN)
    beside = {
        (one, two)
        for one, two in itertools.product(range(36), repeat=2)
        if one < two and abs(one // 6 - two // 6) + abs(one % 6 - two % 6) == 1
    }
    assert len(beside) == 60
    assert set(pairs(state)) == {(CELLS[one], CELLS[two]) for one, two in beside}
    on_board = rows(state).replace(" ", "")
    for one, two in itertools.combinations_with_replacement(range(36), 2):
        if (one, two) not in beside:
            text = f"swap {CELLS[one]} {CELLS[two]} dark {CELLS[one]} pay {on_board[one]}"
            with pytest.raises(regalia.IllegalMove) as caught:
                state.play(text)
            error = caught.value
            assert (error.code, error.reason) == ("move/illegal", "not_neighbours")
            assert error.rule == "TIT-28"
    # A row's last and the next row's first
    told = refusal(state, "swap f1 a2 dark f1 pay A")
    assert told == ("move/illegal", "not_neighbours", "TIT-28")


@rule("TIT-29", "TIT-30", "TIT-31", "AT-22")
def test_an_intrigue_swaps_turns_one_token_dark_and_one_house_pays():
    start = load(LATIN)
    for move in start.legal_moves()[:-1]:
        _, one, two, _, dark, _, payer = move.split()
        state = start.copy()
        before = {cell: on_cell(state, cell) for cell in CELLS}
        told = state.play(move)
        first, second = NAMES[before[one]], NAMES[before[two]]
        after = {**before, one: before[two], two: before[one]}
        after[dark] = after[dark].lower()  # the cell after the swap
        assert {cell: on_cell(state, cell) for cell in CELLS} == after
        assert state.view(0)["paid"] == [payer]
        assert payer in (first, second)
        assert told == [
            {"event": "swapped", "cells": [one, two], "houses": [first, second]},
            {"event": "darkened", "cell": dark, "house": NAMES[after[dark].upper()]},
            {"event": "paid", "house": payer},
        ]


@rule("TIT-30")
def test_exactly_one_of_the_two_turns_dark():
    state = load(LATIN)
    for dark in ("c1", "a2", "b2", "f6"):
        told = refusal(state, f"swap a1 b1 dark {dark} pay Drave")
        assert told == ("move/illegal", "dark_elsewhere", "TIT-30")
    for text in ("swap a1 b1 pay Drave", "swap a1 b1 dark a1 b1 pay Drave", "swap a1 b1"):
        assert refusal(state, text)[0] == "move/notation"


@rule("TIT-31")
def test_one_of_the_houses_involved_pays():
    state = load(LATIN)
    for house in HOUSES:
        text = f"swap a1 b1 dark a1 pay {house}"
        if house in ("Drave", "Halvern"):
            assert text in state.legal_moves()
        else:
            assert refusal(state, text) == ("move/illegal", "not_involved", "TIT-31")
    assert refusal(state, "swap a1 b1 dark a1")[0] == "move/notation"


@rule("TIT-32", "AT-13")
def test_a_dark_token_is_swapped_no_more():
    """Whichever of the two is dark, and although both Houses could pay."""
    state = load("DHBGNA HBgNAD BGNADH GNADHB NADHBG ADHBGN", paid="N")
    before = rows(state)
    for beside in ("c1", "b2", "d2", "c3"):
        one, two = sorted(("c2", beside), key=CELLS.index)
        assert swaps(state, one, two) == []
        for dark in (one, two):
            text = f"swap {one} {two} dark {dark} pay {on_cell(state, beside)}"
            assert refusal(state, text) == ("move/illegal", "dark_token", "TIT-32")
    assert rows(state) == before
    touching = [pair for pair in pairs(state) if "c2" in pair]
    assert touching == []
    # Only the token is dark: its cell's neighbours can be swapped with others.
    assert swaps(state, "c1", "d1")
    # The token that stayed light moves on.
    state = load(LATIN)
    state.play("swap a1 b1 dark a1 pay Drave")
    assert on_cell(state, "b1") == "D"
    assert swaps(state, "b1", "c1")
    assert not swaps(state, "a1", "b1")


@rule("TIT-33", "AT-11")
def test_dark_point_tokens_are_intrigues_made_and_dark_tokens():
    for number in range(20):
        state = load(LATIN)
        made = 0
        for move, events in play_on(state, f"points {number}"):
            if move != "stop":
                made += 1
                assert event(events, "paid")["house"] in state.view(0)["paid"]
            dark = sum(letter.islower() for letter in rows(state))
            assert made == dark == len(state.view(0)["paid"]) == state.view(0)["intrigues"]


@rule("TIT-34", "AT-11")
def test_no_intrigue_between_two_houses_that_have_both_paid():
    state = load("DHBGNA HBGNAD BGNADH GNADHB NADHBG aDHBGn", paid="DH")
    assert refusal(state, "swap a1 b1 dark a1 pay Drave") == ("move/illegal", "both_paid", "TIT-34")
    assert refusal(state, "swap a1 b1 dark b1 pay Halvern")[1] == "both_paid"
    assert swaps(state, "a1", "b1") == swaps(state, "a1", "a2") == []
    # One of them may still be swapped with a third.
    assert swaps(state, "b1", "c1") == [
        "swap b1 c1 dark b1 pay Bearth",
        "swap b1 c1 dark c1 pay Bearth",
    ]


@rule("AT-11")
def test_a_point_token_turns_dark_once():
    state = load("DHBGNA HBGNAD BGNADH GNADHB NADHBG ADHBGn", paid="D")
    told = refusal(state, "swap a1 b1 dark a1 pay Drave")
    assert told == ("move/illegal", "has_paid", "AT-11")
    assert swaps(state, "a1", "b1") == [
        "swap a1 b1 dark a1 pay Halvern",
        "swap a1 b1 dark b1 pay Halvern",
    ]
    state.play("swap a1 b1 dark a1 pay Halvern")
    assert state.view(0)["paid"] == ["Drave", "Halvern"]


@rule("AT-12")
def test_two_tokens_of_one_house_are_swapped_while_it_has_not_paid():
    for objective in OBJECTIVES:
        state = load(STRIPES, objective)
        before = state.view(0)["scores"]
        assert swaps(state, "a1", "b1") == [
            "swap a1 b1 dark a1 pay Drave",
            "swap a1 b1 dark b1 pay Drave",
        ]
        told = refusal(state, "swap a1 b1 dark a1 pay Halvern")
        assert told == ("move/illegal", "not_involved", "TIT-31")
        state.play("swap a1 b1 dark b1 pay Drave")
        assert rows(state) == STRIPES.replace("DD", "Dd", 1)
        assert state.view(0)["scores"] == before
        assert state.view(0)["paid"] == ["Drave"]
        assert swaps(state, "c1", "d1") == []
        assert refusal(state, "swap c1 d1 dark c1 pay Drave")[0] == "move/illegal"
        assert refusal(state, "swap c1 d1 dark c1 pay Drave")[1] in ("both_paid", "has_paid")


@rule("AT-14")
def test_the_number_of_ways_to_make_one_swap():
    state = load("DDHBGN DHAAHB NGBDHA BGNAHD GNBAHN GBNAGd", paid="G")
    assert swaps(state, "b1", "c1") == [
        "swap b1 c1 dark b1 pay Drave",
        "swap b1 c1 dark b1 pay Halvern",
        "swap b1 c1 dark c1 pay Drave",
        "swap b1 c1 dark c1 pay Halvern",
    ]
    assert len(swaps(state, "a1", "b1")) == 2  # one House
    assert len(swaps(state, "d1", "e1")) == 2  # one has paid
    assert len(swaps(state, "b3", "b4")) == 0  # one House, and it has paid
    assert on_cell(state, "b3") == on_cell(state, "b4") == "G"
    results = set()
    for move in swaps(state, "b1", "c1"):
        after = state.copy()
        after.play(move)
        results.add((rows(after), tuple(after.view(0)["paid"])))
    assert len(results) == 4


@rule("AT-15", "AT-16", "AT-21")
@every_objective
def test_success_is_judged_at_the_end_only(objective):
    """On a board that is already balanced the game goes on; a swap away from it loses."""
    board, counted = BALANCED[objective]
    start = load(board, objective, targets=named(counted))
    assert start.to_move == 0
    assert start.outcome is None
    assert start.view(0)["outcome"] is None
    lost = kept = 0
    for move in start.legal_moves()[:-1]:
        state = start.copy()
        assert "judged" not in kinds(state.play(move))
        assert state.outcome is None
        balanced = list(state.view(0)["scores"].values()) == counted
        foreseen = start.preview(move)
        assert foreseen == {"scores": state.view(0)["scores"], "wins": balanced}
        state.play("stop")
        assert state.outcome.won is balanced
        assert state.outcome.intrigues == 1
        lost += not balanced
        kept += balanced
    assert lost > 10
    assert kept > 10


@rule("AT-16", "AT-21")
def test_a_game_goes_through_balance_and_out_of_it_again():
    """Central: of a balanced board a2 and b2 are exchanged; one swap brings the balance back."""
    board, counted = BALANCED["central"]
    state = load(board.replace("HDDDDH", "DHDDDH"), targets=named(counted))
    assert list(state.view(0)["scores"].values()) == [5, 5, 3, 2, 1, 0]
    state.play("swap a2 b2 dark a2 pay Drave")
    assert list(state.view(0)["scores"].values()) == counted
    assert state.to_move == 0
    won = state.copy()
    won.play("stop")
    assert won.outcome.won is True
    state.play("swap a3 b3 dark a3 pay Bearth")
    assert state.to_move == 0
    state.play("stop")
    assert state.outcome.won is False
    assert state.outcome.intrigues == 2


@rule("AT-20")
def test_no_move_is_needed_where_there_is_no_choice():
    state = game("united", 1).deal("none")
    assert kinds(state.play("reveal 3")) == ["revealed", "laid_first", "took"]
    for _ in range(34):
        assert kinds(state.play(state.legal_moves()[0])) == ["placed", "took"]
    assert kinds(state.play(state.legal_moves()[0])) == ["placed", "raven"]
    state = load("dhbgnA HBGNAD BGNADH GNADHB NADHBG ADHBGN", paid="DHBGN")
    told = state.play("swap f1 f2 dark f1 pay Avondale")
    assert kinds(told) == ["swapped", "darkened", "paid", "judged"]
    assert state.to_move is None
    assert state.position()["phase"] == state.view(0)["phase"] == "over"


#: Five Intrigues that leave no sixth: of Avondale one token is light, in the corner between two
#: dark ones.
CORNERED = "ADADHB HGNDHB ABGNAB GNDHBG HNAGDD HBGNNA"
FIVE = [
    "swap b1 c1 dark b1 pay Drave",
    "swap a2 a3 dark a2 pay Halvern",
    "swap e3 f3 dark f3 pay Bearth",
    "swap c5 d5 dark d5 pay Gantis",
    "swap e6 f6 dark e6 pay Na'Ghar",
]


@rule("AT-21", "AT-15")
def test_after_the_fifth_intrigue_stop_can_be_the_only_move():
    state = load(CORNERED)
    for move in FIVE:
        assert len(state.legal_moves()) > 1
        state.play(move)
    assert state.legal_moves() == ["stop"]
    assert state.to_move == 0
    assert state.outcome is None
    assert state.view(0)["legal_moves"] == ["stop"]
    told = refusal(state, "swap a1 b1 dark a1 pay Avondale")
    assert told == ("move/illegal", "dark_token", "TIT-32")
    assert refusal(state, "swap c3 d3 dark c3 pay Gantis")[1] == "both_paid"
    loaded = state.game.load(state.position())
    assert loaded.legal_moves() == ["stop"]
    assert kinds(state.play("stop")) == ["judged"]
    assert state.outcome.intrigues == 5
    # Had the other of the last two turned dark, there would be a sixth.
    state = load(CORNERED)
    for move in [*FIVE[1:], FIVE[0].replace("dark b1", "dark c1")]:
        state.play(move)
    assert pairs(state) == [("a1", "b1"), ("b1", "b2")]


@rule("AT-22")
def test_dark_names_the_cell_after_the_swap():
    state = load(LATIN)
    told = state.play("swap a1 b1 dark a1 pay Drave")
    assert event(told, "darkened") == {"event": "darkened", "cell": "a1", "house": "Halvern"}
    assert rows(state).startswith("hDB")
    state = load(LATIN)
    told = state.play("swap a1 b1 dark b1 pay Drave")
    assert event(told, "darkened") == {"event": "darkened", "cell": "b1", "house": "Drave"}
    assert rows(state).startswith("HdB")


# Notation and order


@rule("AT-23")
def test_the_order_of_reveals_and_places():
    state = game("border", 3).deal("order")
    state.play("reveal 4")
    assert state.legal_moves() == [f"reveal {score}" for score in (0, 2, 3, 5, 6)]
    state = growing("DH. .BG", (-1, -1), "N")
    assert state.legal_moves() == [
        "place -2,-1", "place -2,0", "place -1,-2", "place -1,1", "place 0,-1", "place 0,2",
        "place 1,0", "place 1,1",
    ]  # fmt: skip


@rule("AT-23")
def test_the_order_of_swaps():
    """By first cell in reading order, right before lower, dark first before second, then payer."""
    state = load(LATIN)
    on_board = {cell: on_cell(state, cell) for cell in CELLS}
    expected = []
    for number, one in enumerate(CELLS):
        others = [CELLS[number + 1]] if number % 6 < 5 else []
        others += [CELLS[number + 6]] if number < 30 else []
        for two in others:
            for dark in (one, two):
                for letter in LETTERS:
                    if letter in (on_board[one], on_board[two]):
                        expected.append(f"swap {one} {two} dark {dark} pay {NAMES[letter]}")
    assert state.legal_moves() == [*expected, "stop"]
    assert len(expected) == 240
    assert expected[:9] == [
        "swap a1 b1 dark a1 pay Drave",
        "swap a1 b1 dark a1 pay Halvern",
        "swap a1 b1 dark b1 pay Drave",
        "swap a1 b1 dark b1 pay Halvern",
        "swap a1 a2 dark a1 pay Drave",
        "swap a1 a2 dark a1 pay Halvern",
        "swap a1 a2 dark a2 pay Drave",
        "swap a1 a2 dark a2 pay Halvern",
        "swap b1 c1 dark b1 pay Halvern",
    ]
    assert expected[-1] == "swap e6 f6 dark f6 pay Na'Ghar"


@rule("AT-23")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("SWAP A1 B1 DARK A1 PAY DRAVE", "swap a1 b1 dark a1 pay Drave"),
        ("  swap   a1\tb1  dark a1   pay drave \n", "swap a1 b1 dark a1 pay Drave"),
        ("swap b1 a1 dark a1 pay Drave", "swap a1 b1 dark a1 pay Drave"),
        ("swap b1 a1 dark b1 pay Halvern", "swap a1 b1 dark b1 pay Halvern"),
        ("swap a2 a1 dark a2 pay H", "swap a1 a2 dark a2 pay Halvern"),
        ("swap a1 b1 dark a1 pay d", "swap a1 b1 dark a1 pay Drave"),
        ("swap d1 e1 dark e1 pay N", "swap d1 e1 dark e1 pay Na'Ghar"),
        ("swap d1 e1 dark e1 pay naghar", "swap d1 e1 dark e1 pay Na'Ghar"),
        ("swap e1 d1 dark e1 pay NA'GHAR", "swap d1 e1 dark e1 pay Na'Ghar"),
        ("swap d1 e1 dark e1 pay Na’Ghar", "swap d1 e1 dark e1 pay Na'Ghar"),
        ("Stop", "stop"),
        (" STOP ", "stop"),
    ],
)
def test_intrigues_are_read_leniently(text, move):
    state = load(LATIN)
    foreseen = state.preview(text)
    assert foreseen == state.preview(move)
    state.play(text)
    assert state.moves == [move]


@rule("AT-23")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("PLACE 0,1", "place 0,1"),
        ("place 0, 1", "place 0,1"),
        (" place  0 ,  1 ", "place 0,1"),
        ("place 0 1", "place 0,1"),
        ("Place -1,0", "place -1,0"),
        ("place +0,-1", "place 0,-1"),
        ("place 1,-0", "place 1,0"),
    ],
)
def test_places_are_read_leniently(text, move):
    state = expanding()
    state.play(text)
    assert state.moves[-1] == move


@rule("AT-23")
def test_reveals_are_read_leniently():
    for text in ("REVEAL 6", " reveal   6 ", "Reveal\t6"):
        state = game().deal(1)
        state.play(text)
        assert state.moves == ["reveal 6"]


@rule("AT-23")
def test_rows_grow_downwards_and_columns_to_the_right():
    state = growing("D", pile="HBGN")
    for move in ("place 0,1", "place 1,0", "place -1,0", "place 0,-1"):
        state.play(move)
    assert state.view(0)["board"] == [".G.", "NDH", ".B."]
    assert state.view(0)["origin"] == [-1, -1]
    state = load(LATIN)
    assert [on_cell(state, cell) for cell in ("a1", "f1", "a6", "f6")] == list("DAAN")


@rule("AT-23")
@every_objective
def test_an_outcome_is_won_scores_targets_and_intrigues(objective):
    board, counted = BALANCED[objective]
    state = load(board, objective, targets=named(counted))
    assert state.outcome is None
    state.play("stop")
    assert state.outcome.as_dict() == state.view(0)["outcome"] == state.record()["outcome"]
    assert state.outcome.as_dict() == {
        "reason": "balanced",
        "won": True,
        "scores": counted,
        "targets": counted,
        "intrigues": 0,
        "ended_by": 0,
    }


# Mathematics: Central is Border seen from the other side


def mirrored(truth):
    """A position of Central as one of Border: targets and revealed scores 6 - t."""
    return {
        **truth,
        "options": {**truth["options"], "objective": "border"},
        "targets": {house: 6 - score for house, score in truth["targets"].items()},
        "revealed": sorted(6 - score for score in truth["revealed"]),
    }


@rule("TIT-8", "TIT-9", "AT-1")
@every_reveal
def test_whole_games_of_central_and_border_mirror_each_other(reveal):
    central, border = game("central", reveal), game("border", reveal)
    for number in range(40):
        one = central.deal(f"mirror {number}")
        two = border.load(mirrored(one.position()))
        chance = random.Random(f"mirror {number}")
        while one.to_move is not None:
            if one.view(None)["phase"] == "reveal":
                move = chance.choice(one.legal_moves())
                two.play(f"reveal {6 - int(move[-1])}")
            else:
                assert one.actions() == two.actions()
                move = any_move(one, chance)
                two.play(move)
            one.play(move)
            assert two.position() == mirrored(one.position())
            if one.view(None)["scores"]:
                complement(one.view(None)["scores"], two.view(None)["scores"])
        assert one.outcome.won is two.outcome.won
        assert one.outcome.intrigues == two.outcome.intrigues


def complement(one, two):
    assert two == {house: 6 - score for house, score in one.items()}


@rule("TIT-36", "AT-1")
def test_central_is_won_where_border_is():
    """Boards that are balanced or nearly so, and one random Intrigue on each."""
    chance = random.Random("won")
    results = Counter()
    for _ in range(120):
        inner = [cell for cell in CELLS if cell in INNER]
        outer = [cell for cell in CELLS if cell not in INNER]
        wanted = random_targets("central", chance)
        laid = {}
        for cells, number in ((inner, lambda t: t), (outer, lambda t: 6 - t)):
            letters = [house[0] for house, t in wanted.items() for _ in range(number(t))]
            laid.update(zip(cells, chance.sample(letters, len(cells)), strict=True))
        tokens_ = "".join(laid[cell] for cell in CELLS)
        board = " ".join(tokens_[at : at + 6] for at in range(0, 36, 6))
        one = load(board, "central", targets=wanted)
        two = load(board, "border", targets={house: 6 - t for house, t in wanted.items()})
        if chance.random() < 0.8:
            move = chance.choice(one.legal_moves()[:-1])
            one.play(move)
            two.play(move)
        assert one.legal_moves() == two.legal_moves()
        complement(one.view(0)["scores"], two.view(0)["scores"])
        assert one.preview("stop")["wins"] is two.preview("stop")["wins"]
        one.play("stop")
        two.play("stop")
        assert one.outcome.won is two.outcome.won
        results[one.outcome.won] += 1
    assert results[True] > 30
    assert results[False] > 10


@rule("TIT-8", "TIT-28")
def test_only_sixteen_pairs_cross_between_border_and_centre():
    state = load(LATIN)
    before = state.view(0)["scores"]
    crossing = set()
    for move in state.legal_moves()[:-1]:
        if state.preview(move)["scores"] != before:
            crossing.add(tuple(move.split()[1:3]))
    assert len(crossing) == 16
    assert all((one in INNER) != (two in INNER) for one, two in crossing)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda o: "-".join(map(str, o.values())))
def test_every_set_of_options_can_be_played(options):
    state = regalia.game("puppeteer", **options).deal("all")
    for _ in play_on(state, "all"):
        pass
    assert state.outcome.won in (True, False)
    assert sorted(state.outcome.targets) == SCORES[options["objective"]]
    assert position()["targets"] == targets("central")
