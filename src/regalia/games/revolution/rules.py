"""Revolution: set-up, turns, effects, the end of a game and of a match. The rulebook, compiled.

The functions stand in the order of the rulebook; the ids beside the code are those of the rules
page.
"""

import numpy as np

from ...core.bits import ONE, ZERO, lowest, popcount
from ...core.chance import begin, below, shuffle
from ...core.compile import Array, Record, Word, compiled, int64
from .actions import (
    TO_CHOOSE,
    TO_KEEP,
    TO_PLACE,
    card_of,
    cell_of,
    choice_of,
    copied_of,
    deeper_of,
    kind_of,
)
from .cards import (
    ALL_NEUTRALS,
    ASSASSINATE,
    BANISH,
    BIT,
    CITIZEN,
    CONVERT,
    DESTROY,
    DRAW,
    IS_ACTIVE,
    IS_STANDING,
    MOVE,
    NEGATE,
    OBJECT,
    PATTERN,
    RECALL,
    RETURN,
    SIDE,
    TOWER,
    VERB,
)
from .cards import DEATH as DEATH_CARD
from .cells import ALL_CELLS, BLIND, FIRST, REACH, SIZE, goal_of, holds, start_of
from .legal import (
    FINE,
    can_place,
    drawable,
    list_actions,
    negated,
    objects,
    playable,
    refusal,
)
from .state import (
    ALLIES,
    BEST_OF_THREE,
    CHOOSING,
    DEATH,
    DRAFT,
    KEEPING,
    LAST_PLY,
    NO_CARD,
    NO_PLACEMENT,
    NOBODY,
    NOWHERE,
    OCCUPIED,
    OLD_STYLE,
    OVER,
    PLAYING,
    PLY_LIMIT,
    POINTS,
    RANDOM,
    SECRET_DRAFT,
    SECRET_RANDOM,
    SINGLE,
    STANDARD,
    TAKING,
    UNCOVERS,
    UNDECIDED,
)

# Set-up


@compiled
def pick(chance: Array, cards: Word) -> int:
    """One card of a set, every one equally likely."""
    for _ in range(below(chance, popcount(cards))):
        cards &= cards - ONE
    return lowest(cards)


@compiled
def draw_neutral(s: Record, report: Record) -> int:
    """A random one of the neutrals set aside; NOBODY if there is none at all. RRR-24, AR-55"""
    if not s.aside:
        s.aside = drawable(s)
        s.shown |= s.aside if s.phase == PLAYING else ZERO
        s.discard &= ~s.aside
        s.used &= ~s.aside
        report.refilled = 1
    if not s.aside:
        return NOBODY
    card = pick(s.chance, s.aside)
    s.aside ^= BIT[card]
    return card


@compiled
def draw_neutrals(s: Record, count: int, report: Record) -> Word:
    """A set of random neutrals."""
    cards = ZERO
    for _ in range(count):
        card = draw_neutral(s, report)
        if card != NOBODY:
            cards |= BIT[card]
    return cards


@compiled
def clear_field(s: Record) -> None:
    """RRR-18: the field is cleared, the starting cards go back to their owners."""
    for seat in range(2):
        s.area[seat] = SIDE[seat]  # RRR-4
        s.hidden[seat] = ZERO
        s.doomed[seat] = NOWHERE
        s.passed[seat] = ZERO
        s.thrown[seat] = ZERO
        s.second[seat] = ZERO
    for cell in range(9):
        s.card[cell] = NOBODY
    s.covered = NOBODY
    s.neutral = ZERO
    s.discard = ZERO  # AR-53
    s.offer = ZERO
    s.occupied = 0
    s.red = 0
    s.down = 0
    s.shield = 0
    s.hush = 0
    s.plies = 0
    s.step = 0
    s.shown = ZERO


@compiled
def lay_open(s: Record, report: Record) -> None:
    """The neutrals that lie open before anybody decides: RRR-6, RRR-31, AR-60"""
    if s.system == STANDARD:
        s.neutral = draw_neutrals(s, 5, report)
        report.dealt = s.neutral
    elif s.system == DRAFT:
        s.offer = draw_neutrals(s, 5, report)
        report.dealt = s.offer


@compiled
def start_game(s: Record, report: Record) -> None:
    """Who starts is known: what is left of the set-up. RRR-8, RRR-20, AR-64"""
    first = int64(s.first)
    s.area[first] |= BIT[CITIZEN]
    s.seat = first
    phase = PLAYING
    if s.system == RANDOM or s.system == SECRET_RANDOM:
        for turn in range(2):
            seat = first ^ turn
            drawn = draw_neutrals(s, 2, report)  # RRR-30
            report.drawn[seat] = drawn
            s.area[seat] |= drawn
            if s.system == SECRET_RANDOM:
                s.hidden[seat] = drawn  # RRR-32
                report.secret = 1
    elif s.system == DRAFT:
        phase = TAKING
    elif s.system == SECRET_DRAFT:
        s.offer = draw_neutrals(s, 4, report)  # RRR-33
        report.offered = s.offer
        phase = KEEPING
    s.phase = phase


@compiled
def set_up(s: Record, setting: Record, report: Record) -> None:
    """The first game of a match."""
    s.system = setting.system
    s.numbered = setting.numbered
    s.match = setting.match
    s.ending = setting.ending
    s.copy_shielded = setting.copy_shielded
    s.shield_fails = setting.shield_fails
    s.tower_falls = setting.tower_falls
    for seat in range(2):
        s.wins[seat] = 0
        s.points[seat] = 0
        s.score[seat] = 0
    s.game = 1
    s.reason = UNDECIDED
    s.winner = NOBODY
    s.aside = ZERO if s.system == OLD_STYLE else ALL_NEUTRALS  # RRR-29
    s.used = ZERO
    clear_field(s)
    s.first = setting.first if setting.first >= 0 else below(s.chance, 2)  # RRR-7
    for cell in range(9):
        s.number[cell] = setting.number[cell] if s.numbered else 0
    if s.numbered and setting.number[0] == 0:
        for cell in range(9):
            s.number[cell] = cell + 1
        shuffle(s.chance, s.number)  # AR-44
    lay_open(s, report)
    start_game(s, report)


# The draft


@compiled
def take(s: Record, card: int, report: Record) -> None:
    """Draft: one card each, one more for the first player, the last two for the second. RRR-31"""
    s.area[s.seat] |= BIT[card]
    s.offer ^= BIT[card]
    s.seat = 1 - s.seat
    if popcount(s.offer) > 2:
        return
    s.area[s.seat] |= s.offer
    report.rest = s.offer
    s.offer = ZERO
    s.seat = s.first
    s.phase = PLAYING


@compiled
def keep(s: Record, card: int, report: Record) -> None:
    """Secret Draft: keep one of four and pass three, keep one of three and throw two away; first
    with the first player's four, then with the second's. RRR-33, AR-63"""
    seat = int64(s.seat)
    s.area[seat] |= BIT[card]
    s.hidden[seat] |= BIT[card]  # AR-62
    rest = s.offer ^ BIT[card]
    s.step += 1
    if s.step == 1 or s.step == 3:
        s.passed[seat] = rest
        report.passed = rest
        s.offer = rest
        s.seat = 1 - seat
        return
    s.second[seat] = BIT[card]
    s.thrown[seat] = rest
    report.thrown = rest
    if s.step == 2:
        s.offer = draw_neutrals(s, 4, report)
        report.offered = s.offer
    else:
        s.aside |= s.thrown[0] | s.thrown[1]
        s.offer = ZERO
        s.seat = s.first
        s.phase = PLAYING


@compiled
def show(s: Record, seat: int, card: int) -> None:
    """A hidden card leaves its owner's Area: it is open for good. AR-62"""
    s.hidden[seat] &= ~BIT[card]
    s.second[seat] &= ~BIT[card]
    s.shown |= BIT[card] & ALL_NEUTRALS


# Shields and silence


@compiled
def refresh(s: Record) -> None:
    """See anew which cells are shielded (RRR-49, AR-33) and where effects are negated (AR-50),
    which a Shield stops unless so agreed (AR-32)."""
    shield = 0
    hush = 0
    rest = s.occupied & ~s.down  # AR-7
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        card = s.card[cell]
        if IS_STANDING[card]:
            cells = REACH[PATTERN[card], 0, 0, cell]  # the same for both sides: AR-22
            if VERB[card] == NEGATE:
                hush |= cells
            else:
                shield |= cells
    s.shield = shield
    s.hush = hush if s.shield_fails else hush & ~shield


@compiled
def lift(s: Record, cell: int) -> None:
    """Take the card off a cell, which is free then."""
    bit = 1 << cell
    s.occupied &= ~bit
    s.red &= ~bit
    s.down &= ~bit
    standing = IS_STANDING[s.card[cell]]
    s.card[cell] = NOBODY
    if standing:
        refresh(s)


@compiled
def lay(s: Record, cell: int, card: int, red: bool) -> None:
    """Put a card on a free cell."""
    s.card[cell] = card
    s.occupied |= 1 << cell
    if red:
        s.red |= 1 << cell
    if IS_STANDING[card]:
        refresh(s)


# A turn


@compiled
def place(s: Record, card: int, cell: int, report: Record) -> None:
    """The card leaves its Area and lies on the field, facing its player. RRR-10, RRR-11"""
    seat = int64(s.seat)
    s.area[seat] &= ~BIT[card]
    show(s, seat, card)
    s.neutral &= ~BIT[card]
    if card == TOWER:
        s.covered = s.card[cell]  # RRR-80, AR-39
        report.covers = s.covered
        s.card[cell] = card
        refresh(s)
    else:
        lay(s, cell, card, seat == 0)


@compiled
def resolve(s: Record, card: int, cell: int, choice: int, report: Record) -> None:
    """Carry out an active effect from a cell, entirely. RRR-38, AR-18"""
    seat = int64(s.seat)
    verb = VERB[card]
    pattern = PATTERN[card]
    number = choice - FIRST[pattern]
    report.verb = verb
    if verb <= RETURN:
        hit = REACH[pattern, number, seat, cell] & objects(s, OBJECT[card]) & ~(1 << cell)
        report.hit = hit
        report.was_red = s.red
        if verb == CONVERT:
            s.red ^= hit  # RRR-45, RRR-47
            return
        rest = hit
        while rest:
            target = lowest(rest)
            rest &= rest - 1
            report.hit_card[target] = s.card[target]
            if verb == DESTROY:
                s.down |= 1 << target  # RRR-40
                s.doomed[seat] = target
                if IS_STANDING[s.card[target]]:
                    refresh(s)  # AR-7
            elif verb == BANISH:
                s.discard |= BIT[s.card[target]]  # RRR-48, AR-53
                lift(s, target)
            else:
                s.area[seat] |= BIT[s.card[target]]  # AR-52
                lift(s, target)
    elif verb == MOVE:
        start = start_of(number)
        goal = goal_of(number)
        moved = int64(s.card[start])
        red = holds(s.red, start)
        report.hit = 1 << start
        report.was_red = s.red
        report.hit_card[start] = moved
        report.goal = goal
        lift(s, start)
        lay(s, goal, moved, red)  # AR-51
    elif verb == DRAW:
        drawn = draw_neutral(s, report)
        report.other = drawn
        s.area[seat] |= BIT[drawn]  # AR-55
        s.shown |= BIT[drawn]
    elif verb == RECALL:
        report.other = number
        s.discard ^= BIT[number]
        s.area[seat] |= BIT[number]  # AR-53
    else:
        other = 1 - seat
        report.blind = choice == BLIND
        if choice == BLIND:
            number = pick(s.chance, s.hidden[other])  # AR-62
        report.other = number
        s.area[other] &= ~BIT[number]
        show(s, other, number)
        if verb == ASSASSINATE:
            s.discard |= BIT[number]  # RRR-75
        else:
            s.area[seat] |= BIT[number]  # RRR-82


@compiled
def play_card(s: Record, action: int, report: Record) -> None:
    """A whole turn. RRR-11 to RRR-13"""
    card = card_of(action)
    cell = cell_of(action)
    near = copied_of(action)
    deep = deeper_of(action)
    choice = choice_of(action)
    if IS_ACTIVE[card] and negated(s, cell):
        report.negated = 1
    place(s, card, cell, report)
    if choice:
        acting = card
        if near >= 0:
            acting = int64(s.card[near])  # AR-49
            report.copied[0] = near
            report.copied_card[0] = acting
        if deep >= 0:
            acting = int64(s.card[deep])
            report.copied[1] = deep
            report.copied_card[1] = acting
        resolve(s, acting, cell, choice, report)
    s.plies += 1
    if is_complete(s):
        count_up(s, report)
    elif s.plies >= LAST_PLY:
        end_game(s, int64(NOBODY), int64(PLY_LIMIT), report)  # AR-14
    else:
        s.seat = 1 - s.seat
        begin_turn(s, report)


@compiled
def begin_turn(s: Record, report: Record) -> None:
    """The card this player destroyed leaves; then the loss check; then the move. AR-5, AR-13"""
    seat = int64(s.seat)
    cell = int64(s.doomed[seat])
    if cell != NOWHERE:
        s.doomed[seat] = NOWHERE
        report.removed_cell = cell
        report.removed = s.card[cell]
        s.discard |= BIT[s.card[cell]]  # RRR-41, AR-53
        if s.card[cell] == TOWER:
            under = int64(s.covered)
            s.covered = NOBODY
            if s.tower_falls == UNCOVERS:
                report.uncovered = under
                s.card[cell] = under
                s.down &= ~(1 << cell)
                refresh(s)
                if is_complete(s):
                    count_up(s, report)  # AR-40
                    return
            else:
                report.removed_under = under
                s.discard |= BIT[under]
                lift(s, cell)
        else:
            lift(s, cell)
    if playable(s) == ZERO:
        end_game(s, 1 - seat, int64(NO_CARD), report)  # RRR-23
    elif not can_place(s):
        end_game(s, 1 - seat, int64(NO_PLACEMENT), report)  # AR-12


# The end of a game


@compiled
def is_complete(s: Record) -> bool:
    """Whether the Battlefield is complete. RRR-14, AR-1"""
    return bool(s.occupied == ALL_CELLS and (s.down == 0 or s.ending == OCCUPIED))


@compiled
def worth(s: Record, cells: int) -> int:
    """What a set of cells counts: one each, or their numbers. RRR-15, RRR-26"""
    if not s.numbered:
        return int64(SIZE[cells])
    total = 0
    while cells:
        total += s.number[lowest(cells)]
        cells &= cells - 1
    return total


@compiled
def counted(s: Record, seat: int) -> Word:
    """The cells of a player's allies that count."""
    cells = s.occupied & (s.red if seat == 0 else ~s.red)
    return cells if s.ending == OCCUPIED else cells & ~s.down


@compiled
def tally(s: Record, counts: Array) -> None:
    """How it stands: for each player the allies that count, and below them what they count."""
    for seat in range(2):
        cells = counted(s, seat)
        counts[0, seat] = SIZE[cells]
        counts[1, seat] = worth(s, cells)


@compiled
def doomed_seat(s: Record) -> int:
    """Whose ally an open Death is, or NOBODY. RRR-81, AR-39"""
    for cell in range(9):
        if s.card[cell] == DEATH_CARD and not holds(s.down, cell):
            return 0 if holds(s.red, cell) else 1
    return NOBODY


@compiled
def lead_in_points(s: Record) -> int:
    """How far seat 0 is ahead in points, or in allies on plain cells. RRR-15, RRR-28"""
    return worth(s, counted(s, 0)) - worth(s, counted(s, 1))


@compiled
def leader(s: Record) -> int:
    """Who has more points on a complete Battlefield, or more allies if they are equal. AR-10"""
    lead = lead_in_points(s)
    if lead == 0:
        lead = int64(SIZE[counted(s, 0)] - SIZE[counted(s, 1)])
    return 0 if lead > 0 else 1


@compiled
def count_up(s: Record, report: Record) -> None:
    """The Battlefield is complete: Death first (AR-56), then points or allies."""
    loser = doomed_seat(s)
    if loser != NOBODY:
        end_game(s, 1 - loser, int64(DEATH), report)
    else:
        by_points = s.numbered and lead_in_points(s) != 0
        end_game(s, leader(s), POINTS if by_points else ALLIES, report)


@compiled
def end_game(s: Record, winner: int, reason: int, report: Record) -> None:
    """A game is over, and perhaps the match. RRR-15, RRR-28"""
    s.reason = reason
    for seat in range(2):
        cells = counted(s, seat)
        if s.numbered and reason != POINTS and reason != ALLIES:
            # AR-47: nothing for who loses by Death or for want of a card, nothing for a draw; who
            # wins scores face-down cards only on a complete Battlefield
            if winner != seat:
                cells = 0
            elif reason != DEATH:
                cells &= ~s.down
        s.score[seat] = worth(s, cells)
        s.points[seat] += s.score[seat] if s.numbered else 0
    if winner != NOBODY:
        s.wins[winner] += 1
    report.ended = 1
    report.game = s.game
    report.winner = winner
    report.reason = reason
    report.score[0] = s.score[0]
    report.score[1] = s.score[1]
    report.shown[0] = s.hidden[0]  # AR-62: all cards are shown
    report.shown[1] = s.hidden[1]
    if is_match_over(s):
        s.winner = winner if s.match == SINGLE else match_winner(s)
        s.phase = OVER
        report.over = s.match != SINGLE
        report.match_winner = s.winner
        for seat in range(2):
            s.hidden[seat] = ZERO
            s.second[seat] = ZERO
            report.total[seat] = s.wins[seat] if s.match == BEST_OF_THREE else s.points[seat]
        return
    # RRR-21, AR-58: the loser chooses; after a draw, who played second
    chooser = 1 - winner if winner != NOBODY else 1 - s.first
    report_field(s, report)
    clear_field(s)
    if s.system != OLD_STYLE:
        s.used = ALL_NEUTRALS & ~s.aside  # RRR-19, AR-59
    s.game += 1
    s.seat = chooser
    s.phase = CHOOSING
    lay_open(s, report)  # AR-60


@compiled
def report_field(s: Record, report: Record) -> None:
    """The field of a finished game, before it is cleared for the next."""
    report.cleared = 1
    for cell in range(9):
        report.last_card[cell] = s.card[cell]
    report.last_covered = s.covered
    report.last_red = s.red
    report.last_down = s.down
    for seat in range(2):
        report.last_doomed[seat] = s.doomed[seat]
    tally(s, report.last_counts)
    report.numbered = s.numbered


@compiled
def is_match_over(s: Record) -> bool:
    """AR-48, AR-58"""
    if s.match == SINGLE or s.game == 3:
        return True
    return bool(s.match == BEST_OF_THREE and max(s.wins[0], s.wins[1]) == 2)


@compiled
def match_winner(s: Record) -> int:
    """RRR-16, RRR-17, AR-47, AR-58"""
    lead = int64(s.wins[0]) - s.wins[1]
    if s.match != BEST_OF_THREE and s.points[0] != s.points[1]:
        lead = int64(s.points[0]) - s.points[1]
    if lead == 0:
        return NOBODY
    return 0 if lead > 0 else 1


@compiled
def choose(s: Record, second: int, report: Record) -> None:
    """The loser of the last game plays first or second in the next. RRR-21"""
    s.first = s.seat if second == 0 else 1 - s.seat
    s.reason = UNDECIDED
    report.first = s.first
    start_game(s, report)


@compiled
def apply(s: Record, action: int, report: Record) -> None:
    """Carry out a legal action. What happens is entered into the report, which only those who want
    to read it need to have cleared."""
    kind = kind_of(action)
    if kind == TO_PLACE:
        play_card(s, action, report)
    elif kind == TO_CHOOSE:
        choose(s, card_of(action), report)
    elif kind == TO_KEEP:
        keep(s, card_of(action), report)
    else:
        take(s, card_of(action), report)


# Doors for Python: arrays of one state


@compiled
def deal_into(states: Array, family: Array, settings: Array, reports: Array) -> None:
    s = states[0]
    begin(family, s.chance)
    set_up(s, settings[0], reports[0])


@compiled
def actions_of(states: Array, out: Array) -> int:
    return list_actions(states[0], out)


@compiled
def clear(report: Record) -> None:
    """Nothing has happened yet."""
    report.dealt = ZERO
    report.rest = ZERO
    report.passed = ZERO
    report.thrown = ZERO
    report.offered = ZERO
    report.card = NOBODY
    report.cell = NOWHERE
    report.covers = NOBODY
    report.negated = 0
    report.verb = 0
    report.hit = 0
    report.goal = NOWHERE
    report.other = NOBODY
    report.blind = 0
    report.refilled = 0
    report.removed_cell = NOWHERE
    report.removed = NOBODY
    report.removed_under = NOBODY
    report.uncovered = NOBODY
    report.ended = 0
    report.over = 0
    report.cleared = 0
    report.first = NOBODY
    report.secret = 0
    for number in range(2):
        report.drawn[number] = ZERO
        report.shown[number] = ZERO
        report.copied[number] = NOWHERE
        report.copied_card[number] = NOBODY


@compiled
def try_action(states: Array, action: int, reports: Array) -> int:
    """Carry out an action if it is legal. Returns its refusal, or FINE."""
    s = states[0]
    why = refusal(s, action)
    if why == FINE:
        report = reports[0]
        clear(report)
        report.seat = s.seat
        report.kind = kind_of(action)
        report.card = card_of(action)
        report.cell = cell_of(action)
        apply(s, action, report)
        if s.phase == OVER:
            s.seat = report.seat
    return why


@compiled
def refresh_of(states: Array) -> None:
    refresh(states[0])


@compiled
def tally_of(states: Array, counts: Array) -> None:
    tally(states[0], counts)


@compiled
def is_complete_of(states: Array) -> bool:
    return is_complete(states[0])


@compiled
def perft_of(states: Array, depth: int, stack: Array, out: Array, reports: Array) -> int:
    """How many sequences of so many moves there are. `stack`: states, `out`: rows of actions."""
    stack[0] = states[0]
    left = np.zeros(depth + 1, np.int64)
    total = 0
    level = 0
    left[0] = list_actions(stack[0], out[0])
    if depth == 1:
        return int64(left[0])
    while level >= 0:
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        action = out[level, left[level]]
        stack[level + 1] = stack[level]
        apply(stack[level + 1], action, reports[0])
        count = list_actions(stack[level + 1], out[level + 1])
        if level + 2 == depth:
            total += count
        else:
            level += 1
            left[level] = count
    return total
