"""The one answer to each press and line, in the form that its kind allows."""

from dataclasses import dataclass, replace
from typing import Final

from adapters.discord import PLATFORM
from adapters.discord.answering.boards import BoardAnswers
from adapters.discord.answering.callbacks import Callback
from adapters.discord.answering.house import House
from adapters.discord.answering.kinds import (
    Line,
    PrivatePress,
    PublicPress,
    PublicScreen,
    for_all,
)
from adapters.discord.answering.told import Shown, Telling
from adapters.discord.answering.whence import Whence
from adapters.discord.sending.slots import Slot
from adapters.frontdesk import Answer
from adapters.presentation.ink import Drawn
from adapters.presentation.texts import text

SETTLING_SECONDS: Final = 1.4
"""How long after a press its answer waits for what follows by itself, as a computer's move."""


@dataclass(frozen=True, slots=True)
class LineAnswers:
    """Answers commands and forms."""

    house: House

    async def deliver(self, line: Line, whence: Whence, slot: Slot, answer: Answer) -> None:
        """Answer with the board that was opened, else to the asker alone."""
        boards = BoardAnswers(self.house)
        if answer.board and await boards.answer(line, whence, slot, answer):
            return
        await Telling(self.house).tell(line, whence, answer)
        await boards.follow(slot, whence, answer)


@dataclass(frozen=True, slots=True)
class PrivateAnswers:
    """Answers presses on what one person alone sees."""

    house: House

    async def deliver(
        self, press: PrivatePress, whence: Whence, slot: Slot, answer: Answer
    ) -> Drawn | None:
        """Redraw what was pressed, or answer beside it; what it shows now, None if as before."""
        drawn = await self._answered(press, whence, answer)
        await BoardAnswers(self.house).follow(slot, whence, answer)
        return drawn

    async def _answered(self, press: PrivatePress, whence: Whence, answer: Answer) -> Drawn | None:
        if answer.redraw is None or (answer.private is not None and answer.settles is not None):
            # What settles comes by itself as well.
            await Telling(self.house).tell(press, whence, replace(answer, redraw=None))
            return None
        drawn = await caught_up(self.house, press, answer, answer.redraw)
        sheet = self.house.sheet(drawn, answer.notice)
        if await press.redraw(sheet) is None:
            await Telling(self.house).tell(press, whence, answer)
            return None
        await self._changed(press, whence, answer, Shown(drawn, sheet))
        if answer.private is not None:
            await Telling(self.house).add(press, whence, replace(answer, notice=""))
        return drawn

    async def _changed(
        self, press: PrivatePress, whence: Whence, answer: Answer, shown: Shown
    ) -> None:
        courier = self.house.courier
        courier.keys.keep(whence.spot, press.interaction)
        if not answer.notice:
            courier.messages.shown(whence.spot, shown.drawn, shown.sheet.rendered)
        if answer.settles is None:
            await Telling(self.house).took_over(whence, shown.drawn, whence.message)


@dataclass(frozen=True, slots=True)
class PublicAnswers:
    """Answers presses on what everybody in a place sees."""

    house: House

    async def deliver(
        self, press: PublicPress, whence: Whence, slot: Slot, answer: Answer
    ) -> Drawn | None:
        """Redraw what was pressed, or answer the presser alone; what it shows now, if redrawn."""
        boards = BoardAnswers(self.house)
        if answer.board and await boards.answer(press, whence, slot, answer):
            return None
        public = for_all(answer.redraw, whence.place) if answer.redraw else None
        own = replace(answer, redraw=None) if public is not None else answer
        if public is not None and not (own.private or own.notice):
            return await self._refreshed(press, whence, answer, public)
        behind = await self._behind(whence, public)
        if behind is not None and await self._shown(press, whence, behind):
            await Telling(self.house).add(press, whence, own)
            return answer.redraw if public is not None else None
        await Telling(self.house).tell(press, whence, own)
        await boards.follow(slot, whence, answer)
        return None

    async def _refreshed(
        self, press: PublicPress, whence: Whence, answer: Answer, public: PublicScreen
    ) -> Drawn | None:
        drawn = await caught_up(self.house, press, answer, public.drawn)
        if await self._shown(press, whence, PublicScreen(drawn)):
            return drawn
        # It was held, and comes by itself.
        await press.whisper(await self.house.tell(whence.visitor, text("discord-done")))
        return None

    async def _shown(self, press: PublicPress, whence: Whence, screen: PublicScreen) -> bool:
        if await press.refresh(screen, self.house.sheet) is None:
            return False
        self.house.courier.keys.keep(whence.spot, press.interaction)
        rendered = self.house.renderer.rendered(screen.drawn)
        self.house.courier.messages.shown(whence.spot, screen.drawn, rendered)
        return True

    async def _behind(self, whence: Whence, public: PublicScreen | None) -> PublicScreen | None:
        """What the pressed message has to show and only this answer can let it show."""
        courier, desk = self.house.courier, self.house.desk
        if whence.channel not in courier.mute:
            return None
        if public is not None or courier.keys.get(whence.spot) is not None:
            return public
        row = await desk.drawing.store.message_at(PLATFORM, *whence.spot)
        if row is None or row.shown >= row.wanted or whence.place is None:
            return None
        return for_all(await desk.drawing.message(row.key), whence.place)


async def caught_up(house: House, press: Callback, answer: Answer, drawn: Drawn) -> Drawn:
    """What is to be shown, with what follows by itself in a moment: a computer's move."""
    if answer.settles is None or answer.notice or not drawn.screen.may_wait:
        return drawn
    seconds = press.seconds_until(SETTLING_SECONDS)
    return await house.desk.caught_up(answer.settles.row, seconds) if seconds else drawn
