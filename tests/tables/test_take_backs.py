"""Take-backs: one's own last move, as long as nobody has learnt anything by it."""

import random

import pytest

from regalia.core.chance import stream
from regalia.core.game import State
from regalia.tables import requests
from regalia.tables.take_backs import revealed, shows
from tests.scale import prove, size
from tests.tables.sitting import Sitting, look_of
from tests.tables.witness import Witness, differing

#: Three players, seat 0 begins and holds the Jester.
WITH_JESTER = "3"


def two_at_revolution(**options) -> Sitting:
    """All lies open: whose turn it is is all that a move changes for the others."""
    return Sitting("revolution", **options).seat("ann", "bob").start()


def names(sitting: Sitting) -> tuple[str, str]:
    """The guest who moves, and the other of two."""
    mover = sitting.table.seats[sitting.to_move].guest
    return mover, "bob" if mover == "ann" else "ann"


def board(sitting: Sitting) -> list:
    return [look_of(sitting.table, seat)["view"] for seat in sitting.everybody()]


def test_there_is_nothing_to_take_back_before_the_first_move():
    sitting = two_at_revolution()
    assert sitting.no_take_back("ann") == "undo/nothing"
    assert sitting.no_take_back("cy") == "table/not_seated"


def test_a_move_that_has_shown_nothing_is_taken_back():
    sitting = Sitting(players=1).seat("ann").start("1")
    before, revision = board(sitting), sitting.table.revision
    sitting.play("play 6c")
    entry = sitting.take_back("ann")
    assert entry.kind == "took_back"
    assert board(sitting) == before
    assert sitting.table.revision == entry.number > revision
    assert sitting.table.state.moves == []
    assert sitting.no_take_back("ann") == "undo/nothing"
    assert sitting.refused("ann", requests.Move, revision=revision, move="play 6c") == "move/stale"
    sitting.play("play 8c")
    assert sitting.table.state.moves == ["play 8c"]


def test_a_take_back_is_for_one_revision():
    sitting = Sitting(players=1).seat("ann").start("1")
    stale = sitting.table.revision
    sitting.play("play 6c")
    assert sitting.refused("ann", requests.TakeBack, revision=stale) == "move/stale"
    ask = requests.TakeBack(id="once", revision=sitting.table.revision)
    entry = sitting.answer("ann", ask)
    looks = sitting.looks()
    assert sitting.answer("ann", ask) is entry
    assert sitting.looks() == looks


def test_moves_may_be_taken_back_one_after_another():
    sitting = Sitting(players=1).seat("ann").start("1")
    boards = [board(sitting)]
    sitting.play("play 6c")
    boards.append(board(sitting))
    sitting.play(sitting.legal()[0])
    for before in reversed(boards):
        sitting.take_back("ann")
        assert board(sitting) == before


def test_drawn_cards_are_not_put_back():
    sitting = Sitting(players=1).seat("ann").start("1")
    sitting.play("play 6d")
    assert sitting.no_take_back("ann") == "undo/shown"
    sitting = Sitting(players=1).seat("ann").start("1")
    sitting.play("flip")
    assert sitting.no_take_back("ann") == "undo/shown"


def test_a_card_others_have_seen_is_not_taken_back_not_even_from_one_who_is_away():
    sitting = Sitting(players=2, first=0).seat("ann", "bob").start("0")
    sitting.play("play 8c")
    assert sitting.no_take_back("ann") == "undo/shown"
    sitting.ask("bob", requests.Leave)
    assert sitting.no_take_back("ann") == "undo/shown"
    sitting.ask("ann", requests.StandIn, seat=1, bot="random")
    assert sitting.no_take_back("ann") == "undo/shown"


def test_what_a_bot_has_seen_does_not_matter():
    sitting = Sitting(players=2, first=0).seat("ann")
    sitting.ask("ann", requests.Bot, seat=1, bot="random")
    sitting.start("0")
    sitting.play("play 8c")
    assert sitting.take_back("ann").kind == "took_back"


def test_another_persons_move_is_not_taken_back():
    sitting = two_at_revolution()
    mover, other = names(sitting)
    sitting.play(sitting.legal()[0])
    assert sitting.no_take_back(other) == "undo/other"
    sitting.play(sitting.legal()[0])
    assert sitting.no_take_back(mover) == "undo/other"


def test_a_bots_move_is_not_taken_back_and_it_seals_ones_own():
    sitting = Sitting("revolution", first="regality").seat("ann")
    sitting.ask("ann", requests.Bot, seat=1, bot="random")
    sitting.start()
    assert sitting.to_move == 0
    sitting.play(sitting.legal()[0])
    assert sitting.take_back("ann").kind == "took_back"  # the bot has not moved yet
    sitting.play(sitting.legal()[0])
    sitting.play(sitting.legal()[0])
    assert sitting.no_take_back("ann") == "undo/other"


def test_what_a_stand_in_played_is_not_taken_back_by_who_comes_back():
    sitting = Sitting(players=2, first=0).seat("ann", "bob").start("0")
    mover, other, seat = "ann", "bob", 0
    sitting.ask(mover, requests.Leave)
    sitting.ask(other, requests.StandIn, seat=seat, bot="random")
    assert sitting.play(sitting.legal()[0]).body.bot
    sitting.ask(mover, requests.Return)
    assert sitting.no_take_back(mover) == "undo/other"


def test_a_move_that_ended_the_turn_is_taken_back_when_the_other_agrees():
    sitting = two_at_revolution()
    mover, other = names(sitting)
    before = board(sitting)
    sitting.play(sitting.legal()[0])
    after, revision = board(sitting), sitting.table.revision
    entry = sitting.take_back(mover)
    assert entry.kind == "proposed"
    assert (board(sitting), sitting.table.revision) == (after, revision)
    assert look_of(sitting.table, None)["proposal"]["what"] == "take_back"
    assert sitting.no_take_back(mover) == "proposal/open"
    assert sitting.refused(mover, requests.Answer, proposal=entry.number, yes=True) == (
        "proposal/unknown"
    )
    agreed = sitting.ask(other, requests.Answer, proposal=entry.number, yes=True)
    assert agreed.body.carried == "take_back"
    assert board(sitting) == before
    assert sitting.table.revision == agreed.number


def test_a_take_back_that_is_declined_changes_nothing():
    sitting = two_at_revolution()
    mover, other = names(sitting)
    sitting.play(sitting.legal()[0])
    after, revision = board(sitting), sitting.table.revision
    number = sitting.take_back(mover).number
    sitting.ask(other, requests.Answer, proposal=number, yes=False)
    assert (board(sitting), sitting.table.revision) == (after, revision)
    assert sitting.table.proposal is None
    assert sitting.take_back(mover).kind == "proposed"  # one may ask again


def test_to_play_on_is_to_decline():
    sitting = two_at_revolution()
    mover, other = names(sitting)
    sitting.play(sitting.legal()[0])
    number = sitting.take_back(mover).number
    sitting.play(sitting.legal()[0])
    assert sitting.table.proposal is None
    assert sitting.refused(other, requests.Answer, proposal=number, yes=True) == "proposal/unknown"
    assert len(sitting.table.state.moves) == 2


def test_nobody_is_asked_when_nobody_else_is_there():
    sitting = two_at_revolution()
    mover, other = names(sitting)
    sitting.play(sitting.legal()[0])
    sitting.ask(other, requests.Leave)
    assert sitting.take_back(mover).kind == "took_back"


def test_a_finished_game_is_not_taken_back():
    sitting = Sitting("puppeteer").seat("ann").start().play_on(random.Random(1))
    assert sitting.no_take_back("ann") == "table/over"


def name_next(sitting: Sitting) -> None:
    """Ann plays the Jester and names Bob: that ends her turn and tells nobody anything."""
    sitting.play("play X")
    sitting.play("name 2")
    assert sitting.to_move == 1


def test_all_the_others_agree_to_a_take_back():
    sitting = Sitting(players=3, first=0).seat("ann", "bob", "cy").start(WITH_JESTER)
    name_next(sitting)
    number = sitting.take_back("ann").number
    assert sitting.table.proposal.waiting == {1, 2}
    sitting.ask("bob", requests.Answer, proposal=number, yes=True)
    assert sitting.table.state.moves == ["play X", "name 2"]
    sitting.ask("cy", requests.Answer, proposal=number, yes=True)
    assert sitting.table.state.moves == ["play X"]
    assert sitting.no_take_back("ann") == "undo/shown"  # all have seen the Jester


def test_who_leaves_is_not_waited_for():
    sitting = Sitting(players=3, first=0).seat("ann", "bob", "cy").start(WITH_JESTER)
    name_next(sitting)
    number = sitting.take_back("ann").number
    sitting.ask("bob", requests.Leave)
    sitting.ask("cy", requests.Answer, proposal=number, yes=True)
    assert sitting.table.state.moves == ["play X"]


@pytest.mark.parametrize("device", ["the same", "another"])
@pytest.mark.parametrize("left", ["before it was proposed", "after it was proposed"])
def test_who_comes_back_before_all_have_agreed_is_asked_too(left, device):
    """A take-back that changes whose turn it is needs all people who are present."""
    sitting = Sitting(players=3, first=0).seat("ann", "bob", "cy").start(WITH_JESTER)
    name_next(sitting)
    if left.startswith("before"):
        sitting.ask("cy", requests.Leave)
        number = sitting.take_back("ann").number
    else:
        number = sitting.take_back("ann").number
        sitting.ask("cy", requests.Leave)
    if device == "another":
        sitting.hand_over(2, "cy 2")
    else:
        sitting.ask("cy", requests.Return)
    assert sitting.table.seats[2].present
    if sitting.table.proposal:
        sitting.ask("bob", requests.Answer, proposal=number, yes=True)
    assert sitting.table.state.moves == ["play X", "name 2"]  # Cy has not been asked


#: Yields in Regicide that told the others little: that the hand was worth enough.
RARE_TELLS = [(3, "e0", 0, 5), (3, "e10", 10, 18), (4, "e1", 1, 11), (4, "e6", 6, 7)]


@pytest.mark.parametrize(("players", "seed", "walk", "moves"), RARE_TELLS)
def test_also_what_is_rarely_different_has_been_shown(players, seed, walk, moves):
    """Who yields and can pay the blow has shown that they can, however likely it was."""
    sitting = Sitting(players=players)
    sitting.seat(*["ann", "bob", "cy", "dee"][:players]).start(seed)
    sitting.play_on(random.Random(walk), moves)
    before, mover = sitting.table.state.copy(), sitting.to_move
    sitting.play("yield")
    others = [seat for seat in range(players) if seat != mover]
    assert any(differing(before, "yield", seat, 2000, stop=1) for seat in others)
    assert sitting.no_take_back(sitting.holder(mover)) == "undo/shown"


@prove
def test_whether_a_take_back_is_granted_tells_the_mover_nothing():
    """The same on every deal that the mover cannot tell from the true one."""
    for game, options in GAMES[1:9]:
        sitting = Sitting(game, **options)
        sitting.seat(*["ann", "bob", "cy", "dee"][: len(sitting.table.seats)]).start("blind")
        state, chance = sitting.table.state, random.Random(f"{game} {options}")
        people = range(len(sitting.table.seats))
        for number in range(size(4, 8)):
            move, mover = chance.choice(state.legal_moves()), state.to_move
            before = state.copy()
            state.play(move)
            if state.to_move is None:
                break
            told = revealed(before, move, mover, people)
            if not shows(before, move, mover, 200):
                for again in range(3):
                    twin = before.redealt(mover, stream(f"{number} {again}"))
                    assert revealed(twin, move, mover, people) == told


GAMES = [
    ("regicide", {"players": 1}),
    ("regicide", {"players": 2}),
    ("regicide", {"players": 3}),
    ("regicide", {"players": 4}),
    ("revolution", {"system": "standard"}),
    ("revolution", {"system": "draft"}),
    ("revolution", {"system": "random"}),
    ("revolution", {"system": "secret_random"}),
    ("revolution", {"system": "secret_draft"}),
    ("revolution", {"match": "best_of_three"}),
    ("puppeteer", {}),
    ("puppeteer", {"lookahead": 1, "reveal": 1}),
]


def may_show(before: State, move: str, mover: int) -> bool:
    """Whether it told the mover something, or could have told somebody for all the mover knows."""
    others = [seat for seat in range(before.game.players) if seat != mover]
    worlds = [before.redealt(mover, stream(number)) for number in range(12)]
    return bool(differing(before, move, mover, stop=1)) or any(
        differing(world, move, seat, stop=1) for world in [before, *worlds] for seat in others
    )


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda value: str(value))
def test_whole_games_with_many_take_backs_tried(game, options):
    """What is granted has shown nothing to anybody, what is refused has shown something."""
    share = 0.8 if game == "regicide" else 0.4
    granted = refused = 0
    witness, read = Witness(), 0
    sitting = Sitting(game, **options)
    sitting.seat(*["ann", "bob", "cy", "dee"][: len(sitting.table.seats)]).start("whole")
    chance = random.Random(f"{game} {options}")
    while not sitting.table.over:
        before, mover = sitting.table.state.copy(), sitting.to_move
        move = chance.choice(sitting.legal())
        sitting.play(move)
        if sitting.table.over or chance.random() > share:
            continue
        ask = requests.TakeBack(id=f"back {sitting.table.number}", revision=sitting.table.revision)
        try:
            entry = sitting.answer(sitting.holder(mover), ask)
        except Exception as error:
            assert error.code == "undo/shown"
            refused += 1
            told = {event["event"] for event in before.copy().play(move)}
            assert may_show(before, move, mover) or told & set(before.game.manifest.telling)
        else:
            granted += 1
            for seat in list(sitting.table.proposal.waiting if sitting.table.proposal else ()):
                sitting.ask(sitting.holder(seat), requests.Answer, proposal=entry.number, yes=True)
            assert sitting.table.state.position() == before.position()
            sitting.play(move)  # the same again, or the game would not go on
        for entry in sitting.table.entries[read:]:
            witness.read(entry)
        read = sitting.table.number
        assert witness.moves == sitting.table.state.moves
    assert witness.take_backs == granted
    assert granted > 0 or options.get("players", 1) > 1  # of a hidden hand every card tells
    assert refused > 0 or game == "revolution"
