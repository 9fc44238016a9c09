"""Stands before SciPy for the processes that tests start (see tests/conftest.py). Numba would load
it, and most people who play do not have it."""

raise ImportError("hidden by the tests")
