"""The API keeps what its own description promises, whatever it is asked; and what goes with every
answer: headers, cookies, names, languages."""

import asyncio
import random
import unicodedata
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
from benchmarks.clients import NO_TLS
from hypothesis import HealthCheck, Phase, given, seed, settings

from regalia.core import texts
from regalia.server.guard import HEADERS, policy
from regalia.server.guests import COOKIE, MOST_LETTERS, clean_name
from regalia.tables.table import TableError
from tests.scale import prove, seeded, size

from .doors import Visitor
from .processes import Watched

#: For each operation, of requests that follow the description and of requests that do not.
EXAMPLES = size(1, 6)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    with Watched(tmp_path_factory.mktemp("openapi"), "--workers", "1", "--unlimited") as process:
        yield process
        assert process.process.poll() is None


async def _prepared(server: Watched) -> tuple[str, list[str]]:
    """A guest's key, and tables of theirs: one that gathers, one that is played at, one that is
    over."""
    async with Visitor(server.address) as guest:
        await guest.named("Guest")
        tables = []
        for game, players in (("regicide", 2), ("puppeteer", 1), ("puppeteer", 1)):
            body = {"game": game, "options": {"players": players}, "hints": False}
            look = await guest.done("POST", "/api/tables", body)
            tables.append(look["table"])
            if game == "puppeteer":
                await guest.done("POST", f"/api/tables/{look['table']}/requests", {"type": "start"})
        while True:
            look = await guest.done("GET", f"/api/tables/{tables[-1]}")
            if look["phase"] != "playing":
                return guest.key, tables
            move = {"revision": look["revision"], "move": look["view"]["legal_moves"][0]}
            await guest.done("POST", f"/api/tables/{tables[-1]}/requests", {"type": "move", **move})


@prove
def test_the_api_does_as_it_says(server: Watched, record_property: Any) -> None:
    # Not by every worker that only collects the tests: it takes a second
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    kept = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_headers_conformance,
        checks.response_schema_conformance,
    ]
    key, tables = asyncio.run(asyncio.wait_for(_prepared(server), 60))
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    session = requests.Session()
    session.trust_env = False
    troubles: dict[str, str] = {}
    statuses: dict[int, int] = {}
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 16
    chance = random.Random(4)

    def examine(operation: Any, mode: Any) -> None:
        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @seed(seeded("openapi"))
        def ask(case: Any) -> None:
            if "table" in (case.path_parameters or {}) and chance.random() < 0.7:
                case.path_parameters["table"] = chance.choice(tables)
            headers = {} if chance.random() < 0.1 else {"cookie": f"{COOKIE}={key}"}
            answer = case.call(session=session, headers=headers, timeout=60)
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            try:
                case.validate_response(answer, checks=kept)
            except BaseExceptionGroup as group:
                for error in group.exceptions:
                    title = f"{operation.label} {answer.status_code}: {type(error).__name__}"
                    troubles.setdefault(title, f"{error} {case.as_curl_command()}"[:800])

        ask()

    for operation in operations:
        for mode in schemathesis.GenerationMode:
            try:
                examine(operation, mode)
            except Exception as error:
                if "Unsatisfiable" not in type(error).__name__:
                    raise
    session.close()
    figures = ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items()))
    record_property("schemathesis", f"{len(operations)} operations, answers by status {figures}")
    assert sum(statuses.values()) >= EXAMPLES * len(operations)
    assert {200, 400, 404, 409} <= set(statuses)
    assert not troubles, "\n\n".join(f"{title}\n{text}" for title, text in troubles.items())


def test_the_description_is_whole(server: Watched) -> None:
    """Every refusal is documented with its form, and every operation has a summary."""
    schema = httpx.get(
        f"{server.address}/api/schema/openapi.json", verify=NO_TLS, trust_env=False
    ).json()
    assert schema["openapi"].startswith("3.")
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            assert operation["summary"], (method, path)
            assert operation["operationId"]
            if "{table}" in path:
                assert {"400", "404", "409", "429"} <= set(operation["responses"]), (method, path)


# What goes with every answer


def _answers(server: Watched) -> Iterator[httpx.Response]:
    json = {"content-type": "application/json"}
    with httpx.Client(base_url=server.address, verify=NO_TLS, trust_env=False) as http:
        for path in ("/health", "/metrics", "/api/games", "/api/schema/openapi.json", "/api/me"):
            yield http.get(path)
        yield http.get("/nothing")
        yield http.get("/api/tables")
        yield http.get("/api/tables/unknown")
        yield http.get("/api/tables/not%20an%20id")
        yield http.request("PATCH", "/api/me")
        yield http.put("/api/me", content=b"{", headers=json)
        yield http.put("/api/me", content=b"x" * 2_000_000, headers=json)
        yield http.put("/api/me", content=b"{}", headers={"origin": "http://evil.example"})
        yield http.put("/api/me", content=b"{}", headers=json)
        yield http.post("/api/tables", content=b'{"game":"chess"}', headers=json)
        yield http.post("/api/tables", content=b'{"game":"puppeteer"}', headers=json)
        yield http.get("/api/tables")
        yield http.options("/api/tables")
        yield http.head("/health")


def test_every_answer_carries_the_headers(server: Watched) -> None:
    statuses, host = set(), f"127.0.0.1:{server.port}"
    assert f"connect-src 'self' ws://{host};" in policy("http", host)
    for answer in _answers(server):
        statuses.add(answer.status_code)
        common = {**HEADERS, "content-security-policy": policy("http", host)}
        if answer.request.url.path != "/nothing":
            common["cache-control"] = "no-store"
        for name, value in common.items():
            assert answer.headers.get_list(name) == [value], (answer.request.url, name)
        assert "server" not in answer.headers
        assert answer.status_code < 500
        if answer.status_code >= 400 and answer.content:
            told = answer.json()
            assert set(told) == {"code", "sentence", "rule"} and told["sentence"]
    assert {200, 201, 400, 401, 403, 404, 405, 413} <= statuses


def test_the_cookie(server: Watched) -> None:
    """A key of 128 bits that pages cannot read; new only for somebody new."""
    keys = set()
    for _ in range(5):
        with httpx.Client(base_url=server.address, verify=NO_TLS, trust_env=False) as http:
            answer = http.put("/api/me", json={"name": "Ann"})
            (cookie,) = answer.headers.get_list("set-cookie")
            parts = [part.strip() for part in cookie.split(";")]
            name, _, key = parts[0].partition("=")
            assert name == COOKIE and len(bytes.fromhex(key)) == 16
            flags = {part.lower() for part in parts[1:]}
            assert "httponly" in flags and "samesite=lax" in flags and "path=/" in flags
            assert any(flag.startswith("max-age=") for flag in flags)
            assert key not in answer.text
            keys.add(key)
            again = http.put("/api/me", json={"name": "Bob"})
            assert "set-cookie" not in again.headers and again.json()["name"] == "Bob"
            assert http.get("/api/me").json()["name"] == "Bob"
    assert len(keys) == 5
    for wrong in ("", "0" * 32, "x" * 65, "x" * 5000, "' OR 1=1"):
        with httpx.Client(base_url=server.address, verify=NO_TLS, trust_env=False) as http:
            answer = http.get("/api/tables", headers={"cookie": f"{COOKIE}={wrong}"})
            assert answer.status_code == 401, wrong


NAMES = {
    "  Ann \t\n Marie  ": "Ann Marie",
    "": "",
    "\u202eevil\u200b": "evil",
    "a\u0000b\u0007c": "a b c",
    "x" * 100: "x" * MOST_LETTERS,
    "e\u0301": "\u00e9",
    "z" + "\u0335" * 50: "z\u0335",
    "<b>Ann</b>": "<b>Ann</b>",
    "\u738b\U0001f451": "\u738b\U0001f451",
}
INVISIBLE = (
    "\u2066\u2069\ufeff",
    "\u3164",
    "\u115f\u1160",
    "\u2800 \u2800",
    "\uffa0",
    "\ufe0f",
    "  ",
)


def test_names_are_cleaned(server: Watched) -> None:
    with httpx.Client(base_url=server.address, verify=NO_TLS, trust_env=False) as http:
        for given_name, shown in NAMES.items():
            assert http.put("/api/me", json={"name": given_name}).json()["name"] == shown
            assert http.get("/api/me").json()["name"] == shown
        for given_name in INVISIBLE:
            answer = http.put("/api/me", json={"name": given_name})
            assert (answer.status_code, answer.json()["code"]) == (400, "guest/name")
        assert http.get("/api/me").json()["name"] == shown
        assert http.put("/api/me", json={"name": "x" * 201}).status_code == 400
        assert http.put("/api/me", json={"name": None}).status_code == 400
        answer = http.put("/api/me", content=b'{"name":"\\ud800"}')
        assert answer.status_code in (200, 400)


def test_names_stay_clean_when_cleaned_twice() -> None:
    chance = random.Random(8)
    for _ in range(3000):
        name = "".join(
            chr(chance.choice((chance.randrange(0x250), chance.randrange(0xD800))))
            for _ in range(chance.randrange(40))
        )
        try:
            once = clean_name(name)
        except TableError:
            assert not any(letter.isalnum() and letter != "\u3164" for letter in name)
            continue
        assert len(once) <= MOST_LETTERS and clean_name(once) == once
        assert all(unicodedata.category(letter)[0] not in "C" for letter in once)


def test_sentences_are_in_the_readers_language(server: Watched) -> None:
    with httpx.Client(base_url=server.address, verify=NO_TLS, trust_env=False) as http:
        told = {}
        for language in texts.LANGUAGES:
            for headers, query in (
                ({"accept-language": language}, ""),
                ({"accept-language": f"xx, {language}-XX;q=0.8, en;q=0.1"}, ""),
                ({"accept-language": "xx"}, f"?language={language}"),
            ):
                answer = http.get(f"/api/tables/unknown{query}", headers=headers)
                assert answer.status_code == 404 and answer.json()["code"] == "table/unknown"
                told.setdefault(language, set()).add(answer.json()["sentence"])
        assert all(len(sentences) == 1 for sentences in told.values()), told
        assert len(set.union(*told.values())) == len(texts.LANGUAGES) >= 5
        for strange in ("", "*", "xx", ",;q", "e", "x" * 5000):
            answer = http.get("/api/tables/unknown", headers={"accept-language": strange})
            assert {answer.json()["sentence"]} == told["en"]
