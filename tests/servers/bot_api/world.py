"""All that the platform knows: chats, people, the bot, queries and the clock."""

import itertools
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.servers.bot_api.accounts import Account
from tests.servers.bot_api.refusal import Json
from tests.servers.bot_api.updates import Updates
from tests.servers.bot_api.webhook import Webhook
from tests.servers.common.clock import Clock
from tests.servers.common.news import News

if TYPE_CHECKING:
    from tests.servers.bot_api.groups import Group
    from tests.servers.bot_api.people import User
    from tests.servers.bot_api.presses import Pressed


@dataclass(slots=True)
class Profile:
    """What the bot has told of itself, by language; commands by scope and language too."""

    names: dict[str, str] = field(default_factory=dict)
    descriptions: dict[str, str] = field(default_factory=dict)
    short_descriptions: dict[str, str] = field(default_factory=dict)
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)
    menu_buttons: dict[int, Json] = field(default_factory=dict)


class World(News):
    """The platform itself.

    ``reads_all`` turns the bot's privacy mode off. ``query_seconds`` is how long a press may be
    answered. A message older than ``memory_seconds`` is told of without what it says.
    """

    def __init__(self, bot: Account, clock: Clock) -> None:
        super().__init__()
        self.bot = bot
        self.clock = clock
        self.users: dict[int, User] = {}
        self.groups: dict[int, Group] = {}
        self.queries: dict[str, Pressed] = {}
        self.updates = Updates()
        self.webhook = Webhook(self.updates, clock)
        self.profile = Profile()
        self.reads_all = False
        self.can_join_groups = True
        self.query_seconds = 60.0
        self.memory_seconds = float("inf")
        self._message_ids = itertools.count(11)
        self._user_ids = itertools.count(5_000_001)
        self._group_ids = itertools.count(4_000_001)
        self._query_ids = itertools.count(8_100_000_001)

    @property
    def date(self) -> int:
        """The time as a message carries it."""
        return int(self.clock.now())

    def next_message(self) -> int:
        """The number of the next message in a private chat or a basic group."""
        return next(self._message_ids)

    def next_user(self) -> int:
        """An id for somebody new."""
        return next(self._user_ids)

    def next_group(self, *, basic: bool) -> int:
        """An id for a new group."""
        number = next(self._group_ids)
        return -number if basic else -1_000_000_000_000 - number

    def next_query(self) -> str:
        """An id for a press."""
        return str(next(self._query_ids))

    def named(self, username: str) -> "User | None":
        """Whoever has a handle."""
        wanted = username.removeprefix("@").lower()
        people = self.users.values()
        return next((one for one in people if one.username.lower() == wanted), None)

    def is_bot_name(self, username: str) -> bool:
        """Whether a handle is the bot's."""
        return username.removeprefix("@").lower() == self.bot.username.lower()


def start_payload(link: str, bot: str) -> str | None:
    """What a link hands on to the bot's private chat; None if it does not lead there."""
    found = re.fullmatch(
        rf"https://t\.me/{re.escape(bot)}(?:\?start=([A-Za-z0-9_-]{{0,64}}))?", link, re.IGNORECASE
    )
    return (found[1] or "") if found else None
