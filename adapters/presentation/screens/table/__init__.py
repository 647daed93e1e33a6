"""Screens of a table: the board from the challenge to the end, its clock, its showdowns."""
