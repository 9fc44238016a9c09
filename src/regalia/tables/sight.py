"""What leaves a table: for each seat through its own eyes, for onlookers what is public. Nothing
else goes out, whatever is asked for."""

from typing import Any, Literal

from ..core.game import State, View
from ..core.record import Record, sealed
from . import entries, talk
from .entries import Body, Moved, fields
from .log import Entry
from .looks import EntryLook, Look, PhraseLook, Proof, ProposalLook, SeatLook, StepLook
from .table import FINISHED, Proposal, Seat, Table, TableError

#: What everybody may hear of an entry; all else stays in the log.
PUBLIC: dict[type[Body], tuple[str, ...]] = {
    entries.Created: ("game", "options", "hints", "claim_after", "commitment"),
    entries.Sat: ("seat", "name", "contribution"),
    entries.Left: ("seat",),
    entries.Returned: ("seat",),
    entries.BotSeated: ("seat", "bot", "milliseconds"),
    entries.Emptied: ("seat",),
    entries.HandedOver: ("seat",),
    entries.Started: ("commitment",),
    entries.Moved: ("seat", "by_chance"),
    entries.TookBack: ("seat",),
    entries.StoodIn: ("seat", "bot"),
    entries.Proposed: ("what", "seat", "away", "bot", "waiting"),
    entries.Agreed: ("seat", "proposal", "carried"),
    entries.Declined: ("seat", "proposal"),
    entries.Said: ("seat", "phrase", "count"),
    entries.Hinted: ("seat",),
    entries.Claimed: ("seat", "away"),
    entries.Abandoned: (),
}


def look(table: Table, seat: int | None) -> Look:
    """The table as a seat may see it, or an onlooker (None)."""
    view = table.state.view(seat) if table.state else None
    guest = None if seat is None else table.seats[seat].guest
    return Look(
        table=table.id,
        number=table.number,
        revision=table.revision,
        phase=table.phase,  # type: ignore[arg-type]
        game=table.game.name,
        options=dict(table.game.options),
        hints=table.hints,
        seats=[seat_look(each) for each in table.seats],
        seat=seat,
        host=table.host is not None and table.host == guest,
        proposal=_proposal(table.proposal) if table.proposal else None,
        phrases=_phrases(table, seat, view),
        commitment=table.commitment,
        proof=_proof(table),
        claim_after=table.claim_after,
        claim_at=_claim_at(table, seat),
        claimed_by=table.claimed_by,
        view=view,
    )


def _claim_at(table: Table, seat: int | None) -> int | None:
    """When a seat may claim the game, if its opponent is away."""
    away = None if seat is None else table.claimable(seat)
    return None if away is None else table.claimable_at(away)


def seat_look(seat: Seat) -> SeatLook:
    kind: Literal["open", "guest", "bot"]
    kind = "open" if seat.open else "guest" if seat.guest else "bot"
    return SeatLook(kind, seat.name, seat.bot, seat.away, seat.contribution is not None)


def _proposal(proposal: Proposal) -> ProposalLook:
    body = proposal.body
    return ProposalLook(
        number=proposal.number,
        what=body.what,
        waiting=sorted(proposal.waiting),
        seat=body.seat,
        away=body.away if isinstance(body.away, int) else None,
        bot=body.bot if isinstance(body.bot, str) else None,
    )


def _phrases(table: Table, seat: int | None, view: View | None) -> list[PhraseLook]:
    """What a seat may say now, with the numbers in it."""
    if seat is None:
        return []
    offered = talk.offered(table.game.name, view, seat)
    return [PhraseLook(phrase, facts.get("count")) for phrase, facts in offered.items()]


def _proof(table: Table) -> Proof | None:
    """The seed and what it was made of, once the game is over."""
    if table.phase != FINISHED or table.started is None:
        return None
    return Proof(table.started.seed, table.started.salt or None, table.secret)


def event(table: Table, entry: Entry, seat: int | None) -> EntryLook:
    """An entry as a seat may see it: what happened in the game through its eyes, of moves only
    one's own words."""
    facts, body = fields(entry.body), entry.body
    told: dict[str, Any] = {name: facts[name] for name in PUBLIC[type(body)] if name in facts}
    if isinstance(body, Moved):
        assert table.state is not None
        told["happened"] = table.state.seen(table.happened[entry.number], seat)
        if seat == body.seat or table.phase == FINISHED:
            told["move"] = body.move
    return EntryLook(number=entry.number, at=entry.at, kind=entry.kind, **told)  # type: ignore[arg-type]


def need_finished(table: Table) -> State:
    """The end of a finished game; of another one nothing may be told."""
    if table.phase != FINISHED or table.state is None:
        raise TableError("record/unfinished")
    return table.state


def record(table: Table) -> Record:
    """The finished game with all that proves it fair. While it goes on, it holds secrets."""
    state = need_finished(table)
    assert table.started is not None
    return sealed(
        state.record(),
        seats=["person" if each.guest else each.bot for each in table.seats],
        table={
            "id": table.id,
            "names": [each.name for each in table.seats],
            "commitment": table.started.commitment,
            **_made_of(table),
            "hints": _hints(table),
            "log": [entry.as_dict() for entry in table.entries],
        },
    )


def _made_of(table: Table) -> dict[str, Any]:
    """What the seed of a finished game was made of."""
    if table.secret is None:
        return {"salt": table.started.salt} if table.started else {}
    return {"secret": table.secret, "contributions": list(table.contributions)}


def step(table: Table, number: int) -> StepLook:
    """A finished game after `number` moves, as an onlooker saw it, and the last of them."""
    moves = need_finished(table).moves
    if number > len(moves):
        raise TableError("table/step", given=number, steps=len(moves))
    state = table.replayed(max(0, number - 1))
    told: dict[str, Any] = {}
    if number:
        told["seat"], told["move"] = state.to_move, moves[number - 1]
        told["happened"] = state.seen(state.play(moves[number - 1]), None)
    return StepLook(step=number, steps=len(moves), view=state.view(None), **told)


def _hints(table: Table) -> list[dict[str, Any]]:
    """Who used a hint, and how many moves stood on the board then."""
    moves, hints = 0, []
    for entry in table.entries:
        match entry.body:
            case entries.Moved():
                moves += 1
            case entries.TookBack() | entries.Agreed(carried="take_back"):
                moves -= 1
            case entries.Hinted(seat=seat):
                hints.append({"seat": seat, "after": moves})
    return hints
