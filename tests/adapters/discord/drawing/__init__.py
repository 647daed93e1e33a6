"""Screens into Discord's markdown, buttons and menus."""
