"""Every call that was made, in order, and what was answered."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tests.servers.bot_api.refusal import Refusal
from tests.servers.common import journal

METERED: Final = frozenset(
    {
        "sendMessage",
        "sendPhoto",
        "editMessageText",
        "editMessageMedia",
        "editMessageReplyMarkup",
        "editMessageCaption",
    }
)
"""The calls that share the limits of a chat."""
_POLL: Final = "getUpdates"


@dataclass(slots=True, eq=False)
class Call:
    """One call; ``error`` is None where it was carried out, ``at`` the server's time."""

    method: str
    params: dict[str, object]
    chat: int | None
    token: str
    at: float
    result: object = None
    error: Refusal | None = None
    done: bool = False

    @property
    def metered(self) -> bool:
        """Whether a chat's limits count it."""
        return self.method in METERED

    @property
    def idle(self) -> bool:
        """Whether it only waits for news."""
        return self.method == _POLL

    def __repr__(self) -> str:
        return f"{self.method}({self.params}) -> {self.error or self.result!r}"


class Journal(journal.Journal[Call]):
    """The calls of all bots, in order."""

    def calls(self, method: str = "", chat: int | None = None, since: int = 0) -> list[Call]:
        """The calls of one method, into one chat, or both."""
        return [
            call
            for call in self.entries[since:]
            if method in {"", call.method} and chat in {None, call.chat}
        ]


def methods(calls: Iterable[Call]) -> list[str]:
    """The names of the methods called, in order."""
    return [call.method for call in calls]
