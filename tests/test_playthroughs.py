"""The stored games come out the same, value for value."""

import pytest

from regalia import games
from tests.playthroughs import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_comes_out_the_same(name):
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name.partition("-")[0], *GAMES[name]) == stored


def test_every_game_has_playthroughs_and_no_file_is_left_over():
    assert {name.partition("-")[0] for name in GAMES} == set(games.names())
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
