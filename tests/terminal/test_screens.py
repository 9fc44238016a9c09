"""A decision and its prompt fit on a screen of 80 columns and 24 lines."""

import random
import re

import pytest

import regalia
from regalia.core import texts
from regalia.games.puppeteer import OBJECTIVES
from tests.scale import first, prove
from tests.terminal.running import regalia_command

SCREEN = {"FORCE_COLOR": "1", "TERM": "xterm", "LINES": "24"}


def questions(game, moves, *options, language="en"):
    """What the screen shows at each prompt of a game, from the table down."""
    prompt = texts.say(language, "play-prompt") + ">"
    command = ("play", game, "--lang", language, *options)
    typed = "\n".join(moves) + "\n"
    status, text, complaint = regalia_command(*command, typed=typed, columns=80, env=SCREEN)
    assert (status, complaint) == (0, "")
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)
    return [shown.rsplit("\n\n", 1)[1] + prompt for shown in text.split(prompt)[:-1]]


def random_moves(game, seed, **options):
    """A whole game, the same for the same seed."""
    state = regalia.game(game, **options).deal(seed)
    chance = random.Random(seed)
    while state.outcome is None:
        moves = [move for move in state.legal_moves() if move != "stop"]
        state.play(chance.choice(moves or ["stop"]))
    return state.moves


def fits(shown):
    lines = shown.splitlines()
    return len(lines) <= 24 and max(map(len, lines)) <= 80


@prove
@pytest.mark.parametrize(
    ("language", "objective"),
    first(2, [*zip(("fr", "it", "en", "es", "pt"), (*OBJECTIVES, "united"), strict=True)]),
)
def test_puppeteer_fits_in_all_its_phases(language, objective):
    moves = random_moves("puppeteer", "7", objective=objective, lookahead=1)
    options = ("--objective", objective, "--lookahead", "1", "--seed", "7")
    shown = questions("puppeteer", moves, *options, language=language)
    assert len(shown) == len(moves)
    assert all(map(fits, shown)), max(shown, key=lambda each: len(each.splitlines()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_regicide_fits(language):
    shown = questions("regicide", random_moves("regicide", "3"), "--seed", "3", language=language)
    assert len(shown) > 8
    assert all(map(fits, shown)), max(shown, key=lambda each: len(each.splitlines()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_revolution_fits(language):
    options = ("-b", "greedy", "--seed", "3", "-o", "system=draft", "-o", "numbered=yes")
    shown = questions("revolution", ["1"] * 20, *options, language=language)
    assert len(shown) >= 5
    assert all(map(fits, shown)), max(shown, key=lambda each: len(each.splitlines()))


def test_a_move_that_is_no_play_of_cards_is_listed_however_many_there_are():
    """A solo flip comes after very many discards, where nobody would find it."""
    state = regalia.game("regicide").deal("1")
    chance = random.Random(1)
    while state.view(0)["phase"] != "discard" or len(state.legal_moves()) < 30:
        state.play(chance.choice(state.legal_moves()))
    *_, shown = questions("regicide", [*state.moves, "quit"], "--seed", "1")
    number = len(state.legal_moves())
    assert state.legal_moves()[-1] == "flip"
    assert re.search(rf"^ *{number} turn over a Jester", shown, re.M)
    count = int(re.search(r"… and (\d+) more", shown)[1])
    assert len(re.findall(r"^ +\d+ \S", shown, re.M)) + count == number


def test_refusals_break_between_words():
    """In a terminal. In a file each of them is one line."""
    whole = "move/illegal: Cards played together must have the same number"
    command = ("play", "regicide", "--seed", "802")
    typed = "play 2d 6h\nquit\n"
    _, _, complaint = regalia_command(*command, typed=typed, columns=40, env=SCREEN)
    lines = re.sub(r"\x1b\[[0-9;]*m", "", complaint).splitlines()
    assert " ".join(line.strip() for line in lines).startswith(whole)
    assert len(lines) >= 3 and max(map(len, lines)) <= 40
    _, _, complaint = regalia_command(*command, typed=typed, columns=40)
    assert complaint.startswith(whole) and complaint.count("\n") == 1
