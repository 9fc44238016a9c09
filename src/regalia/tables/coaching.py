"""The coach at tables: advice during a game, a review after it."""

import asyncio
from typing import Any

from ..coach.advice import Advice, why
from .background import BackgroundTasks, has_failed
from .jobs import Job
from .live import LiveTable
from .workers import ANSWER_SECONDS, Workers

HINTS_SHOWN = 3
#: The longest that a review may take, and how many reviews are remembered.
LONG_SECONDS = 1800.0
LOOKS_KEPT = 100


class Coaching:
    """`quick` workers advise, since somebody waits; `patient` ones review."""

    def __init__(self, quick: Workers, patient: Workers, background: BackgroundTasks) -> None:
        self._quick = quick
        self._patient = patient
        self._background = background
        self._looks: dict[tuple[type[Job], str], asyncio.Task[Any]] = {}

    async def advise(self, live: LiveTable, seat: int) -> list[Advice]:
        """The best moves with odds and reasons; found once, however often they are asked for."""
        assert live.table.state is not None
        revision, state = live.table.revision, live.table.state.copy()
        view = state.view(seat)
        asked_for, advice = live.advice.get(seat, (-1, None))
        if advice is None or asked_for != revision or has_failed(advice):
            advice = self._background.run(self._quick.advise(view, ANSWER_SECONDS))
            live.advice[seat] = revision, advice
        best = (await asyncio.shield(advice))[:HINTS_SHOWN]
        return [Advice(each, why(view, each.move, state.preview)) for each in best]

    async def look_back(self, table_id: str, job: Job) -> Any:
        """The result of a long job, remembered for the next who asks; None until it is done."""
        name = type(job), table_id
        if name not in self._looks:
            self._looks[name] = self._background.run(self._patient.run(job, LONG_SECONDS))
            while len(self._looks) > LOOKS_KEPT:
                self._looks.pop(next(iter(self._looks))).cancel()
        task = self._looks[name]
        done, _ = await asyncio.wait({task}, timeout=1.0)
        if not done:
            return None
        if has_failed(task):
            self._looks.pop(name, None)
        if task.cancelled():
            return None  # dropped because of too many newer ones; it can be asked for again
        return task.result()
