"""The command line as people use it."""

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
from regalia.core import texts
from tests.core.test_records import RECORD
from tests.scale import only_prove
from tests.terminal.running import refused, regalia_command, regalia_process

# Help and lists


def test_help_names_every_command_in_every_language():
    seen = set()
    for language in ("en", "it", "es", "fr", "pt"):
        status, text, _ = regalia_command("--lang", language, "--help")
        assert status == 0
        for command in (
            *("games", "saves", "play", "resume", "hint", "simulate"),
            *("replay", "review", "solve", "bench"),
        ):
            assert re.search(rf"^\s+{command}\s+\S", text, re.M)
        seen.add(text)
    assert len(seen) == 5


def test_help_speaks_one_language():
    """Even where Typer has texts of its own."""
    words = r"\b(Usage|Options|Arguments|Commands?|default|required|Show|GAME|exit)\b"
    for command in ((), ("play",), ("simulate",), ("review",)):
        _, text, _ = regalia_command(*command, "--help")
        assert text.startswith(" ".join(("Usage: regalia", *command)))
        for language in ("it", "es", "pt"):
            _, text, _ = regalia_command(*command, "--help", "--lang", language)
            assert not re.search(words, text)
    _, text, _ = regalia_command("simulate", "--help", "--lang", "it")
    assert text.startswith("Uso: regalia simulate GIOCO [OPZIONI]\n")
    assert "[predefinito: 10000]" in " ".join(text.split())


MISUSES = {
    ("dance",): "no-command",
    ("play",): "missing",
    ("games", "all"): "extra",
    ("games", "--colour"): "no-option",
    ("simulate", "regicide", "-n"): "needs-value",
    ("bench", "--json=yes"): "no-value",
    ("bench", "--seconds", "soon"): "number",
    ("play", "regicide", "-p", "two"): "whole",
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_no_command_is_refused_in_the_readers_language(language):
    for line, reason in MISUSES.items():
        status, text, complaint = regalia_command(*line, "--lang", language)
        assert (status, text) == (2, "")
        sentence, usage = complaint.splitlines()
        bundle = dict.fromkeys(("given", "allowed", "what", "option"), "\x00")
        pattern = re.escape(texts.say(language, f"error-command-usage-{reason}", **bundle))
        assert re.fullmatch("command/usage: " + pattern.replace("\0", ".+"), sentence)
        assert "regalia" in usage and "--help" in usage
        assert language == "en" or not usage.startswith("Usage")


def test_shells_complete_commands_games_and_bots():
    def tab(*words):
        asked = {"COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
        asked["_REGALIA_COMPLETE"] = "complete_bash"
        status, text, _ = regalia_command(env=asked)
        assert status == 0
        return text.split()

    assert tab("regalia", "re") == ["resume", "replay", "review"]
    assert tab("regalia", "play", "re") == ["regicide", "revolution"]
    assert tab("regalia", "play", "regicide", "-b", "re") == ["reflex"]
    assert tab("regalia", "simulate", "puppeteer", "--bots", "random,") == [
        "random,random",
        "random,greedy",
        "random,search",
    ]


@pytest.mark.parametrize("language", ["en", "it"])
def test_completion_is_installed_in_the_readers_language(language, monkeypatch):
    monkeypatch.setattr("typer.completion.install", lambda: ("fish", "somewhere.fish"))
    status, text, _ = regalia_command("--install-completion", "--lang", language)
    said = texts.say(language, "completion-installed", shell="fish", path="somewhere.fish")
    assert (status, text) == (0, said + "\n")


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
    assert regalia_command("-V") == regalia_command("--version")


def test_games_names_designers_and_options():
    status, text, _ = regalia_command("games", columns=200)
    assert status == 0
    for word in ("Regicide", "Paul Abrahams", "Luke Badger", "Andy Richdale", "overpay", "greedy"):
        assert word in text


def test_seats_count_from_one(tmp_path):
    _, text, _ = regalia_command("games")
    assert "first = random | 1 | 2 | …" in text
    bots = ("play", "regicide", "-p", "2", "-b", "random,random", "-s", "1")
    for first in (1, 2):
        _, text, _ = regalia_command(*bots, "--first", first)
        assert f"random ({first})" in text.splitlines()[0]
    kept = (tmp_path / "regalia" / "games").glob("*.json")
    assert sorted(records.read(path)["options"]["first"] for path in kept) == [0, 1]
    for wrong in ("0", "3"):
        status, _, complaint = regalia_command(*bots, f"--first={wrong}")
        assert status == 1
        assert complaint.startswith("option/value: ")
        assert f"“{wrong}”; it can be: random, 1, 2." in complaint


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
    assert f"The record of this game: {kept}\n" in text


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
    pipe = subprocess.PIPE
    process = regalia_process(*SOLO, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT)
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
    process.wait(30)  # before its input ends, which would be a quit
    text, _ = process.communicate()
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
        "play", "regicide", "-p", "3", "-b", "greedy,random", "-s", "9", "-o", "first=2",
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
    """What is printed between two hand-overs is for one player only."""
    typed = "\n" + "1\n" * 2 + "\n\n" + "1\n" * 2 + "\n\n" + "quit\n"
    status, text, _ = regalia_command(
        "play",
        "regicide",
        "-p",
        "2",
        "-s",
        "9",
        "-o",
        "first=1",
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
    assert re.search(r"100\.00% │ 99\.99 – 100\.00%", text)
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


def test_a_replay_goes_back_and_forth(tmp_path):
    path = tmp_path / "game.json"
    records.write(path, RECORD)
    last = len(RECORD["moves"])
    typed = "\n\nb\nb\nb\n5\n999\nfoo\ne\nb\n\n\n"
    status, text, _ = regalia_command("replay", path, typed=typed)
    assert status == 0
    steps = re.findall(r"^.*(?:Move (\d+) of|(The beginning))", text, re.M)
    wanted = [0, 1, 2, 1, 0, 0, 5, last, last - 1, last]
    assert [int(number or 0) for number, _ in steps] == wanted
    assert text.count(f"Moves go from 0 to {last}.") == 2
    assert text.rstrip().splitlines()[-1].startswith("The record holds")


def test_a_finished_game_is_looked_back_on_with_all_hands(tmp_path):
    """An unfinished one is not, because the reader may be a player."""
    state = regalia.game("regicide", players=2, first=0).deal("9")
    hands = state.position()["hands"]
    signs = str.maketrans("hdcs", "♥♦♣♠")
    drawn = [" ".join(hand).replace("T", "10").translate(signs) for hand in hands]
    while state.outcome is None:
        state.play(state.legal_moves()[0])
    path = tmp_path / "game.json"
    records.write(path, records.sealed(state.record(), seats=["person", "greedy"]))
    _, text, _ = regalia_command("replay", path, typed="q\n")
    assert f"Player 1: {drawn[0]}\n" in text
    assert f"greedy (2): {drawn[1]}\n" in text
    unfinished = {**state.record(), "moves": state.moves[:2], "outcome": None}
    records.write(path, records.sealed(unfinished))
    _, text, _ = regalia_command("replay", path, "--all")
    assert not any(hand in text for hand in drawn)


def test_secret_cards_of_a_finished_game_are_shown(tmp_path):
    state = regalia.game("revolution", system="secret_random", first="regality").deal("3")
    names = {"FortuneTeller": "Fortune Teller"}
    secret = [[names.get(card, card) for card in cards] for cards in state.position()["hidden"]]
    while state.outcome is None:
        state.play(state.legal_moves()[0])
    path = tmp_path / "game.json"
    records.write(path, state.record())
    _, text, _ = regalia_command("replay", path, typed="q\n")
    for side, cards in zip(("Regality", "Religion"), secret, strict=True):
        assert re.search(rf"Player \d \({side}\): {' · '.join(cards)}$", text, re.M)


def test_saves_are_listed_and_taken_by_their_numbers(tmp_path):
    status, text, _ = regalia_command("saves")
    assert (status, text) == (0, "No game has been saved yet.\n")
    regalia_command(*SOLO, typed="play 2d\nquit\n")
    regalia_command("play", "regicide", "-p", "2", "-b", "greedy", "--first", "1", typed="\nquit\n")
    regalia_command("play", "regicide", "-p", "2", "-b", "random,random", "-s", "1")
    folder = tmp_path / "regalia" / "games"
    (folder / "other.json").write_text("{}")
    for age, path in enumerate(
        sorted(folder.glob("regicide*.json"), key=lambda each: len(records.read(each)["moves"]))
    ):
        os.utime(path, (10**9 - age, 10**9 - age))  # the fewest moves are the latest
    status, text, _ = regalia_command("saves", columns=80)
    assert status == 0
    entries = re.split(r"^ +\d ", text, flags=re.M)[1:]
    assert len(entries) == 3
    assert entries[0].startswith("Regicide · Player 1, greedy (2) · first=1\n")
    assert "0 moves, Player 1 is to move" in entries[0]
    assert entries[1].startswith("Regicide · Player 1\n")
    assert "2001-09-09" in entries[1] and "1 move, Player 1 is to move" in entries[1]
    assert re.search(r"finished after \d+ moves", entries[2])
    assert all(re.search(rf"^    {folder}/\S+\.json$", entry, re.M) for entry in entries)
    assert refused("resume", "3") == "record/finished"
    assert refused("resume", "4") == "record/no_number"
    assert "Your hand:" in regalia_command("hint", "1")[1]
    _, text, _ = regalia_command("resume", "2", typed="quit\n")
    assert "Going on with the game of 1 move." in text
    _, text, _ = regalia_command("saves", "--lang", "it")
    assert "tocca a Giocatore 1" in text


def test_a_save_of_before_says_whose_turn_it_is_too(tmp_path):
    state = regalia.game("regicide", players=2, first=1).deal(4)
    path = tmp_path / "regalia" / "games" / "old.json"
    records.write(path, records.sealed(state.record(), seats=["person", "greedy"]))
    assert "0 moves, greedy (2) is to move" in regalia_command("saves")[1]


def test_listing_saves_does_not_wait_for_the_compiler():
    regalia_command(*SOLO, typed="quit\n")
    code = (
        "import sys; from regalia.terminal.app import run; run(['saves']); "
        "sys.exit('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, "Regicide" in done.stdout) == (0, True)


def test_the_latest_game_is_replayed_and_the_latest_finished_one_reviewed(tmp_path):
    regalia_command("play", "regicide", "-p", "2", "-b", "random,random", "-s", "3")
    finished = next((tmp_path / "regalia" / "games").glob("*.json"))
    os.utime(finished, (10**9, 10**9))
    regalia_command(*SOLO, typed="play 2d\nquit\n")
    _, text, _ = regalia_command("replay", "--verify")
    assert text.startswith("The latest game: ")
    assert "The record holds: 1 move." in text
    _, text, _ = regalia_command("review", "--brief", "--simulations", "20")
    assert text.startswith(f"The latest finished game: {finished}\n")


@only_prove
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
    assert refused("resume", "1") == "record/no_number"
    assert refused("replay") == refused("review") == "record/no_games"


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


def test_a_closed_pipe_ends_it_in_silence():
    pipe = subprocess.PIPE
    with regalia_process("games", stdout=pipe, stderr=pipe) as process:
        process.stdout.close()
        complaint = process.stderr.read()
        process.wait(timeout=60)
    assert (process.returncode, complaint) == (141, "")


def test_the_sentence_is_in_the_readers_language():
    status, _, complaint = regalia_command("play", "chess", "--lang", "it")
    assert status == 1
    assert complaint.startswith("game/unknown: Non ")


def test_an_interrupted_simulation_shows_what_was_played(monkeypatch, capsys):
    """After Ctrl-C the rates of the games played so far are shown."""
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
    assert "100.00%" in printed.out
    heard.clear()
    assert run(["simulate", "regicide", "-n", "9000000", "-s", "1", "--json"]) == 130
    data = json.loads(capsys.readouterr().out)
    assert (data["interrupted"], data["games"]) == (True, sum(heard))


def test_odd_surroundings(tmp_path):
    """Streams that cannot encode a suit or are closed, and odd files among the saved games."""
    status, text, _ = regalia_command(*SOLO, typed="1\nquit\n", encoding="ascii")
    assert status == 0
    assert "Jack of Spades" in text
    status, _, _ = regalia_command(*SOLO, typed="1\nquit\n", env={"TERM": "dumb"})
    assert status == 0
    saves = tmp_path / "regalia" / "games"
    (saves / "dangling.json").symlink_to(saves / "nowhere.json")
    (saves / "folder.json").mkdir()
    status, _, _ = regalia_command("resume", typed="quit\n")
    assert status == 0
    status, text, _ = regalia_command(*SOLO, typed=None)
    assert (status, "Your hand" in text) == (0, True)
    assert regalia_command(*SOLO, typed="quit\n", out=False)[0] == 0


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
    """A bot's turn between two turns of the same person is shown."""
    status, text, _ = regalia_command(
        "play", "regicide", "-p", "3", "-b", "greedy", "-s", "9", "-o", "first=3",
        typed="\n1\nquit\n",
    )  # fmt: skip
    assert status == 0
    assert re.search(r"greedy \(3\) plays", text)


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
    status, _, complaint = regalia_command(
        "play", "regicide", "-s", "1", typed=b"\xe9\xff\nquit\n", env={"REGALIA_LANG": "en_GB"}
    )
    assert status == 0
    assert "move/notation" in complaint


def test_a_replay_without_input_ends_after_its_first_step(tmp_path):
    path = tmp_path / "game.json"
    state = regalia.game("puppeteer").deal(1)
    for _ in range(2):
        state.play(state.legal_moves()[0])
    records.write(path, state.record())
    status, text, complaint = regalia_command("replay", path, typed=None)
    assert status == 0, complaint
    assert "The beginning" in text
    assert "Move 1 of 2" not in text
