"""The kinds of interactions, and what each can be answered with.

What was pressed on a message that one person alone sees can become anything of theirs. What was
pressed where everybody reads can only become what everybody may see: its kind has no other words,
whatever it is asked to show.
"""

from collections.abc import Callable
from dataclasses import dataclass

from discord.ui import Modal

from adapters.discord.answering.callbacks import NOBODY, Callback, Sent
from adapters.discord.drawing.sheet import Sheet
from adapters.drawing import scope_of
from adapters.presentation.ink import Drawn
from engine.match.people import Place
from engine.service.ports import Audience

_PLACE = scope_of(Audience("place", ""))


class NotPublic(ValueError):
    """A screen was drawn for one person, and was to be shown to all."""


@dataclass(frozen=True, slots=True)
class PublicScreen:
    """A screen that everybody in a place may see.

    Raises:
        NotPublic: if it was drawn for anybody else.
    """

    drawn: Drawn

    def __post_init__(self) -> None:
        if not self.drawn.scope.startswith(_PLACE):
            raise NotPublic


def for_all(drawn: Drawn, place: Place | None) -> PublicScreen | None:
    """A screen as one for everybody in a place, if it was drawn for that very place."""
    if place is None or drawn.scope != scope_of(Audience("place", place.key)):
        return None
    return PublicScreen(drawn)


class Lasting(Callback):
    """An interaction that may be answered with a message that stays."""

    async def keep(self, sheet: Sheet) -> Sent | None:
        """Answer with a message that stays, in the private chat; elsewhere with a whisper."""
        return await self._answer(
            lambda: self._reply(sheet, ephemeral=not self.interaction.context.dm_channel),
            lambda: self._whisper_late(sheet),
        )


class PrivatePress(Lasting):
    """A press on a message that only the presser sees."""

    async def redraw(self, sheet: Sheet) -> Sent | None:
        """Let the pressed message show something else of theirs."""
        return await self._answer(lambda: self._update(sheet), lambda: self._patch(sheet))

    async def _hold(self) -> Sent:
        await self.interaction.response.defer()
        return Sent()

    async def _whisper_late(self, sheet: Sheet) -> Sent:
        # The original is what was pressed, and goes on showing what it shows.
        return await self._follow(sheet)

    async def _update(self, sheet: Sheet) -> Sent:
        return await updated(self, sheet)

    async def _patch(self, sheet: Sheet) -> Sent:
        return await patched(self, sheet)


class Spoken(Callback):
    """An interaction that is answered beside whatever it came from."""

    async def _hold(self) -> Sent:
        await self.interaction.response.defer(ephemeral=True, thinking=True)
        return Sent()

    async def _whisper_late(self, sheet: Sheet) -> Sent:
        return await patched(self, sheet)


class PublicPress(Spoken):
    """A press on a message that everybody in its place sees."""

    async def refresh(self, screen: PublicScreen, draw: Callable[[Drawn], Sheet]) -> Sent | None:
        """Let the pressed message show what everybody may see; not once the answer is held."""
        return await self._answer(lambda: updated(self, draw(screen.drawn)), None)

    async def ask(self, form: Modal) -> Sent | None:
        """Answer with a form to fill in; not once the answer is held."""

        async def send() -> Sent:
            await self.interaction.response.send_modal(form)
            return Sent()

        return await self._answer(send, None)


class Line(Spoken, Lasting):
    """A command, or a form that was filled in."""


async def updated(callback: Callback, sheet: Sheet) -> Sent:
    """Let the pressed message show what it led to."""
    await sheet.sent(
        lambda rendered: callback.interaction.response.edit_message(
            view=rendered.view(), allowed_mentions=NOBODY
        )
    )
    return Sent()


async def patched(callback: Callback, sheet: Sheet) -> Sent:
    """Let the answer by which something was held show what it waited for."""
    message = await sheet.sent(
        lambda rendered: callback.interaction.edit_original_response(
            view=rendered.view(), allowed_mentions=NOBODY
        )
    )
    return Sent(message.id)
