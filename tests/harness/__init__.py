"""Long comparisons, run by `make harness`."""
