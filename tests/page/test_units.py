"""What the page computes: run by the tools of `web/`. (`make lint` checks its types.)"""

import subprocess
from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"


def test_the_pages_own_tests_pass():
    done = subprocess.run(
        ["npm", "run", "--silent", "test"],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
