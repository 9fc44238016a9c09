"""The terminal says that it compiles a bot, before the bot's time starts."""

import pytest

from regalia.terminal import play
from regalia.terminal.app import run


@pytest.fixture
def cold(monkeypatch):
    """Pretend that nothing has been compiled yet. Returns the list of bots prepared."""
    prepared = []
    monkeypatch.setattr(play, "is_prepared", lambda name: name in prepared)
    monkeypatch.setattr(play, "prepare", prepared.append)
    return prepared


def test_bots_at_the_table_are_prepared_before_the_first_move(cold, capsys):
    status = run(["play", "revolution", "--bots", "greedy,random", "--seed", "1"])
    assert status == 0
    assert cold == ["revolution/greedy", "revolution/random"]
    assert capsys.readouterr().err.count("Revolution") >= 2


def test_bots_that_take_part_through_views_are_prepared(cold):
    command = ["simulate", "revolution", "--bots", "greedy", "-n", "1", "--simulations", "1"]
    assert run(command) == 0
    assert cold == ["revolution/greedy"]
    assert run(command[:-2]) == 0  # inside the kernel
    assert len(cold) == 1
