"""The strong player's thinking: all moves are tried on the same re-deals of what is hidden, and the
reflexes play on for a while. Moves not worth another look are dropped on the way; of the others the
worse half, as often as the budget lasts.

Re-deal i of a decision has a stream of its own, so that threads can share the work and the answer
is the same however many there are.
"""

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ...core.bits import ZERO
from ...core.chance import next_word, split
from ...core.compile import Array, Record, compiled, int64
from ...core.errors import BadPosition
from .belief import likely_deal
from .cards import SOLO_JESTERS, worth
from .enemy import blow, defeated
from .legal import FINE, KIND_SHIFT, TO_DISCARD, TO_FLIP, refusal, yield_refusal
from .policies import MIND, short_of_best, thumb_action
from .prospects import FIRST, SECOND, prospect, table_of
from .rules import apply
from .state import DISCARD, LAST_KING, OVER, REPORT, STATE
from .tail import MEDAL, UNKNOWN, Tail
from .view import VIEW, glimpse, redeal, redeal_into
from .weights import REFLEX, WEIGHTS

WIN, GOLD = range(2)
AIMS = ("win", "gold")
#: Discards looked at: those the reflexes like best.
MOST_DISCARDS = 24
#: What the reflexes say counts like so many re-deals, a point like so much of a game.
FAITH, POINT = 100, 0.001
#: What a lost game counts for each enemy defeated: enough to tell lost positions apart.
CONSOLATION = 0.002
#: What a Jester not flipped counts in a won game: games are played on by the reflexes, and a flip
#: that they need the search can often do without.
JESTER_KEPT = 0.04
#: A move is dropped when taking it instead of the best so far would gain less than this, on average
#: over what it may still turn out to be worth: who wants to play, and who wants to know the odds.
LITTLE, NEXT_TO_NOTHING = 0.0002, 0.00001
#: From the last King but one on, the end of a solo game is looked at exactly: so many positions.
TAIL_FROM, TAIL_POSITIONS = 11, 6000
#: Games are played out until so many more enemies have been turned up; then their prospect counts.
HORIZON = 2
#: Re-deals tried between two looks at the moves, and at the clock.
MORE_DEALS = 32


class Learned(NamedTuple):
    """What has been learned: the reflexes' weights, and the two layers of the prospects."""

    weights: Array
    first: Array
    second: Array


LEARNED = Learned(WEIGHTS, FIRST, SECOND)


class Scratch(NamedTuple):
    """What one thread works in: arrays of one, but for the states."""

    chance: Array
    states: Array  # the re-deal, the game played on, and one more that `likely_deal` needs
    views: Array
    minds: Array
    reports: Array

    @classmethod
    def new(cls) -> "Scratch":
        return cls(
            np.zeros(2, np.uint64),
            np.zeros(3, STATE),
            np.zeros(1, VIEW),
            np.zeros(1, MIND),
            np.zeros(1, REPORT),
        )


class Job(NamedTuple):
    """Actions to be tried on the re-deals `first`, `first + 1`, ... of a family. What comes of each
    action (a row) on each re-deal (a column): `odds`, the chance that the aim is reached, and
    `extra`, what sets equals apart."""

    known: Array
    actions: Array
    family: Array
    first: int
    aim: int
    until: int
    odds: Array
    extra: Array


@compiled
def only_a_flip_helps(s: Record) -> bool:
    """Whether a solo player can neither play nor yield, or cannot meet the blow, without a flip."""
    hand = s.hands[s.seat]
    if s.phase == DISCARD:
        return worth(hand) < blow(s)
    return hand == ZERO and yield_refusal(s) != FINE


@compiled
def play_out(
    s: Record, v: Record, mind: Record, report: Record, learned: Learned, aim: int, until: int
) -> float:
    """Play on by the reflexes: to the end, or until enemy number `until` is turned up. The chance
    that the aim is reached: 1 or 0 at the end, else the prospect."""
    if aim == GOLD and s.jesters < SOLO_JESTERS:
        return 0.0
    weights = learned.weights
    while s.phase != OVER:
        glimpse(s, v)
        if aim == GOLD:
            if only_a_flip_helps(s):
                return 0.0
            v.jesters = 0
        apply(s, thumb_action(v, weights, int64(REFLEX), mind), report)
        if s.castle_next >= until and s.phase != OVER:
            jesters = 0 if aim == GOLD else s.jesters
            table = table_of(s.players, jesters)
            return prospect(s, table, learned.first, learned.second, mind.totals, mind.sums)
    return 1.0 if s.reason == LAST_KING else 0.0


@compiled
def bonus(s: Record, chance_to_win: float) -> float:
    """What else counts: enemies felled in a lost game, Jesters left in one that can be won."""
    if chance_to_win == 0.0:
        return CONSOLATION * defeated(s)
    return float(JESTER_KEPT * s.jesters * chance_to_win)


@compiled
def try_moves(job: Job, scratch: Scratch, learned: Learned) -> None:
    """Do a job: fill its odds and extras."""
    states, actions, odds = scratch.states, job.actions, job.odds
    v, mind, report = scratch.views[0], scratch.minds[0], scratch.reports[0]
    for column in range(odds.shape[1]):
        split(job.family, job.first + column, scratch.chance)
        likely_deal(job.known[0], scratch.chance, states, v, learned.weights, mind)
        for row in range(len(actions)):
            states[1] = states[0]
            apply(states[1], actions[row], report)
            odds[row, column] = play_out(states[1], v, mind, report, learned, job.aim, job.until)
            job.extra[row, column] = bonus(states[1], odds[row, column])


@compiled
def all_legal(known: Array, actions: Array, chance: Array, states: Array) -> bool:
    """Whether whoever sees this may do each of these things."""
    redeal(known[0], chance, states[0])
    refused = 0
    for number in range(len(actions)):
        refused += refusal(states[0], actions[number]) != FINE
    return refused == 0


@dataclass
class Thought:
    """What came of looking at a decision: for every action, in the order of the list given, the
    share of games in which the aim was reached, its standard error, and the best one."""

    best: int
    share: Array
    error: Array


class Budget:
    """Games, seconds, or both: whichever is spent first."""

    def __init__(self, games: int | None, seconds: float | None) -> None:
        self._games = math.inf if games is None else games
        self._seconds = math.inf if seconds is None else seconds
        self._begin = self._looked = time.perf_counter()
        self._played = 0
        self._pace = 0.0  # seconds a game, lately

    def spent(self) -> float:
        """Which share of it, 1 at most."""
        elapsed = self._looked - self._begin
        return min(1.0, max(self._played / self._games, elapsed / self._seconds))

    def deals(self, actions: int, end: float) -> int:
        """On how many more re-deals so many actions can be tried until that share is spent."""
        count = MORE_DEALS if self._pace or self._seconds == math.inf else 1
        if self._games != math.inf:
            # (A hair more, lest rounding should cost a game)
            count = min(count, int(end * self._games - self._played + 1e-6) // actions)
        if self._seconds != math.inf:
            left = end * self._seconds - (self._looked - self._begin)
            if left <= 0.0:
                return 0
            if self._pace:
                count = min(count, max(1, int(left / (self._pace * actions))))
        return count

    def pay(self, games: int) -> None:
        now = time.perf_counter()
        self._pace = max(now - self._looked, 1e-9) / games
        self._looked = now
        self._played += games


def expected_gain(lag: Array, error: Array) -> Array:
    """What an action that seems to lie so far behind would gain, on average, if it were taken
    whenever it is really ahead: 0.4 errors when nothing is between them, next to nothing when
    it lies three behind."""
    behind = lag / error
    density = np.exp(-0.5 * behind**2) / math.sqrt(2 * math.pi)
    ahead = np.array([0.5 * math.erfc(each / math.sqrt(2)) for each in behind])
    return error * (density - behind * ahead)


class Race:
    """Actions compared on the same re-deals; those that fall behind drop out."""

    def __init__(self, prior: Array, faith: int) -> None:
        """`prior`: what each action is expected to be worth, which counts like `faith` deals."""
        count = len(prior)
        self.alive = np.arange(count)
        self.deals = 0
        self._faith = faith
        self._prior = faith * prior
        self._sum = np.zeros(count)
        self._products = np.zeros((count, count))
        # Of every action, also of those dropped: games, and the chances to reach the aim
        self._tried = np.zeros(count)
        self._odds = np.zeros(count)
        self._squares = np.zeros(count)

    def add(self, odds: Array, extra: Array) -> None:
        """What came of the actions still alive on a few more re-deals."""
        values = odds + extra
        here = np.ix_(self.alive, self.alive)
        self._sum[self.alive] += values.sum(1)
        self._products[here] += values @ values.T
        self._tried[self.alive] += odds.shape[1]
        self._odds[self.alive] += odds.sum(1)
        self._squares[self.alive] += (odds**2).sum(1)
        self.deals += values.shape[1]

    @property
    def leader(self) -> int:
        return int(self.alive[np.argmax((self._prior + self._sum)[self.alive])])

    def _lag(self) -> Array:
        """How far each action alive lies behind the leader."""
        values = (self._prior + self._sum) / (self.deals + self._faith)
        return values[self.leader] - values[self.alive]

    def _doubt(self) -> Array:
        """The standard error of that."""
        leader, n = self.leader, self.deals
        lag = (self._sum[leader] - self._sum[self.alive]) / n
        squares = self._products[leader, leader] + np.diag(self._products)[self.alive]
        squares = (squares - 2 * self._products[leader, self.alive]) / n
        # A little more, so that nothing is certain after a few games without a difference
        spread = np.maximum(squares - lag**2, 0.0) + 1.0 / n
        return np.sqrt(spread / (n + self._faith))

    def drop_hopeless(self, least: float) -> None:
        """Those that are not worth another look."""
        gain = expected_gain(self._lag(), self._doubt())
        self.alive = self.alive[(gain >= least) | (self.alive == self.leader)]

    def drop_worse_half(self) -> None:
        lag = self._lag()
        best = np.argsort(lag, kind="stable")[: (len(lag) + 1) // 2]
        self.alive = self.alive[np.sort(best)]

    def thought(self) -> Thought:
        tried = np.maximum(self._tried, 1)
        share = self._odds / tried
        spread = np.maximum(self._squares / tried - share**2, 0.0)
        return Thought(self.leader, share, np.sqrt((spread + 1.0 / tried) / tried))


class Thinker:
    """Thinks about one decision after the other. It sees VIEW records only."""

    def __init__(self, chance: Array, aim: int = WIN, threads: int = 1) -> None:
        self._chance = chance
        self._aim = aim
        self._scratches = [Scratch.new() for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._tail = Tail()
        self._stopped = False

    def stop(self) -> None:
        """Answer now, with what is known: for another thread to call."""
        self._stopped = True

    def best(
        self,
        known: Array,
        legal: Sequence[int],
        *,
        simulations: int | None = None,
        seconds: float | None = None,
    ) -> int:
        """The action to play, after at most so many games played out, or about so long."""
        self._stopped = False
        every = self._read(known, legal)
        aim = self._aim_now(known)
        actions = self._worth_trying(known, every, aim)
        exact = self._exactly(known, actions, aim)
        if aim == GOLD and exact is not None and exact.max() == 0.0:  # gold is lost, not the game
            aim = WIN
            actions = self._worth_trying(known, every, aim)
            exact = self._exactly(known, actions, aim)
        if exact is not None:
            return int(actions[exact.argmax()])
        return int(actions[self._think(known, actions, aim, Budget(simulations, seconds))])

    def odds(self, known: Array, legal: Sequence[int], deals: int) -> Thought:
        """How often the aim is reached after each action, by at most so many games for each."""
        self._stopped = False
        actions = self._read(known, legal)
        aim = self._aim_now(known)
        race = Race(np.zeros(len(actions)), 0)
        family = self._family()
        while race.deals < deals and not self._stopped:
            count = min(MORE_DEALS, deals - race.deals)
            odds, _ = self._play_on(race, known, actions, family, count, aim)
            race.add(odds, np.zeros_like(odds))  # nothing counts but the aim
            race.drop_hopeless(NEXT_TO_NOTHING)
        thought = race.thought()
        if self._near_the_end(known):
            exact = self._exact_values(known, actions, aim, medal=0.0)
            # Odds of the best play and odds of the reflexes are not compared, unless proven
            told = (exact == 0.0) | (exact == 1.0) | (exact != UNKNOWN).all()
            thought.share[told], thought.error[told] = exact[told], 0.0
            thought.best = int(thought.share.argmax())
        return thought

    def _think(self, known: Array, actions: Array, aim: int, budget: Budget) -> int:
        """Which action is best. The worse half drops out each time an even share of the budget is
        spent, and whoever is left alone has won."""
        race = Race(-POINT * self._short_of_best(known, actions, aim), FAITH)
        family = self._family()
        end = 0.0
        while not self._stopped and len(race.alive) > 1:
            count = budget.deals(len(race.alive), end)
            if count > 0:
                games = len(race.alive) * count
                race.add(*self._play_on(race, known, actions, family, count, aim))
                race.drop_hopeless(LITTLE)
                budget.pay(games)
                continue
            if end >= 1.0:
                break
            if end > 0.0:
                race.drop_worse_half()
            left = 1.0 - budget.spent()
            end = 1.0 - left + left / max(1, math.ceil(math.log2(len(race.alive))))
        return race.leader

    def _read(self, known: Array, legal: Sequence[int]) -> Array:
        actions = np.array(legal, np.uint64)
        if not all_legal(known, actions, self._chance.copy(), self._scratches[0].states):
            raise BadPosition("view/shape")
        return actions

    def _family(self) -> Array:
        """What the re-deals of one decision come from."""
        return np.array([next_word(self._chance), next_word(self._chance)], np.uint64)

    def _play_on(
        self, race: Race, known: Array, actions: Array, family: Array, count: int, aim: int
    ) -> tuple[Array, Array]:
        """What comes of the actions still in the race on so many more re-deals."""
        until = int(known["castle_next"][0]) + HORIZON
        return self._try(known, actions[race.alive], family, race.deals, count, aim, until)

    def _near_the_end(self, known: Array) -> bool:
        return bool(known["players"][0] == 1 and known["castle_next"][0] >= TAIL_FROM)

    def _exact_values(self, known: Array, actions: Array, aim: int, medal: float) -> Array:
        states = self._scratches[0].states
        redeal_into(known, self._chance, states)
        return self._tail.values(states, actions, TAIL_POSITIONS, unaided=aim == GOLD, medal=medal)

    def _exactly(self, known: Array, actions: Array, aim: int) -> Array | None:
        """What the actions are worth, where the end of a solo game is near enough to be sure which
        is best."""
        if not self._near_the_end(known):
            return None
        values = self._exact_values(known, actions, aim, MEDAL)
        surely = values.max() >= 1.0 + MEDAL * known["jesters"][0]
        return values if surely or (values != UNKNOWN).all() else None

    def _try(
        self,
        known: Array,
        actions: Array,
        family: Array,
        first: int,
        count: int,
        aim: int,
        until: int,
    ) -> tuple[Array, Array]:
        """What comes of these actions on re-deals first, first + 1, ..., shared among threads."""
        shares = np.array_split(np.arange(first, first + count), len(self._scratches))
        jobs = []
        for share in shares:
            if len(share):
                odds = np.empty((len(actions), len(share)))
                extra = np.empty_like(odds)
                jobs.append(Job(known, actions, family, int(share[0]), aim, until, odds, extra))

        def work(job: Job, scratch: Scratch) -> None:
            try_moves(job, scratch, LEARNED)

        if self._pool is None or len(jobs) == 1:
            work(jobs[0], self._scratches[0])
        else:
            list(self._pool.map(work, jobs, self._scratches))
        return np.hstack([job.odds for job in jobs]), np.hstack([job.extra for job in jobs])

    def _aim_now(self, known: Array) -> int:
        """Gold is out of reach after a flip, and in company."""
        return self._aim if known["jesters"][0] == SOLO_JESTERS else WIN

    def _worth_trying(self, known: Array, actions: Array, aim: int) -> Array:
        """All plays; of very many discards those missed least; no flip where gold is the aim."""
        kinds = actions >> KIND_SHIFT
        if aim == GOLD and (kinds != TO_FLIP).any():
            actions = actions[kinds != TO_FLIP]
            kinds = actions >> KIND_SHIFT
        pays = actions[kinds == TO_DISCARD]
        if len(pays) > MOST_DISCARDS:
            liked = np.argsort(self._short_of_best(known, pays, aim), kind="stable")
            actions = np.concatenate([pays[liked[:MOST_DISCARDS]], actions[kinds != TO_DISCARD]])
        return actions

    def _short_of_best(self, known: Array, actions: Array, aim: int) -> Array:
        """How many points each action lies behind what the reflexes would do."""
        views = known.copy()
        if aim == GOLD:
            views["jesters"] = 0
        out = np.zeros(len(actions))
        short_of_best(views, actions, WEIGHTS, self._scratches[0].minds, out)
        return out
