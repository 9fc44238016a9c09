"""What tests of the server share."""

import os
from collections.abc import Callable

import pytest

from tests import postgres


@pytest.fixture(scope="session")
def postgresql() -> Callable[[], str]:
    """Makes fresh databases and gives their URLs. Without PostgreSQL the tests that need it are
    skipped, but never where CI says that everything has to run.

    Enter files with such tests in `GROUPS` (tests/conftest.py), so that one server is enough."""
    cluster = postgres.shared()
    if cluster is None:
        if os.environ.get("CI", "").lower() not in ("", "0", "false"):
            pytest.fail(postgres.MISSING)
        pytest.skip(postgres.MISSING)
    return cluster.fresh_database
