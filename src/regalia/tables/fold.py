"""What an entry changes. A table is always the fold of its log: entries are applied in their order,
and nothing is asked or refused any more."""

from collections.abc import Iterable

from .. import games
from ..core.errors import RegaliaError
from ..core.game import State
from .entries import (
    Abandoned,
    Agreed,
    BotSeated,
    Claimed,
    Created,
    Declined,
    Emptied,
    HandedOver,
    Hinted,
    Left,
    Moved,
    Proposed,
    Returned,
    Said,
    Sat,
    Signed,
    Started,
    StoodIn,
    TookBack,
)
from .log import BrokenLog, Entry
from .table import (
    ABANDONED,
    CLAIM_AFTER_OF_OLD,
    FINISHED,
    GATHERING,
    PLAYING,
    Asker,
    Proposal,
    Seat,
    Table,
    TableError,
)


def fold(table_id: str, entries: Iterable[Entry]) -> Table:
    """The table a log adds up to."""
    table = Table(table_id)
    for entry in entries:
        apply(table, entry)
    return table


def refold(table_id: str, entries: Iterable[Entry]) -> Table:
    """The table a stored log adds up to; a BrokenLog if what it says cannot have happened."""
    table = Table(table_id)
    for entry in entries:
        reapply(table, entry)
    return table


def reapply(table: Table, entry: Entry) -> None:
    """Take an entry of a stored log; a BrokenLog if what it says cannot have happened. That its
    game or its rules are not these any more is no fault of the log."""
    try:
        apply(table, entry)
    except RegaliaError as error:
        if isinstance(entry.body, Created):
            raise
        raise BrokenLog("replay", entry.number) from error
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        raise BrokenLog("replay", entry.number) from None


def apply(table: Table, entry: Entry) -> None:
    """Take an entry that has been written down."""
    _change(table, entry)
    table.entries.append(entry)
    if isinstance(entry.body, Signed | Created) and entry.body.by:
        table.acted[entry.body.by] = entry.at
    if isinstance(entry.body, Signed):
        asker = Asker(entry.body.by)
        if isinstance(entry.body, Moved) and entry.body.bot:
            asker = Asker(None, bot_seat=entry.body.seat)
        table.answered[asker.key, entry.body.id] = entry


def _change(table: Table, entry: Entry) -> None:
    match entry.body:
        case Created():
            _create(table, entry.body)
        case Sat(seat=seat, by=by, name=name):
            given = entry.body.contribution or None
            table.seats[seat] = Seat(by, name, contribution=given, since=entry.number)
            table.host = table.host or by
        case Left(seat=seat):
            _leave(table, seat)
            table.seats[seat].left = entry.at
        case Returned(seat=seat):
            held = table.seats[seat]
            held.away, held.bot, held.milliseconds = False, None, None
            _is_back(table, seat)
        case BotSeated(seat=seat, bot=bot, milliseconds=milliseconds):
            table.seats[seat] = Seat(bot=bot, milliseconds=milliseconds)
        case Emptied(seat=seat):
            _clear(table, seat)
        case HandedOver(seat=seat, guest=guest):
            _hand_over(table, seat, guest)
        case Started(seed=seed, commitment=commitment):
            table.started, table.commitment = entry.body, commitment
            table.contributions = [each.contribution for each in table.seats]
            begin(table, table.game.deal(seed))
            table.revision = entry.number
        case Moved():
            _move(table, entry.body, entry.number)
        case TookBack():
            _take_back(table, entry.number)
        case StoodIn(seat=seat, bot=bot, milliseconds=milliseconds):
            _stand_in(table, seat, bot, milliseconds)
        case Proposed(waiting=waiting):
            table.proposal = Proposal(entry.number, entry.body, set(waiting))
        case Agreed():
            _agree(table, entry.body, entry.number)
        case Declined():
            table.proposal = None
        case Claimed(seat=seat):
            table.phase = ABANDONED
            table.proposal = None
            table.claimed_by = seat
        case Abandoned():
            table.phase = ABANDONED
            table.proposal = None
        case Said(seat=seat):
            table.said[seat] = table.said.get(seat, 0) + 1
        case Hinted(seat=seat):
            table.hinted[seat] = entry


def begin(table: Table, start: State) -> None:
    """Play begins with a game that has been dealt."""
    table.start, table.state = start, start.copy()
    table.phase = PLAYING
    _end_if_over(table)


def _create(table: Table, body: Created) -> None:
    table.opened = games.game(body.game, **body.options)
    if body.rules != table.game.manifest.rules_version:
        raise TableError("table/rules", given=body.rules)
    table.secret, table.commitment = body.secret or None, body.commitment or None
    table.hints = body.hints
    if not table.game.manifest.cooperative:
        table.claim_after = body.claim_after or CLAIM_AFTER_OF_OLD
    table.host = body.by
    table.seats = [Seat() for _ in range(table.game.players)]


def _leave(table: Table, seat: int) -> None:
    if table.phase == GATHERING:
        _clear(table, seat)
        return
    table.seats[seat].away = True
    if table.proposal and seat in table.proposal.waiting:
        table.proposal.waiting.discard(seat)
        if not table.proposal.waiting:
            table.proposal = None


def _clear(table: Table, seat: int) -> None:
    """Open a seat; a host who goes leaves the table to the next guest."""
    gone = table.seats[seat].guest
    table.seats[seat] = Seat()
    if gone is not None and gone == table.host:
        table.host = next((each.guest for each in table.seats if each.guest), None)


def _is_back(table: Table, seat: int) -> None:
    """Whoever comes back is asked too; nobody need stand in for them."""
    if table.proposal and table.proposal.body.away == seat:
        table.proposal = None
    if table.proposal and table.proposal.body.seat != seat:
        table.proposal.waiting.add(seat)


def _hand_over(table: Table, seat: int, guest: str) -> None:
    held = table.seats[seat]
    if table.host == held.guest:
        table.host = guest
    was_away = held.away
    held.guest, held.away = guest, False
    if was_away and held.bot is None:
        _is_back(table, seat)


def _move(table: Table, body: Moved, number: int) -> None:
    assert table.state is not None
    table.happened[number] = table.state.play(body.move)
    table.movers.append((body.seat, body.bot))
    table.revision = number
    if table.proposal and table.proposal.body.what == "take_back":
        table.proposal = None
    if not body.bot and table.seats[body.seat].away:
        table.seats[body.seat].away = False  # who plays is there
        _is_back(table, body.seat)
    _end_if_over(table)


def _end_if_over(table: Table) -> None:
    if table.state is not None and table.state.to_move is None:
        table.phase = FINISHED
        table.proposal = None


def _take_back(table: Table, number: int) -> None:
    table.state = table.replayed(len(table.movers) - 1)
    table.movers.pop()
    table.revision = number


def _stand_in(table: Table, seat: int, bot: str, milliseconds: int | None) -> None:
    table.seats[seat].bot, table.seats[seat].milliseconds = bot, milliseconds


def _agree(table: Table, body: Agreed, number: int) -> None:
    assert table.proposal is not None
    table.proposal.waiting.discard(body.seat)
    if not body.carried:
        return
    agreed, table.proposal = table.proposal.body, None
    if agreed.what == "take_back":
        _take_back(table, number)
    else:
        assert isinstance(agreed.away, int)
        assert isinstance(agreed.bot, str)
        _stand_in(table, agreed.away, agreed.bot, agreed.milliseconds or None)
