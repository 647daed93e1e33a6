"""Telegram as a platform: groups with their topics, private chats, buttons and pop-ups."""

import os
from typing import Final

PLATFORM: Final = "telegram"

# Without it python-telegram-bot warns whenever Telegram says how long to wait.
os.environ.setdefault("PTB_TIMEDELTA", "1")
