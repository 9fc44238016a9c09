"""Any game can be drawn, with or without texts of its own."""

import pytest
from rich.console import Console

import regalia
from regalia import games
from regalia.core import texts
from regalia.core.errors import IllegalMove, Term
from regalia.core.game import Reason
from regalia.terminal.plain_painter import PlainPainter
from regalia.terminal.simulating import label
from regalia.terminal.voice import Voice

NOBODY_KNOWS = "nobody_knows"  # a game without a text


def painter(game=NOBODY_KNOWS, language="en"):
    voice = Voice(language)
    return PlainPainter(voice, voice.player, game)


def drawn(renderable):
    console = Console(width=200, highlight=False)
    with console.capture() as capture:
        console.print(renderable)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_a_view_is_a_table_of_what_there_is():
    view = {
        "game": NOBODY_KNOWS,
        "seat": 0,
        "to_move": 0,
        "legal_moves": ["take 1"],
        "outcome": None,
        "heap_sizes": [3, 4],
        "board": ["..x", "o.x"],
        "cells": [[1, 2], [3, 4]],
        "enemy": {"card": "Kh", "weak": False, "hurt_by": None},
        "piles": [{"top": "2d"}, {"top": "3d", "open": True}],
        "nothing": None,
        "empty": [],
        "zero": 0,
    }
    assert drawn(painter().table(view)) == [
        "heap sizes  3, 4",
        "board       ..x",
        "            o.x",
        "cells       1 2",
        "            3 4",
        "enemy",
        "  card      Kh",
        "  weak      –",
        "piles 1",
        "  top       2d",
        "piles 2",
        "  top       3d",
        "  open      ✓",
        "zero        0",
    ]


def test_moves_events_and_reasons_are_readable_words():
    plain = painter()
    preview = {"left": [1, 2], "wins": True, "loses": False, "next": None}
    assert plain.move("take 1", {}, preview).plain == "take 1  left 1, 2; wins"
    assert plain.move("pass", {}, {}).plain == "pass"
    took = {"event": "took_tokens", "seat": 1, "count": 2}
    assert plain.event(took, 0).plain == "Player 2: took tokens; count 2"
    assert plain.event({"event": "shuffled"}, None).plain == "shuffled"
    assert plain.reason(Reason("wins_now", {"by": 2})).plain == "wins now; by 2"
    assert plain.question({"to_move": 1}) == "It is Player 2's turn."
    assert plain.rule("N-1") == ""
    assert plain.help() == ["Nobody knows"]


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        ({"reason": "last_token", "winner": 1, "ended_by": 1}, "Player 2 wins: last token"),
        ({"reason": "done", "won": True, "scores": [3, 4]}, "Won: done, scores 3, 4"),
        ({"reason": "stuck", "won": False}, "Lost: stuck"),
        ({"reason": "even"}, "Nobody wins: even"),
    ],
)
def test_outcomes_in_words(outcome, said):
    assert painter().outcome(outcome, {}) == said
    assert painter().event({"event": "ended", **outcome}, None).plain == said
    assert drawn(painter().revealed({"outcome": outcome, "left": 0})) == ["left  0", said]


def test_a_games_own_texts_come_first():
    plain = painter("regicide", "it")
    assert plain.outcome({"reason": "last_king", "won": True}, {}).endswith(
        texts.say("it", "regicide-end-last-king")
    )
    yielded = {"event": "yielded", "seat": 0}
    said = texts.say("it", "regicide-event-yielded", who=Voice("it").player(0), you="no")
    assert plain.event(yielded, None).plain == said
    assert plain.rule("RGC-23") == texts.say("it", "regicide-rule-RGC-23")
    assert plain.help() == [texts.say("it", "regicide-help"), texts.say("it", "regicide-notation")]
    # A text that needs other facts than the event has is not used
    assert "attacked" in painter("regicide").event({"event": "attacked"}, None).plain


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_game_of_ours_could_be_drawn_plainly(game, language):
    state = regalia.game(game).deal(5)
    plain = painter(game, language)
    while state.to_move is not None and len(state.moves) < 12:
        view = state.view(state.to_move)
        assert len(drawn(plain.table(view))) > 3
        assert plain.question(view)
        move = plain.in_order(view)[0]
        assert plain.move(move, view, state.preview(move)).plain.startswith(move)
        for event in state.play(move):
            assert plain.event(event, 0).plain


def test_labels_of_a_game_without_texts():
    voice = Voice("en")
    assert label(voice, NOBODY_KNOWS, "reason last_token") == "reason: last token"
    assert label(voice, NOBODY_KNOWS, "medal wooden_spoon") == "medal wooden spoon"
    assert label(voice, NOBODY_KNOWS, "won") == "won"
    assert label(voice, "regicide", "medal gold") == "medal: gold"
    assert label(voice, "regicide", "reason last_king") == "reason: the last King fell"
    assert voice.title(NOBODY_KNOWS) == "Nobody knows"


def test_refusals_of_a_game_without_texts():
    error = IllegalMove("move/illegal", reason="too_many", count=9)
    assert str(error) == "This move is not legal here (too many; count 9)."
    assert error.sentence("it") != str(error)
    other = IllegalMove("heaps/no_heap", reason="gone", game=Term(NOBODY_KNOWS, "no-such-title"))
    assert str(other) == "heaps no heap gone; game nobody knows"
