"""Discord as a platform: channels, threads, group chats, private messages, buttons, commands."""

from typing import Final

PLATFORM: Final = "discord"
