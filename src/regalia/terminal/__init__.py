"""The command line: `regalia`."""

import sys


def main() -> None:
    from .app import run

    sys.exit(run(sys.argv[1:]))
