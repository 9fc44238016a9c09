"""Which moves are legal, and why others are not: the rules' table of refusals, compiled.

A move is one number, an action; what is in it `actions` knows.
"""

import numpy as np

from ...core.bits import ONE, lowest
from ...core.compile import Array, Record, Word, compiled, int64
from .actions import (
    TO_CHOOSE,
    TO_KEEP,
    TO_PLACE,
    TO_TAKE,
    card_of,
    cell_of,
    choice_of,
    choosing,
    copied_of,
    copying,
    copying_deeper,
    deeper_of,
    kind_of,
    of_kind,
    placing,
)
from .cards import (
    ACTIVE,
    ALL_NEUTRALS,
    ALLIES,
    BIT,
    CARDS,
    CHOOSY,
    CITIZEN,
    COPY,
    DESTROY,
    DRAW,
    HIGH_BORN,
    IS_ACTIVE,
    MOVE,
    OBJECT,
    PATTERN,
    RECALL,
    RETURN,
    SHIELDED,
    TOWER,
    VERB,
)
from .cells import (
    ALL_CELLS,
    BLIND,
    CHOICES,
    FIRST,
    FIRST_CARD,
    IS_SINGLE,
    PAIRS,
    REACH,
    SIZE,
    WHOLE,
    goal_of,
    holds,
    pair,
    start_of,
)
from .state import CHOOSING, KEEPING, OVER, PLAYING, TAKING

#: The phase in which each kind of action may be taken.
MOMENT = np.array([PLAYING, TAKING, KEEPING, CHOOSING], np.int64)

#: More than anybody can ever choose from: some 17 cards, nine cells, copies with many choices.
MOST_MOVES = 8192

#: Why a move is refused, and by which rule.
REFUSALS = (
    ("", ""),
    ("game_over", "RRR-14"),
    ("no_action", "RRR-11"),
    ("moment", "RRR-13"),
    ("not_offered", "RRR-31"),
    ("citizen_first", "RRR-8"),
    ("not_yours", "RRR-11"),
    ("occupied", "RRR-11"),
    ("tower", "AR-36"),
    ("too_high", "RRR-27"),
    ("no_choice", "RRR-36"),
    ("negated", "AR-50"),
    ("last_cell", "RRR-22"),
    ("nothing_hit", "AR-16"),
    ("itself", "AR-17"),
    ("out_of_reach", "RRR-52"),
    ("nobody_there", "AR-16"),
    ("face_down", "RRR-43"),
    ("shielded", "RRR-49"),
    ("no_shield", "AR-57"),
    ("no_ally", "RRR-71"),
    ("nothing_to_copy", "AR-49"),
    ("no_free_cell", "RRR-74"),
    ("not_in_their_area", "AR-54"),
    ("no_hidden_card", "AR-62"),
    ("not_discarded", "RRR-76"),
    ("nothing_to_draw", "AR-55"),
)
(
    FINE,
    GAME_OVER,
    NO_ACTION,
    NOT_NOW,
    NOT_OFFERED,
    CITIZEN_FIRST,
    NOT_YOURS,
    CELL_OCCUPIED,
    BAD_TOWER,
    TOO_HIGH,
    NO_CHOICE,
    IS_NEGATED,
    LAST_CELL,
    NOTHING_HIT,
    ITSELF,
    OUT_OF_REACH,
    NOBODY_THERE,
    FACE_DOWN_CARD,
    IS_SHIELDED,
    NO_SHIELD,
    NO_ALLY,
    NOTHING_TO_COPY,
    NO_FREE_CELL,
    NOT_IN_THEIR_AREA,
    NO_HIDDEN_CARD,
    NOT_DISCARDED,
    NOTHING_TO_DRAW,
) = range(len(REFUSALS))


@compiled
def playable(s: Record) -> Word:
    """The cards the player to move may choose from. RRR-8, RRR-11"""
    if s.plies == 0:
        return BIT[CITIZEN]
    return s.area[s.seat] | s.neutral


@compiled
def allies(s: Record) -> Word:
    """The cells with allies of the player to move. RRR-50"""
    return s.occupied & (s.red if s.seat == 0 else ~s.red)


@compiled
def objects(s: Record, wanted: int) -> Word:
    """The cells whose cards can be the object of an effect: face up (RRR-43), and unshielded
    (RRR-49) or shielded as the effect wants. The acting card is not among them before it lies."""
    face_up = s.occupied & ~s.down
    if wanted == SHIELDED:
        return face_up & s.shield  # AR-57
    if wanted == ACTIVE and s.copy_shielded:
        return face_up  # AR-31
    if wanted == ALLIES:
        return face_up & ~s.shield & allies(s)
    return face_up & ~s.shield


@compiled
def places(s: Record, card: int) -> Word:
    """The cells a card may be placed on. RRR-11"""
    if card == TOWER:
        return objects(s, ALLIES)  # AR-36, AR-37
    free = ALL_CELLS & ~s.occupied
    if s.numbered and BIT[card] & HIGH_BORN:
        for cell in range(9):
            if s.number[cell] > 5:
                free &= ~(1 << cell)  # RRR-27
    return free


@compiled
def can_place(s: Record) -> bool:
    """Whether any card of the player to move finds a place. AR-12"""
    cards = playable(s)
    if cards & ~CHOOSY:
        return True  # the mover always has a free cell
    while cards:
        if places(s, lowest(cards)):
            return True
        cards &= cards - ONE
    return False


@compiled
def can_place_of(states: Array) -> bool:
    return can_place(states[0])


@compiled
def negated(s: Record, cell: int) -> bool:
    """Whether an active effect is stopped when its card is played here. AR-32, AR-50"""
    return holds(s.hush, cell)


@compiled
def drawable(s: Record) -> Word:
    """The neutrals a Merchant's draw can come from. RRR-24, AR-55"""
    if s.aside:
        return s.aside
    return (s.discard & ALL_NEUTRALS) | s.used


@compiled
def add_choices(s: Record, card: int, cell: int, action: int, out: Array, count: int) -> int:
    """List the effect of a card carried out from a cell: every choice that hits something. AR-16"""
    verb = VERB[card]
    pattern = PATTERN[card]
    action = choosing(action, FIRST[pattern])
    if verb <= RETURN:
        if verb == DESTROY and SIZE[s.occupied] == 8:
            return count  # RRR-22, AR-2, AR-3
        eligible = objects(s, OBJECT[card])
        if IS_SINGLE[pattern]:
            rest = WHOLE[pattern, s.seat, cell] & eligible
            while rest:
                out[count] = choosing(action, lowest(rest))
                count += 1
                rest &= rest - 1
        else:
            for choice in range(CHOICES[pattern]):
                if REACH[pattern, choice, s.seat, cell] & eligible:
                    out[count] = choosing(action, choice)
                    count += 1
    elif verb == MOVE:
        movable = objects(s, OBJECT[card])
        while movable:
            start = lowest(movable)
            movable &= movable - 1
            free = ALL_CELLS & ~s.occupied & ~(1 << cell)
            while free:
                out[count] = choosing(action, pair(start, lowest(free)))
                count += 1
                free &= free - 1
    elif verb == DRAW:
        if drawable(s):
            out[count] = action
            count += 1
    else:
        other = 1 - s.seat
        cards = s.discard if verb == RECALL else s.area[other] & ~s.hidden[other]
        while cards:
            out[count] = choosing(action, lowest(cards))
            count += 1
            cards &= cards - ONE
        if verb != RECALL and s.hidden[other]:
            out[count] = choosing(action, BLIND - FIRST_CARD)  # AR-62
            count += 1
    return count


@compiled
def add_copies(s: Record, card: int, cell: int, action: int, out: Array, count: int) -> int:
    """List what a copier may do. A copied copier looks from the acting card's cell too. AR-49"""
    targets = WHOLE[PATTERN[card], s.seat, cell] & objects(s, OBJECT[card])
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        copied = int64(s.card[target])
        if not IS_ACTIVE[copied]:
            continue
        head = copying(action, target)
        if VERB[copied] != COPY:
            count = add_choices(s, copied, cell, head, out, count)
            continue
        deeper = WHOLE[PATTERN[copied], s.seat, cell] & objects(s, OBJECT[copied])
        while deeper:
            target = lowest(deeper)
            deeper &= deeper - 1
            deep = int64(s.card[target])
            if IS_ACTIVE[deep] and VERB[deep] != COPY:
                count = add_choices(s, deep, cell, copying_deeper(head, target), out, count)
    return count


@compiled
def add_placements(s: Record, card: int, out: Array, count: int) -> int:
    """List every way to play a card."""
    cells = places(s, card)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        action = placing(card, cell)
        out[count] = action  # RRR-37, AR-15
        count += 1
        if IS_ACTIVE[card] and not negated(s, cell):
            if VERB[card] == COPY:
                count = add_copies(s, card, cell, action, out, count)
            else:
                count = add_choices(s, card, cell, action, out, count)
    return count


@compiled
def list_actions(s: Record, out: Array) -> int:
    """All legal actions: cards in card order, cells from a1 to c3, first without the effect, then
    its choices. Returns how many."""
    count = int64(0)
    if s.phase == PLAYING:
        cards = playable(s)
        while cards:
            count = add_placements(s, lowest(cards), out, count)
            cards &= cards - ONE
    elif s.phase == TAKING or s.phase == KEEPING:
        kind = TO_TAKE if s.phase == TAKING else TO_KEEP
        cards = s.offer
        while cards:
            out[count] = of_kind(kind, lowest(cards))
            count += 1
            cards &= cards - ONE
    elif s.phase == CHOOSING:
        out[0] = of_kind(TO_CHOOSE, 0)
        out[1] = of_kind(TO_CHOOSE, 1)
        count = 2
    return count


# Why not


@compiled
def object_refusal(s: Record, cell: int, target: int, wanted: int) -> int:
    """Why the card on a cell cannot be the object of an effect."""
    if target == cell:
        return ITSELF  # AR-17
    bit = 1 << target
    if not s.occupied & bit:
        return NOBODY_THERE
    if s.down & bit:
        return FACE_DOWN_CARD  # AR-8
    if wanted == SHIELDED:
        return FINE if s.shield & bit else NO_SHIELD  # AR-57
    if s.shield & bit and not (wanted == ACTIVE and s.copy_shielded):
        return IS_SHIELDED  # AR-30
    if wanted == ALLIES and not allies(s) & bit:
        return NO_ALLY
    if wanted == ACTIVE and not IS_ACTIVE[s.card[target]]:
        return NOTHING_TO_COPY
    return FINE


@compiled
def effect_refusal(s: Record, card: int, cell: int, choice: int) -> int:
    """Why an effect cannot be carried out from a cell with this choice."""
    verb = VERB[card]
    pattern = PATTERN[card]
    number = choice - FIRST[pattern]
    if number < 0:
        return NO_CHOICE
    if verb <= RETURN:
        if number >= CHOICES[pattern]:
            return NO_CHOICE
        if verb == DESTROY and SIZE[s.occupied] == 8:
            return LAST_CELL
        if not IS_SINGLE[pattern]:
            hits = REACH[pattern, number, s.seat, cell] & objects(s, OBJECT[card])
            return FINE if hits else NOTHING_HIT
        why = object_refusal(s, cell, number, OBJECT[card])
        if why != ITSELF and not WHOLE[pattern, s.seat, cell] & (1 << number):
            return OUT_OF_REACH
        return why
    if verb == MOVE:
        if number >= PAIRS:
            return NO_CHOICE
        goal = goal_of(number)
        if goal == cell or s.occupied & (1 << goal):
            return NO_FREE_CELL
        return object_refusal(s, cell, start_of(number), OBJECT[card])
    if verb == DRAW:
        if number > 0:
            return NO_CHOICE
        return FINE if drawable(s) else NOTHING_TO_DRAW
    if choice > BLIND:
        return NO_CHOICE
    if verb == RECALL:
        return FINE if choice < BLIND and s.discard & BIT[number] else NOT_DISCARDED
    other = 1 - s.seat
    if choice == BLIND:
        return FINE if s.hidden[other] else NO_HIDDEN_CARD
    return FINE if s.area[other] & ~s.hidden[other] & BIT[number] else NOT_IN_THEIR_AREA


@compiled
def placement_refusal(s: Record, card: int, cell: int) -> int:
    """Why a card cannot be placed on a cell."""
    if not playable(s) & BIT[card]:
        return CITIZEN_FIRST if s.plies == 0 else NOT_YOURS
    if places(s, card) & (1 << cell):
        return FINE
    if card == TOWER:
        return BAD_TOWER
    return CELL_OCCUPIED if s.occupied & (1 << cell) else TOO_HIGH


@compiled
def copy_refusal(s: Record, card: int, cell: int, target: int) -> int:
    """Why a copier cannot copy the card on a cell."""
    if VERB[card] != COPY:
        return NO_CHOICE
    why = object_refusal(s, cell, target, OBJECT[card])
    if why != ITSELF and not WHOLE[PATTERN[card], s.seat, cell] & (1 << target):
        return OUT_OF_REACH
    return why


@compiled
def refusal(s: Record, action: int) -> int:
    """Why an action is not legal, or FINE."""
    if s.phase == OVER:
        return GAME_OVER
    kind = kind_of(action)
    card = card_of(action)
    if action < 0 or kind > TO_CHOOSE:
        return NO_ACTION
    if s.phase != MOMENT[kind]:
        return NOT_NOW
    if kind == TO_CHOOSE:
        return FINE if action <= of_kind(kind, 1) else NO_ACTION
    if kind != TO_PLACE:
        if card >= CARDS or action != of_kind(kind, card):
            return NO_ACTION
        return FINE if s.offer & BIT[card] else NOT_OFFERED
    cell = cell_of(action)
    near = copied_of(action)
    deep = deeper_of(action)
    choice = choice_of(action)
    if card >= CARDS or cell > 8 or near > 8 or deep > 8 or (near < 0 <= deep):
        return NO_ACTION
    why = placement_refusal(s, card, cell)
    if why != FINE or (choice == 0 and near < 0):
        return why
    if not IS_ACTIVE[card]:
        return NO_CHOICE
    if negated(s, cell):
        return IS_NEGATED
    acting = card
    if near >= 0:
        why = copy_refusal(s, acting, cell, near)
        if why != FINE:
            return why
        acting = int64(s.card[near])
    if deep >= 0:
        why = copy_refusal(s, acting, cell, deep)
        if why != FINE:
            return why
        acting = int64(s.card[deep])
    if choice == 0 or VERB[acting] == COPY:
        return NO_CHOICE
    return effect_refusal(s, acting, cell, choice)
