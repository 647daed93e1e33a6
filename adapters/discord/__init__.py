"""Discord as a platform: channels, threads, group chats, private messages, buttons, commands."""

import warnings
from typing import Final

PLATFORM: Final = "discord"
LOCALES: Final = frozenset({"ru"})
"""Discord's languages beside English in which there are words."""

# Its library loads what plays sounds, which is never used here, and Python has a word to say.
warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning, "discord.player")
