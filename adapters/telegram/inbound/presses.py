"""Presses as Telegram delivers them: each into what the desk is asked, and answered once."""

from contextlib import suppress
from dataclasses import dataclass, replace

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message
from telegram.constants import ChatType

from adapters.frontdesk import Press, Said
from adapters.frontdesk.manners import Gait
from adapters.presentation.texts import text
from adapters.presentation.tokens import peek
from adapters.telegram import PLATFORM
from adapters.telegram.answering.answers import PressAnswers, Pressed
from adapters.telegram.answering.house import House
from adapters.telegram.chats import Whereabouts, place_in, whereabouts_of
from adapters.telegram.drawing.keyboard import EXPLAINS
from adapters.telegram.inbound.greeting import COMMANDS
from adapters.telegram.inbound.lines import COMMAND
from adapters.telegram.inbound.visitors import Standings, visitor_of
from engine.round.faults import GinError


@dataclass(frozen=True, slots=True)
class PressesIn:
    """Takes presses in; whatever a button carries, its presser is answered."""

    house: House
    standings: Standings
    gait: Gait
    answers: PressAnswers

    async def take(self, query: CallbackQuery, update: str) -> None:
        """Carry out a press and answer it once."""
        message, carried = query.message, query.data
        if message is None or not carried:
            await self._say(query, "telegram-old-button")
        elif not self.gait.allows(str(query.from_user.id)):
            await self._say(query, "telegram-too-fast")
        else:
            pressed = await self._pressed(query, message, update)
            if not carried.startswith(COMMAND):
                await self._ask(pressed, carried)
            elif carried in COMMANDS and not pressed.is_private:
                await self._type(pressed, carried)
            else:
                await self._say(query, "telegram-old-button")

    async def _type(self, pressed: Pressed, line: str) -> None:
        """Ask the desk for what a button of the greeting types, in the group that was greeted."""
        said = Said(pressed.visitor, pressed.place, line, pressed.update)
        typed = replace(pressed, line=line)
        await self.answers.deliver(typed, await self.house.desk.said(said))

    async def _ask(self, pressed: Pressed, carried: str) -> None:
        """Ask the desk for what a button carries."""
        if carried.startswith(EXPLAINS):
            press = _press(pressed, carried.removeprefix(EXPLAINS))
            await self.house.desk.explain(
                press, lambda answer: self.answers.deliver(pressed, answer)
            )
        else:
            await self.house.desk.pressed(
                _press(pressed, carried), lambda answer: self.answers.deliver(pressed, answer)
            )

    async def _pressed(
        self, query: CallbackQuery, message: MaybeInaccessibleMessage, update: str
    ) -> Pressed:
        """Where a press was made, and what it is meant for."""
        where, number = await self._whereabouts(query, message), str(message.message_id)
        is_private = message.chat.type == ChatType.PRIVATE
        asked_in = None
        if is_private:
            asked_in = await self.house.asides.place_of(where.channel, number)
            place = await self.house.desk.place_now(asked_in) if asked_in else None
        else:
            place = place_in(message.chat, where.topic)
        visitor = visitor_of(query.from_user, place, self.standings)
        return Pressed(
            query.id, visitor, place, where.channel, number, update, is_private, asked_in
        )

    async def _whereabouts(
        self, query: CallbackQuery, message: MaybeInaccessibleMessage
    ) -> Whereabouts:
        """The chat of a message, and its topic; an old one does not tell, but its table does."""
        if isinstance(message, Message) and message.is_accessible:
            return whereabouts_of(message)
        chat, number = message.chat.id, str(message.message_id)
        with suppress(GinError):
            table = peek((query.data or "").removeprefix(EXPLAINS)).table
            for row in await self.house.desk.drawing.store.messages_of(table):
                where = Whereabouts.read(row.chat) if row.platform == PLATFORM else None
                if where is not None and (where.chat, row.message) == (chat, number):
                    return where
        return Whereabouts(chat)

    async def _say(self, query: CallbackQuery, key: str) -> None:
        visitor = visitor_of(query.from_user, None, self.standings)
        words = self.house.say(await self.house.desk.language(visitor), text(key))
        await self.house.popups.say(query.id, words)


def _press(pressed: Pressed, token: str) -> Press:
    return Press(
        pressed.visitor,
        pressed.place,
        pressed.chat,
        pressed.message,
        token,
        pressed.update,
        pressed.asked_in,
    )
