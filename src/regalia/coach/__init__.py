"""The coach: what to play and why, and what a game came down to.

It judges a decision by the view of who made it, never by what was hidden then.
"""

from .advice import Advice, advise, hardly_matters
from .looking_back import Judgement, Point, Review, review

__all__ = ["Advice", "Judgement", "Point", "Review", "advise", "hardly_matters", "review"]
