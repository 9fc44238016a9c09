"""Deals that explain what the partners did: consistent, diverse, telling, never ruling out the
truth."""

import json
from collections import Counter

import numpy as np
import pytest

import regalia
from regalia.core.bits import popcount
from regalia.core.chance import below, split, stream, words
from regalia.core.compile import compiled
from regalia.games.regicide import position
from regalia.games.regicide.batch import QUICK, RANDOM, random_action
from regalia.games.regicide.belief import LEAST, explains, likely_deal
from regalia.games.regicide.cards import worth
from regalia.games.regicide.enemy import blow
from regalia.games.regicide.plain import read_view
from regalia.games.regicide.policies import MIND, thumb_action
from regalia.games.regicide.rules import apply, set_up
from regalia.games.regicide.state import DISCARD, OVER, REPORT, STATE
from regalia.games.regicide.view import VIEW, glimpse, redeal_into, see
from regalia.games.regicide.weights import REFLEX, WEIGHTS
from tests.games.regicide.positions import load
from tests.games.regicide.walk import OPTIONS, name
from tests.rulebook import rule
from tests.scale import only_prove, prove, size

TEAMS = [options for options in OPTIONS if options["players"] > 1]
sizes = pytest.mark.parametrize("players", [2, 3, 4])


def likely(view, chance):
    """A likely truth behind a view, as an array of one state."""
    states, views, minds = np.zeros(3, STATE), np.zeros(1, VIEW), np.zeros(1, MIND)
    likely_deal(read_view(view)[0], chance, states, views[0], WEIGHTS, minds[0])
    return states[:1]


def plainly(view, chance):
    """A truth behind a view, every one equally likely."""
    states = np.zeros(1, STATE)
    redeal_into(read_view(view), chance, states)
    return states


def states(options, bot, games, every):
    """States from all over games that this bot plays with itself."""
    for number in range(games):
        state = regalia.game("regicide", **options).deal(f"belief#{number}")
        player = regalia.bot(f"regicide/{bot}", seed=number)
        steps = 0
        while state.to_move is not None:
            if steps % every == number % every:
                yield state
            state.play(player.choose(state.view(state.to_move)))
            steps += 1


@prove
@rule("RGC-44", "RGC-46")
@pytest.mark.parametrize("bot", ["reflex", "random"])
@pytest.mark.parametrize("options", TEAMS, ids=name)
def test_a_likely_deal_cannot_be_told_from_the_truth(options, bot):
    chance = stream(name(options))
    checked = differed = 0
    for state in states(options, bot, size(3, 8), size(8, 5)):
        truth = state.position()
        for seat in (None, *range(state.game.players)):
            view = state.view(seat)
            twin = state.game.load(position.write(likely(view, chance)))
            assert json.dumps(twin.view(seat)) == json.dumps(view)
            differed += twin.position()["hands"] != truth["hands"]
            checked += 1
    assert checked > size(10, 30)
    assert differed > checked / 2


@rule("RGC-44")
def test_likely_deals_are_diverse_and_independent_of_the_truth():
    facts = {"enemy": "Jh", "table": ["1: 2s"], "to_move": 0}
    state = load(["2c Th 9h", "3c Td 4d 5s"], tavern="5c 6c 7c 8c 9c", **facts)
    chance = stream("diverse")
    dealt = {int(likely(state.view(0), chance)["hands"][0, 1]) for _ in range(600)}
    assert len(dealt) > 100  # of 126 hands
    twin = load(["2c Th 9h", "5c 6c 7c 8c"], tavern="9c 3c Td 4d 5s", **facts)
    assert state.view(0) == twin.view(0)
    one, two = stream("same"), stream("same")
    for _ in range(50):
        assert likely(state.view(0), one).tobytes() == likely(twin.view(0), two).tobytes()


@compiled
def _allowed(s, v):
    """Whether the truth is one of the deals that a view leaves open."""
    for lot in range(v.lots):
        cards = v.lot_cards[lot]
        for seat in range(s.players):
            if popcount(s.hands[seat] & cards) != v.lot_places[lot, seat]:
                return False
    for seat in range(s.players):
        count = 0
        for lot in range(v.lots):
            count += v.lot_places[lot, seat]
        if count != popcount(s.hands[seat]) or count != v.hand_sizes[seat]:
            return False
    # The Tavern holds the lots one after the other
    place = 0
    for lot in range(v.lots):
        for _ in range(v.lot_places[lot, 4]):
            card = s.tavern[(s.top + place) & 63]
            if not v.lot_cards[lot] & np.uint64(1) << np.uint64(card):
                return False
            place += 1
    if place != s.tavern_size:
        return False
    for place in range(s.castle_next, 12):
        if s.castle[place] >> 2 != 10 + (place >> 2):
            return False
        if not v.to_come & np.uint64(1) << np.uint64(s.castle[place]):
            return False
    return s.phase != DISCARD or worth(s.hands[s.seat]) >= blow(s)


@compiled
def _watch_games(
    players, policy, family, first, games, states, views, minds, reports, weights, counts
):
    """Play games; at about every third moment look at the truth through each seat's eyes. Counts:
    moments, truths that a view rules out, truths that a partner's choice rules out, choices that
    told something."""
    s = states[0]
    mind = minds[0]
    for game in range(first, first + games):
        split(family, game, s.chance)
        split(family, game + 1_000_000, mind.chance)
        set_up(s, players, -1, game % 3, 0)
        while s.phase != OVER:
            if policy == RANDOM:
                action = random_action(s, mind)
            else:
                glimpse(s, views[0])
                action = thumb_action(views[0], weights, REFLEX, mind)
            apply(s, action, reports[0])
            if s.phase == OVER or below(mind.chance, 3) > 0:
                continue
            for viewer in range(-1, players):
                counts[0] += 1
                see(s, viewer, views[1])
                if not _allowed(s, views[1]):
                    counts[1] += 1
                for seat in range(players):
                    if seat != viewer:
                        states[1] = states[0]
                        chance = explains(s, seat, states[1], views[0], weights, mind)
                        if not LEAST <= chance <= 1.0:
                            counts[2] += 1
                        if LEAST < chance < 1.0:
                            counts[3] += 1


@only_prove  # its kernel takes ten seconds to compile
@rule("RGC-44", "RGC-46")
@pytest.mark.parametrize("policy", [RANDOM, QUICK], ids=["random", "reflex"])
def test_the_belief_never_excludes_the_truth(policy, record_property):
    """Over many games: wherever the cards really are, a view allows it, and what the partners did
    is never impossible with the hands they had."""
    moments, games = 0, 2000
    for players in (2, 3, 4):
        counts = np.zeros(4, np.int64)
        scratch = (np.zeros(2, STATE), np.zeros(2, VIEW), np.zeros(1, MIND), np.zeros(1, REPORT))
        family = words(f"truth {players}")
        _watch_games(players, policy, family, 0, games, *scratch, WEIGHTS, counts)
        assert counts[0] > games * players
        assert counts[1] == 0
        assert counts[2] == 0
        assert counts[3] > counts[0] / 50
        moments += int(counts[0])
    record_property("the belief and the truth", f"{moments} moments in {3 * games} games")


@rule("RGC-46")
def test_the_true_deal_comes_up():
    """However strange the partner's play was: of few deals every one comes up."""
    state = load(["4c 9c", "5d Td"], enemy="Jh", tavern="2d 3d", table=["1: As"], to_move=0)
    chance = stream("truth")
    hands = Counter(int(likely(state.view(0), chance)["hands"][0, 1]) for _ in range(600))
    assert len(hands) == 6
    paying = load(["4c 9c", "5d Td"], enemy="Jh", tavern="2d 3d", phase="discard", to_move=1)
    hands = {int(likely(paying.view(0), chance)["hands"][0, 1]) for _ in range(200)}
    assert len(hands) == 3  # each with the 10: the others could not pay


def holds_a_seven(deal, view, count, seed):
    """In which share of so many deals the partner holds one."""
    chance = stream(seed)
    sevens = np.uint64(0b1111 << 4 * 6)
    held = sum(bool(deal(view, chance)["hands"][0, 1] & sevens) for _ in range(count))
    return held / count


@prove
@rule("RGC-44")
def test_who_yields_is_not_likely_to_hold_what_would_kill():
    """Seven points from the end of a Jack that hits for ten, the partner yielded. Of the cards
    they may hold only a 7 kills, and exactly; most of the others do nothing but damage."""
    facts = {
        "enemy": "Jd",
        "table": ["0: 9h", "0: 4h"],
        "tavern": "7h 7s 5d 6d 6h",
        "to_move": 0,
    }
    yielded = load(["2c 8h", "2d 3d 4d"], yielded=[False, True], **facts)
    silent = load(["2c 8h", "2d 3d 4d"], **facts)
    count = size(1500, 3000)
    plain = holds_a_seven(plainly, yielded.view(0), count, "plain")
    told = holds_a_seven(likely, yielded.view(0), count, "told")
    same = holds_a_seven(likely, silent.view(0), count, "silent")
    error = (2 * plain * (1 - plain) / count) ** 0.5
    assert abs(plain - (1 - 20 / 56)) < 4 * error  # three of eight cards, neither 7
    assert told < plain - 10 * error
    # Nobody yielded, nobody played: nothing is told.
    assert abs(same - plain) < 4 * error


@rule("RGC-31", "RGC-44")
@pytest.mark.parametrize(
    ("table", "told"),
    [
        (["0: 9h", "0: 4h"], True),  # the yield was the turn before
        (["1: 9h", "0: 4h"], True),  # and that play was before the yield
        (["0: 9h", "0: X1"], False),  # whoever played the Jester named the next player
        ([], False),  # the yield may have been before the enemy that has just fallen
    ],
)
def test_a_yield_tells_something_only_right_after_it(table, told):
    """Three players, the second yielded, the third is to move."""
    facts = {"enemy": "Jd", "tavern": "7h 7s 5d 6d 6h", "to_move": 2, "table": table}
    hands = ["2c 8h", "2d 3d 4d", "5c 6c"]
    views, minds, before = np.zeros(1, VIEW), np.zeros(1, MIND), np.zeros(1, STATE)
    found = []
    for held in ("2d 3d 4d", "7h 3d 4d"):
        tavern = facts["tavern"].replace("7h", "2d") if "7h" in held else facts["tavern"]
        dealt = [hands[0], held, hands[2]]
        state = load(dealt, yielded=[False, True, False], **{**facts, "tavern": tavern})
        before[:] = state.array
        found.append(explains(state.array[0], 1, before[0], views[0], WEIGHTS, minds[0]))
    if told:
        assert found[1] < found[0] <= 1.0  # a 7 would have killed, or nearly
    else:
        assert found == [1.0, 1.0]


@rule("RGC-31")
def test_a_yield_before_a_play_of_ones_own_was_the_turn_before_that():
    """Whoever has to discard has played already: what lay there then is what the partner saw."""
    facts = {"enemy": "Jd", "tavern": "7h 7s 5d 6d 6h", "yielded": [False, True]}
    views, minds, before = np.zeros(1, VIEW), np.zeros(1, MIND), np.zeros(1, STATE)
    chances = []
    begun, played = ["0: 9h", "0: 4h"], ["0: 9h", "0: 4h", "0: 2h"]
    for hand, table, phase in (("2h 8h Tc", begun, "play"), ("8h Tc", played, "discard")):
        state = load([hand, "7c 3d 4d"], table=table, phase=phase, to_move=0, **facts)
        before[:] = state.array
        chances.append(explains(state.array[0], 1, before[0], views[0], WEIGHTS, minds[0]))
    assert chances[0] == chances[1] < 1.0


@rule("RGC-44")
def test_alone_a_likely_deal_is_a_plain_one():
    for options in OPTIONS[:9:4]:
        for state in states(options, "reflex", 3, 4):
            for seat in (0, None):
                one, two = stream("alone"), stream("alone")
                view = state.view(seat)
                for _ in range(3):
                    assert likely(view, one).tobytes() == plainly(view, two).tobytes()
                assert (one == two).all()


@sizes
def test_the_true_state_is_left_alone(players):
    """Asking how well a deal explains a choice changes nothing in the deal."""
    minds, views, before = np.zeros(1, MIND), np.zeros(1, VIEW), np.zeros(1, STATE)
    for state in states({"players": players}, "reflex", 2, 3):
        true = state.array
        kept = true.tobytes()
        for seat in range(players):
            before[:] = true
            explains(true[0], seat, before[0], views[0], WEIGHTS, minds[0])
            assert true.tobytes() == kept
