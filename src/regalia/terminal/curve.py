"""The curve of a review: in blocks for the terminal, or as a picture."""

import os
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ..coach import Point, Review
from ..core.errors import BadOption, BadRecord, RegaliaError
from .voice import Voice

HEIGHT = 8
WIDEST = 80
#: The most columns a point of a short game spans.
COLUMN = 4
BLOCKS = " ▁▂▃▄▅▆▇█"
PICTURES = (".svg", ".png")


def sampled(points: Sequence[Point], turned: set[int], width: int) -> list[tuple[float, bool]]:
    """Columns of the chart: the height of each, and whether the game turned there. A point of a
    short game spans several columns; in a long game a column is the mean of several points."""
    if len(points) <= width:
        wide = min(COLUMN, width // len(points))
        return [
            (point.win, point.number in turned and step == 0)
            for point in points
            for step in range(wide)
        ]
    columns = []
    for column in range(width):
        start = column * len(points) // width
        group = points[start : (column + 1) * len(points) // width]
        mean = sum(point.win for point in group) / len(group)
        columns.append((mean, any(point.number in turned for point in group)))
    return columns


def chart(voice: Voice, review: Review) -> Text:
    """Draw the curve in blocks, with turning points marked below it."""
    labels = [voice.say("coach-percent", win=win) for win in (100, 50, 0)]
    margin = max(map(len, labels)) + 1
    width = min(WIDEST, voice.console.width) - margin - 1
    turned = {each.number for each in review.turning_points}
    columns = sampled(review.curve, turned, max(width, 1))
    lines = []
    for row in range(HEIGHT, 0, -1):
        label = labels[0] if row == HEIGHT else labels[1] if row == HEIGHT // 2 else ""
        line = Text(f"{label:>{margin - 1}} ", style="dim")
        for win, turn in columns:
            eighths = min(max(round(win * HEIGHT * 8) - (row - 1) * 8, 0), 8)
            line.append(BLOCKS[eighths], style="red" if turn else "cyan")
        lines.append(line)
    floor = Text(f"{labels[2]:>{margin - 1}} ", style="dim")
    for _, turn in columns:
        floor.append("▲" if turn else "─", style="bold red" if turn else "dim")
    first, last = review.curve[0].number, review.curve[-1].number
    moves = f"{first}{last:>{max(len(columns) - len(str(first)), 1)}}"
    lines += [floor, Text(" " * margin + moves, style="dim")]
    return Text("\n").join(lines)


def check_picture(path: Path) -> None:
    """Check that the picture can be saved, before the game is judged."""
    if path.suffix.lower() not in PICTURES:
        allowed = ", ".join(f"FILE{ending}" for ending in PICTURES)
        raise BadOption("option/value", option="save", given=str(path), allowed=allowed)
    if os.path.lexists(path):
        raise BadRecord("record/exists", path=str(path))
    try:
        import matplotlib  # noqa: F401  an optional dependency
    except ImportError:
        raise RegaliaError("command/no_plots") from None


def save_picture(voice: Voice, review: Review, path: Path, title: str, caption: str) -> None:
    """Save the curve with its errors and turning points, as SVG or PNG by the file's suffix."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.add_subplot()
    points = review.curve
    numbers = [point.number for point in points]
    wins = [100 * point.win for point in points]
    low = [max(0.0, 100 * (point.win - point.error)) for point in points]
    high = [min(100.0, 100 * (point.win + point.error)) for point in points]
    axes.axhline(50, color="0.8", linewidth=1)
    axes.fill_between(numbers, low, high, color="tab:blue", alpha=0.2, linewidth=0)
    axes.plot(numbers, wins, color="tab:blue", linewidth=1.5)
    at = dict(zip(numbers, wins, strict=True))
    for each in review.turning_points:
        axes.plot(each.number, at[each.number], "o", color="tab:red")
        axes.annotate(
            str(each.number),
            (each.number, at[each.number]),
            textcoords="offset points",
            xytext=(5, 5),
            color="tab:red",
        )
    axes.set(title=title, xlabel=voice.say("review-axis"), ylabel=voice.say("review-odds"))
    axes.set_ylim(-2, 102)
    axes.yaxis.set_major_formatter(lambda win, _: voice.say("coach-percent", win=round(win)))
    axes.spines[["top", "right"]].set_visible(False)
    figure.supxlabel(caption, fontsize="small", color="0.4")
    try:
        figure.savefig(path, dpi=150)
    except OSError as error:
        why = error.strerror or str(error)
        raise RegaliaError("command/unwritten", path=str(path), why=why) from None
