"""Tests of floor 4: the variants and what a table may change of them."""
