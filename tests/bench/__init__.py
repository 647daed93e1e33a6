"""Tests of what the benchmarks share; nothing here is timed."""
