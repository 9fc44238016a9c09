"""Whose address a request comes from, and by which names and under which path this server may be
called."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import lru_cache

from ..core.errors import BadOption

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
_WILD = frozenset({"0.0.0.0", "::"})
#: Folders whose names mean the same in an address, in HTML and in a cookie.
_FOLDER = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
#: A name or an address with an optional port, and nothing that means something in a policy.
_HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+))(?::(\d{1,5}))?")


def _parsed(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(4096)
def household(address: str) -> str:
    """Who shares the limits of an address. One line to the internet has all of an IPv6 /64."""
    found = _parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found) if found else address


class Proxies:
    """The proxies whose word on where a request comes from is believed."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = []
        for each in named:
            try:
                self._networks.append(ipaddress.ip_network(each, strict=False))
            except ValueError:
                allowed = "192.0.2.1, 192.0.2.0/24, 2001:db8::1"
                raise BadOption(
                    "option/value", option="proxy", given=each, allowed=allowed
                ) from None

    def trusts(self, address: str) -> bool:
        if not self._networks:
            return False
        found = _parsed(address)
        return found is not None and any(found in each for each in self._networks)

    def client(self, peer: str, forwarded: str) -> str:
        """The address a request comes from: the last one in X-Forwarded-For that is not a proxy of
        ours. What stands before it, anybody can have written."""
        client = peer
        for hop in reversed(forwarded.split(",")):
            if not self.trusts(client):
                break
            found = _parsed(_without_port(hop.strip()))
            if found is None:
                break
            client = str(found)
        return client


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


class Names:
    """The names a browser may know this server by. A page elsewhere whose name was made to point
    here (DNS rebinding) says its own name, and is refused."""

    def __init__(self, bound: str = "127.0.0.1", more: Iterable[str] = ()) -> None:
        names = {*_LOCAL, *(_bare(each) for each in more)}
        if bound in _WILD:
            own = socket.gethostname().lower()
            names |= {own, f"{own}.local"}
        else:
            names.add(_bare(bound))
        self._names = frozenset(names)

    def allow(self, host: str, local: str = "") -> bool:
        """Whether the header `Host` names this server. `local` is the address of this machine that
        the connection has come to: it is always one of its names."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = _bare(found[1] or found[2])
        return name in self._names or (bool(local) and name == _bare(local))


def _bare(name: str) -> str:
    """A name as it is compared."""
    found = _parsed(name.strip("[]"))
    return str(found) if found else name.lower().rstrip(".")


def folder(prefix: str) -> str:
    """Where on its host the server is: "" for all of it, else a path such as "/games"."""
    cleaned = prefix.strip("/")
    if cleaned and not _FOLDER.fullmatch(cleaned):
        raise BadOption("option/value", option="prefix", given=prefix, allowed="/games, /our/games")
    return f"/{cleaned}" if cleaned else ""


def for_policy(host: str) -> str:
    """A host as a policy can name it; IPv6 addresses it cannot."""
    found = _HOST.fullmatch(host)
    return host if found and not found[1] else ""
