"""Puppeteer in a terminal: draws the growing board with its floating frame, compares scores with
targets, shows what Intrigues would do, and proves afterwards whether the game could have been won.

It sees views, events and finished records, never the state of a running game.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ...core.game import Event, Reason, View
from ...core.record import Record
from ...terminal.painter import Painter
from ..replay import steps
from . import MANIFEST
from .hindsight import look_back
from .search import Verdict
from .tokens import BY_CELL, CELLS, EACH, HOUSES, LETTERS

#: The letters tell the Houses apart; the colours only help.
STYLES = dict(
    zip(
        HOUSES,
        ("red", "yellow", "green", "cyan", "magenta", "bright_blue"),
        strict=True,
    )
)
COLUMNS = "abcdef"
GAP = 3


class PuppeteerPainter(Painter):
    """Draws one game for one reader."""

    game = "puppeteer"

    # Names

    def house(self, house: str) -> Text:
        return Text(house, style=f"bold {STYLES[house]}")

    def token(self, letter: str) -> Text:
        """Draw a token as its initial, in lower case and dim when it is dark."""
        if letter == ".":
            return Text("·", style="dim")
        house = HOUSES[LETTERS.index(letter.upper())]
        return Text(letter, style=STYLES[house] + (" dim" if letter.islower() else " bold reverse"))

    def houses(self, values: Mapping[str, Any]) -> str:
        return ", ".join(f"{house} {value}" for house, value in values.items())

    # The table

    def table(self, view: View) -> RenderableType:
        objective = str(view["options"]["objective"])
        hearts = "♥" * MANIFEST.hearts(view["options"])
        parts: list[RenderableType] = [
            Text(
                self.say(
                    "puppeteer-goal",
                    objective=self.say(f"puppeteer-objective-{objective}"),
                    hearts=hearts,
                    scoring=self.say(f"puppeteer-scoring-{objective}"),
                ),
                style="bold",
            ),
            self._identities(view),
        ]
        if view["phase"] == "reveal":
            return Group(*parts)
        if view["phase"] == "expansion":
            parts.append(self._beside(self._growing(view), self._standing(view)))
            parts += [self._frame(view), *self._pile(view)]
        else:
            parts.append(self._beside(self._full(view), self._standing(view)))
            parts.append(Text(self.say("puppeteer-intrigues", made=view["intrigues"]), style="dim"))
        return Group(*parts)

    def _beside(self, board: Text, standing: Table) -> RenderableType:
        """Show the board and the scores, side by side if the screen is wide enough."""
        console = self.voice.console
        widths = (
            Measurement.get(console, console.options, part).maximum for part in (board, standing)
        )
        if sum(widths) + GAP > console.width:
            return Group(board, standing)
        both = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        both.add_row(board, standing)
        return both

    def _identities(self, view: View) -> Text:
        owner = {score: house for house, score in view["targets"].items()}
        entries = []
        for score in view["score_list"]:
            entry = Text(f"{score} ")
            entries.append(
                entry.append_text(self.house(owner[score])) if score in owner else entry.append("?")
            )
        return self.labelled(self.say("puppeteer-identities"), Text(" · ").join(entries))

    def _growing(self, view: View) -> Text:
        """Draw every cell the frame can still reach, numbered where the token may go."""
        (first, last), (left, right) = view["frame"]["rows"], view["frame"]["columns"]
        numbers = {
            tuple(map(int, move.removeprefix("place ").split(","))): str(number)
            for number, move in enumerate(view.get("legal_moves", ()), 1)
        }
        top, begin = view["origin"]
        lines = [Text("     ").append("".join(f"{c:>4}" for c in range(left, right + 1)), "dim")]
        for row in range(first, last + 1):
            line = Text(f"{row:>4} ", style="dim")
            for column in range(left, right + 1):
                inside = 0 <= row - top < len(view["board"]) and column - begin >= 0
                letters = view["board"][row - top][column - begin :] if inside else ""
                if letters and letters[0] != ".":
                    line.append("   ").append_text(self.token(letters[0]))
                else:
                    line.append(f"{numbers.get((row, column), '·'):>4}", style="dim")
            lines.append(line)
        return Text("\n").join(lines)

    def _frame(self, view: View) -> Text:
        (first, last), (left, right) = view["frame"]["rows"], view["frame"]["columns"]
        rows, columns = last - first + 1 - EACH, right - left + 1 - EACH
        if not rows and not columns:
            return Text(self.say("puppeteer-frame-fixed"), style="dim")
        return Text(self.say("puppeteer-frame", rows=rows, columns=columns), style="dim")

    def _full(self, view: View) -> Text:
        """Draw the finished board, with a1 in the top left corner."""
        lines = [Text("    " + "   ".join(COLUMNS), style="dim")]
        for number, row in enumerate(view["board"], 1):
            line = Text(f"{number}  ", style="dim")
            for letter in row:
                line.append(" ").append_text(self.token(letter)).append("  ")
            lines.append(line)
        return Text("\n").join(lines)

    def _pile(self, view: View) -> list[RenderableType]:
        tokens = [self.labelled(self.say("puppeteer-hand"), self.house(view["hand"]))]
        if view["next"]:
            tokens.append(self.labelled(self.say("puppeteer-next"), self.house(view["next"])))
        parts: list[RenderableType] = [Text(" · ").join(tokens)]
        left = Text("  ").join(
            self.house(house).append(f" {count}", style="default not bold")
            for house, count in view["pile"].items()
        )
        parts.append(self.labelled(self.say("puppeteer-pile"), left))
        return parts

    def _standing(self, view: View) -> Table:
        """Compare the scores with the targets."""
        table = Table(box=None, pad_edge=False)
        done = view["scores"] is not None
        table.add_column(self.say("puppeteer-house"))
        table.add_column(self.say("puppeteer-target"), justify="right")
        table.add_column(self.say("puppeteer-score" if done else "puppeteer-so-far"))
        if done:
            table.add_column(self.say("puppeteer-point"))
        for house in HOUSES:
            target = view["targets"].get(house)
            row: list[Any] = [self.house(house), "?" if target is None else str(target)]
            if done:
                score = view["scores"][house]
                row.append(Text(f"{score} {'✓' if score == target else f'{score - target:+}'}"))
                paid = house in view["paid"]
                row.append(self.say("puppeteer-dark" if paid else "puppeteer-light"))
            else:
                row.append(self._range(view["so_far"][house]))
            table.add_row(*row)
        return table

    def _range(self, bounds: Sequence[int]) -> str:
        least, most = bounds
        if least == most:
            return str(least)
        return self.say("puppeteer-range", least=least, most=most)

    def revealed(self, view: View) -> RenderableType:
        return Group(self.table(view), Text(self.outcome(view["outcome"], view["options"])))

    # Decisions

    def question(self, view: View) -> str:
        if view["phase"] == "reveal":
            left = int(view["options"]["reveal"]) - len(view["revealed"])
            return self.say("puppeteer-ask-reveal", left=left)
        if view["phase"] == "expansion":
            return self.say("puppeteer-ask-expansion", house=view["hand"])
        return self.say("puppeteer-ask-intrigue", left=EACH - view["intrigues"])

    def stands_out(self, move: str) -> bool:
        return move == "stop"

    def overview(self, view: View, moves: Sequence[str]) -> Text | None:
        if view["phase"] == "expansion":
            return Text(self.say("puppeteer-on-board"), style="dim")
        if view["phase"] != "intrigue":
            return None
        return Text(self.say("puppeteer-overview", count=len(moves)), style="dim")

    def narrow(self, line: str, moves: Sequence[str]) -> tuple[RenderableType, list[int]] | None:
        """Given one or two cells, list the swaps there."""
        cells = re.split(r"[\s,–-]+", line.strip().lower())
        if not 1 <= len(cells) <= 2 or not set(cells) <= set(CELLS):
            return None
        found = [n for n, move in enumerate(moves) if set(cells) <= set(move.split()[1:3])]
        return Text(self.say("puppeteer-cells", cells=" ".join(cells)), style="dim"), found

    def move(self, move: str, view: View, preview: dict[str, Any]) -> Text:
        word, *rest = move.split()
        if word == "reveal":
            return Text(self.say("puppeteer-move-reveal", score=rest[0]))
        if word == "stop":
            fate = self.say(f"puppeteer-preview-{'wins' if preview['wins'] else 'loses'}")
            return Text(self.say("puppeteer-move-stop", fate=fate))
        if word == "place":
            house = view["hand"]
            score = self._range(preview["so_far"][house])
            after = self.say("puppeteer-preview-place", house=house, score=score)
            return Text(rest[0]).append(f"  {after}", style="dim")
        one, two, _, dark, _, payer = rest
        scores = self._changes(view, preview, (one, two))
        if preview["wins"]:
            scores = self.say("puppeteer-preview-wins")
        return Text(
            self.say("puppeteer-move-swap", one=one, two=two, dark=dark, payer=payer, scores=scores)
        )

    def brief(self, move: str) -> Text:
        word, *rest = move.split()
        if word == "swap":
            one, two, _, dark, _, payer = rest
            return Text(f"{one}–{two} ({dark}, {payer})")
        return Text(self.say("puppeteer-move-reveal", score=rest[0]) if word == "reveal" else move)

    def reason(self, reason: Reason) -> Text:
        facts = dict(reason.facts)
        if "score" in facts and not isinstance(facts["score"], int):
            facts["score"] = self._range(facts["score"])
        return Text(self.say(f"puppeteer-reason-{reason.kind.replace('_', '-')}", **facts))

    def _changes(self, view: View, preview: dict[str, Any], cells: Sequence[str]) -> str:
        """The scores of the Houses that stand on these cells."""
        board = "".join(view["board"]).upper()
        involved = {HOUSES[LETTERS.index(board[BY_CELL[cell]])] for cell in cells}
        return ", ".join(
            self.say(
                "puppeteer-preview-house",
                house=house,
                score=preview["scores"][house],
                target=view["targets"][house],
            )
            for house in HOUSES
            if house in involved
        )

    # What happened

    def event(self, event: Event, _reader: int | None) -> Text:
        kind = event["event"]
        if kind == "took":
            text_id = "puppeteer-event-took-next" if event["next"] else "puppeteer-event-took"
            return Text(self.say(text_id, house=event["house"], next=event["next"] or ""))
        if kind == "placed":
            at = ",".join(map(str, event["at"]))
            return Text(self.say("puppeteer-event-placed", house=event["house"], at=at))
        if kind == "raven":
            targets = self.houses(event["targets"])
            return Text(self.say("puppeteer-event-raven", targets=targets), style="bold")
        if kind == "swapped":
            (one, two), (house, other) = event["cells"], event["houses"]
            return Text(
                self.say("puppeteer-event-swapped", one=one, two=two, house=house, other=other)
            )
        if kind == "judged":
            scores = self.houses(dict(zip(HOUSES, event["scores"], strict=True)))
            return Text(self.say("puppeteer-event-judged", scores=scores), style="bold")
        facts = {name: event[name] for name in ("house", "score", "cell") if name in event}
        return Text(self.say(f"puppeteer-event-{kind}", **facts))

    def outcome(self, outcome: Mapping[str, Any], _options: Mapping[str, Any]) -> str:
        if outcome["won"]:
            return self.say("puppeteer-won", intrigues=outcome["intrigues"])
        pairs = zip(outcome["scores"], outcome["targets"], strict=True)
        return self.say("puppeteer-lost", houses=sum(score != target for score, target in pairs))

    def rule(self, rule: str) -> str:
        return self.say(f"puppeteer-rule-{rule}")

    def help(self) -> list[str]:
        lists = self.say("puppeteer-lists")
        return [self.say("puppeteer-help"), lists, self.say("puppeteer-notation")]

    # Afterwards

    def verdict(self, verdict: Verdict) -> str:
        """Put the solver's verdict into words."""
        if not verdict.proven:
            return self.say("puppeteer-undecided")
        if not verdict.solvable:
            return self.say("puppeteer-unsolvable")
        return self.say("puppeteer-solvable", intrigues=verdict.intrigues)

    def hindsight(self, record: Record) -> RenderableType | None:
        """Tell whether a lost game could have been won from the finished board, how, and which move
        threw it away."""
        found = look_back((state for state, _ in steps(record)), record["moves"])
        if found is None:
            return None
        if found.verdict != "winnable":
            lost = found.verdict == "lost"
            return Text(self.say("puppeteer-hindsight-lost" if lost else "puppeteer-undecided"))
        lines = [self.say("puppeteer-hindsight-board", **found.facts)]
        lines += [f"  {move}" for move in found.line]
        lines.append(self.say("puppeteer-hindsight-mistake", move=found.mistake))
        return Text("\n".join(lines))


PAINTER = PuppeteerPainter
