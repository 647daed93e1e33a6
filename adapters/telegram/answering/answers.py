"""The one answer to a press: what pops up, what its message shows, what comes beside it."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Final

from adapters.frontdesk import Answer, Door, Visitor
from adapters.frontdesk.commands.reading import only_shows
from adapters.outbox import Delivered, Delivery, Gone, Refused
from adapters.presentation.ink import Drawn
from adapters.presentation.texts import text
from adapters.telegram import PLATFORM
from adapters.telegram.answering.house import House
from adapters.telegram.answering.privately import Privately, word_of
from adapters.telegram.answering.retries import Errand
from engine.match.people import Place

SENDING_SECONDS: Final = 1.0
"""How long the answer to a press waits for what is sent beside it."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press as it came in: its ``query`` waits for an answer.

    ``place`` is what it is meant for, which a message in the private chat (``is_private``) may be
    about as well; ``asked_in`` is that place as it was when it was asked for there.
    ``line`` is what the button types.
    """

    query: str
    visitor: Visitor
    place: Place | None
    chat: str
    message: str
    update: str
    is_private: bool
    asked_in: Place | None = None
    line: str = ""


@dataclass(frozen=True, slots=True)
class PressAnswers:
    """Answers presses. In a group nothing is shown here: its boards are the outbox's alone."""

    house: House

    async def deliver(self, pressed: Pressed, answer: Answer) -> Drawn | None:
        """Bring the answer to whoever pressed; what the message shows now, None if as before."""
        if answer.door is not None:
            await self._lead(pressed, answer.door)
            return None
        # Whatever breaks on one side, the other side comes to its end.
        is_shown, told = await asyncio.gather(
            self._redrawn(pressed, answer), self._told(pressed, answer), return_exceptions=True
        )
        for outcome in (is_shown, told):
            if isinstance(outcome, BaseException):
                raise outcome
        return answer.redraw if is_shown is True else None

    async def _redrawn(self, pressed: Pressed, answer: Answer) -> bool:
        if answer.redraw is None or not pressed.is_private or _follows(answer):
            return False
        spot = (pressed.chat, pressed.message)
        self.house.retries.newest(spot)
        if answer.settles is not None:
            # The outbox goes on with it, where it does not get through now.
            return isinstance(await self._edited(pressed, answer.redraw), Delivered)
        if await self._is_hand(pressed, answer.redraw):
            return False
        look = partial(self._edited, pressed, answer.redraw)
        shown = await self.house.retries.insist(
            Errand(pressed.update, look, key=spot), SENDING_SECONDS
        )
        return isinstance(shown, Delivered)

    async def _edited(self, pressed: Pressed, drawn: Drawn) -> Delivery:
        """One attempt to let the message that was pressed show a screen."""
        delivery = await self.house.courier.edit_now(pressed.chat, pressed.message, drawn)
        if isinstance(delivery, Gone):
            await self._gone(pressed, drawn)
        return delivery

    async def _is_hand(self, pressed: Pressed, drawn: Drawn) -> bool:
        """Whether it leads from another message to one's hand: that comes down in its place.

        So nobody has the same hand before them twice.
        """
        if not drawn.screen.table or await self._is_of_table(pressed):
            return False
        if not await self.house.desk.brought(pressed.visitor, drawn):
            return False
        await self.house.courier.delete(pressed.chat, pressed.message)
        return True

    async def _is_of_table(self, pressed: Pressed) -> bool:
        """Whether what was pressed is a message that goes on with its table."""
        store = self.house.desk.drawing.store
        row = await store.message_at(PLATFORM, pressed.chat, pressed.message)
        return row is not None

    async def _gone(self, pressed: Pressed, drawn: Drawn) -> None:
        """What was pressed is no longer there: a hand comes again, anything else anew."""
        if await self._is_of_table(pressed):
            await self.house.desk.lost(PLATFORM, pressed.chat, pressed.message)
        else:
            await self._privately.show(pressed.visitor, drawn, pressed.update, pressed.place)

    async def _told(self, pressed: Pressed, answer: Answer) -> None:
        """Let pop up what there is to say, and send what is shown beside the message."""
        if answer.private is None:
            await self._say(pressed, await self._words(pressed, answer), stays=_refuses(answer))
        elif answer.private.screen.brief and not pressed.is_private:
            await self.house.popups.say(
                pressed.query, self.house.renderer.popup(answer.private), stays=True
            )
        else:
            await self._beside(pressed, answer.private, answer.notice)

    async def _words(self, pressed: Pressed, answer: Answer) -> str:
        """The notice; where nothing changes at once, what is going on."""
        if answer.notice or not _follows(answer) or not pressed.is_private:
            return answer.notice
        language = await self.house.desk.language(pressed.visitor)
        return self.house.say(language, text("telegram-goes-on"))

    async def _say(self, pressed: Pressed, words: str, *, stays: bool) -> None:
        """Let words pop up; what has no room there is sent as well, if it can be."""
        has_room = await self.house.popups.say(pressed.query, words, stays=stays)
        if not has_room and await self._is_open(pressed):
            await self._privately.tell(pressed.visitor, words, pressed.update)

    async def _beside(self, pressed: Pressed, drawn: Drawn, notice: str) -> None:
        """Send a screen into the private chat, and say so where that is another chat."""
        if not await self._is_open(pressed):
            await self._lead(pressed, _door(pressed, drawn))
            return
        sent = await self._privately.show(pressed.visitor, drawn, pressed.update, pressed.place)
        if isinstance(sent, Refused):
            await self._lead(pressed, _door(pressed, drawn))
            return
        words = [notice] if notice else []
        if not pressed.is_private or not isinstance(sent, Delivered):
            language = await self.house.desk.language(pressed.visitor)
            words.append(self.house.say(language, text(word_of(sent))))
        await self._say(pressed, " ".join(words), stays=bool(notice))

    async def _is_open(self, pressed: Pressed) -> bool:
        """Whether whoever pressed takes private messages; in their private chat they do."""
        return pressed.is_private or await self.house.membership.is_open(pressed.visitor)

    async def _lead(self, pressed: Pressed, door: Door) -> None:
        await self.house.popups.lead(pressed.query, self.house.links.to(door))

    @property
    def _privately(self) -> Privately:
        return Privately(self.house, SENDING_SECONDS)


def _door(pressed: Pressed, drawn: Drawn) -> Door:
    """The door behind which the same is shown again, or the table that it is about."""
    if pressed.place is not None and only_shows(pressed.line):
        return Door("", line=pressed.line, channel=pressed.place.channel)
    return Door(drawn.screen.table)


def _follows(answer: Answer) -> bool:
    """Whether more changes by itself in a moment, so that the outbox shows it all at once."""
    redraw = answer.redraw
    is_due = redraw is not None and answer.settles is not None and not answer.notice
    return is_due and redraw is not None and redraw.screen.may_wait > 0


def _refuses(answer: Answer) -> bool:
    """Whether nothing comes of a press but words."""
    return answer.redraw is None and not answer.seen_by_all
