"""The cache of compiled kernels follows the sources, not the clock."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from regalia.core import compile as compiling


def run(code, **environment):
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **{name: str(value) for name, value in environment.items()}},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_cache_folder_is_named_after_the_sources(tmp_path, monkeypatch):
    package = tmp_path / "somewhere" / "kernels_for_a_test"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text("X = 1\n")
    monkeypatch.syspath_prepend(str(package.parent))
    compiling.cache_folder.cache_clear()
    first = compiling.cache_folder("kernels_for_a_test")
    compiling.cache_folder.cache_clear()
    assert compiling.cache_folder("kernels_for_a_test") == first
    (package / "one.py").write_text("X = 2\n")
    compiling.cache_folder.cache_clear()
    assert compiling.cache_folder("kernels_for_a_test") != first
    compiling.cache_folder.cache_clear()


def test_a_change_in_another_file_is_noticed(tmp_path):
    """The trap: Numba's own cache would go on using the old helper."""
    package = tmp_path / "trap"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "helper.py").write_text(
        "from regalia.core.compile import compiled\n@compiled\ndef value():\n    return 1\n"
    )
    (package / "kernel.py").write_text(
        "from regalia.core.compile import compiled\nfrom .helper import value\n"
        "@compiled\ndef twice():\n    return 2 * value()\n"
    )
    settings = {"PYTHONPATH": tmp_path, "XDG_CACHE_HOME": tmp_path / "cache"}
    code = "from trap.kernel import twice; print(twice())"
    assert run(code, **settings) == "2"
    code_with_hits = code + "; print(sum(twice.stats.cache_hits.values()))"
    assert run(code_with_hits, **settings).split() == ["2", "1"]
    (package / "helper.py").write_text(
        "from regalia.core.compile import compiled\n@compiled\ndef value():\n    return 5\n"
    )
    assert run(code, **settings) == "10"


def test_only_what_a_kernel_can_reach_counts(tmp_path):
    """Whoever edits how a game is told need not compile its rules again."""
    package = tmp_path / "reach"
    package.mkdir()
    marked = "from regalia.core.compile import compiled\n"
    (package / "__init__.py").write_text("")
    (package / "numbers.py").write_text("ONE = 1\n")
    (package / "helper.py").write_text(
        f"{marked}from . import (\n    numbers,\n)\n"
        "@compiled\ndef value():\n    return numbers.ONE\n"
    )
    (package / "kernel.py").write_text(
        f"{marked}from .helper import value\n@compiled\ndef twice():\n    return 2 * value()\n"
    )
    (package / "telling.py").write_text("WORDS = 1\n")
    settings = {"PYTHONPATH": tmp_path, "XDG_CACHE_HOME": tmp_path / "cache"}
    code = (
        "import reach.telling; from reach.kernel import twice;"
        "print(twice(), sum(twice.stats.cache_hits.values()))"
    )
    assert run(code, **settings) == "2 0"
    (package / "telling.py").write_text("WORDS = 22\n")
    assert run(code, **settings) == "2 1"
    (package / "numbers.py").write_text("ONE = 5\n")
    assert run(code, **settings) == "10 0"


def test_without_a_place_for_the_cache_kernels_work_all_the_same(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code = "from regalia.core.chance import stream, below; print(below(stream(1), 1))"
    assert run(code, XDG_CACHE_HOME=blocked) == "0"


def test_other_peoples_settings_stay(monkeypatch):
    monkeypatch.setattr(numba.core.config, "CACHE_DIR", "theirs")

    def kernel():
        return 1

    kernel.__module__ = "regalia.core.compile"
    assert compiling.compiled(kernel)() == 1
    assert numba.core.config.CACHE_DIR == "theirs"


def test_no_kernel_makes_an_array_of_records():
    """Numba frees such an array after its last mention, while records of it are still in use."""
    sources = list((Path(compiling.__file__).parent.parent).rglob("*.py"))
    kernels = 0
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            if not any(getattr(mark, "id", "") == "compiled" for mark in node.decorator_list):
                continue
            kernels += 1
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("np."):
                    made = [ast.unparse(argument) for argument in call.args[1:]]
                    assert all(kind.startswith("np.") for kind in made), (source.name, node.name)
    assert kernels > 60


@pytest.mark.parametrize("package", ["regalia.games.regicide"])
def test_warmth_is_known(package, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    compiling.cache_folder.cache_clear()
    assert compiling.is_warm(package, "play") is False
    compiling.cache_folder(package).mkdir(parents=True)
    compiling.mark_warm(package, "play")
    assert compiling.is_warm(package, "play") is True
    assert compiling.is_warm(package, "simulate") is False
    compiling.cache_folder.cache_clear()


def test_who_compiles_the_same_takes_turns(tmp_path):
    """Two processes that start at once: one compiles after the other, in whichever order."""
    code = f"""
import os, time
from regalia.core import compile as compiling
with compiling.in_turn("regalia.games.regicide"):
    with open({str(tmp_path / "told")!r}, "a") as told:
        told.write("in ")
        told.flush()
        time.sleep(0.2)
        told.write("out ")
"""
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    both = [subprocess.Popen([sys.executable, "-c", code], env=environment) for _ in range(2)]
    assert [each.wait(60) for each in both] == [0, 0]
    assert (tmp_path / "told").read_text() == "in out in out "
