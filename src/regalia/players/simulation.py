"""Many games between bots: compiled where all bots are, through views otherwise."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, TypeVar

from .. import games as all_games
from ..core.chance import Seed, fresh_seed, seed_text
from ..core.errors import BadOption
from ..core.game import Game, Outcome, State
from . import bot, keywords, seat_bots
from .intervals import Share, wilson

CHUNK = 20_000
MOST_THREADS = 64
#: The order in which a tally tells what came of the games, by the first word of each label.
RESULTS = ("won", "lost", "winner", "drawn", "medal", "reason")
Progress = Callable[[int], None]
Result = TypeVar("Result")


@dataclass
class Simulation:
    """What came of it."""

    game: str
    options: Mapping[str, Any]
    bots: list[str]
    seed: str
    threads: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    outcomes: Counter[Outcome] = field(default_factory=Counter)
    interrupted: bool = False  # by Ctrl-C; what was played counts

    @property
    def counts(self) -> dict[str, int]:
        """How many games ended how: won or lost, for which reason, with which medal."""
        counts: Counter[str] = Counter()
        if all_games.manifest(self.game).cooperative:
            counts.update({"won": 0, "lost": 0})  # never having won is a result too
        for outcome, count in self.outcomes.items():
            for label in outcome.labels():
                counts[label] += count
        return dict(
            sorted(counts.items(), key=lambda entry: (RESULTS.index(entry[0].split()[0]), entry[0]))
        )

    @property
    def rates(self) -> dict[str, Share]:
        """The same as shares of all games, with 95 % Wilson intervals."""
        return {label: wilson(count, self.games) for label, count in self.counts.items()}

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0


def _positive(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadOption("option/number", option=name, given=str(value))
    return value


def simulate(
    game: str,
    /,
    *,
    bots: str | list[str] = "random",
    games: int = 1000,
    seed: Seed | None = None,
    threads: int = 1,
    budget: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Simulation:
    """Play games `seed#0`, `seed#1`, ... between bots. The result does not depend on `threads`.

    `budget` goes to each bot that understands it, and then all play through views; without one,
    bots that are compiled play inside the kernel. `progress` hears of games done.
    """
    played = all_games.game(game, **options)
    names = seat_bots(game, bots, played.players)
    text = seed_text(fresh_seed() if seed is None else seed)
    threads = min(_positive("threads", threads), MOST_THREADS)
    total = _positive("games", games)
    if not isinstance(budget, Mapping | None) or "seed" in (budget or {}):
        # Bots get seeds of their own, one for each game
        raise BadOption("option/value", option="budget", given=str(budget), allowed="simulations")
    for option in budget or {}:
        known = {word for name in names for word in keywords(game, name)}
        if option not in known:
            raise BadOption("option/unknown", option=option, allowed=", ".join(sorted(known)))
    result = Simulation(game, played.options, names, text, threads)
    batch = all_games.room(game, "batch")
    compiled = set(names) <= set(batch.POLICIES) and not budget
    if compiled:
        # Loads or compiles the kernel, which is not part of the games' time.
        batch.play(played, names, text, 0, 1)
    begin = time.perf_counter()
    try:
        if compiled:
            _compiled(batch, played, result, total, progress)
        else:
            _through_views(played, result, total, budget or {}, progress)
    except KeyboardInterrupt:
        if not result.games:
            raise
        result.interrupted = True
    result.seconds = time.perf_counter() - begin
    return result


def _side_by_side(
    work: Callable[[int], Result], starts: Iterable[int], threads: int
) -> Iterator[Result]:
    """What comes of the work, in any order: kernels let go of the interpreter, so threads run side
    by side."""
    if threads == 1:
        yield from map(work, starts)
        return
    rest = iter(starts)
    with ThreadPoolExecutor(threads) as pool:
        running: set[Future[Result]] = set()
        try:
            while True:
                running |= {
                    pool.submit(work, start) for start in islice(rest, 2 * threads - len(running))
                }
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _compiled(
    batch: Any, played: Game, result: Simulation, total: int, progress: Progress | None
) -> None:
    """Inside the kernel, in chunks."""

    def work(start: int) -> Any:
        return batch.play(played, result.bots, result.seed, start, min(CHUNK, total - start))

    for games in _side_by_side(work, range(0, total, CHUNK), result.threads):
        result.games += len(games)
        result.moves += int(games["moves"].sum())
        result.outcomes += batch.tally(played, games)
        if progress:
            progress(len(games))


def _through_views(
    played: Game,
    result: Simulation,
    total: int,
    budget: Mapping[str, Any],
    progress: Progress | None,
) -> None:
    """Game by game, as any bot can take part."""

    def work(number: int) -> State:
        return _one(played, result.bots, result.seed, number, budget)

    for state in _side_by_side(work, range(total), result.threads):
        result.games += 1
        result.moves += len(state.moves)
        if state.outcome:
            # Who made the last move is no result of its own
            result.outcomes[replace(state.outcome, ended_by=None)] += 1
        if progress:
            progress(1)


def _one(
    played: Game, bots: Sequence[str], seed: str, number: int, budget: Mapping[str, Any]
) -> State:
    """A game played to its end."""
    state = played.deal(f"{seed}#{number}")
    players = []
    for place, name in enumerate(bots):
        own: dict[str, Any] = {
            word: budget[word] for word in keywords(played.name, name) if word in budget
        }
        own["seed"] = f"{seed}/{place}#{number}"
        players.append(bot(f"{played.name}/{name}", **own))
    while (seat := state.to_move) is not None:
        state.play(players[seat].choose(state.view(seat)))
    return state
