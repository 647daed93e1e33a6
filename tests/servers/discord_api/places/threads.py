"""Channels of servers, and the threads and forum posts in them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tests.servers.discord_api import permissions
from tests.servers.discord_api.ids import stamp
from tests.servers.discord_api.places.channel import Channel
from tests.servers.discord_api.refusal import Json, bad, forbidden

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User
    from tests.servers.discord_api.places.guild import Guild

TEXT, ANNOUNCEMENTS, THREAD, FORUM = 0, 5, 11, 15
ARCHIVED: Final = "Thread is archived"


class GuildChannel(Channel):
    """A channel of a server; ``overwrites`` is what somebody may and may not do in it alone."""

    def __init__(self, guild: "Guild", name: str) -> None:
        super().__init__(guild.world, name)
        self._guild = guild
        self.overwrites: dict[int, tuple[int, int]] = {}

    @property
    def guild(self) -> "Guild":
        """The server that it is in."""
        return self._guild

    @property
    def audience(self) -> Iterable["User"]:
        """The members who may look into it."""
        if not self.overwrites and self._guild.rights & permissions.VIEW_CHANNEL:
            return self._guild.members
        members = self._guild.members
        return [one for one in members if self.rights_of(one) & permissions.VIEW_CHANNEL]

    def forbid(self, *names: str, user: "User | None" = None) -> None:
        """Somebody, or else the bot, may not do that here any more."""
        allowed, denied = self.overwrites.get(self._whom(user), (0, 0))
        bits = permissions.bits(*names)
        self._set(user, allowed & ~bits, denied | bits)

    def allow(self, *names: str, user: "User | None" = None) -> None:
        """Somebody, or else the bot, may do that here from now on."""
        allowed, denied = self.overwrites.get(self._whom(user), (0, 0))
        bits = permissions.bits(*names)
        self._set(user, allowed | bits, denied & ~bits)

    def delete(self) -> None:
        """Somebody deletes it, with all that is in it; of its threads nothing more is told."""
        there = self._guild.channels
        inside = [one for one in there.values() if isinstance(one, Thread) and one.parent is self]
        for channel in (self, *inside):
            channel.deleted = True
            del there[channel.id]
        self._guild.tell("CHANNEL_DELETE", self.json)

    def rights_of(self, user: "User") -> int:
        """What somebody may do here."""
        membership = self._guild.members.get(user)
        return self._rights(user.id, membership.rights) if membership else 0

    @property
    def bot_rights(self) -> int:
        """What the bot may do here by itself."""
        if not self._guild.has_bot:
            return 0
        return self._rights(self.world.bot.id, self._guild.bot.rights)

    @property
    def json(self) -> Json:
        """The channel as Discord tells of it."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "guild_id": str(self._guild.id),
            "name": self.name,
            "position": 0,
            "permission_overwrites": [
                {"id": str(one), "type": 1, "allow": str(allowed), "deny": str(denied)}
                for one, (allowed, denied) in self.overwrites.items()
            ],
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "parent_id": None,
            "last_message_id": str(next(reversed(self.posted))) if self.posted else None,
            "flags": 0,
        }

    def _rights(self, whom: int, besides: int) -> int:
        rights = self._guild.rights | besides
        if rights & permissions.ADMINISTRATOR:
            return permissions.ALL
        allowed, denied = self.overwrites.get(whom, (0, 0))
        return (rights & ~denied) | allowed

    def _whom(self, user: "User | None") -> int:
        return self.world.bot.id if user is None else user.id

    def _set(self, user: "User | None", allowed: int, denied: int) -> None:
        self.overwrites[self._whom(user)] = (allowed, denied)
        self._guild.tell("CHANNEL_UPDATE", self.json)


class TextChannel(GuildChannel):
    """A channel to write in."""

    kind = TEXT

    def thread(self, name: str, owner: "User | None" = None) -> "Thread":
        """A new thread of somebody, or of the first member."""
        return Thread(self, name, owner)


class Forum(GuildChannel):
    """A channel of posts; nothing is written in it itself."""

    kind = FORUM

    def post(self, name: str, owner: "User | None" = None) -> "Thread":
        """A new post of somebody, or of the first member."""
        return Thread(self, name, owner)

    def check_bot_posts(self) -> None:
        """The bot wants to write here by itself, which nobody can.

        Raises:
            Refusal: always.
        """
        self.check_bot_reaches()
        raise bad(50008, "Cannot send messages in a non-text channel")

    @property
    def json(self) -> Json:
        """The forum as Discord tells of it."""
        more: Json = {"available_tags": [], "default_reaction_emoji": None}
        return super().json | more | {"default_sort_order": None, "default_forum_layout": 0}


class Thread(GuildChannel):
    """A thread, or a post of a forum; it may be archived, and locked besides."""

    kind = THREAD

    def __init__(self, parent: GuildChannel, name: str, owner: "User | None") -> None:
        super().__init__(parent.guild, name)
        self.parent = parent
        self.owner = owner or next(iter(parent.guild.members), None)
        self.made = self.world.now
        self.archived = False
        self.locked = False
        parent.guild.channels[self.id] = self
        parent.guild.tell("THREAD_CREATE", self.json | {"newly_created": True})

    @property
    def audience(self) -> Iterable["User"]:
        """Whoever may look into the channel that it belongs to."""
        return self.parent.audience

    def rights_of(self, user: "User") -> int:
        """What somebody may do here, which is what they may do in the channel."""
        return self.parent.rights_of(user)

    @property
    def bot_rights(self) -> int:
        """What the bot may do here, which is what it may do in the channel."""
        return self.parent.bot_rights

    def archive(self, *, locked: bool = False) -> None:
        """Put it away; a locked one opens to no ordinary member."""
        self.archived, self.locked = True, locked
        self._guild.tell("THREAD_UPDATE", self.json)

    def wake(self) -> None:
        """Take it out again."""
        self.archived = self.locked = False
        self._guild.tell("THREAD_UPDATE", self.json)

    def woken(self) -> None:
        """Something is written here, and a thread that was put away is taken out again."""
        if self.archived:
            self.wake()

    def delete(self) -> None:
        """Somebody deletes it, with all that is in it."""
        self.deleted = True
        del self._guild.channels[self.id]
        parent = {"parent_id": str(self.parent.id), "guild_id": str(self._guild.id)}
        self._guild.tell("THREAD_DELETE", {"id": str(self.id), "type": self.kind} | parent)

    def check_bot_posts(self) -> None:
        """The bot wants to write here by itself.

        Raises:
            Refusal: if it may not.
        """
        self.check_bot_reaches()
        if not self.bot_rights & permissions.SEND_MESSAGES_IN_THREADS:
            raise forbidden(50013, "Missing Permissions")
        if self.locked and not self.bot_rights & permissions.MANAGE_THREADS:
            raise bad(50083, ARCHIVED) if self.archived else forbidden(160005, "Thread is locked")

    def check_bot_edits(self) -> None:
        """The bot wants to change a message of its own here.

        Raises:
            Refusal: if it may not.
        """
        self.check_bot_reaches()
        if self.archived:
            raise bad(50083, ARCHIVED)

    @property
    def json(self) -> Json:
        """The thread as Discord tells of it."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "guild_id": str(self._guild.id),
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner.id if self.owner else self.world.bot.id),
            "name": self.name,
            "last_message_id": str(next(reversed(self.posted))) if self.posted else None,
            "message_count": len(self.posted),
            "total_message_sent": len(self.posted),
            "member_count": 1,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": 1440,
                "archive_timestamp": stamp(self.made),
                "create_timestamp": stamp(self.made),
            },
        }
