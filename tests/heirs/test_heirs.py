"""Another package's game is everywhere as soon as it is installed; nothing in Regalia names it."""

import json
import random
import subprocess
from pathlib import Path

import pytest

import regalia
from regalia import games
from regalia.coach import advise, review
from regalia.core.chance import stream
from regalia.core.game import Bot
from tests.terminal.running import refused, regalia_command

ROOT = Path(__file__).parent.parent.parent
#: Whoever leads draws with 1 or 2, and throws the game away with 6.
POSITION = {
    "hands": [[1, 2, 6, 9], [4, 5, 7, 8]],
    "aside": 3,
    "played": [],
    "tricks": [0, 0],
    "led": None,
    "leader": 0,
}


def walk(seed: str, low_wins: str = "no"):
    """A random game: every state on its way."""
    chance = random.Random(seed)
    state = regalia.game("heirs", low_wins=low_wins).deal(seed)
    yield state
    while state.to_move is not None:
        state.play(chance.choice(state.legal_moves()))
        yield state


def test_nothing_outside_its_folder_names_it():
    named = subprocess.run(
        [
            "git",
            "grep",
            "-ilw",
            "heirs",
            "--",
            "src",
            "web",
            "benchmarks",
            "Makefile",
            "pyproject.toml",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert named.stdout == ""


def test_it_is_listed_after_ours():
    assert games.names()[-1] == "heirs"
    status, shown, _ = regalia_command("games")
    assert status == 0
    assert "Heirs" in shown and "Two heirs, nine cards" in shown
    assert "low_wins = no | yes" in shown and "random, counter" in shown
    _, shown, _ = regalia_command("--lang", "fr", "games")  # it speaks no French
    assert "Two heirs, nine cards" in shown


@pytest.mark.parametrize("low_wins", ["no", "yes"])
def test_it_is_dealt_played_recorded_and_replayed(low_wins):
    for number in range(20):
        *_, state = walk(str(number), low_wins)
        assert sum(state.tricks) == 4 and state.outcome is not None
        assert regalia.replay(json.loads(json.dumps(state.record()))) == state
        assert regalia.load(state.position()) == state


def test_the_higher_card_wins_the_trick_or_the_lower():
    for low_wins, leader in (("no", 1), ("yes", 0)):
        state = regalia.game("heirs", low_wins=low_wins).load(
            {**POSITION, "hands": [[1, 2, 4, 8], [3, 5, 6, 7]], "aside": 9}
        )
        state.play("play 2")
        events = state.play("PLAY  6")
        assert events[-1] == {"event": "trick", "seat": leader}
        assert state.to_move == leader


def test_a_wrong_move_says_why_and_changes_nothing():
    state = regalia.game("heirs").load(POSITION)
    before = state.position()
    for move, code in (("play 7", "move/illegal"), ("7", "move/notation"), ("", "move/notation")):
        with pytest.raises(regalia.IllegalMove) as caught:
            state.play(move)
        assert caught.value.code == code and state.position() == before
    with pytest.raises(regalia.IllegalMove, match="You do not hold 7"):
        state.play("play 7")


def test_nobody_sees_what_is_hidden():
    differing = 0
    for number in range(10):
        for state in walk(str(number)):
            for seat in (0, 1):
                other = state.redealt(seat, stream(number))
                differing += other != state
                assert other.view(seat) == state.view(seat) or state.to_move is None
            assert state.view(None)["hand"] is None
            assert ("aside" in state.view(0)) == (state.to_move is None)
    assert differing > 50


def test_it_is_simulated_by_names_and_by_objects():
    class Rash(Bot):
        name = "rash"

        def choose(self, view):
            return self.legal(view)[-1]

    by_name = regalia.simulate("heirs", bots="counter,random", games=200, seed=1)
    assert by_name.games == 200 and by_name.counts["winner 1"] > 2 * by_name.counts["winner 2"]
    mixed = regalia.simulate("heirs", bots=["counter", Rash()], games=50, seed=1)
    assert mixed.counts["winner 1"] > mixed.counts.get("winner 2", 0)
    status, shown, _ = regalia_command(
        "simulate", "heirs", "--bots", "counter,random", "--games", "50", "--seed", "1"
    )
    assert status == 0 and "50 games with 400 moves" in shown


def test_it_is_played_in_the_terminal_hinted_and_reviewed():
    status, shown, _ = regalia_command(
        "play", "heirs", "-b", "random", "--seed", "3", typed="hint\n1\n1\n1\n1\n", columns=80
    )
    assert status == 0, shown
    assert "play" in shown and "%" in shown
    status, shown, _ = regalia_command("review", columns=100)
    assert status == 0 and shown.strip()
    status, shown, _ = regalia_command("replay", typed="\n" * 12)
    assert status == 0 and "aside" in shown
    assert refused("solve", "heirs") == "game/no_solver"


def test_it_is_coached_by_a_bot_of_its_own():
    state = regalia.game("heirs").load(POSITION)
    found = [each.candidate for each in advise(state.view(0), state.preview, most=4)]
    assert [each.move for each in found] == ["play 1", "play 2", "play 9", "play 6"]
    assert (found[0].win, found[-1].win, found[-1].proven) == (0.5, 0, True)


def test_the_move_that_lost_it_is_found():
    state = regalia.game("heirs").load(POSITION)
    for card in (6, 7, 4, 1, 5, 2, 8, 9):
        state.play(f"play {card}")
    assert state.outcome.winner == 1
    found = review(state.record())
    assert found.lost_by is not None
    assert (found.lost_by.played.move, found.lost_by.cost) == ("play 6", 0.5)
