"""Tests of the store and the shelf, on the fake and on real SQLite files."""
