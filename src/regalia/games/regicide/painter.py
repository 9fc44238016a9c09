"""Regicide in a terminal: draws the table, shows what moves would do, and tells events.

It sees views and events, never a state.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...core.game import Event, Reason, View
from ...terminal.painter import Painter
from .cards import BY_NAME, VALUE

SIGNS = {"h": "♥", "d": "♦", "c": "♣", "s": "♠"}
#: The signs tell the suits apart; the colours, which also differ in brightness, only help.
STYLES = {"h": "bold red", "d": "bold bright_blue", "c": "bold green", "s": "bold"}


def worth(card: str) -> int:
    """What a card is worth in a discard; used only to sort what is shown."""
    return 0 if card[0] == "X" else int(VALUE[BY_NAME[card]])


def card_text(card: str) -> Text:
    if card[0] == "X":
        return Text("X", style="bold magenta")
    rank = "10" if card[0] == "T" else card[0]
    return Text(rank + SIGNS[card[1]], style=STYLES[card[1]])


def cards_text(cards: Sequence[str], between: str = " ") -> Text:
    return Text(between).join(card_text(card) for card in cards)


class RegicidePainter(Painter):
    """Draws one game for one reader."""

    game = "regicide"
    commands = ("pile", "lots")

    def card_name(self, card: str) -> str:
        if card[0] == "X":
            return self.say("regicide-jester")
        return self.say(
            "regicide-card",
            rank=self.say(f"regicide-rank-{card[0]}"),
            suit=self.say(f"regicide-suit-{card[1]}"),
        )

    # The table

    def table(self, view: View) -> RenderableType:
        parts: list[RenderableType] = []
        if view["enemy"]:
            parts.append(self._enemy(view["enemy"]))
        parts.append(self._piles(view))
        if view["table"]:
            plays = Text(" · ").join(cards_text(play["cards"]) for play in view["table"])
            parts.append(self.labelled(self.say("regicide-table"), plays))
        if len(view["hand_sizes"]) > 1:
            parts.append(self._players(view))
        if view["hand"] is not None:
            parts.append(self._hand(view["hand"]))
        return Group(*parts)

    def _enemy(self, enemy: dict[str, Any]) -> Panel:
        card = enemy["card"]
        left = max(enemy["health"] - enemy["damage"], 0)
        full = round(20 * left / enemy["health"])
        body = Text()
        body.append_text(card_text(card)).append(f"  {self.card_name(card)}\n", style="bold")
        body.append("█" * full, style="red").append("░" * (20 - full), style="dim")
        body.append(" " + self.say("regicide-health", left=left, health=enemy["health"]) + "\n")
        if enemy["shield"]:
            attack = self.say(
                "regicide-attack-shielded",
                blow=enemy["blow"],
                attack=enemy["attack"],
                shield=enemy["shield"],
            )
        else:
            attack = self.say("regicide-attack", attack=enemy["attack"])
        body.append(attack + " · ")
        if enemy["immune"]:
            suit = f"{SIGNS[card[1]]} {self.say(f'regicide-suit-{card[1]}')}"
            body.append(self.say("regicide-immune", suit=suit))
        else:
            body.append(self.say("regicide-not-immune"), style="magenta")
        return Panel(body, title=self.say("regicide-enemy"), title_align="left", expand=False)

    def _piles(self, view: View) -> Text:
        ranks = [card[0] for card in view["castle"]]
        counts = {
            name: ranks.count(rank)
            for name, rank in zip(("jacks", "queens", "kings"), "JQK", strict=True)
        }
        piles = [
            self.labelled(
                self.say("regicide-castle"), Text(self.say("regicide-castle-left", **counts))
            ),
            self.labelled(self.say("regicide-tavern"), Text(str(view["tavern"]))),
            self.labelled(self.say("regicide-discard"), Text(str(len(view["discard"])))),
        ]
        if len(view["hand_sizes"]) == 1:
            piles.append(Text(self.say("regicide-jesters-left", count=view["jesters"])))
        return Text(" · ").join(piles)

    def cards_or_empty(self, cards: Sequence[str], between: str = " ") -> Text:
        return cards_text(cards, between) if cards else Text(self.say("regicide-empty"))

    def _players(self, view: View) -> Text:
        lines = []
        for seat, size in enumerate(view["hand_sizes"]):
            value = self.say("regicide-cards", count=size)
            if view["yielded"][seat]:
                value += f", {self.say('regicide-yielded')}"
            line = self.labelled(self.name(seat), Text(value))
            line.style = "bold" if seat == view["to_move"] else ""
            lines.append(line)
        return Text(" · ").join(lines)

    def _hand(self, hand: Sequence[str]) -> Text:
        return self.labelled(self.say("regicide-hand"), self.cards_or_empty(hand, "  "))

    def revealed(self, view: View) -> Text:
        """Show all hands when the game is over."""
        return self._all_hands(view["revealed"]["hands"])

    def hands(self, views: Sequence[View]) -> Text:
        return self._all_hands([view["hand"] for view in views])

    def _all_hands(self, hands: Sequence[Sequence[str]]) -> Text:
        return Text("\n").join(
            self.labelled(self.name(seat), self.cards_or_empty(hand))
            for seat, hand in enumerate(hands)
        )

    def show_pile(self, view: View) -> Text:
        return self.labelled(self.say("regicide-discard"), self.cards_or_empty(view["discard"]))

    def show_lots(self, view: View) -> Text:
        """Put what everybody knows of the hidden cards into words: RGC-44."""
        lines = [Text(self.say("regicide-lots"), style="bold")]
        for lot in view["lots"]:
            if lot["cards"]:
                where = self.say(
                    "regicide-lot", cards="\0", tavern=lot["tavern"], hands=sum(lot["hands"])
                )
                before, _, after = where.partition("\0")
                line = Text(before).append_text(cards_text(lot["cards"]))
                lines.append(line.append(after))
        return Text("\n").join(lines)

    # Decisions

    def question(self, view: View) -> str:
        enemy = self.card_name(view["enemy"]["card"])
        if view["phase"] == "name":
            return self.say("regicide-ask-name")
        if view["phase"] == "play":
            return self.say("regicide-ask-play", enemy=enemy)
        if view["legal_moves"] == ["flip"]:
            return self.say("regicide-ask-flip-only", owed=view["owed"])
        return self.say("regicide-ask-discard", enemy=enemy, owed=view["owed"])

    def in_order(self, view: View) -> list[str]:
        """The legal moves as they are numbered; the least wasteful discards come first."""
        legal: list[str] = view["legal_moves"]
        if view["phase"] != "discard":
            return legal

        def waste(move: str) -> tuple[int, int]:
            cards = move.split()[1:]
            return (sum(map(worth, cards)), len(cards)) if cards else (1000, 0)  # a flip comes last

        return sorted(legal, key=waste)

    def stands_out(self, move: str) -> bool:
        return move.split()[0] not in ("play", "discard")

    def next_words(self, done: Sequence[str], moves: Sequence[str]) -> Iterator[str]:
        """Cards may be named in any order."""
        for move in moves:
            kind, *cards = move.split()
            left = {card.lower(): card for card in cards}
            if not done:
                yield kind
            elif done[0] == kind.lower() and all(left.pop(card, None) for card in done[1:]):
                yield from left.values()

    def move(self, move: str, view: View, preview: dict[str, Any]) -> Text:
        """Describe a move and what it would do."""
        kind, *cards = move.split()
        if kind == "discard":
            total = sum(map(worth, cards))
            return self._around("regicide-move-discard", cards, worth=total)
        if kind == "name":
            seat = int(cards[0])
            if seat - 1 == view["seat"]:
                return Text(self.say("regicide-move-name-self"))
            return Text(self.say("regicide-move-name", seat=seat))
        if kind == "play" and cards != ["X"]:
            text = self.say("labelled", label="\0", value=", ".join(self._effects(preview)))
            return cards_text(cards).append(text.removeprefix("\0"), style="default not bold")
        return Text(self.say("regicide-move-jester" if kind == "play" else f"regicide-move-{kind}"))

    def _effects(self, preview: dict[str, Any]) -> list[str]:
        """Put the consequences of a play into words."""
        counts = {
            "draw": sum(preview["drawn"]),
            "heal": preview["healed"],
            "shield": preview["shield"],
            "damage": preview["damage"],
        }
        words = [
            self.say(f"regicide-preview-{what}", count=count)
            for what, count in counts.items()
            if count
        ]
        if preview["kills"]:
            words.append(self.say(f"regicide-preview-{'exact' if preview['exact'] else 'kill'}"))
        if preview["blow"]:
            words.append(self.say("regicide-preview-blow", count=preview["blow"]))
        if preview["survives"] is not True:
            fate = "uncertain" if preview["survives"] is None else "lost"
            words.append(self.say(f"regicide-preview-{fate}"))
        return words

    def brief(self, move: str) -> Text:
        kind, *cards = move.split()
        if kind == "discard":
            return self._around("regicide-brief-discard", cards)
        if kind == "name":
            return Text(self.say("regicide-move-name", seat=int(cards[0])))
        if kind == "play":
            return Text(self.say("regicide-jester")) if cards == ["X"] else cards_text(cards)
        return Text(self.say("regicide-brief-flip" if kind == "flip" else "regicide-move-yield"))

    def reason(self, reason: Reason) -> Text:
        facts = dict(reason.facts)
        if "suit" in facts:
            facts["suit"] = SIGNS[facts["suit"]]
        text_id = f"regicide-reason-{reason.kind.replace('_', '-')}"
        return self._around(text_id, facts.pop("cards", ()), **facts)

    def _around(self, text_id: str, cards: Sequence[str], **facts: Any) -> Text:
        """A text with drawn cards in place of { $cards }."""
        before, place, after = self.say(text_id, cards="\0", **facts).partition("\0")
        return Text(before).append_text(cards_text(cards if place else ())).append(after)

    # What happened

    def event(self, event: Event, reader: int | None) -> Text:
        """Put an event into words, as the reader saw it."""
        kind = event["event"]
        if kind == "ended":
            return Text(self.outcome(event, {}), style="bold")
        facts = {name: value for name, value in event.items() if name not in ("event", "cards")}
        if "seat" in facts:
            seat = facts.pop("seat")
            facts |= {"you": "yes" if seat == reader else "no", "who": self.name(seat)}
        if "enemy" in facts:
            facts["enemy"] = self.card_name(facts["enemy"])
        if "next" in facts:
            facts["next"] = self.name(facts["next"])
        if kind == "defeated" and facts.pop("exact"):
            kind = "defeated_exact"
        if kind == "played" and event["cards"][0].startswith("X"):
            kind = "jester"
        text_id = f"regicide-event-{kind.replace('_', '-')}"
        if event.get("cards"):
            return self._around(text_id, event["cards"], **facts)
        return Text(self.say(text_id, cards="", **facts))

    def outcome(self, outcome: Mapping[str, Any], _options: Mapping[str, Any]) -> str:
        if outcome["won"]:
            medal = outcome.get("medal")
            return self.say(f"regicide-won-{medal}" if medal else "regicide-won")
        return self.say(f"regicide-lost-{outcome['reason']}")

    def rule(self, rule: str) -> str:
        return self.say(f"regicide-rule-{rule}")

    def help(self) -> list[str]:
        return [self.say("regicide-help"), self.say("regicide-notation")]


PAINTER = RegicidePainter
