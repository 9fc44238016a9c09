"""`python -m regalia.tables.worker NICENESS`: a process in which bots and the coach think, for
`workers`.

Jobs and answers are pickled, each with its length before it. The process ends when its server does.
"""

import os
import pickle
import queue
import sys
import threading
from typing import Any

from ..core import logs
from ..core.errors import RegaliaError
from ..core.game import Bot
from .jobs import Forget, Job, KeptBots, do

#: The bytes that hold a length.
HEAD = 4
#: Whoever thinks answers now, with the best found so far.
STOP = "stop"


def packed(what: Any) -> bytes:
    data = pickle.dumps(what)
    return len(data).to_bytes(HEAD) + data


def work() -> None:
    """Do one job after the other; the word to stop is heard meanwhile."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not come between
    jobs: queue.SimpleQueue[Job | Forget] = queue.SimpleQueue()
    thinking: list[Bot] = []
    bots = KeptBots()

    def hear() -> None:
        while head := sys.stdin.buffer.read(HEAD):
            word = pickle.loads(sys.stdin.buffer.read(int.from_bytes(head)))
            if word == STOP:
                for bot in thinking:
                    bot.stop()
            else:
                jobs.put(word)
        os._exit(0)

    threading.Thread(target=hear, daemon=True).start()
    while True:
        job = jobs.get()
        if isinstance(job, Forget):
            bots.forget(job.table)
            continue
        try:
            answer = (True, do(job, bots, thinking.append))
        except RegaliaError as error:
            answer = (False, error.code)
        except Exception as error:
            answer = (False, type(error).__name__)
        thinking.clear()
        out.write(packed(answer))
        out.flush()


if __name__ == "__main__":
    logs.set_up()
    os.nice(int(sys.argv[1]))
    work()
