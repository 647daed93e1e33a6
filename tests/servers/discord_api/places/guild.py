"""Servers, their members and channels."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.servers.discord_api import permissions
from tests.servers.discord_api.accounts import Account
from tests.servers.discord_api.ids import stamp
from tests.servers.discord_api.places.threads import Forum, TextChannel, Thread
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User
    from tests.servers.discord_api.places.channel import Channel
    from tests.servers.discord_api.world import World


@dataclass(slots=True, eq=False)
class Membership:
    """How somebody is in a server: what they are called there, what they may do besides."""

    joined: float
    nick: str = ""
    rights: int = 0


class Guild:
    """A server; ``title`` is what people call it.

    ``has_bot`` says whether the bot is a member, ``installed`` whether the app is there at all.
    ``rights`` is what everybody may do, ``bot`` how the bot is there.
    """

    def __init__(self, world: "World", title: str, locale: str = "en-US") -> None:
        self.world = world
        self.id = world.ids.next()
        self.title = title
        self.locale = locale
        self.rights = permissions.EVERYONE
        self.members: dict[User, Membership] = {}
        self.channels: dict[int, Channel] = {}
        self.bot = Membership(world.now)
        self.has_bot = False
        self.installed = False
        self.away = False
        self.system_channel: TextChannel | None = None
        world.guilds[self.id] = self

    def __repr__(self) -> str:
        return f"<{self.title} {self.id}>"

    def channel(self, name: str) -> TextChannel:
        """A new text channel."""
        channel = TextChannel(self, name)
        self._made(channel)
        return channel

    def forum(self, name: str) -> Forum:
        """A new forum."""
        forum = Forum(self, name)
        self._made(forum)
        return forum

    def add(self, user: "User", nick: str = "") -> None:
        """Somebody joins."""
        self.members[user] = Membership(self.world.now, nick)
        user.guilds.add(self)

    def drop(self, user: "User") -> None:
        """Somebody leaves, or is sent away."""
        del self.members[user]
        user.guilds.discard(self)

    def allow(self, user: "User", *names: str) -> None:
        """Somebody may do more here from now on."""
        self.members[user].rights |= permissions.bits(*names)

    def nick(self, user: "User", name: str) -> None:
        """Somebody is called otherwise here."""
        self.members[user].nick = name

    def invite_bot(self) -> None:
        """Somebody installs the app here, and the bot comes."""
        self.installed = self.has_bot = True
        self.bot = Membership(self.world.now)
        self._tell("GUILD_CREATE", self.json)

    def kick_bot(self) -> None:
        """The bot is sent away, and the app with it."""
        self.installed = self.has_bot = False
        self._tell("GUILD_DELETE", {"id": str(self.id)})

    def delete(self) -> None:
        """The server is no more."""
        for channel in self.channels.values():
            channel.deleted = True
        for user in tuple(self.members):
            self.drop(user)
        del self.world.guilds[self.id]
        self.kick_bot()

    def fail(self) -> None:
        """The server is out of order for a while."""
        self.away = True
        self._tell("GUILD_DELETE", {"id": str(self.id), "unavailable": True})

    def recover(self) -> None:
        """It is in order again."""
        self.away = False
        self._tell("GUILD_CREATE", self.json)

    @property
    def audience(self) -> Iterable["User"]:
        """Its members."""
        return self.members

    def member_json(self, user: "User", rights: int | None = None) -> Json:
        """A member as Discord tells of them; with what they may do in some channel."""
        said = _member(self.members[user], user.account)
        return said if rights is None else said | {"permissions": str(rights)}

    @property
    def json(self) -> Json:
        """The server as the gateway tells of it."""
        there = self.channels.values()
        threads = [one for one in there if isinstance(one, Thread)]
        plain = [one for one in there if not isinstance(one, Thread)]
        return {
            "id": str(self.id),
            "name": self.title,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "owner_id": str(self._owner),
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_id": str(self.system_channel.id) if self.system_channel else None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "application_id": None,
            "preferred_locale": self.locale,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [self._role],
            "joined_at": stamp(self.bot.joined),
            "large": False,
            "unavailable": False,
            "member_count": len(self.members) + 1,
            "members": [_member(self.bot, self.world.bot)],
            "channels": [one.json for one in plain],
            "threads": [one.json for one in threads if not one.archived],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    @property
    def partial(self) -> Json:
        """The server as an interaction tells of it."""
        return {"id": str(self.id), "locale": self.locale, "features": []}

    def tell(self, event: str, data: Json) -> None:
        """The bot hears of something here, if it is here."""
        if self.has_bot and not self.away:
            self._tell(event, data)

    @property
    def _owner(self) -> int:
        return next((user.id for user in self.members), self.world.bot.id)

    @property
    def _role(self) -> Json:
        return {
            "id": str(self.id),
            "name": "@everyone",
            "description": None,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": 0,
            "permissions": str(self.rights),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def _made(self, channel: "Channel") -> None:
        self.channels[channel.id] = channel
        if isinstance(channel, TextChannel) and self.system_channel is None:
            self.system_channel = channel
        self.tell("CHANNEL_CREATE", channel.json)

    def _tell(self, event: str, data: Json) -> None:
        self.world.gateway.tell_guild(self.id, event, data)


def _member(membership: Membership, account: Account) -> Json:
    return {
        "user": account.json,
        "nick": membership.nick or None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": stamp(membership.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
