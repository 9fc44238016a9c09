"""What holds in every game, whatever is played."""

import json
import random
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.games.puppeteer import moves
from regalia.games.puppeteer.legal import KIND_SHIFT, REFUSALS
from tests.games.puppeteer.boards import (
    ALL_OPTIONS,
    HOUSES,
    LATIN,
    LETTERS,
    OBJECTIVES,
    any_move,
    game,
    load,
    play_on,
    sample_states,
)
from tests.oracles.puppeteer import clusters
from tests.rulebook import rule
from tests.scale import size

OPTIONS = st.sampled_from(ALL_OPTIONS)
GAMES = st.tuples(
    OPTIONS.map(lambda options: regalia.game("puppeteer", **options)),
    st.integers() | st.text(max_size=20),
)
relaxed = settings(max_examples=size(10, 50), deadline=None)
every_objective = pytest.mark.parametrize("objective", OBJECTIVES)


def all_of(state):
    """Everything that can be asked of a state."""
    return json.dumps(
        [state.position(), state.view(0), state.view(None), state.moves, state.record()]
    )


@relaxed
@given(GAMES)
def test_there_are_always_36_tokens(drawn):
    game_, seed = drawn
    state = game_.deal(seed)
    for _ in play_on(state, seed):
        truth, view = state.position(), state.view(0)
        tokens = "".join(truth["board"]).replace(".", "").upper() + truth["pile"]
        assert Counter(tokens) == dict.fromkeys(LETTERS, 6)
        seen = Counter("".join(view["board"]).replace(".", "").upper())
        hand = [] if view["hand"] is None else [view["hand"]]
        for house in HOUSES:
            assert seen[house[0]] + hand.count(house) + view["pile"][house] == 6
        assert view["board"] == truth["board"]
        assert sorted(truth["targets"].values()) == view["score_list"]


# Notation


@relaxed
@given(GAMES, st.randoms(use_true_random=False))
def test_moves_are_written_one_way_and_read_leniently(drawn, chance):
    game_, seed = drawn
    state = game_.deal(seed)
    listed = [(state.legal_moves(), state.actions())]
    for move, _ in play_on(state, seed):
        assert state.moves[-1] == move
        listed.append((state.legal_moves(), state.actions()))
    for legal, actions in listed:
        assert list(map(moves.write, actions)) == legal
        for text, action in zip(legal, actions, strict=True):
            assert moves.read(text) == action
            assert type(action) is int
        for text, action in list(zip(legal, actions, strict=True))[:: 1 + len(legal) // 8]:
            assert moves.read(sloppy(text, chance)) == action


def sloppy(text, chance):
    """The same move, written carelessly."""
    words = text.split()
    if words[0] == "swap":
        if chance.random() < 0.5:
            words[1], words[2] = words[2], words[1]
        words[6] = chance.choice([words[6], words[6][0], words[6].replace("'", "")])
    if words[0] == "place":
        words[1] = words[1].replace(",", chance.choice([",", ", ", " , ", " "]))
    text = (" " * chance.randint(1, 3)).join(words)
    text = chance.choice([str.upper, str.lower, str.swapcase, str])(text)
    return chance.choice(["", " ", "\t"]) + text + chance.choice(["", "  ", "\n"])


WORDS = ["swap", "place", "reveal", "stop", "dark", "pay", "a1", "b1", "a2", "f6", "D", "Halvern"]
WORDS += ["0", "1", "6", "-1", ",", "0,1", "9", "", "Na'Ghar"]


@settings(max_examples=size(50, 300), deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=8), st.integers(0, 3))
def test_no_words_of_the_notation_break_a_state(words, number):
    state = PROBES[number].copy()
    before = all_of(state)
    try:
        state.play(" ".join(words))
    except regalia.IllegalMove:
        assert all_of(state) == before
    else:
        assert state.moves[-1] in PROBES[number].legal_moves()


PROBES = [*sample_states({"objective": "united"}, 3, "probe"), load(LATIN)]


# Refusals


def mutations(action, chance):
    """Actions that look like this one."""
    yield action ^ 1 << chance.randrange(20)
    yield action ^ 1 << chance.randrange(20) ^ 1 << chance.randrange(20)
    yield action ^ 1 << chance.randrange(63)
    for shift, span in ((0, 64), (0, 256), (6, 64), (8, 256), (12, 4), (14, 8), (KIND_SHIFT, 5)):
        yield action & ~((span - 1) << shift) | chance.randrange(span) << shift
    yield -action - 1


@every_objective
def test_refused_is_exactly_what_is_not_listed(objective):
    chance = random.Random(f"refused {objective}")
    reasons = set()
    accepted = 0
    for lookahead in (0, 1):
        options = {"objective": objective, "lookahead": lookahead}
        for state in sample_states(options, 24, "refused"):
            legal = state.actions()
            listed = set(legal)
            tried = [chance.randrange(1 << 20) for _ in range(40)]
            for action in chance.sample(legal, min(25, len(legal))):
                tried += mutations(action, chance)
            before = json.dumps([state.position(), state.moves])
            for action in tried:
                if action in listed:
                    after = state.copy()
                    after.act(action)
                    assert after.moves[-1] == moves.write(action)
                    accepted += 1
                else:
                    with pytest.raises(regalia.IllegalMove) as caught:
                        state.act(action)
                    reasons.add(caught.value.reason or caught.value.code)
                    assert caught.value.code in ("move/illegal", "move/notation")
            assert json.dumps([state.position(), state.moves]) == before
    assert accepted > 20
    assert reasons <= {reason for reason, _ in REFUSALS} | {"move/notation"}
    wanted = {"move/notation", "other_phase", "no_such_score", "revealed_before", "not_adjacent"}
    wanted |= {"outside_frame", "not_neighbours", "dark_elsewhere", "not_involved"}
    assert wanted <= reasons


@every_objective
def test_moves_of_another_phase_are_refused_at_every_moment(objective):
    """While the board grows too, when six rows and columns are reached and cells are still free."""
    for number in range(12):
        state = game(objective).deal(f"another {number}")
        chance = random.Random(f"another {number}")
        while state.to_move is not None:
            kinds = {"reveal": "reveal", "expansion": "place"}
            now = kinds.get(state.view(None)["phase"], "swap")
            cells = [f"{c}{r}" for c, r in zip("abcdef", chance.sample("123456", 6), strict=True)]
            one, two = chance.sample(cells, 2)
            swap = f"swap {one} {two} dark {one} pay {chance.choice(HOUSES)}"
            for text in ("reveal 3", "place 0,1", swap, "swap a1 b1 dark b1 pay D", "stop"):
                if text.split()[0] in (now, "stop" if now == "swap" else now):
                    continue
                with pytest.raises(regalia.IllegalMove) as caught:
                    state.play(text)
                error = caught.value
                assert (error.code, error.reason, error.rule) == (
                    "move/illegal", "other_phase", "TIT-2"
                )  # fmt: skip
            state.play(any_move(state, chance))


@pytest.mark.parametrize(
    "action",
    [-1, -(1 << 40), 1 << 40, (1 << 63) - 1, -(1 << 63), 4 << KIND_SHIFT, (3 << KIND_SHIFT) + 1,
     1 << 63, (1 << 63) + 1, (1 << 64) - 1, 1 << 64, 1 << 70, -(1 << 63) - 1, -(1 << 64),
     -(1 << 70), 10**30],
)  # fmt: skip
@pytest.mark.parametrize("number", range(4))
def test_integers_far_off_are_refused(action, number):
    state = PROBES[number].copy()
    before = all_of(state)
    with pytest.raises(regalia.IllegalMove) as caught:
        state.act(action)
    assert caught.value.code == "move/notation"
    assert all_of(state) == before


@pytest.mark.parametrize("action", ["1 << 64", "-(1 << 70)"])
def test_an_integer_far_off_is_refused_even_before_anything_is_compiled(action):
    """The first action of a process decides how kernels are compiled."""
    program = (
        "import regalia\n"
        "state = regalia.game('puppeteer').deal(1)\n"
        f"try: state.act({action})\n"
        "except regalia.IllegalMove as error: print(error.code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["move/notation"], done.stderr[-300:]


@pytest.mark.parametrize("thing", [0.5, 1.0, "reveal 1", "1", None, [], (), {}, 1j, b"1", object()])
def test_what_is_no_integer_is_refused(thing):
    for probe in PROBES:
        state = probe.copy()
        before = all_of(state)
        with pytest.raises(regalia.IllegalMove) as caught:
            state.act(thing)
        assert caught.value.code == "move/notation"
        assert all_of(state) == before


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint32, bool])
def test_whatever_is_acted_on_is_written_as_a_move(kind):
    """Integers of other types are refused or become moves that can be replayed."""
    moves.write.cache_clear()
    state = game("united", 2).deal("kinds")
    try:
        state.act(kind(1))
    except regalia.IllegalMove:
        assert state.moves == []
    else:
        assert state.moves == ["reveal 1"]
        assert regalia.replay(json.loads(json.dumps(state.record()))).moves == ["reveal 1"]


# Views


def scored(cells, objective, top, left):
    """What a House on these cells scores if the finished board's corner is there."""
    if not cells:
        return 0
    inner = [c for c in cells if 1 <= c[0] - top <= 4 and 1 <= c[1] - left <= 4]
    return {
        "united": lambda: max(map(len, clusters(cells))),
        "divide": lambda: len(clusters(cells)),
        "central": lambda: len(inner),
        "border": lambda: len(cells) - len(inner),
    }[objective]()


@rule("AT-5", "AT-6")
@every_objective
def test_scores_so_far_are_the_least_and_the_most_of_all_frames(objective):
    for state in sample_states({"objective": objective}, 45, "so far"):
        view = state.view(0)
        if view["phase"] != "expansion":
            assert view["so_far"] is None
            continue
        lying = {}
        for row, line in enumerate(view["board"]):
            for column, letter in enumerate(line):
                if letter != ".":
                    at = row + view["origin"][0], column + view["origin"][1]
                    lying.setdefault(letter, []).append(at)
        every = [cell for cells in lying.values() for cell in cells]
        frames = [
            (top, left)
            for top in range(-12, 13)
            for left in range(-12, 13)
            if all(top <= row < top + 6 and left <= column < left + 6 for row, column in every)
        ]
        low, high = (min(top for top, _ in frames), max(top for top, _ in frames) + 5)
        assert view["frame"]["rows"] == [low, high]
        low, high = (min(left for _, left in frames), max(left for _, left in frames) + 5)
        assert view["frame"]["columns"] == [low, high]
        for house in HOUSES:
            found = [scored(lying.get(house[0], []), objective, *frame) for frame in frames]
            assert view["so_far"][house] == [min(found), max(found)]


# Previews


@every_objective
def test_a_preview_is_what_then_happens(objective):
    compared = Counter()
    chance = random.Random(objective)
    for state in sample_states({"objective": objective, "lookahead": 1}, 45, "preview"):
        phase = state.view(0)["phase"]
        before = all_of(state)
        legal = state.legal_moves()
        for move in [*chance.sample(legal, min(8, len(legal))), legal[-1]]:
            shown = state.preview(move)
            after = state.copy()
            after.play(move)
            view = after.view(0)
            compared[phase] += 1
            if phase == "reveal":
                assert shown == {}
            elif phase == "expansion":
                assert list(shown) == ["so_far", "freedom"]
                rows, columns = len(view["board"]), len(view["board"][0])
                assert shown["freedom"] == [6 - rows, 6 - columns]
                if view["so_far"] is not None:
                    assert shown["so_far"] == view["so_far"]
                else:
                    assert shown["so_far"] == {
                        house: [score, score] for house, score in view["scores"].items()
                    }
            else:
                assert list(shown) == ["scores", "wins"]
                assert shown["scores"] == view["scores"]
                assert shown["wins"] == (view["scores"] == view["targets"])
        assert all_of(state) == before
    assert all(compared[phase] > 40 for phase in ("reveal", "expansion", "intrigue"))


@every_objective
def test_the_last_placement_is_previewed_without_the_raven(objective):
    state = game(objective, 1).deal("last")
    chance = random.Random("last")
    while sum(state.view(None)["pile"].values()) or state.view(None)["phase"] != "expansion":
        state.play(any_move(state, chance))
    (move,) = state.legal_moves()
    shown = state.preview(move)
    assert list(shown) == ["so_far", "freedom"]
    assert shown["freedom"] == [0, 0]
    state.play(move)
    assert shown["so_far"] == {
        house: [score, score] for house, score in state.view(0)["scores"].items()
    }
