"""`regalia replay`: a recorded game step by step, or only the proof that it holds."""

import sys
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from ..core.record import read
from ..games.replay import game_of, steps
from .play import compiling, painter_of
from .voice import Voice


def show_record(voice: Voice, path: Path, *, verify_only: bool, at_once: bool) -> None:
    """Everything is shown as an onlooker would see it; all cards once the game is over."""
    record = read(path)
    name = game_of(record)
    compiling(voice, name, "play")
    count = len(record["moves"])
    state = None

    def player(seat: int) -> str:
        return voice.say("play-player", seat=seat + 1)

    for number, (state, events) in enumerate(steps(record)):
        if verify_only:
            continue
        painter = painter_of(name, voice, player)
        move = record["moves"][number - 1] if number else ""
        title = (
            voice.say("replay-step", number=number, count=count, move=move)
            if number
            else voice.say("replay-start")
        )
        voice.console.print(Rule(Text(title), align="left"))
        for event in state.seen(events, None):
            voice.console.print(painter.event(event, None))
        voice.console.print(painter.table(state.view(None)))
        if not at_once and number < count:
            if sys.stdin is None:
                return
            try:
                answer = voice.console.input(f"[dim]{voice.say('replay-next')}[/] ")
            except EOFError:
                return
            if answer.strip().lower() in ("q", "quit"):
                return
    if state is None:
        return
    painter = painter_of(name, voice, player)
    outcome = state.outcome
    if outcome and not verify_only:
        voice.console.print(painter.revealed(state.view(None)))
    if outcome:
        result = painter.outcome(outcome.as_dict(), state.game.options)
    else:
        result = voice.say("replay-unfinished")
    voice.tell("replay-verified", style="green", moves=count, result=result)
