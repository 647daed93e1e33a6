"""Hands in messages that pass: which of them show which table to whom."""

from adapters.discord.sending.keys import Keys
from adapters.discord.spots import private_chat
from adapters.latest import Latest

_Whose = tuple[str, str]
"""A user, and a table."""


class Copies:
    """The newest passing message in which somebody has their hand of a table before them.

    It is known as long as its key lives: after that nothing can change it.
    """

    def __init__(self, keys: Keys) -> None:
        self._keys = keys
        self._newest: Latest[_Whose, str] = Latest()

    def note(self, user: str, table: str, message: str) -> str:
        """Hear that a passing message shows a hand; the one that did before, if it is there."""
        earlier = self.of(user, table)
        self._newest.note((user, table), message)
        return "" if earlier == message else earlier

    def of(self, user: str, table: str) -> str:
        """The passing message that shows somebody's hand; empty where none can be changed."""
        message = self._newest.get((user, table)) or ""
        if not message or self._keys.get((private_chat(user), message)) is None:
            return ""
        return message

    def forget(self, user: str, table: str, message: str) -> None:
        """Hear that a passing message is gone."""
        if self._newest.get((user, table)) == message:
            self._newest.take((user, table))
