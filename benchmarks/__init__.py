"""What is measured, and how: `make bench`. Results go, dated, to RESULTS.md."""
