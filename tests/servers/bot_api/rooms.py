"""A chat: its messages, and who has it before them."""

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tests.servers.bot_api.messages import Message
from tests.servers.bot_api.refusal import Json
from tests.servers.bot_api.wire import message_json

if TYPE_CHECKING:
    from tests.servers.bot_api.people import User
    from tests.servers.bot_api.world import World


class Room:
    """A chat of any kind; ``posted`` is all that was ever written there, oldest first."""

    def __init__(self, world: "World", identity: int) -> None:
        self.id = identity
        self.world = world
        self.posted: dict[int, Message] = {}
        self._ids = itertools.count(1)

    @property
    def json(self) -> Json:
        """The chat as Telegram tells of it."""
        raise NotImplementedError

    @property
    def audience(self) -> Iterable["User"]:
        """The people who see what is written here."""
        raise NotImplementedError

    @property
    def messages(self) -> tuple[Message, ...]:
        """What stands here of the bot's, oldest first."""
        return tuple(one for one in self.posted.values() if one.by_bot and not one.deleted)

    def find(self, identity: int | None) -> Message | None:
        """A message that is still there."""
        message = self.posted.get(identity or 0)
        return None if message is None or message.deleted else message

    def next_id(self) -> int:
        """The id of the next message here."""
        return next(self._ids)

    def add(self, message: Message) -> Message:
        """Keep a message and show it."""
        self.posted[message.id] = message
        self.shown(message)
        return message

    def shown(self, message: Message) -> None:
        """A message is new, or says something else now: everybody sees it."""
        for person in self.audience:
            person.see(message)
        self.world.stir()

    def take_away(self, message: Message) -> None:
        """A message is deleted for everybody."""
        message.deleted = True
        for person in self.audience:
            person.notice()
        self.world.stir()

    def wire(self, message: Message) -> Json:
        """A message as it goes over the wire, with what it replies to."""
        said = message_json(message, self.json)
        # What replies to nothing in a topic replies to the topic's beginning.
        root = message.thread if "is_topic_message" in said else None
        replied = self.posted.get(message.reply_to or root or 0)
        if replied is not None and replied is not message and not replied.deleted:
            said["reply_to_message"] = message_json(replied, self.json)
        return said


class Private(Room):
    """The private chat of one person with the bot.

    ``state`` is unknown before they pressed START, then open, or blocked.
    """

    def __init__(self, world: "World", owner: "User") -> None:
        super().__init__(world, owner.id)
        self.owner = owner
        self.state = "unknown"

    @property
    def json(self) -> Json:
        """The chat as Telegram tells of it."""
        account = self.owner.account.json
        names = ("first_name", "last_name", "username")
        known = {name: account[name] for name in names if name in account}
        return {"id": self.id, "type": "private"} | known

    @property
    def audience(self) -> Iterable["User"]:
        """Its owner."""
        return (self.owner,)

    def next_id(self) -> int:
        """Private chats and basic groups share their numbers."""
        return self.world.next_message()
