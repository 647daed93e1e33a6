"""Private chats: with the bot alone, and among people."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tests.servers.discord_api import permissions
from tests.servers.discord_api.places.channel import BOT_DM, PRIVATE, Channel
from tests.servers.discord_api.refusal import Json, forbidden

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User
    from tests.servers.discord_api.world import World


class DM(Channel):
    """The private chat of somebody with the bot."""

    kind = 1
    context = BOT_DM

    def __init__(self, world: "World", owner: "User") -> None:
        super().__init__(world, "")
        self.owner = owner

    @property
    def audience(self) -> Iterable["User"]:
        """Its owner."""
        return (self.owner,)

    def rights_of(self, user: "User") -> int:
        """What its owner may do, nobody else anything."""
        return permissions.IN_PRIVATE if user is self.owner else 0

    @property
    def bot_rights(self) -> int:
        """What the bot may do here."""
        return permissions.IN_PRIVATE

    def check_bot_posts(self) -> None:
        """The bot wants to write here.

        Raises:
            Refusal: if the chat is closed to it.
        """
        if not self.owner.meets_bot:
            words = "Cannot send messages to this user due to having no mutual guilds"
            raise forbidden(50278, words)
        if self.owner.dms_closed:
            raise forbidden(50007, "Cannot send messages to this user")

    @property
    def json(self) -> Json:
        """The chat as Discord tells of it."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "recipients": [self.owner.account.json],
            "last_message_id": str(next(reversed(self.posted))) if self.posted else None,
            "flags": 0,
        }


class GroupDM(Channel):
    """A private chat of several people; the bot is never a member."""

    kind = 3
    context = PRIVATE

    def __init__(self, world: "World", people: Iterable["User"], name: str) -> None:
        super().__init__(world, name)
        self.people = list(people)

    @property
    def audience(self) -> Iterable["User"]:
        """Who is in it."""
        return self.people

    def rights_of(self, user: "User") -> int:
        """What somebody may do here."""
        return permissions.EVERYONE if user in self.people else 0

    @property
    def bot_rights(self) -> int:
        """The bot may do nothing here by itself."""
        return 0

    def leave(self, user: "User") -> None:
        """Somebody leaves."""
        self.people.remove(user)

    @property
    def json(self) -> Json:
        """The chat as Discord tells of it."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "name": self.name or None,
            "icon": None,
            "owner_id": str(self.people[0].id),
            "recipients": [one.account.json for one in self.people],
            "last_message_id": str(next(reversed(self.posted))) if self.posted else None,
            "flags": 0,
        }
