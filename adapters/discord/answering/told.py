"""What one person alone is answered with, and what becomes of the message that shows it."""

from dataclasses import dataclass
from typing import NamedTuple

from adapters.discord import PLATFORM
from adapters.discord.answering.callbacks import Callback, Sent
from adapters.discord.answering.house import House
from adapters.discord.answering.kinds import Line, PrivatePress
from adapters.discord.answering.whence import Whence
from adapters.discord.drawing.sheet import Sheet
from adapters.discord.spots import is_passing, passing, private_chat
from adapters.drawing import is_the_same
from adapters.frontdesk import Answer
from adapters.presentation.ink import Drawn
from adapters.presentation.texts import text
from engine.service.ports import Audience, MessageKey, MessageRow


class Shown(NamedTuple):
    """A screen, and the message that it became."""

    drawn: Drawn
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Telling:
    """Tells people what is theirs alone; there is no way here to tell anybody else."""

    house: House

    async def tell(self, callback: Callback, whence: Whence, answer: Answer) -> None:
        """Answer with a screen below its notice, or with the notice alone."""
        drawn = answer.private or answer.redraw
        if drawn is None:
            await callback.whisper(await self._words(whence, answer.notice))
            return
        sheet = self.house.sheet(drawn, answer.notice)
        if _lasts(drawn) and isinstance(callback, Line | PrivatePress):
            sent = await callback.keep(sheet)
        else:
            sent = await callback.whisper(sheet)
        await self._shown(callback, whence, Shown(drawn, sheet), sent)

    async def add(self, callback: Callback, whence: Whence, answer: Answer) -> None:
        """Tell more, after the answer, where there is more to tell."""
        if answer.private is not None:
            sheet = self.house.sheet(answer.private, answer.notice)
            sent = await callback.add(sheet)
            await self._shown(callback, whence, Shown(answer.private, sheet), sent)
        elif answer.notice:
            await callback.add(self.house.words(answer.notice))

    async def took_over(self, whence: Whence, drawn: Drawn, message: str) -> None:
        """Hear that a message in somebody's private chat, or a passing one, shows a screen now.

        If that is their hand, that is where it is from now on, or it is a copy of it.
        """
        row = await self._row_of_hand(whence, drawn)
        if row is None or row.message == message:
            return
        house, user = self.house, whence.visitor.user
        chat, table = private_chat(user), drawn.screen.table
        if is_passing(message) and await house.courier.privates.reads_there(user, table):
            await house.courier.has_copy(user, table, message)
            return
        await house.desk.adopted(whence.visitor, drawn, chat, message)
        if is_passing(message):
            await house.courier.has_copy(user, table, message)

    async def _shown(
        self, callback: Callback, whence: Whence, shown: Shown, sent: Sent | None
    ) -> None:
        """Remember how a new message can be changed, and what is on it."""
        if sent is None:
            return
        if not sent.message:
            sent = await callback.found(sent)
        if not sent.message:
            return
        is_alone = whence.place is None and not sent.passes
        message = str(sent.message) if is_alone else passing(sent.message)
        spot = private_chat(whence.visitor.user), message
        follow_up = sent.message if sent.follows else 0
        self.house.courier.keys.keep(spot, callback.interaction, follow_up)
        self.house.courier.messages.shown(spot, shown.drawn, shown.sheet.rendered)
        await self.took_over(whence, shown.drawn, message)

    async def _row_of_hand(self, whence: Whence, drawn: Drawn) -> MessageRow | None:
        """The row of somebody's hand, if that is what a screen shows."""
        store = self.house.desk.drawing.store
        person = await store.person_of(PLATFORM, whence.visitor.user)
        if person is None or not drawn.screen.table:
            return None
        key = MessageKey(drawn.screen.table, Audience("person", person.id), "hand")
        rows = await store.messages_of(key.table)
        row = next((row for row in rows if row.key == key), None)
        if row is None:
            return None
        now = await self.house.desk.drawing.message(key)
        return row if is_the_same(now, drawn) else None

    async def _words(self, whence: Whence, notice: str) -> Sheet:
        if notice:
            return self.house.words(notice)
        return await self.house.tell(whence.visitor, text("discord-done"))


def _lasts(drawn: Drawn) -> bool:
    """Whether a screen is of a table, and so worth keeping in a private chat."""
    return bool(drawn.screen.table)
