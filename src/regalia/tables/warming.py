"""What of a game has to be compiled before it is played at tables, by people and by bots.

Whoever runs `warm` compiles what the cache on the disk does not have yet, and loads the rest: a
process that is there for it does the first, whoever needs the game the second. The compiler itself
is only loaded when something is asked for."""

from .. import games, players

#: What can be asked for: the rules, as a table needs them; the bots that sit down at it.
TABLE, BOTS = "table", "bots"


def worth_compiling(game: str, purpose: str) -> bool:
    """Whether this has not been compiled on this machine yet, and could be kept if it were."""
    from ..core.compile import is_warm, keeps

    package = games.package(game)
    warm = players.is_prepared(game) if purpose == BOTS else is_warm(package, purpose)
    return not warm and keeps(package)


def warm(game: str, purpose: str) -> None:
    """Compile or load what this purpose needs."""
    if purpose == BOTS:
        players.prepare(game)
    else:
        _table(game)


def _table(game: str) -> None:
    from ..core.chance import stream
    from ..core.compile import mark_warm

    state = games.game(game, players=games.manifest(game).players[-1]).deal("warm up")
    seat = state.to_move
    assert seat is not None
    view = state.view(seat)
    state.view(None)
    state.preview(view["legal_moves"][0])
    state.redealt(seat, stream("warm up")).play(view["legal_moves"][0])
    mark_warm(games.package(game), TABLE)
