"""What all tests share: nothing is written outside a folder of the test's own, chance is the same
in every run, and what a test has to report (`record_property`) is printed at the end."""

import os
import secrets
import signal
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.scale import PROVING, SEED, Entropy, belongs, seeded

os.environ.pop("REGALIA_LANG", None)
for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
    os.environ.pop(name, None)

# Nothing is remembered from run to run: a proof is repeated by its seed alone.
settings.register_profile("test", deadline=None, database=None, derandomize=True)
settings.register_profile("prove", deadline=None, database=None, print_blob=True)
settings.load_profile("prove" if PROVING else "test")


#: Put before everything else, it hides SciPy.
WITHOUT_SCIPY = str(Path(__file__).parent / "without_scipy")


def pytest_configure(config: Any) -> None:
    """Processes that tests start find no SciPy, which Numba would import, a quarter of a second a
    process. The workers that xdist starts are tests themselves, and need it."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        paths = [WITHOUT_SCIPY, os.environ.get("PYTHONPATH", "")]
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Started in the background: what tests start must hear Ctrl-C all the same
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if PROVING and config.getoption("--hypothesis-seed") is None:
        config.option.hypothesis_seed = int.from_bytes(SEED.encode()) % (1 << 64)


def pytest_report_header() -> str:
    if PROVING:
        return f"proving with seed {SEED}; once more: make prove SEED={SEED}"
    return "small sizes, fixed seeds; at full size with fresh ones: make prove"


def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    """Leave out what belongs only to the other kind of run; what takes longest comes first."""
    left_out = [item for item in items if not belongs(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if belongs(item)]
    items.sort(key=lambda item: urgency(item.nodeid))


_homes = count()


#: Tests that share something dear, by how their names begin: one worker runs all of a group. (The
#: marks that xdist has for this do nothing with pytest 9.)
GROUPS = {
    "tests/page/": "browser",
    "tests/heirs/test_browser": "browser",
    "tests/server/test_behind_nginx": "proxy",
    "tests/server/test_crash": "database",
    "tests/server/test_processes": "database",
    "tests/tables/test_hub": "database",
    "tests/tables/test_store": "database",
    # A server
    "tests/server/test_fuzz": "fuzz",
    "tests/server/test_openapi": "openapi",
    "tests/server/test_rest": "rest",
    "tests/server/test_scripts": "scripts",
    # A kernel that is compiled for them alone
    "tests/core/test_compile": "compile",
    "tests/games/puppeteer/test_solver": "puppeteer's solver",
    "tests/games/regicide/test_belief": "belief",
    "tests/games/regicide/test_instincts": "instincts",
    "tests/games/revolution/test_differential.py::test_perft": "perft",
    "tests/games/revolution/test_solver": "revolution's solver",
}
#: Files whose tests take long: each goes to the next free worker. Those of any other file stay
#: together, since they share what they load.
LONG = (
    "tests/coach/",
    "tests/games/puppeteer/test_bots",
    "tests/games/regicide/test_tail",
    "tests/games/revolution/test_differential",
    "tests/games/revolution/test_preview",
    "tests/players/test_odd_values",
    "tests/players/test_players",
    "tests/server/",
    "tests/simulation/",
    "tests/tables/test_workers",
    "tests/terminal/test_coach",
)


def scope_of(nodeid: str) -> str:
    """What one worker runs as a whole."""
    for start, name in GROUPS.items():
        if nodeid.startswith(start):
            return name
    return nodeid if PROVING or nodeid.startswith(LONG) else nodeid.partition("::")[0]


def urgency(nodeid: str) -> int:
    """What takes longest comes first, so that nobody waits for it at the end: the groups, each in
    its place, then long tests, then the rest."""
    for place, start in enumerate(GROUPS):
        if nodeid.startswith(start):
            return place
    return len(GROUPS) + (not nodeid.startswith(LONG))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: Any, log: Any) -> Any:
    """Scopes go to the next free worker, in the order of the tests."""
    from xdist.scheduler import LoadScopeScheduling

    class Scopes(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return scope_of(nodeid)

    config.option.loadscopereorder = False
    return Scopes(config, log)


@pytest.fixture(autouse=True)
def own_home(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Saved games go to a folder of the test's own; compiled kernels stay where they are. A
    test that does not ask for that folder has it made when something is saved."""
    if "tmp_path" in request.fixturenames:
        home = request.getfixturevalue("tmp_path")
    else:
        home = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))


@pytest.fixture(autouse=True)
def known_entropy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, keys and names that the code draws from the system are the test's own."""
    entropy = Entropy(seeded(request.node.nodeid))
    for name in ("token_bytes", "token_hex", "token_urlsafe", "choice"):
        monkeypatch.setattr(secrets, name, getattr(entropy, name))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for report in terminalreporter.stats.get("passed", ()):
        for title, text in report.user_properties:
            terminalreporter.section(title)
            terminalreporter.write_line(text)
