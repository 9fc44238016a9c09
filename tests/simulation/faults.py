"""What goes wrong in a run, and how often: the seed decides. Switched off, everything works."""

import random


class Faults:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.on = True
        # Some runs are calm, in some nothing works for long
        self.slow = chance.choice((0.0, 0.02, 0.1))
        self.store = chance.choice((0.0, 0.01, 0.05, 0.15))
        self.outages = chance.choice((0.0, 0.0, 0.05))
        self.lines = chance.choice((0.0, 0.02, 0.1))
        self.crashes = chance.choice((0.0, 0.02, 0.05, 0.1))
        self.struck = chance.choice((0.0, 0.0, 0.01, 0.05))
        self.bots = chance.choice((0.0, 0.1, 0.4))
        self.clocks = chance.choice((0.0, 0.0, 0.05))

    def happens(self, rate: float) -> bool:
        return self.on and self.chance.random() < rate

    def delay(self, usual: float, most: float) -> float:
        """Seconds that something takes: about the usual, sometimes up to the most. That is no
        fault, and does not end with them."""
        if self.chance.random() < self.slow:
            return self.chance.uniform(usual, most)
        return usual * self.chance.uniform(0.2, 2.0)
