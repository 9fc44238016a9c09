"""The rules run as ordinary Python too, with the same results, and games reach every line of them.

As a program this file plays the games and prints what happened.
"""

import hashlib
import json
import random
import sys

import regalia
from regalia.games.puppeteer.legal import KIND_SHIFT, TO_PLACE, TO_STOP
from tests.games.puppeteer.boards import ALL_OPTIONS, BALANCED, named
from tests.plain_python import run_uncompiled
from tests.scale import only_prove, prove, size

#: Moves that are refused while Identities are revealed, while the board grows, and at its end.
REFUSED = {
    "reveal": [*(f"reveal {score}" for score in range(10)), "place 0,1", "stop"],
    "expansion": ["place 0,0", "place 9,0", "place 3,3", "reveal 6", "swap a1 b1 dark a1 pay D"],
    "intrigue": [
        "swap a1 c1 dark a1 pay D",
        "swap a1 f6 dark a1 pay D",
        "swap a1 b1 dark c1 pay D",
        *(f"swap a1 b1 dark a1 pay {letter}" for letter in "DHBGNA"),
        "place 0,1",
    ],
    "over": ["stop"],
}
NO_ACTIONS = [-1, 1 << 40, (TO_PLACE << KIND_SHIFT) + (1 << 16), (TO_STOP << KIND_SHIFT) + 1]


def reason(state, move):
    """Why a move is refused, by its text or as a number; None if it is legal."""
    try:
        copy = state.copy()
        copy.act(move) if isinstance(move, int) else copy.play(move)
    except regalia.IllegalMove as error:
        return error.reason or error.code
    return None


def everything():
    """The reasons of refusals, and a hash of what all the games told."""
    told = []
    reasons = set()
    for number, options in enumerate(ALL_OPTIONS[:: size(6, 2)]):
        options = {**options, "lookahead": number % 2}
        state = regalia.game("puppeteer", **options).deal(f"plain#{number}")
        chance = random.Random(number)
        while True:
            phase = state.view(0)["phase"]
            for move in (*REFUSED[phase], *NO_ACTIONS):
                why = reason(state, move)
                told.append(why)
                reasons.add(why)
            told.append([state.position(), state.view(0)])
            if state.to_move is None:
                break
            legal = state.legal_moves()
            # Mostly no `stop`; near the corner, so that tokens are dark and Houses have paid
            move = legal[chance.randrange(min(len(legal), 12))]
            told.append([state.preview(move), state.play(move)])
    for objective, (board, scores) in BALANCED.items():
        position = {"board": board.split(), "targets": named(scores)}
        state = regalia.game("puppeteer", objective=objective).load(position)
        told += [
            state.play("stop"),
            state.outcome.as_dict(),
            state.game.load(state.position()).outcome,
        ]
    text = json.dumps(told, default=str)
    return {
        "reasons": sorted(map(str, reasons)),
        "games": hashlib.sha256(text.encode()).hexdigest(),
    }


@prove
@only_prove
def test_rules_in_plain_python_with_every_line_reached(tmp_path, record_property):
    command = ["tests.games.puppeteer.test_without_compiler"]
    printed = run_uncompiled(command, "puppeteer", ("rules", "legal"), tmp_path, record_property)
    found = everything()
    assert json.loads(printed) == found
    assert set(found["reasons"]) == {
        "None", "move/game_over", "move/notation", "other_phase", "no_such_score",
        "revealed_before", "taken", "not_adjacent", "outside_frame", "not_neighbours",
        "dark_token", "both_paid", "dark_elsewhere", "not_involved", "has_paid",
    }  # fmt: skip


if __name__ == "__main__":
    sys.stdout.write(json.dumps(everything()))
