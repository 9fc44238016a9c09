"""Every reason the games can give has its words, in every language."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import regalia
from regalia import games
from regalia.core import texts
from regalia.terminal.play import painter_of
from regalia.terminal.voice import Voice
from tests.games.puppeteer import boards
from tests.games.regicide import positions as regicide
from tests.games.revolution import positions as revolution
from tests.scale import prove, size
from tests.test_texts import ENGLISH

WALKS = {
    "regicide": [{"players": 1, "solo_yield": "always"}, {"players": 2}, {"players": 4}],
    "revolution": [
        {},
        {"numbered": "yes", "system": "random"},
        {"system": "draft"},
        {"match": "best_of_three"},
    ],
    "puppeteer": [{"objective": objective} for objective in boards.OBJECTIVES],
}


def rare_moments(game):
    """What random games seldom come to."""
    if game == "regicide":
        yield regicide.load("Tc 2h", enemy="Kh", castle="", table=["Kd"], tavern="", jesters=0)
        yield regicide.load(["2h 9s", ""], enemy="Jh", table=["Ts"], yielded=[True, False])
        yield regicide.load(["", "5c 6c", "7d"], phase="name", enemy="Jh", table=["X1"])
        yield regicide.load(["X1 Js Th", "4c", "4d"], enemy="Qh", phase="discard", table=["5c"])
        yield regicide.load("2d", enemy="Kh", table=["Qd"], tavern="Kd 2h", jesters=0)
    if game == "revolution":
        yield revolution.load("Castle Queen Mage", "Temple", b2="!Sage", a1="!Shaman")
        yield revolution.load("Queen", "Temple", a1="!Shaman", b2="King", c3="!Monk", a3="!Saint")
    if game == "puppeteer":
        board, scores = boards.BALANCED["central"]
        yield boards.load(board, "central", targets=boards.named(scores))


def moments(game):
    for number, options in enumerate(WALKS[game]):
        chance = random.Random(f"{game} {number}")
        for seed in range(3):
            state = regalia.game(game, **options).deal(f"{seed}")
            quick = regalia.bot(f"{game}/greedy", seed=seed)
            while state.to_move is not None:
                yield state
                view = state.view(state.to_move)
                wild = chance.random() < 0.3
                state.play(chance.choice(view["legal_moves"]) if wild else quick.choose(view))
    yield from rare_moments(game)


def kinds_in_source(game):
    reasons = games.part(game, "reasons")
    source = Path(reasons.__file__).read_text(encoding="utf-8")
    foreseen = {*reasons.ENDS, *reasons.ODDS} if game == "regicide" else set()
    return foreseen | set(re.findall(r"Reason\(\s*\"(\w+)\"", source))


@pytest.mark.parametrize("game", games.names())
def test_every_kind_has_a_text_and_every_text_a_kind(game):
    named = {f"{game}-reason-{kind.replace('_', '-')}" for kind in kinds_in_source(game)}
    assert named == {text_id for text_id in ENGLISH if text_id.startswith(f"{game}-reason-")}
    assert len(named) >= 10


@prove
@pytest.mark.parametrize("game", games.names())
def test_all_reasons_can_be_said_in_all_languages(game):
    """With the facts that real moments give them."""
    reasons = games.part(game, "reasons").reasons
    painters = [painter_of(game, Voice(name), str) for name in texts.LANGUAGES]
    chance = random.Random(game)
    met, said = Counter(), set()
    for state in moments(game):
        view = state.view(state.to_move)
        legal = view["legal_moves"]
        for move in chance.sample(legal, min(len(legal), 12)):
            found = reasons(view, move, state.preview(move))
            assert found or "@" not in move
            assert len(found) == len({reason.kind for reason in found}) or game == "puppeteer"
            for reason in found:
                met[reason.kind] += 1
                if met[reason.kind] > size(6, 60):
                    continue  # its facts vary, its text does not
                said.update((p.voice.language, p.reason(reason).plain) for p in painters)
    assert kinds_in_source(game) - met.keys() == set()
    assert {language for language, _ in said} == set(texts.LANGUAGES)
    assert not any("{" in text or not text.strip() for _, text in said)


def kinds(state, move):
    view = state.view(state.to_move)
    found = games.part(state.game.name, "reasons").reasons(view, move, state.preview(move))
    return {reason.kind: reason for reason in found}


def test_what_speaks_for_and_against_plays_in_regicide():
    state = regicide.load("Tc 2h", enemy="Kh", castle="", table=["Kd"], tavern="", jesters=0)
    assert set(kinds(state, "play Tc")) == {"wins", "doubles"}
    fatal = kinds(state, "play 2h")
    assert fatal["cannot_survive"].against
    assert fatal["cannot_survive"].facts == {"blow": 20}
    assert fatal["immune"].facts == {"suit": "h"}
    state = regicide.load("2h 3c", enemy="Jh", jesters=1)
    assert kinds(state, "play 3c")["needs_jester"].facts == {"blow": 10}
    state = regicide.load("As 7c 3h", enemy="Js")
    assert set(kinds(state, "play As 7c")) >= {"immune", "doubles"}
    state = regicide.load(["5s 7c", "3h", "4h"], enemy="Ks")
    assert kinds(state, "play 5s")["waits"].facts == {"suit": "s"}
    assert "immune" not in kinds(state, "play 5s")
    state = regicide.load("2d", enemy="Kh", table=["Qd"], tavern="Kd 2h", jesters=0)
    assert kinds(state, "play 2d")["sure_draw"].facts == {"blow": 20}
    assert "must_draw" not in kinds(state, "play 2d")
    state = regicide.load("5s 3c 2d Th", enemy="Jh", discard="2h 3h")
    shield = kinds(state, "play 5s")
    assert shield["shields"].facts == {"by": 5, "blow": 5}
    assert "can_pay" in shield
    assert set(kinds(state, "play Th")) >= {"immune", "leaves"}
    state = regicide.load("Ts 3c 4h", enemy="Jh", phase="discard", table=["5c"])
    assert set(kinds(state, "discard Ts")) == {"pays_exactly", "keeps"}
    assert kinds(state, "discard Ts 3c")["overpays"].facts == {"over": 3}


def test_what_speaks_for_and_against_moves_in_revolution():
    field = dict(zip(revolution.CELLS, ["King", "Queen", "Princess", "!Monk", "!Pope", "!Cardinal",
                                        "!Saint", "!Bishop"], strict=False))  # fmt: skip
    state = revolution.load("Minister Mage", "Temple", field=field)
    assert next(iter(kinds(state, "Minister@c3 b2"))) == "wins"
    lost = kinds(state, "Minister@c3")
    assert lost["loses"].against
    assert lost["behind"].facts == {"unit": "allies", "mine": 4, "theirs": 5}


def test_a_hit_on_ones_own_ally_speaks_against_a_move():
    """Although the card just played makes up for it in the count."""
    state = revolution.load("King Queen Witch", "Temple", a2="Mage", b1="!Monk", c3="!Saint")
    assert kinds(state, "King@a1 b1")["takes"].facts == {"count": 1, "cells": "b1"}
    own = kinds(state, "King@a1 a2")
    assert own["sacrifices"].against
    assert own["sacrifices"].facts == {"count": 1, "cells": "a2"}
    assert "takes" not in own
    assert not [
        reason for reason in own.values() if "a2" in str(reason.facts) and not reason.against
    ]
    both = kinds(state, "Queen@a1 e") | kinds(state, "Queen@a1 n")
    assert both["takes"].facts["cells"] == "b1"
    assert both["sacrifices"].facts["cells"] == "a2"
    # The Witch takes one back to play it again
    witch = kinds(state, "Witch@a1 a2")
    assert witch["effect"].facts == {"card": "Witch"}
    assert "sacrifices" not in witch


def test_a_copied_effect_is_judged_by_what_is_copied():
    state = revolution.load("Poet", "Temple", b1="!Pope", a2="Witch", c2="!Saint")
    hit = kinds(state, "Poet@b2 b1 c2")
    assert hit["takes"].facts == {"count": 1, "cells": "c2"}
    assert kinds(state, "Poet@b2 b1 a2")["sacrifices"].against
    assert kinds(state, "Poet@b2 a2 a2")["effect"].facts == {"card": "Witch"}


def test_a_shield_keeps_an_effect_unless_so_agreed():
    """Beside a Shaman and a Sage."""
    for options, negated in (({}, False), ({"shield_stops_negation": "no"}, True)):
        state = revolution.load(
            "Castle Queen Mage", "Temple", b2="!Sage", a1="!Shaman", options=options
        )
        assert ("a2" in state.view(0)["negated"]) is negated
        found = kinds(state, "Queen@a2")
        assert ("negated" in found) is negated
        assert ("quiet" in found) is not negated
        assert ("Queen@a2 e" in state.legal_moves()) is not negated


def test_what_speaks_for_and_against_intrigues_in_puppeteer():
    board, scores = boards.BALANCED["central"]
    state = boards.load(board, "central", targets=boards.named(scores))
    assert set(kinds(state, "stop")) == {"peace"}
    swap = next(move for move in state.legal_moves() if not state.preview(move).get("wins"))
    found = kinds(state, swap)
    assert found["leaves"].against
    assert "solvable" in found or "hopeless" in found
