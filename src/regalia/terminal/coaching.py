"""The coach in a terminal: odds in words, hints at the table and `regalia hint`."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ..coach import Advice, advise, hardly_matters
from ..coach.advice import player
from ..core.game import Candidate, Reason, State
from ..games.replay import replay
from ..tables.home import PERSON
from ..tables.table import TableError
from . import saves
from .painter import Painter
from .play import painter_of, preparing, seats_of
from .voice import Voice


def percent(share: float) -> int:
    return round(100 * share)


def odds_text(voice: Voice, candidate: Candidate) -> str:
    """The odds of a move: a proven result, an estimate with its error, or an exact share."""
    if candidate.proven:
        fate = "draw" if candidate.win == 0.5 else "win" if candidate.win else "loss"
        return voice.say(f"coach-proven-{fate}")
    win = percent(candidate.win)
    if candidate.error == 0.0:
        return voice.say("coach-percent", win=win)
    error = max(1, percent(candidate.error))
    least, most = max(0, win - error), min(100, win + error)
    if most - least < 2 * error:  # cut off at 0% or 100%
        return voice.say("coach-range", least=least, most=most)
    return voice.say("coach-odds", win=win, error=error)


def odds_style(candidate: Candidate) -> str:
    if not candidate.proven:
        return "bold"
    return "bold yellow" if candidate.win == 0.5 else "bold green" if candidate.win else "bold red"


def reason_lines(painter: Painter, reasons: Sequence[Reason]) -> list[Text]:
    """Reasons as a list: first those for the move (+), then those against it (–)."""
    signs = {False: ("+ ", "green"), True: ("– ", "red")}
    return [
        Text.assemble(signs[each.against], painter.reason(each))
        for each in sorted(reasons, key=lambda reason: reason.against)
    ]


def advice_table(
    voice: Voice, painter: Painter, state: State, advice: Sequence[Advice], *, why: bool
) -> RenderableType:
    """The moves with their numbers in the list and their odds, and either effects or reasons."""
    assert state.to_move is not None
    view = state.view(state.to_move)
    numbers = {move: n for n, move in enumerate(painter.in_order(view), 1)}
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="dim", no_wrap=True, min_width=3)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for each in advice:
        move = each.candidate.move
        text = painter.brief(move) if why else painter.move(move, view, state.preview(move))
        lines = [text, *reason_lines(painter, each.reasons)] if why else [text]
        odds = Text(odds_text(voice, each.candidate), style=odds_style(each.candidate))
        table.add_row(str(numbers[move]), odds, Text("\n").join(lines))
    return table


def show_advice(
    voice: Voice, painter: Painter, state: State, advice: Sequence[Advice], *, why: bool
) -> None:
    voice.console.print(advice_table(voice, painter, state, advice, why=why))
    if hardly_matters([each.candidate for each in advice]):
        voice.tell("page-hint-hardly-matters", style="dim")


def think(voice: Voice, state: State) -> list[Advice]:
    """Ask the coach to advise the player to move, from what that player knows."""
    game = state.game.name
    assert state.to_move is not None
    preparing(voice, player(game))
    console = Console(stderr=True)
    with console.status(voice.say("coach-thinking")):
        return advise(state.view(state.to_move), state.preview)


class Hints:
    """The coach at a table: shows odds when first asked, and reasons when asked again."""

    def __init__(self, voice: Voice, painter: Painter) -> None:
        self._voice = voice
        self._painter = painter
        self._given: tuple[tuple[str, ...], list[Advice]] | None = None

    def show(self, state: State) -> None:
        moment = tuple(state.moves)
        again = self._given is not None and self._given[0] == moment
        if self._given is None or not again:
            self._given = moment, think(self._voice, state)
        advice = self._given[1]
        show_advice(self._voice, self._painter, state, advice, why=again)
        if not again:
            self._voice.tell("coach-ask-again", style="dim")


def show_hint(voice: Voice, game: str | None, *, why: bool) -> None:
    """Advise the player to move in a saved game."""
    record = saves.read_unfinished(saves.named(game) if game else saves.latest_unfinished())
    state = replay(record)
    assert state.to_move is not None
    if seats_of(record, state.game)[state.to_move] != PERSON:
        raise TableError("move/turn")  # nobody may see a bot's hand
    painter = painter_of(state.game.name, voice, voice.player)
    view = state.view(state.to_move)
    voice.console.print(painter.table(view))
    voice.console.print(Text(painter.question(view), style="bold"))
    show_advice(voice, painter, state, think(voice, state), why=why)
