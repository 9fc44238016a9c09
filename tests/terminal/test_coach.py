"""The coach at the command line: hints while playing, hints for saved games, and reviews."""

import json
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from rich.console import Console

import regalia
from regalia.coach import Judgement, Review
from regalia.core import record as records
from regalia.core.game import Candidate, Outcome
from regalia.terminal.curve import WIDEST, chart, sampled
from regalia.terminal.voice import Voice
from tests.games.puppeteer import boards
from tests.games.regicide import positions as regicide
from tests.games.revolution.test_bots import last_cell
from tests.terminal.running import refused, regalia_command
from tests.terminal.test_commands import SOLO

ODDS = r"\d+(?:% ± |–)\d+%"


@pytest.fixture
def lost_duel(tmp_path):
    """A duel that could be won, and is lost by its only move."""
    state = regicide.load("Tc 2h", enemy="Kh", castle="", table=["Kd"], tavern="", jesters=0)
    state.play("play 2h")
    path = tmp_path / "duel.json"
    records.write(path, state.record())
    return path


# Hints


def test_hint_shows_odds_then_reasons_and_then_nothing_new():
    _, text, _ = regalia_command(*SOLO, typed="hint\nhint\nhint\nplay 2d\nhint\nquit\n")
    first, second, third, after = re.split(r"move> ", text)[1:5]
    assert len(re.findall(ODDS, first)) == 3
    assert "Type “hint” again for the reasons." in first
    assert not re.search(r"^ +[+–] ", first, re.M)
    assert len(re.findall(ODDS, second)) == 3
    assert re.search(r"^ +[+–] ", second, re.M)
    assert re.findall(ODDS, second) == re.findall(ODDS, first)
    assert third == second
    assert "You play 2♦" in after  # the next answer is a move's
    fifth = re.split(r"move> ", text)[5]
    assert "again for the reasons" in fifth  # a new position, a new hint


def test_a_hint_after_a_move_taken_back_is_for_the_new_position():
    """There are as many moves as before, but other ones."""
    typed = "play 2s\nhint\nundo\nplay 5h\nhint\nquit\n"
    status, text, _ = regalia_command(*SOLO, typed=typed)
    assert status == 0
    assert "internal/error" not in text
    assert text.count("Type “hint” again for the reasons.") == 2


def test_no_hint_is_given_for_a_bot(tmp_path):
    """In a saved game in which a bot is to move, nobody may see its hand."""
    state = regalia.game("regicide", players=2, first=1).deal(4)
    path = tmp_path / "game.json"
    records.write(path, records.sealed(state.record(), seats=["person", "greedy"]))
    status, text, errors = regalia_command("hint", path)
    assert (status, text) == (1, "")
    assert "move/turn" in errors
    records.write(path, records.sealed(state.record(), seats=["greedy", "person"]))
    assert regalia_command("hint", path)[0] == 0


def test_a_hint_has_the_numbers_of_the_list():
    _, text, _ = regalia_command(*SOLO, typed="hint\nquit\n")
    listed = dict(re.findall(r"^ +(\d+) (\S+):", text, re.M))
    hinted = re.findall(rf"^ *(?:move> *)?(\d+) +{ODDS} +(\S+):", text, re.M)
    assert len(hinted) >= 2
    assert all(listed[number] == move for number, move in hinted)


@pytest.mark.parametrize(
    ("language", "game"),
    [("it", ["regicide"]), ("fr", ["revolution", "-b", "greedy"]), ("pt", ["puppeteer"])],
)
def test_every_game_hints_in_the_readers_language(language, game):
    typed = "?\nhint\nhint\nquit\n"
    status, text, _ = regalia_command(
        "play", *game, "--lang", language, "-s", "4", typed=typed, columns=80
    )
    assert status == 0
    assert re.search(r"^│ +hint +\S", text, re.M)
    assert len(re.findall(r"\d+(?:.?% ± | à | a |–)\d+.?%", text)) == 6
    assert not re.search(r"\b(the|with|enemy|Type)\b", text)


def test_proven_wins_are_called_so(tmp_path):
    path = tmp_path / "game.json"
    records.write(path, last_cell().record())
    _, text, _ = regalia_command("hint", path, "--why")
    assert text.count("proven win") == 3
    assert "+ wins at once" in text
    assert not re.search(ODDS, text)


def test_hint_for_a_saved_game(lost_duel):
    assert refused("hint") == "record/no_saves"
    assert refused("hint", lost_duel) == "record/finished"
    regalia_command(*SOLO, typed="play 2d\nquit\n")
    status, text, _ = regalia_command("hint")
    assert status == 0
    assert len(re.findall(ODDS, text)) == 3
    assert "Your hand:" in text
    assert not re.search(r"^ +[+–] ", text, re.M)
    _, why, _ = regalia_command("hint", "--why")
    assert re.search(r"^ +[+–] ", why, re.M)


def test_hints_in_40_columns():
    _, text, _ = regalia_command(*SOLO, typed="hint\nhint\nquit\n", columns=40)
    hints = text.split("move> ")[1:3]
    assert all("±" in hint for hint in hints)
    assert max(len(line) for hint in hints for line in hint.splitlines()) <= 40


# Looking back


def test_review_names_the_move_that_lost(lost_duel):
    status, text, _ = regalia_command("review", lost_duel, columns=80)
    assert status == 0
    assert "Move 1 lost the game." in text
    assert re.search(r"Played: 2♥ +proven loss", text)
    assert "– the blow of 20 that follows cannot be survived" in text
    assert re.search(r"Better: 10♣ +proven win", text)
    assert "+ the last King falls: the game is won" in text
    assert re.search(r"^ *1 ▲ +2♥ .* 10♣ .*proven win", text, re.M)
    assert "▲ turning points: 1" in text
    assert max(map(len, text.splitlines())) <= 80


def test_brief_leaves_the_table_out(lost_duel):
    _, text, _ = regalia_command("review", lost_duel, "--brief", "--lang", "es")
    assert "La partida se perdió con la jugada 1." in text
    assert "La mejor" not in text
    assert "█" in text


def test_a_finished_game_says_how_to_look_back_on_it():
    _, text, _ = regalia_command(*SOLO, typed="1\n" * 300, columns=300)
    path = re.search(r"Look back on it with: regalia review (\S+)", text)[1]
    status, text, _ = regalia_command("review", path, "--brief", "--simulations", "60")
    assert status == 0
    assert re.search(r"Move \d+ lost the game\.|No single move lost the game", text)


def test_review_says_what_is_proven(tmp_path):
    state = last_cell()
    state.play("Mage@c3")
    path = tmp_path / "game.json"
    records.write(path, state.record())
    _, text, _ = regalia_command("review", path, "--brief", "--simulations", "60")
    assert "Move 1 lost the game." in text
    assert re.search(r"Played by Player 1 \(Regality\): Mage@c3 +proven loss", text)
    assert re.search(r"Better: Minister@c3 \w\d +proven win", text)
    assert "The chance of Player 1 (Regality) to win" in text


def test_review_of_games_that_go_on_or_were_won(tmp_path):
    path = tmp_path / "game.json"
    board, scores = boards.BALANCED["central"]
    state = boards.load(board, "central", targets=boards.named(scores))
    records.write(path, state.record())
    _, text, _ = regalia_command("review", path)
    assert "The game is not finished." in text
    assert "There was nothing to decide." in text
    state.play("stop")
    records.write(path, state.record())
    _, text, _ = regalia_command("review", path)
    assert "No move was a grave mistake." in text
    assert "proven win" in text


def test_the_curve_as_a_picture(lost_duel, tmp_path):
    svg, png = tmp_path / "curve.svg", tmp_path / "curve.PNG"
    status, text, _ = regalia_command("review", lost_duel, "--save", svg, columns=200)
    assert status == 0
    assert f"The curve is saved: {svg}" in text
    drawn = ElementTree.parse(svg).getroot()
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}path"))) > 5
    assert regalia_command("review", lost_duel, "--save", png, "--brief", "--lang", "fr")[0] == 0
    assert png.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_pictures_that_cannot_be_saved(lost_duel, tmp_path, monkeypatch, capsys):
    assert refused("review", lost_duel, "--save", tmp_path / "curve.pdf") == "option/value"
    assert refused("review", lost_duel, "--save", tmp_path / "curve") == "option/value"
    there = tmp_path / "there.svg"
    there.write_text("mine")
    assert refused("review", lost_duel, "--save", there) == "record/exists"
    assert there.read_text() == "mine"
    nowhere = tmp_path / "nowhere" / "curve.svg"
    assert refused("review", lost_duel, "--save", nowhere, "--brief") == "command/unwritten"
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    from regalia.terminal.app import run

    assert run(["review", str(lost_duel), "--save", str(tmp_path / "curve.svg")]) == 1
    complaint = capsys.readouterr().err
    assert complaint.startswith("command/no_plots: ")
    assert 'pip install "regalia[plots]"' in complaint


def test_bad_reviews_get_one_sentence_with_a_code(lost_duel, tmp_path):
    assert refused("review") == "record/no_games"
    assert refused("review", tmp_path / "none.json") == "record/missing"
    assert refused("review", lost_duel, "--simulations", "0") == "option/number"
    broken = records.sealed({**records.read(lost_duel), "moves": ["play Tc"]})
    lost_duel.write_text(json.dumps(broken))
    assert refused("review", lost_duel) == "record/diverges"


# The chart


def reviewed(*wins):
    judgements = [
        Judgement(number, 0, Candidate("a", win, 0.01), Candidate("b", win, 0.01), 2, [], [])
        for number, win in enumerate(wins, 1)
    ]
    return Review("regicide", len(wins) + 1, Outcome("x", won=False), judgements)


@pytest.mark.parametrize("moves", [1, 5, 60, 150, 1000])
@pytest.mark.parametrize("columns", [40, 80, 200])
def test_the_chart_fits_games_of_any_length(moves, columns):
    voice = Voice("en")
    voice.console = Console(width=columns)
    lines = chart(voice, reviewed(*[0.5] * moves)).plain.splitlines()
    assert len(lines) == 10
    assert lines[-1].split() == ["0", str(moves + 1)]
    assert max(map(len, lines)) <= min(columns, WIDEST)
    assert len(lines[4]) == len(lines[-2])
    assert lines[4].count("█") >= min(moves, 30)


def test_the_chart_is_as_high_as_the_chance():
    voice = Voice("en")
    voice.console = Console(width=80)
    review = reviewed(1.0, 0.0, 0.5)
    rows = [line[6:] for line in chart(voice, review).plain.splitlines()]
    heights = [sum(row[4 * point] == "█" for row in rows) for point in range(5)]
    assert heights == [8, 8, 0, 4, 0]


def test_a_long_game_is_drawn_by_means():
    points = reviewed(*[number % 2 for number in range(199)]).curve
    columns = sampled(points, {7}, 50)
    assert len(columns) == 50
    assert all(0.2 <= win <= 0.8 for win, _ in columns)
    assert [turn for _, turn in columns].count(True) == 1


def test_the_coach_is_not_loaded_before_it_is_asked():
    code = (
        "import sys; from regalia.terminal.app import run; run(['--help']); "
        "sys.exit('regalia.coach' in sys.modules or 'matplotlib' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0


def test_a_game_of_ones_own_reviewed_from_its_save(tmp_path):
    """A game that the terminal saved can be reviewed in any language."""
    regalia_command("play", "regicide", "-p", "2", "-b", "random,random", "-s", "3")
    kept = next((tmp_path / "regalia" / "games").glob("*.json"))
    assert regalia.replay(records.read(kept)).outcome is not None
    status, text, _ = regalia_command("review", kept, "--lang", "it", columns=80)
    assert status == 0
    assert re.search(r"con la mossa \d+|Nessuna mossa da sola|sfortuna", text)
    assert max(map(len, text.splitlines())) <= 80
