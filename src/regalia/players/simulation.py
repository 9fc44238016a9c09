"""Many games between bots: inside the kernel if all bots are compiled, otherwise through views."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, TypeVar

from .. import games as all_games
from ..core.chance import Seed, fresh_seed, seed_text
from ..core.errors import BadOption, shown
from ..core.game import Bot, Game, Outcome, State
from ..core.manifest import Given
from ..core.pace import Pace
from ..games.engine import Batch
from . import (
    MOST_THREADS,
    Bots,
    Budget,
    function,
    keywords,
    prepare,
    seat_players,
    seated,
    usual,
    whole,
)
from .intervals import Share, wilson

#: How often unfinished threads are told to stop, in seconds.
TICK = 0.05
#: The order of results in a tally, by the first word of their labels.
RESULTS = ("won", "lost", "winner", "drawn")
Progress = Callable[[int], None]
Work = TypeVar("Work")
Result = TypeVar("Result")


@dataclass
class Simulation:
    """The results of a simulation."""

    game: str
    options: Mapping[str, Any]
    bots: list[str]
    seed: str
    threads: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    outcomes: Counter[Outcome] = field(default_factory=Counter)
    interrupted: bool = False  # ended early by Ctrl-C, with `keep_on_interrupt`

    @property
    def counts(self) -> dict[str, int]:
        """The number of games by result, by reason, and by whatever else the game counts."""
        counts: Counter[str] = Counter()
        if all_games.manifest(self.game).cooperative:
            counts.update({"won": 0, "lost": 0})  # listed even if there are none
        for outcome, count in self.outcomes.items():
            for label in outcome.labels():
                counts[label] += count
        return {label: counts[label] for label in sorted(counts, key=_rank)}

    @property
    def rates(self) -> dict[str, Share]:
        """The same as shares of all games, with 95% Wilson intervals."""
        return {label: wilson(count, self.games) for label, count in self.counts.items()}

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0


def _rank(label: str) -> tuple[int, bool, str]:
    """Results first, then whatever else a game counts, reasons last."""
    word = label.split()[0]
    place = RESULTS.index(word) if word in RESULTS else len(RESULTS)
    return place, word == "reason", label


def in_kernel(game: str, names: Sequence[str], budget: Mapping[str, Any] | None) -> bool:
    """Whether games between these bots are played inside the kernel."""
    if budget or not all_games.has_part(game, "batch"):
        return False
    return set(names) <= set(all_games.batch(game).POLICIES)


def simulate(
    game: str,
    /,
    *,
    bots: Bots | None = None,
    games: int = 1000,
    seed: Seed | None = None,
    threads: int = 1,
    budget: Budget | None = None,
    progress: Progress | None = None,
    keep_on_interrupt: bool = False,
    **options: Given,
) -> Simulation:
    """Play many games between bots and return counts, rates with Wilson intervals, and seconds.

    The games are dealt from `seed#0`, `seed#1`, ... The result does not depend on `threads`.

    `bots` is one bot for all seats or one for each, by name or as an object. An object plays all
    games one after the other, so it allows only one thread.

    `budget` is passed to each bot that understands it, and all bots then play through views.
    Without it, compiled bots play inside the kernel. `progress` is called with the number of games
    finished since the last call. Ctrl-C raises KeyboardInterrupt; with `keep_on_interrupt` it
    returns the games played so far, if there are any, and sets `interrupted`.
    """
    played = all_games.game(game, **options)
    players = seat_players(game, usual(game) if bots is None else bots, played.players)
    names = [each for each in players if isinstance(each, str)]
    objects = len(names) < len(players)
    text = seed_text(fresh_seed() if seed is None else seed)
    threads = min(whole("threads", threads), MOST_THREADS)
    if objects and threads > 1:
        raise BadOption("bot/threads", given=threads)
    total = whole("games", games)
    function("progress", progress)
    settings = _checked(game, names, budget)
    called = [each if isinstance(each, str) else each.called for each in players]
    result = Simulation(game, played.options, called, text, threads)
    compiled = not objects and in_kernel(game, names, settings)
    # Loading and compiling do not count as playing time
    if compiled:
        batch = all_games.batch(game)
        batch.play(played, names, text, 0, 1)
    else:
        for name in sorted(set(names)):
            prepare(f"{game}/{name}")
    begin = time.perf_counter()
    try:
        if compiled:
            _compiled(batch, played, result, total, progress)
        else:
            _through_views(played, result, players, total, settings, progress)
    except KeyboardInterrupt:
        if not keep_on_interrupt or not result.games:
            raise
        result.interrupted = True
    result.seconds = time.perf_counter() - begin
    return result


def _checked(game: str, names: Sequence[str], budget: Any) -> dict[str, Any]:
    """Check the budget: each of its settings must be understood by one of these bots."""
    if budget is None:
        return {}
    if not isinstance(budget, Mapping) or "seed" in budget:
        # Bots get a seed of their own in each game
        raise BadOption("option/value", option="budget", given=shown(budget), allowed="simulations")
    known = {word for name in names for word in keywords(game, name)} - {"seed"}
    for option in budget:
        if option not in known:
            allowed = ", ".join(sorted(known)) or "-"
            raise BadOption("option/unknown", option=shown(option), allowed=allowed)
    for place, name in enumerate(names):
        seated(f"{game}/{name}", seed=place, **budget)  # refused now, not in a thread
    return dict(budget)


def _side_by_side(
    work: Callable[[Work], Result],
    portions: Iterable[Work],
    threads: int,
    halt: Callable[[], None],
) -> Generator[Result, None, None]:
    """Work on the portions in threads and yield the results in any order. Kernels release the
    interpreter, so the threads run in parallel. `halt` is called to end unfinished work early."""
    if threads == 1:
        yield from map(work, portions)
        return
    rest = iter(portions)
    running: set[Future[Result]] = set()
    pool = ThreadPoolExecutor(threads)
    try:
        while True:
            running |= {
                pool.submit(work, portion) for portion in islice(rest, 2 * threads - len(running))
            }
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        while left := [future for future in running if not future.done()]:
            halt()
            wait(left, timeout=TICK)
        pool.shutdown()


def _compiled(
    batch: Batch, played: Game, result: Simulation, total: int, progress: Progress | None
) -> None:
    """Play inside the kernel, in portions."""
    pace = Pace()

    def portions() -> Iterator[tuple[int, int]]:
        start = 0
        while start < total:
            count = min(pace.size, total - start)
            yield start, count
            start += count

    def work(portion: tuple[int, int]) -> Any:
        begin = time.perf_counter()
        played_now = batch.play(played, result.bots, result.seed, *portion)
        pace.learn(portion[1], time.perf_counter() - begin)
        return played_now

    # Portions are short, so none is halted
    with closing(_side_by_side(work, portions(), result.threads, lambda: None)) as done:
        for games in done:
            result.games += len(games)
            result.moves += int(games["moves"].sum())
            result.outcomes += batch.tally(played, games)
            if progress:
                progress(len(games))


class _Halted(Exception):
    """This game is no longer wanted."""


def _through_views(
    played: Game,
    result: Simulation,
    players: Sequence[str | Bot],
    total: int,
    budget: Mapping[str, Any],
    progress: Progress | None,
) -> None:
    """Play game by game, with any kind of bot."""
    thinking: dict[int, Bot] = {}  # by id, because bots need not be hashable
    halted = threading.Event()

    def halt() -> None:
        halted.set()
        for player in list(thinking.values()):
            player.stop()

    def work(number: int) -> State:
        seats = _seats(played, result, players, number, budget)
        state = played.deal(f"{result.seed}#{number}")
        thinking.update({id(player): player for player in seats})
        try:
            while (seat := state.to_move) is not None:
                if halted.is_set():
                    raise _Halted
                state.play(seats[seat].choose(state.view(seat)))
        finally:
            for player in seats:
                thinking.pop(id(player), None)
        return state

    with closing(_side_by_side(work, range(total), result.threads, halt)) as done:
        for state in done:
            result.games += 1
            result.moves += len(state.moves)
            if state.outcome:
                # The tally does not distinguish who made the last move
                result.outcomes[replace(state.outcome, ended_by=None)] += 1
            if progress:
                progress(1)


def _seats(
    played: Game,
    result: Simulation,
    players: Sequence[str | Bot],
    number: int,
    budget: Mapping[str, Any],
) -> list[Bot]:
    """The bots of one game. Those given by name get random streams of their own."""
    return [
        seated(f"{played.name}/{each}", seed=f"{result.seed}/{place}#{number}", **budget)
        if isinstance(each, str)
        else each
        for place, each in enumerate(players)
    ]
