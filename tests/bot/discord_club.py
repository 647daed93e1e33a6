"""A whole bot inside the test's process, on the fake Discord, with people before it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from structlog.testing import capture_logs

from tests.adapters.discord.playing import can, card_of
from tests.adapters.discord.working import on
from tests.bot_inside import FAILED
from tests.servers.discord import Call, Channel, DiscordServer, Message, User
from tests.working import working

QUIET_SECONDS = 0.4


def in_private(user: User) -> Message:
    """The newest message in somebody's private chat."""
    return user.last


def passing(user: User) -> Message:
    """The newest message that somebody alone sees where they play."""
    return user.ephemerals[-1]


@dataclass
class Club:
    """A bot, and Ann and Ben who are in a server with it; ``hand`` says where hands are."""

    server: DiscordServer
    room: Channel
    ann: User
    ben: User
    hand: Callable[[User], Message] = in_private

    async def match(self) -> User:
        """Challenge, accept, deal and pass the first upcard; who has to draw."""
        await self.ann.command(self.room, "gin", opponent=self.ben).answer()
        await self.on_board(self.ben, "Accept")
        if self.hand is passing:
            for user in (self.ann, self.ben):
                await self.on_board(user, "My hand")
        return await self.until_draw(self.ann, self.ben)

    async def until_draw(self, *users: User) -> User:
        """Do whatever comes before the first draw; who has to draw."""
        while True:
            for user in users:
                if can(self.hand(user), "Draw"):
                    return user
                for words in ("I deal first", "Leave it"):
                    if can(self.hand(user), words):
                        await self.press(user, words)

    async def on_board(self, user: User, words: str) -> None:
        """Press on the board, once it is there; everything follows."""
        room = self.room
        await self.server.until(lambda: room.messages and can(room.last, words))
        await user.press(self.room.last, self.room.last.button(words)).answer()
        await self.server.quiet(QUIET_SECONDS)

    async def press(self, user: User, words: str) -> None:
        """Press on somebody's hand; everything follows."""
        hand = self.hand(user)
        await user.press(hand, hand.button(words)).answer()
        await self.server.quiet(QUIET_SECONDS)

    async def turn(self, user: User) -> list[Call]:
        """Draw from the stock and throw a card at once; the calls that it took."""
        begun = self.server.journal.mark
        hand = self.hand(user)
        await user.press(hand, hand.button("Draw")).answer()
        hand = self.hand(user)
        await user.press(hand, card_of(hand)).answer()
        await self.server.quiet(QUIET_SECONDS)
        return self.server.journal.since(begun)


@asynccontextmanager
async def club(folder: Path, **more: object) -> AsyncIterator[Club]:
    """A whole bot with its people; nothing goes wrong in it."""
    with capture_logs() as log:
        async with DiscordServer.running() as server:
            given = {"computer_pause_seconds": 0.05, "double_tap_seconds": 0.0}
            async with working(on(server, folder / "data", **(given | more))):
                await server.ready()
                ann, ben = server.user("Ann"), server.user("Ben")
                room = server.guild("Card club", [ann, ben]).channel("parlour")
                await server.until(lambda: ann.commands(room))
                yield Club(server, room, ann, ben)
            assert server.refusals == []
    assert [line for line in log if line["log_level"] in FAILED] == []
