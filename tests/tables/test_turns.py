"""Fair turns: nobody waits longer because somebody else asks for much."""

import random

from regalia.tables.turns import Turns, Whom


def served(turns: Turns[str]) -> list[str]:
    order = list(turns)
    found = [turns.pop() for _ in range(len(turns))]
    assert found == order and len(turns) == 0
    return found


def test_guests_take_turns_whoever_came_first() -> None:
    turns: Turns[str] = Turns()
    for number in range(30):
        turns.add(("here", "mallory", f"{number}"), f"m{number}")
    turns.add(("here", "anna", "t"), "anna")
    turns.add(("here", "bert", "t"), "bert")
    assert served(turns)[:4] == ["m0", "anna", "bert", "m1"]


def test_addresses_take_turns_however_many_guests_come_from_one() -> None:
    turns: Turns[str] = Turns()
    for number in range(30):
        turns.add(("there", f"mallory {number}", "t"), f"m{number}")
    turns.add(("here", "anna", "t"), "anna")
    assert served(turns)[:3] == ["m0", "anna", "m1"]


def test_the_tables_of_a_guest_take_turns_and_each_keeps_its_order() -> None:
    turns: Turns[str] = Turns()
    for table, item in ("a1", "a2", "b1", "a3", "b2"):
        turns.add(("here", "anna", table), table + item)
    assert served(turns) == ["a1", "b1", "a2", "b2", "a3"]


def test_who_does_not_wait_any_more_takes_nobody_along() -> None:
    chance, turns = random.Random(18), Turns[str]()
    waiting: list[tuple[Whom, str]] = []
    for number in range(500):
        if waiting and chance.random() < 0.4:
            whom, item = waiting.pop(chance.randrange(len(waiting)))
            turns.remove(whom, item)
        whom = (chance.choice("ab"), chance.choice("cd"), chance.choice("ef"))
        waiting.append((whom, f"{number}"))
        turns.add(whom, f"{number}")
        assert len(turns) == len(waiting)
        assert turns.waiting(whom[:1]) == sum(each[0] == whom[0] for each, _ in waiting)
    turns.remove(("nobody",), "nothing")
    assert sorted(served(turns)) == sorted(item for _, item in waiting)
