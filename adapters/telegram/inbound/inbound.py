"""All that Telegram delivers, each update to whoever deals with it; the one answer to each."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog
from telegram import ChatMemberUpdated, Message, Update
from telegram.constants import ChatType
from telegram.error import ChatMigrated, TelegramError

from adapters.frontdesk.manners import Gait
from adapters.telegram.answering.answers import PressAnswers
from adapters.telegram.answering.house import House
from adapters.telegram.answering.membership import is_heard, is_there
from adapters.telegram.chats import place_in, place_of
from adapters.telegram.inbound.greeting import Greeting
from adapters.telegram.inbound.hearing import Hearing
from adapters.telegram.inbound.presses import PressesIn
from adapters.telegram.inbound.visitors import Standings, visitor_of
from engine.match.people import Place

log = structlog.get_logger()

Rest = Callable[[], Awaitable[None]]
_GROUPS = (ChatType.GROUP, ChatType.SUPERGROUP)


class Inbound:
    """Handles updates, one at a time for each person; ``standings`` are theirs in groups."""

    def __init__(self, house: House, gait: Gait | None = None) -> None:
        """Answer with what ``house`` has; ``gait`` is how fast people may go on."""
        gait, self.standings = gait or Gait(), Standings(house.bot)
        self._house = house
        self._greeting = Greeting(house)
        self._hearing = Hearing(house, self.standings, gait, self._greeting)
        answers = PressAnswers(house)
        self._presses = PressesIn(house, self.standings, gait, answers)

    async def handle(self, update: Update) -> Rest | None:
        """Carry out an update and answer it, if it is for the bot.

        Returns:
            What waits for the rest of the answer, if a part of it does not get through at once.
        """
        name, retries = str(update.update_id), self._house.retries
        try:
            await self._take(update, name)
        except asyncio.CancelledError:
            retries.drop(name)
            raise
        return partial(retries.settled, name) if retries.is_busy_with(name) else None

    async def _take(self, update: Update, name: str) -> None:
        chat = update.effective_chat
        if chat is not None and chat.type in _GROUPS and update.my_chat_member is None:
            await self._house.membership.heard(chat.id)
        if update.callback_query is not None:
            await self._presses.take(update.callback_query, name)
        elif update.message is not None:
            await self._message(update.message, name)
        elif update.edited_message is not None:
            await self._hearing.edited(update.edited_message, name)
        elif update.my_chat_member is not None:
            await self._standing_changed(update.my_chat_member, name)

    async def close(self) -> None:
        """Leave what was still to be shown to the next start."""
        await self._house.retries.close()

    async def _message(self, message: Message, update: str) -> None:
        """A message, or what Telegram itself tells of a group in the form of one."""
        chat, membership = message.chat.id, self._house.membership
        if message.migrate_to_chat_id is not None:
            await membership.moved(chat, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await membership.moved(message.migrate_from_chat_id, chat)
        elif message.left_chat_member is not None:
            self.standings.forget(chat, message.left_chat_member.id)
            await membership.left(message.left_chat_member, chat)
        elif (place := _opened_again(message)) is not None:
            await self._house.desk.place_back(place)
        else:
            await self._hearing.take(message, update)

    async def _standing_changed(self, change: ChatMemberUpdated, update: str) -> None:
        """What the bot is in a chat has changed: whether it can speak there, and to whom."""
        if change.chat.type == ChatType.PRIVATE:
            await self._private_chat(change)
        elif change.chat.type in _GROUPS:
            await self._group(change, update)

    async def _private_chat(self, change: ChatMemberUpdated) -> None:
        visitor = visitor_of(change.from_user, None, self.standings)
        if is_heard(change.new_chat_member):
            await self._house.membership.opened(visitor)
        else:
            await self._house.membership.closed(visitor.user)

    async def _group(self, change: ChatMemberUpdated, update: str) -> None:
        place = place_in(change.chat)
        if not is_heard(change.new_chat_member):
            self._greeting.forget(place.home)
            await self._away(change.chat.id)
            return
        # Whatever has changed, it may be what was missing to speak.
        await self._house.membership.back(change.chat.id)
        if not is_there(change.old_chat_member):
            language = change.from_user.language_code or ""
            await self._greeting.greet(place, language, update)

    async def _away(self, chat: int) -> None:
        """The bot is not heard in a group any more, which may only have got another number."""
        try:
            await self._house.bot.get_chat(chat)
        except ChatMigrated as error:
            await self._house.membership.moved(chat, error.new_chat_id)
            return
        except TelegramError as error:
            log.info("group does not say what it is", error=type(error).__name__)
        await self._house.membership.away(chat)


def _opened_again(message: Message) -> Place | None:
    """The topic that a message says is open again; None if it says nothing of that kind."""
    is_open = message.forum_topic_reopened or message.general_forum_topic_unhidden
    return place_of(message) if is_open is not None else None
