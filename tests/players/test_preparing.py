"""Nothing is compiled while a clock runs."""

import inspect
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import regalia
from regalia import games, players
from regalia.core import compile as compiling
from tests.scale import first, prove

every_game = pytest.mark.parametrize("name", games.names())

#: In a new process: all kernels that have been compiled or loaded before and after bots think.
FRESH = """
import sys
from numba.core.dispatcher import Dispatcher
from regalia import games, players
from regalia.games.NAME import bots

def kernels():
    modules = [module for name, module in sys.modules.items() if name.startswith("regalia.")]
    found = {value for module in modules for value in vars(module).values()
             if isinstance(value, Dispatcher)}
    return {f"{each.__module__}.{each.__name__}": len(each.signatures) for each in found}

before_any = kernels()
timed = players.bot("NAME/search", seed=1, milliseconds=1)
assert sum(kernels().values()) > sum(before_any.values())
players.prepare("NAME")
asked = []
for size in games.manifest("NAME").players:
    state = games.game("NAME", players=size).deal(3)
    for number in range(120):
        if state.to_move is None:
            break
        if number % STRIDE == 0:
            asked.append(state.view(state.to_move))
        state.play(state.legal_moves()[0])
asked += bots.moments()
before = kernels()
for short in games.manifest("NAME").bots:
    for view in asked:
        view = {**view, "legal_moves": view["legal_moves"][:3]}
        settings = {"milliseconds": 1} if short == "search" else {"simulations": 2}
        players.bot(f"NAME/{short}", seed=1, **settings).choose(view)
        players.bot(f"NAME/{short}", seed=1, simulations=2).evaluate(view)
after = kernels()
print(len(asked), {name: (before.get(name), count) for name, count in after.items()
                   if before.get(name) != count})
"""


@prove
@pytest.mark.parametrize("name", first(2, games.names()))
def test_a_prepared_bot_compiles_nothing_while_it_thinks(name):
    code = FRESH.replace("NAME", name).replace("STRIDE", "2" if name == "revolution" else "11")
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    asked, new = done.stdout.split(maxsplit=1)
    assert int(asked) >= 3
    assert new.strip() == "{}"


@every_game
def test_bots_that_the_clock_limits_are_prepared_when_they_are_made(name, monkeypatch):
    prepared = []
    monkeypatch.setattr(players, "prepare", prepared.append)
    for settings in ({"milliseconds": 5}, {}):
        assert regalia.bot(f"{name}/search", **settings).timed
    assert prepared == [f"{name}/search"] * 2
    assert not regalia.bot(f"{name}/search", simulations=5).timed
    assert not regalia.bot(f"{name}/greedy").timed
    assert len(prepared) == 2


def test_whole_games_are_prepared_bot_by_bot(monkeypatch):
    monkeypatch.setattr(players, "_prepared", set())
    players.prepare("revolution")
    assert players._prepared == set(players.names("revolution"))
    assert players.is_prepared("revolution")
    assert players.is_prepared("revolution/search")
    monkeypatch.setattr(games.part("revolution", "bots"), "moments", None)
    players.prepare("revolution")  # done once


def test_without_the_compiler_there_is_nothing_to_prepare(monkeypatch):
    monkeypatch.setattr(compiling, "JIT", False)
    monkeypatch.setattr(players, "_prepared", set())
    monkeypatch.setattr(games.part("regicide", "bots"), "moments", None)
    players.prepare("regicide")


def test_nothing_is_marked_that_was_not_prepared(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    compiling.cache_folder.cache_clear()
    assert not players.is_prepared("regicide")
    assert not players.is_prepared("regicide/search")
    compiling.cache_folder.cache_clear()


# The public face


def test_the_public_face_is_what_it_says():
    """Signatures are those of the functions themselves, and dir() knows them."""
    assert set(regalia.__all__) <= set(dir(regalia))
    keywords = set(inspect.signature(regalia.simulate).parameters)
    assert {"bots", "games", "seed", "threads", "budget", "progress"} <= keywords
    assert "keep_on_interrupt" in keywords
    assert not hasattr(regalia, "nothing_of_the_kind")


@every_game
def test_the_typed_options_are_those_of_the_manifest(name):
    options = get_type_hints(import_module(games.package(name)).Options)
    manifest = games.manifest(name)
    assert list(options) == [option.name for option in manifest.all_options()]
    for option in manifest.all_options():
        literal = set(get_args(options[option.name]))
        if not option.seats and not option.form:
            assert literal == set(option.values)


def test_the_typed_budget_knows_every_keyword_of_every_bot():
    known = set(get_type_hints(players.Settings))
    told = {
        word
        for name in games.names()
        for short in games.manifest(name).bots
        for word in players.keywords(name, short)
    }
    assert told == known


def test_the_version_is_said_once_and_types_are_shipped():
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/regalia/__init__.py"
    assert f'__version__ = "{regalia.__version__}"' in (root / "src/regalia/__init__.py").read_text(
        encoding="utf-8"
    )
    assert (root / "src/regalia/py.typed").exists()
    assert set(project["project"]["urls"]) == {"Homepage", "Documentation", "Changelog", "Issues"}
