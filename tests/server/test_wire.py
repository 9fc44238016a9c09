"""What goes over the wire has the types it is said to have, and is made once for all who hear
it."""

import random
from typing import Any, get_args

import msgspec
import pytest

from regalia import games
from regalia.server import wire
from regalia.server.guard import Guard
from regalia.server.schema import described
from regalia.server.sockets import Line
from regalia.tables import requests, sight
from regalia.tables.entries import AnyBody
from regalia.tables.live import LiveTable, Watcher
from regalia.tables.looks import EntryLook
from regalia.tables.table import Asker
from tests.scale import size
from tests.tables.sitting import Sitting


def variants(name: str) -> list[dict[str, Any]]:
    """Every value of every option, one at a time, with what it needs."""
    manifest = games.manifest(name)
    found: list[dict[str, Any]] = [{}]
    for option in manifest.options:
        for value in option.values:
            needs = {
                need.needs: need.with_value
                for need in manifest.needs
                if need.option == option.name and need.value in ("", None, value)
            }
            found.append({option.name: value, **needs})
    return found


@pytest.mark.parametrize("name", games.names())
def test_views_are_of_the_type_their_game_says(name: str) -> None:
    """Nothing is missing, nothing is left over, and written again it is the same."""
    kind = games.part(name, "wire").VIEW
    assert kind.__struct_config__.tag == name
    for number, options in enumerate(variants(name)):
        chance = random.Random(f"{name} {options}")
        for game in range(size(1, 4)):
            state = games.game(name, **options).deal(f"wire {number} {game}")
            while True:
                for seat in (None, *range(state.game.players)):
                    view = state.view(seat)
                    assert msgspec.to_builtins(msgspec.convert(view, kind)) == view
                if state.to_move is None:
                    break
                state.play(chance.choice(state.legal_moves()))


def _refs(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        own = {schema["$ref"]} if "$ref" in schema else set()
        return own.union(*(_refs(each) for each in schema.values()))
    return set().union(*(_refs(each) for each in schema)) if isinstance(schema, list) else set()


def test_the_description_holds_the_socket_too() -> None:
    schema = described()
    components = schema["components"]["schemas"]
    unions = {"SocketMessage": wire.SocketMessage, "SocketRequest": wire.SocketRequest}
    for name, union in unions.items():
        named = {each["$ref"].rpartition("/")[2] for each in components[name]["anyOf"]}
        assert named == {each.__name__ for each in get_args(union)} <= set(components)
    assert {ref.rpartition("/")[2] for ref in _refs(schema)} <= set(components)
    # The same requests by calls as over the socket
    body = schema["paths"]["/api/tables/{table}/requests"]["post"]["requestBody"]
    asked = {each.rpartition("/")[2] for each in _refs(body)}
    assert asked == {each.__name__ for each in get_args(requests.FromPeople)}


def test_what_is_always_there_is_required() -> None:
    components = described()["components"]["schemas"]
    kinds = [*get_args(wire.SocketMessage), *get_args(wire.SocketRequest), EntryLook, wire.Done]
    for kind in kinds:
        fields = msgspec.structs.fields(kind)
        always = {field.name for field in fields if field.required}
        tag = {kind.__struct_config__.tag_field} - {None}
        assert set(components[kind.__name__]["required"]) == always | tag, kind


def test_every_kind_of_entry_can_be_heard_of() -> None:
    """And of no entry more than its own public fields."""
    kinds = {str(each.__struct_config__.tag): each for each in get_args(AnyBody)}
    heard = msgspec.structs.fields(EntryLook)
    told = next(field for field in heard if field.name == "kind")
    assert set(get_args(told.type)) == set(kinds)
    assert set(sight.PUBLIC) == set(kinds.values())
    for body, names in sight.PUBLIC.items():
        assert set(names) <= {field.name for field in msgspec.structs.fields(body)}
        assert set(names) <= {field.name for field in heard}
        assert not {"by", "id", "guest", "seed", "salt", "secret"} & set(names)


def test_what_a_seat_sees_is_made_once_however_many_look(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("revolution").seat("ann", "bob").start()
    live = LiveTable(sitting.table)
    lines: dict[str, list[Line]] = {}
    for guest, count in (("ann", 3), ("bob", 1), ("onlooker", 4)):
        for _ in range(count):
            line = Line(None, None, Guard(), "en")  # type: ignore[arg-type]
            line._asker = Asker(guest)
            lines.setdefault(guest, []).append(line)
            live.watchers.add(Watcher(guest, line._tell))
    made: list[int | None] = []
    real = sight.look

    def look(table: Any, seat: int | None) -> Any:
        made.append(seat)
        return real(table, seat)

    entry = sitting.play(sitting.legal()[0])
    monkeypatch.setattr(sight, "look", look)
    live.tell(entry)
    live.tell(None)
    assert sorted(made, key=str) == [0, 1, None]
    heard = {guest: [[*_messages(line)] for line in each] for guest, each in lines.items()}
    for guest, texts in heard.items():
        assert all(each == texts[0] for each in texts)
        event, presence = (msgspec.json.decode(text, type=wire.SocketMessage) for text in texts[0])
        assert isinstance(event, wire.EventMessage)
        assert isinstance(presence, wire.PresenceMessage)
        seat = sitting.table.seat_of(guest)
        assert event.look is not None
        assert (event.look.seat, event.look.view["seat"]) == (seat, seat)
    assert heard["ann"][0] != heard["bob"][0] != heard["onlooker"][0]


def _messages(line: Line) -> list[Any]:
    return [line._out.get_nowait() for _ in range(line._out.qsize())]


def test_a_request_without_an_id_gets_a_fresh_one() -> None:
    first, second = (
        msgspec.json.decode(b'{"type":"start"}', type=wire.SocketRequest) for _ in range(2)
    )
    assert isinstance(first, requests.Start) and isinstance(second, requests.Start)
    assert first.id != second.id
    assert len(first.id) == 32
