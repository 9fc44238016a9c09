"""Several worlds of one game at one table, which differ only in what somebody does not know.

The true world runs as the server runs it: the hub, one line a seat and one for an onlooker, and
only the disk and the network left out. Beside it runs, for every seat and for the onlooker, a twin
in which the cards hidden from that viewer were dealt anew. Whatever is asked is asked in each, and
the bytes that leave for the viewer must be the same, as long as nothing has really been shown.
"""

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from regalia import players
from regalia.core.chance import stream
from regalia.core.errors import IllegalMove
from regalia.core.game import State
from regalia.server.guard import Guard
from regalia.server.sockets import Line
from regalia.tables import requests, talk
from regalia.tables.authority import answer, opening
from regalia.tables.condition import Condition
from regalia.tables.fold import apply, fold
from regalia.tables.hub import Hub, Limits
from regalia.tables.live import LiveTable, Watcher
from regalia.tables.log import Entry
from regalia.tables.preparing import Preparations
from regalia.tables.store import StoreError
from regalia.tables.table import PLAYING, Asker, Proposal, Table
from regalia.tables.workers import Workers

#: So many deals are tried to find one in which the viewer sees the next move do the same.
DEALS = 24
LANGUAGES = ("en", "fr", "es", "it", "pt")

_decode = msgspec.json.Decoder(requests.FromPeople).decode


class After(NamedTuple):
    """What the rules say a viewer knows after a move."""

    view: Any
    laid_open: Any  # what the end of a game of a match shows to everybody
    goes_on: bool


def after(state: State, move: str, viewer: int | None) -> After:
    """What a viewer knows after a move. The view shows the game that goes on; when a game of a
    match has ended, the two Areas that everybody was shown are not in it. They are read from what
    happened, and only then: an event that showed them at another time would still be a difference.
    """
    then = state.copy()
    events = then.play(move)
    laid_open = None
    if then.view(viewer).get("match_game") != state.view(viewer).get("match_game"):
        laid_open = [event["areas"] for event in events if event["event"] == "shown"]
    return After(then.view(viewer), laid_open, then.to_move is not None)


class Memory:
    """A disk that forgets."""

    shared = False

    def __init__(self) -> None:
        self.condition = Condition()

    async def append(self, entry: Entry) -> bool:  # noqa: ARG002
        return True

    async def entries(self, table: str, after: int = 0) -> list[Entry]:  # noqa: ARG002
        raise StoreError("store/closed", why="test")


class Quiet(Hub):
    """A hub whose bots wait until the test moves for them."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._bot_seats.nudge = lambda *_: None  # type: ignore[method-assign]


class Twin(Table):
    """A table that went on from another's position, with other hidden cards."""

    truth: Table
    ground: State
    base: int

    @classmethod
    def of(cls, truth: Table, ground: State) -> "Twin":
        twin = cls.__new__(cls)
        twin.__dict__.update(truth.__dict__)
        twin.entries = list(truth.entries)
        twin.seats = [replace(each) for each in truth.seats]
        twin.movers = list(truth.movers)
        twin.happened = dict(truth.happened)
        twin.answered = dict(truth.answered)
        old = truth.proposal
        if old is not None:
            twin.proposal = Proposal(old.number, old.body, set(old.waiting))
        twin.truth = truth
        twin.ground = ground
        twin.base = len(ground.moves)
        twin.state = ground.copy()
        return twin

    def replayed(self, moves: int) -> State:
        if moves < self.base:
            return self.truth.replayed(moves)
        assert self.state is not None
        state = self.ground.copy()
        for move in self.state.moves[self.base : moves]:
            state.play(move)
        return state


#: Leaks are looked for as often as possible.
UNRATIONED = Limits(talk=(1e9, 1e9), trials=(1e9, 1e9))


class World:
    """A hub with one table, and the lines whose bytes are of interest."""

    def __init__(self, table: Table, people: list[Asker | None], viewers: Iterable[int | None]):
        self.hub = Quiet(Memory(), Workers(1), Workers(1), UNRATIONED, 0.0, Preparations())  # type: ignore[arg-type]
        self.live = self.hub.tables[table.id] = LiveTable(table)
        self.people = people
        self.lines: dict[int | None, Line] = {}
        for viewer in viewers:
            asker = Asker("onlooker") if viewer is None else people[viewer]
            if asker is not None:
                language = LANGUAGES[0 if viewer is None else (viewer + 1) % len(LANGUAGES)]
                line = Line(None, self.hub, Guard(), language)  # type: ignore[arg-type]
                line._asker = asker
                self.lines[viewer] = line
                self.live.watchers.add(Watcher(asker.guest, line._tell))
        for seat, asker in enumerate(people):
            if asker is not None and seat not in self.lines:
                self.live.watchers.add(Watcher(asker.guest, lambda *_: None))

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    async def send(self, viewer: int | None, raw: bytes) -> None:
        """A message as it comes in from a seat or an onlooker."""
        line = self.lines.get(viewer)
        if line is not None:
            await line._answer(self.live, raw)
        else:
            assert viewer is not None
            asker = self.people[viewer]
            assert asker is not None
            await self.hub.ask(self.table.id, asker, _decode(raw))

    async def bot_moves(self, seat: int, move: str) -> None:
        answers = self.table.revision
        ask = requests.Move(id=f"{answers}", revision=answers, move=move)
        await self.hub.ask(self.table.id, Asker(None, bot_seat=seat), ask)

    def heard(self) -> dict[int | None, list[str]]:
        """Every byte for each viewer since this was asked last."""
        found: dict[int | None, list[str]] = {}
        for viewer, line in self.lines.items():
            found[viewer] = []
            while not line._out.empty():
                message = line._out.get_nowait()
                assert isinstance(message, bytes), "the line was cut"
                found[viewer].append(message.decode())
            missed = (line._missed_event(self.live, number) for number in line._missed)
            found[viewer] += [each.decode() for each in missed]
            line._missed = range(0)
        return found


class Party:
    """One game in all its worlds."""

    def __init__(self, seed: str, game: str, bots: int = 0, hints: bool = True, **options: Any):
        self.chance = random.Random(seed)
        self.deals = stream(seed, "twins")
        self.messages = self.bytes = self.moves = self.parted = 0
        # Of the messages: while anything was hidden, and in a world that was really another
        self.concealing = self.permuted = 0
        self.taken_back = self.refused = self.previews = 0
        self.forbidden: list[str] = []
        self.pool: list[str] = []
        self._ids = 0
        self._game, self._options, self._hints, self._bots = game, options, hints, bots

    async def gather(self) -> None:
        """Seat everybody and deal."""
        people = self._people = [
            Asker(f"guest-{seat}", f"Name {seat}") for seat in range(self._options["players"])
        ]
        first = opening(people[0], 1, self._game, self._options, hints=self._hints)
        table = fold(first.table, [first])
        seated: list[Asker | None] = []
        for seat, asker in enumerate(people):
            if seat and seat > len(people) - 1 - self._bots:
                ask = requests.Bot(id=f"bot {seat}", seat=seat, bot="random")
                apply(table, answer(table, people[0], ask, 1))
                seated.append(None)
            else:
                apply(table, answer(table, asker, requests.Sit(id="sit", seat=seat), 1))
                seated.append(asker)
        apply(table, answer(table, people[0], requests.Start(id="begin"), 1))
        assert table.started is not None
        secrets = [table.started.seed, str(table.secret)]
        self.forbidden = [*secrets, "guest-", "onlooker"]
        viewers: list[int | None] = [seat for seat, one in enumerate(seated) if one is not None]
        viewers.append(None)
        self.truth = World(table, seated, viewers)
        self.twins: dict[int | None, World] = {}
        for viewer in viewers:
            twin = World(Twin.of(table, self.redealt(viewer)), seated, {viewer, None})
            self.twins[viewer] = twin
        for viewer in viewers:
            self.hello(viewer, 0)
        self.compare()

    # Dealing anew

    def redealt(self, viewer: int | None) -> State:
        """The present position with everything the viewer does not know dealt anew."""
        state = self.truth.state
        if viewer is not None:
            return state.redealt(viewer, self.deals)
        for _ in range(2):
            for seat in self.chance.sample(range(len(self.truth.people)), len(self.truth.people)):
                state = state.redealt(seat, self.deals)
        return state

    def rebase(self, viewer: int | None, state: State) -> None:
        twin = Twin.of(self.truth.table, state)
        self.twins[viewer].live.table = twin

    # Asking

    def id(self) -> str:
        self._ids += 1
        return f"ask {self._ids}"

    def raw(self, kind: str, **facts: Any) -> bytes:
        return msgspec.json.encode({"type": kind, "id": self.id(), **facts})

    def hello(self, viewer: int | None, after: int | None) -> None:
        """Somebody connects again. Onlookers of every twin do so with them."""
        self.truth.lines[viewer]._begin(self.truth.live, after)
        for mine, twin in self.twins.items():
            if viewer is None or viewer == mine:
                twin.lines[viewer]._begin(twin.live, after)

    async def ask(self, viewer: int | None, raw: bytes) -> bool:
        """A request in all worlds that must answer it alike; whether it changed the table."""
        number = self.truth.table.number
        await self.truth.send(viewer, raw)
        changed = self.truth.table.number > number
        for mine, twin in self.twins.items():
            if changed or viewer == mine or viewer is None:
                await twin.send(viewer, raw)
        if changed:
            for mine, twin in self.twins.items():
                table = twin.table
                assert isinstance(table, Twin)
                if len(twin.state.moves) < table.base:
                    self.rebase(mine, self.redealt(mine))
        self.compare()
        return changed

    def compare(self, parted: Iterable[int | None] = ()) -> None:
        """What left for a viewer is the same in the true world and in the viewer's twin."""
        truth = self.truth.heard()
        for viewer, messages in truth.items():
            for message in messages:
                for secret in self.forbidden:
                    assert secret not in message, (viewer, secret, message)
                self.refused += '"type":"refused"' in message
                self.previews += '"type":"preview"' in message
                told = msgspec.json.decode(message)
                event = told.get("event", {})
                if event.get("kind") == "moved" and event["seat"] != viewer:
                    assert "move" not in event, (viewer, message)
                assert (told.get("look") or {}).get("proof") is None
                if viewer is None:
                    assert '"keep ' not in message, message
        for mine, twin in self.twins.items():
            heard = twin.heard()
            if mine in parted:
                continue
            different = twin.state.position() != self.truth.state.position()
            # Puppeteer: once the board is finished everything lies open
            hiding = self.truth.state.view(None).get("phase") != "intrigue"
            for viewer, messages in heard.items():
                assert messages == truth[viewer], (self._game, self._options, mine, viewer)
                self.messages += len(messages)
                self.bytes += sum(map(len, messages))
                self.concealing += hiding * len(messages)
                self.permuted += different * len(messages)

    # Playing

    @staticmethod
    def _follow(state: State, move: str, viewer: int | None, wanted: Any) -> str | None:
        """The move that leads the viewer to `wanted` here: the same, unless it is made secretly."""
        moves = [move]
        if move.startswith("keep ") and state.to_move != viewer:
            moves += state.legal_moves()
        for each in moves:
            try:
                found = after(state, each, viewer)
            except IllegalMove:
                continue
            if found == wanted:
                return each
        return None

    async def move(self, move: str) -> None:
        """Play a move everywhere; a viewer to whom it really shows something gets a new twin."""
        seat = self.truth.state.to_move
        assert seat is not None
        words: dict[int | None, str] = {}
        for viewer, twin in self.twins.items():
            wanted = after(self.truth.state, move, viewer)
            word = self._follow(twin.state, move, viewer, wanted)
            for _ in range(DEALS if word is None and wanted.goes_on else 0):
                other = self.redealt(viewer)
                word = self._follow(other, move, viewer, wanted)
                if word is not None:
                    self.rebase(viewer, other)
                    break
            if word is not None:
                words[viewer] = word
        mark, answers = self.id(), self.truth.table.revision

        async def play(world: World, word: str) -> None:
            if world.table.seats[seat].bot:
                await world.bot_moves(seat, word)
            else:
                raw = {"type": "move", "id": mark, "revision": answers, "move": word}
                await world.send(seat, msgspec.json.encode(raw))

        await play(self.truth, move)
        self.moves += 1
        if self.truth.table.phase != PLAYING:
            return
        for viewer, twin in self.twins.items():
            if viewer in words:
                await play(twin, words[viewer])
            else:
                self.rebase(viewer, self.redealt(viewer))
        parted = [viewer for viewer in self.twins if viewer not in words]
        self.parted += len(parted)
        self.compare(parted)

    def _wish(self, viewer: int | None) -> bytes:
        """Something somebody might ask; most of it is refused."""
        table, chance = self.truth.table, self.chance
        here, anybody = table.revision, chance.randrange(len(table.seats) + 1)
        proposal = table.proposal.number if table.proposal else chance.randrange(40)
        kind = chance.randrange(13)
        if kind <= 3:
            stale = chance.choice([here, here, here, max(here - 1, 0), here + 1, table.number])
            return self.raw("move", revision=stale, move=self._wrong_move(viewer))
        if kind <= 5:
            move = self._wrong_move(viewer)
            if viewer == self.truth.state.to_move and chance.random() < 0.5:
                move = chance.choice(self.truth.state.legal_moves())
            return self.raw("preview", move=move)
        if kind == 6:
            return self.raw("take_back", revision=chance.choice([here, here, here + 1]))
        if kind == 7:
            phrases = [*talk.known("regicide"), "nonsense"]
            return self.raw("talk", phrase=chance.choice(phrases))
        if kind == 8:
            return self.raw("answer", proposal=proposal, yes=chance.random() < 0.5)
        if kind == 9:
            return self.raw(chance.choice(["sit", "start", "leave", "return", "return"]))
        if kind == 10:
            return self.raw("stand_in", seat=anybody, bot=chance.choice(["random", "nobody"]))
        if kind == 11:
            return self.raw(chance.choice(["bot", "empty"]), seat=anybody)
        return chance.choice(
            [b"", b"{}", b"[1]", b"nul", b'{"type":"move","id":"x","revision":-1}']
        )

    def _wrong_move(self, viewer: int | None) -> str:
        """A move that is not legal now for the one who asks, maybe for somebody else."""
        move = self.chance.choice([*self.pool, "keep Witch", "play 5s", "?", "reveal 9", "first"])
        if viewer is not None and viewer == self.truth.state.to_move:
            try:
                self.truth.state.copy().play(move)
            except IllegalMove:
                return move
            return "yield Kd"
        return move

    async def play(self, most: int = 400) -> None:
        """Play to the end with everything that can be asked on the way."""
        await self.gather()
        chance, truth = self.chance, self.truth
        while truth.table.phase == PLAYING and self.moves < most:
            legal = truth.state.legal_moves()
            self.pool = [*self.pool[-60:], *chance.sample(legal, min(3, len(legal)))]
            for viewer in list(self.twins):
                if chance.random() < 0.4:
                    await self.ask(viewer, self._wish(viewer))
                if chance.random() < 0.05:
                    self.hello(viewer, chance.choice([None, 0, truth.table.number // 2, 10**8]))
                    self.compare()
            seat = truth.state.to_move
            assert seat is not None
            if truth.people[seat] is not None and chance.random() < 0.3:
                await self.ask(seat, self.raw("preview", move=chance.choice(legal)))
            await self.move(self._choose(truth.state, seat))
            if truth.table.phase != PLAYING:
                break
            if truth.people[seat] is not None and chance.random() < 0.15:
                await self._regret(seat)

    def _choose(self, state: State, seat: int) -> str:
        """Any move; in Regicide mostly a fair one, else all games were short."""
        if self._game == "regicide" and self.chance.random() < 0.75:
            return players.bot("regicide/greedy").choose(state.view(seat))
        return self.chance.choice(state.legal_moves())

    async def _regret(self, seat: int) -> None:
        """Try to take the last move back; the others agree, or not."""
        table = self.truth.table
        moves = len(self.truth.state.moves)
        await self.ask(seat, self.raw("take_back", revision=table.revision))
        while table.proposal and table.proposal.body.what == "take_back":
            waiting, yes = min(table.proposal.waiting), self.chance.random() < 0.8
            await self.ask(waiting, self.raw("answer", proposal=table.proposal.number, yes=yes))
        self.taken_back += len(self.truth.state.moves) < moves
