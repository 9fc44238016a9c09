"""`regalia verify`: check that a game played at a table was fair."""

import json
from pathlib import Path

from ..core.record import read
from ..tables.fairness import verify
from .voice import Voice


def show_proof(voice: Voice, file: Path, as_json: bool) -> None:
    """Check the commitment, the log and the replay. A BadRecord says which of them fails."""
    proven = verify(read(file))
    if as_json:
        voice.console.print_json(json.dumps(proven))
        return
    voice.tell("verify-commitment", style="green", commitment=proven["commitment"])
    given = proven["contributions"]
    if given is None:
        voice.tell("verify-alone")
    else:
        voice.tell("verify-contributions", style="green" if given else "", count=given)
    voice.tell("verify-chain", style="green", count=proven["entries"])
    voice.tell("verify-replay", style="green", moves=proven["moves"])
