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


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What the kernels of two packages return in three processes, and how many came out of the
    cache; before the second and the third process some files are changed."""
    folder = tmp_path_factory.mktemp("packages")
    for package, files in FILES.items():
        (folder / package).mkdir()
        for name, stages in files.items():
            (folder / package / name).write_text(stages[0])
    code = "import reach.telling\n" + "\n".join(
        f"from {package}.kernel import twice; print(twice(), sum(twice.stats.cache_hits.values()))"
        for package in FILES
    )
    settings = {"PYTHONPATH": folder, "XDG_CACHE_HOME": folder / "cache"}
    printed = [run(code, **settings)]
    for stage in (1, 2):
        for package, files in FILES.items():
            for name, stages in files.items():
                if stages[stage] != stages[stage - 1]:
                    (folder / package / name).write_text(stages[stage])
        printed.append(run(code, **settings))
    return dict(
        zip(FILES, zip(*(lines.splitlines() for lines in printed), strict=True), strict=True)
    )


MARKED = "from regalia.core.compile import compiled\n"
KERNEL = f"{MARKED}from .helper import value\n@compiled\ndef twice():\n    return 2 * value()\n"


def always(text):
    return [text] * 3


#: What their files hold in each of three processes.
FILES = {
    "trap": {
        "__init__.py": always(""),
        "helper.py": [
            f"{MARKED}@compiled\ndef value():\n    return {number}\n" for number in (1, 1, 5)
        ],
        "kernel.py": always(KERNEL),
    },
    "reach": {
        "__init__.py": always(""),
        "numbers.py": [f"ONE = {number}\n" for number in (1, 1, 5)],
        "helper.py": always(
            f"{MARKED}from . import (\n    numbers,\n)\n"
            "@compiled\ndef value():\n    return numbers.ONE\n"
        ),
        "kernel.py": always(KERNEL),
        "telling.py": [f"WORDS = {number}\n" for number in (1, 22, 22)],
    },
}


def test_a_change_in_another_file_is_noticed(told):
    """The trap: Numba's own cache would go on using the old helper."""
    assert told["trap"] == ("2 0", "2 1", "10 0")


def test_only_what_a_kernel_can_reach_counts(told):
    """Whoever edits how a game is told need not compile its rules again."""
    assert told["reach"] == ("2 0", "2 1", "10 0")


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
