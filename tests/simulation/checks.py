"""What must hold after a run, whatever went wrong in it. Everything is compared with the final log,
and with what the table's own code makes of that log in peace."""

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from regalia.core.chance import stream
from regalia.core.errors import BadRecord, RegaliaError
from regalia.server import wire
from regalia.tables import sight
from regalia.tables.authority import answer
from regalia.tables.entries import Moved, Signed
from regalia.tables.fold import apply
from regalia.tables.hub import TRIES
from regalia.tables.log import Entry, check_chain
from regalia.tables.table import FINISHED, Asker, Table

from .clients import Answer, Asked, Device
from .world import Outcome

#: Refusals of a move that are final: it names the revision it was chosen for.
FINAL = ("move/stale",)
#: Refusals that do not follow from the table: too often, too much at once, or what the store said.
NOT_OF_THE_TABLE = ("rate/limited", "talk/often", "store/unsure", "store/closed", "table/busy")
#: Seconds after the last fault until nobody may suffer from it any more.
ECHO = 12.0


def check(outcome: Outcome) -> None:
    """Add everything that is wrong to what is known already."""
    found = outcome.violations
    for table, log in outcome.logs.items():
        devices = [each for each in outcome.devices if each.table == table]
        broken = list(_log(table, log))
        found += broken
        found += _requests(outcome, log, devices)
        found += _order(devices)
        if not broken:
            found += _stories(outcome, table, log, devices)


def _log(table: str, log: list[Entry]) -> Iterator[str]:
    """The chain holds, time runs forwards, no request was carried out twice."""
    try:
        check_chain(table, log)
    except BadRecord as error:
        yield f"the chain is broken: {error}"
    if any(later.at < sooner.at for sooner, later in pairwise(log)):
        yield "time runs backwards"
    seen: dict[tuple[str, str], int] = {}
    for entry in log:
        if isinstance(entry.body, Signed):
            bot = isinstance(entry.body, Moved) and entry.body.bot
            by = f"bot {entry.body.seat}" if bot else str(entry.body.by)  # type: ignore[attr-defined]
            if (by, entry.body.id) in seen:
                yield f"request {entry.body.id!r} of {by} happened twice"
            seen[by, entry.body.id] = entry.number


def _requests(outcome: Outcome, log: list[Entry], devices: list[Device]) -> Iterator[str]:
    """What was acknowledged is in the log, under the number that was told; what was refused for
    good is not; and nothing is refused without need."""
    written: dict[tuple[str | None, str], int] = {}
    for entry in log:
        if isinstance(entry.body, Signed) and entry.body.by is not None:
            written[entry.body.by, entry.body.id] = entry.number
    for device in devices:
        for asked in device.asked:
            number = written.get((asked.guest, asked.id))
            for told in asked.answers:
                if told.number is not None and told.number != number:
                    yield f"{asked.id} was acknowledged as {told.number}, the log has {number}"
                if told.code in FINAL and number is not None:
                    yield f"{asked.id} was refused ({told.code}) and is entry {number}"
                if told.code == "internal/error":
                    yield f"{asked.id} met a bug"
                if told.code == "table/busy" and told.stood - asked.stood < TRIES // 2:
                    yield f"{asked.id} was refused as if many others wrote"
                if str(told.code).startswith("store/") and asked.sent > outcome.calm + ECHO:
                    yield f"{asked.id} was refused ({told.code}) long after the last fault"


def _order(devices: list[Device]) -> Iterator[str]:
    """What was acknowledged before something else was asked, came before it."""
    done = [
        (min(each.at for each in asked.answers if each.number is not None), number, asked)
        for device in devices
        for asked in device.asked
        if (number := _number(asked)) is not None
    ]
    for at, number, asked in done:
        for _, later, other in done:
            if at < other.sent and number >= later:
                yield f"{other.id} was asked after {asked.id} ({number}) was done, and is {later}"


def _number(asked: Asked) -> int | None:
    return next((each.number for each in asked.answers if each.number is not None), None)


class _Refusals:
    """Every refusal is right at some moment between the request and its answer."""

    def __init__(self, devices: list[Device]) -> None:
        self._open = [
            (device, asked, answer)
            for device in devices
            for asked in device.asked
            for answer in asked.answers
            if answer.code is not None
            and answer.code not in NOT_OF_THE_TABLE
            and asked.message["type"] != "hint"
            and answer.code != "undo/shown"  # takes long to find out
        ]

    def look_at(self, table: Table) -> None:
        """The table as it stood at one of those moments."""
        self._open = [
            each
            for each in self._open
            if not (each[1].stood <= table.number <= each[2].stood and self._right(table, *each))
        ]

    @staticmethod
    def _right(table: Table, device: Device, asked: Asked, refusal: Answer) -> bool:
        try:
            answer(table, Asker(device.guest, device.name), asked.request, 0)
        except RegaliaError as error:
            return error.code == refusal.code
        return False

    def wrong(self) -> Iterator[str]:
        for _, asked, refusal in self._open:
            yield (
                f"{asked.id} ({asked.message['type']}) was refused without a reason, between "
                f"{asked.stood} and {refusal.stood}: {refusal.code}"
            )


class _Told(NamedTuple):
    """A message, and what it must be: an event, live or missed, or how the table stands."""

    device: Device
    text: str
    message: dict[str, Any]
    kind: str  # "hello", "missed" or "live"
    entry: int


def _stories(
    outcome: Outcome, table: str, log: list[Entry], devices: list[Device]
) -> Iterator[str]:
    """What everybody was told is the beginning of the log, without a gap, as their own seat may see
    it; and what is live in a process is what the log adds up to."""
    told: dict[int, list[_Told]] = defaultdict(list)  # by the number at which the table stood
    for device in devices:
        yield from _sort(device, len(log), told)
    chance = random.Random(f"{outcome.seed} {table}")
    deals = stream(str(outcome.seed), table)
    replayed, secrets = Table(table), list(outcome.keys)
    refusals = _Refusals(devices)
    held = [hub.tables[table] for hub in outcome.hubs if table in hub.tables]
    for entry in log:
        apply(replayed, entry)
        refusals.look_at(replayed)
        for live in held:
            if live.table.number == entry.number and _whole(live.table) != _whole(replayed):
                yield f"a live table is not what its log adds up to at {entry.number}"
        for hidden in (replayed.secret, replayed.started and replayed.started.seed):
            if hidden and hidden not in secrets:
                secrets.append(hidden)
        made: dict[tuple[str, int, int | None], Any] = {}
        for each in told[entry.number]:
            seat = replayed.seat_of(each.device.guest)
            what = each.kind, each.entry, seat
            if what not in made:
                made[what] = _message(replayed, *what)
            if {**each.message, "present": None} != made[what]:
                yield (
                    f"{each.device.name} was told something else of {each.entry} at "
                    f"{entry.number}: {each.message} instead of {made[what]}"
                )
            if replayed.phase != FINISHED:
                for secret in secrets:
                    if secret in each.text:
                        yield f"{each.device.name} was told a secret: {secret}"
        if told[entry.number] and replayed.phase == "playing" and chance.random() < 0.1:
            yield from _needs_no_secret(replayed, told[entry.number], deals)
    yield from refusals.wrong()
    if any(live.table.number > outcome.last.get(table, len(log)) for live in held):
        yield "a live table holds more than the log"
    if any(live.lock.locked() for live in held):
        yield "a table is locked"


def _sort(device: Device, last: int, told: dict[int, list[_Told]]) -> Iterator[str]:
    """Each message of a device, by the number at which the table stood when it was made."""
    number = 0
    for heard in device.heard:
        stands, following = -1, heard.after
        for text in heard.texts:
            message = msgspec.json.decode(text)
            match message["type"]:
                case "hello":
                    stands = message["look"]["number"]
                    told[stands].append(_Told(device, text, message, "hello", stands))
                case "event":
                    got = message["event"]["number"]
                    if got != following + 1:
                        yield f"{device.name} heard {got} after {following}"
                    following, number = got, max(number, got)
                    kind = "live" if got > stands else "missed"
                    told[max(stands, got)].append(_Told(device, text, message, kind, got))
        if following > last or stands > last:
            yield f"{device.name} heard {following} of {last} entries"
    if number != device.number:
        yield f"{device.name} lost count: {device.number} of {number}"


def _message(table: Table, kind: str, number: int, seat: int | None) -> Any:
    """What somebody on that seat must be told, as they read it."""
    message: wire.SocketMessage
    if kind == "hello":
        message = wire.HelloMessage(sight.look(table, seat), [])
    else:
        look = sight.look(table, seat) if kind == "live" else None
        message = wire.EventMessage(sight.event(table, table.entries[number - 1], seat), look)
    return {**msgspec.json.decode(msgspec.json.encode(message)), "present": None}


def _needs_no_secret(table: Table, told: list[_Told], deals: Any) -> Iterator[str]:
    """Had the cards that somebody cannot see lain differently, they would have been told the
    same."""
    truth = table.state
    assert truth is not None
    for each in told:
        seat = table.seat_of(each.device.guest)
        table.state = truth
        for other in range(len(table.seats)) if seat is None else (seat,):
            table.state = table.state.redealt(other, deals)
        look = msgspec.json.decode(msgspec.json.encode(sight.look(table, seat)))
        heard = each.message["look"]
        if heard is not None and look != heard:
            yield f"{each.device.name} was told at {table.number} what they cannot know"
    table.state = truth


def _whole(table: Table) -> Any:
    """All of a table, as far as it can be compared."""
    return (
        table.entries,
        [sight.look(table, seat) for seat in (None, *range(len(table.seats)))],
        table.state.position() if table.state else None,
        table.movers,
        table.answered,
        table.host,
    )
