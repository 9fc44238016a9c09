"""The solver against a plain search, against a model in CP-SAT, and against the rules."""

import itertools
import random

import numpy as np
import pytest

import regalia
from regalia.games.puppeteer import distances
from regalia.games.puppeteer.search import Solver
from regalia.games.puppeteer.tokens import (
    CROSSINGS,
    HOUSES,
    LETTERS,
    OBJECTIVES,
    PAIRS,
    SCORES,
    neighbours,
    score,
)
from tests.games.puppeteer import plain_search
from tests.oracles import puppeteer_cpsat
from tests.rulebook import rule
from tests.scale import prove, size


def board_of(cells):
    return ["".join(LETTERS[house] for house in cells[row : row + 6]) for row in range(0, 36, 6)]


def scores_of(objective, cells):
    return [
        int(score(np.uint64(sum(1 << n for n in range(36) if cells[n] == house)), objective))
        for house in range(6)
    ]


def winning_boards(objective, chance):
    """Boards on which every House has another score of the list: targets fall out of them."""
    while True:
        cells = [house for house in range(6) for _ in range(6)]
        chance.shuffle(cells)
        # Walk towards such a board: exchange cells as long as the scores come nearer to the list
        wanted = list(SCORES[objective])

        def miss(cells, wanted=wanted):
            pairs = zip(sorted(scores_of(objective, cells)), wanted, strict=True)
            return sum(abs(a - b) for a, b in pairs)

        far = miss(cells)
        for _ in range(4000):
            if not far:
                break
            one, two = chance.sample(range(36), 2)
            cells[one], cells[two] = cells[two], cells[one]
            now = miss(cells)
            if now > far + (chance.random() < 0.02):
                cells[one], cells[two] = cells[two], cells[one]
            else:
                far = now
        if not far:
            yield cells


def states(objective, scrambled, made, seed, count):
    """States some swaps away from a win, after so many Intrigues made at random."""
    chance = random.Random(f"{seed} {objective} {scrambled} {made}")
    game = regalia.game("puppeteer", objective=OBJECTIVES[objective], reveal=3)
    boards = winning_boards(objective, chance)
    for number in range(count):
        cells = next(boards)
        targets = dict(zip(HOUSES, scores_of(objective, cells), strict=True))
        for _ in range(scrambled):
            one, two = PAIRS[chance.randrange(60)]
            cells[one], cells[two] = cells[two], cells[one]
        state = game.load({"board": board_of(cells), "targets": targets})
        for _ in range(made):
            # Intrigues that change little, so that wins stay within reach
            legal = state.legal_moves()[:-1]
            if legal:
                state.play(chance.choice(legal))
        yield number, state


@pytest.mark.parametrize("objective", range(4), ids=OBJECTIVES)
@pytest.mark.parametrize(
    ("scrambled", "made", "left", "count"),
    [(1, 0, 2, 12), (2, 0, 2, 12), (1, 3, 3, 10), (2, 4, 2, 30)],
)
def test_the_solver_agrees_with_a_plain_search(objective, scrambled, made, left, count):
    """The same least number of Intrigues; where the plain search has seen everything, the same
    proof that there is no way."""
    mine = Solver()
    won = 0
    for _, state in states(objective, scrambled, made, "plain", count):
        truth = plain_search.least_intrigues(state.array, left)
        verdict = mine.solve(state.array)
        assert verdict.proven
        if truth is not None:
            won += 1
            assert verdict.intrigues == truth
        elif made + left == 6:
            assert not verdict.solvable
        else:
            assert not verdict.solvable or verdict.intrigues > left
    assert won >= (count // 2 if not made else 1)


@pytest.mark.parametrize("objective", range(4), ids=OBJECTIVES)
def test_what_the_solver_says_wins(objective):
    """Played by the rules, in as many Intrigues as it says, `stop` included where it is needed."""
    mine = Solver()
    lengths = []
    for scrambled in (0, 1, 2, 3, 4, 6, 9, 12):
        for _, state in states(objective, scrambled, 0, "wins", 12):
            verdict = mine.solve(state.array)
            assert verdict.proven
            if not verdict.solvable:
                continue  # a walk of random swaps may lock what it needs
            lengths.append(verdict.intrigues)
            assert verdict.intrigues <= 6
            for move in verdict.best:
                assert state.outcome is None
                state.play(move)
            assert state.outcome.won
            assert state.outcome.intrigues == verdict.intrigues
    assert len(lengths) > 40
    assert set(lengths) >= {0, 1, 2, 3, 4}


@pytest.mark.parametrize("objective", range(4), ids=OBJECTIVES)
def test_after_each_move_of_the_way_one_less_is_missing(objective):
    mine = Solver()
    for _, state in states(objective, 4, 0, "less", 8):
        verdict = mine.solve(state.array)
        while verdict.solvable and verdict.intrigues:
            before = verdict.intrigues
            state.play(verdict.best[0])
            if state.outcome:
                break
            verdict = mine.solve(state.array)
            assert verdict.intrigues == before - 1


@rule("TIT-34", "AT-11")
def test_payments_are_possible_exactly_when_no_group_has_more_lines_than_houses():
    """All sets of up to five Intrigues between four Houses, some of which have paid before."""
    lines = [(a, b) for a in range(4) for b in range(a, 4)]
    for count in range(1, 5):
        for chosen in itertools.combinations_with_replacement(lines, count):
            for paid in ((), (0,), (0, 3)):
                payable = any(
                    len(set(payers)) == count and not set(payers) & set(paid)
                    for payers in itertools.product(*chosen)
                )
                assert payable == (forest(chosen, paid) is not None)


def forest(lines, paid):
    """Groups of Houses as the solver joins them, or None where it refuses a line."""
    group = list(range(6))
    full = set(paid)
    for a, b in lines:
        if group[a] in full and group[b] in full:
            return None
        if group[a] == group[b]:
            full.add(group[a])
        else:
            if group[b] in full:
                full.add(group[a])
            group = [group[a] if each == group[b] else each for each in group]
    return group


@pytest.mark.parametrize("objective", range(4), ids=OBJECTIVES)
def test_the_tables_hold_the_least_steps(objective):
    """Zero just where the score is reached, and one more than the best neighbour elsewhere."""
    chance = random.Random(objective)
    table = distances.steps(objective)
    for _ in range(300):
        cells = np.uint64(sum(1 << n for n in chance.sample(range(36), 6)))
        around = []
        for token in range(36):
            if int(cells) >> token & 1:
                goals = int(neighbours(np.uint64(1 << token))) & ~int(cells)
                around += [
                    np.uint64(int(cells) ^ 1 << token ^ 1 << goal)
                    for goal in range(36)
                    if goals >> goal & 1
                ]
        points = int(score(cells, objective))
        for slot, listed in enumerate(SCORES[objective]):
            steps = int(distances.steps_to(table[distances.rank(cells)], slot))
            best = min(
                int(distances.steps_to(table[distances.rank(each)], slot)) for each in around
            )
            if listed == points:
                assert steps == 0
            else:
                assert steps == min(best + 1, distances.FAR)


def test_sets_are_numbered_one_after_the_other():
    for number, cells in enumerate(itertools.combinations(range(9), 6)):
        assert 0 <= number < distances.SETS
        word = np.uint64(sum(1 << cell for cell in cells))
        assert distances.rank(word) < 84
    assert distances.rank(np.uint64(0b111111)) == 0
    assert distances.rank(np.uint64(0b111111 << 30)) == distances.SETS - 1


def test_the_tables_of_central_and_border_are_one():
    """Border control is Central concentration with the list turned round."""
    central, border = distances.steps(2), distances.steps(3)
    for number in range(0, distances.SETS, 997):
        for slot in range(6):
            one = distances.steps_to(central[number], slot)
            assert one == distances.steps_to(border[number], 5 - slot)


def test_a_damaged_table_is_made_again(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    good = distances.steps(3)
    folder = tmp_path / "regalia" / "tables"
    folder.mkdir(parents=True)
    (folder / "puppeteer-border-00000000.npy").write_bytes(b"nonsense")
    np.save(folder / "puppeteer-border-11111111.npy", good)  # not what its name says
    assert not distances.is_ready(3)
    distances.steps.cache_clear()
    assert np.array_equal(distances.steps(3), good)
    assert distances.is_ready(3)


def test_only_sixteen_pairs_cross_the_edge_of_the_centre():
    assert len(CROSSINGS) == 16
    for outer, inner in CROSSINGS:
        assert 1 <= inner // 6 <= 4
        assert 1 <= inner % 6 <= 4
        assert outer // 6 in (0, 5) or outer % 6 in (0, 5)


def test_a_limit_is_kept_and_nothing_is_guessed():
    mine = Solver()
    undecided = 0
    for _, state in states(0, 6, 0, "limit", 20):
        verdict = mine.solve(state.array, nodes=50)
        whole = mine.solve(state.array)
        assert whole.proven
        if verdict.proven:
            assert verdict.solvable == whole.solvable
        else:
            undecided += 1
            assert verdict.solvable is None
            assert verdict.best == []
    assert undecided > 3


def test_a_board_that_is_not_finished_has_no_verdict():
    state = regalia.game("puppeteer").deal(1)
    verdict = Solver().solve(state.array)
    assert not verdict.proven
    assert verdict.solvable is None


@prove
@pytest.mark.parametrize("objective", range(4), ids=OBJECTIVES)
@pytest.mark.parametrize("scrambled", range(1, 5))
def test_the_solver_agrees_with_cp_sat(objective, scrambled):
    """A few boards; a hundred an objective, built and random, are compared by
    `python -m benchmarks.puppeteer solver --cp-sat 50`."""
    for _, state in states(objective, scrambled, 0, "cp-sat", size(1, 3)):
        position = state.position()
        targets = {house[0]: points for house, points in position["targets"].items()}
        verdict = Solver().solve(state.array)
        most = min(6, scrambled)
        least = puppeteer_cpsat.least_intrigues(
            OBJECTIVES[objective], position["board"], "", targets, most
        )
        within = verdict.solvable and verdict.intrigues <= most
        assert least == (verdict.intrigues if within else None)
