"""Wires everything; nothing imports it."""
