"""Seeds as people and records write them. What comes of one is in `chance`; here nothing of the
compiler is loaded, so that whoever only deals in names of games need not wait for it."""

import re
import secrets

from .errors import BadOption, shown

Seed = int | str

#: What the seed of a game at a table begins with; 32 bytes follow, as hex digits.
TABLE = "table:"
_TABLE_SEED = re.compile(f"{TABLE}([0-9a-f]{{64}})")


def seed_text(seed: Seed) -> str:
    """The one text of a seed; anything but an int or a text is refused."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadOption("option/seed", given=shown(seed))
    try:
        text = str(seed)
    except ValueError:
        text = hex(int(seed))  # too many digits for Python to write
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadOption("option/seed", given=ascii(seed)) from None
    return text


def fresh_seed() -> str:
    """A new seed nobody can guess: 128 bits from the system."""
    return secrets.token_hex(16)


def key_of(text: str) -> bytes | None:
    """The 32 bytes in the seed of a game at a table; None for all other seeds."""
    found = _TABLE_SEED.fullmatch(text)
    return bytes.fromhex(found[1]) if found else None
