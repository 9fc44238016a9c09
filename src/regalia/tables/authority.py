"""What a request leads to: the body of the next log entry, or a refusal. This is the one authority
over what may be written to a table's log; it changes nothing.

Whoever holds a table writes the entry down and then applies it (`fold.apply`). The only thing that
does not follow from table and request is the secret of a new table.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from .. import games, players
from ..core.seeds import fresh_seed
from . import deal, entries, requests, talk
from .entries import AnyBody
from .log import Entry, next_entry
from .table import CLAIM_AFTER, GATHERING, PLAYING, Asker, Proposal, Seat, Table, TableError
from .take_backs import revealed

#: What may be written to a log before only what ends the game is; and how often a seat may talk.
MOST_ENTRIES = 5_000
MOST_PHRASES = 300


#: What can be answered without a look at the clock.
Timeless = (
    requests.Sit
    | requests.Leave
    | requests.Absent
    | requests.Return
    | requests.Bot
    | requests.Empty
    | requests.Start
    | requests.Move
    | requests.TakeBack
    | requests.StandIn
    | requests.Answer
    | requests.Talk
    | requests.Hint
)


def opening(
    host: Asker,
    at: int,
    name: str,
    options: Mapping[str, Any],
    *,
    hints: bool = True,
    claim_after: int = CLAIM_AFTER,
    table_id: str | None = None,
) -> Entry:
    """The first entry of a new table. `claim_after`: the seconds an opponent may be away."""
    game = games.game(name, **options)
    table_id, secret = table_id or secrets.token_urlsafe(9), deal.fresh_secret()
    body = entries.Created(
        game=game.name,
        rules=game.manifest.rules_version,
        options=dict(game.options),
        hints=hints,
        by=host.guest,
        claim_after=UNSET if game.manifest.cooperative else claim_after,
        secret=secret,
        commitment=deal.promise(table_id, secret),
    )
    return next_entry(table_id, None, at, body)


def answer(
    table: Table, asker: Asker, request: requests.AnyRequest, at: int, since: int = 0
) -> Entry:
    """The entry to write next, or the one this very request has led to before. Nobody was away
    before `since`: the clock has been set then."""
    before = answered(table, asker, request) or _known_hint(table, asker, request)
    if before:
        return before
    if isinstance(request, requests.Claim):
        body: AnyBody = _claim(table, asker, request, at, since)
    else:
        body = decide(table, asker, request)
    return next_entry(table.id, table.last, at, body)


def answered(table: Table, asker: Asker, request: requests.AnyRequest) -> Entry | None:
    """The entry this very request has led to before."""
    entry = table.answered.get((asker.key, request.id))
    if entry and not isinstance(entry.body, _LEADS_TO[type(request)]):
        raise TableError("message/reused")
    return entry


def _known_hint(table: Table, asker: Asker, request: requests.AnyRequest) -> Entry | None:
    """The entry that says already that a hint was used in this position."""
    if not isinstance(request, requests.Hint) or request.seat != table.seat_of(asker.guest):
        return None
    entry = table.hinted.get(request.seat)
    return entry if entry and entry.number > table.revision else None


def closing(table: Table, at: int) -> Entry:
    """The entry that gives an idle table up."""
    _need_not_over(table)
    return next_entry(table.id, table.last, at, entries.Abandoned())


def handing_over(table: Table, seat: int, since: int, to: Asker, at: int) -> Entry:
    """The entry that gives a seat to another device of the guest who sat down with entry
    `since`."""
    _need_not_over(table)
    if table.seats[seat].guest is None or table.seats[seat].since != since:
        raise TableError("table/link")  # they have left; whoever sits there now is another
    _need_room(table)
    if to.guest is None:
        raise TableError("guest/unknown")
    if table.seat_of(to.guest) is not None:
        raise TableError("table/seated")
    return next_entry(table.id, table.last, at, entries.HandedOver(seat=seat, guest=to.guest))


def decide(table: Table, asker: Asker, request: Timeless) -> AnyBody:
    """What a request leads to at this table, whatever the time."""
    if not isinstance(request, requests.Talk):
        _need_not_over(table)
    if not isinstance(request, _ALWAYS):
        _need_room(table)
    match request:
        case requests.Sit():
            return _sit(table, asker, request)
        case requests.Leave():
            return _leave(table, asker, request)
        case requests.Absent():
            _need(table, PLAYING)
            return _leave(table, asker, request)
        case requests.Return():
            return _return(table, asker, request)
        case requests.Bot():
            return _seat_bot(table, asker, request)
        case requests.Empty():
            return _empty(table, asker, request)
        case requests.Start():
            return _start(table, asker, request)
        case requests.Move():
            return _move(table, asker, request)
        case requests.TakeBack():
            return _take_back(table, asker, request)
        case requests.StandIn():
            return _stand_in(table, asker, request)
        case requests.Answer():
            return _answer(table, asker, request)
        case requests.Talk():
            return _talk(table, asker, request)
        case requests.Hint():
            return _hint(table, asker, request)


# What is needed


def _need_not_over(table: Table) -> None:
    if table.over:
        raise TableError("table/over")


def _need_room(table: Table) -> None:
    """What can be repeated without an end is taken only as long as a log is not too long."""
    if table.number >= MOST_ENTRIES:
        raise TableError("table/often")


def _need(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise TableError("table/not_begun" if phase == PLAYING else "table/begun")


def _need_host(table: Table, asker: Asker) -> None:
    if asker.guest is None or asker.guest != table.host:
        raise TableError("table/not_host")


def _need_current(table: Table, revision: int) -> None:
    if revision > table.number:
        raise TableError("table/behind", seen=revision)
    if revision != table.revision:
        raise TableError("move/stale")


def _need_no_proposal(table: Table) -> None:
    if table.proposal:
        raise TableError("proposal/open")


def _mine(table: Table, asker: Asker) -> int:
    """The asker's seat."""
    seat = asker.bot_seat if asker.bot_seat is not None else table.seat_of(asker.guest)
    if seat is None:
        raise TableError("table/not_seated")
    return seat


def _checked(table: Table, seat: int) -> Seat:
    if not seat < len(table.seats):
        raise TableError("table/seat", given=seat + 1, seats=len(table.seats))
    return table.seats[seat]


def _checked_bot(table: Table, name: str) -> str:
    """The short name of the bot asked for, if there is such a bot."""
    (short,) = players.seat_bots(table.game.name, [name], 1)
    return short


def _others(table: Table, seat: int) -> list[int]:
    """The other seats where people are present."""
    return [number for number, each in enumerate(table.seats) if each.present and number != seat]


# Gathering


def _sit(table: Table, asker: Asker, request: requests.Sit) -> AnyBody:
    if asker.guest is None:
        raise TableError("guest/unknown")
    if table.seat_of(asker.guest) is not None:
        raise TableError("table/seated")
    _need(table, GATHERING)
    seat = request.seat
    if seat is None:
        seat = next((number for number, each in enumerate(table.seats) if each.open), None)
        if seat is None:
            raise TableError("table/full")
    if not _checked(table, seat).open:
        raise TableError("table/taken", seat=seat + 1)
    given = request.contribution
    if given is not None and not deal.is_contribution(given):
        raise TableError("table/contribution")
    return entries.Sat(
        seat=seat,
        name=asker.name,
        contribution=UNSET if given is None else given,
        by=asker.guest,
        id=request.id,
    )


def _leave(table: Table, asker: Asker, request: requests.Leave | requests.Absent) -> AnyBody:
    seat = _mine(table, asker)
    if table.seats[seat].away:
        raise TableError("table/away", seat=seat + 1)
    absent = isinstance(request, requests.Absent)
    return entries.Left(seat=seat, absent=absent, by=asker.guest, id=request.id)


def _return(table: Table, asker: Asker, request: requests.Return) -> AnyBody:
    seat = _mine(table, asker)
    if table.seats[seat].present:
        raise TableError("table/seated")
    return entries.Returned(seat=seat, by=asker.guest, id=request.id)


def _seat_bot(table: Table, asker: Asker, request: requests.Bot) -> AnyBody:
    _need(table, GATHERING)
    _need_host(table, asker)
    if _checked(table, request.seat).guest:
        raise TableError("table/taken", seat=request.seat + 1)
    return entries.BotSeated(
        seat=request.seat,
        bot=_checked_bot(table, request.bot),
        milliseconds=request.milliseconds,
        by=asker.guest,
        id=request.id,
    )


def _empty(table: Table, asker: Asker, request: requests.Empty) -> AnyBody:
    _need(table, GATHERING)
    _need_host(table, asker)
    if _checked(table, request.seat).open:
        raise TableError("table/open", seat=request.seat + 1)
    return entries.Emptied(seat=request.seat, by=asker.guest, id=request.id)


def _start(table: Table, asker: Asker, request: requests.Start) -> AnyBody:
    _need(table, GATHERING)
    _need_host(table, asker)
    missing = [number + 1 for number, each in enumerate(table.seats) if each.open]
    if missing:
        raise TableError("table/waiting", seat=missing[0])
    if table.secret is None or table.commitment is None:
        return _start_alone(asker, request)
    seed = deal.seed_of(table.id, table.secret, [each.contribution for each in table.seats])
    return entries.Started(seed=seed, commitment=table.commitment, by=asker.guest, id=request.id)


def _start_alone(asker: Asker, request: requests.Start) -> AnyBody:
    """Deal at a table that was opened when the seed was still the server's alone."""
    seed, salt = fresh_seed(), fresh_seed()
    promise = deal.old_promise(seed, salt)
    assert promise is not None
    return entries.Started(seed=seed, salt=salt, commitment=promise, by=asker.guest, id=request.id)


# Playing


def _move(table: Table, asker: Asker, request: requests.Move) -> AnyBody:
    seat = _mine(table, asker)
    _need(table, PLAYING)
    assert table.state is not None
    _need_current(table, request.revision)
    if table.state.to_move != seat:
        raise TableError("move/turn")
    by_bot = asker.bot_seat is not None
    if (table.seats[seat].bot is not None) != by_bot:
        raise TableError("move/turn")  # a bot plays here, or no more
    trial = table.state.copy()
    trial.play(request.move)
    return entries.Moved(
        seat=seat,
        move=trial.moves[-1],
        bot=by_bot,
        last=trial.to_move is None,
        by_chance=asker.by_chance,
        by=asker.guest,
        id=request.id,
    )


def _take_back(table: Table, asker: Asker, request: requests.TakeBack) -> AnyBody:
    """One's own last move, if it has shown nobody anything; if it ended one's turn, only when the
    other people agree."""
    seat = _mine(table, asker)
    _need(table, PLAYING)
    _need_current(table, request.revision)
    assert table.state is not None
    if not table.movers:
        raise TableError("undo/nothing")
    if table.movers[-1] != (seat, False):
        raise TableError("undo/other")
    _need_no_proposal(table)
    people = [number for number, each in enumerate(table.seats) if each.guest]
    before = table.replayed(len(table.movers) - 1)
    if table.revision not in table.shown:
        table.shown = {table.revision: revealed(before, table.state.moves[-1], seat, people)}
    if table.shown[table.revision]:
        raise TableError("undo/shown")
    others = _others(table, seat) if table.state.to_move != seat else []
    if others:
        return entries.Proposed(
            what="take_back", seat=seat, waiting=others, by=asker.guest, id=request.id
        )
    return entries.TookBack(seat=seat, by=asker.guest, id=request.id)


def _stand_in(table: Table, asker: Asker, request: requests.StandIn) -> AnyBody:
    seat = _mine(table, asker)
    _need(table, PLAYING)
    if not table.game.manifest.cooperative:
        raise TableError("table/opponents")
    target = _checked(table, request.seat)
    if target.guest is None or not target.away or target.bot:
        raise TableError("table/not_away", seat=request.seat + 1)
    _need_no_proposal(table)
    bot = _checked_bot(table, request.bot)
    others = _others(table, seat)
    if others:
        return entries.Proposed(
            what="stand_in",
            seat=seat,
            waiting=others,
            away=request.seat,
            bot=bot,
            milliseconds=request.milliseconds,
            by=asker.guest,
            id=request.id,
        )
    return entries.StoodIn(
        seat=request.seat,
        bot=bot,
        milliseconds=request.milliseconds,
        by=asker.guest,
        id=request.id,
    )


def _answer(table: Table, asker: Asker, request: requests.Answer) -> AnyBody:
    seat = _mine(table, asker)
    proposal = _open_proposal(table, request.proposal)
    withdrawn = seat == proposal.body.seat and not request.yes
    if seat not in proposal.waiting and not withdrawn:
        raise TableError("proposal/unknown")
    if not request.yes:
        return entries.Declined(seat=seat, proposal=proposal.number, by=asker.guest, id=request.id)
    return entries.Agreed(
        seat=seat,
        proposal=proposal.number,
        carried=proposal.body.what if proposal.waiting == {seat} else UNSET,
        by=asker.guest,
        id=request.id,
    )


def _open_proposal(table: Table, number: int) -> Proposal:
    if not table.proposal or table.proposal.number != number:
        raise TableError("proposal/unknown")
    return table.proposal


def _talk(table: Table, asker: Asker, request: requests.Talk) -> AnyBody:
    seat = _mine(table, asker)
    if table.said.get(seat, 0) >= MOST_PHRASES:
        raise TableError("table/often")
    if request.phrase not in talk.known(table.game.name):
        raise TableError("talk/unknown")
    view = table.state.view(None) if table.state else None
    offered = talk.offered(table.game.name, view, seat)
    if request.phrase not in offered:
        raise TableError("talk/now")
    return entries.Said(
        seat=seat,
        phrase=request.phrase,
        by=asker.guest,
        id=request.id,
        count=offered[request.phrase].get("count", UNSET),
    )


def _claim(
    table: Table, asker: Asker, request: requests.Claim, at: int, since: int
) -> entries.Claimed:
    """The game, if it is the turn of an opponent who has been away for too long."""
    _need_not_over(table)
    seat = _mine(table, asker)
    _need(table, PLAYING)
    if table.claim_after is None:
        raise TableError("claim/together")
    away = table.claimable(seat)
    if away is None:
        raise TableError("claim/nobody")
    if at < max(table.claimable_at(away), since + 1000 * table.claim_after if since else 0):
        raise TableError("claim/early")
    return entries.Claimed(seat=seat, away=away, by=asker.guest, id=request.id)


def _hint(table: Table, asker: Asker, request: requests.Hint) -> AnyBody:
    seat = _mine(table, asker)
    _need(table, PLAYING)
    assert table.state is not None
    if not table.hints:
        raise TableError("hint/forbidden")
    if table.state.to_move != seat or request.seat != seat:
        raise TableError("move/turn")
    return entries.Hinted(seat=seat, by=asker.guest, id=request.id)


#: What is taken however long a log is: none of it can be repeated without an end.
_ALWAYS = (requests.Start, requests.Move, requests.Return, requests.Answer)
#: What each request can lead to.
_LEADS_TO: dict[type[requests.AnyRequest], tuple[type[entries.Body], ...]] = {
    requests.Sit: (entries.Sat,),
    requests.Leave: (entries.Left,),
    requests.Absent: (entries.Left,),
    requests.Return: (entries.Returned,),
    requests.Bot: (entries.BotSeated,),
    requests.Empty: (entries.Emptied,),
    requests.Start: (entries.Started,),
    requests.Move: (entries.Moved,),
    requests.TakeBack: (entries.TookBack, entries.Proposed),
    requests.StandIn: (entries.StoodIn, entries.Proposed),
    requests.Answer: (entries.Agreed, entries.Declined),
    requests.Talk: (entries.Said,),
    requests.Hint: (entries.Hinted,),
    requests.Claim: (entries.Claimed,),
}
