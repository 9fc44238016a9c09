"""`python -m regalia` is the same as `regalia`."""

from .terminal import main

main()
