"""The players: always a legal move, from a view alone, the same one for the same seed."""

import copy
import json
import random
from functools import cache

import pytest

import regalia
from tests.games.revolution.positions import CELLS, lay, load
from tests.games.revolution.samples import MATCHES, any_move, sample_states, spread
from tests.games.revolution.walk import SYSTEMS

BOTS = ("random", "greedy", "search")
every_bot = pytest.mark.parametrize("name", BOTS)
every_system = pytest.mark.parametrize("system", SYSTEMS)


def bot(name, seed="bot", simulations=30):
    return regalia.bot(f"revolution/{name}", seed=seed, simulations=simulations)


@cache
def of_every_phase(system, number):
    """One state of each phase that this system knows in a match, from its real games."""
    found = {}
    options = {"system": system, **MATCHES[number]}
    for state in sample_states(options, 60, "phases"):
        truth = state.position()
        key = (
            truth["phase"],
            truth["step"] if truth["phase"] == "keep" else len(truth["board"]) // 3,
        )
        found.setdefault(key, state)
    return found


# Legal moves


@every_bot
@every_system
def test_a_bot_plays_a_legal_move_in_every_phase(name, system):
    phases = set()
    for number in range(len(MATCHES)):
        if name == "search" and number % 3:
            continue
        player = bot(name)
        for (phase, _), state in of_every_phase(system, number).items():
            seat = state.to_move
            assert player.choose(state.view(seat)) in state.legal_moves()
            phases.add(phase)
    expected = {"play", "choose"}
    expected |= {"draft": {"take"}, "secret_draft": {"keep"}}.get(system, set())
    assert phases == expected


@pytest.mark.parametrize("name", ["random", "greedy"])
@every_system
def test_whole_games_between_bots(name, system):
    for number in range(12):
        state = regalia.game("revolution", **spread(number, system)).deal(number)
        players = [bot(name, f"{number} {seat}") for seat in range(2)]
        while state.to_move is not None:
            state.play(players[state.to_move].choose(state.view(state.to_move)))
        assert state.outcome is not None


@every_system
def test_a_whole_game_of_the_search(system):
    state = regalia.game("revolution", system=system).deal("search")
    players = [bot("search", "s"), bot("random", "r")]
    while state.to_move is not None:
        state.play(players[state.to_move].choose(state.view(state.to_move)))
    assert state.outcome.reason is not None


# The same again


@every_bot
@every_system
def test_the_same_seed_and_simulations_give_the_same_moves(name, system):
    states = sample_states({"system": system}, 6, "same")
    one, two = bot(name, "seed"), bot(name, "seed")
    for state in states:
        view = state.view(state.to_move)
        before = json.dumps(view)
        random.seed(len(before))
        chosen = one.choose(view)
        random.random()
        assert two.choose(json.loads(before)) == chosen
        assert json.dumps(view) == before


def test_another_seed_gives_other_moves():
    state = regalia.game("revolution").deal("seeds")
    for name in ("random", "greedy"):
        chosen = {bot(name, f"{number}").choose(state.view(state.to_move)) for number in range(40)}
        assert len(chosen) > 4


@every_bot
def test_a_bot_sees_the_view_and_nothing_else(name):
    """What lies behind the view makes no difference: hidden cards, the stream."""
    for hidden in (["Death", "Witch"], ["Tower", "Sage"]):
        state = load(
            "King Queen Minister Assassin",
            ["Pope", *hidden],
            field=lay("a1 Citizen, b2 !Saint, c2 Mage, a3 !Monk"),
            options={"system": "secret_random"},
            hidden=[[], hidden],
            chance=("12" if hidden[0] == "Death" else "21") * 16,
        )
        players = bot(name, "blind"), bot(name, "blind")
        if hidden[0] == "Death":
            chosen = [players[0].choose(state.view(0)) for _ in range(3)]
        else:
            assert [players[1].choose(state.view(0)) for _ in range(3)] == chosen


# Refusals


@every_bot
def test_a_view_that_is_not_to_move_is_refused(name):
    state = regalia.game("revolution").deal("refused")
    player = bot(name)
    other = 1 - state.to_move
    over = load("King", field=lay("a1 Queen, b1 Princess, c1 Mage, a2 Minister, b2 General, "
                                  "c2 !Pope, a3 !Monk, b3 !Saint"))  # fmt: skip
    over.play("King@c3")
    for view in (state.view(other), state.view(None), over.view(0)):
        for ask in (player.choose, player.evaluate):
            with pytest.raises(regalia.BadOption) as caught:
                ask(view)
            assert caught.value.code == "bot/not_to_move"
    for view in ({}, None, [], "view"):
        with pytest.raises(regalia.BadOption) as caught:
            player.choose(view)
        assert caught.value.code == "bot/not_to_move"


BREAKS = {
    "no board": lambda v: v.pop("board"),
    "no options": lambda v: v.pop("options"),
    "no such seat": lambda v: v.update(seat=5),
    "one too many aside": lambda v: v.update(aside=v["aside"] + 1),
    "a king unseen": lambda v: v["unseen"].append("King"),
    "no such phase": lambda v: v.update(phase="later"),
    "one Area": lambda v: v["areas"].pop(),
    "seven hidden": lambda v: v["areas"][1].update(hidden_count=7),
    "nobody's ally": lambda v: v.update(board={"a1": {"card": "Queen"}}),
}


@every_bot
@pytest.mark.parametrize("system", ["standard", "secret_draft"])
@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_view_is_refused(name, system, what):
    state = regalia.game("revolution", system=system).deal("broken")
    while state.position()["plies"] < 3:
        state.play(any_move(state, random.Random("broken")))
    view = copy.deepcopy(state.view(state.to_move))
    player = bot(name)
    BREAKS[what](view)
    asked = [player.evaluate] if name == "random" else [player.evaluate, player.choose]
    for ask in asked:
        with pytest.raises(regalia.RegaliaError) as caught:
            ask(view)
        # A seat that is not there is not to move either.
        assert caught.value.code in ("view/shape", "bot/not_to_move")
        assert caught.value.code == "view/shape" or view["seat"] == 5


@every_bot
def test_moves_that_are_not_the_viewers_own_are_refused(name):
    """Moves pasted into the view of somebody who cannot make them."""
    state = regalia.game("revolution", system="secret_random").deal("pasted")
    state.play("Citizen@b2")
    legal = state.legal_moves()
    for seat in (1 - state.to_move, None):
        view = {**state.view(seat), "legal_moves": legal}
        player = bot(name)
        for ask in (player.evaluate,) if name == "random" else (player.evaluate, player.choose):
            with pytest.raises(regalia.RegaliaError) as caught:
                ask(view)
            assert caught.value.code in ("bot/not_to_move", "view/shape")


@every_bot
def test_a_budget_that_is_none_is_refused(name):
    for number in (0, -1, "many", None, True, 1.5):
        with pytest.raises(regalia.BadOption) as caught:
            regalia.bot(f"revolution/{name}", simulations=number)
        assert caught.value.code == "option/number"


# Odds


@every_bot
@every_system
def test_every_legal_move_gets_its_odds(name, system):
    player = bot(name, simulations=5)
    for number in range(3):
        for state in sample_states(spread(number, system), 3, "odds"):
            found = player.evaluate(state.view(state.to_move))
            assert sorted(candidate.move for candidate in found) == sorted(state.legal_moves())
            for candidate in found:
                assert 0 <= candidate.win <= 1
                assert 0 < candidate.error < 0.5 or candidate.proven
                assert not candidate.proven or (candidate.error, candidate.win % 0.5) == (0, 0)
            shares = [candidate.win for candidate in found]
            assert shares == sorted(shares, reverse=True)


def last_cell(**facts):
    """Seat 0 fills the last cell: with the Minister's effect it wins, else it loses."""
    field = dict(zip(CELLS, ["King", "Queen", "Princess", "!Monk", "!Pope", "!Cardinal", "!Saint",
                             "!Bishop"], strict=False))  # fmt: skip
    return load("Minister Mage", facts.pop("theirs", "Temple"), field=field, **facts)


WINS = {"Minister@c3 b2", "Minister@c3 c2", "Minister@c3 b3"}


@every_bot
def test_odds_tell_a_win_from_a_loss(name):
    found = bot(name).evaluate(last_cell().view(0))
    assert {candidate.move for candidate in found if candidate.win == 1} == WINS
    assert {candidate.move for candidate in found if candidate.win == 0} == {
        "Minister@c3", "Mage@c3",
    }  # fmt: skip


SETTINGS = [
    {"system": "standard"},
    {"system": "standard", "match": "best_of_three"},
    {
        "system": "standard",
        "numbered": "yes",
        "match": "three_games",
        "numbers": "5,5,5,5,5,5,5,5,5",
    },
    {"system": "secret_random"},
    {"system": "secret_random", "match": "best_of_three"},
    {"system": "secret_draft"},
]


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()))
def test_a_win_at_hand_is_taken(name, options):
    """In any system, with hidden cards or without, in a game of a match or alone."""
    facts = {}
    if options["system"].startswith("secret"):
        facts = {"theirs": "Samurai Temple", "hidden": [[], ["Samurai"]]}
    state = last_cell(options=options, **facts)
    for number in range(12 if name == "greedy" else 2):
        assert bot(name, f"{number}").choose(state.view(0)) in WINS


def test_a_blind_pick_is_no_free_turn():
    """Seat 0 loses with every card it can put on the last cell but one that wins at once; to send
    the Assassin blindly loses like the others."""
    field = dict(zip(CELLS, ["King", "Queen", "Princess", "!Monk", "!Pope", "!Cardinal", "!Saint",
                             "!Bishop"], strict=False))  # fmt: skip
    state = load(
        "Assassin Minister",
        "Samurai Temple",
        field=field,
        options={"system": "secret_random"},
        hidden=[[], ["Samurai"]],
    )
    after = state.copy()
    after.play("Assassin@c3 ?")
    assert after.outcome.winner == 1
    for number in range(3):
        assert bot("search", f"{number}").choose(state.view(0)) in WINS
