"""Regalia as it is meant to be run: behind nginx with TLS, with a host of its own or under a path.
The configuration is the one in deploy/; nothing leaves this machine."""

import asyncio
import contextlib
import os
import shutil
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from benchmarks.clients import Server
from websockets.exceptions import ConnectionClosed

from regalia.server.guard import Rates
from tests.scale import only_prove

from . import nginx
from .nginx import NAME, Guest, House

pytestmark = only_prove

CI = os.environ.get("CI", "").lower() not in ("", "0", "false")


def _need_nginx() -> None:
    if nginx.program() is None:
        if CI:
            pytest.fail(nginx.MISSING)
        pytest.skip(nginx.MISSING)


@pytest.fixture(scope="module", params=["/games", ""], ids=["path", "host"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    _need_nginx()
    with nginx.opened(tmp_path_factory.mktemp("house"), request.param) as running:
        yield running


#: For what does not depend on the path.
once = pytest.mark.parametrize("house", ["/games"], ids=["path"], indirect=True)


async def _table(guest: Guest) -> str:
    await guest.named("Ann")
    look = await guest.done("POST", "/api/tables", {"game": "regicide", "options": {}})
    await guest.connect(look["table"])
    assert (await guest.ask("start"))["type"] == "done"
    await guest.quiet()
    return str(look["table"])


async def _move(guest: Guest) -> float:
    """Play any move; seconds until it was acknowledged."""
    await guest.quiet()
    move, revision = guest.look["view"]["legal_moves"][0], guest.look["revision"]
    begin = time.monotonic()
    assert (await guest.ask("move", move=move, revision=revision))["type"] == "done"
    return time.monotonic() - begin


def test_a_move_over_tls(house: House) -> None:
    async def run() -> None:
        async with house.visitor() as ann:
            answer = await ann.http.put("/api/me", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"]
            assert f"Path={house.prefix or '/'}" in cookie.split("; ")
            assert {"Secure", "HttpOnly", "SameSite=lax"} <= set(cookie.split("; "))
            table = await _table(ann)
            await _move(ann)
            # The story is the same for somebody who looks in by the link
            async with house.visitor("127.0.0.2") as bob:
                look = await bob.done("GET", f"/api/tables/{table}")
                assert look["number"] == ann.look["number"]

            answer = await ann.http.get("/")
            assert answer.status_code == 200 and answer.headers["strict-transport-security"]
            assert f" wss://{house.host};" in answer.headers["content-security-policy"]
            script = answer.text.split('src="')[1].split('"')[0]
            answer = await ann.http.get(f"https://{house.host}{script}")
            assert answer.headers["content-encoding"] == "gzip"
            assert "immutable" in answer.headers["cache-control"]

        async with httpx.AsyncClient(trust_env=False) as http:
            there = f"http://127.0.0.1:{house.plain}{house.prefix}/table/abc?x=1"
            answer = await http.get(there, headers={"host": NAME})
            assert answer.status_code == 301
            assert answer.headers["location"] == f"https://{NAME}{house.prefix}/table/abc?x=1"

    asyncio.run(run())


@once
def test_two_clients_are_told_apart(house: House) -> None:
    """Who takes too much is refused, whoever they say they are; others behind the same proxy are
    not."""

    async def run() -> None:
        async with house.visitor("127.0.0.3") as ann, house.visitor("127.0.0.4") as mallory:
            table = await _table(ann)

            async def one_more(number: int) -> str:
                """Another socket from one address, which says it is somebody else's."""
                await mallory.connect(table, headers={"x-forwarded-for": f"192.0.2.{number}"})
                said = await mallory.read()
                return str(said.get("code") or said["type"])

            most, held = Rates().sockets_per_address, []
            for number in range(most):
                assert await one_more(number) == "hello"
                held.append(mallory.socket)
            assert await one_more(most) == "rate/limited"
            async with house.visitor("127.0.0.5") as bob:
                await bob.connect(table)
                assert (await bob.read())["type"] == "hello"
            await _move(ann)
            await asyncio.gather(*(each.close() for each in held))

    asyncio.run(run())


def test_a_foreign_name_is_refused(house: House) -> None:
    async def run() -> None:
        async with house.visitor(host="evil.example") as mallory:
            answer = await mallory.http.get("/api/games")
            assert (answer.status_code, answer.json()["code"]) == (421, "host/refused")
        async with house.visitor() as ann:
            table = await _table(ann)
            # A page elsewhere that has a visitor's browser connect here
            async with house.visitor() as mallory:
                await mallory.connect(table, origin="https://evil.example")
                assert (await mallory.read())["code"] == "origin/refused"
                with pytest.raises(ConnectionClosed):
                    await mallory.read()
            answer = await ann.http.post(
                "/api/tables", json={"game": "regicide"}, headers={"origin": "https://evil.example"}
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "origin/refused")

    asyncio.run(run())


def test_what_is_too_long_is_refused_with_a_plain_status(house: House) -> None:
    async def run() -> None:
        async with house.visitor("127.0.0.5") as ann:
            body = {"content-type": "application/json"}
            answer = await ann.http.post("/api/verify", content=b" " * 1_500_000, headers=body)
            assert (answer.status_code, answer.json()["code"]) == (413, "message/large")
            answer = await ann.http.post("/api/verify", content=b" " * 3_000_000, headers=body)
            assert answer.status_code == 413
            for headers in (
                {"x-long": "a" * 40_000},
                {f"x-long-{number}": "a" * 7_000 for number in range(5)},
            ):
                assert (await ann.http.get("/api/games", headers=headers)).status_code == 431
            assert (await ann.http.get(f"/{'a' * 9_000}")).status_code == 414
            assert (await ann.http.get("/api/games", headers={"x": "a" * 6_000})).status_code == 200

    asyncio.run(run())


def test_figures_stay_inside(house: House) -> None:
    async def run() -> None:
        async with house.visitor() as ann:
            for path in ("/metrics", "/metrics/", "/%6detrics", "//metrics", "/x/../metrics"):
                answer = await ann.http.get(f"https://{house.host}{house.prefix}{path}")
                assert answer.status_code == 404, path
                assert "regalia_" not in answer.text
            if house.prefix:
                assert (await ann.http.get(f"https://{house.host}/metrics")).status_code == 404
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"http://127.0.0.1:{house.figures}/metrics")
            assert answer.status_code == 200 and "regalia_commit" in answer.text
            answer = await http.get(f"http://127.0.0.1:{house.figures}/health")
            assert answer.json()["ok"] is True

    asyncio.run(run())


@once
def test_a_thousand_silent_connections_lock_nobody_out(house: House) -> None:
    async def run() -> None:
        async with house.visitor("127.0.0.6") as ann:
            await _table(ann)
            with contextlib.ExitStack() as held:
                for number in range(1000):
                    line = held.enter_context(socket.socket())
                    line.bind(("127.0.0.9", 0))
                    line.connect(("127.0.0.1", house.port))
                    if number % 2:  # the beginning of a handshake that never goes on
                        line.sendall(b"\x16\x03\x01\x02\x00\x01")
                delays = [await _move(ann) for _ in range(3)]
                async with house.visitor("127.0.0.7") as bob:
                    await _table(bob)
                    delays.append(await _move(bob))
            assert max(delays) < 1.0, delays

    asyncio.run(run())


def test_when_one_of_two_servers_goes_the_other_takes_over(
    postgresql: Callable[[], str], tmp_path: Path
) -> None:
    _need_nginx()
    database = postgresql()
    servers = [Server(database, "--pace", "0", *nginx.ARGUMENTS) for _ in range(2)]

    async def run(house: House) -> None:
        async with contextlib.AsyncExitStack() as held:
            ann = await held.enter_async_context(house.visitor())
            table = await _table(ann)
            await _move(ann)
            others = [await held.enter_async_context(house.visitor()) for _ in range(3)]
            for each in others:
                await each.connect(table)
                await each.quiet()
            seen = others[0].look["number"]

            servers[0].kill()
            cut_off = 0
            for each in (ann, *others):
                try:
                    await each.quiet()
                except ConnectionClosed:
                    cut_off += 1
                    await each.connect(table)
                    await each.quiet()
                assert each.look["number"] == seen
            assert 0 < cut_off < 4  # both served
            await _move(ann)
            await ann.quiet()
            assert ann.look["number"] > seen
            assert (await others[0].done("GET", f"/api/tables/{table}"))["number"] > seen

    with nginx.before(tmp_path, servers) as house:
        asyncio.run(run(house))


NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def test_the_page_in_a_browser(house: House) -> None:
    """Home, a table, a move, the link of that table opened anew; nothing in the console."""
    sync_api = pytest.importorskip("playwright.sync_api")
    chromium = next((path for name in NAMES if (path := shutil.which(name))), None)
    if chromium is None:
        if CI:
            pytest.fail("no Chromium: the page was not tried behind a proxy")
        pytest.skip("no Chromium: the page was not tried behind a proxy")
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            args=[*quiet, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
        )
        try:
            context = browser.new_context(ignore_https_errors=True, locale="en-GB")
            context.set_default_timeout(30_000)
            view, complaints, strays = context.new_page(), [], []
            view.on(
                "console",
                lambda said: complaints.append(said.text) if said.type != "log" else None,
            )
            view.on("pageerror", lambda error: complaints.append(str(error)))
            view.on(
                "request",
                lambda sent: (
                    None if sent.url.startswith(f"{house.address}/") else strays.append(sent.url)
                ),
            )
            lines: list[str] = []
            view.on("websocket", lambda line: lines.append(line.url))

            view.goto(f"{house.address}/")
            view.get_by_role("button", name="Play now").first.click()
            view.wait_for_url(f"{house.address}/table/*")
            table = view.url
            view.wait_for_selector("input[list=moves]:not([readonly])")
            number = view.locator("[data-number]").first.get_attribute("data-number")
            move = view.locator("datalist#moves option").first.get_attribute("value")
            assert number and move
            box = view.locator("input[list=moves]")
            box.fill(move)
            box.press("Enter")
            shown = (
                "after => Number(document.querySelector('[data-number]')?.dataset.number) > after"
            )
            view.wait_for_function(shown, arg=int(number))

            view.reload()
            view.wait_for_function(shown, arg=int(number))
            assert view.url == table
            view.get_by_role("link", name="Regalia").click()
            view.wait_for_url(f"{house.address}/")
            view.go_back()
            view.wait_for_function(shown, arg=int(number))
            assert view.url == table
            assert lines and all(each.startswith(f"wss{house.address[5:]}/api/") for each in lines)
            (cookie,) = context.cookies(f"{house.address}/")
            assert cookie["secure"] and cookie["path"] == (house.prefix or "/")
            assert strays == []
            assert complaints == []
        finally:
            browser.close()
