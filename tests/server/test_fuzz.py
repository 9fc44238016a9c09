"""Whatever is sent, the server answers or hangs up; tables, other guests and memory do not mind."""

import asyncio
import contextlib
import random
import socket
import struct
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from regalia.server.guard import Rates

from .doors import Visitor
from .processes import AUTHORIZED, Watched

#: More than this a server must not grow by what it is sent here.
MOST_KIBIBYTES = 120_000
CODES = ("message/", "guest/", "table/", "move/", "talk/", "proposal/", "bot/", "undo/", "option/")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """Without limits by address, so that there is no end to what can be sent."""
    with Watched(tmp_path_factory.mktemp("fuzz"), "--workers", "1", "--unlimited") as process:
        yield process
        assert process.process.poll() is None


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """With its limits, and an address for its figures."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        figures = f"127.0.0.1:{free.getsockname()[1]}"
    arguments = ("--workers", "1", "--metrics", figures)
    with Watched(tmp_path_factory.mktemp("strict"), *arguments) as process:
        process.figures = f"http://{figures}"
        yield process
        assert process.process.poll() is None


class Bystanders:
    """A game that others play meanwhile."""

    def __init__(self, server: Watched) -> None:
        self.server = server
        self.one, self.two = Visitor(server.address), Visitor(server.address)
        self.table = ""
        self.before: Any = None

    async def open(self) -> None:
        await self.one.named("Bystander")
        await self.two.named("Another")
        options = {"players": 2, "system": "secret_random"}
        body = {"game": "revolution", "options": options}
        self.table = (await self.one.done("POST", "/api/tables", body))["table"]
        await self.two.done("POST", f"/api/tables/{self.table}/requests", {"type": "sit"})
        await self.one.done("POST", f"/api/tables/{self.table}/requests", {"type": "start"})
        await self.one.connect(self.table, 0)
        await self.two.connect(self.table, 0)
        await self.settle()
        self.size, self.written = self.server.kibibytes(), len(self.server.log())

    async def settle(self) -> None:
        await self.one.quiet()
        await self.two.quiet()
        looks = [await each.done("GET", f"/api/tables/{self.table}") for each in self._both()]
        self.before = (looks, len(self.one.events))

    def _both(self) -> tuple[Visitor, Visitor]:
        return self.one, self.two

    async def check(self, *, untouched: bool = True) -> None:
        """The server answers, nothing about the table has changed, and the game goes on."""
        before = self.before
        await self.settle()
        if untouched:
            assert self.before == before
        assert (await self.one.call("GET", "/health"))[0] == 200
        mover = self._both()[self.one.look["view"]["to_move"]]
        move = random.Random(1).choice(mover.look["view"]["legal_moves"])
        answer = await mover.ask("move", revision=mover.look["revision"], move=move)
        assert answer["type"] == "done", answer
        await self.settle()
        assert self.one.look["number"] == self.two.look["number"] == answer["number"]
        grown = self.server.kibibytes() - self.size
        assert grown < MOST_KIBIBYTES, grown
        assert "Traceback" not in self.server.log()[self.written :], self.server.log()[-3000:]

    async def close(self) -> None:
        for each in self._both():
            await each.__aexit__()


@contextlib.asynccontextmanager
async def bystanders(server: Watched) -> AsyncIterator[Bystanders]:
    they = Bystanders(server)
    try:
        await they.open()
        yield they
    finally:
        await they.close()


def run(work: Any, seconds: float = 120) -> None:
    asyncio.run(asyncio.wait_for(work, seconds))


def _dig(depth: int) -> str:
    return "[" * depth + "]" * depth


GOOD: list[dict[str, Any]] = [
    {"type": "sit", "id": "a", "seat": 0},
    {"type": "leave", "id": "a"},
    {"type": "return", "id": "a"},
    {"type": "bot", "id": "a", "seat": 0, "bot": "random", "milliseconds": 100},
    {"type": "empty", "id": "a", "seat": 0},
    {"type": "start", "id": "a"},
    {"type": "move", "id": "a", "revision": 5, "move": "first"},
    {"type": "take_back", "id": "a", "revision": 5},
    {"type": "stand_in", "id": "a", "seat": 0, "bot": "random", "milliseconds": 100},
    {"type": "answer", "id": "a", "proposal": 5, "yes": True},
    {"type": "talk", "id": "a", "phrase": "hello"},
    {"type": "claim", "id": "a"},
    {"type": "preview", "id": "a", "move": "first"},
    {"type": "ping", "id": "a"},
]
#: In place of a value, as JSON.
WRONG = [
    "null",
    "[]",
    "{}",
    "[1,2]",
    '{"a":{"b":[]}}',
    "true",
    "-1",
    "0",
    "1.5",
    "1e999",
    "9" * 400,
    str(2**63),
    str(2**64),
    "NaN",
    "-Infinity",
    '""',
    '"\\ud800"',
    '"\\u0000"',
    '"\u202egnihtyna"',
    '"' + "x" * 15_000 + '"',
    _dig(400),
    '"__class__"',
    '"\'; DROP TABLE entries; --"',
]


def _messages() -> Iterator[str | bytes]:
    """Everything that is nearly right."""
    for good in GOOD:
        for name in good:
            for wrong in WRONG:
                rest = {each: value for each, value in good.items() if each != name}
                yield msgspec.json.encode(rest)[:-1].decode() + f',"{name}":{wrong}' + "}"
            yield msgspec.json.encode({k: v for k, v in good.items() if k != name}).decode()
        text = msgspec.json.encode(good).decode()
        yield text[:-1]  # not ended
        yield text + text  # two
        yield text[:-1] + ',"unknown":1}'
        yield text[:-1] + f',"type":"ping","type":"{good["type"]}","id":"b"}}'  # keys twice
        yield text.encode()  # a binary frame
        yield text.replace("a", "\u0430")
    yield from ("", " ", "null", "[]", "{}", "0", '"', "\x00", "{" * 100, "NaN", "\ufeff{}")
    yield from (b"", b"\xff\xfe\x00", b"\x80" * 1000, b'{"type":"ping","id":"\xff"}')
    yield '{"type":"nothing","id":"a"}'
    yield '{"type":["ping"],"id":"a"}'
    yield '{"type":"hinted","id":"a","seat":0}'
    yield _dig(8_000)
    yield '{"type":"ping","id":' + _dig(8_000) + "}"
    yield '{"a":' * 2_600 + "1" + "}" * 2_600
    yield '{"type":"ping","id":"' + "x" * (16_384 - 25) + '"}'


def test_messages_of_wrong_shape(server: Watched) -> None:
    """A stranger and the host of a table send all of them; each gets one answer."""

    async def fuzz() -> None:
        async with bystanders(server) as others, Visitor(server.address) as host:
            await host.named("Fuzzer")
            opening = await host.done(
                "POST", "/api/tables", {"game": "regicide", "options": {"players": 3}}
            )
            async with Visitor(server.address) as stranger:
                await stranger.connect(others.table)
                await host.connect(opening["table"])
                for who in (stranger, host):
                    await who.quiet()
                    await _send_all(who, strange=who is stranger)
            await others.settle()  # the stranger came and went
            await others.check()
            look = await host.done("GET", f"/api/tables/{opening['table']}")
            assert look["phase"] == "gathering"

    run(fuzz())


async def _send_all(who: Visitor, *, strange: bool) -> None:
    messages, refusals, number = list(_messages()), 0, 0
    assert len(messages) > 800
    for start in range(0, len(messages), 40):
        group = messages[start : start + 40]
        for message in group:
            await who.socket.send(message)
        for answer in await who.quiet():
            if answer["type"] not in ("event", "presence"):
                number += 1
                assert answer["type"] in ("refused", "pong", "done", "preview"), answer
                if answer["type"] == "refused":
                    refusals += 1
                    assert answer["code"].startswith(CODES), answer
                    assert answer["sentence"] and len(answer["sentence"]) < 600, answer
                assert not strange or answer["type"] in ("refused", "pong"), answer
    assert number == len(messages)
    assert refusals > 0.9 * number


def test_frames_that_are_too_big_or_broken(server: Watched) -> None:
    """Over the limit, or not UTF-8: the line is cut with the code that says so, nothing else."""

    async def fuzz() -> None:
        async with bystanders(server) as others:
            for message in ("x" * 16_385, "x" * 1_000_000, "[" * 10_000 + "]" * 10_000):
                async with Visitor(server.address) as visitor:
                    await visitor.connect(others.table)
                    await visitor.socket.send(message)
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await visitor.until("nothing")
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            for frame in (b"\x81\x82\0\0\0\0\xff\xfe", b"\x83\x80\0\0\0\0", b"\x81\x02hi", b"\xf1"):
                reader, writer = await _handshake(server, others.table)
                writer.write(frame + b"\x00" * 8)
                data = await asyncio.wait_for(reader.read(), 20)
                assert b"Traceback" not in data
                writer.close()
            await others.settle()
            await others.check()

    run(fuzz())


async def _handshake(server: Watched, table: str) -> Any:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
    assert b" 101 " in head
    return reader, writer


def test_connections_half_open(server: Watched) -> None:
    """Nobody speaks, somebody stops in the middle of a word, somebody vanishes."""

    async def fuzz() -> None:
        async with bystanders(server) as others:
            address = ("127.0.0.1", server.port)
            silent = [socket.create_connection(address) for _ in range(40)]
            for number, each in enumerate(silent):
                each.sendall(
                    (b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\x16\x03\x01")[number % 4]
                )
            lines = [await _handshake(server, others.table) for _ in range(20)]
            for number, (_, writer) in enumerate(lines):
                half = (b"", b"\x81", b"\x81\xfe\x10\x00\0\0\0\0half", b"\x01\x84\0\0\0\0half")
                writer.write(half[number % 4])
                await writer.drain()
            await others.settle()
            await others.check()
            for number, (_, writer) in enumerate(lines):
                if number % 2:
                    writer.transport.abort()
                writer.close()
            for each in silent:
                each.close()
            await asyncio.sleep(0.3)
            await others.settle()
            await others.check()
            text = (await others.one.http.get("/metrics", headers=AUTHORIZED)).text
            assert "regalia_sockets 2.0" in text

    run(fuzz())


def test_handshakes_that_are_refused(server: Watched) -> None:
    async def turned_away(visitor: Visitor, table: str, after: Any, **headers: str) -> str:
        await visitor.connect(table, after, headers=headers)
        message = await visitor.read()
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await visitor.read()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        await visitor.hang_up()
        assert message["type"] == "refused"
        return str(message["code"])

    async def fuzz() -> None:
        async with bystanders(server) as others, Visitor(server.address) as visitor:
            await visitor.named("Visitor")
            for after in ("-1", "x", "1e3", "%00", "9" * 40, "", "1.0", "\u0661", "null"):
                assert await turned_away(visitor, others.table, after) == "message/shape", after
            for table in ("nothing", "x" * 300, "%2e%2e", "%00", "'", "\u202e"):
                code = await turned_away(visitor, table, None)
                assert code in ("table/unknown", "message/shape"), table
            for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "//", "x" * 999):
                code = await turned_away(visitor, others.table, None, origin=origin)
                assert code == "origin/refused", origin
            assert await turned_away(visitor, others.table, 10**8) == "table/behind"
            await visitor.connect(others.table, None, headers={"origin": server.address})
            assert (await visitor.read())["type"] == "hello"
            await visitor.hang_up()
            async with Visitor(server.address, key="0" * 32) as nobody:
                await nobody.connect(others.table, 0)
                hello = await nobody.read()
                assert hello["look"]["seat"] is None and hello["look"]["view"]["seat"] is None
                revision = hello["look"]["revision"]
                for ask in GOOD[:-1]:
                    facts = {name: ask[name] for name in ask if name not in ("type", "id")}
                    facts.update({"revision": revision} if "revision" in facts else {})
                    answer = await nobody.ask(ask["type"], **facts)
                    assert answer["type"] == "refused", answer
                    assert answer["code"] in (
                        "table/not_seated",
                        "table/begun",
                        "table/not_host",
                        "move/turn",
                        "guest/unknown",
                    ), (ask, answer)
            await others.settle()
            await others.check()

    run(fuzz())


def test_an_onlooker_without_a_cookie_cannot_sit(server: Watched) -> None:
    """Not even at a table where a seat is open."""

    async def fuzz() -> None:
        async with Visitor(server.address) as host, Visitor(server.address) as nobody:
            await host.named("Host")
            body = {"game": "regicide", "options": {"players": 2}}
            table = (await host.done("POST", "/api/tables", body))["table"]
            await nobody.connect(table)
            for ask in ({"kind": "sit"}, {"kind": "start"}, {"kind": "bot", "seat": 1, "bot": "x"}):
                answer = await nobody.ask(**ask)
                assert answer["type"] == "refused"
                assert answer["code"].startswith(("table/", "guest/")), answer
            look = await host.done("GET", f"/api/tables/{table}")
            assert look["seats"][1]["kind"] == "open"

    run(fuzz())


def test_an_onlooker_without_a_cookie_spoils_nothing_for_others(server: Watched) -> None:
    """What is written down together with others' moves must not fail because of them."""

    async def fuzz() -> None:
        async with Visitor(server.address) as host, Visitor(server.address) as nobody:
            await host.named("Host")
            body = {"game": "regicide", "options": {"players": 2}}
            table = (await host.done("POST", "/api/tables", body))["table"]
            await nobody.connect(table)
            refused = []

            async def disturb() -> None:
                for number in range(60):
                    message = {"type": "sit", "id": str(number)}
                    await nobody.socket.send(msgspec.json.encode(message).decode())
                    await asyncio.sleep(0.003)

            async def open_tables() -> None:
                for _ in range(25):
                    status, answer = await host.call("POST", "/api/tables", {"game": "puppeteer"})
                    if status != 201:
                        refused.append(answer["code"])

            await asyncio.gather(disturb(), open_tables())
            assert not refused

    run(fuzz())


def test_floods_are_refused_and_cut(strict: Watched) -> None:
    """A hundred messages a second: the first are answered, then refused, then the line is cut; a
    neighbour at the same table is not slowed down. Two thousand at once: it is cut at once."""

    async def flood() -> None:
        async with bystanders(strict) as others, Visitor(strict.address) as visitor:
            await visitor.connect(others.table)
            slowly = True
            answers: list[dict[str, Any]] = []

            async def read() -> None:
                while True:
                    answers.append(await visitor.read())

            async def send() -> None:
                for number in range(2000):
                    await visitor.socket.send(f'{{"type":"ping","id":"{number}"}}')
                    if slowly:
                        await asyncio.sleep(0.01)

            done = await asyncio.gather(read(), send(), return_exceptions=True)
            assert isinstance(done[0], websockets.ConnectionClosed), done
            assert done[0].rcvd is not None and done[0].rcvd.code == 1008
            pongs = [each for each in answers if each["type"] == "pong"]
            refusals = [each for each in answers if each["type"] == "refused"]
            assert 60 <= len(pongs) <= 200
            assert 90 <= len(refusals) <= 110
            assert {each["code"] for each in refusals} == {"rate/limited"}
            await visitor.connect(others.table)
            slowly = False
            done = await asyncio.gather(read(), send(), return_exceptions=True)
            assert isinstance(done[0], websockets.ConnectionClosed), done
            assert done[0].rcvd is not None and done[0].rcvd.code == 1008
            await others.settle()
            await others.check()

    run(flood())


def test_floods_of_calls_are_refused(strict: Watched) -> None:
    async def flood() -> None:
        many = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(
            base_url=strict.address, trust_env=False, timeout=60, limits=many
        ) as http:
            answers = await asyncio.gather(*(http.get("/api/tables") for _ in range(240)))
            refused = [answer for answer in answers if answer.status_code == 429]
            assert 80 <= len(answers) - len(refused) <= 200
            for answer in refused:
                assert answer.json()["code"] == "rate/limited"
                assert answer.headers["x-frame-options"] == "DENY"
            await asyncio.sleep(1.0)
            assert (await http.get("/api/tables")).status_code == 401

    run(flood())


def test_figures_have_an_address_of_their_own(strict: Watched) -> None:
    assert httpx.get(f"{strict.address}/metrics", trust_env=False).status_code == 404
    with httpx.Client(base_url=strict.figures, trust_env=False) as http:
        assert "regalia_tables" in http.get("/metrics").text
        assert http.get("/health").json()["ok"] is True
        for path in ("/", "/api/games", "/api/me", "/api"):
            assert http.get(path).status_code == 404


def test_what_cannot_be_read_leaves_no_trace_in_the_log(server: Watched) -> None:
    """Text that is not UTF-8, addresses that are none, bodies that break off, lines dropped in the
    middle of anything: a refusal, or silence."""
    size = len(server.log())
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        for body in (b'{"name":"\xff\xfe"}', b"\xff\xfe\x00", b'{"\xc3":1}', b'"\xed\xa0\x80"'):
            for kind in ("application/json", "text/plain", ""):
                answer = http.put("/api/me", content=body, headers={"content-type": kind})
                assert answer.status_code == 400, (body, kind)
        for path in ("/assets/%00", "/assets/%00.js", "/%00", "/api/%00", "/assets/..%2f%00"):
            assert 400 <= http.get(path).status_code < 500, path
        assert http.get("/health", headers={"host": "evil.example"}).status_code == 421
    put = b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\n"
    for cut_off in (
        put,
        put + b"content-length: 100\r\n\r\n",
        put + b'content-length: 100\r\n\r\n{"name":',
        put + b"transfer-encoding: chunked\r\n\r\n8\r\n{",
        put.replace(b"PUT", b"GET").replace(b"/api/me", b"/") + b"content-length: 9\r\n\r\n",
    ):
        for rudely in (False, True):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(cut_off)
                time.sleep(0.05)
                if rudely:  # reset instead of closed
                    linger = struct.pack("ii", 1, 0)
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    time.sleep(0.2)
    assert server.log()[size:] == ""


def test_sockets_of_one_address_are_counted(strict: Watched) -> None:
    async def flood() -> None:
        await asyncio.sleep(3)  # for the calls of the test before
        async with Visitor(strict.address) as host:
            await host.named("Host")
            table = (await host.done("POST", "/api/tables", {"game": "puppeteer"}))["table"]
            most = Rates().sockets_per_address
            visitors = [Visitor(strict.address) for _ in range(most + 6)]
            try:
                for each in visitors:
                    await each.connect(table)
                first = [(await each.read()) for each in visitors]
                assert [each["type"] for each in first].count("hello") == most
                assert all(each.get("code") == "rate/limited" for each in first[most:])
            finally:
                for each in visitors:
                    await each.__aexit__()
            await asyncio.sleep(0.3)
            await host.connect(table)
            assert (await host.read())["type"] == "hello"

    run(flood())


def test_calls_of_wrong_shape(server: Watched) -> None:
    """Bodies too long, of other types, of no sense; paths that climb; methods that do not exist."""

    async def fuzz() -> None:
        async with bystanders(server) as others, Visitor(server.address) as visitor:
            await visitor.named("Visitor")
            here = f"/api/tables/{others.table}"
            statuses: list[int] = []
            wrong: list[str] = []

            async def send(method: str, path: str, **body: Any) -> httpx.Response:
                answer = await visitor.http.request(method, path, **body)
                trouble = (
                    f"{method} {path[:80]} {body!s:.80}: {answer.status_code} {answer.text:.200}"
                )
                assert b"Traceback" not in answer.content and b"site-packages" not in answer.content
                if answer.headers.get("x-content-type-options") != "nosniff":
                    wrong.append(f"headers: {trouble}")
                told = answer.text and answer.status_code >= 400 and method != "HEAD"
                if told and set(answer.json()) != {"code", "sentence", "rule"}:
                    wrong.append(f"form: {trouble}")
                if answer.status_code >= 500:
                    wrong.append(trouble)
                statuses.append(answer.status_code)
                return answer

            json = {"content-type": "application/json"}
            bodies = [
                b"",
                b"null",
                b"[]",
                b"{",
                b"\xff\xfe",
                b"NaN",
                b'{"move":1}',
                b'{"type":"move","revision":1e999,"move":"x"}',
                b'{"type":"move","revision":0,"move":null,"id":[]}',
                b'{"type":"sit","id":"","seat":99}',
                b'{"type":"nothing"}',
                b'{"type":"hint","seat":0}',
                b'{"type":"absent"}',
                _dig(8_000).encode(),
                (b'{"a":' * 3_000) + b"1" + b"}" * 3_000,
                b'{"name":"' + b"x" * 100_000 + b'"}',
            ]
            doors = [
                ("PUT", "/api/me"),
                ("POST", "/api/tables"),
                ("POST", "/api/verify"),
                ("POST", f"{here}/requests"),
                ("POST", f"{here}/preview"),
                ("POST", f"{here}/hint"),
            ]
            for method, path in doors:
                for body in bodies:
                    await send(method, path, content=body, headers=json)
                for kind in ("text/plain", "application/x-www-form-urlencoded", "nonsense", ""):
                    await send(method, path, content=b"a=b", headers={"content-type": kind})
                await send(method, path, files={"file": b"x" * 100})
                answer = await send(method, path, content=b"x" * 2_000_000, headers=json)
                if answer.status_code != 413:
                    wrong.append(f"{method} {path}: {answer.status_code} for 2 MB")
            for path in (
                "/../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/api/tables/..%2f..%2fetc%2fpasswd",
                "/api/tables/%00",
                "/api/tables/" + "x" * 3_000,
                f"{here}/replay/-1",
                f"{here}/replay/999999999999999999999",
                f"{here}/socket",
                "/api/links/" + "x" * 3_000,
                "//evil.example",
                "/api/tables/\u202e",
                "/api/tables?language=" + "x" * 1000,
            ):
                for method in ("GET", "POST", "DELETE", "PATCH", "OPTIONS", "PUT", "HEAD"):
                    answer = await send(method, path, content=b"{}", headers=json)
                    assert b"root:" not in answer.content
            foreign = {"origin": "http://evil.example", **json}
            answer = await send("PUT", "/api/me", content=b"{}", headers=foreign)
            assert answer.status_code == 403 and answer.json()["code"] == "origin/refused"
            assert len(statuses) > 200
            assert not wrong, "\n".join(wrong)
            await others.check()

    run(fuzz())


def test_raw_nonsense_instead_of_http(server: Watched) -> None:
    async def fuzz() -> None:
        async with bystanders(server) as others:
            chance = random.Random(3)
            for number in range(30):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                head = (b"", b"GET / HTTP/9.9\r\n\r\n", b"POST /api/me HTTP/1.1\r\nHost: x\r\n")[
                    number % 3
                ]
                if number % 3 == 2:
                    head += b"Content-Length: -5\r\n\r\n"
                writer.write(head + chance.randbytes(2_000))
                writer.write_eof()
                data = await asyncio.wait_for(reader.read(), 20)
                assert b"Traceback" not in data
                writer.close()
            await others.check()

    run(fuzz())


def test_two_race_for_one_seat(server: Watched) -> None:
    async def race() -> None:
        for _ in range(5):
            async with Visitor(server.address) as host:
                await host.named("Host")
                body = {"game": "regicide", "options": {"players": 2}}
                table = (await host.done("POST", "/api/tables", body))["table"]
                rivals = [await Visitor(server.address).named(f"Rival {n}") for n in range(6)]
                for each in rivals[:3]:
                    await each.connect(table)
                sitting = [each.ask("sit", seat=1) for each in rivals[:3]]
                calls = [
                    each.call("POST", f"/api/tables/{table}/requests", {"type": "sit", "seat": 1})
                    for each in rivals[3:]
                ]
                answers = await asyncio.gather(*sitting, *calls)
                told = [each for each in answers if isinstance(each, dict)]
                sat = [each["type"] == "done" for each in told]
                sat += [each[0] == 200 for each in answers if isinstance(each, tuple)]
                assert sum(sat) == 1, answers
                codes = {each["code"] for each in told if each["type"] == "refused"}
                codes |= {
                    each[1]["code"] for each in answers if isinstance(each, tuple) and each[0] > 200
                }
                assert codes == {"table/taken"}
                look = await host.done("GET", f"/api/tables/{table}")
                assert look["seats"][1]["name"] == f"Rival {sat.index(True)}"
                assert look["number"] == 3
                for each in rivals:
                    await each.__aexit__()

    run(race())


@pytest.mark.parametrize("same", [True, False], ids=["same-id", "other-ids"])
def test_one_move_sent_twenty_times(server: Watched, same: bool) -> None:
    """At once, over four sockets and by calls."""

    async def race() -> None:
        async with bystanders(server) as others, Visitor(server.address) as host:
            await host.named("Host")
            body = {"game": "puppeteer", "options": {"players": 1}}
            table = (await host.done("POST", "/api/tables", body))["table"]
            await host.done("POST", f"/api/tables/{table}/requests", {"type": "start"})
            look = await host.done("GET", f"/api/tables/{table}")
            move = look["view"]["legal_moves"][0]
            lines = [Visitor(server.address, key=host.key) for _ in range(10)]
            for each in lines:
                await each.connect(table)
                await each.quiet()
            facts = {"revision": look["revision"], "move": move}
            ids = [{"id": "one" if same else f"number {n}"} for n in range(20)]
            asking = [line.ask("move", **facts, **ids[n]) for n, line in enumerate(lines)]
            calls = [
                host.call(
                    "POST",
                    f"/api/tables/{table}/requests",
                    {"type": "move", **facts, **ids[10 + n]},
                )
                for n in range(10)
            ]
            answers = await asyncio.gather(*asking, *calls)
            numbers = [each["number"] for each in answers[:10] if each["type"] == "done"]
            numbers += [each[1]["number"] for each in answers[10:] if each[0] == 200]
            codes = [each["code"] for each in answers[:10] if each["type"] == "refused"]
            codes += [each[1]["code"] for each in answers[10:] if each[0] != 200]
            assert len(numbers) == (20 if same else 1) and len(set(numbers)) == 1
            assert len(codes) == 20 - len(numbers) and set(codes) <= {"move/stale", "move/turn"}
            after = await host.done("GET", f"/api/tables/{table}")
            assert after["number"] == look["number"] + 1 == numbers[0]
            for each in lines:
                assert [event["number"] for event in each.events] == [numbers[0]]
                await each.__aexit__()
            await others.check()

    run(race())
