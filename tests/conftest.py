"""What all tests share: nothing is written outside a folder of the test's own, and what a test has
to report (`record_property`) is printed at the end."""

import os
from typing import Any

import pytest

os.environ.pop("REGALIA_LANG", None)
for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
    os.environ.pop(name, None)


@pytest.fixture(autouse=True)
def own_home(tmp_path: "os.PathLike[str]", monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved games go to a folder of the test; compiled kernels stay where they are."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for report in terminalreporter.stats.get("passed", ()):
        for title, text in report.user_properties:
            terminalreporter.section(title)
            terminalreporter.write_line(text)
