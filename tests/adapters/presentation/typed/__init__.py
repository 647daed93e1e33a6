"""Tests of moves in words."""
