"""Several processes serve one address: they are one house, and none of them is needed."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.clients import Client, Server, children

from regalia.core.errors import RegaliaError
from regalia.server import processes, running
from regalia.server.guard import Rates
from tests.scale import only_prove

COUNT = 2


def eventually(holds: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def gone(*pids: int) -> bool:
    """Whether these processes have ended; one that nobody has taken note of yet has, too."""
    states = []
    for pid in pids:
        try:
            states.append(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0])
        except OSError:
            continue
    return all(state == "Z" for state in states)


def free_ports(count: int) -> int:
    """The first of so many ports in a row that nobody uses."""
    for _ in range(100):
        with socket.socket() as first:
            first.bind(("127.0.0.1", 0))
            port = int(first.getsockname()[1])
        try:
            for each in range(port, port + count):
                with socket.socket() as one:
                    one.bind(("127.0.0.1", each))
        except (OSError, OverflowError):
            continue
        return port
    raise AssertionError("no free ports")


class House(Server):
    """Two processes, each with figures of its own."""

    def __init__(self, database: str, home: Path) -> None:
        self.figures = free_ports(COUNT)
        more = ("--pace", "0", "--metrics", str(self.figures))
        super().__init__(database, *more, home=home, processes=COUNT)

    def sockets(self) -> list[int]:
        """How many sockets each process has open."""
        texts = [self._figures(number) for number in range(COUNT)]
        return [int(float(text.split("\nregalia_sockets ")[1].split()[0])) for text in texts]

    def asked(self) -> list[float]:
        """How many requests each process has answered."""
        return [
            sum(
                float(line.split()[-1])
                for line in self._figures(number).splitlines()
                if line.startswith("regalia_request_seconds_count")
            )
            for number in range(COUNT)
        ]

    def _figures(self, number: int) -> str:
        url = f"http://127.0.0.1:{self.figures + number}/metrics"
        return httpx.get(url, trust_env=False, timeout=30).text


@pytest.fixture
def house(tmp_path: Path, postgresql: Callable[[], str]) -> Iterator[House]:
    with House(postgresql(), tmp_path) as opened:
        yield opened


@contextlib.asynccontextmanager
async def _apart(house: House, clients: list[Client]) -> AsyncIterator[list[Any]]:
    """Sockets of two people, each with another process."""
    while True:
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(client.connected()) for client in clients]
            for client, line in zip(clients, lines, strict=True):
                client.take(await line.recv())
            if await asyncio.to_thread(house.sockets) == [1, 1]:
                yield lines
                return
        while await asyncio.to_thread(house.sockets) != [0, 0]:
            await asyncio.sleep(0.01)


async def _table(house: House) -> list[Client]:
    """Two people at a table that has begun."""
    clients = [await Client([house.address], name, name).introduce() for name in ("Ann", "Bob")]
    table = await clients[0].open_table("revolution")
    clients[1].table = table
    await clients[1].at("requests", {"type": "sit"})
    await clients[0].at("requests", {"type": "start"})
    return clients


@only_prove
def test_two_processes_are_one_house(house: House) -> None:
    """They hear each other, replace who is killed, and go together."""

    async def play() -> None:
        clients = await _table(house)
        async with _apart(house, clients) as lines:
            for _ in range(4):
                mover = next(number for number in range(2) if clients[number].my_turn)
                other = 1 - mover
                answer = await clients[mover].ask(lines[mover], clients[mover].next_move())
                assert answer["type"] == "done"
                while clients[other].number < answer["number"]:
                    clients[other].take(await asyncio.wait_for(lines[other].recv(), 10))
        seen = clients[0].number
        before = house.serving()
        os.kill(before[0], signal.SIGKILL)
        eventually(lambda: gone(before[0]) and len(house.serving()) == COUNT)
        assert before[1] in house.serving()
        for client in clients:  # whichever process answers
            assert (await client.at("", method="GET"))["number"] == seen
            async with client.connected() as line:
                client.take(await line.recv())
                assert client.number == seen

    asyncio.run(asyncio.wait_for(play(), 60))
    eventually(lambda: house.health()["ok"] and all(house.asked()))
    everybody = [house.pid, *house.serving()]
    assert house.stop() == 0
    assert gone(*everybody)


@only_prove
def test_children_do_not_outlive_their_parent(house: House) -> None:
    theirs = house.serving()
    assert len(theirs) == COUNT
    os.kill(house.pid, signal.SIGKILL)
    eventually(lambda: gone(*theirs))
    with pytest.raises(httpx.TransportError):
        house.health()


@only_prove
def test_a_second_house_is_refused_at_the_same_address(house: House, tmp_path: Path) -> None:
    second = Server(house.database, home=tmp_path, processes=COUNT)
    second.port = house.port
    with pytest.raises(RuntimeError):
        second.open()
    assert second.stop() == 1


@only_prove
def test_ctrl_c_stops_them_all(house: House) -> None:
    theirs = house.serving()
    for pid in (house.pid, *theirs):  # as a terminal does
        os.kill(pid, signal.SIGINT)
    assert house._end(signal.SIGINT) == 0
    assert gone(*theirs)


def test_sqlite_is_refused(tmp_path: Path) -> None:
    settings = running.Settings(port=0, database=str(tmp_path / "tables.db"), processes=2)
    with pytest.raises(RegaliaError) as refused:
        running.serve(settings, compiling=lambda _: None, opened=lambda _: None)
    assert refused.value.code == "serve/processes"
    assert list(tmp_path.iterdir()) == []


def test_processes_together_allow_an_address_what_one_does() -> None:
    whole, third = Rates(), Rates().shared_by(3)
    assert 3 * third.work == pytest.approx(whole.work)
    assert third.work_at_once == whole.work_at_once
    for name in ("sockets_per_address", "connections_per_address", "together", "long_together"):
        each = getattr(third, name)
        assert each >= 1 and getattr(whole, name) <= 3 * each < getattr(whole, name) + 3
    assert Rates().shared_by(1) == whole
    unlimited = running.Settings(unlimited=True, processes=3)
    assert unlimited.rates() == Rates.unlimited()


#: A family in a process of its own, whose work is written below.
FAMILY = """
import os, signal, sys, time
from regalia.core.errors import RegaliaError
from regalia.server.processes import Family
{work}
try:
    Family(2, work).run(lambda: print("open", flush=True))
except RegaliaError as error:
    sys.exit(error.code)
"""


def family(work: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", FAMILY.format(work=work)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_child_that_cannot_start_ends_all_with_its_error() -> None:
    work = """
def work(ties):
    if ties.number:
        raise RegaliaError("serve/closing")
    ties.opened()
    time.sleep(60)
"""
    with family(work) as parent:
        out, said = parent.communicate(timeout=30)
    assert (parent.returncode, out) == (1, "")
    assert said.splitlines()[-1] == "serve/closing"


def test_a_child_that_fails_later_is_tried_again_after_a_growing_pause(tmp_path: Path) -> None:
    work = f"""
from regalia.server import processes
processes.PAUSE = 0.1
def work(ties):
    tries = os.path.getsize({str(tmp_path / "tries")!r}) if ties.number else 0
    if ties.number:
        with open({str(tmp_path / "tries")!r}, "a") as file:
            file.write("x")
    if ties.number and 0 < tries < 4:
        sys.exit(3)
    ties.opened()
    if tries == 0 and ties.number:
        sys.exit(3)
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    time.sleep(60)
"""
    tries = tmp_path / "tries"
    tries.touch()
    with family(work) as parent:
        begin = time.monotonic()
        assert parent.stdout is not None
        assert parent.stdout.readline() == "open\n"
        eventually(lambda: tries.stat().st_size == 5)
        assert time.monotonic() - begin > 0.1 + 0.2 + 0.4
        eventually(lambda: len(children(parent.pid)) == 2)
        time.sleep(0.1)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(30) == 0


def test_an_error_that_cannot_be_told_is_still_one() -> None:
    child = processes._Child(0, said=b"nothing that can be read")
    assert child.error().code == "serve/failed"
