"""Puppeteer at the command line, as people use it."""

import json
import re

import pytest

import regalia
from regalia.core import record as records
from tests.games.puppeteer.boards import BALANCED, named
from tests.terminal.running import refused, regalia_command

GAME = ("play", "puppeteer", "--seed", "5")
#: Of Divide and conquer, four Intrigues from peace.
BOARD = ["BBNBBB", "NNBHGA", "NAGGHG", "NDGAHA", "DAGDHH", "NDDDHA"]
TARGETS = {"Drave": 5, "Halvern": 2, "Bearth": 3, "Gantis": 1, "Na'Ghar": 4, "Avondale": 6}


def position_file(tmp_path, **parts):
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"board": BOARD, "targets": TARGETS, **parts}))
    return path


def test_a_whole_game_by_numbers(tmp_path):
    status, text, _ = regalia_command(*GAME, "--objective", "central", typed="1\n" * 45)
    assert status == 0
    assert "Central concentration ♥: a House scores its tokens in the inner 4 x 4." in text
    assert re.search(r"On 0 lies \S+\.", text)
    assert "The first token is laid: " in text
    assert "The Raven brings the last Identities: " in text
    assert "The judgement: " in text
    assert re.search(r"War: (one House|\d Houses) missed", text)
    kept = next((tmp_path / "regalia" / "games").glob("*.json"))
    record = records.read(kept)
    assert record["outcome"]["won"] is False
    assert len(record["outcome"]["targets"]) == 6
    status, text, _ = regalia_command("replay", kept, "--verify")
    assert status == 0
    assert "The record holds" in text


def test_the_board_grows_with_its_frame_and_the_numbers_of_moves():
    status, text, _ = regalia_command(
        *GAME, "-o", "reveal=1", "--lookahead=1", typed="reveal 6\n1\n1\n1\n1\n1\nquit\n"
    )
    assert status == 0
    first, *_, last = re.findall(r"Rows still open: (\d)\. Columns still open: (\d)\.", text)
    assert first == ("5", "5")
    assert last == ("0", "5") or last[0] < "5"
    assert re.search(r"^ +-5 +-4 +-3 +-2 +-1 +0 +1 +2 +3 +4 +5 +House", text, re.M)
    assert re.search(r"^   0 .* 2   [DHBGNA]   3 ", text, re.M)
    assert "Next in the pile: " in text
    assert re.search(r"In the pile: Drave \d  Halvern \d", text)


def test_refusals_and_the_rule_behind_them():
    typed = (
        "reveal 7\nreveal 6\nreveal 5\nreveal 4\nplace 9,9\n?\nplace 0,0\nplace 3,3\nstop\nquit\n"
    )
    _, text, errors = regalia_command(*GAME, typed=typed)
    said = text + errors
    assert "There is no Identity on 7; the scores are 1, 2, 3, 4, 5, 6." in said
    assert "With a token on 9,9 the board would have more than six rows or columns." in said
    assert "The rule behind it (TIT-24)" in said
    assert "There is a token on 0,0 already." in said
    assert "No token lies beside 3,3." in said
    assert "The board is being built" in said


def saved(tmp_path, moves):
    """A saved game, played up to some Intrigues."""
    state = regalia.game("puppeteer", objective="divide").load({"board": BOARD, "targets": TARGETS})
    for move in moves:
        state.play(move)
    path = tmp_path / "game.json"
    records.write(path, records.sealed(state.record(), seats=["person"]))
    return path


def test_cells_show_what_swaps_would_do_and_the_end_looks_back(tmp_path):
    path = saved(tmp_path, ["swap e2 e3 dark e3 pay Gantis"])
    typed = "d6 e6\nb3\nswap a1 a2 dark a1 pay D\nswap e3 e2 dark e2 pay H\nstop\n"
    status, text, errors = regalia_command("resume", path, typed=typed)
    assert status == 0
    assert "Swaps with d6 e6:" in text
    assert re.search(r"d6–e6, dark d6, paid by Drave: Drave \d \(target 5\)", text)
    assert "Drave takes no part in this Intrigue and cannot pay." in text + errors
    assert "The token on e3 is dark and cannot be swapped any more." in text + errors
    assert "Looking back, 4 Intrigues would have won from the finished board:" in text
    assert "After “stop” it could no longer be won." in text
    assert "  swap d6 e6 dark e6 pay Drave" in text


def test_looking_back_names_the_intrigue_that_lost(tmp_path):
    bad = [
        "swap a1 a2 dark a1 pay Bearth",
        "swap f5 f6 dark f5 pay Avondale",
        "swap c3 c4 dark c3 pay Gantis",
    ]
    path = saved(tmp_path, bad)
    _, text, _ = regalia_command("resume", path, typed="stop\n")
    assert "Looking back, 4 Intrigues would have won" in text
    assert re.search(r"After “swap .*” it could no longer be won\.", text)


def test_a_won_game_is_peace(tmp_path):
    path = saved(tmp_path, [])
    way = regalia_command("solve", "puppeteer", "--position", path, "--json")[1]
    best = json.loads(way)["best"]
    _, text, _ = regalia_command("resume", path, typed="\n".join(best) + "\n")
    assert "Peace! Every House stands on its score, after 4 Intrigues." in text
    assert "Looking back" not in text


def test_solve_a_position(tmp_path):
    path = position_file(tmp_path)
    status, text, _ = regalia_command(
        "solve", "puppeteer", "--position", path, "--objective", "divide"
    )
    assert status == 0
    assert "Proven: 4 Intrigues win, and no fewer do." in text
    assert len(re.findall(r"^  swap ", text, re.M)) == 4
    status, text, _ = regalia_command(
        "solve", "puppeteer", "--position", path, "--objective=united", "--seconds", "5"
    )
    assert status == 0
    assert "Proven: no sequence of Intrigues wins from this board." in text


def test_solve_says_when_nothing_is_to_be_done(tmp_path):
    board, scores = BALANCED["united"]
    path = position_file(tmp_path, board=board.split(), targets=named(scores))
    _, text, _ = regalia_command("solve", "puppeteer", "--position", path)
    assert "Proven: this board wins as it stands." in text


def test_solve_refuses_what_is_no_finished_board(tmp_path):
    assert refused("solve", "puppeteer") == "option/missing"
    path = position_file(tmp_path, phase="over")
    solve = ("solve", "puppeteer", "--position", path, "--objective", "divide")
    assert refused(*solve) == "position/unfinished"
    path = position_file(tmp_path, board=[*BOARD[:5], "NDDDHD"])
    assert refused(*solve) == "position/tokens"
    path = position_file(tmp_path, board=[*BOARD, "D"])
    assert refused(*solve) == "position/shape"
    assert refused("solve", "puppeteer", "--lineup", "a,b") == "option/unknown"
    assert refused("solve", "puppeteer", "--objective", "chess") == "option/value"
    assert refused("solve", "puppeteer", "--colour", "red") == "option/unknown"
    assert refused("solve", "puppeteer", "red") == "option/form"


def test_simulate_with_the_games_own_options():
    status, text, _ = regalia_command(
        "simulate", "puppeteer", "--objective", "central", "--reveal", "3",
        "--bots", "search", "--games", "3", "--seed", "1",
    )  # fmt: skip
    assert status == 0
    assert re.search(r"won.* 3 .*100", text)
    status, text, _ = regalia_command(
        "simulate", "puppeteer", "-o", "objective=border", "--games=1000", "--json"
    )
    data = json.loads(text)
    assert data["options"]["objective"] == "border"
    assert data["games"] == 1000


@pytest.mark.parametrize("language", ["it", "es", "fr", "pt"])
def test_a_game_in_every_language(language):
    status, text, _ = regalia_command(
        *GAME, "--lang", language, "-b", "search", "--objective", "border"
    )
    assert status == 0
    assert "♥" in text
    assert "Drave" in text
