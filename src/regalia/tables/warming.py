"""What of a game has to be compiled before it is played at tables, by people and by bots.

Whoever runs `warm` compiles what the cache on the disk does not have yet, and loads the rest: a
process that is there for it does the first, whoever needs the game the second. The compiler itself
is only loaded when something is asked for."""

from .. import games, players
from ..coach.advice import closest
from ..core.game import State

#: What can be asked for: the rules, as a table needs them; the bots that sit down at it.
TABLE, BOTS = "table", "bots"


def worth_compiling(game: str, purpose: str) -> bool:
    """Whether this has not been compiled on this machine yet, and could be kept if it were."""
    from ..core.compile import is_warm, keeps

    package = f"regalia.games.{game}"
    return not is_warm(package, purpose) and keeps(package)


def warm(game: str, purpose: str) -> None:
    """Compile or load what this purpose needs."""
    from ..core.compile import mark_warm

    if purpose == BOTS:
        _bots(game)
    else:
        _table(game)
    mark_warm(f"regalia.games.{game}", purpose)


def _dealt(game: str) -> State:
    return games.game(game, players=games.manifest(game).players[-1]).deal("warm up")


def _table(game: str) -> None:
    from ..core.chance import stream

    state = _dealt(game)
    seat = state.to_move
    assert seat is not None
    view = state.view(seat)
    state.view(None)
    state.preview(view["legal_moves"][0])
    state.redealt(seat, stream("warm up")).play(view["legal_moves"][0])


def _bots(game: str) -> None:
    state, patient = _dealt(game), games.manifest(game).patient
    assert state.to_move is not None
    view = state.view(state.to_move)
    for name in games.manifest(game).bots:
        budget = {"milliseconds": 1} if name in patient else {}
        players.bot(f"{game}/{name}", **budget).choose(view)
    closest(view, seed="warm up", simulations=1)
