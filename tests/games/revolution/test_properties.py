"""What holds in every game, whatever is played."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.games.revolution import batch, moves
from regalia.games.revolution.actions import (
    CELL_SHIFT,
    CHOICE_SHIFT,
    COPY_SHIFT,
    DEEP_SHIFT,
    KIND_SHIFT,
)
from regalia.games.revolution.legal import REFUSALS
from regalia.games.revolution.state import REASONS
from tests.games.revolution.positions import CELLS, NEUTRALS, load, stream
from tests.games.revolution.samples import (
    MATCHES,
    cards_in_play,
    cards_of,
    play_on,
    sample_states,
    spread,
)
from tests.games.revolution.walk import RULINGS, SYSTEMS
from tests.rulebook import rule
from tests.scale import size

OPTIONS = st.builds(
    lambda system, match, rulings, first: {"system": system, **match, **rulings, "first": first},
    st.sampled_from(SYSTEMS),
    st.sampled_from(MATCHES),
    st.sampled_from(RULINGS),
    st.sampled_from(["deal", "regality", "religion"]),
)
GAMES = st.tuples(
    OPTIONS.map(lambda options: regalia.game("revolution", **options)),
    st.integers() | st.text(max_size=20),
)
relaxed = settings(max_examples=size(10, 50), deadline=None)
every_system = pytest.mark.parametrize("system", SYSTEMS)


@relaxed
@given(GAMES)
def test_every_card_is_in_exactly_one_place(drawn):
    game, seed = drawn
    system = game.options["system"]
    state = game.deal(seed)
    assert sorted(cards_of(state.position())) == cards_in_play(system, "play")
    for _ in play_on(state, seed):
        truth = state.position()
        assert sorted(cards_of(truth)) == cards_in_play(system, truth["phase"])
        for seat in range(2):
            assert set(truth["hidden"][seat]) <= set(truth["areas"][seat])
            assert not set(truth["hidden"][seat]) & set(truth["shown"])
        # What has lain on the field in this game has been seen.
        lain = {
            card for lying in truth["board"].values() for card in (lying["card"], lying["covers"])
        }
        assert (lain | set(truth["discard"])) & set(NEUTRALS) <= set(truth["shown"])


@relaxed
@given(GAMES)
def test_what_each_knows_of_the_cards_adds_up(drawn):
    """Onlookers and players: every card is in sight or among the unseen, and as many are unseen as
    lie where they cannot look."""
    game, seed = drawn
    system = game.options["system"]
    state = game.deal(seed)
    for _ in play_on(state, seed):
        for seat in (None, 0, 1):
            view = state.view(seat)
            away = 2 if view["phase"] == "keep" and view["draft"]["step"] >= 2 else 0
            lying = view["board"].values()
            cards = [place["card"] for place in lying]
            cards += [place["covers"] for place in lying if place["covers"]]
            for area in view["areas"]:
                cards += area["open"] + (area["hidden"] or [])
            for pile in ("neutral", "discard", "used", "unseen"):
                cards += view[pile]
            cards += view["offer"] or []
            assert sorted(cards) == cards_in_play(system, view["phase"])
            behind = sum(area["hidden_count"] for area in view["areas"] if area["hidden"] is None)
            offered = 0 if view["offer"] else view["offer_count"]
            assert len(view["unseen"]) == view["aside"] + behind + offered + away


def standing(view):
    """How it stands on the field of a view, counted card by card."""
    lying = {
        cell: place["ally"]
        for cell, place in view["board"].items()
        if not place["down"] or view["options"]["ending"] == "occupied"
    }
    numbers = view["numbers"]
    sides = [[cell for cell, ally in lying.items() if ally == seat] for seat in range(2)]
    worth = numbers and [sum(numbers[CELLS.index(cell)] for cell in side) for side in sides]
    return {"allies": [len(side) for side in sides], "points": worth}


@rule("RRR-15", "RRR-26")
@relaxed
@given(GAMES)
def test_a_view_tells_how_it_stands(drawn):
    game, seed = drawn
    state = game.deal(seed)
    for _ in play_on(state, seed):
        for seat in (None, 0, 1):
            assert state.view(seat)["counts"] == standing(state.view(seat))


def test_the_field_that_a_match_clears_away_is_told_once_more():
    """It is the field that would still lie there if the game had been no part of a match."""
    cleared = down = covers = 0
    reasons = set()
    for number in range(60):
        options = spread(number, SYSTEMS[number % 6]) | {"match": "best_of_three"}
        state = regalia.game("revolution", **options).deal(number)
        alone = regalia.game("revolution", **{**options, "match": "single"})
        before = state.position()
        for move, events in play_on(state, number):
            ended = [told for told in events if told["event"] == "game_ended"]
            assert all(("board" in told) == (state.to_move is not None) for told in ended)
            if ended and state.to_move is not None:
                rest = {"options": dict(alone.options), "match_game": 1, "wins": [0, 0]}
                hidden = {"aside": before["aside"] + before["used"], "used": []}
                last = alone.load({**before, **rest, **hidden, "points": [0, 0]})
                last.play(move)
                (told,) = ended
                for seat in (None, 0, 1):
                    assert state.seen(events, seat) == events
                    assert last.view(seat)["board"] == told["board"]
                    assert last.view(seat)["counts"] == told["counts"]
                assert state.view(None)["board"] == {}
                cleared += 1
                reasons.add(told["reason"])
                down += any(place["down"] for place in told["board"].values())
                covers += any(place["covers"] for place in told["board"].values())
            before = state.position()
    assert cleared > 60
    assert down > 5
    assert covers > 0
    assert reasons >= {"allies", "points", "death"}


@relaxed
@given(GAMES)
def test_who_is_to_move_has_a_free_cell_and_a_legal_move(drawn):
    game, seed = drawn
    state = game.deal(seed)
    decisions = [state.copy()]
    for _ in play_on(state, seed):
        if state.to_move is None:
            assert state.legal_moves() == []
            assert state.actions() == []
            assert state.outcome is not None
        else:
            decisions.append(state.copy())
    for decision in decisions:
        truth = decision.position()
        legal = decision.legal_moves()
        assert decision.outcome is None
        assert legal
        assert len(set(legal)) == len(legal)
        assert len(truth["board"]) < 9
        down = [place["doomed_by"] for place in truth["board"].values() if place["down"]]
        assert down in ([], [1 - truth["to_move"]])
        assert truth["plies"] < 60
        if truth["phase"] == "play":
            assert truth["to_move"] == truth["first"] ^ truth["plies"] & 1


@rule("RRR-29")
@pytest.mark.parametrize("numbered", ["no", "yes"])
@pytest.mark.parametrize("ending", ["face_up", "occupied"])
def test_old_style_lasts_fifteen_plies_at_most_and_nobody_runs_out_of_cards(numbered, ending):
    game = regalia.game("revolution", system="old_style", numbered=numbered, ending=ending)
    for bots in (["random", "random"], ["greedy", "random"], ["greedy", "greedy"]):
        results = batch.play(game, bots, f"old {numbered}", 0, 1500)
        assert results["moves"].max() <= 15
        assert results["moves"].min() >= 9
        reasons = {REASONS[reason] for reason in results["reason"]}
        assert "no_card" not in reasons
        # AR-12: with numbers a Castle may find no place.
        assert reasons <= ({"points", "no_placement"} if numbered == "yes" else {"allies"})
        assert set(results["winner"].tolist()) == {0, 1}


@rule("AR-10")
@every_system
def test_nothing_is_drawn_but_by_the_ply_limit(system):
    for number in range(12):
        options = spread(number, system)
        game = regalia.game("revolution", **{**options, "match": "single"})
        results = batch.play(game, ["random", "random"], "draws", 0, 1500)
        drawn = results["winner"] == -1
        limit = results["reason"] == REASONS.index("ply_limit")
        assert (drawn == limit).all()
        assert (results["reason"] > 0).all()
    cycle = load("Witch Citizen", "Pope", field={"a1": "King", "b1": "Queen"}, plies=59, first=1)
    assert cycle.outcome is None
    cycle.play("Witch@b2 a1")
    assert cycle.outcome.reason == "ply_limit"
    assert cycle.outcome.winner is None


# Notation


@relaxed
@given(GAMES, st.randoms(use_true_random=False))
def test_moves_are_written_one_way_and_read_leniently(drawn, chance):
    game, seed = drawn
    state = game.deal(seed)
    checked = 0
    listed = [(state.legal_moves(), state.actions())]
    for move, _ in play_on(state, seed):
        assert state.moves[-1] == move
        listed.append((state.legal_moves(), state.actions()))
    for legal, actions in listed:
        assert list(map(moves.write, actions)) == legal
        for text, action in zip(legal, actions, strict=True):
            assert moves.read(text) == action
        for text, action in list(zip(legal, actions, strict=True))[:: 1 + len(legal) // 8]:
            assert moves.read(sloppy(text, chance)) == action
            checked += 1
    assert checked > 8


def sloppy(text, chance):
    """The same move, written carelessly."""
    text = text.replace("FortuneTeller", chance.choice(["fortune teller", "Fortune_Teller"]))
    for sign in "@-":
        text = text.replace(sign, chance.choice([sign, f" {sign} ", f"{sign} ", f"  {sign}"]))
    text = text.replace(" ", " " * chance.randint(1, 3))
    text = chance.choice([str.upper, str.lower, str.swapcase, str])(text)
    return chance.choice(["", " ", "\t"]) + text + chance.choice(["", "  ", "\n"])


@pytest.mark.parametrize(
    "text",
    ["", " ", "Queen", "Queen@", "@b2", "Queen@d4", "Queen@b2 up", "Queen@b2 n n n n", "take",
     "take 5", "take King Queen", "keep", "third", "first second", "Jester@b2", "Poet@b2 n ne",
     "Fairy@c1 a1-", "Fairy@c1 a1-b9", "pass", "b2", "?", "King@a1 b2,", "👑@b2", "King\0@b2"],
)  # fmt: skip
def test_what_is_no_move(text):
    state = load("King Queen Poet Fairy", b1="Mage", b3="!Pope")
    before = state.position()
    with pytest.raises(regalia.IllegalMove) as caught:
        state.play(text)
    assert caught.value.code == "move/notation"
    assert str(caught.value)
    assert state.position() == before


# Refusals


def mutations(action, chance):
    """Actions that look like this one."""
    yield action ^ 1 << chance.randrange(30)
    yield action ^ 1 << chance.randrange(30) ^ 1 << chance.randrange(30)
    for shift, span in (
        (0, 64), (CELL_SHIFT, 16), (COPY_SHIFT, 16), (DEEP_SHIFT, 16), (CHOICE_SHIFT, 256),
        (KIND_SHIFT, 5),
    ):  # fmt: skip
        yield action & ~((span - 1) << shift) | chance.randrange(span) << shift
    yield action & ~(255 << CHOICE_SHIFT)
    yield -action - 1


@every_system
def test_refused_is_exactly_what_is_not_listed(system):
    chance = random.Random(f"refused {system}")
    reasons = set()
    accepted = 0
    for number in range(12):
        for state in sample_states(spread(number, system), 6, f"refused {number}"):
            legal = state.actions()
            listed = set(legal)
            tried = [chance.randrange(1 << 28) for _ in range(20)]
            for action in chance.sample(legal, min(15, len(legal))):
                tried += mutations(action, chance)
            tried += [legal[0] | choice << CHOICE_SHIFT for choice in range(0, 256, 5)]
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
    assert {"move/notation", "moment", "not_yours", "occupied", "no_choice"} <= reasons
    assert reasons <= {reason for reason, _ in REFUSALS} | {"move/notation"}


# Views


@every_system
def test_when_the_game_is_over_nothing_is_hidden(system):
    """AR-62: all cards are shown; the views say so too."""
    game = regalia.game("revolution", system=system)
    for number in range(20):
        state = game.deal(number)
        for _ in play_on(state, number):
            pass
        truth = state.position()
        assert truth["hidden"] == [[], []]
        for seat in (None, 0, 1):
            view = state.view(seat)
            for owner, area in enumerate(view["areas"]):
                assert area["hidden_count"] == 0
                assert area["open"] == truth["areas"][owner]
            assert view["unseen"] == truth["aside"]
            if system == "secret_draft":
                assert view["draft"]["second_hidden"] == [False, False]


def test_every_cell_and_every_stream_counts():
    """The same position with another stream goes on otherwise, where chance matters."""
    facts = {"field": {"a1": "King", "b1": "!Pope"}, "aside": "Death Dragon Witch Sage"}
    drawn = set()
    for number in range(40):
        state = load("Merchant", **facts, chance=stream(number))
        for cell in CELLS[2:]:
            after = state.copy()
            drawn.add((cell, after.play(f"Merchant@{cell} draw")[-1]["cards"][0]))
    assert len(drawn) == 7 * 4
