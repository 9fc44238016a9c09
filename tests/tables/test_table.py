"""Who sits where, who may do what, and that nothing happens twice."""

import json
import random

import pytest
from msgspec import UNSET

from regalia.tables import authority, requests, sight
from regalia.tables.authority import answer, closing, handing_over
from regalia.tables.deal import is_contribution, promise, seed_of
from regalia.tables.fold import fold
from regalia.tables.log import check_chain
from regalia.tables.table import Asker, TableError
from tests.tables.sitting import Sitting, contribution, event_of, look_of


def two(**options) -> Sitting:
    """Ann and Bob at a game of Regicide; Ann begins."""
    return Sitting(players=2, first=0, **options).seat("ann", "bob").start()


def three() -> Sitting:
    return Sitting(players=3, first=0).seat("ann", "bob", "cy").start()


# Gathering


def test_a_new_table_gathers_and_all_its_seats_are_open():
    sitting = Sitting(players=3)
    told = look_of(sitting.table, None)
    assert told["phase"] == "gathering"
    assert [seat["kind"] for seat in told["seats"]] == ["open"] * 3
    assert (told["game"], told["options"]["players"]) == ("regicide", 3)
    assert (told["number"], told["revision"], told["view"], told["proof"]) == (
        1,
        0,
        None,
        None,
    )


def test_guests_take_the_seat_they_ask_for_or_the_first_open_one():
    sitting = Sitting(players=3)
    assert sitting.ask("bob", requests.Sit, seat=1).body.seat == 1
    assert sitting.ask("ann", requests.Sit).body.seat == 0
    assert sitting.ask("cy", requests.Sit).body.seat == 2
    assert [seat.name for seat in sitting.table.seats] == ["Ann", "Bob", "Cy"]
    assert [sitting.table.seat_of(guest) for guest in ("ann", "bob", "cy", "dee", None)] == [
        0,
        1,
        2,
        None,
        None,
    ]


def test_nobody_sits_twice_or_on_a_seat_that_is_taken_or_does_not_exist():
    sitting = Sitting(players=2).seat("ann")
    assert sitting.refused("ann", requests.Sit) == "table/seated"
    assert sitting.refused("bob", requests.Sit, seat=0) == "table/taken"
    assert sitting.refused("bob", requests.Sit, seat=2) == "table/seat"
    sitting.seat("bob")
    assert sitting.refused("cy", requests.Sit) == "table/full"
    sitting.start()
    assert sitting.refused("cy", requests.Sit) == "table/begun"


def test_who_gets_up_before_the_game_opens_the_seat():
    sitting = Sitting(players=2).seat("ann", "bob")
    sitting.ask("bob", requests.Leave)
    assert sitting.table.seats[1].open
    assert sitting.refused("bob", requests.Leave) == "table/not_seated"
    sitting.seat("cy")
    assert sitting.table.seats[1].guest == "cy"


def test_a_host_who_goes_leaves_the_table_to_the_next_guest():
    sitting = Sitting(players=3).seat("ann", "bob", "cy")
    assert [look_of(sitting.table, seat)["host"] for seat in (0, 1, 2, None)] == [
        True,
        False,
        False,
        False,
    ]
    sitting.ask("bob", requests.Leave)
    assert sitting.table.host == "ann"
    sitting.ask("ann", requests.Leave)
    assert sitting.table.host == "cy"
    assert look_of(sitting.table, 2)["host"]
    sitting.ask("cy", requests.Leave)
    assert sitting.table.host is None
    sitting.seat("dee")
    assert sitting.table.host == "dee"


def test_the_one_who_opened_the_table_is_host_before_they_sit():
    sitting = Sitting(players=2).seat("bob")
    assert sitting.refused("bob", requests.Bot, seat=1, bot="random") == "table/not_host"
    sitting.ask("ann", requests.Bot, seat=1, bot="random")
    sitting.start()
    assert sitting.table.phase == "playing"


def test_only_the_host_seats_bots_and_only_bots_there_are():
    sitting = Sitting(players=3).seat("ann", "bob")
    assert sitting.refused("bob", requests.Bot, seat=2, bot="greedy") == "table/not_host"
    assert sitting.refused("ann", requests.Bot, seat=1, bot="greedy") == "table/taken"
    assert sitting.refused("ann", requests.Bot, seat=3, bot="greedy") == "table/seat"
    assert sitting.refused("ann", requests.Bot, seat=2, bot="genius") == "bot/unknown"
    entry = sitting.ask("ann", requests.Bot, seat=2, bot="regicide/greedy", milliseconds=50)
    assert entry.body.bot == "greedy"
    assert look_of(sitting.table, None)["seats"][2] == {
        "kind": "bot",
        "name": "",
        "bot": "greedy",
        "away": False,
        "contributed": False,
    }
    sitting.ask("ann", requests.Bot, seat=2, bot="random")
    assert sitting.table.seats[2].bot == "random"
    assert sitting.table.seats[2].milliseconds is None
    assert sitting.refused("cy", requests.Sit) == "table/full"


def test_the_host_opens_seats_again():
    sitting = Sitting(players=3).seat("ann", "bob")
    sitting.ask("ann", requests.Bot, seat=2, bot="random")
    assert sitting.refused("bob", requests.Empty, seat=2) == "table/not_host"
    sitting.ask("ann", requests.Empty, seat=2)
    assert sitting.refused("ann", requests.Empty, seat=2) == "table/open"
    assert sitting.refused("ann", requests.Empty, seat=7) == "table/seat"
    sitting.ask("ann", requests.Empty, seat=1)
    assert [seat.open for seat in sitting.table.seats] == [False, True, True]
    assert sitting.table.seat_of("bob") is None


def test_the_host_deals_when_no_seat_is_open():
    sitting = Sitting(players=2).seat("ann")
    assert sitting.refused("ann", requests.Start) == "table/waiting"
    assert sitting.refused("ann", requests.Move, revision=0, move="yield") == "table/not_begun"
    assert sitting.refused("ann", requests.TakeBack, revision=0) == "table/not_begun"
    assert sitting.refused("ann", requests.StandIn, seat=0, bot="random") == "table/not_begun"
    assert sitting.refused("ann", requests.Hint, seat=0) == "table/not_begun"
    sitting.seat("bob")
    assert sitting.refused("bob", requests.Start) == "table/not_host"
    assert sitting.refused("cy", requests.Start) == "table/not_host"
    entry = sitting.ask("ann", requests.Start)
    assert (sitting.table.phase, sitting.table.revision) == ("playing", entry.number)
    assert look_of(sitting.table, 1)["commitment"] == entry.body.commitment
    assert entry.body.commitment == promise(sitting.table.id, sitting.table.secret)
    assert entry.body.seed == seed_of(sitting.table.id, sitting.table.secret, [None, None])
    assert sitting.refused("ann", requests.Start) == "table/begun"
    assert sitting.refused("ann", requests.Bot, seat=1, bot="random") == "table/begun"
    assert sitting.refused("ann", requests.Empty, seat=1) == "table/begun"


def test_every_deal_has_a_seed_and_a_secret_of_its_own():
    tables = [Sitting(players=1).seat("ann").start(None).table for _ in range(20)]
    assert len({table.secret for table in tables} | {table.started.seed for table in tables}) == 40
    assert all(is_contribution(table.secret) for table in tables)


# What everybody contributes to the deal


def test_the_promise_is_made_before_anybody_contributes():
    sitting = Sitting(players=2)
    opened = sitting.table.entries[0]
    promised = promise(sitting.table.id, opened.body.secret)
    for seat in sitting.everybody():
        assert event_of(sitting.table, opened, seat)["commitment"] == promised
        assert look_of(sitting.table, seat)["commitment"] == promised
    sitting.ask("ann", requests.Sit, contribution=contribution("ann"))
    sitting.seat("bob").start(None)
    assert look_of(sitting.table, None)["commitment"] == promised


def test_everybody_sees_what_somebody_contributes():
    sitting = Sitting(players=3)
    given = contribution("ann")
    entry = sitting.ask("ann", requests.Sit, contribution=given)
    sitting.seat("bob")
    for seat in sitting.everybody():
        assert event_of(sitting.table, entry, seat)["contribution"] == given
        seats = look_of(sitting.table, seat)["seats"]
        assert [each["contributed"] for each in seats] == [True, False, False]


@pytest.mark.parametrize(
    "given", ["", "ab", "a" * 63, "a" * 65, "A" * 64, "g" * 64, "a" * 63 + "\n"]
)
def test_a_contribution_of_another_length_is_refused(given):
    sitting = Sitting(players=2)
    assert sitting.refused("ann", requests.Sit, contribution=given) == "table/contribution"


def test_the_deal_is_made_of_the_contributions_that_are_there_when_it_begins():
    """Whoever leaves takes theirs along; a bot has none; another device has that of its seat."""
    sitting = Sitting(players=4)
    for who in ("ann", "bob", "cy"):
        sitting.ask(who, requests.Sit, contribution=contribution(who))
    sitting.ask("bob", requests.Leave)
    sitting.ask("bob", requests.Sit, seat=1, contribution=contribution("bob again"))
    sitting.ask("ann", requests.Empty, seat=2)
    sitting.ask("ann", requests.Bot, seat=2, bot="random")
    sitting.ask("dee", requests.Sit)
    sitting.hand_over(0, "ann 2")
    entry = sitting.ask("ann 2", requests.Start)
    given = [contribution("ann"), contribution("bob again"), None, None]
    assert sitting.table.contributions == given
    assert entry.body.seed == seed_of(sitting.table.id, sitting.table.secret, given)


def test_one_bit_of_anybody_makes_another_deal():
    starts = []
    for last in "01":
        sitting = Sitting(players=2, secret="5" * 64)
        sitting.ask("ann", requests.Sit, contribution=contribution("ann"))
        sitting.ask("bob", requests.Sit, contribution="0" * 63 + last)
        starts.append(sitting.start(None).table.start.position())
    assert starts[0] != starts[1]


# Moves


def test_a_move_is_played_by_the_seat_whose_turn_it_is():
    sitting = two()
    before = sitting.table.revision
    move = sitting.legal()[0]
    assert sitting.refused("bob", requests.Move, revision=before, move=move) == "move/turn"
    assert sitting.refused("cy", requests.Move, revision=before, move=move) == "table/not_seated"
    entry = sitting.ask("ann", requests.Move, revision=before, move=move)
    assert entry.kind == "moved"
    assert entry.body.seat == 0
    assert sitting.table.revision == entry.number > before
    assert sitting.table.state.moves == [move]


def test_a_move_thought_up_for_an_older_position_is_refused():
    sitting = two()
    before = sitting.table.revision
    sitting.play(sitting.legal()[0])
    who = sitting.holder(sitting.to_move)
    for stale in (before, 0):
        code = sitting.refused(who, requests.Move, revision=stale, move=sitting.legal()[0])
        assert code == "move/stale"
    ahead = sitting.table.number + 1
    code = sitting.refused(who, requests.Move, revision=ahead, move=sitting.legal()[0])
    assert code == "table/behind"


def test_talk_does_not_make_a_move_stale():
    sitting = two()
    before = sitting.table.revision
    sitting.ask("bob", requests.Talk, phrase="tavern")
    assert sitting.table.revision == before
    sitting.ask("ann", requests.Move, revision=before, move=sitting.legal()[0])


@pytest.mark.parametrize("move", ["", "play", "play Zz", "play X", "name 2", "nonsense \x00"])
def test_an_illegal_move_changes_nothing(move):
    sitting = two()
    code = sitting.refused("ann", requests.Move, revision=sitting.table.revision, move=move)
    assert code.startswith("move/")


def test_a_move_is_written_down_in_its_proper_notation():
    sitting = two()
    move = next(move for move in sitting.legal() if move.startswith("play"))
    entry = sitting.play(f"  {move.upper()} ".replace("PLAY", "play"))
    assert entry.body.move == move


def test_a_bot_plays_only_its_own_seat():
    sitting = Sitting(players=2, first=0).seat("ann")
    sitting.ask("ann", requests.Bot, seat=1, bot="random")
    sitting.start()
    now = sitting.table.revision
    assert sitting.table.bot_to_move() is None
    for seat in (0, 1):
        bot = Asker(None, bot_seat=seat)
        code = sitting.refused(bot, requests.Move, revision=now, move=sitting.legal()[0])
        assert code == "move/turn"
    while sitting.to_move == 0:
        sitting.play(sitting.legal()[0])
    assert sitting.table.bot_to_move() == 1
    entry = sitting.play(sitting.legal()[0])
    assert entry.body.bot is True
    assert entry.body.by is None


def test_a_table_that_is_over_takes_nothing_but_words():
    sitting = two().play_on(random.Random(1))
    assert sitting.table.phase == "finished"
    assert sitting.table.entries[-1].body.last is True
    assert sitting.table.bot_to_move() is None
    now = sitting.table.revision
    for kind, facts in [
        (requests.Sit, {}),
        (requests.Leave, {}),
        (requests.Return, {}),
        (requests.Start, {}),
        (requests.Move, {"revision": now, "move": "yield"}),
        (requests.TakeBack, {"revision": now}),
        (requests.StandIn, {"seat": 1, "bot": "random"}),
        (requests.Answer, {"proposal": 1, "yes": True}),
        (requests.Hint, {"seat": 0}),
        (requests.Bot, {"seat": 1, "bot": "random"}),
        (requests.Empty, {"seat": 1}),
    ]:
        assert sitting.refused("ann", kind, **facts) == "table/over"
    sitting.ask("ann", requests.Talk, phrase="good_game")


def test_a_table_given_up_keeps_its_secrets():
    sitting = Sitting(players=2).seat("ann", "bob").start(None)
    begun = sitting.table.entries[-1].body
    sitting.apply(closing(sitting.table, 2000))
    assert sitting.table.phase == "abandoned"
    assert sitting.refused("ann", requests.Leave) == "table/over"
    assert look_of(sitting.table, 0)["proof"] is None
    assert begun.seed not in sitting.looks()
    assert sitting.table.secret not in sitting.looks()


def test_time_never_runs_backwards():
    sitting = Sitting(players=1)
    entry = answer(sitting.table, sitting.guest("ann"), requests.Sit(id="x"), 5)
    assert entry.at == 1000


# The same request again


def test_the_same_request_again_gets_the_same_entry_and_nothing_happens_twice():
    sitting = Sitting(players=2, first=0)
    told = [
        ("ann", requests.Sit(id="a")),
        ("ann", requests.Bot(id="b", seat=1, bot="random")),
        ("ann", requests.Empty(id="c", seat=1)),
        ("bob", requests.Sit(id="a")),
        ("ann", requests.Talk(id="d", phrase="hello")),
        ("ann", requests.Start(id="e")),
        ("bob", requests.Leave(id="f")),
        ("bob", requests.Return(id="g")),
    ]
    entries = []
    for who, ask in told:
        entries.append(sitting.answer(who, ask))
        number, looks = sitting.table.number, sitting.looks()
        assert sitting.answer(who, ask) is entries[-1]
        assert (sitting.table.number, sitting.looks()) == (number, looks)
    move = requests.Move(id="m", revision=sitting.table.revision, move=sitting.legal()[0])
    entries.append(sitting.answer("ann", move))
    sitting.play_on(random.Random(3))
    looks = sitting.looks()
    for (who, ask), entry in zip([*told, ("ann", move)], entries, strict=True):
        assert sitting.answer(who, ask) == entry  # even when all is over
    assert sitting.looks() == looks
    again = fold(sitting.table.id, sitting.table.entries)
    for (who, ask), entry in zip([*told, ("ann", move)], entries, strict=True):
        assert answer(again, sitting.guest(who), ask, 9999) == entry  # and after a restart


def test_ids_are_each_askers_own():
    sitting = Sitting(players=2)
    one = sitting.answer("ann", requests.Sit(id="same"))
    two = sitting.answer("bob", requests.Sit(id="same"))
    assert (one.body.seat, two.body.seat) == (0, 1)


def test_bots_of_two_seats_may_use_the_same_id():
    sitting = Sitting(players=2, first=0)
    for seat in (0, 1):
        sitting.ask("ann", requests.Bot, seat=seat, bot="random")
    sitting.start()
    seats = set()
    while not sitting.table.over and len(seats) < 2:
        seat = sitting.to_move
        name = "same" if seat not in seats else f"other {sitting.table.number}"
        ask = requests.Move(id=name, revision=sitting.table.revision, move=sitting.legal()[0])
        entry = sitting.answer(Asker(None, bot_seat=seat), ask)
        assert entry is sitting.table.last
        assert sitting.answer(Asker(None, bot_seat=seat), ask) is entry
        seats.add(seat)
    assert seats == {0, 1}


def test_a_refused_request_may_be_sent_again():
    sitting = Sitting(players=2).seat("ann")
    ask = requests.Start(id="go")
    assert sitting.refused("ann", lambda **_: ask) == "table/waiting"
    sitting.seat("bob")
    assert sitting.answer("ann", ask).kind == "started"


# Away, stand-ins, proposals


def test_during_the_game_a_seat_waits_for_who_left():
    sitting = two()
    assert sitting.refused("ann", requests.Return) == "table/seated"
    sitting.ask("bob", requests.Leave)
    seat = sitting.table.seats[1]
    assert (seat.guest, seat.away, seat.present, seat.open) == ("bob", True, False, False)
    assert sitting.refused("bob", requests.Leave) == "table/away"
    assert sitting.refused("bob", requests.Sit) == "table/seated"
    sitting.ask("bob", requests.Return)
    assert seat.present


def test_a_bot_stands_in_only_for_somebody_away():
    sitting = Sitting(players=3, first=0).seat("ann", "bob")
    sitting.ask("ann", requests.Bot, seat=2, bot="random")
    sitting.start()
    for seat in (0, 1, 2):
        assert sitting.refused("ann", requests.StandIn, seat=seat, bot="random") == "table/not_away"
    assert sitting.refused("ann", requests.StandIn, seat=3, bot="random") == "table/seat"
    sitting.ask("bob", requests.Leave)
    assert sitting.refused("ann", requests.StandIn, seat=1, bot="genius") == "bot/unknown"
    assert sitting.refused("cy", requests.StandIn, seat=1, bot="random") == "table/not_seated"
    # Ann is alone with a bot: there is nobody else to agree
    assert sitting.ask("ann", requests.StandIn, seat=1, bot="random").kind == "stood_in"
    assert sitting.refused("ann", requests.StandIn, seat=1, bot="greedy") == "table/not_away"


def test_a_stand_in_plays_until_the_seat_is_given_back():
    sitting = two()
    while sitting.to_move == 0:
        sitting.play(sitting.legal()[0])
    sitting.ask("bob", requests.Leave)
    sitting.ask("ann", requests.StandIn, seat=1, bot="random", milliseconds=20)
    assert sitting.table.bot_to_move() == 1
    assert sitting.table.seats[1].guest == "bob"
    assert look_of(sitting.table, None)["seats"][1] == {
        "kind": "guest",
        "name": "Bob",
        "bot": "random",
        "away": True,
        "contributed": False,
    }
    now, move = sitting.table.revision, sitting.legal()[0]
    assert sitting.refused("bob", requests.Move, revision=now, move=move) == "move/turn"
    assert sitting.play(move).body.bot is True
    sitting.ask("bob", requests.Return)
    assert sitting.table.bot_to_move() is None
    assert sitting.table.seats[1].present
    if sitting.to_move == 1:
        code = sitting.refused(
            Asker(None, bot_seat=1),
            requests.Move,
            revision=sitting.table.revision,
            move=sitting.legal()[0],
        )
        assert code == "move/turn"


def test_all_who_are_left_agree_to_a_stand_in():
    sitting = Sitting(players=4, first=0).seat("ann", "bob", "cy", "dee").start()
    sitting.ask("dee", requests.Leave)
    entry = sitting.ask("ann", requests.StandIn, seat=3, bot="greedy")
    assert entry.kind == "proposed"
    assert look_of(sitting.table, None)["proposal"] == {
        "number": entry.number,
        "what": "stand_in",
        "waiting": [1, 2],
        "seat": 0,
        "away": 3,
        "bot": "greedy",
    }
    assert sitting.refused("bob", requests.StandIn, seat=3, bot="random") == "proposal/open"
    yes = {"proposal": entry.number, "yes": True}
    for who in ("ann", "dee"):
        assert sitting.refused(who, requests.Answer, **yes) == "proposal/unknown"
    assert sitting.refused("eve", requests.Answer, **yes) == "table/not_seated"
    assert sitting.refused("bob", requests.Answer, proposal=1, yes=True) == "proposal/unknown"
    first = sitting.ask("cy", requests.Answer, **yes)
    assert (first.kind, first.body.carried) == ("agreed", UNSET)
    assert sitting.refused("cy", requests.Answer, **yes) == "proposal/unknown"
    assert sitting.table.seats[3].bot is None
    last = sitting.ask("bob", requests.Answer, **yes)
    assert last.body.carried == "stand_in"
    assert sitting.table.seats[3].bot == "greedy"
    assert sitting.table.seats[0].bot is None
    assert sitting.table.proposal is None
    assert sitting.refused("bob", requests.Answer, **yes) == "proposal/unknown"


def test_one_who_declines_ends_a_proposal():
    sitting = three()
    sitting.ask("cy", requests.Leave)
    number = sitting.ask("ann", requests.StandIn, seat=2, bot="greedy").number
    assert sitting.ask("bob", requests.Answer, proposal=number, yes=False).kind == "declined"
    assert sitting.table.proposal is None
    assert sitting.table.seats[2].bot is None
    code = sitting.refused("bob", requests.Answer, proposal=number, yes=True)
    assert code == "proposal/unknown"
    assert sitting.ask("bob", requests.StandIn, seat=2, bot="random").kind == "proposed"


def test_who_comes_back_needs_no_stand_in():
    sitting = three()
    sitting.ask("cy", requests.Leave)
    number = sitting.ask("ann", requests.StandIn, seat=2, bot="greedy").number
    sitting.ask("cy", requests.Return)
    assert sitting.table.proposal is None
    assert sitting.refused("bob", requests.Answer, proposal=number, yes=True) == "proposal/unknown"
    assert sitting.table.seats[2].present


def test_a_proposal_that_waits_for_nobody_is_dropped():
    sitting = three()
    sitting.ask("cy", requests.Leave)
    sitting.ask("ann", requests.StandIn, seat=2, bot="greedy")
    sitting.ask("bob", requests.Leave)
    assert sitting.table.proposal is None
    assert sitting.table.seats[2].bot is None
    assert sitting.ask("ann", requests.StandIn, seat=2, bot="greedy").kind == "stood_in"
    assert sitting.ask("ann", requests.StandIn, seat=1, bot="greedy").kind == "stood_in"


def test_the_end_of_the_game_ends_a_proposal():
    sitting = three()
    sitting.ask("cy", requests.Leave)
    sitting.ask("ann", requests.StandIn, seat=2, bot="greedy")
    sitting.play_on(random.Random(5))
    assert sitting.table.over
    assert sitting.table.proposal is None


# Another device


def test_a_seat_is_handed_over_with_all_that_belongs_to_it():
    sitting = two()
    sitting.ask("ann", requests.Leave)
    sitting.hand_over(0, "ann 2")
    assert sitting.table.seat_of("ann") is None
    assert sitting.table.seat_of("ann 2") == 0
    assert sitting.table.host == "ann 2"
    assert sitting.table.seats[0].present
    assert sitting.table.seats[0].name == "Ann"
    now, move = sitting.table.revision, sitting.legal()[0]
    assert sitting.refused("ann", requests.Move, revision=now, move=move) == "table/not_seated"
    sitting.ask("ann 2", requests.Move, revision=now, move=move)


def test_a_seat_is_not_handed_to_one_who_sits_here_nor_from_a_bot_nor_afterwards():
    sitting = Sitting(players=3, first=0).seat("ann", "bob")
    sitting.ask("ann", requests.Bot, seat=2, bot="random")
    sitting.start()
    for seat, to, code in [(0, "bob", "table/seated"), (2, "cy", "table/link")]:
        with pytest.raises(Exception, match=r".") as caught:
            handing_over(sitting.table, seat, sitting.table.seats[seat].since, Asker(to), 2000)
        assert caught.value.code == code
    sitting.play_on(random.Random(2))
    with pytest.raises(Exception, match=r".") as caught:
        handing_over(sitting.table, 0, sitting.table.seats[0].since, Asker("cy"), 2000)
    assert caught.value.code == "table/over"


def test_a_seat_is_handed_over_only_for_whom_it_was_when_the_link_was_made():
    """They got up; somebody else sits there, or they themselves again."""
    sitting = Sitting(players=2).seat("ann", "bob")
    since = sitting.table.seats[1].since
    for who in ("cy", "bob"):
        sitting.ask("bob" if who == "cy" else "cy", requests.Leave)
        sitting.ask(who, requests.Sit, seat=1)
        with pytest.raises(TableError) as caught:
            handing_over(sitting.table, 1, since, Asker("bob 2"), 2000)
        assert caught.value.code == "table/link"
    sitting.start()
    sitting.hand_over(1, "bob 2")
    assert sitting.table.seat_of("bob 2") == 1
    sitting.hand_over(1, "bob 3")  # the link leads there from every device
    assert sitting.table.seat_of("bob 3") == 1


def test_who_proposed_something_can_take_it_back():
    sitting = three()
    sitting.ask("cy", requests.Leave)
    number = sitting.ask("ann", requests.StandIn, seat=2, bot="greedy").number
    assert sitting.refused("ann", requests.Answer, proposal=number, yes=True) == "proposal/unknown"
    assert sitting.ask("ann", requests.Answer, proposal=number, yes=False).kind == "declined"
    assert sitting.table.proposal is None
    assert sitting.table.seats[2].bot is None


def test_no_stand_in_is_put_on_a_seat_whose_player_came_back_on_another_device():
    """As when they come back on the same one."""
    sitting = three()
    sitting.ask("cy", requests.Leave)
    number = sitting.ask("ann", requests.StandIn, seat=2, bot="greedy").number
    sitting.hand_over(2, "cy 2")
    assert sitting.table.seats[2].present
    if sitting.table.proposal:
        sitting.ask("bob", requests.Answer, proposal=number, yes=True)
    assert sitting.table.seats[2].bot is None
    assert sitting.table.seats[2].present


# Hints


def test_hints_are_written_down_for_the_seat_whose_turn_it_is():
    sitting = two()
    assert look_of(sitting.table, 0)["hints"] is True
    assert sitting.refused("bob", requests.Hint, seat=1) == "move/turn"
    assert sitting.refused("ann", requests.Hint, seat=1) == "move/turn"
    assert sitting.refused("bob", requests.Hint, seat=0) == "move/turn"
    before = sitting.table.revision
    entry = sitting.ask("ann", requests.Hint, seat=0)
    assert sitting.table.revision == before
    assert event_of(sitting.table, entry, 1)["seat"] == 0


def test_a_table_may_forbid_hints():
    sitting = two(hints=False)
    assert look_of(sitting.table, 0)["hints"] is False
    assert sitting.refused("ann", requests.Hint, seat=0) == "hint/forbidden"


# What leaves the table


def test_there_is_a_record_only_when_the_game_is_finished():
    for sitting in (Sitting(players=2), two()):
        with pytest.raises(Exception, match=r".") as caught:
            sight.record(sitting.table)
        assert caught.value.code == "record/unfinished"
    sitting = two().play_on(random.Random(4), 3)
    sitting.apply(closing(sitting.table, 5000))
    with pytest.raises(Exception, match=r".") as caught:
        sight.record(sitting.table)
    assert caught.value.code == "record/unfinished"


def test_a_record_tells_who_sat_where_and_proves_the_deal():
    sitting = Sitting(players=3, first=0).seat("ann", "bob")
    sitting.ask("ann", requests.Bot, seat=2, bot="random")
    sitting.start()
    sitting.ask("bob", requests.Leave)
    sitting.ask("ann", requests.StandIn, seat=1, bot="greedy")
    sitting.play(sitting.legal()[0])
    hinted = []
    for _ in range(4):
        if not sitting.table.over and sitting.to_move == 0:
            sitting.ask("ann", requests.Hint, seat=0)
            hinted.append({"seat": 0, "after": len(sitting.table.state.moves)})
        if not sitting.table.over:
            sitting.play(sitting.legal()[0])
    sitting.play_on(random.Random(7))
    record = sight.record(sitting.table)
    assert record["seats"] == ["person", "person", "random"]
    assert record["table"]["names"] == ["Ann", "Bob", ""]
    assert record["table"]["hints"] == hinted
    assert record["moves"] == sitting.table.state.moves
    assert look_of(sitting.table, None)["proof"] == {
        "seed": record["seed"],
        "salt": None,
        "secret": record["table"]["secret"],
    }
    secret = record["table"]["secret"]
    assert promise(sitting.table.id, secret) == record["table"]["commitment"]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("regicide", {"players": 3}),
        ("revolution", {"system": "secret_draft"}),
        ("puppeteer", {}),
    ],
)
def test_a_table_is_the_fold_of_its_log(game, options):
    sitting = Sitting(game, **options)
    sitting.seat(*["ann", "bob", "cy"][: len(sitting.table.seats)]).start()
    sitting.play_on(random.Random(8))
    again = fold(sitting.table.id, list(sitting.table.entries))
    check_chain(again.id, again.entries)
    for seat in sitting.everybody():
        assert look_of(again, seat) == look_of(sitting.table, seat)
        for entry in sitting.table.entries:
            told = event_of(sitting.table, entry, seat)
            assert event_of(again, entry, seat) == told
            assert json.loads(json.dumps(told)) == told
    assert sight.record(again) == sight.record(sitting.table)


def test_others_do_not_hear_the_words_of_a_move_before_the_end():
    sitting = Sitting("revolution", system="secret_draft").seat("ann", "bob").start()
    entry = sitting.play(sitting.legal()[0])
    mover = entry.body.seat
    assert event_of(sitting.table, entry, mover)["move"] == entry.body.move
    assert "move" not in event_of(sitting.table, entry, 1 - mover)
    assert "move" not in event_of(sitting.table, entry, None)
    sitting.play_on(random.Random(9))
    assert event_of(sitting.table, entry, None)["move"] == entry.body.move


def test_of_a_move_everybody_hears_what_they_could_see():
    sitting, chance, hidden = two(), random.Random(9), 0
    while not sitting.table.over:
        move = chance.choice(sitting.legal())
        state = sitting.table.state.copy()
        happened = state.play(move)
        seen = [state.seen(happened, seat) for seat in sitting.everybody()]
        entry = sitting.play(move)
        told = [event_of(sitting.table, entry, seat) for seat in sitting.everybody()]
        assert [each["happened"] for each in told] == seen
        hidden += seen[1] != seen[2]
    assert hidden


def test_what_is_told_of_an_entry_never_holds_the_deal_or_the_guests():
    sitting = Sitting(players=2, first=0).seat("guest-one", "guest-two")
    sitting.ask("ann", requests.Start)
    sitting.ask("guest-two", requests.Leave)
    sitting.hand_over(1, "guest-three")
    started = next(entry for entry in sitting.table.entries if entry.kind == "started")
    for entry in sitting.table.entries:
        for seat in sitting.everybody():
            text = json.dumps(event_of(sitting.table, entry, seat)) + sitting.looks()
            for secret in (started.body.seed, sitting.table.secret, "guest-"):
                assert secret not in text


def test_after_very_much_only_what_comes_to_an_end_is_taken(monkeypatch):
    sitting = Sitting(players=2).seat("ann", "bob")
    sitting.start()
    sitting.ask("bob", requests.Leave)
    monkeypatch.setattr(authority, "MOST_ENTRIES", sitting.table.number)
    assert sitting.refused("ann", requests.Leave) == "table/often"
    assert sitting.refused("ann", requests.Talk, phrase="thanks") == "table/often"
    assert sitting.refused("ann", requests.StandIn, seat=1, bot="greedy") == "table/often"
    with pytest.raises(TableError):
        sitting.hand_over(0, "cy")
    sitting.ask("bob", requests.Return)
    sitting.play_on(random.Random(18))
    assert sitting.table.phase == "finished"


# Opponents


def duel(**how) -> Sitting:
    """Ann and Bob are opponents, and wait for Bob, who has left."""
    sitting = Sitting("revolution", **how).seat("ann", "bob").start()
    while sitting.to_move != 1:
        sitting.play(sitting.legal()[0])
    sitting.ask("bob", requests.Leave)
    return sitting


def test_nobody_plays_for_an_opponent_who_is_away():
    sitting = duel()
    assert sitting.refused("ann", requests.StandIn, seat=1, bot="greedy") == "table/opponents"


def test_a_game_is_claimed_from_an_opponent_who_was_away_for_as_long_as_agreed():
    sitting = duel(claim_after=60)
    seen = look_of(sitting.table, 0)
    assert (seen["claim_after"], seen["claimed_by"]) == (60, None)
    assert seen["claim_at"] == sitting.clock + 60_000
    assert look_of(sitting.table, 1)["claim_at"] is None
    assert sitting.refused("ann", requests.Claim) == "claim/early"
    sitting.clock += 60_000
    assert sitting.refused("bob", requests.Claim) == "claim/nobody"
    assert sitting.refused("cy", requests.Claim) == "table/not_seated"
    entry = sitting.ask("ann", requests.Claim)
    told = event_of(sitting.table, entry, None)
    assert (told["kind"], told["seat"], told["away"]) == ("claimed", 0, 1)
    seen = look_of(sitting.table, 1)
    assert (seen["phase"], seen["claimed_by"], seen["proof"]) == ("abandoned", 0, None)
    assert sitting.refused("bob", requests.Return) == "table/over"
    with pytest.raises(TableError, match=r"."):
        sight.record(sitting.table)
    assert fold(sitting.table.id, sitting.table.entries).claimed_by == 0


def test_a_game_is_not_claimed_from_who_is_back_or_while_it_is_ones_own_turn():
    sitting = duel(claim_after=60)
    sitting.clock += 60_000
    sitting.ask("bob", requests.Return)
    assert sitting.refused("ann", requests.Claim) == "claim/nobody"
    while sitting.to_move != 0:
        sitting.play(sitting.legal()[0])
    sitting.ask("bob", requests.Leave)
    sitting.clock += 60_000
    assert sitting.refused("ann", requests.Claim) == "claim/nobody"


def test_time_before_the_clock_was_set_does_not_count_for_a_claim():
    sitting = duel(claim_after=60)
    ask, ann = requests.Claim(id="claim"), Asker("ann")
    jump = sitting.clock + 90_000
    with pytest.raises(TableError) as early:
        answer(sitting.table, ann, ask, jump + 59_000, jump)
    assert early.value.code == "claim/early"
    assert answer(sitting.table, ann, ask, jump + 60_000, jump).kind == "claimed"


def test_there_is_nothing_to_claim_where_all_play_together():
    sitting = two()
    sitting.ask("bob", requests.Leave)
    sitting.clock += 10**12
    assert sitting.refused("ann", requests.Claim) == "claim/together"
    assert look_of(sitting.table, 0)["claim_after"] is None
