"""Screens of what was played before: statistics, and matches read again."""
