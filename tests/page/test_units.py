"""What the page computes, and its types: run by the tools of `web/`."""

import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("page")
WEB = Path(__file__).parent.parent.parent / "web"


@pytest.mark.parametrize("script", ["test", "check"])
def test_the_pages_own_tests_pass(script):
    done = subprocess.run(
        ["npm", "run", "--silent", script],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
