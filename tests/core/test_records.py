"""Records: what is damaged, edited or from elsewhere is refused in one sentence."""

import json

import pytest

import regalia
from regalia.core import record as records
from tests.games.regicide.positions import load
from tests.games.regicide.walk import Walker, walk


def finished(players=2, seed="records"):
    state = regalia.game("regicide", players=players).deal(seed)
    for _ in walk(state, Walker(seed, skilled=True)):
        pass
    return state.record()


RECORD = finished()


def code_of(record):
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.replay(record)
    for language in ("en", "it", "es", "fr", "pt"):
        assert caught.value.sentence(language)
    return caught.value.code


def changed(**fields):
    return records.sealed({**RECORD, **fields})


def test_a_record_is_plain_data_and_replays():
    record = json.loads(json.dumps(RECORD))
    assert set(record) == {
        "format",
        "game",
        "rules",
        "options",
        "seed",
        "moves",
        "outcome",
        "check",
    }
    assert regalia.replay(record).outcome.as_dict() == record["outcome"]


def test_an_unfinished_game_is_a_record_too():
    state = regalia.game("regicide").deal(1)
    state.play(state.legal_moves()[0])
    assert regalia.replay(state.record()).position() == state.position()
    assert state.record()["outcome"] is None


def test_a_record_from_a_position():
    state = load("3h Tc Ts", enemy="Jc", discard="4h 5h 6h")
    state.play("play 3h")
    record = json.loads(json.dumps(state.record()))
    assert "seed" not in record
    assert regalia.replay(record).position() == state.position()


def test_edited_records():
    for name, value in (("seed", "other"), ("moves", RECORD["moves"][:-1]), ("outcome", None)):
        assert code_of({**RECORD, name: value}) == "record/edited"
    assert code_of({**RECORD, "note": "hello"}) == "record/edited"


def test_records_that_do_not_hold():
    moves = RECORD["moves"]
    assert code_of(changed(moves=["yield", "yield", *moves])) == "record/illegal_move"
    assert code_of(changed(moves=[*moves, "yield"])) == "record/illegal_move"
    assert code_of(changed(moves=["gibberish"])) == "record/illegal_move"
    assert code_of(changed(moves=moves[:-1])) == "record/diverges"
    assert code_of(changed(outcome={"won": False, "reason": "stuck"})) == "record/diverges"
    assert code_of(changed(seed="other")) in ("record/illegal_move", "record/diverges")


def test_records_from_elsewhere():
    assert code_of(changed(rules=2)) == "record/rules_version"
    assert code_of(changed(format="regalia/9")) == "record/format"
    assert code_of(changed(game="chess")) == "record/options"
    assert code_of(changed(options={"players": 9})) == "record/options"
    assert code_of(changed(options={"speed": 1})) == "record/options"
    position = {**load("2c Th").position(), "discard": ["2c"]}
    record = {**RECORD, "position": position, "options": {"players": 1}}
    del record["seed"]
    assert code_of(records.sealed(record)) == "record/position"


@pytest.mark.parametrize(
    "change",
    [{"moves": "play"}, {"moves": [1]}, {"options": []}, {"rules": "1"}, {"rules": True},
     {"seed": 5}, {"outcome": []}, {"game": None}, {"check": 1}, {"position": {}}],
    ids=str,
)  # fmt: skip
def test_malformed_records(change):
    assert code_of({**RECORD, **change}) == "record/damaged"


def test_things_that_are_no_record():
    for thing in (None, [], "record", 5):
        assert code_of(thing) == "record/damaged"
    assert code_of({}) == "record/format"


def read_code(path):
    with pytest.raises(regalia.BadRecord) as caught:
        records.read(path)
    return caught.value.code


def test_files(tmp_path):
    path = tmp_path / "folder" / "game.json"
    records.write(path, RECORD)
    assert records.read(path) == RECORD
    text = path.read_text()
    for cut in (0, 1, len(text) // 2, len(text) - 3):
        path.write_text(text[:cut])
        assert read_code(path) == "record/damaged"
    path.write_text("[" * 100_000)
    assert read_code(path) == "record/damaged"
    path.write_bytes(b"\xff\xfe\x00")
    assert read_code(path) == "record/damaged"
    path.write_text(text + " " * records.MAX_BYTES)
    assert read_code(path) == "record/damaged"
    assert read_code(tmp_path / "nothing.json") == "record/missing"
    assert read_code(tmp_path) == "record/unreadable"


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    records.write(path, RECORD)

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr(records.os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        records.write(path, records.sealed({**RECORD, "moves": []}))
    assert records.read(path) == RECORD
    assert list(tmp_path.iterdir()) == [path]
