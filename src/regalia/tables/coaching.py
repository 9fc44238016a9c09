"""The coach at tables: advice during a game, a review after it. Whoever wants one looks back in
turn; a look back that nobody asks for any more is dropped."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..coach.advice import Advice, why
from .background import BackgroundTasks, has_failed
from .jobs import Job
from .live import LiveTable
from .turns import Whom
from .workers import ANSWER_SECONDS, Workers

HINTS_SHOWN = 3
#: The longest that a review may take, and how many reviews are remembered.
LONG_SECONDS = 1800.0
LOOKS_KEPT = 100
#: Seconds after which nobody wants a look back any more, if nobody asks whether it is ready.
WANTED_SECONDS = 30.0


@dataclass(frozen=True)
class Later:
    """It is not ready. `place`: how many must be done first, itself included; 0 if it is being
    worked out."""

    place: int


@dataclass(eq=False)
class _Look:
    """A look back, and when it was last asked for."""

    job: Job
    task: "asyncio.Task[Any]"
    asked: float = field(default_factory=time.monotonic)


class Coaching:
    """`quick` workers advise, since somebody waits; `patient` ones review."""

    def __init__(self, quick: Workers, patient: Workers, background: BackgroundTasks) -> None:
        self._quick = quick
        self._patient = patient
        self._background = background
        self._looks: dict[tuple[type[Job], str], _Look] = {}

    async def advise(self, live: LiveTable, seat: int) -> list[Advice]:
        """The best moves with odds and reasons; found once, however often they are asked for."""
        assert live.table.state is not None
        revision, state = live.table.revision, live.table.state.copy()
        view = state.view(seat)
        asked_for, advice = live.advice.get(seat, (-1, None))
        if advice is None or asked_for != revision or has_failed(advice):
            advice = self._background.run(self._quick.advise(view, ANSWER_SECONDS, live.whom))
            live.advice[seat] = revision, advice
        best = (await asyncio.shield(advice))[:HINTS_SHOWN]
        return [Advice(each, why(view, each.move, state.preview)) for each in best]

    async def look_back(
        self, kind: type[Job], table_id: str, job: Callable[[], Job], whom: Whom = ()
    ) -> Any:
        """The result of a long job, remembered for the next who asks; `Later` until it is done."""
        name = kind, table_id
        if name not in self._looks:
            self.drop_unwanted()
            asked = job()
            task = self._background.run(self._patient.run(asked, LONG_SECONDS, whom))
            self._looks[name] = _Look(asked, task)
        look = self._looks[name]
        look.asked = time.monotonic() + 1.0
        done, _ = await asyncio.wait({look.task}, timeout=1.0)
        if not done:
            return Later(self._patient.place(look.job))
        if has_failed(look.task) and self._looks.get(name) is look:
            del self._looks[name]
        if look.task.cancelled():
            return Later(0)  # it was dropped; it can be asked for again
        return look.task.result()

    def drop_unwanted(self) -> None:
        """Drop what nobody has waited for lately, and the oldest of what was found."""
        before = time.monotonic() - WANTED_SECONDS
        for name, look in list(self._looks.items()):
            if not look.task.done() and look.asked < before:
                look.task.cancel()
                del self._looks[name]
        found = [name for name, look in self._looks.items() if look.task.done()]
        for name in found[: max(0, len(found) - LOOKS_KEPT)]:
            del self._looks[name]
