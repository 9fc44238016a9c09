"""The prompt: line editing, each player's own history, and Tab."""

import pytest

import regalia
from regalia.terminal.play import painter_of
from regalia.terminal.prompting import completions
from regalia.terminal.voice import Voice
from tests.terminal.running import Terminal

PROMPT = r"move> ?(\x1b\[\d*m)* ?"


def test_keys_edit_the_line_and_never_the_prompt():
    """Up and Down walk through the history, Ctrl-U deletes the line, Tab completes."""
    with Terminal("play", "regicide", "--seed", "802") as terminal:
        screen = terminal.screen
        terminal.type("", until=PROMPT)
        assert screen.line == "move>"
        terminal.type("log\r", until=PROMPT)
        terminal.type("pile\r", until=PROMPT)
        terminal.type("\x1b[A", until="pile")
        assert screen.line == "move> pile"
        terminal.type("\x1b[A!", until="!")
        assert screen.line == "move> log!"
        terminal.type("\x1b[B!", until="!")
        assert screen.line == "move> pile!"
        terminal.type("\x15x", until="x")
        assert screen.line == "move> x"
        terminal.type("\x15pl\t5h 5\t\t", until="5c +5d")
        terminal.type("c!", until="!")
        assert screen.line == "move> play 5h 5c!"
        terminal.type("\x15quit\r", until="Go on with")


def test_who_sits_down_finds_nothing_of_who_sat_there():
    """Neither on the screen or by scrolling back, nor with Up, nor with Tab."""
    with Terminal("play", "regicide", "-p", "2", "-s", "9", "--first", "1") as terminal:
        screen = terminal.screen
        terminal.type("", until="Hand the screen to Player 1, then press Enter. ")
        terminal.type("\tp\t!", until="!")
        assert screen.line == "Hand the screen to Player 1, then press Enter. p!"
        terminal.type("\r", until=PROMPT)
        terminal.type("1\r", until=PROMPT)
        terminal.type("1\r", until="Press Enter to hide your cards. ")
        terminal.type("\x1b[A\tp\t!", until="!")
        assert screen.line == "Press Enter to hide your cards. p!"
        came = terminal.type("\r", until="Hand the screen to Player 2")
        assert "\x1b[3J" in came.partition("Hand the screen")[0]
        assert "Your hand" not in str(screen)
        terminal.type("\r", until=PROMPT)
        terminal.type("\x1b[A!", until="!")
        assert screen.line == "move> !"


@pytest.fixture
def painter():
    return lambda game, language="en": painter_of(game, Voice(language), str)


def test_tab_knows_the_words_of_moves(painter):
    moves = ["play 3c 3d", "play 3c", "play Th", "yield", "discard Th 3c", "discard 9h Th"]
    regicide = painter("regicide")

    def tab(before, begun):
        return completions(lambda done: regicide.next_words(done, moves), before, begun)

    assert tab("", "") == ["play", "yield", "discard"]
    assert tab("", "PL") == ["play "]
    moves.append("Please")
    assert tab("", "P") == ["Please "]
    assert tab("", "p") == ["play "]
    moves.pop()
    assert tab("play ", "3") == ["3c", "3d"]
    assert tab("play 3D ", "") == ["3c "]
    assert tab("play ", "t") == ["Th "]
    assert tab("discard th ", "") == ["3c", "9h"]
    assert tab("discard th 9h ", "") == []
    assert tab("play 9h ", "") == []
    puppeteer = painter("puppeteer")
    moves = ["swap a1 a2 dark a1 pay Drave", "swap a1 b1 dark b1 pay Na'Ghar", "stop"]
    assert completions(lambda done: puppeteer.next_words(done, moves), "swap A1 ", "") == [
        "a2",
        "b1",
    ]


@pytest.mark.parametrize("language", ["en", "it", "es", "fr", "pt"])
def test_tab_spells_moves_as_the_reader_would_and_they_are_understood(painter, language):
    revolution = painter("revolution", language)
    state = regalia.game("revolution", system="old_style", first="regality").deal(3)
    for _ in range(3):
        state.play(state.legal_moves()[-1])
    moves = state.legal_moves()
    cards = {f"{card}@b2" for card in revolution.words} | set(moves)
    assert all(revolution.read(revolution.spelled(move)) == move for move in cards)
    assert all(" " not in word for word in revolution.words.values())


def test_tab_offers_only_legal_moves_of_who_is_asked(painter):
    state = regalia.game("regicide", players=2, first=0).deal(9)
    own, other = state.position()["hands"]
    moves = state.view(0)["legal_moves"]
    words = set(painter("regicide").next_words(["play"], moves))
    assert words == set(own) - set(other)
