"""Faults simulated: the tables, their store and the server's sockets in one deterministic loop,
with people, two processes and everything that can go wrong between them. One seed is one run, and
the same seed is the same run."""
