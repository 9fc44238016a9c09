"""`regalia serve`: run the server."""

import gc
import os
import sys
from typing import Any

from ..core.errors import BadOption, RegaliaError
from .voice import Voice


def run_server(
    voice: Voice,
    *,
    host: str,
    port: int,
    database: str | None,
    workers: int | None,
    pace: float | None,
    origins: tuple[str, ...],
    unlimited: bool,
    browse: bool,
    host_names: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    metrics: str | None = None,
    metrics_token: str | None = None,
    prefix: str = "",
    processes: int = 1,
) -> None:
    """Print the address and serve until stopped."""
    if not 0 <= port < 65536:
        raise BadOption("option/value", option="port", given=str(port), allowed="0 … 65535")
    if not 1 <= processes <= 64:
        raise BadOption("option/value", option="processes", given=str(processes), allowed="1 … 64")
    if workers is not None and not 1 <= workers <= 64:
        raise BadOption("option/value", option="workers", given=str(workers), allowed="1 … 64")
    if pace is not None and not 0 <= pace <= 60:
        raise BadOption("option/value", option="pace", given=str(pace), allowed="0 … 60")
    gc.disable()  # nothing to collect while loading; the server enables it again
    try:
        _serve(
            voice,
            host=host,
            port=port,
            database=database,
            workers=workers,
            pace=pace,
            origins=origins,
            unlimited=unlimited,
            browse=browse,
            host_names=host_names,
            proxies=proxies,
            metrics=_place(metrics),
            metrics_token=metrics_token or "",
            prefix=prefix,
            processes=processes,
        )
    finally:
        gc.enable()


def _serve(voice: Voice, *, pace: float | None, browse: bool, **settings: Any) -> None:
    try:
        from ..server import page, running  # loaded only when needed
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "regalia":
            raise
        raise RegaliaError("serve/extra") from None

    def compiling(game: str) -> None:
        # Standard error is the log, in which every line is JSON
        voice.tell("play-compiling", game=voice.title(game))
        if sys.stdout:
            sys.stdout.flush()

    def opened(address: str) -> None:
        voice.tell("serve-open", style="green", address=address)
        if not page.built():
            voice.tell("serve-no-page", style="yellow")
        if sys.stdout:
            sys.stdout.flush()
        if browse and page.built() and _has_screen():
            import webbrowser

            webbrowser.open(address)

    chosen = running.Settings(pace=running.PACE if pace is None else pace, **settings)
    running.serve(chosen, compiling=compiling, opened=opened)


def _place(text: str | None) -> tuple[str, int] | None:
    """HOST:PORT, or only a port on this machine."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) >= 65536:
        allowed = "9470, 127.0.0.1:9470, [::1]:9470"
        raise BadOption("option/value", option="metrics", given=text, allowed=allowed)
    return host.strip("[]") or "127.0.0.1", int(port)


def _has_screen() -> bool:
    """Whether there is a screen for a browser to open on."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
