"""What can be said at a table: phrases, never free text."""

import random

import pytest
from msgspec import UNSET

from regalia.games.regicide.phrases import FACTS, WISHES
from regalia.tables import authority, requests, talk
from regalia.tables.talk import REACTIONS
from tests.rulebook import rule
from tests.tables.sitting import Sitting, event_of, look_of

GUESTS = ["ann", "bob", "cy", "dee"]
#: By the number of players: a deal that gives seat 0, who begins, a Jester.
WITH_JESTER = {3: "3", 4: "0"}


def regicide(players: int, seed: str = "7") -> Sitting:
    return Sitting(players=players, first=0).seat(*GUESTS[:players]).start(seed)


def sayable(sitting: Sitting, who: str) -> set[str]:
    """Every phrase there is, tried: those that are let through are those that are offered."""
    said = set()
    for phrase in (*FACTS, *WISHES, *REACTIONS):
        offered = phrase in phrases(sitting, sitting.table.seat_of(who))
        if offered:
            entry = sitting.ask(who, requests.Talk, phrase=phrase)
            assert (entry.kind, entry.body.phrase) == ("said", phrase)
            said.add(phrase)
        else:
            known = phrase in talk.known(sitting.table.game.name)
            code = sitting.refused(who, requests.Talk, phrase=phrase)
            assert code == ("talk/now" if known else "talk/unknown")
    return said


@rule("RGC-36", "RGC-37")
@pytest.mark.parametrize("players", [3, 4])
def test_wishes_may_be_said_only_between_a_jester_and_the_naming(players):
    sitting = regicide(players, WITH_JESTER[players])
    assert look_of(sitting.table, 0)["view"]["phase"] == "play"
    for who in GUESTS[:players]:
        assert sayable(sitting, who) == set(FACTS)
    sitting.play("play X")
    assert look_of(sitting.table, 0)["view"]["phase"] == "name"
    for who in GUESTS[:players]:
        assert sayable(sitting, who) == {*FACTS, *WISHES}
    sitting.play("name 2")
    for who in GUESTS[:players]:
        assert sayable(sitting, who) == set(FACTS)


@rule("RGC-36", "RGC-37")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_facts_may_be_said_all_through_the_game_by_every_seat_and_are_true(players):
    for seed in range(2):
        sitting = regicide(players, str(seed))
        chance = random.Random(seed)
        while not sitting.table.over:
            truth = sitting.table.state.position()
            public = look_of(sitting.table, None)["view"]
            assert (public["phase"] == "name") == (set(WISHES) <= set(phrases(sitting, 0)))
            enemy = public["enemy"]
            for seat, who in enumerate(GUESTS[:players]):
                assert set(phrases(sitting, seat)) - set(WISHES) == set(FACTS)
                told = {
                    phrase: sitting.ask(who, requests.Talk, phrase=phrase).body.count
                    for phrase in FACTS
                }
                assert told == {
                    "hand": len(truth["hands"][seat]),
                    "tavern": len(truth["tavern"]),
                    "discard": len(truth["discard"]),
                    "health": enemy["health"] - enemy["damage"],
                    "blow": max(enemy["attack"] - enemy["shield"], 0),
                    "castle": len(truth["castle"]),
                }
            sitting.play(chance.choice(sitting.legal()))


def phrases(sitting: Sitting, seat: int) -> list[str]:
    return [each["phrase"] for each in look_of(sitting.table, seat)["phrases"]]


@rule("RGC-36")
def test_what_is_said_is_the_same_whatever_the_speaker_holds():
    """The numbers are those that every seat and every onlooker can count."""
    sitting = regicide(3)
    for phrase in FACTS:
        entry = sitting.ask("bob", requests.Talk, phrase=phrase)
        heard = [event_of(sitting.table, entry, seat) for seat in sitting.everybody()]
        assert all(each == heard[0] for each in heard)
        assert set(heard[0]) == {"number", "at", "kind", "seat", "phrase", "count"}


@rule("RGC-36")
@pytest.mark.parametrize(
    "text",
    ["", "I have the king of hearts", "Hand", "hand ", "talk-hand", "\x00", "♥", "hand,good"],
)
def test_there_is_no_free_text(text):
    for sitting in (
        Sitting(players=2).seat("ann"),
        regicide(2),
        regicide(2).play_on(random.Random(1)),
        Sitting("revolution").seat("ann", "bob").start(),
        Sitting("puppeteer").seat("ann").start(),
    ):
        assert sitting.refused("ann", requests.Talk, phrase=text) == "talk/unknown"


@rule("RGC-36")
def test_reactions_belong_before_and_after_a_game_of_regicide():
    sitting = Sitting(players=2, first=0).seat(*GUESTS[:2])
    assert sayable(sitting, "bob") == set(REACTIONS)
    sitting.start()
    assert not sayable(sitting, "bob") & set(REACTIONS)
    sitting.play_on(random.Random(1))
    assert sitting.table.over
    assert sayable(sitting, "bob") == set(REACTIONS)


@pytest.mark.parametrize("game", ["revolution", "puppeteer"])
def test_at_the_other_games_there_are_reactions_at_any_time(game):
    sitting = Sitting(game)
    sitting.seat(*GUESTS[: len(sitting.table.seats)])
    assert sayable(sitting, "ann") == set(REACTIONS)
    sitting.start()
    chance = random.Random(game)
    for _ in range(4):
        assert sayable(sitting, "ann") == set(REACTIONS)
        sitting.play(chance.choice(sitting.legal()))
    sitting.play_on(chance)
    assert sayable(sitting, "ann") == set(REACTIONS)


def test_only_those_who_sit_here_talk():
    sitting = regicide(2)
    assert look_of(sitting.table, None)["phrases"] == []
    assert sitting.refused("eve", requests.Talk, phrase="hand") == "table/not_seated"


def test_reactions_carry_no_numbers_and_wishes_neither():
    sitting = regicide(3, WITH_JESTER[3])
    sitting.play("play X")
    for phrase in WISHES:
        assert sitting.ask("cy", requests.Talk, phrase=phrase).body.count is UNSET
    sitting = Sitting("revolution").seat("ann", "bob").start()
    for phrase in REACTIONS:
        assert sitting.ask("bob", requests.Talk, phrase=phrase).body.count is UNSET


def test_the_three_kinds_of_phrase_have_nothing_in_common():
    assert len({*FACTS, *WISHES, *REACTIONS}) == len(FACTS) + len(WISHES) + len(REACTIONS)


def test_nobody_talks_without_an_end(monkeypatch):
    monkeypatch.setattr(authority, "MOST_PHRASES", 3)
    sitting = Sitting("revolution").seat("ann", "bob")
    for _ in range(3):
        sitting.ask("ann", requests.Talk, phrase="hello")
    assert sitting.refused("ann", requests.Talk, phrase="hello") == "table/often"
    sitting.ask("bob", requests.Talk, phrase="hello")
