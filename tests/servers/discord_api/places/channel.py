"""A place to write in: its messages, and who has them before them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tests.servers.discord_api import permissions
from tests.servers.discord_api.messages.message import Message
from tests.servers.discord_api.refusal import Json, forbidden

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User
    from tests.servers.discord_api.places.guild import Guild
    from tests.servers.discord_api.world import World

GUILD, BOT_DM, PRIVATE = 0, 1, 2
"""Contexts: in a server, with the bot alone, among people."""


class Channel:
    """A channel of any kind; ``posted`` is all that was ever written there, oldest first.

    ``kind`` is Discord's number for it.
    """

    kind = 0
    context = GUILD

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.id = world.ids.next()
        self.name = name
        self.posted: dict[int, Message] = {}
        self.deleted = False
        world.channels[self.id] = self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} {self.id}>"

    @property
    def guild(self) -> "Guild | None":
        """The server that it is in."""
        return None

    @property
    def audience(self) -> Iterable["User"]:
        """The people who see what is written here."""
        raise NotImplementedError

    @property
    def messages(self) -> tuple[Message, ...]:
        """What stands here of the bot's for everybody to see, oldest first."""
        return tuple(
            one
            for one in self.posted.values()
            if one.author.is_bot and not one.deleted and not one.ephemeral
        )

    @property
    def last(self) -> Message:
        """The newest of them."""
        return self.messages[-1]

    @property
    def json(self) -> Json:
        """The channel as Discord tells of it."""
        raise NotImplementedError

    def partial(self, user: "User") -> Json:
        """The channel as an interaction of somebody tells of it."""
        return self.json | {"permissions": str(self.rights_of(user))}

    def rights_of(self, user: "User") -> int:
        """What somebody may do here."""
        raise NotImplementedError

    @property
    def bot_rights(self) -> int:
        """What the bot may do here by itself; 0 where it is not."""
        raise NotImplementedError

    @property
    def app_rights(self) -> int:
        """What an answer of the bot may hold here."""
        return self.bot_rights or permissions.BY_TOKEN

    def check_bot_reaches(self) -> None:
        """The bot wants to do something here by itself.

        Raises:
            Refusal: if it may not.
        """
        if not self.bot_rights & permissions.VIEW_CHANNEL:
            raise forbidden(50001, "Missing Access")

    def check_bot_posts(self) -> None:
        """The bot wants to write here by itself.

        Raises:
            Refusal: if it may not.
        """
        self.check_bot_reaches()
        if not self.bot_rights & permissions.SEND_MESSAGES:
            raise forbidden(50013, "Missing Permissions")

    def check_bot_edits(self) -> None:
        """The bot wants to change a message of its own here.

        Raises:
            Refusal: if it may not.
        """
        self.check_bot_reaches()

    def find(self, identity: int) -> Message | None:
        """A message that is still there for everybody."""
        message = self.posted.get(identity)
        return None if message is None or message.deleted or message.ephemeral else message

    def sees(self, user: "User", message: Message) -> bool:
        """Whether somebody has a message before them."""
        if message.deleted:
            return False
        return message.owner is user if message.ephemeral else user in tuple(self.audience)

    def watchers(self, message: Message) -> Iterable["User"]:
        """Who has a message before them."""
        return self.audience if message.owner is None else (message.owner,)

    def woken(self) -> None:
        """Something is written here."""
