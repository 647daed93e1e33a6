"""Telegram as a platform: groups with their topics, private chats, buttons and pop-ups."""

from typing import Final

PLATFORM: Final = "telegram"
