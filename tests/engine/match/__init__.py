"""Tests of floor 3: rounds that add up."""
