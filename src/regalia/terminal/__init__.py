"""The command line: `regalia`."""

import sys


def main() -> None:
    try:
        from .app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130  # before there was anything to lose or to say
    sys.exit(status)
