"""What people write into their private chat with the bot: moves and commands, answered there."""

from dataclasses import dataclass, field
from typing import Final

import structlog
from discord import HTTPException, Message

from adapters.discord.answering.callbacks import NOBODY
from adapters.discord.answering.house import House
from adapters.discord.answering.told import Telling
from adapters.discord.answering.whence import Whence
from adapters.discord.drawing.sheet import Sheet
from adapters.discord.inbound.visitors import writer_of
from adapters.discord.spots import private_chat
from adapters.discord.wire.insisting import insisted
from adapters.frontdesk import Answer, Said
from adapters.frontdesk.manners import Gait
from adapters.frontdesk.pace import Pace
from adapters.presentation.names import harmless
from adapters.presentation.texts import text

LINE_LENGTH: Final = 500
"""Characters of a line, at most; a longer one is answered, not carried out."""
ANSWER_SECONDS: Final = 180.0
"""How long it is tried to answer a line."""
_PICTURES_BURST: Final = 1
_PICTURES_PER_SECOND: Final = 0.1

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Writing:
    """Takes in what is written in private. Only words count there, and only a person's."""

    house: House
    gait: Gait
    _pictures: Pace = field(default_factory=lambda: Pace(_PICTURES_BURST, _PICTURES_PER_SECOND))

    async def take(self, message: Message) -> None:
        """Carry out what a line asks for, and answer it."""
        whence = _whence_of(message)
        await self.house.membership.spoke(whence.visitor)
        if not message.content.strip():
            await self._no_words(message, whence)
        elif await self._may_go_on(message, whence):
            words = harmless(message.content, LINE_LENGTH)
            said = Said(whence.visitor, None, words, whence.update)
            await self._answer(message, whence, await self.house.desk.said(said))

    async def say(self, message: Message, sheet: Sheet) -> int:
        """Answer with a message; its number, 0 if it was given up."""

        async def send() -> Message:
            return await sheet.sent(
                lambda rendered: message.channel.send(
                    view=rendered.view(), allowed_mentions=NOBODY, nonce=message.id
                )
            )

        try:
            return (await insisted(send, seconds=ANSWER_SECONDS)).id
        except HTTPException as error:
            log.info("discord takes no answer", code=error.code, status=error.status)
        except TimeoutError:
            log.info("answer given up")
        return 0

    async def _answer(self, message: Message, whence: Whence, answer: Answer) -> None:
        drawn = answer.private
        if drawn is None:
            await self.say(message, self.house.words(answer.notice))
            return
        sheet = self.house.sheet(drawn, answer.notice)
        number = await self.say(message, sheet)
        if number:
            self.house.courier.messages.shown((whence.chat, str(number)), drawn, sheet.rendered)
            await Telling(self.house).took_over(whence, drawn, str(number))

    async def _may_go_on(self, message: Message, whence: Whence) -> bool:
        """Whether a line is carried out: its writer is not too fast, nor is it too long."""
        user = whence.visitor.user
        if not self.gait.allows(user):
            if self.gait.is_to_be_told(user):
                await self._reply(message, whence, "discord-too-fast")
            return False
        if len(message.content) > LINE_LENGTH:
            await self._reply(message, whence, "discord-too-long")
            return False
        return True

    async def _no_words(self, message: Message, whence: Whence) -> None:
        """Say what can be typed to whoever sent a picture, a sticker or the like."""
        if self._pictures.allows(whence.visitor.user):
            await self._reply(message, whence, "discord-only-words")

    async def _reply(self, message: Message, whence: Whence, key: str) -> None:
        await self.say(message, await self.house.tell(whence.visitor, text(key)))


def _whence_of(message: Message) -> Whence:
    visitor = writer_of(message.author)
    return Whence(visitor, None, private_chat(visitor.user), "", str(message.id))
