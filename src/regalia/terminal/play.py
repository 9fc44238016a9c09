"""A game in this terminal, line by line, between people who share the screen, and bots.

Every move is saved before the next question, so no move is ever lost.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from .. import games
from ..core.chance import fresh_seed
from ..core.compile import is_warm, mark_warm
from ..core.errors import BadOption, BadRecord, IllegalMove, RegaliaError
from ..core.game import Bot, Event, Game, State
from ..core.record import Record, sealed, write
from ..games.replay import replay, start
from ..players import is_prepared, prepare, seat_bots, seated, short_names
from ..tables.home import PERSON, HomeTable
from ..tables.table import TableError
from . import saves
from .painter import NamePlayer, Painter
from .plain_painter import PlainPainter
from .prompting import NextWords, Prompt, nothing
from .voice import Voice

if TYPE_CHECKING:
    from .coaching import Hints

SHOWN = 12  # moves listed when the output is not a terminal; “moves” lists all
LEAST = 5  # moves listed on the smallest screen
NEWS = 5  # lines kept free for the latest events


class Quit(Exception):
    """The player wants to stop."""


def painter_of(game: str, voice: Voice, name: NamePlayer) -> Painter:
    """The painter of a game: its part `painter`, or else the one that can draw any game."""
    if not games.has_part(game, "painter"):
        return PlainPainter(voice, name, game)
    return games.part(game, "painter").PAINTER(voice, name)  # type: ignore[no-any-return]


def seat_people(game: Game, bots: str | None) -> list[str]:
    """Seat people first, then the bots."""
    if not bots:
        return [PERSON] * game.players
    wanted = len(bots.split(","))
    if wanted > game.players:
        raise BadOption("bot/too_many", given=wanted, seats=game.players)
    return [PERSON] * (game.players - wanted) + seat_bots(game.name, bots, wanted)


class LocalTable:
    """One game, its seats, and the file it is saved in."""

    def __init__(self, voice: Voice, state: State, seats: Sequence[str], path: Path) -> None:
        self.voice = voice
        self.table = HomeTable(state, seats)
        self.seats = list(seats)
        self.path = path
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.painter = painter_of(state.game.name, voice, self.name)
        self.history: list[list[Event]] = []
        self.shown = dict.fromkeys(self.people, 0)
        self.at_screen: int | None = None
        self.refused: IllegalMove | None = None
        self.bots: dict[int, Bot] = {}
        self.hints: Hints | None = None
        self.prompt = Prompt(voice)
        self.news = 0  # lines of events printed since the last prompt
        self.typed: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.kept = False  # whether the last move has been saved

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def name(self, seat: int) -> str:
        who = self.seats[seat]
        return self.voice.player(seat, "" if who == PERSON else who)

    # Saving

    def save(self, path: Path | None = None) -> bool:
        """Save the game so far. If that fails, the game still goes on."""
        target = path or self.path
        try:
            # With `to_move` in the file, `regalia saves` need not replay the game.
            more = {"seats": self.seats, "to_move": self.state.to_move}
            write(target, sealed(self.state.record(), **more))
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.voice.refuse(RegaliaError("command/unsaved", path=str(target), why=why))
            return False
        return True

    def save_as(self, name: str) -> None:
        """Save the game in a file of the player's choice, which must not exist yet."""
        path = Path(os.path.expanduser(name)) if name else self.path
        try:
            taken = name and path != self.path and os.path.lexists(path)
        except ValueError:
            taken = False
        if taken:
            self.voice.refuse(RegaliaError("record/exists", path=str(path)))
        elif self.save(path):
            self.voice.tell("play-saved", style="green", path=str(path))

    # Playing

    def run(self) -> None:
        """Play until the game is over."""
        self.kept = self.save()
        for who in sorted(set(self.seats) - {PERSON}):
            if not is_prepared(name := f"{self.state.game.name}/{who}"):
                preparing(self.voice, name)
        if self.people:
            self.voice.tell("play-hint", style="dim")
        while (seat := self.state.to_move) is not None:
            move = self.ask(seat) if seat in self.people else self.think(seat)
            if move is None:
                continue
            self.history.append(self.table.play(move))
            self.refused = None
            self.kept = self.save()
            self.show_news(seat)
        self.finish()

    def think(self, seat: int) -> str:
        if seat not in self.bots:
            name = f"{self.state.game.name}/{self.seats[seat]}"
            deal = self.state.record().get("seed")
            self.bots[seat] = seated(name, seed=f"{deal}/{seat}#{len(self.history)}")
        return self.bots[seat].choose(self.state.view(seat))

    def show_news(self, mover: int) -> None:
        """Show whoever is at the screen what has just happened, as they saw it."""
        if len(self.people) == 1:
            self._catch_up(self.people[0])
        elif mover == self.at_screen:
            self._catch_up(mover)
        elif not self.people:
            self._print_events(self.history[-1], None)

    def _catch_up(self, reader: int) -> None:
        for events in self.history[self.shown[reader] :]:
            self._print_events(events, reader)
        self.shown[reader] = len(self.history)

    def _print_events(self, events: Sequence[Event], reader: int | None) -> None:
        for event in self.state.seen(events, reader):
            text = self.painter.event(event, reader)
            self.news += self._height(text)
            self.voice.console.print(text)

    def ask(self, seat: int) -> str | None:
        """Ask a person for a move; None if they typed anything else."""
        if len(self.people) > 1 and self.at_screen != seat:
            self._pass_screen(seat)
        self._catch_up(seat)
        view = self.state.view(seat)
        moves = self.painter.in_order(view)
        if self.refused is None:
            self._offer(view, moves)
            mark_warm(games.package(self.state.game.name), "play")
        prompt = Text(f"{self.voice.say('play-prompt')}>", style="bold").append(" ")
        self.news = 0
        line = self.read_line(prompt, self.typed[seat], lambda done: self._next_words(done, moves))
        return self.answer(line.strip(), view, moves)

    def _pass_screen(self, seat: int) -> None:
        """Pass the screen on, without showing anybody's hand to the others."""
        if self.at_screen is not None:
            self.read_line(Text(self.voice.say("play-hide") + " "))
            self._wipe()
        self.read_line(Text(self.voice.say("play-pass", who=self.name(seat)) + " "))
        self._wipe()
        self.at_screen = seat
        self.refused = None

    def _wipe(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        console = self.voice.console
        if console.is_terminal and not console.is_dumb_terminal:
            console.file.write("\x1b[2J\x1b[3J\x1b[H")
            console.file.flush()
        else:
            console.print("\n" * console.height)

    def read_line(
        self, prompt: Text, history: list[str] | None = None, next_words: NextWords = nothing
    ) -> str:
        try:
            return self.prompt.ask(prompt, history, next_words)
        except EOFError:
            raise Quit from None

    def _next_words(self, done: Sequence[str], moves: Sequence[str]) -> Iterator[str]:
        """The words that Tab can complete: legal moves and commands."""
        yield from self.painter.next_words(done, moves)
        if not done:
            yield from self.commands()

    def commands(self) -> tuple[str, ...]:
        """The commands that can be typed besides moves."""
        return ("moves", "hint", "undo", "log", *self.painter.commands, "save", "quit")

    def _offer(self, view: dict[str, Any], moves: Sequence[str]) -> None:
        """Show the table, the question and the moves, all on one screen with the prompt."""
        console = self.voice.console
        asked = Group(self.painter.table(view), Text(self.painter.question(view), style="bold"))
        some, all_of_them = SHOWN, 2 * SHOWN
        if console.is_terminal:
            free = console.height - self._height(asked) - 1 - min(self.news, NEWS)
            some, all_of_them = max(free - 1, LEAST), max(free, LEAST)
        console.print()
        console.print(asked)
        if len(moves) <= all_of_them:
            lines = [self._move_line(view, moves, number) for number in range(len(moves))]
            if not console.is_terminal or self._height(*lines) <= all_of_them:
                console.print(*lines, sep="\n")
                return
        apart = [n for n, move in enumerate(moves) if self.painter.stands_out(move)]
        overview = self.painter.overview(view, moves)
        shown = [] if overview else [n for n in range(len(moves)) if n not in apart]
        lines = [self._move_line(view, moves, number) for number in shown[:some]]
        special = [self._move_line(view, moves, number) for number in apart]
        while lines and self._height(*lines, *special) > max(some, len(special) + 1):
            lines.pop()
        if overview:
            console.print(overview)
        for line in (*lines, *special):
            console.print(line)
        if not overview:
            self.voice.tell("play-more", style="dim", count=len(shown) - len(lines))

    def _height(self, *parts: RenderableType) -> int:
        return sum(len(self.voice.console.render_lines(part)) for part in parts)

    def _move_line(self, view: dict[str, Any], moves: Sequence[str], number: int) -> Text:
        line = Text(f"{number + 1:>3} ", style="dim")
        preview = self.state.preview(moves[number])
        return line.append_text(self.painter.move(moves[number], view, preview))

    def _list_moves(
        self, view: dict[str, Any], moves: Sequence[str], numbers: Sequence[int]
    ) -> None:
        for number in numbers:
            self.voice.console.print(self._move_line(view, moves, number))

    def answer(self, line: str, view: dict[str, Any], moves: Sequence[str]) -> str | None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("quit", "exit", "q"):
            raise Quit
        if not line:
            self.refused = None
            return None
        if line.lower() in ("?", "help"):
            self.help()
        elif word == "moves" and not rest:
            self._list_moves(view, moves, range(len(moves)))
        elif word == "hint" and not rest:
            self.hint(view["seat"])
        elif word == "undo" and not rest:
            if self.undo(view["seat"]):
                return None
        elif word == "log" and not rest:
            self.log(view["seat"])
        elif word in self.painter.commands and not rest:
            self.voice.console.print(self.painter.command(word, view))
        elif word == "save":
            self.save_as(rest.strip())
        elif line.isdecimal():
            if 1 <= int(line[:9]) <= len(moves):
                return moves[int(line[:9]) - 1]
            self.voice.tell("play-number-range", style="red", number=line[:9], count=len(moves))
        elif narrowed := self.painter.narrow(line, moves):
            self.voice.console.print(narrowed[0])
            self._list_moves(view, moves, narrowed[1])
        else:
            return self._checked(self.painter.read(line))
        self.refused = self.refused or IllegalMove("move/notation")
        return None

    def _checked(self, line: str) -> str | None:
        try:
            self.state.copy().play(line)
        except IllegalMove as error:
            self.voice.refuse(error)
            self.refused = error
            return None
        return line

    def help(self) -> None:
        """Show help; right after a refusal, show the rule behind it instead."""
        say = self.voice.say
        if self.refused and self.refused.rule:
            rule = self.refused.rule
            about = self.painter.rule(rule) or self.refused.sentence(self.voice.language)
            text = say("play-why", rule=rule, text=about)
            self.voice.console.print(Panel(Text(text), border_style="yellow"))
            self.refused = IllegalMove("move/notation")
            return
        lines = [*self.painter.help(), "", say("play-help-commands")]
        lines.append(f"  {'?':6} {say('play-help-question')}")
        for command in self.commands():
            own = command in self.painter.commands
            about = self.painter.about(command) if own else say(f"play-help-{command}")
            lines.append(f"  {command:6} {about}")
        self.voice.console.print(
            Panel(Text("\n".join(lines)), title=say("play-help-title"), title_align="left")
        )

    def undo(self, seat: int) -> bool:
        """Take back the player's own last move if it revealed nothing. Returns whether it did."""
        try:
            self.table.take_back(seat)
        except TableError as error:
            self.voice.refuse(error)
            return False
        self.history.pop()
        self.shown = {each: min(seen, len(self.history)) for each, seen in self.shown.items()}
        self.kept = self.save()
        self.refused = None
        return True

    def hint(self, seat: int) -> None:
        """Show the coach's moves with their odds; asked again, with their reasons."""
        from .coaching import Hints  # loaded only when needed

        self.table.use_hint(seat)
        self.hints = self.hints or Hints(self.voice, self.painter)
        try:
            self.hints.show(self.state)
        except RegaliaError as error:  # the game has no bot that evaluates moves
            self.voice.refuse(error)

    def log(self, reader: int | None) -> None:
        if not self.history:
            self.voice.tell("play-log-empty")
        for number, (move, events) in enumerate(
            zip(self.state.moves, self.history, strict=True), 1
        ):
            self.voice.console.print(Text(f"{number:>3} {move}", style="bold"))
            self._print_events(events, reader)

    def finish(self) -> None:
        """Show how the game ended, and everything that was hidden."""
        if len(self.people) > 1 and self.shown.get(self.at_screen or 0, 0) < len(self.history):
            self._print_events(self.history[-1], None)
        self.voice.console.print(self.painter.revealed(self.state.view(None)))
        looking_back = self.painter.hindsight(self.state.record()) if self.people else None
        if looking_back is not None:
            self.voice.console.print(looking_back)
        self.voice.tell("play-seed", style="dim", seed=str(self.state.record().get("seed")))
        self.voice.tell("play-record", style="green", path=str(self.path))
        if self.people:
            self.voice.tell("play-look-back", style="dim", path=str(self.path))


def play(voice: Voice, table: LocalTable) -> int:
    """Run a table and return the exit status. However it stops, the game is saved."""
    try:
        table.run()
    except (Quit, KeyboardInterrupt) as stop:
        voice.console.print()
        # Every move was saved when it was made. The interrupt may have left the next one half
        # done, so nothing is saved now.
        if not table.kept:
            return 1
        voice.tell("play-resume-hint", style="green", path=str(table.path))
        return 130 if isinstance(stop, KeyboardInterrupt) else 0
    return 0


def new_table(voice: Voice, game: Game, bots: str | None, seed: str | None) -> LocalTable:
    """Deal a new game."""
    seats = seat_people(game, bots)
    state = game.deal(fresh_seed()[:12] if seed is None else seed)
    return LocalTable(voice, state, seats, saves.new_path(game.name))


def seats_of(record: Record, game: Game) -> list[str]:
    """Who sits where in a saved game; people, if it does not say."""
    seats = record.get("seats", [PERSON] * game.players)
    known = (PERSON, *short_names(game.name))
    if (
        not isinstance(seats, list)
        or len(seats) != game.players
        or not all(who in known for who in seats)
    ):
        raise BadRecord("record/damaged", reason="field", field="seats")
    return seats


def resumed_table(voice: Voice, record: Record, path: Path) -> LocalTable:
    """Continue a saved game."""
    state = replay(record)
    table = LocalTable(voice, start(record), seats_of(record, state.game), path)
    table.history = [table.table.play(move) for move in state.moves]
    table.shown = dict.fromkeys(table.people, len(table.history))
    voice.tell("play-resumed", moves=len(table.history))
    return table


def compiling(voice: Voice, game: str, purpose: str) -> None:
    """Say that the rules are being compiled, if they are."""
    if not is_warm(games.package(game), purpose):
        _say_compiling(voice, game)


def preparing(voice: Voice, name: str) -> None:
    """Prepare a bot, and say so if something has to be compiled."""
    if not is_prepared(name):
        _say_compiling(voice, name.partition("/")[0])
    prepare(name)


def _say_compiling(voice: Voice, game: str) -> None:
    if sys.stderr:
        sys.stderr.write(voice.say("play-compiling", game=voice.title(game)) + "\n")
        sys.stderr.flush()
