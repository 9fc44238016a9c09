"""Whole games in readable files, every public value at every step.

`python -m tests.playthroughs` writes them anew; a change in a diff is a change of the rules, of the
dealing, or of what people see, and wants a reason.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import regalia

FOLDER = Path(__file__).parent / "playthroughs_data"

GAMES: dict[str, tuple[dict[str, Any], str, str]] = {
    "regicide-1-greedy": ({"players": 1}, "greedy", "playthrough"),
    "regicide-1-yields": (
        {"players": 1, "solo_yield": "always", "overpay": "forbidden"},
        "random",
        "playthrough#3",
    ),
    "regicide-2-greedy": ({"players": 2, "first": 1}, "greedy", "playthrough"),
    "regicide-3-random": ({"players": 3, "overpay": "until_covered"}, "random", "playthrough#1"),
    "regicide-4-greedy": ({"players": 4}, "greedy", "playthrough#4"),
    "revolution-standard-greedy": ({}, "greedy", "playthrough"),
    "revolution-old_style-random": ({"system": "old_style", "ending": "occupied"}, "random", "p#1"),
    "revolution-draft-numbered": ({"system": "draft", "numbered": "yes"}, "greedy", "p#2"),
    "revolution-secret_draft-match": (
        {"system": "secret_draft", "match": "best_of_three", "tower_falls": "uncovers"},
        "random",
        "p#3",
    ),
    "revolution-secret_random-three_games": (
        {"system": "secret_random", "numbered": "yes", "match": "three_games"},
        "greedy",
        "p#4",
    ),
    "puppeteer-united-greedy": ({}, "greedy", "p#5"),
    "puppeteer-central-lookahead": (
        {"objective": "central", "reveal": 1, "lookahead": 1},
        "random",
        "p#6",
    ),
    "puppeteer-border-greedy": ({"objective": "border", "reveal": 2}, "greedy", "p#7"),
    "puppeteer-divide-greedy": ({"objective": "divide"}, "greedy", "p#8"),
}


def line(name: str, value: Any) -> str:
    return f"{name}: {json.dumps(value, ensure_ascii=False)}"


def moves_line(moves: list[str]) -> str:
    """All legal moves; of very many the number and a digest."""
    if len(moves) <= 24:
        return line("legal", moves)
    digest = hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]
    return line("legal", [len(moves), moves[0], moves[-1], digest])


#: What is the same in all positions of a game, and stands above them.
HEADING = ("game", "options")
#: What a view says beyond the position, written out; all of it goes into the digest.
SHOWN = {
    "regicide": ("hand", "lots"),
    "revolution": ("areas", "offer", "unseen"),
    "puppeteer": ("hand", "next", "pile", "scores"),
}


def playthrough(name: str, options: dict[str, Any], bot_name: str, seed: str) -> str:
    game = regalia.game(name, **options)
    bots = [regalia.bot(f"{name}/{bot_name}", seed=seat) for seat in range(game.players)]
    state = game.deal(seed)
    lines = [repr(game), line("seed", seed), line("bots", bot_name), ""]
    while True:
        truth = {name: value for name, value in state.position().items() if name not in HEADING}
        lines += [line(name, value) for name, value in truth.items()]
        lines.append(line("outcome", state.outcome.as_dict() if state.outcome else None))
        for seat in (None, *range(game.players)):
            view = state.view(seat)
            legal = view.pop("legal_moves", None)
            digest = hashlib.sha256(json.dumps(view).encode()).hexdigest()[:16]
            lines.append(line(f"view {seat}", [*(view[part] for part in SHOWN[name]), digest]))
            if legal is not None:
                lines.append(moves_line(legal))
        seat = state.to_move
        if seat is None:
            break
        move = bots[seat].choose(state.view(seat))
        events = state.play(move)
        lines += ["", f"## {len(state.moves)}. seat {seat}: {move}"]
        lines += [f"  {json.dumps(event)}" for event in events]
        lines.append("")
    return "\n".join([*lines, "", json.dumps(state.record(), indent=1), ""])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, arguments in GAMES.items():
        text = playthrough(name.partition("-")[0], *arguments)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
