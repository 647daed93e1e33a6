"""Who takes the bot's messages: private chats that open and close, groups that move and go."""

import time
from dataclasses import dataclass, field

from telegram import ChatMember, ChatMemberRestricted, User

from adapters.frontdesk import FrontDesk, Visitor
from adapters.frontdesk.people.reach import PrivateReach
from adapters.latest import Latest
from adapters.telegram import PLATFORM
from adapters.telegram.answering.accounts import Accounts
from adapters.telegram.chats import Whereabouts
from engine.match.people import Place


@dataclass(frozen=True, slots=True)
class Membership:
    """Tells the desk where the bot is heard and where no more; told by updates and by failures.

    A failure may come late: it says how things were when that was ``asked`` which failed, by the
    clock that is never set. What was heard since then is newer.
    """

    desk: FrontDesk
    accounts: Accounts
    _open: Latest[str, float] = field(default_factory=Latest)
    _heard: Latest[str, float] = field(default_factory=Latest)

    async def opened(self, visitor: Visitor) -> None:
        """Hear that somebody takes private messages; what was refused is sent again."""
        if visitor.user not in self._open:
            await self.desk.private_opened(visitor)
        self.note_open(visitor)

    def note_open(self, visitor: Visitor) -> None:
        """Hear that somebody takes private messages, as the desk knows already."""
        self._open.note(visitor.user, time.monotonic())

    async def is_open(self, visitor: Visitor) -> bool:
        """Whether somebody is known to take private messages."""
        if visitor.user in self._open:
            return True
        reach = PrivateReach(self.desk.drawing.store, frozenset((PLATFORM,)))
        return await reach.is_known_open(PLATFORM, visitor.user)

    async def closed(self, user: str) -> None:
        """Hear that somebody takes no private messages any more."""
        self._open.take(user)
        await self.desk.private_closed(Visitor(PLATFORM, user, ""))

    async def refused(self, user: str, asked: float) -> bool:
        """Hear that somebody took no private message then; whether it still is so."""
        if (self._open.get(user) or 0.0) >= asked:
            return False
        await self.closed(user)
        return True

    async def moved(self, old_chat: int, new_chat: int) -> None:
        """Hear that a group goes by another number now: it has grown."""
        old, new = _group(old_chat), _group(new_chat)
        if await self.accounts.was_heard(old.home):
            await self.accounts.hear(new.home)
        await self.desk.place_moved(old, new)

    async def heard(self, chat: int) -> None:
        """Hear anything from a group: what it was not sent before it is sent now."""
        home = str(chat)
        if home not in self._heard:
            await self.accounts.hear(home)
            await self.desk.home_back(PLATFORM, home)
        self._heard.note(home, time.monotonic())

    async def back(self, chat: int) -> None:
        """Hear that the bot is heard in a group again."""
        self._heard.take(str(chat))
        await self.heard(chat)

    async def lost(self, chat: int) -> None:
        """Hear that a group is not known: nothing ends, for it may be heard again."""
        self._heard.take(str(chat))

    async def gone(self, chat: int, asked: float) -> bool:
        """Hear, by what was refused, that a group was no more then or did not have the bot.

        A bot that was never in it, as one is with another token, has to be let in first.

        Returns:
            Whether it still is so.
        """
        if (self._heard.get(str(chat)) or 0.0) >= asked:
            return False
        self._heard.take(str(chat))
        if await self.accounts.was_heard(str(chat)):
            await self.away(chat)
        return True

    async def away(self, chat: int) -> None:
        """Hear that the bot is heard in a group no more: its tables end."""
        self._heard.take(str(chat))
        await self.desk.home_gone(PLATFORM, str(chat))

    async def left(self, user: User, chat: int) -> None:
        """Hear that somebody has left a group: their tables there say so."""
        await self.desk.left_home(Visitor(PLATFORM, str(user.id), user.full_name), str(chat))


def is_heard(member: ChatMember) -> bool:
    """Whether whoever is so in a chat can speak there."""
    if isinstance(member, ChatMemberRestricted):
        return bool(member.is_member and member.can_send_messages)
    return member.status not in (ChatMember.LEFT, ChatMember.BANNED)


def is_there(member: ChatMember) -> bool:
    """Whether whoever is so in a chat belongs to it."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member
    return member.status not in (ChatMember.LEFT, ChatMember.BANNED)


def _group(chat: int) -> Place:
    return Place(PLATFORM, Whereabouts(chat).channel, home=str(chat))
