"""Ctrl-C is heard soon, whatever runs, and what comes of the work does not depend on where it was
cut."""

import threading
from itertools import pairwise

import pytest

import regalia
from regalia import games, players
from regalia.core import pace
from regalia.core.chance import stream
from regalia.core.pace import Pace, portions
from regalia.games.puppeteer import search as puppeteer_search
from regalia.games.puppeteer.search import Solver as PuppeteerSolver
from regalia.games.regicide import batch as regicide_batch
from regalia.games.revolution import batch as revolution_batch
from regalia.games.revolution import search as revolution_search
from regalia.players import simulation

ENDLESS = 10**9


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self, monkeypatch):
        self.now = 0.0
        monkeypatch.setattr(pace.time, "perf_counter", lambda: self.now)


# Portions


def test_portions_start_small_and_grow_to_a_fifth_of_a_second(monkeypatch):
    clock = Clock(monkeypatch)
    done = []
    for count in portions(100_000):
        done.append(count)
        clock.now += count * 0.0001  # ten thousand a second
    assert sum(done) == 100_000
    assert done[:4] == [16, 64, 256, 1024]
    assert max(done) <= 2000
    assert all(later <= pace.GROWTH * count for count, later in pairwise(done))


def test_portions_of_slow_work_are_single_pieces():
    slow = Pace()
    slow.learn(16, 100.0)
    assert slow.size == 1


def test_how_the_work_is_cut_does_not_change_the_odds(monkeypatch):
    """Every bot that plays games out, one game at a time and all of them at once."""
    found = {}
    for seconds in (1e-12, 1e6):
        monkeypatch.setattr(pace, "SECONDS", seconds)
        for name in ("regicide/random", "regicide/reflex", "revolution/greedy"):
            state = regalia.game(name.partition("/")[0]).deal(3)
            bot = regalia.bot(name, seed=1, simulations=40)
            odds = bot.evaluate(state.view(state.to_move))
            assert found.setdefault(name, odds) == odds


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_how_the_work_is_cut_does_not_change_a_simulation(monkeypatch, name, bots):
    results = []
    for seconds, threads in ((1e-12, 1), (1e6, 1), (1e-12, 3)):
        monkeypatch.setattr(pace, "SECONDS", seconds)
        heard = []
        found = regalia.simulate(
            name, bots=bots, games=90, seed=4, threads=threads, progress=heard.append
        )
        results.append((found.games, found.moves, found.outcomes))
        assert sum(heard) == 90
    assert results[0] == results[1] == results[2]


def intrigue():
    """A finished board that takes the solver some work."""
    board = ["BBNBBB", "NNBHGA", "NAGGHG", "NDGAHA", "DAGDHH", "NDDDHA"]
    scores = {"Drave": 5, "Halvern": 2, "Bearth": 3, "Gantis": 1, "Na'Ghar": 4, "Avondale": 6}
    return regalia.game("puppeteer", objective="divide").load({"board": board, "targets": scores})


def test_how_often_it_is_interrupted_does_not_change_what_puppeteers_solver_finds(monkeypatch):
    state = intrigue()
    whole = PuppeteerSolver().solve(state.array, nodes=30_000)
    monkeypatch.setattr(puppeteer_search, "CHUNK", 7)
    in_bits = PuppeteerSolver().solve(state.array, nodes=30_000)
    assert whole.nodes > 500
    assert (whole.proven, whole.solvable, whole.best, whole.nodes) == (
        in_bits.proven,
        in_bits.solvable,
        in_bits.best,
        in_bits.nodes,
    )


# Ctrl-C


class Interrupts:
    """Ctrl-C after so many kernels: what they answer to, and how much each was given."""

    def __init__(self, monkeypatch, module, kernel, after=3):
        self.calls = 0
        self.after = after
        self.real = getattr(module, kernel)
        monkeypatch.setattr(module, kernel, self)

    def __call__(self, *arguments):
        self.calls += 1
        if self.calls == self.after:
            raise KeyboardInterrupt
        return self.real(*arguments)


def view_of(name):
    state = regalia.game(name).deal(3)
    return state.view(state.to_move)


@pytest.mark.parametrize(
    ("name", "module", "kernel"),
    [
        ("regicide/random", regicide_batch, "count_wins"),
        ("regicide/greedy", regicide_batch, "count_wins"),
        ("revolution/random", revolution_batch, "count_wins"),
        ("revolution/search", revolution_batch, "count_wins"),
    ],
)
def test_games_without_end_are_played_out_in_portions(monkeypatch, name, module, kernel):
    keys = Interrupts(monkeypatch, module, kernel)
    bot = regalia.bot(name, seed=1, simulations=ENDLESS)
    with pytest.raises(KeyboardInterrupt):
        bot.evaluate(view_of(name.partition("/")[0]))
    if name.endswith("search"):
        keys.calls = 0
        with pytest.raises(KeyboardInterrupt):
            bot.choose(view_of("revolution"))


def late(plies=6):
    """A game of Revolution near enough to its end for proofs, and too far from it to be done."""
    state = regalia.game("revolution", system="old_style", first="regality").deal(3)
    for _ in range(plies):
        state.play(state.legal_moves()[0])
    return state


def test_long_proofs_run_beside_the_thread_that_hears_ctrl_c(monkeypatch):
    """The kernel is told to stop as soon as the thread that waits for it is interrupted."""
    seen = []
    real = revolution_search.solver.prove

    def prove(*arguments):
        in_main = threading.current_thread() is threading.main_thread()
        seen.append((in_main, arguments[0].controls["budget"]))
        return real(*arguments)

    monkeypatch.setattr(revolution_search.solver, "prove", prove)
    solver = revolution_search.Solver(table_bits=10)
    solver.solve(late().array, nodes=1000, every_move=False)
    assert all(in_main for in_main, _ in seen)
    seen.clear()

    with monkeypatch.context() as patch:
        patch.setattr(revolution_search.Solver, "_warm_up", lambda *_: None)
        original = threading.Thread.join

        def join(thread, timeout=None):
            if timeout is not None:
                raise KeyboardInterrupt
            original(thread)

        patch.setattr(threading.Thread, "join", join)
        with pytest.raises(KeyboardInterrupt):
            solver.solve(opening().array, nodes=ENDLESS)
    assert seen
    assert not any(in_main for in_main, _ in seen)
    assert not [each for each in threading.enumerate() if each.name.startswith("Thread-")]


def opening():
    state = regalia.game("revolution", system="old_style", first="regality").deal(3)
    state.play("Citizen@b2")
    return state


@pytest.mark.parametrize("nodes", [None, ENDLESS])
def test_puppeteers_solver_can_be_interrupted(monkeypatch, nodes):
    monkeypatch.setattr(puppeteer_search, "CHUNK", 1)
    keys = Interrupts(monkeypatch, puppeteer_search.solver, "solve_on")
    with pytest.raises(KeyboardInterrupt):
        PuppeteerSolver().solve(intrigue().array, nodes=nodes)
    assert keys.calls == 3


@pytest.mark.parametrize(
    ("name", "view"),
    [
        ("regicide", lambda: view_of("regicide")),
        ("revolution", lambda: view_of("revolution")),
        ("revolution", lambda: opening().view(1)),
        ("puppeteer", lambda: intrigue().view(0)),
    ],
)
def test_whoever_thinks_can_be_stopped(name, view):
    """From another thread, at any moment: an answer comes, although the budget has no end."""
    bot = regalia.bot(f"{name}/search", seed=1, simulations=ENDLESS)
    asked = view()
    for ask in (bot.choose, bot.evaluate):
        answers = []
        thread = threading.Thread(target=lambda ask=ask: answers.append(ask(asked)))  # noqa: B023
        thread.start()
        while thread.is_alive():
            bot.stop()
            thread.join(0.01)
        assert answers
    assert bot.choose({**asked, "legal_moves": asked["legal_moves"][:1]}) == asked["legal_moves"][0]


# Simulations


def interrupt_after(count):
    heard = []

    def progress(games):
        heard.append(games)
        if len(heard) == count:
            raise KeyboardInterrupt

    return heard, progress


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("budget", [None, {"simulations": 1}])
def test_ctrl_c_reaches_whoever_asked_for_the_games(threads, budget):
    _, progress = interrupt_after(2)
    settings = {"games": 10**7, "seed": 1, "threads": threads, "budget": budget}
    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        regalia.simulate("regicide", progress=progress, **settings)
    assert threading.active_count() == before


@pytest.mark.parametrize("threads", [1, 2])
def test_the_games_played_until_ctrl_c_are_kept_if_that_was_asked_for(threads):
    heard, progress = interrupt_after(3)
    found = regalia.simulate(
        "regicide", games=10**7, seed=1, threads=threads, progress=progress, keep_on_interrupt=True
    )
    assert found.interrupted
    assert found.games == sum(heard) < 10**7
    assert sum(found.outcomes.values()) == found.games
    if threads == 1:
        again = regalia.simulate("regicide", games=found.games, seed=1)
        assert (again.moves, again.outcomes) == (found.moves, found.outcomes)
        assert not again.interrupted


def test_before_the_first_game_is_done_there_is_nothing_to_keep(monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "_compiled", interrupted)
    with pytest.raises(KeyboardInterrupt):
        regalia.simulate("regicide", games=5, keep_on_interrupt=True)


def test_games_in_other_threads_do_not_outlive_ctrl_c():
    """Bots that would think for ever are stopped, and their games left."""
    thinking = threading.Event()
    real = simulation.wait
    rounds = []

    def wait(futures, timeout=None, return_when="ALL_COMPLETED"):
        rounds.append(timeout)
        if len(rounds) == 1:
            thinking.wait(0.2)
            raise KeyboardInterrupt
        return real(futures, timeout, return_when)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulation, "wait", wait)
        with pytest.raises(KeyboardInterrupt):
            regalia.simulate(
                "regicide", players=2, bots="search", games=4, seed=1, threads=2,
                budget={"simulations": ENDLESS},
            )  # fmt: skip
    assert not [each for each in threading.enumerate() if "ThreadPool" in each.name]


def test_a_simulation_with_a_budget_prepares_its_bots(monkeypatch):
    prepared = []
    monkeypatch.setattr(simulation, "prepare", prepared.append)
    regalia.simulate("regicide", bots="greedy", games=1, seed=1, budget={"simulations": 1})
    assert prepared == ["regicide/greedy"]
    assert players.names("regicide")[1] == prepared[0]
    assert stream(1).shape == (2,)
