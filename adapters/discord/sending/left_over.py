"""Messages that others have taken the place of, until they can be taken away."""

from typing import Final

from adapters.latest import Latest

MOST: Final = 10
"""Messages of one chat, at most, that wait to be taken away."""


class LeftOver:
    """What is to be taken away from each chat once something new has come there."""

    def __init__(self) -> None:
        self._waiting: Latest[str, tuple[str, ...]] = Latest()

    def note(self, chat: str, message: str) -> None:
        """Hear of a message that is to go."""
        waiting = self._waiting.get(chat) or ()
        if message not in waiting:
            self._waiting.note(chat, (*waiting, message)[-MOST:])

    def take(self, chat: str) -> tuple[str, ...]:
        """What is to go from a chat now."""
        return self._waiting.take(chat) or ()
