"""Telegram's users as visitors, and what a group says of them: who is in it, who leads it."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import structlog
from telegram import Bot, ChatMember, ChatMemberRestricted, User
from telegram.error import ChatMigrated, TelegramError

from adapters.frontdesk import Visitor
from adapters.latest import Latest
from adapters.telegram import PLATFORM
from engine.match.people import Place

log = structlog.get_logger()

REMEMBERED_SECONDS: Final = 60.0
"""How long what a group said of somebody is taken for true."""
_LEADS: Final = (ChatMember.OWNER, ChatMember.ADMINISTRATOR)
_BELONGS: Final = (*_LEADS, ChatMember.MEMBER)


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody is in a group."""

    is_member: bool = False
    is_admin: bool = False


class Standings:
    """What people are in groups, asked of Telegram and remembered for a minute."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        """Ask through ``bot``; ``clock`` counts seconds."""
        self._bot = bot
        self._clock = clock
        self._known: Latest[tuple[int, int], tuple[float, Standing]] = Latest()

    async def of(self, chat: int, user: int, *, anew: bool = False) -> Standing:
        """What ``user`` is in ``chat``; nothing where Telegram does not say."""
        since, known = self._known.get((chat, user)) or (0.0, None)
        if known is not None and not anew and self._clock() - since < REMEMBERED_SECONDS:
            return known
        try:
            member = await self._bot.get_chat_member(chat, user)
        except ChatMigrated as error:
            return await self.of(error.new_chat_id, user, anew=anew)
        except TelegramError as error:
            log.info("group does not say who somebody is", error=type(error).__name__)
            return Standing()
        return self._remember((chat, user), _standing(member))

    async def is_admin(self, chat: int, user: int, *, anew: bool = False) -> bool:
        """Whether ``user`` leads ``chat``."""
        return (await self.of(chat, user, anew=anew)).is_admin

    async def is_member(self, chat: int, user: int, *, anew: bool = False) -> bool:
        """Whether ``user`` belongs to ``chat``."""
        return (await self.of(chat, user, anew=anew)).is_member

    def forget(self, chat: int, user: int) -> None:
        """Ask again what ``user`` is in ``chat``: it has changed."""
        self._known.take((chat, user))

    def _remember(self, who: tuple[int, int], standing: Standing) -> Standing:
        self._known.note(who, (self._clock(), standing))
        return standing


def visitor_of(user: User, place: Place | None, standings: Standings) -> Visitor:
    """A user as a visitor; of the ``place`` that their line or press is meant for, if any."""
    who = (int(place.home), user.id) if place else None
    return Visitor(
        PLATFORM,
        str(user.id),
        user.full_name,
        user.language_code or "",
        handle=user.username or "",
        is_bot=user.is_bot,
        asks_admin=partial(standings.is_admin, *who) if who else None,
        asks_member=partial(standings.is_member, *who) if who else None,
    )


def _standing(member: ChatMember) -> Standing:
    is_held_back = isinstance(member, ChatMemberRestricted) and member.is_member
    return Standing(member.status in _BELONGS or is_held_back, member.status in _LEADS)
