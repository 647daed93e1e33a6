"""Discord as the contract's platform: a real bot on the fake server, virtual users."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from adapters.discord.emojis.pictures import pictures
from adapters.discord.spots import place_in
from adapters.presentation.names import numbered, person_name
from engine.match.people import Place
from tests.bot_process import BotProcess
from tests.contract.bot_rig import UNHURRIED, BotRig
from tests.contract.discord_user import DiscordUser, Who
from tests.contract.rig import Message, User
from tests.servers import discord as fake
from tests.servers.discord_api.application import Emoji
from tests.servers.discord_api.messages.showing import taken_away

LONGEST_NAME: Final = 32
"""Letters of a name, at most."""
LOCALES: Final = {"en": "en-US", "ru": "ru"}
"""What people's Discord is set to; Kazakh is none of its languages."""
ADMIN: Final = "MANAGE_GUILD"


def swift(server: fake.DiscordServer) -> dict[str, str]:
    """Settings of a bot on this server that waits for nothing."""
    return UNHURRIED | {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.url,
        "DISCORD_PATIENCE_SECONDS": "0",
    }


def with_pictures(server: fake.DiscordServer) -> fake.DiscordServer:
    """The same, once ``python -m bot emojis`` has brought a picture of every card there."""
    for picture in pictures():
        number = server.world.ids.next()
        drawn = Emoji(number, picture.name, picture.png)
        server.world.application.emojis[number] = drawn
    return server


@asynccontextmanager
async def discord_rig(folder: Path, **settings: str) -> AsyncIterator["DiscordRig"]:
    """A rig with a bot that waits for nothing, unless ``settings`` say otherwise."""
    async with fake.DiscordServer.running() as server:
        bot = BotProcess(folder, **(swift(server) | settings))
        await bot.start()
        try:
            yield DiscordRig(server, bot)
        finally:
            await bot.close()


class DiscordRig(BotRig):
    """Discord, its bot and everybody there."""

    def __init__(self, server: fake.DiscordServer, bot: BotProcess) -> None:
        super().__init__(bot)
        self.server = server
        self._users: list[DiscordUser] = []
        self._names: Counter[str] = Counter()
        self.known: dict[str, Who] = {}
        """Whom everybody can name, by what the bot calls them."""
        self._open_server()

    async def person(self, name: str, language: str = "en") -> DiscordUser:
        """Somebody new, who is in the server."""
        user = self.outsider(name, language)
        self.guild.add(user.account)
        if language not in LOCALES:
            await user.say(None, f"/language {language}")
            user.answers.clear()
        return user

    def outsider(self, name: str, language: str = "en") -> DiscordUser:
        """Somebody new who is nowhere yet."""
        name = name[:LONGEST_NAME]
        shown = person_name(name)
        self._names[shown] += 1
        number = self._names[shown]
        if number > 1:
            name = shown = numbered(shown, number)
        handle = f"user{len(self.server.world.users)}"
        account = self.server.user(name, handle, LOCALES.get(language, "en-US"))
        self.known[shown] = account
        user = DiscordUser(self.server, account, shown, self.known)
        self._users.append(user)
        return user

    async def admin(self, language: str = "en") -> DiscordUser:
        """Somebody new who leads the server."""
        user = await self.person("Abe", language)
        self.guild.allow(user.account, ADMIN)
        return user

    @property
    def neighbours(self) -> tuple[Place, Place]:
        """Two channels of one server."""
        return self._places[0], self._places[1]

    def place(self, number: int) -> Place:
        """A text channel, a thread of it, or a post of a forum."""
        return self._places[number]

    def channel(self, number: int) -> fake.Channel:
        """The same as the server has it."""
        return self._channels[number]

    async def leave(self, user: User) -> None:
        """Let somebody never look at Discord again."""
        gone = next(one for one in self._users if one is user)
        for guild in tuple(gone.account.guilds):
            gone.account.leave(guild)
        self._users.remove(gone)
        self.known.pop(gone.name, None)

    async def everybody_leaves(self) -> None:
        """Let nobody look at Discord again; whoever comes next finds a new server."""
        for user in tuple(self._users):
            await self.leave(user)
        self._open_server()

    async def remove_board(self, message: Message) -> None:
        """Delete a message in a channel."""
        channel = self.server.world.channels[int(message.chat)]
        taken_away(channel.posted[int(message.id)])

    def cut_off(self) -> None:
        """Break the bot's connection to the gateway, and let it make no other."""
        self.server.gateway.closed = True
        self.server.gateway.drop()

    def put_through(self) -> None:
        """Let the bot connect again."""
        self.server.gateway.closed = False

    @property
    def failures(self) -> list[str]:
        """What tells of an error: in the log, or in a call that Discord does not know."""
        said = [*self.bot.failures, *self.bot.errors.splitlines()]
        return [*said, *self.server.refusals]

    def _open_server(self) -> None:
        guild = self.guild = self.server.guild("Card club")
        lounge = guild.channel("lounge")
        thread = lounge.thread("Gin tonight")
        post = guild.forum("Games").post("Rummy, anybody?")
        self._channels: tuple[fake.Channel, ...] = (lounge, thread, post)
        self._places = tuple(map(place_of, self._channels))


def place_of(channel: fake.Channel) -> Place:
    """A channel as the bot knows it."""
    guild = channel.guild
    return place_in(channel.id, channel.name, None if guild is None else guild.id)
