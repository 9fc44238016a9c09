"""The calls of the API, one function each. Whatever changes a table is one request to the hub."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from .. import games, players
from ..coach.advice import Advice
from ..coach.looking_back import Judgement, Point
from ..coach.looking_back import Review as CoachReview
from ..core.errors import RegaliaError
from ..core.game import Reason
from ..tables import requests, sight
from ..tables.background import Pause
from ..tables.coaching import Later
from ..tables.hub import Hub
from ..tables.live import LiveTable
from ..tables.log import Entry
from ..tables.looks import Look, StepLook
from ..tables.preparing import PREPARING
from ..tables.workers import ThinkingError
from . import wire
from .game_texts import texts_of
from .guests import address_of, asker_of, clean_name, guest_of, needed_guest, new_guest

T = TypeVar("T")
Asking = Request[Any, Any, Any]
Table = Annotated[
    str, Parameter(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$", description="a table")
]
Game = Annotated[str, Parameter(max_length=64, description="a game")]
Language = Annotated[str, Parameter(pattern="^[a-z]{2}$", description="such as en or it")]
Step = Annotated[int, Parameter(ge=0, le=100_000, description="so many moves")]


@dataclass
class TakesRecord(Operation):
    """A call with a record. It is not taken apart here: that would be ten times as large."""

    def __post_init__(self) -> None:
        form = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT, additional_properties=True))
        self.request_body = RequestBody(content={"application/json": form}, required=True)


ERRORS = {
    status: ResponseSpec(data_container=wire.ErrorBody, description=what, generate_examples=False)
    for status, what in {
        400: "not understood",
        401: "no guest's cookie: name yourself first",
        403: "not allowed for you",
        404: "not there",
        409: "not possible now",
        413: "too long",
        422: "not a legal move",
        429: "too often",
        503: "not possible at the moment; try again",
    }.items()
}


def done(live: LiveTable, entry: Entry) -> wire.Done:
    return wire.Done(entry.number, live.table.revision)


def look(live: LiveTable, guest: str | None) -> Look:
    return sight.look(live.table, live.table.seat_of(guest))


def reason(each: Reason) -> wire.ReasonLook:
    return wire.ReasonLook(each.kind, dict(each.facts), each.against)


def advice(each: Advice) -> wire.AdviceLook:
    move = each.candidate
    reasons = [reason(one) for one in each.reasons]
    return wire.AdviceLook(move.move, move.win, move.error, move.proven, reasons)


def judgement(each: Judgement) -> wire.JudgementLook:
    return wire.JudgementLook(
        number=each.number,
        seat=each.seat,
        move=each.played.move,
        win=each.played.win,
        best=each.best.move,
        best_win=each.best.win,
        cost=each.cost,
        proven=each.proven,
        turning=each.turning,
        against=[reason(one) for one in each.against],
        instead=[reason(one) for one in each.instead],
    )


def fall(found: tuple[Point, Point] | None) -> wire.FallLook | None:
    if found is None:
        return None
    before, after = found
    return wire.FallLook(before.number, before.win, after.win)


def looked_back(found: CoachReview | Later) -> wire.ReviewLook:
    if isinstance(found, Later):
        return wire.ReviewLook(ready=False, place=found.place)
    return wire.ReviewLook(
        ready=True,
        opposed=found.opposed,
        lost=found.lost,
        curve=[wire.PointLook(point.number, point.win, point.error) for point in found.curve],
        judgements=[judgement(each) for each in found.judgements],
        lost_by=found.lost_by.number if found.lost_by else None,
        dearest=[each.number for each in found.dearest],
        misfortune=fall(found.misfortune),
    )


def game_look(name: str, *, ready: bool) -> wire.GameLook:
    manifest = games.manifest(name)
    return wire.GameLook(
        name=manifest.name,
        ready=ready,
        rules=manifest.rules_version,
        players=list(manifest.players),
        options=[
            wire.OptionLook(option.name, list(option.values), option.seats, option.example)
            for option in manifest.options
        ],
        bots=[
            wire.BotLook(bot, players.takes_time(name, bot)) for bot in players.short_names(name)
        ],
        designers=list(manifest.designers),
        publishers=list(manifest.publishers),
        cooperative=manifest.cooperative,
        hindsight=games.has_part(name, "hindsight"),
        hidden_information=manifest.hidden_information,
        difficulties=[
            wire.DifficultyLook(dict(each.options), each.hearts) for each in manifest.difficulties
        ],
        first_game=dict(manifest.first_game),
    )


async def while_connected(request: Asking, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, which is dropped when its client goes."""
    working = asyncio.ensure_future(work)
    going = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, going}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ThinkingError("thinking/slow")  # nobody hears it
        return working.result()
    finally:
        working.cancel()
        going.cancel()
        await asyncio.gather(working, going, return_exceptions=True)


async def _gone(request: Asking) -> None:
    """Wait until the client has closed the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Entrance(Controller):
    """Games and guests."""

    path = "/api"
    tags = ["entrance"]  # noqa: RUF012

    @get("/games", summary="The games with their options and bots")
    async def games(self, hub: Hub) -> list[wire.GameLook]:
        return [game_look(name, ready=hub.preparations.ready(name)) for name in games.names()]

    @get(
        "/games/{game:str}/texts/{language:str}",
        summary="A game's own texts as Fluent; in English where it does not speak the language",
        media_type=MediaType.TEXT,
        responses=ERRORS,
    )
    async def texts(self, game: Game, language: Language) -> str:
        return texts_of(game, language)

    @get("/me", summary="Who I am", responses=ERRORS)
    async def me(self, request: Asking, hub: Hub) -> wire.Me:
        guest = await guest_of(request, hub)
        return wire.Me(guest.name) if guest else wire.Me("", known=False)

    @put("/me", summary="Name myself; somebody new gets a cookie", responses=ERRORS)
    async def name_me(self, request: Asking, hub: Hub, data: wire.NameGuest) -> Response[wire.Me]:
        name = clean_name(data.name)
        guest = await guest_of(request, hub)
        if guest is None:
            secure, path = request.url.scheme == "https", request.app.state.prefix or "/"
            guest, cookie = await new_guest(hub, name, secure=secure, path=path)
            return Response(wire.Me(guest.name), cookies=[cookie])
        await hub.store.guests.rename(guest.id, name)
        return Response(wire.Me(name))

    @post(
        "/links/{token:str}",
        summary="Take over the seat a personal link leads to",
        responses=ERRORS,
        status_code=200,
    )
    async def follow(self, request: Asking, hub: Hub, token: str) -> Look:
        asker = await needed_guest(request, hub)
        return look(await hub.links.follow(token, asker), asker.guest)

    @post(
        "/verify",
        summary="Check a record: the commitment, the chain of its log, the replay",
        responses=ERRORS,
        status_code=200,
        operation_class=TakesRecord,
    )
    async def verify(self, request: Asking, hub: Hub, body: bytes) -> dict[str, Any]:
        return await while_connected(request, hub.verify(body, address_of(request)))


class Tables(Controller):
    """Tables and what is done at them."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/", summary="Open a table", responses=ERRORS)
    async def create(self, request: Asking, hub: Hub, data: wire.OpenTable) -> Look:
        asker = await needed_guest(request, hub)
        live = await hub.create(
            asker, data.game, data.options, hints=data.hints, claim_after=data.claim_after
        )
        if data.sit:
            await hub.ask(live.table.id, asker, requests.Sit(seat=0))
        return look(live, asker.guest)

    @get("/", summary="My tables, the latest first", responses=ERRORS)
    async def mine(self, request: Asking, hub: Hub) -> list[wire.TableLine]:
        asker = await needed_guest(request, hub)
        lines, pause = [], Pause()
        for table_id in await hub.store.tables_of(str(asker.guest)):
            await pause()
            try:
                table = (await hub.live(table_id)).table
            except RegaliaError as error:
                if error.code == PREPARING:
                    game = str(error.facts["game"])
                    lines.append(wire.TableLine(table_id, game, "preparing", [], None, False, 0))
                continue  # of other rules, damaged, or gone
            seat = table.seat_of(asker.guest)
            lines.append(
                wire.TableLine(
                    table=table_id,
                    game=table.game.name,
                    phase=table.phase,
                    seats=[sight.seat_look(each) for each in table.seats],
                    seat=seat,
                    my_turn=seat is not None
                    and table.state is not None
                    and table.state.to_move == seat,
                    changed=table.last.at if table.last else 0,
                )
            )
        return lines

    @get("/{table:str}", summary="A table as I may see it", responses=ERRORS)
    async def look(self, request: Asking, hub: Hub, table: Table) -> Look:
        asker = await asker_of(request, hub)
        return look(await hub.look(table, asker), asker.guest)

    @post(
        "/{table:str}/requests",
        summary="Ask something of a table, just as over its socket",
        responses=ERRORS,
        status_code=200,
    )
    async def ask(
        self, request: Asking, hub: Hub, table: Table, data: requests.FromPeople
    ) -> wire.Done:
        asker = await needed_guest(request, hub)
        entry = await hub.ask(table, asker, data)
        return done(await hub.live(table), entry)

    @post("/{table:str}/preview", summary="What a move would do", responses=ERRORS, status_code=200)
    async def preview(
        self, request: Asking, hub: Hub, table: Table, data: wire.TryMove
    ) -> dict[str, Any]:
        asker = await needed_guest(request, hub)
        return await hub.preview(table, asker, data.move)

    @post(
        "/{table:str}/hint",
        summary="The best moves for me, with odds and reasons",
        responses=ERRORS,
        status_code=200,
    )
    async def hint(
        self, request: Asking, hub: Hub, table: Table, data: wire.AskHint
    ) -> wire.HintLook:
        asker = await needed_guest(request, hub)
        revision, found = await hub.hint(table, asker, data.id)
        return wire.HintLook(revision, [advice(each) for each in found])

    @post(
        "/{table:str}/link",
        summary="A personal link to take my seat to another device; it revokes the one before",
        responses=ERRORS,
        status_code=200,
    )
    async def link(self, request: Asking, hub: Hub, table: Table) -> wire.Link:
        return wire.Link(await hub.links.make(table, await needed_guest(request, hub)))

    @delete(
        "/{table:str}/link",
        summary="Revoke my personal link",
        responses=ERRORS,
        status_code=200,
    )
    async def revoke(self, request: Asking, hub: Hub, table: Table) -> wire.Revoked:
        return wire.Revoked(await hub.links.revoke(table, await needed_guest(request, hub)))

    @get("/{table:str}/record", summary="The record of a finished game", responses=ERRORS)
    async def record(self, hub: Hub, table: Table) -> dict[str, Any]:
        return sight.record((await hub.live(table)).table)

    @get(
        "/{table:str}/review",
        summary="A finished game looked back at; ask again until it is ready",
        responses=ERRORS,
    )
    async def review(self, request: Asking, hub: Hub, table: Table) -> wire.ReviewLook:
        return looked_back(await hub.review(table, address_of(request)))

    @get(
        "/{table:str}/hindsight",
        summary="How a lost game could have been won, proven; ask again until it is ready",
        responses=ERRORS,
    )
    async def hindsight(self, request: Asking, hub: Hub, table: Table) -> wire.HindsightLook:
        found = await hub.hindsight(table, address_of(request))
        if isinstance(found, Later):
            return wire.HindsightLook(ready=False, place=found.place)
        return msgspec.convert({"ready": True, **vars(found)}, wire.HindsightLook)

    @get(
        "/{table:str}/replay/{step:int}",
        summary="A finished game, step by step",
        responses=ERRORS,
    )
    async def replay(self, hub: Hub, table: Table, step: Step) -> StepLook:
        return sight.step((await hub.live(table)).table, step)
