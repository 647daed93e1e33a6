"""Screens on which something is chosen: one's own, a place's, a challenge's rules."""
