"""Where the seed of a game comes from, so that nobody can choose it: the server's secret, drawn and
promised when the table is opened, and 32 bytes of every person at the table, made up after they
have seen the promise. A seat without such a contribution counts as null.

Both hashes are of canonical JSON, in which the parts cannot run into each other, and every part has
a fixed length; `sha256sum` can check them.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Any

from ..core.seeds import TABLE
from .log import canonical

_SEED = re.compile("[0-9a-f]{1,32}")
_SALT = re.compile("[0-9a-f]{32}")
_HEX64 = re.compile("[0-9a-f]{64}")


def fresh_secret() -> str:
    """A new secret: 256 bits from the system."""
    return secrets.token_hex(32)


def is_contribution(text: str) -> bool:
    """Whether this is 32 bytes as hex digits."""
    return bool(_HEX64.fullmatch(text))


def _hash(*parts: Any) -> str:
    return hashlib.sha256(canonical(parts).encode()).hexdigest()


def promise(table: str, secret: str) -> str:
    """The commitment to a table's secret."""
    return _hash("regalia/secret/2", table, secret)


def seed_of(table: str, secret: str, contributions: Sequence[str | None]) -> str:
    """The seed of a table's game, from its secret and what each seat has contributed."""
    return TABLE + _hash("regalia/seed/2", table, secret, contributions)


def old_promise(seed: str, salt: str) -> str | None:
    """The commitment at tables whose seed the server chose alone, as it did at first; None unless
    the salt has its length: the two are only set apart by a colon, which could stand elsewhere."""
    if not _SEED.fullmatch(seed) or not _SALT.fullmatch(salt):
        return None
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
