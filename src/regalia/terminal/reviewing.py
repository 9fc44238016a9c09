"""`regalia review`: look back on a game, with its curve, its turning points and better moves."""

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..coach import Judgement, Review, review
from ..coach.advice import player
from ..coach.looking_back import SIMULATIONS
from ..core.game import Candidate, Reason
from ..core.record import Record, read
from ..games.replay import game_of, replay
from . import saves
from .coaching import odds_style, odds_text, percent, reason_lines
from .curve import chart, check_picture, save_picture
from .painter import Painter
from .play import painter_of, preparing
from .voice import Voice

#: How many other turning points are explained.
OTHERS = 3


def show_review(
    voice: Voice, game: str | None, *, simulations: int | None, brief: bool, picture: Path | None
) -> None:
    """Judge every decision by what the player who made it could know."""
    path = saves.named(game) if game else saves.latest(finished=True)
    if not game:
        voice.tell("review-which", style="dim", path=str(path))
    record = read(path)
    name = game_of(record)
    if picture is not None:
        check_picture(picture)
    preparing(voice, player(name))
    painter = painter_of(name, voice, voice.player)
    found = _judge(voice, record, simulations)
    console = voice.console
    console.print(Text(_result(voice, painter, record), style="bold"))
    if not found.judgements:
        voice.tell("review-nothing")
        return
    players = int(replay(record).game.players)
    if not brief:
        console.print(decisions(voice, painter, found, players))
    caption = voice.say("review-curve")
    if found.opposed:
        caption = voice.say("review-curve-of", who=painter.player(0))
    console.print()
    console.print(Text(caption, style="bold"))
    console.print(chart(voice, found))
    turned = ", ".join(str(each.number) for each in found.turning_points)
    if turned:
        voice.tell("review-turned", style="red", moves=turned)
    console.print()
    Verdict(voice, painter, found, players).tell()
    if picture is not None:
        save_picture(voice, found, picture, voice.title(name), caption)
        voice.tell("review-saved", style="green", path=str(picture))


def _judge(voice: Voice, record: Record, simulations: int | None) -> Review:
    """Review the game, with a progress bar."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(voice.say("review-progress"), total=len(record["moves"]))
        return review(
            record,
            simulations=SIMULATIONS if simulations is None else simulations,
            progress=lambda done: bar.advance(task, done),
        )


def _result(voice: Voice, painter: Painter, record: Record) -> str:
    if record["outcome"] is None:
        result = voice.say("replay-unfinished")
    else:
        result = painter.outcome(record["outcome"], record["options"])
    title = voice.title(record["game"])
    return voice.say("labelled", label=title, value=result)


def decisions(voice: Voice, painter: Painter, found: Review, players: int) -> Table:
    """A table of all decisions, with turning points in red."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.say("review-number"), justify="right")
    if players > 1:
        table.add_column(voice.say("review-player"), justify="right")
    table.add_column(voice.say("review-move"))
    table.add_column(voice.say("review-odds"), justify="right")
    table.add_column(voice.say("review-best"))
    table.add_column(voice.say("review-best-odds"), justify="right")
    table.add_column(voice.say("review-cost"), justify="right")
    for each in found.judgements:
        better = each.best.move != each.played.move
        row: list[Text | str] = [f"{each.number}{' ▲' if each.turning else '  '}"]
        if players > 1:
            row.append(str(each.seat + 1))
        row += [painter.brief(each.played.move), odds_text(voice, each.played)]
        row += [painter.brief(each.best.move), odds_text(voice, each.best)] if better else ["", ""]
        row.append(voice.say("coach-percent", win=percent(each.cost)) if better else "")
        table.add_row(*row, style="red" if each.turning else "")
    return table


class Verdict:
    """The verdict on a game, in words."""

    def __init__(self, voice: Voice, painter: Painter, found: Review, players: int) -> None:
        self.voice = voice
        self.painter = painter
        self.found = found
        self.players = players

    def tell(self) -> None:
        """Tell which move lost the game, then the other turning points, if there are any."""
        lost_by = self.found.lost_by
        if lost_by is not None:
            self._explain("review-lost-by", lost_by)
        elif self.found.lost and self.found.dearest:
            self.voice.tell("review-no-single", style="bold")
            for each in self.found.dearest:
                self._explain("review-dear", each)
        elif self.found.lost:
            self.voice.tell("review-luck", style="bold")
        elif not self.found.turning_points:
            self.voice.tell("review-clean", style="bold")
        self._tell_misfortune()
        others = [each for each in self.found.turning_points if each is not lost_by]
        dearest = sorted(others, key=lambda each: -each.cost)[:OTHERS]
        if lost_by is not None or not self.found.lost:
            for each in sorted(dearest, key=lambda each: each.number):
                self._explain("review-turning", each)

    def _tell_misfortune(self) -> None:
        """Mention bad luck if it cost more than any mistake."""
        fall = self.found.misfortune
        if fall is None:
            return
        before, after = fall
        self.voice.tell(
            "review-misfortune" if self.found.dearest else "review-fall",
            number=before.number,
            before=percent(before.win),
            after=percent(after.win),
        )

    def _explain(self, text_id: str, each: Judgement) -> None:
        """Explain a mistake: the move played, a better one, and the reasons."""
        self.voice.tell(text_id, style="bold red", number=each.number, cost=percent(each.cost))
        label = self.voice.say("review-played")
        if self.players > 1:
            label = self.voice.say("review-played-by", who=self.painter.player(each.seat))
        self._move(label, each.played, each.against)
        self._move(self.voice.say("review-better"), each.best, each.instead)

    def _move(self, label: str, candidate: Candidate, reasons: list[Reason]) -> None:
        odds = odds_text(self.voice, candidate), odds_style(candidate)
        text = Text.assemble(self.painter.brief(candidate.move), "  ", odds)
        self.voice.console.print(Padding(self.painter.labelled(label, text), (0, 0, 0, 2)))
        for line in reason_lines(self.painter, reasons):
            self.voice.console.print(Padding(line, (0, 0, 0, 4)))
