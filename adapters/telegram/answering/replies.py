"""The answer to a typed line: in the private chat, or as a reply where all in a group read it."""

from dataclasses import dataclass, replace

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from adapters.frontdesk import Answer, Door, Said, Visitor
from adapters.frontdesk.commands.reading import only_shows
from adapters.outbox import Delivered, Delivery, Refused
from adapters.presentation.ink import Drawn
from adapters.presentation.texts import text
from adapters.telegram.answering.house import House
from adapters.telegram.answering.privately import Privately, word_of
from adapters.telegram.answering.sentences import Sentence
from adapters.telegram.drawing.markup import escaped


@dataclass(frozen=True, slots=True)
class Heard:
    """A message with a line in it: ``message`` in ``chat``, which a reply would answer."""

    said: Said
    chat: str
    message: int

    @property
    def visitor(self) -> Visitor:
        """Who said it."""
        return self.said.visitor


@dataclass(frozen=True, slots=True)
class LineAnswers:
    """Answers lines. A group is told sentences that are for all, and never shown a screen."""

    house: House

    async def answer(self, heard: Heard, answer: Answer) -> None:
        """Bring the answer to whoever said something."""
        if answer.door is not None:
            await self._lead(heard, answer.door, "private-start-first")
        elif heard.said.place is None:
            await self._in_private(heard, answer)
        else:
            await self._in_group(heard, answer)

    async def reply(
        self, heard: Heard, sentence: str, keyboard: InlineKeyboardMarkup | None = None
    ) -> None:
        """Reply with a sentence where the line was said, unless that is too much for a group."""
        reply_to = heard.message if heard.said.place is not None else None
        reply = Sentence(heard.said.update, heard.chat, escaped(sentence), reply_to, keyboard)
        if reply_to is None or self.house.turns.allows(heard.visitor.user):
            await self.house.sentences.say(reply)
        else:
            await self._aside(heard, reply)

    async def _aside(self, heard: Heard, reply: Sentence) -> None:
        """Say in private what has no turn in a group; else, once, that it has none."""
        user, house = heard.visitor.user, self.house
        if await house.membership.is_open(heard.visitor):
            chat = house.courier.private_chat(user)
            await house.sentences.say(replace(reply, chat=chat, reply_to=None))
        elif house.turns.is_to_be_told(user):
            words = self._words(await house.desk.language(heard.visitor), "telegram-too-fast")
            await house.sentences.say(replace(reply, html=escaped(words), keyboard=None))

    async def asked_elsewhere(self, heard: Heard, asked: Said, answer: Answer) -> None:
        """Bring what was ``asked`` in a group to whoever has opened their private chat for it."""
        await self._in_private(heard, replace(answer, private=None))
        if answer.private is not None:
            await self._show(replace(heard, said=asked), answer.private)

    async def _in_private(self, heard: Heard, answer: Answer) -> None:
        """Say it, then show it: what can be pressed stands at the end of the chat."""
        if answer.notice:
            await self.reply(heard, answer.notice)
        if answer.private is not None:
            await self._show(heard, answer.private)

    async def _in_group(self, heard: Heard, answer: Answer) -> None:
        is_read = bool(answer.notice) and answer.for_all and not answer.seen_by_all
        if is_read:
            await self.reply(heard, answer.notice)
        secret = "" if answer.for_all or answer.seen_by_all else answer.notice
        if not secret and answer.private is None:
            return
        sent = await self._alone(heard, secret, answer.private)
        if isinstance(sent, Refused):
            await self._lead(heard, _door(heard.said, answer.private), "telegram-answer-waits")
        elif not answer.notice or not (is_read or isinstance(sent, Delivered)):
            await self._point(heard, sent)

    async def _point(self, heard: Heard, sent: Delivery | None) -> None:
        """Say where the answer is; whoever has just been told so looks there anyway."""
        who = f"{heard.visitor.user} {heard.chat}"
        if not isinstance(sent, Delivered) or self.house.pointed.allows(who):
            await self._lead(heard, None, word_of(sent))

    async def _alone(self, heard: Heard, sentence: str, drawn: Drawn | None) -> Delivery | None:
        """What comes of it to bring what is for whoever asked alone; of two, of the last."""
        sent: Delivery | None = Refused()
        if not await self.house.membership.is_open(heard.visitor):
            return sent
        if sentence:
            sent = await self._privately.tell(heard.visitor, sentence, heard.said.update)
        if drawn is None or (sentence and isinstance(sent, Refused)):
            return sent
        return await self._show(heard, drawn)

    async def _show(self, heard: Heard, drawn: Drawn) -> Delivery | None:
        said = heard.said
        return await self._privately.show(heard.visitor, drawn, said.update, said.place)

    async def _lead(self, heard: Heard, door: Door | None, key: str) -> None:
        """Reply with a button that leads into the private chat."""
        language = await self.house.desk.language(heard.visitor)
        links = self.house.links
        url = links.home if door is None else links.to(door)
        button = InlineKeyboardButton(self._words(language, "button-private-chat"), url=url)
        await self.reply(heard, self._words(language, key), InlineKeyboardMarkup([[button]]))

    def _words(self, language: str, key: str) -> str:
        return self.house.say(language, text(key))

    @property
    def _privately(self) -> Privately:
        return Privately(self.house)


def _door(said: Said, drawn: Drawn | None) -> Door:
    """The door behind which the same is answered again, or else the table that it is about."""
    if said.place is not None and only_shows(said.line):
        return Door("", line=said.line, channel=said.place.channel)
    return Door("" if drawn is None else drawn.screen.table)
