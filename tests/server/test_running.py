"""Where a server says it is found."""

import ipaddress
import socket
from collections.abc import Iterator

import pytest

from regalia.server import running


@pytest.fixture
def doors() -> Iterator[socket.socket]:
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        yield opened


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "localhost"),
        ("::1", "localhost"),
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::7", "[2001:db8::7]"),
        ("regalia.example", "regalia.example"),
    ],
)
def test_the_address_is_one_that_a_browser_understands(
    host: str, shown: str, doors: socket.socket
) -> None:
    port = doors.getsockname()[1]
    assert running._address(host, doors) == f"http://{shown}:{port}/"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_doors_open_to_all_are_named_as_neighbours_find_them(
    host: str, doors: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "_seen_by_neighbours", lambda: "192.0.2.7")
    assert running._address(host, doors).startswith("http://192.0.2.7:")
    monkeypatch.setattr(running, "_seen_by_neighbours", lambda: None)
    assert running._address(host, doors).startswith("http://localhost:")


def test_the_own_address_in_the_network_is_one_or_none() -> None:
    found = running._seen_by_neighbours()
    assert found is None or not ipaddress.ip_address(found).is_unspecified
