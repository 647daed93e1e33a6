"""Commands and forms as Discord delivers them: each into a line for the desk, answered once."""

from dataclasses import dataclass
from typing import Final

from discord import AppCommandType, Interaction
from discord.app_commands import Choice

from adapters.discord.answering.answers import LineAnswers
from adapters.discord.answering.house import House
from adapters.discord.answering.kinds import Line
from adapters.discord.answering.whence import Whence
from adapters.discord.inbound.completion import rules_choices
from adapters.discord.inbound.filled import Filled, command_of, custom_id_of, kind_of
from adapters.discord.inbound.forms import CHALLENGE, challenge_of
from adapters.discord.inbound.lines import line_of
from adapters.discord.inbound.visitors import place_of, visitor_of
from adapters.discord.spots import private_chat
from adapters.frontdesk import Answer, Said
from adapters.presentation.refusals import refusal
from adapters.presentation.texts import text
from engine.round.faults import NotAllowed

_GIN: Final = "gin"
_COMPLETED: Final = "rules"
"""The option for which choices are offered while it is typed."""


@dataclass(frozen=True, slots=True)
class CommandsIn:
    """Takes commands in, and forms, which are commands that were filled in by other means."""

    house: House

    async def command(self, line: Line) -> None:
        """Carry out a command, or an entry of somebody's menu."""
        interaction = line.interaction
        is_command = kind_of(interaction) == AppCommandType.chat_input.value
        name = command_of(interaction) if is_command else _GIN
        await self._take(line, name, Filled.command(interaction))

    async def form(self, line: Line) -> None:
        """Carry out what a form asks for."""
        if custom_id_of(line.interaction) == CHALLENGE:
            await self._take(line, _GIN, challenge_of(Filled.form(line.interaction)))
            return
        visitor = visitor_of(line.interaction)
        await line.whisper(await self.house.tell(visitor, text("discord-old-button")))

    async def complete(self, interaction: Interaction) -> None:
        """Offer what may be typed; nobody waits for that longer than they type."""
        filled = Filled.command(interaction)
        if filled.typing != _COMPLETED:
            await interaction.response.autocomplete([])
            return
        language = await self._language(interaction)
        lines = rules_choices(filled.words.get(_COMPLETED, ""), language)
        await interaction.response.autocomplete(
            [Choice(name=one.shown, value=one.typed) for one in lines]
        )

    async def _take(self, line: Line, command: str, filled: Filled) -> None:
        whence = _whence_of(line.interaction)
        try:
            words = line_of(command, filled, self.house.us)
        except NotAllowed as refused:
            await line.whisper(await self.house.tell(whence.visitor, refusal(refused)))
            return
        with self.house.courier.slots.open(whence.channel, line.interaction) as slot:
            answer = await self._said(whence, words, filled)
            if not answer.board:
                slot.close()
            await LineAnswers(self.house).deliver(line, whence, slot, answer)

    async def _said(self, whence: Whence, words: str, filled: Filled) -> Answer:
        opponent, player = filled.people.get("opponent"), filled.people.get("player")
        if opponent is not None and opponent.user == self.house.us:
            opponent = None
        said = Said(
            whence.visitor,
            whence.place,
            words,
            whence.update,
            opponent or player,
            filled.people.get("versus"),
        )
        return await self.house.desk.said(said)

    async def _language(self, interaction: Interaction) -> str:
        """The language that somebody chose, else that of their client; nobody is met for that."""
        drawing = self.house.desk.drawing
        visitor = visitor_of(interaction)
        person = await drawing.store.person_of(visitor.platform, visitor.user)
        return (person.language if person else "") or drawing.catalog.match(visitor.language)


def _whence_of(interaction: Interaction) -> Whence:
    visitor, place = visitor_of(interaction), place_of(interaction)
    return Whence(visitor, place, private_chat(visitor.user), "", str(interaction.id))
