"""Screens into Telegram's HTML and buttons."""
