"""Who is let in: names, addresses, proxies, figures; and what is written about it."""

import asyncio
import json
import logging
import subprocess
import sys
from typing import Any

import pytest

from regalia.core import logs
from regalia.core.errors import BadOption
from regalia.server.addresses import Names, Proxies, household
from regalia.server.costs import cost, takes_long
from regalia.server.farewell import Farewell
from regalia.server.front import Front
from regalia.server.guard import Guard, Rates, policy
from regalia.server.running import Settings


async def _asked(front: Front, path: str = "/api/games", **scope: Any) -> tuple[int, Any, Any]:
    """Status, headers and body of what is answered."""
    headers = {"host": "localhost:8470", **scope.pop("headers", {})}
    full: Any = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "scheme": "http",
        "client": ("192.0.2.1", 5),
        "server": ("127.0.0.1", 8470),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "state": {},
        **scope,
    }
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    await front(full, receive, send)
    return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]


async def _app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
    seen = json.dumps([scope["client"][0], scope["scheme"], scope["path"]]).encode()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": seen})


def _front(rates: Rates | None = None, **how: Any) -> Front:
    return Front(_app, Guard(rates or Rates()), Farewell(), **how)  # type: ignore[arg-type]


def ask(front: Front, path: str = "/api/games", **scope: Any) -> tuple[int, Any, Any]:
    return asyncio.run(_asked(front, path, **scope))


HOSTS = {
    "localhost": True,
    "LOCALHOST:8470": True,
    "127.0.0.1:99": True,
    "[::1]:8470": True,
    "192.168.1.7:8470": False,
    "evil.example": False,
    "localhost.evil.example": False,
    "127.0.0.1.evil.example": False,
    "": False,
    "localhost:8470/x": False,
    "localhost; evil": False,
    "a b": False,
}


def test_only_names_of_this_server_are_let_in() -> None:
    for host, allowed in HOSTS.items():
        status, _, body = ask(_front(), headers={"host": host})
        assert status == (200 if allowed else 421), host
        assert allowed or json.loads(body)["code"] == "host/refused"
    names = Names("0.0.0.0", ("Regalia.Example.", "[2001:db8::5]"))
    assert names.allow("192.168.1.7:8470", "192.168.1.7")  # where the connection has arrived
    assert not names.allow("192.168.1.8:8470", "192.168.1.7")
    assert names.allow("regalia.example") and names.allow("[2001:DB8:0::5]:443")
    assert not names.allow("example") and not names.allow("regalia.example.evil")
    assert Names("192.0.2.7").allow("192.0.2.7:8470")


def test_the_policy_names_our_own_socket_only() -> None:
    _, headers, _ = ask(_front(), headers={"host": "localhost:8470"})
    allowed = headers[b"content-security-policy"].decode()
    assert "connect-src 'self' ws://localhost:8470;" in allowed
    for wrong in (" ws:;", " wss:;", " ws: ", " wss: ", "*"):
        assert wrong not in allowed
    assert "wss://regalia.example;" in policy("https", "regalia.example")
    for host in ("evil; script-src *", "[::1]:8470", "", "a b", "x'"):
        assert "connect-src 'self';" in policy("http", host)


def test_answers_of_the_api_are_not_kept() -> None:
    for path in ("/api/games", "/health", "/api"):
        assert ask(_front(), path)[1][b"cache-control"] == b"no-store"
    assert b"cache-control" not in ask(_front(), "/")[1]
    assert ask(_front(), headers={"host": "evil"})[1][b"cache-control"] == b"no-store"


def test_only_named_proxies_are_believed() -> None:
    heard = {"x-forwarded-for": "203.0.113.9, 198.51.100.4", "x-forwarded-proto": "https"}
    _, _, body = ask(_front(), headers=heard)
    assert json.loads(body)[:2] == ["192.0.2.1", "http"]
    trusting = _front(proxies=Proxies(["192.0.2.0/24"]))
    assert json.loads(ask(trusting, headers=heard)[2])[:2] == ["198.51.100.4", "https"]
    _, _, body = ask(trusting, headers=heard, client=("198.51.100.77", 5))
    assert json.loads(body)[:2] == ["198.51.100.77", "http"]


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("", "192.0.2.1"),
        ("203.0.113.9", "203.0.113.9"),
        ("10.0.0.1, 203.0.113.9, 192.0.2.8", "203.0.113.9"),
        ("203.0.113.9:1234", "203.0.113.9"),
        ("[2001:db8::9]:1234", "2001:db8::9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("203.0.113.9, nonsense", "192.0.2.1"),
        ("203.0.113.9, 192.0.2.7, nonsense", "192.0.2.1"),
        ("192.0.2.5, 192.0.2.6", "192.0.2.5"),
    ],
)
def test_the_client_is_the_last_who_is_no_proxy(forwarded: str, client: str) -> None:
    assert Proxies(["192.0.2.0/24"]).client("192.0.2.1", forwarded) == client


def test_a_proxy_must_be_an_address() -> None:
    with pytest.raises(BadOption):
        Proxies(["regalia.example"])


def test_figures_are_not_for_everybody() -> None:
    def status(front: Front, **scope: Any) -> int:
        return ask(front, "/metrics", **scope)[0]

    bearer = {"authorization": "Bearer xyzzy"}
    assert status(_front()) == 404 == status(_front(), headers={"authorization": "Bearer "})
    known = _front(metrics_token="xyzzy")
    assert status(known) == 404 == status(known, headers={"authorization": "Bearer xyzz"})
    assert status(known, headers={"authorization": "Basic xyzzy"}) == 404
    assert status(known, headers=bearer) == 200
    apart = _front(metrics_at=("127.0.0.1", 9470))
    assert status(apart) == 404
    assert status(apart, server=("127.0.0.1", 9470)) == 200
    # And nothing else is to be had there
    assert ask(apart, "/api/games", server=("127.0.0.1", 9470))[0] == 404
    assert ask(apart, "/health", server=("127.0.0.1", 9470))[0] == 200


def test_an_address_that_asks_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.guard.PATIENCE", 0.001)
    front = _front(Rates(work=1e-9, work_at_once=20.0))
    calls = [ask(front, "/nothing")[0] for _ in range(12)]
    assert calls == [200] * 10 + [429] * 2
    assert ask(front, "/health", client=("192.0.2.2", 5))[0] == 200
    assert ask(front, "/assets/%00", client=("192.0.2.3", 5))[0] == 200
    assert ask(front, "/assets/\0", client=("192.0.2.3", 5))[0] == 404


def test_every_call_has_a_price() -> None:
    assert cost("GET", "/health") < cost("PUT", "/api/me") < cost("POST", "/api/tables")
    assert cost("POST", "/api/tables/x/hint") > cost("POST", "/api/tables/x/preview")
    assert cost("DELETE", "/whatever") >= cost("GET", "/whatever") > 0
    assert takes_long("POST", "/api/tables/x/hint") and takes_long("POST", "/api/verify")
    assert not takes_long("POST", "/api/tables/x/requests")


def test_a_line_to_the_internet_is_one_household() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("-") == "-"


def test_limits_can_be_given_up() -> None:
    assert Settings(unlimited=True).rates().work >= 1e9
    assert Settings(origins=("http://x",)).rates().origins == ("http://x",)


# The log

_PROGRAM = """
import asyncio, logging, sys, threading, warnings
from regalia.core import logs
logs.set_up()
warnings.warn("a warning")
logging.getLogger("asyncio").error("of asyncio")
logging.getLogger("uvicorn.error").warning("of uvicorn")
logging.getLogger("anybody").warning("with %d line\\nbreaks", 2)
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
class Wrong:
    def __del__(self):
        raise ValueError("nobody hears this")
Wrong()
async def lost():
    async def fails():
        raise KeyError("lost")
    asyncio.create_task(fails())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
asyncio.run(lost())
import gc
gc.collect()
raise RuntimeError("the end")
"""


def test_every_line_of_the_log_is_json() -> None:
    found = subprocess.run(
        [sys.executable, "-W", "always", "-c", _PROGRAM],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert found.returncode == 1 and not found.stdout
    lines = [json.loads(line) for line in found.stderr.splitlines()]
    told = json.dumps(lines)
    for what in ("a warning", "of asyncio", "of uvicorn", "ZeroDivisionError", "nobody hears"):
        assert what in told
    assert "KeyError" in told and "the end" in lines[-1]["trace"]
    assert all({"at", "level", "from", "what"} <= set(line) for line in lines)


def test_the_same_thing_is_said_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("regalia.core.logs.time.monotonic", lambda: now)
    seldom = logs.NotTooOften()

    def said(why: str) -> Any:
        record = logging.makeLogRecord({"msg": "cut", "name": "x", "why": why})
        return record if seldom.filter(record) else None

    assert sum(said("head") is not None for _ in range(500)) == logs.OFTEN
    assert said("frames") is not None
    now += logs.WINDOW
    record = said("head")
    assert record.left_out == 500 - logs.OFTEN
    assert not hasattr(said("head"), "left_out")
