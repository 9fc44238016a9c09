"""Heirs is installed for its own tests only: a wheel is built from this folder and unpacked."""

import contextlib
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.build import build_wheel

from regalia import games
from regalia.core import plugins, texts
from tests.page.conftest import browser  # noqa: F401

CACHES = (plugins.found, plugins.folders, games._manifests, games.has_part, texts._texts)


@pytest.fixture(scope="package")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to put on Python's path."""
    folder = tmp_path_factory.mktemp("heirs")
    with contextlib.chdir(Path(__file__).parent):
        wheel = build_wheel(str(folder))
    with zipfile.ZipFile(folder / wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.fixture(autouse=True)
def heirs(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In this process and those it starts there are four games, and three again afterwards."""
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.setenv("PYTHONPATH", f"{installed}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    _forget()
    yield
    _forget()


def _forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
