"""Screens of one's own hand: cards, moves, and the questions before what can not be undone."""
