"""What a seat may know, and dealing the rest anew.

`see` is the one door: it fills a VIEW record from a state, and everything that leaves the game
(plain data for people and servers, what compiled bots look at) is made from that record alone.
`glimpse` takes its first steps only: what instant players look at, in games played by the million.
`redeal` goes the other way: a random state that this seat cannot tell from the true one.
"""

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.chance import below, branch, shuffle
from ...core.compile import Array, Record, compiled, int64
from .cards import BIT, CARDS, NUMBERED, VALUE
from .enemy import blow
from .legal import FINE, flip_refusal
from .state import DISCARD, NOBODY, TABLE_CAPACITY, TAVERN_CAPACITY

ONLOOKER = -1

#: Fields with the same name mean the same as in STATE, so that rules can be asked about a view.
VIEW = np.dtype(
    (
        np.record,
        [
            ("hand", np.uint64),  # the viewer's own
            ("discard", np.uint64),
            ("to_come", np.uint64),  # enemies still in the Castle
            ("lot_cards", np.uint64, (CARDS,)),  # RGC-44, top of the Tavern first
            ("lot_places", np.int8, (CARDS, 5)),  # in each hand, and in the Tavern
            ("table", np.int8, (TABLE_CAPACITY,)),
            ("table_play", np.int8, (TABLE_CAPACITY,)),
            ("hand_sizes", np.int8, (4,)),
            ("yielded", np.int8, (4,)),
            ("damage", np.int16),
            ("shield", np.int16),
            ("blow", np.int16),  # the attack after shields
            ("viewer", np.int8),
            ("lots", np.int8),
            ("tavern_size", np.int8),
            ("castle_next", np.int8),
            ("enemy", np.int8),
            ("cancelled", np.int8),
            ("table_size", np.int8),
            ("plays", np.int8),
            ("seat", np.int8),
            ("phase", np.int8),
            ("reason", np.int8),
            ("jesters", np.int8),
            ("players", np.int8),
            ("overpay", np.int8),
            ("solo_yield", np.int8),
        ],
    )
)


@compiled
def _copy_moment(source: Record, target: Record) -> None:
    """What everybody knows but the plays on the table: from state to view, or back."""
    target.discard = source.discard
    target.damage = source.damage
    target.shield = source.shield
    target.tavern_size = source.tavern_size
    target.castle_next = source.castle_next
    target.enemy = source.enemy
    target.cancelled = source.cancelled
    target.seat = source.seat
    target.phase = source.phase
    target.jesters = source.jesters
    target.players = source.players
    target.overpay = source.overpay
    target.solo_yield = source.solo_yield
    for seat in range(4):
        target.yielded[seat] = source.yielded[seat]


@compiled
def _copy_table(source: Record, target: Record) -> None:
    """The plays on the table, and how it ended."""
    target.table_size = source.table_size
    target.plays = source.plays
    target.reason = source.reason
    for place in range(source.table_size):
        target.table[place] = source.table[place]
        target.table_play[place] = source.table_play[place]


@compiled
def _see_moment(s: Record, viewer: int, v: Record) -> None:
    """The moment, the viewer's own hand, and how many cards everybody holds."""
    _copy_moment(s, v)
    v.viewer = viewer
    v.blow = blow(s) if s.enemy != NOBODY else 0
    v.hand = s.hands[viewer] if viewer >= 0 else ZERO
    for seat in range(s.players):
        v.hand_sizes[seat] = popcount(s.hands[seat])


@compiled
def _begin_lot(v: Record, lot: int) -> None:
    v.lot_cards[lot] = ZERO
    v.lot_places[lot] = 0


@compiled
def see(s: Record, viewer: int, v: Record) -> None:
    """Fill a view with what this seat knows. RGC-42 to RGC-45"""
    _see_moment(s, viewer, v)
    _copy_table(s, v)
    v.to_come = ZERO
    for place in range(s.castle_next, 12):
        v.to_come |= BIT[s.castle[place]]
    hands = ZERO
    for seat in range(s.players):
        hands |= s.hands[seat]
    # Every lot is publicly known; which of its cards lies where is not.
    number = np.empty(CARDS, np.int16)
    lots = 0
    for place in range(s.tavern_size):
        card = s.tavern[(s.top + place) & (TAVERN_CAPACITY - 1)]
        if lots == 0 or number[lots - 1] != s.lot[card]:
            number[lots] = s.lot[card]
            _begin_lot(v, lots)
            lots += 1
        v.lot_cards[lots - 1] |= BIT[card]
        v.lot_places[lots - 1, 4] += 1
    while hands:
        card = lowest(hands)
        hands &= hands - ONE
        lot = 0
        while lot < lots and number[lot] != s.lot[card]:
            lot += 1
        if lot == lots:
            number[lots] = s.lot[card]
            _begin_lot(v, lots)
            lots += 1
        v.lot_cards[lot] |= BIT[card]
        for seat in range(s.players):
            if s.hands[seat] & BIT[card]:
                v.lot_places[lot, seat] += 1
    v.lots = lots


@compiled
def _lies_alone(s: Record, card: int) -> bool:
    """Whether the card on top of the Tavern is all that is left of its lot."""
    if s.tavern_size > 1 and s.lot[s.tavern[(s.top + 1) & (TAVERN_CAPACITY - 1)]] == s.lot[card]:
        return False
    for seat in range(s.players):
        rest = s.hands[seat]
        while rest:
            if s.lot[lowest(rest)] == s.lot[card]:
                return False
            rest &= rest - ONE
    return True


@compiled
def glimpse(s: Record, v: Record) -> None:
    """The part of `see` that instant players look at, for the seat that decides. The table and the
    enemies to come are left out; of the lots, all but an enemy alone on top of the Tavern."""
    _see_moment(s, int64(s.seat), v)
    v.lots = 0
    if s.tavern_size > 0 and s.tavern[s.top] >= NUMBERED:
        card = s.tavern[s.top]
        if _lies_alone(s, card):
            _begin_lot(v, 0)
            v.lot_cards[0] = BIT[card]
            v.lot_places[0, 4] = 1
            v.lots = 1


@compiled
def _hand_that_pays(v: Record, chance: Array, chosen: Array) -> None:
    """Choose, lot by lot, the hand of a player deciding a discard: RGC-46.

    Every hand that holds the right number of cards of each lot and is worth the blow is equally
    likely. Counted exactly, card by card from the last: in how many ways can it still be completed?
    """
    owed = int64(v.blow)
    cards = np.empty(CARDS, np.int64)
    of_lot = np.empty(CARDS, np.int64)
    size = 0
    for lot in range(v.lots):
        rest = v.lot_cards[lot] & ~v.hand
        while rest:
            cards[size] = lowest(rest)
            of_lot[size] = lot
            rest &= rest - ONE
            size += 1
    ways = np.zeros((size + 1, 9, owed + 1), np.int64)
    ways[size, 0, owed] = 1
    for place in range(size - 1, -1, -1):
        wanted = v.lot_places[of_lot[place], v.seat]
        last = place == size - 1 or of_lot[place + 1] != of_lot[place]
        value = VALUE[cards[place]]
        for held in range(wanted + 1):
            for total in range(owed + 1):
                count = 0
                richer = min(total + value, owed)
                if last:
                    if held == wanted:
                        count += ways[place + 1, 0, total]
                    if held + 1 == wanted:
                        count += ways[place + 1, 0, richer]
                else:
                    count += ways[place + 1, held, total]
                    if held < wanted:
                        count += ways[place + 1, held + 1, richer]
                ways[place, held, total] = count
    held = 0
    total = 0
    for lot in range(v.lots):
        chosen[lot] = ZERO
    for place in range(size):
        wanted = v.lot_places[of_lot[place], v.seat]
        last = place == size - 1 or of_lot[place + 1] != of_lot[place]
        richer = min(total + VALUE[cards[place]], owed)
        taking = 0
        if last:
            if held + 1 == wanted:
                taking = ways[place + 1, 0, richer]
        elif held < wanted:
            taking = ways[place + 1, held + 1, richer]
        if below(chance, ways[place, held, total]) < taking:
            chosen[of_lot[place]] |= BIT[cards[place]]
            held += 1
            total = richer
        if last:
            held = 0


@compiled
def redeal(v: Record, chance: Array, s: Record) -> None:
    """A state this seat cannot tell from the true one, every one equally likely. RGC-44, RGC-46"""
    _copy_moment(v, s)
    _copy_table(v, s)
    branch(chance, s.chance)
    for seat in range(4):
        s.hands[seat] = ZERO
    if v.viewer >= 0:
        s.hands[v.viewer] = v.hand
    for place in range(v.castle_next):
        s.castle[place] = NOBODY
    place = v.castle_next
    rest = v.to_come
    while rest:
        s.castle[place] = lowest(rest)
        rest &= rest - ONE
        place += 1
    for rank in range(3):
        shuffle(chance, s.castle[max(4 * rank, v.castle_next) : 4 * rank + 4])
    chosen = np.empty(CARDS, np.uint64)
    pays = v.phase == DISCARD and v.seat != v.viewer and flip_refusal(v) != FINE
    if pays:
        _hand_that_pays(v, chance, chosen)
    unknown = np.empty(CARDS, np.int8)
    s.top = 0
    in_tavern = 0
    for lot in range(v.lots):
        rest = v.lot_cards[lot]
        while rest:
            s.lot[lowest(rest)] = lot
            rest &= rest - ONE
        rest = v.lot_cards[lot] & ~v.hand
        if pays:
            s.hands[v.seat] |= chosen[lot]
            rest ^= chosen[lot]
        size = 0
        while rest:
            unknown[size] = lowest(rest)
            rest &= rest - ONE
            size += 1
        shuffle(chance, unknown[:size])
        for seat in range(v.players):
            if seat != v.viewer and not (pays and seat == v.seat):
                for _ in range(v.lot_places[lot, seat]):
                    size -= 1
                    s.hands[seat] |= BIT[unknown[size]]
        while size > 0:
            size -= 1
            s.tavern[in_tavern] = unknown[size]
            in_tavern += 1
    s.next_lot = v.lots


@compiled
def see_into(states: Array, viewer: int, views: Array) -> None:
    see(states[0], viewer, views[0])


@compiled
def glimpse_into(states: Array, views: Array) -> None:
    glimpse(states[0], views[0])


@compiled
def redeal_into(views: Array, chance: Array, states: Array) -> None:
    redeal(views[0], chance, states[0])
