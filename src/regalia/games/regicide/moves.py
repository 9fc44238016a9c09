"""Move notation: `play 3d 3c 3s`, `yield`, `flip`, `discard Tc 4h`, `name 2`.

Actions are what `rules` works with; this is the only place that knows how they are written.
"""

import re
from functools import lru_cache

from ...core.bits import members
from ...core.errors import IllegalMove
from .cards import BY_NAME, NAMES
from .legal import ACTION, CARD_MASK, KINDS, TO_DISCARD, TO_FLIP, TO_NAME, TO_PLAY, TO_YIELD
from .state import DISCARD

EXAMPLES = "play 3d 3c, yield, discard Tc 4h, flip, name 2"

_SHORT = [*NAMES[:52], "X", "X"]  # RGC-45: a Jester is a Jester in moves
_CARDS = int(CARD_MASK)
_CODE = [int(code) for code in ACTION]
_CARD = re.compile(r"(10|[A2-9TJQK])\s*([HDCS♥♦♣♠])|(X[12]?)", re.IGNORECASE | re.ASCII)
_SUIT_SIGNS = str.maketrans("♥♦♣♠", "hdcs")


@lru_cache(maxsize=1 << 16)
def write(action: int) -> str:
    """An action in notation, cards in card order."""
    kind = action >> 56
    if kind == TO_PLAY or kind == TO_DISCARD:
        return f"{KINDS[kind]} {' '.join(_SHORT[card] for card in members(action & _CARDS))}"
    if kind == TO_NAME:
        return f"name {(action & _CARDS) + 1}"
    return KINDS[kind]


def write_all(actions: list[int], hand: int) -> list[str]:
    """The legal actions of a hand in notation. Discards are many: each subset grows from a
    smaller one."""
    if not actions or actions[0] >> 56 != TO_DISCARD:
        return list(map(write, actions))
    sets = [_CODE[TO_DISCARD]]
    texts = ["discard"]
    for card in members(hand):
        bit, name = 1 << card, f" {_SHORT[card]}"
        sets += [cards | bit for cards in sets]
        texts += [text + name for text in texts]
    written = dict(zip(sets, texts, strict=True))
    written[_CODE[TO_FLIP]] = write(_CODE[TO_FLIP])
    return [written[action] for action in actions]


@lru_cache(maxsize=1 << 12)
def _cards(text: str) -> tuple[str, ...] | None:
    """The cards in a text, or None if there is anything else in it."""
    found = []
    for match in _CARD.finditer(text):
        rank, suit, jester = match.groups()
        if jester:
            found.append("X")
        else:
            rank = rank.upper().replace("10", "T")
            found.append(rank + suit.lower().translate(_SUIT_SIGNS))
    remainder = _CARD.sub("", text).replace(",", "").replace("+", "").strip()
    return None if remainder else tuple(found)


def read(text: str, phase: int, hand: int) -> tuple[int, str]:
    """The action a text means at this moment, and the text to keep (a discard in its own order).

    Cards without a verb are played, or discarded when a discard is due.
    """
    words = text.strip().split(None, 1)
    if not words:
        raise IllegalMove("move/notation", given="", examples=EXAMPLES)
    verb = words[0].lower()
    rest = words[1] if len(words) > 1 else ""
    if verb in ("yield", "flip") and not rest:
        action = _CODE[TO_YIELD if verb == "yield" else TO_FLIP]
        return action, verb
    if verb == "name" and re.fullmatch(r"[1-9]", rest.strip()):
        action = _CODE[TO_NAME] | (int(rest) - 1)
        return action, write(action)
    if verb not in ("play", "discard"):
        verb, rest = ("discard" if phase == DISCARD else "play"), text
    cards = _cards(rest)
    if not cards:
        raise IllegalMove("move/notation", given=text.strip()[:40], examples=EXAMPLES)
    held = [jester for jester in (52, 53) if hand >> jester & 1] or [52, 53]
    chosen = 0
    for name in cards:
        card = BY_NAME[name] if name != "X" else (held.pop(0) if held else 53)
        if chosen >> card & 1:
            raise IllegalMove("move/illegal", reason="card_twice", rule="RGC-8", card=name)
        chosen |= 1 << card
    if verb == "play":
        return chosen, write(chosen)
    return chosen | _CODE[TO_DISCARD], f"discard {' '.join(cards)}"
