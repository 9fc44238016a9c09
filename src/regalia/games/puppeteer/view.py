"""What the player may know, and dealing the rest anew.

`see` is the one door: it fills a VIEW record from a state, and everything that leaves the game is
made from that record alone. `redeal` goes the other way: a random state the player cannot tell from
the true one. The secrets are the hidden Identities and the order of the pile (AT-7, AT-9).
"""

import numpy as np

from ...core.chance import shuffle
from ...core.compile import Array, Record, compiled
from .state import EXPANDING, GRID, NOBODY, PUBLIC
from .tokens import TOKENS

ONLOOKER = -1

#: Fields with the same name mean the same as in STATE, as far as the viewer knows.
VIEW = np.dtype(
    (
        np.record,
        [
            ("identity", np.int8, (6,)),  # NOBODY where it lies face down
            ("hand", np.int8),
            ("next", np.int8),  # the pile's top, if it lies open
            ("rest", np.int8, (6,)),  # tokens of each House in the pile, the open one included
            ("viewer", np.int8),
            *PUBLIC,
        ],
    )
)


@compiled
def _copy_public(source: Record, target: Record) -> None:
    for cell in range(GRID * GRID):
        target.cell[cell] = source.cell[cell]
    for row in range(GRID + 2):
        target.row[row] = source.row[row]
    for house in range(6):
        target.score[house] = source.score[house]
    target.dark = source.dark
    target.top = source.top
    target.bottom = source.bottom
    target.left = source.left
    target.right = source.right
    target.laid = source.laid
    target.open = source.open
    target.paid = source.paid
    target.intrigues = source.intrigues
    target.phase = source.phase
    target.won = source.won
    target.objective = source.objective
    target.reveal = source.reveal
    target.lookahead = source.lookahead


@compiled
def see(s: Record, viewer: int, v: Record) -> None:
    """Fill a view with what lies open."""
    _copy_public(s, v)
    v.viewer = viewer
    for slot in range(6):
        v.identity[slot] = s.identity[slot] if s.open >> slot & 1 else NOBODY
    expanding = s.phase == EXPANDING
    v.hand = s.pile[s.laid] if expanding else NOBODY
    top = expanding and s.lookahead == 1 and s.laid + 1 < TOKENS
    v.next = s.pile[s.laid + 1] if top else NOBODY
    for house in range(6):
        v.rest[house] = 0
    for token in range(s.laid + 1 if expanding else s.laid, TOKENS):
        v.rest[s.pile[token]] += 1


@compiled
def redeal(v: Record, chance: Array, s: Record) -> None:
    """A state the player cannot tell from the true one, every one equally likely."""
    _copy_public(v, s)
    known = 0
    for slot in range(6):
        if v.identity[slot] != NOBODY:
            known |= 1 << v.identity[slot]
    # Hidden Identities: the other Houses in random order, filled in from the front.
    house = 0
    for slot in range(6):
        s.identity[slot] = slot
    shuffle(chance, s.identity)
    drawn = s.identity.copy()
    for slot in range(6):
        if v.identity[slot] != NOBODY:
            s.identity[slot] = v.identity[slot]
        else:
            while known >> drawn[house] & 1:
                house += 1
            s.identity[slot] = drawn[house]
            house += 1
    token = 0
    while token < s.laid:
        s.pile[token] = NOBODY  # on the board; in which order they came no longer matters
        token += 1
    if v.hand != NOBODY:
        s.pile[token] = v.hand
        token += 1
    if v.next != NOBODY:
        s.pile[token] = v.next
        token += 1
    begin = token
    for house in range(6):
        for _ in range(v.rest[house] - (1 if v.next == house else 0)):
            s.pile[token] = house
            token += 1
    shuffle(chance, s.pile[begin:])


@compiled
def see_into(states: Array, viewer: int, views: Array) -> None:
    see(states[0], viewer, views[0])


@compiled
def redeal_into(views: Array, chance: Array, states: Array) -> None:
    redeal(views[0], chance, states[0])
