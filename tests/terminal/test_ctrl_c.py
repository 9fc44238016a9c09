"""Ctrl-C ends a command that takes long with one sentence and status 130."""

import json

import pytest

import regalia
from regalia.core.record import sealed, write
from regalia.terminal.app import run


def interrupted(*_arguments, **_keywords):
    raise KeyboardInterrupt


@pytest.fixture
def saved(tmp_path):
    """A game of one move."""
    state = regalia.game("regicide").deal(3)
    state.play(state.legal_moves()[0])
    path = tmp_path / "game.json"
    write(path, sealed(state.record(), seats=["person"]))
    return path


@pytest.fixture
def board(tmp_path):
    """A finished board of Puppeteer."""
    board = ["BBNBBB", "NNBHGA", "NAGGHG", "NDGAHA", "DAGDHH", "NDDDHA"]
    scores = {"Drave": 5, "Halvern": 2, "Bearth": 3, "Gantis": 1, "Na'Ghar": 4, "Avondale": 6}
    path = tmp_path / "board.json"
    path.write_text(json.dumps({"board": board, "targets": scores}), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("command", "where"),
    [
        (["hint", "SAVED"], "regalia.terminal.coaching.advise"),
        (["review", "SAVED"], "regalia.terminal.reviewing.review"),
        (["solve", "revolution"], "regalia.games.revolution.search.Solver.solve"),
        (
            ["solve", "puppeteer", "--objective", "divide", "--position", "BOARD"],
            "regalia.games.puppeteer.search.Solver.solve",
        ),
        (["bench"], "regalia.terminal.measuring.kernel"),
        (["simulate", "regicide"], "regalia.players.simulation._compiled"),
        (["replay", "SAVED", "--verify"], "regalia.terminal.replaying.steps"),
    ],
)
def test_ctrl_c_ends_with_a_sentence(command, where, language, saved, board, monkeypatch, capsys):
    paths = {"SAVED": str(saved), "BOARD": str(board)}
    monkeypatch.setattr(where, interrupted)
    assert run([*(paths.get(word, word) for word in command), "--lang", language]) == 130
    said = {"en": "Interrupted.", "it": "Interrotto."}[language]
    assert capsys.readouterr().err.strip().splitlines()[-1] == f"command/interrupted: {said}"


@pytest.mark.parametrize("status", [0, 1, 3])
def test_statuses_of_commands_are_kept(status, monkeypatch):
    monkeypatch.setattr("regalia.terminal.simulating.run_simulation", lambda *_, **__: status)
    assert run(["simulate", "regicide"]) == status


def test_help_and_usage_end_as_they_should(capsys):
    assert run(["--help"]) == 0
    assert run(["simulate", "--help"]) == 0
    assert run([]) == 0
    capsys.readouterr()
    assert run(["simulate"]) == 2
    assert run(["nonsense"]) == 2
    assert "command/usage" in capsys.readouterr().err
