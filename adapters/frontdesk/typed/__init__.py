"""Moves in words: at which table, carried out, and answered."""
