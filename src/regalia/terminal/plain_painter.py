"""The painter of games that have none of their own: it shows views as tables, and everything else
in readable words.

It uses these texts of a game if they exist, and needs none of them: `GAME-field-KEY` for the keys
of views, events and previews, `GAME-event-KIND`, `GAME-reason-KIND`, `GAME-end-REASON`,
`GAME-ask-PHASE`, `GAME-rule-ID`, `GAME-help`, `GAME-notation`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.game import Event, Reason, View
from ..core.texts import MissingText, readable
from .painter import NamePlayer, Painter
from .voice import Voice

#: Keys of a view that are not drawn, because they are shown elsewhere.
ASIDE = ("game", "rules", "options", "seat", "to_move", "outcome", "legal_moves")
#: Strings of equal length are taken for the rows of a board if they are at least this long.
BOARD = 3
INDENT = "  "
YES, NO = "✓", "–"


class PlainPainter(Painter):
    """Draws any game for one reader."""

    def __init__(self, voice: Voice, name: NamePlayer, game: str) -> None:
        super().__init__(voice, name)
        self.game = game

    # Plain data in words

    def field(self, key: str) -> str:
        """The readable name of a key."""
        return self.voice.say_or(f"{self.game}-field-{_hyphened(key)}", readable(key))

    def _rows(self, data: Mapping[str, Any], depth: int = 0) -> Iterator[tuple[str, str]]:
        """Pairs of a label and a value. Nested values follow indented; empty ones are left out."""
        for key, value in data.items():
            if value is None or value in ("", [], (), {}):
                continue
            label = INDENT * depth + self.field(str(key))
            if isinstance(value, Mapping):
                yield label, ""
                yield from self._rows(value, depth + 1)
            elif _is_list(value) and any(isinstance(each, Mapping) for each in value):
                for number, each in enumerate(value, 1):
                    inner = each if isinstance(each, Mapping) else {str(number): each}
                    yield f"{label} {number}", ""
                    yield from self._rows(inner, depth + 1)
            else:
                yield label, _written(value)

    def facts(self, data: Mapping[str, Any]) -> str:
        """The same on one line; what is false is left out."""
        parts = []
        for label, value in self._rows(data):
            words = "" if value == YES else value.replace("\n", " / ")
            if value != NO:
                parts.append(f"{label.strip()} {words}".strip())
        return "; ".join(parts)

    def _said(self, text_id: str, facts: Mapping[str, Any], otherwise: str) -> str:
        """A text of the game, if it exists and these are all the facts it needs."""
        plain = {name: each for name, each in facts.items() if isinstance(each, str | int | float)}
        lists = {name: _written(each) for name, each in facts.items() if _is_list(each)}
        try:
            return self.voice.say_or(text_id, otherwise, **plain, **lists)
        except MissingText:
            return otherwise

    # The table

    def table(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        shown = {key: value for key, value in view.items() if key not in ASIDE}
        for label, value in self._rows(shown):
            table.add_row(Text(label), Text(value))
        return table

    def revealed(self, view: View) -> RenderableType:
        result = self.outcome(view.get("outcome") or {}, view.get("options") or {})
        return Group(self.table(view), Text(result, style="bold"))

    # Decisions

    def question(self, view: View) -> str:
        who = self.name(view["to_move"])
        otherwise = self.say("plain-question", who=who)
        phase = _hyphened(str(view.get("phase", "")))
        return self._said(f"{self.game}-ask-{phase}", {"who": who}, otherwise)

    def move(self, move: str, _view: View, preview: dict[str, Any]) -> Text:
        text = Text(move)
        if facts := self.facts(preview):
            text.append(f"  {facts}", style="dim")
        return text

    def brief(self, move: str) -> Text:
        return Text(move)

    def reason(self, reason: Reason) -> Text:
        return Text(self._told("reason", reason.kind, reason.facts, reason.facts))

    # What happened

    def event(self, event: Event, reader: int | None) -> Text:
        kind = str(event.get("event", ""))
        if kind == "ended":
            return Text(self.outcome(event, {}), style="bold")
        rest = {key: value for key, value in event.items() if key not in ("event", "seat")}
        if not isinstance(seat := event.get("seat"), int):
            return Text(self._told("event", kind, rest, rest))
        who = self.name(seat)
        said = {**rest, "who": who, "you": "yes" if seat == reader else "no"}
        text_id = f"{self.game}-event-{_hyphened(kind)}"
        by_whom = self.say("labelled", label=who, value=self._words(kind, rest))
        return Text(self._said(text_id, said, by_whom))

    def _told(self, what: str, kind: str, said: Mapping[str, Any], rest: Mapping[str, Any]) -> str:
        text_id = f"{self.game}-{what}-{_hyphened(kind)}"
        return self._said(text_id, said, self._words(kind, rest))

    def _words(self, kind: str, facts: Mapping[str, Any]) -> str:
        return "; ".join(filter(None, [readable(kind), self.facts(facts)]))

    def outcome(self, outcome: Mapping[str, Any], _options: Mapping[str, Any]) -> str:
        reason = str(outcome.get("reason", ""))
        reason = self.voice.say_or(f"{self.game}-end-{_hyphened(reason)}", readable(reason))
        known = ("event", "reason", "won", "winner", "ended_by")
        more = self.facts({key: value for key, value in outcome.items() if key not in known})
        facts = {"reason": ", ".join(filter(None, [reason, more]))}
        if (won := outcome.get("won")) is not None:
            return self.say("plain-won" if won else "plain-lost", **facts)
        if (winner := outcome.get("winner")) is not None:
            return self.say("plain-winner", who=self.name(winner), **facts)
        return self.say("plain-drawn", **facts)

    # Help

    def rule(self, rule: str) -> str:
        return self.voice.say_or(f"{self.game}-rule-{rule}", "")

    def help(self) -> list[str]:
        ids = (f"{self.game}-{what}" for what in ("help", "notation"))
        found = [said for text_id in ids if (said := self.voice.say_or(text_id, ""))]
        return found or [self.voice.say_or(f"{self.game}-summary", self.voice.title(self.game))]


def _hyphened(word: str) -> str:
    return word.replace("_", "-")


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _written(value: Any) -> str:
    """Write plain data for people: a board row by row, anything else on one line."""
    if isinstance(value, bool):
        return YES if value else NO
    if not _is_list(value):
        return NO if value is None else str(value)
    if _is_board(value):
        rows = [row if isinstance(row, str) else " ".join(map(_written, row)) for row in value]
        return "\n".join(rows)
    return ", ".join(f"({_written(each)})" if _is_list(each) else _written(each) for each in value)


def _is_board(value: Sequence[Any]) -> bool:
    """Whether these look like the rows of a board: all of one length."""
    kinds = {str if isinstance(row, str) else list if _is_list(row) else None for row in value}
    if len(value) < 2 or len(kinds) != 1 or None in kinds or len({len(row) for row in value}) != 1:
        return False
    return len(value[0]) >= (BOARD if str in kinds else 2)
