"""Revolution in a terminal: draws the field with directions and face-down cards, explains effects
with a small diagram, shows what moves would do, and tells events.

It sees views and events, never a state.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...core.game import Event, Reason, View
from ...terminal.painter import NamePlayer, Painter
from ...terminal.voice import Voice
from .cards import (
    BY_NAME,
    EFFECTS,
    KIND_NAMES,
    NAMES,
    REGALITY,
    RELIGION,
    SHIELDED,
    VERBS,
)
from .cells import BY_CELL, CELLS, DIRECTIONS, PATTERNS, REACH, WHOLE

ARROWS = ("▲", "▼")
#: The arrow tells whose ally a card is; the colour only helps.
STYLES = ("bold red", "bold bright_blue")
RAYS = dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True))
CELL_WIDTH = 17
CENTRE = BY_CELL["b2"]


def plain(text: str) -> str:
    """A name without accents, capitals and spaces, so that it can be typed loosely."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in letters if letter.isalnum())


def diagram(card: str) -> list[str]:
    """Draw in three lines where a card's effect reaches, from the table of effects."""
    pattern = EFFECTS[KIND_NAMES[BY_NAME[card]]].pattern
    number = PATTERNS.index(pattern)
    signs = ["·"] * 9
    signs[CENTRE] = "◎"
    if pattern == "line":
        for choice, ray in enumerate(RAYS.values()):
            signs[int(REACH[number, choice, 0, CENTRE]).bit_length() - 1] = ray
    elif pattern == "all_lines":
        for direction, (x, y) in DIRECTIONS.items():
            signs[3 * (1 + y) + 1 + x] = RAYS[direction]
    elif pattern in ("adjacent", "orthogonal", "diagonal"):
        for cell in range(9):
            if WHOLE[number, 0, CENTRE] >> cell & 1:
                signs[cell] = "○"
    elif pattern not in ("field", "itself"):
        for choice, sign in enumerate("●○"):
            for cell in range(9):
                if REACH[number, choice, 0, CENTRE] >> cell & 1:
                    signs[cell] = sign
    return [" ".join(signs[3 * row : 3 * row + 3]) for row in (2, 1, 0)]


class RevolutionPainter(Painter):
    """Draws one game for one reader."""

    game = "revolution"
    commands = ("pile", "unseen", "card")

    def __init__(self, voice: Voice, name: NamePlayer) -> None:
        super().__init__(voice, name)
        self.cards = {card: self.say(f"revolution-card-{card}") for card in NAMES}
        self.typed = {plain(name): card for card, name in self.cards.items()}
        self.typed |= {plain(card): card for card in NAMES}
        self.words = {card: re.sub(r"\W", "", name) for card, name in self.cards.items()}

    # Names

    def side(self, seat: int) -> str:
        return self.say(f"revolution-side-{seat}")

    def player(self, seat: int) -> str:
        return self.say("revolution-player", who=self.name(seat), side=self.side(seat))

    def card(self, card: str) -> Text:
        """A card's name in the colour of its side."""
        style = STYLES[0] if card in REGALITY else STYLES[1] if card in RELIGION else "bold"
        return Text(self.cards[card], style=style)

    def card_list(self, cards: Sequence[str]) -> Text:
        if not cards:
            return Text(self.say("revolution-nothing"), style="dim")
        return Text(" · ").join(self.card(card) for card in cards)

    def listed(self, cards: Sequence[str]) -> str:
        return ", ".join(self.cards[card] for card in cards)

    # The table

    def table(self, view: View) -> RenderableType:
        parts: list[RenderableType] = []
        if view["options"]["match"] != "single":
            parts.append(self._match(view))
        parts.append(self._area(view, 1))
        parts.append(self._field(view))
        parts.append(self._area(view, 0))
        if view["offer"]:
            parts.append(self.labelled(self.say("revolution-offer"), self.card_list(view["offer"])))
        if view["options"]["system"] == "standard":
            neutral = self.card_list(view["neutral"])
            parts.append(self.labelled(self.say("revolution-neutral"), neutral))
        if view["discard"]:
            parts.append(self.show_pile(view))
        return Group(*parts)

    def _match(self, view: View) -> Text:
        facts = {"game": view["match_game"], "wins": " : ".join(map(str, view["wins"]))}
        if view["numbers"]:
            points = " : ".join(map(str, view["points"]))
            return Text(self.say("revolution-match-points", points=points, **facts), style="dim")
        return Text(self.say("revolution-match", **facts), style="dim")

    def _area(self, view: View, seat: int) -> Text:
        area = view["areas"][seat]
        cards = self.card_list(area["open"]) if area["open"] or not area["hidden_count"] else Text()
        if area["hidden_count"]:
            cards.append(" · " if area["open"] else "")
            if area["hidden"] is None:
                cards.append(self.say("revolution-hidden", count=area["hidden_count"]), "dim")
            else:
                own = self.listed(area["hidden"])
                label = self.say("revolution-hidden", count=area["hidden_count"])
                cards.append(f"{own} ({label})", "italic")
        label = f"{ARROWS[seat]} {self.player(seat)}"
        line = self.labelled(label, cards)
        line.stylize("underline" if view["to_move"] == seat else "", 0, len(label))
        return line

    def _field(self, view: View) -> Text:
        """Draw the nine cells with row 3 on top, so that north is up for both players."""
        width = max(9, min(CELL_WIDTH, (self.voice.console.width - 4) // 3))
        bar = "─" * width
        lines = [Text(f"┌{bar}┬{bar}┬{bar}┐", style="dim")]
        for row in "321":
            cells = [self._cell(view, f"{column}{row}", width) for column in "abc"]
            for parts in zip(*cells, strict=True):
                line = Text("│", style="dim")
                for part in parts:
                    part.truncate(width, overflow="ellipsis", pad=True)
                    line.append_text(part).append("│", style="dim")
                lines.append(line)
            lines.append(Text(f"├{bar}┼{bar}┼{bar}┤" if row != "1" else "", style="dim"))
        lines[-1] = Text(f"└{bar}┴{bar}┴{bar}┘", style="dim")
        return Text("\n").join(lines)

    def _cell(self, view: View, name: str, width: int) -> list[Text]:
        """The three lines of a cell: its name, its card, and remarks."""
        head = Text(name, style="dim")
        if view["numbers"]:
            head.append(f"{view['numbers'][BY_CELL[name]]:>{width - 2}}", style="yellow")
        lying = view["board"].get(name)
        notes = []
        if lying is None:
            body = Text()
            if name in view["negated"]:
                notes.append("✕")
        elif lying["down"]:
            body = Text(f"{ARROWS[lying['ally']]} ▒▒▒▒", style="dim")
            notes.append(self.say("revolution-face-down"))
        else:
            body = Text(f"{ARROWS[lying['ally']]} ", style=STYLES[lying["ally"]])
            body.append(self.cards[lying["card"]], style=STYLES[lying["ally"]])
            if lying["covers"]:
                notes.append(f"({self.cards[lying['covers']]})")
        if name in view["shielded"]:
            notes.append(f"◆ {self.say('revolution-shield')}" if lying else "◆")
        return [head, body, Text(" ".join(notes), style="dim")]

    def revealed(self, view: View) -> RenderableType:
        """Show the field and all cards at the end."""
        return self.table(view)

    def hands(self, views: Sequence[View]) -> Text | None:
        """Show each player's face-down cards."""
        lines = [
            self.labelled(self.player(seat), self.card_list(view["areas"][seat]["hidden"]))
            for seat, view in enumerate(views)
            if view["areas"][seat]["hidden"]
        ]
        return Text("\n").join(lines) if lines else None

    def show_pile(self, view: View) -> Text:
        return self.labelled(self.say("revolution-discard"), self.card_list(view["discard"]))

    def show_unseen(self, view: View) -> Text:
        unseen = self.labelled(self.say("revolution-unseen"), self.card_list(view["unseen"]))
        used = self.labelled(self.say("revolution-used"), self.card_list(view["used"]))
        return Text("\n").join([unseen, used] if view["used"] else [unseen])

    def show_card(self, _view: View) -> RenderableType:
        return Group(*(self.explained(card) for card in NAMES))

    # Effects

    def effect(self, card: str) -> str:
        """Put a card's effect into words, from its verb and pattern in the table of effects."""
        effect = EFFECTS[KIND_NAMES[BY_NAME[card]]]
        where = f"revolution-where-{effect.pattern}"
        if effect.object == SHIELDED:
            where += "-shielded"
        return self.say(f"revolution-effect-{VERBS[effect.verb]}", where=self.say(where))

    def explained(self, card: str) -> Panel:
        """A card's effect, with its diagram."""
        effect = EFFECTS[KIND_NAMES[BY_NAME[card]]]
        drawn = "\n".join(diagram(card)) + "\n\n" if effect.pattern != "nowhere" else ""
        text = Text(drawn, style="bold").append(self.effect(card), style="not bold")
        if set("".join(diagram(card))) & set("○●↑"):
            text.append("\n" + self.say("revolution-legend"), style="not bold dim")
        title = self.card(card)
        if effect.verb:
            kind = self.say("revolution-active" if effect.active else "revolution-passive")
            title.append(f" ({kind})", style="default not bold")
        return Panel(text, title=title, title_align="left", expand=False)

    # Decisions

    def question(self, view: View) -> str:
        if view["phase"] == "play":
            return self.say(f"revolution-ask-{'citizen' if view['plies'] == 0 else 'play'}")
        if view["phase"] == "keep":
            return self.say("revolution-ask-keep", count=len(view["offer"]))
        return self.say(f"revolution-ask-{view['phase']}")

    def overview(self, view: View, moves: Sequence[str]) -> Text | None:
        """List the cards that can be played, each with the number of its moves."""
        counts: dict[str, int] = {}
        for move in moves:
            name = move.partition("@")[0]
            counts[name] = counts.get(name, 0) + 1
        if view["phase"] != "play":
            return None
        text = Text(self.say("revolution-overview") + "\n", style="dim")
        entries = [
            self.card(name).append(f" {count}", style="dim not bold")
            for name, count in counts.items()
        ]
        return text.append_text(Text("  ").join(entries))

    def narrow(self, line: str, moves: Sequence[str]) -> tuple[RenderableType, list[int]] | None:
        """Given a card, or a card and a cell: explain the card and list the moves with it."""
        name, _, cell = line.partition("@")
        card = self.typed.get(plain(name))
        cell = cell.strip().lower()
        if card is None or (cell and cell not in CELLS):
            return None
        wanted = f"{card}@{cell}"
        numbers = [n for n, move in enumerate(moves) if move.startswith(wanted)]
        if cell and len(numbers) <= 1:
            return None  # there is only one such move, so the line is that move
        return self.explained(card), numbers

    def read(self, line: str) -> str:
        """Translate card names from the reader's language into notation."""
        names = {name.lower(): card for card, name in self.cards.items()}
        names |= {plain(name): card for card, name in self.cards.items()}
        longest = sorted(names, key=len, reverse=True)
        pattern = "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest)

        def card(found: re.Match[str]) -> str:  # (some letters match others in lower case only)
            return names.get(found[0].lower(), found[0])

        return re.sub(pattern, card, line, flags=re.IGNORECASE)

    def spelled(self, move: str) -> str:
        """Write card names in the reader's language, each as one word."""
        return re.sub(r"[A-Za-z]{3,}", lambda found: self.words.get(found[0], found[0]), move)

    def move(self, move: str, view: View, preview: dict[str, Any]) -> Text:
        if "@" not in move:
            return self.brief(move)
        text = self.brief(move)
        effects = self._effects(view["seat"], preview)
        after = self.say("labelled", label="\0", value=", ".join(effects))
        return text.append(after.removeprefix("\0"), style="dim not bold")

    def brief(self, move: str) -> Text:
        if move in ("first", "second"):
            return Text(self.say(f"revolution-move-{move}"))
        if "@" not in move:
            return self.card(move.split()[1])
        card, _, rest = move.partition("@")
        words = [self.cards.get(word, word) for word in rest.split()]
        return self.card(card).append(f"@{' '.join(words)}", style="default not bold")

    def reason(self, reason: Reason) -> Text:
        facts = dict(reason.facts)
        if "card" in facts:
            effect = self.effect(facts.pop("card"))
            facts["effect"] = effect[0].lower() + effect[1:].rstrip(".")
        return Text(self.say(f"revolution-reason-{reason.kind}", **facts))

    def _effects(self, seat: int, preview: dict[str, Any]) -> list[str]:
        words = []
        if preview["hit"]:
            words.append(self.say("revolution-preview-hit", cells=" ".join(preview["hit"])))
        kind = "points" if preview["points"] else "allies"
        counts = preview[kind]
        words.append(
            self.say(f"revolution-preview-{kind}", mine=counts[seat], theirs=counts[1 - seat])
        )
        if preview["winner"] is not None:
            fate = "wins" if preview["winner"] == seat else "loses"
            words.append(self.say(f"revolution-preview-{fate}"))
        return words

    # What happened

    def event(self, event: Event, reader: int | None) -> Text:
        kind = event["event"]
        if kind == "shown":
            lines = [
                self.say("revolution-event-shown", who=self.player(seat), cards=self.listed(cards))
                for seat, cards in enumerate(event["areas"])
                if cards
            ]
            return Text("\n".join(lines))
        if kind == "game_ended":
            result = self._result(event["winner"], event["reason"], event["scores"])
            return Text(
                self.say("revolution-event-game-ended", number=event["number"], result=result),
                style="bold",
            )
        if kind == "match_ended":
            return Text(self._match_result(event["winner"], event["scores"]), style="bold")
        facts: dict[str, Any] = {
            name: event[name] for name in ("cell", "goal", "count") if name in event
        }
        if "seat" in event:
            facts["who"] = self.player(event["seat"])
            facts["you"] = "yes" if event["seat"] == reader else "no"
        if "card" in event:
            facts["card"] = self.cards[event["card"]]
        if "ally" in event:
            facts["side"] = self.side(event["ally"])
        if "first" in event:
            facts["first"] = self.player(event["first"])
        text_id = f"revolution-event-{kind}"
        if "cards" in event:
            facts["cards"] = "" if event["cards"] is None else self.listed(event["cards"])
            if event["cards"] is None and kind in ("drew", "passed"):
                text_id += "-hidden"
        return Text(self.say(text_id, **facts))

    def _result(self, winner: int | None, reason: str, scores: Sequence[int] | None) -> str:
        if winner is None:
            return self.say("revolution-drawn-game")
        if reason == "allies" and scores and scores[0] == scores[1]:
            reason = "tie"  # AR-10: of points
        score = self._score(winner, scores or ())
        return self.say(f"revolution-won-{reason}", winner=self.player(winner), score=score)

    def _score(self, winner: int | None, scores: Sequence[int]) -> str:
        """The scores, the winner's first."""
        ordered = scores if winner != 1 else list(reversed(scores))
        return " : ".join(map(str, ordered))

    def _match_result(self, winner: int | None, scores: Sequence[int]) -> str:
        score = self._score(winner, scores)
        if winner is None:
            return self.say("revolution-drawn-match", score=score)
        return self.say("revolution-won-match", winner=self.player(winner), score=score)

    def outcome(self, outcome: Mapping[str, Any], options: Mapping[str, Any]) -> str:
        winner, scores = outcome.get("winner"), outcome.get("scores")
        if options["match"] != "single":
            return self._match_result(winner, scores or ())
        return self._result(winner, outcome["reason"], scores)

    def rule(self, rule: str) -> str:
        return self.say(f"revolution-rule-{rule}")

    def help(self) -> list[str]:
        return [self.say("revolution-help"), self.say("revolution-notation")]


PAINTER = RevolutionPainter
