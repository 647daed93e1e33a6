"""What may be done where, as bits."""

from typing import Final

ADMINISTRATOR: Final = 1 << 3
MANAGE_CHANNELS: Final = 1 << 4
MANAGE_GUILD: Final = 1 << 5
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
MANAGE_MESSAGES: Final = 1 << 13
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
USE_EXTERNAL_EMOJIS: Final = 1 << 18
USE_APPLICATION_COMMANDS: Final = 1 << 31
MANAGE_THREADS: Final = 1 << 34
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
USE_EXTERNAL_APPS: Final = 1 << 50

NAMES: Final = {
    name: value for name, value in globals().items() if name.isupper() and isinstance(value, int)
}
"""The permissions that this server knows, by name."""
EVERYONE: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | SEND_MESSAGES_IN_THREADS
    | USE_EXTERNAL_APPS
)
"""What everybody may do in a new server."""
ALL: Final = (1 << 53) - 1
BY_TOKEN: Final = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS
"""What an app may do where it is no member."""
IN_PRIVATE: Final = EVERYONE & ~USE_APPLICATION_COMMANDS & ~SEND_MESSAGES_IN_THREADS


def bits(*names: str) -> int:
    """Permissions by name, in any case."""
    value = 0
    for name in names:
        value |= NAMES[name.upper()]
    return value
