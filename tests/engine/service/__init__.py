"""Tests of floor 6: the service, its timekeeper, and what a change is saved with."""
