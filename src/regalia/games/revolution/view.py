"""What a seat may know, and dealing the rest anew.

`see` is the one door: it fills a VIEW record from a state, and everything that leaves the game is
made from that record alone. `redeal` goes the other way: a random state that this seat cannot tell
from the true one.
"""

import numpy as np

from ...core.bits import ZERO, popcount
from ...core.chance import branch
from ...core.compile import Array, Record, Word, compiled, int64
from .cards import BIT
from .legal import can_place
from .rules import pick
from .state import KEEPING, PLAYING, PUBLIC

ONLOOKER = -1

#: Fields with the same name mean the same as in STATE, as far as the viewer knows.
VIEW = np.dtype(
    (
        np.record,
        [
            ("area", np.uint64, (2,)),  # without the cards hidden from the viewer
            ("hidden", np.uint64, (2,)),  # the viewer's own face-down cards
            ("unseen", np.uint64),  # neutrals whose place the viewer does not know
            ("offer", np.uint64),
            ("passed", np.uint64, (2,)),
            ("thrown", np.uint64, (2,)),
            ("second", np.uint64, (2,)),
            ("hidden_size", np.int8, (2,)),
            ("second_size", np.int8, (2,)),  # AR-63: is the card kept of the three still hidden?
            ("offer_size", np.int8),
            ("aside_size", np.int8),
            ("viewer", np.int8),
            *PUBLIC,
        ],
    )
)


@compiled
def _copy_public(source: Record, target: Record) -> None:
    target.neutral = source.neutral
    target.discard = source.discard
    target.used = source.used
    target.shown = source.shown
    target.covered = source.covered
    target.seat = source.seat
    target.phase = source.phase
    target.reason = source.reason
    target.winner = source.winner
    target.first = source.first
    target.plies = source.plies
    target.game = source.game
    target.step = source.step
    target.occupied = source.occupied
    target.red = source.red
    target.down = source.down
    target.shield = source.shield
    target.hush = source.hush
    target.system = source.system
    target.numbered = source.numbered
    target.match = source.match
    target.ending = source.ending
    target.copy_shielded = source.copy_shielded
    target.shield_fails = source.shield_fails
    target.tower_falls = source.tower_falls
    for cell in range(9):
        target.card[cell] = source.card[cell]
        target.number[cell] = source.number[cell]
    for seat in range(2):
        target.doomed[seat] = source.doomed[seat]
        target.wins[seat] = source.wins[seat]
        target.points[seat] = source.points[seat]
        target.score[seat] = source.score[seat]


@compiled
def see(s: Record, viewer: int, v: Record) -> None:
    """Fill a view with what this seat knows. AR-62, AR-63"""
    _copy_public(s, v)
    v.viewer = viewer
    v.offer_size = popcount(s.offer)
    v.aside_size = popcount(s.aside)
    v.unseen = s.aside
    # An open draft is everybody's to see. In a secret one four cards are their drawer's, and three
    # that were passed on are known to both players.
    chooser = viewer == s.seat
    passed_on = s.phase == KEEPING and viewer >= 0 and (s.step == 1 or s.step == 3)
    sees_offer = s.phase != KEEPING or chooser or passed_on
    v.offer = s.offer if sees_offer else ZERO
    if not sees_offer:
        v.unseen |= s.offer
    for seat in range(2):
        own = seat == viewer
        v.hidden[seat] = s.hidden[seat] if own else ZERO
        v.hidden_size[seat] = popcount(s.hidden[seat])
        v.area[seat] = s.area[seat] if own else s.area[seat] & ~s.hidden[seat]
        v.second[seat] = s.second[seat] if own else ZERO
        v.second_size[seat] = popcount(s.second[seat]) if viewer >= 0 else 0
        v.passed[seat] = s.passed[seat] if viewer >= 0 else ZERO  # known to giver and receiver
        v.thrown[seat] = s.thrown[seat] if own else ZERO
        if not own:
            v.unseen |= s.hidden[seat]
        if s.phase == KEEPING:
            v.unseen |= s.thrown[seat]


@compiled
def _some(chance: Array, cards: Word, count: int) -> Word:
    """So many random cards of a set."""
    chosen = ZERO
    for _ in range(count):
        card = BIT[pick(chance, cards)]
        chosen |= card
        cards ^= card
    return chosen


@compiled
def redeal(v: Record, chance: Array, s: Record) -> None:
    """A state this seat cannot tell from the true one, every one equally likely. AR-63"""
    me = int64(v.viewer)
    other = 1 - me
    _copy_public(v, s)
    while True:
        branch(chance, s.chance)
        for seat in range(2):
            s.area[seat] = v.area[seat]
            s.hidden[seat] = v.hidden[seat]
            s.passed[seat] = v.passed[seat]
            s.thrown[seat] = v.thrown[seat]
            s.second[seat] = v.second[seat]
        rest = v.unseen
        # Of the three cards I passed on the other player kept one; the rest I never saw.
        unknown = rest & ~v.shown
        s.second[other] = _some(chance, unknown & v.passed[me], int64(v.second_size[other]))
        kept = s.second[other] | _some(
            chance,
            unknown & ~v.passed[me] & ~v.thrown[me],
            int64(v.hidden_size[other] - v.second_size[other]),
        )
        s.hidden[other] = kept
        s.area[other] |= kept
        rest &= ~kept
        away = v.thrown[me] if v.phase == KEEPING else ZERO
        if v.passed[me] and (v.second_size[other] > 0 or v.phase == PLAYING):
            # If it has been shown, a Merchant may have drawn another of the three since.
            second = s.second[other]
            if second == ZERO:
                second = _some(chance, v.passed[me] & v.shown, int64(1))
            s.thrown[other] = v.passed[me] & ~second
            away |= s.thrown[other] if v.phase == KEEPING else ZERO
        rest &= ~away
        s.offer = v.offer
        if v.offer == ZERO:
            s.offer = _some(chance, rest, int64(v.offer_size))
            rest &= ~s.offer
        s.aside = rest
        # Had the other player no card to place, the game would be over. AR-12
        if s.phase != PLAYING or s.seat == me or can_place(s):
            return


@compiled
def see_into(states: Array, viewer: int, views: Array) -> None:
    see(states[0], viewer, views[0])


@compiled
def redeal_into(views: Array, chance: Array, states: Array) -> None:
    redeal(views[0], chance, states[0])
