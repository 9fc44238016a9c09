"""A real nginx with the configuration in deploy/, and visitors who come through it.

Only what has to differ on this machine is changed in it: name, ports, certificate, location.
"""

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from benchmarks.clients import Server

from .doors import Visitor
from .processes import Watched

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "deploy" / "nginx.conf"
NAME = "regalia.test"
MISSING = "no nginx: the tests behind a proxy were not run"
#: What docs/operating.md tells to set outside the site.
WORKERS = 8192
#: What the server has to know of it.
ARGUMENTS = ("--proxy", "127.0.0.1", "--host-name", NAME)

#: Around the site, in place of the system's own file.
_MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr warn;
worker_rlimit_nofile 16384;
events {{ worker_connections {workers}; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {site};
}}
"""


def program() -> str | None:
    """Where nginx is; Debian has it where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as held:
        doors = [held.enter_context(socket.socket()) for _ in range(count)]
        for each in doors:
            each.bind(("127.0.0.1", 0))
        return [int(each.getsockname()[1]) for each in doors]


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that nobody but us has signed, and its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext"]
    command += [f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    return chain, key


def site(folder: Path, plain: int, tls: int, behind: Sequence[int], prefix: str) -> str:
    """The configuration of deploy/, for this machine."""
    chain, key = certificate(folder)
    text = SITE.read_text(encoding="utf-8")
    for line in ("    listen [::]:80;\n", "    listen [::]:443 ssl;\n"):
        assert text.count(line) == 1
        text = text.replace(line, "")
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{tls} ssl;"),
        ("/etc/letsencrypt/live/example.org/fullchain.pem", str(chain)),
        ("/etc/letsencrypt/live/example.org/privkey.pem", str(key)),
        ("server 127.0.0.1:8470;", " ".join(f"server 127.0.0.1:{each};" for each in behind)),
        ("location / {", f"location {prefix}/ {{"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text.replace("server_name example.org;", f"server_name {NAME};")


def main_file(folder: Path, text: str, workers: int = WORKERS) -> Path:
    """A whole configuration around a site."""
    (folder / "site.conf").write_text(text, encoding="utf-8")
    file = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    file.write_text(
        _MAIN.format(user=user, folder=folder, site=folder / "site.conf", workers=workers)
    )
    return file


@dataclass(frozen=True)
class House:
    """A server behind nginx."""

    prefix: str
    plain: int
    port: int  # of nginx, with TLS
    figures: int  # the port of the metrics
    trust: ssl.SSLContext

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    @property
    def address(self) -> str:
        return f"https://{self.host}{self.prefix}"

    def visitor(self, source: str = "127.0.0.1", **headers: str) -> "Guest":
        return Guest(self, source, **headers)


class _Way(httpx.AsyncHTTPTransport):
    """To this machine, whatever the name; the certificate must be for the name."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        facts = {**request.extensions, "sni_hostname": NAME}
        url = request.url.copy_with(host="127.0.0.1")
        stream: Any = request.stream
        there = httpx.Request(
            request.method, url, headers=request.headers, stream=stream, extensions=facts
        )
        return await super().handle_async_request(there)


class Guest(Visitor):
    """Somebody who comes through the proxy, from an address of their own."""

    def __init__(self, house: House, source: str, **headers: str) -> None:
        super().__init__(house.address)
        way = _Way(verify=house.trust, local_address=source)
        self.http = httpx.AsyncClient(
            base_url=house.address, transport=way, timeout=30, trust_env=False, headers=headers
        )
        self._house, self._source = house, source

    async def connect(self, table: str, after: Any = None, **settings: Any) -> "Guest":
        there = {"host": "127.0.0.1", "port": self._house.port, "ssl": self._house.trust}
        await super().connect(table, after, local_addr=(self._source, 0), **{**there, **settings})
        return self


@contextlib.contextmanager
def opened(folder: Path, prefix: str) -> Iterator[House]:
    """Regalia as docs/operating.md has it, with nginx in front of it."""
    (figures,) = free_ports(1)
    arguments = [*ARGUMENTS, "--metrics", f"127.0.0.1:{figures}"]
    arguments += ["--prefix", prefix] if prefix else []
    server = Watched(folder, *arguments)
    with before(folder, [server], prefix, figures) as house:
        yield house
    assert "Traceback" not in server.log()


@contextlib.contextmanager
def before(
    folder: Path, servers: Sequence[Server], prefix: str = "", figures: int = 0
) -> Iterator[House]:
    """These servers, with nginx in front of them."""
    found = program()
    assert found is not None
    with contextlib.ExitStack() as at_the_end:
        for each in servers:
            at_the_end.callback(each.kill)
            each.open()
        while any(each.health()["preparing"] for each in servers):
            time.sleep(0.1)
        plain, tls = free_ports(2)
        text = site(folder, plain, tls, [each.port for each in servers], prefix)
        with (folder / "nginx.txt").open("wb") as said:
            nginx = subprocess.Popen(
                [found, "-p", str(folder), "-e", "stderr", "-c", str(main_file(folder, text))],
                stderr=said,
            )
        at_the_end.callback(nginx.wait, 20)
        at_the_end.callback(nginx.terminate)
        _wait(tls, nginx, folder)
        trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        yield House(prefix, plain, tls, figures, trust)


def _wait(port: int, nginx: "subprocess.Popen[Any]", folder: Path) -> None:
    for _ in range(200):
        assert nginx.poll() is None, (folder / "nginx.txt").read_text()
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError((folder / "nginx.txt").read_text())
