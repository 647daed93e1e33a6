"""All that the platform knows: people, places, the bot, interactions and the clock."""

from typing import TYPE_CHECKING

from tests.servers.common.clock import Clock
from tests.servers.common.news import News
from tests.servers.discord_api.accounts import Account
from tests.servers.discord_api.application import Application
from tests.servers.discord_api.gateway.gateway import Gateway
from tests.servers.discord_api.ids import Ids

if TYPE_CHECKING:
    from tests.servers.discord_api.asking.asked import Asked
    from tests.servers.discord_api.messages.message import Message
    from tests.servers.discord_api.people.user import User
    from tests.servers.discord_api.places.channel import Channel
    from tests.servers.discord_api.places.guild import Guild


class World(News):
    """The platform itself.

    ``answer_seconds`` is how long an interaction may stay unanswered, ``token_seconds`` how long
    its token lives. A message older than an hour may be edited ``old_edits`` times an hour.
    ``dms_a_minute`` is how many private chats may be opened, 0 for any number.
    """

    def __init__(self, clock: Clock, token: str) -> None:
        super().__init__()
        self.clock = clock
        self.ids = Ids(clock)
        self.bot = Account(self.ids.next(), "", "Deadwood", is_bot=True)
        self.application = Application(self.bot, self.ids)
        self.gateway = Gateway(self, token)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.asked: dict[str, Asked] = {}
        self.noted: dict[tuple[int, str], Message] = {}
        self.edits_of_old: dict[int, list[float]] = {}
        self.answer_seconds = 3.0
        self.token_seconds = 900.0
        self.old_edits = 5
        self.dms_a_minute = 0
        self.opened: list[float] = []

    @property
    def now(self) -> float:
        """The time of the platform."""
        return self.clock.now()

    def person(self, identity: int) -> "User | Account":
        """Somebody by their number, or the bot by its own.

        Raises:
            KeyError: if there is nobody.
        """
        return self.bot if identity == self.bot.id else self.users[identity]
