"""Clocks that stand still while nobody could play, and what happens when a deadline comes."""
