"""Presses as Discord delivers them: each into what the desk is asked, and answered once."""

from dataclasses import dataclass

from discord import Interaction

from adapters.discord.answering.answers import PrivateAnswers, PublicAnswers
from adapters.discord.answering.house import House
from adapters.discord.answering.kinds import PrivatePress, PublicPress
from adapters.discord.answering.whence import Whence
from adapters.discord.drawing.keyboard import AGAIN
from adapters.discord.inbound.filled import chosen_of, custom_id_of
from adapters.discord.inbound.forms import CHALLENGE, FORM, challenge_form
from adapters.discord.inbound.greeting import COMMANDS, TYPES
from adapters.discord.inbound.visitors import is_alone, place_of, visitor_of
from adapters.discord.sending.slots import Slot
from adapters.discord.spots import passing, private_chat
from adapters.frontdesk import Answer, Press, Said
from adapters.presentation.ink import Drawn
from adapters.presentation.texts import text

Pressed = PrivatePress | PublicPress


def pressed(interaction: Interaction) -> Pressed:
    """A press, by who sees what was pressed."""
    message = interaction.message
    is_own = message is not None and message.flags.ephemeral
    if is_own or is_alone(interaction):
        return PrivatePress(interaction)
    return PublicPress(interaction)


@dataclass(frozen=True, slots=True)
class PressesIn:
    """Takes presses in; whatever a button carries, its presser is answered."""

    house: House

    async def take(self, press: Pressed) -> None:
        """Carry out a press and answer it once."""
        interaction = press.interaction
        whence, carried = whence_of(press), chosen_of(interaction) or custom_id_of(interaction)
        if carried.startswith(FORM):
            await self._open(press, whence, carried)
            return
        with self.house.courier.slots.open(whence.channel, interaction) as slot:
            if carried.startswith(TYPES):
                await self._type(press, whence, slot, carried)
            else:
                await self._ask(press, whence, slot, carried.partition(AGAIN)[0])

    async def _ask(self, press: Pressed, whence: Whence, slot: Slot, token: str) -> None:
        """Ask the desk for what a button carries."""
        asked = Press(
            whence.visitor, whence.place, whence.chat, whence.message, token, whence.update
        )
        await self.house.desk.pressed(
            asked, lambda answer: self._deliver(press, whence, slot, answer)
        )

    async def _type(self, press: Pressed, whence: Whence, slot: Slot, line: str) -> None:
        """Ask the desk for what a button types."""
        if line not in COMMANDS:
            await self._refuse(press, whence)
            return
        said = Said(whence.visitor, whence.place, line, whence.update)
        await self._deliver(press, whence, slot, await self.house.desk.said(said))

    async def _open(self, press: Pressed, whence: Whence, form: str) -> None:
        """Let a form come up, or say that there is none any more."""
        if form != CHALLENGE or not isinstance(press, PublicPress):
            await self._refuse(press, whence)
            return
        language = await self.house.desk.language(whence.visitor)
        if await press.ask(challenge_form(self.house, language)) is None:
            await press.whisper(await self.house.tell(whence.visitor, text("discord-try-again")))

    async def _refuse(self, press: Pressed, whence: Whence) -> None:
        await press.whisper(await self.house.tell(whence.visitor, text("discord-old-button")))

    async def _deliver(
        self, press: Pressed, whence: Whence, slot: Slot, answer: Answer
    ) -> Drawn | None:
        if not answer.board:
            slot.close()
        if isinstance(press, PrivatePress):
            return await PrivateAnswers(self.house).deliver(press, whence, slot, answer)
        return await PublicAnswers(self.house).deliver(press, whence, slot, answer)


def whence_of(press: Pressed) -> Whence:
    """Where a press was made; what one person alone sees is in their private chat."""
    interaction = press.interaction
    visitor, place = visitor_of(interaction), place_of(interaction)
    message, update = interaction.message, str(interaction.id)
    number = 0 if message is None else message.id
    if isinstance(press, PublicPress):
        return Whence(visitor, place, str(interaction.channel_id), str(number), update)
    is_kept = message is not None and not message.flags.ephemeral
    shown = str(number) if is_kept else passing(number)
    return Whence(visitor, place, private_chat(visitor.user), shown, update)
