"""Telegram as the contract's platform: a real bot on the fake Bot API server, virtual users."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from adapters.presentation.names import numbered, person_name
from adapters.telegram import PLATFORM
from adapters.telegram.chats import Whereabouts
from engine.match.people import Place
from tests.bot_process import BotProcess
from tests.contract.bot_rig import UNHURRIED, BotRig
from tests.contract.rig import Message, User
from tests.contract.telegram_user import TelegramUser
from tests.servers import telegram as fake

FORUM: Final = 1
"""The number of the place that is a topic; the others are a supergroup and a basic group."""
TITLES: Final = ("Lounge", "Card club", "Family")
PLENTY: Final = "1000000"
"""So much a minute that nothing waits for its turn."""
EVERY: Final = 1_000_000
"""So many calls go wrong that it is every one."""

Room = fake.Group | fake.Topic


def swift(server: fake.TelegramServer) -> dict[str, str]:
    """Settings of a bot on this server that waits for nothing."""
    return UNHURRIED | {
        "TELEGRAM_TOKEN": server.token,
        "TELEGRAM_API_URL": server.url,
        "TELEGRAM_GROUP_PER_MINUTE": PLENTY,
        "TELEGRAM_PRIVATE_PER_MINUTE": PLENTY,
        "TELEGRAM_PATIENCE_SECONDS": "0",
    }


@asynccontextmanager
async def telegram_rig(folder: Path, **settings: str) -> AsyncIterator["TelegramRig"]:
    """A rig with a bot that waits for nothing, unless ``settings`` say otherwise."""
    async with fake.TelegramServer.running() as server:
        bot = BotProcess(folder, **(swift(server) | settings))
        await bot.start()
        try:
            yield TelegramRig(server, bot)
        finally:
            await bot.close()


class TelegramRig(BotRig):
    """Telegram, its bot and everybody there."""

    def __init__(self, server: fake.TelegramServer, bot: BotProcess) -> None:
        super().__init__(bot)
        self.server = server
        self._users: list[TelegramUser] = []
        self._names: Counter[str] = Counter()
        self._cuts: list[fake.Fault] = []
        self._open_groups()

    async def person(self, name: str, language: str = "en", handle: str = "") -> TelegramUser:
        """Somebody new, who has started the bot and is in every group."""
        user = self.stranger(name, language, handle)
        user.account.start()
        await self.server.until(lambda: user.account.private)
        user.forget()
        return user

    def stranger(self, name: str, language: str = "en", handle: str = "") -> TelegramUser:
        """Somebody new who is in every group, and of whom the bot knows nothing."""
        shown = person_name(name)
        self._names[shown] += 1
        number = self._names[shown]
        if number > 1:
            name = shown = numbered(shown, number)
        account = self.server.user(name, username=handle, language=language)
        for group in self.groups:
            group.members[account] = "member"
        user = TelegramUser(self.server, account, shown)
        self._users.append(user)
        return user

    async def admin(self, language: str = "en") -> TelegramUser:
        """Somebody new who is an admin of every group."""
        user = await self.person("Abe", language)
        for group in self.groups:
            group.promote(user.account)
        return user

    @property
    def neighbours(self) -> tuple[Place, Place]:
        """Two topics of one group."""
        return self._places[FORUM], place_of(self.beside)

    def place(self, number: int) -> Place:
        """One of the groups, or the topic of one."""
        return self._places[number]

    def room(self, number: int) -> Room:
        """The same as the server has it."""
        return self._rooms[number]

    async def leave(self, user: User) -> None:
        """Let somebody never look at Telegram again."""
        gone = next(one for one in self._users if one is user)
        for group in self.groups:
            group.members.pop(gone.account, None)
        self._users.remove(gone)

    async def everybody_leaves(self) -> None:
        """Let nobody look at Telegram again; whoever comes next finds new groups."""
        for user in tuple(self._users):
            await self.leave(user)
        self._open_groups()

    async def remove_board(self, message: Message) -> None:
        """Delete a message in a group."""
        group = self.server.world.groups[Whereabouts.read(message.chat).chat]
        group.delete(group.posted[int(message.id)])

    def cut_off(self) -> None:
        """Let the bot hear nothing more of what people do."""
        self._cuts.append(self.server.fault("getUpdates", times=EVERY, status=502))

    def put_through(self) -> None:
        """Let the bot hear of it again."""
        while self._cuts:
            self._cuts.pop().left = 0

    @property
    def failures(self) -> list[str]:
        """What tells of an error: in the log, or in a call that Telegram does not know."""
        said = [*self.bot.failures, *self.bot.errors.splitlines()]
        return [*said, *self.server.refusals, *self.server.broken]

    def _open_groups(self) -> None:
        server = self.server
        lounge = server.group(TITLES[0])
        club = server.group(TITLES[FORUM], forum=True)
        family = server.group(TITLES[2], basic=True)
        self.groups = (lounge, club, family)
        self.beside = club.topic("Bridge")
        self._rooms: tuple[Room, ...] = (lounge, club.topic("Gin"), family)
        self._places = tuple(place_of(room) for room in self._rooms)


def place_of(room: Room) -> Place:
    group = room.group if isinstance(room, fake.Topic) else room
    topic = room.id if isinstance(room, fake.Topic) else 0
    return Place(PLATFORM, Whereabouts(group.id, topic).channel, group.title, str(group.id))
