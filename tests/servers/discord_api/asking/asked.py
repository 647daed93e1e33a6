"""What somebody asked the bot for, and what came as the answer."""

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tests.servers.common.news import PATIENCE_SECONDS
from tests.servers.discord_api.asking.modal import Modal
from tests.servers.discord_api.messages.message import Message
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User
    from tests.servers.discord_api.places.channel import Channel
    from tests.servers.discord_api.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
"""The kinds of interactions."""
MESSAGE, THINKING, LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""The types of callbacks."""
FAILED: Final = "failed"
_TYPES: Final = {
    MESSAGE: "message",
    THINKING: "message",
    LATER: "later",
    UPDATE: "update",
    CHOICES: "choices",
    MODAL: "modal",
}
_GLANCE_SECONDS: Final = 0.1


@dataclass(frozen=True, slots=True)
class Choice:
    """What autocomplete offers."""

    name: str
    value: object


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of it; ``type`` is message, update, later, modal, choices or failed.

    ``later`` is an acknowledgement alone, with nothing to see. ``text`` is what the message said
    then; ``message`` itself goes on changing.
    """

    type: str
    message: Message | None = None
    modal: Modal | None = None
    choices: tuple[Choice, ...] = ()
    text: str = ""

    @property
    def failed(self) -> bool:
        """Whether there was none in time."""
        return self.type == FAILED

    @property
    def ephemeral(self) -> bool:
        """Whether they alone see it."""
        return self.message is not None and self.message.ephemeral


@dataclass(slots=True, eq=False)
class Asked:
    """An interaction: a command, a press, a choice, a window filled in, something half typed.

    ``payload`` is how the bot hears of it, ``data`` the part that says what it is. ``callback``
    is the type of the first answer, ``original`` the message behind ``@original``. ``deferred``
    says that the first answer put it off; ``followups`` are the messages that came besides.
    """

    world: "World"
    user: "User"
    where: "Channel"
    kind: int
    data: Json
    id: int
    token: str
    at: float
    owners: dict[str, str]
    pressed: Message | None = None
    payload: str = ""
    callback: int | None = None
    deferred: bool = False
    filled: bool = False
    answered_at: float | None = None
    original: Message | None = None
    modal: Modal | None = None
    choices: tuple[Choice, ...] = ()
    followups: list[Message] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def __repr__(self) -> str:
        return f"<asked {self.kind} {self.data.get('custom_id') or self.data.get('name')}>"

    @property
    def only_installed_by_user(self) -> bool:
        """Whether the app is there for its user alone."""
        return "0" not in self.owners

    @property
    def acknowledged(self) -> bool:
        """Whether there was any answer."""
        return self.callback is not None

    @property
    def failed(self) -> bool:
        """Whether there was none in time."""
        late = self.world.now - self.at > self.world.answer_seconds
        return self.callback is None and late

    @property
    def expired(self) -> bool:
        """Whether its token is no good any more."""
        return self.world.now - self.at > self.world.token_seconds

    @property
    def settled(self) -> bool:
        """Whether there is something to see, or nothing more to come."""
        if self.callback is None:
            return False
        return not self.deferred or self.filled or bool(self.followups)

    def stir(self) -> None:
        """Something came of it: whoever waits looks again."""
        self._news.set()

    async def acknowledgement(self, seconds: float = PATIENCE_SECONDS) -> str:
        """The type of the first answer, which may only put it off; failed if there is none.

        Raises:
            TimeoutError: if neither happens in time.
        """
        await self._until(settled=False, seconds=seconds)
        if self.callback is None:
            return FAILED
        return "thinking" if self.callback == THINKING else _TYPES[self.callback]

    async def answer(self, seconds: float = PATIENCE_SECONDS) -> Answer:
        """The answer, once there is something to see; failed if it never comes.

        Raises:
            TimeoutError: if neither happens in time, of the real clock.
        """
        await self._until(settled=True, seconds=seconds)
        if self.callback is None:
            return Answer(FAILED)
        message = self.original or (self.followups[0] if self.followups else None)
        kind = "update" if self.callback == LATER and self.filled else _TYPES[self.callback]
        return Answer(kind, message, self.modal, self.choices, message.text if message else "")

    async def _until(self, *, settled: bool, seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while not (self.failed or (self.settled if settled else self.acknowledged)):
                self._news.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_GLANCE_SECONDS):
                        await self._news.wait()
