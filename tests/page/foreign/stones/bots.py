"""A bot that takes what comes first."""

from regalia.core.game import Bot, Candidate, View


class SimpleMind(Bot):
    name = "simple_mind"

    def __init__(self, seed: object = None) -> None:
        del seed

    def choose(self, view: View) -> str:
        return self.legal(view)[0]

    def evaluate(self, view: View) -> list[Candidate]:
        return [Candidate(move, 0.5, 0.1) for move in self.legal(view)]
