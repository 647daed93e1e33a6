"""Messages as Telegram delivers them: which are for the bot, and what they ask the desk for."""

from dataclasses import dataclass, field
from typing import Final

from telegram import Message

from adapters.frontdesk import Said, Visitor
from adapters.frontdesk.manners import Gait, Once
from adapters.frontdesk.pace import Pace
from adapters.presentation.names import harmless
from adapters.presentation.texts import text
from adapters.telegram.answering.house import House
from adapters.telegram.answering.replies import Heard, LineAnswers
from adapters.telegram.answering.sentences import Sentence
from adapters.telegram.chats import place_of, whereabouts_of
from adapters.telegram.drawing.markup import escaped
from adapters.telegram.inbound.greeting import Greeting
from adapters.telegram.inbound.lines import Line, is_command_of_ours, is_move, read_line
from adapters.telegram.inbound.starts import Starts
from adapters.telegram.inbound.visitors import Standings, visitor_of
from engine.match.people import Place
from engine.service.ports import Audience

LINE_LENGTH: Final = 500
"""Characters of a line, at most; a longer one is answered, not carried out."""
_PICTURES_BURST: Final = 1
_PICTURES_PER_SECOND: Final = 0.1


@dataclass(frozen=True, slots=True)
class Hearing:
    """Takes messages in. Of a group's talk only commands are heard, and only those for the bot."""

    house: House
    standings: Standings
    gait: Gait
    greeting: Greeting
    _pictures: Pace = field(default_factory=lambda: Pace(_PICTURES_BURST, _PICTURES_PER_SECOND))
    _edited: Once = field(default_factory=Once)

    async def take(self, message: Message, update: str) -> None:
        """Carry out what a message asks for, and answer it."""
        line = read_line(message, self.house.links.bot)
        if line is None:
            return
        if message.sender_chat is not None:
            await self._nobody(message, line, update)
            return
        heard = self._heard(message, line, update)
        if heard is None:
            return
        if heard.said.place is None:
            await self._in_private(message, heard, line)
        elif line.is_command:
            await self._in_group(heard, line)

    async def edited(self, message: Message, update: str) -> None:
        """Ask for a command once more that was changed afterwards: nothing is done twice."""
        line = read_line(message, self.house.links.bot)
        heard = self._heard(message, line, update) if line is not None else None
        if line is None or heard is None or not line.words or message.sender_chat is not None:
            return
        is_for_us = heard.said.place is None or await self._is_for_us(heard, line)
        if is_for_us and self._edited.is_first((heard.chat, heard.message)):
            await self._reply(heard, "telegram-write-again")

    def _heard(self, message: Message, line: Line, update: str) -> Heard | None:
        """Who says what and where; None for what no person says, or says themselves."""
        user, place = message.from_user, place_of(message)
        if user is None or user.is_bot or message.via_bot is not None:
            return None
        if place is not None and message.forward_origin is not None:
            return None
        visitor = visitor_of(user, place, self.standings)
        words = harmless(line.words, LINE_LENGTH)
        said = Said(visitor, place, words, update, self._spoken_to(message, place, line))
        return Heard(said, whereabouts_of(message).channel, message.message_id)

    def _spoken_to(self, message: Message, place: Place | None, line: Line) -> Visitor | None:
        """Whom a line speaks to without naming them in words."""
        if line.mentioned is not None:
            return visitor_of(line.mentioned, place, self.standings)
        answered = message.reply_to_message
        if place is None or answered is None or _opens_topic(answered):
            return None
        if answered.from_user is None or answered.sender_chat is not None:
            return None
        return visitor_of(answered.from_user, place, self.standings)

    async def _in_private(self, message: Message, heard: Heard, line: Line) -> None:
        started = line.started
        if started is None:
            await self.house.membership.opened(heard.visitor)
        if not line.words:
            await self._no_words(message, heard)
        elif await self._may_go_on(heard, line):
            if started is not None:
                await self._started(message, heard, started)
            else:
                await self._answers.answer(heard, await self.house.desk.said(heard.said))

    async def _started(self, message: Message, heard: Heard, word: str) -> None:
        """Bring what somebody has come in for, then what waits for them."""
        starts = Starts(self.house, self.standings)
        waiting = await starts.answer(heard.visitor, word, heard.said.update)
        if message.from_user is not None:
            asked = await starts.asked(message.from_user, word, heard.said.update)
            if asked is not None:
                answer = await self.house.desk.said(asked)
                await self._answers.asked_elsewhere(heard, asked, answer)
        await self._answers.answer(heard, waiting)

    async def _in_group(self, heard: Heard, line: Line) -> None:
        place = heard.said.place
        if line.started is not None:
            if line.names_us and place is not None:
                await self.greeting.greet(place, heard.visitor.language, heard.said.update)
        elif await self._is_for_us(heard, line) and await self._may_go_on(heard, line):
            await self._answers.answer(heard, await self.house.desk.said(heard.said))

    async def _is_for_us(self, heard: Heard, line: Line) -> bool:
        """Whether a group's line is a command for this bot, or a move of one of its players."""
        if not line.is_command:
            return False
        if line.names_us or is_command_of_ours(heard.said.line):
            return True
        place = heard.said.place
        if place is None or not is_move(heard.said.line):
            return False
        return await self.house.desk.plays_at(heard.visitor, place)

    async def _may_go_on(self, heard: Heard, line: Line) -> bool:
        """Whether a line is carried out: its sender is not too fast, nor is it too long."""
        if not self.gait.allows(heard.visitor.user):
            if self.gait.is_to_be_told(heard.visitor.user):
                await self._reply(heard, "telegram-too-fast")
            return False
        if len(line.words) > LINE_LENGTH:
            await self._reply(heard, "telegram-too-long")
            return False
        return True

    async def _no_words(self, message: Message, heard: Heard) -> None:
        """Say what can be typed to whoever sent a picture, a voice or the like."""
        if message.effective_attachment is not None and self._pictures.allows(heard.chat):
            await self._reply(heard, "telegram-only-words")

    async def _nobody(self, message: Message, line: Line, update: str) -> None:
        """Tell whoever hides behind a group or a channel why they can not play so."""
        place, sender = place_of(message), message.sender_chat
        is_command = line.names_us or is_command_of_ours(line.words[:LINE_LENGTH])
        if place is None or sender is None or message.is_automatic_forward or not is_command:
            return
        if self.gait.allows(str(sender.id)) and self.house.turns.allows(str(sender.id)):
            key = "telegram-anonymous" if sender.id == message.chat.id else "telegram-channel"
            language = await self.house.desk.drawing.language(Audience("place", place.key))
            sentence = escaped(self.house.say(language, text(key)))
            where = whereabouts_of(message).channel
            await self.house.sentences.say(Sentence(update, where, sentence, message.message_id))

    async def _reply(self, heard: Heard, key: str) -> None:
        language = await self.house.desk.language(heard.visitor)
        await self._answers.reply(heard, self.house.say(language, text(key)))

    @property
    def _answers(self) -> LineAnswers:
        return LineAnswers(self.house)


def _opens_topic(message: Message) -> bool:
    """Whether a message opened a topic, which all in it that answers nothing else answers."""
    return message.forum_topic_created is not None
