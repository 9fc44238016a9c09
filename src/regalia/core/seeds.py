"""Seeds as people and records write them. What comes of one is in `chance`; here nothing of the
compiler is loaded, so that whoever only deals in names of games need not wait for it."""

import secrets

from .errors import BadOption, shown

Seed = int | str


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
