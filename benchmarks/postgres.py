"""A PostgreSQL for measurements, in a temporary folder."""

from tests.postgres import MISSING, binaries
from tests.postgres import Cluster as Cluster


def own_postgresql() -> Cluster:
    """A PostgreSQL that nobody else uses; it starts as a context. As root it runs as another user,
    since it refuses to be root."""
    programs = binaries()
    if programs is None:
        raise SystemExit(MISSING)
    return Cluster(programs)
