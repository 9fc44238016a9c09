"""`python -m benchmarks.forgetful ...`: `regalia ...`, but a server drops tables that nobody looks
at from its memory after REGALIA_FORGET seconds instead of ten minutes. For `soak`."""

import os
from dataclasses import replace

from regalia.server.running import Settings
from regalia.tables.hub import Limits
from regalia.terminal import main


def forget_soon() -> None:
    seconds, usual = float(os.environ["REGALIA_FORGET"]), Settings.limits

    def soon(self: Settings) -> Limits:
        return replace(usual(self), forget_after=seconds)

    Settings.limits = soon  # type: ignore[method-assign]


if __name__ == "__main__":
    forget_soon()
    main()
