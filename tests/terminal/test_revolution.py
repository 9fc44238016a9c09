"""Revolution at the command line, as people use it."""

import json
import re

import pytest
from rich.console import Console

import regalia
from regalia.core import record as records
from regalia.games.revolution.cells import CELLS
from regalia.games.revolution.painter import diagram
from regalia.terminal.play import painter_of
from regalia.terminal.voice import Voice
from tests.games.revolution import positions
from tests.terminal.running import refused, regalia_command

GAME = ("play", "revolution", "--seed", "5", "-o", "first=regality")


def test_a_game_against_a_bot_to_its_end(tmp_path):
    status, text, _ = regalia_command(*GAME, "-b", "greedy", typed="1\n" * 40)
    assert status == 0
    assert "You play Citizen on a1." in text
    assert re.search(r"greedy \(2\) \(Religion\) plays ", text)
    assert re.search(r"Game 1 ends: .* wins", text)
    kept = next((tmp_path / "regalia" / "games").glob("*.json"))
    record = records.read(kept)
    assert record["outcome"]["winner"] in (0, 1)
    status, text, _ = regalia_command("replay", kept, "--verify")
    assert status == 0
    assert "The record holds" in text


def test_a_cards_name_shows_its_effect_its_diagram_and_its_moves():
    status, text, _ = regalia_command(
        *GAME, "-b", "greedy", typed="Citizen@b2\nqueen\nfairy@a1\ndeath\npile\nunseen\nquit\n"
    )
    assert status == 0
    assert "Queen (active)" in text
    assert "↖ ↑ ↗" in text
    assert "Converts all cards in one of the eight directions" in text
    assert re.search(r"\d+ Queen@[abc][123] (n|ne|e|se|s|sw|w|nw): hits ", text)
    assert "Fairy (active)" in text
    assert "Fairy@a1" in text
    assert "Death (passive)" in text
    assert "Neutral cards you have not seen" in text


def test_a_face_down_card_beside_a_sage_is_not_called_shielded():
    console = Console(width=80)
    painter = painter_of("revolution", Voice("en"), str)
    for lying, said in (("!Monk", True), ("!Monk down by 1", False)):
        state = positions.load("King Mage", "Pope", field={"a1": "Sage", "b1": lying})
        with console.capture() as shown:
            console.print(painter.table(state.view(0)))
        assert ("◆" in shown.get()) is said
        assert ("face down" in shown.get()) is not said


def test_the_field_shows_directions_face_down_cards_shields_and_numbers():
    game = regalia.game("revolution", first="regality", numbered="yes", system="old_style")
    numbers = game.deal(5).position()["numbers"]
    low = next(cell for cell, n in zip(CELLS, numbers, strict=True) if n <= 5 and cell != "b2")
    corner = next(cell for cell in ("a1", "c3", "a3", "c1") if cell != low)
    moves = ["Citizen@b2", f"Temple@{low}", f"King@{corner} b2"]
    typed = "".join(f"{move}\n\n\n" for move in moves)
    status, text, _ = regalia_command(
        *GAME, "-o", "system=old_style", "-o", "numbered=yes", typed="\n" + typed + "quit\n",
    )  # fmt: skip
    assert status == 0
    assert "▲ Citizen" in text
    assert "▼ Temple" in text
    assert "◆ shielded" in text
    assert "▲ ▒▒▒▒" in text
    assert "face down" in text
    assert re.search(r"a3 +\d│", text)


def test_refusals_name_the_rule_behind_them_and_the_card_in_the_readers_language():
    typed = "Citizen@b2\nRegina@b2\nRegina@a1 c3\n?\nMorte@a1\nquit\n"
    status, text, complaint = regalia_command(*GAME, "-b", "greedy", "--lang", "it", typed=typed)
    assert status == 0
    assert "move/illegal" in complaint
    assert "Regina" in complaint or "b2" in complaint
    assert "Queen" not in complaint
    assert re.search(r"\((RRR|AR)-\d+\)", text)


def test_secret_cards_are_not_shown_to_the_other_player():
    """Two people pass the screen, and neither sees the other's hidden cards."""
    typed = "\n1\n" + "\n\n1\n" * 12 + "quit\n"
    status, text, _ = regalia_command(
        "play", "revolution", "-s", "3", "-o", "system=secret_random", "-o", "first=regality",
        typed=typed, env={"TERM": "xterm"},
    )  # fmt: skip
    assert status == 0
    state = regalia.game("revolution", system="secret_random", first="regality").deal("3")
    hidden = state.position()["hidden"]
    parts = re.split(r"Hand the screen to Player (\d) *, then press Enter\.", text)
    assert len(parts) > 4
    seen = False
    for who, part in list(zip(parts[1::2], parts[2::2], strict=True))[:2]:
        own, other = hidden[int(who) - 1], hidden[2 - int(who)]
        table = part.split("\n\n")[0]
        assert "2 face-down cards" in " ".join(part.split())
        for card in other:
            spoken = {"FortuneTeller": "Fortune Teller"}.get(card, card)
            assert not re.search(rf"\b{spoken}\b", table.split("Press Enter")[0])
        seen = seen or any(card in part for card in own)
    assert seen


@pytest.mark.parametrize("language", ["it", "es", "fr", "pt"])
def test_a_match_of_every_kind_in_every_language(language):
    status, text, complaint = regalia_command(
        "play", "revolution", "--lang", language, "-b", "greedy", "-s", "2",
        "-o", "system=secret_draft", "-o", "match=three_games", "-o", "numbered=yes",
        typed="?\nKing@b2 xx\ncard\n" + "1\n" * 120,
    )  # fmt: skip
    assert status == 0
    assert "move/" in complaint
    assert not re.search(r"\b(You|plays|Neutral Area|wins|Type a card)\b", text)


def test_a_terminal_40_columns_wide():
    status, text, _ = regalia_command(
        *GAME, "-b", "greedy", typed="queen\nCitizen@b2\n?\n1\nquit\n", columns=40
    )
    assert status == 0
    lines = [line.removeprefix("move> ") for line in text.splitlines()]
    drawn = [line for line in lines if "regalia resume" not in line and "/" not in line]
    assert max(len(line) for line in drawn) <= 40


def test_diagrams_come_from_the_table_of_effects():
    assert diagram("King") == ["○ ○ ○", "○ ◎ ○", "○ ○ ○"]
    assert diagram("Princess") == ["○ ● ○", "● ◎ ●", "○ ● ○"]
    assert diagram("Samurai") == ["· ● ·", "○ ◎ ○", "· ● ·"]
    assert diagram("FortuneTeller") == ["● ● ●", "· ◎ ·", "· · ·"]
    assert diagram("Historian") == ["· · ·", "· ◎ ·", "● ● ●"]
    assert diagram("Dragon") == diagram("Cardinal") == ["↖ ↑ ↗", "← ◎ →", "↙ ↓ ↘"]
    assert diagram("Sage") == ["· · ·", "● ◎ ●", "· · ·"]
    assert diagram("Death") == ["· · ·", "· ◎ ·", "· · ·"]


# Solving


def position_file(tmp_path, moves, **options):
    state = regalia.game("revolution", first="regality", **options).deal(3)
    for move in moves:
        state.play(move)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.position()))
    return path


MOVES = ["Citizen@b2", "Bishop@a1 b2", "Queen@a2 e", "Cardinal@b1 n", "Minister@c1 b1", "Temple@c3"]


def test_solve_a_position(tmp_path):
    path = position_file(tmp_path, MOVES, system="old_style")
    status, text, _ = regalia_command(
        "solve", "revolution", "--position", path, "--system", "old_style"
    )
    assert status == 0
    assert "Religion (second player) wins in 8 plies" in text
    assert "Best moves: King@c2 b1, King@c2 c1" in text
    status, text, _ = regalia_command(
        "solve", "revolution", "--position", path, "--system", "old_style", "--json", "-t", "2"
    )
    data = json.loads(text)
    assert (data[0]["winner"], data[0]["distance"], data[0]["complete"]) == (1, 8, True)


def test_solve_says_when_it_estimates(tmp_path):
    state = regalia.game("revolution", first="regality").deal(3).position()
    pool = sorted({*state["neutral"], *state["aside"]} - {"Merchant"})
    state["neutral"], state["aside"] = ["Merchant", *pool[:4]], pool[4:]
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state))
    status, text, _ = regalia_command("solve", "revolution", "--position", path)
    assert status == 0
    assert "not provable: chance or hidden cards" in text
    assert re.search(r"estimated and not proven: Citizen@\w\w \(\d+% ±", " ".join(text.split()))


def test_solve_a_line_up_in_a_second():
    status, text, _ = regalia_command(
        "solve", "revolution", "--lineup", "samurai, ninja,sage,Fortune Teller,pirate",
        "--seconds", "0.2",
    )  # fmt: skip
    assert status == 0
    assert text.count("not proven") == 6  # only the mirror symmetry is left


def test_bad_questions_get_one_sentence(tmp_path):
    path = tmp_path / "none.json"
    assert refused("solve", "regicide") == "game/no_solver"
    assert refused("solve", "revolution", "--position", path) == "position/unreadable"
    path.write_text("{")
    assert refused("solve", "revolution", "--position", path) == "position/unreadable"
    path.write_text("{}")
    assert refused("solve", "revolution", "--position", path) == "position/shape"
    assert refused("solve", "revolution", "--lineup", "a,b") == "option/card"
    assert refused("solve", "revolution", "--lineup", "sage,ninja") == "option/lineup"
    both = ("--lineup", "sage", "--position", path)
    assert refused("solve", "revolution", *both) == "option/both"
    assert refused("solve", "revolution", "--system", "chess") == "option/value"
    assert refused("solve", "revolution", "--system", "draft") == "option/value"
    assert refused("solve", "revolution", "--seconds", "-1") == "option/value"
    assert refused("play", "revolution", "-o", "match=three_games") == "option/needs"
    assert refused("play", "revolution", "-o", "numbers=1,2") == "option/value"
    assert refused("play", "revolution", "-o", "numbers=1,2,3,4,5,6,7,8,9") == "option/needs"
