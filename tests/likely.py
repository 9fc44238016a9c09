"""Whether counts are such as chance makes them. SciPy has the same in `scipy.stats`, which takes a
second to import; every worker would pay for it."""

from collections.abc import Sequence

from scipy.special import chdtrc


def chance_of(observed: Sequence[float], expected: Sequence[float] | None = None) -> float:
    """How often pure chance would be at least so far from what is expected, by Pearson's test; all
    counts alike unless given."""
    wanted = expected or [sum(observed) / len(observed)] * len(observed)
    assert len(wanted) == len(observed)
    assert abs(sum(wanted) - sum(observed)) < 1e-6 * sum(observed)
    far = sum((one - other) ** 2 / other for one, other in zip(observed, wanted, strict=True))
    return float(chdtrc(len(observed) - 1, far))
