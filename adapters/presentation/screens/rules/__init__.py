"""Screens of the rulebook: any rules with their own numbers."""
