"""The command line as people use it, in processes of its own."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

import regalia
from regalia.core import record as records
from tests.core.test_records import RECORD


def regalia_command(*arguments, typed="", columns=100, env=None, timeout=120):
    """Run `regalia`; returns its exit status, what it printed, and what it complained about."""
    done = subprocess.run(
        [sys.executable, "-m", "regalia", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
        env={**os.environ, "COLUMNS": str(columns), "PYTHONUTF8": "1", **(env or {})},
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done.returncode, done.stdout, done.stderr


def refused(*arguments, **settings):
    """The code of a refusal: one line, not a traceback, exit status not 0."""
    status, _, complaint = regalia_command(*arguments, **settings)
    lines = [line for line in complaint.splitlines() if not line.startswith("Compiling")]
    assert status != 0
    assert len(lines) == 1, complaint
    return lines[0].split(":")[0]


# Help and lists


def test_help_names_every_command_in_every_language():
    seen = set()
    for language in ("en", "it", "es", "fr", "pt"):
        status, text, _ = regalia_command("--lang", language, "--help")
        assert status == 0
        for command in (
            *("games", "play", "resume", "hint", "simulate"),
            *("replay", "review", "solve", "bench"),
        ):
            assert re.search(rf"^\s+{command}\s+\S", text, re.M)
        seen.add(text)
    assert len(seen) == 5


def test_help_does_not_wait_for_the_compiler():
    code = (
        "import sys; from regalia.terminal.app import run; run(['--help']); "
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules or 'rich' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0


def test_without_a_command_help_is_shown():
    status, text, _ = regalia_command()
    assert status == 0
    assert "simulate" in text
    status, text, _ = regalia_command("--version")
    assert (status, text.strip()) == (0, f"regalia {regalia.__version__}")


def test_games_names_designers_and_options():
    status, text, _ = regalia_command("games", columns=200)
    assert status == 0
    for word in ("Regicide", "Paul Abrahams", "Luke Badger", "Andy Richdale", "overpay", "greedy"):
        assert word in text


def test_the_language_is_the_systems_or_the_one_asked_for():
    _, text, _ = regalia_command("games", env={"LANG": "it_IT.UTF-8"})
    assert "Giocatori" in text
    _, text, _ = regalia_command("games", "--lang", "fr", env={"LANG": "it_IT.UTF-8"})
    assert "Joueurs" in text
    _, text, _ = regalia_command("--lang=es", "games")
    assert "Jugadores" in text
    _, text, _ = regalia_command("games", env={"REGALIA_LANG": "pt"})
    assert "Jogadores" in text


# Playing


SOLO = ("play", "regicide", "--seed", "802")


def test_a_whole_solo_game_is_played_and_kept(tmp_path):
    status, text, _ = regalia_command(*SOLO, typed="1\n" * 300)
    assert status == 0
    assert "The enemy strikes you for 10." in text
    kept = next((tmp_path / "regalia" / "games").glob("*.json"))
    record = records.read(kept)
    assert record["outcome"] is not None
    assert regalia.replay(record).outcome.as_dict() == record["outcome"]
    assert kept.name in re.sub(r"\s", "", text)


def test_numbers_and_notation_and_the_rule_behind_a_refusal():
    typed = "play 2d 6h\n?\nflip flop\n999\nplay 2d 2s\n?\nlog\npile\nlots\nmoves\nquit\n"
    status, text, complaint = regalia_command(*SOLO, typed=typed)
    assert status == 0
    assert "move/illegal: Cards played together must have the same number" in complaint
    assert "(RGC-23)" in text
    assert "move/notation" in complaint
    assert "There is no move number 999" in text
    assert "You play 2♦ 2♠ for 4." in text
    assert "1 play 2d 2s" in text  # the log
    assert "Discard pile: empty" in text
    assert "in the Tavern" in " ".join(text.split())
    assert "Go on with: regalia resume" in text


def test_a_game_is_resumed_where_it_was_left(tmp_path):
    regalia_command(*SOLO, typed="play 2d\nquit\n")
    kept = next((tmp_path / "regalia" / "games").glob("*.json"))
    assert records.read(kept)["moves"] == ["play 2d"]
    status, text, _ = regalia_command("resume", typed="1\nquit\n")
    assert status == 0
    assert "Going on with the game of 1 move." in text
    assert len(records.read(kept)["moves"]) == 2
    status, _, _ = regalia_command("resume", kept, typed="1\n" * 300)
    assert status == 0
    assert records.read(kept)["outcome"] is not None
    assert refused("resume", kept) == "record/finished"
    assert refused("resume") == "record/no_saves"


def test_the_end_of_the_input_is_a_quit(tmp_path):
    status, text, _ = regalia_command(*SOLO, typed="play 2d\n")
    assert status == 0
    assert "regalia resume" in text
    kept = next((tmp_path / "regalia" / "games").glob("*.json"))
    assert records.read(kept)["moves"] == ["play 2d"]


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGKILL])
def test_ctrl_c_and_even_a_kill_lose_nothing(tmp_path, signal_number):
    process = subprocess.Popen(
        [sys.executable, "-m", "regalia", *SOLO],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    process.stdin.write("play 2d\n")
    process.stdin.flush()
    kept = None
    for _ in range(600):
        files = list((tmp_path / "regalia" / "games").glob("*.json"))
        if files and records.read(files[0])["moves"]:
            kept = files[0]
            break
        time.sleep(0.1)
    time.sleep(0.3)
    process.send_signal(signal_number)
    text, _ = process.communicate(timeout=30)
    assert kept is not None
    assert records.read(kept)["moves"] == ["play 2d"]
    if signal_number == signal.SIGINT:
        assert process.returncode == 130
        assert "regalia resume" in text
        assert "Traceback" not in text
    status, _, _ = regalia_command("resume", typed="quit\n")
    assert status == 0


def test_with_bots_only_ones_own_draws_are_seen():
    status, text, _ = regalia_command(
        "play", "regicide", "-p", "3", "-b", "greedy,random", "-s", "9", "-o", "first=1",
        typed="1\n" * 200,
    )  # fmt: skip
    assert status == 0
    assert re.search(r"greedy \(2\) plays ", text)
    assert re.search(r"(greedy|random) \(\d\) draws (a|\d+) cards?\.", text)
    assert not re.search(r"(greedy|random) \(\d\) draws .*[♥♦♣♠]", text)


def test_bots_alone_play_to_the_end():
    status, text, _ = regalia_command(
        "play", "regicide", "-p", "2", "-b", "greedy,greedy", "-s", "1"
    )
    assert status == 0
    assert "greedy (1) plays" in text


def test_people_pass_the_screen_and_see_no_other_hand():
    """Everything printed between two hand-overs is for one pair of eyes."""
    typed = "\n" + "1\n" * 2 + "\n\n" + "1\n" * 2 + "\n\n" + "quit\n"
    status, text, _ = regalia_command(
        "play",
        "regicide",
        "-p",
        "2",
        "-s",
        "9",
        "-o",
        "first=0",
        typed=typed,
        env={"TERM": "xterm"},
    )
    assert status == 0
    parts = re.split(r"Hand the screen to Player (\d), then press Enter\.", text)
    assert len(parts) > 2
    state = regalia.game("regicide", players=2, first=0).deal("9")
    hands = state.position()["hands"]
    signs = str.maketrans("hdcs", "♥♦♣♠")
    own = [{card.replace("T", "10").translate(signs) for card in hand} for hand in hands]
    for who, part in zip(parts[1::2], parts[2::2], strict=True):
        shown = re.search(r"Your hand: (.*)", part)
        if shown:
            other = own[1 - (int(who) - 1)]
            assert not set(shown[1].split()) & other


def test_save_to_a_file_of_ones_own(tmp_path):
    target = tmp_path / "my game.json"
    status, _, _ = regalia_command(*SOLO, typed=f"play 2d\nsave {target}\nquit\n")
    assert status == 0
    assert records.read(target)["moves"] == ["play 2d"]
    status, _, complaint = regalia_command(
        *SOLO, typed="save /proc/nowhere/x.json\nplay 2d\nquit\n"
    )
    assert status == 0
    assert "command/unsaved" in complaint


@pytest.mark.parametrize("language", ["it", "es", "fr", "pt"])
def test_a_whole_game_in_every_language(language):
    status, text, complaint = regalia_command(
        "play", "regicide", "--lang", language, "-p", "4", "-b", "greedy,greedy,greedy",
        "-s", "4", typed="?\nplay 2h 9c\n?\nlog\nlots\npile\nmoves\n" + "1\n" * 200,
    )  # fmt: skip
    assert status == 0
    assert "move/" in complaint
    assert not re.search(r"\b(You|plays|discards|Your hand|Enemy|Tavern)\b", text)


def test_a_terminal_40_columns_wide():
    status, text, _ = regalia_command(*SOLO, typed="?\nlots\n1\n1\nquit\n", columns=40)
    assert status == 0
    lines = [line.removeprefix("move> ") for line in text.splitlines()]
    drawn = [line for line in lines if "regalia resume" not in line and "/" not in line]
    assert max(len(line) for line in drawn) <= 40


# Simulating and replaying


def test_simulate_shows_rates_with_intervals():
    status, text, _ = regalia_command("simulate", "regicide", "-n", "50000", "-s", "1")
    assert status == 0
    assert "lost" in text
    assert re.search(r"100\.00 % │ 99\.99 – 100\.00 %", text)
    assert "50,000 games" in text


def test_simulate_as_json():
    status, text, _ = regalia_command(
        "simulate", "regicide", "-p", "2", "-b", "greedy,random", "-n", "500", "-s", "1", "--json"
    )
    assert status == 0
    data = json.loads(text)
    assert data["games"] == 500
    assert data["counts"].get("won", 0) + data["counts"]["lost"] == 500
    low, high = data["rates"]["lost"][1:]
    assert low <= data["rates"]["lost"][0] <= high


def test_replay_shows_or_verifies(tmp_path):
    path = tmp_path / "game.json"
    records.write(path, RECORD)
    count = len(RECORD["moves"])
    status, text, _ = regalia_command("replay", path, "--verify")
    assert status == 0
    assert f"The record holds: {count} moves." in text
    status, text, _ = regalia_command("replay", path, "--all")
    assert status == 0
    assert f"Move {count} of {count}" in text
    status, text, _ = regalia_command("replay", path, typed="\n\nq\n")
    assert status == 0
    assert "Move 2 of" in text
    assert "Move 3 of" not in text


def test_bench_measures():
    status, text, _ = regalia_command("bench", "--seconds", "0.05", "--json")
    assert status == 0
    rows = json.loads(text)
    assert {row.get("players") for row in rows} >= {1, 2, 3, 4}
    assert all(row["steps_per_second"] > 0 for row in rows)


# Bad input


def test_bad_input_gets_one_sentence_with_a_code(tmp_path):
    assert refused("dance") == "command/usage"
    assert refused("play") == "command/usage"
    assert refused("play", "chess") == "game/unknown"
    assert refused("play", "regicide", "--players", "9") == "option/value"
    assert refused("play", "regicide", "--players", "two") == "command/usage"
    assert refused("play", "regicide", "--colour", "red") == "option/unknown"
    assert refused("play", "regicide", "-z") == "option/form"
    assert refused("play", "regicide", "-o", "overpay") == "option/form"
    assert refused("play", "regicide", "-o", "overpay=x") == "option/value"
    assert refused("play", "regicide", "-o", "x=1") == "option/unknown"
    assert refused("play", "regicide", "-b", "genius") == "bot/unknown"
    assert refused("play", "regicide", "-b", "random,random") == "bot/too_many"
    assert refused("simulate", "regicide", "-p", "3", "-b", "random,random") == "bot/count"
    assert refused("simulate", "regicide", "-n", "0") == "option/number"
    assert refused("games", "--lang", "xx") == "language/unknown"
    assert refused("games", "--lang") == "language/unknown"
    assert refused("replay", tmp_path / "none.json") == "record/missing"
    assert refused("replay", tmp_path) == "record/unreadable"
    assert refused("resume") == "record/no_saves"


def test_bad_records_on_the_command_line(tmp_path):
    path = tmp_path / "game.json"
    cases = {
        "record/damaged": json.dumps(RECORD)[:-20],
        "record/edited": json.dumps({**RECORD, "seed": "x"}),
        "record/rules_version": json.dumps(records.sealed({**RECORD, "rules": 99})),
        "record/diverges": json.dumps(records.sealed({**RECORD, "moves": RECORD["moves"][:-1]})),
    }
    for code, text in cases.items():
        path.write_text(text)
        assert refused("replay", path, "--verify") == code
        if code != "record/diverges":
            before = path.read_text()
            assert refused("resume", path) in (code, "record/finished")
            assert path.read_text() == before


def test_a_closed_pipe():
    with subprocess.Popen(
        [sys.executable, "-m", "regalia", "play", "regicide", "-p", "2", "-b", "random,random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    ) as process:
        process.stdout.close()
        complaint = process.stderr.read()
        process.wait(timeout=60)
    assert process.returncode == 141
    assert "pipe/closed" in complaint
    assert "Traceback" not in complaint


def test_the_sentence_is_in_the_readers_language():
    status, _, complaint = regalia_command("play", "chess", "--lang", "it")
    assert status == 1
    assert complaint.startswith("game/unknown: Non ")


def test_an_interrupted_simulation_shows_what_was_played(monkeypatch, capsys):
    """Ctrl-C in the middle: the rates of the games played so far, not nothing."""
    from regalia.terminal.app import run

    heard = []

    def interrupt(_bar, _task, advance=1):
        heard.append(advance)
        if len(heard) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr("rich.progress.Progress.advance", interrupt)
    monkeypatch.setenv("COLUMNS", "100")
    assert run(["simulate", "regicide", "-n", "9000000", "-s", "1"]) == 130
    printed = capsys.readouterr()
    assert f"Interrupted after {sum(heard):,} games" in printed.err
    assert "100.00 %" in printed.out
    heard.clear()
    assert run(["simulate", "regicide", "-n", "9000000", "-s", "1", "--json"]) == 130
    data = json.loads(capsys.readouterr().out)
    assert (data["interrupted"], data["games"]) == (True, sum(heard))


def test_odd_surroundings(tmp_path):
    """Streams that cannot carry a suit, or are not there; odd files among the saves."""
    status, text, _ = regalia_command(*SOLO, typed="1\nquit\n", env={"PYTHONIOENCODING": "ascii"})
    assert status == 0
    assert "Jack of Spades" in text
    status, _, _ = regalia_command(*SOLO, typed="1\nquit\n", env={"TERM": "dumb"})
    assert status == 0
    saves = tmp_path / "regalia" / "games"
    (saves / "dangling.json").symlink_to(saves / "nowhere.json")
    (saves / "folder.json").mkdir()
    status, _, _ = regalia_command("resume", typed="quit\n")
    assert status == 0
    for closed in ("<&-", ">&-"):
        done = subprocess.run(
            f"{sys.executable} -m regalia play regicide --seed 802 {closed}",
            shell=True,
            input=None if closed == "<&-" else "quit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Traceback" not in done.stderr


def test_files_that_must_not_be_touched(tmp_path):
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    typed = f"save {precious}\nsave a\0b\nsave ~nobody/x\nplay 2d\nquit\n"
    status, _, complaint = regalia_command(*SOLO, typed=typed)
    assert status == 0
    assert precious.read_text() == "mine"
    assert "record/exists" in complaint
    assert "command/unsaved" in complaint


def test_saves_that_make_no_sense(tmp_path):
    path = tmp_path / "game.json"
    unfinished = {**RECORD, "moves": [], "outcome": None}
    cases = [
        ({"game": "chess"}, "record/options"),
        ({"game": "replay"}, "record/options"),
        ({"seats": [["a"], "person"]}, "record/damaged"),
        ({"seats": ["wizard", "person"]}, "record/damaged"),
        ({"seats": "person"}, "record/damaged"),
        ({"seed": "\ud800"}, "record/options"),
    ]
    for change, code in cases:
        path.write_text(json.dumps(records.sealed({**unfinished, **change})))
        assert refused("resume", path) == code
    assert refused("bench", "--seconds", "nan") == "option/value"
    assert refused("bench", "--seconds", "-1") == "option/value"


def test_hot_seat_news_and_bots_in_between():
    """A bot's turn between two turns of the same person is told."""
    status, text, _ = regalia_command(
        "play", "regicide", "-p", "3", "-b", "greedy", "-s", "9", "-o", "first=2",
        typed="\n1\nquit\n",
    )  # fmt: skip
    assert status == 0
    assert re.search(r"greedy \(3\) plays", text)


def test_hot_seat_wipes_the_screen_and_its_scrollback():
    code = (
        "import pty, sys; sys.exit(pty.spawn([sys.executable, '-m', 'regalia', 'play', 'regicide', "
        "'-p', '2', '-s', '9', '-o', 'first=0']) >> 8)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="\n1\n1\n\n\nquit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "TERM": "xterm", "PYTHONUTF8": "1"},
        timeout=120,
        check=False,
    )
    assert "Press Enter to hide your cards." in done.stdout
    between = done.stdout.split("Press Enter to hide your cards.")[1]
    assert between.index("\x1b[3J") < between.index("Hand the screen to Player 2")


@pytest.mark.parametrize("language", ["IT", "it_IT", "it-CH"])
def test_languages_in_many_spellings(language):
    _, text, _ = regalia_command("games", "--lang", language)
    assert "Giocatori" in text


def test_letters_that_only_look_alike_in_lower_case_are_no_card():
    status, _, errors = regalia_command(
        "play", "revolution", "-b", "greedy", "-s", "4", typed="ſaint@a1\nkıng@b2\nquit\n"
    )
    assert status == 0
    assert "internal/error" not in errors


def test_bytes_that_are_no_text_are_no_move():
    home = os.environ | {"PYTHONIOENCODING": "utf-8:strict", "REGALIA_LANG": "en_GB"}
    done = subprocess.run(
        [sys.executable, "-m", "regalia", "play", "regicide", "-s", "1"],
        input=b"\xe9\xff\nquit\n", capture_output=True, env=home, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0
    assert b"move/notation" in done.stderr


def test_a_replay_without_input_ends_after_its_first_step(tmp_path):
    path = tmp_path / "game.json"
    state = regalia.game("puppeteer").deal(1)
    for _ in range(2):
        state.play(state.legal_moves()[0])
    records.write(path, state.record())
    command = f"{sys.executable} -m regalia replay {path} <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "The beginning" in done.stdout
    assert "Move 1 of 2" not in done.stdout
