"""The command line: `regalia`."""

import sys


def main() -> None:
    try:
        from .app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130  # nothing has started yet, so there is nothing to save
    sys.exit(status)
