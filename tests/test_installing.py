"""What an install has: the page comes with every package, the server's libraries only if wanted."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.build import build_sdist, build_wheel

from regalia.core import texts
from regalia.server import page, running
from regalia.terminal import app

ROOT = Path(__file__).parent.parent


def test_sdist_and_the_wheel_made_of_it_have_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.built(), "the page is not built: make page"
    files = {
        str(each.relative_to(page.FOLDER)) for each in page.FOLDER.rglob("*") if each.is_file()
    }
    assert {"index.html", "crown.svg"} < files

    monkeypatch.chdir(ROOT)
    sources = tmp_path / "sources"
    with tarfile.open(tmp_path / build_sdist(str(tmp_path))) as archive:
        archive.extractall(sources, filter="data")
    (folder,) = sources.iterdir()
    www = folder / "src" / "regalia" / "server" / "www"
    assert {str(each.relative_to(www)) for each in www.rglob("*") if each.is_file()} == files
    assert not (folder / "web" / "node_modules").exists()
    assert (folder / "web" / "package-lock.json").exists()  # it can be built anew

    monkeypatch.chdir(folder)
    with zipfile.ZipFile(tmp_path / build_wheel(str(tmp_path))) as wheel:
        names = set(wheel.namelist())
    assert {f"regalia/server/www/{each}" for each in files} <= names
    for language in texts.LANGUAGES:
        assert f"regalia/locale/{language}/page.ftl" in names
        for game in ("regicide", "revolution", "puppeteer"):
            assert f"regalia/games/{game}/locale/{language}/{game}.ftl" in names


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("built", [True, False])
def test_a_server_without_the_page_says_so_when_it_opens(
    language: str,
    built: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def serve(settings: running.Settings, *, compiling: object, opened: object) -> None:
        assert settings.port == 0 and callable(compiling) and callable(opened)
        opened("http://localhost:1/")

    monkeypatch.setattr(page, "built", lambda: built)
    monkeypatch.setattr(running, "serve", serve)
    assert app.run(["--lang", language, "serve", "--port", "0"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "http://localhost:1/" in said
    assert (texts.say(language, "serve-no-page") in said) is not built


#: Runs as in an install without the extra `server`.
BARE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {libraries}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
import regalia.players.simulation, regalia.coach
import regalia.tables.home, regalia.tables.fairness
import regalia.terminal.play, regalia.terminal.verifying, regalia.terminal.replaying
from regalia.terminal.app import run
print("imported", flush=True)
sys.exit(run(["--lang", "en", "serve", "--port", "0"]))
"""


def test_without_the_extra_everything_but_the_server_is_there() -> None:
    libraries = {
        "aiosqlite",
        "asyncpg",
        "httptools",
        "litestar",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    }
    done = subprocess.run(
        [sys.executable, "-c", BARE.format(libraries=libraries)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout == "imported\n", done.stderr
    assert done.returncode == 1
    assert done.stderr.startswith("serve/extra: ")
    assert "pip install 'regalia[server]'" in done.stderr
