"""What delivers on a platform must do, and what comes of a delivery."""

from dataclasses import dataclass
from typing import Protocol

from adapters.presentation.ink import Drawn


@dataclass(frozen=True, slots=True)
class Delivered:
    """The platform has it; ``message`` is its id there."""

    message: str


@dataclass(frozen=True, slots=True)
class Gone:
    """The message to edit is no longer there."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The platform will not take messages for this chat (closed private messages, bot removed).

    ``may_pass`` says that nobody knows why: it may take them in a moment. What was not even
    ``tried``, since that is known to be vain, cost nothing, and costs nothing the next time.
    """

    may_pass: bool = False
    tried: bool = True


@dataclass(frozen=True, slots=True)
class Later:
    """Not now; try again after ``seconds``."""

    seconds: float


Delivery = Delivered | Gone | Refused | Later


class Courier(Protocol):
    """Sends and edits the messages of one platform.

    What the platform refuses is a result, not an exception. ``patience`` is how many seconds, at
    most, a message may show less than it should where its reader can do without the rest: 0 where
    the platform counts no messages. ``hands_elsewhere`` says that somebody's hand can be shown
    where their private chat takes none, so that it is tried all the same.
    """

    platform: str
    patience: float
    hands_elsewhere: bool

    def private_chat(self, user: str) -> str:
        """The chat in which the platform's ``user`` reads private messages."""

    async def post(self, chat: str, drawn: Drawn, nonce: str) -> Delivery:
        """Send a new message.

        The same ``nonce`` never makes a second one where the platform can tell.
        """

    async def edit(self, chat: str, message: str, drawn: Drawn) -> Delivery:
        """Bring a message to what ``drawn`` says; an equal one is left alone."""

    async def ring(self, chat: str, message: str, drawn: Drawn, nonce: str) -> Delivery:
        """Bring a message to what ``drawn`` says so that it is noticed; ``message`` may be empty.

        Where an edit notifies nobody, a new one is posted, once for each ``nonce``, and only then
        the old one taken away.
        """

    async def delete(self, chat: str, message: str) -> None:
        """Take a message away, if it is there."""
