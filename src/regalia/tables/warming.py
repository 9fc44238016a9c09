"""What has to be compiled before a game can be played at tables, by people and by bots.

`warm` compiles what is not in the cache on the disk, and loads the rest. A process of its own runs
it to compile; then whoever needs the game runs it to load. Importing this module does not load the
compiler."""

from .. import games, players

#: The purposes: the rules as a table needs them, and the bots.
TABLE, BOTS = "table", "bots"


def worth_compiling(game: str, purpose: str) -> bool:
    """Whether this is not compiled on this machine yet, and the cache could keep it."""
    from ..core.compile import is_warm, keeps

    package = games.package(game)
    warm = players.is_prepared(game) if purpose == BOTS else is_warm(package, purpose)
    return not warm and keeps(package)


def compile_in_turn(game: str, purpose: str) -> None:
    """Compile it, unless another process is just doing so: then wait for that."""
    from ..core.compile import in_turn

    with in_turn(games.package(game)):
        warm(game, purpose)


def warm(game: str, purpose: str) -> None:
    """Compile or load what a purpose needs."""
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
