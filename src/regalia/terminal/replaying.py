"""`regalia replay`: show a recorded game step by step, or only verify it."""

from collections.abc import Callable

from rich.rule import Rule
from rich.text import Text

from ..core.game import Event, State
from ..core.record import Record, read
from ..games.replay import game_of, steps
from ..players import short_names
from . import saves
from .painter import Painter
from .play import compiling, painter_of, seats_of
from .prompting import Prompt
from .voice import Voice

QUIT = -1


def show_record(voice: Voice, game: str | None, *, verify_only: bool, at_once: bool) -> None:
    """Show an unfinished game as an onlooker sees it, and a finished one with all hidden cards."""
    path = saves.named(game) if game else saves.latest()
    if not game:
        voice.tell("replay-which", style="dim", path=str(path))
    record = read(path)
    compiling(voice, game_of(record), "play")
    seen = [(state.copy(), events) for state, events in steps(record)]
    state = seen[-1][0]
    seats = seats_of(record, state.game)
    painter = painter_of(state.game.name, voice, _names(voice, state, seats))
    if not verify_only:
        shown = Steps(voice, painter, record, seen)
        if not (shown.all() if at_once else shown.walk()):
            return
        if state.outcome:
            voice.console.print(painter.revealed(state.view(None)))
    result = voice.say("replay-unfinished")
    if state.outcome:
        result = painter.outcome(state.outcome.as_dict(), state.game.options)
    voice.tell("replay-verified", style="green", moves=len(seen) - 1, result=result)


def _names(voice: Voice, state: State, seats: list[str]) -> Callable[[int], str]:
    bots = short_names(state.game.name)
    return lambda seat: voice.player(seat, seats[seat] if seats[seat] in bots else "")


class Steps:
    """The steps of a game: the state after each move, and its events."""

    def __init__(
        self, voice: Voice, painter: Painter, record: Record, seen: list[tuple[State, list[Event]]]
    ) -> None:
        self._voice = voice
        self._painter = painter
        self._moves = record["moves"]
        self._seen = seen
        self._over = record["outcome"] is not None

    def all(self) -> bool:
        for number in range(len(self._seen)):
            self._show(number)
        return True

    def walk(self) -> bool:
        """Let the reader step through the game. Returns whether they reached the end."""
        prompt = Prompt(self._voice)
        question = Text(self._voice.say("replay-next"), style="dim").append(" ")
        last = len(self._seen) - 1
        number = 0
        self._show(number)
        while True:
            try:
                goal = self._goal(prompt.ask(question).strip().lower(), number)
            except EOFError:
                return number == last
            if goal is None:
                self._voice.tell("replay-range", style="red", count=last)
            elif goal == QUIT or goal > last:
                return number == last
            else:
                number = goal
                self._show(number)

    def _goal(self, answer: str, number: int) -> int | None:
        """The step an answer leads to; one beyond the last ends the walk."""
        last = len(self._seen) - 1
        if answer in ("q", "quit"):
            return QUIT
        if answer in ("b", "back"):
            return max(number - 1, 0)
        if answer in ("e", "end"):
            return last
        if answer.isdecimal():
            return int(answer[:9]) if int(answer[:9]) <= last else None
        return None if answer else number + 1

    def _show(self, number: int) -> None:
        state, events = self._seen[number]
        title = self._voice.say("replay-start")
        if number:
            facts = {"number": number, "count": len(self._moves), "move": self._moves[number - 1]}
            title = self._voice.say("replay-step", **facts)
        console = self._voice.console
        console.print(Rule(Text(title), align="left"))
        for event in events if self._over else state.seen(events, None):
            console.print(self._painter.event(event, None))
        console.print(self._painter.table(state.view(None)))
        if self._over and state.outcome is None:
            hands = self._painter.hands([state.view(seat) for seat in range(state.game.players)])
            if hands is not None:
                console.print(hands)
