"""Messages that others have taken the place of, until they can be taken away."""

import asyncio
from typing import Final

from adapters.latest import Latest

MOST: Final = 10
"""Messages of one chat, at most, that wait to be taken away."""
PAUSE_SECONDS: Final = 1.0
"""How long they wait before it is tried once more, where nothing new comes to their chat."""


class LeftOver:
    """What is to be taken away from each chat once something has come there, or a while passed."""

    def __init__(self) -> None:
        self._waiting: Latest[str, tuple[str, ...]] = Latest()
        self._chats: dict[str, None] = {}
        self._is_any = asyncio.Event()

    def note(self, chat: str, message: str) -> None:
        """Hear of a message that is to go."""
        waiting = self._waiting.get(chat) or ()
        if message not in waiting:
            self._waiting.note(chat, (*waiting, message)[-MOST:])
        self._chats[chat] = None
        self._is_any.set()

    def take(self, chat: str) -> tuple[str, ...]:
        """What is to go from a chat now."""
        self._chats.pop(chat, None)
        return self._waiting.take(chat) or ()

    async def overdue(self) -> tuple[str, ...]:
        """The chats from which something is still to go; waits a while, until there are some."""
        await self._is_any.wait()
        await asyncio.sleep(PAUSE_SECONDS)
        self._is_any.clear()
        return tuple(self._chats)
